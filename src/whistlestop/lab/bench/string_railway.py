"""What is measured of String Railway, and what we promise."""

import itertools
import random
import time
from array import array
from collections.abc import Callable, Sequence
from functools import partial

from whistlestop.core import kernel
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, block
from whistlestop.core.table import Table
from whistlestop.games.string_railway import data, flow, freehand, game, layout, spots, verdict
from whistlestop.games.string_railway.bots import BOTS
from whistlestop.games.string_railway.laying import GRIDS, Layer, Scene
from whistlestop.games.string_railway.planning import Plan
from whistlestop.games.string_railway.rules import State
from whistlestop.games.string_railway.views import imagine, points_of, view
from whistlestop.lab.bench import Target, per_item

TARGETS = (
    Target("verdict of a long string, full board", "ms", at_most=0.5, compares=False),
    Target("all places for a tile", "ms", at_most=50, compares=False),
    Target("copy of a position", "µs", at_most=50, compares=False),
    Target("view", "ms", at_most=1, compares=False),
    Target("position from a view", "ms", at_most=20, compares=False),
    Target("string that a player tries, median", "ms", at_most=20, compares=False),
    Target("string that a player tries, 95 of 100", "ms", at_most=100, compares=False),
    Target("string through any stations, median", "ms", at_most=50, compares=False),
    Target("string through any stations, 95 of 100", "ms", at_most=200, compares=False),
    Target("string for a stroke, 95 of 100", "ms", at_most=150, compares=False),
    Target("orders of stations that become strings", "%", at_least=95, compares=False),
    Target("strokes that become strings", "%", at_least=95, compares=False),
    Target("greedy, a move, median", "ms", at_most=80, compares=False),
    Target("greedy, a move, 95 of 100", "ms", at_most=200, compares=False),
)


def measure() -> dict[str, float]:
    """All figures in their units; plain Python only judges: its searches would take minutes."""
    if not kernel.compiled:
        return {"verdict of a long string, full board": 1e3 * verdict_seconds(a_landscape())}
    ended, moves = greedy_games(6)
    boards = [to_lay_once_more(state) for state in ended]
    tried = [seconds for s in boards for seconds in tries(Plan(s))]
    laid = [timed(partial(lay, *order)) for order in orders(boards, 40)]
    drawn = [timed(partial(freehand.follow, *stroke)) for stroke in strokes(boards)]
    return {
        "verdict of a long string, full board": 1e3 * verdict_seconds(boards[0]),
        "all places for a tile": 1e3 * per_item(boards, spots.free_places),
        "copy of a position": 1e6 * per_item(boards * 20, lambda s: s[:]),
        "view": 1e3 * per_item(ended, lambda state: view(state, 1)),
        "position from a view": 1e3 * per_item(ended, lambda state: imagine(view(state, 1), Stream(1, 1))),
        "string that a player tries, median": 1e3 * share(tried, 0.5),
        "string that a player tries, 95 of 100": 1e3 * share(tried, 0.95),
        "string through any stations, median": 1e3 * share([seconds for seconds, _ in laid], 0.5),
        "string through any stations, 95 of 100": 1e3 * share([seconds for seconds, _ in laid], 0.95),
        "string for a stroke, 95 of 100": 1e3 * share([seconds for seconds, _ in drawn], 0.95),
        "orders of stations that become strings": 100 * sum(p is not None for _, p in laid) / len(laid),
        "strokes that become strings": 100 * sum(p is not None for _, p in drawn) / len(drawn),
        "greedy, a move, median": 1e3 * share(moves, 0.5),
        "greedy, a move, 95 of 100": 1e3 * share(moves, 0.95),
    }


def lay(scene: Scene, length: int, chain: list[int]) -> object:
    return Layer(scene, chain, length).lay()


def timed(work: Callable[[], object]) -> tuple[float, object]:
    started = time.process_time()
    result = work()
    return time.process_time() - started, result


