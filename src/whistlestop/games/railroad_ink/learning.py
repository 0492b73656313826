"""How the value of boards is learned: games against oneself, each board moved towards what came after it.

A board's target is half the value of the next round's board and half that one's target; the last one's is the score.
First the tables learn, each number at a rate that sinks where its errors cancel out; then they stand still and the
network learns what they miss (Adagrad, one sum of squares for each row), from the game just played and from
boards of earlier ones, each as a random image of itself.
"""

from math import sqrt
from typing import NamedTuple

from whistlestop.core.fast import below, game_seed, stream
from whistlestop.core.kernel import Block, Reals, Weights, kernel, reals, small_zeros
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.beam import DICE, ROOT, Width, begin_round, end_at, ends_at, rank_exactly, search
from whistlestop.games.railroad_ink.features import LEARNED_ROUNDS, ROWS, TABLE_SIZE, network_features, table_features
from whistlestop.games.railroad_ink.layout import SEGMENTS
from whistlestop.games.railroad_ink.sketch import ROUND, SKETCH, clear_sketch, copy_sketch, slot_at
from whistlestop.games.railroad_ink.symmetry import SYMMETRIES
from whistlestop.games.railroad_ink.value import (
    HIDDEN,
    HIDDEN_BIAS,
    LAST_ROUND,
    LAYERS,
    OUT_BIAS,
    OUT_WEIGHT,
    ROW,
    TABLES,
    UPPER,
    UPPER_BIAS,
    UPPER_LAYERS,
    UPPER_WEIGHT,
    Bench,
    network_value,
    quick_value,
)

FIRST_JUNCTION, JUNCTION_FACES, ROUTE_FACES = data.FIRST_JUNCTION, len(data.JUNCTION_FACES), len(data.ROUTE_FACES)

LAMBDA = 0.5  # how much of a target comes from later rounds
EXPLORED = 10  # one round of so many goes on from a random one of the best ends, where several are kept
TINY = 1e-8

# --- what the network's rates come from: one sum of squares for each row, then for each round of the upper layers
UPPER_SUMS = ROWS
HIDDEN_BIAS_SUM, UPPER_BIAS_SUM, OUT_SUM, OUT_BIAS_SUM, UPPER_WEIGHT_SUM = range(5)
LAYER_SUMS = UPPER_WEIGHT_SUM + HIDDEN
SUMS = UPPER_SUMS + LEARNED_ROUNDS * LAYER_SUMS
TABLE_WEIGHTS = LEARNED_ROUNDS * TABLE_SIZE

LANE = 3  # of the random numbers that decide what is explored and replayed


class Course(NamedTuple):
    """How one plays and learns: with a sieve the network learns, without one the tables."""

    seed: int
    width: Width
    last: Width
    replayed: int  # boards of earlier games that are learned from after each game


class Lesson(NamedTuple):
    """What learning keeps besides the weights; the first three are shared by all who learn together."""

    errors: Weights  # by number of the tables: sum of errors …
    sizes: Weights  # … and of their sizes
    sums: Weights  # of squares, by row of the network
    memory: Block  # sketches of earlier games, the oldest overwritten first
    targets: Reals  # what they were worth
    deltas: Reals  # errors handed down the network


def lesson(errors: Weights, sizes: Weights, sums: Weights, boards: int) -> Lesson:
    """Room for one who learns and remembers so many boards."""
    return Lesson(errors, sizes, sums, small_zeros(SKETCH * boards), reals(boards), reals(HIDDEN + UPPER))


@kernel
def roll(dice: Block, start: int) -> None:
    """Four dice, the fourth one a junction (RI-1.3)."""
    for die in range(DICE - 1):
        dice[die] = below(start, die, ROUTE_FACES)
    dice[DICE - 1] = FIRST_JUNCTION + below(start, DICE - 1, JUNCTION_FACES)


@kernel
def play_game(bench: Bench, lesson: Lesson, course: Course, seed: int, at: int) -> int:
    """Play a game; its six boards go to the memory from number `at` on, with their targets. Its score."""
    k, memory, targets, width, last = bench.pool, lesson.memory, lesson.targets, course.width, course.last
    root, chance = slot_at(ROOT), stream(seed, LANE, 0)
    clear_sketch(k, root)
    for number in range(1, LAST_ROUND):
        begin_round(k, root, number)
        roll(bench.dice, stream(seed, 0, number))
        ends = search(bench, width, 0)
        chosen = below(chance, 2 * number + 1, ends) if below(chance, 2 * number, EXPLORED) == 0 else 0
        if number > 1:
            # What the board before is worth, if one goes on as well as one can; the rest of it follows below.
            targets[at + number - 2] = bench.ranks[ends_at(width)]
        end = end_at(bench, width, chosen)
        copy_sketch(k, end, root)
        for i in range(SKETCH):
            memory[SKETCH * (at + number - 1) + i] = k[root + i]
        # A board after which one did not go on as well as one could learns nothing from what came later.
        memory[SKETCH * (at + number - 1) + ROUND] = number if chosen == 0 else -number
    begin_round(k, root, LAST_ROUND)
    roll(bench.dice, stream(seed, 0, LAST_ROUND))
    ends = search(bench, last, 0)
    rank_exactly(bench, last, ends, SEGMENTS)
    score = bench.ranks[ends_at(last)]
    targets[at + LEARNED_ROUNDS - 1] = score
    for i in range(LEARNED_ROUNDS - 1, -1, -1):
        place = SKETCH * (at + i) + ROUND
        is_best = memory[place] > 0
        memory[place] = i + 1
        if is_best and i > 0:
            targets[at + i - 1] += LAMBDA * (targets[at + i] - targets[at + i - 1])
    return int(score)


