"""Whether a view is one that some game can show: what comes from a file is not trusted, and kernels check nothing.

Here is judged what kernels would stumble over; whether cards, trains, tokens and tickets add up they find
themselves when they deal what is hidden.
"""

from collections.abc import Sequence

from whistlestop.games.marklin import data, layout
from whistlestop.games.marklin.rules import SEATS
from whistlestop.games.marklin.seen import PHASES, STAGES, THEN, BoardView, RideView, View

_CARDS = frozenset((*data.CARDS, ""))
_TICKETS = frozenset(data.TICKETS)
_CITIES = frozenset(data.CITIES)
_MOST = 200  # no count of a game is higher


def is_possible(shown: View) -> bool:
    """Whether every name is one, every number in its range, and every player's side complete."""
    seats = len(shown.boards)
    if not SEATS[0] <= seats <= SEATS[1] or shown.seat not in (None, *range(1, seats + 1)):
        return False
    return (
        _is_possible_moment(shown, seats)
        and _are_seats(shown.owners, len(data.TRACKS), seats)
        and _are_seats(shown.passengers, layout.CITIES, seats)
        and _are_seats(shown.tokens, data.MOST_TOKENS * layout.CITIES, seats)
        and len(shown.row) == data.ROW
        and _CARDS.issuperset(shown.row)
        and _are_counts(shown.discards, layout.CARDS)
        and _are_possible_decks(shown)
        and all(_is_possible_board(seen, shown, seat) for seat, seen in enumerate(shown.boards, 1))
    )


def _are_seats(numbers: Sequence[int], length: int, seats: int) -> bool:
    return len(numbers) == length and min(numbers) >= 0 and max(numbers) <= seats


def _are_counts(numbers: Sequence[int], length: int) -> bool:
    return len(numbers) == length and min(numbers) >= 0 and max(numbers) <= _MOST


def _is_possible_moment(shown: View, seats: int) -> bool:
    """Phase, turns, and what lies between two actions of a turn."""
    is_setup = shown.phase in PHASES[: layout.AT_TURN] and (shown.phase not in ("row", "tickets") or shown.turn == 0)
    return (
        shown.phase in PHASES
        and shown.then in THEN
        and (shown.turn == 0) == is_setup
        and 0 <= shown.turn < 1 << 31
        and (0 if shown.phase == "first" else 1) <= shown.current <= seats
        and (0 if shown.phase == "first" else 1) <= shown.first <= seats
        and -1 <= shown.turns_left <= seats
        and 0 <= shown.passes <= seats
        and 0 <= shown.drawn <= 1
        and (shown.claimed is None or _is_claimed(shown))
        and (shown.ride is not None) == (shown.phase == "ride")
        and (shown.ride is None or _is_possible_ride(shown.ride, shown))
    )


def _is_claimed(shown: View) -> bool:
    track = data.TRACK_NUMBERS.get(shown.claimed or "", -1)
    is_time = shown.phase == "place" or (shown.phase == "row" and shown.then == "place")
    return track >= 0 and is_time and len(shown.owners) > track and shown.owners[track] == shown.current


def _is_possible_ride(ride: RideView, shown: View) -> bool:
    names = data.TRACKS if shown.options.parallel_return else data.PAIR_NAMES
    return (
        _CITIES.issuperset((ride.start, ride.at, *ride.visited))
        and set(ride.used) <= set(names)
        and len(ride.used) == len(set(ride.used)) == ride.length
        and 0 <= ride.cost <= ride.length
        and len(shown.passengers) == layout.CITIES
        and shown.passengers[data.PLACE_NUMBERS[ride.start]] == shown.current
    )


def _are_possible_decks(shown: View) -> bool:
    put = [name for names in shown.under for name in names if name]
    named = [*put, *shown.returned]
    if not (named or any(shown.under)):
        return _are_counts(shown.ticket_decks, 2)
    decks = [name for deck, names in enumerate(shown.under) for name in names if name and _deck_of(name) != deck]
    return (
        _are_counts(shown.ticket_decks, 2)
        and len(shown.under) == 2
        and len(shown.under[0]) <= data.FIRST_LONG
        and len(shown.under[1]) <= layout.TICKETS - data.FIRST_LONG
        and (shown.seat is not None or not named)
        and _TICKETS.issuperset(named)
        and len(put) == len(set(put))
        and not decks
    )


def _deck_of(name: str) -> int:
    return int(data.TICKET_NUMBERS.get(name, -1) >= data.FIRST_LONG)


def _is_possible_board(seen: BoardView, shown: View, seat: int) -> bool:
    """Counts, and names only where the viewer may read them."""
    is_own = seat == shown.seat
    if not (
        0 <= seen.cards <= _MOST
        and _are_counts(seen.known, layout.CARDS)
        and seen.stage in STAGES
        and (is_own or seen.stage != "chose")
        and 0 <= seen.supply <= data.PASSENGERS
        and _are_counts((*seen.asked, *seen.first_kept, *seen.later_kept), 6)
    ):
        return False
    if not is_own:
        shows_tickets = shown.phase == "over" and _TICKETS.issuperset(seen.tickets) and len(seen.tickets) == seen.kept
        return not (seen.hand or seen.offer or seen.chosen) and (shows_tickets or not seen.tickets)
    return (
        _are_counts(seen.hand, layout.CARDS)
        and all(own >= known for own, known in zip(seen.hand, seen.known, strict=True))
        and _TICKETS.issuperset(seen.tickets)
        and len(seen.tickets) == len(set(seen.tickets)) == seen.kept
        and _TICKETS.issuperset(seen.offer)
        and len(seen.offer) == len(set(seen.offer)) == (0 if seen.stage == "idle" else sum(seen.asked)) <= data.OFFER
        and all(1 <= number <= len(seen.offer) for number in seen.chosen)
    )
