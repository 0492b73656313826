"""What people do besides playing: each function answers a POST, by going to a page or in one sentence."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from io import StringIO
from typing import Any

from sqlalchemy import Connection
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from whistlestop import games
from whistlestop.core.errors import BadFile, BadOptions, Stale, UnknownName, WhistlestopError
from whistlestop.core.game import Seat
from whistlestop.server import (
    companions,
    ending,
    leaving,
    lobby,
    opening,
    outward,
    pages,
    reminders,
    rights,
    scenes,
    seating,
    votes,
)
from whistlestop.server.asking import (
    THEMES,
    device_of,
    hub_of,
    locale_of,
    own_table,
    reader_of,
    remember_choice,
    stands,
)
from whistlestop.server.attendance import Where
from whistlestop.server.fields import every_field, field, form_of, go, named, number_field, seat_field
from whistlestop.server.hub import LONG_PATIENCE
from whistlestop.server.limits import TooOften
from whistlestop.server.live import Live
from whistlestop.server.opening import Place, add_link, tidy_name
from whistlestop.server.store.rows import ReminderKind, ReminderRow
from whistlestop.server.texts import short_name
from whistlestop.web import opening as opening_page
from whistlestop.web import rule_options
from whistlestop.web import seat_link as seat_link_page
from whistlestop.web.models import CALLS, GameCard, Pace
from whistlestop.web.pace import BANKS, MOVES
from whistlestop.words import LOCALES, sentence

Deed = Callable[[Request, Live, Where, FormData], Awaitable[Response | None]]


# --- opening tables


async def new_table(request: Request) -> Response:
    """Open a table as the form says; one without open seats starts at once."""
    pages.limit(request, "open")
    form, device = await form_of(request), device_of(request)
    card = pages.card(hub_of(request), field(form, "game", 40))
    await hub_of(request).ready(card.id, LONG_PATIENCE)
    name = short_name(field(form, "name"))
    seats = number_field(form, "seats", most=card.seats[1])
    places = [Place("me", name)]
    places += [
        Place(field(form, f"seat-{number}", 40) or "open", field(form, f"name-{number}"))
        for number in range(2, seats + 1)
    ]
    try:
        id = await opening.open_table(
            hub_of(request),
            device,
            card.id,
            places[: seats or 1],
            rule_options.given(form),
            locale_of(request),
            _pace(form, card),
            has_hints=field(form, "hints", 8) != "false",
        )
    except WhistlestopError as error:
        reader = reader_of(request)
        page = opening_page.new_table(reader, card, every_field(form), sentence(error, reader.locale))
        return HTMLResponse(page, status_code=400)
    return named(request, await _opened(request, id), name)


async def learn(request: Request) -> Response:
    """Begin the lesson of a game."""
    pages.limit(request, "open")
    game = games.find(request.path_params["game"], "lesson").id
    await hub_of(request).ready(game, LONG_PATIENCE)
    reader = reader_of(request)
    id = await opening.open_lesson(hub_of(request), device_of(request), game, reader.name, reader.locale)
    return await _opened(request, id)


def _pace(form: FormData, card: GameCard) -> Pace | None:
    """How much time a move has, as the form says; nothing is said where nobody is to count."""
    move, bank = field(form, "pace-move", 10), field(form, "pace-bank", 10)
    if not move:
        return None
    if move not in map(str, MOVES) or bank not in map(str, BANKS):
        raise BadOptions("server-no-such-pace")
    return Pace(int(move), int(bank), field(form, "pace-level", 40) or card.levels[-1])


async def _opened(request: Request, id: str) -> Response:
    """Go to a new table; where all seats are taken its game begins."""
    live = await hub_of(request).live(id)
    assert live is not None
    if all(chair.kind != "open" for chair in live.chairs):
        await lobby.begin(live)
    return go(f"/t/{id}")


async def code(request: Request) -> Response:
    """Join by code: a table, or the dice of a real one."""
    typed = field(await form_of(request), "code", 20)
    pages.limit_codes(request)
    try:
        live = await pages.table_of_code(request, typed)
    except UnknownName:
        shared = await companions.by_code(request, typed)
        if shared is None:
            raise
        return go(f"/companion/{shared.id}")
    return go(f"/join/{live.row.code}")


async def through_link(request: Request) -> Response:
    """Do what a link is for: sit down, watch, go on at a seat, be the host."""
    pages.limit(request, "link")
    form, device = await form_of(request), device_of(request)
    found, live = await pages.find_link(request, request.path_params["secret"])
    name = field(form, "name")
    try:
        match found.kind:
            case "join" | "watch" if field(form, "watch") or found.kind == "watch":
                await seating.watch(live, device, found)
            case "join":
                await lobby.sit_down(live, device, seat_field(form), name, locale_of(request))
            case "seat":
                await seating.take_seat(live, device, found)
            case "host":
                await seating.take_host(live, device, found)
            case _:
                raise UnknownName("server-no-such-link")
    except WhistlestopError as error:
        if found.kind != "join":
            raise
        page = await pages.door_of_link(request, sentence(error, locale_of(request)))
        return HTMLResponse(page, status_code=409)
    return named(request, await _seated(live), short_name(name))


async def through_code(request: Request) -> Response:
    form, device = await form_of(request), device_of(request)
    live = await pages.find_code(request, request.path_params["code"])
    name = field(form, "name")
    try:
        if field(form, "watch"):
            await seating.watch(live, device)
        else:
            await lobby.sit_down(live, device, seat_field(form), name, locale_of(request))
    except WhistlestopError as error:
        page = await pages.door_of_code(request, sentence(error, locale_of(request)))
        return HTMLResponse(page, status_code=409)
    return named(request, await _seated(live), short_name(name))


async def _seated(live: Live) -> Response:
    """Go to the table; a rematch for which everybody has come begins."""
    is_rematch = live.row.rematch_of is not None
    if live.table is None and is_rematch and all(chair.kind != "open" for chair in live.chairs):
        with suppress(Stale):  # somebody who came at the same time has begun it
            await lobby.begin(live)
    return go(f"/t/{live.id}")


async def upload(request: Request) -> Response:
    """Keep a game file that somebody has brought, and show it."""
    pages.limit(request, "upload")
    form = await form_of(request, files=1, fields=1)
    brought = form.get("file")
    content = await brought.read() if isinstance(brought, UploadFile) else b""
    await form.close()
    try:
        lines = list(StringIO(content.decode("utf-8-sig"), newline="\n"))  # other signs may stand in a name
    except UnicodeDecodeError:
        raise BadFile(1, "file-not-json") from None
    secret = await opening.keep_record(hub_of(request), device_of(request), lines)
    return go(f"/r/{secret}")


async def settings(request: Request) -> Response:
    """Language and theme: kept on the device."""
    form = await form_of(request)
    back = field(form, "back", 300)
    is_ours = back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable()
    response: Response = go(back if is_ours else "/")
    if "application/json" in request.headers.get("accept", ""):
        response = JSONResponse({})
    for name, known in (("language", LOCALES), ("theme", (*THEMES, "system"))):
        if (value := field(form, name, 20)) in known:
            remember_choice(response, request, name, value)
    return response


# --- at a table


def deed(work: Deed) -> Callable[[Request], Awaitable[Response]]:
    """A deed at one's own table: afterwards back to it, or for scripts an empty answer."""

    async def answer(request: Request) -> Response:
        pages.limit(request, "form")
        form = await form_of(request)  # first: while it comes, slowly, say, memory may forget the table
        live, where = await own_table(request)
        done = await work(request, live, where, form)
        if done is not None:
            return done
        if "application/json" in request.headers.get("accept", ""):
            return JSONResponse({})
        return go(f"/t/{live.id}")

    return answer


