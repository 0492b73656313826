"""Bots that are programs of somebody's own, in any language: `run:` and a command (docs/external-bots.md).

A program is told lines of JSON and answers lines of JSON. It gets what any bot gets, the view of its seat and the
legal actions in notation, and nothing else. Only whoever starts a run of the lab can name one; no page can.
"""

import os
import shlex
import shutil
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from whistlestop.bots.contained import (
    LONGEST_LINE,
    START_SECONDS,
    Closed,
    Contained,
    Ended,
    Late,
    Limits,
    TooLong,
    Unasked,
)
from whistlestop.core.errors import BadNotation, Illegal, ProgramFailed, UnknownName
from whistlestop.core.game import Actions, Game, Outcome, Random, Seat

PREFIX = "run:"
PROTOCOL = 1
MOST_LISTED = 1_000  # actions of one kind; only String Railway has more, and those that are left out are legal, too
SHOWN = 80  # characters of what a program has said, in a sentence


class Hello(msgspec.Struct, frozen=True, tag_field="t", tag="hello"):
    """The first line: what is played, and which seat is the program's. Chance of its own comes from the seed."""

    protocol: int
    game: str
    seats: int
    seat: Seat
    options: Any
    seed: int
    seconds: float


class Choose(msgspec.Struct, frozen=True, tag_field="t", tag="choose"):
    """What do you do here? The legal actions come by kind."""

    view: Any
    legal: list[list[str]]


class Over(msgspec.Struct, frozen=True, tag_field="t", tag="over"):
    """The last line: how the game has ended for each seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class Ready(msgspec.Struct, frozen=True):
    """The answer to hello."""

    protocol: int


class Chosen(msgspec.Struct, frozen=True):
    """The answer to choose: an action in notation."""

    do: str


Reply = TypeVar("Reply", Ready, Chosen)
_WANTED: Mapping[type, str] = {Ready: f'{{"protocol": {PROTOCOL}}}', Chosen: '{"do": "…"}'}


def is_program(bot: str) -> bool:
    return bot.startswith(PREFIX)


def command(bot: str) -> list[str]:
    """The words that start a program. It runs in a folder of its own, so files are named by their whole paths."""
    try:
        bot.encode()
        words = shlex.split(bot.removeprefix(PREFIX))
    except ValueError:  # no UTF-8, or a quote without its end
        words = []
    if not words or "\0" in bot:
        raise UnknownName("program-no-command", bot=bot[:SHOWN])
    program = shutil.which(words[0])
    if program is None:
        raise UnknownName("no-such-program", program=words[0][:SHOWN])
    return [os.path.abspath(program), *(os.path.abspath(word) if os.path.isfile(word) else word for word in words[1:])]


class Program:
    """A program at one seat of one game. It is started when it is first asked; whoever makes it has to close it."""

    def __init__(self, bot: str, game: Game[Any, Any, Any], hello: Hello, number: int, limits: Limits) -> None:
        self._bot, self._game, self._hello, self._limits = bot, game, hello, limits
        self._where = (bot[:SHOWN], hello.seat, number)
        self._process: Contained | None = None

    def choose(self, view: Any, legal: Actions[Any], rng: Random) -> Any:
        try:
            if self._process is None:
                self._process = Contained(command(self._bot), self._limits)
                self._greet(self._process)
            question = Choose(view, [self._listed(kind) for kind in legal.kinds()])
            text = self._answer(self._process, question, self._limits.seconds, Chosen).do
            return self._checked(text, view, legal, rng)
        except ProgramFailed as failure:
            if self._process is not None:
                self._process.close()
                failure.last_words = self._process.last_words
            raise

    def tell(self, outcome: Outcome) -> None:
        """Let it know how the game has ended, and go."""
        if self._process is not None:
            self._process.leave(msgspec.json.encode(Over(outcome.scores, outcome.places)))

    def close(self) -> None:
        if self._process is not None:
            self._process.close()

    def _greet(self, process: Contained) -> None:
        spoken = self._answer(process, self._hello, START_SECONDS, Ready).protocol
        if spoken != PROTOCOL:
            raise ProgramFailed("program-protocol", *self._where, given=spoken, spoken=PROTOCOL)

    def _listed(self, kind: Any) -> list[str]:
        step = -(-len(kind) // MOST_LISTED)
        return [self._game.notation.format_action(kind[i]) for i in range(0, len(kind), step)]

    def _answer(self, process: Contained, question: Hello | Choose, seconds: float, kind: type[Reply]) -> Reply:
        try:
            line = process.ask(msgspec.json.encode(question), seconds)
        except Late:
            raise ProgramFailed("program-late", *self._where, seconds=f"{seconds:g}") from None
        except Ended as end:
            raise ProgramFailed("program-ended", *self._where, code=end.code) from None
        except Closed:
            raise ProgramFailed("program-closed", *self._where) from None
        except TooLong:
            raise ProgramFailed("program-too-long", *self._where, most=LONGEST_LINE) from None
        except Unasked:
            raise ProgramFailed("program-unasked", *self._where) from None
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            said = line[: 4 * SHOWN].decode(errors="replace")[:SHOWN]
            raise ProgramFailed("program-unreadable", *self._where, said=said, wanted=_WANTED[kind]) from None

    def _checked(self, text: str, view: Any, legal: Actions[Any], rng: Random) -> Any:
        """The action of this text, if it is legal; else the rule that forbids it, by what the seat sees."""
        try:
            action = self._game.notation.parse_action(text)
            if action not in legal:
                self._game.apply(self._game.imagine(view, rng), self._hello.seat, action)
        except (BadNotation, Illegal) as refusal:
            detail = str(refusal)
            raise ProgramFailed("program-refused", *self._where, action=text[:SHOWN], detail=detail) from refusal
        return action
