"""Tables of cardboard at the counter: what players hold is scored and checked, whatever its words."""

import json
import random
import xml.etree.ElementTree as ET
from functools import partial
from typing import Any

import pytest

from tests.helpers import illegal, play, refused
from tests.marklin import variants
from tests.marklin.positions import agreed
from tests.marklin.test_playouts import new_table
from whistlestop.core.errors import BadNotation, WhistlestopError
from whistlestop.games.marklin import data, desk, views
from whistlestop.games.marklin.names import find_place, find_ticket, find_track
from whistlestop.games.marklin.rules import Options
from whistlestop.games.marklin.seen import View, holding
from whistlestop.words import LOCALES, say

PLAIN = agreed(5)


def asked(*players: dict[str, Any], **more: object) -> str:
    return json.dumps({"players": players, **more}, ensure_ascii=False)


def scored(line: str, options: Options = PLAIN) -> dict[str, Any]:
    return desk.score_line(line, options)


def fault(line: str, options: Options = PLAIN) -> tuple[int, str, str] | None:
    """Where, which rule, and the end of the sentence's id; None: all is legal."""
    found = desk.check_line(line, options)
    if found == {"legal": True}:
        return None
    assert found["legal"] is False
    for locale in LOCALES:
        say(locale, found["reason"].reason, found["reason"].args_by_name)
    return found["at"], found["rule"], found["reason"].reason.removeprefix("marklin-")


# --- names


@pytest.mark.parametrize("locale", LOCALES)
def test_every_place_is_found_by_its_name_in_every_language(locale):
    for place in data.PLACES:
        name = say(locale, f"marklin-city-{place}")
        assert find_place(name) == find_place(f" {name.upper()} ") == place


@pytest.mark.parametrize(
    ("text", "track"),
    [
        ("berlin-leipzig", "berlin-leipzig"),
        ("Leipzig–Berlin", "berlin-leipzig"),
        ("München-Augsburg#2", "augsburg-muenchen#2"),
        ("Monachium-Augsburg#1", "augsburg-muenchen#1"),
        ("КЁЛЬН—Франкфурт#2", "frankfurt-koeln#2"),
        ("Кельн-Frankfurt#2", "frankfurt-koeln#2"),
        ("Kiel-Denmark", "daenemark-kiel"),
    ],
)
def test_tracks_are_found_by_their_ends(text, track):
    assert find_track(text) == track


def test_tickets_are_found_by_their_ends():
    assert find_ticket("berlin-muenchen") == find_ticket("Мюнхен-Берлін") == "berlin-muenchen"


@pytest.mark.parametrize(
    ("find", "text", "reason"),
    [
        (find_track, "berlin-hamburg", "which-track"),
        (find_track, "berlin-hamburg#3", "which-track"),
        (find_track, "berlin-leipzig#1", "unknown-track"),
        (find_track, "berlin-kiel", "unknown-track"),
        (find_track, "berlin", "unknown-track"),
        (find_track, "berlin-", "unknown-place"),
        (find_track, "a-b-c", "unknown-track"),
        (find_track, "berlin-munchen", "unknown-place-near"),
        (find_track, "berlin-xyzzy", "unknown-place"),
        (find_ticket, "berlin-kiel", "unknown-ticket"),
        (find_ticket, "muenchen", "unknown-ticket"),
    ],
)
def test_what_has_no_such_name_is_refused(find, text, reason):
    with refused(BadNotation, f"marklin-{reason}"):
        find(text)


def test_a_slip_of_the_pen_is_put_right():
    with pytest.raises(BadNotation) as caught:
        find_track("berlin-Nurnberg")
    assert caught.value.args_by_name == {"text": "nurnberg", "near": "nuernberg"}
    with pytest.raises(BadNotation) as caught:
        find_track("Hamburg-Berlin")
    assert caught.value.args_by_name["known"] == "berlin-hamburg#1, berlin-hamburg#2"


# --- score


