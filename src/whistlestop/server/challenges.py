"""The challenge of a day: in each game the same chance for everybody, one try that counts, and bots beside it.

The seed of a day is drawn when somebody first plays, so before that not even the store has it; until the day is over
tables of the challenge are held back (`Live.is_held_back`). A try is an ordinary table: alone where the game can be
played alone, else against the strongest bots, which play alike in equal positions. Whoever deletes it has had the try.
"""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from whistlestop import games
from whistlestop.core.errors import Stale
from whistlestop.core.game import Seat
from whistlestop.server import analyses, days, lobby
from whistlestop.server.access import Device, replay_secret
from whistlestop.server.days import day_of, end_of
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.opening import add_table, new_row, tidy_name
from whistlestop.server.store import rows
from whistlestop.server.store.errors import Gone
from whistlestop.server.store.rows import ChairRow, ChallengeRow, ResultRow, TableRow, TryRow

OWN = 1  # the seat of whoever tries
BOT = "bot:"  # what the player of a bot's try begins with


class Standing(NamedTuple):
    """A try and what has become of it; its table is gone where it was deleted."""

    made: TryRow
    table: TableRow | None
    stand_in: str | None  # the bot that plays on where somebody has left it
    result: ResultRow | None

    @property
    def level(self) -> str:
        """The level of bot whose try it is; "" for a person's."""
        return self.made.player.removeprefix(BOT) if self.made.player.startswith(BOT) else ""

    @property
    def counts(self) -> bool:
        """Whether it was finished within its day, by whoever began it."""
        if self.result is None or self.result.ended_at >= end_of(self.made.day):
            return False
        return bool(self.level) or self.result.bot is None

    @property
    def score(self) -> int:
        assert self.result is not None
        return self.result.score

    @property
    def replay(self) -> str:
        """Where the game can be looked at again when its day is over."""
        assert self.table is not None
        return f"/r/{replay_secret(self.table.seed, self.table.nonce)}"


def levels(game: str) -> tuple[str, ...]:
    """The bots that play a challenge beside people, weakest first: all but the weakest of a game."""
    return games.levels(game, _options(game))[1:]


def opponent(game: str) -> str:
    """The level of the bots on the other seats; "" where the game is played alone."""
    return levels(game)[-1] if games.find(game).seats[0] > OWN else ""


def _options(game: str) -> dict[str, object]:
    found = games.find(game)
    return msgspec.structs.asdict(found.agree(found.seats[0], {}))


async def play(hub: Hub, device: Device, game: str, name: str, locale: str) -> str:
    """The table of this device's try at today's challenge, begun now unless it was; bots begin theirs behind it."""
    day = day_of(hub.now())
    table = await _begin(hub, day, game, device, name=tidy_name(name, OWN, locale))
    await _let_bots_begin(hub, day, game)
    return table


async def go_on(hub: Hub) -> None:
    """Begin what a process that has died since has left in between: tries of today whose game has not begun."""
    day = day_of(hub.now())
    begun = await hub.store.read(lambda connection: rows.challenged(connection, day))
    if begun:
        await hub.prepared()
    for game in begun:
        for one in await standings(hub, day, game):
            if one.table is not None and one.table.state == "lobby" and (live := await hub.live(one.table.id)):
                with suppress(Gone):  # deleted meanwhile: the others begin all the same
                    await _start(live)
        await _let_bots_begin(hub, day, game)


async def look_back(hub: Hub) -> None:
    """Let the best game that somebody has played yesterday be analysed, in every game."""
    day = days.before(day_of(hub.now()))
    played = await hub.store.read(lambda connection: rows.challenged(connection, day))
    if played:
        await hub.prepared()
    for game in played:
        people = [one for one in await standings(hub, day, game) if one.counts and not one.level]
        best = min(people, key=lambda one: (-one.score, one.made.begun_at), default=None)
        live = await hub.live(best.made.table_id) if best is not None else None
        if live is not None:
            await analyses.ask_for(live, OWN)


async def _let_bots_begin(hub: Hub, day: str, game: str) -> None:
    for level in levels(game):
        with suppress(Gone):
            await _begin(hub, day, game, level=level)


async def _begin(
    hub: Hub, day: str, game: str, device: Device | None = None, *, name: str = "", level: str = ""
) -> str:
    """The table of the one try of a device, or of a level of bot; its game has begun."""
    seats, options = games.find(game, "screen").seats[0], msgspec.json.encode(_options(game)).decode()
    new = new_row(hub, game, seats, options, held_until=end_of(day), has_hints=False)
    id, now = new.id, new.created_at
    player = device.id if device is not None else f"{BOT}{level}"

    def write(connection: Connection) -> str:
        made = rows.add_try(connection, TryRow(day, game, player, id, name, now))
        if made.table_id == id:
            seed = rows.put_challenge(connection, ChallengeRow(day, game, new.seed, now)).seed  # the first table's
            own = ChairRow(id, OWN, "bot" if level else "person", name, level, _luck(seed, OWN))
            others = [
                ChairRow(id, seat, "bot", "", opponent(game), _luck(seed, seat)) for seat in range(OWN + 1, seats + 1)
            ]
            row, chairs = msgspec.structs.replace(new, seed=seed), [own, *others]
            if device is not None:
                add_table(connection, row, chairs, device, [OWN])
            else:
                rows.create_table(connection, row, chairs)
        return made.table_id

    table = await hub.store.write(write)
    live = await hub.live(table)
    if live is None:
        if device is not None:
            raise Stale("server-challenge-used")
    else:
        await _start(live)
    return table


async def _start(live: Live) -> None:
    if live.table is None:
        with suppress(Stale):  # somebody pressed the button twice
            await lobby.begin(live)


def _luck(seed: bytes, seat: Seat) -> int:
    """What bots on this seat decide by: the same at every table of the challenge."""
    return int.from_bytes(hashlib.blake2b(bytes([seat]), key=seed, digest_size=8).digest()) >> 2


async def standings(hub: Hub, day: str, game: str) -> Sequence[Standing]:
    """All tries at a challenge, the first that was begun first."""
    found = await hub.store.read(lambda connection: rows.tries(connection, day, game, OWN))
    return [Standing(*one) for one in found]
