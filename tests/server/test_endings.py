"""Ends before the end: people who give up, and games that all agree to end."""

import asyncio
import io

import pytest
from msgspec.structs import replace

from tests.server import stored
from tests.server.people import Party, finish, onlooker, party, placements, position
from tests.server.service import Service
from tests.server.test_pace import Here, served  # noqa: F401 - a fixture
from tests.server.test_pace import begin as begin_timed
from tests.server.test_statistics import played
from whistlestop import games
from whistlestop.core import record
from whistlestop.core.errors import Stale
from whistlestop.core.game import Outcome
from whistlestop.games import find, levels
from whistlestop.server import ending, statistics
from whistlestop.server.access import replay_secret
from whistlestop.server.bots import Bots
from whistlestop.server.live import Live
from whistlestop.server.results import judged
from whistlestop.server.store import rows
from whistlestop.server.store.errors import Taken

pytestmark = pytest.mark.anyio

END = {"topic": "end", "yes": 1}


async def page_of(game: Party, who: int = 0) -> str:
    return "".join((await game.people[who].parts(game.table)).values())


async def ended(service: Service) -> Party:
    """A game of two that both have agreed to end after a move."""
    game = await party(service, 2, must_draw="free")
    await game.live.play(1, placements(game.live, 1)[:1], None, None)
    for person in game.people:
        assert (await person.do(game.table, "vote", END)).status == 303
    return game


# --- giving up