def test_score_has_the_shape_that_scripts_rely_on():
    line = asked(
        {"routes": ["berlin-leipzig", "chemnitz-leipzig"], "tickets": [["berlin", "chemnitz"]], "merchandise": 12},
        {"routes": ["kiel-rostock"], "tickets": [["berlin", "muenchen"]]},
    )
    assert scored(line) == {
        "players": [
            {"routes": 9, "tickets": 6, "completed": 1, "merchandise": 12, "bonus": 10, "total": 37},
            {"routes": 7, "tickets": -15, "completed": 0, "merchandise": 0, "bonus": 0, "total": -8},
        ],
        "places": [1, 2],
    }


def test_score_takes_notation_too():
    line = "Berlin-Leipzig chemnitz-leipzig | Chemnitz-Berlin | 12; kiel-rostock | berlin-muenchen |"
    players = [{"routes": ["berlin-leipzig", "chemnitz-leipzig"], "tickets": ["berlin-chemnitz"], "merchandise": 12}]
    players += [{"routes": ["kiel-rostock"], "tickets": [["muenchen", "berlin"]]}]
    assert scored(line) == scored(asked(*players))
    assert scored("") == scored(asked({}))
    assert scored("")["players"][0]["total"] == 0


def test_score_judges_nothing():
    both = asked({"routes": ["berlin-dresden"]}, {"routes": ["berlin-dresden"]})
    assert [player["total"] for player in scored(both)["players"]] == [10, 10]
    everything = asked({"routes": data.TRACKS, "tickets": data.TICKETS, "merchandise": 999})
    assert scored(everything)["players"][0]["routes"] == 502


def test_a_country_is_no_way_through():
    """TR-8."""
    abroad = "lindau-muenchen lindau-schweiz konstanz-schweiz | muenchen-konstanz"
    inland = "lindau-muenchen konstanz-lindau | muenchen-konstanz"
    assert [scored(line)["players"][0]["completed"] for line in (abroad, inland)] == [0, 1]


def test_most_tickets_bring_the_bonus_to_all_who_tie():
    """TR-9.2."""
    done = {"routes": ["berlin-leipzig", "chemnitz-leipzig"], "tickets": ["berlin-chemnitz"]}
    also = {"routes": ["berlin-leipzig", "chemnitz-leipzig"], "tickets": ["chemnitz-berlin"]}
    assert [player["bonus"] for player in scored(asked(done, also, {}))["players"]] == [10, 10, 0]
    assert [player["bonus"] for player in scored(asked({}, {}))["players"]] == [0, 0]
    generous = agreed(5, bonus_needs_ticket=False)
    assert [player["bonus"] for player in scored(asked({}, {}), generous)["players"]] == [10, 10]


def test_ties_are_broken_and_shared():
    """TR-9.3: points, then completed tickets, then merchandise."""
    joined = {"routes": ["berlin-leipzig", "chemnitz-leipzig"], "tickets": ["berlin-chemnitz"]}  # 9 + 6 + 10
    bought = {"merchandise": 25}
    assert scored(asked(bought, joined))["places"] == [2, 1]
    assert scored(asked(bought, joined, explain=True))["tie_break"] == "tickets"
    ride, claim = {"merchandise": 7}, {"routes": ["berlin-leipzig"]}
    assert scored(asked(claim, ride, {}))["places"] == [2, 1, 3]
    assert scored(asked(claim, ride, {}, explain=True))["tie_break"] == "merchandise"
    assert scored(asked(ride, ride, claim))["places"] == [1, 1, 3]
    assert scored(asked(ride, ride, explain=True))["tie_break"] is None


