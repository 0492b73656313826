"""Players who look ahead: their ways are those of the search for strings, their sketches keep the rules."""

import itertools
from collections.abc import Sequence

import pytest

from tests.string_railway.positions import Cloth, StringTable
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, zeros
from whistlestop.core.table import Table
from whistlestop.games.string_railway import data, distances, flow, game, layout, orders, sketch, ties, verdict
from whistlestop.games.string_railway.actions import Base, Lay, Place
from whistlestop.games.string_railway.bots import BOTS
from whistlestop.games.string_railway.chains import CROSSING
from whistlestop.games.string_railway.foresight import FORESEEING, PLANNER, Foresight
from whistlestop.games.string_railway.laying import Layer, copied
from whistlestop.games.string_railway.planning import Chain, Plan
from whistlestop.games.string_railway.siting import Spot, is_free
from whistlestop.games.string_railway.survey import BARRED, OPPONENT, ROOT_WIDTH, WIDTH, Survey
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
                    label = survey.labels[one * ties.MOST + other]
                    assert (label >> distances.OVER) / distances.PARTS == pytest.approx(expected, abs=1)
                    compared += 1
    assert compared > 500


def test_a_string_in_a_sketch_scores_what_it_scores_on_the_table(turns):
    """Sketches know ways, not strings: crossings aside, everything is as on the table."""
    for s, action in turns:
        company, length = s[layout.CURRENT], data.LENGTHS.index(action.length)
        _, report = flow.judged(s, company, length, action.points)
        stations, survey = flow.touched(report), Survey(s)
        before, after = cost_of(survey.sketch, stations), s[:]
        drawn = laid(survey, Chain(0, length, tuple(stations)))
        flow.act(after, flow.seat_of(s, company), action)
        real = Survey(after).sketch
        real[ties.SCORE + company] += sketch.POINT * report[verdict.COST] - before
        first, last = ties.TURN, ties.TILES
        assert list(drawn[first:last]) == list(real[first:last])
        first, last = ties.COMPANIES, ties.KIND
        assert list(drawn[first:last]) == list(real[first:last])
        for station in range(s[layout.STATIONS_N]):
            for what in (ties.KIND, ties.OWNER, ties.CONNECTED, ties.ROOM, ties.EFFECT):
                assert drawn[what + station] == real[what + station]


def cost_of(drawn: Block, stations: Sequence[int]) -> int:
    """What the crossings of a chain cost in a sketch."""
    found = [ties.tie_between(drawn, a, b) for a, b in itertools.pairwise(stations)]
    return sum(drawn[ties.COST + ((tie >> ties.LEADS) & ties.TIE_MASK)] for tie in found if tie != ties.LAST)


def laid(survey: Survey, chain: Chain) -> Block:
    """The sketch of a survey after a string along a chain."""
    made, listed = copied(survey.sketch), zeros(orders.CHAIN)
    listed[orders.COUNT] = len(chain.stations)
    for place, station in enumerate(chain.stations):
        listed[orders.STATIONS + place] = station
    sketch.take(made, survey.weights, survey.company, chain.length, listed, 0)
    return made


def test_games_on_sketches_keep_the_rules(turns):
    for seed, (s, _) in enumerate(turns[:-1:3]):
        survey = Survey(s)
        drawn, before = survey.sketch, list(survey.sketch)
        wants, beam, kept = zeros(ties.MOST), zeros(orders.beam_size(WIDTH)), zeros(2 * orders.CHAIN)
        sketch.play_on(drawn, survey.weights, seed, wants, beam, kept)
        companies = drawn[ties.COMPANIES]
        assert drawn[ties.TURN] == drawn[ties.TURNS]
        assert not any(drawn[ties.LEFT : ties.LEFT + 2 * companies])
        stations = [tile for tile in range(drawn[ties.TILES]) if drawn[ties.KIND + tile] >= 0]
        came = [tile for tile in stations if before[ties.KIND + tile] == ties.NO_STATION]
        taken = sum(before[ties.DECK : ties.KIND]) - sum(drawn[ties.DECK : ties.KIND])
        assert 0 < len(came) <= taken
        for tile in stations:
            limit = data.STATIONS[drawn[ties.KIND + tile]].limit
            assert drawn[ties.ROOM + tile] == limit - int(drawn[ties.CONNECTED + tile]).bit_count() >= 0
            assert drawn[ties.CONNECTED + tile] | before[ties.CONNECTED + tile] == drawn[ties.CONNECTED + tile]


