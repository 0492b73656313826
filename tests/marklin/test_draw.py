"""Pictures and texts of the map: whole, told apart by form, free of what pages forbid, and the same each time."""

import re
from functools import partial
from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.marklin.positions import Train
from whistlestop import words
from whistlestop.draw import theme as themes
from whistlestop.games.marklin import data, draw, draw_cards, draw_map, score
from whistlestop.games.marklin.seen import View
from whistlestop.words import LOCALES, say

SVG = "{http://www.w3.org/2000/svg}"
CLAIMS = {
    1: "hamburg-kiel#1 hamburg-hannover#1 erfurt-hannover#1 nuernberg-regensburg",
    2: "duesseldorf-koeln#1 frankfurt-koeln#2",
    3: "berlin-rostock rostock-schwerin",
}
both_themes = pytest.mark.parametrize("theme", ["light", "dark"])


@pytest.fixture
def position(train: Train) -> Train:
    return train(
        "black*5 plus4 locomotive*2 passenger",
        "blue*3",
        seats=3,
        row="green locomotive - passenger red",
        tracks=CLAIMS,
        tickets={1: "hamburg-muenchen erfurt-wuerzburg", 2: "berlin-muenchen"},
        passengers={"hannover": 1, "koeln": 2},
        tokens={"hamburg": "1", "rostock": "3", "berlin": "1 2"},
    )


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}text")]


def every_picture(position: Train, **how: Any) -> dict[str, str]:
    views = {"own": position.view(1), "other": position.view(2), "spectator": position.view(None)}
    return {
        **{f"table of {name}": draw.svg(view, **how) for name, view in views.items()},
        **{f"lit {part}": draw.svg(views["own"], highlight=part, **how) for part in score.PARTS},
        "in words": draw.svg(views["own"], say=partial(say, "uk"), **how),
        "map": draw.map_svg(views["own"], **how),
        "corner": draw.map_svg(views["own"], box=draw_map.box_around(("kiel", "hamburg")), **how),
    }


# --- every picture


@both_themes
def test_standalone_pictures_are_whole_and_stand_alone(position, theme):
    for name, svg in every_picture(position, theme=theme).items():
        root = parsed(svg)
        assert root.get("role") == "img", name
        assert root[0].tag == f"{SVG}title", name
        assert root[0].text, name
        assert root.get("width"), name
        assert "var(" not in svg, name
        assert not re.search(r" (class|id|style|data-\w+)=|<style|url\(|currentColor", svg), name


def test_themed_pictures_hold_tokens_only(position):
    known = themes.tokens("light")
    for name, svg in every_picture(position, standalone=False).items():
        parsed(svg)
        assert not re.search(r"#[0-9a-fA-F]{3}|rgb|hsl| style=|url\(", svg), name
        for attribute in ("fill", "stroke"):
            for colour in re.findall(rf' {attribute}="([^"]*)"', svg):
                assert colour == "none" or colour[6:-1] in known, (name, colour)


def test_themed_pictures_do_not_know_the_theme(position):
    light, dark = (every_picture(position, standalone=False, theme=theme) for theme in ("light", "dark"))
    assert light == dark


def test_the_same_view_gives_the_same_bytes(position):
    assert every_picture(position) == every_picture(position)


# --- the map


def test_every_place_has_its_name_once_in_every_language(position):
    for locale in LOCALES:
        shown = texts(draw.map_svg(position.view(1), say=partial(say, locale)))
        for place in data.PLACES:
            assert shown.count(words.say(locale, f"marklin-city-{place}", {})) == 1, (locale, place)


def test_names_stand_within_the_map_in_every_language():
    """About half as wide as high, letter by letter: none is cut off at the edge."""
    for locale in LOCALES:
        for place, name in enumerate(data.PLACES):
            right, _, anchor = draw_map._LABELS[name]
            wide = 13 * len(words.say(locale, f"marklin-city-{name}", {}))
            start = data.POSITIONS[place][0] + right - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
            box = draw_map.BOX
            assert box.x <= start, (locale, name)
            assert start + wide <= box.x + box.width, (locale, name)


def test_a_free_track_is_boxes_and_a_claimed_one_a_train():
    track = data.TRACK_NUMBERS["berlin-hamburg#1"]
    free, claimed = draw_map.free_track(track), draw_map.claimed_track(track, 2)
    assert draw_map.track_markup(track, 0) == free
    assert draw_map.track_markup(track, 2) == claimed
    assert 'pathLength="7"' in free  # seven boxes
    assert free.count(draw_cards.picture_path("blue", 13.6, draw_map.course(track).middles)) == 1
    undashed = [path for path in re.findall(r"<path[^>]*>", claimed) if "dasharray" not in path]
    assert len(undashed) == 1  # the coupling runs through all wagons
    assert claimed.count('fill="var(--on-p2)"') == 7  # the owner's symbol on each


def test_colours_are_told_by_pictures_too():
    """TR-5.1 must be playable by who cannot tell red from green; gray takes any colour and has no picture."""
    drawn = {}
    for track, colour in enumerate(data.TRACK_COLOURS):
        pictures = draw_map.free_track(track).count("stroke-linejoin")
        assert pictures == (0 if colour == data.GRAY else 1), data.TRACKS[track]
    for card in data.CARDS:
        drawn[card] = draw_cards.picture_path(card, 20, [(10, 10)])
    alike = {(a, b) for a, b in combinations(data.CARDS, 2) if drawn[a] == drawn[b]}
    assert alike == {("locomotive", "plus4")}
    assert "+4" in draw_cards.card_markup("plus4")
    assert "+4" not in draw_cards.card_markup("locomotive")


