"""Pictures and text boards: whole, told apart by form, free of what pages forbid, and the same each time."""

import re
import unicodedata
from functools import cache, partial
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from tests.railroad_ink.positions import InkTable
from whistlestop import words
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.game import Sheet
from whistlestop.core.table import Table
from whistlestop.draw import theme as themes
from whistlestop.games.railroad_ink import data, draw, draw_words, game, score
from whistlestop.games.railroad_ink.notation import format_board, parse_board
from whistlestop.games.railroad_ink.rules import Options
from whistlestop.games.railroad_ink.seen import BoardView, View
from whistlestop.games.railroad_ink.textboard import piece_grid
from whistlestop.words import LOCALES, say

SVG = "{http://www.w3.org/2000/svg}"
EMPTY = parse_board("")
NETWORKS = parse_board(  # two networks that cross on D4, one that a station joins, two of one exit
    "A4 -h-h, B4 -h-h, C4 -h-h, D4 rhrh^; E4 -h-h, F4 -h-h, G4 -h-h; D1 r-r-, D2 r-r-, D3 r-r-;"
    "D5 r-r-, D6 r-r-, D7 r-r-; A2 -r-r, B2 h--r, B1 h-h-; A6 -r-r; F7 h-h-"
)
ALL_EXITS = parse_board(
    "B1 h-h-, D1 r-r-, F1 h-h-, G2 -r-r, G4 -h-h, G6 -r-r, F7 h-h-, D7 r-r-, B7 h-h-, A6 -r-r, A4 -h-h, A2 -r-r"
)
LAVA = parse_board(
    "A1 l--l, D4 llll, D3 -ll-, E3 --ll, E4 ll-l; B1 h-h-, B3 h-h-, F6 llll; G7 llll, B2 *, C2 *, @C2, F5 h-h-"
)

both_themes = pytest.mark.parametrize("theme", ["light", "dark"])
each_piece = pytest.mark.parametrize("sides", [*data.PIECES[1:]])


def sheet_of(board: BoardView) -> Sheet:
    options = Options(lava=any("l" in sides for sides in board.cells), meteors=board.mark is not None)
    return score.sheet(View(1, options, 6, 6, "over", (board,)), 1)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}text")]


@cache
def table_at(stop: int, seats: int = 2, **options: bool) -> InkTable:
    """A random game after so many actions."""
    table = Table(game, seats, options, Fast(3))
    numbers = Stream(3, 1)
    for _ in range(stop):
        if table.finished:
            break
        seat = table.actors[0]
        kinds = table.legal(seat).kinds()
        kind = kinds[numbers.below(len(kinds))]
        table.submit(seat, kind[numbers.below(len(kind))])
    return table


# --- every picture


def every_picture(**how: Any) -> dict[str, str]:
    """One picture of each kind, by name."""
    lava_sheet, network_sheet = sheet_of(LAVA), sheet_of(NETWORKS)
    views = {
        "start": table_at(0).view(1),
        "middle": table_at(40, lava=True, meteors=True).view(1),
        "spectator": table_at(40, 3, lava=True).view(None),
        "draft": table_at(1, 3, draft=True, meteors=True).view(2),
        "over": table_at(1000, lava=True, meteors=True).view(1),
    }
    dice = views["middle"].boards[0]
    return {
        "plain": draw.board_svg(NETWORKS, **how),
        "pencil": draw.board_svg(NETWORKS, current_round=2, **how),
        "lamps": draw.board_svg(LAVA, lamps=["B2", "A1", "G7"], ghost=("B3", "hr--"), **how),
        "erase": draw.board_svg(LAVA, ghost=draw.Ghost("B3", "----"), **how),
        "mini": draw.board_svg(LAVA, mini=True, **how),
        **{f"networks {part}": draw.board_svg(NETWORKS, highlight=part, sheet=network_sheet, **how) for part in PARTS},
        **{f"lava {part}": draw.board_svg(LAVA, highlight=part, sheet=lava_sheet, **how) for part in PARTS},
        **{f"piece {sides}": draw.piece_svg(sides, **how) for sides in data.PIECES[1:]},
        **{f"pencil {sides}": draw.piece_svg(sides, medium="pencil", **how) for sides in data.PIECES[1:]},
        **{f"view {name}": draw.svg(view, **how) for name, view in views.items()},
        **{f"table {name}": draw.table_svg(view, highlight=PARTS, **how) for name, view in views.items()},
        **{
            f"meteor {way}": draw.dice_svg(dice, direction=way, distance=3, **how) for way in (*data.DIRECTIONS, "free")
        },
        "selected": draw.dice_svg(dice, selected=dice.dice[0], **how),
        "special": draw.dice_svg(dice, selected="rrrr", **how),
    }


