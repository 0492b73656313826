"""PR-4 to PR-9: locations, hands, objectives, the score, cards face down, playing alone."""

from array import array
from itertools import product

import pytest

from tests.pioneer_rails.positions import Desert
from whistlestop.games.pioneer_rails import data, grid, layout, maps, tally
from whistlestop.games.pioneer_rails.objectives import is_met
from whistlestop.games.pioneer_rails.rules import Options, State, outcome, setup, tallied

BANK = "take tc, C3.sw, C2.se, C2.sw; take jc, C1.se, D1.e, D1.se, bank 1"
RANKS = "tjqka"


def prepared(seats: int = 1, **options: object) -> "State":
    return setup(Options(**options), seats)  # type: ignore[arg-type]


def on_board(place: int, value: int, seats: int = 1) -> State:
    state = prepared(seats)
    state.block[layout.HEAD + place] = value
    return state


def test_pr_1_2_locations_need_their_sides(desert: Desert):
    assert dict(zip(data.KINDS, data.NEEDS, strict=True)) == {
        "mine": 1, "bank": 3, "saloon": 2, "yard": 3, "fort": 4, "ranch": 0,
    }  # fmt: skip
    desert("", card="tc").do("D3.se", "D3.sw")
    assert desert.number(layout.COUNT + data.SALOON) == 0
    desert.do("D2.se")
    assert desert.number(layout.COUNT + data.SALOON) == 1


def test_pr_4_1_a_mine_is_a_nugget(desert: Desert):
    desert("take tc, C3.e, B3.sw, B2.e", card="jc").do("A2.se")
    assert (desert.number(layout.NUGGETS), desert.points("nuggets")) == (1, 1)


def test_pr_4_2_a_bank_multiplies_what_is_paid(desert: Desert):
    desert(BANK, card="qc")
    assert desert.points("banks") == 2
    assert desert.points("nuggets") == 1
    state = prepared()
    state.block[layout.HEAD + layout.PAID : layout.HEAD + layout.PAID + 3] = array("q", (4, 3, 2))
    assert tallied(state.block)[0][tally.BANK_POINTS] == 4 * 2 + 3 * 3 + 2 * 4


def test_pr_4_2_paying_nothing_is_allowed_and_without_nuggets_nobody_is_asked(desert: Desert):
    desert("take tc, C3.sw, C2.se, C2.sw", card="jc").do("C1.se", "D1.e", "D1.se", "bank 0", "done")
    assert desert.number(layout.BANKED) == 0
    desert("take tc, C3.sw, C2.se, C2.sw", card="jc").do("C1.se", "D1.e", "C3.e")
    assert desert.number(layout.BANKS_DUE) == 1
    desert.do("done")
    assert desert.number(layout.BANKS_DUE) == 0


@pytest.mark.parametrize(("turn", "circled"), [(0, 0b0001), (7, 0b0010), (19, 0b1000)])
def test_pr_4_3_a_saloon_doubles_a_hand_from_this_round_on(desert: Desert, turn: int, circled: int):
    desert("", card="tc", turn=turn).do("D3.se", "D3.sw", "D2.se")
    assert desert.number(layout.SALOONS) == circled


def test_pr_4_3_the_next_free_symbol_is_circled(desert: Desert):
    desert("", card="tc", turn=5).change(layout.SALOONS, 0b0110)
    desert.do("D3.se", "D3.sw", "D2.se")
    assert desert.number(layout.SALOONS) == 0b1110


@pytest.mark.parametrize(("kind", "part", "points"), [
    (data.FORT, tally.FORT_PART, (0, 4, 10, 18)),
    (data.RANCH, tally.RANCH_PART, (0, 1, 2, 4, 6, 9, 12, 15)),
])  # fmt: skip
def test_pr_4_4_the_highest_number_circled_scores(kind: int, part: int, points: tuple[int, ...]):
    for count, wanted in enumerate(points):
        assert tallied(on_board(layout.COUNT + kind, count).block)[0][part] == wanted


def test_pr_4_5_a_yard_multiplies_the_towns_of_the_largest_network():
    state = on_board(layout.COUNT + data.YARD, 2)
    towns = layout.HEAD + layout.TOWN
    # Clubs and hearts meet in the third town; spades have three of their own.
    for town, railways in enumerate((0b0001, 0b0001, 0b0101, 0b0100, 0b1000, 0b1000, 0b1000)):
        state.block[towns + town] = railways
    assert tallied(state.block)[0][tally.YARD_PART] == 4 * 4


def test_pr_4_6_what_finds_no_box_scores_nothing_but_counts(desert: Desert):
    desert("", card="tc", turn=19).change(layout.SALOONS, 0b1000)
    desert.do("D3.se", "D3.sw", "D2.se")
    assert desert.number(layout.SALOONS) == 0b1000
    assert desert.number(layout.COUNT + data.SALOON) == 1


