"""What a player can do, as values; each has a fixed number, the one that kernels and learners use."""

import msgspec

from whistlestop.games.marklin import data
from whistlestop.games.marklin.layout import (
    ACTIONS,
    BLIND,
    DONE,
    FIRST_CLAIM,
    FIRST_DEPART,
    FIRST_KEEP,
    FIRST_PLACE,
    FIRST_RIDE,
    FIRST_SPLIT,
    PASS,
    PAYMENTS,
    TAKE,
)  # fmt: skip

WILD = "wild"  # the colour of a payment with wild cards alone


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take a face-up card; slots count from 1 (TR-4.1)."""

    slot: int


class TakeBlind(msgspec.Struct, frozen=True, tag="blind"):
    """Take the top card of the deck (TR-4.1)."""


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Claim a track for cards of a colour, the rest of its length for wild cards (TR-5.1)."""

    track: str
    colour: str  # WILD for wild cards alone
    locomotives: int = 0
    plus4: int = 0


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Put a passenger in a city of the route just claimed (TR-5.4)."""

    city: str


class Split(msgspec.Struct, frozen=True, tag="split"):
    """Announce and draw so many short and long tickets (TR-2.2, TR-6)."""

    short: int
    long: int


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Choose which of the tickets drawn to keep; they count from 1 (TR-2.2, TR-6)."""

    tickets: tuple[int, ...]


class Depart(msgspec.Struct, frozen=True, tag="depart"):
    """Begin to move the own passenger that stands in a city (TR-7.1)."""

    city: str


class Ride(msgspec.Struct, frozen=True, tag="ride"):
    """Move the passenger along a track (TR-7.1)."""

    track: str


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Confirm: the turn, or the choice at set-up, is ended."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Do nothing, where nothing can be done (TR-3.1)."""


Action = Take | TakeBlind | Claim | Place | Split | Keep | Depart | Ride | Done | Pass


def _all_actions() -> tuple[Action | None, ...]:
    """Every action by its number; splits of no ticket or of more than four, and keeping none, stay free."""
    actions: list[Action | None] = [None] * ACTIONS
    for slot in range(data.ROW):
        actions[TAKE + slot] = Take(slot + 1)
    actions[BLIND] = TakeBlind()
    for short in range(data.OFFER + 1):
        for long in range(data.OFFER + 1 - short):
            if short + long:
                actions[FIRST_SPLIT + 5 * short + long] = Split(short, long)
    for mask in range(1, 1 << data.OFFER):
        actions[FIRST_KEEP + mask] = Keep(tuple(i + 1 for i in range(data.OFFER) if mask >> i & 1))
    for number, city in enumerate(data.CITIES):
        actions[FIRST_DEPART + number] = Depart(city)
        actions[FIRST_PLACE + number] = Place(city)
    for number, track in enumerate(data.TRACKS):
        actions[FIRST_RIDE + number] = Ride(track)
    actions[DONE], actions[PASS] = Done(), Pass()
    for number, (track_number, colour, locomotives, plus4) in enumerate(PAYMENTS):
        name = (*data.COLOURS, WILD)[colour]
        actions[FIRST_CLAIM + number] = Claim(data.TRACKS[track_number], name, locomotives, plus4)
    return tuple(actions)


ALL_ACTIONS = _all_actions()
NUMBERS = {action: number for number, action in enumerate(ALL_ACTIONS) if action is not None}
