"""Boards of pencil and paper at the counter: turns and sheets are scored and checked, whatever their words."""

import json
import random
import xml.etree.ElementTree as ET
from functools import partial
from typing import Any

import pytest

from tests.helpers import illegal, play
from tests.pioneer_rails import variants
from tests.pioneer_rails.positions import agreed
from tests.pioneer_rails.test_playouts import new_table
from tests.pioneer_rails.variants import Variant
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails import data, desk, layout, score
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.notation import format_board
from whistlestop.games.pioneer_rails.rules import Options
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.words import LOCALES, say

PLAIN = agreed(8)
TOWN = "take tc, D3.se, D3.sw, D2.se"  # to Amberwell, past a saloon
OTHER = "take kc, D3.se, D3.sw, D2.se"  # the same with another card
BANK = "take tc, C3.sw, C2.se, C2.sw; take jc, C1.se, D1.e, D1.se, bank 1"
ROUND = "; ".join((TOWN, "take jc, C3.e, B3.sw, B2.e", "take th, I4.sw, H3.e, G4.se", "take jd, F8.e, F8.se, G8.e"))
FULL_HOUSE = f"{ROUND}; take ts, J8.sw, J8.se, J9.sw"


def asked(*players: object, **more: object) -> str:
    return json.dumps({"players": players, **more}, ensure_ascii=False)


def scored(line: str, options: Options = PLAIN) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = desk.score_line(line, options)["players"]
    return players


def explained(*players: object, **more: object) -> list[list[dict[str, Any]]]:
    return [player["items"] for player in scored(asked(*players, **more, explain=True))]


def fault(line: str, options: Options = PLAIN) -> tuple[int, int | None, str, str] | None:
    """Which turn, which player, which rule, and the end of the sentence's id; None: all is legal."""
    found = desk.check_line(line, options)
    if found == {"legal": True}:
        return None
    assert found["legal"] is False
    for locale in LOCALES:
        say(locale, found["reason"].reason, found["reason"].args_by_name)
    return found["at"], found["player"], found["rule"], found["reason"].reason.removeprefix("pioneer-rails-")


# --- score


def test_score_has_the_shape_that_scripts_rely_on():
    assert desk.score_line(f"{BANK} | {FULL_HOUSE}", PLAIN) == {
        "players": [
            {
                "nuggets": 1, "banks": 2, "forts": 0, "ranches": 0, "yards": 0, "towns": 1, "objectives": 0, "hands": 0,
                "last": 0, "total": 4,
            },
            {
                "nuggets": 3, "banks": 0, "forts": 0, "ranches": 1, "yards": 0, "towns": 4, "objectives": 0, "hands": 8,
                "last": 0, "total": 16,
            },
        ],
        "places": [2, 1],
    }  # fmt: skip


def test_score_takes_text_and_json_alike():
    assert desk.score_line(f"{TOWN}|{BANK}", PLAIN) == desk.score_line(asked(TOWN, BANK), PLAIN)
    assert desk.score_line("", PLAIN) == desk.score_line("{}", PLAIN) == desk.score_line(asked({}), PLAIN)
    assert scored("")[0]["total"] == 1, "the box that is circled at the start"


def test_score_knows_every_map():
    on_b = '{"players": ["take td, C4.se, C4.e, B4.se"], "map": "b"}'
    assert scored(on_b) == scored("take td, C4.se, C4.e, B4.se", agreed(8, map="b"))
    with illegal("PR-3.1"):
        scored("take td, C4.se, C4.e, B4.se")
    with pytest.raises(WhistlestopError) as caught:
        scored('{"map": "a", "map_seed": 5}')
    assert caught.value.reason == "pioneer-rails-seed-for-generated"
    assert scored('{"map": "generated", "map_seed": 5}')[0]["total"] == 1


def test_turns_against_the_rules_are_not_scored():
    with illegal("PR-3", "tracks-left"):
        scored("take tc, D3.se, D3.sw")


def test_every_point_is_explained():
    assert explained(FULL_HOUSE) == [
        [
            {"part": "nuggets", "points": 3, "nuggets": 3, "places": ("H4", "F8", "K8")},
            {"part": "ranches", "points": 1, "ranches": 1, "places": ("H6",)},
            {"part": "towns", "points": 4, "boxes": 4, "places": ("amberwell", "gallop", "hollowhorn")},
            {"part": "hands", "points": 8, "round": 1, "hand": "full-house", "doubled": 1, "places": ("E3",)},
        ]
    ]