def test_pr_4_7_a_ranch_stands_alone_when_tracks_and_walls_part_it(desert: Desert):
    desert("", card="th").do("I4.sw", "H3.e")
    assert desert.number(layout.COUNT + data.RANCH) == 0
    desert.do("G4.se")  # from the station to the mountains: H6 is cut off by them and the river
    assert desert.number(layout.COUNT + data.RANCH) == 1
    assert [item.places for item in desert.table.sheet(1).items if item.part == "ranches"] == [("H6",)]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("tc jd qh ks tc", 1), ("tc td jh js qc", 2), ("tc td th js qc", 3), ("tc td th js jc", 4),
        ("tc jd qh ks ac", 5), ("tc td th ts qc", 6), ("ac kd qh js tc", 5),
    ],
)  # fmt: skip
def test_pr_5_hands(cards: str, points: int):
    state = prepared()
    for turn, card in enumerate(cards.split()):
        state.block[layout.HEAD + layout.CARD + turn] = data.CARD_NUMBERS[card] + 1
    assert tally.hand_points(state.block, layout.HEAD, 0) == points
    state.block[layout.HEAD + layout.SALOONS] = 1
    assert tally.hand_points(state.block, layout.HEAD, 0) == 2 * points


def test_pr_5_every_shape_of_five_ranks_is_a_hand():
    for ranks in product(range(5), repeat=5):
        state = prepared()
        for turn, rank in enumerate(ranks):
            state.block[layout.HEAD + layout.CARD + turn] = rank + 1
        if max(map(ranks.count, ranks)) < 5:  # there are four of each
            assert (tally.hand_of(state.block, layout.HEAD, 0) > 0) is True


# --- objectives

JUST = {
    "bank-nuggets": (layout.BANKED, 4, 5), "dig-nuggets": (layout.NUGGETS, 7, 8),
    "two-banks": (layout.COUNT + data.BANK, 1, 2), "three-saloons": (layout.COUNT + data.SALOON, 2, 3),
    "one-fort": (layout.COUNT + data.FORT, 0, 1), "three-edges": (layout.EDGES, 0b0101, 0b1101),
    "four-ranges": (layout.RANGES, 0b00111, 0b10111), "five-ranches": (layout.COUNT + data.RANCH, 4, 5),
    "two-tunnels": (layout.TUNNELS, 0b0001, 0b0011), "shared-building": (layout.SHARED, 0, 1),
    "six-towns": (layout.TOWNS_N, 5, 6), "two-bridges": (layout.BRIDGES, 0b1000, 0b1001),
    "shared-town": (layout.TOWN, 0b0100, 0b0110), "two-yards": (layout.COUNT + data.YARD, 1, 2),
}  # fmt: skip


@pytest.mark.parametrize("name", JUST)
def test_pr_6_an_objective_is_met_at_its_number(name: str):
    place, before, enough = JUST[name]
    number = data.OBJECTIVES.index(name)
    assert not is_met(on_board(place, before).block, layout.HEAD, number)
    assert is_met(on_board(place, enough).block, layout.HEAD, number)


def test_pr_6_three_towns_of_one_station():
    number = data.OBJECTIVES.index("three-towns")
    state = on_board(layout.TOWN, 0b0001)
    for town, railways in ((1, 0b0010), (2, 0b0011)):
        state.block[layout.HEAD + layout.TOWN + town] = railways
    assert not is_met(state.block, layout.HEAD, number)
    state.block[layout.HEAD + layout.TOWN + 3] = 0b0001
    assert is_met(state.block, layout.HEAD, number)


def test_pr_6_a_building_is_judged_after_the_last_track(desert: Desert):
    saloon = next(n for n, cell in enumerate(maps.find("a").locations) if grid.CELL_NAMES[cell] == "E3")
    hearts = 1 | 1 << (layout.RAILWAYS + 2)  # one of the two tracks is theirs
    desert("", "", seats=2, card="tc").change(layout.BESIDE + saloon, hearts).do("D3.se", "D3.sw", "C3.e")
    assert (desert.number(layout.COUNT + data.SALOON), desert.number(layout.SHARED)) == (1, 0)
    desert.do("done")
    assert desert.number(layout.SHARED) == 1
    desert("", "", seats=2, card="tc").do("D3.se", "D3.sw", "D2.se", "done")
    assert (desert.number(layout.COUNT + data.SALOON), desert.number(layout.SHARED)) == (1, 0)


