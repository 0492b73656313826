"""The score sheet: every point with its reason and its place (TR-5.2, TR-7.2, TR-9.2).

Places are tracks (`berlin-dresden`) and cities (`berlin`). Tickets are shown to whoever may know them: to their
owner at any time, as if the game ended now; to all when it is over, and the bonus with them.
"""

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush

from whistlestop.core.errors import Argument, UnknownName
from whistlestop.core.game import Item, Seat, Sheet
from whistlestop.games.marklin import data
from whistlestop.games.marklin.rules import ends_of
from whistlestop.games.marklin.seen import Holding, View, holding

PARTS = ("routes", "tickets", "merchandise", "bonus")


def sheet(shown: View, seat: Seat) -> Sheet:
    """The score of a seat as this viewer knows it."""
    if not 1 <= seat <= shown.seats:
        raise UnknownName("no-such-seat", seat=str(seat), seats=shown.seats)
    held = holding(shown, seat)
    items = [*routes(held), *tickets(held), *_merchandise(shown, seat)]
    if shown.phase == "over":
        everybody = [holding(shown, other) for other in range(1, shown.seats + 1)]
        items += bonus(held, everybody, shown.options.bonus_needs_ticket)
    return Sheet(seat, tuple(items))


def routes(held: Holding) -> Iterator[Item]:
    """TR-5.2."""
    for track in held.tracks:
        length = data.LENGTHS[data.TRACK_NUMBERS[track]]
        start, end = ends_of(track)
        args: dict[str, Argument] = {"start": start, "end": end, "length": length}
        yield Item("routes", data.ROUTE_POINTS[length], "marklin-route", args, (track,))


def tickets(held: Holding) -> Iterator[Item]:
    """TR-9.2: plus or minus; a completed one with the tracks that join its ends."""
    for ticket in held.tickets:
        number = data.TICKET_NUMBERS[ticket]
        a, b = data.TICKET_ENDS[number]
        args: dict[str, Argument] = {"start": data.PLACES[a], "end": data.PLACES[b]}
        points, way = data.TICKET_POINTS[number], joining_way(held.tracks, a, b)
        if way is None:
            yield Item("tickets", -points, "marklin-ticket-missed", args, (data.PLACES[a], data.PLACES[b]))
        else:
            yield Item("tickets", points, "marklin-ticket-joined", args, way)


def joining_way(tracks: Sequence[str], start: int, end: int) -> tuple[str, ...] | None:
    """The shortest way along these tracks between two places, or None; a country is no way through (TR-8)."""
    return cheapest_way({track: data.LENGTHS[data.TRACK_NUMBERS[track]] for track in tracks}, start, end)


def cheapest_way(prices: Mapping[str, int], start: int, end: int) -> tuple[str, ...] | None:
    """The way between two places that costs least, along tracks with a price each; None where there is none."""
    onward: dict[int, list[tuple[int, str]]] = {}
    for track in prices:
        a, b = data.ENDS[data.TRACK_NUMBERS[track]]
        onward.setdefault(a, []).append((b, track))
        onward.setdefault(b, []).append((a, track))
    queue: list[tuple[int, int, tuple[str, ...]]] = [(0, start, ())]
    done: set[int] = set()
    while queue:
        price, place, way = heappop(queue)
        if place == end:
            return way
        if place in done or (place >= len(data.CITIES) and place != start):
            continue
        done.add(place)
        for onto, track in onward.get(place, ()):
            heappush(queue, (price + prices[track], onto, (*way, track)))
    return None


def _merchandise(shown: View, seat: Seat) -> Iterator[Item]:
    """TR-7.2: city by city."""
    stacks = data.CITY_STACKS[data.RED_CITIES.index(shown.options.red_cities)]
    for number, city in enumerate(data.CITIES):
        takers = shown.tokens[data.MOST_TOKENS * number : data.MOST_TOKENS * (number + 1)]
        if seat in takers:
            values = [value for value, taker in zip(data.STACKS[stacks[number]], takers, strict=False) if taker == seat]
            args: dict[str, Argument] = {"city": city, "tokens": len(values)}
            yield Item("merchandise", sum(values), "marklin-tokens", args, (city,))


def bonus(held: Holding, everybody: Sequence[Holding], needs_ticket: bool) -> Iterator[Item]:
    """TR-9.2."""
    most = max(completed(other) for other in everybody)
    if completed(held) == most and (most or not needs_ticket):
        args: Mapping[str, Argument] = {"tickets": most}
        yield Item("bonus", data.BONUS, "marklin-most-tickets", args)


def completed(held: Holding) -> int:
    """How many tickets a holding completes."""
    ends = [data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]] for ticket in held.tickets]
    return sum(joining_way(held.tracks, a, b) is not None for a, b in ends)
