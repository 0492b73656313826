"""New tables: from a form, as a rematch, as a fork, from a game file."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from whistlestop import games
from whistlestop.core import record
from whistlestop.core.chance import Sealed
from whistlestop.core.errors import BadFile, BadOptions, Stale
from whistlestop.core.game import Seat
from whistlestop.core.lesson import LEARNER
from whistlestop.core.table import Entry, Origin, Table
from whistlestop.lab.simulate import check_bots
from whistlestop.server import lessons, logbook, origins, pace
from whistlestop.server.access import Device, hashed, new_code, new_table_id
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.rights import must_be_open
from whistlestop.server.store import rows
from whistlestop.server.store.rows import ChairRow, CompanionRow, DeviceRow, HolderRow, LinkKind, LinkRow, TableRow
from whistlestop.server.texts import short_name
from whistlestop.web.models import Pace
from whistlestop.words import ENGLISH, say

if TYPE_CHECKING:
    from sqlalchemy import Connection

Coded = TypeVar("Coded", TableRow, CompanionRow)

CODE_TRIES = 20
MOST_STEPS = 20_000  # to replay a game file that somebody brings: about a second


class Place(msgspec.Struct, frozen=True):
    """What somebody wants a seat to be: `me`, `same` (another person on this device), `open`, or a bot's level."""

    who: str
    name: str = ""


def tidy_name(text: str, seat: Seat, locale: str = ENGLISH) -> str:
    """A name as it is shown; who gives none is “Player 2”."""
    return short_name(text) or say(locale, "web-player", {"number": seat})


async def open_table(
    hub: Hub,
    device: Device,
    game: str,
    places: Sequence[Place],
    options: Mapping[str, object],
    locale: str = ENGLISH,
    agreed_pace: Pace | None = None,
    *,
    has_hints: bool = True,
) -> str:
    """A new table with its chairs; whoever opens it is the host. Its id."""
    found = games.find(game, "screen")
    agreed = found.agree(len(places), options)
    check_bots(game, [place.who for place in places if place.who not in ("me", "same", "open")], agreed, patient=False)
    if sum(place.who == "me" for place in places) > 1:
        raise BadOptions("server-seat-taken")
    if agreed_pace is not None:
        check_bots(game, [agreed_pace.level], agreed, patient=False)
    told = msgspec.json.encode(agreed).decode()
    row = new_row(hub, game, len(places), told, pace=pace.written(agreed_pace), has_hints=has_hints)
    chairs = [_chair(row.id, seat, place, locale) for seat, place in enumerate(places, 1)]
    mine = [seat for seat, place in enumerate(places, 1) if place.who in ("me", "same")]
    return await _put(hub, device, row, chairs, mine)


def new_row(hub: Hub, game: str, seats: int, options: str, **more: Any) -> TableRow:
    """A table before its game, with chance of its own unless told otherwise; nobody can join it by a code."""
    now, chance = hub.now(), {"seed": secrets.token_bytes(32), "nonce": secrets.token_bytes(16)}
    return TableRow(new_table_id(), game, seats, options, "lobby", "sealed", now, now, **(chance | more))


def _chair(table: str, seat: Seat, place: Place, locale: str) -> ChairRow:
    seed = secrets.randbits(62)
    if place.who in ("me", "same"):
        return ChairRow(table, seat, "person", tidy_name(place.name, seat, locale), bot_seed=seed)
    if place.who == "open":
        return ChairRow(table, seat, "open", bot_seed=seed)
    return ChairRow(table, seat, "bot", level=place.who, bot_seed=seed)


async def _put(hub: Hub, device: Device, row: TableRow, chairs: Sequence[ChairRow], mine: Sequence[Seat]) -> str:
    """Store a table that others can come to; its id."""

    def write(row: TableRow, connection: "Connection") -> bool:
        if not add_table(connection, row, chairs, device, mine):
            return False
        for kind in ("join", "watch", "host"):
            add_link(connection, row.created_at, device, row.id, kind)
        return True

    return (await with_code(hub, row, write)).id


def add_table(
    connection: "Connection", row: TableRow, chairs: Sequence[ChairRow], device: Device, mine: Sequence[Seat]
) -> bool:
    """Store a table whose host is this device, with its own seats. False where the code is taken: nothing is stored."""
    if not rows.create_table(connection, row, chairs):
        return False
    remember(connection, row.created_at, device)
    rows.add_holder(connection, HolderRow(row.id, device.id, "host"))
    for seat in mine:
        rows.add_holder(connection, HolderRow(row.id, device.id, "seat", seat))
    return True


async def with_code(hub: Hub, row: Coded, write: Callable[[Coded, "Connection"], bool]) -> Coded:
    """Store what others come to by a code that is free; the row with that code."""
    for _ in range(CODE_TRIES):
        row = msgspec.structs.replace(row, code=new_code())
        if await hub.store.write(partial(_write_with_code, row, write)):
            return row
    raise BadOptions("server-no-code")


def _write_with_code(row: Coded, write: Callable[[Coded, "Connection"], bool], connection: "Connection") -> bool:
    """Tables and companions are asked for by codes of one kind: each opens one thing."""
    found = rows.table_by_code(connection, row.code or "") or rows.companion_by_code(connection, row.code or "")
    return found is None and write(row, connection)


def remember(connection: "Connection", now: float, device: Device) -> None:
    """Store that the device was here."""
    rows.put_device(connection, DeviceRow(device.id, now, now))


