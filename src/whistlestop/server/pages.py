"""What people see: each function answers a GET with a page or with what a page fetches."""

from typing import Literal

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from whistlestop import games
from whistlestop.core import options
from whistlestop.core.errors import UnknownName
from whistlestop.core.game import Outcome
from whistlestop.server import lessons, opening, pace, scenes, seating, snapshots
from whistlestop.server.access import hashed, tidy_code
from whistlestop.server.asking import (
    device_of,
    hub_of,
    live_of,
    locale_of,
    network_of,
    own_table_held,
    public_address,
    reader_of,
)
from whistlestop.server.attendance import Key, Where
from whistlestop.server.hub import Hub
from whistlestop.server.limits import TooOften
from whistlestop.server.live import Live
from whistlestop.server.origins import puzzle_of
from whistlestop.server.store import rows
from whistlestop.server.texts import number
from whistlestop.web import assets, endgame, place, sheets
from whistlestop.web import curtain as curtain_page
from whistlestop.web import door as door_page
from whistlestop.web import help as help_page
from whistlestop.web import home as home_page
from whistlestop.web import lobby as lobby_page
from whistlestop.web import offline as offline_page
from whistlestop.web import opening as opening_page
from whistlestop.web import table as table_page
from whistlestop.web.models import Chair, Curtain, Departure, Door, GameCard, Invitation, OptionForm, Reader, Wishes
from whistlestop.web.page import qr
from whistlestop.web.seats import People
from whistlestop.words import LOCALES

MOST_DEPARTURES = 40


# --- home and new tables


async def home(request: Request) -> Response:
    await seating.close_curtains(hub_of(request), device_of(request))
    told = "web-seat-lost" if request.query_params.get("seat") == "lost" else ""
    return HTMLResponse(home_page.home(reader_of(request), await departures(request), _cards(hub_of(request)), told))


async def departures(request: Request, most: int = MOST_DEPARTURES) -> list[Departure]:
    """The tables of the device that asks, those first where something happened last."""
    hub, device = hub_of(request), device_of(request)
    if device.is_new:
        return []

    def read(connection: Connection) -> list[tuple[rows.Facts, rows.SnapshotRow | None]]:
        found = []
        for table in rows.tables_of_device(connection, device.id, most):
            kept = rows.snapshot(connection, table.id)
            facts = rows.Facts(
                table,
                tuple(rows.chairs(connection, table.id)),
                tuple(rows.holders(connection, table.id)),
                (),
                tuple(rows.entries(connection, table.id, kept.seq - 1)) if kept is not None else (),
                (),
                (),
            )
            found.append((facts, kept))
        return sorted(found, key=lambda row: (_shown_at(*row), row[0].table.id), reverse=True)

    return [
        _departure(hub, device.id, facts, kept, await _outcome(hub, facts))
        for facts, kept in await hub.store.read(read)
    ]


async def _outcome(hub: Hub, facts: rows.Facts) -> Outcome | None:
    return await hub.outcomes.of(hub, facts.table) if facts.table.state == "over" else None


def _shown_at(facts: rows.Facts, kept: rows.SnapshotRow | None) -> float:
    """When something last happened that everybody may know of: what others do in secret shows in no time either."""
    if kept is None:
        return facts.table.changed_at
    return next((entry.at for entry in facts.entries if entry.seq == kept.seq), facts.table.created_at)


def _departure(
    hub: Hub, device: str, facts: rows.Facts, kept: rows.SnapshotRow | None, outcome: Outcome | None
) -> Departure:
    mine = {holder.seat for holder in facts.holders if holder.device_id == device and holder.role == "seat"}
    summary = snapshots.summary(kept) if kept is not None else None
    chairs = tuple(
        Chair(
            chair.seat,
            chair.kind,
            chair.name,
            chair.stand_in or chair.level,
            is_mine=chair.seat in mine,
            has_conceded=chair.has_conceded,
        )
        for chair in facts.chairs
    )
    actors = summary.actors if summary is not None else ()
    is_mine = any(seat in mine and facts.chairs[seat - 1].stand_in is None for seat in actors)
    state, is_lesson = facts.table.state, facts.table.dealer == lessons.DEALER
    shown: Literal["yours", "waiting", "lobby", "over"] = (
        "lobby" if state == "lobby" else "over" if state in ("over", "stopped") else "yours" if is_mine else "waiting"
    )
    own = [facts.chairs[seat - 1] for seat in sorted(mine)]
    return Departure(
        facts.table.id,
        facts.table.game,
        chairs,
        shown,
        tuple(chair.name for chair in chairs if chair.number in actors and chair.name),
        summary.progress if summary is not None and state != "lobby" else None,
        int((hub.now() - _shown_at(facts, kept)) / 60),
        outcome,
        any(holder.device_id == device and holder.role == "host" for holder in facts.holders),
        facts.table.origin is not None and not is_lesson,
        is_lesson,
        puzzle_of(facts.table.origin),
        facts.table.held_until is not None,
        state == "stopped",
        pace.left(pace.read(facts.table.pace), own, hub.served()) if shown == "yours" else None,
    )


