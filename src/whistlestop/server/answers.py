"""What a page asks over its socket: what a draft would bring, and whether it may act at all."""

import asyncio
import logging
from typing import Any, NamedTuple

from sqlalchemy.exc import DBAPIError

from whistlestop.core.errors import Illegal, Stale, WhistlestopError
from whistlestop.core.game import Game, Preview, Seat, State
from whistlestop.core.lesson import OffScript
from whistlestop.draw.screen import Phrase, Plan
from whistlestop.server.attendance import Viewer
from whistlestop.server.live import Live, Result
from whistlestop.server.protocol import Answer, Way
from whistlestop.server.store import rows
from whistlestop.words import say, sentence

log = logging.getLogger("whistlestop.server")

MOST_WAYS = 24
TOGETHER = " + "  # between actions that are done as one
MOST_TOGETHER = 64


def may_act(live: Live, viewer: Viewer) -> Result | None:
    """Why a viewer cannot act, or None; to be asked while the table is held."""
    if viewer.key.seat is None:
        return Result("refused", Stale("server-only-watching"))
    if live.table is not None and live.has_seat(viewer) and live.is_bot(viewer.key.seat):
        return Result("refused", Stale("server-bot-plays"))
    if not live.is_there(viewer):
        return Result("stale", Stale("position-has-changed"))
    return None


async def answer(live: Live, viewer: Viewer, n: int, draft: str) -> Answer:
    """The ways to complete a draft, or why there is none.

    A game may have to search for them: that is done in a thread, while the table is free for everybody else. Where it
    has changed meanwhile the draft is looked at again, so an answer always belongs to what the page shows.
    """
    seat, locale = viewer.key.seat, viewer.key.locale
    known: State | None = None
    found = _Found()
    while True:
        async with live.held():
            refused = may_act(live, viewer)
            if refused is not None and refused.error is not None:
                return Answer(n, sentence=sentence(refused.error, locale))
            table = live.table
            if table is None or seat is None:
                return Answer(n, sentence=sentence(Stale("server-not-started"), locale))
            state = table.state
            if state == known:
                return _told(live, seat, n, _as_planned(found, live.planned(seat)), locale)
        found, known = await asyncio.to_thread(_explored, live.game, state, seat, draft), state


class Move(NamedTuple):
    """One way to complete a draft: an action, those that are done with it, the points they bring."""

    actions: tuple[Any, ...]
    gain: int


class _Found(NamedTuple):
    """What a draft can mean; and why that cannot be done, where it cannot."""

    moves: tuple[Move, ...] = ()
    why: WhistlestopError | None = None


def _explored(game: Game[Any, Any, Any], state: State, seat: Seat, draft: str) -> _Found:
    try:
        return _together(game, state, seat, draft) if TOGETHER in draft else _ways(game, state, seat, draft)
    except WhistlestopError as error:
        return _Found(why=error)


def _ways(game: Game[Any, Any, Any], state: State, seat: Seat, draft: str) -> _Found:
    found: Preview[Any] = game.preview(state, seat, draft)
    moves = []
    for number, action in enumerate(found.ways[:MOST_WAYS]):
        is_told = number == 0 and found.sheet is not None
        gain = found.gain if is_told else game.preview(state, seat, game.notation.format_action(action)).gain
        moves.append(Move((action,), gain))
    refusal = found.refusal
    return _Found(tuple(moves), None if refusal is None else Illegal(refusal.rule, refusal.reason, **refusal.args))


def _together(game: Game[Any, Any, Any], state: State, seat: Seat, draft: str) -> _Found:
    """Several whole actions that are done as one: the only way."""
    actions = tuple(game.notation.parse_action(text) for text in draft.split(TOGETHER)[:MOST_TOGETHER])
    after = state
    for action in actions:
        after = game.apply(after, seat, action).state
    before = game.sheet(game.view(state, seat), seat).total
    return _Found((Move(actions, game.sheet(game.view(after, seat), seat).total - before),))


def _as_planned(found: _Found, run: tuple[Any, ...]) -> _Found:
    """Of all that a draft can mean, what the lesson waits for. What breaks a rule says so all the same."""
    if not run or not found.moves:
        return found
    moves = tuple(move for move in found.moves if move.actions == run[: len(move.actions)])
    return found._replace(moves=moves) if moves else _Found(why=OffScript("lesson-off"))


def _told(live: Live, seat: Seat, n: int, found: _Found, locale: str) -> Answer:
    assert live.table is not None
    view = live.table.view(seat)
    ways = tuple(way(live, view, move, locale) for move in found.moves)
    why = found.why
    if why is None:
        return Answer(n, ways)
    return Answer(n, ways, rule=why.rule if isinstance(why, Illegal) else None, sentence=sentence(why, locale))


def way(live: Live, view: Any, move: Move, locale: str) -> Way:
    """A move as a page shows it."""
    first, *more = (live.game.notation.format_action(action) for action in move.actions)
    plan: Plan = live.screen.plan(view, move.actions[0], live.hub.say(locale), *move.actions[1:])
    told = move.gain if plan.tells_gain else 0
    turn = _words(locale, plan.turn) if plan.turn else ""
    words, verb = _words(locale, plan.words), _words(locale, plan.verb)
    return Way(first, words, verb, plan.parts, told, turn, tuple(more), plan.tool)


def _words(locale: str, phrase: Phrase) -> str:
    return say(locale, phrase.id, phrase.args)


async def remember_seen(live: Live, viewer: Viewer) -> None:
    """Keep how far somebody has read the log, for “since you were last here”."""
    seat = viewer.key.seat
    if seat is None or live.table is None or not live.has_seat(viewer):
        return
    lines = len(live.lines.get(seat, ()))
    if lines <= live.chair(seat).seen:
        return
    try:
        await live.hub.store.write(lambda connection: rows.change_chair(connection, live.id, seat, seen=lines), live.id)
    except DBAPIError:
        log.warning("how far the log of table %s was read could not be kept", live.id)
        return
    live.note_seen(seat, lines)