async def start(request: Request, live: Live, where: Where, form: FormData) -> None:
    with suppress(Stale):  # a button that was pressed twice: the game has begun
        await lobby.start(live, device_of(request))


async def set_bot(request: Request, live: Live, where: Where, form: FormData) -> None:
    await lobby.set_bot(live, device_of(request), seat_field(form), field(form, "level", 40))


async def fill(request: Request, live: Live, where: Where, form: FormData) -> None:
    await lobby.fill(live, device_of(request))


async def remove(request: Request, live: Live, where: Where, form: FormData) -> None:
    """Ask somebody to leave a seat, or take a bot from it."""
    await lobby.stand_up(live, device_of(request), seat_field(form))


async def remove_seat(request: Request, live: Live, where: Where, form: FormData) -> None:
    await lobby.remove_seat(live, device_of(request), seat_field(form), number_field(form, "seats"))


async def leave(request: Request, live: Live, where: Where, form: FormData) -> Response:
    """Leave the table: before the start for good, later the seat stays one's own."""
    if live.table is None:
        for seat in live.seats_of(device_of(request).id):
            await lobby.stand_up(live, device_of(request), seat)
    await seating.stop_watching(live, device_of(request))
    return go("/")


async def forget(request: Request, live: Live, where: Where, form: FormData) -> Response:
    """Take a table off the list of this device; where its game goes on, a bot does."""
    if live.table is None:
        return await leave(request, live, where, form)
    for seat in live.seats_of(device_of(request).id) if not live.is_over else ():
        _limit_notices(live, f"of {seat}")  # who comes back by the own link could go on for ever
    await leaving.forget(live, device_of(request))
    await votes.settle(live)
    return go("/")


