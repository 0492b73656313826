"""What the lab may train: the value of boards of the base game, by games against oneself (`learning`).

Several learners share the weights and change them as they go, none waiting for another. So one learner gives the
same weights every time, several of them never quite the same.
"""

from array import array
from typing import Any

from whistlestop.core.fast import below, stream
from whistlestop.core.kernel import Block, Weights, weights
from whistlestop.games.railroad_ink import learning, symmetry, value
from whistlestop.games.railroad_ink.beam import Width, bench
from whistlestop.games.railroad_ink.features import LEARNED_ROUNDS
from whistlestop.games.railroad_ink.weights import pack, rounded, unpack

STAGES = {"tables": (1.0, 1.0), "network": (0.01, 0.0)}  # in this order; the rates of learning, first and last
_WIDTHS = {"tables": Width(5, 3, 0, 1), "network": Width(5, 3, 24, 6)}
_LAST = Width(15, 8, 0, 8)
_REPLAYED = {"tables": 24, "network": 60}  # boards of earlier games that are learned from after each game
MEMORY = 30_000  # boards that each learner remembers
FORMAT = 1
_SIZES = {
    "weights": value.WEIGHTS,
    "errors": learning.TABLE_WEIGHTS,
    "sizes": learning.TABLE_WEIGHTS,
    "sums": learning.SUMS,
}
_LANE = 5  # of the random numbers that the network begins with
_FINE = 1 << 20


class Learner:
    """One who plays and learns; each has a thread of its own."""

    def __init__(self, arrays: dict[str, Weights], orbits: Block, boards: int) -> None:
        self._bench = bench(arrays["weights"], orbits, *_WIDTHS.values(), _LAST)
        self._lesson = learning.lesson(arrays["errors"], arrays["sizes"], arrays["sums"], boards)
        self._played = 0

    def learn(self, stage: str, seed: int, first: int, games: int, rate: float) -> int:
        """Play games `first` … of a run and learn from each; the sum of their scores."""
        course = learning.Course(seed, _WIDTHS[stage], _LAST, _REPLAYED[stage])
        total = learning.learn(self._bench, self._lesson, course, first, games, self._played, rate)
        self._played += games
        return total


class Trainee:
    """Weights that learn, with what the rates of learning come from."""

    def __init__(self, about: dict[str, Any], arrays: dict[str, Weights]) -> None:
        self.about, self._arrays = about, arrays
        self._orbits = symmetry.orbits()

    @property
    def games(self) -> int:
        """How many games it has learned from."""
        return sum(self.about["games"].values())

    def learners(self, count: int) -> list[Learner]:
        return [Learner(self._arrays, self._orbits, MEMORY) for _ in range(count)]

    def checkpoint(self) -> bytes:
        """Everything, to go on from."""
        return pack(self.about, self._arrays)

    def finished(self) -> bytes:
        """What a bot plays by, and nothing else."""
        return pack(self.about, {"weights": rounded(self._arrays["weights"])})


def begin(seed: int) -> Trainee:
    """One who knows nothing yet."""
    arrays = {name: weights(size) for name, size in _SIZES.items()}
    _scatter(arrays["weights"], seed)
    return Trainee({"format": FORMAT, "games": dict.fromkeys(STAGES, 0), "log": []}, arrays)


def resume(checkpoint: bytes) -> Trainee:
    """One who goes on. Raises ValueError where this is no checkpoint."""
    about, arrays = unpack(checkpoint)
    if about.get("format") != FORMAT or {name: len(values) for name, values in arrays.items()} != _SIZES:
        raise ValueError("this is not a checkpoint that can be gone on from")
    return Trainee(about, arrays)


def _scatter(values: Weights, seed: int) -> None:
    """Small random numbers for the upper layers: units that begin alike would stay alike."""
    start, size = stream(seed, _LANE, 0), value.HIDDEN * value.UPPER
    for number in range(LEARNED_ROUNDS):
        at = value.UPPER_LAYERS + value.LAYERS * number
        numbers = [
            2 * below(start, i, _FINE) / _FINE - 1 for i in range(number * value.LAYERS, (number + 1) * value.LAYERS)
        ]
        layers = array("f", bytes(4 * value.LAYERS))
        for first, length, scale, middle in (
            (value.HIDDEN_BIAS, value.HIDDEN, 0.1, 0.1),
            (value.UPPER_WEIGHT, size, 0.25, 0.0),
            (value.UPPER_BIAS, value.UPPER, 0.1, 0.1),
            (value.OUT_WEIGHT, value.UPPER, 0.4, 0.0),
        ):
            for i in range(first, first + length):
                layers[i] = middle + scale * numbers[i]
        for i in range(value.LAYERS):
            values[at + i] = layers[i]
