"""People at a table: sitting down, bots, the start, going away and coming back, chat.

Every function changes the store first and then lets the table in memory follow.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection

from whistlestop.core.errors import BadOptions, Stale, UnknownName, WhistlestopError
from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.draw.screen import Phrase
from whistlestop.server import logbook, scenes
from whistlestop.server.access import Device, hashed
from whistlestop.server.hub import Hub
from whistlestop.server.limits import MOST_ADMITTED, TooMany
from whistlestop.server.live import Live
from whistlestop.server.notices import notice
from whistlestop.server.opening import add_link, remember, tidy_name
from whistlestop.server.store import rows
from whistlestop.server.store.rows import ChairRow, Gone, HolderRow, LinkRow, MessageRow, Repeated, TableRow
from whistlestop.server.texts import one_line
from whistlestop.words import ENGLISH

MOST_MESSAGES = 2000  # at one table


class NotAllowed(WhistlestopError):
    """Somebody else has to do this."""


def must_host(live: Live, device: Device) -> None:
    if not live.is_host(device.id):
        raise NotAllowed("server-only-host")


def _must_wait(live: Live) -> None:
    if live.row.state != "lobby":
        raise Stale("server-has-started")


def _seat(live: Live, seat: Seat) -> Seat:
    if not 1 <= seat <= live.row.seats:
        raise UnknownName("no-such-seat", seat=str(seat), seats=live.row.seats)
    return seat


def running(live: Live) -> Table[Any, Any, Any]:
    """The game of a table, as long as it goes on."""
    if live.table is None:
        raise Stale("server-not-started")
    if live.table.finished:
        raise Stale("server-is-over")
    return live.table


def _hold_lobby(connection: Connection, live: Live) -> TableRow:
    """Hold the table until this work is done: only now is it certain that its game has not begun.

    Where a seat has just been removed, numbers of seats mean others than whoever asks for this has seen.
    """
    table = _hold(connection, live)
    if table.state != "lobby":
        raise Stale("server-has-started")
    if table.seats != live.row.seats:
        raise Stale("position-has-changed")
    return table


def _hold(connection: Connection, live: Live) -> TableRow:
    table = rows.hold_table(connection, live.id)
    if table is None:
        raise Gone(live.id)
    return table


def _must_hold(connection: Connection, live: Live, device: Device, seat: Seat) -> None:
    """Whoever held a seat when the button was pressed may have lost it since."""
    _hold(connection, live)
    if device.id not in _devices_at(connection, live.id, seat):
        raise NotAllowed("server-not-your-seat")


def _must_work(connection: Connection, live: Live, link: LinkRow) -> None:
    """Only now is it certain that a link has not been ended since somebody has opened it."""
    _hold(connection, live)
    if rows.link(connection, link.hash) is None:
        raise UnknownName("server-no-such-link")


async def _change_lobby(live: Live, write: Callable[[Connection], None]) -> None:
    """Change the store and let the table follow; also where that was refused, since memory may have been behind."""
    try:
        await live.hub.store.write(write)
    finally:
        await live.follow()


# --- before the start


async def sit_down(live: Live, device: Device, seat: Seat, name: str, locale: str = ENGLISH) -> None:
    """Take an open seat."""
    _must_wait(live)
    _seat(live, seat)

    def write(connection: Connection) -> None:
        rematch_of = _hold_lobby(connection, live).rematch_of
        if device.id in _devices_at(connection, live.id, seat):  # a button that was pressed twice
            return
        chair = _chair(connection, live, seat)
        before = _devices_at(connection, rematch_of, chair.seat_before)
        is_again = device.id in before
        if chair.kind != "open" or not (is_again or chair.kept_for in (None, device.id)):
            raise Stale("server-seat-taken")
        rows.change_chair(connection, live.id, seat, kind="person", name=tidy_name(name, seat, locale), kept_for=None)
        remember(connection, live.hub.now(), device)
        for id in before if is_again else (device.id,):  # all of a person's devices
            rows.add_holder(connection, HolderRow(live.id, id, "seat", seat))

    await _change_lobby(live, write)


def _chair(connection: Connection, live: Live, seat: Seat) -> ChairRow:
    """A chair as it stands now; it may have been removed."""
    chair = next((chair for chair in rows.chairs(connection, live.id) if chair.seat == seat), None)
    if chair is None:
        raise Stale("server-seat-taken")
    return chair


def _devices_at(connection: Connection, table: str | None, seat: Seat | None) -> tuple[str, ...]:
    """The devices that hold a seat of a table."""
    if table is None or seat is None:
        return ()
    held = rows.holders(connection, table)
    return tuple(holder.device_id for holder in held if holder.role == "seat" and holder.seat == seat)


async def watch(live: Live, device: Device, link: LinkRow | None = None) -> None:
    """Look on without a seat."""
    if live.where(device.id) is None and sum(holder.role == "watch" for holder in live.holders) >= MOST_ADMITTED:
        raise TooMany("server-too-many-watch")

    def write(connection: Connection) -> None:
        if link is not None:
            _must_work(connection, live, link)
        remember(connection, live.hub.now(), device)
        rows.add_holder(connection, HolderRow(live.id, device.id, "watch"))

    await live.hub.store.write(write)
    await live.follow()


async def set_bot(live: Live, device: Device, seat: Seat, level: str) -> None:
    """Put a bot on a seat that nobody has taken, or another one on a bot's seat; level "" opens the seat again."""
    must_host(live, device)
    _must_wait(live)
    _seat(live, seat)
    if level and level not in scenes.levels(live.game.id):
        raise UnknownName("no-such-bot", bot=level[:40], known=", ".join(scenes.levels(live.game.id)))

    def write(connection: Connection) -> None:
        _hold_lobby(connection, live)
        if _chair(connection, live, seat).kind == "person":
            raise Stale("server-seat-taken")
        rows.change_chair(
            connection, live.id, seat, kind="bot" if level else "open", level=level, name="", kept_for=None
        )

    await _change_lobby(live, write)


