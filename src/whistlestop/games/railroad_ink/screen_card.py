"""The game's picture for a ticket on the home page."""

from functools import cache

from whistlestop.draw.svg import moved
from whistlestop.games.railroad_ink.draw_board import INKED
from whistlestop.games.railroad_ink.pieces import piece

_SCENE = (
    (0, 0, "-rr-"), (1, 0, "-h-r"), (2, 0, "hh-h"), (3, 0, "--hh"),
    (0, 1, "rr--"), (1, 1, "-r-r"), (2, 1, "hrhr^"), (3, 1, "h--r"),
)  # fmt: skip


_GRID = "M0 0V200M100 0V200M200 0V200M300 0V200M400 0V200M-30 100H430"


@cache
def card() -> str:
    """Eight cells of a board."""
    grid = f'<path fill="none" stroke="var(--rule)" stroke-width="1.5" d="{_GRID}"/>'
    drawn = "".join(moved(piece(sides), 100 * x, 100 * y) for x, y, sides in _SCENE)
    return f'<svg class="ri-card" viewBox="-30 0 460 200" aria-hidden="true">{grid}<g {INKED}>{drawn}</g></svg>'
