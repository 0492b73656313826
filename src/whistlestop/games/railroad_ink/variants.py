"""The variants that have something to learn of their own, and what was learned: a file of weights for each."""

from functools import cache
from importlib.resources import files

from whistlestop.core.kernel import Weights
from whistlestop.core.weights import unpack
from whistlestop.games.railroad_ink import value
from whistlestop.games.railroad_ink.rules import Options

VARIANTS = {"base": (False, False), "lava": (True, False), "meteors": (False, True), "both": (True, True)}
BASE = "base"


def variant_of(options: Options) -> str:
    """Which one is played by these options: those with lava, with meteors. The draft changes no board."""
    return next(name for name, dice in VARIANTS.items() if dice == (options.lava, options.meteors))


@cache
def learned(variant: str) -> Weights:
    """What was learned of a variant, read when the first one thinks of it."""
    _, arrays = unpack((files(__package__) / "learned" / f"{variant}.npz").read_bytes())
    if len(arrays["weights"]) != value.WEIGHTS:
        raise ValueError("these weights are for another version of the value")
    return arrays["weights"]
