"""Analyses of games that are over: what decisions have cost, found in the background and kept."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server import stored
from tests.server.people import Party, Person, come, party, placements, position
from tests.server.service import Service
from whistlestop.core import decisions as core_decisions
from whistlestop.core.table import played_again
from whistlestop.games.railroad_ink.actions import Confirm
from whistlestop.lab import advice
from whistlestop.server import analyses, moments
from whistlestop.server.access import replay_secret
from whistlestop.server.live import Live
from whistlestop.server.store import rows
from whistlestop.server.store.rows import FindingRow
from whistlestop.server.workers import BotFailed, Workers

pytestmark = pytest.mark.anyio

PATIENCE = 300
RECORDS = Path(__file__).parents[1] / "records"


async def ended(service: Service) -> tuple[Party, str]:
    """A game with lava, which greedy judges by the score, with one drawing of each; and the address of its replay."""
    game = await party(service, 2, must_draw="free", lava=True)
    for seat in (1, 2):
        await game.live.play(seat, (placements(game.live, seat)[0],), None, None)
    table = position(game.live)
    while table.actors:  # lava has to be drawn
        seat = table.actors[0]
        text = "done" if Confirm() in table.legal(seat) else placements(game.live, seat)[0]
        assert (await game.live.play(seat, (text,), None, None)).result == "applied"
    return game, f"/r/{replay_secret(game.live.row.seed, game.live.row.nonce)}"


async def done(service: Service, table: str, seat: int) -> analyses.Analysis:
    live = await service.live(table)
    async with asyncio.timeout(PATIENCE):
        while not (found := await analyses.analysis(live, seat)).is_done or found.is_asked:
            await asyncio.sleep(0.05)
    return found


async def frame(person: Person, replay: str, query: str) -> dict[str, Any]:
    answer = await person.get(f"{replay}/frame?{query}")
    assert answer.status == 200, answer.text
    found: dict[str, Any] = answer.json
    return found


@pytest.mark.long
async def test_every_decision_is_judged_and_the_best_is_shown_on_the_board(tmp_path: Path) -> None:
    async with Service(tmp_path, Workers) as service:
        game, replay = await ended(service)
        bob = game.people[1]
        answer = await bob.post(f"{replay}/analysis", {"analyse": 2, "at": 3, "eyes": 2})
        assert answer.goes_to == f"{replay}?at=3&seat=2&analyse=2"
        found = await done(service, game.table, 2)
        rounds = len(found.findings)
        assert rounds == position(game.live).view(None).round
        worst = max(found.findings, key=lambda finding: finding.lost)
        assert worst.lost > 0
        rules = game.live.game
        view = rules.view(worst.decision.state, 2)
        verdict = advice.judge(rules.id, view, worst.decision.line, worst.decision.at)
        assert (verdict.lost, tuple(map(rules.notation.format_action, verdict.best))) == (worst.lost, worst.best)

        played = await frame(bob, replay, f"at={worst.decision.end}&analyse=2")
        assert 'class="loss' in played["parts"]["scrub"]
        assert "data-instead" in played["parts"]["step"]
        assert played["parts"]["analysis"].count("<li>") == min(rounds, 5)
        better = await frame(bob, replay, f"at={worst.decision.at}&analyse=2&instead=1")
        cell = worst.best[0].split()[0]
        before = await frame(bob, replay, f"at={worst.decision.at}&analyse=2")
        assert better["parts"][f"c2-{cell}"] != before["parts"][f"c2-{cell}"]
        drawn = better["parts"][f"c2-{cell}"].partition('class="r')[2][0]
        assert f'class="p{drawn}"' in better["parts"]["pen-2"]  # in pencil: it can be told from what was there before
        assert "data-instead" not in better["parts"]["step"]
        assert f'data-at="{worst.decision.end}"' in better["parts"]["step"]
        assert not any(await service.read(lambda connection: stored.jobs(connection, game.table)))


@pytest.mark.long
async def test_an_analysis_goes_on_after_a_restart_and_is_not_done_twice(tmp_path: Path) -> None:
    service = Service(tmp_path)  # here bots never answer
    await service.start()
    game, replay = await ended(service)
    await game.people[0].post(f"{replay}/analysis", {"analyse": 1})
    waiting = await frame(game.people[0], replay, "analyse=1")
    assert "data-busy" in waiting["parts"]["analysis"]
    assert "<progress" in waiting["parts"]["analysis"]
    await service.stop()
    async with Service(tmp_path, Workers) as again:
        first = await done(again, game.table, 1)
        await analyses.ask_for(await again.live(game.table), 1)
        assert not any(await again.read(lambda connection: stored.jobs(connection, game.table)))
        assert await done(again, game.table, 1) == first


async def recorded(service: Service, name: str) -> tuple[Person, str, Live]:
    """Somebody who looks at a recorded game; the address of its replay, and its table."""
    (eve,) = come(service, 1)
    brought = (await eve.upload("/replays", "file", (RECORDS / f"{name}.jsonl").read_bytes())).goes_to
    return eve, brought, await service.live((await service.read(stored.tables))[-1].id)


async def found(live: Live, seat: int, at: int, *best: str) -> None:
    """As if a decision had been judged."""
    row = FindingRow(live.id, seat, at, 1250, json.dumps(best))
    await live.hub.store.write(lambda connection: rows.put_finding(connection, row))


async def test_a_decision_is_told_whole_in_the_turn_in_which_it_was_made(service: Service) -> None:
    eve, replay, live = await recorded(service, "marklin/two")
    decided = (await analyses.decisions_of(live, 1))[2]  # claim leipzig-magdeburg wild locomotive 2, done
    await found(live, 1, decided.at, "take deck")
    for eyes in ("", "&seat=1"):
        played = (await frame(eve, replay, f"at={decided.end}&analyse=1{eyes}"))["parts"]
        assert "<b>Played:</b> Leipzig–Magdeburg: loco ×2</span>" in played["step"]
        begun = (await frame(eve, replay, f"at={decided.at}{eyes}"))["parts"]
        assert played["progress"] == begun["progress"]
        assert re.sub("<[^>]*>", "", played["progress"]) in played["analysis"]
    half = (await frame(eve, replay, f"at={decided.end - 1}&analyse=1"))["parts"]["step"]
    assert "Played:" not in half
    assert "Show a better move" in half
    assert "Played:" not in (await frame(eve, replay, f"at={decided.end}&analyse=1&seat=2"))["parts"]["step"]
    after = (await frame(eve, replay, f"at={decided.end}"))["parts"]  # without the analysis the next turn begins
    assert after["progress"] != played["progress"]


async def test_what_would_have_been_better_is_seen_by_whoever_had_to_decide(service: Service) -> None:
    eve, replay, live = await recorded(service, "marklin/two")
    _, _, claim, take, *_ = await analyses.decisions_of(live, 1)
    await found(live, 1, claim.at, "take deck")
    await found(live, 1, take.at, "claim leipzig-magdeburg wild locomotive 2")
    plain = (await frame(eve, replay, f"at={claim.at}&analyse=1&seat=1"))["parts"]
    for eyes in ("", "&seat=1", "&seat=2"):
        better = (await frame(eve, replay, f"at={claim.at}&analyse=1&instead=1{eyes}"))["parts"]
        assert 'class="mk-card chosen"' in better["deck"]
        assert better.keys() == plain.keys()  # whoever looks: the hand is that of seat 1, and no other's
        assert [better[id] for id in better if id.startswith("hand-")] == [
            plain[id] for id in plain if id.startswith("hand-")
        ]
        assert plain["ghost"] == better["ghost"] == '<g id="ghost"></g>'


async def test_however_many_look_at_once_a_game_is_played_through_once(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = await ended(service)
    played: list[int] = []

    def counted(*given: Any) -> Any:
        played.append(1)
        return played_again(*given)

    for module in (core_decisions, moments):
        monkeypatch.setattr(module, "played_again", counted)
    for look in (analyses.analysis, lambda live, _: service.hub.moments.stops(live)):
        played.clear()
        first, *others = await asyncio.gather(*(look(game.live, 1) for _ in range(5)))
        assert all(other == first for other in others)
        assert len(played) == 1


async def test_a_running_game_is_not_analysed(service: Service) -> None:
    game = await party(service, 1)
    secret = replay_secret(game.live.row.seed, game.live.row.nonce)
    assert (await game.people[0].post(f"/r/{secret}/analysis", {"analyse": 1})).status == 404


async def test_what_is_asked_for_nonsense_is_answered_all_the_same(service: Service) -> None:
    game, replay = await ended(service)
    for query in ("analyse=99", "analyse=x", "analyse=1&instead=1", "analyse=1&at=5&instead=1", "instead=1"):
        assert (await game.people[0].get(f"{replay}?{query}")).status == 200
    answer = await game.people[0].post(f"{replay}/analysis", {"analyse": "<b>", "at": "-1", "eyes": "x"})
    assert answer.goes_to.endswith("&analyse=1")


class Failing:
    async def judge(self, *question: object) -> None:
        raise BotFailed("a mistake in a bot")


async def test_what_cannot_be_judged_is_said(service: Service, caplog: pytest.LogCaptureFixture) -> None:
    game, replay = await ended(service)
    work = asyncio.create_task(analyses.Analysts(service.hub, Failing()).run())  # type: ignore[arg-type]
    await analyses.ask_for(game.live, 1)
    found = await done(service, game.table, 1)
    work.cancel()
    assert {finding.lost for finding in found.findings} == {analyses.NOT_JUDGED}
    told = (await frame(game.people[0], replay, "analyse=1"))["parts"]["analysis"]
    assert f"could not be judged: {found.of}" in told
    assert "<li>" not in told
    caplog.clear()
