"""What a move sends to whoever makes it stays small, in the language that takes the most bytes."""

import gzip
import random
import re
from typing import Any

import pytest

from tests.helpers import choose
from tests.server.people import Party, party, position
from tests.server.service import Service
from whistlestop import games
from whistlestop.server import protocol
from whistlestop.server.attendance import Key
from whistlestop.server.drawing import difference

pytestmark = pytest.mark.anyio

KB = 1024
GROWS = {"string-railway": 7 * KB}  # twenty curves of everybody's own; else what is drawn repeats itself
BOTH = {"lava": True, "meteors": True}


@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [
        (2, {}, 3 * KB),
        (6, {}, 4 * KB),
        (6, BOTH, 4 * KB),
        (6, {"draft": True}, 4 * KB),
        (4, {"draft": True, **BOTH}, 4 * KB),
        (6, {"draft": True, **BOTH}, 4 * KB),
        (2, {"game": "marklin"}, 4 * KB),
        (5, {"game": "marklin"}, 4 * KB),
        (1, {"game": "pioneer-rails"}, 4 * KB),
        (3, {"game": "pioneer-rails"}, 4 * KB),
        (8, {"game": "pioneer-rails", "map": "generated"}, 4 * KB),
        (2, {"game": "string-railway"}, 4 * KB),
        (5, {"game": "string-railway"}, 4 * KB),
    ],
    ids=str,
)
async def test_an_update_to_the_actor(service: Service, seats: int, options: dict[str, Any], most: float):
    game = await party(service, seats, **options)
    pages = await game.pages()  # everybody is here
    rng = random.Random(7)
    sizes = [await play(game, rng) for _ in range(150)]
    assert max(sizes) <= most
    assert sum(sizes) / len(sizes) < 2 * KB
    for page in pages:
        await page.close()


async def play(game: Party, rng: random.Random) -> int:
    """Let somebody do something: the bytes of what it changes on that player's page."""
    table = position(game.live)
    if not table.actors:
        return 0
    seat = rng.choice(table.actors)
    key = Key(seat, "uk", is_host=seat == 1)
    before = game.live.showing.drawing(key)
    text = table.game.notation.format_action(choose(table.legal(seat), rng))
    assert (await game.live.play(seat, (text,), None, None)).result == "applied"
    return len(protocol.encode(difference(before, game.live.showing.drawing(key))))


@pytest.mark.parametrize("game", games.ids("screen"))
async def test_the_first_view_of_a_table(service: Service, game: str):
    """Page, drawings included, with all scripts and style sheets, as they travel, for a table full of people."""
    people = await party(service, 5, game=game)
    page = await people.people[0].get(f"/t/{people.table}", accept_encoding="identity")
    assert page.status == 200
    contents = {"page": page.body}
    links = re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js))"', page.text)
    while links:
        link = links.pop()
        if link not in contents:
            contents[link] = (await people.people[0].get(link, accept_encoding="identity")).body
            folder = link.rpartition("/")[0]
            text = contents[link].decode()
            if 'id="free"' in page.text:  # boards with free hands load more
                text = text.replace('import("./free.js")', 'import "./free.js"')
            links += [f"{folder}/{name}" for name in re.findall(r'(?:from|import) "\./([^"]+)"', text)]
    assert sum(link.endswith(".js") for link in contents) > 5
    sizes = {link: len(gzip.compress(content, 6)) for link, content in contents.items()}
    assert sum(sizes.values()) <= 60 * KB
    rng = random.Random(3)
    for _ in range(200):
        await play(people, rng)
    later = await people.people[0].get(f"/t/{people.table}", accept_encoding="identity")
    assert len(gzip.compress(later.body, 6)) < sizes["page"] + GROWS.get(
        game, 5 * KB
    )  # what was claimed and drawn, and the log