async def rename(request: Request, live: Live, where: Where, form: FormData) -> Response:
    seat, name = seat_field(form), field(form, "name")
    await seating.rename(live, device_of(request), seat, tidy_name(name, seat, locale_of(request)))
    is_own = seat == where.seat  # else somebody's on the same device
    return named(request, go(f"/t/{live.id}"), short_name(name) if is_own else "")


async def delete(request: Request, live: Live, where: Where, form: FormData) -> Response:
    await lobby.delete(live, device_of(request))
    return go("/")


def _limit_notices(live: Live, whose: str = "") -> None:
    """Count what the table itself will say in everybody's log and chat, for good."""
    if not live.hub.limits.allows("notice", f"{live.id} {whose}", live.hub.ticks()):
        raise TooOften("server-too-often")


async def open_curtain(request: Request, live: Live, where: Where, form: FormData) -> None:
    await seating.open_curtain(live, device_of(request), seat_field(form))


async def stand_in(request: Request, live: Live, where: Where, form: FormData) -> None:
    device = device_of(request)
    rights.must_host(live, device)
    _limit_notices(live)
    await seating.stand_in(live, seat_field(form), field(form, "level", 40), by=device)
    await votes.settle(live)


async def take_back(request: Request, live: Live, where: Where, form: FormData) -> None:
    for seat in live.seats_of(device_of(request).id):
        if not live.chair(seat).has_conceded:  # of several people on one device
            await seating.take_back(live, device_of(request), seat)


async def concede(request: Request, live: Live, where: Where, form: FormData) -> None:
    """Give up a seat for good."""
    await ending.concede(live, device_of(request), seat_field(form))
    await votes.settle(live)


async def device_link(request: Request, live: Live, where: Where, form: FormData) -> Response:
    """The link with which the holder of a seat goes on elsewhere; a host's other links as well."""
    if where.seat is None or where.is_curtain:
        raise UnknownName("server-not-your-seat")
    reader, device = reader_of(request), device_of(request)
    secret = await seating.own_link(live, device, where.seat)
    more: list[tuple[str, str]] = []
    if live.is_host(device.id):

        def write(connection: Connection) -> tuple[str, ...]:
            """Their secrets; who has become the host meanwhile has none of them yet."""
            return tuple(add_link(connection, live.hub.now(), device, live.id, kind) for kind in ("watch", "host"))

        watch, host = await live.hub.store.write(write, live.id)
        more = [("web-watch-link", f"{reader.base}/l/{watch}"), ("web-take-over", f"{reader.base}/l/{host}")]
    shown = seat_link_page.seat_link(reader, live.id, live.game.id, f"{reader.base}/l/{secret}", more)
    return pages.not_kept(HTMLResponse(shown))


async def reissue(request: Request, live: Live, where: Where, form: FormData) -> Response:
    """A new link for a seat, shown to the host."""
    reader, device = reader_of(request), device_of(request)
    rights.must_host(live, device)
    _limit_notices(live)
    seat = seat_field(form)
    secret = await seating.reissue(live, device, seat)
    await votes.settle(live)
    address, name = f"{reader.base}/l/{secret}", live.chair(seat).name
    shown = seat_link_page.seat_link(reader, live.id, live.game.id, address, name=name)
    return pages.not_kept(HTMLResponse(shown))


async def vote(request: Request, live: Live, where: Where, form: FormData) -> None:
    is_yes = field(form, "yes") != "0"
    if not is_yes:
        _limit_notices(live, "declined")
    await votes.vote(live, device_of(request), field(form, "topic", 20), yes=is_yes)


