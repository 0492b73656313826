"""Puzzles at real tables: they begin before the last decision, and whoever reaches the goal has solved them."""

import pytest

from tests.server.people import Person, come, position
from tests.server.service import Service
from whistlestop.lab.puzzles import Tree, shipped
from whistlestop.server.live import Live

pytestmark = pytest.mark.anyio

GAME = "pioneer-rails"
SMALLEST = min(range(1, len(shipped(GAME)) + 1), key=lambda number: shipped(GAME)[number - 1].ends)
BEST = shipped(GAME)[SMALLEST - 1].best


async def opened(person: Person, number: int = SMALLEST) -> Live:
    await person.service.prepare(GAME)
    answer = await person.post("/puzzles", {"game": GAME, "number": number})
    return await person.service.live(answer.goes_to.removeprefix("/t/"))


async def play_out(live: Live, tree: Tree, *, well: bool) -> None:
    """To the best end, or to the worst that can be found by always choosing the least."""
    choose = max if well else min
    while not position(live).finished:
        table = position(live)
        game, state = table.game, table.state
        worth = {action: tree.best(game.apply(state, 1, action).state) for action in table.legal(1)}
        action = choose(worth, key=lambda one: worth[one])
        assert (await live.play(1, (game.notation.format_action(action),), None, None)).result == "applied"


async def test_whoever_finds_the_best_end_has_solved_it(service: Service):
    ada, bob = come(service)
    live = await opened(ada)
    page = (await ada.get(f"/t/{live.id}")).text
    assert f"end the game with {BEST} points" in page
    await play_out(live, Tree(live.game), well=True)
    end = (await ada.get(f"/t/{live.id}/end")).text
    assert "There is no better end" in end
    assert "Play again" not in end
    assert f"Solved: {BEST}" in (await ada.get("/puzzles")).text
    assert f"Solved: {BEST}" not in (await bob.get("/puzzles")).text
    assert f"Puzzle {SMALLEST}" in (await ada.get("/")).text
    assert "<circle" not in (await ada.get("/statistics")).text  # a puzzle is no game of its own


async def test_whoever_does_not_is_told_how_far_it_is_and_tries_again(service: Service):
    (ada,) = come(service, 1)
    live = await opened(ada)
    await play_out(live, Tree(live.game), well=False)
    outcome = position(live).outcome
    assert outcome is not None
    assert outcome.scores[0] < BEST
    end = (await ada.get(f"/t/{live.id}/end")).text
    assert f"{BEST} points are possible: {BEST - outcome.scores[0]} more" in end
    assert f"{outcome.scores[0]} of {BEST}" in (await ada.get("/puzzles")).text
    again = await opened(ada)
    assert again.id != live.id
    assert position(again).log == position(again).log[:0]


async def test_a_puzzle_is_read_from_the_store_again(service: Service):
    (ada,) = come(service, 1)
    live = await opened(ada)
    before = position(live).state.key()
    await service.restart()
    await service.prepare(GAME)
    again = await service.live(live.id)
    assert position(again).state.key() == before
    assert again.puzzle == SMALLEST


@pytest.mark.parametrize("number", ["0", "999", "-1", "x", "", "٣"])
async def test_there_is_no_other_puzzle(service: Service, number: str):
    (ada,) = come(service, 1)
    await service.prepare(GAME)
    assert (await ada.post("/puzzles", {"game": GAME, "number": number})).status == 404
    assert (await ada.post("/puzzles", {"game": "nothing", "number": 1})).status == 404
