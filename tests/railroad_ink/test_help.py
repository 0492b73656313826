"""What the rules help claims is true: the engine judges every example, and every rule is told in four languages."""

import re
from collections import Counter
from functools import cache
from importlib.resources import files

import msgspec
import pytest

from tests.railroad_ink.positions import DICE, Board
from tests.railroad_ink.test_rules_index import SECTIONS
from whistlestop.core import options
from whistlestop.games import railroad_ink
from whistlestop.games.railroad_ink import data, desk, examples
from whistlestop.games.railroad_ink.notation import parse_board, parse_entries
from whistlestop.games.railroad_ink.rules import Options
from whistlestop.games.railroad_ink.score import sheet
from whistlestop.games.railroad_ink.seen import View
from whistlestop.web.help import Example, Section, read
from whistlestop.words import LOCALES, say

GAME = "railroad-ink"
each_locale = pytest.mark.parametrize("locale", LOCALES)


def sections(locale: str = "en") -> tuple[Section, ...]:
    return read(locale, GAME).sections


def told(locale: str = "en") -> list[Example]:
    """All examples, in order."""
    parts = [part for section in sections(locale) for part in section.body]
    return [example for part in parts if not isinstance(part, str) for example in part]


@cache
def source(locale: str) -> str:
    return (files(railroad_ink) / "help" / f"{locale}.md").read_text(encoding="utf-8")


def examples_with(*keys: str) -> list[object]:
    """The English examples that have these facts; other languages have the same ones."""
    found = [example for example in told() if set(keys) <= set(example.facts)]
    assert found, keys
    return [pytest.param(example.facts, id=example.caption[:40]) for example in found]


def options_of(facts: dict[str, str]) -> Options:
    return options.make(Options, dict(word.split("=") for word in facts.get("options", "").split()))


def rounds(facts: dict[str, str]) -> list[str]:
    return facts.get("board", "").split(";")


def with_ghost(facts: dict[str, str]) -> str:
    """The history, the planned drawing included."""
    return ", ".join(text for text in (facts.get("board", ""), facts.get("ghost", "")) if text)


def judged(question: dict[str, object], facts: dict[str, str]) -> dict[str, object]:
    return desk.check_line(msgspec.json.encode(question).decode(), options_of(facts))


# --- every rule has its place


@each_locale
def test_every_numbered_rule_has_an_anchor(locale: str) -> None:
    chapters = {f"RI-{chapter}" for chapter in SECTIONS}
    rules = {f"RI-{chapter}.{number}" for chapter, count in SECTIONS.items() for number in range(1, count + 1)}
    anchors = [anchor for section in sections(locale) for anchor in section.anchors]
    assert chapters | rules <= set(anchors)
    assert len(anchors) == len(set(anchors)), "an anchor stands twice"


# --- every example is true


@pytest.mark.parametrize("facts", examples_with("board"))
def test_boards_are_legal(facts: dict[str, str]) -> None:
    assert judged({"board": facts["board"]}, facts) == {"legal": True}


@pytest.mark.parametrize("facts", examples_with("ghost"))
def test_planned_drawings_are_as_legal_as_they_say(facts: dict[str, str]) -> None:
    verdict = judged({"board": with_ghost(facts)}, facts)
    assert verdict["legal"] == ("wrong" not in facts)
    if "wrong" in facts:
        assert verdict["rule"] == facts["wrong"]
        assert verdict["at"] == len(parse_entries(facts.get("board", "")))


@pytest.mark.parametrize("facts", examples_with("board", "dice"))
def test_rounds_with_dice_are_as_complete_as_they_say(facts: dict[str, str]) -> None:
    *before, drawn = rounds(facts)
    dice = facts["dice"].split()
    ticked = Counter(dice[int(place) - 1] for place in facts["drawn"].split())
    assert ticked == Counter(data.FACES[data.FACE_OF[entry.piece]] for entry in parse_entries(drawn))
    verdict = judged({"board": ";".join(before), "dice": dice, "round": drawn}, facts)
    assert verdict.get("rule") == facts.get("wrong")


@pytest.mark.parametrize("facts", examples_with("lamps"))
def test_lamps_stand_where_the_die_fits(facts: dict[str, str], board: Board) -> None:
    """The die that is planned, else the one that is not drawn yet."""
    dice = facts.get("dice", "").split()
    in_hand = [face for place, face in enumerate(dice, 1) if str(place) not in facts["drawn"].split()]
    planned, _, piece = facts.get("ghost", "").partition(" ")
    face = data.FACES[data.FACE_OF[data.PIECE_NUMBERS[piece]]] if piece else in_hand[0]
    board(facts["board"], dice=f"{face} h-h- h-h- hr--")
    fits = [action.split() for action in board.legal() if action[0] in "ABCDEFG"]
    cells = [cell for cell, sides in fits if sides in data.VARIANTS[data.FACES.index(face)]]
    assert sorted(facts["lamps"].split()) == sorted(set(cells) - {planned})
    assert int(facts.get("ways", 0)) == cells.count(planned)


