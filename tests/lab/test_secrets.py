"""Bots decide by what their seat may know: every bot of every game, with another truth behind the same view."""

import random
from typing import Any

import pytest

from tests.helpers import Numbers, choose, play
from whistlestop import PeopleTable, games, new_table
from whistlestop.bots import foresee
from whistlestop.core.fastdealer import Stream
from whistlestop.lab.simulate import find_bot

pytestmark = pytest.mark.long

POSITIONS: dict[str, list[dict[str, Any]]] = {
    "marklin": [{}, {"tickets": "germany89"}],
    "pioneer-rails": [{}, {"advanced": True}],
    "railroad-ink": [{}, {"lava": True, "meteors": True}, {"draft": True}],
    "string-railway": [{}],
}
PLAYED = {"marklin": 40, "pioneer-rails": 40, "railroad-ink": 20, "string-railway": 12}  # actions before


def bots() -> list[tuple[str, str, dict[str, Any]]]:
    """All that there are; those that no table can wait for in one variant."""
    return [
        (game, bot, options)
        for game in games.ids()
        for bot in games.levels(game, patient=True)
        for options in (POSITIONS[game] if bot in games.levels(game) else POSITIONS[game][:1])
    ]


def two_truths(game: str, options: dict[str, Any]) -> tuple[PeopleTable, Any]:
    """A table at which a turn of seat 1 begins, and another position that it cannot tell from the one there."""
    table, rng = new_table(game, 2, options, seed="behind the view"), random.Random(1)
    play(table, rng, PLAYED[game])
    while True:
        if 1 in table.actors and not table.lane(1):
            other = table.game.imagine(table.view(1), Numbers())
            if other != table.state or game == "string-railway":  # there nothing is hidden but what will be drawn
                return table, other
        seat = table.actors[-1]  # the other one, as long as both are to act
        table.submit(seat, choose(table.legal(seat), rng))


@pytest.mark.parametrize(("game", "bot", "options"), bots())
def test_a_bot_plays_its_turn_by_what_its_seat_may_know(game: str, bot: str, options: dict[str, Any]) -> None:
    table, other = two_truths(game, options)
    one, another = (foresee(table.game, each, 1, find_bot(game, bot), Stream(1, 1)) for each in (table.state, other))
    assert one == another
    assert len(table.legal(1)) > 1


def test_what_others_have_done_in_secret_moves_no_bot_at_a_table():
    played = []
    for secret in (False, True):
        table = new_table("railroad-ink", 2, seed="behind the view")
        if secret:
            table.submit(2, next(iter(table.legal(2))))
        table.play({1: "random"})
        played.append(table.view(1))
    assert played[0] == played[1]


def test_a_bot_at_a_table_may_be_somebody_s_own():
    asked = []

    class First:
        def choose(self, view: Any, legal: Any, rng: Any) -> Any:
            asked.append(view)
            return next(iter(legal))

    table = new_table("railroad-ink", 2, seed="own")
    table.play({1: First(), 2: "random"})
    assert table.outcome is not None
    assert {view.seat for view in asked} == {1}