@kernel
def recall(bench: Bench, lesson: Lesson, board: int) -> int:
    """Put a remembered board on the bench; where it stands then."""
    at = slot_at(ROOT)
    for i in range(SKETCH):
        bench.pool[at + i] = lesson.memory[SKETCH * board + i]
    return at


@kernel
def teach_tables(bench: Bench, lesson: Lesson, board: int, rate: float) -> None:
    """Move the tables towards the target of a board; a number at a lower rate the more its errors cancel out."""
    at = recall(bench, lesson, board)
    error = lesson.targets[board] - quick_value(bench, at)
    count = table_features(bench.pool[at : at + SKETCH], bench.orbits, bench.features)
    weights, errors, sizes = bench.weights, lesson.errors, lesson.sizes
    for i in range(count):
        number = bench.features[i]
        size = sizes[number]
        part = abs(errors[number]) / size if size > 0.0 else 1.0
        weights[TABLES + number] += rate * error / count * part
        errors[number] += error
        sizes[number] += abs(error)


@kernel
def teach_network(bench: Bench, lesson: Lesson, board: int, symmetry: int, rate: float) -> None:
    """Move the network towards what the tables miss at an image of a board."""
    at = recall(bench, lesson, board)
    missed = lesson.targets[board] - quick_value(bench, at)
    features, weights, units, sums, deltas = bench.features, bench.weights, bench.units, lesson.sums, lesson.deltas
    count = network_features(bench.pool[at : at + SKETCH], symmetry, features)
    error = missed - network_value(bench, at, count)
    number = bench.pool[at + ROUND] - 1
    layers, layer_sums = UPPER_LAYERS + LAYERS * number, UPPER_SUMS + LAYER_SUMS * number
    for j in range(UPPER):
        deltas[HIDDEN + j] = error * weights[layers + OUT_WEIGHT + j] if units[HIDDEN + j] > 0.0 else 0.0
    for i in range(HIDDEN):
        delta, row = 0.0, layers + UPPER_WEIGHT + UPPER * i
        if units[i] > 0.0:
            for j in range(UPPER):
                delta += deltas[HIDDEN + j] * weights[row + j]
        deltas[i] = delta
    # From the top down, each by the errors that came from above
    step = rate_of(sums, layer_sums + OUT_BIAS_SUM, error * error, rate)
    weights[layers + OUT_BIAS] += step * error
    square = 0.0
    for j in range(UPPER):
        if units[HIDDEN + j] > 0.0:
            square += error * units[HIDDEN + j] * error * units[HIDDEN + j]
    step = rate_of(sums, layer_sums + OUT_SUM, square / UPPER, rate)
    for j in range(UPPER):
        if units[HIDDEN + j] > 0.0:
            weights[layers + OUT_WEIGHT + j] += step * error * units[HIDDEN + j]
    upper_square = 0.0
    for j in range(UPPER):
        upper_square += deltas[HIDDEN + j] * deltas[HIDDEN + j]
    step = rate_of(sums, layer_sums + UPPER_BIAS_SUM, upper_square / UPPER, rate)
    for j in range(UPPER):
        weights[layers + UPPER_BIAS + j] += step * deltas[HIDDEN + j]
    for i in range(HIDDEN):
        if units[i] > 0.0:
            square = units[i] * units[i] * upper_square / UPPER
            step = rate_of(sums, layer_sums + UPPER_WEIGHT_SUM + i, square, rate) * units[i]
            row = layers + UPPER_WEIGHT + UPPER * i
            for j in range(UPPER):
                weights[row + j] += step * deltas[HIDDEN + j]
    square = 0.0
    for i in range(HIDDEN):
        square += deltas[i] * deltas[i]
    step = rate_of(sums, layer_sums + HIDDEN_BIAS_SUM, square / HIDDEN, rate)
    for i in range(HIDDEN):
        weights[layers + HIDDEN_BIAS + i] += step * deltas[i]
    for n in range(count):
        step = rate_of(sums, features[n], square / HIDDEN, rate)
        row = ROW + HIDDEN * features[n]
        for i in range(HIDDEN):
            weights[row + i] += step * deltas[i]


@kernel
def rate_of(sums: Weights, row: int, square: float, rate: float) -> float:
    """The rate of a row whose mean squared slope is `square` this time (Adagrad)."""
    sums[row] += square
    return rate / sqrt(sums[row] + TINY)


@kernel
def learn(bench: Bench, lesson: Lesson, course: Course, first: int, games: int, played: int, rate: float) -> int:
    """Games `first` … of a run, learning from each and from boards of those before; the sum of their scores.

    `played` is how many games this learner has played before: they are in its memory.
    """
    total, room = 0, len(lesson.targets) // LEARNED_ROUNDS
    for game in range(played, played + games):
        own = game_seed(course.seed, first + game - played)
        newest = game % room * LEARNED_ROUNDS
        total += play_game(bench, lesson, course, own, newest)
        known = min(room, game + 1) * LEARNED_ROUNDS
        chance = stream(own, LANE, 1)
        for i in range(LEARNED_ROUNDS + course.replayed):
            board = newest + LEARNED_ROUNDS - 1 - i if i < LEARNED_ROUNDS else below(chance, 2 * i, known)
            if course.width.sieve:
                teach_network(bench, lesson, board, below(chance, 2 * i + 1, SYMMETRIES), rate)
            else:
                teach_tables(bench, lesson, board, rate)
    return total
