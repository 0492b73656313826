"""How far a game of Pioneer Rails can go at most."""

from whistlestop.core.limits import Limits
from whistlestop.games.pioneer_rails import data, layout
from whistlestop.games.pioneer_rails.rules import Options

BANKS = data.COUNTS[data.BANK]


def limits(options: Options, seats: int) -> Limits:
    """Bounds by what there is: turns, tracks, boxes, locations."""
    # Of a seat: a card and the end of each turn; then tracks, boxes spent on another suit, banks.
    of_a_seat = 2 * data.TURNS + layout.MOST_TRACKS + layout.MOST_BOXES + BANKS
    objectives = data.MOST_OBJECTIVES + len(data.SOLO_LEVELS) - 1  # alone, those face up are drawn by type first (PR-9)
    return Limits(
        actions=seats * of_a_seat,
        draws=1 + objectives + data.ROUNDS * seats * options.advanced + data.TURNS * data.OPENED,
        outcomes=max(len(data.OBJECTIVES), layout.CARDS, data.MOST_TABLE_DEALS + 1),
        least=0,
        most=data.COUNTS[data.MINE]
        + data.MOST_IN_BANK * sum(data.BANK_FACTORS)
        + max(data.FORT_POINTS)
        + max(data.RANCH_POINTS)
        + max(data.YARD_FACTORS) * data.TOWNS
        + layout.MOST_BOXES
        + data.FIRST_POINTS * data.DECKS  # alone they score nothing (PR-9)
        + 2 * max(data.HAND_POINTS) * data.ROUNDS  # each doubled by its saloon (PR-4.3)
        + data.LAST_OF_THREE,
    )