PARTS = score.PARTS


@both_themes
def test_standalone_pictures_are_whole_and_stand_alone(theme):
    for name, svg in every_picture(theme=theme).items():
        root = parsed(svg)
        assert root.get("role") == "img", name
        assert root[0].tag == f"{SVG}title", name
        assert root[0].text, name
        assert root.get("width"), name
        assert "var(" not in svg, name
        assert not re.search(r"\b(class|id|style|data-\w+)=|<style|url\(|currentColor", svg), name


def test_themed_pictures_hold_tokens_only():
    known = themes.tokens("light")
    for name, svg in every_picture(standalone=False).items():
        parsed(svg)
        assert not re.search(r"#[0-9a-fA-F]{3}|rgb|hsl|\bstyle\b|url\(", svg), name
        for attribute in ("fill", "stroke", "color", "stop-color"):
            for colour in re.findall(rf' {attribute}="([^"]*)"', svg):
                assert colour == "none" or colour[6:-1] in known, (name, colour)


def test_themed_pictures_do_not_know_the_theme():
    assert every_picture(standalone=False, theme="light") == every_picture(standalone=False, theme="dark")


def test_the_same_view_gives_the_same_bytes():
    assert every_picture() == every_picture()


def test_two_boards_on_a_page_share_no_id():
    page = (
        f"<div>{draw.board_svg(LAVA, standalone=False, id='a')}{draw.board_svg(LAVA, standalone=False, id='b')}</div>"
    )
    ids = [element.get("id") for element in parsed(page).iter() if element.get("id")]
    assert ids == ["a", "b"]


# --- pieces


@each_piece
def test_pieces_look_different(sides):
    others = [draw.piece_svg(other) for other in data.PIECES[1:] if other != sides]
    shown = draw.piece_svg(sides).partition("</title>")[2]
    assert all(shown != other.partition("</title>")[2] for other in others)


def test_highway_and_railway_differ_by_form_alone():
    without_colour = [re.sub(r'"#\w+"', '""', draw.piece_svg(sides)) for sides in ("h-h-", "r-r-")]
    assert without_colour[0].count("<path") != without_colour[1].count("<path")


@each_piece
def test_pieces_reach_over_the_border_only_where_they_open(sides):
    """A little over, so that neighbours join without a seam; and nowhere else."""
    drawn = parsed(draw.piece_svg(sides))
    points = [
        (float(x), float(y))
        for path in drawn.iter(f"{SVG}path")
        if "q" not in path.get("d", "") and "a" not in path.get("d", "")
        for x, y in re.findall(r"(?:[ML]|A\S+ \S+ 0 0 [01] )(-?[\d.]+) (-?[\d.]+)", path.get("d", ""))
    ]
    over = {
        side
        for x, y in points
        for side, is_over in enumerate((y < 0, x > 100, y > 100, x < 0))
        if is_over
    }  # fmt: skip
    assert over == {side for side in range(4) if sides[side : side + 1] in ("h", "r", "l")}


# --- boards


def test_each_drawing_stands_in_its_cell():
    drawn = parsed(draw.board_svg(LAVA, standalone=False))
    cells = [group.get("data-cell", "") for group in drawn.iter(f"{SVG}g") if group.get("data-cell")]
    assert sorted(cells) == sorted(name for name, sides in zip(data.CELL_NAMES, LAVA.cells, strict=True) if sides)


def test_ri_2_6_each_drawn_cell_shows_its_round():
    shown = texts(draw.board_svg(NETWORKS))
    in_cells = [text for text in shown if text.isdecimal()][len("1357") :]
    assert sorted(in_cells) == sorted(str(number) for number in NETWORKS.rounds if number)
    assert not texts(draw.board_svg(NETWORKS, mini=True))


