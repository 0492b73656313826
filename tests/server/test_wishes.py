"""What people ask their table for: turns that end by themselves, and how an open page calls them."""

import random
import re
from typing import Any

import pytest

from tests.helpers import choose
from tests.server.people import Party, come, finish, onlooker, party, position
from tests.server.service import Service
from whistlestop.core.table import Did
from whistlestop.server.live import Live
from whistlestop.server.store import rows

pytestmark = pytest.mark.anyio

ON, OFF = {"on": "1"}, {"on": "0"}


def texts(live: Live, seat: int) -> list[str]:
    """What a seat can do, in notation."""
    table = position(live)
    return [table.game.notation.format_action(action) for action in table.legal(seat)]


def last(live: Live) -> tuple[int, str]:
    """Who has done what."""
    table = position(live)
    done = next(entry for entry in reversed(table.log) if isinstance(entry, Did))
    return done.seat, table.game.notation.format_action(done.action)


async def act(live: Live, seat: int, rng: random.Random) -> None:
    """Do something that does not end the turn, as long as there is something."""
    table = position(live)
    kinds = [text for text in texts(live, seat) if text not in live.screen.ENDS]
    text = rng.choice(kinds) if kinds else table.game.notation.format_action(choose(table.legal(seat), rng))
    assert (await live.play(seat, (text,), None, None)).result == "applied"


async def only_the_end_is_left(game: Party, seat: int, rng: random.Random) -> None:
    """Play until a seat can do nothing but end its turn."""
    while not (seat in position(game.live).actors and set(texts(game.live, seat)) <= set(game.live.screen.ENDS)):
        await act(game.live, position(game.live).actors[0], rng)


@pytest.mark.parametrize("game", ["railroad-ink", "marklin", "pioneer-rails"])
async def test_turns_end_by_themselves_for_who_wishes_it(service: Service, game: str):
    table = await party(service, 2, game=game)
    ada, _ = table.people
    assert (await ada.do(table.table, "ends", ON)).status == 303
    rng, ended = random.Random(4), 0
    for _ in range(60):
        actors = position(table.live).actors
        if not actors:
            break
        length = len(position(table.live).log)
        await act(table.live, actors[0], rng)
        assert not (1 in position(table.live).actors and set(texts(table.live, 1)) <= set(table.live.screen.ENDS))
        own = [entry for entry in position(table.live).log[length:] if isinstance(entry, Did) and entry.seat == 1]
        ended += len(own) > 1 or bool(own and actors[0] != 1)
    assert ended > 1


async def test_a_turn_ends_with_the_move_that_leaves_nothing_else(service: Service):
    """Nobody sees a time between the two."""
    game = await party(service, 2)
    await game.people[0].do(game.table, "ends", ON)
    rng = random.Random(1)
    while 1 in position(game.live).actors:
        await act(game.live, 1, rng)
    assert last(game.live) == (1, "done")
    written = await service.read(lambda connection: rows.entries(connection, game.table))
    assert written[-1].at == written[-2].at


async def test_a_turn_that_waits_for_its_end_ends_with_the_wish(service: Service):
    game = await party(service, 2)
    await only_the_end_is_left(game, 1, random.Random(1))
    await game.people[0].do(game.table, "ends", ON)
    assert 1 not in position(game.live).actors
    assert last(game.live) == (1, "done")


async def test_what_the_others_let_somebody_take_back_stays_taken_back(service: Service):
    game = await party(service, 2)
    (ada, bob), rng = game.people, random.Random(1)
    await ada.do(game.table, "ends", ON)
    while 1 in position(game.live).actors:
        await act(game.live, 1, rng)
    await ada.do(game.table, "vote", {"topic": "rewind", "yes": 1})
    await bob.do(game.table, "vote", {"topic": "rewind:1", "yes": 1})
    assert texts(game.live, 1) == ["done"]
    assert (await game.live.play(1, ("done",), None, None)).result == "applied"


