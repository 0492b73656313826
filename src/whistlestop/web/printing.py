"""Sheets to print: a game's boards, blank or filled, and a pad for the score. Always by day: paper is white.

A leaf holds one picture or one pad, small enough for A4 and for Letter alike; which of them it is only the printer
needs to know.
"""

from collections.abc import Mapping, Sequence

import htpy as h
import msgspec
from htpy import Element
from markupsafe import Markup

from whistlestop import games
from whistlestop.core.game import Sheet
from whistlestop.draw import theme
from whistlestop.web import place, sheets
from whistlestop.web.models import OptionForm, Reader
from whistlestop.web.page import as_is, bar, button, document, game_name, hidden, select, teller
from whistlestop.web.page import badge as badge_of
from whistlestop.web.page import refusal as refusal_line
from whistlestop.web.rule_options import option_fields
from whistlestop.words import say

SIZES = {"a4": "A4", "letter": "Letter"}
MOST_COPIES = 12


class Order(msgspec.Struct, frozen=True):
    """What is to be printed."""

    game: str
    size: str
    copies: int  # of each board
    text: str  # the result to be printed; "" for blank boards
    asked: Sequence[OptionForm]
    given: Mapping[str, str]


def printing(
    reader: Reader, order: Order, boards: Sequence[str], scored: Sequence[Sheet] = (), refusal: str = ""
) -> str:
    """The page at `/print/GAME`."""
    tell = teller(reader)
    reader = msgspec.structs.replace(reader, theme="light")
    body = h.main(f"#main.prints.{order.size}")[
        h.div(".orders")[refusal_line(refusal), _form(reader, order, has_boards=bool(boards))],
        [[_leaf(_on_white(board)) for board in boards] for _ in range(order.copies)],
        _leaf(_pad(reader, order.game, scored), look="pad-leaf"),
    ]
    return document(
        reader,
        tell("web-print"),
        body,
        bar=bar(reader, tell("web-print"), game_name(reader, order.game), back="/real"),
        scripts=("print.js",),
        styles=("pages.css", "paper.css"),
        kind="printing",
    )


def _on_white(board: str) -> Markup:
    """A picture on bare paper: nobody wants to print its colour."""
    return as_is(board.replace(theme.tokens("light")["sheet"], "#fff"))


def _leaf(inside: Element | Markup, look: str = "") -> Element:
    return h.section(class_=f"leaf {look}".strip())[inside]


def _form(reader: Reader, order: Order, *, has_boards: bool) -> Element:
    """What to print, and how often; the same page comes back with it."""
    tell = teller(reader)
    copies = [(str(number), str(number)) for number in range(1, MOST_COPIES + 1)]
    return h.form(".sheet.pad.order", method="get", action=place.at(f"/print/{order.game}"))[
        hidden("board", order.text) if order.text else None,
        h.div(".inline")[
            h.label(".field")[h.span(".cap")[tell("web-print-size")], select("size", list(SIZES.items()), order.size)],
            h.label(".field")[h.span(".cap")[tell("web-print-copies")], select("copies", copies, str(order.copies))]
            if has_boards and not order.text
            else None,
        ],
        option_fields(reader, order.game, order.asked, order.given) if order.asked and not order.text else None,
        h.div(".btns")[
            button(tell("web-print-show"), look="low"),
            button(tell("web-print-now"), look="go low", name="print", type="button", id="print-now"),
        ],
        h.p(".small")[tell("web-print-about")],
    ]


def _name_line(reader: Reader, seat: int) -> Element:
    """Room for a name; told as the number of the player."""
    return h.span(".name-line")[h.span(".unseen")[say(reader.locale, "web-player", {"number": seat})]]


def _pad(reader: Reader, game: str, scored: Sequence[Sheet]) -> Element:
    """A table of all parts of the score, players side by side: filled where it is known, else for a pencil."""
    seats = [sheet.seat for sheet in scored] or list(range(1, games.find(game).seats[1] + 1))
    by_seat = {sheet.seat: sheet for sheet in scored}
    parts: tuple[str, ...] = games.room(game, "score").PARTS

    def cell(seat: int, part: str) -> Element:
        sheet = by_seat.get(seat)
        points = None if sheet is None else sheet.points(part) if part else sheet.total
        return h.td["" if points is None else sheets.figure(points)]

    return h.table(".pad-table")[
        h.caption[game_name(reader, game)],
        h.thead[h.tr[h.td, [h.th(scope="col")[badge_of(seat, 28), _name_line(reader, seat)] for seat in seats]]],
        h.tbody[
            [
                h.tr[h.th(scope="row")[say(reader.locale, f"{game}-part-{part}")], [cell(seat, part) for seat in seats]]
                for part in parts
            ]
        ],
        h.tfoot[h.tr[h.th(scope="row")[say(reader.locale, "total")], [cell(seat, "") for seat in seats]]],
    ]
