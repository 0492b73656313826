"""Puzzles at real tables: each is a game that begins before its last decision, and ends with a score to be compared."""

from collections.abc import Mapping

import msgspec

from whistlestop import games
from whistlestop.core.table import Origin
from whistlestop.lab.puzzles import SEAT, find, shipped
from whistlestop.server import lobby, origins
from whistlestop.server.access import Device
from whistlestop.server.hub import Hub
from whistlestop.server.opening import add_table, new_row, tidy_name
from whistlestop.server.store import rows
from whistlestop.server.store.rows import ChairRow


async def begin(hub: Hub, device: Device, game: str, number: int, name: str, locale: str) -> str:
    """A table at which this device can try a puzzle, as often as it likes; its id."""
    origin = origins.written(Origin(find(game, number).view, 0), number)
    options = msgspec.json.encode(games.find(game).agree(SEAT, {})).decode()
    row = new_row(hub, game, SEAT, options, origin=origin)
    chair = ChairRow(row.id, SEAT, "person", tidy_name(name, SEAT, locale))
    await hub.store.write(lambda connection: add_table(connection, row, [chair], device, [SEAT]))
    live = await hub.live(row.id)
    assert live is not None
    await lobby.begin(live)
    return row.id


async def reached(hub: Hub, device: Device) -> Mapping[tuple[str, int], int]:
    """By game and number of puzzle: the most points that a device has reached so far."""
    found: dict[tuple[str, int], int] = {}
    for table, score in await hub.store.read(lambda connection: rows.begun_in_the_middle(connection, device.id, SEAT)):
        number = origins.puzzle_of(table.origin)
        if number is not None and number <= len(shipped(table.game)):
            found[table.game, number] = max(score, found.get((table.game, number), score))
    return found
