"""What a board is worth after a round: what it would score, learned tables, a learned network.

The *quick* value is without the network, which costs several times as much: searches sift by it first. After the last
round a board is worth what it scores. Weights stand in one flat array; sums are of doubles, so that compiled and
plain Python agree.
"""

from typing import NamedTuple

from whistlestop.core.kernel import Block, Reals, Weights, kernel
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.features import (
    LEARNED_ROUNDS,
    ROWS,
    TABLE_SIZE,
    network_features,
    table_features,
)
from whistlestop.games.railroad_ink.sketch import (
    CENTRE,
    CRATER_ENDS,
    DEAD_ENDS,
    LAKE_POINTS,
    LAVA_DEAD,
    LAVA_OPEN,
    LONGEST,
    OPEN_ENDS,
    POINTS,
    ROUND,
    SKETCH,
)
from whistlestop.games.railroad_ink.tally import CRATER_POINTS

LAST_ROUND = data.ROUNDS
HIDDEN, UPPER = 64, 16  # units of the two layers

# --- the weights
TABLES = 0
ROW = TABLES + LEARNED_ROUNDS * TABLE_SIZE  # HIDDEN for each feature
UPPER_LAYERS = ROW + ROWS * HIDDEN  # then, once for each round:
HIDDEN_BIAS = 0
UPPER_WEIGHT = HIDDEN_BIAS + HIDDEN  # by hidden unit, then by upper unit
UPPER_BIAS = UPPER_WEIGHT + HIDDEN * UPPER
OUT_WEIGHT = UPPER_BIAS + UPPER
OUT_BIAS = OUT_WEIGHT + UPPER
LAYERS = OUT_BIAS + 1
WEIGHTS = UPPER_LAYERS + LEARNED_ROUNDS * LAYERS


class Bench(NamedTuple):
    """What a search works with: weights that it reads, and room that is its own."""

    weights: Weights
    orbits: Block
    pool: Block  # sketches
    features: Block
    units: Reals  # of the network: hidden, then upper ones
    ranks: Reals  # heaps: values, …
    items: Block  # … and what has them
    seen: Block  # a hash table of the boards met
    board: Block  # a position of the rules, to know its options and to score by them
    dice: Block  # the faces of the round, lava dice last


@kernel
def base_value(b: Block) -> int:
    """What a board scores as it stands, if none of its routes' open ends were errors."""
    routes = b[POINTS] + b[LONGEST] + b[LONGEST + 1] + b[CENTRE] - b[DEAD_ENDS]
    return routes + b[LAKE_POINTS] - b[LAVA_DEAD] - b[LAVA_OPEN] + CRATER_POINTS * b[CRATER_ENDS]


@kernel
def quick_value(bench: Bench, at: int) -> float:
    """The value without the network."""
    b, features, weights = bench.pool[at : at + SKETCH], bench.features, bench.weights
    if b[ROUND] == LAST_ROUND:
        return 1.0 * (base_value(b) - (b[OPEN_ENDS] - b[CRATER_ENDS]))
    value = 1.0 * base_value(b)
    for i in range(table_features(b, bench.orbits, features)):
        value += weights[TABLES + features[i]]
    return value


@kernel
def full_value(bench: Bench, at: int) -> float:
    """The value, network included."""
    value = quick_value(bench, at)
    if bench.pool[at + ROUND] == LAST_ROUND:
        return value
    return value + network_value(bench, at, network_features(bench.pool[at : at + SKETCH], 0, bench.features))


@kernel
def network_value(bench: Bench, at: int, count: int) -> float:
    """What the network adds, by the first `count` features; its units are left as they are then."""
    weights, features, units = bench.weights, bench.features, bench.units
    layers = UPPER_LAYERS + LAYERS * (bench.pool[at + ROUND] - 1)
    for i in range(HIDDEN):
        units[i] = weights[layers + HIDDEN_BIAS + i]
    for n in range(count):
        row = ROW + HIDDEN * features[n]
        added = weights[row : row + HIDDEN]  # compilers add many at once where they see that indices begin at 0
        for i in range(HIDDEN):
            units[i] += added[i]
    for j in range(UPPER):
        units[HIDDEN + j] = weights[layers + UPPER_BIAS + j]
    for i in range(HIDDEN):
        if units[i] > 0.0:
            row = layers + UPPER_WEIGHT + UPPER * i
            added, unit = weights[row : row + UPPER], units[i]
            for j in range(UPPER):
                units[HIDDEN + j] += unit * added[j]
    value = 1.0 * weights[layers + OUT_BIAS]
    for j in range(UPPER):
        if units[HIDDEN + j] > 0.0:
            value += units[HIDDEN + j] * weights[layers + OUT_WEIGHT + j]
    return value