async def fill(live: Live, device: Device) -> None:
    """Put the strongest bot on every open seat."""
    must_host(live, device)
    _must_wait(live)
    level = scenes.levels(live.game.id)[-1]

    def write(connection: Connection) -> None:
        _hold_lobby(connection, live)
        for chair in rows.chairs(connection, live.id):
            if chair.kind == "open":
                rows.change_chair(connection, live.id, chair.seat, kind="bot", level=level, name="", kept_for=None)

    await _change_lobby(live, write)


async def stand_up(live: Live, device: Device, seat: Seat) -> None:
    """Leave a seat before the start; the host can also ask somebody to."""
    _must_wait(live)
    if _seat(live, seat) not in live.seats_of(device.id):
        must_host(live, device)

    def write(connection: Connection) -> None:
        _hold_lobby(connection, live)
        rows.free_seat(connection, live.id, seat)
        rows.remove_links(connection, live.id, "seat", seat)
        rows.change_chair(connection, live.id, seat, kind="open", name="", level="", kept_for=None)

    await _change_lobby(live, write)


async def remove_seat(live: Live, device: Device, seat: Seat, seats: int) -> None:
    """Take an open seat away, so that fewer play; `seats` is how many there are on the page of whoever does it."""
    must_host(live, device)
    _must_wait(live)
    if seats != live.row.seats:  # a button that was pressed twice
        return

    def write(connection: Connection) -> None:
        _hold_lobby(connection, live)
        if _chair(connection, live, seat).kind != "open":
            raise Stale("server-seat-taken")
        live.game.agree(seats - 1, live.options)
        rows.remove_chair(connection, live.id, seat)

    await _change_lobby(live, write)


async def start(live: Live, device: Device) -> None:
    """Deal: nothing has been decided by chance before all seats are taken."""
    must_host(live, device)
    _must_wait(live)
    if any(chair.kind == "open" for chair in live.chairs):
        raise BadOptions("server-seats-open")
    await begin(live)


