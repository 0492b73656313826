"""Hints: a good move for whoever is to act, from the own view, that nobody else hears of."""

from pathlib import Path

import pytest

from tests.server.people import Person, come, finish, onlooker, party, placements, position
from tests.server.service import Service
from whistlestop.bots.advice import Reason
from whistlestop.lab import advice
from whistlestop.server.access import replay_secret
from whistlestop.server.limits import RATES
from whistlestop.server.thinking import Advised
from whistlestop.server.workers import BotFailed, Workers
from whistlestop.words import LOCALES, say

pytestmark = pytest.mark.anyio


@pytest.mark.long
async def test_a_hint_is_what_the_strongest_bot_would_do_and_says_why(tmp_path: Path) -> None:
    async with Service(tmp_path, Workers) as service:
        game = await party(service, 2, lava=True)
        ada, bob = game.people
        watching = await bob.look(game.table)
        log = await service.entries(game.table)
        table = position(game.live)
        expected = advice.hint(table.game.id, table.view(1), len(table.story(1)))
        answer = await ada.get(f"/t/{game.table}/hint")
        assert answer.status == 200, answer.text
        assert answer.header("cache-control") == "no-store"
        told = answer.json
        assert told["way"]["action"] == table.game.notation.format_action(expected.line[0])
        assert told["place"] == told["way"]["action"].split()[0]
        assert told["way"]["parts"]
        assert any("+" in sentence for sentence in told["why"])
        assert await service.entries(game.table) == log
        assert await watching.rest() == []  # nobody else hears of it
        assert (await ada.get(f"/t/{game.table}/hint")).json == told
        await (await ada.look(game.table)).do(told["way"]["action"])
        assert position(game.live).lane(1) == expected.line[:1]


async def test_nobody_gets_a_hint_but_whoever_is_to_act(service: Service) -> None:
    game = await party(service, 2, must_draw="free")
    ada = game.people[0]
    await game.live.play(1, ("done",), None, None)
    answer = await ada.get(f"/t/{game.table}/hint")
    assert (answer.status, answer.json["sentence"]) == (400, say("en", "server-hint-later"))
    answer = await (await onlooker(game)).get(f"/t/{game.table}/hint")
    assert (answer.status, answer.json["sentence"]) == (403, say("en", "server-only-watching"))
    assert (await Person(service, "Eve").get(f"/t/{game.table}/hint")).status == 404
    await finish(game.live)
    assert (await ada.get(f"/t/{game.table}/hint")).status == 400


async def test_a_table_can_do_without_hints(service: Service) -> None:
    (ada,) = come(service, 1)
    fields = {"game": "railroad-ink", "seats": 1, "name": "Ada", "hints": "false"}
    table = (await ada.post("/new", fields)).goes_to.removeprefix("/t/")
    answer = await ada.get(f"/t/{table}/hint")
    assert (answer.status, answer.json["sentence"]) == (403, say("en", "server-hint-never"))
    assert 'id="hint"' not in (await ada.get(f"/t/{table}")).text
    with_hints = await ada.open()
    assert 'id="hint"' in (await ada.get(f"/t/{with_hints}")).text


async def test_a_fork_of_a_game_without_hints_has_none_while_that_goes_on(service: Service) -> None:
    """The position is the same there, and so would be the hint."""
    ada = Person(service, "Ada")
    fields = {"game": "railroad-ink", "seats": 1, "name": "Ada", "hints": "false", "option-must_draw": "free"}
    table = (await ada.post("/new", fields)).goes_to
    fork = (await ada.post(f"{table}/fork")).goes_to
    assert (await ada.get(f"{fork}/hint")).status == 403
    live = await service.live(table.removeprefix("/t/"))
    await finish(live)
    secret = replay_secret(live.row.seed, live.row.nonce)
    later = (await ada.post(f"/r/{secret}/fork", {"at": 1, "seat": 1})).goes_to
    assert (await service.live(later.removeprefix("/t/"))).row.has_hints


async def test_a_fork_that_is_over_tells_no_good_move_for_the_game_that_it_came_from(service: Service) -> None:
    """Else to fork, to end the fork and to look at that again would bring a hint."""
    ada = Person(service, "Ada")
    fields = {"game": "railroad-ink", "seats": 1, "name": "Ada", "hints": "false", "option-must_draw": "free"}
    table = (await ada.post("/new", fields)).goes_to
    fork = (await ada.post(f"{table}/fork")).goes_to.removeprefix("/t/")
    await ada.do(fork, "vote", {"topic": "end", "yes": 1})
    live = await service.live(fork)
    assert live.is_over
    replay = f"/r/{replay_secret(live.row.seed, live.row.nonce)}"
    again = (await ada.post(f"{replay}/fork", {"at": 0, "seat": 1})).goes_to
    answer = await ada.get(f"{again}/hint")
    assert (answer.status, answer.json["sentence"]) == (403, say("en", "server-hint-never"))
    assert '<section id="analysis" hidden>' in (await ada.get(replay)).text
    assert (await ada.post(f"{replay}/analysis", {"analyse": 1})).status == 403


