"""The puzzles of String Railway as tests begin and solve them."""

from whistlestop import games
from whistlestop.core.fastdealer import Stream
from whistlestop.games.string_railway import data, game
from whistlestop.games.string_railway.actions import Lay
from whistlestop.games.string_railway.bounds import Bounds
from whistlestop.games.string_railway.endings import LastString
from whistlestop.games.string_railway.findings import strings_left
from whistlestop.lab.puzzles import Puzzle, seen, shipped

LIMIT = 30_000
SMALLEST = min(shipped("string-railway"), key=lambda puzzle: puzzle.ends)


def begun(puzzle: Puzzle) -> LastString:
    s = game.imagine(seen(games.find(game.id), puzzle), Stream(0, puzzle.seat)).block
    (length,) = strings_left(s)
    return LastString(s, data.LENGTHS.index(length))


def tapped(last: LastString, best: int, *, well: bool = True) -> tuple[tuple[int, ...], Lay]:
    """Stations that bring the best score when they are tapped in order, and the string; or else any other score."""
    bounds = Bounds(last.s, last.length)
    for chain in sorted(bounds.chains(LIMIT), key=last.promise, reverse=well):
        for order in bounds.orders(chain.touched):
            for stations in (order.stations, order.stations[::-1]):
                for string in last.strings(stations):
                    if (last.score(string) == best) == well:
                        return stations, string
    raise AssertionError("there is no such string")
