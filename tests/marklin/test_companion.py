"""The counter for games of cardboard: what entries come to, and what cannot be entered."""

import re
from functools import partial
from typing import Any

import pytest

from whistlestop.core.errors import BadNotation, Illegal, UnknownName, WhistlestopError
from whistlestop.draw.companion import Shown
from whistlestop.games.marklin import companion, data
from whistlestop.games.marklin.counting import Count, Player, counted
from whistlestop.games.marklin.rules import Options
from whistlestop.words import LOCALES, say

ENGLISH = partial(say, "en")
SEATS = 3


def count(*entries: str, **options: Any) -> Count:
    return counted(Options(**options), SEATS, entries)


def show(*entries: str) -> Shown:
    return companion.show(Options(), SEATS, entries, ENGLISH)


def refusal(*entries: str) -> WhistlestopError:
    """What speaks against the last one."""
    with pytest.raises(WhistlestopError) as caught:
        companion.enter(Options(), SEATS, entries[:-1], entries[-1])
    return caught.value


def test_turns_go_round():
    assert [count(*["next"] * turns).seat for turns in range(6)] == [0, 1, 2, 3, 1, 2]


def test_the_top_token_goes_to_whoever_is_on_turn():
    found = count("next", "take berlin", "take berlin", "next", "take berlin", "take ulm")
    assert [player.merchandise for player in found.players] == [7 + 6, 5 + 2, 0]
    assert found.taken[data.CITY_NUMBERS["berlin"]] == 3


def test_all_merchandise_can_be_taken_once():
    stacks = data.CITY_STACKS[0]
    entries = [f"take {city}" for city, stack in zip(data.CITIES, stacks, strict=True) for _ in data.STACKS[stack]]
    assert count("next", *entries).players[0].merchandise == 180  # TR-1.3
    assert isinstance(refusal("next", *entries, "take kiel"), Illegal)


def test_the_options_say_which_cities_are_red():
    assert count("next", "take muenster").players[0].merchandise == 3
    assert count("next", "take muenster", red_cities="alternative").players[0].merchandise == 4


def test_routes_cost_trains_and_bring_points():
    assert count("next", "route 7", "next", "route 1").players[:2] == (
        Player(trains=38, routes=18),
        Player(trains=44, routes=1),
    )
    assert refusal("next", *["route 7"] * 6, "route 4").reason == "marklin-count-few-trains"


def test_tickets_are_counted_for_anybody_at_any_time():
    found = count("short+ 2", "short+ 2", "long+ 3", "next", "short- 2")
    assert [player.tickets for player in found.players] == [(0, 0), (1, 0), (0, 1)]
    assert refusal("long- 1").reason == "marklin-count-no-ticket"
    assert refusal(*["long+ 1"] * 12, *["long+ 2"] * 11, "long+ 3").reason == "marklin-no-tickets"  # 23 in all: TR-1.1


def test_few_trains_at_the_end_of_a_turn_bring_one_more_turn_for_all():  # TR-9.1
    entries = ["next", "next", *["route 7"] * 6, "route 1", "next"]  # the second player has two trains left
    assert show(*entries[:-1]).words.id == "marklin-progress"
    left = [show(*entries, *["next"] * turns).words.args.get("turns") for turns in range(3)]
    assert left == [3, 2, 1]
    assert [count(*entries, *["next"] * turns).seat for turns in range(4)] == [3, 1, 2, 0]
    end = show(*entries, *["next"] * 3)
    assert (end.words.id, end.verb, end.turn) == ("marklin-over", None, None)
    assert refusal(*entries, *["next"] * 4).reason == "marklin-over"


@pytest.mark.parametrize("entry", ["take kiel", "route 1"])
def test_nothing_is_for_nobody(entry):
    assert refusal(entry).reason == "marklin-count-not-begun"


@pytest.mark.parametrize(
    "entry", ["", "next ", "take", "take schweiz", "route 0", "route 8", "+ 1", "tall+ 1", "route ٣"]
)
def test_what_is_no_entry(entry):
    assert isinstance(refusal("next", entry), BadNotation)


@pytest.mark.parametrize("seat", ["0", "4", "-1", "", "1 ", "٣"])
def test_tickets_of_nobody(seat):
    assert isinstance(refusal(f"short+ {seat}"), UnknownName)


def test_a_turn_begins_with_its_entry():
    assert show().turn is None
    assert show("short+ 1").turn is None
    assert show("short+ 1", "next", "take kiel").turn == 1
    assert show("next", "take kiel", "next").turn == 2


def test_what_was_entered_last_is_told():
    assert show("next").news is None
    told = [show("next", entry).news for entry in ("take koeln", "route 4", "long+ 2")]
    assert [ENGLISH(news.id, news.args) for news in told if news] == [
        "Player 1: Cologne, 4 points",
        "Player 1: route of 4, 7 points",
        "Player 2: tickets 0 short, 1 long",
    ]


def test_every_button_enters_something_and_those_that_cannot_are_marked():
    entries = ("next", *["route 7"] * 6, "take ulm", "short+ 1")
    buttons = re.findall(r'value="([^"]*)"[^>]*?( aria-disabled="true")?>', show(*entries).parts["tray"])
    assert len(buttons) == len(data.CITIES) + data.LONGEST + SEATS * 4
    for entry, is_off in buttons:
        if is_off:
            refusal(*entries, entry)
        else:
            companion.enter(Options(), SEATS, entries, entry)


def test_cities_stand_by_their_names_in_every_language():
    for locale in LOCALES:
        tray = companion.show(Options(), SEATS, (), partial(say, locale)).parts["tray"]
        names = re.findall(r"<span>([^<]+)</span></button>", tray)
        assert names == sorted(names)
        assert len(names) == len(data.CITIES)
