"""Play many games of bots: in the kernel where all are random, else at real tables, in one or several processes.

Game i of a run depends on the run's seed and on i alone: batches may run anywhere and in any order.
"""

import signal
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, NamedTuple

import msgspec

from whistlestop import games
from whistlestop.bots import Bot, external, play
from whistlestop.core import fast, record
from whistlestop.core.chance import Lot, Scripted
from whistlestop.core.errors import BadOptions, UnknownName
from whistlestop.core.fastdealer import Fast, Stream, seed_number
from whistlestop.core.game import Seat
from whistlestop.core.options import Options
from whistlestop.core.table import Table
from whistlestop.lab.files import write_whole
from whistlestop.lab.programs import Failure, Programs, Terms

MOST_SCORES = 10_000  # above so many games the single scores are left out


class Job(msgspec.Struct, frozen=True):
    """What to play: one bot per seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, object] = {}
    save: str | None = None  # a folder for game files
    dice: tuple[tuple[Lot, ...], ...] = ()  # given outcomes, one list per game
    terms: Terms = Terms()  # for programs of somebody's own among the bots

    def rules(self) -> Options:
        return games.find(self.game).agree(len(self.bots), self.options)


class Batch(msgspec.Struct, frozen=True):
    """The results of some games in a row: scores and places by game and seat."""

    scores: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    actions: int
    failures: tuple[Failure, ...] = ()


class Played(NamedTuple):
    """The result of one game."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    actions: int
    failures: tuple[Failure, ...]


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    bot: str
    mean: float
    sd: float
    min: int
    max: int
    wins: float  # shared wins count as fractions
    failures: int = 0  # games that a program has forfeited


