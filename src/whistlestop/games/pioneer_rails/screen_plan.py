"""An action that is only planned: its words, and the pencil on the viewer's board."""

from whistlestop.draw.screen import Phrase, Plan
from whistlestop.draw.svg import Say
from whistlestop.games.pioneer_rails import data, flow, grid, layout
from whistlestop.games.pioneer_rails.actions import NUMBERS, Action, Bank, Done, Lay, Suit, Take
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.draw_map import middle
from whistlestop.games.pioneer_rails.draw_marks import lit_cells
from whistlestop.games.pioneer_rails.draw_tracks import planned_markup
from whistlestop.games.pioneer_rails.maps import STATIONS
from whistlestop.games.pioneer_rails.preview import BONUS_KINDS
from whistlestop.games.pioneer_rails.rules import Legal, map_of
from whistlestop.games.pioneer_rails.screen_board import NO_GHOST
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.standing import standing
from whistlestop.games.pioneer_rails.views import position

PENCIL, WASH = "var(--pencil)", "var(--pencil-wash)"


def plan(view: View, action: Action, say: Say) -> Plan:
    """A planned action as the page shows it."""
    match action:
        case Take(card):
            words = Phrase("pioneer-rails-plan-take", {"card": card, "suit": _suit_of(card)})
            return _plan(words, "take", _opened(view, action, _suit_of(card)))
        case Suit(suit):
            return _plan(Phrase("pioneer-rails-plan-suit", {"suit": suit}), "suit", _opened(view, action, suit))
        case Lay(way):
            words = Phrase("pioneer-rails-plan-lay", {"way": way})
            return _plan(words, "lay", _track(view, way), _bonus(view, action))
        case Bank(nuggets):
            board = view.boards[(view.seat or 1) - 1]
            factor = data.BANK_FACTORS[len(standing(view.options, board).paid)]
            args = {"nuggets": nuggets, "factor": factor, "points": nuggets * factor}
            return _plan(Phrase("pioneer-rails-plan-bank", args), "bank")
        case Done():
            return _plan(Phrase("pioneer-rails-plan-done"), "done")


def _plan(words: Phrase, verb: str, ghost: str = NO_GHOST, tool: str = "") -> Plan:
    verb_words, tells_gain = Phrase(f"pioneer-rails-verb-{verb}"), verb in ("lay", "bank")
    return Plan(words, verb_words, {"ghost": ghost}, tells_gain=tells_gain, tool=tool)


def _suit_of(card: str) -> str:
    return data.SUITS[data.SUIT_LETTERS.index(card[1])]


def _opened(view: View, action: Action, suit: str) -> str:
    """The station, and where its railway could go on."""
    s = position(view)
    assert s is not None, "a view of a real table"
    s = s[:]
    station = map_of(s).letters.index(STATIONS[data.SUITS.index(suit)])
    flow.act(s, map_of(s).block, view.seat or 1, NUMBERS[action])
    tracks = Legal(s, view.seat or 1).of_kind(layout.KIND_TRACK)
    lamps = "".join('<circle cx="{}" cy="{}" r="9"/>'.format(*middle(number - layout.FIRST_TRACK)) for number in tracks)
    return f'<g id="ghost" class="pr-ghost">{lit_cells([station], PENCIL, WASH)}{lamps}</g>'


def _track(view: View, way: str) -> str:
    s = position(view)
    assert s is not None, "a view of a real table"
    suit = s[board_at(view.seat or 1) + layout.SUIT] - 1
    drawn = planned_markup(map_of(s), suit, grid.WAY_NUMBERS[way.lower()], PENCIL, WASH)
    return f'<g id="ghost" class="pr-ghost">{drawn}</g>'


def _bonus(view: View, track: Lay) -> str:
    """The bonus that opens a track, as its tool is called."""
    s = position(view)
    assert s is not None, "a view of a real table"
    legal = Legal(s, view.seat or 1)
    return next((bonus for bonus, kind in BONUS_KINDS.items() if NUMBERS[track] in legal.of_kind(kind)), "")
