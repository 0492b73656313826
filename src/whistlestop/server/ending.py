"""Ends before the end: somebody gives up a seat for good, or those who play end the game.

Neither is an entry of the game's log. Who has given up stands in the chair, and a bot plays on, so the others' game
stays whole. A game that was ended is a table in the state `stopped`: its log is the beginning of a game, nobody has won
it, its seed is revealed, and statistics do not count it.
"""

from sqlalchemy import Connection

from whistlestop.core.errors import Stale
from whistlestop.core.game import Seat
from whistlestop.draw.screen import Phrase
from whistlestop.server import pace
from whistlestop.server.access import Device
from whistlestop.server.live import Live
from whistlestop.server.notices import bot_begins, notice
from whistlestop.server.rights import hold, must_be_open, must_hold, running, seat_of
from whistlestop.server.seating import must_not_have_conceded, put_bot, successor
from whistlestop.server.store import rows
from whistlestop.server.store.rows import MessageRow


async def end(live: Live) -> None:
    """End the game as it stands; all who are asked have agreed to it."""
    async with live.rearranged():
        running(live)
        must_be_open(live)
        said = _stop_notice(live)
        await live.hub.store.write(lambda connection: _stop(connection, live, said), live.id)


async def concede(live: Live, device: Device, seat: Seat) -> None:
    """Give up a seat for good: a bot of the table's choice plays on. Who is the last of the people ends the game."""
    async with live.rearranged():
        running(live)
        must_be_open(live)
        given_up, stopped = bot_begins(live, seat_of(live, seat), "server-conceded"), _stop_notice(live)
        level = successor(live)

        def write(connection: Connection) -> None:
            """Others may be giving up as well: who is left is known here alone."""
            must_hold(connection, live, device, seat)
            must_not_have_conceded(connection, live, seat)
            rows.remove_links(connection, live.id, "seat", seat)
            rows.change_chair(connection, live.id, seat, has_conceded=True)
            put_bot(connection, live, seat, level, given_up)
            if not any(_plays_on(chair) for chair in rows.chairs(connection, live.id)):
                _stop(connection, live, stopped)

        await live.hub.store.write(write, live.id)
    live.hub.changed(live)


def _plays_on(chair: rows.ChairRow) -> bool:
    """Whether the game is still somebody's; who is away may come back."""
    return chair.kind == "person" and not chair.has_conceded


def _stop_notice(live: Live) -> MessageRow:
    return notice(live, Phrase("server-stopped"))


def _stop(connection: Connection, live: Live, said: MessageRow) -> None:
    """Only now is it certain that another process has not let the game come to its end."""
    if hold(connection, live).state != "playing":
        raise Stale("server-is-over")
    rows.change_table(connection, live.id, state="stopped", changed_at=live.hub.now())
    pace.store(connection, live.pace, pace.asked(live.pace, live.chairs, (), live.hub.served()))
    for topic in sorted({vote.topic for vote in rows.votes(connection, live.id)}):
        rows.clear_votes(connection, live.id, topic)
    rows.remove_reminders(connection, live.id)
    live.add_replay(connection)
    rows.add_message(connection, said)
