"""Games in notation at the counter: scored, checked and drawn, step by step, whatever was left out."""

import json
import xml.etree.ElementTree as ET
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import illegal, refused
from whistlestop import load
from whistlestop.core.errors import BadNotation, BadOptions
from whistlestop.core.table import Did, Fell
from whistlestop.games.string_railway import data, desk, game, score
from whistlestop.games.string_railway.rules import Options
from whistlestop.words import LOCALES, say

PLAIN = Options(landscape="oxbow")
BASES = "base 1; base 2; base 3; base 4"
TILES = "place central -10,-200 0; place regional 150,150 30"
STRAIGHT = "lay short 277.5,-277.5:" + 30 * "RAkY"  # from the first base to the Central station
TURN = f"{BASES}; {TILES}; {STRAIGHT}"


def asked(steps: str, players: int = 4, **more: object) -> str:
    return json.dumps({"players": players, "steps": steps, **more}, ensure_ascii=False)


def fault(steps: str, options: Options = PLAIN, players: int = 4) -> tuple[int, str, str] | None:
    """Which step, which rule, and the end of the sentence's id; None: all is legal."""
    found = desk.check_line(asked(steps, players), options)
    if found == {"legal": True}:
        return None
    assert found["legal"] is False
    for locale in LOCALES:
        say(locale, found["reason"].reason, found["reason"].args_by_name)
    return found["at"], found["rule"], found["reason"].reason.removeprefix("string-railway-")


# --- score


def test_score_has_the_shape_that_scripts_rely_on():
    nothing = {"base": 3, "stations": 0, "switching": 0, "owner": 0, "crossings": 0, "lesser": 0, "total": 3}
    assert desk.score_line(asked(TURN), PLAIN) == {
        "players": [nothing | {"stations": 3, "total": 6}, nothing, nothing, nothing],
        "places": [1, 2, 2, 2],
    }


def test_every_point_is_explained():
    answer = desk.score_line(asked(TURN, explain=True), PLAIN)
    assert answer["players"][0]["items"] == [
        {"part": "base", "points": 3, "places": ("277.5,-277.5",)},
        {"part": "stations", "points": 3, "station": "central", "places": ("-10,-200",)},
    ]
    assert answer["tie_break"] is None


def test_score_takes_text_and_json_alike():
    assert desk.score_line(f"players 4; {TURN}", PLAIN) == desk.score_line(asked(TURN), PLAIN)
    assert desk.score_line("Players 2", PLAIN)["players"] == desk.score_line('{"players": 2}', PLAIN)["players"]


def test_options_can_stand_in_the_line():
    told = asked(TURN, options={"landscape": "oxbow", "size": "600"})
    assert desk.score_line(told, Options()) == desk.score_line(asked(TURN), PLAIN)
    with refused(BadOptions, "option-value"):
        desk.score_line(asked("", options={"border": "hexagon"}), PLAIN)


def test_two_players_score_by_the_better_company():
    answer = desk.score_line(asked("base 1; base 2", players=2), PLAIN)
    assert [player["lesser"] for player in answer["players"]] == [-3, -3]
    assert answer["places"] == [1, 1]


def test_steps_against_the_rules_are_not_scored():
    with illegal("SR-2.3", "corner-taken"):
        desk.score_line(asked("base 1; base 1"), PLAIN)


# --- check


@pytest.mark.parametrize(
    ("steps", "answer"),
    [
        ("", None),
        (BASES, None),
        (TURN, None),
        (f"{TURN};", None),
        ("base 1; base 2; base 2", (2, "SR-2.3", "corner-taken")),
        (f"{BASES}; base 1", (4, "SR-3.1", "station-wanted")),
        (f"{BASES}; {STRAIGHT}", (4, "SR-3.1", "station-wanted")),
        (f"{BASES}; place central 0,-200 0; {STRAIGHT}", (4, "SR-3.1", "station-wanted")),
        (f"{BASES}; {TILES}; place central 0,0 0", (6, "SR-3", "not-now")),
        (f"{BASES}; place central 290,0 0; place rural 0,0 0", (4, "SR-3.1", "station-wanted")),
        (f"{BASES}; place central 290,0 0; place regional 0,0 0", (4, "SR-3.2", "tile-outside")),
        (f"{BASES}; {TILES}; lay short 277.5,-277.5:{20 * 'RAkY'}", (6, "SR-3.3", "too-short")),
        (f"{BASES}; {TILES}; lay short 250,-250:{30 * 'RAkY'}", (6, "SR-3.3", "end-in-the-open")),
        (f"{BASES}; {TILES}; under central", (6, "SR-3", "not-now")),
        (f"{TURN}; place terminal 0,250 0; {STRAIGHT}", (8, "SR-3.3", "not-joined")),
    ],
)
def test_check_finds_the_first_wrong_step(steps, answer):
    assert fault(steps) == answer


