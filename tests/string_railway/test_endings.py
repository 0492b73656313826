"""Last strings as puzzles: no string that lies is better than what bounds allow, and the best can be tapped."""

from collections.abc import Iterator
from math import hypot
from pathlib import Path

import pytest

from tests.string_railway.lastly import LIMIT, SMALLEST, begun, tapped
from tests.string_railway.positions import Cloth, line
from whistlestop import load
from whistlestop.core.kernel import Block, block, zeros
from whistlestop.core.table import Did, played_again
from whistlestop.games.string_railway import data, endings, flow, game, layout, tolls, verdict
from whistlestop.games.string_railway.actions import Lay
from whistlestop.games.string_railway.bounds import MOST, Bounds, Chain, Unclear
from whistlestop.games.string_railway.endings import LastString, search
from whistlestop.games.string_railway.exact import length_of
from whistlestop.games.string_railway.laying import COSTS, GRIDS, Layer, Scene, in_units
from whistlestop.games.string_railway.rules import State

pytestmark = pytest.mark.long

RECORDS = sorted((Path(__file__).parents[1] / "records" / "string_railway").glob("*.jsonl"))
EVERY = 4  # of the strings of a game
TAUT = 24  # ways that are pulled taut


@pytest.fixture(scope="module")
def last() -> LastString:
    return begun(SMALLEST)


@pytest.fixture(scope="module")
def chains(last: LastString) -> list[Chain]:
    return Bounds(last.s, last.length).chains(LIMIT)


# --- bounds


def strings_of(path: Path) -> Iterator[tuple[Block, Lay]]:
    """The strings of a recorded game, each with the position that it was laid in."""
    table = load(path)
    for moment, entry in zip(played_again(table, table.log), table.log, strict=False):
        if isinstance(entry, Did) and isinstance(entry.action, Lay):
            yield moment.state.block[:], entry.action


def told(s: Block, string: Lay) -> tuple[tuple[int, ...], int]:
    """The stations that a string touches, in order, and what its crossings cost."""
    company, length = s[layout.CURRENT], data.LENGTHS.index(string.length)
    fault, report = flow.judged(s, company, length, string.points)
    assert fault.number == layout.FINE
    paid = sum(gain.points for gain in flow.crossing_gains(company, report) if gain.company == company)
    return tuple(flow.touched(report)), -paid


def allowed(bounds: Bounds, touched: tuple[int, ...]) -> int:
    """The fewest crossings of strings that touch these stations in this order, from either end; -1: there is none."""
    found = [chain for chain in bounds.orders(frozenset(touched)) if chain.stations in (touched, touched[::-1])]
    return min((chain.crossings for chain in found), default=-1)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_string_that_was_laid_beats_its_bound(path: Path):
    """Short ones and long ones, in every variant that is recorded; a string that lies proves that it can lie."""
    strings = list(strings_of(path))
    assert len(strings) >= 12
    told_of = 0
    for s, string in strings[-1::-EVERY]:
        touched, paid = told(s, string)
        try:
            fewest = allowed(Bounds(s, data.LENGTHS.index(string.length)), touched)
        except Unclear:
            continue
        assert 0 <= fewest <= min(paid, MOST)
        told_of += 1
    assert told_of


