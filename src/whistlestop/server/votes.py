"""What the people at a table decide together: a bot for somebody who is away, to go back, or to end the game."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection

from whistlestop.core.errors import Illegal, Stale
from whistlestop.core.game import Seat
from whistlestop.core.record import MOST_REWINDS
from whistlestop.core.table import Rewound, Table
from whistlestop.server import ending, scenes
from whistlestop.server.access import Device
from whistlestop.server.live import Live, is_about_rewind
from whistlestop.server.notices import declined
from whistlestop.server.rights import NotAllowed, must_be_open, running
from whistlestop.server.seating import must_be_away, stand_in
from whistlestop.server.store import rows


async def vote(live: Live, device: Device, topic: str, *, yes: bool) -> None:
    """Say yes or no to something that the people at the table have to agree to."""
    async with live.rearranged():
        held = live.seats_of(device.id)
        topic = _asked(live, held) if topic == "rewind" else _topic(live, topic)
        mine = [seat for seat in held if seat in live.voters(topic)]
        if not mine:
            raise NotAllowed("server-not-your-vote")
        asked = live.asked(topic)
        is_proposed = any(vote.topic == topic and vote.seat not in mine for vote in live.votes)
        said = declined(live, mine[0]) if is_proposed and not yes else None

        def write(connection: Connection) -> bool:
            for seat in mine:
                rows.vote(connection, live.id, topic, seat)
            if not yes:
                rows.clear_votes(connection, live.id, topic)
            if said is not None:
                rows.add_message(connection, said)
            return _is_agreed(connection, live, topic, asked)

        is_agreed = await live.hub.store.write(write, live.id)
    if is_agreed:
        await _carry_out(live, topic)
    await settle(live)


def _is_agreed(connection: Connection, live: Live, topic: str, asked: Sequence[Seat]) -> bool:
    """Whether all who are asked have said yes; this is heard once, so that it is carried out once.

    The table is held, else two processes could hear it.
    """
    rows.hold_table(connection, live.id)
    given = {vote.seat for vote in rows.votes(connection, live.id) if vote.topic == topic}
    is_agreed = bool(given) and given.issuperset(asked)
    if is_agreed:
        rows.clear_votes(connection, live.id, topic)
    return is_agreed


async def settle(live: Live) -> None:
    """Somebody who was asked may be asked no more: carry out what all the others have agreed to."""
    for topic in sorted({vote.topic for vote in live.votes}):
        async with live.rearranged():
            asked = live.asked(topic)  # nobody: then nothing is decided
            check = partial(_is_agreed, live=live, topic=topic, asked=asked)
            is_agreed = bool(asked) and await live.hub.store.write(check, live.id)
        if is_agreed:
            with suppress(Stale):  # the person is back, say
                await _carry_out(live, topic)


async def withdraw(live: Live, device: Device, topic: str) -> None:
    """Take back a yes; whoever asked for something takes the whole question back."""
    held = live.seats_of(device.id)
    mine = [vote.seat for vote in live.votes if vote.topic == topic and vote.seat in held]
    if not mine:
        raise Stale("server-no-such-vote")

    def write(connection: Connection) -> None:
        if topic in [f"rewind:{seat}" for seat in mine]:
            rows.clear_votes(connection, live.id, topic)
        for seat in mine:
            rows.withdraw_vote(connection, live.id, topic, seat)

    async with live.rearranged():
        await live.hub.store.write(write, live.id)


def _asked(live: Live, held: Sequence[Seat]) -> str:
    """The rewind that somebody has asked for already, or the one that these seats could ask for."""
    table = running(live)
    must_be_open(live)
    if not held:
        raise NotAllowed("server-not-your-vote")
    if sum(isinstance(entry, Rewound) for entry in table.log) >= MOST_REWINDS:
        raise Illegal("undo", "server-log-full")  # else nobody could read the game's file
    for vote in live.votes:
        if is_about_rewind(vote.topic):
            return vote.topic
    for seat in held:  # whoever can still act can take back by oneself
        if seat not in table.actors and scenes.rewind_target(live, seat) is not None:
            return f"rewind:{seat}"
    raise Stale("nothing-to-undo")


def _topic(live: Live, topic: str) -> str:
    """What a page has named, if there is such a thing to vote on."""
    running(live)
    if topic in {vote.topic for vote in live.votes}:
        return topic
    if topic == "end":
        must_be_open(live)
        return topic
    if topic not in [f"bot:{seat}" for seat in live.people()]:
        raise Stale("server-no-such-vote")
    must_be_away(live, int(topic.removeprefix("bot:")))
    return topic


async def _carry_out(live: Live, topic: str) -> None:
    kind, _, about = topic.partition(":")
    if kind == "bot":
        await stand_in(live, int(about))
        return
    if kind == "end":
        await ending.end(live)
        return

    def work(table: Table[Any, Any, Any]) -> None:
        target = scenes.rewind_target(live, int(about))
        if target is None or table.finished:  # whose seed everybody knows by now
            raise Stale("server-no-such-vote")
        table.rewind(target)

    await live.change(work)