def test_this_rounds_drawings_are_in_pencil():
    drawn = parsed(draw.board_svg(NETWORKS, current_round=2, standalone=False))
    pencil = next(group for group in drawn.iter(f"{SVG}g") if group.get("class") == "ri-pencil")
    assert {group.get("data-cell") for group in pencil} == {"E4", "F4", "G4"}
    assert pencil.get("stroke") == "var(--pencil)"


def test_the_frame_opens_where_a_route_joins_an_exit():
    joined, other = draw.board_svg(parse_board("B1 h-h-")), draw.board_svg(parse_board("B1 -h-h"))
    assert "M50 2.5L50 -27" in joined
    assert "M50 2.5L50 -27" not in other


def test_the_last_impact_wears_a_badge():
    with_badge, without = (
        draw.board_svg(msgspec.structs.replace(LAVA, mark=mark), standalone=False) for mark in ("A1", None)
    )
    assert "var(--stamp)" in with_badge
    assert "var(--stamp)" not in without


def test_lamps_are_lit_on_the_cells_named_in_reading_order():
    drawn = parsed(draw.board_svg(EMPTY, lamps=["G7", "B1", "A2"], standalone=False))
    assert [lamp.get("data-cell") for lamp in drawn.iter(f"{SVG}circle")] == ["B1", "A2", "G7"]


def test_a_ghost_has_a_wheel_only_where_it_can_turn():
    turning, fixed = (draw.board_svg(EMPTY, ghost=draw.Ghost("B1", "h-h-", ways)) for ways in (2, 1))
    assert turning.count("<circle") == 1
    assert fixed.count("<circle") == 0


# --- the score sheet on the board


def test_a_highlight_needs_its_sheet():
    with pytest.raises(ValueError, match="sheet"):
        draw.board_svg(NETWORKS, highlight="exits")


def test_networks_have_a_letter_in_every_cell_and_at_every_exit():
    sheet = sheet_of(NETWORKS)
    shown = texts(draw.board_svg(NETWORKS, highlight="exits", sheet=sheet))
    for item in sheet.items:
        if item.part == "exits":
            letter = str(item.args["letter"])
            coordinates = 1 if letter in "ACEG" else 0
            assert shown.count(letter) == len(item.places) + coordinates, item


def test_routes_that_cross_on_an_overpass_stand_on_their_own_washes():
    drawn = parsed(draw.board_svg(NETWORKS, highlight="exits", sheet=sheet_of(NETWORKS), standalone=False))
    wedges = [path for path in drawn.iter(f"{SVG}path") if path.get("fill", "").startswith("var(--n")]
    assert len({wedge.get("fill") for wedge in wedges}) == 2
    assert all("350 350" in wedge.get("d", "") for wedge in wedges)


def test_twelve_networks_of_one_exit_have_letters_and_no_wash():
    svg = draw.board_svg(ALL_EXITS, highlight="exits", sheet=sheet_of(ALL_EXITS), standalone=False)
    assert set("ABCDEFGHIJKL") <= set(texts(svg))
    assert "var(--n" not in svg


def test_more_networks_than_washes_still_work():
    """Not on a real board, where six is the most; but a sheet is only data."""
    items = tuple(msgspec.structs.replace(item, points=4) for item in sheet_of(ALL_EXITS).items)
    svg = draw.board_svg(ALL_EXITS, highlight="exits", sheet=Sheet(1, items), standalone=False)
    used = set(re.findall(r"var\(--(n\d+)\)", svg))
    assert used == {"n1", "n2", "n3", "n4", "n5", "n6"}


@pytest.mark.parametrize("part", ["highway", "railway"])
def test_the_longest_route_is_counted_cell_by_cell(part):
    sheet = sheet_of(NETWORKS)
    length = sheet.points(part)
    shown = texts(draw.board_svg(NETWORKS, highlight=part, sheet=sheet, mini=True))
    assert shown == [*map(str, range(1, length + 1)), str(length)]


