"""RI-8: both expansions together. RI-9: the notation."""

import pytest

from tests.helpers import illegal
from tests.railroad_ink import oracle
from tests.railroad_ink.positions import Board
from whistlestop.core.chance import Scripted
from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import data, game
from whistlestop.games.railroad_ink.actions import Confirm, Erase, Ignore, Place, Strike, Take

notation = game.notation

# --- RI-8


def test_ri_8_six_rounds_with_all_dice():
    table = Table(game, 1, {"lava": True, "meteors": True}, Scripted())
    assert table.view(1).rounds == 6
    assert table.pending is not None
    assert len(table.pending.parts) == 4 + 2 + 2


def test_ri_8_strike_first_then_drawing(board: Board):
    board("", lava="ll-- l-l-", meteor="up 1")
    for text in ("D3 l-l-", "A1 llll", "B1 h-h-", "D3 ----"):
        with illegal("RI-6.1", "strike-first"):
            board.do(text)
    board.do("meteor up")
    board.draw("D3 l-l-")  # over the fresh crater
    assert board.cells() == {"D3": "l-l-", "D4": "llll"}


@pytest.mark.parametrize(
    ("text", "meteor", "cell"),
    [
        ("D3 l-l-", "up 1", "D3"),  # lava
        ("@D5", "up 1", "D4"),  # a volcano
        ("D3 -hlh", "up 1", "D3"),  # a route+lava cell
        ("F2 llll, @D2", "right 2", "F2"),  # a new volcano
    ],
)
def test_ri_8_lava_swallows_the_meteor(board: Board, text: str, meteor: str, cell: str):
    board(text, lava="ll-- l-l-", meteor=meteor)
    before = board.cells()
    board.do(f"meteor {meteor.split()[0]}")
    assert board.cells() == before
    assert board.seen().mark == cell


def test_ri_8_a_swallowed_meteor_still_moves_the_mark(board: Board):
    board("D3 l-l-", lava="ll-- l-l-", meteor="up 1", must_draw="free")
    board.do("meteor up", "D2 --ll", "done")
    board.roll(lava="ll-- l-l-", meteor="right 2")
    board.do("meteor right")
    assert (board.cells()["F3"], board.seen().mark) == ("*", "F3")


def test_ri_8_lava_is_no_crater_so_the_meteor_does_not_go_on(board: Board):
    board("C4 *, B4 *", lava="ll-- l-l-", meteor="left 3")
    board.do("meteor left")
    assert board.seen().mark == "A4"
    board("A4 *, B4 *, C4 *, @B4", lava="ll-- l-l-", meteor="left 1")
    board.do("meteor left")  # A4, B4, C4 are craters; D4 swallows it
    assert (board.seen().mark, board.cells()["D4"]) == ("D4", "llll")


def test_ri_8_an_open_lava_side_facing_a_crater_stays_open(board: Board):
    board("D3 *, @G7", lava="ll-- l-l-", meteor="left 1")
    assert (board.points("craters"), board.points("errors"), board.points("lava")) == (0, -4, 1)


def test_ri_8_a_route_and_lava_cell_scores_its_route_end_at_a_crater(board: Board):
    board("D3 -hlh, C3 *, @G7", lava="ll-- l-l-", meteor="left 1")
    assert board.points("craters") == 2


# --- RI-9

EXAMPLES = {
    "B1 h-h-": Place("B1", "h-h-"),
    "D4 hrhr^": Place("D4", "hrhr^"),
    "D4 hrhr": Place("D4", "hrhr"),
    "A2 -r-h": Place("A2", "-r-h"),
    "C3 lh-h": Place("C3", "lh-h"),
    "G7 llll": Place("G7", "llll"),
    "C3 ----": Erase("C3"),
    "meteor left": Strike("left"),
    "ignore hhrr": Ignore("hhrr"),
    "take 12": Take(12),
    "done": Confirm(),
}


@pytest.mark.parametrize(("text", "action"), EXAMPLES.items())
def test_ri_9_actions_as_text(text: str, action: object):
    assert notation.parse_action(text) == action
    assert notation.format_action(action) == text
    assert notation.parse_action(f"  {text.upper().replace(' ', '   ')} ") == action


def test_ri_9_every_action_has_a_text_and_a_number():
    state = game.setup(game.options(), 1)
    found = 0
    for number in range(5000):
        try:
            action = game.decode(state, number)
        except Illegal:
            continue
        found += 1
        assert game.encode(state, action) == number
        assert notation.parse_action(notation.format_action(action)) == action
    places = sum(len(oracle.variants(face)) for face in data.FACES)
    assert found == 49 * (places + 1) + 4 + 6 + 12 + 1


@pytest.mark.parametrize(
    "text",
    ["", "B1", "H1 h-h-", "B8 h-h-", "B1 h-h", "B1 hxh-", "B1 *", "B1 hhhh^", "B1 h-h- extra", "take 0", "take 13",
     "meteor", "meteor free", "ignore h-h-", "ignore", "B1 l---", "B1 lhlh", "x" * 100_000, "B1 " + "h" * 100_000],
)  # fmt: skip
def test_ri_9_what_is_no_action_is_refused(text: str):
    with pytest.raises(BadNotation):
        notation.parse_action(text)


