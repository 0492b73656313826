"""Games to be looked at again, at any entry and through any seat's eyes: all are over or come from a file."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from whistlestop import games
from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Seat
from whistlestop.core.table import Did, Rewound, Table, Undid
from whistlestop.draw.screen import Screen
from whistlestop.server import opening, pages, scenes
from whistlestop.server.asking import device_of, hub_of, locale_of, reader_of
from whistlestop.server.attendance import Key
from whistlestop.server.live import Live
from whistlestop.server.moments import Moment, table_at
from whistlestop.web import client_words, place, sheets
from whistlestop.web import replay as replay_page
from whistlestop.web.models import Chair, LogLine, Replay
from whistlestop.web.seats import People

MOST_LINES = 100  # of the log, in every frame: whoever wants to see what was before steps back


async def _asked(request: Request, eyes: str = "seat") -> tuple[Live, Moment, Seat | None]:
    """The game of the address, as it stood at the entry that is asked for, and whose `eyes` are borrowed."""
    pages.limit(request, "replay")
    live, whole = await _game(request)
    at = _number(request.query_params.get("at"), len(whole.log), len(whole.log))
    seat = _number(request.query_params.get(eyes), whole.seats, 0)
    return live, await live.hub.moments.at(live, at), seat or None


async def _game(request: Request) -> tuple[Live, Table[Any, Any, Any]]:
    """The game of the address, to its end. Of a running game nothing is shown here, whatever link leads to it."""
    found, live = await pages.find_link(request, request.path_params["secret"])
    whole = live.table
    if found.kind != "replay" or whole is None or not (whole.finished or live.row.state == "record"):
        raise UnknownName("server-no-such-link")
    return live, whole


def _number(text: str | None, most: int, default: int) -> int:
    if not text or not (text.isascii() and text.isdecimal() and len(text) < 8):
        return default
    return min(int(text), most)


async def _step(live: Live, moment: Moment, seat: Seat | None) -> tuple[Seat | None, tuple[LogLine, ...]]:
    """Who made the last entry, and what it was in words, as far as these eyes see it."""
    if not moment.at:
        return None, ()
    whole, entry = moment.whole, moment.whole.log[moment.at - 1]
    actor = entry.seat if isinstance(entry, Did | Undid) else None
    eyes = actor if seat is None and whole.finished else seat
    before = await live.hub.moments.at(live, moment.at - 1)
    new = moment.story(eyes)[len(before.story(eyes)) :]  # others may now show what they did before, too
    seen = [told for told in new if told.entry == entry or isinstance(told.entry, Rewound)]
    return actor, scenes.lines_of(seen)


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
    whole, view = moment.whole, moment.view(seat)
    actor, step = await _step(live, moment, seat)
    screen: Screen = live.screen.show(view, None, live.hub.say(locale_of(request)))
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
        moment.outcome,
        actor,
        step,
        live.commitment,
        live.row.seed.hex() if is_sealed else "",
        live.row.nonce.hex() if is_sealed else "",
        live.is_fair() if is_sealed and whole.finished else None,
        whole.finished,
    )


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
    return _number(request.query_params.get("seat"), live.row.seats, 1) or 1


async def file(request: Request) -> Response:
    pages.limit(request, "replay")
    live, _ = await _game(request)
    return pages.file_of(live)


async def fork(request: Request) -> Response:
    """Play on from this moment against bots."""
    from whistlestop.server import forms

    pages.limit(request, "open")
    form = await forms.form_of(request)
    live, whole = await _game(request)
    at = _number(forms.field(form, "at", 8), len(whole.log), 0)
    seat = _number(forms.field(form, "seat", 4), whole.seats, 1) or 1
    hub, device, reader = hub_of(request), device_of(request), reader_of(request)
    level, name = scenes.levels(live)[-1], opening.tidy_name(reader.name, seat, reader.locale)
    id, lane = await opening.fork(hub, device, await table_at(live, at), seat, name, level)
    return await forms.play_on(request, id, seat, lane)
