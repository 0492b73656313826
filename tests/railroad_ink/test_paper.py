"""Boards from paper: entered tap by tap, judged joint by joint, scored as at the counter, printed."""

from functools import partial
from pathlib import Path

import pytest

from tests.helpers import refused
from whistlestop.core.chance import Draw, Lot, odds
from whistlestop.core.errors import BadNotation, UnknownName
from whistlestop.games.railroad_ink import companion, data, desk, paper, printing
from whistlestop.games.railroad_ink.notation import format_board
from whistlestop.games.railroad_ink.rules import Options, pending, setup
from whistlestop.people import load
from whistlestop.words import say

PLAIN = Options()
ENGLISH = partial(say, "en")
RECORDS = Path(__file__).parents[1] / "records" / "railroad_ink"


def tapped(*uses: str, text: str = "", seat: int = 1) -> str:
    for use in uses:
        tool, place = use.split()
        text = paper.tap(text, seat, tool, place, PLAIN)
    return text


def faults(text: str) -> list[tuple[str, str]]:
    """What is wrong, and on which cell."""
    found = paper.show(text, 1, PLAIN, ENGLISH).faults
    return [(fault.id.removeprefix("railroad-ink-paper-"), str(fault.args.get("cell", ""))) for fault in found]


# --- taps


def test_the_first_tap_joins_what_is_there_and_further_ones_turn():
    assert tapped("hh-- B1") in ("B1 hh--", "B1 h--h")  # the exit is at its top
    assert tapped("r-r- A2") == "A2 -r-r"
    assert tapped("r-r- A2", "r-r- A2") == "A2 r-r-"
    assert tapped("r-r- A2", "r-r- A2", "r-r- A2") == "A2 -r-r"
    assert tapped("h-h- B1", "hh-- B2", "h-h- C2") == "B1 h-h-, B2 hh--, C2 -h-h"


def test_all_ways_of_a_face_come_round():
    seen = {tapped("h-r- D4")}
    text = tapped("h-r- D4")
    for _ in data.VARIANTS[data.FACES.index("h-r-")]:
        text = tapped("h-r- D4", text=text)
        seen.add(text)
    assert len(seen) == len(data.VARIANTS[data.FACES.index("h-r-")])


def test_another_face_takes_the_place_and_the_eraser_clears_it():
    assert tapped("h-h- B1", "hhhh B1") == "B1 hhhh"
    assert tapped("h-h- B1", "---- B1") == ""
    assert (tapped("* C3"), tapped("* C3", "* C3")) == ("C3 *", "")


def test_every_player_has_a_board():
    text = paper.seated(tapped("h-h- B1"), 3)
    text = paper.tap(text, 3, "r-r-", "D1", PLAIN)
    assert text == "B1 h-h- |  | D1 r-r-"
    assert paper.players(text) == 3
    assert paper.seated(text, 1) == "B1 h-h-"


def test_what_nobody_can_tap_is_refused():
    with refused(BadNotation, "railroad-ink-unknown-cell"):
        paper.tap("", 1, "h-h-", "Z9", PLAIN)
    with refused(BadNotation, "railroad-ink-unknown-piece"):
        paper.tap("", 1, "place", "B1", PLAIN)
    with refused(UnknownName, "no-such-seat"):
        paper.tap("", 2, "h-h-", "B1", PLAIN)
    with refused(BadNotation, "railroad-ink-so-many-boards"):
        paper.show("|" * 6, 1, PLAIN, ENGLISH)
    with refused(BadNotation, "railroad-ink-too-tangled"):
        paper.show(", ".join(f"{cell} hhhh" for cell in data.CELL_NAMES), 1, PLAIN, ENGLISH)


# --- faults


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("B1 h-h-, B2 h-h-", []),
        ("B1 h-h-, B2 r-r-", [("clash", "B1"), ("alone", "B2")]),
        ("A2 -h-h", [("exit-clash", "A2"), ("alone", "A2")]),
        ("D4 h-h-", [("alone", "D4")]),
        ("D4 h-h-, A1 *", []),  # what joined it may have been struck
        ("D4 llll, D3 -ll-", []),
        ("B1 hhhh, D1 rrrr, F1 hhhr, A2 hrrr", [("many-specials", "")]),
        ("B1 hhhh, F1 hhhh", [("special-twice", "")]),
        ("B1 h-h-, B2 h-r-", []),  # a loose end is no fault
    ],
)
def test_what_no_game_comes_to_is_told(text, found):
    assert faults(text) == found