def test_every_point_is_explained():
    first = {
        "routes": ["berlin-leipzig", "chemnitz-leipzig"],
        "tickets": ["berlin-chemnitz", "berlin-muenchen"],
        "merchandise": {"Berlin": [7, 5], "köln": [4]},
    }
    answer = scored(asked(first, {"merchandise": 3}, explain=True))
    assert answer["players"][0]["items"] == [
        {"part": "routes", "of": "berlin-leipzig", "points": 7},
        {"part": "routes", "of": "chemnitz-leipzig", "points": 2},
        {"part": "tickets", "of": "berlin-chemnitz", "points": 6, "way": ("berlin-leipzig", "chemnitz-leipzig")},
        {"part": "tickets", "of": "berlin-muenchen", "points": -15, "way": ()},
        {"part": "merchandise", "of": "berlin", "points": 12, "tokens": (7, 5)},
        {"part": "merchandise", "of": "koeln", "points": 4, "tokens": (4,)},
        {"part": "bonus", "points": 10},
    ]
    assert answer["players"][1]["items"] == [{"part": "merchandise", "points": 3}]
    for player in answer["players"]:
        assert sum(item["points"] for item in player["items"]) == player["total"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "bad-question"),
        ("{}", "bad-question"),
        ('{"players": [{"routes": [1]}]}', "bad-question"),
        ('{"players": [{"merchandise": -1}]}', "bad-question"),
        ('{"players": [{"merchandise": true}]}', "bad-question"),
        ('{"players": [{"merchandise": {"berlin": [10000000000000000000000000]}}]}', "bad-question"),
        ('{"players": [{"merchandise": {"berlin": [0]}}]}', "bad-question"),
        ('{"players": [{"tickets": [["berlin", "kiel", "ulm"]]}]}', "bad-question"),
        ('{"players": [{}], "round": 3}', "bad-question"),
        ('{"players": ' + "[" * 10_000, "bad-question"),
        ('{"players": []}', "so-many-players"),
        (asked(*[{}] * 6), "so-many-players"),
        (";;;;;", "so-many-players"),
        ("berlin-leipzig leipzig-berlin", "named-twice"),
        ("| berlin-muenchen berlin-muenchen", "named-twice"),
        ('{"players": [{"merchandise": {"Köln": [4], "koeln": [3]}}]}', "named-twice"),
        ('{"players": [{"merchandise": {"Atlantis": [4]}}]}', "unknown-place"),
        ("berlin-leipzig | | x", "unknown-board"),
        ("berlin-leipzig | | 1 | 2", "unknown-board"),
        ("berlin-leipzig " * 500, "board-too-long"),
    ],
)
@pytest.mark.parametrize("answer", [desk.score_line, desk.check_line])
def test_lines_without_sense_are_refused(answer, line, reason):
    with pytest.raises(WhistlestopError) as caught:
        answer(line, PLAIN)
    assert caught.value.reason == f"marklin-{reason}"
    for locale in LOCALES:
        say(locale, caught.value.reason, caught.value.args_by_name)


# --- check

TRAINS_45 = (
    "berlin-hamburg#1 berlin-hannover dresden-regensburg erfurt-regensburg berlin-rostock chemnitz-regensburg "
    "berlin-schwerin"
)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("berlin-leipzig; leipzig-chemnitz", None),
        ("berlin-dresden; berlin-dresden", (1, "TR-5.2", "track-owned")),
        ("berlin-hamburg#1 berlin-hamburg#2", (0, "TR-5.3", "pair-owned")),
        ("berlin-hamburg#1; berlin-hamburg#2", (1, "TR-5.3", "pair-closed")),
        ("berlin-hamburg#1; berlin-hamburg#2;", (1, "TR-5.3", "pair-closed")),
        ("berlin-hamburg#1; berlin-hamburg#2;;", None),
        (f"; {TRAINS_45}", None),
        (f"; {TRAINS_45} chemnitz-dresden", (1, "TR-5.2", "few-trains")),
        ("| berlin-muenchen; | berlin-muenchen", (1, "TR-1.1", "ticket-held")),
        ("| mainz-stuttgart", (0, "TR-1.1", "ticket-of-another-set")),
        ("| | 100; | | 80", None),
        ("| | 100; | | 81", (1, "TR-1.3", "too-much-merchandise")),
    ],
)
def test_check_names_the_first_fault(line, answer):
    assert fault(line) == answer


def test_check_follows_the_set_of_tickets():
    assert fault("| mainz-stuttgart", agreed(5, tickets="deutschland60")) is None