def share(times: Sequence[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


# --- positions to measure on, made here: the same on every machine


def greedy_games(games: int) -> tuple[list[State], list[float]]:
    """How games of five greedy players ended, and how long all their moves took."""
    ended, moves = [], []
    for seed in range(games):
        table = Table(game, 5, {"size": "600"}, Fast(seed))
        bots = {seat: BOTS["greedy"]() for seat in range(1, 6)}
        while table.actors:
            seat = table.actors[0]
            seen, legal = table.view(seat), table.legal(seat)
            is_turn = seen.phase in ("placing", "laying")
            seconds, action = timed(partial(bots[seat].choose, seen, legal, Stream(seed, seat)))
            if is_turn and seed > 0:  # the first game loads what is compiled
                moves.append(seconds)
            table.submit(seat, action)  # type: ignore[arg-type]
        ended.append(table.state)
    return ended, moves


def to_lay_once_more(state: State) -> Block:
    """A full board on which the first company has strings left."""
    s = state.block[:]
    s[layout.PHASE], s[layout.CURRENT] = layout.LAYING, 0
    s[flow.company_at(0)] = s[flow.company_at(0) + 1] = 1
    return s


def a_landscape() -> Block:
    """What plain Python judges on, since its games would take an hour: a table with river and mountain."""
    return game.setup(game.agree(5, {"landscape": "delta"}), 5).block


def verdict_seconds(s: Block) -> float:
    """Of a string of 201 points across the middle of the table."""
    report = block(verdict.REPORT)
    p = array("q", [n for i in range(201) for n in (-29_800 + 298 * i, 0)])
    return per_item([p] * 20, lambda points: verdict.judge(s, 0, points, data.LONG, report))


def tries(plan: Plan) -> list[float]:
    """How long the most promising chains of each length take."""
    plan.scene.grid(GRIDS[0])
    return [timed(partial(plan.lay, chain))[0] for chains in plan.chains() for chain in chains[:4]]


def orders(boards: Sequence[Block], each: int) -> list[tuple[Scene, int, list[int]]]:
    """Orders of stations at random, each next one of the nearest, that a string could be long enough for."""
    rng, found = random.Random(1), []
    for s in boards:
        scene = Scene(s)
        scene.grid(GRIDS[0])
        stations = [i for i in range(s[layout.STATIONS_N]) if not verdict.is_full(s, 0, i)]
        joined = [i for i in stations if verdict.is_joined(s, 0, i)]
        count = 0
        while count < each:
            length, chain = rng.randrange(2), [rng.choice(joined)]
            for _ in range(rng.choice((1, 2, 3)) + length):
                near = sorted((i for i in stations if i not in chain), key=lambda i: distance(s, i, chain[-1]))
                chain.append(rng.choice(near[:4]))
            total = sum(distance(s, a, b) for a, b in itertools.pairwise(chain))
            terminals = [i for i in chain[1:-1] if s[flow.station_at(i) + layout.KIND] == data.TERMINAL]
            if total < 0.8 * data.RAIL_LENGTH[length] and not terminals:
                found.append((scene, length, chain))
                count += 1
    return found


def distance(s: Block, a: int, b: int) -> float:
    one, other = flow.station_at(a), flow.station_at(b)
    dx, dy = s[one + layout.X] - s[other + layout.X], s[one + layout.Y] - s[other + layout.Y]
    return float((dx * dx + dy * dy) ** 0.5)


def strokes(boards: Sequence[Block]) -> list[tuple[Block, int, list[tuple[int, int]]]]:
    """Strings of the first company, drawn again by a hand that shakes, some of them too short or too long."""
    rng, found = random.Random(2), []
    for s in boards:
        for rail in range(s[layout.RAILS_N]):
            at = layout.RAIL + layout.STRING_SIZE * rail
            if s[at + layout.WHOSE] == 1:
                points = points_of(s, at)
                for shake, every in ((50, 1), (150, 3), (300, 4), (500, 6)):
                    kept = list(zip(points[::2], points[1::2], strict=True))[::every]
                    stroke = [(x + rng.randint(-shake, shake), y + rng.randint(-shake, shake)) for x, y in kept]
                    found.append((s, s[at + layout.LENGTH], stroke))
    return found
