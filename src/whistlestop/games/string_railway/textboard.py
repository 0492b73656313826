"""The table for the terminal, in our notation: companies with their strings, stations with who has come."""

from whistlestop.core.game import Seat
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.notation import format_number
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import Company, Standing, Tile, standing

_WIDE = 40  # two sides fit beside each other in 80 columns
_RESET, _BOLD = "\x1b[0m", "\x1b[1m"


def text(view: View, seat: Seat | None = None, *, colour: bool = False) -> str:
    """All that lies on the table: the whole is everybody's, whoever looks."""
    here = standing(view)
    lines = [f"turn {len(view.turns)}, {view.phase}" + (f", company {here.current}" if here.current else "")]
    for company in here.companies:
        name = f"{_BOLD}company {company.number}{_RESET}" if colour else f"company {company.number}"
        lines.append(f"{name}, player {company.seat}: {company.score} points, {_strings(company)}")
    lines += [f"{number:>3}  {_station(tile)}" for number, tile in enumerate(here.tiles, 1)]
    lines += [f"     drawn: {kind}" for kind in here.hand]
    return "\n".join([*lines, f"deck {here.deck}"])


def side_text(view: View, seat: Seat, *, fresh: bool = True, colour: bool = False) -> str:
    """A player's companies with their stations, as lines of equal width; as many for everybody, nothing is fresh."""
    sides = [_side(standing(view), owner) for owner in range(1, view.seats + 1)]
    most = max(map(len, sides))
    return "\n".join(f"   {line:<{_WIDE - 4}} " for line in [*sides[seat - 1], *[""] * most][:most])


def _side(here: Standing, seat: Seat) -> list[str]:
    lines = []
    for company in here.companies:
        if company.seat == seat:
            lines += [f"company {company.number}: {company.score} points", f"  {_strings(company)}"]
            lines += _joined(here, company.number)
    return lines


def _strings(company: Company) -> str:
    return f"{company.left[data.SHORT]} short, {company.left[data.LONG]} long"


def _joined(here: Standing, company: int) -> list[str]:
    return [
        f"{number:>4} {tile.kind} {place_text(tile)}"
        for number, tile in enumerate(here.tiles, 1)
        if company in tile.companies
    ]


def _station(tile: Tile) -> str:
    """`central 12.5,-30, 1 4 of 5`; whoever owns it stands in brackets."""
    owner = f" ({tile.owner})" if tile.owner else ""
    limit = data.STATIONS[data.KIND_NUMBERS[tile.kind]].limit
    there = " ".join(map(str, tile.companies)) or "-"
    return f"{tile.kind:<9}{owner or '    '} {place_text(tile):>16}  {there} of {limit}"


def place_text(tile: Tile) -> str:
    """The middle of a station, as notation writes it."""
    return ",".join(format_number(round(way * data.UNIT)) for way in (tile.x, tile.y))
