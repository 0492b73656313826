"""What a page asks over its socket: what a draft would bring, and whether it may act at all."""

import logging

from sqlalchemy.exc import DBAPIError

from whistlestop.core.errors import BadNotation, Illegal, Stale, WhistlestopError
from whistlestop.core.game import Preview, Refusal, Seat
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
    if live.table is not None and live.is_bot(viewer.key.seat):
        return Result("refused", Stale("server-bot-plays"))
    if not live.is_there(viewer):
        return Result("stale", Stale("position-has-changed"))
    return None


def answer(live: Live, viewer: Viewer, n: int, draft: str) -> Answer:
    """The ways to complete a draft, or why there is none."""
    seat, locale = viewer.key.seat, viewer.key.locale
    refused = may_act(live, viewer)
    if refused is not None and refused.error is not None:
        return Answer(n, sentence=sentence(refused.error, locale))
    table = live.table
    if table is None or seat is None:
        return Answer(n, sentence=sentence(Stale("server-not-started"), locale))
    if TOGETHER in draft:
        return _together(live, seat, n, draft, locale)
    try:
        found: Preview[object] = table.preview(seat, draft)
    except BadNotation as error:
        return Answer(n, sentence=sentence(error, locale))
    except WhistlestopError as error:
        return Answer(n, rule=getattr(error, "rule", None), sentence=sentence(error, locale))
    if found.refusal is not None:
        return _refused(n, found.refusal, locale)
    format_action = table.game.notation.format_action
    view = table.view(seat)
    ways = []
    for number, action in enumerate(found.ways[:MOST_WAYS]):
        text = format_action(action)
        gain = found.gain if number == 0 and found.sheet is not None else table.preview(seat, text).gain
        plan: Plan = live.screen.plan(view, action, live.hub.say(locale))
        ways.append(_way(plan, locale, gain, text))
    return Answer(n, tuple(ways))


def _together(live: Live, seat: Seat, n: int, draft: str, locale: str) -> Answer:
    """Several whole actions that are done as one: the only way, or why it is none."""
    table = live.table
    assert table is not None
    game, state = table.game, table.state
    try:
        actions = [game.notation.parse_action(text) for text in draft.split(TOGETHER)[:MOST_TOGETHER]]
        for action in actions:
            state = game.apply(state, seat, action).state
    except BadNotation as error:
        return Answer(n, sentence=sentence(error, locale))
    except Illegal as error:
        return Answer(n, rule=error.rule, sentence=sentence(error, locale))
    gain = game.sheet(game.view(state, seat), seat).total - table.sheet(seat).total
    first, *more = (game.notation.format_action(action) for action in actions)
    plan: Plan = live.screen.plan(table.view(seat), actions[0], live.hub.say(locale), *actions[1:])
    return Answer(n, (_way(plan, locale, gain, first, *more),))


def _way(plan: Plan, locale: str, gain: int, action: str, *more: str) -> Way:
    told = gain if plan.tells_gain else 0
    turn = _words(locale, plan.turn) if plan.turn else ""
    return Way(action, _words(locale, plan.words), _words(locale, plan.verb), plan.parts, told, turn, more)


def _words(locale: str, phrase: Phrase) -> str:
    return say(locale, phrase.id, phrase.args)


def _refused(n: int, refusal: Refusal, locale: str) -> Answer:
    return Answer(n, rule=refusal.rule, sentence=say(locale, refusal.reason, refusal.args))


async def remember_seen(live: Live, viewer: Viewer) -> None:
    """Keep how far somebody has read the log, for “since you were last here”."""
    seat = viewer.key.seat
    if seat is None or live.table is None:
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
