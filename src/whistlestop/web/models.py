"""What pages are made from: plain facts that the server has gathered; of secrets only the reader's own."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from whistlestop.core.game import Outcome, Seat, Sheet
from whistlestop.draw.screen import Phrase, Progress, Screen

SeatKind = Literal["open", "person", "bot"]

LONGEST_MESSAGE = 500  # characters of one line of chat: what a page lets people type, and what the protocol takes


CALLS = ("sound", "title", "badge")  # how an open page says that it is the reader's turn


class Reader(msgspec.Struct, frozen=True):
    """Who reads a page: language, theme (None: as the system has it), name as last typed, and settings."""

    locale: str
    theme: Literal["light", "dark"] | None = None
    name: str = ""
    silent: frozenset[str] = frozenset()  # of CALLS, those that this page shall do without
    path: str = "/"  # where the reader is, to come back to after a change of settings
    base: str = ""  # the public address of this server, such as http://192.168.1.4:8787

    @property
    def calls(self) -> list[str]:
        """How open pages call this reader."""
        return [call for call in CALLS if call not in self.silent]


class Pace(msgspec.Struct, frozen=True):
    """How much time people have, in seconds: for each move, and beyond that for the whole game; then a bot goes on."""

    move: int
    bank: int
    level: str  # of that bot


class Clock(msgspec.Struct, frozen=True):
    """A person whom the game waits for: until when there is time for the move, and until when in the bank.

    Both are in time served, which the page is told by the server.
    """

    seat: Seat
    move_until: float
    until: float


class TimeLeft(msgspec.Struct, frozen=True):
    """How many seconds somebody still has: of a move's own time, or of the reserve once that is used up."""

    seconds: float
    bank: float = 0.0  # what comes behind it
    is_reserve: bool = False

    @property
    def in_all(self) -> float:
        return self.seconds + self.bank


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
    has_conceded: bool = False  # the person has given up for good, and a bot plays on


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
    is_lesson: bool = False
    puzzle: int | None = None  # the one that it was opened for
    is_challenge: bool = False  # the try at a challenge of the day
    is_stopped: bool = False  # those who played have ended it before its end
    left: TimeLeft | None = None  # to the reader, where the game waits for them and time is counted


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
    pace: Pace | None = None  # None: nobody counts
    has_hints: bool = True  # may be asked for at this table


class Door(msgspec.Struct, frozen=True):
    """A link that somebody has opened, before anything is done with it."""

    action: str  # where the form goes
    kind: Literal["join", "seat", "watch", "host"]
    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, str | bool | int]
    has_started: bool
    seat: Seat | None = None  # the one that the link is for
    pace: Pace | None = None
    has_hints: bool = True


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
    is_bots: bool = False  # done for the reader by the bot that stands in
    is_new: bool = False  # happened since the reader was last here
    is_first_new: bool = False  # and is the first thing that did


class Proposal(msgspec.Struct, frozen=True):
    """Something that all people at the table have to agree to."""

    topic: str  # for the form
    words: Phrase
    yes: tuple[Seat, ...]
    waits_for: tuple[str, ...]
    is_mine_to_answer: bool


class Guide(msgspec.Struct, frozen=True):
    """What a lesson says to the learner now: the how-manieth thing of how many; no words while others act."""

    words: Phrase | None
    number: int
    of: int
    leads: bool = False  # it waits for one move
    may_leave: bool = False  # all is told: a game of the learner's own is offered


class PuzzleGoal(msgspec.Struct, frozen=True):
    """Which puzzle a table was opened for."""

    number: int
    best: int  # the most points that can be reached
    has_next: bool
    seat: Seat  # whose points they are


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
    outcome: Outcome | None = None  # None while it runs, and where it was stopped
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
    has_hints: bool = True
    lesson: Guide | None = None  # at a table to learn at
    challenge: str = ""  # where the results of the challenge stand that it is a try at
    is_held_back: bool = False  # others may still get the same chance
    puzzle: PuzzleGoal | None = None  # what it was opened for
    pace: Pace | None = None  # None: nobody counts
    clocks: tuple[Clock, ...] = ()  # of those whom the game waits for
    is_stopped: bool = False  # those who played have ended it before its end

    @property
    def is_over(self) -> bool:
        return self.is_stopped or self.outcome is not None


