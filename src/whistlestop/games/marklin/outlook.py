"""What could be done next, from what a seat sees: the shortest open way of a ticket, the best trail of a passenger."""

from functools import lru_cache
from typing import NamedTuple

from whistlestop.core.game import Seat
from whistlestop.core.kernel import block
from whistlestop.games.marklin import data, layout, rides
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.score import cheapest_way
from whistlestop.games.marklin.seen import View
from whistlestop.games.marklin.views import known

STEPS = 200_000  # that a trail is looked for: on real networks it is found long before
FEW = 3  # players, with whom only one track of a pair is used (TR-5.3)


class Way(NamedTuple):
    """A way that joins the ends of a ticket: how many trains are missing, and its tracks."""

    missing: int
    tracks: tuple[str, ...]


@lru_cache(maxsize=1 << 9)
def ticket_way(owners: tuple[Seat, ...], seats: int, seat: Seat, ticket: str) -> Way | None:
    """The way that takes fewest trains more, or None where the others have closed them all (TR-5.3, TR-8)."""
    prices = {}
    taken_pairs = {data.PAIR_OF[track] for track, owner in enumerate(owners) if owner}
    own_pairs = {data.PAIR_OF[track] for track, owner in enumerate(owners) if owner == seat}
    for track, owner in enumerate(owners):
        pair = data.PAIR_OF[track]
        is_closed = pair in taken_pairs if seats <= FEW else pair in own_pairs
        if owner == seat:
            prices[data.TRACKS[track]] = 0
        elif not owner and not is_closed:
            prices[data.TRACKS[track]] = data.LENGTHS[track]
    way = cheapest_way(prices, *data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]])
    return None if way is None else Way(sum(prices[track] for track in way), way)


class Trail(NamedTuple):
    """A ride: the points it brings, the passenger cards it costs, and its tracks."""

    points: int
    cost: int
    tracks: tuple[str, ...]


def best_trail(view: View, city: str) -> Trail | None:
    """The best ride of the viewer's passenger in a city, or onward of the one under way; None: it brings nothing."""
    seat = view.seat
    if seat is None:
        return None
    s = known(view)
    cards = s[side_at(seat) + layout.HAND + data.PASSENGER]
    if view.ride is not None:
        cards -= view.ride.cost
    found = block(len(data.TRACKS))
    points, length = rides.best_trail(s, seat, data.PLACE_NUMBERS[city], cards, STEPS, found)
    tracks = found[:length]
    paid = sum(view.owners[track] != seat for track in tracks)
    return Trail(points, paid, tuple(data.TRACKS[track] for track in tracks)) if points else None
