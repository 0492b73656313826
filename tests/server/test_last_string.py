"""A puzzle of String Railway at a real table: a person taps stations, lays what comes, and has solved it."""

import pytest

from tests.server.people import come, position
from tests.server.service import Service
from tests.string_railway.lastly import SMALLEST, begun, best_chains
from whistlestop.games.string_railway import data
from whistlestop.lab.puzzles import shipped

pytestmark = pytest.mark.anyio

GAME = "string-railway"


async def test_whoever_taps_the_right_stations_has_solved_it(service: Service):
    (ada,) = come(service, 1)
    await service.prepare(GAME)
    number = shipped(GAME).index(SMALLEST) + 1
    answer = await ada.post("/puzzles", {"game": GAME, "number": number})
    live = await service.live(answer.goes_to.removeprefix("/t/"))
    assert f"end the game with {SMALLEST.best} points" in (await ada.get(f"/t/{live.id}")).text
    table = position(live)
    assert table.actors == (SMALLEST.seat,)
    best = None
    for stations in best_chains(begun(SMALLEST)):
        numbers = " ".join(str(station + 1) for station in stations)
        for way in table.preview(SMALLEST.seat, f"via {data.LENGTHS[begun(SMALLEST).length]} {numbers}").ways:
            outcome = table.game.outcome(table.game.apply(table.state, SMALLEST.seat, way).state)
            if outcome is not None and outcome.scores[SMALLEST.seat - 1] == SMALLEST.best:
                best = table.game.notation.format_action(way)
    assert best is not None
    assert (await live.play(SMALLEST.seat, (best,), None, None)).result == "applied"
    assert position(live).finished
    assert "There is no better end" in (await ada.get(f"/t/{live.id}/end")).text
    assert f"Solved: {SMALLEST.best}" in (await ada.get("/puzzles")).text
