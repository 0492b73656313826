"""What a viewer has to do now, in one sentence."""

from whistlestop.draw.screen import Phrase
from whistlestop.games.string_railway import data, flow, layout
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.views import position

_OF_CHANCE = ("landscape", "station")


def prompt(view: View, is_acting: bool) -> Phrase:
    """`is_acting`: whether it is the viewer's turn."""
    if view.phase == "over":
        return Phrase("string-railway-over")
    if view.phase in _OF_CHANCE:
        return Phrase("string-railway-prompt-drawing")
    if not is_acting:
        return Phrase("string-railway-prompt-wait")
    s = position(view)
    if view.phase == "placing":
        return Phrase("string-railway-prompt-placing", {"station": data.KINDS[flow.hand(s)[0]]})
    if view.phase == "laying" and view.seats == 2:  # each has two companies
        return Phrase("string-railway-prompt-laying-for", {"company": s[layout.CURRENT] + 1})
    return Phrase(f"string-railway-prompt-{view.phase}")
