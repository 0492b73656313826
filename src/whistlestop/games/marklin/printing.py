"""The map to print, as a finished game has left it (web/printing.py)."""

from whistlestop.draw.svg import Say
from whistlestop.games.marklin import desk, paper
from whistlestop.games.marklin.draw import map_svg
from whistlestop.games.marklin.rules import Options

__all__ = ["OPTIONS", "boards"]

OPTIONS: tuple[str, ...] = ()  # those that change what is printed


def boards(text: str, options: Options, say: Say) -> tuple[str, ...]:
    """One picture: all play on the same map."""
    sides, _ = desk.read(text or paper.BLANK)
    return (map_svg(desk.finished(sides, options), say=say),)
