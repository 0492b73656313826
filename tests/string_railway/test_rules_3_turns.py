"""SR-3: stations are drawn and placed, strings are laid, points are counted."""

import pytest

from tests.helpers import illegal
from tests.string_railway.positions import Cloth, flat, line, short
from whistlestop.core.table import Did
from whistlestop.games.string_railway import data, findings, flow, game, layout, score
from whistlestop.games.string_railway.actions import Lay, Place, Spend, Under

START = (-37_000, 37_000)  # on the base of company 1
ALONG = short(*START)  # from there to the right, up to (-7,060, 37,000)
END = (-70, 360)  # a station here is where it ends
UPRIGHT = line(-20_000, 33_000, 0, 499, 13)  # crosses it at x = -20,000


def fence(x: int) -> list[tuple[int, int]]:
    return line(x, 33_000, 0, 499, 13)


# --- SR-3.1: drawing


def test_sr_3_1_the_first_turn_draws_two_stations(cloth: Cloth):
    cloth().falls("station central")
    assert cloth.table.view(None).phase == "station"
    cloth.falls("station urban")
    assert cloth.table.view(None).phase == "placing"
    cloth.place("urban", 0, 0).place("central", -100, 100)
    cloth.to_lay()
    cloth.s[layout.PHASE] = layout.LAYING
    cloth.station("central", *END)
    cloth.lay(ALONG)
    assert cloth.table.view(None).phase == "station"
    cloth.falls("station central")  # and one in every other
    assert cloth.table.view(None).phase == "placing"
    assert cloth.table.actors == (2,)


def test_sr_3_1_a_rural_station_brings_one_more_but_only_once(cloth: Cloth):
    cloth().falls("station rural", "station rural")
    assert cloth.table.view(None).phase == "station"
    cloth.falls("station rural")
    assert cloth.table.view(None).phase == "placing"
    assert cloth.table.view(None).turns[0].drawn == ("rural", "rural", "rural")
    assert cloth.s[layout.DECK + data.RURAL] == 2


def test_sr_3_1_what_is_drawn_leaves_the_deck(cloth: Cloth):
    cloth()
    draw = cloth.table.pending
    assert draw is not None
    assert sum(draw.parts[0].counts) == 35  # type: ignore[union-attr]
    cloth.falls("station terminal")
    assert cloth.s[layout.DECK + data.TERMINAL] == 1


# --- SR-3.2: placing


def test_sr_3_2_a_station_lies_inside_and_touches_nothing(cloth: Cloth):
    cloth().to_place("central")
    with illegal("SR-3.2", "tile-outside"):
        cloth.place("central", 380, 0)
    with illegal("SR-3.2", "tile-outside"):
        cloth.place("central", 4000, 0)
    with illegal("SR-3.2", "tile-on-string"):
        cloth.place("central", 0, -190)
    with illegal("SR-3.2", "tile-on-string"):
        cloth.place("central", 220, 40)
    with illegal("SR-3.2", "tile-on-station"):
        cloth.place("central", -350, 350, 45)
    with illegal("SR-3.2", "not-drawn"):
        cloth.place("urban", 0, 0)
    with illegal("SR-3.2", "place-exists"):
        cloth.do("under central")
    cloth.place("central", 220, 180, 30)
    assert cloth.table.view(None).phase == "laying"
    assert flow.is_in_mountains(cloth.s, 4)


def test_sr_3_2_urban_and_transit_get_the_own_marker(cloth: Cloth):
    cloth().to_place("urban", "transit", "regional", company=2)
    cloth.place("urban", 0, 0).place("regional", 100, -100).place("transit", -100, 0)
    owners = [cloth.s[flow.station_at(station) + layout.OWNER] for station in (4, 5, 6)]
    assert owners == [2, 0, 2]