def add_link(
    connection: "Connection", now: float, device: Device, table: str, kind: LinkKind, seat: Seat = 0, issue: str = ""
) -> str:
    """Make sure that this device's link of a kind works; its secret."""
    secret = device.link_secret(table, kind, seat, issue)
    rows.add_link(connection, LinkRow(hashed(secret), table, kind, seat, now))
    return secret


# --- from other games


async def rematch(hub: Hub, device: Device, live: Live) -> str:
    """The next table of the same people; the first who asks for it is its host, and seats wait for the others."""
    if live.row.rematch:
        return live.row.rematch
    mine = live.seats_of(device.id)
    row = new_row(
        hub,
        live.game.id,
        live.row.seats,
        live.row.options,
        rematch_of=live.id,
        pace=live.row.pace,
        has_hints=live.row.has_hints,
    )
    chairs = []
    for chair in live.chairs:
        fresh = msgspec.structs.replace(
            chair,
            table_id=row.id,
            stand_in=None,
            kept_for=None,
            seen=0,
            bot_seed=secrets.randbits(62),
            seat_before=chair.seat,
            asked_at=None,
            bank=0.0,
            has_conceded=False,
            has_short_turns=False,
        )
        if chair.kind == "person" and chair.seat not in mine:
            owner = next((h.device_id for h in live.holders if h.role == "seat" and h.seat == chair.seat), None)
            fresh = msgspec.structs.replace(fresh, kind="open", kept_for=owner, is_muted=False)
        chairs.append(fresh)
    id = await _put(hub, device, row, chairs, [chair.seat for chair in chairs if chair.kind == "person"])

    def settle(connection: "Connection") -> str:
        held = rows.hold_table(connection, live.id)
        if held is not None and held.rematch:  # two people have asked at once: the first table counts
            rows.delete_table(connection, id)
            return held.rematch
        rows.change_table(connection, live.id, rematch=id)
        for muted in sorted(rows.muted(connection, live.id)):
            rows.mute(connection, id, muted)
        return id

    agreed = await hub.store.write(settle, live.id)
    await live.follow()
    return agreed


async def fork(
    hub: Hub,
    device: Device,
    table: Table[Any, Any, Any],
    seat: Seat,
    name: str,
    level: str,
    *,
    has_hints: bool = True,
) -> tuple[str, Sequence[Any]]:
    """A table to play on from what this seat knows, against bots, with chance of its own.

    Its id, and the actions that the seat has done there already and may still take back.
    """
    if table.finished:
        raise Stale("server-is-over")
    view, lane = table.branch(seat)
    origin = origins.written(Origin(view, secrets.randbits(62)))
    told = msgspec.json.encode(table.options).decode()
    row = new_row(hub, table.game.id, table.seats, told, origin=origin, has_hints=has_hints)
    places = [Place("me", name) if number == seat else Place(level) for number in range(1, table.seats + 1)]
    chairs = [_chair(row.id, number, place, ENGLISH) for number, place in enumerate(places, 1)]
    return await _put(hub, device, row, chairs, [seat]), lane


async def open_lesson(hub: Hub, device: Device, game: str, name: str, locale: str = ENGLISH) -> str:
    """A table to learn a game at, against bots where one cannot play alone. Its id."""
    table = (await asyncio.to_thread(lessons.of, game)).table
    options = msgspec.json.encode(table.options).decode()
    row = new_row(hub, game, table.seats, options, origin=origins.written(table.origin), has_hints=False)
    row = msgspec.structs.replace(row, dealer=lessons.DEALER)
    places = [Place("me", name) if seat == LEARNER else Place(games.gentle(game)) for seat in range(1, table.seats + 1)]
    chairs = [_chair(row.id, seat, place, locale) for seat, place in enumerate(places, 1)]
    return await _put(hub, device, row, chairs, [LEARNER])


class _Brought(Table[Any, Any, Any]):
    """A game from somebody's file, which must not keep the server busy: who goes back replays what stands."""

    _steps = 0

    def append(self, entry: Entry) -> None:
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise BadFile(self._steps + 1, "file-too-long")
        super().append(entry)


def file_text(live: Live) -> str:
    """The game file of a table that is over: before, it would tell what nobody may know."""
    if live.table is None or not (live.is_over or live.row.state == "record"):
        raise BadOptions("server-not-over")
    must_be_open(live)
    players = [chair.name or chair.level for chair in live.chairs]
    return "".join(record.write(live.table, players, keep_seed=live.row.state == "stopped"))


async def keep_record(hub: Hub, device: Device, lines: Sequence[str]) -> str:
    """A game file that somebody has brought: replayed under the rules, kept like a table; the secret of its replay."""
    found = await asyncio.to_thread(record.read, lines, partial(games.find, having="screen"), None, _Brought)
    table, dealer = found.table, found.table.dealer
    now = hub.now()
    row = TableRow(
        new_table_id(),
        table.game.id,
        table.seats,
        msgspec.json.encode(table.options).decode(),
        "record",
        found.header.dealer,
        now,
        now,
        dealer.seed if isinstance(dealer, Sealed) else b"",
        dealer.nonce if isinstance(dealer, Sealed) else b"",
        origin=origins.written(table.origin),
    )
    chairs = [
        ChairRow(row.id, seat, "person", short_name(_player(found.header.players, seat)))
        for seat in range(1, table.seats + 1)
    ]

    def write(connection: "Connection") -> str:
        add_table(connection, row, chairs, device, ())
        rows.append(connection, row.id, logbook.new_rows(table, row.id, 0, None, now))
        return add_link(connection, now, device, row.id, "replay")

    return await hub.store.write(write)


def _player(players: Sequence[str], seat: Seat) -> str:
    return players[seat - 1] if seat <= len(players) else ""
