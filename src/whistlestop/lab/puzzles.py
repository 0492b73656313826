"""Puzzles from bots' games: the position after the last thing that chance decided, and the best that can be made of it.

From there on nothing is hidden and nothing is left to chance, so all that can be done is a finite tree. It is searched
to its end by the game's own rules, each position once: what is called the best is the best. Where the tree is larger
than a limit the position is no puzzle. Works for any game that can be played alone.
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from whistlestop import games
from whistlestop.bots import play
from whistlestop.core.errors import BadOptions, Disagrees, UnknownName
from whistlestop.core.fastdealer import Fast, Stream, seed_number
from whistlestop.core.game import Game
from whistlestop.core.table import Fell, Table, played_again
from whistlestop.lab.simulate import check_bots, find_bot

SEAT = 1  # whoever solves it sits alone
MOST_POSITIONS = 100_000  # that one search looks at
RARE = 50  # of so many different ends, one at most is the best: else it is found without thinking
FILE = "puzzles.json"  # in a game's folder: those that come along


class Puzzle(msgspec.Struct, frozen=True):
    """A position as its seat sees it, the points that are to be reached, and those that the bot ended with."""

    view: Any
    best: int
    bot: int
    ends: int  # in how many different ways the game can end,
    solutions: int  # … and how many of them are the best


class TooLarge(Exception):
    """There is more to be searched than the limit allows, or chance comes into it."""


class Tree:
    """All that can follow a position of somebody alone."""

    def __init__(self, game: Game[Any, Any, Any], limit: int = MOST_POSITIONS) -> None:
        self._game, self._limit = game, limit
        self._known: dict[bytes, int] = {}
        self.ends: list[int] = []  # the points of all different ends that were found

    def best(self, state: Any) -> int:
        """The most points that a game can end with from here. Raises TooLarge."""
        key = state.key()
        if key not in self._known:
            if len(self._known) >= self._limit:
                raise TooLarge
            self._known[key] = self._searched(state)
        return self._known[key]

    def _searched(self, state: Any) -> int:
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            self.ends.append(outcome.scores[SEAT - 1])
            return self.ends[-1]
        if game.pending(state) is not None:
            raise TooLarge
        return max(self.best(game.apply(state, SEAT, action).state) for action in game.legal(state, SEAT))


def make(game: str, bot: str, seed: str, count: int, limit: int = MOST_POSITIONS) -> Iterator[Puzzle]:
    """So many puzzles from games of a bot, those whose best end is rare. The same arguments give the same puzzles."""
    found = games.find(game)
    if found.seats[0] > SEAT:
        raise BadOptions("puzzles-not-alone")
    agreed = found.agree(SEAT, {})
    check_bots(game, (bot,), agreed)
    made = number = 0
    while made < count:
        puzzle = _of_game(found, bot, seed_number(f"{seed}/{number}"), limit)
        number += 1
        if puzzle is not None and RARE * puzzle.solutions <= puzzle.ends:
            made += 1
            yield puzzle


def _of_game(game: Game[Any, Any, Any], bot: str, seed: int, limit: int) -> Puzzle | None:
    """The end of one game of a bot, if all that could have followed can be searched."""
    table = Table(game, SEAT, {}, Fast(seed))
    play(table, {SEAT: find_bot(game.id, bot)}, {SEAT: Stream(seed, SEAT)})
    assert table.outcome is not None
    last = max(number for number, entry in enumerate(table.log) if isinstance(entry, Fell))
    *_, before = played_again(table, table.log[: last + 1])
    tree = Tree(game, limit)
    try:
        best = tree.best(before.state)
    except TooLarge:
        return None
    view = msgspec.json.decode(msgspec.json.encode(before.view(SEAT)))  # as files hold it
    return Puzzle(view, best, table.outcome.scores[SEAT - 1], len(tree.ends), tree.ends.count(best))


def check(game: str, puzzle: Puzzle, number: int) -> None:
    """Search through a puzzle once more. Raises Disagrees where what it calls the best is not."""
    found = games.find(game)
    view = msgspec.convert(puzzle.view, found.view_type, strict=False)
    best = Tree(found, 10 * MOST_POSITIONS).best(found.imagine(view, Stream(0, SEAT)))
    if best != puzzle.best:
        raise Disagrees(number, "puzzle-differs", expected=best, given=puzzle.best)


# --- those that come along


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in their order; none where it has none."""
    folder = files("whistlestop.games") / game.replace("-", "_") / FILE
    return msgspec.json.decode(folder.read_bytes(), type=tuple[Puzzle, ...]) if folder.is_file() else ()


def find(game: str, number: int) -> Puzzle:
    """Puzzle 1, 2 … of a game."""
    if not (game in games.ids() and 1 <= number <= len(shipped(game))):
        raise UnknownName("no-such-puzzle", number=number)
    return shipped(game)[number - 1]


def text(puzzles: tuple[Puzzle, ...]) -> str:
    """Puzzles as they are kept: one on each line."""
    lines = ",\n".join(json.dumps(msgspec.to_builtins(puzzle), separators=(",", ":")) for puzzle in puzzles)
    return f"[\n{lines}\n]\n"