async def withdraw(request: Request, live: Live, where: Where, form: FormData) -> None:
    await votes.withdraw(live, device_of(request), field(form, "topic", 20))


async def rematch(request: Request, live: Live, where: Where, form: FormData) -> Response:
    """Play again: the first to ask opens the table, the others sit down at it."""
    pages.limit(request, "open")
    hub, device = hub_of(request), device_of(request)
    if not live.is_over:
        raise UnknownName("server-not-over")
    mine = live.seats_of(device.id)
    following = await hub.live(await opening.rematch(hub, device, live)) if mine else None
    if following is None:
        raise UnknownName("server-not-your-seat")
    for before in mine:
        seat = following.seat_after(before)
        if seat is None:
            raise Stale("server-seat-taken")
        if seat not in following.seats_of(device.id):  # somebody else may sit there by now: that is told
            await lobby.sit_down(following, device, seat, live.chair(before).name)
    return await _seated(following)


async def fork(request: Request, live: Live, where: Where, form: FormData) -> Response:
    """Play on from here against bots."""
    pages.limit(request, "open")
    async with live.held():
        where = stands(request, live)  # the seat may have been given to somebody else while we waited
        if live.table is None or where.seat is None or where.is_curtain:
            raise UnknownName("server-not-your-seat")
        rights.must_be_open(live)
        level = scenes.levels(live)[-1]
        name = live.chair(where.seat).name
        hub, device = hub_of(request), device_of(request)
        id, lane = await opening.fork(hub, device, live.table, where.seat, name, level, has_hints=live.may_be_advised)
    return await play_on(request, id, where.seat, lane)


async def play_on(request: Request, id: str, seat: Seat, lane: Sequence[Any]) -> Response:
    """Begin a game that was forked, with what its seat had done, and go there."""
    live = await hub_of(request).live(id)
    assert live is not None
    await lobby.begin(live, seat, lane)
    return go(f"/t/{id}")


async def remind(request: Request, live: Live, where: Where, form: FormData) -> None:
    """Where to call the person of this device when it is their turn; an empty address ends it."""
    device, locale, site = device_of(request), locale_of(request), reader_of(request).base
    kind: ReminderKind = "push" if field(form, "kind", 10) == "push" else "webhook"
    address = field(form, "address", outward.LONGEST_ADDRESS + 1).strip()
    if not address:
        await reminders.switch(live, device, kind)
    elif kind == "push":
        keys = field(form, "p256dh"), field(form, "auth")
        await reminders.switch(live, device, reminders.push(live, device, address, *keys, locale, site))
    else:
        wish = ReminderRow(live.id, device.id, kind, address, "", locale, site)
        await reminders.switch(live, device, wish)


async def call(request: Request, live: Live, where: Where, form: FormData) -> Response:
    """Switch one way off or on in which a page of this table calls its reader; other tables begin with the same."""
    kind, silent = field(form, "kind", 10), reader_of(request).silent
    if kind not in CALLS:
        raise UnknownName("server-no-such-page")
    silent = silent - {kind} if field(form, "on") == "1" else silent | {kind}
    response = JSONResponse({})
    for name, at in (("silent-here", f"/t/{live.id}"), ("silent", "/")):
        remember_choice(response, request, name, ".".join(sorted(silent)), at)
    return response


async def end_turns(request: Request, live: Live, where: Where, form: FormData) -> None:
    """Let the turns of the seat that is looked at end by themselves, or no longer."""
    if where.seat is None or where.is_curtain:
        raise UnknownName("server-not-your-seat")
    await seating.end_turns(live, device_of(request), where.seat, is_on=field(form, "on") == "1")


DEEDS: dict[str, Deed] = {
    "start": start,
    "bot": set_bot,
    "fill": fill,
    "remove": remove,
    "fewer": remove_seat,
    "leave": leave,
    "forget": forget,
    "name": rename,
    "delete": delete,
    "open": open_curtain,
    "standin": stand_in,
    "takeback": take_back,
    "concede": concede,
    "invite": reissue,
    "device": device_link,
    "vote": vote,
    "withdraw": withdraw,
    "rematch": rematch,
    "fork": fork,
    "remind": remind,
    "call": call,
    "ends": end_turns,
}
