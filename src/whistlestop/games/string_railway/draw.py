"""The view as a picture and as text: what notebooks, files and terminals show.

`svg` is a whole figure: the table, below it a line for each company with the strings it has left, and the stations that
were drawn. `board_svg` is the table alone, or a part of it. The same view always gives the same bytes.
"""

from collections.abc import Sequence

from whistlestop.core.game import Item, Seat
from whistlestop.draw.svg import Box, Say, moved, number, picture
from whistlestop.draw.symbols import badge
from whistlestop.draw.theme import Theme
from whistlestop.draw.voice import Voice, voice_of
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.draw_board import board_box, border_markup, cloth_markup
from whistlestop.games.string_railway.draw_marks import marks
from whistlestop.games.string_railway.draw_strings import (
    bead_markup,
    bead_places,
    mountain_markup,
    rail_markup,
    river_markup,
    spool_markup,
)
from whistlestop.games.string_railway.draw_tiles import SIDE, back_markup, hole_markup, placed, tile_markup
from whistlestop.games.string_railway.draw_words import describe, table_title
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import HALF, Company, Standing, new_tile, standing
from whistlestop.games.string_railway.textboard import side_text, text

__all__ = ["board_markup", "board_svg", "side_text", "svg", "text"]

WIDTH = 720  # pixels of a table in a file or notebook
_LINE = 34  # mm of what stands under the table: a company


def svg(
    view: View,
    seat: Seat | None = None,
    *,
    highlight: str | Sequence[str] | None = None,
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """The whole table; `highlight` names parts of the score of `seat`, else of the viewer's."""
    here, voice, shown = standing(view), _voice(say), seat or view.seat
    box = board_box(here, view.options.side(view.seats))
    lines = [_company(company, company.number == here.current, box.width) for company in here.companies]
    tray = _tray(here, voice) if here.current else ""
    high = _LINE * len(lines) + (SIDE + 24 if tray else 0)
    below = (
        f'<rect width="{number(box.width)}" height="{number(high)}" fill="var(--sheet)"/>'
        + "".join(moved(line, 0, _LINE * place) for place, line in enumerate(lines))
        + moved(tray, 16, _LINE * len(lines) + 12)
    )
    return picture(
        board_markup(here, voice, _marks(view, here, shown, highlight)) + moved(below, box.x, box.y + box.height),
        Box(box.x, box.y, box.width, box.height + high),
        title=table_title(view, say),
        description=describe(view, say),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="sr-figure",
        id=id,
    )


def board_svg(
    view: View,
    *,
    box: Box | None = None,
    over: str = "",
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    title: str | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """The table, or what `box` shows of it; `over` lies on top."""
    here = standing(view)
    return picture(
        board_markup(here, _voice(say), over),
        box or board_box(here, view.options.side(view.seats)),
        title=table_title(view, say) if title is None else title,
        description=describe(view, say),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="sr-board",
        id=id,
    )


def board_markup(here: Standing, voice: Voice | None = None, over: str = "") -> str:
    """The inside of the table's picture: strings in the order of laying, stations over all of them."""
    return "".join(
        (
            cloth_markup(here.border),
            border_markup(here.border, here.marks),
            river_markup(here.river),
            mountain_markup(here.mountain),
            *[placed(tile, hole_markup(mark)) for mark, tile in here.free],
            *[rail_markup(rail) for rail in here.rails],
            *[
                moved(bead_markup(rail.company), *place)
                for rail, place in zip(here.rails, bead_places(here.rails, here.tiles), strict=True)
            ],
            *[tile_markup(tile, voice) for tile in here.tiles],
            over,
        )
    )


def _voice(say: Say | None) -> Voice | None:
    return None if say is None else voice_of(say, "string-railway-about")


def _marks(view: View, here: Standing, seat: Seat | None, highlight: str | Sequence[str] | None) -> str:
    if not highlight or seat is None:
        return ""
    from whistlestop.games.string_railway.score import sheet  # scoring is only needed here

    parts = (highlight,) if isinstance(highlight, str) else highlight
    items: list[Item] = [item for item in sheet(view, seat).items if item.part in parts]
    return marks(here, items)


# --- below the table


def _company(company: Company, is_current: bool, wide: float) -> str:
    """Badge, strings left and spent, points; a bar at the side of the one whose turn it is.

    The second company of a player also shows whose it is (SR-2.1).
    """
    turn = f'<rect width="5" height="{_LINE}" fill="var(--stamp)"/>' if is_current else ""
    rule = f'<path stroke="var(--rule)" d="M0 {_LINE}H{number(wide)}"/>'
    whose = moved(badge(company.seat, 15), 43, 9.5) if company.number != company.seat else ""
    spools, x = "", 70.0
    for length, had in enumerate(company.had):
        for place in range(had):
            spools += moved(spool_markup(company.number, length, place < company.left[length]), x, _LINE / 2)
            x += data.RAIL_LENGTH[length] / data.UNIT / 10 + 14
    points = (
        f'<text x="{number(wide - 16)}" y="25" font-family="var(--book)" font-size="22" font-weight="700"'
        f' text-anchor="end" fill="var(--ink)">{str(company.score).replace("-", "−")}</text>'
    )
    return turn + moved(badge(company.number, 24), 16, 5) + whose + spools + points + rule


def _tray(here: Standing, voice: Voice | None) -> str:
    """The deck, and the stations that were drawn and not yet placed."""
    shown = [back_markup(here.deck), *(tile_markup(new_tile(kind), voice) for kind in here.hand)]
    return "".join(moved(tile, HALF + (SIDE + 14) * place, HALF) for place, tile in enumerate(shown))
