"""What is measured of Märklin, and what we promise."""

from collections.abc import Sequence
from functools import partial

from whistlestop.bots import RandomBot, play
from whistlestop.core import kernel
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, block
from whistlestop.core.table import Table
from whistlestop.games.marklin import data, game, layout, listing, rides, rules
from whistlestop.games.marklin.audit import sound_games
from whistlestop.games.marklin.bots import BOTS
from whistlestop.games.marklin.draw import svg
from whistlestop.games.marklin.plan_layout import WEIGHTS
from whistlestop.games.marklin.planner import play_out
from whistlestop.games.marklin.playout import random_games
from whistlestop.games.marklin.seen import View
from whistlestop.games.marklin.views import imagine, view
from whistlestop.lab.bench import Target, actions_per_second, best_of, per_item
from whistlestop.words import say

TARGETS = (
    Target("random games, two players", "games/s", at_least=12_000),
    Target("random games, five players", "games/s", at_least=5_000),
    Target("legal actions of a turn", "µs", at_most=20),
    Target("copy of a position", "µs", at_most=0.5, compares=False),
    Target("best ride, no passenger card", "µs", at_most=20),
    Target("best ride, three passenger cards", "µs", at_most=100),
    Target("actions through Table", "actions/s", at_least=36_000),
    Target("view", "ms", at_most=0.2, compares=False),
    Target("view and SVG of a full map", "ms", at_most=8, compares=False),
    Target("imagine, the first of a view", "µs", at_most=20),
    Target("imagine, one more of a view", "µs", at_most=20),
    Target("decision of a planner, two players", "µs", at_most=50),
    Target("… five players", "µs", at_most=50),
    Target("games of planners, two players", "games/s"),
    Target("random games without a fault", "games", at_least=100_000, compares=False),
)


def measure() -> dict[str, float]:
    """All figures in their units. Plain Python gets fewer repetitions."""
    scale = 10 if kernel.compiled else 1
    turns = [table.state for table in at_turns(20 * scale)]
    cities = [data.PLACE_NUMBERS[name] for name in ("frankfurt", "hannover", "leipzig", "stuttgart")]
    networks = ends_of_games(6 * scale)
    starts = [(network, city) for network in networks for city in cities]
    full = [rules.State(network) for network in networks[:20]]
    views = [view(state, 1) for state in turns]
    return {
        "random games, two players": games_per_second(2, 30 * scale**2),
        "random games, five players": games_per_second(5, 10 * scale**2),
        "legal actions of a turn": 1e6 * per_item(turns, list_actions),
        "copy of a position": 1e6 * per_item(turns * 20, lambda state: state.block[:]),
        "best ride, no passenger card": 1e6 * per_item(starts, lambda start: best_ride(start, 0)),
        "best ride, three passenger cards": 1e6 * per_item(starts, lambda start: best_ride(start, 3)),
        "actions through Table": actions_per_second(game, 2 * scale),
        "view": 1e3 * per_item(turns, lambda state: view(state, 1)),
        "view and SVG of a full map": 1e3 * per_item(full, lambda state: svg(view(state, 1), say=_ENGLISH)),
        "imagine, the first of a view": 1e6 * first_imagined(views),
        "imagine, one more of a view": 1e6 * per_item(views[:50], lambda seen: imagine(seen, _NUMBERS)),
        "decision of a planner, two players": 1e6 / planner_speed(2, 3 * scale)[1],
        "… five players": 1e6 / planner_speed(5, 2 * scale)[1],
        "games of planners, two players": planner_speed(2, 3 * scale)[0],
    } | ({"random games without a fault": float(sound_random_games())} if kernel.compiled else {})


def list_actions(state: rules.State) -> None:
    listing.list_actions(state.block, state.block[layout.CURRENT], _COUNTS, _ACTIONS)


def best_ride(start: tuple[Block, int], cards: int) -> None:
    rides.best_trail(start[0], 1, start[1], cards, 200_000, _TRAIL)


_COUNTS, _ACTIONS, _TRAIL = block(layout.KINDS), block(layout.ACTIONS), block(len(data.TRACKS))
_NUMBERS = Stream(1, 1)
_ENGLISH = partial(say, "en")


def first_imagined(views: Sequence[View]) -> float:
    """Seconds for a position from a view that nobody has asked about before: more views than are remembered."""
    return per_item(views, lambda seen: imagine(seen, _NUMBERS))


# --- positions to measure on, made here: the same on every machine


def at_turns(count: int) -> list[Table[rules.State, object, View]]:
    """Tables of two random players in the middle of a game, at the beginning of a turn."""
    found = []
    for seed in range(count):
        table = Table(game, 2, {}, Fast(seed))
        bot, numbers = RandomBot(), {seat: Stream(seed, seat) for seat in (1, 2)}
        while len(table.log) < 40 + seed % 80 or table.view(None).phase != "turn":
            seat = table.actors[0]
            table.submit(seat, bot.choose(None, table.legal(seat), numbers[seat]))
        found.append(table)
    return found  # type: ignore[return-value]


def ends_of_games(count: int) -> list[Block]:
    """The networks that five greedy players leave: larger than any that random ones build."""
    found = []
    for seed in range(count):
        table = Table(game, 5, {}, Fast(seed))
        play(
            table, {seat: BOTS["greedy"]() for seat in range(1, 6)}, {seat: Stream(seed, seat) for seat in range(1, 6)}
        )
        found.append(table.state.block)
    return found


# --- the longer measurements


def games_per_second(players: int, count: int) -> float:
    random_games(rules.Options(), players, 1, 0, 10)
    return count / best_of(3, lambda: random_games(rules.Options(), players, 1, 0, count))


def planner_speed(players: int, games: int) -> tuple[float, float]:
    """Games and decisions per second of planners on all seats, in the kernel."""
    start, decisions = rules.setup(rules.Options(), players).block, 0

    def play_all() -> None:
        nonlocal decisions
        decisions = sum(play_out(start[:], [WEIGHTS] * players, seed) for seed in range(games))

    play_all()
    seconds = best_of(3, play_all)
    return games / seconds, decisions / seconds


def sound_random_games() -> int:
    """Of 100,000 games with two to five players, those in which nothing was refused and nothing got lost."""
    return sum(sound_games(rules.Options(), players, 1, 0, 25_000) for players in range(2, 6))