def test_each_bank_has_its_place():
    """PR-4.2: the factors go by the order in which they are completed."""
    turns = f"take kh, I4.sw, I4.se, I5.sw, I4.e; take ah, I2.se, I2.sw, H5.se, bank 0; {BANK}"
    found = [item for item in explained(turns)[0] if item["part"] == "banks"]
    assert [(item["points"], item["factor"], item["places"]) for item in found] == [(0, 2, ("I5",)), (3, 3, ("D2",))]


def test_objectives_are_met_first_or_later():
    """PR-6: whoever is first gets 10, later ones 5."""
    towns = "take jd, F8.e, F8.se, G8.e"
    goals = {"objectives": ["one-fort", "four-ranges", "shared-town"]}
    shared = "take qc, E4.e, E4.se, F4.e; take kc, F4.se, F4.sw, F3.se; take kh, H3.e, G4.sw, G3.e"
    first, later = f"{TOWN}; {shared}", f"{TOWN}; {towns}; {shared}"
    assert [player["objectives"] for player in scored(asked(first, later, **goals))] == [10, 5]
    assert [player["objectives"] for player in scored(asked(later, later, **goals))] == [10, 10]
    assert [item["places"] for item in explained(first, later, **goals)[0] if item["part"] == "objectives"] == [
        ("boxwood",)
    ]


def test_the_last_of_three_is_known_by_who_dealt_first():
    assert [player["last"] for player in scored(asked("", "", "", first=2))] == [2, 0, 0]
    assert [player["last"] for player in scored("||")] == [0, 0, 0]


def test_ties_are_broken_by_hands_and_shared():
    """PR-7."""
    hand, gold = {"hands": ["ttttj"]}, {"objectives": 6}
    assert desk.score_line(asked(gold, hand, explain=True), PLAIN)["tie_break"] == "hands"
    assert desk.score_line(asked(gold, hand, {}), PLAIN)["places"] == [2, 1, 3]
    shared = desk.score_line(asked(hand, hand, explain=True), PLAIN)
    assert (shared["places"], shared["tie_break"]) == ([1, 1], None)


# --- sheets


def test_a_sheet_needs_no_order():
    sheet = {
        "tracks": {"clubs": "D2.se, D3.SW E4.nw", "spades": "J9.sw J8.se J8.sw"},
        "hands": ["10 J 10 J 10", "tjqka", "t"],
        "saloons": [1],
        "banks": [4, 2],
        "objectives": 15,
    }
    assert scored(asked(sheet)) == [
        {
            "nuggets": 1, "banks": 14, "forts": 0, "ranches": 0, "yards": 0, "towns": 3, "objectives": 15, "hands": 13,
            "last": 0, "total": 46,
        }
    ]  # fmt: skip


def test_what_a_sheet_does_not_tell_is_not_claimed():
    items = explained({"tracks": {"clubs": "D2.se D3.sw D3.se"}, "hands": ["tjqka"], "saloons": [1], "objectives": 5})
    assert [(item["part"], item["places"]) for item in items[0]] == [
        ("towns", ("amberwell",)),
        ("hands", ()),
        ("objectives", ()),
    ]


@pytest.mark.parametrize(
    ("tracks", "rule"),
    [("D2.se D3.sw", "PR-3.1"), ("D3.se D3.se", "PR-3.1"), ("A4.nw", "PR-3.2"), ("D2.n-s", "PR-3.3")],
)
def test_a_sheet_s_tracks_must_join(tracks: str, rule: str):
    with illegal(rule):
        scored(asked({"tracks": {"clubs": tracks}}))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "bad-question"),
        ('{"players": [1]}', "bad-question"),
        ('{"players": [{"tracks": {"stars": "D5.e"}}]}', "bad-question"),
        ('{"players": [{"hands": ["t", "t", "t", "t", "t"]}]}', "bad-question"),
        ('{"players": [{"saloons": [5]}]}', "bad-question"),
        ('{"players": [{"banks": [5]}]}', "bad-question"),
        ('{"players": [{"banks": [1, 1, 1, 1]}]}', "bad-question"),
        ('{"players": [{"objectives": 31}]}', "bad-question"),
        ('{"map": "c"}', "bad-question"),
        ('{"map": "generated", "map_seed": 1000}', "bad-question"),
        ('{"round": 3}', "bad-question"),
        ('{"players": ' + "[" * 10_000, "bad-question"),
        ('{"players": []}', "so-many-players"),
        ("||||||||", "so-many-players"),
        ("D5.e", "unknown-turn"),
        ("take tc, Z9.e", "unknown-action"),
        ("take tc;" * 501, "board-too-long"),
        ("; ".join(["take tc"] * 21), "too-many-turns"),
        (asked("", objectives=["two-banks", "one-fort", "six-towns"]), "one-of-each-deck"),
        (asked("", objectives=["two-banks", "two-towers", "six-towns"]), "one-of-each-deck"),
        (asked("", objectives=["two-banks"]), "one-of-each-deck"),
        (asked("", {}, objectives=["two-banks", "two-tunnels", "six-towns"]), "turns-wanted"),
    ],
)
@pytest.mark.parametrize("answer", [desk.score_line, desk.check_line])
def test_lines_without_sense_are_refused(answer: Any, line: str, reason: str):
    with pytest.raises(WhistlestopError) as caught:
        answer(line, PLAIN)
    assert caught.value.reason == f"pioneer-rails-{reason}"
    for locale in LOCALES:
        say(locale, caught.value.reason, caught.value.args_by_name)