def test_no_taut_way_that_can_be_seen_is_shorter_than_its_bound(last: LastString, chains: list[Chain]):
    """Ways pulled taut, with their slack not yet laid: far nearer to a bound than strings are."""
    bounds, scene, company, told_of = Bounds(last.s, last.length), Scene(last.s), last.company, 0
    for chain in sorted(chains, key=lambda chain: chain.stations)[:: 1 + len(chains) // TAUT]:
        layer = Layer(scene, chain.stations, last.length)
        band = layer.traced(GRIDS[0], COSTS)
        if band is None or not layer.tauten(band):
            continue
        p, entries, report = in_units(band.in_steps(60)), zeros(layout.MOST_STATIONS), block(verdict.REPORT)
        verdict.survey(last.s, p, 61, entries, report)
        if verdict.border_fault(last.s, p, 61, report) or verdict.station_fault(
            last.s, company, p, 61, entries, report
        ):
            continue
        paid = verdict.crossings_cost(last.s, company, p, 61, report)
        bounds.cloth.reach = tolls.GRAIN * (length_of(p, 0, 61, 0) // 1024 + 1)
        assert 0 <= allowed(bounds, tuple(flow.touched(report))) <= min(paid, MOST)
        told_of += 1
    assert told_of >= TAUT // 4


@pytest.mark.parametrize(("top", "fewest"), [(100, 0), (160, 0), (174, 1), (240, 1)])
def test_a_way_around_the_end_of_a_string_is_as_long_as_it_is(cloth, top: int, fewest: int):
    """Two stations with a string between them, which ends `top` above the middle: a short one is 300 mm long."""
    around = 2 * hypot(60 - data.TILE / 200, top - data.TILE / 200)
    assert (around <= 300) == (fewest == 0)
    table: Cloth = cloth()
    one, other = table.station("central", -60, 0), table.station("central", 60, 0)
    table.lying(line(0, -top * data.UNIT, 0, 499, 100), company=2, length=data.LONG).connect(one, 1).to_lay()
    (chain,) = Bounds(table.s, data.SHORT).orders(frozenset((one, other)))
    assert chain == Chain((one, other), fewest)


def test_what_is_too_far_or_would_pass_a_terminal_is_ruled_out(cloth):
    table: Cloth = cloth()
    near, middle, far = (
        table.station(name, x, 0) for name, x in (("central", -200), ("terminal", -60), ("scenic", 80))
    )
    beyond = table.station("central", 150, -150)
    table.connect(near, 1).to_lay()
    sets = {chain.touched for chain in Bounds(table.s, data.SHORT).chains(LIMIT)}
    assert frozenset((near, middle)) in sets
    assert frozenset((near, middle, far)) not in sets
    assert frozenset((near, far)) in sets  # around the terminal
    assert not any(beyond in touched for touched in sets)


def test_strings_that_cross_as_soon_as_they_have_left_a_station_far_apart_tell_nothing(cloth):
    """0.15 mm apart, one of them nearly along the edge: to leave beside them is a way of its own."""
    table: Cloth = cloth()
    table.connect(table.station("central", 0, 0), 1).to_lay()
    table.station("central", 100, 0)
    table.lying(line(0, 14, 499, 0, 8), company=2).lying(line(2209, -10_230, 2, 499, 40), company=2)
    with pytest.raises(Unclear):
        Bounds(table.s, data.SHORT).chains(LIMIT)


def test_whoever_may_try_too_little_is_not_told_anything(cloth):
    table: Cloth = cloth()
    table.connect(table.station("central", -200, 0), 1).to_lay()
    table.station("central", -100, 0)
    with pytest.raises(Unclear):
        Bounds(table.s, data.SHORT).chains(0)


# --- puzzles


def test_a_chain_stands_for_a_set_and_begins_at_home(last: LastString, chains: list[Chain]):
    assert len({chain.touched for chain in chains}) == len(chains) == SMALLEST.ends
    for chain in chains:
        t = flow.station_at(chain.stations[0])
        assert last.s[t + layout.CONNECTED] >> last.company & 1
        kinds = [last.s[flow.station_at(station) + layout.KIND] for station in chain.stations[1:-1]]
        assert data.TERMINAL not in kinds


def test_no_string_that_can_be_laid_scores_more_than_its_stations_promise(last: LastString, chains: list[Chain]):
    promised = {chain.touched: last.promise(chain) for chain in chains}
    laid = 0
    for chain in sorted(chains, key=lambda chain: chain.stations)[:: 1 + len(chains) // 25]:
        for string in last.strings(chain.stations):
            touched, _ = told(last.s, string)
            assert last.score(string) <= promised[frozenset(touched)]
            assert last.score(string) <= SMALLEST.best
            laid += 1
    assert laid >= 10


def test_the_best_end_is_reached_by_tapping_stations(last: LastString):
    """As at the table: a wish for a string through stations, then a string that is offered."""
    state, (stations, string) = State(last.s), tapped(last, SMALLEST.best)
    numbers = " ".join(str(station + 1) for station in stations)
    offered = game.preview(state, last.seat, f"via {string.length} {numbers}").ways
    assert string in offered
    outcome = game.outcome(game.apply(state, last.seat, string).state)
    assert outcome is not None
    assert outcome.scores[last.seat - 1] == SMALLEST.best


def test_only_the_last_string_of_a_game_is_a_puzzle():
    table = load(RECORDS[0])
    seen = [moment.view(moment.actors[0]) for moment in played_again(table, table.log) if moment.actors]
    strings = [view for view in seen if view.phase == "laying"]
    assert seen[-2].phase == "placing"
    assert all(search(view, LIMIT) is None for view in (seen[0], seen[-2], strings[0], strings[-2]))


def test_whoever_can_lay_no_string_has_no_puzzle(cloth):
    """There is nothing to be found: the string is spent."""
    table: Cloth = cloth()
    table.to_lay()
    assert LastString(table.s, data.SHORT).ending(LIMIT) is None


def test_a_best_end_that_is_not_rare_is_none(monkeypatch, last: LastString):
    monkeypatch.setattr(endings, "RARE", 1 << 20)
    assert last.ending(LIMIT) is None
