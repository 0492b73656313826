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
from tests.pioneer_rails import variants
from tests.pioneer_rails.positions import Desert, DesertTable
from tests.pioneer_rails.variants import Variant
from whistlestop.core.fastdealer import Fast
from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.draw.screen import Parts, Screen
from whistlestop.draw.theme import tokens
from whistlestop.games.pioneer_rails import data, game, grid, layout, maps, score, screen
from whistlestop.games.pioneer_rails.actions import Bank, Done, Lay, Suit, Take
from whistlestop.games.pioneer_rails.notation import format_action
from whistlestop.games.pioneer_rails.preview import BONUS_KINDS
from whistlestop.games.pioneer_rails.rules import Legal
from whistlestop.web.parts import expand
from whistlestop.words import LOCALES, say

EN = partial(say, "en")
SYMBOLS = set(re.findall(r'id="([^"]+)"', screen.defs()))
FRAME = {f"badge-{seat}" for seat in range(1, 9)}  # what the page itself has
LAND = {"land", "places", "towns", "names"}
# Hearts on map A: the mine H4, and the town Boxwood in the second turn.
HEARTS = "take th, H3.e, G4.sw, G3.e"

SOME = [variants.ALL[number] for number in (0, 1, 4, 6, 10, 13, 26)]  # alone and together, every map, cards face down
TOGETHER = [variant for variant in SOME if variants.split(variant)[0] > 1]
each_variant = pytest.mark.parametrize("variant", SOME, ids=variants.name)


def shown(table: DesertTable, seat: Seat | None, say: Any = EN) -> Screen:
    """The screen of a seat as a server asks for it."""
    legal = table.legal(seat) if seat is not None and seat in table.actors else None
    return screen.show(table.view(seat), legal, say)


def random_positions(variant: Variant, seed: int = 1) -> Iterator[tuple[DesertTable, Seat]]:
    """A random game, with who is about to act."""
    seats, options = variants.split(variant)
    table: DesertTable = Table(game, seats, options, Fast(seed))
    rng = random.Random(seed)
    while table.actors:
        seat = rng.choice(table.actors)
        yield table, seat
        table.submit(seat, choose(table.legal(seat), rng))


def some_positions(variant: Variant, every: int) -> Iterator[tuple[DesertTable, Seat]]:
    for number, position in enumerate(random_positions(variant)):
        if number % every == 0:
            yield position


def changed(before: Screen, after: Screen) -> Parts:
    return {id: markup for id, markup in after.parts.items() if before.parts.get(id) != markup}


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def page_of(view: Screen) -> str:
    roots = [board for board, _ in view.boards] + ["tray"]
    return "".join(expand(view.parts, root) for root in roots)


# --- parts


