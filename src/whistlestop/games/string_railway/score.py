"""The score sheet: every point with its reason and its place (SR-3.4).

Places are points of the table in millimetres, `12.5,-30`: the middle of a station, or where a string is crossed.
"""

from array import array
from collections.abc import Iterable, Iterator

from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Item, Seat, Sheet
from whistlestop.core.kernel import Block, block
from whistlestop.games.string_railway import data, flow, layout, tally, verdict
from whistlestop.games.string_railway.actions import Lay
from whistlestop.games.string_railway.flow import Gain
from whistlestop.games.string_railway.notation import format_point
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.views import points_of, position

PARTS = ("base", "stations", "switching", "owner", "crossings", "lesser")


def sheet(shown: View, seat: Seat) -> Sheet:
    """The score of a seat. With two players the better company counts: what the other has is taken off again."""
    if not 1 <= seat <= shown.seats:
        raise UnknownName("no-such-seat", seat=str(seat), seats=shown.seats)
    return sheet_of(position(shown), seat)


def sheet_of(s: Block, seat: Seat) -> Sheet:
    """The same from a position."""
    own = [company for company in range(s[layout.COMPANIES]) if flow.seat_of(s, company) == seat]
    items = [Item("base", data.START_SCORE, "string-railway-start", {}, _base_places(s, company)) for company in own]
    items += _items(s, (gain for gain in _history(s) if gain.company in own))
    lesser = sum(tally.scores_of(s, seat)[1:])
    if lesser:
        items.append(Item("lesser", -lesser, "string-railway-lesser"))
    return Sheet(seat, tuple(items))


def _base_places(s: Block, company: int) -> tuple[str, ...]:
    """The place of a company's base; none before it stands."""
    bases = [t for t in map(flow.station_at, range(s[layout.STATIONS_N])) if s[t + layout.KIND] == data.BASE]
    own = [t for t in bases if s[t + layout.OWNER] == company + 1]
    return tuple(format_point(s[t + layout.X], s[t + layout.Y]) for t in own)


def brought(s: Block, action: Lay) -> tuple[flow.Fault, tuple[Item, ...]]:
    """What forbids this string to the company whose turn it is, and every plus and minus that it would bring."""
    company = s[layout.CURRENT]
    fault, report = flow.judged(s, company, data.LENGTHS.index(action.length), action.points)
    own = (gain for gain in flow.gains(s, company, report) if gain.company == company)
    return fault, tuple(_items(s, own))


def _history(s: Block) -> Iterator[Gain]:
    """Everything that strings have brought, in order: they are looked at again one after the other."""
    before, report = s[:], block(verdict.REPORT)
    for station in range(s[layout.STATIONS_N]):
        t = flow.station_at(station)
        is_base = s[t + layout.KIND] == data.BASE
        before[t + layout.CONNECTED] = 1 << (s[t + layout.OWNER] - 1) if is_base else 0
    for rail in range(s[layout.RAILS_N]):
        string = layout.RAIL + layout.STRING_SIZE * rail
        company = s[string + layout.WHOSE] - 1
        verdict.retell(s, company, array("q", points_of(s, string)), rail, report)
        yield from flow.gains(before, company, report)
        for station in flow.touched(report):
            before[flow.station_at(station) + layout.CONNECTED] |= 1 << company


def _items(s: Block, gains: Iterable[Gain]) -> Iterator[Item]:
    for gain in gains:
        if gain.station is not None:
            t = flow.station_at(gain.station)
            kind = data.KINDS[s[t + layout.KIND]]
            place = format_point(s[t + layout.X], s[t + layout.Y])
            yield Item(gain.part, gain.points, _REASONS[gain.part], {"station": kind}, (place,))
        elif gain.place is not None and gain.string is not None:
            what = _crossed(s, gain.company, gain.string)
            yield Item(gain.part, gain.points, "string-railway-crossed", {"string": what}, (format_point(*gain.place),))
        else:
            yield Item(gain.part, gain.points, "string-railway-crossed-more")


_REASONS = {
    "stations": "string-railway-joined",
    "switching": "string-railway-switched",
    "owner": "string-railway-visited",
}


def _crossed(s: Block, company: int, string: int) -> str:
    if string == layout.RIVER:
        return "river"
    if string == layout.MOUNTAIN:
        return "mountain"
    return "own" if s[string + layout.WHOSE] == company + 1 else "rails"
