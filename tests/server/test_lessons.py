"""Lessons: a first game at the real table, played along with its record, then freely."""

import asyncio
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from tests.server.people import Person, come, position
from tests.server.service import GAME, PATIENCE, Page, Service
from whistlestop import games
from whistlestop.core.chance import Prepared, Sealed
from whistlestop.core.errors import Stale
from whistlestop.core.lesson import LEARNER, Remark, Step
from whistlestop.core.record import state_hash
from whistlestop.core.table import Did, Undid
from whistlestop.server import lessons
from whistlestop.server.attendance import Key
from whistlestop.server.live import Live
from whistlestop.words import LOCALES, say

pytestmark = pytest.mark.anyio


async def begin(service: Service, game: str = GAME) -> tuple[Person, Live, Page]:
    """Somebody learns a game."""
    await service.prepare(game)
    (ada,) = come(service, 1)
    table = (await ada.post(f"/learn/{game}")).goes_to.rpartition("/")[2]
    return ada, await service.live(table), await ada.look(table)


def record_of(game: str) -> Iterator[tuple[int, str]]:
    """Who does what in a lesson's record."""
    table = lessons.of(game).table
    for entry in table.log:
        if isinstance(entry, Did):
            yield entry.seat, table.game.notation.format_action(entry.action)


def guided(game: str) -> int:
    """How many moves of the record the learner makes too."""
    return sum(step.moves for step in lessons.of(game).said if isinstance(step, Step))


def told(live: Live, locale: str = "en") -> str:
    """What the lesson says to the learner."""
    found = re.search("<p>(.*?)</p>", live.showing.drawing(Key(LEARNER, locale, True)).parts["lesson"])
    return unescape(found[1]) if found else ""


def said(game: str, words: str, locale: str) -> str:
    return say(locale, f"{game}-lesson-{words}")