BOARDS = [
    "",
    "B1 h-h-",
    "B1 h-h-, A2 -r-h; B2 hrhr^, C3 hrhr",
    "B1 h-h-; ; B2 h-h-",
    "D4 llll, B1 h-h-; C4 lh-h, A1 *, @A1",
    "@D4",
    "A1 *",
]


@pytest.mark.parametrize("text", BOARDS)
def test_ri_9_boards_as_text(text: str):
    board = notation.parse_board(text)
    assert notation.parse_board(notation.format_board(board)) == board
    assert oracle.parse(notation.format_board(board)) == oracle.parse(text)


def test_ri_9_a_history_keeps_what_was_last(board: Board):
    text = "D4 llll, D3 h-h-; D3 ----, D3 l-l-, B1 h-h-; B1 *, @B1; B1 hh--"
    seen = notation.parse_board(text)
    cells = {cell: sides for cell, sides in zip(oracle.CELLS, seen.cells, strict=True) if sides}
    assert cells == oracle.parse(text) == {"D4": "llll", "D3": "l-l-", "B1": "hh--"}
    rounds = dict(zip(oracle.CELLS, seen.rounds, strict=True))
    assert (rounds["D4"], rounds["D3"], rounds["B1"], seen.mark) == (0, 2, 4, "B1")


@pytest.mark.parametrize(
    "text", ["B1", "B1 h-h- B2 h-h-", "B1;h-h-", "H1 h-h-", "B1 hhh", "@", "@H1", "B1 h-h-, x", "B1 h-h-," * 1000]
)
def test_ri_9_what_is_no_board_is_refused(text: str):
    with pytest.raises(BadNotation):
        notation.parse_board(text)


CHANCE = [
    ({}, 1, [], "h-h- hh-- rrr- hrhr^"),
    ({"lava": True}, 1, [], "h-h- hh-- rrr- hrhr^ | lava ll-- lh-h"),
    ({"meteors": True}, 1, [], "h-h- hh-- rrr- hrhr^ | meteor left 2"),
    ({"lava": True, "meteors": True}, 1, [], "h-h- hh-- rrr- hrhr^ | lava ll-- lh-h | meteor free 3"),
    ({"draft": True}, 3, [], "star 2"),
    ({"draft": True}, 2, [(1,)], "pool 1 1 4 1 1 4 1 1"),
    ({"draft": True}, 2, [(1,), (0, 0, 1, 0, 0, 1, 0, 0)], "h-h- hh-- hrhr^ rr-- r-r- hr-- rrr- hhh-"),
]


@pytest.mark.parametrize(("options", "seats", "lots", "text"), CHANCE)
def test_ri_9_dice_as_text(options: dict[str, bool], seats: int, lots: list[tuple[int, ...]], text: str):
    pending = Table(game, seats, options, Scripted(lots)).pending
    assert pending is not None
    lot = notation.parse_chance(pending, text)
    assert notation.format_chance(pending, lot) == text
    assert notation.parse_chance(pending, text.upper().replace(" | ", "  ")) == lot


def test_ri_9_a_die_may_be_written_in_any_rotation():
    pending = Table(game, 1, {"lava": True}, Scripted()).pending
    assert pending is not None
    turned = notation.parse_chance(pending, "-h-h --hh r-rr rhrh^ lava --ll -hlh")
    assert turned == notation.parse_chance(pending, "h-h- hh-- rrr- hrhr^ lava ll-- lh-h")


@pytest.mark.parametrize(
    ("options", "seats", "lots", "text"),
    [
        ({}, 1, [], ""),
        ({}, 1, [], "h-h- hh-- rrr-"),
        ({}, 1, [], "h-h- hh-- rrr- hrhr^ hr--"),
        ({}, 1, [], "h-h- hh-- rrr- what"),
        ({}, 1, [], "h-h- hh-- rrr- *"),
        ({"lava": True}, 1, [], "h-h- hh-- rrr- hrhr^"),
        ({"meteors": True}, 1, [], "h-h- hh-- rrr- hrhr^ | meteor sideways 2"),
        ({"meteors": True}, 1, [], "h-h- hh-- rrr- hrhr^ | meteor left 4"),
        ({"draft": True}, 3, [], "star two"),
        ({"draft": True}, 3, [], "2"),
        ({"draft": True}, 2, [(1,)], "pool 1 1 4 1 1 4 1 x"),
        ({"draft": True}, 2, [(1,)], "pool 14 1 4 1 1 4 1 1"),
        ({"draft": True}, 6, [], "star 12"),
        ({"draft": True}, 2, [(1,)], "pool 1 2 4 1 3 4 1 9"),  # dice of the first kind are written 1, no other way
    ],
)
def test_ri_9_what_no_dice_show_is_refused(
    options: dict[str, bool], seats: int, lots: list[tuple[int, ...]], text: str
):
    pending = Table(game, seats, options, Scripted(lots)).pending
    assert pending is not None
    with pytest.raises(BadNotation):
        notation.parse_chance(pending, text)
