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
    PAIR_FIRST,
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

CLOSED = -1
CARD_WEIGHT = 16  # a point of merchandise counts more than all passenger cards together

# Room for a search, in one piece: to make five takes longer than most searches.
IS_USED = 0  # by pair, or track (`parallel_return`)
TIMES = IS_USED + 2 * USED_BITS  # tokens taken in this trail, by city
HERE = TIMES + CITIES  # by depth: the city, …
NEXT_WAY = HERE + TRACKS + 1  # … the next of its tracks to try, …
BY = NEXT_WAY + TRACKS + 1  # … the track that led to it, …
GAINED = BY + TRACKS + 1  # … and the token that it brought
ROOM = GAINED + TRACKS + 1


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
    at, visited, length, room = start, 0, 0, zeros(ROOM)
    if s[PHASE] == RIDE:
        start, at, visited, length = s[RIDE_FROM], s[RIDE_AT], s[VISITED], s[RIDE_LENGTH]
        for way in range(2 * USED_BITS):
            room[IS_USED + way] = s[USED + way // USED_BITS] >> way % USED_BITS & 1
        for city in range(CITIES):
            if visited >> city & 1 and s[REVISIT] == 0:
                room[TIMES + city] = 1
    own_first = s[OWN_NEEDED] == 1 and length == 0
    hope = within_reach(s, seat, at, start, visited, cards)
    depth, value, spent, steps = 0, 0, 0, 0
    best, best_points, best_length = -CARD_WEIGHT, 0, 0
    room[HERE] = at
    room[NEXT_WAY] = CITY_FIRST[at]
    while depth >= 0:
        city = room[HERE + depth]
        if room[NEXT_WAY + depth] == CITY_FIRST[city + 1] or steps > limit:
            # Back to the city before.
            if depth > 0:
                track = room[BY + depth]
                room[IS_USED + (track if s[PARALLEL] else PAIR_OF[track])] = 0
                spent -= toll(s, seat, track)
                value -= room[GAINED + depth]
                if room[GAINED + depth] > 0:
                    room[TIMES + city] -= 1
            depth -= 1
            continue
        track = CITY_TRACKS[room[NEXT_WAY + depth]]
        room[NEXT_WAY + depth] += 1
        cost = toll(s, seat, track)
        if cost == CLOSED or spent + cost > cards or (own_first and depth == 0 and cost > 0):
            continue
        way = track if s[PARALLEL] else PAIR_OF[track]
        if room[IS_USED + way]:
            continue
        steps += 1
        depth += 1
        onto, gain = other_end(track, city), 0
        room[HERE + depth] = onto
        room[BY + depth] = track
        room[IS_USED + way] = 1
        spent += cost
        if onto != start and (s[REVISIT] or room[TIMES + onto] == 0):
            gain = token_value(s[RED_CITIES], onto, s[TAKEN + onto] + room[TIMES + onto])
        room[GAINED + depth] = gain
        value += gain
        if gain > 0:
            room[TIMES + onto] += 1
        if CARD_WEIGHT * value - spent > best:
            best, best_points, best_length = CARD_WEIGHT * value - spent, value, depth
            for i in range(depth):
                trail[i] = room[BY + i + 1]
        room[NEXT_WAY + depth] = CITY_FIRST[onto] if CARD_WEIGHT * hope - spent > best else CITY_FIRST[onto + 1]
    return best_points, best_length


@kernel
def toll(s: Block, seat: int, track: int) -> int:
    """The passenger cards that a track between cities costs, or CLOSED; of a pair only the cheapest is open, unless
    all may be travelled."""
    owner, pair = s[OWNER + track], PAIR_OF[track]
    if owner == 0:
        return CLOSED
    if owner == seat:
        return 0
    if s[PARALLEL] == 0:
        for other in range(PAIR_FIRST[pair], PAIR_FIRST[pair + 1]):
            if s[OWNER + other] == seat or (s[OWNER + other] and other < track):
                return CLOSED
    return 1


@kernel
def within_reach(s: Block, seat: int, at: int, start: int, visited: int, cards: int) -> int:
    """All the merchandise that any trail from here could gather with so many cards."""
    cities, reached, end, hope = zeros(CITIES), 1 << at, 1, 0
    cities[0] = at
    for paid in range(cards + 1):
        first, before = 0, end
        while first < end:
            city, price = cities[first], 1 if paid and first < before else 0
            first += 1
            for i in range(CITY_FIRST[city], CITY_FIRST[city + 1]):
                onto = other_end(CITY_TRACKS[i], city)
                if reached >> onto & 1 == 0 and CLOSED < toll(s, seat, CITY_TRACKS[i]) <= price:
                    reached |= 1 << onto
                    cities[end] = onto
                    end += 1
    for i in range(end):
        city = cities[i]
        if city != start and s[REVISIT]:
            for place in range(s[TAKEN + city], MOST_TOKENS):
                hope += token_value(s[RED_CITIES], city, place)
        elif city != start and visited >> city & 1 == 0:
            hope += token_value(s[RED_CITIES], city, s[TAKEN + city])
    return hope