async def until_asked(live: Live) -> None:
    """Let the others do what their script says, until it is the learner's move."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with live.held():  # then pages have been told, too
                if live.planned(LEARNER):
                    return
            await asyncio.sleep(0.01)


def legal(live: Live) -> list[str]:
    table = position(live)
    return [table.game.notation.format_action(action) for action in table.legal(LEARNER)]


@pytest.mark.parametrize("game", games.ids("lesson"))
async def test_a_lesson_is_played_to_its_end_and_says_everything(service: Service, game: str) -> None:
    """Guided moves are what a page finds by asking and can do; what follows may be done as the record does it."""
    _, live, page = await begin(service, game)
    lesson, heard, made = lessons.of(game), list[str](), 0
    for seat, action in record_of(game):
        is_guided = made < guided(game)
        if seat != LEARNER:
            if not is_guided:  # else the table does it by itself
                assert (await live.play(seat, (action,), None, None)).result == "applied", action
            continue
        if is_guided:
            await until_asked(live)
        words = next(each for each in lesson.said if said(game, each.words, "en") == told(live))
        assert isinstance(words, Step if is_guided else Remark)
        if words.words not in heard:
            heard.append(words.words)
            for locale in LOCALES:
                assert told(live, locale) == said(game, words.words, locale)
        await page.rest()
        assert page.state["wanted"].partition(" + ")[0] == (action if is_guided else "")
        if is_guided:
            if page.state["finish"] != action:
                assert action in {way["action"] for way in (await page.ask(action))["ways"]}
            assert (await page.do(action))["result"] == "applied", action
        else:  # as a page does it, but for how fast a page may go
            assert (await live.play(LEARNER, (action,), None, None)).result == "applied", action
        made += 1
    assert heard == [each.words for each in lesson.said]
    assert state_hash(position(live)) == state_hash(lesson.table)
    assert position(live).finished


async def test_the_lesson_leads_step_by_step(service: Service) -> None:
    """Only what it waits for is lit; another move is refused with a kind word; taking back takes the lesson back."""
    ada, live, page = await begin(service)
    assert page.state["offers"] == {"h-h-": "B1"}
    assert not page.state["canFinish"]
    before, first = position(live).log, told(live)
    kind = say("en", "lesson-off")
    answer = await page.do("F1 h-h-")
    assert (answer["result"], answer["sentence"]) == ("refused", kind)
    asked = await page.ask("F1 h-h-")
    assert (asked.get("ways", []), asked["sentence"]) == ([], kind)
    assert (await page.ask("D1 h-h-"))["rule"] == "RI-2.3"  # what breaks a rule is told by its rule
    assert position(live).log == before
    await page.do("B1 h-h-")
    assert told(live) != first
    await page.undo()
    assert told(live) == first
    assert isinstance(position(live).log[-1], Undid)
    assert (await page.do("B1 h-h-", "B2 hh--"))["result"] == "applied"  # several at once, as pages do in some games

    heard, table = told(live), live.id
    await service.restart()
    assert told(await service.live(table)) == heard
    page = await ada.look(table)
    assert (await page.do("D1 r-r-"))["result"] == "applied"


async def test_who_is_free_plays_as_they_like_to_the_real_score(service: Service) -> None:
    ada, live, page = await begin(service)
    for _ in range(guided(GAME)):
        await page.rest()
        await page.do(page.state["wanted"].partition(" + ")[0])
    while not position(live).finished:
        assert (await live.play(LEARNER, (legal(live)[-1],), None, None)).result == "applied"
    table, record = position(live), lessons.of(GAME).table
    assert [entry for entry in table.log if isinstance(entry, Did)] != [e for e in record.log if isinstance(e, Did)]
    assert table.draws == record.draws

    shown = (await ada.get(f"/t/{live.id}")).text
    assert say("en", "web-lesson-onward") in shown
    assert f'value="{games.gentle(GAME)}"' in shown
    assert say("en", "web-table-again") not in shown
    assert say("en", "web-table-fair") not in shown  # nobody has sealed this chance
    assert '"dealer":"scripted"' in (await ada.get(f"/t/{live.id}/file")).text
    replay = re.search(r'href="(/r/[^"]+)"', shown)
    assert replay is not None
    assert (await ada.get(replay[1])).status == 200


async def test_pages_lead_to_the_lesson_and_back_to_it(service: Service) -> None:
    ada, live, _ = await begin(service)
    home = (await ada.get("/")).text
    assert f'href="/t/{live.id}"' in home
    assert f"<small>{say('en', 'web-lesson')}</small>" in home
    for path in ("/", f"/help/{GAME}", f"/help/{GAME}?fragment=1"):
        assert f'action="/learn/{GAME}"' in (await ada.get(path)).text
    assert (await ada.post("/learn/no-such-game")).status == 404


def test_nobody_acts_before_those_who_are_to_act_first() -> None:
    """Märklin's tickets are chosen at the same time: the learner waits for the others, who choose at once."""
    lesson = lessons.of("marklin")
    record = lesson.table
    table = type(record)(record.game, record.seats, record.options, lesson.dealer(Sealed.from_text("any")))
    for entry in record.log[len(table.log) :]:
        if table.actors == (1, 2):
            break
        if isinstance(entry, Did):
            table.submit(entry.seat, entry.action)
    keep = next(iter(table.legal(LEARNER)))
    assert lesson.run(table.state, 2)
    with pytest.raises(Stale):
        lesson.check(table.state, LEARNER, (keep,))


def test_what_cannot_fall_any_more_is_dealt_by_somebody_else() -> None:
    draws, sealed = lessons.of(GAME).table.draws, Sealed.from_text("another")
    possible: Any = sealed.deal(7, draws[0])
    dealer = Prepared([possible, (-1,)], sealed)
    assert dealer.deal(0, draws[0]) == possible
    assert dealer.deal(1, draws[1]) == sealed.deal(1, draws[1])
    assert dealer.deal(2, draws[2]) == sealed.deal(2, draws[2])