@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        ({"tracks": {"clubs": "done"}}, "unknown-track"),
        ({"tracks": {"clubs": "D3.se " * 70}}, "too-many-tracks"),
        ({"hands": ["tjqkat"]}, "unknown-hand"),
        ({"hands": ["9"]}, "unknown-hand"),
    ],
)
def test_sheets_without_sense_are_refused(sheet: object, reason: str):
    with pytest.raises(WhistlestopError) as caught:
        scored(asked(sheet))
    assert caught.value.reason == f"pioneer-rails-{reason}"
    for locale in LOCALES:
        say(locale, caught.value.reason, caught.value.args_by_name)


def test_who_dealt_first_is_one_of_them():
    with pytest.raises(WhistlestopError) as caught:
        scored(asked("", "", first=3))
    assert caught.value.reason == "no-such-seat"


# --- check


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", None),
        (f"{FULL_HOUSE} | {OTHER}", None),
        (f"{TOWN}; take jc, D3.se, C3.e, B3.sw", (1, 0, "PR-3.1", "way-taken")),
        (f"{TOWN} | {OTHER}; take jc, C3.e", (1, 1, "PR-3", "tracks-left")),
        (f"{TOWN}; take jc, C3.e | take kc, D3.se", (0, 1, "PR-3", "tracks-left")),
        (f"{BANK[:-8]}", (1, 0, "PR-4.2", "bank-first")),
        ("take tc, C3.sw, C2.e, B2.se; take jc, B3.sw, C3.e", (1, 0, "PR-1.1", "at-a-station")),
        ("take tc, C4.se, C4.e, B4.se, B5.sw; take jc, E4.e, E4.se, F4.e, F5.sw", (1, 0, "PR-3.3", "no-box")),
        (f"{TOWN}; take tc, C3.e, B3.sw, B2.e", (1, 0, "PR-2", "card-came-before")),
        (f"{TOWN} | {OTHER}; take tc, C3.e, B3.sw, B2.e", (1, 1, "PR-2", "card-came-before")),
    ],
)
def test_check_names_the_first_fault(line: str, answer: object):
    assert fault(line) == answer


def test_check_follows_the_options():
    spent = f"{TOWN[:-1]}e, C3.e, B3.sw"
    assert fault(spent) is None
    assert fault(spent, agreed(8, spend_new_town=False)) == (0, 0, "PR-3.3", "no-box")


CLUBS, DIAMONDS = "take {}, C3.e, B3.sw, B2.e", "take {}, F8.e, F8.se, G8.e"
HEARTS, SPADES = "take {}, I4.sw, H3.e, G4.se", "take {}, J8.sw, J8.se, J9.sw"


def used(cards: str) -> str:
    """The first turn of each player, with these cards."""
    ways = dict(zip("cdhs", (CLUBS, DIAMONDS, HEARTS, SPADES), strict=True))
    return " | ".join(ways[card[1]].format(card) for card in cards.split())


@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ("tc", None),
        ("tc jd", None),
        ("tc tc", "PR-2.1"),
        ("tc jd qh", None),
        ("tc jd jd", None),
        ("tc tc tc", "PR-2.1"),
        ("tc jd qh ks", "PR-2.1"),
        ("tc tc jd jd", "PR-2.1"),
        ("tc tc jd qh", None),
        ("tc tc jd jd tc", None),
        ("tc tc jd qh tc", "PR-2.2"),
    ],
)
def test_pr_2_check_knows_which_cards_can_be_dealt(cards: str, rule: str | None):
    found = fault(used(cards))
    assert found == (None if rule is None else (0, None, rule, "cards-not-dealt"))


