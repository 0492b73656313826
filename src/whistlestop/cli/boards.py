"""Boards for the terminal: side by side where it is wide enough, in several rows where it is not."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from whistlestop import games
from whistlestop.core.game import Seat

GAP = 3
# Before the frame of a board stand its row number, a space and the stub of an exit; behind it another stub.
_LEFT_MARGIN, _RIGHT_MARGIN = 3, 1


def show_boards(
    out: Console, game: str, view: Any, seats: Sequence[Seat], titles: Sequence[tuple[str, str]], *, fresh: bool
) -> None:
    """The boards of seats, each under a title with a left and a right part; `fresh`: bring out what is new."""
    side_text = games.room(game, "draw").side_text
    blocks = [
        [Text.from_ansi(line) for line in side_text(view, seat, fresh=fresh, colour=True).split("\n")] for seat in seats
    ]
    gap, pair = GAP, 2 * blocks[0][0].cell_len
    if len(blocks) > 1 and pair - _LEFT_MARGIN - _RIGHT_MARGIN + 2 <= out.width < pair + GAP:
        # Just room for two, as in 80 columns, if they share the row numbers and do without margins between them.
        blocks = [
            [line[_LEFT_MARGIN:] if number % 2 else line[:-_RIGHT_MARGIN] for line in block]
            for number, block in enumerate(blocks)
        ]
        gap = 2
    for block, (left, right) in zip(blocks, titles, strict=True):
        between = " " * max(1, block[0].cell_len - len(left) - len(right))
        block.insert(0, Text.assemble((left, "bold"), between, right))
    _side_by_side(out, blocks, gap)


def _side_by_side(out: Console, blocks: Sequence[list[Text]], gap: int) -> None:
    """Blocks of lines, each of one width, as many in a row as there is room for."""
    row: list[list[Text]] = []
    for block in blocks:
        if row and sum(other[-1].cell_len + gap for other in row) + block[-1].cell_len > out.width:
            _print_row(out, row, gap)
            row = []
        row.append(block)
    _print_row(out, row, gap)


def _print_row(out: Console, row: Sequence[list[Text]], gap: int) -> None:
    for parts in zip(*row, strict=True):
        line = Text(" " * gap).join(parts)
        line.rstrip()
        out.print(line, no_wrap=True, overflow="ignore", crop=False)