def _cards(hub: Hub) -> list[GameCard]:
    return [card(hub, game) for game in games.offered()]


def card(hub: Hub, game: str) -> GameCard:
    found = games.find(game, "screen")
    asked = tuple(
        OptionForm(choice.id, choice.choices, choice.default, choice.rule, choice.most)
        for choice in options.choices(found.options)
    )
    minutes = games.room(game, "screen").MINUTES
    return GameCard(game, found.seats, minutes, asked, games.levels(game), games.needs(game), hub.is_ready(game))


async def new_table(request: Request) -> Response:
    asked = card(hub_of(request), request.path_params["game"])
    return HTMLResponse(opening_page.new_table(reader_of(request), asked, {}))


# --- a table


async def table(request: Request) -> Response:
    """The lobby, the curtain or the game itself, as the table stands and as the device belongs there."""
    live, reader, device = await live_of(request), reader_of(request), device_of(request)
    if live.where(device.id) is None:
        return HTMLResponse(await _door_of_rematch(request, live))
    async with live.held():
        where = live.where(device.id)
        if where is None:  # the seat has just been given to somebody else
            raise UnknownName("server-no-such-table")
        if where.is_curtain:
            return not_kept(HTMLResponse(curtain_page.curtain(reader, _curtain(live, where))))
        key = Key(where.seat, reader.locale, live.is_host(device.id))
        if live.table is not None and where.seat is not None:
            live.welcome_back(where.seat, len(scenes.log_lines(live, where.seat)))
        drawing = live.showing.drawing(key)
        if live.table is None:
            shown = scenes.lobby(live, key)
            shown = msgspec.structs.replace(shown, drawing=drawing.name, invitation=_invitation(request, live))
            return not_kept(HTMLResponse(lobby_page.lobby(reader, shown)))
        scene = scenes.scene(live, key)
        return not_kept(HTMLResponse(table_page.table(reader, scene, drawing.state, drawing.name)))


async def menu(request: Request) -> Response:
    """What the menu of a table has for this reader in every position."""
    device = device_of(request)
    async with own_table_held(request) as (live, where):
        if live.table is None or where.is_curtain:
            raise UnknownName("server-no-such-table")
        reader = msgspec.structs.replace(reader_of(request), path=f"/t/{live.id}")  # where its forms come back to
        scene = scenes.scene(live, Key(where.seat, reader.locale, live.is_host(device.id)))
        wishes = _wishes(live, where, device.id)
    return not_kept(HTMLResponse(table_page.menu_fragment(reader, scene, wishes)))


async def keys(request: Request) -> Response:
    """What keys do at a table: most who sit there never ask."""
    async with own_table_held(request) as (live, where):
        if live.table is None or where.is_curtain:
            raise UnknownName("server-no-such-table")
        reader = reader_of(request)
        scene = scenes.scene(live, Key(where.seat, reader.locale, is_host=False))
    return not_kept(HTMLResponse(table_page.keys_fragment(reader, scene)))


def _wishes(live: Live, where: Where, device: str) -> Wishes | None:
    """What the person of a seat has asked for; who watches asks for nothing."""
    if where.seat is None or live.is_over:
        return None
    mine = {reminder.kind: reminder.address for reminder in live.reminders if reminder.device_id == device}
    has_short_turns = live.chair(where.seat).has_short_turns if seating.can_end_turns(live) else None
    return Wishes(live.hub.push_key, "push" in mine, mine.get("webhook", ""), has_short_turns)