async def begin(live: Live, seat: Seat = 0, lane: Sequence[Any] = ()) -> None:
    """Start the game of a full table; in a fork, a seat has done something already."""
    table = live.new_table()
    for action in lane:
        table.submit(seat, action)
    now = live.hub.now()
    fallen, snapshot = logbook.new_rows(table, live.id, 0, None, now), live.snapshot(table)

    def write(connection: Connection) -> None:
        _hold_lobby(connection, live)
        chairs = rows.chairs(connection, live.id)
        if any(chair.kind == "open" for chair in chairs):
            raise BadOptions("server-seats-open")
        rows.change_table(connection, live.id, state="playing", code=None, changed_at=now)
        if fallen:
            rows.append(connection, live.id, fallen)
        rows.put_snapshot(connection, snapshot)
        for chair in chairs:
            if chair.kind == "bot" and chair.seat in table.actors:
                rows.put_job(connection, rows.JobRow("bot", live.id, chair.seat, now))

    await live.hub.store.write(write)
    async with live.lock:
        await live.refresh()
        live.send_to_table()
    live.hub.changed(live)


async def delete(live: Live, device: Device) -> None:
    """Remove the table with all that belongs to it."""
    must_host(live, device)
    hub, before = live.hub, live.row.rematch_of

    def write(connection: Connection) -> None:
        rows.delete_table(connection, live.id)
        if before is not None:  # who played there may want another rematch
            rows.change_table(connection, before, rematch=None)

    await hub.store.write(write)
    hub.forget(live.id)
    live.send_home()
    if before in hub.lives:
        await hub.lives[before].follow()


# --- while it runs


async def take_seat(live: Live, device: Device, link: LinkRow) -> None:
    """Go on at a seat with its own link: on another device, or again after a bot has played."""

    def write(connection: Connection) -> None:
        _must_work(connection, live, link)
        remember(connection, live.hub.now(), device)
        rows.add_holder(connection, HolderRow(live.id, device.id, "seat", link.seat))
        rows.change_chair(connection, live.id, link.seat, stand_in=None)

    async with live.rearranged():
        await live.hub.store.write(write)


async def take_host(live: Live, device: Device, link: LinkRow) -> None:
    """Be the host on another device."""

    def write(connection: Connection) -> None:
        _must_work(connection, live, link)
        remember(connection, live.hub.now(), device)
        rows.add_holder(connection, HolderRow(live.id, device.id, "host"))
        for kind in ("join", "watch", "host"):
            add_link(connection, live.hub.now(), device, live.id, kind)

    async with live.rearranged():
        await live.hub.store.write(write)


async def take_back(live: Live, device: Device, seat: Seat) -> None:
    """Play again oneself where a bot has stood in."""

    def write(connection: Connection) -> None:
        _must_hold(connection, live, device, seat)
        rows.change_chair(connection, live.id, seat, stand_in=None)

    async with live.rearranged():
        await live.hub.store.write(write)


async def reissue(live: Live, device: Device, seat: Seat) -> str:
    """Give a seat to whoever gets the new link; the devices that held it hold it no more, and everybody hears of it.

    The link's secret.
    """
    async with live.rearranged():
        must_host(live, device)
        if live.chair(_seat(live, seat)).kind != "person":
            raise Stale("server-seat-of-bot")
        said = notice(live, Phrase("server-reissued", {"name": live.chair(seat).name}))

        def write(connection: Connection) -> str:
            rows.remove_links(connection, live.id, "seat", seat)
            secret = _new_link(connection, live, device, seat)
            rows.free_seat(connection, live.id, seat)
            rows.add_message(connection, said)
            return secret

        return await live.hub.store.write(write)


async def own_link(live: Live, device: Device, seat: Seat) -> str:
    """The link with which the holder of a seat goes on elsewhere; its secret."""

    def write(connection: Connection) -> str:
        _must_hold(connection, live, device, seat)
        for link in rows.links(connection, live.id, "seat", seat):
            secret = device.link_secret(live.id, "seat", seat, str(link.made_at))
            if hashed(secret) == link.hash:  # the one that it was given before: it may be written down somewhere
                return secret
        return _new_link(connection, live, device, seat)

    return await live.hub.store.write(write)


def _new_link(connection: Connection, live: Live, device: Device, seat: Seat) -> str:
    """A link to a seat, never one that has been ended before; its secret."""
    _hold(connection, live)
    now = live.hub.now()
    secret = device.link_secret(live.id, "seat", seat, str(now))
    rows.add_link(connection, LinkRow(hashed(secret), live.id, "seat", seat, now))
    return secret