def test_a_cell_that_counts_twice_shows_both_counts():
    ring = parse_board("B1 hhh-, C1 --hh, C2 h--h, B2 hhh-, B3 h-h-")
    shown = texts(draw.board_svg(ring, highlight="highway", sheet=sheet_of(ring), mini=True))
    assert any("·" in text for text in shown)


def test_each_open_end_is_marked_once():
    sheet = sheet_of(LAVA)
    svg = draw.board_svg(LAVA, highlight="errors", sheet=sheet, standalone=False)
    lava = sum(item.reason == "railroad-ink-open-lava" for item in sheet.items)
    others = sum(item.part == "errors" for item in sheet.items) - lava
    assert svg.count("M-5.5-5.5") == others > 0
    assert svg.count('fill="var(--lamp)"') == lava > 0


def test_craters_lakes_and_centre_show_their_points():
    sheet = sheet_of(LAVA)
    assert texts(draw.board_svg(LAVA, highlight="craters", sheet=sheet, mini=True)) == ["+2", "+2"]
    assert sorted(texts(draw.board_svg(LAVA, highlight="lava", sheet=sheet, mini=True))) == ["+5", "4"]
    assert texts(draw.board_svg(LAVA, highlight="centre", sheet=sheet, mini=True)) == [str(sheet.points("centre"))]


# --- dice and views


def test_drawn_dice_wear_a_tick_and_gone_specials_a_stroke():
    board = msgspec.structs.replace(
        EMPTY, dice=("h-h-", "hh--", "rr--", "hr--"), drawn=(True, False, True, False), crossed=("hhhh", "rrrr")
    )
    svg = draw.dice_svg(board, standalone=False)
    assert svg.count('class="ri-used"') == 2
    assert svg.count('class="ri-gone"') == 2


def test_of_two_equal_dice_one_is_in_hand():
    board = msgspec.structs.replace(EMPTY, dice=("hh--", "hh--"), drawn=(False, False))
    assert draw.dice_svg(board, selected="hh--", standalone=False).count('class="ri-selected"') == 1


def test_a_view_draws_the_own_board_a_spectator_sees_all():
    table = table_at(40, 3, lava=True)
    frames = [svg.count('width="702"') for svg in (draw.svg(table.view(2)), draw.svg(table.view(None)))]
    assert frames == [1, 3]
    assert draw.svg(table.view(None), 2).count('width="702"') == 1
    assert table.view(2)._repr_svg_() == draw.svg(table.view(2), say=partial(words.say, "en"))


def test_the_draft_shows_who_took_each_pair():
    table = next(
        table_at(stop, 2, draft=True) for stop in range(20) if any(table_at(stop, 2, draft=True).view(1).taken_by)
    )
    view = table.view(1)
    svg = draw.svg(view, standalone=False)
    assert [str(number) for number in range(1, len(view.pairs) + 1)] == texts(svg)[-len(view.pairs) :]
    assert svg.count('<g opacity=".45">') == sum(seat > 0 for seat in view.taken_by)


def test_ri_5_5_spectators_of_a_draft_see_the_dice_that_nobody_takes():
    view = table_at(30, 3, draft=True, lava=True).view(None)
    shown = draw.text(view)
    lava = [face for face in view.boards[0].dice if "l" in face]
    assert len(lava) == shown.count("╭─────╮") == 2
    assert all(face in shown for face in lava)
    assert draw.svg(view).count('width="82"') == 2


# --- in words


def test_the_description_is_the_board_in_notation():
    described = parsed(draw.board_svg(LAVA))[1]
    assert described.tag == f"{SVG}desc"
    assert described.text == format_board(LAVA)


def test_the_description_lists_every_placement_in_words():
    said: list[tuple[str, dict[str, str | int]]] = []

    def note(id, args):
        said.append((id, dict(args)))
        return f"<{id}>"

    described = parsed(draw.board_svg(LAVA, say=note))[1].text or ""
    cells = {args["cell"] for id, args in said if id in ("railroad-ink-picture-cell", "railroad-ink-picture-crater")}
    assert cells == {name for name, sides in zip(data.CELL_NAMES, LAVA.cells, strict=True) if sides}
    assert ("railroad-ink-picture-impact", {"cell": "C2"}) in said
    assert described.count("<railroad-ink-picture-cell>") + described.count("<railroad-ink-picture-crater>") == len(
        cells
    )


