"""An action that is only planned: its words, and the pencil on the viewer's board."""

from whistlestop.draw.screen import Phrase, Plan
from whistlestop.draw.svg import Say
from whistlestop.games.railroad_ink import data, flow, layout
from whistlestop.games.railroad_ink.actions import Action, Confirm, Erase, Ignore, Place, Strike, Take
from whistlestop.games.railroad_ink.draw_words import face_word
from whistlestop.games.railroad_ink.rules import setup
from whistlestop.games.railroad_ink.screen_board import EMPTY_GHOST, place_of
from whistlestop.games.railroad_ink.screen_symbols import piece_id, use
from whistlestop.games.railroad_ink.screen_tray import ERASER
from whistlestop.games.railroad_ink.seen import View
from whistlestop.games.railroad_ink.views import draw_board


def plan(view: View, action: Action, say: Say) -> Plan:
    """A planned action as the page shows it."""
    match action:
        case Place(cell, piece):
            words = Phrase("railroad-ink-plan-place", {"piece": _capital(face_word(piece, say)), "cell": cell})
            drawing = use(piece_id(piece)) + use("ri-wheel", ' class="wheel"')
            return _plan(words, "place", _ghost(cell, drawing), data.face(piece))
        case Erase(cell):
            words = Phrase("railroad-ink-plan-erase", {"cell": cell})
            return _plan(words, "erase", _ghost(cell, '<path d="M18 18 82 82M82 18 18 82"/>', "rub"), ERASER)
        case Strike(direction):
            cell, is_swallowed = _impact(view, direction)
            words = Phrase(_strike(view, is_swallowed), {"cell": cell})
            crater = "" if is_swallowed else use(piece_id("*"))
            return _plan(words, "strike", _ghost(cell, crater + use("ri-hit"), "rub" if is_swallowed else ""))
        case Ignore(special):
            words = Phrase("railroad-ink-plan-ignore", {"face": data.face_name(special)})
            return _plan(words, "ignore")
        case Take(pair):
            first, second = (face_word(face, say) for face in view.pairs[pair - 1])
            if first == second:
                return _plan(Phrase("railroad-ink-plan-take-twice", {"face": first}), "take")
            return _plan(Phrase("railroad-ink-plan-take", {"first": _capital(first), "second": second}), "take")
        case Confirm():
            return _plan(Phrase("railroad-ink-plan-finish"), "finish")


def _plan(words: Phrase, verb: str, ghost: str = EMPTY_GHOST, tool: str = "") -> Plan:
    return Plan(words, Phrase(f"railroad-ink-verb-{verb}"), {"ghost": ghost}, tool=tool)


def _ghost(cell: str, drawing: str, look: str = "") -> str:
    """A frame in pencil on a cell; `rub`: what is there stays to be seen."""
    hook = f"ri-ghost {look}".strip()
    return f'<g id="ghost" class="{hook}"{place_of(cell)}><rect/>{drawing}</g>'


def _strike(view: View, is_swallowed: bool) -> str:
    """Where the dice leave no direction to choose, nobody is asked who cannot ignore the meteor (RI-6.1, RI-6.4)."""
    if is_swallowed:
        return "railroad-ink-plan-swallowed"
    return "railroad-ink-plan-strike" if view.direction == "free" else "railroad-ink-plan-strike-or-ignore"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _impact(view: View, direction: str) -> tuple[str, bool]:
    """The cell that a meteor would hit (RI-6.2), and whether lava swallows it there (RI-8)."""
    board = view.boards[(view.seat or 1) - 1]
    s = setup(view.options, 1).block
    draw_board(s, layout.HEAD, board)
    s[layout.DISTANCE] = view.distance or 0
    cell = flow.impact(s, layout.HEAD, data.DIRECTIONS.index(direction))
    return data.CELL_NAMES[cell], "l" in board.cells[cell]
