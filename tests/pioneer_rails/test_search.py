"""The players that search: what they reckon with is true, and what they find is the best there is."""

import random
from collections import deque

import pytest

from tests.helpers import play
from tests.pioneer_rails.positions import Desert, DesertTable
from tests.pioneer_rails.test_counts import results
from whistlestop.core.chance import Sealed
from whistlestop.core.kernel import Block, block, compiled
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import data, flow, game, grid, layout, objectives, outlook, search, turns
from whistlestop.games.pioneer_rails.actions import NUMBERS, Done, Lay
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.hands import hand_hope
from whistlestop.games.pioneer_rails.maps import OPEN
from whistlestop.games.pioneer_rails.plan_layout import FAR, FARTHEST, GREEDY_WEIGHTS, WAY_TO, WEIGHTS, plan
from whistlestop.games.pioneer_rails.reach import find_needs, find_others
from whistlestop.games.pioneer_rails.rules import State, map_of
from whistlestop.games.pioneer_rails.value import untaught
from whistlestop.games.pioneer_rails.wishes import is_met_now, lacks

AT = board_at(1)
EVERYTHING = 1 << 14
SEEDS = range(8 if compiled else 2)


def in_the_middle(seed: int, boxes: int, **options: object) -> Block:
    """A random game at the beginning of a turn, its card chosen, with so many boxes to spend."""
    table: DesertTable = Table(game, 1, {"objectives": False, **options}, Sealed.from_text(f"middle {seed}"))
    rng = random.Random(seed)
    while table.view(1).turn < 3 + 2 * seed or table.view(1).boards[0].stage != "laying":
        play(table, rng, 1)
    s = table.state.block[:]
    s[AT + layout.CROSSED] = data.BOXES_AT_START + s[AT + layout.TOWNS_N] - boxes
    return s


def enumerated(s: Block, boxes: int) -> set[frozenset[str]]:
    """The results of a turn that the kernel finds; none is found twice, and the position stays as it is."""
    before, out = s[:], block(EVERYTHING)
    count = turns.list_results(s, map_of(s).block, AT, turns.workspace(EVERYTHING), boxes, out)
    found = {frozenset(grid.WAY_NAMES[way] for way in turns.unpacked(key)) for key in out[:count]}
    assert len(found) == count
    assert s == before
    return found


# --- all results of a turn


@pytest.mark.parametrize("seed", SEEDS)
def test_a_turn_s_results_are_those_that_a_slow_search_finds(seed: int):
    """Every order tried, by the contract's own functions; a box of a new town may pay for what follows."""
    s = in_the_middle(seed, 0)
    if compiled:
        assert enumerated(s, turns.MOST_BOXES_OF_A_SET) == results(State(s), boxes=True)
    s = in_the_middle(seed, 1 if compiled else 0, spend_new_town=False)
    assert enumerated(s, 1) == results(State(s), boxes=True)


@pytest.mark.parametrize(("name", "card", "counts"), [("a", "tc", (102, 2643, 4355)), ("b", "td", (70, 1289, 1885))])
def test_exact_counts_of_first_turns(desert: Desert, name: str, card: str, counts: tuple[int, ...]):
    s = desert("", card=card, map=name).table.state.block
    levels = range(len(counts) if compiled else 1)
    assert tuple(len(enumerated(s, boxes)) for boxes in levels) == counts[: len(levels)]


def test_a_full_workspace_is_noticed(desert: Desert):
    s = desert("", card="tc").table.state.block
    assert turns.list_results(s, map_of(s).block, AT, turns.workspace(64), 1, block(0)) == turns.TOO_MANY


# --- the best of them


