"""Whether a view is one that some game can show: what comes from a file is not trusted, and kernels check nothing.

Here are judged moments and the length of each list. Names are judged where they become numbers (`views`); whether
numbers are in their ranges, and cards, trains, tokens and tickets add up, the kernels find themselves when they
deal what is hidden (`imagining`).
"""

from itertools import count, repeat

from whistlestop.games.marklin import data, layout
from whistlestop.games.marklin.rules import SEATS
from whistlestop.games.marklin.seen import BoardView, Passed, RideView, View

_SETUP = frozenset(("first", "deal", "split", "choose"))
_ANYTIME = frozenset(("row", "tickets"))  # at set-up and in turns
_TOKENS = data.MOST_TOKENS * layout.CITIES


def is_possible(shown: View) -> bool:
    """Whether every list is complete, and nothing is shown that is not to be seen then."""
    seats = len(shown.boards)
    return (
        SEATS[0] <= seats <= SEATS[1]
        and (shown.seat is None or 1 <= shown.seat <= seats)
        and _is_possible_moment(shown, seats)
        and len(shown.owners) == len(data.TRACKS)
        and len(shown.passengers) == layout.CITIES
        and len(shown.tokens) == _TOKENS
        and len(shown.discards) == layout.CARDS
        and len(shown.row) == data.ROW
        and _is_claimed(shown)
        and (shown.ride is not None) == (shown.phase == "ride")
        and (shown.ride is None or _is_possible_ride(shown.ride, shown))
        and _are_possible_decks(shown)
        and all(map(_is_possible_board, shown.boards, repeat(shown), count(1)))
    )


def _is_possible_moment(shown: View, seats: int) -> bool:
    """Phase and turns."""
    fewest = 0 if shown.phase == "first" else 1
    return (
        (shown.phase in _ANYTIME or (shown.turn == 0) == (shown.phase in _SETUP))
        and 0 <= shown.turn < 1 << 31
        and fewest <= shown.current <= seats
        and fewest <= shown.first <= seats
        and -1 <= shown.turns_left <= seats
        and 0 <= shown.passes <= seats
        and 0 <= shown.drawn <= 1
    )


def _is_claimed(shown: View) -> bool:
    """A passenger may be placed only after a claim (TR-5.4)."""
    if shown.claimed is None:
        return True
    track = data.TRACK_NUMBERS.get(shown.claimed)
    is_time = shown.phase == "place" or (shown.phase == "row" and shown.then == "place")
    return track is not None and is_time and shown.owners[track] == shown.current


def _is_possible_ride(ride: RideView, shown: View) -> bool:
    start = data.CITY_NUMBERS.get(ride.start)
    return (
        len(ride.used) == len(set(ride.used)) == ride.length
        and 0 <= ride.cost <= ride.length
        and start is not None
        and shown.passengers[start] == shown.current
    )


def _are_possible_decks(shown: View) -> bool:
    """What lies under the decks, and what was given back at set-up."""
    short, long = shown.under
    return (
        len(short) <= data.FIRST_LONG
        and len(long) <= layout.TICKETS - data.FIRST_LONG
        and (shown.seat is not None or not (any(short) or any(long) or shown.returned or shown.passed))
        and (not shown.passed or _are_possibly_passed(shown))
    )


def _are_possibly_passed(shown: View) -> bool:
    different = len({passed.ticket for passed in shown.passed})
    return different == len(shown.passed) and all(_is_possibly_passed(passed, shown) for passed in shown.passed)


def _is_possibly_passed(passed: Passed, shown: View) -> bool:
    """Places that are there, each once, and that the viewer does not see (TR-10)."""
    deck = passed.ticket in data.TICKET_NUMBERS and data.TICKET_NUMBERS[passed.ticket] >= data.FIRST_LONG
    under = shown.under[deck]
    offered = (
        shown.boards[shown.current - 1].asked[deck] if shown.phase == "keep" and shown.current != shown.seat else 0
    )
    return (
        len(passed.kept_by) + len(passed.offered) + len(passed.under) > 0
        and all(1 <= seat <= len(shown.boards) and seat != shown.seat for seat in passed.kept_by)
        and all(1 <= number <= min(offered, data.OFFER) for number in passed.offered)
        and all(1 <= place <= len(under) and not under[place - 1] for place in passed.under)
        and all(len(set(places)) == len(places) for places in (passed.kept_by, passed.offered, passed.under))
        and shown.phase != "over"
    )


def _is_possible_board(seen: BoardView, shown: View, seat: int) -> bool:
    """Names only where the viewer may read them."""
    shows_tickets = shown.phase == "over" or seat == shown.seat
    if len(seen.known) != layout.CARDS or len(seen.tickets) != (seen.kept if shows_tickets else 0):
        return False
    if seat != shown.seat:
        return not (seen.hand or seen.offer or seen.chosen) and seen.stage != "chose"
    offered = 0 if seen.stage == "idle" else sum(seen.asked)
    return (
        len(seen.hand) == layout.CARDS
        and len(seen.offer) == offered <= data.OFFER
        and (not seen.chosen or seen.chosen[-1] <= offered)
    )
