"""Games to be looked at again, at any entry and through any seat's eyes: all are over or come from a file."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from whistlestop.core.chance import Scripted
from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.draw.screen import Progress, Screen
from whistlestop.server import opening, pages, scenes, seating
from whistlestop.server.asking import device_of, hub_of, locale_of, reader_of
from whistlestop.server.live import Key, Live
from whistlestop.web import client_words, sheets
from whistlestop.web import replay as replay_page
from whistlestop.web.models import Replay
from whistlestop.web.seats import People

Stops = tuple[tuple[int, Progress], ...]


async def _asked(request: Request, eyes: str = "seat") -> tuple[Live, Table[Any, Any, Any], Seat | None]:
    """The game of the address, as it stood at the entry that is asked for, and whose `eyes` are borrowed."""
    pages.limit(request, "replay")
    live, whole = await _game(request)
    at = _number(request.query_params.get("at"), len(whole.log), len(whole.log))
    seat = _number(request.query_params.get(eyes), whole.seats, 0)
    return live, table_at(live, at), seat or None


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


def table_at(live: Live, at: int) -> Table[Any, Any, Any]:
    """The game after so many entries of its log."""
    whole = live.table
    assert whole is not None
    table = Table(whole.game, whole.seats, whole.options, Scripted(), whole.origin)
    for entry in whole.log[:at]:
        table.append(entry)
    return table


def stops(live: Live) -> Stops:
    """Where rounds or turns begin: found once per game, by playing it through."""
    if live.stops is None:
        assert live.table is not None
        table, found = table_at(live, 0), list[tuple[int, Progress]]()
        for number, entry in enumerate(live.table.log, 1):
            barrier = table.version(1).barrier
            table.append(entry)
            if table.version(1).barrier != barrier and table.actors:
                progress = _screen(live, table, None, "en").progress
                if not found or progress != found[-1][1]:
                    found.append((number, progress))
        live.stops = tuple(found)
    return live.stops


def _view(live: Live, table: Table[Any, Any, Any], seat: Seat | None) -> Any:
    """What a seat saw; without one, since the game is over, what everybody drew at that moment."""
    view = table.view(seat)
    if seat is not None or live.table is None or not live.table.finished:
        return view
    boards = tuple(table.view(own).boards[own - 1] for own in range(1, table.seats + 1))
    return msgspec.structs.replace(view, boards=boards)


def _screen(live: Live, table: Table[Any, Any, Any], seat: Seat | None, locale: str) -> Screen:
    screen: Screen = live.screen.show(_view(live, table, seat), None, live.hub.say(locale))
    return screen


def _shown(request: Request, live: Live, table: Table[Any, Any, Any], seat: Seat | None) -> Replay:
    whole = live.table
    assert whole is not None
    view = _view(live, table, seat)
    is_sealed = live.row.dealer == "sealed" and bool(live.row.seed)
    return Replay(
        request.path_params["secret"],
        live.game.id,
        scenes.chairs(live, Key(seat, "en", False)),
        len(table.log),
        len(whole.log),
        stops(live),
        seat,
        _screen(live, table, seat, locale_of(request)),
        tuple(table.game.sheet(view, other) for other in range(1, table.seats + 1)),
        scenes.lines_of(table.story(seat)),
        table.outcome,
        live.commitment,
        live.row.seed.hex() if is_sealed else "",
        live.row.nonce.hex() if is_sealed else "",
        live.is_fair() if is_sealed and whole.finished else None,
        whole.finished,
    )


async def page(request: Request) -> Response:
    live, table, seat = await _asked(request)
    reader = reader_of(request)
    secret = request.path_params["secret"]
    start = {
        "frame": f"/r/{secret}/frame",
        "light": f"/r/{secret}/light",
        "at": len(table.log),
        "length": len(live.table.log) if live.table is not None else 0,
        "seat": seat,
        "words": client_words.words(reader.locale),
    }
    return HTMLResponse(replay_page.replay(reader, _shown(request, live, table, seat), start))


async def frame(request: Request) -> Response:
    """What the page shows at one entry."""
    live, table, seat = await _asked(request)
    reader, shown = reader_of(request), _shown(request, live, table, seat)
    words = shown.screen.progress.words
    told = {
        "parts": shown.screen.parts | replay_page.replay_parts(reader, shown),
        "at": shown.at,
        "title": hub_of(request).say(reader.locale)(words.id, words.args),
    }
    return Response(msgspec.json.encode(told), media_type="application/json")


async def light(request: Request) -> Response:
    """What one part of a seat's score sheet looks like on its board, through the eyes of the reader."""
    live, table, seat = await _asked(request, "eyes")
    whose = _whose(request, table)
    part = request.query_params.get("part", "")[:40]
    view, locale = _view(live, table, seat), locale_of(request)
    people = People(locale, scenes.chairs(live, Key(seat, "", False)), seat, is_shared=True)
    lit = live.screen.light(view, whose, part, live.hub.say(locale))
    lit |= {"why": sheets.why(people, live.game.id, table.game.sheet(view, whose), part)}
    return Response(msgspec.json.encode({"parts": lit}), media_type="application/json")


async def text(request: Request) -> Response:
    """A seat's board in words."""
    live, table, seat = await _asked(request, "eyes")
    view, say = _view(live, table, seat), live.hub.say(locale_of(request))
    return PlainTextResponse(live.screen.text(view, _whose(request, table), say))


def _whose(request: Request, table: Table[Any, Any, Any]) -> Seat:
    return _number(request.query_params.get("seat"), table.seats, 1) or 1


async def file(request: Request) -> Response:
    live, _, _ = await _asked(request)
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
    level, name = scenes.levels(live.game.id)[-1], opening.tidy_name(reader.name, seat, reader.locale)
    id = await opening.fork(hub, device, table_at(live, at), seat, name, level)
    opened = await hub.live(id)
    assert opened is not None
    await seating.begin(opened)
    return RedirectResponse(f"/t/{id}", status_code=303)
