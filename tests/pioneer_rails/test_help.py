"""What the rules help claims is true: the engine judges every example, and every rule is told in four languages."""

import re
from functools import cache, partial
from importlib.resources import files

import pytest

from tests.helpers import illegal
from tests.pioneer_rails.positions import Desert
from tests.pioneer_rails.test_rules_index import WANTED
from whistlestop.games import pioneer_rails
from whistlestop.games.pioneer_rails import data, desk, examples, layout, score, tally
from whistlestop.games.pioneer_rails.rules import Options, setup
from whistlestop.games.pioneer_rails.standing import AT, standing
from whistlestop.games.pioneer_rails.tracks import boxes_for, laid_now
from whistlestop.web.help import Example, Section, read
from whistlestop.words import LOCALES, say

ENGLISH = partial(say, "en")
each_locale = pytest.mark.parametrize("locale", LOCALES)

Facts = dict[str, str]


def sections(locale: str = "en") -> tuple[Section, ...]:
    return read(locale, "pioneer-rails").sections


def told(locale: str = "en") -> list[Example]:
    """All examples, in order."""
    parts = [part for section in sections(locale) for part in section.body]
    return [example for part in parts if not isinstance(part, str) for example in part]


@cache
def source(locale: str) -> str:
    return (files(pioneer_rails) / "help" / f"{locale}.md").read_text(encoding="utf-8")


def examples_with(*keys: str) -> list[object]:
    """The English examples that have these facts; other languages have the same ones."""
    found = [example for example in told() if set(keys) <= set(example.facts)]
    assert found, keys
    return [pytest.param(example.facts, id=example.caption[:40]) for example in found]


# --- every rule has its place


@each_locale
def test_every_numbered_rule_has_an_anchor(locale: str) -> None:
    rules = {f"PR-{number.replace('_', '.')}" for number in WANTED.split()}
    chapters = {rule.split(".")[0] for rule in rules}
    anchors = [anchor for section in sections(locale) for anchor in section.anchors]
    assert chapters | rules <= set(anchors)
    assert len(anchors) == len(set(anchors)), "an anchor stands twice"
    numbers = {number for section in sections(locale) for number in section.numbers}
    assert numbers == {anchor for anchor in anchors if anchor.startswith("PR-")}, "each is shown, and linked to"


# --- every example is true


@pytest.mark.parametrize("facts", examples_with("board"))
def test_boards_are_legal(facts: Facts) -> None:
    assert desk.check_line(facts["board"], Options()) == {"legal": True}


@pytest.mark.parametrize("facts", examples_with("plan"))
def test_planned_tracks_are_as_legal_as_they_say(facts: Facts, desert: Desert) -> None:
    desert(facts.get("board", ""), card=facts["card"])
    *first, last = facts["plan"].split()
    desert.do(*first)
    if "wrong" in facts:
        with illegal(facts["wrong"]):
            desert.do(last)
    else:
        desert.do(last)


@pytest.mark.parametrize("facts", examples_with("boxes"))
def test_plans_take_so_many_boxes(facts: Facts, desert: Desert) -> None:
    desert(facts.get("board", ""), card=facts["card"]).do(*facts["plan"].split())
    s = desert.table.state.block
    assert boxes_for(laid_now(s, AT), s[AT + layout.BONUSES]) == int(facts["boxes"])


@pytest.mark.parametrize("facts", examples_with("done"))
def test_what_is_activated_is_said(facts: Facts) -> None:
    s = standing(Options(), examples.board_of(facts)).block
    found = [cell for kind in range(len(data.KINDS)) for cell in score.activated(s, AT, kind)]
    assert found == facts["done"].split()


@pytest.mark.parametrize("facts", examples_with("light", "points"))
def test_points_are_true(facts: Facts) -> None:
    items = list(score.items(standing(Options(), examples.board_of(facts)).block, 1))
    for part, points in claims(facts):
        assert sum(item.points for item in items if part in (item.part, "total")) == points, part
    assert set(facts["light"].split()) <= {item.part for item in items}


def claims(facts: Facts) -> list[tuple[str, int]]:
    words = [claim.split() for claim in facts["points"].split(",")]
    return [(part, int(points)) for part, points in words]


@each_locale
def test_captions_name_the_points(locale: str) -> None:
    for example in told(locale):
        if "points" in example.facts:
            figures = set(re.findall(r"\d+", example.caption))
            assert {str(points) for _, points in claims(example.facts)} <= figures, example.caption


@pytest.mark.parametrize("facts", examples_with("cards", "taken"))
def test_the_dealer_s_card_is_gone(facts: Facts, desert: Desert) -> None:
    desert(seats=2, objectives=False).falls("dealer 1", f"cards {facts['cards']}").do(f"take {facts['taken']}")
    left = [card for card in facts["cards"].split() if card != facts["taken"]]
    assert desert.legal(2) == {f"take {card}" for card in left}


