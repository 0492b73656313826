"""What the lab may tune: the planner's weights, and games in which seats play by weights of their own."""

from collections.abc import Mapping, Sequence

from whistlestop.core.fast import game_seed
from whistlestop.games.marklin import tally
from whistlestop.games.marklin.plan_layout import WEIGHT_NAMES, WEIGHTS
from whistlestop.games.marklin.planner import play_out
from whistlestop.games.marklin.rules import Options, setup, tallied

BOT = "planner"
PARAMETERS: dict[str, int] = dict(zip(WEIGHT_NAMES, WEIGHTS, strict=True))


def play(
    options: Options, seats: Sequence[Mapping[str, int]], seed: int, game: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Game number `game` of a run, each seat by its own parameters: scores and places."""
    s = setup(options, len(seats)).block
    play_out(s, [[parameters[name] for name in WEIGHT_NAMES] for parameters in seats], game_seed(seed, game))
    parts, places = tallied(s)
    return tuple(parts[tally.TOTAL :: tally.PARTS]), tuple(places)
