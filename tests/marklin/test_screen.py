"""The game's room in the browser: parts that are whole and small, taps for every legal action, and no secrets."""

import random
import re
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.helpers import choose
from tests.marklin import variants
from tests.marklin.positions import Train, TrainTable
from tests.marklin.variants import Variant
from whistlestop.core.fastdealer import Fast
from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.draw.screen import Parts, Plan, Screen
from whistlestop.draw.theme import tokens
from whistlestop.games.marklin import data, draw_map, game, outlook, score, screen
from whistlestop.games.marklin.actions import Action, Claim, Depart, Done, Keep, Pass, Place, Ride, Take
from whistlestop.games.marklin.draw_map import course
from whistlestop.games.marklin.notation import format_action, parse_action
from whistlestop.web.parts import expand
from whistlestop.words import LOCALES, say

EN = partial(say, "en")
SYMBOLS = set(re.findall(r'id="([^"]+)"', screen.defs()))
NETWORK = "hamburg-hannover#1 erfurt-hannover#1 erfurt-nuernberg#1"

each_variant = pytest.mark.parametrize("variant", variants.ALL[:6], ids=variants.name)


def shown(table: TrainTable, seat: Seat | None, say: Any = EN) -> Screen:
    """The screen of a seat as a server asks for it."""
    legal = table.legal(seat) if seat is not None and seat in table.actors else None
    return screen.show(table.view(seat), legal, say)


def random_positions(variant: Variant, seed: int = 1) -> Iterator[tuple[TrainTable, Seat]]:
    """A random game, with who is about to act."""
    seats, options = variants.split(variant)
    table: TrainTable = Table(game, seats, options, Fast(seed))
    rng = random.Random(seed)
    while table.actors:
        seat = rng.choice(table.actors)
        yield table, seat
        table.submit(seat, choose(table.legal(seat), rng))


def some_positions(variant: Variant, every: int) -> Iterator[tuple[TrainTable, Seat]]:
    for number, position in enumerate(random_positions(variant)):
        if number % every == 0:
            yield position


def changed(before: Screen, after: Screen) -> Parts:
    return {id: markup for id, markup in after.parts.items() if before.parts.get(id) != markup}


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def said(plan: Plan, locale: str = "en") -> str:
    return say(locale, plan.words.id, plan.words.args)


def planned(train: Train, text: str, *more: str) -> Plan:
    return screen.plan(train.view(), parse_action(text), EN, *map(parse_action, more))


# --- parts


