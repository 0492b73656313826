"""What the rules help claims is true: the engine judges every example, and every rule is told in four languages."""

import re
from collections import Counter
from functools import partial
from importlib.resources import files

import pytest

from tests.helpers import illegal
from tests.marklin.positions import Train, agreed
from tests.marklin.test_rules_index import SECTIONS
from whistlestop.core.errors import Illegal
from whistlestop.games import marklin
from whistlestop.games.marklin import data, desk, examples
from whistlestop.games.marklin.actions import WILD, Action, Claim
from whistlestop.games.marklin.score import sheet
from whistlestop.web.help import Example, Section, read
from whistlestop.words import LOCALES, say

each_locale = pytest.mark.parametrize("locale", LOCALES)


def sections(locale: str = "en") -> tuple[Section, ...]:
    return read(locale, "marklin").sections


def told(locale: str = "en") -> list[Example]:
    """All examples, in order."""
    parts = [part for section in sections(locale) for part in section.body]
    return [example for part in parts if not isinstance(part, str) for example in part]


def examples_with(*keys: str) -> list[object]:
    """The English examples that have these facts; other languages have the same ones."""
    found = [example for example in told() if set(keys) <= set(example.facts)]
    assert found, keys
    return [pytest.param(example.facts, id=example.caption[:40]) for example in found]


def laid(train: Train, facts: dict[str, str], hand: str = "") -> Train:
    """The position of an example at a real table."""
    sides, _ = desk.read(facts.get("board", ""))
    return train(
        hand,
        seats=max(2, len(sides)),
        tracks={seat: " ".join(side.held.tracks) for seat, side in enumerate(sides, 1)},
        passengers=dict(examples.passengers_of(facts)),
    )


# --- every rule has its place


@each_locale
def test_every_numbered_rule_has_an_anchor(locale: str) -> None:
    chapters = {f"TR-{chapter}" for chapter in SECTIONS}
    rules = {f"TR-{chapter}.{number}" for chapter, count in SECTIONS.items() for number in range(1, count + 1)}
    anchors = [anchor for section in sections(locale) for anchor in section.anchors]
    assert chapters | rules <= set(anchors)
    assert len(anchors) == len(set(anchors)), "an anchor stands twice"


# --- every example is true


@pytest.mark.parametrize("facts", examples_with("board"))
def test_boards_are_legal(facts: dict[str, str]) -> None:
    assert desk.check_line(facts["board"], agreed(5, tickets="germany89")) == {"legal": True}


@pytest.mark.parametrize("facts", examples_with("claim"))
def test_claims_are_as_legal_as_they_say(facts: dict[str, str], train: Train) -> None:
    laid(train, facts, facts["cards"])
    claim = paid(facts["claim"], Counter(facts["cards"].split()))
    if "wrong" in facts:
        with illegal(facts["wrong"]):
            train.table.submit(1, claim)
    else:
        train.table.submit(1, claim)
        assert train.hand() == {}, "that is the whole payment"


def paid(track: str, cards: Counter[str]) -> Action:
    """The claim with these cards."""
    colours = [card for card in cards if card in data.COLOURS]
    assert len(colours) <= 1
    return Claim(track, colours[0] if colours else WILD, cards["locomotive"], cards["plus4"])


@pytest.mark.parametrize("facts", examples_with("ride"))
def test_rides_cost_and_bring_what_they_say(facts: dict[str, str], train: Train) -> None:
    cards = facts.get("cards", "")
    laid(train, facts, cards)
    ((city, _),) = examples.passengers_of(facts)
    steps = [f"depart {city}", *(f"ride {track}" for track in facts["ride"].split())]
    train.do(*steps)
    assert [("merchandise", train.points("merchandise"))] == claims(facts)
    assert sum(item.points for item in examples.shopping(examples.view_of(facts), facts)) == claims(facts)[0][1]
    train.do("done")
    assert train.hand() == {}, "all cards are needed"
    if cards:
        with pytest.raises(Illegal):
            laid(Train(), facts).do(*steps)


@pytest.mark.parametrize("facts", examples_with("light", "points"))
def test_points_are_true(facts: dict[str, str]) -> None:
    scored = sheet(examples.view_of(facts), 1)
    for part, points in claims(facts):
        assert scored.points(part) == points, part
    assert set(facts["light"].split()) <= {item.part for item in scored.items}