async def test_a_bot_plays_on_for_whoever_gives_up_and_the_seat_is_gone_for_good(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, _ = game.people
    elsewhere = await bob.seat_link(game.table, "device")
    assert (await bob.do(game.table, "concede", {"seat": 2})).status == 303
    chair = game.live.chair(2)
    assert (chair.has_conceded, chair.stand_in) == (True, levels(game.live.game.id)[-1])
    assert "<b>Bob</b> has given up." in await page_of(game)
    assert "You have given up." in await page_of(game, 1)
    assert 'class="conceded"' in (await ada.parts(game.table))["is-2"]
    await bob.do(game.table, "takeback")
    assert game.live.chair(2).stand_in is not None
    assert (await bob.get(elsewhere)).status == 404
    for host, deed in ((ada, "invite"), (ada, "standin"), (bob, "concede")):
        refused = await host.do(game.table, deed, {"seat": 2})
        assert (refused.status, "given up this seat for good" in refused.text) == (400, True)
    await service.forget(game.table)
    assert (await service.live(game.table)).chair(2).has_conceded


async def test_nobody_gives_up_for_somebody_else(service: Service):
    game = await party(service, 2)
    assert (await game.people[0].do(game.table, "concede", {"seat": 2})).status == 403
    assert (await game.people[0].do(game.table, "concede", {"seat": 9})).status == 404
    assert (await (await onlooker(game)).do(game.table, "concede", {"seat": 2})).status == 403
    assert game.live.messages == ()


async def test_the_bot_is_the_one_that_the_table_has_chosen(service: Service, served: list[float]):  # noqa: F811
    game = await begin_timed(service)
    await game.people[1].do(game.table, "concede", {"seat": 2})
    assert (game.live.chair(2).stand_in, game.live.chair(2).asked_at) == ("greedy", None)


async def test_who_gave_up_is_last_whatever_the_bot_has_made_of_it(service: Service):
    game = await begin_timed(service)
    await game.people[0].do(game.table, "concede", {"seat": 1})
    bots = Bots(service.hub, Here(0))  # type: ignore[arg-type]
    while not position(game.live).finished:  # the bot draws, Bob draws nothing
        await game.live.play(2, ("done",), None, None)
        await bots._play(game.live, 1)
    ruled = position(game.live).outcome
    assert ruled is not None
    assert ruled.places == (1, 2)  # as the rules have it
    kept = await service.read(lambda connection: rows.results(connection, [game.table]))
    assert [row.place for row in kept] == [2, 1]
    end = (await game.people[1].get(f"/t/{game.table}/end")).text
    assert "You win" in end
    assert "Gave up: Ada." in end
    assert "You gave up." in (await game.people[0].get(f"/t/{game.table}/end")).text
    assert "You win" in (await game.people[1].get("/")).text
    secret = replay_secret(game.live.row.seed, game.live.row.nonce)
    assert "Bob wins" in (await game.people[1].get(f"/r/{secret}")).text


async def test_places_are_counted_among_those_who_stayed(service: Service):
    game = await party(service, 3)
    outcome = Outcome((9, 7, 7), (1, 2, 2), "longest")
    assert judged(game.live, outcome) == outcome
    game.live.chairs[0] = replace(game.live.chair(1), has_conceded=True)
    assert judged(game.live, outcome) == Outcome((9, 7, 7), (3, 1, 1))


async def test_the_last_of_the_people_ends_the_game(service: Service):
    game = await party(service, 2)
    ada, bob = game.people
    await asyncio.gather(*(person.do(game.table, "concede", {"seat": 1 + (person is bob)}) for person in (ada, bob)))
    assert game.live.row.state == "stopped"
    assert "Ended early" in (await ada.get(f"/t/{game.table}/end")).text


async def test_whom_all_others_have_left_the_game_to_may_end_it_and_has_won(service: Service):
    game = await party(service, 2)
    ada, bob = game.people
    await bob.do(game.table, "concede", {"seat": 2})
    assert "End the game now" in await ada.menu(game.table)
    await ada.do(game.table, "vote", END)
    assert "You win" in (await ada.get(f"/t/{game.table}/end")).text
    assert "Ada wins" in (await bob.get("/")).text


async def test_a_question_that_only_the_one_who_gives_up_has_not_answered_is_settled(service: Service):
    game = await party(service, 3)
    for person in game.people[:2]:
        await person.do(game.table, "vote", END)
    await game.people[2].do(game.table, "concede", {"seat": 3})
    assert game.live.row.state == "stopped"


def test_a_game_that_was_given_up_is_lost_and_its_points_are_nobody_s():
    first, second = played(1, (20, 10)), played(2, (5, 9), bots=(1,))
    given_up = replace(second, chairs=(replace(second.chairs[0], has_conceded=True), *second.chairs[1:]))
    found = statistics.records([first, given_up])[0]
    assert [mark.score for mark in found.marks] == [20]
    assert [(one.name, one.won, one.lost) for one in found.rivals] == [("Bob", 1, 1)]
    third = played(3, (9, 5), bots=(2,))
    given_up = replace(third, chairs=(third.chairs[0], replace(third.chairs[1], has_conceded=True)))
    assert [(one.name, one.level, one.won) for one in statistics.records([given_up])[0].rivals] == [("Bob", "", 1)]


# --- ending it together


async def test_a_game_ends_when_all_people_agree(service: Service):
    game = await party(service, 3, must_draw="free")
    ada, bob, cid = game.people
    watcher = await onlooker(game)
    assert (await watcher.do(game.table, "vote", END)).status == 403
    await ada.do(game.table, "vote", END)
    assert "You would like to end the game now." in await page_of(game)
    assert "In favour" not in await page_of(game)
    assert "End the game now, without a winner? In favour: Ada." in await page_of(game, 1)
    await bob.do(game.table, "vote", {"topic": "end", "yes": 0})
    assert game.live.votes == ()
    for person in (ada, bob):
        await person.do(game.table, "vote", END)
    assert game.live.row.state == "playing"  # Cid is away, and is asked all the same
    await cid.do(game.table, "vote", END)
    assert (game.live.row.state, game.live.votes) == ("stopped", ())
    assert "The game was ended early." in await page_of(game)


@pytest.mark.parametrize("game", games.ids("screen"))
async def test_every_game_can_be_given_up_and_ended(service: Service, game: str):
    table = await party(service, 3, game=game)
    assert (await table.people[2].do(table.table, "concede", {"seat": 3})).status == 303
    assert table.live.chair(3).stand_in == levels(game)[-1]
    for person in table.people[:2]:
        assert (await person.do(table.table, "vote", END)).status == 303
    assert table.live.row.state == "stopped"
    assert "The game was ended early." in await page_of(table)


async def test_nothing_can_be_done_any_more_and_pages_say_so(service: Service):
    game = await party(service, 2, must_draw="free")
    pages = await game.pages()
    for person in game.people:
        await person.do(game.table, "vote", END)
    assert (await pages[0].do("done"))["result"] == "stale"
    start = (await game.people[0].start_of(game.table))["state"]
    assert (start["over"], start["yourTurn"], start["offers"]) == (True, False, {})
    assert 'class="done"' in (await game.people[0].parts(game.table))["is-2"]
    for deed, fields in (("vote", END), ("concede", {"seat": 1}), ("standin", {"seat": 2})):
        assert (await game.people[0].do(game.table, deed, fields)).status == 400
    assert (await game.people[0].do(game.table, "rematch")).status == 303


async def test_its_seed_is_revealed_and_its_beginning_can_be_replayed(service: Service):
    game = await ended(service)
    end = (await game.people[0].get(f"/t/{game.table}/end")).text
    assert game.live.row.seed.hex() in end
    assert "checked ✓" in end
    secret = replay_secret(game.live.row.seed, game.live.row.nonce)
    assert "not played to its end" in (await game.people[1].get(f"/r/{secret}")).text
    file = (await game.people[0].get(f"/t/{game.table}/file")).text
    brought = record.read(io.StringIO(file), find)
    record.verify(brought)
    assert (brought.end.finished, len(brought.table.log)) == (False, len(position(game.live).log))
    await service.forget(game.table)
    assert "Ended early" in (await game.people[0].get(f"/t/{game.table}/end")).text


async def test_nothing_of_it_was_told_before(service: Service):
    game = await ended(service)
    for person in game.people:
        assert not any(game.live.row.seed.hex().encode() in bytes(piece) for piece in person.seen)


async def test_statistics_and_lists_know_that_it_was_not_played_to_its_end(service: Service):
    game = await ended(service)
    assert await service.read(lambda connection: rows.results(connection, [game.table])) == []
    assert await service.read(lambda connection: rows.tables_without_results(connection, 10)) == []
    assert "Ended early" in (await game.people[0].get("/")).text


async def test_clocks_stop_and_bots_do_nothing(service: Service, served: list[float]):  # noqa: F811
    game = await begin_timed(service)
    await game.people[1].do(game.table, "standin", {"seat": 2})
    await game.people[0].do(game.table, "standin", {"seat": 2})
    await game.people[0].do(game.table, "vote", END)
    assert game.live.row.state == "stopped"
    assert [chair.asked_at for chair in game.live.chairs] == [None, None]
    jobs = await service.read(lambda connection: stored.jobs(connection, game.table))
    assert "clock" not in {job.kind for job in jobs}
    length = len(position(game.live).log)
    await Bots(service.hub, Here(0))._play(game.live, 2)  # type: ignore[arg-type]
    assert len(position(game.live).log) == length


async def test_a_move_from_a_process_that_has_not_heard_of_it_comes_too_late(service: Service):
    game = await party(service, 2, must_draw="free")
    facts = await service.read(lambda connection: rows.facts(connection, game.table))
    assert facts is not None
    unaware = Live(service.hub, facts)
    for person in game.people:
        await person.do(game.table, "vote", END)
    result = await unaware.play(1, ("done",), None, None)
    assert (result.result, str(result.error.reason if result.error else "")) == ("stale", "server-is-over")
    entry = rows.EntryRow(game.table, len(position(game.live).log) + 1, 1, "do", "done", None, 1.0)
    with pytest.raises(Taken):
        await service.hub.store.write(lambda connection: rows.append(connection, game.table, [entry]))


async def test_a_game_that_has_come_to_its_end_is_not_ended_again(service: Service):
    game = await party(service, 2, must_draw="free")
    facts = await service.read(lambda connection: rows.facts(connection, game.table))
    assert facts is not None
    unaware = Live(service.hub, facts)
    await finish(game.live)
    with pytest.raises(Stale, match="The game is over"):
        await ending.end(unaware)
    assert (await service.live(game.table)).row.state == "over"
