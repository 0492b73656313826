"""Write down a database with games that are under way, as this version leaves it: `python -m tests.server.corpus.make`.

Each version that is released adds its file, and no file of a released one is written again: every later version has to
go on with these games, in the middle of a turn.
"""

import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from tests.helpers import choose
from whistlestop import __version__
from whistlestop.core import record
from whistlestop.core.table import Table
from whistlestop.server import lobby, opening
from whistlestop.server.access import Device
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live
from whistlestop.server.opening import Place
from whistlestop.server.store import Store

HERE = Path(__file__).parent
# Games, their options, and after how many actions they are left at the next moment at which somebody could take back.
GAMES: list[tuple[str, dict[str, object], int]] = [
    ("railroad-ink", {}, 12),
    ("railroad-ink", {"lava": True, "meteors": True, "draft": True}, 30),
    ("marklin", {}, 2),
    ("marklin", {"revisit_tokens": True}, 60),
    ("string-railway", {}, 6),
    ("string-railway", {"expert": True, "border": "star"}, 10),
    ("pioneer-rails", {}, 40),
    ("pioneer-rails", {"advanced": True, "map": "b"}, 60),
]


def position(live: Live) -> Table[Any, Any, Any]:
    assert live.table is not None
    return live.table


async def act(live: Live, chance: random.Random) -> None:
    """Do something of what the rules allow."""
    table = position(live)
    seat = chance.choice(table.actors)
    text = table.game.notation.format_action(choose(table.legal(seat), chance))
    assert (await live.play(seat, (text,), None, None)).result == "applied"


def in_mid_turn(live: Live) -> list[int]:
    """Who has done something that can still be taken back."""
    table = position(live)
    return [seat for seat in range(1, table.seats + 1) if table.can_undo(seat)]


async def fill(url: str) -> dict[str, str]:
    """Two people at each table, in the middle of it; the hashes of their positions by table."""
    store = Store.open(url)
    hub, device, hashes = Hub(store), Device(None), {}
    for number, (game, options, actions) in enumerate(GAMES):
        id = await opening.open_table(hub, device, game, [Place("me", "Ada"), Place("same", "Bob")], options)
        live = await hub.live(id)
        assert live is not None
        await lobby.begin(live)
        chance = random.Random(number)
        while len(position(live).log) < actions or not in_mid_turn(live):
            await act(live, chance)
        hashes[id] = record.state_hash(position(live))
    store.close()
    return hashes


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "whistlestop.db"
        hashes = asyncio.run(fill(f"sqlite:///{file}"))
        with sqlite3.connect(file) as database:
            lines = list(database.iterdump())
        database.close()
    lines += [f"-- {table} stands at {state}" for table, state in hashes.items()]
    (HERE / f"{__version__}.sql").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