def not_kept(response: Response) -> Response:
    """Not to be kept: on a shared device somebody else may press the back button."""
    response.headers["Cache-Control"] = "no-store"
    return response


def _curtain(live: Live, where: Where) -> Curtain:
    assert where.seat is not None
    key = Key(None, "en", False)
    lines = scenes.log_lines(live, None)
    return Curtain(
        live.id,
        live.game.id,
        where.seat,
        live.chair(where.seat).name,
        lines[-1] if lines else None,
        scenes.chairs(live, key),
    )


def _invitation(request: Request, live: Live) -> Invitation | None:
    device, base = device_of(request), public_address(request)
    if not live.is_host(device.id):
        return None
    link = f"{base}/l/{device.link_secret(live.id, 'join')}"
    watch = f"{base}/l/{device.link_secret(live.id, 'watch')}"
    return Invitation(link, qr(link), live.row.code or "", watch)


async def parts(request: Request) -> Response:
    """Everything on the page, for a page that has lost touch."""
    device = device_of(request)
    async with own_table_held(request) as (live, where):
        if where.is_curtain:
            raise UnknownName("server-no-such-table")
        drawing = live.showing.drawing(Key(where.seat, locale_of(request), live.is_host(device.id)))
    return not_kept(Response(msgspec.json.encode(drawing.whole), media_type="application/json"))


async def end(request: Request) -> Response:
    """How a game ended: what a page fetches after its last patch."""
    reader = reader_of(request)
    async with own_table_held(request) as (live, where):
        if not live.is_over:
            raise UnknownName("server-not-over")
        scene = scenes.scene(live, Key(where.seat, reader.locale, live.is_host(device_of(request).id)))
    return not_kept(HTMLResponse(endgame.end(table_page.people_of(reader, scene), scene)))


async def light(request: Request) -> Response:
    """What one part of a score sheet looks like on a board."""
    say = hub_of(request).say(locale_of(request))
    part = request.query_params.get("part", "")[:40]
    async with own_table_held(request) as (live, where):
        if live.table is None or where.is_curtain:
            raise UnknownName("server-no-such-table")
        seat = _seat_asked(request, live)
        view = live.table.view(where.seat)
        lit = live.screen.light(view, seat, part, say)
        people = People(locale_of(request), scenes.chairs(live, Key(where.seat, "", False)), where.seat)
        lit |= {"why": sheets.why(people, live.game.id, live.game.sheet(view, seat), part)}
    return not_kept(Response(msgspec.json.encode({"parts": lit}), media_type="application/json"))


async def text(request: Request) -> Response:
    """A board in words."""
    say = hub_of(request).say(locale_of(request))
    async with own_table_held(request) as (live, where):
        if live.table is None or where.is_curtain:
            raise UnknownName("server-no-such-table")
        words = live.screen.text(live.table.view(where.seat), _seat_asked(request, live), say)
    return not_kept(PlainTextResponse(words))


def _seat_asked(request: Request, live: Live) -> int:
    asked = request.query_params.get("seat", "1")
    seat = number(asked)
    if not 1 <= seat <= live.row.seats:
        raise UnknownName("no-such-seat", seat=asked[:20], seats=live.row.seats)
    return seat


async def game_file(request: Request) -> Response:
    """The game file of a table that is over."""
    async with own_table_held(request) as (live, _):
        return file_of(live)