@each_variant
def test_parts_are_whole_and_belong_together(variant):
    for table, seat in some_positions(variant, 61):
        for viewer in (seat, None):
            view = shown(table, viewer)
            page = "".join(expand(view.parts, root) for root in ("map", "tray"))
            ids = [element.get("id") for element in parsed(f"<page>{page}</page>").iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert set(ids) >= view.parts.keys(), "every part has its place"
            assert all(parsed(markup).get("id") == id for id, markup in view.parts.items())
            assert set(re.findall(r'href="#([^"]+)"', page)) <= SYMBOLS
            assert " style=" not in page


def test_all_play_on_one_board(train):
    view = shown(train("red", "blue").table, 2)
    assert view.boards == (("map", None),)
    assert len(view.sides) == 2
    places = re.findall(r'data-place="([^"]+)"', "".join(view.parts.values()))
    assert sorted(places) == sorted((*data.TRACKS, *data.CITIES))
    assert "data-place" not in "".join(shown(train.table, None).parts.values())


def test_the_board_can_be_zoomed_and_its_small_map_exists(train):
    map = parsed(expand(shown(train("").table, 1).parts, "map"))
    inside = {element.get("id") for element in map.iter()}
    assert set((map.get("data-zoom") or "").split()) <= inside


def test_places_tell_what_they_are(train):
    train("red", "blue", tracks={2: "berlin-dresden"}, passengers={"berlin": 2, "kiel": 1}, tokens={"kiel": "1"})
    parts = shown(train.table, 1).parts

    def label(id: str) -> str | None:
        return parsed(parts[id]).get("aria-label")

    assert label(f"t{data.TRACK_NUMBERS['berlin-dresden']}") == "Berlin–Dresden, green, length 5, player 2"
    assert label(f"t{data.TRACK_NUMBERS['berlin-hamburg#2']}") == "Berlin–Hamburg, yellow, length 7, 2/2"
    assert label(f"c{data.PLACE_NUMBERS['berlin']}") == "Berlin, merchandise 7, passenger of player 2"
    assert label(f"c{data.PLACE_NUMBERS['kiel']}") == "Kiel, merchandise 2, your passenger"


def test_a_claim_changes_its_track_and_what_was_paid(train):
    train("red*3", "blue")
    before, others = shown(train.table, 1), shown(train.table, 2)
    train.do("claim rostock-schwerin red")
    track = f"t{data.TRACK_NUMBERS['rostock-schwerin']}"
    own = changed(before, shown(train.table, 1)).keys()
    assert {track, "hand-7"} <= own
    assert not any(id.startswith("t") and id[1:].isdigit() and id != track for id in own)
    assert changed(others, shown(train.table, 2)).keys() == {track}


def test_figures_stand_by_every_badge(train):
    train("red*3", "blue*2", tracks={2: NETWORK}, tickets={2: "berlin-muenchen"}, passengers={"hannover": 2})
    symbols = [(figure.symbol, figure.count) for figure in shown(train.table, 1).sides[1].figures]
    assert symbols == [("", 24), ("mk-train", 32), ("mk-cards", 2), ("mk-ticket", 1), ("mk-person", 2)]
    assert {symbol for symbol, _ in symbols if symbol} <= SYMBOLS


# --- taps


def kind(track: str) -> tuple[int, int]:
    """What a track is, but for its place beside others: the places it joins, and its colour."""
    number = data.TRACK_NUMBERS[track]
    return data.PAIR_OF[number], data.TRACK_COLOURS[number]


@each_variant
def test_every_legal_action_can_be_reached_by_taps(variant):
    for table, seat in some_positions(variant, 29):
        view = shown(table, seat)
        page = "".join(view.parts.values())
        drafts = set(re.findall(r'data-draft="([^"]+)"', page))
        lit = set(view.offers.get("", ()))
        asked: dict[str, set[Action]] = {}
        for action in table.legal(seat):
            text = format_action(action)
            if isinstance(action, Keep):
                assert all(f'data-pick="{number}"' in view.parts["offer"] for number in action.tickets)
                continue
            if isinstance(action, Done | Pass):
                assert text == view.finish
                assert view.can_finish
                continue
            if isinstance(action, Claim | Ride):
                draft = action.track
                assert draft in lit or (
                    isinstance(action, Claim) and kind(draft) in map(kind, lit & data.TRACK_NUMBERS.keys())
                )
            elif isinstance(action, Place | Depart):
                draft = action.city
                assert draft in lit
            else:
                draft = text
                assert draft in drafts
            if draft not in asked:
                asked[draft] = set(table.preview(seat, draft).ways)
            assert action in asked[draft]
        for place in lit:
            assert table.preview(seat, place).ways, place


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_equal_tracks_the_first_that_is_free_is_offered(train, seats):
    def offered(places: str) -> list[str]:
        return [place for place in shown(train.table, 1).offers[""] if place.startswith(places)]

    train("red*4 white*4 locomotive", seats=seats)
    assert offered("dortmund-duesseldorf") == ["dortmund-duesseldorf#1"]
    assert offered("hamburg-hannover") == ["hamburg-hannover#1", "hamburg-hannover#2"]  # red and white
    train("red*4 white*4 locomotive", seats=seats, tracks={2: "dortmund-duesseldorf#1"})
    assert offered("dortmund-duesseldorf") == (["dortmund-duesseldorf#2"] if seats > 3 else [])


def why(train: Train, draft: str, seat: int = 1) -> tuple[str, str]:
    """The rule and the reason that a draft is refused by."""
    refusal = train.table.preview(seat, draft).refusal
    assert refusal is not None, draft
    return refusal.rule, EN(refusal.reason, refusal.args)


def test_a_tap_that_brings_nothing_says_which_rule_and_why(train):
    train("red*3 passenger", "", tracks={2: "berlin-dresden"}, passengers={"hannover": 1, "kiel": 2})
    assert why(train, "berlin-dresden") == ("TR-5.2", "Berlin–Dresden is already claimed.")
    assert why(train, "berlin-hannover")[0] == "TR-5.1"
    assert why(train, "kiel") == ("TR-7.1", "None of your passengers stands in Kiel.")
    assert why(train, "berlin-hannover", seat=2) == ("TR-3", "It is not your turn.")
    train.do("claim rostock-schwerin red")
    assert why(train, "berlin") == ("TR-5.4", "Berlin is not at the route that you have just claimed.")
    assert why(train, "berlin-hannover")[1].startswith("That is not possible at this point")


def test_a_city_alone_is_the_way_there_of_a_passenger_under_way(train):
    train("passenger", "", tracks={1: "hamburg-hannover#1", 2: "hannover-kassel#2"}, passengers={"hannover": 1})
    assert train.table.preview(1, "hannover").ways == (Depart("hannover"),)
    train.do("depart hannover")
    assert train.table.preview(1, "hamburg").ways == (Ride("hamburg-hannover#1"),)
    assert train.table.preview(1, "kassel").ways == (Ride("hannover-kassel#2"),)
    assert why(train, "berlin")[0] == "TR-7.1"
    assert set(shown(train.table, 1).offers[""]) == {"hamburg-hannover#1", "hamburg", "hannover-kassel#2", "kassel"}


def test_row_and_deck_say_when_they_are_of_no_use(train):
    train("red", "blue", row="green locomotive - passenger red", dealer=None)
    parts = shown(train.table, 1).parts
    assert parsed(parts["off"]).get("data-off") == "slot-3"
    assert "data-draft" not in parts["slot-3"]  # a gap
    train.do("take 1")
    train.falls("row blue blue")
    parts = shown(train.table, 1).parts
    assert parsed(parts["off"]).get("data-off") == "slot-2"  # TR-4.1: no locomotive second
    assert why(train, "take 2")[0] == "TR-4.1"
    off = parsed(shown(train.table, 2).parts["off"]).get("data-off") or ""
    assert off.split() == ["slot-1", "slot-2", "slot-3", "slot-4", "slot-5", "deck"]


# --- plans


def test_a_claim_raises_the_cards_that_pay_for_it(train):
    train("black*5 locomotive*2 plus4")
    plan = planned(train, "claim berlin-hannover black locomotive 1 plus4 1")
    assert said(plan) == "Berlin–Hanover: black ×5, loco ×1, +4 ×1"
    assert say("en", plan.verb.id) == "Claim"
    raised = {id for id, markup in plan.parts.items() if 'class="mk-card up"' in markup}
    assert raised == {f"hand-{data.CARD_NUMBERS[card]}" for card in ("black", "locomotive", "plus4")}
    assert ">5/5<" in plan.parts["hand-6"]
    assert ">1/2<" in plan.parts["hand-8"]
    assert f"#mk-t{data.TRACK_NUMBERS['berlin-hannover']}" in plan.parts["ghost"]


def test_payments_are_gone_through_best_first(train):
    train("red*2 blue*3 locomotive*2")
    ways = train.table.preview(1, "bremerhaven-kiel").ways
    assert ways[0] == Claim("bremerhaven-kiel", "blue")
    assert Claim("bremerhaven-kiel", "red", 1) in ways
    assert all(isinstance(way, Claim) for way in ways)


def test_a_trail_is_drawn_with_what_it_brings_and_costs(train):
    train("passenger", "", tracks={1: "hamburg-hannover#1", 2: "hamburg-kiel#1"}, passengers={"hannover": 1})
    plan = planned(train, "depart hannover", "ride hamburg-hannover#1", "ride hamburg-kiel#1")
    assert said(plan) == "Ride to Kiel, paying 1 passenger card"
    assert plan.parts["ghost"].count(">+4</text>") == 1  # Hamburg
    assert plan.parts["ghost"].count(">+3</text>") == 1  # Kiel
    passengers = f"hand-{data.PASSENGER}"
    assert 'class="mk-card up"' in plan.parts[passengers]
    assert "up" not in shown(train.table, 1).parts[passengers]
    train.do("depart hannover", "ride hamburg-hannover#1")
    assert "up" not in shown(train.table, 1).parts[passengers]  # so far on own tracks
    assert said(planned(train, "ride hamburg-kiel#1")) == "On to Kiel, paying 1 passenger card"


@pytest.mark.parametrize("parallel", [False, True])
def test_everybody_sees_how_far_a_passenger_has_come(train, parallel):
    train(
        "passenger",
        "",
        tracks={1: "hamburg-hannover#2", 2: "hamburg-kiel#1"},
        passengers={"hannover": 1},
        seats=4,
        parallel_return=parallel,
    )
    assert shown(train.table, 2).parts["way"] == '<g id="way"></g>'
    train.do("depart hannover", "ride hamburg-hannover#2", "ride hamburg-kiel#1")
    assert 'class="mk-card up"' in shown(train.table, 1).parts[f"hand-{data.PASSENGER}"]
    for viewer in (1, 2, None):
        parts = shown(train.table, viewer).parts
        assert not any("#mk-passenger" in parts[f"c{city}"] for city in range(len(data.CITIES)))  # it is in one place
        way = parts["way"]
        assert way.count(course(data.TRACK_NUMBERS["hamburg-hannover#2"]).path) == 1
        assert way.count(course(data.TRACK_NUMBERS["hamburg-kiel#1"]).path) == 1
        assert "#mk-passenger-1" in way


def test_what_a_trail_says_is_what_it_brings(train):
    train("passenger*2", "", tracks={1: NETWORK, 2: "hamburg-kiel#1"}, passengers={"hannover": 1})
    trail = outlook.best_trail(train.view(), "hannover")
    assert trail is not None
    assert f">{EN('marklin-trail', {'city': 'hannover', 'points': trail.points, 'cost': trail.cost})}<" in re.sub(
        r"<svg.*?</svg>", "", shown(train.table, 1).parts["trails"]
    )
    train.do("depart hannover", *(f"ride {track}" for track in trail.tracks))
    assert train.points("merchandise") == trail.points
    ride = train.view().ride
    assert ride is not None
    assert ride.cost == trail.cost


def test_a_passenger_who_can_go_no_further_is_not_asked_to(train):
    train("passenger*2", "", tracks={1: "hamburg-hannover#1", 2: "hamburg-kiel#1"}, passengers={"hannover": 1})
    train.do("depart hannover", "ride hamburg-hannover#1")
    on = shown(train.table, 1)
    assert on.offers
    assert EN(on.prompt.id, on.prompt.args).startswith("Ride on")
    train.do("ride hamburg-kiel#1")
    arrived = shown(train.table, 1)
    assert not arrived.offers
    assert EN(arrived.prompt.id, arrived.prompt.args) == "Finish your turn."


def test_tickets_to_keep_are_picked_together(train):
    train("", "", decks=("bremen-kassel leipzig-nuernberg", "berlin-muenchen kiel-nuernberg"))
    train.do("tickets 2 2")
    train.falls("tickets bremen-kassel leipzig-nuernberg berlin-muenchen kiel-nuernberg")
    offer = parsed(shown(train.table, 1).parts["offer"])
    assert (offer.get("data-picks"), offer.get("data-then"), offer.get("data-least")) == ("keep", "done", "1")
    plan = planned(train, "keep 1 3", "done")
    assert said(plan) == "Keep tickets: 2. Together 21 points."
    assert not plan.tells_gain
    assert shown(train.table, 2).parts["offer"] == '<i id="offer" hidden=""></i>'
    train.do("keep 1 3")
    chosen = shown(train.table, 1).prompt  # there is only the end of the turn to be confirmed
    assert EN(chosen.id, chosen.args) == "Keep tickets: 2. Together 21 points."


def test_offered_tickets_are_seen_on_the_map_by_who_chooses_alone(train):
    train("", "", decks=("bremen-kassel leipzig-nuernberg", "berlin-muenchen kiel-nuernberg"))
    train.do("tickets 2 2")
    train.falls("tickets bremen-kassel leipzig-nuernberg berlin-muenchen kiel-nuernberg")
    way = parsed(shown(train.table, 1).parts["way"])
    assert len(way.findall("circle")) == 7  # Nuremberg twice
    assert {name.text for name in way.iter("text")} == {"Bremen", "Kassel", "Nuremberg", "Kiel"}  # not the large cities
    assert [shown(train.table, seat).parts["way"] for seat in (2, None)] == ['<g id="way"></g>'] * 2
    train.do("keep 1 3", "done")
    assert shown(train.table, 1).parts["way"] == '<g id="way"></g>'


def test_at_set_up_two_tickets_are_kept():
    table: TrainTable = Table(game, 2, {}, Fast(1))
    assert table.view(1).phase == "split"
    page = shown(table, 1).parts["offer"]
    assert re.findall(r'data-draft="(tickets \d \d)"', page) == [f"tickets {n} {4 - n}" for n in range(5)]
    for seat in (1, 2):
        table.seat(seat).do("tickets 2 2")
    assert parsed(shown(table, 2).parts["offer"]).get("data-least") == "2"
    assert shown(table, 1).status == ("acting", "acting")
    table.seat(1).do("keep 1 2")
    table.seat(1).do("done")
    assert shown(table, 2).status == ("done", "acting")


# --- tickets


def test_a_ticket_tells_what_it_needs(train):
    train(
        "",
        "",
        tracks={1: "berlin-leipzig", 2: "frankfurt-koeln#1"},
        tickets={1: "berlin-chemnitz hamburg-koeln"},
    )
    parts = shown(train.table, 1).parts
    assert "2 trains missing" in parts[f"needs-{data.TICKET_NUMBERS['berlin-chemnitz']}"]
    train("", "", tracks={1: "berlin-leipzig chemnitz-leipzig"}, tickets={1: "berlin-chemnitz"})
    parts = shown(train.table, 1).parts
    assert "Complete" in parts[f"needs-{data.TICKET_NUMBERS['berlin-chemnitz']}"]
    assert ">1/1<" in parts["papers-button"]


def test_a_ticket_that_is_cut_off_says_so(train):
    """TR-5.3: with two players the second track of a pair is closed, too; TR-8: no way through a country."""
    around = [name for name, ends in zip(data.TRACKS, data.ENDS, strict=True) if data.PLACE_NUMBERS["kiel"] in ends]
    one_each = [name for name in around if not name.endswith("#2")]
    train("", "", tracks={2: " ".join(one_each)}, tickets={1: "kiel-nuernberg"})
    assert outlook.ticket_way(train.view().owners, 2, 1, "kiel-nuernberg") is None
    assert outlook.ticket_way(train.view().owners, 4, 1, "kiel-nuernberg") is not None
    assert "Cannot be completed" in shown(train.table, 1).parts[f"needs-{data.TICKET_NUMBERS['kiel-nuernberg']}"]


def test_the_way_of_a_ticket_is_never_longer_than_its_points():
    """On an empty map; one ticket of the later sets is worth more than its shortest way."""
    nobody = (0,) * len(data.TRACKS)
    for ticket, points in zip(data.TICKETS, data.TICKET_POINTS, strict=True):
        way = outlook.ticket_way(nobody, 2, 1, ticket)
        assert way is not None
        assert way.missing == points or ticket == "kiel-stuttgart"


def test_a_ticket_is_lit_with_its_ends_and_its_open_way(train):
    train("", "", tracks={1: "berlin-leipzig"}, tickets={1: "berlin-chemnitz"})
    lit = screen.light(train.view(), 1, "ticket:berlin-chemnitz", EN)
    assert lit["around"].count("<circle") == 4  # two rings, each with an edge
    assert "--lamp" not in "".join(lit.values())  # that would be something to tap
    drawn = [*parsed(lit["under"]).iter("path")]
    paths = {track: course(data.TRACK_NUMBERS[track]).path for track in ("berlin-leipzig", "chemnitz-leipzig")}
    assert {path.get("d") for path in drawn} == set(paths.values())
    dashed = {path.get("d") for path in drawn if path.get("stroke-dasharray")}
    assert dashed == {paths["chemnitz-leipzig"]}  # still to be built
    over = [*parsed(lit["light"]).iter("text")]
    assert [name.text for name in over] == ["Chemnitz"]  # a map seen from afar names Berlin alone; no colour is hidden


def test_tickets_that_were_missed_are_told_from_those_that_were_made(train):
    train("", "", tracks={1: "berlin-leipzig chemnitz-leipzig"}, tickets={1: "berlin-chemnitz berlin-muenchen"})
    lit = screen.light(train.view(), 1, "tickets", EN)
    figures = {text.text for text in parsed(lit["light"]).iter("text")}
    assert figures == {"6", "−15"}
    (x1, y1), (x2, y2) = (data.POSITIONS[data.PLACE_NUMBERS[city]] for city in ("berlin", "muenchen"))
    assert f"M{x1} {y1}L{x2} {y2}" in lit["around"]
    assert lit["around"].count("<circle") == 4  # the ends of the one that was missed, twice each
    assert "--loss" in lit["around"]


@pytest.mark.parametrize("city", data.CITIES)
def test_a_passenger_stands_where_the_name_is_not(city):
    number = data.CITY_NUMBERS[city]
    (x, y), (px, py) = data.POSITIONS[number], draw_map.passenger_point(number)
    right, down, anchor = draw_map._LABELS[city]
    wide = 13 * len(EN(f"marklin-city-{city}", {}))
    left = x + right - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
    is_beside = px + 19 <= left or px - 19 >= left + wide
    is_above_or_below = py - 19 >= y + down or py + 19 <= y + down - 20
    assert is_beside or is_above_or_below


@pytest.mark.parametrize("part", [*score.PARTS, "ticket:nowhere", "no such part", ""])
def test_every_part_of_the_sheet_can_be_lit(train, part):
    train("", "", tracks={1: NETWORK}, tickets={1: "berlin-muenchen"}, tokens={"kiel": "1"})
    for viewer in (1, 2, None):
        lit = screen.light(train.view(viewer), 1, part, EN)
        assert lit.keys() == {"under", "around", "light"}
        assert all(parsed(markup).get("id") == id for id, markup in lit.items())


# --- what is said


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_said_in_every_language(locale):
    tell = partial(say, locale)
    for table, seat in some_positions(variants.ALL[2], 17):
        view = shown(table, seat, tell)
        texts = [tell(view.prompt.id, view.prompt.args), tell(view.progress.words.id, view.progress.words.args)]
        texts += [tell(figure.words, {}) for side in view.sides for figure in side.figures]
        for action in list(table.legal(seat))[:40]:
            plan = screen.plan(table.view(seat), action, tell)
            texts += [said(plan, locale), tell(plan.verb.id, plan.verb.args)]
        page = "".join(view.parts.values()) + " ".join(texts)
        assert "marklin-" not in re.sub(r'data-\w+="[^"]*"', "", page)
        assert "{" not in page


@pytest.mark.parametrize(
    ("locale", "label"),
    [
        ("en", "Berlin–Leipzig (orange, 3)"),
        ("uk", "Берлін–Лейпциг (помаранчева, 3)"),  # колія
        ("pl", "Berlin–Lipsk (pomarańczowa, 3)"),  # trasa
        ("ru", "Берлин–Лейпциг (оранжевый, 3)"),  # путь
    ],
)
def test_the_colour_of_a_track_agrees_with_the_word_for_it(locale, label):
    assert say(locale, "marklin-track", {"start": "berlin", "end": "leipzig", "colour": "orange", "length": 3}) == label


def test_splits_are_choices_by_themselves(train):
    train("red", "", decks=("bremen-kassel leipzig-nuernberg", "berlin-muenchen kiel-nuernberg"))
    buttons = [*parsed(shown(train.table, 1).parts["split"]).iter("button")]
    assert [button.get("data-draft") for button in buttons] == ["tickets 2 2"]  # two of each are left
    assert buttons[0].get("aria-label") == "Draw tickets: 2 short, 2 long"
    assert [figure.text for figure in buttons[0].iter("b")] == ["2", "2"]
    assert {button.get("data-key") for button in buttons} == {"t"}


def test_the_last_round_is_announced(train):
    train("red", "blue", turns_left=2)
    view = shown(train.table, 1)
    assert EN(view.progress.words.id, view.progress.words.args) == "Last round: 2 turns left"
    assert "Last round: 2 turns left" in view.parts["last"]
    assert "hidden" in shown(train("red", "blue").table, 1).parts["last"]


def test_who_can_do_nothing_passes(train):
    train("", "red", row="- - - - -", deck="", rest=2, decks=("", ""))
    view = shown(train.table, 1)
    assert (view.finish, view.can_finish) == ("pass", True)
    assert EN(view.prompt.id, view.prompt.args).startswith("There is nothing you can do")


# --- secrets, styles


def test_nobody_sees_the_hand_or_the_tickets_of_others(train):
    train("red*3", "blue*2", tickets={1: "berlin-muenchen", 2: "kiel-nuernberg"})
    theirs = shown(train.table, 2).parts
    for viewer in (1, None):
        page = "".join(shown(train.table, viewer).parts.values())
        assert "kiel-nuernberg" not in page
    assert f"tickets.{data.TICKET_NUMBERS['kiel-nuernberg']}" in theirs
    assert not any(id.startswith("hand-") for id in shown(train.table, None).parts)


def test_the_same_view_gives_the_same_bytes(train):
    train("red*3", "blue*2", tracks={2: NETWORK}, passengers={"hannover": 1})
    assert shown(train.table, 1) == shown(train.table, 1)


def test_styles_name_tokens_only():
    css = files("whistlestop.games.marklin").joinpath("play.css").read_text(encoding="utf-8")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?![^{]*\{)", re.sub(r"#[a-z][\w-]*[ >.:,]", "", css))
    used = set(re.findall(r"var\(--([\w-]+)", css))
    own = set(re.findall(r"--([\w-]+):", css))
    assert used <= tokens("light").keys() | own | {"mk-free", "led"}


def test_keys_are_told_and_reach_something(train):
    page = "".join(shown(train("red", "blue").table, 1).parts.values())
    for words in screen.KEYS.values():
        assert EN(words, {}) != words
    keys = set(re.findall(r'data-key="(\w)"', page))
    assert {"1", "5", "d", "t"} <= keys


def test_its_ticket_on_the_home_page_is_a_picture():
    root = parsed(screen.card().replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
    assert root.get("aria-hidden") == "true"
    assert "var(--p1)" in screen.card()


def test_taking_a_card_is_planned_in_words(train):
    train("red", "blue", row="green locomotive white passenger red")
    assert said(planned(train, "take 1")) == "Face-up card: green"
    assert said(planned(train, "take deck")) == "A card from the deck"
    assert Take(1) in train.table.preview(1, "take 1").ways


def not_played(train: Train, *texts: str) -> Parts:
    """How a line looks that was not played; then it is played, so that it is known to be one."""
    steps = []
    for text in texts:
        steps.append((train.view(), parse_action(text)))
        train.do(text)
    return screen.instead(steps, EN)


def test_a_claim_that_was_not_made_looks_as_where_it_is_planned(train):
    train("black*5 locomotive*2 plus4")
    plan = planned(train, "claim berlin-hannover black locomotive 1 plus4 1")
    marked = not_played(train, "claim berlin-hannover black locomotive 1 plus4 1", "place hannover")
    assert {id for id, markup in marked.items() if 'class="mk-card up"' in markup} == plan.parts.keys() - {"ghost"}
    assert plan.parts["ghost"].removesuffix("</g>") in marked["ghost"]
    assert "#mk-passenger-1" in marked["ghost"]


def test_a_ride_that_was_not_made_looks_as_where_it_is_planned(train):
    train("passenger", "", tracks={1: "hamburg-hannover#1", 2: "hamburg-kiel#1"}, passengers={"hannover": 1})
    line = ("depart hannover", "ride hamburg-hannover#1", "ride hamburg-kiel#1")
    assert planned(train, *line).parts == not_played(train, *line)


@pytest.mark.parametrize(("text", "id"), [("take 3", "slot-3"), ("take deck", "deck")])
def test_a_card_that_was_not_taken_is_marked_where_it_lay(train, text, id):
    train("red", "blue", row="green locomotive white passenger red")
    before = shown(train.table, None).parts[id]
    assert not_played(train, text) == {id: before.replace('class="mk-card"', 'class="mk-card chosen"')}


def test_tickets_that_were_not_kept_are_marked_among_those_offered(train):
    train("", "", decks=("bremen-kassel leipzig-nuernberg", "berlin-muenchen kiel-nuernberg"))
    train.do("tickets 2 2")
    train.falls("tickets bremen-kassel leipzig-nuernberg berlin-muenchen kiel-nuernberg")
    tickets = parsed(not_played(train, "keep 1 3")["offer"]).findall("button")
    assert [ticket.get("aria-pressed") for ticket in tickets] == ["true", "false", "true", "false"]
    assert ["chosen" in (ticket.get("class") or "") for ticket in tickets] == [True, False, True, False]


def test_a_passenger_is_only_asked_for_where_there_is_one(train):
    train("red", "blue")
    view = shown(train.table, 1)
    assert EN(view.prompt.id, view.prompt.args) == "Take cards, claim a route or draw tickets."
    train("red", "blue", passengers={"hamburg": 1})
    view = shown(train.table, 1)
    assert EN(view.prompt.id, view.prompt.args).endswith("or move a passenger.")
