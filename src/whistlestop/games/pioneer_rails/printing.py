"""Maps to print, each with its ledger: pencils do the rest (web/printing.py)."""

from whistlestop.draw.svg import Say
from whistlestop.games.pioneer_rails.draw import board_svg
from whistlestop.games.pioneer_rails.rules import Options, setup
from whistlestop.games.pioneer_rails.views import view

__all__ = ["OPTIONS", "boards"]

OPTIONS = ("map", "map_seed")  # those that change what is printed


def boards(text: str, options: Options, say: Say) -> tuple[str, ...]:
    """A blank map; what was drawn on paper is scored by the command line and not read here."""
    blank = view(setup(options, 1), 1).boards[0]
    return (board_svg(blank, options, say=say),)
