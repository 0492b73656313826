"""Games of the past at any of their entries: the same as played anew, and cheap to step through."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.people import Party, finish, party, placements, position
from tests.server.service import Service
from whistlestop.core.chance import Scripted
from whistlestop.core.table import Table, played_again
from whistlestop.server import moments, scenes

pytestmark = pytest.mark.anyio

Count = Callable[[], int]


async def ended(service: Service) -> Party:
    """A finished game in which something was taken back, alone and by consent of all."""
    game = await party(service, must_draw="free")
    ada, _ = await game.pages()
    await ada.do(placements(game.live, 1)[0])
    await ada.do(placements(game.live, 1)[-1])
    await ada.undo()
    await ada.do("done")
    await game.live.play(2, ("done",), None, None)
    target = scenes.rewind_target(game.live, 2)
    assert target is not None
    await game.live.change(lambda table: table.rewind(target))
    await finish(game.live)
    return game


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Count:
    """How often a game was played through so far."""
    begun: list[int] = []

    def counted(*given: Any) -> Any:
        begun.append(1)
        return played_again(*given)

    monkeypatch.setattr(moments, "played_again", counted)
    return lambda: len(begun)


async def test_a_moment_is_the_game_played_anew_so_far(service: Service, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(moments, "AROUND", 3)
    game = await ended(service)
    whole = position(game.live)
    anew = Table(whole.game, whole.seats, whole.options, Scripted())
    for at in range(len(whole.log) + 1):
        if at:
            anew.append(whole.log[at - 1])
        moment = await service.hub.moments.at(game.live, at)
        assert (moment.at, moment.outcome) == (at, anew.outcome)
        assert await moments.table_at(game.live, at) == anew
        for seat in (None, 1, 2):
            assert moment.story(seat) == anew.story(seat)
        for seat in (1, 2):
            assert moment.view(seat) == anew.view(seat)
            assert moment.view(None).boards[seat - 1] == anew.view(seat).boards[seat - 1]  # nothing is hidden any more


async def test_whoever_steps_through_a_game_lets_it_be_played_through_once_in_a_while(
    service: Service, monkeypatch: pytest.MonkeyPatch, plays: Count
):
    monkeypatch.setattr(moments, "AROUND", 5)
    game = await ended(service)
    length = len(position(game.live).log)
    assert length > 15
    for at in (*range(length + 1), *reversed(range(length + 1))):
        await service.hub.moments.at(game.live, at)
    assert 2 <= plays() <= length / 5 + 1
    before = plays()
    for _ in range(3):
        await service.hub.moments.stops(game.live)
    assert plays() == before + 1


async def test_few_moments_are_kept(service: Service, monkeypatch: pytest.MonkeyPatch, plays: Count):
    monkeypatch.setattr(moments, "AROUND", 2)
    monkeypatch.setattr(moments, "MOST", 8)
    game = await ended(service)
    length = len(position(game.live).log)
    for at in (0, length // 2, length, 0):
        assert (await service.hub.moments.at(game.live, at)).at == at
        assert len(service.hub.moments._kept) <= 8
    assert plays() == 4  # the first one had to go meanwhile
