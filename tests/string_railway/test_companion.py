"""The deck of stations for a real table: every tile once."""

from functools import partial

from whistlestop.core.chance import Lot, Sealed
from whistlestop.games.string_railway import companion, data
from whistlestop.games.string_railway.rules import Options
from whistlestop.words import say

ENGLISH = partial(say, "en")


def test_the_deck_is_drawn_to_its_end():
    options, dealer, lots = Options(), Sealed.from_text("paper"), list[Lot]()
    while (draw := companion.draw(options, 3, lots)) is not None:
        lots.append(dealer.deal(len(lots), draw))
    drawn = [kind for lot in lots for kind in lot]
    assert tuple(drawn.count(kind) for kind in range(len(data.DRAWN_KINDS))) == data.DECKS["standard35"]
    shown = companion.show(options, 3, lots, ENGLISH)
    assert shown.words.args == {"left": 0}
    assert ENGLISH("string-railway-station", {"station": data.KINDS[drawn[-1]]}) in shown.parts["tray"]
    assert shown.parts["tray"].count("sr-tile") == 3
    assert companion.show(options, 3, [], ENGLISH).parts == {}