async def test_whoever_joins_and_plays_again_is_told_that_there_are_none(service: Service) -> None:
    ada, bob = come(service, 2)
    fields = {"game": "railroad-ink", "seats": 2, "name": "Ada", "seat-2": "open", "hints": "false"}
    fields["option-must_draw"] = "free"
    table = (await ada.post("/new", fields)).goes_to.removeprefix("/t/")
    join, _ = await ada.links(table)
    none = say("en", "web-no-hints")
    assert none in (await bob.get(join)).text
    await bob.sit_down(join, 2)
    assert none in (await bob.get(f"/t/{table}")).text
    await ada.do(table, "start")
    await finish(await service.live(table))
    again = (await ada.do(table, "rematch")).goes_to.removeprefix("/t/")
    assert none in (await ada.get(f"/t/{again}")).text


class Told:
    """In place of the bots' processes: does something while it should think, then fails or answers."""

    def __init__(self, work: object) -> None:
        self._work = work

    async def advise(self, *question: object) -> object:
        return await self._work()  # type: ignore[operator]


async def test_a_hint_for_a_position_that_has_changed_is_none(service: Service) -> None:
    game = await party(service, 1, must_draw="free")

    async def meanwhile() -> Advised:
        text = placements(game.live, 1)[0]
        await game.live.play(1, (text,), None, None)
        return Advised((text,), (), ())

    service.app.state.workers = Told(meanwhile)
    answer = await game.people[0].get(f"/t/{game.table}/hint")
    assert (answer.status, answer.json["sentence"]) == (400, say("en", "position-has-changed"))


async def test_a_bot_that_fails_leaves_a_sentence(service: Service, caplog: pytest.LogCaptureFixture) -> None:
    game = await party(service, 1)

    async def fail() -> None:
        raise BotFailed("a mistake in a bot")

    service.app.state.workers = Told(fail)
    answer = await game.people[0].get(f"/t/{game.table}/hint")
    assert (answer.status, answer.json["sentence"]) == (400, say("en", "server-hint-failed"))
    assert "no hint was found" in caplog.text
    caplog.clear()


async def test_whoever_follows_a_plan_is_told_how_it_goes_on_without_another_thought(service: Service) -> None:
    game = await party(service, 1, must_draw="free")
    (ada,) = game.people
    page = await ada.look(game.table)
    first, other, *_ = placements(game.live, 1)
    await page.do(first)
    second = next(text for text in placements(game.live, 1) if text.split()[0] != first.split()[0])
    await page.undo()
    thoughts: list[tuple[str, ...]] = [("done",), (first, second, "done")]
    outlook = Reason("railroad-ink-advice-outlook", {"points": 60})
    reasons = (outlook, Reason("railroad-ink-advice-pair", {"points": 3}, is_of_first=True))

    async def answer() -> Advised:
        return Advised(thoughts.pop(), (("exits", 4),), reasons)

    async def hinted() -> tuple[str, list[str]]:
        told = (await ada.get(f"/t/{game.table}/hint")).json
        return told["way"]["action"], told["why"]

    service.app.state.workers = Told(answer)
    plan = ["The plan brings: Exits +4.", say("en", outlook.id, outlook.args)]
    begun = [*plan, say("en", "railroad-ink-advice-pair", {"points": 3})]  # only the first action is about pairs
    assert [await hinted() for _ in range(RATES["hint"].burst + 1)] == [(first, begun)] * (RATES["hint"].burst + 1)
    await page.do(first)
    assert await hinted() == (second, plan)
    await page.do(second)
    assert await hinted() == ("done", plan)
    await page.undo()
    assert await hinted() == (second, plan)
    await page.undo()
    assert (await hinted(), len(thoughts)) == ((first, begun), 1)
    await page.do(other)  # something else than what was advised: the second thought
    assert (await hinted(), thoughts) == (("done", ["Scores now: Exits +4.", *begun[1:]]), [])


async def test_what_a_hint_costs_is_told_beside_what_it_gains(service: Service) -> None:
    async def whys(*scores: tuple[str, int]) -> list[str]:
        game = await party(service, 1)

        async def answer() -> Advised:
            return Advised(tuple(placements(game.live, 1)[:2]), scores, ())

        service.app.state.workers = Told(answer)
        found: list[str] = (await game.people[0].get(f"/t/{game.table}/hint")).json["why"]
        return found

    assert await whys(("exits", 4), ("centre", 0), ("errors", -2)) == ["The plan brings: Exits +4, Errors −2."]
    assert await whys(("errors", -2)) == []


async def test_who_asks_too_often_waits(service: Service) -> None:
    game = await party(service, 1)

    async def answer() -> Advised:
        return Advised((placements(game.live, 1)[0],), (), ())

    service.app.state.workers = Told(answer)
    found = []
    for _ in range(RATES["hint"].burst + 1):
        game.live.advised.clear()  # else the plan of the first hint stands, which costs no thought
        found.append(await game.people[0].get(f"/t/{game.table}/hint"))
    assert [one.status for one in found] == [200] * RATES["hint"].burst + [429]
    assert found[-1].json["sentence"] == say("en", "server-hint-too-often")


def test_sentences_about_hints_are_there_in_every_language() -> None:
    for locale in LOCALES:
        assert "X +1" in say(locale, "server-hint-plan-scores", {"parts": "X +1"})
        assert "X +1" in say(locale, "server-hint-scores", {"parts": "X +1"})
