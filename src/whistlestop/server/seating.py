"""People at a table: links to seats, going away and coming back, bots that stand in, chat.

Every function changes the store first and then lets the table in memory follow.
"""

from contextlib import suppress

import msgspec
from sqlalchemy import Connection

from whistlestop.core.errors import Stale, UnknownName
from whistlestop.core.game import Seat
from whistlestop.server import pace, scenes
from whistlestop.server.access import Device, hashed
from whistlestop.server.hub import Hub
from whistlestop.server.limits import MOST_ADMITTED, TooMany
from whistlestop.server.live import Live
from whistlestop.server.notices import bot_begins, bot_ends, handed_over
from whistlestop.server.opening import add_link, remember
from whistlestop.server.rights import (
    NotAllowed,
    chair_of,
    devices_at,
    hold,
    must_be_open,
    must_hold,
    must_host,
    must_work,
    running,
    seat_of,
)
from whistlestop.server.store import rows
from whistlestop.server.store.rows import HolderRow, LinkRow, MessageRow, Repeated
from whistlestop.server.texts import one_line

MOST_MESSAGES = 2000  # at one table


async def watch(live: Live, device: Device, link: LinkRow | None = None) -> None:
    """Look on without a seat."""
    must_be_open(live)
    if live.where(device.id) is None and sum(holder.role == "watch" for holder in live.holders) >= MOST_ADMITTED:
        raise TooMany("server-too-many-watch")

    def write(connection: Connection) -> None:
        if link is not None:
            must_work(connection, live, link)
        remember(connection, live.hub.now(), device)
        rows.add_holder(connection, HolderRow(live.id, device.id, "watch"))

    await live.hub.store.write(write, live.id)
    await live.follow()


async def take_seat(live: Live, device: Device, link: LinkRow) -> None:
    """Go on at a seat with its own link: on another device, or again after a bot has played."""

    def write(connection: Connection) -> None:
        must_work(connection, live, link)
        must_not_have_conceded(connection, live, link.seat)
        remember(connection, live.hub.now(), device)
        rows.add_holder(connection, HolderRow(live.id, device.id, "seat", link.seat))
        _end_stand_in(connection, live, link.seat, said)

    async with live.rearranged():
        said = bot_ends(live, link.seat)
        await live.hub.store.write(write, live.id)


async def take_host(live: Live, device: Device, link: LinkRow) -> None:
    """Be the host on another device."""
    must_be_open(live)

    def write(connection: Connection) -> None:
        must_work(connection, live, link)
        remember(connection, live.hub.now(), device)
        rows.add_holder(connection, HolderRow(live.id, device.id, "host"))
        for kind in ("join", "watch", "host"):
            add_link(connection, live.hub.now(), device, live.id, kind)

    async with live.rearranged():
        await live.hub.store.write(write, live.id)


async def take_back(live: Live, device: Device, seat: Seat) -> None:
    """Play again oneself where a bot has stood in."""

    def write(connection: Connection) -> None:
        must_hold(connection, live, device, seat)
        must_not_have_conceded(connection, live, seat)
        _end_stand_in(connection, live, seat, said)

    async with live.rearranged():
        said = bot_ends(live, seat)
        await live.hub.store.write(write, live.id)


def _end_stand_in(connection: Connection, live: Live, seat: Seat, said: MessageRow) -> None:
    """The person plays again; the time for a move begins, where it is this one's."""
    chair = chair_of(connection, live, seat)
    if chair.stand_in is None:
        return
    must_be_open(live)  # a try that a bot has gone on with is nobody's any more
    rows.change_chair(connection, live.id, seat, stand_in=None)
    rows.add_message(connection, said)
    if live.table is not None and live.pace is not None:
        back = msgspec.structs.replace(chair, stand_in=None)
        pace.store(connection, live.pace, pace.asked(live.pace, [back], live.table.actors, live.hub.served()))


