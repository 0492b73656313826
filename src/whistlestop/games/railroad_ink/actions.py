"""What a player can do, as values; each has a fixed number, the one that kernels and learners use."""

import msgspec

from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.layout import CODES, CONFIRM, FIRST_IGNORE, FIRST_STRIKE, FIRST_TAKE


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Draw a piece on a cell: a die's route, a special, lava or a volcano (RI-2.2, RI-2.5, RI-7)."""

    cell: str
    piece: str


class Erase(msgspec.Struct, frozen=True, tag="erase"):
    """Rub out a route to make room for lava (RI-7.5)."""

    cell: str


class Strike(msgspec.Struct, frozen=True, tag="strike"):
    """Let the meteor come down in this direction (RI-6.1)."""

    direction: str


class Ignore(msgspec.Struct, frozen=True, tag="ignore"):
    """Cross out a special to ignore this round's meteor (RI-6.4)."""

    special: str


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take a pair of dice in the draft; pairs count from 1 (RI-5.2)."""

    pair: int


class Confirm(msgspec.Struct, frozen=True, tag="confirm"):
    """End the own round (RI-2.4, RI-2.7)."""


Action = Place | Erase | Strike | Ignore | Take | Confirm


def _all_actions() -> tuple[Action | None, ...]:
    """Every action by its number; a crater is nothing that a player draws, so its numbers stay free."""
    actions: list[Action | None] = [None] * (CONFIRM + 1)
    for number, cell in enumerate(data.CELL_NAMES):
        actions[CODES * number] = Erase(cell)
        for piece in range(1, data.CRATER):
            actions[CODES * number + piece] = Place(cell, data.PIECES[piece])
    for side, direction in enumerate(data.DIRECTIONS):
        actions[FIRST_STRIKE + side] = Strike(direction)
    for special, face in enumerate(data.SPECIALS):
        actions[FIRST_IGNORE + special] = Ignore(face)
    for pair in range(CONFIRM - FIRST_TAKE):
        actions[FIRST_TAKE + pair] = Take(pair + 1)
    actions[CONFIRM] = Confirm()
    return tuple(actions)


ALL_ACTIONS = _all_actions()
NUMBERS = {action: number for number, action in enumerate(ALL_ACTIONS) if action is not None}