def test_the_beam_finds_what_a_search_of_all_chains_finds(turns):
    """Nearly always: it never finds more, and what it finds is what it says."""
    best, found_all = 0, 0
    for s, _ in turns[1::2]:
        survey = Survey(s)
        drawn, company = survey.sketch, survey.company
        chains = [chain for chain in survey.chains(drawn, ROOT_WIDTH, 8) if chain.length == data.SHORT]
        if not drawn[ties.LEFT + 2 * company]:
            assert not chains
            continue
        for chain in chains:
            before, after = drawn[ties.SCORE + company], laid(survey, chain)[ties.SCORE + company]
            assert after - before >= chain.worth - OPPONENT * len(chain.stations)
        assert len({frozenset(chain.stations) for chain in chains}) == len(chains)
        assert chains == sorted(chains, key=lambda chain: -chain.worth)
        most = best_of_all(survey)
        assert chains[0].worth <= most
        best, found_all = best + (chains[0].worth == most), found_all + 1
    assert best >= 0.9 * found_all > 0


def best_of_all(survey: Survey) -> int:
    """The worth of the best chain for a short string, by a look at all of them."""
    drawn, company, limit = survey.sketch, survey.company, survey.weights[sketch.SHORT_LIMIT]
    wants = zeros(ties.MOST)
    sketch.set_wants(drawn, company, OPPONENT, wants)

    def follow(chain: tuple[int, ...], length: int, worth: int) -> int:
        best = worth if len(chain) > 1 else -1_000
        if len(chain) > 1 and drawn[ties.KIND + chain[-1]] == data.TERMINAL:
            return best
        for i in range(ties.LIST + chain[-1] * ties.MOST, ties.LIST + (chain[-1] + 1) * ties.MOST):
            tie = int(drawn[i])
            to, longer = tie & ties.LEADS_MASK, length + (tie >> ties.WAY) + (orders.PASSING if len(chain) > 1 else 0)
            if longer > limit:
                break
            if to not in chain and wants[to] > 0:
                cost = drawn[ties.COST + ((tie >> ties.LEADS) & ties.TIE_MASK)]
                best = max(best, follow((*chain, to), longer, worth + wants[to] - cost))
        return best

    joined = [a for a in range(survey.tiles) if drawn[ties.CONNECTED + a] >> company & 1]
    return max(follow((a,), orders.ENDS, wants[a]) for a in joined)


def test_a_string_bars_the_ways_that_it_crosses(cloth: Cloth):
    """Between two stations lies a new string: it costs a point to join them, but not to go where it goes."""
    cloth().to_lay()
    north, south = cloth.station("central", -250, 120), cloth.station("central", -250, 280)
    west, east = cloth.station("central", -330, 200), cloth.station("central", -170, 200)
    survey = Survey(cloth.s)
    before, after = survey.sketch, laid(survey, Chain(0, data.SHORT, (west, east)))
    assert cost_of(before, [north, south]) == 0
    assert cost_of(after, [north, south]) == cost_of(after, [south, north]) == BARRED
    assert cost_of(after, [north, west]) == cost_of(after, [west, east]) == 0


def test_luck_stays_the_same_where_a_site_is_gone(turns):
    """Strings are compared with the same luck, though one of them may lie where a station could have come."""
    s = turns[6][0]
    survey = Survey(s)
    taken = []
    for gone in (None, *survey.sites):
        drawn = copied(survey.sketch)
        if gone is not None:
            drawn[ties.KIND + survey.tiles + 1 + survey.sites.index(gone)] = ties.NO_SITE
        kinds, wants = list(drawn[ties.KIND : ties.KIND + drawn[ties.TILES]]), zeros(ties.MOST)
        sketch.set_wants(drawn, survey.company, OPPONENT, wants)
        sketch.settle(drawn, survey.weights, survey.company, data.CENTRAL, wants, 5, 0)
        taken.append([tile for tile, kind in enumerate(kinds) if drawn[ties.KIND + tile] != kind])
    (first,), others = taken[0], taken[1:]
    assert [other for other in others if other != [first]] == [others[first - survey.tiles - 1]]