class Run(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a run, as `simulate --json` prints it."""

    game: str
    players: int
    games: int
    actions: int
    seconds: float
    cpu_seconds: float
    games_per_second: float
    actions_per_second: float
    seats: tuple[SeatResult, ...]
    scores: tuple[tuple[int, ...], ...] | None = None


def find_bot(game: str, name: str) -> Bot:
    """A new player by its name."""
    known: Mapping[str, Callable[[], Bot]] = games.room(game, "bots").BOTS
    if name not in known:
        raise UnknownName("no-such-bot", bot=name[:80], known=", ".join(known))
    return known[name]()


def check_bots(game: str, names: Iterable[str], options: Options) -> None:
    """Refuse bots that there are not, and bots that do not play by these options."""
    suited = games.levels(game, msgspec.structs.asdict(options))
    for name in names:
        if name not in suited:
            find_bot(game, name)
            raise BadOptions("bot-unsuited", bot=name, known=", ".join(suited))


def check_players(game: str, names: Iterable[str], options: Options) -> None:
    """The same for whoever runs the lab: programs of one's own may play, too, if they can be started."""
    ours = []
    for name in names:
        if external.is_program(name):
            external.command(name)
        else:
            ours.append(name)
    check_bots(game, ours, options)


def simulate(
    job: Job,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    tell: Callable[[Failure], None] | None = None,
) -> Run:
    """Play all games of a job; `progress` hears how many more are done, `tell` of programs that forfeit."""
    check_players(job.game, job.bots, job.rules())
    if _stays_in_kernel(job) and jobs <= 1:
        play_batch(job, 0, 1)  # kernels are loaded or compiled before the clock runs
    started, cpu_started = time.perf_counter(), time.process_time()
    totals = [_Total() for _ in job.bots]
    scores: list[tuple[int, ...]] = []  # left empty in long runs
    actions, cpu = 0, 0.0
    for batch, cpu_of_batch in _batches(job, jobs):
        for total, own_scores, own_wins in zip(totals, _columns(batch.scores), _wins(batch.places), strict=True):
            total.add(own_scores, own_wins)
        for failure in batch.failures:
            totals[failure.seat - 1].failures += 1
            if tell is not None:
                tell(failure)
        if job.games <= MOST_SCORES:
            scores += batch.scores
        actions += batch.actions
        cpu += cpu_of_batch
        if progress is not None:
            progress(len(batch.scores))
    seconds = time.perf_counter() - started
    cpu_seconds = cpu if jobs > 1 else time.process_time() - cpu_started
    return Run(
        job.game,
        len(job.bots),
        job.games,
        actions,
        round(seconds, 4),
        round(cpu_seconds, 4),
        round(job.games / seconds, 2),
        round(actions / seconds, 2),
        tuple(total.result(bot) for total, bot in zip(totals, job.bots, strict=True)),
        tuple(scores) if job.games <= MOST_SCORES else None,
    )


class _Total:
    """The scores of one seat so far, as sums: a long run must not fill the memory."""

    def __init__(self) -> None:
        self.count, self.sum, self.squares, self.wins, self.failures = 0, 0, 0, 0.0, 0
        self.least, self.most = 10**9, -(10**9)

    def add(self, scores: Sequence[int], wins: float) -> None:
        self.count += len(scores)
        self.sum += sum(scores)
        self.squares += sum(score * score for score in scores)
        self.least, self.most = min(self.least, *scores), max(self.most, *scores)
        self.wins += wins

    def result(self, bot: str) -> SeatResult:
        mean = self.sum / self.count
        # In whole numbers up to here, so nothing is lost by taking the difference.
        spread = (self.squares * self.count - self.sum**2) / (self.count * max(1, self.count - 1))
        sd, wins = round(sqrt(spread), 4), round(self.wins, 4)
        return SeatResult(bot, round(mean, 4), sd, self.least, self.most, wins, self.failures)


def _columns(games_by_seat: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    return list(zip(*games_by_seat, strict=True))


def _wins(places: Sequence[tuple[int, ...]]) -> list[float]:
    """How often each seat won; shared wins as fractions. Alone, a player may be beaten by the game itself."""
    wins = [0.0] * len(places[0])
    for place in places:
        share = 1 / max(1, place.count(1))
        for seat, own in enumerate(place):
            if own == 1:
                wins[seat] += share
    return wins


def _batches(job: Job, jobs: int) -> Iterator[tuple[Batch, float]]:
    size = max(1, min(_batch_size(job), -(-job.games // max(1, jobs))))
    ranges = ((first, min(size, job.games - first)) for first in range(0, job.games, size))
    if jobs <= 1:
        yield from (play_batch(job, first, count) for first, count in ranges)
        return
    # Spawned, not forked: a forked child of a process with running threads may hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        with deaf_to_interrupts():
            futures = [pool.submit(play_batch, job, first, count) for first, count in ranges]
        try:
            yield from (future.result() for future in futures)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Workers started here inherit it: an interrupt is for the process that waits for them."""
    if current_thread() is not main_thread():  # only there can signals be set
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _batch_size(job: Job) -> int:
    return 2_000 if _stays_in_kernel(job) else 4


def _stays_in_kernel(job: Job) -> bool:
    return set(job.bots) == {"random"} and job.save is None and not job.dice


def play_batch(job: Job, first: int, count: int) -> tuple[Batch, float]:
    """Games `first` … of a job, and the CPU time they took."""
    started = time.process_time()
    if _stays_in_kernel(job):
        scores, places, actions = games.room(job.game, "playout").random_games(
            job.rules(), len(job.bots), seed_number(job.seed), first, count
        )
        return Batch(scores, places, actions), time.process_time() - started
    played = [play_game(job, number) for number in range(first, first + count)]
    batch = Batch(
        tuple(game.scores for game in played),
        tuple(game.places for game in played),
        sum(game.actions for game in played),
        tuple(failure for game in played for failure in game.failures),
    )
    return batch, time.process_time() - started


def play_game(job: Job, number: int) -> Played:
    """One game at a real table."""
    seed = fast.game_seed(seed_number(job.seed), number)
    dealer = Scripted(job.dice[number]) if job.dice else Fast(seed)
    table: Table[Any, Any, Any] = Table(games.find(job.game), len(job.bots), job.rules(), dealer)
    with Programs(table, job.bots, job.seed, number, job.terms) as programs:
        bots: dict[Seat, Bot] = {**programs.players}
        bots |= {seat: find_bot(job.game, name) for seat, name in enumerate(job.bots, 1) if seat not in bots}
        actions = play(table, bots, {seat: Stream(seed, seat) for seat in bots})
        if table.outcome is None:
            raise UnknownName("dice-too-few", game=number + 1)
        outcome = programs.finish(table.outcome)
    if job.save is not None:
        path = Path(job.save) / f"{job.game}-{number:06d}.jsonl"
        write_whole(path, "".join(record.write(table, job.bots)))
    return Played(outcome.scores, outcome.places, actions, programs.failures)
