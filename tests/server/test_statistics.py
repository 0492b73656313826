"""Figures of finished games: those of the own seats, by device; what everybody reached, without names."""

import csv
import io
import re
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.people import Person, come, finish, party, position
from tests.server.service import GAME, Service
from whistlestop.core.table import Did
from whistlestop.server import lessons, statistics
from whistlestop.server.store.rows import ChairRow, PlayedRow, ResultRow, TableRow, TotalRow

pytestmark = pytest.mark.anyio

NOW = 1_800_000_000.0


def played(
    number: int, scores: tuple[int, ...], mine: tuple[int, ...] = (1,), options: str = "{}", bots: tuple[int, ...] = ()
) -> PlayedRow:
    """A game of so many seats; higher scores have better places."""
    id, seats = f"t{number}", range(1, len(scores) + 1)
    table = TableRow(id, GAME, len(scores), options, "over", "sealed", NOW, NOW)
    chairs = tuple(ChairRow(id, seat, "person", ("Ada", "Bob", "=Cid")[seat - 1]) for seat in seats)
    results = tuple(
        ResultRow(
            id,
            seat,
            score,
            1 + sum(other > score for other in scores),
            "greedy" if seat in bots else None,
            f'{{"exits":{score + 3},"errors":-3}}',
            NOW + 86400 * number,
        )
        for seat, score in zip(seats, scores, strict=True)
    )
    return PlayedRow(table, chairs, results, mine)


def test_scores_come_in_the_order_of_their_games():
    found = statistics.records([played(2, (30, 40)), played(1, (20, 10)), played(0, (25,))])
    assert [record.game for record in found] == [GAME]
    assert [(mark.day, mark.score, mark.won) for mark in found[0].marks] == [
        ("2027-01-15", 25, None),
        ("2027-01-16", 20, True),
        ("2027-01-17", 30, False),
    ]


def test_variants_are_told_apart_by_players_and_by_rules():
    games = [played(1, (20,)), played(2, (30,)), played(3, (40, 1)), played(4, (50,), options='{"lava":true}')]
    variants = statistics.records(games)[0].variants
    assert [(one.seats, one.options, one.games, one.mean, one.best) for one in variants] == [
        (1, {}, 2, 25, 30),
        (1, {"lava": True}, 1, 50, 50),
        (2, {}, 1, 40, 40),
    ]


def test_head_to_head_counts_each_of_the_others_by_place():
    games = [played(1, (20, 10)), played(2, (20, 20)), played(3, (1, 9, 0)), played(4, (5, 9), bots=(2,))]
    rivals = statistics.records(games)[0].rivals
    assert [(one.name, one.level, one.won, one.drawn, one.lost) for one in rivals] == [
        ("Bob", "", 1, 1, 1),
        ("", "greedy", 0, 0, 1),
        ("=Cid", "", 1, 0, 0),
    ]


def test_people_on_one_device_are_each_a_record_and_no_rivals():
    record = statistics.records([played(1, (20, 10), mine=(1, 2))])[0]
    assert [mark.score for mark in record.marks] == [20, 10]
    assert record.rivals == ()


def test_a_seat_that_a_bot_has_finished_is_nobody_s_record():
    assert statistics.records([played(1, (20, 10), bots=(1,))]) == []


def test_points_come_from_the_parts_of_the_sheet():
    record = statistics.records([played(1, (20,)), played(2, (30,))])[0]
    assert record.parts == (("exits", 28), ("errors", -3))


def test_a_table_for_other_programs_holds_no_formula():
    lines = list(csv.DictReader(io.StringIO(statistics.table([played(1, (20, 10, 5), mine=(3,))]))))
    assert [(line["name"], line["score"], line["place"], line["others"]) for line in lines] == [
        ("'=Cid", "5", "3", "Ada 20; Bob 10")
    ]
    assert lines[0]["parts"] == "exits=8; errors=-3"
    assert lines[0]["ended"] == "2027-01-16T08:00:00+00:00"


def test_the_server_s_figures_name_people_before_bots():
    totals = [TotalRow(GAME, bot, 1, 10, 10) for bot in ("foreseeing", "random", None, "gone")]
    (record,) = statistics.server_records(totals, {GAME: 3}, [])
    assert record.games == 3
    assert [one.level for one in record.totals] == ["", "random", "foreseeing"]
    assert record.people is None


