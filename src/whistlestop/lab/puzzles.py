"""Puzzles from bots' games: the last decision of a game, and the best that can be made of it.

Of a game played alone that is the position after the last thing that chance decided. From there on nothing is hidden
and nothing is left to chance, so all that can be done is a finite tree. It is searched to its end by the game's own
rules, each position once: what is called the best is the best. Where the tree is larger than a limit the position is
no puzzle. Works for any game that can be played alone.

Of a game that needs several it is what the seat that moves last does when nobody else does anything any more. What is
hidden then, and what chance could bring, only the game can judge: its room `endings` says of what that seat sees
whether it is a puzzle, and what its best end is.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from whistlestop import games
from whistlestop.bots import play
from whistlestop.core.ending import Ending
from whistlestop.core.errors import BadOptions, Disagrees, UnknownName
from whistlestop.core.fastdealer import Fast, Stream, seed_number
from whistlestop.core.game import Game, Seat
from whistlestop.core.table import AnyTable, Did, Fell, Table, played_again
from whistlestop.lab.simulate import check_bots, find_bot

MOST_POSITIONS = 100_000  # that one search looks at
RARE = 50  # of so many different ends, one at most is the best: else it is found without thinking
FILE = "puzzles.json"  # in a game's folder: those that come along


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position as its seat sees it, the points that are to be reached, and those that the bot ended with."""

    view: Any
    best: int
    bot: int
    ends: int  # in how many different ways the game can end,
    solutions: int  # … and how many of them are the best
    others: str = ""  # the bot on the other seats, where there are some

    @property
    def seat(self) -> Seat:
        """Who is to move: the seat of whoever solves it."""
        seat: Seat = self.view["seat"]
        return seat


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
            self.ends.append(outcome.scores[0])
            return self.ends[-1]
        if game.pending(state) is not None:
            raise TooLarge
        return max(self.best(game.apply(state, 1, action).state) for action in game.legal(state, 1))


def search(game: Game[Any, Any, Any], view: Any, limit: int = MOST_POSITIONS) -> Ending | None:
    """The best end from what a seat sees; None where that is no puzzle, or too large to be searched."""
    if _has_room(game.id):
        found: Ending | None = games.room(game.id, "endings").search(view, limit)
        return found
    tree = Tree(game, limit)
    try:
        best = tree.best(game.imagine(view, Stream(0, view.seat)))
    except TooLarge:
        return None
    ending = Ending(best, len(tree.ends), tree.ends.count(best))
    return ending if RARE * ending.solutions <= ending.ends else None


def make(game: str, bot: str, seed: str, count: int, limit: int = MOST_POSITIONS) -> Iterator[Puzzle]:
    """So many puzzles from games of a bot, those whose best end is rare. The same arguments give the same puzzles."""
    found = games.find(game)
    if found.seats[0] > 1 and not _has_room(game):
        raise BadOptions("puzzles-not-alone")
    check_bots(game, (bot,), found.agree(found.seats[0], {}))
    made = number = 0
    while made < count:
        puzzle = _of_game(found, bot, seed_number(f"{seed}/{number}"), limit, *_table_of(found, number))
        number += 1
        if puzzle is not None:
            made += 1
            yield puzzle


def _has_room(game: str) -> bool:
    return game in games.ids("endings")


def _table_of(game: Game[Any, Any, Any], number: int) -> tuple[int, Mapping[str, object]]:
    """With how many seats and with which options a game of a run is played: where there are several, in turn."""
    room = games.room(game.id, "endings") if _has_room(game.id) else None
    tables: Sequence[tuple[int, Mapping[str, object]]] = getattr(room, "TABLES", ((game.seats[0], {}),))
    return tables[number % len(tables)]


def _of_game(
    game: Game[Any, Any, Any], bot: str, seed: int, limit: int, players: int, options: Mapping[str, object]
) -> Puzzle | None:
    """The end of one game of a bot, if all that could have followed can be searched."""
    seats = range(1, players + 1)
    table = Table(game, players, options, Fast(seed))
    play(table, {seat: find_bot(game.id, bot) for seat in seats}, {seat: Stream(seed, seat) for seat in seats})
    assert table.outcome is not None
    for before in _last_decisions(table):
        (seat,) = before.actors
        view = before.view(seat)
        ending = search(game, view, limit)
        if ending is not None:
            shown = msgspec.json.decode(msgspec.json.encode(view))  # as files hold it
            others = bot if len(seats) > 1 else ""
            return Puzzle(shown, ending.best, table.outcome.scores[seat - 1], ending.ends, ending.solutions, others)
    return None


def _last_decisions(table: AnyTable) -> Iterator[AnyTable]:
    """A game at the moments from which one seat alone goes on to the end, the first of them in front.

    Somebody alone always does: there it is the moment after the last outcome of chance.
    """
    log = table.log
    if table.seats == 1:
        first = max((number for number, entry in enumerate(log) if isinstance(entry, Fell)), default=-1)
        last = first
    else:
        done = [(number, entry.seat) for number, entry in enumerate(log) if isinstance(entry, Did)]
        first = max((number for number, seat in done if seat != done[-1][1]), default=-1)
        last = done[-1][0] - 1
    for length, moment in enumerate(played_again(table, log[: last + 1])):
        if length > first and moment.pending is None and len(moment.actors) == 1:
            yield moment


def seen(game: Game[Any, Any, Any], puzzle: Puzzle) -> Any:
    """What the seat of a puzzle sees, as the game's own view."""
    return msgspec.convert(puzzle.view, game.view_type, strict=False)


def check(game: str, puzzle: Puzzle, number: int) -> None:
    """Search through a puzzle once more. Raises Disagrees where what it calls the best is not, or may not be."""
    found = games.find(game)
    ending = search(found, seen(found, puzzle), 10 * MOST_POSITIONS)
    if ending is None:
        raise Disagrees(number, "puzzle-uncertain")
    if ending.best != puzzle.best:
        raise Disagrees(number, "puzzle-differs", expected=ending.best, given=puzzle.best)


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