def can_end_turns(live: Live) -> bool:
    """Whether turns end with a word of their own; whoever learns says it, since a lesson waits for that."""
    return bool(live.screen.ENDS) and live.lesson is None


async def end_turns(live: Live, device: Device, seat: Seat, *, is_on: bool) -> None:
    """Let the turns of a seat end by themselves once nothing else can be done; this one, too."""
    running(live)
    if not can_end_turns(live):
        raise Stale("server-no-such-switch")

    def write(connection: Connection) -> None:
        must_hold(connection, live, device, seat)
        must_not_have_conceded(connection, live, seat)
        rows.change_chair(connection, live.id, seat, has_short_turns=is_on)

    async with live.rearranged():
        await live.hub.store.write(write, live.id)
    await live.end_turns()


async def reissue(live: Live, device: Device, seat: Seat) -> str:
    """Give a seat to whoever gets the new link; the devices that held it hold it no more, and everybody hears of it.

    The link's secret.
    """
    async with live.rearranged():
        must_host(live, device)
        if live.chair(seat_of(live, seat)).kind != "person":
            raise Stale("server-seat-of-bot")
        said = handed_over(live, seat)

        def write(connection: Connection) -> str:
            hold(connection, live)
            must_not_have_conceded(connection, live, seat)
            rows.remove_links(connection, live.id, "seat", seat)
            secret = _new_link(connection, live, device, seat)
            rows.free_seat(connection, live.id, seat)
            rows.change_chair(connection, live.id, seat, has_short_turns=False)  # whoever comes has not asked for it
            rows.add_message(connection, said)
            return secret

        return await live.hub.store.write(write, live.id)


async def own_link(live: Live, device: Device, seat: Seat) -> str:
    """The link with which the holder of a seat goes on elsewhere; its secret."""

    def write(connection: Connection) -> str:
        must_hold(connection, live, device, seat)
        for link in rows.links(connection, live.id, "seat", seat):
            secret = device.link_secret(live.id, "seat", seat, str(link.made_at))
            if hashed(secret) == link.hash:  # the one that it was given before: it may be written down somewhere
                return secret
        return _new_link(connection, live, device, seat)

    return await live.hub.store.write(write, live.id)


def _new_link(connection: Connection, live: Live, device: Device, seat: Seat) -> str:
    """A link to a seat, never one that has been ended before; its secret."""
    hold(connection, live)
    now = live.hub.now()
    secret = device.link_secret(live.id, "seat", seat, str(now))
    rows.add_link(connection, LinkRow(hashed(secret), live.id, "seat", seat, now))
    return secret


async def open_curtain(live: Live, device: Device, seat: Seat) -> None:
    """Several people on one device: show this one's view."""

    def write(connection: Connection) -> None:
        must_hold(connection, live, device, seat)
        rows.open_seat(connection, live.id, device.id, seat)

    async with live.rearranged():
        await live.hub.store.write(write, live.id)


async def close_curtains(hub: Hub, device: Device) -> None:
    """Whoever left a table for the home page may not be the one who comes back to it."""
    for id in await hub.store.read(lambda connection: rows.opened(connection, device.id)):
        await _close_curtain(hub, id, device)


async def _close_curtain(hub: Hub, id: str, device: Device) -> None:
    """A game that nobody looks at is not read for it: that may not be possible, or not yet."""
    await hub.store.write(lambda connection: rows.open_seat(connection, id, device.id, 0), id)
    live = hub.lives.get(id)
    if live is not None:
        with suppress(UnknownName):  # another process has deleted the table
            await live.follow()


