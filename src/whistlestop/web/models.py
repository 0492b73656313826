"""What pages are made from: plain facts that the server has gathered; of secrets only the reader's own."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from whistlestop.core.game import Outcome, Seat, Sheet
from whistlestop.draw.screen import Phrase, Progress, Screen

SeatKind = Literal["open", "person", "bot"]

LONGEST_MESSAGE = 500  # characters of one line of chat: what a page lets people type, and what the protocol takes


class Reader(msgspec.Struct, frozen=True):
    """Who reads a page: language, theme (None: as the system has it), name as last typed, and settings."""

    locale: str
    theme: Literal["light", "dark"] | None = None
    name: str = ""
    sound: bool = True
    path: str = "/"  # where the reader is, to come back to after a change of settings
    base: str = ""  # the public address of this server, such as http://192.168.1.4:8787


class Chair(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    number: Seat
    kind: SeatKind
    name: str = ""  # of a person; of a bot its level's name is shown
    level: str = ""  # of a bot, or of the one that stands in for a person
    is_here: bool = False  # somebody is connected
    is_mine: bool = False  # held by the reader's device
    is_host: bool = False
    stands_in: bool = False  # a bot plays for the person for now
    votes: int = 0  # for a bot to stand in
    kept_for: str = ""  # an open seat that waits for a person of the last game


class Invitation(msgspec.Struct, frozen=True):
    """What the host can send round: the whole address of the join link, its QR code as SVG, the short code."""

    link: str
    qr: str
    code: str
    watch_link: str


class Departure(msgspec.Struct, frozen=True):
    """A table of the reader's, for the list on the home page."""

    id: str
    game: str
    chairs: tuple[Chair, ...]
    state: Literal["yours", "waiting", "lobby", "over"]
    waiting_for: tuple[str, ...] = ()  # names
    progress: Progress | None = None
    minutes: int = 0  # since something happened
    outcome: Outcome | None = None  # of a game that is over
    is_host: bool = False
    is_fork: bool = False  # played on from a moment of another game


class Lobby(msgspec.Struct, frozen=True):
    """A table before its game: who sits where and what will be played."""

    id: str
    game: str
    options: Mapping[str, str | bool | int]
    chairs: tuple[Chair, ...]
    is_host: bool
    invitation: Invitation | None  # the host's
    levels: tuple[str, ...]  # of this game's bots, weakest first
    can_start: bool
    can_shrink: bool = False  # there are more seats than the game needs
    drawing: str = ""  # the name of what the page shows, for its script


class Door(msgspec.Struct, frozen=True):
    """A link that somebody has opened, before anything is done with it."""

    action: str  # where the form goes
    kind: Literal["join", "seat", "watch", "host"]
    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, str | bool | int]
    has_started: bool
    seat: Seat | None = None  # the one that the link is for


class Message(msgspec.Struct, frozen=True):
    """A line of the chat, or a notice of the table itself (words instead of text)."""

    number: int
    seat: Seat | None
    name: str
    text: str = ""
    words: Phrase | None = None


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log: who, what; a heading has no seat."""

    number: int
    seat: Seat | None
    words: Phrase
    is_new: bool = False  # happened since the reader was last here
    is_first_new: bool = False  # and is the first thing that did


class Proposal(msgspec.Struct, frozen=True):
    """Something that all people at the table have to agree to."""

    topic: str  # for the form
    words: Phrase
    yes: tuple[Seat, ...]
    waits_for: tuple[str, ...]
    is_mine_to_answer: bool


class Scene(msgspec.Struct, frozen=True):
    """A running or finished game as one viewer's page shows it."""

    id: str
    game: str
    seat: Seat | None
    screen: Screen
    chairs: tuple[Chair, ...]
    sheets: tuple[Sheet, ...]  # a player's own while it runs; all by seat when it is over, and for spectators
    log: tuple[LogLine, ...]  # the last lines of it, and of the chat
    chat: tuple[Message, ...]
    proposals: tuple[Proposal, ...] = ()
    outcome: Outcome | None = None
    can_undo: bool = False
    can_ask_back: bool = False  # could ask the others to take back a closed action
    is_host: bool = False
    seed: str = ""  # revealed at the end, with its nonce
    nonce: str = ""
    commitment: str = ""
    fair: bool | None = None  # the seed was checked against commitment and dice
    replay: str = ""  # the address of the replay, once there is one
    rematch: str = ""  # the address of the next table
    other_seats: tuple[Seat, ...] = ()  # held by the same device
    is_fork: bool = False  # played on from a moment of another game


class Curtain(msgspec.Struct, frozen=True):
    """Hangs between two people who share a device: nothing secret is behind these words."""

    id: str
    game: str
    seat: Seat
    name: str
    last: LogLine | None
    chairs: tuple[Chair, ...]


class Replay(msgspec.Struct, frozen=True):
    """A game to be looked at again, standing at one of its entries."""

    secret: str
    game: str
    chairs: tuple[Chair, ...]
    at: int
    length: int
    stops: tuple[tuple[int, Progress], ...]  # where rounds or turns begin
    seat: Seat | None
    screen: Screen
    sheets: tuple[Sheet, ...]
    log: tuple[LogLine, ...]  # its last lines
    outcome: Outcome | None
    actor: Seat | None = None  # who did what the last entry tells
    step: tuple[LogLine, ...] = ()  # the last entry in words, as far as it can be seen from here
    commitment: str = ""
    seed: str = ""
    nonce: str = ""
    fair: bool | None = None
    is_complete: bool = True


class OptionForm(msgspec.Struct, frozen=True):
    """One option of a game, as a form asks for it."""

    id: str
    choices: tuple[str | bool, ...]
    default: str | bool | int
    rule: str
    most: int | None = None  # of a number, which has no list of choices


class GameCard(msgspec.Struct, frozen=True):
    """A game on the home page and in the form of a new table."""

    id: str
    seats: tuple[int, int]
    minutes: int
    options: tuple[OptionForm, ...]
    levels: tuple[str, ...]
    needs: Mapping[str, Mapping[str, object]] = {}  # by level: the options without which it does not play
    is_ready: bool = True  # else its rules are being compiled, and whoever begins waits for that


class ProcessFacts(msgspec.Struct, frozen=True):
    """How one server process does."""

    process: str
    seconds: int  # since its start
    tables: int  # in memory
    pages: int  # connected
    actions: int  # since its start
    slowest: float | None  # seconds within which 99 of 100 actions were answered
    bots_waiting: int | None  # None: nobody knows
    bot_failures: int
    memory: int  # bytes


State = dict[str, Any]  # what the client needs beside the parts (docs/protocol.md)