def test_wrong_joints_stand_on_the_board():
    shown = paper.show("B1 h-h-, B2 r-r-", 1, PLAIN, ENGLISH)
    assert shown.parts["wrong"].count("<circle") == 1
    assert "circle" not in paper.show("B1 h-h-", 1, PLAIN, ENGLISH).parts["wrong"]


# --- scores


@pytest.mark.parametrize("record", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_boards_of_whole_games_are_scored_as_at_the_counter_and_are_faultless(record):
    table = load(record)
    view, options, outcome = table.view(None), table.options, table.outcome
    assert isinstance(options, Options)
    assert outcome is not None
    texts = [format_board(board) for board in view.boards]
    shown = paper.show(" | ".join(texts), 1, options, ENGLISH)
    assert [sheet.total for sheet in shown.sheets] == [desk.score_line(text, options)["total"] for text in texts]
    assert [sheet.total for sheet in shown.sheets] == list(outcome.scores)
    for seat in range(1, len(texts) + 1):
        assert paper.show(" | ".join(texts), seat, options, ENGLISH).faults == ()


def test_equal_points_are_told_apart_by_errors():
    worse = "B1 h-h-, B2 h-h-"  # two cells of highway, one loose end
    shown = paper.show(f"{worse} | A2 -r-r", 1, PLAIN, ENGLISH)
    scores = [(sheet.total, sheet.points("errors")) for sheet in shown.sheets]
    assert shown.outcome.scores == tuple(total for total, _ in scores)
    equal = paper.show(f"{worse} | {worse}", 1, PLAIN, ENGLISH)
    assert (equal.outcome.places, equal.outcome.tie_break) == ((1, 1), None)
    told = paper.show("B1 h-h- | ", 1, PLAIN, ENGLISH)
    assert (told.outcome.scores, told.outcome.places) == ((0, 0), (2, 1))
    assert told.outcome.tie_break == "railroad-ink-tie-errors"


def test_a_part_lights_on_the_board_of_its_seat():
    lit = paper.light("B1 h-h- | D1 r-r-", 2, "railway", PLAIN, ENGLISH)
    assert set(lit) == {"under-2", "light-2"}
    assert "<path" in lit["light-2"]


# --- printing


def test_blank_boards_have_room_for_the_score_and_filled_ones_have_it():
    (blank,) = printing.boards("", PLAIN, ENGLISH)
    first, second = printing.boards("B1 hhhh | A2 -r-r", PLAIN, ENGLISH)
    assert "var(--" not in blank + first + second
    assert ">Total<" in blank
    assert ">0</text>" not in blank
    assert ">−3</text>" in first  # three of its ends are loose
    assert ">1</text>" in second


# --- dice


def test_dice_for_paper_are_those_of_the_game():
    rolls = [(0, 1, 2, 6), (3, 4, 5, 8)]
    assert companion.draw(PLAIN, 3, []) == pending(setup(PLAIN, 3))
    assert companion.draw(PLAIN, 3, rolls) == pending(setup(PLAIN, 3))
    assert companion.draw(PLAIN, 3, rolls * 3 + rolls[:1]) is None
    shown = companion.show(PLAIN, 3, rolls, ENGLISH)
    names = [ENGLISH(f"railroad-ink-face-{data.FACE_NAMES[face]}", {}) for face in rolls[1]]
    assert [name in shown.parts[f"die-{die}"] for die, name in enumerate(names, 1)] == [True] * 4
    assert shown.words.args == {"round": 2, "rounds": 7}


def test_the_draft_has_a_star_and_an_order_of_dice_before_each_roll():
    options = Options(draft=True, lava=True, meteors=True)
    lots: list[tuple[int, ...]] = []
    kinds = []
    while (draw := companion.draw(options, 2, lots)) is not None:
        kinds.append(draw.what)
        lots.append(first_lot(draw))
    assert kinds == ["star", *(["pool", "roll"] * 6)]
    first = companion.show(options, 2, lots[:3], ENGLISH)
    assert (first.seat, len(first.notes)) == (1, 1)
    assert companion.show(options, 2, lots, ENGLISH).words.args == {"round": 6, "rounds": 6}


def first_lot(draw: Draw) -> Lot:
    """The first one that a draw can give."""
    lot: Lot = ()
    while faces := odds(draw, lot):
        lot = (*lot, next(iter(faces)))
    return lot
