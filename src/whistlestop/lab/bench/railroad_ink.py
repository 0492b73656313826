"""What is measured of Railroad Ink, and what we promise."""

import subprocess
import sys
import time
from threading import Thread

from whistlestop.bots import RandomBot
from whistlestop.core import kernel
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, block
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import board, data, game, layout, listing, rounds, rules, tally
from whistlestop.games.railroad_ink.draw import board_svg
from whistlestop.games.railroad_ink.playout import random_games
from whistlestop.games.railroad_ink.views import view
from whistlestop.lab.bench import Target, actions_per_second, best_of, per_item

TARGETS = (
    Target("score, random boards", "µs", at_most=8, peer="45 µs"),
    Target("score, strong boards", "µs", at_most=16),
    Target("legal placements of a die", "µs", at_most=1),
    Target("copy of a position", "µs", at_most=0.3, compares=False),
    Target("random games, base", "games/s", at_least=42_000, peer="4,200 games/s"),
    Target("random games, both expansions", "games/s", at_least=25_000),
    Target("a round's distinct drawings", "boards/s"),
    Target("most drawings of one round", "boards", compares=False),
    Target("two threads over one", "times", at_least=1.8),
    Target("actions through Table", "actions/s", at_least=36_000),
    Target("view", "ms", at_most=0.2, compares=False),
    Target("SVG of a full board", "ms", at_most=3, compares=False),
    Target("import whistlestop", "s CPU", at_most=0.15, compares=False),
    Target("whistlestop score, one board", "s", at_most=1, compares=False),
)
BOTH = rules.Options(lava=True, meteors=True)


def measure() -> dict[str, float]:
    """All figures in their units. Plain Python gets fewer repetitions, and no threads."""
    scale = 10 if kernel.compiled else 1
    random_boards = ends_of_random_games(50 * scale)
    strong = strong_boards(20 * scale)
    values = {
        "score, random boards": 1e6 * per_item(random_boards, score),
        "score, strong boards": 1e6 * per_item(strong, score),
        "legal placements of a die": 1e6 * per_item(positions(30 * scale), list_die),
        "copy of a position": 1e6 * per_item(random_boards * 20, lambda s: s[:]),
        "random games, base": games_per_second(rules.Options(), 300 * scale**2),
        "random games, both expansions": games_per_second(BOTH, 200 * scale**2),
        **drawing_figures(4 * scale if kernel.compiled else 1),
        "actions through Table": actions_per_second(game, 6 * scale),
        "view": 1e3 * per_item([rules.State(s) for s in positions(30 * scale)], lambda state: view(state, 1)),
        "SVG of a full board": 1e3 * per_item([view(rules.State(s), 1).boards[0] for s in strong[:50]], board_svg),
        "import whistlestop": cpu_of("import whistlestop"),
        "whistlestop score, one board": time_of_score(),
    }
    if kernel.compiled:
        values["two threads over one"] = thread_gain()
    return values


def score(s: Block) -> None:
    tally.score_board(s, layout.HEAD, layout.SEGMENTS, _PARTS)


def list_die(s: Block) -> None:
    listing.list_routes(s, layout.HEAD, 1 << s[layout.HEAD + layout.DICE], _ACTIONS, 0)


_PARTS, _ACTIONS = block(tally.PARTS), block(layout.ACTIONS)


# --- positions to measure on, made here: the same on every machine


def ends_of_random_games(count: int) -> list[Block]:
    return [_random_game(seed, None) for seed in range(count)]


def positions(count: int) -> list[Block]:
    """Positions in the middle of random games."""
    return [_random_game(seed, 3 + seed % 30) for seed in range(count)]


def _random_game(seed: int, stop: int | None) -> Block:
    table = Table(game, 1, {}, Fast(seed))
    bot, numbers = RandomBot(), Stream(seed, 1)
    while not table.finished and (stop is None or len(table.log) < stop):
        table.submit(1, bot.choose(None, table.legal(1), numbers))
    return table.state.block


def strong_boards(count: int) -> list[Block]:
    """Boards with long joined routes, as strong players leave them: 31 pieces, each where it scores most."""
    return [_grown(Stream(seed, 1)) for seed in range(count)]


def _grown(numbers: Stream) -> Block:
    s, at = rules.setup(rules.Options(), 1).block, layout.HEAD
    out = block(layout.ACTIONS)
    for step in range(31):
        count = listing.list_routes(s, at, (1 << data.FIRST_SPECIAL) - 1, out, 0)
        tries = [out[numbers.below(count)] for _ in range(1 if step < 4 else 24)] if count else []
        best, chosen = -1000, 0
        for action in tries:
            board.put(s, at, action // layout.CODES, action % layout.CODES, 1)
            total = tally.score_board(s, at, layout.SEGMENTS, _PARTS)
            if total > best:
                best, chosen = total, action
            board.lift(s, at, action // layout.CODES)
        if chosen:
            board.put(s, at, chosen // layout.CODES, chosen % layout.CODES, 1)
    return s


# --- the longer measurements


def games_per_second(options: rules.Options, count: int) -> float:
    random_games(options, 1, 1, 0, 10)
    return count / best_of(3, lambda: random_games(options, 1, 1, 0, count))


def drawing_figures(games: int) -> dict[str, float]:
    """How fast all distinct drawings of a round are listed, and the most that one round had."""
    found, seconds, most = 0, 0.0, 0
    for seed in range(games):
        for stop in (1, 6, 11, 16, 21) if kernel.compiled else (21,):
            s = _round_start(seed, stop)
            started = time.process_time()
            count = len(rounds.drawings(s, layout.HEAD))
            seconds += time.process_time() - started
            found, most = found + count, max(most, count)
    return {"a round's distinct drawings": found / seconds, "most drawings of one round": most}


def _round_start(seed: int, least: int) -> Block:
    """The first start of a round after so many log entries of a random game."""
    table = Table(game, 1, {}, Fast(seed))
    bot, numbers = RandomBot(), Stream(seed, 1)
    while len(table.log) < least or table.version(1).lane:
        table.submit(1, bot.choose(None, table.legal(1), numbers))
    return table.state.block


def thread_gain() -> float:
    """How many times the games of one thread two threads play, by the clock on the wall."""
    one = best_of(3, lambda: random_games(rules.Options(), 1, 1, 0, 8_000), time.perf_counter)

    def both() -> None:
        threads = [Thread(target=random_games, args=(rules.Options(), 1, 1, 0, 8_000)) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    return 2 * one / best_of(3, both, time.perf_counter)


def cpu_of(code: str) -> float:
    """CPU seconds of this line in a new process, the interpreter's own start taken off."""
    ask = "import resource; u = resource.getrusage(resource.RUSAGE_SELF); print(u.ru_utime + u.ru_stime)"

    def cpu(line: str) -> float:
        return min(float(subprocess.check_output([sys.executable, "-c", f"{line}\n{ask}"])) for _ in range(5))

    return max(0.0, cpu(code) - cpu("pass"))


def time_of_score() -> float:
    command = [sys.executable, "-m", "whistlestop", "score", "railroad-ink"]
    return best_of(
        3, lambda: subprocess.run(command, input=b"B1 h-h-\n", check=True, capture_output=True), time.perf_counter
    )
