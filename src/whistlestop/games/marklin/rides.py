"""Passengers as kernels: where one may ride, step by step, and the best way to ride (TR-7).

A trail passes no pair of cities twice (with `parallel_return`: no track). `best_trail` is exact: depth first
over what is left to travel, cut where not even all merchandise within reach could beat the best trail so far.
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.marklin.board import (
    CITIES,
    CITY_FIRST,
    CITY_TRACKS,
    END_A,
    END_B,
    MOST_TOKENS,
    PAIR_OF,
    PASSENGER,
    TRACKS,
    other_end,
    side_at,
    take_token,
    token_value,
)
from whistlestop.games.marklin.layout import (
    FINE,
    HAND,
    NO_PASSENGER_CARD,
    NO_RIDE_ABROAD,
    OCCUPIED,
    OWN_NEEDED,
    OWN_TRACK_FIRST,
    OWNER,
    PARALLEL,
    PHASE,
    RED_CITIES,
    REVISIT,
    RIDE,
    RIDE_AT,
    RIDE_COST,
    RIDE_FROM,
    RIDE_LENGTH,
    TAKEN,
    TRACK_ELSEWHERE,
    TRACK_TRAVELLED,
    TRACK_UNOWNED,
    USED,
    USED_BITS,
    VISITED,
)  # fmt: skip

FAR = 1000
CARD_WEIGHT = 16  # a point of merchandise counts more than all passenger cards together


@kernel
def is_travelled(s: Block, track: int) -> bool:
    """TR-7.1: by this ride; a pair counts as a whole unless `parallel_return` is played."""
    way = track if s[PARALLEL] else PAIR_OF[track]
    return s[USED + way // USED_BITS] >> way % USED_BITS & 1 == 1


@kernel
def ride_fault(s: Block, seat: int, track: int) -> int:
    """Why the passenger under way cannot take this track next, or FINE."""
    if END_A[track] != s[RIDE_AT] and END_B[track] != s[RIDE_AT]:
        return TRACK_ELSEWHERE
    if END_B[track] >= CITIES:
        return NO_RIDE_ABROAD
    owner = s[OWNER + track]
    if owner == 0:
        return TRACK_UNOWNED
    if is_travelled(s, track):
        return TRACK_TRAVELLED
    if owner != seat:
        if s[OWN_NEEDED] and s[RIDE_LENGTH] == 0:
            return OWN_TRACK_FIRST
        if s[side_at(seat) + HAND + PASSENGER] <= s[RIDE_COST]:
            return NO_PASSENGER_CARD
    return FINE


@kernel
def can_depart(s: Block, seat: int, city: int) -> bool:
    """Whether a seat's passenger stands there with a track to travel."""
    if s[OCCUPIED + city] != seat:
        return False
    may_pay = s[side_at(seat) + HAND + PASSENGER] > 0 and s[OWN_NEEDED] == 0
    for i in range(CITY_FIRST[city], CITY_FIRST[city + 1]):
        owner = s[OWNER + CITY_TRACKS[i]]
        if owner == seat or (owner > 0 and may_pay):
            return True
    return False


@kernel
def depart(s: Block, city: int) -> None:
    s[RIDE_FROM] = city
    s[RIDE_AT] = city
    s[PHASE] = RIDE


