"""The log and the chat: lists that only grow, each line a part by itself."""

from functools import lru_cache

from whistlestop.core.errors import Argument
from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts, Phrase
from whistlestop.draw.svg import escape
from whistlestop.web.models import LogLine, Message
from whistlestop.web.phrases import told
from whistlestop.web.seats import People, badge

_KEPT = 8192

LOG = '<ol id="log" class="log"></ol>'
CHAT = '<ol id="chat" class="chat"></ol>'


def log_parts(people: People, log: tuple[LogLine, ...]) -> Parts:
    """The list `log` and its lines, oldest first."""
    locale, names = people.locale, people.all_names()
    parts = {"log": LOG}
    for line in log:
        number, seat, said = line.number, line.seat, line.words
        name = names[seat - 1] if seat else ""
        args = tuple(said.args.items())
        parts[f"log.{number}"] = _log_line(locale, number, seat, name, said.id, args, line.is_new)
    return parts


@lru_cache(_KEPT)
def _log_line(
    locale: str,
    number: int,
    seat: Seat | None,
    name: str,
    id: str,
    args: tuple[tuple[str, Argument], ...],
    is_new: bool,
) -> str:
    text = told(locale, Phrase(id, {"name": name, **dict(args)}))
    look = ' class="new"' if is_new else ""
    if not seat:
        return f'<li id="log.{number}"{look}><span>{text}</span></li>'
    return f'<li id="log.{number}"{look} data-seat="{seat}">{badge(seat)}<span>{text}</span></li>'


def chat_parts(locale: str, chat: tuple[Message, ...]) -> Parts:
    """The list `chat` and its lines, oldest first."""
    parts = {"chat": CHAT}
    for message in chat:
        parts[f"chat.{message.number}"] = _chat_line(locale, message)
    return parts


def _chat_line(locale: str, message: Message) -> str:
    begin = f'<li id="chat.{message.number}"'
    if message.words is not None:
        return f"{begin}><span>{told(locale, message.words)}</span></li>"
    who = f' data-seat="{message.seat}">{badge(message.seat)}' if message.seat else ">"
    return f"{begin}{who}<span><b>{escape(message.name)}</b> {escape(message.text)}</span></li>"
