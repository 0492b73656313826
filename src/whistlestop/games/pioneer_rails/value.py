"""What a board is worth at the end of a turn, as kernels: what is promised, and what was learned beyond it.

To what `outlook` promises a player who has learned adds a number for the turn and one for each feature of the board,
from a table for each round. After the last turn nothing is to be promised, and the points decide. Sums are of doubles,
so that compiled and plain Python agree; in the end all is in hundredths of a point.
"""

from math import isfinite
from typing import NamedTuple

from whistlestop.core.kernel import Block, Weights, block, kernel, weights
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.bases import BASES, bases
from whistlestop.games.pioneer_rails.board import ROUNDS, TURNS_IN_ROUND
from whistlestop.games.pioneer_rails.features import FEATURES, MOST_AT_ONCE, note_features
from whistlestop.games.pioneer_rails.hands import POINT
from whistlestop.games.pioneer_rails.layout import SUIT, TURN
from whistlestop.games.pioneer_rails.outlook import outlook
from whistlestop.games.pioneer_rails.plan_layout import RANCH_DOUBT, SHUT, SHUTTING
from whistlestop.games.pioneer_rails.reach import find_own_ways

LEARNED_TURNS = data.TURNS - 1

# --- what is learned: a number for each turn; how much each base counts in the middle of the game, and how much more
# in its last round (as much less in the first)
LEARNED_BIAS = 0
MIDDLE = LEARNED_BIAS + LEARNED_TURNS
LATER = MIDDLE + BASES
LEARNED = LATER + BASES

# --- what a mind holds of it, ready for use
BIAS = 0  # by turn
TABLES = BIAS + LEARNED_TURNS  # by round, then by feature
WEIGHTS = TABLES + ROUNDS * FEATURES


class Mind(NamedTuple):
    """What a player has learned, and room for the features of a board; without weights nothing was learned."""

    weights: Weights
    features: Block


def untaught() -> Mind:
    """A mind that counts on what is promised."""
    return Mind(weights(0), block(MOST_AT_ONCE))


def mind(learned: Weights) -> Mind:
    """A mind that has learned this."""
    new = Mind(weights(WEIGHTS), block(MOST_AT_ONCE))
    teach(new, learned)
    return new


def teach(mind: Mind, learned: Weights) -> None:
    """Make a mind hold what was learned. Raises ValueError where it is something else."""
    if len(learned) != LEARNED:
        raise ValueError("these weights are for another version of the value")
    if not all(map(isfinite, learned)):
        raise ValueError("these weights are no numbers to reckon with")
    for turn in range(LEARNED_TURNS):
        mind.weights[BIAS + turn] = learned[LEARNED_BIAS + turn]
    for number in range(ROUNDS):
        counts = [learned[MIDDLE + i] + lateness(number) * learned[LATER + i] for i in range(BASES)]
        first, table = TABLES + FEATURES * number, [0.0] * FEATURES
        for count, base in zip(counts, bases(), strict=True):
            for feature, part in base:
                table[feature] += count * part
        for feature, worth in enumerate(table):
            mind.weights[first + feature] = worth


def lateness(number: int) -> float:
    """Where a round stands in the game: from -1 to 1."""
    return 2 * number / (ROUNDS - 1) - 1


@kernel
def worth(s: Block, m: Block, at: int, p: Block, doubt: int, mind: Mind) -> int:
    """What a board is worth if the turn ends with these tracks; `doubt` is that of `ranch_doubt`."""
    value = outlook(s, m, at, p, doubt)
    if len(mind.weights) == 0:
        return value
    if s[TURN] == LEARNED_TURNS:
        return value + p[RANCH_DOUBT] * doubt // 100 - p[SHUT] * p[SHUTTING] // 2
    suit = s[at + SUIT] - 1
    find_own_ways(s, m, at, p, suit)
    count = note_features(s, m, at, p, suit, doubt, mind.features)
    return value + int(POINT * learned_value(mind, s[TURN], count))


@kernel
def learned_value(mind: Mind, turn: int, count: int) -> float:
    """What was learned of a board, in points, by the first `count` features."""
    value, first = 1.0 * mind.weights[BIAS + turn], TABLES + FEATURES * (turn // TURNS_IN_ROUND)
    for i in range(count):
        value += mind.weights[first + mind.features[i]]
    return value