def test_an_empty_board_and_the_dice_are_described_too():
    view = table_at(40, lava=True, meteors=True).view(1)
    empty, whole = (
        picture(say=lambda id, args: f"[{id}]") for picture in (partial(draw.board_svg, EMPTY), partial(draw.svg, view))
    )
    assert "[railroad-ink-picture-empty]" in empty
    assert whole.count("[railroad-ink-picture-die]") == len(view.boards[0].dice)
    assert whole.count("[railroad-ink-picture-special]") == len(data.SPECIALS)


@each_piece
def test_every_piece_has_a_word(sides):
    assert draw_words.face_word(sides, partial(say, "en")) in draw.piece_svg(sides, say=partial(say, "en"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_catalogues_have_all_the_words(locale):
    for view in (
        table_at(0).view(1),
        table_at(40, lava=True, meteors=True).view(1),
        table_at(1, 3, draft=True).view(None),
    ):
        described = parsed(draw.svg(view, say=partial(say, locale)))[1].text
        assert described
    assert parsed(draw.dice_svg(view.boards[0], say=partial(say, locale)))[0].text


# --- text


def every_board() -> list[BoardView]:
    finished = table_at(1000, lava=True, meteors=True).view(1).boards
    return [EMPTY, NETWORKS, ALL_EXITS, LAVA, *finished]


def test_lines_of_a_text_board_are_equally_wide():
    for board in every_board():
        lines = draw.board_text(board).split("\n")
        assert {len(line) for line in lines} == {41}
        assert len(lines) == 3 + 7 * 3 + 2


def test_every_character_takes_one_column():
    for board in every_board():
        for character in set(draw.board_text(board)):
            assert unicodedata.east_asian_width(character) not in "WF", character
            assert not unicodedata.combining(character)


def test_colours_change_nothing_but_the_colour():
    for board in every_board():
        coloured = draw.board_text(board, colour=True, current_round=2)
        assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == draw.board_text(board)


@each_piece
def test_text_pieces_are_told_apart(sides):
    others = [piece_grid(other) for other in data.PIECES[1:] if other != sides]
    assert piece_grid(sides) not in others


def test_highway_and_railway_differ_in_text():
    highway, railway = (
        {
            character
            for sides in data.PIECES
            if set(sides) <= {kind, "-"}
            for row in piece_grid(sides)
            for character in row
        }
        for kind in "hr"
    )
    assert highway & railway == {" "}


def test_a_text_board_reads_like_the_board():
    shown = draw.board_text(parse_board("B1 hh--; C1 -r-h, C2 *, @C2")).split("\n")
    assert shown[:9] == [
        "      A    B    C    D    E    F    G    ",
        "           ║         ┼         ║         ",
        "   ┏━━━━━━━║━━━━━━━━━┼━━━━━━━━━║━━━━━━━┓ ",
        "   ┃     1 ║  2                        ┃ ",
        "1  ┃  ·    ╚════■┼┼  ·    ·    ·    ·  ┃ ",
        "   ┃                                   ┃ ",
        "   ┃           ╭─╮@                    ┃ ",
        "2 ┼┼  ·    ·   │*│   ·    ·    ·    ·  ┼┼",
        "   ┃           ╰─╯                     ┃ ",
    ]


def test_a_view_prints_itself_with_its_dice():
    view = table_at(40, lava=True, meteors=True).view(1)
    shown = str(view)
    assert shown == draw.text(view)
    assert all(face in shown for face in (*view.boards[0].dice, *data.SPECIALS))
    assert f"meteor {view.direction} {view.distance}" in shown
    assert all(line == line.rstrip() for line in shown.split("\n"))


def test_a_spectator_prints_all_boards_side_by_side_where_they_fit():
    view = table_at(40, 3, lava=True).view(None)
    assert [draw.text(view, width=width).count("┏") for width in (41, 200)] == [3, 3]
    assert len(draw.text(view, width=200).split("\n")) < len(draw.text(view, width=41).split("\n"))
