"""How well a game can end from its last decision on: what a game of several seats says of a position for puzzles."""

from typing import NamedTuple


class Ending(NamedTuple):
    """The best that the seat to move can still end with, and how rare that is."""

    best: int  # its score on the sheet when the game is over
    ends: int  # in how many different ways it can end the game,
    solutions: int  # … and how many of them are the best
