"""Puzzles at real tables: they begin before the last decision, and whoever reaches the goal has solved them."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.marklin.last_turn import lines
from tests.server.people import Person, come, position
from tests.server.service import Service
from tests.string_railway.lastly import begun, tapped
from whistlestop.core.fastdealer import Fast
from whistlestop.lab.puzzles import Puzzle, Tree, shipped
from whistlestop.server.live import Live

pytestmark = pytest.mark.anyio

Way = Callable[
    [Live, bool], tuple[Any, ...]
]  # to the best end, or to the worst that is found by always taking the least


def small(game: str) -> int:
    """The number of a puzzle that can end in few ways; if there is one, with another seat than the first."""
    every = dict(enumerate(shipped(game), 1))
    return min(every, key=lambda number: (every[number].seat == 1, every[number].ends))


def alone(live: Live, well: bool) -> tuple[Any, ...]:
    """A way through all that can follow."""
    tree, game, state = Tree(live.game), live.game, position(live).state
    choose, done = max if well else min, []
    while game.outcome(state) is None:
        worth = {action: tree.best(game.apply(state, 1, action).state) for action in game.legal(state, 1)}
        done.append(choose(worth, key=lambda one: worth[one]))
        state = game.apply(state, 1, done[-1]).state
    return tuple(done)


def last_turn(live: Live, well: bool) -> tuple[Any, ...]:
    """A way without chance: what it brings stands before it is gone."""
    found = [line for line in lines(position(live).state, puzzle_of(live).seat, Fast(0)) if not line.is_luck]
    return (max if well else min)(found, key=lambda line: line.score).actions


def last_string(live: Live, well: bool) -> tuple[Any, ...]:
    """The string that comes when somebody taps the right stations, or other ones."""
    return (tapped(begun(puzzle_of(live)), puzzle_of(live).best, well=well)[1],)


WAYS = {"pioneer-rails": alone, "marklin": last_turn, "string-railway": last_string}
GAME = "pioneer-rails"


def puzzle_of(live: Live) -> Puzzle:
    assert live.puzzle is not None
    return shipped(live.game.id)[live.puzzle - 1]


async def opened(person: Person, game: str = GAME) -> Live:
    await person.service.prepare(game)
    answer = await person.post("/puzzles", {"game": game, "number": small(game)})
    return await person.service.live(answer.goes_to.removeprefix("/t/"))


async def play_out(live: Live, *, well: bool) -> int:
    """To its end; the points there."""
    seat, notation = puzzle_of(live).seat, live.game.notation
    for action in WAYS[live.game.id](live, well):
        assert (await live.play(seat, (notation.format_action(action),), None, None)).result == "applied"
    outcome = position(live).outcome
    assert outcome is not None
    return outcome.scores[seat - 1]


@pytest.mark.parametrize("game", WAYS)
async def test_whoever_finds_the_best_end_has_solved_it(service: Service, game):
    ada, bob = come(service)
    live = await opened(ada, game)
    best = puzzle_of(live).best
    page = (await ada.get(f"/t/{live.id}")).text
    goal = "end the game with" if len(live.chairs) == 1 else "the last turn: end with"
    assert f"{goal} {best} points" in page
    assert "To win you need" not in page  # a target that the game has without the puzzle
    assert await play_out(live, well=True) == best
    end = (await ada.get(f"/t/{live.id}/end")).text
    assert "There is no better end" in end
    assert f'<h2 id="result">{best} points</h2>' in end  # and nothing of that target
    assert "Play again" not in end
    assert f"Solved: {best}" in (await ada.get("/puzzles")).text
    assert f"Solved: {best}" not in (await bob.get("/puzzles")).text
    home = (await ada.get("/")).text
    assert f"Puzzle {small(game)}" in home
    assert f"{best} points" in home
    assert "target of" not in home
    assert "<circle" not in (await ada.get("/statistics")).text  # a puzzle is no game of its own


@pytest.mark.parametrize("game", WAYS)
async def test_whoever_does_not_is_told_how_far_it_is_and_tries_again(service: Service, game):
    (ada,) = come(service, 1)
    live = await opened(ada, game)
    best, score = puzzle_of(live).best, await play_out(live, well=False)
    assert score < best
    end = (await ada.get(f"/t/{live.id}/end")).text
    assert f"{best} points are possible: {best - score} more" in end
    assert f"{score} of {best}" in (await ada.get("/puzzles")).text
    again = await opened(ada, game)
    assert again.id != live.id
    assert position(again).log == position(again).log[:0]
    assert await play_out(again, well=True) == best  # the best try counts
    assert f"Solved: {best}" in (await ada.get("/puzzles")).text


async def test_among_several_only_the_own_points_count(service: Service):
    """Bots sit on the other seats. What they hold is imagined, so nobody is told who would have won."""
    (ada,) = come(service, 1)
    live = await opened(ada, "marklin")
    seat = puzzle_of(live).seat
    others = [chair for chair in live.chairs if chair.seat != seat]
    assert [(chair.kind, chair.level) for chair in others] == [("bot", "planner")]
    assert live.seats_of(ada.device.id) == (seat,)
    assert "mk-trail" not in (await ada.get(f"/t/{live.id}")).text  # the tray lays no best ride before whoever seeks it
    await play_out(live, well=True)
    end, home = (await ada.get(f"/t/{live.id}/end")).text, (await ada.get("/")).text
    assert not any(words in end + home for words in ("wins", "You win", "share the win"))
    assert end.count('scope="col"') == 1


@pytest.mark.parametrize("game", WAYS)
async def test_a_puzzle_is_read_from_the_store_again(service: Service, game):
    (ada,) = come(service, 1)
    live = await opened(ada, game)
    before = position(live).state.key()
    await service.restart()
    await service.prepare(game)
    again = await service.live(live.id)
    assert position(again).state.key() == before
    assert again.puzzle == small(game)


@pytest.mark.parametrize("number", ["0", "999", "-1", "x", "", "٣"])
async def test_there_is_no_other_puzzle(service: Service, number: str):
    (ada,) = come(service, 1)
    await service.prepare(GAME)
    assert (await ada.post("/puzzles", {"game": GAME, "number": number})).status == 404
    assert (await ada.post("/puzzles", {"game": "nothing", "number": 1})).status == 404
