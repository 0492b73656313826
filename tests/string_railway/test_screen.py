"""The game's room in the browser: parts that are whole and small, plans that tell all, words in every language."""

import re
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.string_railway.positions import Cloth, StringTable, flat, short
from whistlestop import load
from whistlestop.core.chance import Scripted
from whistlestop.core.fastdealer import Fast
from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.draw.screen import Parts, Plan, Screen
from whistlestop.draw.theme import tokens
from whistlestop.games.string_railway import data, findings, game, layout, listing, score, screen, spots
from whistlestop.games.string_railway.actions import Base, Lay, Place, Shape, Spend, Under
from whistlestop.games.string_railway.notation import format_action, format_point, parse_action
from whistlestop.games.string_railway.screen_board import BOARD
from whistlestop.games.string_railway.screen_plan import DOTS
from whistlestop.web.parts import expand
from whistlestop.words import LOCALES, say

EN = partial(say, "en")
SYMBOLS = set(re.findall(r'id="([^"]+)"', screen.defs()))
RECORDS = sorted((Path(__file__).parents[1] / "records" / "string_railway").glob("*.jsonl"))
each_record = pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)


def shown(table: StringTable, seat: Seat | None, say: Any = EN) -> Screen:
    """The screen of a seat as a server asks for it."""
    legal = table.legal(seat) if seat is not None and seat in table.actors else None
    return screen.show(table.view(seat), legal, say)


def moments(record: Path, every: int) -> Iterator[tuple[StringTable, Seat]]:
    """A recorded game, now and then, with who is about to act."""
    whole = load(record)
    table: StringTable = Table(game, whole.seats, whole.options, Scripted())
    for number, entry in enumerate(whole.log):
        if number % every == 0 and table.actors:
            yield table, table.actors[0]
        table.append(entry)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def page_of(view: Screen) -> str:
    return "".join(expand(view.parts, root) for root in (BOARD, "tray"))


def changed(before: Screen, after: Screen) -> Parts:
    return {id: markup for id, markup in after.parts.items() if before.parts.get(id) != markup}


def planned(cloth: Cloth, draft: str) -> Plan:
    (way, *_) = cloth.table.preview(cloth.seat, draft).ways
    return screen.plan(cloth.table.view(cloth.seat), way, EN)


def said(plan: Plan) -> str:
    return EN(plan.words.id, plan.words.args)


@pytest.mark.parametrize("locale", LOCALES)
def test_where_a_base_goes_is_told_alike_before_and_after(locale):
    _, where = say(locale, "string-railway-plan-base", {"mark": 3}).split(maxsplit=1)
    assert say(locale, "string-railway-based", {"name": "Ada", "mark": 3}).endswith(f"{where}.")  # at mark 3


# --- parts


