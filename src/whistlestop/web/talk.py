"""The log and the chat: lists of which the last lines are shown, each line a part by itself."""

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts, Phrase
from whistlestop.draw.svg import escape
from whistlestop.web.models import LogLine, Message
from whistlestop.web.phrases import label, told
from whistlestop.web.seats import People, badge
from whistlestop.words import say

Line = TypeVar("Line", LogLine, Message)

_KEPT = 256  # lists


def log_parts(table: str, people: People, log: tuple[LogLine, ...]) -> Parts:
    """The list `log` and its lines, oldest first."""
    return _log(table, people.you, people.locale, people.names).parts(log)


def chat_parts(table: str, people: People, chat: tuple[Message, ...]) -> Parts:
    """The list `chat` and its lines, oldest first."""
    return _chat(table, people.locale).parts(chat)


class _List(Generic[Line]):
    """A list as one viewer reads it. What was put into words once is kept, since only the last lines are ever new."""

    def __init__(self, id: str, locale: str, write: Callable[[Line], str]) -> None:
        self._id = id
        self._write: Callable[[Line], str] = write
        self._whole = f'<ol id="{id}" class="{id}"></ol>'
        self._cut = f'<ol id="{id}" class="{id}" data-earlier="{label(locale, f"web-table-{id}-earlier")}"></ol>'
        self._lines: tuple[Line, ...] = ()
        self._parts: Parts = {id: self._whole}

    def parts(self, lines: tuple[Line, ...]) -> Parts:
        """The list and its lines; treat them as fixed, since they are kept."""
        known = len(self._lines)
        if not known or lines[:known] != self._lines:  # the first, or marks or the oldest lines have gone
            self._begin_with(lines)
        elif lines[known:]:
            self._parts = self._parts | {f"{self._id}.{line.number}": self._write(line) for line in lines[known:]}
        self._lines = lines
        return self._parts

    def _begin_with(self, lines: tuple[Line, ...]) -> None:
        told = {line.number: line for line in self._lines}
        is_cut = bool(lines) and lines[0].number > 1
        parts = {self._id: self._cut if is_cut else self._whole}
        for line in lines:
            id = f"{self._id}.{line.number}"
            parts[id] = self._parts[id] if told.get(line.number) == line else self._write(line)
        self._parts = parts


@lru_cache(_KEPT)
def _log(table: str, you: Seat | None, locale: str, names: tuple[str, ...]) -> _List[LogLine]:
    return _List("log", locale, lambda line: _log_line(locale, you, names, line))


@lru_cache(_KEPT)
def _chat(table: str, locale: str) -> _List[Message]:
    return _List("chat", locale, lambda message: _chat_line(locale, message))


def log_text(locale: str, you: Seat | None, names: tuple[str, ...], line: LogLine) -> str:
    """What a line of the log says, with the name of whoever did it."""
    if line.seat and line.seat == you and line.is_bots:
        words = Phrase(line.words.id, {"name": say(locale, "web-your-bot"), **line.words.args})
    elif line.seat and line.seat == you:
        words = Phrase(f"{line.words.id}.you", {"name": say(locale, "web-you"), **line.words.args})
    else:
        words = Phrase(line.words.id, {"name": names[line.seat - 1] if line.seat else "", **line.words.args})
    return told(locale, words)


def _log_line(locale: str, you: Seat | None, names: tuple[str, ...], line: LogLine) -> str:
    text = log_text(locale, you, names, line)
    if line.is_first_new:
        text = f'<b class="since">{label(locale, "web-table-since")}</b>{text}'
    look = ' class="new"' if line.is_new else ""
    if not line.seat:
        return f'<li id="log.{line.number}"{look}><span>{text}</span></li>'
    return f'<li id="log.{line.number}"{look} data-seat="{line.seat}">{badge(line.seat)}<span>{text}</span></li>'


def _chat_line(locale: str, message: Message) -> str:
    begin = f'<li id="chat.{message.number}"'
    if message.words is not None:
        return f"{begin}><span>{told(locale, message.words)}</span></li>"
    who = f' data-seat="{message.seat}">{badge(message.seat)}' if message.seat else ' data-seat="0">'
    return f"{begin}{who}<span><b>{escape(message.name)}:</b> {escape(message.text)}</span></li>"
