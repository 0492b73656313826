"""Round a real table: results from paper. Nothing is stored: a page's address holds all that was entered."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from whistlestop import games
from whistlestop.core import options
from whistlestop.core.errors import BadNotation, UnknownName, WhistlestopError
from whistlestop.core.game import Seat, Sheet
from whistlestop.draw.paper import Paper
from whistlestop.server import pages
from whistlestop.server.asking import hub_of, locale_of, reader_of
from whistlestop.server.hub import LONG_PATIENCE, Hub, say
from whistlestop.server.texts import number
from whistlestop.web import paper as paper_page
from whistlestop.web import printing as printing_page
from whistlestop.web import real as real_page
from whistlestop.web import rule_options, sheets
from whistlestop.web.models import Chair
from whistlestop.web.seats import People
from whistlestop.words import sentence

LONGEST = 9000  # characters of a result

T = TypeVar("T")


class Asked(NamedTuple):
    """What an address says: a game's result so far, whose board is tapped on, and by which options it is counted."""

    game: str
    room: ModuleType
    text: str
    seat: Seat
    given: Mapping[str, str]  # options
    agreed: Any

    async def shown(self, hub: Hub, locale: str) -> Paper:
        return await _aside(hub, lambda: self.room.show(self.text, self.seat, self.agreed, say(locale)))


async def _aside(hub: Hub, work: Callable[[], T]) -> T:
    """Score beside the event loop, one board after the other: tangled ones take long, and games must not wait."""
    async with hub.scoring:
        return await asyncio.to_thread(work)


async def real(request: Request) -> Response:
    """All that helps round a real table."""
    return HTMLResponse(real_page.real(reader_of(request), games.offered()))


async def page(request: Request) -> Response:
    """The form of a result; what cannot be read is told, and can be mended as text."""
    reader, hub = reader_of(request), hub_of(request)
    refusal, status = "", 200
    try:
        asked = await _asked(request)
        shown = await asked.shown(hub, reader.locale)
    except UnknownName:
        raise
    except WhistlestopError as error:
        refusal, status = sentence(error, reader.locale), 400
        room = _room(request)
        asked = Asked(request.path_params["game"], room, room.BLANK, 1, {}, _agreed(request.path_params["game"], {}))
        shown = await asked.shown(hub, reader.locale)
        shown = msgspec.structs.replace(shown, text=request.query_params.get("board", "")[:LONGEST])
    forms = [form for form in pages.card(hub, asked.game).options if form.id in asked.room.OPTIONS]
    return HTMLResponse(
        paper_page.paper(reader, asked.game, shown, asked.seat, forms, asked.given, asked.room.SEATS, refusal),
        status_code=status,
    )


async def show(request: Request) -> Response:
    """The parts of the page after a tap."""
    asked, reader = await _asked(request), reader_of(request)
    shown = await asked.shown(hub_of(request), reader.locale)
    told = {
        "parts": shown.parts | paper_page.paper_parts(reader, asked.game, shown, asked.seat, asked.room.SEATS),
        "board": shown.text,
        "seat": asked.seat,
    }
    return Response(msgspec.json.encode(told), media_type="application/json")


async def light(request: Request) -> Response:
    """What one part of a score sheet looks like on the board."""
    asked, locale, hub = await _asked(request), locale_of(request), hub_of(request)
    part = request.query_params.get("part", "")[:40]
    shown = await asked.shown(hub, locale)
    people = People(locale, tuple(Chair(seat, "person") for seat in range(1, shown.seats + 1)))
    lit = await _aside(hub, lambda: asked.room.light(shown.text, asked.seat, part, asked.agreed, say(locale)))
    lit |= {"why": sheets.why(people, asked.game, shown.sheets[asked.seat - 1], part)}
    return Response(msgspec.json.encode({"parts": lit}), media_type="application/json")


async def prints(request: Request) -> Response:
    """Sheets to print; what cannot be read is told, and blank ones stand below."""
    reader, game, query = reader_of(request), request.path_params["game"], request.query_params
    games.find(game, "screen")
    pages.limit(request, "paper")
    await hub_of(request).ready(game, LONG_PATIENCE)
    size = query.get("size", "")
    copies = max(1, number(query.get("copies"), 1, most=printing_page.MOST_COPIES))
    given = rule_options.given(query)
    room = games.room(game, "printing") if game in games.ids("printing") else None
    shown = [form for form in pages.card(hub_of(request), game).options if room and form.id in room.OPTIONS]
    order = printing_page.Order(
        game, size if size in printing_page.SIZES else "a4", copies, query.get("board", "").strip(), shown, given
    )
    try:
        return HTMLResponse(printing_page.printing(reader, order, *await _printed(request, room, order)))
    except UnknownName:
        raise
    except WhistlestopError as error:
        order = msgspec.structs.replace(order, text="", given={})
        words = sentence(error, reader.locale)
        return HTMLResponse(printing_page.printing(reader, order, *await _printed(request, room, order), words), 400)


async def _printed(
    request: Request, room: ModuleType | None, order: printing_page.Order
) -> tuple[Sequence[str], Sequence[Sheet]]:
    """The boards, and the score of those that are filled."""
    tell, text = say(locale_of(request)), _checked(order.text)
    if room is None:
        return (), ()
    agreed = _agreed(
        order.game, {name: value for name, value in order.given.items() if name in _counted(order.game, room)}
    )
    agreed.check(games.find(order.game).seats[1])
    hub = hub_of(request)
    boards: Sequence[str] = await _aside(hub, lambda: room.boards(text, agreed, tell))
    if not text or order.game not in games.ids("paper"):
        return boards, ()
    scored: Paper = await _aside(hub, lambda: games.room(order.game, "paper").show(text, 1, agreed, tell))
    return boards, scored.sheets


def _counted(game: str, room: ModuleType) -> tuple[str, ...]:
    """The options that what is printed depends on: those of its boards, and those of its score."""
    scored: tuple[str, ...] = games.room(game, "paper").OPTIONS if game in games.ids("paper") else ()
    return (*room.OPTIONS, *scored)


# --- what an address says


async def _asked(request: Request) -> Asked:
    pages.limit(request, "paper")
    game, room, query = request.path_params["game"], _room(request), request.query_params
    await hub_of(request).ready(game, LONG_PATIENCE)
    text = _checked(query.get("board", room.BLANK))
    given = {name: value for name, value in rule_options.given(query).items() if name in room.OPTIONS}
    agreed = _agreed(game, given)
    seat = number(query.get("seat"), 1)
    if "seats" in query:
        fewest, most = room.SEATS
        seats = max(fewest, number(query["seats"], fewest, most=most))
        text, seat = room.seated(text, seats), min(seat, seats)
    tool, _, place = query.get("use", "").partition(" ")
    if tool:
        text = await _aside(hub_of(request), partial(room.tap, text, seat, tool[:40], place[:80], agreed))
    seats = room.players(text)
    if not 1 <= seat <= seats:
        raise UnknownName("no-such-seat", seat=str(seat), seats=seats)
    return Asked(game, room, text, seat, given, agreed)


def _room(request: Request) -> ModuleType:
    return games.room(request.path_params["game"], "paper")


def _checked(text: str) -> str:
    if len(text) > LONGEST:
        raise BadNotation("server-paper-too-long", most=LONGEST)
    return text


def _agreed(game: str, given: Mapping[str, str]) -> Any:
    return options.make(games.find(game).options, given)
