"""A result from a real table while somebody enters it: the types of a game's room `paper` (docs/game-contract.md).

All that is kept of it is its text, in the notation of the game. The page shows the parts, as at a table
(draw/screen.py): `data-tool` chooses a tool of the part `tray`, a tap on `data-place` uses it there, where there are no
tools that of the name `place`. A tool and a place with a space between may also be the value of a button or a list with
`name="use"` of the form `paper`; an input with `data-use` uses that tool on what is typed.
"""

from collections.abc import Sequence

import msgspec

from whistlestop.core.game import Outcome, Sheet
from whistlestop.draw.screen import Parts, Phrase


class Paper(msgspec.Struct, frozen=True):
    """What the players of a real table have drawn or laid, as far as it was entered."""

    text: str
    seats: int
    board: str  # the id of the part that is the board to tap on
    parts: Parts
    sheets: tuple[Sheet, ...]  # by seat
    outcome: Outcome
    faults: tuple[Phrase, ...] = ()  # what cannot have been drawn or laid so


def ranked(standings: Sequence[tuple[int, ...]], tie_break: str | None) -> Outcome:
    """The outcome by what each seat has: its points first, then what tells equal ones apart."""
    places = tuple(1 + sum(other > own for other in standings) for own in standings)
    return Outcome(tuple(own[0] for own in standings), places, tie_break)