def test_sites_are_free_and_apart(turns):
    s = turns[6][0]
    survey = Survey(s)
    assert len(survey.sites) > 10
    assert all(is_free(s, site) for site in survey.sites)
    again = Survey(s, survey.sites[::2])
    assert again.sites == survey.sites[::2]
    x, y = turns[5][1].points[:2]
    on_a_string = Spot(x, y, 0)
    drawn = Survey(s, (on_a_string, *survey.sites[:3])).sketch
    kinds = drawn[ties.KIND + survey.tiles + 1 : ties.KIND + survey.tiles + 5]
    assert list(kinds) == [ties.NO_SITE] + 3 * [ties.NO_STATION]


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


def test_a_place_is_proved_by_a_string(cloth: Cloth, monkeypatch: pytest.MonkeyPatch):
    """Where no string can be laid from a place, another place is better."""
    cloth().to_lay()
    s = cloth.s
    s[layout.PHASE] = layout.PLACING
    turn = flow.turn_at(s[layout.TURN])
    s[turn + layout.DRAWN], s[turn + layout.FATE] = data.CENTRAL + 1, layout.PENDING
    first = Foresight(FORESEEING).best_place(s)
    assert first is not None
    lay = Layer.lay

    def lay_elsewhere(self: Layer) -> "Block | None":
        t = flow.station_at(self.scene.s[layout.STATIONS_N] - 1)
        is_first = (self.scene.s[t + layout.X], self.scene.s[t + layout.Y]) == (first.x, first.y)
        return None if is_first else lay(self)

    monkeypatch.setattr(Layer, "lay", lay_elsewhere)
    other = Foresight(FORESEEING).best_place(s)
    assert other is not None
    assert (other.x, other.y) != (first.x, first.y)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bases_come_to_marks_that_are_left(seats):
    """All marks are taken in the end, each by a base that may stand there."""
    s = game.setup(game.agree(seats, {"landscape": "delta"}), seats).block
    assert s[layout.PHASE] == layout.BASES
    while s[layout.PHASE] == layout.BASES:
        company = s[layout.CURRENT]
        best = Foresight(PLANNER).best_base(s)
        assert best is not None
        assert flow.act(s, flow.seat_of(s, company), best).number == layout.FINE


def test_a_base_comes_to_stations(cloth: Cloth):
    """Before the first base four Central stations lie near one of the marks."""
    cloth(marks=())
    s = cloth.s
    for x, y in ((-200, 350), (-350, 200), (-230, 230), (-150, 280)):
        cloth.station("central", x, y)
    assert Foresight(PLANNER).best_base(s) == Base(3)


def test_what_is_full_soon_is_taken_first(cloth: Cloth):
    """A Suburban station bears two companies, and one has come: another one brings the same and will wait.

    All others are as near to the one as to the other.
    """
    cloth().to_lay()
    waits = cloth.station("regional", -130, 370)
    rare = cloth.station("suburban", -370, 130)
    cloth.s[flow.station_at(rare) + layout.CONNECTED] = 1 << 3
    for x, y in ((-370, 30), (-30, 370)):
        cloth.s[flow.station_at(cloth.station("central", x, y)) + layout.CONNECTED] = 0b1110
    best = Foresight(FORESEEING).best_string(cloth.s)
    assert best is not None
    _, report = flow.judged(cloth.s, 0, data.LENGTHS.index(best.length), best.points)
    assert rare in flow.touched(report)
    assert best.length == "long" or waits not in flow.touched(report)


def test_whoever_looks_ahead_beats_random():
    result = compete(Job("string-railway", (), 2, "ahead"), ["random", "planner"], 2)
    slow, planner = result.bots
    assert planner.win_share > slow.win_share
