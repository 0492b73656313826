"""Play many games of bots: in the kernel where all are random, else at real tables, in one process or many.

Game i of a run depends on the run's seed and on i alone: batches may be of any size and run anywhere.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.metadata import version
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from whistlestop import games
from whistlestop.bots import Bot, external, play
from whistlestop.core import fast, record
from whistlestop.core.chance import Lot, Scripted
from whistlestop.core.errors import BadOptions, UnknownName
from whistlestop.core.fastdealer import Fast, Stream, seed_number
from whistlestop.core.game import Seat
from whistlestop.core.options import Options, counted
from whistlestop.core.table import Table
from whistlestop.lab.backends import Where
from whistlestop.lab.batches import Batch
from whistlestop.lab.files import write_whole
from whistlestop.lab.programs import Failure, Programs, Terms
from whistlestop.lab.resuming import resumed

MOST_SCORES = 10_000  # above so many games the single scores are left out


class Job(msgspec.Struct, frozen=True):
    """What to play: one bot per seat."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str | int
    options: Mapping[str, object] = {}
    save: str | None = None  # a folder for game files
    dice: tuple[tuple[Lot, ...], ...] = ()  # given outcomes, one list per game; there may be more of them
    terms: Terms = Terms()  # for programs of somebody's own among the bots

    def rules(self) -> Options:
        return games.find(self.game).agree(len(self.bots), self.options)


class Played(NamedTuple):
    """How one game has ended."""

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
    known = games.makers(game, patient=True)
    if not isinstance(name, str) or name not in known:
        raise UnknownName("no-such-bot", bot=str(name)[:80], known=", ".join(known))
    return known[name]()


def check_bots(game: str, names: Iterable[str], options: Options, *, patient: bool = True) -> None:
    """Refuse bots that there are not, that do not play by these options, or, at tables, that nobody can wait for."""
    suited = games.levels(game, msgspec.structs.asdict(options), patient=patient)
    for name in names:
        if name not in suited:
            find_bot(game, name)
            raise BadOptions("bot-unsuited", bot=name, known=", ".join(suited))


def check_players(game: str, names: Iterable[str], options: Options) -> None:
    """The same for whoever runs the lab: there is time for all bots, and programs of one's own may play, too."""
    ours = []
    for name in names:
        if isinstance(name, str) and external.is_program(name):
            external.command(name)
        else:
            ours.append(name)
    check_bots(game, ours, options)


class Way(msgspec.Struct, frozen=True):
    """How a run is done, which changes nothing in its results."""

    where: Where = Where()
    batch: int | None = None  # games that are handed out together
    resume: str | None = None  # a file that keeps what was played
    heard: Callable[[Batch], None] | None = None  # is told of each batch, in their order

    def __post_init__(self) -> None:
        counted("jobs", self.where.jobs)
        backend = self.where.backend
        if backend not in ("local", "ray"):
            raise BadOptions("option-value", option="backend", value=str(backend)[:80], choices="local, ray")
        if self.batch is not None:
            counted("batch", self.batch)


PLAIN = Way()