async def open_curtain(live: Live, device: Device, seat: Seat) -> None:
    """Several people on one device: show this one's view."""

    def write(connection: Connection) -> None:
        _must_hold(connection, live, device, seat)
        rows.open_seat(connection, live.id, device.id, seat)

    async with live.rearranged():
        await live.hub.store.write(write)


async def close_curtains(hub: Hub, device: Device) -> None:
    """Whoever left a table for the home page may not be the one who comes back to it."""
    for id in await hub.store.read(lambda connection: rows.opened(connection, device.id)):
        live = await hub.live(id)
        if live is not None:
            await _close_curtain(live, device)


async def _close_curtain(live: Live, device: Device) -> None:
    async with live.rearranged():
        await live.hub.store.write(lambda connection: rows.open_seat(connection, live.id, device.id, 0))


async def stand_in(live: Live, seat: Seat, level: str = "", *, by: Device | None = None) -> None:
    """Let a bot play for somebody who is not there, or whose own device wants it (`by`)."""
    level = level or scenes.levels(live.game.id)[-1]
    if level not in scenes.levels(live.game.id):
        raise UnknownName("no-such-bot", bot=level[:40], known=", ".join(scenes.levels(live.game.id)))
    async with live.rearranged():
        running(live)
        if live.chair(_seat(live, seat)).kind != "person":
            raise Stale("server-seat-of-bot")
        if by is None or seat not in live.seats_of(by.id):
            must_be_away(live, seat)
        said = bot_notice(live, seat)
        await live.hub.store.write(lambda connection: put_bot(connection, live, seat, level, said))
    live.hub.changed(live)


def bot_notice(live: Live, seat: Seat) -> MessageRow:
    """What everybody hears when a bot stands in."""
    return notice(live, Phrase("server-stands-in", {"name": live.chair(seat).name}))


def put_bot(connection: Connection, live: Live, seat: Seat, level: str, said: MessageRow) -> None:
    """Let a bot stand in. Whoever is replaced asks for nothing and has no say until the seat is taken back."""
    rows.change_chair(connection, live.id, seat, stand_in=level)
    for vote in rows.votes(connection, live.id):
        if vote.seat == seat or vote.topic in (f"bot:{seat}", f"rewind:{seat}"):
            rows.withdraw_vote(connection, live.id, vote.topic, vote.seat)
    rows.add_message(connection, said)
    rows.put_job(connection, rows.JobRow("bot", live.id, seat, live.hub.now()))  # it sees for itself if there is a turn


def must_be_away(live: Live, seat: Seat) -> None:
    if seat in live.present():
        raise Stale("server-is-here", name=live.chair(seat).name)


async def arrive(live: Live, device: str) -> None:
    """A page has connected: whoever is here again needs no bot, so votes about it end."""
    back = {f"bot:{seat}" for seat in live.seats_of(device)} & {vote.topic for vote in live.votes}
    if not back:
        await live.tell_public()
        return

    def write(connection: Connection) -> None:
        for topic in sorted(back):
            rows.clear_votes(connection, live.id, topic)

    await live.hub.store.write(write, live.id)
    await live.follow()


async def stop_watching(live: Live, device: Device) -> None:
    """Forget a table that one has only looked at."""
    await live.hub.store.write(lambda connection: rows.remove_holder(connection, live.id, device.id, "watch"), live.id)
    await live.follow()


async def rename(live: Live, device: Device, seat: Seat, name: str) -> None:
    """Be called something else."""

    def write(connection: Connection) -> None:
        _must_hold(connection, live, device, seat)
        rows.change_chair(connection, live.id, seat, name=name)

    async with live.rearranged():
        await live.hub.store.write(write, live.id)


# --- chat


async def say(live: Live, seat: Seat | None, client: str, text: str) -> bool:
    """Put a line into the chat; False where it was there already."""
    tidy = one_line(text)
    if not tidy:
        return False
    if seat is None:
        raise NotAllowed("server-only-watching")
    if len(live.messages) >= MOST_MESSAGES:
        raise Stale("server-chat-full")
    message = MessageRow(live.id, 0, seat, live.chair(seat).name, tidy, None, client, live.hub.now())
    try:
        await live.hub.store.write(lambda connection: rows.add_message(connection, message))
    except Repeated:
        return False
    await live.follow()
    return True
