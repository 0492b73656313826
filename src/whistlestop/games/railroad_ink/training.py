"""What the lab may train: the value of boards, by games against oneself (`learning`), for each variant of its own.

Several learners share the weights and change them as they go, none waiting for another. So one learner gives the
same weights every time, several of them never quite the same. The expansions begin with what the base game has taught.
"""

from array import array
from typing import Any

from whistlestop.core.fast import below, stream
from whistlestop.core.kernel import Block, Weights, weights
from whistlestop.core.weights import pack, rounded, unpack
from whistlestop.games.railroad_ink import learning, symmetry, value
from whistlestop.games.railroad_ink.features import LEARNED_ROUNDS, ROWS
from whistlestop.games.railroad_ink.moves import Width, bench
from whistlestop.games.railroad_ink.rules import Options
from whistlestop.games.railroad_ink.variants import BASE, VARIANTS, learned, variant_of

OPTIONS = ("lava", "meteors")  # those that change what is learned
# The rates of learning, first and last. From nothing, tables come first, then the network; weights that know much
# already learn all at once.
STAGES = {"tables": (1.0, 1.0), "network": (0.01, 0.0), "tuning": (0.01, 0.0)}
_WIDTHS = {"tables": Width(5, 3, 0, 1), "network": Width(5, 3, 24, 6), "tuning": Width(5, 3, 24, 6)}
_LAST = Width(15, 8, 0, 8)
_REPLAYED = {"tables": 24, "network": 60, "tuning": 60}  # boards of earlier games that are learned from after each game
MEMORY = 30_000  # boards that each learner remembers
FORMAT = 2
_SIZES = {
    "weights": value.WEIGHTS,
    "errors": learning.TABLE_WEIGHTS,
    "sizes": learning.TABLE_WEIGHTS,
    "sums": learning.SUMS,
}
_LANE = 5  # of the random numbers that the network begins with
_FINE = 1 << 20
_TABLES = {"tables": 0.0, "network": 0.0, "tuning": 5.0}  # their rate beside the network's
# How much another variant's weights are taken to have learned: the sums that rates come from begin there. From nothing,
# their first steps would be so large that much was lost.
_LEARNED_SQUARES, _LEARNED_UPPER_SQUARES, _LEARNED_ERRORS = 1e4, 1e6, 1e3


class Learner:
    """One who plays and learns; each has a thread of its own."""

    def __init__(self, variant: str, arrays: dict[str, Weights], orbits: Block, boards: int) -> None:
        self._variant = VARIANTS[variant]
        self._bench = bench(arrays["weights"], orbits, *_WIDTHS.values(), _LAST)
        self._lesson = learning.lesson(arrays["errors"], arrays["sizes"], arrays["sums"], boards)
        self._played = 0

    def learn(self, stage: str, seed: int, first: int, games: int, rate: float) -> int:
        """Play games `first` … of a run and learn from each; the sum of their scores."""
        lava, meteors = self._variant
        opening = value.LAST_ROUND - Options(lava=lava, meteors=meteors).rounds + 1
        course = learning.Course(
            seed, _WIDTHS[stage], _LAST, _REPLAYED[stage], opening, int(lava), int(meteors), _TABLES[stage]
        )
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
        return [Learner(self.about["variant"], self._arrays, self._orbits, MEMORY) for _ in range(count)]

    def checkpoint(self) -> bytes:
        """Everything, to go on from."""
        return pack(self.about, self._arrays)

    def finished(self) -> bytes:
        """What a bot plays by, and nothing else."""
        return pack(self.about, {"weights": rounded(self._arrays["weights"])})


def begin(seed: int, options: Options) -> Trainee:
    """One who knows nothing yet, or with an expansion only the base game."""
    variant = variant_of(options)
    arrays = {name: weights(size) for name, size in _SIZES.items()}
    if variant == BASE:
        _scatter(arrays["weights"], seed)
    else:
        arrays["weights"][:] = learned(BASE)
        for row in range(ROWS):
            at = value.ROW + value.HIDDEN * row
            if any(arrays["weights"][at : at + value.HIDDEN]):
                arrays["sums"][row] = _LEARNED_SQUARES
        for row in range(learning.UPPER_SUMS, learning.SUMS):
            arrays["sums"][row] = _LEARNED_UPPER_SQUARES
        for number in range(learning.TABLE_WEIGHTS):
            if arrays["weights"][value.TABLES + number]:
                arrays["sizes"][number] = _LEARNED_ERRORS
    return Trainee({"format": FORMAT, "variant": variant, "games": dict.fromkeys(STAGES, 0), "log": []}, arrays)


def resume(checkpoint: bytes) -> Trainee:
    """One who goes on. Raises ValueError where this is no checkpoint."""
    about, arrays = unpack(checkpoint)
    if (
        about.get("format") != FORMAT
        or about.get("variant") not in VARIANTS
        or {name: len(values) for name, values in arrays.items()} != _SIZES
    ):
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
