"""Boards to print, blank or as they were entered: each with specials and a strip for the score (web/printing.py)."""

from collections.abc import Sequence

from whistlestop.core.game import Sheet
from whistlestop.draw.svg import Box, Say, escape, moved, picture
from whistlestop.games.railroad_ink import data, paper
from whistlestop.games.railroad_ink.draw_board import board_markup
from whistlestop.games.railroad_ink.draw_dice import SPECIALS_HEIGHT, specials_markup
from whistlestop.games.railroad_ink.draw_words import board_title, describe
from whistlestop.games.railroad_ink.rules import Options
from whistlestop.games.railroad_ink.score import PARTS
from whistlestop.games.railroad_ink.seen import BoardView

__all__ = ["OPTIONS", "boards"]

OPTIONS: tuple[str, ...] = ()  # those that change what is printed
_WIDE, _NAME, _STRIP = 800, 70, 120  # units: the board, the line for a name over it, the strip under it


def boards(text: str, options: Options, say: Say) -> tuple[str, ...]:
    """A picture for each board of a result; a blank one where there is none."""
    is_blank = not text.strip()
    sheets = () if is_blank else paper.show(text, 1, options, say).sheets
    seen = paper.boards_of(text)
    return tuple(_printed(board, sheets[at] if sheets else None, say) for at, board in enumerate(seen))


def _printed(board: BoardView, sheet: Sheet | None, say: Say) -> str:
    drawn = tuple(
        face
        for sides in board.cells
        if sides
        for face in data.SPECIALS
        if sides in data.VARIANTS[data.FACES.index(face)]
    )
    specials = specials_markup(BoardView(board.cells, board.rounds, crossed=drawn))
    high = _NAME + _WIDE + SPECIALS_HEIGHT + _STRIP
    return picture(
        _name(say)
        + moved(board_markup(board), 50, _NAME + 50)
        + moved(specials, 0, _NAME + _WIDE + 4)
        + moved(_strip(sheet, say), 0, _NAME + _WIDE + SPECIALS_HEIGHT),
        Box(0, 0, _WIDE, high),
        title=board_title(say, sheet.seat if sheet else 0),
        description=describe(board, say),
        theme="light",
        standalone=True,
    )


def _name(say: Say) -> str:
    words = escape(say("railroad-ink-print-name", {}))
    return (
        '<g font-family="var(--sign)" font-size="26" font-weight="600" fill="var(--ink-2)">'
        f'<text x="50" y="46">{words}</text></g>'
        '<path d="M150 50H750" stroke="var(--ink-2)" stroke-width="2"/>'
    )


def _strip(sheet: Sheet | None, say: Say) -> str:
    """A box for each part of the score, and one for all of them; filled where the score is known."""
    names = [say(f"railroad-ink-part-{part}.short", {}) for part in PARTS] + [say("total", {})]
    values: Sequence[int | None] = [None] * len(names)
    if sheet is not None:
        values = [*(sheet.points(part) for part in PARTS), sheet.total]
    step, found = 700 / len(names), []
    for at, (name, value) in enumerate(zip(names, values, strict=True)):
        x = 50 + at * step
        weight = 5 if at == len(names) - 1 else 2.5
        figure = "" if value is None else str(value).replace("-", "−")
        found.append(
            f'<text x="{x + step / 2:.1f}" y="20" font-size="17">{escape(name)}</text>'
            f'<rect x="{x + 4:.1f}" y="30" width="{step - 8:.1f}" height="66" rx="8" fill="none" stroke="var(--ink)"'
            f' stroke-width="{weight}"/><text x="{x + step / 2:.1f}" y="77" font-size="38">{figure}</text>'
        )
    look = 'font-family="var(--sign)" font-weight="600" text-anchor="middle" fill="var(--ink)"'
    return f"<g {look}>{''.join(found)}</g>"
