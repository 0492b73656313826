"""The view as a picture and as text: what notebooks, files, pages and terminals show.

`svg` is a whole figure of a view, `board_svg`, `dice_svg` and `piece_svg` are its parts for pages that lay
them out themselves, `text`, `side_text` and `board_text` are for terminals. The same view always gives the same bytes.
"""

from collections.abc import Sequence
from math import ceil, sqrt

from whistlestop.core.game import Item, Seat
from whistlestop.draw.svg import Box, Say, moved, picture
from whistlestop.draw.symbols import badge, icon
from whistlestop.draw.theme import Theme
from whistlestop.games.railroad_ink import draw_dice
from whistlestop.games.railroad_ink.draw_board import WIDTH, Ghost, board_markup, board_svg, chosen
from whistlestop.games.railroad_ink.draw_dice import dice_svg, piece_svg
from whistlestop.games.railroad_ink.draw_words import board_title, describe, describe_dice
from whistlestop.games.railroad_ink.seen import BoardView, View
from whistlestop.games.railroad_ink.textboard import board_text, shared_dice, side_text, text

__all__ = ["Ghost", "board_svg", "board_text", "dice_svg", "piece_svg", "side_text", "svg", "table_svg", "text"]

HEADER = 50  # units over a board, for its player and the rounds
BOARD = 800


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
    """One seat's board with its dice: that of `seat`, else the viewer's own. A spectator sees all boards."""
    if seat is None and view.seat is None:
        return table_svg(view, highlight=highlight, theme=theme, standalone=standalone, say=say, width=width, id=id)
    shown = seat or view.seat or 1
    board = view.boards[shown - 1]
    tray, tray_height = _tray(view, board)
    return picture(
        _ground(BOARD, HEADER + BOARD + tray_height)
        + _headed_board(view, shown, _items(view, shown, highlight))
        + moved(tray, 0, HEADER + BOARD),
        Box(0, 0, BOARD, HEADER + BOARD + tray_height),
        title=board_title(say, shown, view.round, view.rounds),
        description=" ".join((describe(board, say), _describe_tray(view, board, say))).strip(),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="ri-figure",
        id=id,
    )


def table_svg(
    view: View,
    *,
    highlight: str | Sequence[str] | None = None,
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """All boards, equally large, in a grid; the dice below where all draw the same."""
    columns = ceil(sqrt(len(view.boards)))
    rows = ceil(len(view.boards) / columns)
    tray, tray_height = _shared_tray(view)
    wide, high = columns * BOARD, rows * (HEADER + BOARD) + tray_height
    boards = "".join(
        moved(
            _headed_board(view, seat, _items(view, seat, highlight)),
            (seat - 1) % columns * BOARD,
            (seat - 1) // columns * (HEADER + BOARD),
        )
        for seat in range(1, len(view.boards) + 1)
    )
    said = [
        f"{board_title(say, seat, view.round, view.rounds)}: {describe(board, say)}"
        for seat, board in enumerate(view.boards, 1)
    ]
    return picture(
        _ground(wide, high) + boards + moved(tray, (wide - BOARD) / 2, high - tray_height),
        Box(0, 0, wide, high),
        title=board_title(say, 0, view.round, view.rounds),
        description="\n".join(said),
        theme=theme,
        standalone=standalone,
        width=min(WIDTH * columns, 2 * WIDTH) if width is None and standalone else width,
        hook="ri-figure ri-table",
        id=id,
    )


def _items(view: View, seat: Seat, highlight: str | Sequence[str] | None) -> tuple[Item, ...]:
    if not highlight:
        return ()
    from whistlestop.games.railroad_ink.score import sheet  # scoring is only needed here

    return chosen(sheet(view, seat), highlight)


# --- parts of a figure


def _ground(wide: float, high: float) -> str:
    return f'<rect width="{wide}" height="{high}" fill="var(--sheet)"/>'


def _headed_board(view: View, seat: Seat, items: Sequence[Item]) -> str:
    board = view.boards[seat - 1]
    at_work = board.stage in ("drawing", "strike")
    current_round = view.round if at_work else None
    header = moved(badge(seat, 34), 48, 12) + _stage(board, 48 + 34, 12 + 34) + _pips(view)
    return moved(board_markup(board, current_round, items=items), 50, HEADER + 50) + header


def _stage(board: BoardView, x: float, y: float) -> str:
    """On the badge's corner: a pencil while drawing, a tick once done."""
    if board.stage == "waiting":
        return ""
    name, fill, ink = (
        ("check", "var(--ink)", "var(--sheet)") if board.stage == "done" else ("pen", "var(--sheet)", "var(--ink)")
    )
    plate = f'<circle r="10" fill="{fill}" stroke="var(--edge)" stroke-width="1.5"/>'
    return moved(plate + icon(name, 13, 3, ink), x, y)


def _pips(view: View) -> str:
    """The rounds as dots on a line: played, now, to come."""
    over = view.phase == "over"
    dots = []
    for number in range(1, view.rounds + 1):
        x = 750 - 26 * (view.rounds - number + 1) + 13
        now = number == view.round and not over
        fill = "var(--lamp)" if now else "var(--ink)" if number < view.round or over else "none"
        edge = "var(--lamp-edge)" if now else "var(--ink)"
        dots.append(
            f'<circle cx="{x}" cy="30" r="{9 if now else 7}" fill="{fill}" stroke="{edge}" stroke-width="2.5"/>'
        )
    return "".join(dots)


def _tray(view: View, board: BoardView) -> tuple[str, int]:
    """Dice, the draft's pairs while they are picked, and specials: what stands under a board, and its height."""
    parts, high = [], 0
    if view.phase in ("strike", "draft") and view.pairs:
        parts.append(moved(draw_dice.pairs_markup(view.pairs, view.taken_by), 0, high + 14))
        high += draw_dice.pairs_height(view.pairs) + 10
    if board.dice or view.direction is not None:
        parts.append(moved(draw_dice.dice_markup(board, view.direction, view.distance), 0, high + 12))
        high += draw_dice.DICE_HEIGHT
    if view.phase != "over":
        parts.append(moved(draw_dice.specials_markup(board), 0, high))
        high += draw_dice.SPECIALS_HEIGHT
    return "".join(parts), high


def _shared_tray(view: View) -> tuple[str, int]:
    """What lies before everybody: one roll, or with the draft its pairs and the dice that nobody takes (RI-5.5)."""
    parts, high = [], 0
    if view.pairs:
        parts.append(moved(draw_dice.pairs_markup(view.pairs, view.taken_by), 0, 14))
        high = draw_dice.pairs_height(view.pairs) + 10
    faces = shared_dice(view)
    if faces or view.direction is not None:
        undrawn = BoardView((), (), dice=faces, drawn=(False,) * len(faces))
        parts.append(moved(draw_dice.dice_markup(undrawn, view.direction, view.distance), 0, high + 14))
        high += draw_dice.DICE_HEIGHT
    return "".join(parts), high


def _describe_tray(view: View, board: BoardView, say: Say | None) -> str:
    if view.phase == "over":
        return ""
    said = describe_dice(board, view.direction, view.distance, say)
    return said if say is not None else f"| {said}"