@pytest.mark.parametrize("facts", examples_with("cards", "hand"))
def test_hands_are_what_they_say(facts: Facts) -> None:
    s = setup(Options(), 1).block
    for turn, card in enumerate(facts["cards"].split()):
        s[AT + layout.CARD + turn] = data.CARD_NUMBERS[card] + 1
    assert data.HANDS[tally.hand_of(s, AT, 0)] == facts["hand"]
    assert [("hands", tally.hand_points(s, AT, 0))] == claims(facts)


def test_all_locations_and_objectives_are_shown() -> None:
    assert {name for each in told() if each.kind == "faces" for name in each.facts["faces"].split()} == set(data.KINDS)
    decks = [each.facts["objectives"].split() for each in told() if each.kind == "objectives"]
    assert [name for deck in decks for name in deck] == list(data.OBJECTIVES)
    assert {len(deck) for deck in decks} == {data.IN_DECK}


# --- every figure is true


def under(locale: str, rule: str) -> str:
    """What stands under the heading of a rule, without examples."""
    text = re.sub(r"^```.*?^```$", "", source(locale), flags=re.MULTILINE | re.DOTALL)
    return re.split(r"^#", text[text.index(f"{{{rule}}}") :], maxsplit=1, flags=re.MULTILINE)[0]


def table(locale: str, rule: str) -> list[list[str]]:
    """The rows of the table under a rule, without its head."""
    rows = re.findall(r"^\|(.+)\|$", under(locale, rule), re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows[2:]]


@each_locale
def test_sides_that_locations_need_are_true(locale: str) -> None:
    wanted = [(kind, need) for kind, need in zip(data.KINDS, data.NEEDS, strict=True) if need]
    told_of = {say(locale, "pioneer-rails-location", {"location": kind}): str(need) for kind, need in wanted}
    assert dict(table(locale, "PR-1.2")) == told_of


@each_locale
def test_hands_are_worth_what_they_say(locale: str) -> None:
    worth = zip(data.HANDS[1:], data.HAND_POINTS[1:], strict=True)
    assert table(locale, "PR-5") == [[say(locale, "pioneer-rails-hand-name", {"hand": h}), str(p)] for h, p in worth]


@each_locale
def test_forts_and_ranches_are_worth_what_they_say(locale: str) -> None:
    rows = [[int(cell) for cell in row[1:] if cell] for row in table(locale, "PR-4.4")]
    assert rows == [list(data.FORT_POINTS[1:]), list(data.RANCH_POINTS[1:])]


@each_locale
@pytest.mark.parametrize(
    ("rule", "figures"),
    [
        ("PR-1.3", {127, 91, *(data.COUNTS), data.TOWNS, data.RANGES}),
        ("PR-2.3", {data.LAST_OF_THREE}),
        ("PR-4.1", {1}),
        ("PR-4.2", set(data.BANK_FACTORS)),
        ("PR-4.5", set(data.YARD_FACTORS[1:])),
        ("PR-6", {data.FIRST_POINTS, data.LATER_POINTS}),
        ("PR-7", {data.LAST_OF_THREE}),
        ("PR-9", {data.SOLO_TARGET, data.SOLO_PER_OBJECTIVE, *range(1, len(data.SOLO_LEVELS))}),
    ],
)
def test_figures_are_those_of_the_game(locale: str, rule: str, figures: set[int]) -> None:
    text = re.sub(r"PR-[\d.]+", "", under(locale, rule).removeprefix(f"{{{rule}}}"))
    assert set(map(int, re.findall(r"\d+", text))) == figures


# --- pictures


def test_pictures_say_what_they_show() -> None:
    drawn = examples.draw("board", {"card": "tc", "plan": "C3.e", "crop": "C3 C4"}, ENGLISH)
    assert "C3.e" in drawn[: drawn.index("</desc>")]
    assert "10♣, J♦" in examples.draw("cards", {"cards": "tc jd"}, ENGLISH)
    assert "Bank 5 nuggets</li>" in examples.draw("objectives", {"objectives": "bank-nuggets"}, ENGLISH)


def test_a_part_of_the_map_is_shown_alone() -> None:
    whole, part = (examples.draw("board", facts, ENGLISH) for facts in ({}, {"crop": "C3 D4"}))
    assert "Amberwell" in whole
    assert "Amberwell" not in part
    assert len(part) < len(whole)
    near = examples.draw("board", {"crop": "D4"}, ENGLISH)
    assert re.search(r'viewBox="([^"]+)"', near) != re.search(r'viewBox="([^"]+)"', part)


def test_what_is_planned_bears_a_verdict() -> None:
    facts = {"card": "tc", "plan": "C3.e", "crop": "C3 D4"}
    right = examples.draw("board", facts, ENGLISH)
    wrong = examples.draw("board", facts | {"plan": "D3.sw", "wrong": "PR-3.1"}, ENGLISH)
    plain = examples.draw("board", {"crop": "C3 D4"}, ENGLISH)
    assert [picture.count('stroke="var(--gain)" stroke-width="4"/>') for picture in (plain, right, wrong)] == [0, 1, 0]
    assert [picture.count('stroke="var(--stamp)" stroke-width="4"/>') for picture in (plain, right, wrong)] == [0, 0, 1]