def claims(facts: dict[str, str]) -> list[tuple[str, int]]:
    words = [claim.split() for claim in facts["points"].split(",")]
    return [(part, int(points)) for part, points in words]


@each_locale
def test_captions_name_the_points(locale: str) -> None:
    for example in told(locale):
        if "points" in example.facts:
            figures = set(re.findall(r"−?\d+", example.caption))
            assert {str(points).replace("-", "−") for _, points in claims(example.facts)} <= figures, example.caption


@pytest.mark.parametrize("facts", examples_with("cards", "second"))
def test_second_cards_are_those_that_can_be_taken(facts: dict[str, str], train: Train) -> None:
    row = facts["cards"].split()
    train(row=facts["cards"]).do("take deck").falls("card green")
    taken = [row[slot] for slot in range(data.ROW) if train.may(f"take {slot + 1}")]
    assert taken == facts["second"].split()


@pytest.mark.parametrize("facts", examples_with("cards", "renewed"))
def test_rows_are_renewed_as_they_say(facts: dict[str, str], train: Train) -> None:
    """The last card of the row is the one that has just come."""
    *lying, last = facts["cards"].split()
    train(row=" ".join([*lying, "red"])).do("take 5").falls(f"row {last}")
    assert (train.phase == "row") == (facts["renewed"] == "yes")


def test_all_cards_and_stacks_are_shown() -> None:
    shown = {kind: example.facts[kind].split() for example in told() for kind in [example.kind] if kind != "board"}
    assert shown["faces"] == list(data.CARDS)
    assert shown["stacks"] == list(data.STACKS)


@each_locale
def test_the_stacks_are_named(locale: str) -> None:
    (caption,) = [example.caption for example in told(locale) if example.kind == "stacks"]
    assert [int(figure) for figure in re.findall(r"\d+", caption)] == [
        v for stack in data.STACKS.values() for v in stack
    ]


@each_locale
def test_the_table_of_routes_is_true(locale: str) -> None:
    rows = re.findall(r"^\|([^|]+)((?:\| *\d+ *)+)\|$", source(locale), re.MULTILINE)
    spaces, points = ([int(figure) for figure in re.findall(r"\d+", row)] for _, row in rows)
    assert points == [data.ROUTE_POINTS[length] for length in spaces]
    assert spaces == list(range(1, data.LONGEST + 1))


@each_locale
def test_cards_and_tickets_are_counted_right(locale: str) -> None:
    text = source(locale)
    told_of = text[text.index("{TR-1.1}") + 8 : text.index("```faces")]
    worth = [points for points, is_in in zip(data.TICKET_POINTS, data.IN_SET[0], strict=True) if is_in]
    short, long = sorted(worth)[:23], sorted(worth)[23:]
    wanted = [sum(data.CARD_COUNTS), *data.CARD_COUNTS[data.LOCOMOTIVE :], 4, len(worth)]  # “+4” is a figure, too
    wanted += [len(short), min(short), max(short), len(long), min(long), max(long)]
    assert Counter(map(int, re.findall(r"\d+", told_of))) == Counter(wanted)


def source(locale: str) -> str:
    return (files(marklin) / "help" / f"{locale}.md").read_text(encoding="utf-8")


# --- pictures


ENGLISH = partial(say, "en")


def test_pictures_say_what_they_show() -> None:
    drawn = examples.draw("board", {"claim": "berlin-leipzig", "cards": "orange locomotive"}, ENGLISH)
    assert "Berlin–Leipzig (orange, 4)</desc>" in drawn
    assert "<desc>orange, locomotive</desc>" in drawn
    assert "<desc>7, 6, 5, 4; 2</desc>" in examples.draw("stacks", {"stacks": "black white"}, ENGLISH)


def test_a_map_shows_what_it_speaks_of_and_no_more() -> None:
    small = examples.draw("board", {"claim": "berlin-leipzig"}, ENGLISH)
    assert len(small) < len(examples.draw("board", {"board": "daenemark-kiel; lindau-schweiz"}, ENGLISH)) / 2


def test_what_is_planned_bears_a_verdict() -> None:
    facts = {"claim": "berlin-leipzig"}
    right, wrong = (
        examples.draw("board", given, partial(say, "en")) for given in (facts, {**facts, "wrong": "TR-5.1"})
    )
    assert ("var(--gain)" in right, "var(--stamp)" in right) == (True, False)
    assert ("var(--gain)" in wrong, "var(--stamp)" in wrong) == (False, True)
