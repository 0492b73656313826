"""What the people at a table decide together: a bot for somebody who is away, or to go back."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from whistlestop.core.errors import Illegal, Stale
from whistlestop.core.game import Seat
from whistlestop.core.record import MOST_REWINDS
from whistlestop.core.table import Rewound, Table
from whistlestop.server import scenes
from whistlestop.server.access import Device
from whistlestop.server.live import Live, is_about_rewind
from whistlestop.server.seating import NotAllowed, must_be_away, running, stand_in
from whistlestop.server.store import rows


async def vote(live: Live, device: Device, topic: str, *, yes: bool) -> None:
    """Say yes or no to something that all people at the table have to agree to."""
    held = live.seats_of(device.id)
    topic = _asked(live, held) if topic == "rewind" else _topic(live, topic)
    voters = live.voters(topic)
    mine = [seat for seat in held if seat in voters]
    if not mine:
        raise NotAllowed("server-not-your-vote")

    def write(connection: Connection) -> bool:
        """Whether all have agreed: only the last of them hears it, so that it is carried out once."""
        for seat in mine:
            rows.vote(connection, live.id, topic, seat)
        given = {vote.seat for vote in rows.votes(connection, live.id) if vote.topic == topic}
        is_settled = not yes or given.issuperset(voters)
        if is_settled:
            rows.clear_votes(connection, live.id, topic)
        return yes and is_settled

    is_agreed = await live.hub.store.write(write, live.id)
    await live.follow()
    if is_agreed:
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

    await live.hub.store.write(write, live.id)
    await live.follow()


def _asked(live: Live, held: Sequence[Seat]) -> str:
    """The rewind that somebody has asked for already, or the one that these seats could ask for."""
    table = running(live)
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
    if topic not in [f"bot:{seat}" for seat in live.people()]:
        raise Stale("server-no-such-vote")
    must_be_away(live, int(topic.removeprefix("bot:")))
    return topic


async def _carry_out(live: Live, topic: str) -> None:
    kind, _, about = topic.partition(":")
    if kind == "bot":
        await stand_in(live, int(about))
        return

    def work(table: Table[Any, Any, Any]) -> None:
        target = scenes.rewind_target(live, int(about))
        if target is None or table.finished:  # whose seed everybody knows by now
            raise Stale("server-no-such-vote")
        table.rewind(target)

    await live.change(work)