def test_sr_3_2_a_station_goes_under_the_deck_only_if_no_place_is_left(cloth: Cloth):
    cloth().to_place("central", "rural")
    # Strings lie so densely that no tile fits between them.
    for number in range(19):
        cloth.lying([(x, -38_000 + 4_200 * number) for x in range(-39_000, 39_001, 1000)], 2)
    legal = cloth.table.legal(1)
    assert list(legal) == [Under("central"), Under("rural")]
    with illegal("SR-3.2"):
        cloth.place("central", 0, 300)
    cloth.do("under rural", "under central")
    assert cloth.table.view(None).phase == "laying"
    assert cloth.s[layout.STATIONS_N] == 4


@pytest.mark.long
def test_sr_3_2_every_listed_place_is_legal_and_the_grid_is_that_of_the_rule(cloth: Cloth):
    cloth().to_place("central")
    places = list(cloth.table.legal(1))
    assert len(places) > 5_000
    for action in places[:: len(places) // 40]:
        assert isinstance(action, Place)
        assert action.x % 600 == action.y % 600 == 0
        assert action in cloth.table.legal(1)
        state = cloth.table.state
        assert game.decode(state, game.encode(state, action)) == action
    assert {action.angle for action in places} == {0, 11, 22, 34, 45, 56, 68, 79}  # type: ignore[union-attr]


def test_sr_3_2_stations_can_be_taken_back_until_the_string_is_laid(cloth: Cloth):
    cloth().falls("station central", "station urban")
    before = cloth.table.state.key()
    cloth.place("urban", 0, 0)
    assert cloth.table.can_undo(1)
    seen = cloth.table.history(2)[-1]
    assert isinstance(seen, Did)  # others see it at once
    assert seen.action == Place("urban", 0, 0, 0)
    cloth.table.undo(1)
    assert cloth.table.state.key() == before


# --- SR-3.3: what a string may do


def test_sr_3_3_a_string_joins_two_stations_and_is_used_up(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", *END)
    cloth.lay(ALONG)
    assert cloth.s[flow.company_at(0)] == 3
    assert cloth.s[layout.CURRENT] == 1
    cloth.to_lay(1)
    cloth.s[flow.company_at(0)] = 0
    with illegal("SR-3.3", "no-such-string"):
        cloth.lay([(x, y - 600) for x, y in ALONG])


def test_sr_3_3_both_ends_lie_on_stations(cloth: Cloth):
    cloth().to_lay()
    with illegal("SR-3.3", "end-in-the-open"):
        cloth.lay(ALONG)
    with illegal("SR-3.3", "end-in-the-open"):
        cloth.lay(ALONG[::-1])
    cloth.station("central", *END)
    cloth.lay(ALONG[::-1])  # either end may be the own one


def test_sr_3_3_one_end_is_in_the_own_network(cloth: Cloth):
    cloth().to_lay()
    near, far = cloth.station("central", 0, 0), cloth.station("central", -300, 0)
    string = short(500, 500, "left")
    with illegal("SR-3.3", "not-joined"):
        cloth.lay(string)
    cloth.connect(near, 2)
    with illegal("SR-3.3", "not-joined"):
        cloth.lay(string)
    cloth.connect(far, 1)
    cloth.lay(string)


def test_sr_3_3_a_string_stays_off_the_border(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", *END)
    out = [*ALONG[:20], *[(x, y + min(3000, 499 * i)) for i, (x, y) in enumerate(ALONG[20:])]]
    with illegal("SR-3.3"):
        cloth.lay(out)
    along_border = [(x, 40_000) for x, _ in ALONG]
    with illegal("SR-3.3", "touches-border"):
        cloth.lay(along_border)


def test_sr_3_3_limits_of_companies(cloth: Cloth):
    cloth().to_lay()
    full = cloth.connect(cloth.station("suburban", *END), 2, 3)
    with illegal("SR-3.3", "station-full"):
        full.lay(ALONG)
    cloth.connect(4, 1)  # who is there already may come again
    cloth.lay(ALONG)


@pytest.mark.parametrize(
    ("kind", "limit"), [("regional", 3), ("switching", 3), ("suburban", 2), ("rural", 1), ("scenic", 2)]
)
def test_sr_3_3_a_station_bears_as_many_companies_as_it_says(cloth: Cloth, kind: str, limit: int):
    for others in range(4):
        cloth().to_lay()
        cloth.connect(cloth.station(kind, *END), *range(2, 2 + others))
        action = Lay("short", flat(ALONG))
        assert (action in cloth.table.legal(1)) == (others < limit)


def test_sr_3_3_a_terminal_is_only_begun_or_ended_at(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", *END)
    cloth.station("terminal", -200, 370)
    with illegal("SR-3.3", "through-terminal"):
        cloth.lay(ALONG)
    cloth().to_lay().station("terminal", *END)
    cloth.lay(ALONG)


def test_sr_3_3_a_station_is_entered_once(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", *END)
    # past a corner of this tile, away from it, and past its other corner
    cloth.station("central", -200, 347, 0)
    state = cloth.table.state
    straight = Lay("short", flat([(x, 36_950) for x, _ in ALONG]))
    assert straight in game.legal(state, 1)
    touching = Lay("short", flat([(x, 36_951 if 30 < i < 36 else 36_949) for i, (x, _) in enumerate(ALONG)]))
    with illegal("SR-3.3", "enters-twice"):
        game.apply(state, 1, touching)


def test_sr_3_3_a_string_may_cross_everything_else(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", *END)
    cloth.lying(fence(-20_000), 1).lying(fence(-15_000), 2)
    assert Lay("short", flat(ALONG)) in cloth.table.legal(1)


def test_sr_3_3_no_string_is_only_believed_after_the_search(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", *END)
    with illegal("SR-3.3", "string-exists"):
        cloth.do("spend short")
    assert Spend("short") not in cloth.table.legal(1)


def test_sr_3_3_without_any_string_one_is_spent(cloth: Cloth):
    cloth().to_lay()  # bases stand 755 mm apart, and there is no other station
    assert findings.offers(cloth.s) == ()
    assert list(cloth.table.legal(1)) == [Spend("short"), Spend("long")]
    cloth.do("spend long")
    assert cloth.scores() == [3, 3, 3, 3]
    assert cloth.s[flow.company_at(0) + data.LONG] == 0
    assert cloth.table.history(None)[-1].action == Spend("long")  # type: ignore[union-attr]


# --- SR-3.4: points


@pytest.mark.parametrize(
    ("kind", "points"),
    [("central", 3), ("urban", 1), ("transit", 2), ("regional", 2), ("suburban", 2), ("terminal", 3), ("rural", 1),
     ("scenic", 1)],
)  # fmt: skip
def test_sr_3_4_a_station_newly_connected_brings_its_value(cloth: Cloth, kind: str, points: int):
    cloth().to_lay()
    station = cloth.station(kind, *END)
    assert cloth.gained(ALONG) == [points, 0, 0, 0]
    cloth.to_lay(1)
    assert cloth.gained([(x, y - 450) for x, y in ALONG]) == [0, 0, 0, 0]  # only once
    assert cloth.s[flow.station_at(station) + layout.CONNECTED] == 1


def test_sr_3_4_scenic_stations_are_worth_three_in_the_mountains(cloth: Cloth):
    cloth().to_lay()
    cloth.station("scenic", 220, 180)
    cloth.connect(cloth.station("central", 220, -100), 1)
    assert cloth.gained(short(22_000, -11_000, "down")) == [3 - 1, 0, 0, 0]  # and crosses the mountain's string


def test_sr_3_4_switching_stations_bring_one_each_time_and_nothing_else(cloth: Cloth):
    cloth().to_lay()
    cloth.station("switching", *END)
    assert cloth.gained(ALONG) == [1, 0, 0, 0]
    cloth.to_lay(1)
    assert cloth.gained([(x, y - 450) for x, y in ALONG]) == [1, 0, 0, 0]


@pytest.mark.parametrize(("kind", "own", "others", "effect"), [("urban", 3, 1, -1), ("transit", 0, 2, 1)])
def test_sr_3_4_owners_feel_it_when_others_come(cloth: Cloth, kind: str, own: int, others: int, effect: int):
    cloth().to_lay()
    cloth.station(kind, *END, owner=1)
    assert cloth.gained(ALONG) == [own, 0, 0, 0]
    cloth().to_lay()
    cloth.station(kind, *END, owner=3)
    assert cloth.gained(ALONG) == [others, 0, effect, 0]
    cloth.to_lay(1)
    assert cloth.gained([(x, y - 450) for x, y in ALONG]) == [0, 0, effect, 0]  # every time


def test_sr_3_4_with_owner_effect_first_once_for_each_company(cloth: Cloth):
    cloth(owner_effect="first").to_lay()
    cloth.station("transit", *END, owner=3)
    assert cloth.gained(ALONG) == [2, 0, 1, 0]
    cloth.to_lay(1)
    assert cloth.gained([(x, y - 450) for x, y in ALONG]) == [0, 0, 0, 0]


def test_sr_3_4_a_foreign_base_brings_two_and_costs_its_owner_one(cloth: Cloth):
    cloth(marks=(3, 4, 1, 2)).to_lay()
    cloth.connect(cloth.station("central", -360, -70), 1)
    up = line(-37_000, -7_500, 0, -499, 60)
    assert cloth.gained(up) == [2, -1, 0, 0]
    cloth().to_lay()
    cloth.station("central", *END)
    assert cloth.gained(ALONG)[0] == 3  # the own base brings nothing more


def test_sr_3_4_each_crossing_costs_one_but_none_on_a_station(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", *END)
    cloth.lying(fence(-20_000), 1).lying(fence(-15_000), 2).lying(fence(-7_100), 3)
    assert cloth.gained(ALONG) == [3 - 2, 0, 0, 0]


def test_sr_3_4_scores_may_go_below_zero(cloth: Cloth):
    cloth().to_lay()
    cloth.connect(cloth.station("central", *END), 1)
    for x in range(-30_000, -12_000, 2_000):
        cloth.lying(fence(x), 2)
    assert cloth.gained(ALONG) == [-9, 0, 0, 0]
    assert cloth.scores()[0] == -6


def test_sr_3_4_every_plus_and_minus_is_listed_with_its_place(cloth: Cloth):
    cloth().to_lay()
    cloth.station("transit", *END, owner=2)
    cloth.station("switching", -250, 370)
    cloth.lying(UPRIGHT, 2)
    action = Lay("short", flat(ALONG))
    fault, items = score.brought(cloth.s, action)
    assert fault.number == layout.FINE
    told = [(item.part, item.points, dict(item.args), item.places) for item in items]
    assert told == [
        ("switching", 1, {"station": "switching"}, ("-250,370",)),
        ("stations", 2, {"station": "transit"}, ("-70,360",)),
        ("crossings", -1, {"string": "rails"}, ("-200,370",)),
    ]
    shown = cloth.table.preview(1, game.notation.format_action(action))
    assert shown.ways == (action,)
    assert shown.gain == 2


def test_sr_3_4_a_refused_string_still_tells_what_it_would_bring_and_what_forbids_it(cloth: Cloth):
    cloth().to_lay()
    cloth.connect(cloth.station("rural", *END), 2)
    cloth.lying(UPRIGHT, 2)
    shown = cloth.table.preview(1, game.notation.format_action(Lay("short", flat(ALONG))))
    assert shown.refusal is not None
    assert (shown.refusal.rule, shown.refusal.reason) == ("SR-3.3", "string-railway-station-full")
    assert shown.refusal.args["station"] == "rural"
    assert shown.sheet is not None
    assert [(item.part, item.points) for item in shown.sheet.items] == [("stations", 1), ("crossings", -1)]
