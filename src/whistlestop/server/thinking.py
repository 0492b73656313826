"""What happens in a bot's process: from a stored view to the actions of a turn.

The process knows the view and nothing else of the table: it imagines a position that looks like that to its seat, and
chooses there. The same question has the same answer in any process.
"""

import os
import traceback
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pkgutil import resolve_name
from threading import Thread
from typing import Protocol

import msgspec

from whistlestop import games
from whistlestop.bots import Bot
from whistlestop.core import kernel
from whistlestop.core.fastdealer import Stream
from whistlestop.core.game import Seat

MOST_ACTIONS = 64  # of one answer; a longer turn is asked about again


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


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The actions in notation, to be done one after the other; none where the seat has nothing to do."""

    actions: tuple[str, ...] = ()


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot could not answer: what a developer has to know about it."""

    detail: str


Question = Warm | Think
Answer = Chosen | Failed

encode = msgspec.msgpack.Encoder().encode
decode_question: Callable[[bytes], Question] = msgspec.msgpack.Decoder(Question).decode
decode_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode


def work(pipe: Connection, find: str) -> None:
    """Answer questions until the server is gone; `find` names the function that finds bots, `module:function`."""
    Thread(target=_end_with_server, daemon=True).start()
    find_bot: FindBot = resolve_name(find)
    while True:
        try:
            pipe.send_bytes(encode(answer(decode_question(pipe.recv_bytes()), find_bot)))
        except (EOFError, OSError):
            return


def _end_with_server() -> None:
    """A killed server says nothing to its processes: a bot deep in thought would outlive it."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def answer(question: Question, find_bot: FindBot) -> Answer:
    try:
        match question:
            case Warm(game):
                if kernel.compiled:
                    games.room(game, "warm").warm()
                return Chosen()
            case Think():
                return Chosen(think(question, find_bot(question.game, question.level)))
    except Exception:  # noqa: BLE001  # whatever a bot gets wrong is told to the server
        return Failed(traceback.format_exc())


def think(question: Think, bot: Bot) -> tuple[str, ...]:
    """What the bot does until something happens that it cannot foresee: its part is done, or a barrier has come."""
    game, seat = games.find(question.game), question.seat
    view = msgspec.json.decode(question.view, type=game.view_type)
    numbers = Stream(question.seed, question.number)
    state = game.imagine(view, numbers)
    chosen: list[str] = []
    while len(chosen) < MOST_ACTIONS and seat in (actors := game.actors(state)):
        legal = game.legal(state, seat)
        action = bot.choose(game.view(state, seat), legal, numbers)
        if action not in legal:
            raise ValueError(f"not a legal action: {action!r}")
        chosen.append(game.notation.format_action(action))
        step = game.apply(state, seat, action)
        state = step.state
        if step.closes_lane or step.is_barrier or not set(game.actors(state)) <= set(actors):
            break
    return tuple(chosen)
