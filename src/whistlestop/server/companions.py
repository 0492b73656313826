"""Companions of a real table: one device rolls and deals, or counts; all others that have the address look on.

Chance is that of live tables: a sealed seed, committed to before the first draw and revealed after the last one. Every
draw and every entry is stored before anybody sees it, so a restart goes on where it was. Nothing stored is changed: to
take an entry back is an entry of its own. Pages ask every other second what is new.
"""

import secrets
from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from whistlestop import games
from whistlestop.core import options
from whistlestop.core.chance import Lot, Sealed
from whistlestop.core.errors import BadOptions, UnknownName, WhistlestopError
from whistlestop.draw.companion import BACK, Shown, is_counter
from whistlestop.server import pages
from whistlestop.server.access import Device, new_table_id, tidy_code
from whistlestop.server.asking import device_of, hub_of, locale_of, public_address, reader_of
from whistlestop.server.fields import every_field, field, form_of, go
from whistlestop.server.hub import LONG_PATIENCE
from whistlestop.server.opening import remember, with_code
from whistlestop.server.rights import NotAllowed
from whistlestop.server.store import rows
from whistlestop.server.store.rows import CompanionRow, DrawRow
from whistlestop.server.texts import number
from whistlestop.web import companion as companion_page
from whistlestop.web import rule_options
from whistlestop.web.page import qr
from whistlestop.words import sentence

MOST_SECONDS = 600
MOST_ENTRIES = 3000  # of a counter: a game of five has some four hundred
_BACK = msgspec.json.encode(BACK).decode()
_END = "null"


class Found(NamedTuple):
    """A companion as it stands."""

    row: CompanionRow
    room: ModuleType
    agreed: Any
    drawn: Sequence[DrawRow]

    @property
    def is_counter(self) -> bool:
        return is_counter(self.room)

    @property
    def standing(self) -> list[DrawRow]:
        """What was drawn or entered, and not taken back."""
        found: list[DrawRow] = []
        for each in self.drawn:
            if each.lot == _BACK:
                found.pop()
            elif each.lot != _END:
                found.append(each)
        return found

    @property
    def log(self) -> list[Any]:
        """The same as its room knows it: lots, or the entries of a counter."""
        return [msgspec.json.decode(each.lot, type=Lot | str) for each in self.standing]

    @property
    def is_over(self) -> bool:
        """Whoever deals or counts has ended it, or there is nothing more to be drawn."""
        if self.drawn and self.drawn[-1].lot == _END:
            return True
        if self.is_counter:
            return len(self.drawn) >= MOST_ENTRIES
        return self.room.draw(self.agreed, self.row.seats, self.log) is None


# --- opening one


async def new(request: Request) -> Response:
    """The form of a new one."""
    return HTMLResponse(_form(request, request.path_params["game"], {}))


def _form(request: Request, game: str, given: dict[str, str], refusal: str = "") -> str:
    room = games.room(game, "companion")
    asked = [form for form in pages.card(hub_of(request), game).options if form.id in room.OPTIONS]
    return companion_page.new(reader_of(request), game, room.SEATS, asked, given, refusal)


async def open_new(request: Request) -> Response:
    """Open one as the form says."""
    pages.limit(request, "open")
    form = await form_of(request)
    game = field(form, "game", 40)
    room = games.room(game, "companion")
    given = every_field(form)
    try:
        row = _row(request, game, room, given)
        row = await with_code(hub_of(request), row, partial(_create, device_of(request)))
    except BadOptions as error:
        refusal = sentence(error, locale_of(request))
        return HTMLResponse(_form(request, game, given, refusal), status_code=400)
    return go(f"/companion/{row.id}")


def _create(device: Device, row: CompanionRow, connection: Connection) -> bool:
    if not rows.create_companion(connection, row):
        return False
    remember(connection, row.created_at, device)
    return True


def _row(request: Request, game: str, room: ModuleType, given: dict[str, str]) -> CompanionRow:
    seats = number(given.get("seats"))
    fewest, most = room.SEATS
    if not fewest <= seats <= most:
        raise BadOptions("seats-out-of-range", seats=str(given.get("seats", ""))[:20], fewest=fewest, most=most)
    chosen = {name: value for name, value in rule_options.given(given).items() if name in room.OPTIONS}
    agreed = games.find(game).agree(seats, chosen)
    timer = number(given.get("timer"), most=MOST_SECONDS)
    seed, nonce = secrets.token_bytes(32), secrets.token_bytes(16)
    stored, now = msgspec.json.encode(agreed).decode(), hub_of(request).now()
    device = device_of(request).id
    return CompanionRow(new_table_id(), game, seats, stored, device, "", timer, now, seed, nonce)


# --- looking on


async def by_code(request: Request, code: str) -> CompanionRow | None:
    """The one that a code opens, if there is one; whoever asks has been counted."""
    return await hub_of(request).store.read(lambda connection: rows.companion_by_code(connection, tidy_code(code)))


async def page(request: Request) -> Response:
    found = await _found(request)
    address = f"{public_address(request)}/companion/{found.row.id}"
    is_hand = found.row.device_id == device_of(request).id
    invitation = companion_page.Invitation(address, qr(address), found.row.code)
    return HTMLResponse(companion_page.companion(reader_of(request), _facts(request, found), is_hand, invitation))