@pytest.mark.parametrize("facts", examples_with("flight"))
def test_meteors_fly_as_drawn(facts: dict[str, str], board: Board) -> None:
    start, *turns, end = facts["flight"].split()
    text = facts["board"]
    lava = "ll-- ll--" if "llll" in text else ""
    board(text, dice=DICE, lava=lava, meteor=facts["meteor"])
    before = board.seen()
    assert before.mark == start
    board.do(f"meteor {facts['meteor'].split()[0]}")
    after, cell = board.seen(), data.CELL_NUMBERS[end]
    assert after.mark == end
    assert after.cells[cell] == (before.cells[cell] if "l" in before.cells[cell] else "*")
    assert all(turn[0] in "AG" or turn[1] in "17" for turn in turns), "it turns round at the border only"


@pytest.mark.parametrize("facts", examples_with("points"))
def test_points_are_true(facts: dict[str, str]) -> None:
    scored = sheet(View(1, options_of(facts), 1, 1, "over", (parse_board(facts["board"]),)), 1)
    for part, points in claims(facts):
        assert (scored.total if part == "total" else scored.points(part)) == points, part


def claims(facts: dict[str, str]) -> list[tuple[str, int]]:
    words = [claim.split() for claim in facts["points"].split(",")]
    return [(part, int(points)) for part, points in words]


@each_locale
def test_captions_name_the_points(locale: str) -> None:
    for example in told(locale):
        if "points" in example.facts:
            figures = set(re.findall(r"\d+", example.caption))
            shown = [(part, points) for part, points in claims(example.facts) if points]
            assert {str(abs(points)) for _, points in shown} <= figures, example.caption
            assert ("−" in example.caption) == any(points < 0 for _, points in shown), example.caption


@pytest.mark.parametrize("facts", examples_with("light"))
def test_what_is_lit_is_there(facts: dict[str, str]) -> None:
    scored = sheet(View(1, options_of(facts), 1, 1, "over", (parse_board(facts["board"]),)), 1)
    assert set(facts["light"].split()) <= {item.part for item in scored.items}


@pytest.mark.parametrize("facts", examples_with("sum"))
def test_dice_are_worth_what_they_say(facts: dict[str, str]) -> None:
    assert int(facts["sum"]) == sum(data.DRAFT_VALUES[data.FACES.index(face)] for face in facts["dice"].split())


@pytest.mark.parametrize("facts", examples_with("pairs", "taken"))
def test_pairs_are_those_of_a_draft(facts: dict[str, str]) -> None:
    dice = [data.FACES.index(face) for pair in facts["pairs"].split(",") for face in pair.split()]
    seats = len(dice) // 4
    assert sum(data.FIRST_JUNCTION <= face < data.FIRST_SPECIAL for face in dice) == seats
    assert max(dice) < data.FIRST_SPECIAL
    assert len(facts["taken"].split()) == 2 * seats


def test_all_faces_are_shown() -> None:
    shown = {face for example in told() if example.kind == "faces" for face in example.facts["faces"].split()}
    assert shown == set(data.FACES) - {data.VOLCANO_FACE}


@each_locale
def test_the_table_of_networks_is_true(locale: str) -> None:
    rows = re.findall(r"^\|([^|]+)((?:\| *\d+ *)+)\|$", source(locale), re.MULTILINE)
    exits, points = ([int(figure) for figure in re.findall(r"\d+", row)] for _, row in rows)
    assert points == [data.NETWORK_POINTS[count] for count in exits]
    assert exits == list(range(2, 13))


# --- languages


@each_locale
def test_buttons_are_called_as_on_the_table(locale: str) -> None:
    labels = [say(locale, f"{GAME}-verb-{verb}") for verb in ("place", "finish")]
    text = " ".join(source(locale).split())
    assert [label for label in labels if f"**{label}**" not in text] == []


# --- pictures


def test_a_crop_shows_its_cells_and_a_little_around() -> None:
    inner = examples.draw("board", {"crop": "C3 D4"}, lambda id, args: id)
    corner = examples.draw("board", {"crop": "A1 B2"}, lambda id, args: id)
    assert 'viewBox="174 174 252 252"' in inner
    assert 'viewBox="-50 -50 276 276"' in corner


def test_a_single_round_shows_no_numbers() -> None:
    facts = {"board": "B1 h-h-"}
    number = '<text x="112" y="22"'
    assert number not in examples.draw("board", facts, lambda id, args: id)
    assert number in examples.draw("board", {**facts, "round": "1"}, lambda id, args: id)


def test_pictures_say_what_they_show() -> None:
    said: list[str] = []

    def note(id: str, args: object) -> str:
        said.append(id)
        return id

    examples.draw("dice", {"dice": "hh--", "meteor": "left 2"}, note)
    assert {"railroad-ink-face-highway-curve", "railroad-ink-picture-meteor"} <= set(said)
