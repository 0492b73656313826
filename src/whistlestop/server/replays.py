"""Games to be looked at again, at any entry and through any seat's eyes: all are over or come from a file."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from whistlestop import games
from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Seat
from whistlestop.core.table import Did, Rewound, Table, Undid
from whistlestop.draw.screen import Parts, Phrase, Plan, Screen
from whistlestop.draw.svg import Say
from whistlestop.lab import advice
from whistlestop.server import analyses, opening, pages, scenes
from whistlestop.server.asking import device_of, hub_of, locale_of, reader_of
from whistlestop.server.attendance import Key
from whistlestop.server.fields import form_of, go, number_field
from whistlestop.server.forms import play_on
from whistlestop.server.live import Live
from whistlestop.server.moments import Moment, Stops, table_at
from whistlestop.server.results import judged
from whistlestop.server.rights import NotAllowed, must_be_open
from whistlestop.server.texts import number
from whistlestop.web import client_words, place, sheets
from whistlestop.web import replay as replay_page
from whistlestop.web.models import Analysed, Chair, LogLine, Loss, Replay
from whistlestop.web.seats import People

MOST_LINES = 100  # of the log, in every frame: whoever wants to see what was before steps back


async def _asked(request: Request, eyes: str = "seat") -> tuple[Live, Moment, Seat | None]:
    """The game of the address, as it stood at the entry that is asked for, and whose `eyes` are borrowed."""
    pages.limit(request, "replay")
    live, whole = await _game(request)
    at = number(request.query_params.get("at"), len(whole.log), most=len(whole.log))
    seat = _analysed_seat(request, whole) if _is_instead(request) else 0  # what was not played only this seat sees
    seat = seat or number(request.query_params.get(eyes), most=whole.seats)
    return live, await live.hub.moments.at(live, at), seat or None


def _is_instead(request: Request) -> bool:
    """Whether the address is about what would have been better."""
    return request.query_params.get("instead") == "1"


def _analysed_seat(request: Request, whole: Table[Any, Any, Any]) -> Seat:
    """The seat whose decisions the address asks about; 0 for none."""
    return number(request.query_params.get("analyse"), most=whole.seats)


async def _game(request: Request) -> tuple[Live, Table[Any, Any, Any]]:
    """The game of the address, to its end. Of a running game nothing is shown here, whatever link leads to it."""
    found, live = await pages.find_link(request, request.path_params["secret"])
    whole = live.table
    if found.kind != "replay" or whole is None or not (live.is_over or live.row.state == "record"):
        raise UnknownName("server-no-such-link")
    must_be_open(live)
    return live, whole


async def _step(live: Live, moment: Moment, seat: Seat | None) -> tuple[Seat | None, tuple[LogLine, ...]]:
    """Who made the last entry, and what it was in words; nothing, if these eyes are barred from it."""
    if not moment.at:
        return None, ()
    whole, entry = moment.whole, moment.whole.log[moment.at - 1]
    actor = entry.seat if isinstance(entry, Did | Undid) else None
    eyes = actor if seat is None and whole.finished else seat
    before = await live.hub.moments.at(live, moment.at - 1)
    new = moment.story(eyes)[len(before.story(eyes)) :]  # others may now show what they did before, too
    seen = [told for told in new if told.entry == entry or isinstance(told.entry, Rewound)]
    lines = scenes.lines_of(seen)
    if seen and actor and not lines:  # nobody has to be told of it in the log
        lines = (LogLine(1, actor, Phrase("web-replay-turn-ended")),)
    return actor, lines


def _chairs(live: Live, seat: Seat | None) -> tuple[Chair, ...]:
    """Those who played. A file has only names, and that of a bot is its level."""
    chairs = scenes.chairs(live, Key(seat, "en", False))
    if live.row.state != "record":
        return chairs
    levels = games.levels(live.game.id)
    return tuple(
        [
            msgspec.structs.replace(chair, kind="bot", name="", level=chair.name) if chair.name in levels else chair
            for chair in chairs
        ]
    )


async def _shown(request: Request, live: Live, moment: Moment, seat: Seat | None) -> Replay:
    actor, step = await _step(live, moment, seat)
    say, laid = live.hub.say(locale_of(request)), Parts()
    analysed = await _analysed(request, live, moment, seat)
    if analysed is not None and analysed.instead:
        actor, (moment, laid) = analysed.seat, await _instead(live, moment, analysed.seat, say)
    whole, view = moment.whole, moment.view(seat)
    screen = _screen(live, view, laid, analysed, say)
    is_sealed = live.row.dealer == "sealed" and bool(live.row.seed)
    return Replay(
        request.path_params["secret"],
        live.game.id,
        _chairs(live, seat),
        moment.at,
        len(whole.log),
        await live.hub.moments.stops(live),
        seat,
        screen,
        tuple(live.game.sheet(view, other) for other in range(1, whole.seats + 1)),
        scenes.lines_of(moment.story(seat), most=MOST_LINES),
        None if moment.outcome is None or (analysed and analysed.instead) else judged(live, moment.outcome),
        actor,
        step,
        live.commitment,
        live.row.seed.hex() if is_sealed else "",
        live.row.nonce.hex() if is_sealed else "",
        live.is_fair() if is_sealed and live.is_over else None,
        whole.finished,
        analysed,
        live.may_be_advised,
    )


def _screen(live: Live, view: Any, laid: Parts, analysed: Analysed | None, say: Say) -> Screen:
    """What a page shows of a view, with what is laid over it. A decision belongs to the turn that it ends."""
    screen: Screen = live.screen.show(view, None, say)
    known = {id: part for id, part in laid.items() if id in screen.parts}  # what was spent may be gone
    here = analysed.here.progress if analysed is not None and analysed.here is not None else None
    return msgspec.structs.replace(screen, groups=(*screen.groups, known), progress=here or screen.progress)


async def _analysed(request: Request, live: Live, moment: Moment, eyes: Seat | None) -> Analysed | None:
    """What is known about the decisions of the seat that the address asks about, as far as these eyes see it."""
    assert live.table is not None
    seat = _analysed_seat(request, live.table)
    if not seat:
        return None
    found, stops = await analyses.analysis(live, seat), await live.hub.moments.stops(live)
    level, judge = advice.judge_of(live.game.id, live.table.options)
    losses = [_loss(finding, stops) for finding in found.findings if finding.lost > 0]
    is_instead = _is_instead(request)
    decided = [finding.decision for finding in found.findings]
    here = next((d for d in decided if (d.at == moment.at if is_instead else d.at < moment.at <= d.end)), None)
    loss = next((loss for loss in losses if here is not None and loss.at == here.at), None)
    best = await _best(live, moment, seat) if is_instead else ()
    is_seen = eyes == seat or (eyes is None and moment.whole.finished)
    played = here if loss is not None and loss.end == moment.at and is_seen and not is_instead else None
    say = live.hub.say(locale_of(request))
    return Analysed(
        seat,
        level,
        judge.counts,
        judge.means,
        len(found.findings),
        found.of,
        sum(finding.lost == analyses.NOT_JUDGED for finding in found.findings),
        found.is_asked and not found.is_done,
        tuple(sorted(losses, key=lambda loss: (-loss.lost, loss.at))),
        loss,
        _told(live, _steps(live, moment.state, seat, best), say),
        _told(live, _steps(live, played.state, seat, played.line), say) if played is not None else (),
    )


def _loss(finding: analyses.Finding, stops: Stops) -> Loss:
    decision = finding.decision
    progress = max((stop for stop in stops if stop[0] <= decision.at), default=(0, None), key=lambda stop: stop[0])[1]
    return Loss(decision.at, decision.end, finding.lost, progress)


async def _best(live: Live, moment: Moment, seat: Seat) -> tuple[Any, ...]:
    """The best line that was found for the decision that began at a moment; nothing, if none did."""
    found = (await analyses.analysis(live, seat)).findings
    best = next((finding.best for finding in found if finding.decision.at == moment.at), ())
    return tuple(live.game.notation.parse_action(text) for text in best)


async def _instead(live: Live, moment: Moment, seat: Seat, say: Say) -> tuple[Moment, Parts]:
    """A moment as it would have been with the best line, and what marks that line on it. As long as the turn is not
    ended, its drawings are in pencil; of a game that was broken off nobody else sees those.
    """
    line = await _best(live, moment, seat)
    steps = _steps(live, moment.state, seat, line)
    state = moment.state
    for action in line[: len(steps)] if moment.whole.finished else line:
        state = live.game.apply(state, seat, action).state
    return moment._replace(state=state), live.screen.instead(steps, say)


def _only_ends_turn(live: Live, state: Any, seat: Seat, action: Any) -> bool:
    """Whether an action does nothing but end the own part of the turn."""
    game = live.game
    shown: Screen = live.screen.show(game.view(state, seat), game.legal(state, seat), live.hub.say("en"))
    return bool(game.notation.format_action(action) == shown.finish)


def _steps(live: Live, state: Any, seat: Seat, line: tuple[Any, ...]) -> list[tuple[Any, Any]]:
    """The actions of a line, each with what the seat sees before it."""
    steps: list[tuple[Any, Any]] = []
    for action in line:
        if steps and _only_ends_turn(live, state, seat, action):
            break  # that goes without saying
        steps.append((live.game.view(state, seat), action))
        state = live.game.apply(state, seat, action).state
    return steps


def _told(live: Live, steps: list[tuple[Any, Any]], say: Say) -> tuple[Phrase, ...]:
    """A line in words, action by action."""
    plans: list[Plan] = [live.screen.plan(view, action, say) for view, action in steps]
    return tuple(plan.words for plan in plans)


async def analyse(request: Request) -> Response:
    """Let the game of a seat be analysed, and come back to where the reader was."""
    pages.limit(request, "analysis")
    form = await form_of(request)
    live, whole = await _game(request)
    at = number_field(form, "at", len(whole.log), most=len(whole.log))
    eyes = number_field(form, "eyes", most=whole.seats)
    seat = number_field(form, "analyse", most=whole.seats) or 1
    if not live.may_be_advised:
        raise NotAllowed("server-hint-never")
    await analyses.ask_for(live, seat)
    view = f"&seat={eyes}" if eyes else ""
    return go(f"/r/{request.path_params['secret']}?at={at}{view}&analyse={seat}")


async def page(request: Request) -> Response:
    live, moment, seat = await _asked(request)
    reader = reader_of(request)
    secret = request.path_params["secret"]
    start = {
        "frame": place.at(f"/r/{secret}/frame"),
        "light": place.at(f"/r/{secret}/light"),
        "at": moment.at,
        "length": len(moment.whole.log),
        "seat": seat,
        "analyse": _analysed_seat(request, moment.whole) or None,
        "words": client_words.words(reader.locale),
    }
    return HTMLResponse(replay_page.replay(reader, await _shown(request, live, moment, seat), start))


async def frame(request: Request) -> Response:
    """What the page shows at one entry."""
    live, moment, seat = await _asked(request)
    reader, shown = reader_of(request), await _shown(request, live, moment, seat)
    words = shown.screen.progress.words
    told = {
        "parts": shown.screen.parts | replay_page.replay_parts(reader, shown),
        "at": shown.at,
        "title": hub_of(request).say(reader.locale)(words.id, words.args),
    }
    return Response(msgspec.json.encode(told), media_type="application/json")


async def light(request: Request) -> Response:
    """What one part of a seat's score sheet looks like on its board, through the eyes of the reader."""
    live, moment, seat = await _asked(request, "eyes")
    whose = _whose(request, live)
    part = request.query_params.get("part", "")[:40]
    view, locale = moment.view(seat), locale_of(request)
    people = People(locale, _chairs(live, seat), seat, is_shared=True)
    lit = live.screen.light(view, whose, part, live.hub.say(locale))
    lit |= {"why": sheets.why(people, live.game.id, live.game.sheet(view, whose), part)}
    return Response(msgspec.json.encode({"parts": lit}), media_type="application/json")


async def text(request: Request) -> Response:
    """A seat's board in words."""
    live, moment, seat = await _asked(request, "eyes")
    view, say = moment.view(seat), live.hub.say(locale_of(request))
    return PlainTextResponse(live.screen.text(view, _whose(request, live), say))


def _whose(request: Request, live: Live) -> Seat:
    return number(request.query_params.get("seat"), most=live.row.seats) or 1


async def file(request: Request) -> Response:
    pages.limit(request, "replay")
    live, _ = await _game(request)
    return pages.file_of(live)


async def fork(request: Request) -> Response:
    """Play on from this moment against bots."""
    pages.limit(request, "open")
    form = await form_of(request)
    live, whole = await _game(request)
    at = number_field(form, "at", most=len(whole.log))
    seat = number_field(form, "seat", most=whole.seats) or 1
    hub, device, reader = hub_of(request), device_of(request), reader_of(request)
    level, name = scenes.levels(live)[-1], opening.tidy_name(reader.name, seat, reader.locale)
    table, has_hints = await table_at(live, at), live.may_be_advised
    id, lane = await opening.fork(hub, device, table, seat, name, level, has_hints=has_hints)
    return await play_on(request, id, seat, lane)