def test_pr_6_first_in_the_same_turn_get_ten_and_later_ones_five(desert: Desert):
    state = prepared(3)
    s = state.block
    s[layout.OBJECTIVES_N] = 1
    s[layout.OBJECTIVE] = 1
    for seat, turn in enumerate((7, 5, 5)):
        s[layout.HEAD + layout.BOARD * seat + layout.MET] = turn
    points = [tally.objective_points(s, layout.HEAD + layout.BOARD * seat, 0) for seat in range(3)]
    assert points == [5, 10, 10]


# --- the end


def test_pr_7_most_points_then_hands_then_shared():
    state = prepared(3, objectives=False)
    s = state.block
    s[layout.PHASE] = layout.OVER
    boards = [layout.HEAD + layout.BOARD * seat for seat in range(3)]
    for turn, card in enumerate((1, 6, 11, 16, 2)):  # four of a kind for the first: 6
        s[boards[0] + layout.CARD + turn] = card
    s[boards[1] + layout.NUGGETS] = s[boards[2] + layout.NUGGETS] = 6
    ended = outcome(state)
    assert ended is not None
    assert (ended.scores, ended.places, ended.tie_break) == ((7, 7, 7), (1, 2, 2), "pioneer-rails-tie-hands")
    s[boards[0] + layout.CARD] = 0
    s[boards[0] + layout.NUGGETS] = 6
    ended = outcome(state)
    assert ended is not None
    assert (ended.places, ended.tie_break) == ((1, 1, 1), None)


def test_pr_8_the_last_card_of_a_round_is_dealt_face_down_at_its_start(desert: Desert):
    desert(seats=2, advanced=True, objectives=False).falls("dealer 1", "hand kh", "hand ks")
    assert (desert.board(1).held, desert.board(1, viewer=2).held, desert.board(1, viewer=None).held) == ("kh", "", "")
    cards = ("tc jc qc", "td jd qd", "th jh qh", "ts js qs")
    for turn in range(4):
        desert.falls(f"cards {cards[turn]}")
        dealer = 1 + turn % 2
        desert.do(f"take {desert.view().cards[0]}", seat=dealer).do(f"take {desert.view().cards[1]}", seat=3 - dealer)
        for seat in (1, 2):
            while not desert.may("done", seat):
                desert.do(min(way for way in desert.tracks(seat) if "-" not in way), seat=seat)
            desert.do("done", seat=seat)
    assert desert.actors == (1, 2)
    assert desert.view(1).cards == ()
    assert (desert.board(1).turns[-1].card, desert.board(1).turns[-1].suit) == ("kh", "hearts")
    assert len(desert.board(1, viewer=2).turns) == 4
    assert desert.view().dealer == 1


# --- alone


def deck_of(name: str) -> int:
    return data.OBJECTIVES.index(name) // data.IN_DECK


@pytest.mark.parametrize(
    ("level", "open_first"), [("beginner", 0), ("easy", 1), ("medium", 2), ("hard", 3), ("legendary", 4)]
)
def test_pr_9_objectives_are_opened_by_level_and_by_round(desert: Desert, level: str, open_first: int):
    desert(solo_level=level)
    if open_first:
        desert.falls("types " + " ".join("1231"[:open_first]))
        names = sorted(
            ("two-banks", "two-tunnels", "two-yards", "one-fort")[:open_first],
            key=lambda n: data.OBJECTIVES.index(n) // 5,
        )
        desert.falls("objectives " + " ".join(names))
    assert len(desert.view().objectives) == open_first
    for turn in range(6):
        if turn == 5:
            assert desert.table.pending is not None
            assert desert.table.pending.what == "objective"
            desert.falls("objective bank-nuggets")
            break
        desert.falls(f"cards {RANKS[turn]}d {RANKS[turn]}h {RANKS[turn]}s")
        desert.do(f"take {desert.view().cards[1]}")
        while not desert.may("done"):
            desert.do(min(way for way in desert.tracks() if "-" not in way))
        desert.do("done")
    assert desert.view().objectives[-1] == "bank-nuggets"
    assert desert.points("objectives") == 0


def test_pr_9_the_target_is_sixty_and_ten_for_each_objective_left():
    state = prepared(1, solo_level="easy")
    s = state.block
    s[layout.PHASE], s[layout.OBJECTIVES_N] = layout.OVER, 4
    assert tally.solo_target(s) == 60 + 40
    for number in range(3):
        s[layout.HEAD + layout.MET + number] = 3
    assert tally.solo_target(s) == 70
    s[layout.HEAD + layout.NUGGETS] = 69  # and a point for the first town box
    ended = outcome(state)
    assert ended is not None
    assert (ended.scores, ended.places, ended.winners, ended.target) == ((70,), (2,), (), 70)
    s[layout.HEAD + layout.NUGGETS] = 70
    ended = outcome(state)
    assert ended is not None
    assert ended.winners == (1,)
