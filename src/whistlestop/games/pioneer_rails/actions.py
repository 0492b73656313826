"""What a player can do, as values; each has a fixed number, the one that kernels and learners use."""

import msgspec

from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.layout import ACTIONS, CONFIRM, FIRST_BANK, FIRST_SUIT, FIRST_TRACK, TAKE


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Use an open card in this turn; the dealer keeps it from the others (PR-2)."""

    card: str


class Suit(msgspec.Struct, frozen=True, tag="suit"):
    """Cross out a town box to build this turn at another station (PR-3.3)."""

    suit: str


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a track along a side, or a shortcut through a cell (PR-3.1, PR-3.3)."""

    way: str


class Bank(msgspec.Struct, frozen=True, tag="bank"):
    """Pay so many nuggets into the next bank (PR-4.2)."""

    nuggets: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    """End the own turn (PR-3)."""


Action = Take | Suit | Lay | Bank | Done


def _all_actions() -> tuple[Action, ...]:
    """Every action by its number."""
    actions: list[Action] = [Done()] * ACTIONS
    for card, name in enumerate(data.CARDS):
        actions[TAKE + card] = Take(name)
    for suit, name in enumerate(data.SUITS):
        actions[FIRST_SUIT + suit] = Suit(name)
    for nuggets in range(data.MOST_IN_BANK + 1):
        actions[FIRST_BANK + nuggets] = Bank(nuggets)
    for way, name in enumerate(grid.WAY_NAMES):
        actions[FIRST_TRACK + way] = Lay(name)
    assert actions.count(Done()) == 1, actions[CONFIRM]
    return tuple(actions)


ALL_ACTIONS = _all_actions()
NUMBERS = {action: number for number, action in enumerate(ALL_ACTIONS)}