def simulate(job: Job, way: Way = PLAIN) -> Run:
    """Play all games of a job."""
    check_players(job.game, job.bots, job.rules())
    counted("games", job.games)
    if _stays_in_kernel(job) and way.where == Where():
        play_batch(job, 0, 1)  # kernels are loaded or compiled before the clock runs
    started = time.perf_counter()
    totals = [_Total() for _ in job.bots]
    scores: list[tuple[int, ...]] = []  # left empty in long runs
    actions, cpu = 0, 0.0
    new_games, new_actions = 0, 0  # of this run: what its speed is counted by
    for batch in batches(job, (job.bots,), job.games, way):
        for total, own_scores, own_wins in zip(totals, _columns(batch.scores), _wins(batch.places), strict=True):
            total.add(own_scores, own_wins)
        for failure in batch.failures:
            totals[failure.seat - 1].failures += 1
        if job.games <= MOST_SCORES:
            scores += batch.scores
        actions += batch.actions
        if not batch.is_old:
            new_games += len(batch.scores)
            new_actions += batch.actions
            cpu += batch.cpu
    seconds = time.perf_counter() - started
    return Run(
        job.game,
        len(job.bots),
        job.games,
        actions,
        round(seconds, 4),
        round(cpu, 4),
        float(f"{new_games / seconds:.4g}"),  # also of games that take minutes each
        float(f"{new_actions / seconds:.4g}"),
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


Seatings = Sequence[tuple[str, ...]]  # who sits where: one after another, on the same chance outcomes


class _About(msgspec.Struct, frozen=True):
    """What decides all games of a run: a file with results is about this."""

    version: str
    game: str
    seatings: Seatings
    seed: str
    options: Options
    dice: tuple[tuple[Lot, ...], ...]
    terms: Terms | None  # where programs play

    @classmethod
    def of(cls, job: Job, seatings: Seatings) -> "_About":
        rules = games.find(job.game).agree(len(seatings[0]), job.options)
        has_programs = any(external.is_program(bot) for seating in seatings for bot in seating)
        terms = job.terms if has_programs else None
        return cls(version("whistlestop"), job.game, seatings, str(job.seed), rules, job.dice, terms)


def batches(job: Job, seatings: Seatings, count: int, way: Way) -> Iterator[Batch]:
    """So many games in their order: each of the seatings with the same chance outcomes, then with the next ones."""
    size = way.batch or (2_000 if _stays_in_kernel(job) else 4)
    size = max(1, min(size, -(-count // way.where.jobs)))

    def played(done: int) -> Iterator[Batch]:
        firsts = range(done, count, size)
        return way.where.run(play_batch, ((job, first, min(size, count - first), seatings) for first in firsts))

    if way.resume is None:
        found = played(0)
    else:
        found = resumed(way.resume, _About.of(job, seatings), count, played)
    for batch in found:
        if way.heard is not None:
            way.heard(batch)
        yield batch


def _stays_in_kernel(job: Job) -> bool:
    return set(job.bots) == {"random"} and job.save is None and not job.dice


def play_batch(job: Job, first: int, count: int, seatings: Seatings = ()) -> Batch:
    """Games `first` … of a run; where no seatings are named, those of the job's own bots."""
    started = time.process_time()
    if _stays_in_kernel(job):
        scores, places, actions = games.room(job.game, "playout").random_games(
            job.rules(), len(job.bots), seed_number(job.seed), first, count
        )
        return Batch(scores, places, actions, time.process_time() - started)
    jobs = [msgspec.structs.replace(job, bots=seating) for seating in seatings] or [job]
    played = [play_game(jobs[number % len(jobs)], number // len(jobs)) for number in range(first, first + count)]
    return Batch(
        tuple(game.scores for game in played),
        tuple(game.places for game in played),
        sum(game.actions for game in played),
        time.process_time() - started,
        failures=tuple(failure for game in played for failure in game.failures),
    )


def saved_file(folder: str, game: str, number: int) -> Path:
    """Where a run keeps one of its games."""
    return Path(folder) / f"{game}-{number:06d}.jsonl"


def play_game(job: Job, number: int) -> Played:
    """One game at a real table."""
    seed = fast.game_seed(seed_number(job.seed), number)
    dealer = Scripted(job.dice[number]) if job.dice else Fast(seed)
    table: Table[Any, Any, Any] = Table(games.find(job.game), len(job.bots), job.rules(), dealer)
    with Programs(table, job.bots, str(job.seed), number, job.terms) as programs:
        bots: dict[Seat, Bot] = {**programs.players}
        bots |= {seat: find_bot(job.game, name) for seat, name in enumerate(job.bots, 1) if seat not in bots}
        actions = play(table, bots, {seat: Stream(seed, seat) for seat in bots})
        if table.outcome is None:
            raise UnknownName("dice-too-few", game=number + 1)
        outcome = programs.finish(table.outcome)
    if job.save is not None:
        write_whole(saved_file(job.save, job.game, number), "".join(record.write(table, job.bots)))
    return Played(outcome.scores, outcome.places, actions, programs.failures)