async def stand_in(live: Live, seat: Seat, level: str = "", *, by: Device | None = None) -> None:
    """Let a bot play for somebody who is not there, or whose own device wants it (`by`)."""
    level = level or successor(live)
    if level not in scenes.levels(live):
        raise UnknownName("no-such-bot", bot=level[:40], known=", ".join(scenes.levels(live)))
    async with live.rearranged():
        running(live)
        must_be_open(live)
        if live.chair(seat_of(live, seat)).kind != "person":
            raise Stale("server-seat-of-bot")
        if by is None or seat not in live.seats_of(by.id):
            must_be_away(live, seat)
        said = bot_begins(live, seat)

        def write(connection: Connection) -> None:
            hold(connection, live)
            must_not_have_conceded(connection, live, seat)
            if chair_of(connection, live, seat).stand_in is not None:  # a button that was pressed twice
                raise Stale("server-seat-of-bot")
            put_bot(connection, live, seat, level, said)

        await live.hub.store.write(write, live.id)
    live.hub.changed(live)


async def expel(live: Live, seat: Seat) -> None:
    """Take a seat from whoever plays it, for good: a bot goes on, and the links to the seat work no more."""
    async with live.rearranged():
        running(live)
        if live.chair(seat_of(live, seat)).kind != "person":
            raise Stale("server-seat-of-bot")
        said, level = bot_begins(live, seat), successor(live)

        def write(connection: Connection) -> None:
            hold(connection, live)
            rows.remove_links(connection, live.id, "seat", seat)
            rows.free_seat(connection, live.id, seat)
            put_bot(connection, live, seat, level, said)

        await live.hub.store.write(write, live.id)


async def mute(live: Live, seat: Seat, *, is_muted: bool) -> None:
    """Let somebody say nothing more, or let them speak again.

    It holds for the seat, whichever device comes to it, and for the devices that have it now, whichever seat they take.
    """
    seat_of(live, seat)

    def write(connection: Connection) -> None:
        rows.change_chair(connection, live.id, seat, is_muted=is_muted)
        for device in devices_at(connection, live.id, seat):
            (rows.mute if is_muted else rows.unmute)(connection, live.id, device)

    async with live.rearranged():
        await live.hub.store.write(write, live.id)


def successor(live: Live) -> str:
    """The bot that goes on for somebody: the one that the table has agreed on, else the strongest."""
    known = scenes.levels(live)
    return live.pace.level if live.pace is not None and live.pace.level in known else known[-1]


def must_not_have_conceded(connection: Connection, live: Live, seat: Seat) -> None:
    """Who has given up has given up for good, and nobody else gets the seat."""
    if chair_of(connection, live, seat).has_conceded:
        raise Stale("server-has-conceded", name=live.chair(seat).name)


def put_bot(connection: Connection, live: Live, seat: Seat, level: str, said: MessageRow) -> None:
    """Let a bot stand in. Whoever is replaced asks for nothing and has no say until the seat is taken back."""
    chair = chair_of(connection, live, seat)
    rows.change_chair(connection, live.id, seat, stand_in=level)
    pace.store(connection, live.pace, pace.asked(live.pace, [chair], (), live.hub.served()))
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
    await live.attend()
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
        must_hold(connection, live, device, seat)
        rows.change_chair(connection, live.id, seat, name=name)

    async with live.rearranged():
        await live.hub.store.write(write, live.id)


async def say(live: Live, device: str, seat: Seat | None, client: str, text: str) -> bool:
    """Put a line into the chat; False where it was there already."""
    tidy = one_line(text)
    if not tidy:
        return False
    if seat is None:
        raise NotAllowed("server-only-watching")
    if live.chair(seat).is_muted:
        raise NotAllowed("server-muted")
    if len(live.messages) >= MOST_MESSAGES:
        raise Stale("server-chat-full")
    message = MessageRow(live.id, 0, seat, live.chair(seat).name, tidy, None, client, live.hub.now())

    def write(connection: Connection) -> None:
        if device in rows.muted(connection, live.id):
            raise NotAllowed("server-muted")
        rows.add_message(connection, message)

    try:
        await live.hub.store.write(write, live.id)
    except Repeated:
        return False
    await live.follow()
    return True
