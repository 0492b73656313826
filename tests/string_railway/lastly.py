"""The puzzles of String Railway as tests begin them: the smallest one, and the orders of stations worth tapping."""

from collections.abc import Iterator

from whistlestop import games
from whistlestop.core.fastdealer import Stream
from whistlestop.games.string_railway import data, game
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


def best_chains(last: LastString) -> Iterator[tuple[int, ...]]:
    """Orders of the stations that promise the best end of the smallest puzzle, or more, from either end."""
    bounds = Bounds(last.s, last.length)
    for chain in bounds.chains(LIMIT):
        if last.promise(chain) >= SMALLEST.best:
            for order in bounds.orders(chain.touched):
                yield from (order.stations, order.stations[::-1])
