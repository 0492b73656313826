"""What travels over a table's socket, both ways: docs/protocol.md in types.

Messages are JSON texts with a tag `t`. A frame from the browser is one of them; one from the server may be several,
each on a line. Whatever does not decode as one of these is answered in words and changes nothing.
"""

from typing import Annotated, Any, Literal

import msgspec

from whistlestop.draw.screen import Parts
from whistlestop.web.models import LONGEST_MESSAGE

LONGEST_FRAME = 1 << 16  # bytes, inbound

Id = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[\w-]+$")]
Notation = Annotated[str, msgspec.Meta(max_length=4000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class _Frame(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    pass


# --- from the browser


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame: which drawing of the table the page holds."""

    drawing: Annotated[str, msgspec.Meta(max_length=80)]


class Do(_Frame, frozen=True, tag="do"):
    """An action, or several as one: all of them or none."""

    id: Id
    actions: Annotated[tuple[Notation, ...], msgspec.Meta(min_length=1, max_length=64)]
    version: tuple[Count, Count]


class Undo(_Frame, frozen=True, tag="undo"):
    """Take back the last `count` of the own actions, 0: all of the own lane.

    With `keep` only the first of them goes: the later ones come back, where they are still legal.
    """

    id: Id
    version: tuple[Count, Count]
    count: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 1
    keep: bool = False


class Ask(_Frame, frozen=True, tag="ask"):
    """What would this draft bring? Nothing of it is stored."""

    n: Count
    draft: Notation


class Say(_Frame, frozen=True, tag="say"):
    """A line of chat."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MESSAGE)]


Inbound = Hello | Do | Undo | Ask | Say


# --- to the browser


class Welcome(_Frame, frozen=True, tag="welcome"):
    """The page is up to date; `assets` names the version of the client that this server would send."""

    assets: str
    served: float | None = None  # the time by which the table counts, where it does


class Whole(msgspec.Struct, frozen=True):
    """All of a page: what a patch would have to make of it."""

    parts: Parts
    state: dict[str, Any]
    drawing: str


class Resync(_Frame, frozen=True, tag="resync"):
    """The page is not what the server would draw now: fetch the parts.

    Where another process may answer who fetches them, they come with it: each knows its own drawings alone.
    """

    whole: Whole | None = None


class Patch(_Frame, frozen=True, tag="patch"):
    """What has changed on the page, and the name of the drawing that this makes of it."""

    drawing: str
    parts: Parts = {}
    gone: tuple[str, ...] = ()
    state: dict[str, Any] = {}


class Done(_Frame, frozen=True, tag="done"):
    """The answer to a command; it follows the patch that the command has led to."""

    id: str
    result: Literal["applied", "duplicate", "stale", "refused"]
    rule: str | None = None
    sentence: str | None = None


class Way(msgspec.Struct, frozen=True):
    """One way to complete a draft."""

    action: str
    say: str
    verb: str
    parts: Parts
    gain: int
    turn: str = ""  # what the button for another way says, where it has a name of its own
    more: tuple[str, ...] = ()  # actions that follow it as part of the same move
    tool: str = ""  # the tool that it is done with, where it needs one


class Answer(_Frame, frozen=True, tag="answer"):
    """The ways to complete a draft, best first, or why there is none; with both a way is shown, but cannot be done."""

    n: int
    ways: tuple[Way, ...] = ()
    rule: str | None = None
    sentence: str | None = None


class Curtain(_Frame, frozen=True, tag="curtain"):
    """Go to the table's address again: of several people on this device another one's turn has come, or it hosts."""


class Moved(_Frame, frozen=True, tag="moved"):
    """Go on at another address."""

    to: str


class Notice(_Frame, frozen=True, tag="notice"):
    """A sentence for the person."""

    sentence: str


Outbound = Welcome | Resync | Patch | Done | Answer | Curtain | Moved | Notice

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Inbound).decode


def framed(*messages: Outbound) -> str:
    """Messages that travel together."""
    return b"\n".join(map(encode, messages)).decode()