def test_scaled_arcs_keep_their_flags():
    assert "a1.4 1.4 0 1 0 2.8 0" in draw_cards.picture_path("purple", 10, [(0, 0)])


def test_boxes_of_a_track_stand_on_its_curve_between_its_ends():
    for track, name in enumerate(data.TRACKS):
        course = draw_map.course(track)
        a, b = data.POSITIONS[data.ENDS[track][0]], draw_map.end_point(track)
        assert len(course.middles) == data.LENGTHS[track], name
        assert dist(a, course.middles[0]) < dist(a, course.middles[-1]) or len(course.middles) == 1, name
        for box, following in zip(course.middles, course.middles[1:], strict=False):
            assert dist(box, following) == pytest.approx(course.step, rel=0.06), name  # a chord of a bent track
        assert min(dist(middle, b) for middle in course.middles) < course.step + 40, name


def test_parallel_tracks_lie_apart():
    for first, second in combinations(range(len(data.TRACKS)), 2):
        if data.PAIR_OF[first] == data.PAIR_OF[second]:
            near = zip(draw_map.course(first).middles, draw_map.course(second).middles, strict=True)
            assert all(dist(a, b) > draw_map.BOX_HIGH + 2 for a, b in near), data.TRACKS[second]


def test_border_tracks_end_in_points_of_their_own():
    """TR-8: they never join."""
    ends = [draw_map.end_point(track) for track, (_, b) in enumerate(data.ENDS) if b >= len(data.CITIES)]
    assert len(set(ends)) == len(ends) == 14
    assert draw_map.borders_markup().count("l12 12-12 12-12-12z") == 14


def test_a_city_shows_its_top_token():
    shown = [draw_map.city_markup(data.PLACE_NUMBERS["berlin"], "black", taken) for taken in range(5)]
    assert [re.findall(r">(\d)</text>", markup) for markup in shown] == [["7"], ["6"], ["5"], ["4"], []]


def test_taken_tokens_and_passengers_are_seen(position):
    svg = draw.map_svg(position.view(1), standalone=False)
    at = {city: data.PLACE_NUMBERS[city] for city in ("berlin", "hannover", "koeln")}
    assert draw_map.city_markup(at["berlin"], "black", 2) in svg
    assert draw_map.passenger_markup(at["hannover"], 1) in svg
    assert draw_map.passenger_markup(at["koeln"], 2) in svg
    assert svg.count(draw_map.passenger_disc(1)) == 1


def test_the_other_guess_of_red_cities_is_drawn(train):
    view = train("", red_cities="alternative").view(1)
    assert draw_map.city_markup(data.PLACE_NUMBERS["muenster"], "red", 0) in draw.map_svg(view, standalone=False)


# --- the whole figure


def test_a_figure_counts_what_each_player_has(position):
    shown = texts(draw.svg(position.view(2)))
    for board in position.view(2).boards:
        for count in (board.trains, board.cards, board.kept, board.supply, board.routes + board.merchandise):
            assert str(count) in shown


def test_a_hand_is_shown_to_its_owner_only(position):
    def card_plates(view: View) -> int:
        return draw.svg(view, standalone=False).count('opacity=".55"')

    row = 4  # and a gap
    rivers = 1
    assert card_plates(position.view(None)) == row + rivers
    assert card_plates(position.view(1)) == row + rivers + 4
    assert card_plates(position.view(2)) == row + rivers + 1


def test_highlights_mark_what_makes_the_points(position):
    view = position.view(1)
    routes, tickets = (draw.svg(view, highlight=part, standalone=False) for part in ("routes", "tickets"))
    kiel = draw_map.course(data.TRACK_NUMBERS["hamburg-kiel#1"]).path
    assert routes.count(kiel) == draw.svg(view, standalone=False).count(kiel) + 2
    assert 'r="31"' in tickets  # the ends of a ticket that is not complete are ringed
    assert 'r="31"' not in routes


def test_descriptions_tell_what_the_picture_shows(position):
    told = parsed(draw.svg(position.view(1), say=partial(say, "en"))).find(f"{SVG}desc")
    assert told is not None
    assert "Kiel–Hamburg" in (told.text or "") or "Hamburg–Kiel" in (told.text or "")
    assert "Passengers stand in: Hanover." in (told.text or "")
    assert "Hamburg–Munich (18)" in (told.text or "")
    assert "Berlin–Munich" not in (told.text or "")  # another player's ticket


def test_views_show_themselves(position):
    view = position.view(1)
    assert view._repr_svg_() == draw.svg(view, say=partial(say, "en"))
    assert str(view) == draw.text(view)


# --- texts


def test_a_text_tells_the_table(position):
    shown = draw.text(position.view(1))
    assert "row green locomotive - passenger red" in shown
    assert "hand black*5 locomotive*2 plus4*1 passenger*1" in shown
    assert "tickets erfurt-wuerzburg hamburg-muenchen" in shown
    assert "berlin-muenchen" not in shown
    assert "blue*3" not in shown
    assert "berlin-muenchen" in draw.text(position.view(2))


def test_one_thing_is_counted_as_one(train):
    shown = draw.text(train("red", tickets={1: "berlin-muenchen"}).view(1))
    assert "player 1: 45 trains, 1 card, 1 ticket, 3 passengers\n" in shown


def test_lines_of_a_text_are_no_wider_than_asked(position):
    assert max(len(line) for line in draw.text(position.view(1), width=60).split("\n")[3:]) <= 60
    assert "\x1b" in draw.text(position.view(1), colour=True)


def test_a_side_is_lines_of_equal_width(position):
    for seat in (1, 2, 3):
        lines = draw.side_text(position.view(1), seat, colour=True).split("\n")
        assert len({len(line) for line in lines}) == 1
    assert "hand black*5" in draw.side_text(position.view(1), 1)
