"""Puzzles at real tables: each is a game that begins before its last decision, and ends with a score to be compared.

Where a game needs several players bots sit on the other seats. They have nothing to do any more.
"""

from collections.abc import Mapping

import msgspec

from whistlestop import games
from whistlestop.core.table import Origin
from whistlestop.lab.puzzles import find, seen, shipped
from whistlestop.server import lobby, origins
from whistlestop.server.access import Device
from whistlestop.server.hub import Hub
from whistlestop.server.opening import add_table, new_row, tidy_name
from whistlestop.server.store import rows
from whistlestop.server.store.rows import ChairRow


async def begin(hub: Hub, device: Device, game: str, number: int, name: str, locale: str) -> str:
    """A table at which this device can try a puzzle, as often as it likes; its id."""
    puzzle = find(game, number)
    view = seen(games.find(game), puzzle)
    options = msgspec.json.encode(view.options).decode()
    row = new_row(hub, game, view.seats, options, origin=origins.written(Origin(puzzle.view, 0), number))
    chairs = [
        ChairRow(row.id, seat, "person", tidy_name(name, seat, locale))
        if seat == puzzle.seat
        else ChairRow(row.id, seat, "bot", level=puzzle.others)
        for seat in range(1, view.seats + 1)
    ]
    await hub.store.write(lambda connection: add_table(connection, row, chairs, device, [puzzle.seat]))
    live = await hub.live(row.id)
    assert live is not None
    await lobby.begin(live)
    return row.id


async def reached(hub: Hub, device: Device) -> Mapping[tuple[str, int], int]:
    """By game and number of puzzle: the most points that a device has reached so far."""
    found: dict[tuple[str, int], int] = {}
    ended = await hub.store.read(lambda connection: rows.begun_in_the_middle(connection, device.id))
    for table, seat, score in ended:
        number, all_puzzles = origins.puzzle_of(table.origin), shipped(table.game)
        if number is not None and number <= len(all_puzzles) and seat == all_puzzles[number - 1].seat:
            found[table.game, number] = max(score, found.get((table.game, number), score))
    return found