def test_stations_are_drawn_as_they_are_placed_or_as_they_are_told():
    told = f"{BASES}; station central; station regional; {TILES}"
    assert fault(told) is None
    rural = "place regional 150,150 30; place central -10,-200 0; place rural 200,50 0"
    assert fault(f"{BASES}; {rural}; {STRAIGHT}") is None  # the Rural one came first, whatever was placed first
    for told_alone in ("central", "regional"):
        assert fault(f"{BASES}; station {told_alone}; {TILES}; {STRAIGHT}") is None
    assert fault(f"{BASES}; station terminal; {TILES}") == (6, "SR-3.2", "not-drawn")


def test_there_are_only_so_many_stations():
    both = "place urban -10,-200 0; place urban 150,150 0"
    assert fault(f"{BASES}; {both}; {STRAIGHT}") is None
    assert fault(f"{BASES}; {both}; {STRAIGHT}; place urban 0,250 0") == (7, "SR-1.2", "none-left")
    assert fault(f"{BASES}; {both}; {STRAIGHT}; station urban") == (7, "SR-3.1", "cannot-fall")


def test_a_random_landscape_has_to_be_told():
    assert fault(BASES, Options()) == (0, "SR-2.2", "landscape-wanted")
    assert fault("landscape 0 0 100", Options()) == (0, "SR-2.2", "cannot-fall")
    assert fault("landscape 1 2", Options()) == (0, "SR-2.2", "cannot-fall")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "how-many-players"),
        ("base 1", "how-many-players"),
        ("players 6; base 1", "how-many-players"),
        ("players four; base 1", "how-many-players"),
        ("players 4; fly", "unknown-action"),
        ("players 4; base 1; place castle 0,0 0", "unknown-action"),
        ('{"players": 7}', "bad-question"),
        ('{"steps": ""}', "bad-question"),
        ('{"players": 4, "colour": 1}', "bad-question"),
        ("{" * 9, "bad-question"),
        ("players 4; " + "x" * 300_000, "board-too-long"),
    ],
)
def test_what_is_no_question_is_refused(line, reason):
    for ask in (desk.check_line, desk.score_line):
        with refused(BadNotation, f"string-railway-{reason}"):
            ask(line, PLAIN)


# --- draw


def test_draw_shows_the_table_after_the_steps():
    english = partial(say, "en")
    options = {"landscape": "oxbow"}
    empty, laid = (desk.draw_line(asked(steps, options=options), "light", english) for steps in ("", TURN))
    ET.fromstring(laid)
    assert "Central at -10,-200, places taken: 1 of 5 (companies: 1)." in laid
    assert "Central" not in empty
    with illegal("SR-2.3", "corner-taken"):
        desk.draw_line(asked("base 1; base 1", options=options), "light", english)


def test_examples_work():
    for line in desk.EXAMPLES.values():
        assert desk.check_line(line, Options()) == {"legal": True}
    assert desk.score_line(desk.EXAMPLES["score"], Options())["players"][0]["total"] == 5


# --- the counter and the table agree


@pytest.mark.parametrize("name", ["two", "three-star", "four-expert"])
@pytest.mark.parametrize("tells_stations", [True, False])
def test_a_recorded_game_is_legal_and_scored_alike_at_the_counter(name: str, tells_stations: bool):
    table: Any = load(Path(__file__).parents[1] / "records" / "string_railway" / f"{name}.jsonl")
    steps = []
    for entry in table.log:
        match entry:
            case Did(_, action):
                steps.append(game.notation.format_action(action))
            case Fell((kind,)) if tells_stations:
                steps.append(f"station {data.KINDS[kind]}")
            case Fell((_, _, _) as dice):
                steps.append(f"landscape {' '.join(map(str, dice))}")
    answer = desk.score_line(asked("; ".join(steps), table.seats), table.options)
    assert tuple(player["total"] for player in answer["players"]) == table.outcome.scores
    assert tuple(answer["places"]) == table.outcome.places
    for seat, player in enumerate(answer["players"], 1):
        sheet = game.sheet(table.view(None), seat)
        assert {part: sheet.points(part) for part in score.PARTS} == {part: player[part] for part in score.PARTS}
