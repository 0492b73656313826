"""What happens in a bot's process: from a stored view to the actions of a turn.

The process knows the view and nothing else of the table: it imagines a position that looks like that to its seat, and
chooses there. The same question has the same answer in any process.
"""

import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pkgutil import resolve_name
from typing import Any, Protocol

import msgspec

from whistlestop import games
from whistlestop.bots import Bot, foresee
from whistlestop.bots.advice import Line, Reason
from whistlestop.core import kernel
from whistlestop.core.fastdealer import Stream
from whistlestop.core.game import Game, Seat
from whistlestop.lab import advice
from whistlestop.lab.backends import end_with_host


class FindBot(Protocol):
    """Makes a player from a game's id and the name of a level."""

    def __call__(self, game: str, name: str, /) -> Bot: ...


class Warm(msgspec.Struct, frozen=True, tag="warm"):
    """Make a game's kernels ready."""

    game: str


class Think(msgspec.Struct, frozen=True, tag="think"):
    """What does this bot do here? `number` tells the questions of one table apart; with the seed it gives the luck."""

    game: str
    view: bytes  # JSON of the game's view, as this seat sees it
    seat: Seat
    level: str
    seed: int
    number: int


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What would be good to do here, and why? The view is that of whoever asks."""

    game: str
    view: bytes
    number: int


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What has this cost, which somebody did in this view? Actions are in notation."""

    game: str
    view: bytes
    played: tuple[str, ...]
    number: int


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The actions in notation, to be done one after the other; none where the seat has nothing to do."""

    actions: tuple[str, ...] = ()


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """A good move in notation, the points that it scores by parts of the sheet, and what else speaks for it."""

    actions: tuple[str, ...]
    scores: tuple[tuple[str, int], ...]
    reasons: tuple[Reason, ...]


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """The best that was found, in notation, and by how many hundredths it is better than what was done."""

    best: tuple[str, ...]
    lost: int


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot could not answer: what a developer has to know about it."""

    detail: str


Question = Warm | Think | Advise | Judge
Answer = Chosen | Advised | Judged | Failed

encode = msgspec.msgpack.Encoder().encode
decode_question: Callable[[bytes], Question] = msgspec.msgpack.Decoder(Question).decode
decode_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode


def work(pipe: Connection, find: str) -> None:
    """Answer questions until the server is gone; `find` names the function that finds bots, `module:function`."""
    end_with_host()
    find_bot: FindBot = resolve_name(find)
    while True:
        try:
            pipe.send_bytes(encode(answer(decode_question(pipe.recv_bytes()), find_bot)))
        except (EOFError, OSError):
            return


def answer(question: Question, find_bot: FindBot) -> Answer:
    try:
        match question:
            case Warm(game):
                if kernel.compiled:
                    games.room(game, "warm").warm()
                return Chosen()
            case Think():
                return Chosen(think(question, find_bot(question.game, question.level)))
            case Advise():
                return advise(question, find_bot)
            case Judge():
                return judge(question, find_bot)
    except Exception:  # noqa: BLE001  # whatever a bot gets wrong is told to the server
        return Failed(traceback.format_exc())


def think(question: Think, bot: Bot) -> tuple[str, ...]:
    """What the bot does as far as it can foresee."""
    game = games.find(question.game)
    numbers = Stream(question.seed, question.number)
    state = game.imagine(msgspec.json.decode(question.view, type=game.view_type), numbers)
    return _texts(game, foresee(game, state, question.seat, bot, numbers))


def advise(question: Advise, find_bot: FindBot) -> Advised:
    game = games.find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    found = advice.hint(question.game, view, question.number, find_bot)
    return Advised(_texts(game, found.line), found.scores, found.reasons)


def judge(question: Judge, find_bot: FindBot) -> Judged:
    game = games.find(question.game)
    view = msgspec.json.decode(question.view, type=game.view_type)
    played = [game.notation.parse_action(text) for text in question.played]
    found = advice.judge(question.game, view, played, question.number, find_bot)
    return Judged(_texts(game, found.best), found.lost)


def _texts(game: Game[Any, Any, Any], line: Line) -> tuple[str, ...]:
    return tuple(game.notation.format_action(action) for action in line)
