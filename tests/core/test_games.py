"""Games are found by folder, and offered only where they have the room."""

import pytest

from tests.helpers import refused
from whistlestop import games
from whistlestop.core.errors import UnknownName


def test_every_folder_is_a_game():
    assert {"marklin", "pioneer-rails", "railroad-ink", "string-railway"} <= set(games.ids())
    assert games.ids() == tuple(sorted(games.ids())) == games.ids("rules")
    assert [games.find(game).id for game in games.ids()] == list(games.ids())


def test_a_game_without_a_room_is_not_offered_there():
    assert games.ids("ballroom") == ()
    for ask in (games.find, games.room):
        with refused(UnknownName, "game-unsuited"):
            ask("railroad-ink", "ballroom")
        with refused(UnknownName, "no-such-game"):
            ask("chess", "ballroom")


@pytest.mark.parametrize("game", ["chess", "railroad_ink", "", "../core"])
def test_what_is_no_game_is_refused(game):
    with refused(UnknownName, "no-such-game"):
        games.find(game)
