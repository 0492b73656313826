"""How the value of boards is learned: games against oneself, each board moved towards what came after it.

A board's target is half the value of the next round's board and half that one's target; the last one's is the score.
First the tables learn, each number at a rate that sinks where its errors cancel out; then they stand still and the
network learns what they miss (Adagrad, one sum of squares for each row), from the game just played and from
boards of earlier ones, each as a random image of itself. Weights that know much already learn all at once.
"""

from math import sqrt
from typing import NamedTuple

from whistlestop.core.fast import below, game_seed, stream
from whistlestop.core.kernel import Block, Reals, Weights, kernel, reals, small_zeros
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.beam import begin_round, rank_exactly, search
from whistlestop.games.railroad_ink.board import FIRST_LAVA, MIDDLE, VOLCANO_PIECE
from whistlestop.games.railroad_ink.features import LEARNED_ROUNDS, ROWS, TABLE_SIZE, network_features, table_features
from whistlestop.games.railroad_ink.layout import SEGMENTS
from whistlestop.games.railroad_ink.lookahead import LAVA_DIE
from whistlestop.games.railroad_ink.moves import DICE, LAVA_DICE, ROOT, Width, end_at, ends_at, worth
from whistlestop.games.railroad_ink.sketch import MARK, ROUND, SKETCH, clear_sketch, copy_sketch, place, slot_at
from whistlestop.games.railroad_ink.strikes import DIRECTION_DIE, DISTANCE_DIE, take_strike
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

SIDES = 6
METEOR_DICE = DICE + LAVA_DICE  # come after the others among a round's random numbers

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
    """How one plays and learns: with a sieve the network learns, without one the tables alone."""

    seed: int
    width: Width
    last: Width
    replayed: int  # boards of earlier games that are learned from after each game
    first: int  # round, so that the last one is the seventh
    lava: int
    meteors: int
    tables: float  # how much faster than the network the tables learn beside it; 0: they stand still


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
    """Four dice, the fourth one a junction (RI-1.3), and two of lava (RI-7.1)."""
    for die in range(DICE - 1):
        dice[die] = below(start, die, ROUTE_FACES)
    dice[DICE - 1] = FIRST_JUNCTION + below(start, DICE - 1, JUNCTION_FACES)
    for die in range(DICE, DICE + LAVA_DICE):
        dice[die] = FIRST_LAVA + LAVA_DIE[below(start, die, SIDES)]


@kernel
def start_round(bench: Bench, course: Course, seed: int, number: int) -> int:
    """Roll the dice of the next round and take its meteor; whether a special was crossed out."""
    start, root, has_special = stream(seed, 0, number), slot_at(ROOT), 0
    if course.meteors:
        direction, distance = below(start, METEOR_DICE, SIDES), below(start, METEOR_DICE + 1, SIDES)
        has_special = take_strike(bench, root, DIRECTION_DIE[direction], DISTANCE_DIE[distance])
    begin_round(bench.pool, root, number)
    roll(bench.dice, start)
    return has_special


@kernel
def play_game(bench: Bench, lesson: Lesson, course: Course, seed: int, at: int) -> int:
    """Play a game; its boards go to the memory from number `at` on, by their rounds, with their targets. Its score."""
    k, memory, targets, width, last = bench.pool, lesson.memory, lesson.targets, course.width, course.last
    root, chance = slot_at(ROOT), stream(seed, LANE, 0)
    clear_sketch(k, root)
    k[root + ROUND] = course.first - 1
    if course.lava:
        place(k, root, MIDDLE, VOLCANO_PIECE)
    if course.meteors:
        k[root + MARK] = MIDDLE + 1
    for number in range(course.first, LAST_ROUND):
        ends = search(bench, width, start_round(bench, course, seed, number))
        chosen = below(chance, 2 * number + 1, ends) if below(chance, 2 * number, EXPLORED) == 0 else 0
        if number > course.first:
            # What the board before is worth, if one goes on as well as one can; the rest of it follows below.
            targets[at + number - 2] = bench.ranks[ends_at(width)]
        end = end_at(bench, width, chosen)
        copy_sketch(k, end, root)
        for i in range(SKETCH):
            memory[SKETCH * (at + number - 1) + i] = k[root + i]
        # A board after which one did not go on as well as one could learns nothing from what came later.
        memory[SKETCH * (at + number - 1) + ROUND] = number if chosen == 0 else -number
    ends = search(bench, last, start_round(bench, course, seed, LAST_ROUND))
    rank_exactly(bench, last, ends, SEGMENTS)
    score = bench.ranks[ends_at(last)]
    targets[at + LEARNED_ROUNDS - 1] = score
    for i in range(LEARNED_ROUNDS - 1, course.first - 2, -1):
        its_round = SKETCH * (at + i) + ROUND
        is_best = memory[its_round] > 0
        memory[its_round] = i + 1
        if is_best and i >= course.first:
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
def teach_tables(bench: Bench, lesson: Lesson, course: Course, board: int, rate: float) -> None:
    """Move the tables towards the target of a board; a number at a lower rate the more its errors cancel out.

    Where the network plays, what it adds to them stays as it is.
    """
    at = recall(bench, lesson, board)
    error = lesson.targets[board] - worth(bench, course.width, at)
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
    unused = course.first - 1  # boards of each game's room
    boards = LEARNED_ROUNDS - unused
    for game in range(played, played + games):
        own = game_seed(course.seed, first + game - played)
        newest = game % room * LEARNED_ROUNDS
        total += play_game(bench, lesson, course, own, newest)
        known = min(room, game + 1) * boards
        chance = stream(own, LANE, 1)
        for i in range(boards + course.replayed):
            board = newest + LEARNED_ROUNDS - 1 - i
            if i >= boards:
                any_board = below(chance, 2 * i, known)
                board = any_board // boards * LEARNED_ROUNDS + unused + any_board % boards
            if course.width.sieve:
                teach_network(bench, lesson, board, below(chance, 2 * i + 1, SYMMETRIES), rate)
                if course.tables > 0.0:
                    teach_tables(bench, lesson, course, board, course.tables * rate)
            else:
                teach_tables(bench, lesson, course, board, rate)
    return total
