"""SR-4 to SR-6: the end, the variants, and that all of it is whole numbers."""

from array import array

import pytest

from tests.helpers import illegal
from tests.string_railway.positions import Cloth, StringTable, flat, line, short
from tests.string_railway.test_rules_3_turns import ALONG, END, fence
from whistlestop.core.chance import Sealed
from whistlestop.core.table import Table
from whistlestop.games.string_railway import flow, game, landscapes, layout, tally
from whistlestop.games.string_railway.actions import Lay, Shape


def ended(cloth: Cloth, *scores: int) -> Cloth:
    for company, points in enumerate(scores):
        cloth.s[flow.company_at(company) + layout.SCORE] = points
    cloth.s[layout.PHASE] = layout.OVER
    return cloth


def test_sr_4_the_game_ends_when_all_strings_are_laid(cloth: Cloth):
    cloth().to_lay(4)
    cloth.s[layout.TURN] = flow.turns(cloth.s) - 1
    cloth.connect(cloth.station("central", 0, 0), 4)
    cloth.station("central", -300, 0)
    cloth.lay(short(500, 500, "left"))
    outcome = cloth.table.outcome
    assert outcome is not None
    assert outcome.scores == (3, 3, 3, 6)
    assert outcome.places == (2, 2, 2, 1)
    with illegal("SR-4", "over"):
        cloth.do("spend short", seat=4)
    assert cloth.table.actors == ()


def test_sr_4_equal_points_share_a_place(cloth: Cloth):
    outcome = ended(cloth(), 20, 24, 24, 19).table.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.tie_break) == ((20, 24, 24, 19), (3, 1, 1, 4), None)


def test_sr_4_with_two_players_the_best_company_counts_then_the_other(cloth: Cloth):
    outcome = ended(cloth(seats=2), 20, 24, 23, 5).table.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((23, 24), (2, 1))
    outcome = ended(cloth(seats=2), 24, 24, 10, 5).table.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((24, 24), (1, 2))
    assert outcome.tie_break == "string-railway-tie-other-company"
    outcome = ended(cloth(seats=2), 24, 10, 10, 24).table.outcome
    assert outcome is not None
    assert (outcome.places, outcome.tie_break) == ((1, 1), None)
    assert tally.scores_of(cloth.s, 2) == [24, 10]


def test_sr_4_the_own_second_company_is_an_opponent(cloth: Cloth):
    cloth(seats=2).to_lay()
    cloth.station("transit", *END, owner=3)
    assert cloth.gained(ALONG) == [2, 0, 1, 0]


# --- SR-5


def test_sr_5_experts_pay_two_for_another_player_s_string(cloth: Cloth):
    cloth(expert=True).to_lay()
    cloth.station("central", *END)
    cloth.lying(fence(-20_000), 1).lying(fence(-15_000), 2)
    assert cloth.gained(ALONG) == [3 - 1 - 2, 0, 0, 0]
    cloth(expert=True).to_lay()
    cloth.connect(cloth.station("central", -250, -100), 1)
    cloth.station("central", -250, -360)
    assert cloth.gained(line(-25_000, -8_000, 0, -499, 60)) == [3 - 1, 0, 0, 0]  # the river costs one


def test_sr_5_with_two_players_the_own_second_company_s_string_costs_one(cloth: Cloth):
    cloth(seats=2, expert=True).to_lay()
    cloth.station("central", *END)
    cloth.lying(fence(-20_000), 3).lying(fence(-15_000), 2)
    assert cloth.gained(ALONG) == [3 - 1 - 2, 0, 0, 0]


def drawn(size: str = "600") -> StringTable:
    return Table(game, 4, {"border": "drawn", "size": size}, Sealed.from_text("drawn"))


@pytest.mark.long
def test_sr_5_a_border_may_be_drawn():
    table = drawn()
    legal = table.legal(2)
    for action in legal:
        assert isinstance(action, Shape)
        assert action in legal
    action = next(iter(legal))
    table.submit(2, action)
    view = table.view(None)
    assert view.phase == "bases"  # the landscape has come by chance
    assert view.laid == (game.notation.format_action(action),)
    assert game.imagine(view, None).block == table.state.block  # type: ignore[arg-type]


def test_sr_5_a_drawn_border_has_the_right_length_and_room():
    border = next(iter(drawn().legal(2)))
    assert isinstance(border, Shape)
    points = border.points
    with illegal("SR-3.3", "too-long"):
        drawn("500").submit(2, Shape("border", points))
    with illegal("SR-3.3", "too-short"):
        drawn("700").submit(2, Shape("border", points))


def test_sr_5_a_border_too_narrow_for_the_bases_is_refused():
    """Two long sides 24 mm apart."""
    side = [(800 * i, 0) for i in range(-72, 73)]
    cap = [(800 * 72 + x, y) for x, y in ((750, 220), (1_180, 850), (1_180, 1_600), (750, 2_230))]
    loop = [*side, *cap, *[(x, 2_450) for x, _ in reversed(side)], *[(-x, 2_450 - y) for x, y in cap]]
    points = array("q", flat(loop))
    table = drawn()
    assert landscapes.border_fault(table.state.block, points)[0] == layout.FINE
    with illegal("SR-5", "no-room-for-bases"):
        table.submit(2, Shape("border", tuple(points)))


@pytest.mark.parametrize("border", ["circle", "oval", "star"])
def test_sr_5_free_borders_are_played_like_others(border: str):
    table = Table(game, 3, {"border": border}, Sealed.from_text(border))
    for mark in (1, 2, 3):
        table.seat(table.actors[0]).do(f"base {mark}")
    assert table.view(None).phase == "placing"
    assert len(table.legal(1)) > 1_000


# --- SR-6


def test_sr_6_nothing_but_whole_numbers_decides(cloth: Cloth):
    """The smallest step beside a limit changes the verdict."""
    cloth().to_lay()
    cloth.station("central", *END)
    legal = cloth.table.legal(1)
    at_edge = [(x - 250, y) for x, y in ALONG]  # ends at -7,310: the tile goes from -9,250 to -4,750
    assert Lay("short", flat(at_edge)) in legal
    reach = [(x, 38_250) for x, _ in ALONG]  # along the lower edge of the station
    assert Lay("short", flat(reach)) in legal
    beyond = [(x, 38_251) for x, _ in ALONG]
    assert Lay("short", flat(beyond)) not in legal