@each_record
def test_parts_are_whole_and_belong_together(record):
    for table, seat in moments(record, 9):
        for viewer in (seat, None):
            view = shown(table, viewer)
            page = page_of(view)
            ids = [element.get("id") for element in parsed(f"<page>{page}</page>").iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert set(ids) >= view.parts.keys(), "every part has its place"
            assert all(parsed(markup).get("id") == id for id, markup in view.parts.items())
            assert set(re.findall(r'href="#([^"]+)"', page)) <= SYMBOLS | set(ids)
            assert " style=" not in page
            board = parsed(expand(view.parts, BOARD))
            assert set((board.get("data-zoom") or "").split()) <= set(ids)


def test_a_string_changes_little(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", -70, 360)
    before = shown(cloth.table, 1)
    cloth.lay(short(-37_000, 37_000))
    new = changed(before, shown(cloth.table, 1))
    assert {"rails.1", "beads.1", "in-5"} <= new.keys()
    assert not any(id.startswith(("stations.", "land", BOARD)) for id in new)
    assert sum(map(len, new.values())) < 2500


def test_the_same_view_gives_the_same_bytes(cloth: Cloth):
    cloth().to_lay()
    assert shown(cloth.table, 1) == shown(cloth.table, 1)


# --- what can be done


def test_only_free_corners_can_be_tapped():
    table: StringTable = Table(game, 2, {"landscape": "delta"}, Fast(1))
    assert shown(table, 1).offers == {"": ("m1", "m2", "m3", "m4")}
    table.seat(1).do("base 2")
    view = shown(table, 2)
    assert view.offers == {"": ("m1", "m3")}  # SR-2.1: next to the first one
    drafts = re.findall(r'data-place="(m\d)" data-draft="([^"]+)"', page_of(view))
    assert drafts == [("m1", "base 1"), ("m3", "base 3"), ("m4", "base 4")]  # the last one says why not
    assert shown(table, 1).offers == {}


def test_stations_in_hand_go_anywhere(cloth: Cloth):
    cloth().to_place("regional", "central")
    view = shown(cloth.table, 1)
    assert view.offers == {"regional": (), "central": ()}
    assert view.tool == "regional"
    assert 'data-put="place {tool}"' in view.parts["free"]
    assert re.findall(r'data-tool="(\w+)" data-move="place (\w+)"', view.parts["hand"]) == [
        ("regional", "regional"),
        ("central", "central"),
    ]
    others = shown(cloth.table, 2).parts
    assert "<button" not in others["hand"]
    for hand in (view.parts["hand"], others["hand"]):  # names in the size of a tile could not be read on a phone
        assert re.findall(r"</svg><b>(\w+)</b>", hand) == ["Regional", "Central"]
        assert "sr-name" not in hand
    assert others["free"] == '<i id="free" hidden="" data-board="cloth"></i>'


def test_strings_go_to_stations_that_have_room(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", -250, 370)
    cloth.connect(cloth.station("rural", -70, 360), 2)
    view = shown(cloth.table, 1)
    assert view.offers["short"] == view.offers["long"] == ("s1", "s2", "s3", "s4", "s5")
    assert 'data-picks="via {tool}"' in view.parts["stations"]
    assert "data-picks" not in shown(cloth.table, 2).parts["stations"]
    assert re.findall(r'data-tool="(\w+)" data-length="(\d+)"', view.parts["strings"]) == [
        ("short", "300"),
        ("long", "600"),
    ]
    cloth.s[layout.COMPANY + layout.LEFT + data.SHORT] = 0
    assert list(shown(cloth.table, 1).offers) == ["long"]


def test_what_is_laid_by_hand_is_drawn_to_its_length():
    table: StringTable = Table(game, 2, {"landscape": "by_hand", "border": "drawn"}, Fast(1))
    for shape, length in (("border", 2400), ("river", 600), ("mountain", 900)):
        seat = table.actors[0]
        free = shown(table, seat).parts["free"]
        assert f'data-stroke="stroke {shape}" data-length="{length}"' in free
        table.submit(seat, next(iter(table.legal(seat))))


def test_spectators_see_a_picture(cloth: Cloth):
    cloth().to_lay()
    page = page_of(shown(cloth.table, None))
    assert 'role="img"' in page
    assert not re.search(r"data-(place|pick|draft|tool|hover)|<button", page)


# --- plans


def test_a_planned_string_tells_every_plus_and_minus(cloth: Cloth):
    cloth().to_lay()
    cloth.station("switching", -250, 370)
    cloth.station("central", -70, 360)
    cloth.lying([(-20_000, 33_000 + 499 * i) for i in range(16)], 2)
    plan = planned(cloth, format_action(Lay("short", flat(short(-37_000, 37_000)))))
    assert plan.tool == "short"
    assert said(plan) == "Short string, stations: 3"
    lines = [" ".join(line.itertext()) for line in parsed(plan.parts["brought"])]
    assert [" ".join(line.split()) for line in lines] == [
        "Switching: one point for each string +1",
        "Central: newly joined +3",
        "Crosses another string −1",
        "= +3",
    ]
    ghost = parsed(plan.parts["ghost"])
    figures = [text.text for text in ghost.iter("text")]
    assert sorted(figures, key=str) == ["+1", "+3", "−1"]
    drawn = plan.parts["ghost"]
    assert drawn.rindex("data-dot") < drawn.index("<text")  # no dot covers a figure
    assert ghost.get("data-bend") == "stroke short"
    assert float(ghost.get("data-length") or 0) == pytest.approx(299.4)
    line = (ghost.get("data-line") or "").split()
    dots = [int(dot.get("data-dot") or -1) for dot in ghost.iter() if dot.get("data-dot")]
    assert len(dots) == DOTS
    assert (dots[0], dots[-1]) == (0, len(line) - 1)
    assert "--lamp" not in plan.parts["ghost"]  # that would be something to tap


def test_a_turn_that_was_not_played_is_in_pencil_and_out_of_reach_of_hands(cloth: Cloth):
    cloth().to_place("rural")
    view = cloth.table.view(1)
    line = (parse_action("place rural -100,100 30"), Lay("short", flat(short(-37_000, 37_000))))
    cloth.table.submit(1, line[0])
    after = cloth.table.view(1)
    marked = screen.instead([(view, line[0]), (after, line[1])], EN)
    assert marked.keys() == {"ghost"}
    ghost = marked["ghost"]
    planned_string = screen.plan(after, line[1], EN).parts["ghost"]
    assert re.findall('<path class="halo" d="[^"]+"/>', ghost) == re.findall(
        '<path class="halo" d="[^"]+"/>', planned_string
    )
    frames = re.findall(r'translate\(([^)]*)\)[^>]*><g fill="none"><rect', ghost)
    assert any(place.startswith("-100 ") for place in frames)  # the station, though the string does not come there
    assert not any(place.startswith("-100 ") for place in re.findall(r"translate\(([^)]*)\)", planned_string))
    assert not re.search(r"data-|role=|tabindex", ghost)
    assert "var(--pencil)" in ghost
    assert parsed(ghost).get("id") == "ghost"


def test_a_base_that_was_not_put_there_is_in_pencil():
    table: StringTable = Table(game, 2, {"landscape": "delta"}, Fast(1))
    marked = screen.instead([(table.view(1), Base(2))], EN)
    assert marked["ghost"].count("var(--pencil)") == 1


def test_a_refused_string_is_shown_with_what_it_would_bring(cloth: Cloth):
    cloth().to_lay()
    cloth.connect(cloth.station("rural", -70, 360), 2)
    draft = format_action(Lay("short", flat(short(-37_000, 37_000))))
    found = cloth.table.preview(1, draft)
    assert found.refusal is not None
    assert found.refusal.reason == "string-railway-station-full"
    assert "sr-barred" in planned(cloth, draft).parts["ghost"]
    assert cloth.table.preview(2, draft).ways == ()  # out of turn there is nothing to show


def test_the_line_under_the_pen_tells_what_it_touches(cloth: Cloth):
    cloth().to_lay()
    cloth.station("central", -250, 370)
    found = cloth.table.preview(1, "trace short -370,370 -320,370 -250,371 -220,372")
    assert found.refusal is not None
    assert found.refusal.reason == "string-railway-too-short"
    assert found.gain == 3
    (way,) = found.ways
    assert isinstance(way, Lay)
    assert way.points[:2] == (-37_000, 37_000)
    assert "+3" in screen.plan(cloth.table.view(1), way, EN).parts["ghost"]


def test_a_tile_is_shown_where_it_can_lie_and_where_it_cannot(cloth: Cloth):
    cloth().to_place("transit")
    free = planned(cloth, "place transit -100,100 75")
    assert 'data-move="place transit" data-at="-100,100" data-angle="75"' in free.parts["ghost"]
    assert free.tool == "transit"
    assert "sr-barred" not in free.parts["ghost"]
    assert "#sr-token-1" in free.parts["ghost"]  # its owner's marker
    found = cloth.table.preview(1, "place transit 0,-200 0")  # in the river
    assert found.refusal is not None
    assert found.refusal.rule == "SR-3.2"
    assert "sr-barred" in planned(cloth, "place transit 0,-200 0").parts["ghost"]
    assert cloth.table.preview(1, "place central 0,0 0").ways == ()  # it was not drawn


@pytest.mark.parametrize("what", ["river", "mountain"])
def test_what_is_drawn_becomes_as_long_as_its_string(what):
    table: StringTable = Table(game, 2, {"landscape": "by_hand"}, Fast(1))
    if what == "mountain":
        river = " ".join(format_point(-20_000 + 4_000 * i, -15_000) for i in range(11))
        (lay,) = table.preview(table.actors[0], f"stroke river {river}").ways
        table.submit(table.actors[0], lay)
    loop = ((0, 0), (90, 30), (100, 110), (0, 160), (-100, 120), (-95, 30), (0, 0))
    bow = ((-200, 0), (-100, 60), (0, 0), (100, -60), (150, 0))
    stroke = " ".join(f"{x},{y}" for x, y in (loop if what == "mountain" else bow))
    found = table.preview(table.actors[0], f"stroke {what} {stroke}")
    assert found.refusal is None
    (way,) = found.ways
    assert isinstance(way, Shape)
    points = list(zip(way.points[::2], way.points[1::2], strict=True))
    around = [*points, points[0]] if what == "mountain" else points
    length = sum(hypot(c - a, d - b) for (a, b), (c, d) in pairwise(around))
    assert 0.99 <= length / (data.MOUNTAIN_LENGTH if what == "mountain" else data.RIVER_LENGTH) <= 1
    table.submit(table.actors[0], way)


def test_a_drawn_shape_that_breaks_a_rule_is_shown_with_it():
    table: StringTable = Table(game, 2, {"landscape": "by_hand"}, Fast(1))
    eight = "stroke river -100,-100 100,100 100,-100 -100,100"
    found = table.preview(table.actors[0], eight)
    assert found.refusal is not None
    assert found.refusal.rule in ("SR-3.3", "SR-2.2")
    assert len(found.ways) == 1
    assert table.preview(3 - table.actors[0], eight).ways == ()


@pytest.mark.long
def test_places_are_suggested_all_over_the_table(cloth: Cloth):
    cloth().to_place("regional")
    ways = cloth.table.preview(1, "place regional").ways
    assert len(set(ways)) == len(ways) > 5
    assert all(way in cloth.table.legal(1) for way in ways)
    across = [way.x for way in ways if isinstance(way, Place)]
    assert max(across) - min(across) > 200 * data.UNIT


def test_where_nothing_fits_that_is_suggested(cloth: Cloth, monkeypatch: pytest.MonkeyPatch):
    cloth().to_lay()
    monkeypatch.setattr(listing, "offers", lambda s: ())
    monkeypatch.setattr(findings, "offers", lambda s: ())
    assert cloth.table.preview(1, "lay").ways == (Spend("short"), Spend("long"))
    cloth().to_place("regional")
    monkeypatch.setattr(spots, "free_places", lambda s: [])
    assert cloth.table.preview(1, "place regional").ways == (Under("regional"),)


# --- what lights up


@pytest.mark.parametrize("part", [*score.PARTS, "station:5", "station:99", "station:x", "no such part", ""])
def test_every_part_of_the_sheet_can_be_lit(cloth: Cloth, part):
    cloth().to_lay()
    cloth.station("central", -70, 360)
    cloth.lay(short(-37_000, 37_000))
    for viewer in (1, 2, None):
        lit = screen.light(cloth.table.view(viewer), 1, part, EN)
        assert lit.keys() == {"light"}
        is_lit = part in ("base", "stations", "station:5")
        assert bool([*parsed(lit["light"])]) == is_lit


def test_a_card_tells_what_there_is_to_know(cloth: Cloth):
    cloth().to_lay()
    cloth.connect(cloth.station("urban", -70, 360, owner=2), 3)
    card = screen.light(cloth.table.view(1), 1, "station:5", EN)["light"]
    texts = [text.text for text in parsed(card).iter("text")]
    assert texts == ["Urban", "Points: 3/1", "Companies: 1 of 5", "Others come: company 2 −1"]


# --- what is said


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_said_in_every_language(locale):
    tell = partial(say, locale)
    for table, seat in moments(RECORDS[0], 13):
        view = shown(table, seat, tell)
        texts = [tell(view.prompt.id, view.prompt.args), tell(view.progress.words.id, view.progress.words.args)]
        texts += [tell(figure.words, {}) for side in view.sides for figure in side.figures]
        action = next(iter(table.legal(seat)))
        plan = screen.plan(table.view(seat), action, tell)
        texts += [tell(plan.words.id, plan.words.args), tell(plan.verb.id, plan.verb.args), *plan.parts.values()]
        page = "".join(view.parts.values()) + " ".join(texts)
        spoken = re.sub(r'data-\w+="[^"]*"', "", page)
        assert "string-railway-" not in spoken
        assert "{" not in spoken


def test_styles_name_tokens_only():
    css = files("whistlestop.games.string_railway").joinpath("play.css").read_text(encoding="utf-8")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?![^{]*\{)", re.sub(r"#[a-z][\w-]*[ >.:,\"]", "", css))
    used = set(re.findall(r"var\(--([\w-]+)", css))
    own = set(re.findall(r"--([\w-]+):", css))
    assert used <= tokens("light").keys() | own | {"laid"}


def test_keys_are_told_and_reach_something(cloth: Cloth):
    for words in screen.KEYS.values():
        assert EN(words, {}) != words
    assert 'data-key="s"' in page_of(shown(cloth().to_lay().table, 1))


def test_its_ticket_on_the_home_page_is_a_picture():
    root = parsed(screen.card().replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
    assert root.get("aria-hidden") == "true"
    assert "var(--p1)" in screen.card()