def file_of(live: Live) -> Response:
    name = f"{live.game.id}-{live.id}.jsonl"
    return Response(
        opening.file_text(live),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


# --- doors


async def link(request: Request) -> Response:
    """A link that somebody has opened: messengers fetch every link, so looking at it changes nothing."""
    limit(request, "link")
    found, live = await find_link(request, request.path_params["secret"])
    if found.kind == "join" and live.where(device_of(request).id) is not None:  # whoever came by it finds back by it
        return RedirectResponse(place.at(f"/t/{live.id}"), status_code=303)
    return HTMLResponse(await door_of_link(request))


async def door_of_link(request: Request, refusal: str = "") -> str:
    secret = request.path_params["secret"]
    found, live = await find_link(request, secret)
    seat = found.seat if found.kind == "seat" else None
    if found.kind == "replay":
        raise UnknownName("server-no-such-link")
    return door_page.door(reader_of(request), _door(live, f"/l/{secret}", found.kind, seat), refusal)


async def _door_of_rematch(request: Request, live: Live) -> str:
    """Whoever played the game before finds the own seat kept."""
    before = await hub_of(request).live(live.row.rematch_of) if live.row.rematch_of is not None else None
    mine = before.seats_of(device_of(request).id) if before is not None else ()
    seats = [seat for seat in map(live.seat_after, mine) if seat is not None]
    if before is None or not seats or live.row.state != "lobby":
        raise UnknownName("server-no-such-table")
    return door_page.door(reader_of(request), _door(live, f"/t/{before.id}/rematch", "seat", seats[0]))


async def find_link(request: Request, secret: str) -> tuple[rows.LinkRow, Live]:
    hub = hub_of(request)
    found = await hub.store.read(lambda connection: rows.link(connection, hashed(secret)))
    live = await hub.live(found.table_id) if found is not None else None
    if found is None or live is None:
        raise UnknownName("server-no-such-link")
    return found, live


async def join(request: Request) -> Response:
    """The lobby behind a short code."""
    return HTMLResponse(await door_of_code(request))


async def door_of_code(request: Request, refusal: str = "") -> str:
    live = await find_code(request, request.path_params["code"])
    return door_page.door(reader_of(request), _door(live, f"/join/{live.row.code}", "join", None), refusal)


async def find_code(request: Request, code: str) -> Live:
    """The table that a code opens."""
    limit_codes(request)
    return await table_of_code(request, code)


def limit_codes(request: Request) -> None:
    """Codes are short, so trying them is slow."""
    limit(request, "code")
    hub = hub_of(request)
    if not hub.limits.allows("code-all", "", hub.ticks()):
        raise TooOften("server-too-often")


async def table_of_code(request: Request, code: str) -> Live:
    """The same for who has been counted already."""
    hub = hub_of(request)
    found = await hub.store.read(lambda connection: rows.table_by_code(connection, tidy_code(code)))
    live = await hub.live(found.id) if found is not None else None
    if live is None or live.row.state != "lobby":
        raise UnknownName("server-no-such-code")
    return live


def _door(live: Live, action: str, kind: str, seat: int | None) -> Door:
    shown = scenes.chairs(live, Key(None, "en", False))
    return Door(
        action,
        kind,  # type: ignore[arg-type]  # the route knows which kinds there are
        live.game.id,
        shown,
        live.options,
        live.table is not None,
        seat,
        live.pace,
        live.row.has_hints,
    )


def limit(request: Request, kind: str) -> None:
    """Count a deed of whoever asks."""
    hub = hub_of(request)
    if not hub.limits.allows(kind, network_of(request), hub.ticks()):
        raise TooOften("server-too-often")


# --- the rest


async def rules(request: Request) -> Response:
    """The rules of a game, as a page or as what a dialog shows."""
    game = request.path_params["game"]
    games.find(game, "examples")
    reader = reader_of(request)
    if "fragment" in request.query_params:
        return HTMLResponse(help_page.help_fragment(reader, game))
    return HTMLResponse(help_page.help_page(reader, game, request.query_params.get("rule", "")[:20]))


async def static(request: Request) -> Response:
    found = assets.find(request.path_params["path"])
    if found is None:
        raise UnknownName("server-no-such-page")
    content, media_type = found
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(content, media_type=media_type, headers=headers)


async def icon(request: Request) -> Response:
    return _plain_asset("icon.svg")


async def manifest(request: Request) -> Response:
    return _plain_asset("manifest.webmanifest")


async def service_worker(request: Request) -> Response:
    """Its address decides what it may look after: all of our pages."""
    content, media_type = assets.read("service-worker.js")
    return Response(content, media_type=media_type, headers={"Cache-Control": "no-cache"})


async def offline(request: Request) -> Response:
    """What a browser keeps to show while nobody answers, in one language."""
    locale = request.path_params["locale"]
    if locale not in LOCALES:
        raise UnknownName("server-no-such-page")
    return HTMLResponse(offline_page.offline(Reader(locale)))


def _plain_asset(name: str) -> Response:
    content, media_type = assets.read(name)
    return Response(content, media_type=media_type, headers={"Cache-Control": "public, max-age=86400"})
