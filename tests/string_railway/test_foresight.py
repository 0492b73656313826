"""Players who look ahead: their ways are those of the search for strings, their sketches keep the rules."""

import itertools

import pytest

from tests.string_railway.positions import Cloth, StringTable
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, zeros
from whistlestop.core.table import Table
from whistlestop.games.string_railway import data, distances, flow, game, layout, sketch, verdict
from whistlestop.games.string_railway.actions import Lay, Place
from whistlestop.games.string_railway.bots import BOTS
from whistlestop.games.string_railway.chains import CROSSING
from whistlestop.games.string_railway.foresight import FORESEEING, PLANNER, Foresight, Survey
from whistlestop.games.string_railway.planning import Chain, Plan
from whistlestop.games.string_railway.siting import is_free
from whistlestop.lab.arena import compete
from whistlestop.lab.simulate import Job

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def turns() -> list[tuple[Block, Lay]]:
    """The strings of a game of greedy players, each with the position that it was laid in."""
    table: StringTable = Table(game, 4, {}, Fast(11))
    bot, found = BOTS["greedy"](), []
    while table.actors:
        seat = table.actors[0]
        action = bot.choose(table.view(seat), table.legal(seat), Stream(11, seat))
        if isinstance(action, Lay):
            found.append((table.state.block[:], action))
        table.submit(seat, action)
    return found


def test_ways_are_those_of_the_search_for_chains(turns):
    """What they cost: between a crossing and a detour that costs as much, each may choose otherwise."""
    compared = 0
    for s, _ in turns[3::4]:
        survey, plan = Survey(s), Plan(s)
        for one in range(plan.tiles):
            for other in range(plan.tiles):
                expected = plan.matrix[one * plan.tiles + other] + CROSSING * plan.crossings[one * plan.tiles + other]
                if one != other and expected < 600:
                    label = survey.labels[one * sketch.MOST + other]
                    assert (label >> distances.OVER) / distances.PARTS == pytest.approx(expected, abs=1)
                    compared += 1
    assert compared > 500


def test_a_string_in_a_sketch_scores_what_it_scores_on_the_table(turns):
    """Sketches know ways, not strings: crossings aside, everything is as on the table."""
    for s, action in turns:
        company, length = s[layout.CURRENT], data.LENGTHS.index(action.length)
        _, report = flow.judged(s, company, length, action.points)
        stations, survey = flow.touched(report), Survey(s)
        before, after = crossings_of(survey.sketch, stations), s[:]
        drawn = laid(survey.sketch, company, Chain(0, length, tuple(stations)))
        flow.act(after, flow.seat_of(s, company), action)
        real = Survey(after).sketch
        real[sketch.SCORE + company] += sketch.POINT * (report[verdict.COST] - before)
        first, last = sketch.TURN, sketch.KIND
        assert list(drawn[first:last]) == list(real[first:last])
        for station in range(s[layout.STATIONS_N]):
            assert drawn[sketch.CONNECTED + station] == real[sketch.CONNECTED + station]


def crossings_of(drawn: Block, stations: list[int]) -> int:
    return sum(drawn[sketch.CROSSES + a * sketch.MOST + b] for a, b in itertools.pairwise(stations))


def laid(drawn: Block, company: int, chain: Chain) -> Block:
    """A sketch after a string along a chain."""
    made, listed = zeros(sketch.SKETCH), zeros(sketch.CHAIN)
    for i in range(sketch.SKETCH):
        made[i] = drawn[i]
    listed[1] = len(chain.stations)
    for place, station in enumerate(chain.stations):
        listed[2 + place] = station
    sketch.take(made, company, chain.length, listed, 0)
    return made


def test_games_on_sketches_keep_the_rules(turns):
    for seed, (s, _) in enumerate(turns[:-1:3]):
        survey = Survey(s)
        drawn, before = survey.sketch, list(survey.sketch)
        sketch.play_on(drawn, survey.weights, seed)
        companies = drawn[sketch.COMPANIES]
        assert drawn[sketch.TURN] == drawn[sketch.TURNS]
        assert not any(drawn[sketch.LEFT : sketch.LEFT + 2 * companies])
        stations = [tile for tile in range(drawn[sketch.TILES]) if drawn[sketch.KIND + tile] >= 0]
        came = [tile for tile in stations if before[sketch.KIND + tile] == sketch.NO_STATION]
        taken = sum(before[sketch.DECK : sketch.SKETCH]) - sum(drawn[sketch.DECK : sketch.SKETCH])
        assert 0 < len(came) <= taken
        for tile in stations:
            assert drawn[sketch.CONNECTED + tile].bit_count() <= data.STATIONS[drawn[sketch.KIND + tile]].limit
            assert drawn[sketch.CONNECTED + tile] | before[sketch.CONNECTED + tile] == drawn[sketch.CONNECTED + tile]


def test_a_string_bars_the_ways_that_it_crosses(cloth: Cloth):
    """Between two stations lies a new string: it costs a point to join them, but not to go where it goes."""
    cloth().to_lay()
    north, south = cloth.station("central", -250, 100), cloth.station("central", -250, 300)
    west, east = cloth.station("central", -330, 200), cloth.station("central", -170, 200)
    before = Survey(cloth.s).sketch
    after = laid(before, 0, Chain(0, data.SHORT, (west, east)))
    assert crossings_of(before, [north, south]) == 0
    assert crossings_of(after, [north, south]) == crossings_of(after, [south, north]) == 1
    assert crossings_of(after, [north, west]) == crossings_of(after, [west, east]) == 0


def test_sites_are_free_and_apart(turns):
    s = turns[6][0]
    survey = Survey(s)
    assert len(survey.sites) > 10
    assert all(is_free(s, site) for site in survey.sites)
    again = Survey(s, survey.sites[::2])
    assert again.sites == survey.sites[::2]


@pytest.mark.parametrize("look", [PLANNER, FORESEEING], ids=["planner", "foreseeing"])
def test_the_same_position_gets_the_same_move(turns, look):
    s, _ = turns[5]
    first, again = Foresight(look).best_string(s), Foresight(look).best_string(s)
    assert first == again
    assert first is not None
    assert flow.judged(s, s[layout.CURRENT], data.LENGTHS.index(first.length), first.points)[0].number == layout.FINE


def test_places_are_free(cloth: Cloth):
    cloth().to_lay()
    s = cloth.s
    s[layout.PHASE] = layout.PLACING
    turn = flow.turn_at(s[layout.TURN])
    s[turn + layout.DRAWN], s[turn + layout.FATE] = data.CENTRAL + 1, layout.PENDING
    place = Foresight(PLANNER).best_place(s)
    assert isinstance(place, Place)
    assert flow.act(s[:], 1, place).number == layout.FINE


def test_what_is_full_soon_is_taken_first(cloth: Cloth):
    """A Suburban station bears two companies, and one has come: another one brings the same and will wait."""
    cloth().to_lay()
    waits = cloth.station("regional", -130, 370)
    rare = cloth.station("suburban", -370, 130)
    cloth.s[flow.station_at(rare) + layout.CONNECTED] = 1 << 3
    best = Foresight(FORESEEING).best_string(cloth.s)
    assert best is not None
    _, report = flow.judged(cloth.s, 0, data.LENGTHS.index(best.length), best.points)
    assert rare in flow.touched(report)
    assert best.length == "long" or waits not in flow.touched(report)


def test_whoever_looks_ahead_beats_random():
    result = compete(Job("string-railway", (), 2, "ahead"), ["random", "planner"], 2)
    slow, planner = result.bots
    assert planner.win_share > slow.win_share
