"""How far a game can go at most: what some learners' programs want to know before its first move."""

from typing import NamedTuple


class Limits(NamedTuple):
    """Bounds that no game of these options and seats passes; nothing says that one comes near them."""

    actions: int  # of all seats together
    draws: int  # dice and cards, each by itself
    outcomes: int  # every number that a die or a deck gives is less than this
    least: int  # the score of a seat
    most: int
