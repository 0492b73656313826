"""The stations for strings on a real table: one after the other off a shuffled deck (draw/companion.py)."""

from collections.abc import Sequence

from whistlestop.core.chance import Deck, Draw, Lot
from whistlestop.draw.companion import Shown
from whistlestop.draw.screen import Phrase
from whistlestop.draw.svg import Say
from whistlestop.draw.voice import voice_of
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.rules import SEATS, Options
from whistlestop.games.string_railway.screen_tray import shown_tiles

__all__ = ["OPTIONS", "PICTURE", "SEATS", "TOGETHER", "draw", "show"]

OPTIONS = ("deck",)
PICTURE = "cards"
TOGETHER: tuple[str, ...] = ()  # what comes with the next draw, at one press
_IN_SIGHT = 3  # as many as may be drawn in one turn (SR-3.1)


def draw(options: Options, seats: int, lots: Sequence[Lot]) -> Draw | None:
    """The next station (SR-3.1)."""
    drawn = [kind for lot in lots for kind in lot]
    left = tuple(tiles - drawn.count(kind) for kind, tiles in enumerate(data.DECKS[options.deck]))
    return Draw("station", (Deck(left, 1),)) if any(left) else None


def show(options: Options, seats: int, lots: Sequence[Lot], say: Say) -> Shown:
    """The newest stations, the last one in front."""
    voice, verb = voice_of(say, "string-railway-about"), Phrase("string-railway-companion-draw")
    left = sum(data.DECKS[options.deck]) - len(lots)
    words = Phrase("string-railway-companion-left", {"left": left})
    if not lots:
        return Shown({}, words, verb)
    kinds = [data.KINDS[lot[0]] for lot in reversed(lots[-_IN_SIGHT:])]
    return Shown({"tray": f'<div id="tray" class="sr-drawn">{shown_tiles(voice, kinds)}</div>'}, words, verb)