async def parts(request: Request) -> Response:
    """What is new since a page has last asked; nothing is most of the time."""
    pages.limit(request, "look")
    found = await _found(request)
    if request.query_params.get("seen") == str(len(found.drawn)):
        return Response(status_code=204)
    is_hand = found.row.device_id == device_of(request).id
    told = companion_page.told(reader_of(request), _facts(request, found), is_hand)
    return Response(msgspec.json.encode(told), media_type="application/json")


def _facts(request: Request, found: Found) -> companion_page.Facts:
    row, hub, standing, is_over = found.row, hub_of(request), found.standing, found.is_over
    shown: Shown = found.room.show(found.agreed, row.seats, found.log, hub.say(locale_of(request)))
    began = standing[shown.turn] if standing and shown.turn is not None else None
    is_timed = row.timer > 0 and began is not None and not is_over
    is_sealed = not found.is_counter
    return companion_page.Facts(
        row.id,
        row.game,
        row.seats,
        len(found.drawn),
        shown,
        is_over,
        min(row.timer, max(0, round(row.timer - (hub.now() - began.at)))) if began is not None and is_timed else None,
        began is not None and began is standing[-1],
        found.is_counter,
        bool(standing),
        _again(found),
        Sealed(row.seed, row.nonce).commitment if is_sealed else "",
        row.seed.hex() if is_sealed and is_over else "",
        row.nonce.hex() if is_sealed and is_over else "",
        _is_fair(found) if is_sealed and is_over else None,
    )


def _again(found: Found) -> dict[str, str]:
    """What the form has said that opened it."""
    chosen = {option: getattr(found.agreed, option) for option in found.room.OPTIONS}
    return {
        "game": found.row.game,
        "seats": str(found.row.seats),
        "timer": str(found.row.timer),
        **rule_options.fields(chosen),
    }


def _is_fair(found: Found) -> bool:
    """Whether all that was drawn follows from the seed, as anybody can check (docs/fairness.md)."""
    dealer, lots = Sealed(found.row.seed, found.row.nonce), list[Lot]()
    for lot in found.log:
        draw = found.room.draw(found.agreed, found.row.seats, lots)
        if draw is None or dealer.deal(len(lots), draw) != lot:
            return False
        lots.append(lot)
    return True


async def _found(request: Request) -> Found:
    id, hub = request.path_params["id"], hub_of(request)

    def read(connection: Connection) -> tuple[CompanionRow | None, Sequence[DrawRow]]:
        return rows.companion(connection, id), rows.draws(connection, id)

    row, drawn = await hub.store.read(read) if id.isascii() and id.isalnum() else (None, ())
    if row is None:
        raise UnknownName("server-no-such-companion")
    await hub.ready(row.game, LONG_PATIENCE)
    agreed = options.make(games.find(row.game).options, msgspec.json.decode(row.options))
    return Found(row, games.room(row.game, "companion"), agreed, drawn)


# --- rolling, dealing and counting


async def deal(request: Request) -> Response:
    """What comes next: a draw, or an entry. Pressed twice, it comes once."""
    found, form = await _own(request), await form_of(request)
    if field(form, "seen", 8) != str(len(found.drawn)):
        return go(f"/companion/{found.row.id}")
    if found.is_over:
        raise WhistlestopError("server-counter-over" if found.is_counter else "server-companion-over")
    new: Sequence[Lot | str] = [_entry(found, field(form, "entry", 40))] if found.is_counter else _draws(found)
    await _add(request, found, [msgspec.json.encode(each).decode() for each in new])
    return go(f"/companion/{found.row.id}")


def _draws(found: Found) -> list[Lot]:
    """The next draw, with all that comes together with it."""
    dealer, lots = Sealed(found.row.seed, found.row.nonce), found.log
    first = len(lots)
    while (draw := found.room.draw(found.agreed, found.row.seats, lots)) is not None:
        lots.append(dealer.deal(len(lots), draw))
        if draw.what not in found.room.TOGETHER:
            break
    return lots[first:]


def _entry(found: Found, entry: str) -> str:
    """What somebody has entered, if it can be."""
    if entry != BACK:
        found.room.enter(found.agreed, found.row.seats, found.log, entry)
    elif not found.standing:
        raise WhistlestopError("server-counter-nothing")
    return entry


async def end(request: Request) -> Response:
    """Nothing more is drawn or counted: from now on the seed is known."""
    found = await _own(request)
    if not found.is_over:
        await _add(request, found, [_END])
    return go(f"/companion/{found.row.id}")


async def _own(request: Request) -> Found:
    pages.limit(request, "form")
    found = await _found(request)
    if found.row.device_id != device_of(request).id:
        raise NotAllowed("server-not-your-hand")
    return found


async def _add(request: Request, found: Found, lots: Sequence[str]) -> None:
    """Where another press came first nothing is added: the page will show what it has brought."""
    hub, first = hub_of(request), len(found.drawn)
    new = [DrawRow(found.row.id, first + at, lot, hub.now()) for at, lot in enumerate(lots)]
    await hub.store.write(lambda connection: rows.add_draws(connection, new))