class Wishes(msgspec.Struct, frozen=True):
    """What the person of a seat has asked for: how to be called while no page is open, and what happens by itself."""

    key: str  # by which the browser knows pushes of this server
    is_pushed: bool = False
    webhook: str = ""
    has_short_turns: bool | None = None  # None: there is no such wish here


class Curtain(msgspec.Struct, frozen=True):
    """Hangs between two people who share a device: nothing secret is behind these words."""

    id: str
    game: str
    seat: Seat
    name: str
    last: LogLine | None
    chairs: tuple[Chair, ...]


class Loss(msgspec.Struct, frozen=True):
    """A decision that cost something: the moments when it began and when it was done, and how many hundredths."""

    at: int
    end: int
    lost: int
    progress: Progress | None = None  # how far the game was


class Analysed(msgspec.Struct, frozen=True):
    """What is known about the decisions of a seat in a replay."""

    seat: Seat
    judge: str  # the level of the bot by whose eyes it is looked at
    counts: Literal["points", "chance"]  # what losses are hundredths of
    means: str  # the id of the sentence that says what the numbers are
    found: int  # decisions that were looked at, …
    of: int  # … of so many
    not_judged: int  # of those the judge has failed at
    is_asked: bool  # for, and not yet done
    losses: tuple[Loss, ...]  # the largest first
    here: Loss | None = None  # about the decision of the moment that is shown
    instead: tuple[Phrase, ...] = ()  # what would have been best, where that is shown in place of what was done
    played: tuple[Phrase, ...] = ()  # the whole decision, where it was done just now and these eyes saw it


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
    analysed: Analysed | None = None
    may_be_analysed: bool = True


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


class Rank(msgspec.Struct, frozen=True):
    """A try at a challenge that counts: a person's, or that of a level of bot."""

    place: int
    name: str
    level: str
    score: int
    is_mine: bool = False
    points: Mapping[str, int] = {}  # by part of the score sheet, once the day is over
    replay: str = ""  # the address of its replay, once the day is over


class Challenge(msgspec.Struct, frozen=True):
    """What everybody gets in a game on one day, and who has made what of it."""

    game: str
    day: str
    opponent: str  # the level of the bots on the other seats; "" where it is played alone
    ranks: tuple[Rank, ...]
    mine: Literal["open", "playing", "done", "missed"]  # the reader's own try
    table: str = ""  # that of the own try, while there is one
    under_way: int = 0  # tries that are not finished yet
    is_over: bool = False
    is_ready: bool = True  # else its rules are being compiled
    day_before: str = ""
    day_after: str = ""


class Mark(msgspec.Struct, frozen=True):
    """A score of the reader's or of somebody's, for the plot and the list of games."""

    day: str
    score: int
    won: bool | None  # None: nobody else played, and there was nothing to beat
    table: str  # "" where it is nobody's business which one it was


class Variant(msgspec.Struct, frozen=True):
    """What was reached by the same rules with as many players."""

    seats: int
    options: Mapping[str, str | bool | int]  # those that are not as usual
    games: int
    mean: float
    best: int


class Rival(msgspec.Struct, frozen=True):
    """Somebody the reader has played against, by name, or bots of a level."""

    name: str
    level: str
    won: int
    drawn: int
    lost: int


class GameRecord(msgspec.Struct, frozen=True):
    """All that the reader has reached in a game, or all people of a server."""

    game: str
    marks: tuple[Mark, ...]  # oldest first
    variants: tuple[Variant, ...]
    parts: tuple[tuple[str, float], ...]  # points by part of the sheet, on average
    rivals: tuple[Rival, ...]


class Total(msgspec.Struct, frozen=True):
    """What people (level "") or bots of a level have reached in a game on this server."""

    level: str
    games: int
    mean: float
    best: int


class ServerRecord(msgspec.Struct, frozen=True):
    """How often a game was played on this server, and with what results."""

    game: str
    games: int
    totals: tuple[Total, ...]
    people: GameRecord | None  # of the newest games, without names; None: only bots have played


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in the list of a game's."""

    number: int
    best: int  # to be reached
    reached: int | None  # by the reader


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
