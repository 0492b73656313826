"""What the rules help claims is true: the engine judges every example, and every rule is told in four languages."""

import re
from functools import partial
from importlib.resources import files

import pytest

from tests.helpers import illegal
from tests.string_railway.test_rules_index import WANTED
from whistlestop.games import string_railway
from whistlestop.games.string_railway import data, desk, examples, flow
from whistlestop.games.string_railway.notation import parse_action
from whistlestop.games.string_railway.rules import apply, pending, resolve
from whistlestop.games.string_railway.score import sheet
from whistlestop.web.help import Example, Section, read
from whistlestop.words import LOCALES, say

each_locale = pytest.mark.parametrize("locale", LOCALES)
english = partial(say, "en")


def sections(locale: str = "en") -> tuple[Section, ...]:
    return read(locale, "string-railway").sections


def told(locale: str = "en") -> list[Example]:
    """All examples, in order."""
    parts = [part for section in sections(locale) for part in section.body]
    return [example for part in parts if not isinstance(part, str) for example in part]


def examples_with(*keys: str) -> list[object]:
    """The English examples that have these facts; other languages have the same ones."""
    found = [example for example in told() if set(keys) <= set(example.facts)]
    assert found, keys
    return [pytest.param(example.facts, id=example.caption[:40]) for example in found]


# --- every rule has its place


@each_locale
def test_every_numbered_rule_has_an_anchor(locale: str) -> None:
    rules = {f"SR-{number.replace('_', '.')}" for number in WANTED.split()}
    anchors = [anchor for section in sections(locale) for anchor in section.anchors]
    assert rules | {rule.split(".")[0] for rule in rules} <= set(anchors)
    assert len(anchors) == len(set(anchors)), "an anchor stands twice"


# --- every example is true


@pytest.mark.parametrize("facts", examples_with("plan"))
def test_plans_are_as_legal_as_they_say(facts: dict[str, str]) -> None:
    """The station that is to be placed is the one drawn."""
    state, action = desk.position(examples.line_of(facts)), parse_action(facts["plan"])
    if pending(state) is not None:
        state = resolve(state, (data.KIND_NUMBERS[facts["plan"].split()[1]],)).state
    seat = flow.actor(state.block)
    assert seat is not None
    if "wrong" in facts:
        with illegal(facts["wrong"]):
            apply(state, seat, action)
    else:
        apply(state, seat, action)


@pytest.mark.parametrize("facts", examples_with("light", "points"))
def test_points_are_true(facts: dict[str, str]) -> None:
    scored = sheet(examples.view_of(facts), int(facts["seat"]))
    assert {part: scored.points(part) for part, _ in claims(facts)} == dict(claims(facts))
    assert [part for part, _ in claims(facts)] == facts["light"].split()


def claims(facts: dict[str, str]) -> list[tuple[str, int]]:
    words = [claim.split() for claim in facts["points"].split(",")]
    return [(part, int(points)) for part, points in words]


@each_locale
def test_captions_name_the_points(locale: str) -> None:
    for example in told(locale):
        if "points" in example.facts:
            figures = set(re.findall(r"−?\d+", example.caption))
            assert {str(points).replace("-", "−") for _, points in claims(example.facts)} <= figures, example.caption
            assert example.facts["seat"] in figures or "crossings 0" in example.facts["points"]


def test_all_stations_are_shown() -> None:
    (faces,) = [example.facts["faces"].split() for example in told() if example.kind == "faces"]
    assert faces == list(data.DRAWN_KINDS)


@each_locale
def test_the_table_of_stations_is_true(locale: str) -> None:
    rows = re.findall(r"^\| *([^|]+?) *\| *(\d+) *\| *([^|]+?) *\| *(\d+) *\|$", source(locale), re.MULTILINE)
    assert len(rows) == len(data.STATIONS)
    for station, (name, tiles, points, limit) in zip(data.STATIONS, rows, strict=True):
        assert name == say(locale, "string-railway-station", {"station": station.name})
        assert (int(tiles), int(limit)) == (station.tiles, station.limit)
        worth = {
            "switching": [data.SWITCHING_EACH],
            "scenic": [station.value, data.SCENIC_IN_MOUNTAINS],
            "base": [station.value],
        }
        owned = [] if station.value_of_owner is None else [station.value_of_owner]
        assert [int(figure) for figure in re.findall(r"\d+", points)] == worth.get(
            station.name, [*owned, station.value]
        )


@each_locale
def test_sizes_are_true(locale: str) -> None:
    text = " ".join(source(locale).split())
    told_of = text[text.index("{SR-1.1}") : text.index("{SR-1.2}")]
    figures = [float(figure.replace(",", ".")) for figure in re.findall(r"\d+(?:[.,]\d+)?", told_of)[1:]]
    mm = [*data.RAIL_LENGTH, data.RIVER_LENGTH, data.MOUNTAIN_LENGTH, data.TILE]
    sizes = [length / data.UNIT / 10 for length in mm] + [data.USUAL_SIZE[4] / 10, data.USUAL_SIZE[3] / 10]
    assert figures == sizes


def source(locale: str) -> str:
    return (files(string_railway) / "help" / f"{locale}.md").read_text(encoding="utf-8")


# --- pictures


def test_pictures_say_what_they_show() -> None:
    (facts,) = [example.facts for example in told() if example.facts.get("seat") == "3"]
    drawn = examples.draw("board", facts, english)
    assert "Urban of company 3 at 240,25, places taken: 1 of 5 (companies: 3)." in drawn
    assert ">−1</text>" in drawn
    assert ">+3</text>" in drawn


def test_a_part_of_the_table_is_smaller() -> None:
    whole, part = (
        examples.draw("board", {"board": "base 1", **more}, english) for more in ({}, {"crop": "-305,60 60,305"})
    )
    assert 'viewBox="-320 -320 640 640"' in whole
    assert 'viewBox="-305 60 365 245"' in part


def test_what_is_planned_bears_a_verdict() -> None:
    plans = [example.facts for example in told() if "plan" in example.facts]
    for facts in plans:
        drawn = examples.draw("board", facts, english)
        is_right = "wrong" not in facts
        assert ("var(--gain)" in drawn, "var(--stamp)" in drawn) == (is_right, not is_right)
        assert ("var(--pencil)" in drawn) == is_right


def test_a_planned_station_is_named_in_the_reader_s_language() -> None:
    facts = {"board": "base 1; base 2; base 3; base 4", "plan": "place suburban 0,100 0"}
    assert ">Пригородная</text>" in examples.draw("board", facts, partial(say, "ru"))


def test_only_strings_and_stations_are_planned() -> None:
    with pytest.raises(ValueError, match="no such plan"):
        examples.draw("board", {"board": "base 1", "plan": "base 2"}, english)