async def test_the_wish_is_of_the_one_who_made_it(service: Service):
    game = await party(service, 2)
    ada, bob = game.people
    rng = random.Random(1)
    await bob.do(game.table, "ends", ON)
    await only_the_end_is_left(game, 1, rng)  # Ada ends her own turns
    assert "End my turns" in await ada.menu(game.table)
    assert switches(await bob.menu(game.table))["ends"]
    assert not switches(await ada.menu(game.table))["ends"]
    await bob.do(game.table, "ends", OFF)
    await game.live.play(1, ("done",), None, None)
    await only_the_end_is_left(game, 2, rng)
    await bob.do(game.table, "ends", ON)
    link = await ada.seat_link(game.table, "invite", 2)  # whoever comes has not asked for it
    (cid,) = come(service, 1)
    assert (await cid.post(link)).status == 303
    assert not switches(await cid.menu(game.table))["ends"]
    assert (await bob.do(game.table, "ends", ON)).status in (403, 404)


async def test_a_rematch_begins_without_wishes(service: Service):
    """They were made for one table; and whoever sits down at the next one may be somebody else."""
    game = await party(service, 2, must_draw="free")
    ada, bob = game.people
    for person in (ada, bob):
        await person.do(game.table, "ends", ON)
    await finish(game.live)
    table = (await ada.do(game.table, "rematch")).goes_to.removeprefix("/t/")
    await bob.do(game.table, "rematch")
    for person in (ada, bob):
        assert not switches(await person.menu(table))["ends"]


@pytest.mark.parametrize("game", ["string-railway"])
async def test_where_turns_have_no_end_of_their_own_there_is_no_such_wish(service: Service, game: str):
    table = await party(service, 2, game=game)
    answer = await table.people[0].do(table.table, "ends", ON)
    assert answer.status == 400
    assert "Turns do not end by themselves here" in answer.text
    assert "ends" not in switches(await table.people[0].menu(table.table))


# --- how an open page calls


def switches(menu: str) -> dict[str, bool]:
    """Which switches a menu has, and whether they are on."""
    boxes: list[Any] = re.findall(r"<input[^>]*role=\"switch\"[^>]*>", menu)
    return {re.search(r'data-call="(\w+)"', box)[1]: " checked" in box for box in boxes}  # type: ignore[index]  # each has it


async def test_each_way_of_calling_is_switched_by_itself(service: Service):
    game = await party(service, 2)
    ada, bob = game.people
    assert switches(await ada.menu(game.table)) == {
        "sound": True, "title": True, "badge": True, "push": False, "ends": False,
    }  # fmt: skip
    answer = await ada.do(game.table, "call", {"kind": "badge", **OFF})
    assert (answer.status, answer.json) == (200, {})
    cookies = sorted(answer.all("set-cookie"))
    assert [re.findall("^[^;]*|path=[^;]*", line, re.IGNORECASE) for line in cookies] == [
        ["silent-here=badge", f"Path=/t/{game.table}"], ["silent=badge", "Path=/"],
    ]  # fmt: skip
    assert (await ada.start_of(game.table))["calls"] == ["sound", "title"]
    await ada.do(game.table, "call", {"kind": "sound", **OFF})
    assert (await ada.start_of(game.table))["calls"] == ["title"]
    await ada.do(game.table, "call", {"kind": "badge", **ON})
    assert (await ada.start_of(game.table))["calls"] == ["title", "badge"]
    assert (await bob.start_of(game.table))["calls"] == ["sound", "title", "badge"]
    assert (await ada.do(game.table, "call", {"kind": "smoke", **ON})).status == 404


async def test_who_watches_is_called_by_nothing(service: Service):
    game = await party(service, 2)
    eve = await onlooker(game)
    assert switches(await eve.menu(game.table)) == {}
    assert (await eve.do(game.table, "ends", ON)).status == 404