def test_pr_2_1_check_knows_who_deals():
    """The dealer's card is nobody else's, and the seat passes."""
    turn = used("tc jd jd").split(" | ")
    assert fault(asked(*turn, first=1)) is None
    assert fault(asked(*turn, first=2)) == (0, None, "PR-2.1", "cards-not-dealt")
    again = "take {}, {}".format
    second = (
        again("jc", "C3.sw, C2.se, C2.sw"),
        again("td", "E9.sw, E9.se, E10.sw"),
        again("td", "E9.sw, E9.se, E10.sw"),
    )
    both = [f"{one}; {other}" for one, other in zip(turn, second, strict=True)]
    assert fault(asked(*both)) == (1, None, "PR-2.1", "cards-not-dealt"), "the first player has dealt before"


def test_pr_8_cards_face_down_are_different_ones():
    advanced = agreed(8, advanced=True)
    other = ROUND.replace("tc", "ac").replace("jc", "kc").replace("th", "ah").replace("jd", "kd")
    alike, different = ([f"{ROUND}; {SPADES.format('ts')}", f"{other}; {SPADES.format(card)}"] for card in ("ts", "js"))
    assert fault(asked(*alike), advanced) == (4, None, "PR-8", "cards-not-dealt")
    assert fault(asked(*different), advanced) is None


def test_check_needs_turns():
    with pytest.raises(WhistlestopError) as caught:
        desk.check_line(asked({}), PLAIN)
    assert caught.value.reason == "pioneer-rails-turns-wanted"


# --- draw


def test_draw_shows_one_board_or_all():
    english = partial(say, "en")
    empty, laid, both = (desk.draw_line(line, "light", english) for line in ("", TOWN, f"{TOWN} | {BANK}"))
    for picture in (empty, laid, both):
        ET.fromstring(picture)
    assert empty != laid
    assert len(both) > 1.5 * len(laid)
    assert desk.draw_line('{"map": "b"}', "light", english) != empty
    assert desk.draw_line("", "dark", english) != empty


@pytest.mark.parametrize(("line", "rule"), [("take tc, C3.e", "PR-3"), (f"{TOWN} | take tc, B2.e", "PR-3.1")])
def test_draw_refuses_what_no_board_can_show(line: str, rule: str):
    with illegal(rule):
        desk.draw_line(line, "light", partial(say, "en"))


# --- the counter and the table agree


@pytest.mark.parametrize("variant", variants.ALL[6::8], ids=variants.name)
def test_pr_7_every_point_has_its_place(variant: Variant):
    table = new_table(variant, "places")
    play(table, random.Random(3))
    for seat in range(1, table.seats + 1):
        lines = table.sheet(seat).items
        assert len({item.places for item in lines if item.part == "banks"}) == sum(
            item.part == "banks" for item in lines
        )
        for item in lines:
            counted = {
                "nuggets": item.points,
                "banks": 1,
                "forts": item.args.get("forts"),
                "ranches": item.args.get("ranches"),
                "towns": item.points - data.BOXES_AT_START,
                "hands": item.args.get("doubled"),
            }
            if item.part in counted:
                assert len(item.places) == counted[item.part], item
            else:
                assert item.places or item.part == "last", item


def as_turns(shown: View) -> str:
    goals = shown.objectives if shown.seats > 1 else ()
    return asked(*[format_board(seen.turns) for seen in shown.boards], first=shown.first, objectives=goals)


def as_sheets(shown: View, s: Block, rng: random.Random) -> str:
    """What lies on the table, in no order."""
    players = []
    for seat, seen in enumerate(shown.boards, 1):
        at = board_at(seat)
        tracks = {suit: [way for turn in seen.turns if turn.suit == suit for way in turn.tracks] for suit in data.SUITS}
        for ways in tracks.values():
            rng.shuffle(ways)
        ranks = "".join(turn.card[0] for turn in seen.turns)
        players.append(
            {
                "tracks": {suit: " ".join(ways) for suit, ways in tracks.items()},
                "hands": [ranks[start : start + 5] for start in range(0, 20, 5)],
                "saloons": [number + 1 for number in range(4) if s[at + layout.SALOONS] >> number & 1],
                "banks": [nuggets for turn in seen.turns for nuggets in turn.paid],
                "objectives": score.sheet(shown, seat).points("objectives"),
            }
        )
    return asked(*players, first=shown.first)


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_a_game_at_the_table_is_legal_and_scored_alike_at_the_counter(variant: Variant):
    table = new_table(variant, "on paper")
    play(table, random.Random(3))
    outcome, shown, options = table.outcome, table.view(None), table.options
    assert outcome is not None
    assert isinstance(options, Options)
    assert fault(as_turns(shown), options) is None
    for line in (as_turns(shown), as_sheets(shown, table.state.block, random.Random(5))):
        answer = desk.score_line(line, options)
        assert tuple(player["total"] for player in answer["players"]) == outcome.scores
        if table.seats > 1:
            assert tuple(answer["places"]) == outcome.places