def test_the_server_s_figures_tell_what_people_have_reached_and_not_who():
    totals = [TotalRow(GAME, None, 3, 10, 10)]
    newest = [played(2, (30, 40), mine=(1,), bots=(2,)), played(1, (20, 10), mine=(1, 2))]
    (record,) = statistics.server_records(totals, {GAME: 2}, newest)
    assert record.people is not None
    assert [(mark.score, mark.won, mark.table) for mark in record.people.marks] == [
        (20, True, ""),
        (10, False, ""),
        (30, False, ""),
    ]
    assert [(one.name, one.level, one.lost) for one in record.people.rivals] == [("", "greedy", 1)]
    assert record.people.parts == (("exits", 23), ("errors", -3))


async def ended(service: Service, **options: Any) -> tuple[Person, Person]:
    game = await party(service, must_draw="free", **options)
    await finish(game.live)
    return game.people[0], game.people[1]


def own(page: str) -> str:
    """The page of statistics up to what was reached on the whole server."""
    return page.partition("On this server")[0]


async def test_each_device_reads_of_its_own_games(service: Service):
    ada, bob = await ended(service)
    page = (await ada.get("/statistics")).text
    assert len(re.findall(r'<circle class="(?:won|dot)"', own(page))) == 1
    assert ">Bob</th>" in page
    assert ">Ada</th>" in (await bob.get("/statistics")).text
    eve = Person(service, "Eve")
    theirs = (await eve.get("/statistics")).text
    assert "/t/" not in theirs
    assert len(re.findall(r'<circle class="(?:won|dot)"', theirs)) == 2  # those of everybody on this server
    assert "Bob" not in theirs
    assert "Ada" not in theirs
    assert "2 games" not in theirs
    assert "1 game" in theirs
    assert "People" in theirs


async def test_nobody_else_reads_who_has_given_up(service: Service):
    game = await party(service, 3, must_draw="free")
    assert (await game.people[1].do(game.table, "concede", {"seat": 2})).status == 303
    await finish(game.live)
    assert ">Bob</th>" in (await game.people[0].get("/statistics")).text
    theirs = (await Person(service, "Eve").get("/statistics")).text
    assert len(re.findall(r'<circle class="(?:won|dot)"', theirs)) == 2  # Ada's and Cid's
    assert "Bob" not in theirs


async def test_the_own_games_can_be_taken_along(service: Service):
    ada, _ = await ended(service)
    answer = await ada.get("/statistics.csv")
    assert answer.header("content-type").startswith("text/csv")
    (line,) = csv.DictReader(io.StringIO(answer.text))
    assert (line["game"], line["players"], line["options"], line["name"]) == (GAME, "2", "must_draw=free", "Ada")
    assert len((await Person(service, "Eve").get("/statistics.csv")).text.splitlines()) == 1


async def test_a_lesson_is_in_no_figures(service: Service):
    ada, _ = come(service)
    table = (await ada.post(f"/learn/{GAME}")).goes_to.rpartition("/")[2]
    live, written = await service.live(table), lessons.of(GAME).table
    for entry in written.log:
        if isinstance(entry, Did):
            await live.play(entry.seat, (written.game.notation.format_action(entry.action),), None, None)
    assert position(live).finished
    page = (await ada.get("/statistics")).text
    assert "<circle" not in page
    assert "People" not in page


async def test_running_games_forks_and_forgotten_tables_are_in_no_figures(service: Service):
    ada, bob = come(service)
    running = await ada.open(must_draw="free")
    await ada.do(running, "fork")
    fork = next(live for live in service.hub.lives.values() if live.row.origin is not None)
    while not position(fork).finished:
        await fork.play(position(fork).actors[0], ("done",), None, None)
    assert "<circle" not in (await ada.get("/statistics")).text
    await finish(await service.live(running))
    assert own((await ada.get("/statistics")).text).count("<circle") == 1
    await ada.do(running, "forget")
    assert "<circle" not in own((await ada.get("/statistics")).text)
    assert (await bob.get("/statistics")).status == 200


def test_a_plot_of_equal_scores_can_be_drawn():
    from whistlestop.web import plot

    marks = statistics.records([played(number, (7,)) for number in range(3)])[0].marks
    days = ("a day", "another")
    assert plot.scores(marks, days, "<words>").count("<circle") == 3
    drawn = plot.scores(tuple(replace(mark, score=-4) for mark in marks[:1]), days, "")
    assert drawn.count("−4") == 1
    (dot,) = re.findall(r'<circle[^>]* cy="([\d.]+)"', drawn)
    levels = [float(y) for y in re.findall(r'class="level" d="M48.0 ([\d.]+)H', drawn)]
    assert min(levels) < float(dot) < max(levels)