@each_variant
def test_parts_are_whole_and_belong_together(variant):
    for table, seat in some_positions(variant, 37):
        for viewer in (seat, None):
            view = shown(table, viewer)
            page = page_of(view)
            ids = [element.get("id") for element in parsed(f"<page>{page}</page>").iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert set(ids) >= view.parts.keys(), "every part has its place"
            assert all(parsed(markup).get("id") == id for id, markup in view.parts.items())
            assert set(re.findall(r'href="#([^"]+)"', page)) <= SYMBOLS | FRAME | LAND
            assert " style=" not in page


@pytest.mark.parametrize("name", [*data.MAPS])
def test_every_way_that_may_carry_a_track_is_a_button(desert: Desert, name):
    view = shown(desert(seats=2, map=name).table, 1)
    places = re.findall(r'data-place="([^"]+)"', view.parts["board-1"])
    drawn = maps.find(name)
    sides = [grid.WAY_NAMES[side] for side in range(grid.SIDES) if drawn.side_type(side) != maps.CLOSED]
    assert places[: len(sides)] == sides
    assert len(places) == len(set(places)) == len(sides) + 3 * drawn.letters.count(maps.DESERT)
    assert "data-place" not in view.parts["board-2"]
    assert "data-place" not in page_of(shown(desert.table, None))


def test_the_own_board_comes_first_and_holds_the_land(desert: Desert):
    view = shown(desert(seats=3).table, 2)
    assert [seat for _, seat in view.boards] == [2, 1, 3]
    assert '<g id="land">' in view.parts["board-2"]
    assert '<use href="#land"/>' in view.parts["board-1"]
    board = parsed(expand(view.parts, "board-2"))
    inside = {element.get("id") for element in board.iter()}
    assert set((board.get("data-zoom") or "").split()) <= inside
    assert board.get("data-now") == ""


def test_ways_tell_what_lies_at_them(desert: Desert):
    board = parsed(expand(shown(desert().table, 1).parts, "board-1"))
    labels = {each.get("data-place"): each.get("aria-label") or "" for each in board.iter() if each.get("data-place")}
    assert labels["H3.e"] == "H3.e, mine"
    assert any(label.endswith(", Boxwood") for label in labels.values())
    assert sum("Bridge" in label for label in labels.values()) == 12
    assert sum("Shortcut" in label for label in labels.values()) == 3 * maps.find("a").letters.count(maps.DESERT)


def test_a_track_changes_little(desert: Desert):
    desert("", card="th", turn=0)
    before = shown(desert.table, 1)
    desert.do("H3.e")
    new = changed(before, shown(desert.table, 1))
    mine = maps.find("a").locations.index(grid.CELL_NUMBERS["H4"])
    assert {"tracks-1.1", f"sites-1.{mine}", "nuggets-1", "ends-1-2"} <= new.keys()
    assert 'class="r1"' in new[f"sites-1.{mine}"]
    assert 'class="r1"' in new["tracks-1.1"]
    assert 'class="p1"' in shown(desert.table, 1).parts["pen-1"]
    assert sum(map(len, new.values())) < 3000
    desert.do("G4.sw", "G3.e")
    before = shown(desert.table, 1)
    desert.do("done")
    new = changed(before, shown(desert.table, 1))
    assert 'class="p0"' in new["pen-1"]
    assert not any(id.startswith(("tracks", "hand-")) for id in new)  # ink settles in place


def test_what_nobody_touched_is_the_same_object(desert: Desert):
    desert("", "", card="th", turn=0, seats=2)
    before = shown(desert.table, 1)
    desert.do("H3.e")
    after = shown(desert.table, 1)
    assert before.groups[1] is after.groups[1]
    assert before.groups[0] is not after.groups[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_all_words(desert: Desert, locale):
    tell = partial(say, locale)
    view = shown(desert("", card="th", turn=0).table, 1, tell)
    assert view.parts["board-1"] != shown(desert.table, 1).parts["board-1"] or locale == "en"
    assert "pioneer-rails-" not in re.sub(r"\{[^}]*\}", "", page_of(view))
    assert "pioneer-rails-" not in screen.text(desert.view(), 1, tell)


# --- taps


@each_variant
def test_every_legal_action_can_be_tapped(variant):
    for table, seat in some_positions(variant, 7):
        view, legal = shown(table, seat), table.legal(seat)
        drafts = set(re.findall(r'data-draft="([^"]+)"', page_of(view)))
        off = set(re.findall(r'data-off="([^"]*)"', view.parts["off"])[0].split())
        for action in legal:
            text = format_action(action)
            match action:
                case Lay(way):
                    tools = [tool for tool, places in view.offers.items() if way in places]
                    assert len(tools) == 1
                    draft = f"{way} {tools[0]}".strip()
                    assert action in game.preview(table.state, seat, draft).ways
                    assert f"bonus-{tools[0]}" not in off
                case Suit():
                    assert "bonus-suit" not in off
                    assert action in game.preview(table.state, seat, "suit").ways
                case Take() | Bank():
                    assert text in drafts
                case Done():
                    assert (view.finish, view.can_finish) == ("done", True)
        assert sum(len(places) for places in view.offers.values()) == sum(isinstance(each, Lay) for each in legal)


@each_variant
def test_what_is_of_no_use_says_why(variant):
    for table, seat in some_positions(variant, 23):
        view = shown(table, seat)
        for id in re.findall(r'data-off="([^"]*)"', view.parts["off"])[0].split():
            found = game.preview(table.state, seat, id.removeprefix("bonus-"))
            assert found.refusal is not None, id
            assert found.refusal.rule.startswith("PR-")
            assert EN(found.refusal.reason, found.refusal.args)


def test_bonuses_open_what_they_are_for(desert: Desert):
    """The box of the start pays for one: a shortcut lies at the station, a switch only at a branch."""
    desert("", card="th", turn=0)
    offers = shown(desert.table, 1).offers
    assert "shortcut" in offers
    assert "switch" not in offers
    assert "extra" not in offers
    desert.do("H3.e", "G4.sw")
    assert "switch" in shown(desert.table, 1).offers
    desert.do("G3.e")
    offers = shown(desert.table, 1).offers
    assert "" not in offers
    assert "extra" in offers


@pytest.mark.parametrize(
    ("draft", "reason"),
    [("extra", "tracks-left"), ("bridge", "opens-nothing"), ("switch", "opens-nothing"), ("suit hearts", "same-suit")],
)
def test_a_bonus_that_opens_nothing_says_so(desert: Desert, draft, reason):
    desert("", card="th", turn=0)
    refusal = game.preview(desert.table.state, 1, draft).refusal
    assert refusal is not None
    assert refusal.reason == f"pioneer-rails-{reason}"


def test_without_boxes_every_bonus_says_so(desert: Desert):
    desert("", card="th", turn=0).change(layout.CROSSED, 1)
    for draft in (*BONUS_KINDS, "suit"):
        refusal = game.preview(desert.table.state, 1, draft).refusal
        assert refusal is not None
        assert refusal.reason == ("pioneer-rails-tracks-left" if draft == "extra" else "pioneer-rails-no-box")


def test_another_card_is_refused_by_its_reason(desert: Desert):
    desert("", card="th", turn=0)
    refusal = game.preview(desert.table.state, 1, f"take {desert.view().cards[0]}").refusal
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("PR-3", "pioneer-rails-card-chosen")


@each_variant
def test_every_legal_action_has_a_plan(variant):
    for table, seat in some_positions(variant, 31):
        for action in [*table.legal(seat)][:12]:
            plan = screen.plan(table.view(seat), action, EN)
            assert EN(plan.words.id, plan.words.args)
            assert EN(plan.verb.id, plan.verb.args)
            assert parsed(plan.parts["ghost"]).get("id") == "ghost"
            if isinstance(action, Lay):
                assert action.way in shown(table, seat).offers[plan.tool]


def test_a_planned_track_has_an_outline_that_laid_ones_have_not():
    table: DesertTable = Table(game, 1, {"objectives": False}, Fast(1))
    table.submit(1, next(iter(table.legal(1))))
    action = next(action for action in table.legal(1) if isinstance(action, Lay))
    outline, wash, *_ = parsed(screen.plan(table.view(1), action, EN).parts["ghost"])
    assert outline.get("stroke") == "var(--pencil)"
    table.submit(1, action)
    laid = re.findall(r'stroke-width="(\d+)"', shown(table, 1).parts["tracks-1.1"])
    broadest = max(map(int, laid))
    assert int(outline.get("stroke-width") or 0) > int(wash.get("stroke-width") or 0) > broadest


def test_a_planned_card_shows_what_it_opens():
    table: DesertTable = Table(game, 1, {"objectives": False}, Fast(1))
    legal = table.legal(1)
    assert isinstance(legal, Legal)
    first = next(iter(legal))
    ghost = parsed(screen.plan(table.view(1), first, EN).parts["ghost"])
    table.submit(1, first)
    opened = shown(table, 1).offers[""]
    assert len([each for each in ghost if each.tag == "circle"]) == len(opened)


def test_a_track_can_be_taken_back_where_it_lies():
    assert screen.place(Lay("D5.se")) == "D5.se"
    assert screen.place(Done()) == ""


# --- what is said


def test_prompts_follow_the_turn(desert: Desert):
    desert("", card="th", turn=0)

    def prompt() -> str:
        found = shown(desert.table, 1).prompt
        return EN(found.id, found.args)

    assert prompt() == "3 more tracks of hearts: tap a lit side."
    desert.do("H3.e", "G4.sw")
    assert prompt() == "1 more track of hearts: tap a lit side."
    desert.do("G3.e")
    assert prompt() == "All laid. End your turn, or spend a town box on one more track."


def test_a_bank_asks_for_nuggets(desert: Desert):
    desert("", card="th", turn=0).change(layout.NUGGETS, 3)
    desert.do("H3.e", "G4.sw", "G3.e").change(layout.BANKS_DUE, 1).change(layout.COUNT + data.BANK, 1)
    legal = desert.table.legal(1)
    assert {format_action(action) for action in legal if isinstance(action, Bank)} == {f"bank {n}" for n in range(5)}


@pytest.mark.parametrize("variant", TOGETHER, ids=variants.name)
def test_others_see_nothing_of_a_turn_before_it_is_confirmed(variant):
    for table, seat in some_positions(variant, 5):
        viewer = seat % table.seats + 1
        before = page_of(shown(table, viewer))
        own = [*table.legal(seat)]
        quiet = next((action for action in own if isinstance(action, Lay)), None)
        if quiet is not None:
            table.submit(seat, quiet)
            assert page_of(shown(table, viewer)) == before


def test_objectives_tell_how_far_one_has_come_and_who_was_first():
    table: DesertTable = Table(game, 2, {}, Fast(5))
    rng = random.Random(5)
    met: set[str] = set()
    while table.actors:
        seat = rng.choice(table.actors)
        table.submit(seat, choose(table.legal(seat), rng))
    view = table.view(1)
    parts = shown(table, 1).parts
    for place, name in enumerate(view.objectives):
        assert EN("pioneer-rails-objective", {"objective": name}) in parts[f"goals.{place}"]
        takers = [owner for owner, board in enumerate(view.boards, 1) if board.met[place]]
        met.update(f"badge-{owner}" for owner in takers)
        assert ('class="done"' in parts[f"goal-{place}"]) == (1 in takers)
    assert set(re.findall(r"badge-\d", "".join(parts[f"goal-{place}"] for place in range(3)))) == met


# --- what lights up


@pytest.mark.parametrize("part", score.PARTS)
def test_parts_of_the_score_light_up(part):
    table: DesertTable = Table(game, 2, {}, Fast(8))
    rng = random.Random(8)
    while table.actors:
        seat = rng.choice(table.actors)
        table.submit(seat, choose(table.legal(seat), rng))
    lit = screen.light(table.view(None), 1, part, EN)
    assert lit.keys() == {"under-1", "light-1"}
    items = [item for item in score.sheet(table.view(None), 1).items if item.part == part]
    is_lit = any(len(parsed(markup)) for markup in lit.values())
    assert is_lit == any(item.places or part == "hands" for item in items)


@pytest.mark.parametrize("objective", data.OBJECTIVES)
def test_an_objective_lights_up_where_it_can_be_met(desert: Desert, objective):
    lit = screen.light(desert(HEARTS).view(), 1, f"goal:{objective}", EN)
    for markup in lit.values():
        parsed(markup)
    if objective in ("two-banks", "six-towns"):
        assert "--pencil" in lit["light-1"]


def test_unknown_parts_light_nothing(desert: Desert):
    for part in ("goal:nothing", "nonsense"):
        assert not any(len(parsed(markup)) for markup in screen.light(desert(HEARTS).view(), 1, part, EN).values())


# --- looks


def test_the_ticket_shows_a_piece_of_a_map():
    picture = parsed(screen.card())
    assert picture.get("viewBox")
    assert picture.get("aria-hidden") == "true"
    assert all(f"--s-{suit}" in screen.card() for suit in ("club", "diamond", "heart", "spade"))


def test_the_style_sheet_holds_tokens_only():
    css = files("whistlestop.games.pioneer_rails").joinpath("play.css").read_text(encoding="utf-8")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!\w*[-{ ,.])|rgb\(|hsl\(", re.sub(r"#[a-z][\w-]*", "", css))
    own = set(re.findall(r"--([\w-]+):", css)) | set(re.findall(r"--(pr-[\w-]+)", css))
    assert set(re.findall(r"var\(--([\w-]+)", css)) <= tokens("light").keys() | own | {"led"}  # of lesson.css
