"""How far a game of Railroad Ink can go at most."""

from whistlestop.core.limits import Limits
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.rules import SEATS, Options

ROUTE_DICE, LAVA_DICE, METEOR_DICE, PAIRS = 4, 2, 2, 2
VOLCANOES = (data.CELLS + 1) // 2  # no two stand side by side, and none ever goes (RI-7.4, RI-8)
SIDES = 4


def limits(options: Options, seats: int) -> Limits:
    """Bounds by the kinds of dice in play."""
    volcanoes = VOLCANOES if options.lava else 0
    dice = ROUTE_DICE + LAVA_DICE * options.lava
    # Of a seat, each round: strike, pairs, dice, a cell erased (RI-7.5), the end of the round.
    in_round = options.meteors + PAIRS * options.draft + dice + options.lava + 1
    pieces = min(data.CELLS, options.rounds * dice + data.SPECIALS_PER_GAME + volcanoes)
    pool = 2 * ROUTE_DICE * seats if options.draft else ROUTE_DICE  # in the draft they are shuffled, then rolled
    return Limits(
        actions=seats * (options.rounds * in_round + data.SPECIALS_PER_GAME + volcanoes),
        draws=options.draft + options.rounds * (pool + LAVA_DICE * options.lava + METEOR_DICE * options.meteors),
        outcomes=max(len(data.FACES), SEATS[1] + 1),
        least=-SIDES * pieces,  # every end of a route open (RI-3.4)
        most=max(data.NETWORK_POINTS)
        + 2 * 2 * pieces  # highway and railway, each twice through every cell
        + len(data.CENTRE)
        + (data.CLOSED_LAKE_POINTS * volcanoes + data.CELLS) * options.lava  # a lake has a volcano (RI-7.6)
        + data.CRATER_POINTS * SIDES * options.rounds * options.meteors,  # a crater each round (RI-6.6)
    )
