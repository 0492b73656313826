"""The planner's passengers as kernels: where one is placed, and when it sets out.

Rides are judged on the network as it is and on a dream of it: the same position with the plan built.
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.marklin import data
from whistlestop.games.marklin.acting import place_fault
from whistlestop.games.marklin.board import (
    CITIES,
    CITY_FIRST,
    CITY_TRACKS,
    END_A,
    END_B,
    PASSENGER,
    TRACKS,
    other_end,
    side_at,
    token_value,
)
from whistlestop.games.marklin.layout import (
    CLAIMED,
    DONE,
    FINE,
    FIRST_DEPART,
    FIRST_PLACE,
    FIRST_RIDE,
    HAND,
    OCCUPIED,
    OWNER,
    RED_CITIES,
    RIDE_AT,
    RIDE_COST,
    RIDE_LENGTH,
    STANDING,
    SUPPLY,
    TAKEN,
    TURNS_LEFT,
)
from whistlestop.games.marklin.plan_cards import NOTHING
from whistlestop.games.marklin.plan_layout import (
    BUILD,
    BUILD_N,
    BY_TRACK,
    PLACE_LATE_LEAST,
    PLACE_LATE_SHARE,
    PLACE_LEAST,
    RUN_FIRST,
    RUN_LATE,
    RUN_SHARE,
)
from whistlestop.games.marklin.rides import best_trail, within_reach

MOST_CARDS = 3  # passenger cards that a trail is searched with
MOST_STEPS = 4_000  # of one search
PASSENGERS = data.PASSENGERS


@kernel
def passenger_cards(s: Block, seat: int) -> int:
    """How many passenger cards a ride may still take."""
    return min(MOST_CARDS, s[side_at(seat) + HAND + PASSENGER] - s[RIDE_COST])


@kernel
def dream_of_plan(s: Block, seat: int, w: Block, dream: Block) -> None:
    """The position with all planned tracks laid."""
    for i in range(len(s)):
        dream[i] = s[i]
    for i in range(w[BUILD_N]):
        dream[OWNER + w[BY_TRACK + w[BUILD + i]]] = seat


# --- setting out


@kernel
def best_departure(s: Block, seat: int, least: int, trail: Block) -> tuple[int, int]:
    """The city of the own passenger with the best ride, and its points; NOTHING where none brings so many."""
    best, most, cards = NOTHING, least - 1, passenger_cards(s, seat)
    for city in range(CITIES):
        if s[OCCUPIED + city] == seat and within_reach(s, seat, city, city, 0, cards) > most:
            points, _ = best_trail(s, seat, city, cards, MOST_STEPS, trail)
            if points > most:
                best, most = city, points
    return best, most


@kernel
def set_out(s: Block, seat: int, is_late: bool, w: Block, dream: Block) -> int:
    """Depart if the best ride is worth it now; or NOTHING."""
    at = side_at(seat)
    if s[at + STANDING] == 0:
        return NOTHING
    trail, rides_done = zeros(TRACKS), PASSENGERS - s[at + SUPPLY] - s[at + STANDING]
    least = w[RUN_LATE] if is_late else w[RUN_FIRST + rides_done]
    city, points = best_departure(s, seat, max(1, (least + 99) // 100), trail)
    if city == NOTHING:
        return NOTHING
    if not is_late and w[BUILD_N] > 0:
        dream_of_plan(s, seat, w, dream)
        later, _ = best_trail(dream, seat, city, passenger_cards(s, seat), MOST_STEPS, trail)
        if 100 * points < w[RUN_SHARE] * later:
            return NOTHING
    return FIRST_DEPART + city


@kernel
def ride_on(s: Block, seat: int) -> int:
    """One track further on the best trail from here, or done."""
    trail = zeros(TRACKS)
    points, length = best_trail(s, seat, s[RIDE_AT], passenger_cards(s, seat), MOST_STEPS, trail)
    if length == 0 or (points == 0 and s[RIDE_LENGTH] > 0):
        return DONE
    return FIRST_RIDE + trail[0]


# --- placing


@kernel
def place_passenger(s: Block, seat: int, is_late: bool, w: Block, dream: Block) -> int:
    """Place one at the route just claimed if no better city is free on the planned network; else done."""
    track = s[CLAIMED]
    if s[TURNS_LEFT] > 0 or s[side_at(seat) + SUPPLY] == 0:
        return DONE
    trail = zeros(TRACKS)
    dream_of_plan(s, seat, w, dream)
    take_own_rides(seat, dream, trail)
    best, most = NOTHING, 0
    for city in (END_A[track], END_B[track]):
        if city < CITIES and place_fault(s, seat, city) == FINE:
            points, _ = best_trail(dream, seat, city, 0, MOST_STEPS, trail)
            if points > most:
                best, most = city, points
    if best == NOTHING or 100 * most < (w[PLACE_LATE_LEAST] if is_late else w[PLACE_LEAST]):
        return DONE
    share = w[PLACE_LATE_SHARE] if is_late else 100
    for city in range(CITIES):
        if dream[OCCUPIED + city] == 0 and touches_own(dream, seat, city):
            points, _ = best_trail(dream, seat, city, 0, MOST_STEPS, trail)
            if 100 * most < share * points:
                return DONE
    return FIRST_PLACE + best


@kernel
def take_own_rides(seat: int, dream: Block, trail: Block) -> None:
    """Merchandise that the passengers who stand already will bring is as good as taken."""
    for start in range(CITIES):
        if dream[OCCUPIED + start] == seat:
            _, length = best_trail(dream, seat, start, 0, MOST_STEPS, trail)
            city, seen = start, 1 << start
            for i in range(length):
                city = other_end(trail[i], city)
                if seen >> city & 1 == 0 and token_value(dream[RED_CITIES], city, dream[TAKEN + city]) > 0:
                    dream[TAKEN + city] += 1
                seen |= 1 << city


@kernel
def touches_own(s: Block, seat: int, city: int) -> bool:
    found = False
    for i in range(CITY_FIRST[city], CITY_FIRST[city + 1]):
        found = found or s[OWNER + CITY_TRACKS[i]] == seat
    return found
