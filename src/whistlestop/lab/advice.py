"""Who gives advice at a table: its strongest bot, and of those that can say what moves are worth the strongest.

Seeds are fixed: the same view has the same advice, whoever asks and how often.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from whistlestop import games
from whistlestop.bots import Bot, advice
from whistlestop.bots.advice import Advice, Adviser, ByScore, Line, Verdict
from whistlestop.core.decisions import Decision, decisions
from whistlestop.core.fastdealer import Stream
from whistlestop.core.game import Seat
from whistlestop.core.options import Options
from whistlestop.core.table import AnyTable
from whistlestop.lab.simulate import find_bot

_LUCK = 8  # of advice: any number, always the same

FindBot = Callable[[str, str], Bot]


def hint(game: str, view: Any, number: int = 0, find: FindBot = find_bot) -> Advice:
    """A good move in this view, and why. `number` tells the questions of one game apart: how much the seat has seen."""
    best = games.levels(game, msgspec.structs.asdict(view.options))[-1]
    makers = _advisers(game)
    adviser = makers[best]() if best in makers else ByScore(games.find(game))
    return advice.advise(games.find(game), view, find(game, best), adviser, Stream(_LUCK, number))


def judge(game: str, view: Any, played: Line, number: int = 0, find: FindBot = find_bot) -> Verdict:
    """What a decision has cost, by how the game's best judge sees it, with the luck of a hint asked for then."""
    level, adviser = judge_of(game, view.options)
    return advice.judge(games.find(game), view, played, find(game, level), adviser, Stream(_LUCK, number))


def analyse(table: AnyTable, seat: Seat) -> Iterator[tuple[Decision, Verdict]]:
    """Every decision of a seat in a game, and what it has cost."""
    for decision in decisions(table, table.seat(seat).number):
        yield decision, judge(table.game.id, table.game.view(decision.state, seat), decision.line, decision.seen)


def judge_of(game: str, options: Options) -> tuple[str, Adviser]:
    """Whose eyes a game played by these options is looked at with; without such a bot the score has to do."""
    levels, makers = games.levels(game, msgspec.structs.asdict(options)), _advisers(game)
    level = next((level for level in reversed(levels) if level in makers), None)
    return (level, makers[level]()) if level is not None else (levels[-1], ByScore(games.find(game)))


def _advisers(game: str) -> Mapping[str, Callable[[], Adviser]]:
    """By level; none where all that speaks in a game is its score."""
    if game not in games.ids("advice"):
        return {}
    found: Mapping[str, Callable[[], Adviser]] = games.room(game, "advice").ADVISERS
    return found