@kernel
def ride(s: Block, seat: int, track: int) -> None:
    """One track further; the top token of the city reached goes to the seat (TR-7.2)."""
    if s[OWNER + track] != seat:
        s[RIDE_COST] += 1
    way = track if s[PARALLEL] else PAIR_OF[track]
    s[USED + way // USED_BITS] |= 1 << way % USED_BITS
    city = other_end(track, s[RIDE_AT])
    s[RIDE_AT] = city
    s[RIDE_LENGTH] += 1
    if city != s[RIDE_FROM] and (s[REVISIT] or s[VISITED] >> city & 1 == 0):
        take_token(s, seat, city, s[RED_CITIES])
    s[VISITED] |= 1 << city


@kernel
def arrive(s: Block) -> None:
    """Nobody is under way any more."""
    for i in range(RIDE_FROM, VISITED + 1):
        s[i] = 0


# --- the best trail


@kernel
def best_trail(s: Block, seat: int, start: int, cards: int, limit: int, trail: Block) -> tuple[int, int]:
    """The points and the tracks of the best ride: most merchandise, then fewest passenger cards.

    From `start`, or onward where a passenger is under way; with up to so many cards; `trail` gets the tracks.
    It is exact unless it would look at more than `limit` steps.
    """
    at, visited, used = start, 0, zeros(2 * USED_BITS)
    length = 0
    if s[PHASE] == RIDE:
        start, at, visited, length = s[RIDE_FROM], s[RIDE_AT], s[VISITED], s[RIDE_LENGTH]
        for way in range(2 * USED_BITS):
            used[way] = s[USED + way // USED_BITS] >> way % USED_BITS & 1
    cost = zeros(TRACKS)
    open_tracks(s, seat, used, cost)
    own_first = s[OWN_NEEDED] == 1 and length == 0
    hope = within_reach(s, at, start, visited, cards, cost)

    here, next_way, by, gained = zeros(TRACKS + 1), zeros(TRACKS + 1), zeros(TRACKS + 1), zeros(TRACKS + 1)
    times = zeros(CITIES)  # tokens taken in this trail, by city
    for city in range(CITIES):
        if visited >> city & 1 and s[REVISIT] == 0:
            times[city] = 1
    depth, value, spent, steps = 0, 0, 0, 0
    best, best_points, best_length = -CARD_WEIGHT, 0, 0
    here[0] = at
    next_way[0] = CITY_FIRST[at]
    while depth >= 0:
        city = here[depth]
        if next_way[depth] == CITY_FIRST[city + 1] or steps > limit:
            # Back to the city before.
            if depth > 0:
                track = by[depth]
                used[track if s[PARALLEL] else PAIR_OF[track]] = 0
                spent -= cost[track]
                value -= gained[depth]
                if gained[depth] > 0:
                    times[city] -= 1
            depth -= 1
            continue
        track = CITY_TRACKS[next_way[depth]]
        next_way[depth] += 1
        way = track if s[PARALLEL] else PAIR_OF[track]
        if cost[track] < 0 or used[way] or spent + cost[track] > cards:
            continue
        if own_first and depth == 0 and cost[track]:
            continue
        steps += 1
        depth += 1
        onto = other_end(track, city)
        here[depth] = onto
        by[depth] = track
        used[way] = 1
        spent += cost[track]
        gained[depth] = 0
        if onto != start and (s[REVISIT] or times[onto] == 0):
            gained[depth] = token_value(s[RED_CITIES], onto, s[TAKEN + onto] + times[onto])
        value += gained[depth]
        if gained[depth] > 0:
            times[onto] += 1
        if CARD_WEIGHT * value - spent > best:
            best, best_points, best_length = CARD_WEIGHT * value - spent, value, depth
            for i in range(depth):
                trail[i] = by[i + 1]
        next_way[depth] = CITY_FIRST[onto] if CARD_WEIGHT * hope - spent > best else CITY_FIRST[onto + 1]
    return best_points, best_length


@kernel
def open_tracks(s: Block, seat: int, used: Block, cost: Block) -> None:
    """What each track costs in passenger cards, or -1; of a pair only the cheapest, unless both may be travelled."""
    cheapest = zeros(TRACKS)  # by pair: a track + 1
    for track in range(TRACKS):
        cost[track] = -1
        owner = s[OWNER + track]
        if owner == 0 or END_B[track] >= CITIES:
            continue
        price = 0 if owner == seat else 1
        if s[PARALLEL]:
            cost[track] = price
            continue
        rival = cheapest[PAIR_OF[track]] - 1
        if rival >= 0 and cost[rival] <= price:
            continue
        if rival >= 0:
            cost[rival] = -1
        cost[track] = price
        cheapest[PAIR_OF[track]] = track + 1


@kernel
def within_reach(s: Block, at: int, start: int, visited: int, cards: int, cost: Block) -> int:
    """All the merchandise that any trail from here could gather with so many cards."""
    distance, queue = zeros(CITIES), zeros(CITIES * (CITIES + 1))
    for city in range(CITIES):
        distance[city] = FAR
    distance[at] = 0
    queue[0] = at
    first, end = 0, 1
    while first < end:
        city = queue[first]
        first += 1
        for i in range(CITY_FIRST[city], CITY_FIRST[city + 1]):
            track = CITY_TRACKS[i]
            onto = other_end(track, city)
            if cost[track] >= 0 and distance[city] + cost[track] < distance[onto]:
                distance[onto] = distance[city] + cost[track]
                queue[end] = onto
                end += 1
    hope = 0
    for city in range(CITIES):
        if distance[city] <= cards and city != start:
            if s[REVISIT]:
                for place in range(s[TAKEN + city], MOST_TOKENS):
                    hope += token_value(s[RED_CITIES], city, place)
            elif visited >> city & 1 == 0:
                hope += token_value(s[RED_CITIES], city, s[TAKEN + city])
    return hope
