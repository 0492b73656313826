"""What a table in the browser shows of a game: the types of a game's room `screen` (docs/game-contract.md).

A page is made of parts: elements with an id. When the position changes, only the parts that differ travel. The
markup of a part may hold the place of another part, written `<!--its-id-->`; a part whose id has a dot, `log.7`,
is a child of the part before the dot, standing among its brothers by its number.

What can be tapped carries one of three attributes, and the browser knows no more about games than these:
`data-tool` (choose this die, this card), `data-place` (here, with the chosen tool) and `data-draft` (this, by
itself). A tap asks the game's `preview` about the draft: the place and the tool with a space between, or the text
of `data-draft`. What is of no use now keeps its attribute and is `aria-disabled`, or stands by its id in the `data-off`
of some other element, which costs less where many change together: the answer says why. A `data-draft`
with `data-only` beside it is the only thing to do, and is planned without a tap. Whole actions with ` + ` between them
are done as one.

What has `data-draft` may be dragged, too, to the element that `data-drag` names: let go there it is done at once.

Where several of a kind are chosen together each of them has `data-pick`, and what stands around them `data-picks`: the
draft is that word with the picks behind it (`keep 1 3`), asked for from `data-least` of them on; `data-then` is done
together with it. With `data-ordered` they stand in the order in which they were chosen.

What has `data-light` and `data-seat` lights on the boards what `light` answers for that part and that seat: pressed,
until it is pressed again; with `data-hover` also while the mouse or the focus is on it. `data-hover` with the name of a
part and without `data-light` lights only then, and while a finger stays there.

On a board with `data-now` a tap is done at once, and another one on what it brought takes it back: for moves that show
nothing to others before they are confirmed.

A board with `data-zoom` is moved with a finger and brought nearer with two; the attribute names the elements that a
small map of the whole shows. While it is shown so small that its places cannot be told apart it has `data-far`. With
less than `data-close` pixels for a unit a finger's tap first brings it nearer.

Where things lie anywhere on a board a part with the id `free` says what hands can do there; `data-board` is the board's
id, points are written `x,y` in its units, and `{tool}` in the words of `data-stroke`, `data-trace`, `data-put` and
`data-picks` stands for the chosen tool. A tool without places goes anywhere.

- `data-stroke`: a line can be drawn, where there is `data-from` from what that selector names. The draft is these words
  with the points behind them; while the pen moves `data-trace` is asked in the same way. The pen stops after as many
  units as `data-length` of the tool, else of `free`, says. What has `data-laid` shows how far it has come, by the
  property `--laid` from 0 to 1, and in its `output`.
- `data-put`: a tap puts something there: these words, the point, the angle.
- A plan may have a thing with `data-move` (words), `data-at` (a point) and `data-angle` (degrees, less than 90): it is
  dragged, moved by arrows and turned by R, and so asked about anew. The same thing in the tray has `data-move` alone.
- A plan may have a line with `data-bend` (words), `data-line` (its points) and `data-length`, and in it dots with
  `data-dot`, the number of a point: where they are pulled the line bends, and is asked about as if it were drawn so.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from whistlestop.core.errors import Argument
from whistlestop.core.game import Seat

Parts = dict[str, str]  # by id: the markup of an element with that id
Status = Literal["acting", "done", "waiting"]


class Phrase(msgspec.Struct, frozen=True):
    """A message of a catalogue with its arguments: words for somebody, not yet in a language."""

    id: str
    args: Mapping[str, Argument] = {}


class Progress(msgspec.Struct, frozen=True):
    """How far a game has come: round 4 of 7."""

    words: Phrase
    now: int
    of: int


def merged(groups: Iterable[Parts]) -> Parts:
    """The parts of several groups together."""
    parts: Parts = {}
    for group in groups:
        parts |= group
    return parts


class Figure(msgspec.Struct, frozen=True):
    """A number that stands by a player's badge."""

    symbol: str  # the id of a symbol among the game's `defs`; "" for the one that counts most
    count: int
    words: str  # the id of the words for what is counted


class Side(msgspec.Struct, frozen=True):
    """What a player has before them where all play on one board, for everybody to see."""

    figures: tuple[Figure, ...]
    light: str = ""  # the part of the score sheet that the player's button lights on the board


class Screen(msgspec.Struct, frozen=True):
    """A position as one viewer's page shows it, and what the viewer can do there.

    `boards` names the parts that are whole boards, the viewer's own first; by each stands the seat it belongs to
    (None: to all). The part `tray` holds what one plays with: dice, cards, pieces.
    """

    groups: tuple[Parts, ...]  # the same object as before where nothing in it has changed: then it is not looked at
    boards: tuple[tuple[str, Seat | None], ...]
    progress: Progress
    status: tuple[Status, ...]  # by seat
    prompt: Phrase  # what the viewer has to do now, or what is waited for
    # By tool: the places where it can go; "" needs no tool. A tool whose only place is none of the page's is a draft by
    # itself: what is offered as {"hh--": ("ignore",)} is asked for as `ignore hh--` when the tool is tapped. One
    # without any place goes where hands put it.
    offers: Mapping[str, tuple[str, ...]] = {}
    tool: str = ""  # the tool that is chosen to begin with
    finish: str = ""  # the action that ends the own part of the turn; "" where there is none
    can_finish: bool = False
    sides: tuple[Side, ...] = ()  # by seat, where all play on one board
    unaided: Parts = {}  # at a puzzle, in place of parts that say what would be best, or name another goal

    @property
    def parts(self) -> Parts:
        """All parts together."""
        return merged(self.groups)

    def without_help(self) -> "Screen":
        """The same position for somebody who is to find out what would be best."""
        if not self.unaided:
            return self
        groups = [{id: self.unaided.get(id, part) for id, part in group.items()} for group in self.groups]
        return msgspec.structs.replace(self, groups=tuple(groups))


class Plan(msgspec.Struct, frozen=True):
    """An action that is only planned, as the page shows it."""

    words: Phrase  # what it is: “curved station on C3”
    verb: Phrase  # what the button says: “Place”
    parts: Parts = {}  # laid over the board while it is planned
    turn: Phrase | None = None  # what the button says that shows another way of the same draft, if not “Turn”
    tool: str = ""  # the tool that it is done with, as among the offers; "" where it needs none
    tells_gain: bool = True  # False: what it does to the score now says nothing about what it is worth