@pytest.mark.parametrize(
    ("tokens", "answer"),
    [
        (({"berlin": [7, 6]}, {"berlin": [5]}), None),
        (({"berlin": [6]}, {"berlin": [7]}), None),
        (({"berlin": [7]}, {"berlin": [7]}), (1, "TR-1.3", "no-such-token")),
        (({"berlin": [3]},), (0, "TR-1.3", "no-such-token")),
        (({"schweiz": [2]},), (0, "TR-1.3", "no-such-token")),
        (({"berlin": [7]}, {"berlin": [5]}), (1, "TR-7.2", "token-under-another")),
        (({"berlin": [7]}, {"berlin": [5]}, 6), None),  # who knows whose the six is
        (({"muenster": [4]},), (0, "TR-1.3", "no-such-token")),
    ],
)
def test_check_knows_the_tokens(tokens, answer):
    assert fault(asked(*[{"merchandise": merchandise} for merchandise in tokens])) == answer


def test_check_follows_the_guess_at_the_red_cities():
    assert fault(asked({"merchandise": {"muenster": [4]}}), agreed(5, red_cities="alternative")) is None


# --- draw


def test_draw_shows_tracks_and_what_is_left_of_the_stacks():
    english = partial(say, "en")
    empty = desk.draw_line("", "light", english)
    ET.fromstring(empty)
    laid = desk.draw_line("berlin-leipzig; kiel-rostock", "light", english)
    assert "Berlin–Leipzig" in laid
    assert "Berlin–Leipzig" not in empty
    assert laid != desk.draw_line("kiel-rostock; berlin-leipzig", "light", english)
    held = desk.shown(desk.read("| berlin-chemnitz leipzig-ulm kiel-schweiz; | bremen-kassel")[0], PLAIN).boards
    assert held[0].tickets == ("berlin-chemnitz", "leipzig-ulm", "kiel-schweiz")
    assert [side.first_kept for side in held] == [(1, 2), (1, 0)]
    shown = desk.shown(desk.read(asked({"merchandise": {"berlin": [6]}}, {"merchandise": {"berlin": [7]}}))[0], PLAIN)
    berlin = data.MOST_TOKENS * data.PLACE_NUMBERS["berlin"]
    assert shown.tokens[berlin : berlin + data.MOST_TOKENS] == (2, 1, 0, 0)


@pytest.mark.parametrize(
    ("line", "rule"),
    [("berlin-dresden; berlin-dresden", "TR-5.2"), (asked({"merchandise": {"schweiz": [2]}}), "TR-1.3")],
)
def test_draw_refuses_what_no_board_can_show(line, rule):
    with illegal(rule):
        desk.draw_line(line, "light", partial(say, "en"))


# --- the counter and the table agree


def on_cardboard(shown: View) -> str:
    """A game that is over, as people would write it down."""
    stacks = data.CITY_STACKS[data.RED_CITIES.index(shown.options.red_cities)]
    players = []
    for seat in range(1, shown.seats + 1):
        held, tokens = holding(shown, seat), {}
        for number, city in enumerate(data.CITIES):
            takers = shown.tokens[data.MOST_TOKENS * number : data.MOST_TOKENS * (number + 1)]
            values = [value for value, taker in zip(data.STACKS[stacks[number]], takers, strict=False) if taker == seat]
            if values:
                tokens[city] = values
        players.append({"routes": held.tracks, "tickets": held.tickets, "merchandise": tokens})
    return asked(*players)


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_a_game_at_the_table_is_legal_and_scored_alike_at_the_counter(variant):
    table = new_table(variant, "cardboard")
    play(table, random.Random(3))
    outcome, options = table.outcome, table.options
    assert outcome is not None
    assert isinstance(options, Options)
    line = on_cardboard(views.reveal(table.state))
    assert fault(line, options) is None
    answer = scored(line, options)
    assert tuple(player["total"] for player in answer["players"]) == outcome.scores
    assert tuple(answer["places"]) == outcome.places
