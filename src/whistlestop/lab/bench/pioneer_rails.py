"""What is measured of Pioneer Rails, and what we promise."""

from collections.abc import Sequence
from functools import partial

from whistlestop.bots import RandomBot
from whistlestop.core import kernel
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import block
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import data, game, layout, listing, rules, search, standing, tally, turns
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.bots import Beam
from whistlestop.games.pioneer_rails.draw import svg
from whistlestop.games.pioneer_rails.plan_layout import WEIGHTS, plan
from whistlestop.games.pioneer_rails.playout import random_games
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.value import untaught
from whistlestop.games.pioneer_rails.views import imagine, view
from whistlestop.lab.bench import Target, actions_per_second, best_of, per_item
from whistlestop.words import say

TARGETS = (
    Target("random games, alone", "games/s", at_least=20_000),
    Target("random games, four players", "games/s", at_least=4_000),
    Target("legal actions of a turn", "µs", at_most=3),
    Target("full score", "µs", at_most=3),
    Target("copy of a position", "µs", at_most=1, compares=False),
    Target("distinct results of a turn, one box", "results/s", at_least=1_000_000),
    Target("distinct results of a turn, two boxes", "results/s", at_least=1_000_000),
    Target("sets of tracks with all they bring, judged", "sets/s", at_least=150_000),
    Target("a turn of the beam", "ms", at_most=30),
    Target("actions through Table", "actions/s", at_least=36_000),
    Target("view", "ms", at_most=0.2, compares=False),
    Target("view and SVG of a board", "ms", at_most=8, compares=False),
    Target("imagine, the first of a view", "µs", at_most=200, compares=False),
    Target("imagine, one more of a view", "µs", at_most=20, compares=False),
)


def measure() -> dict[str, float]:
    """All figures in their units. Plain Python gets fewer repetitions."""
    scale = 10 if kernel.compiled else 1
    turns = [table.state for table in at_turns(20 * scale)]
    views = [view(state, 1) for state in turns]
    return {
        "random games, alone": games_per_second(1, 30 * scale**2),
        "random games, four players": games_per_second(4, 8 * scale**2),
        "legal actions of a turn": 1e6 * per_item(turns, list_actions),
        "full score": 1e6 * per_item(turns, lambda state: tally.tally_seats(state.block, _PARTS, _PLACES)),
        "copy of a position": 1e6 * per_item(turns * 20, lambda state: state.block[:]),
        "distinct results of a turn, one box": results_per_second(turns[: 3 * scale], 1),
        "distinct results of a turn, two boxes": results_per_second(turns[: scale // 3 + 1], 2),
        "sets of tracks with all they bring, judged": judged_per_second(turns[:scale]),
        "a turn of the beam": 1e3 * per_item(turns[:scale], lambda state: best_turn(state, Beam.boxes, Beam.width)),
        "actions through Table": actions_per_second(game, 2 * scale),
        "view": 1e3 * per_item(turns, lambda state: view(state, 1)),
        "view and SVG of a board": 1e3 * per_item(turns[:50], draw_anew),
        "imagine, the first of a view": 1e6 * per_item(views, lambda seen: imagine(seen, _NUMBERS)),
        "imagine, one more of a view": 1e6 * per_item(views[:50], lambda seen: imagine(seen, _NUMBERS)),
    }


def list_actions(state: rules.State) -> None:
    listing.list_actions(state.block, rules.map_of(state.block).block, 1, _COUNTS, _ACTIONS)


def best_turn(state: rules.State, boxes: int, width: int) -> None:
    m = rules.map_of(state.block).block
    search.find_ends(state.block, m, board_at(1), _SETS, _PLAN, _MIND, boxes, width, _END)


def draw_anew(state: rules.State) -> None:
    """A picture of a board that nobody has seen yet: what is kept for boards is forgotten first."""
    standing.forget()
    svg(view(state, 1), say=_ENGLISH)


_ENGLISH = partial(say, "en")
_COUNTS, _ACTIONS = block(layout.KINDS), block(layout.ACTIONS)
_SETS, _PLAN, _NO_LIST = turns.workspace(1 << 17), plan(WEIGHTS), block(0)
_MIND, _END = untaught(), block(search.OF_AN_END)
_PARTS, _PLACES = block(2 * tally.PARTS), block(2)
_NUMBERS = Stream(1, 1)


# --- positions to measure on, made here: the same on every machine


def at_turns(count: int) -> list[Table[rules.State, object, View]]:
    """Tables of two random players in the middle of a game, seat 1 with its card chosen and nothing laid."""
    found = []
    for seed in range(count):
        table = Table(game, 2, {}, Fast(seed))
        bot, numbers = RandomBot(), {seat: Stream(seed, seat) for seat in (1, 2)}
        while len(table.log) < 40 + seed % 150 or not _has_begun(table.state):
            seat = table.actors[0]
            table.submit(seat, bot.choose(None, table.legal(seat), numbers[seat]))
        found.append(table)
    return found  # type: ignore[return-value]


def _has_begun(state: rules.State) -> bool:
    s, at = state.block, board_at(1)
    return s[at + layout.STAGE] == layout.LAYING and s[at + layout.TRACKS_N] == s[at + layout.BEGAN + s[layout.TURN]]


# --- the longer measurements


def with_boxes(state: rules.State, boxes: int) -> rules.State:
    """The same position with so many boxes to spend."""
    s, at = state.block[:], board_at(1)
    s[at + layout.CROSSED] = data.BOXES_AT_START + s[at + layout.TOWNS_N] - boxes
    return rules.State(s)


def results_per_second(states: Sequence[rules.State], boxes: int) -> float:
    """All distinct results of turns with so many boxes at most, found and not judged."""
    starts = [with_boxes(state, boxes) for state in states]
    results = sum(count_results(state, boxes) for state in starts)
    return results / best_of(3, lambda: [count_results(state, boxes) for state in starts])


def count_results(state: rules.State, boxes: int = 1) -> int:
    return turns.list_results(state.block, rules.map_of(state.block).block, board_at(1), _SETS, boxes, _NO_LIST)


def judged_per_second(states: Sequence[rules.State]) -> float:
    """Sets of turns with one box at most, each laid with all that it brings and judged as the beam does."""
    starts, before = [with_boxes(state, 1) for state in states], _SETS[turns.JUDGED]

    def judge_all() -> None:
        for state in starts:
            best_turn(state, 1, _SETS[turns.CAPACITY])

    judge_all()
    return (_SETS[turns.JUDGED] - before) / best_of(5, judge_all)


def games_per_second(players: int, count: int) -> float:
    random_games(rules.Options(), players, 1, 0, 10)
    return count / best_of(3, lambda: random_games(rules.Options(), players, 1, 0, count))
