"""The table for the terminal: a map in dots, then companies with their strings and stations with who has come.

A character of the map is two by four dots. Every string bears its company's number, every tile the number of its
station, which the list below explains.
"""

from itertools import groupby, pairwise
from math import ceil, hypot

from whistlestop.core.game import Seat
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.actions import Points
from whistlestop.games.string_railway.draw_board import board_box
from whistlestop.games.string_railway.draw_strings import bead_places
from whistlestop.games.string_railway.notation import format_number
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import Company, Point, Standing, Tile, pairs, standing

_SIDE = 40  # columns; two sides fit beside each other in 80
_RESET, _BOLD = "\x1b[0m", "\x1b[1m"
_BRAILLE, _DOTS = 0x2800, ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column of a character
_COMPANIES = "①②③④⑤"
_INKS = ("", "\x1b[31m", "\x1b[34m", "\x1b[33m", "\x1b[32m", "\x1b[35m")  # by company; 0 is the border
_RIVER, _MOUNTAIN = "\x1b[36m", "\x1b[90m"


def text(view: View, seat: Seat | None = None, *, width: int = 72, colour: bool = False) -> str:
    """All that lies on the table, as a map of so many columns and as a list: it is everybody's, whoever looks."""
    return "\n".join([*_Map(standing(view), view.options.side(view.seats), width).lines(colour), listing(view, colour)])


def listing(view: View, colour: bool = False) -> str:
    """The companies, and the stations by their numbers."""
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
    return "\n".join(f"   {line:<{_SIDE - 4}} " for line in [*sides[seat - 1], *[""] * most][:most])


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


# --- the map


class _Map:
    """Dots and what is written over them, each character in the colour of what came there last."""

    def __init__(self, here: Standing, size: int, width: int) -> None:
        box = board_box(here, size)
        self._corner, self._dot = (box.x, box.y), box.width / (2 * width)
        high = ceil(box.height / (4 * self._dot))
        self._dots = [[0] * width for _ in range(high)]
        self._inks = [[""] * width for _ in range(high)]
        self._written: dict[tuple[int, int], str] = {}
        self._draw(here.border, "", is_loop=True)
        self._draw(here.river, _RIVER)
        self._draw(here.mountain, _MOUNTAIN, is_loop=True)
        for rail in here.rails:
            self._draw(rail.points, _INKS[rail.company])
        for rail, place in zip(here.rails, bead_places(here.rails, here.tiles), strict=True):
            self._write(place, _COMPANIES[rail.company - 1], _INKS[rail.company])
        for number, tile in enumerate(here.tiles, 1):
            self._write((tile.x, tile.y), f"[{number}]", _INKS[tile.owner])
        for mark, tile in here.free:
            self._write((tile.x, tile.y), f"({mark})", "")

    def lines(self, colour: bool) -> list[str]:
        return [self._line(row, colour).rstrip() for row in range(len(self._dots))]

    def _line(self, row: int, colour: bool) -> str:
        characters = [
            self._written.get((row, column)) or (chr(_BRAILLE + dots) if dots else " ")
            for column, dots in enumerate(self._dots[row])
        ]
        if not colour:
            return "".join(characters)
        runs = groupby(zip(self._inks[row], characters, strict=True), lambda inked: inked[0])
        shown = [(ink, "".join(character for _, character in run)) for ink, run in runs]
        return "".join(f"{ink}{run}{_RESET}" if ink else run for ink, run in shown)

    def _draw(self, string: Points, ink: str, *, is_loop: bool = False) -> None:
        line = [(x / data.UNIT, y / data.UNIT) for x, y in pairs(string)]
        for start, end in pairwise([*line, *line[:1]] if is_loop else line):
            self._stroke(start, end, ink)

    def _stroke(self, start: Point, end: Point, ink: str) -> None:
        steps = ceil(hypot(end[0] - start[0], end[1] - start[1]) / self._dot) or 1
        for step in range(steps + 1):
            part = step / steps
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            across, down = int((x - self._corner[0]) / self._dot), int((y - self._corner[1]) / self._dot)
            row, column = down // 4, across // 2
            if 0 <= row < len(self._dots) and 0 <= column < len(self._dots[0]):  # a river may leave the map
                self._dots[row][column] |= _DOTS[down % 4][across % 2]
                self._inks[row][column] = ink

    def _write(self, middle: Point, word: str, ink: str) -> None:
        row = int((middle[1] - self._corner[1]) / self._dot) // 4
        first = int((middle[0] - self._corner[0]) / self._dot) // 2 - len(word) // 2
        first = max(0, min(first, len(self._dots[row]) - len(word)))  # on a narrow map a base is near the edge
        for column, character in enumerate(word, first):
            self._written[row, column], self._inks[row][column] = character, ink