@pytest.mark.parametrize("weights", [WEIGHTS, GREEDY_WEIGHTS], ids=["beam", "greedy"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_search_without_limits_finds_the_best_turn(weights: dict[str, int], seed: int):
    s = in_the_middle(seed, 0)
    m, before, p = map_of(s).block, s[:], plan(weights)
    w = turns.workspace(EVERYTHING)
    worth, order = best_turn(s, m, w, p, EVERYTHING)
    assert s == before
    assert worth == max(worth_of(s, ways, p) for ways in enumerated(s, 0))
    laid = [grid.WAY_NAMES[way] for way in turns.unpacked(order)]
    assert worth == worth_of(s, frozenset(laid), p)
    for name in laid:  # in this order
        assert flow.act(s, m, 1, NUMBERS[Lay(name)]) == layout.FINE
    assert worth >= best_turn(before, m, w, p, 2)[0]


def best_turn(s: Block, m: Block, w: Block, p: Block, width: int) -> tuple[int, int]:
    """What the best end of a turn without boxes is worth, and its ways."""
    ends = block(search.OF_AN_END)
    search.find_ends(s, m, AT, w, p, untaught(), 0, width, ends)
    return ends[0], ends[search.END_ORDER]


def worth_of(s: Block, ways: frozenset[str], p: Block) -> int:
    """What a player counts on after these tracks, laid by the rules one after the other."""
    m, after, left = map_of(s).block, s[:], set(ways)
    search.begin(s, m, AT, p, untaught())  # other railways are seen as they were when the turn began
    while left:
        left.remove(next(name for name in sorted(left) if flow.act(after, m, 1, NUMBERS[Lay(name)]) == layout.FINE))
    return outlook.outlook(after, m, AT, p, outlook.ranch_doubt(after, m, AT))


def test_only_the_best_of_a_level_are_kept_and_of_equals_the_first():
    w, values = turns.workspace(16), [5, 9, 7, 7, 1, 9, 7]
    here = turns.level_at(w, 0)
    for number, value in enumerate(values):
        w[here + turns.OF_A_SET * number + turns.KEY] = number
        w[here + turns.OF_A_SET * number + turns.VALUE] = value
    assert search.keep_best(w, 0, len(values), 4, block(4)) == 4
    assert [w[here + turns.OF_A_SET * place + turns.KEY] for place in range(4)] == [1, 2, 3, 5]


# --- what they reckon with


@pytest.mark.parametrize("seed", SEEDS)
def test_ways_are_the_shortest_over_open_sides_and_free_corners(seed: int):
    s = in_the_middle(seed, 0)
    drawn, p = map_of(s), plan(WEIGHTS)
    find_others(s, drawn.block, AT, p, 0)
    for suit in range(layout.SUITS):
        found = {corner: p[WAY_TO + grid.CORNERS * suit + corner] for corner in range(grid.CORNERS)}
        assert {corner: way for corner, way in found.items() if way < FAR} == shortest(s, suit)


def shortest(s: Block, suit: int) -> dict[int, int]:
    """Breadth first from the ends of a railway and its free exits, written apart."""
    drawn, owners = map_of(s), s[AT + layout.CORNER : AT + layout.CORNER + grid.CORNERS]
    stations = {
        corner for cell, letter in enumerate(drawn.letters) if letter in "cdhs" for corner in grid.CELL_CORNERS[cell]
    }
    exits = [corner for corner in grid.CELL_CORNERS[drawn.letters.index("cdhs"[suit])] if not owners[corner]]
    ends = [corner for corner, owner in enumerate(owners) if owner == layout.IS_END + suit + 1]
    found = dict.fromkeys([*exits, *ends], 0)
    queue = deque(found)
    while queue:
        corner = queue.popleft()
        if corner in drawn.towns or found[corner] == FARTHEST:
            continue
        for side in grid.CORNER_WAYS[corner]:
            far = sum(grid.WAY_ENDS[side]) - corner
            if side >= grid.SIDES or drawn.side_type(side) != OPEN or far in found or far in stations or owners[far]:
                continue
            if s[AT + layout.LAID + side]:  # to a town
                continue
            if far in drawn.towns:
                reached = s[AT + layout.TOWN + drawn.towns.index(far)]
                if reached.bit_count() == data.TRAFFIC and not reached >> suit & 1:
                    continue
            found[far] = found[corner] + 1
            queue.append(far)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_what_an_objective_lacks_is_nothing_only_when_it_is_met(seed: int):
    """Step by step through a random game: what would be met at the end of a turn is met then."""
    table: DesertTable = Table(game, 1, {"objectives": False}, Sealed.from_text(f"wishes {seed}"))
    rng, p = random.Random(seed), plan(WEIGHTS)
    foreseen = dict.fromkeys(range(len(data.OBJECTIVES)), False)
    while table.actors:
        s = table.state.block[:]
        if Done() in table.legal(1):
            m, suit, banked = map_of(s).block, s[AT + layout.SUIT] - 1, s[AT + layout.BANKED]
            find_others(s, m, AT, p, suit)
            find_needs(s, m, AT, p, suit)
            foreseen = {number: is_met_now(s, AT, number, banked) for number in foreseen}
            for number, is_met in foreseen.items():
                assert is_met or 1 <= lacks(s, m, AT, p, suit, number, banked) <= FAR
            table.submit(1, Done())
            s = table.state.block
            assert foreseen == {number: objectives.is_met(s, AT, number) for number in foreseen}
        else:
            play(table, rng, 1)


def test_boxes_are_held_back_for_two_bridges(desert: Desert):
    """Two boxes count more while the objective is open; yet each bridge is worth more than the box that it takes."""
    s, p = desert("").table.state.block, plan(WEIGHTS)

    def hope(tracks: int, boxes: int) -> int:
        return outlook.hope_to_meet(s, AT, p, objectives.TWO_BRIDGES, tracks, boxes)

    assert hope(4, 3) == hope(4, 2) > hope(4, 1) > hope(4, 0)
    before = hope(4, 2)
    s[AT + layout.BRIDGES] = 1
    assert hope(1, 1) - before > WEIGHTS["box"]
    assert WEIGHTS["met"] - hope(0, 1) > WEIGHTS["box"]


def test_a_region_s_doubt_falls_as_ranches_are_parted(desert: Desert):
    """Alone they stand without any; at the start all that can be together are."""
    s = desert("").table.state.block
    start = outlook.ranch_doubt(s, map_of(s).block, AT)
    assert start == outlook.DOUBT_OF[3] + outlook.DOUBT_OF[4]  # the river parts them
    for ranch in range(data.COUNTS[data.RANCH]):
        s[AT + layout.DONE_IN + data.FIRST_OF_KIND[data.RANCH] + ranch] = 1
    assert outlook.ranch_doubt(s, map_of(s).block, AT) == 0


def test_cards_of_one_rank_promise_more_than_a_pair_and_five_what_they_are(desert: Desert):
    s = desert("").table.state.block

    def hope(*cards: str) -> int:
        for turn in range(data.TURNS_IN_ROUND):
            s[AT + layout.CARD + turn] = data.CARD_NUMBERS[cards[turn]] + 1 if turn < len(cards) else 0
        return hand_hope(s, AT)

    assert hope("tc", "td", "th", "ts", "ac") == 600
    assert hope("tc", "jd", "qh", "ks", "ac") == 500
    assert hope("tc", "td", "jh", "js", "jc") == 400
    assert hope("tc", "td", "th") > hope("tc", "td", "jh") > hope("tc", "td") - 100
    assert 250 < hope() < 300
