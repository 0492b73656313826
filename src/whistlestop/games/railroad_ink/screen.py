"""The game's room in the browser: a view as parts of a page, and what the viewer can do there (draw/screen.py).

A tool is a face as notation writes it (`hh--`; `llll` a volcano, `----` the eraser), a place is a cell. The same view
always gives the same bytes, and whatever costs something is kept, board by board.
"""

from collections.abc import Iterable, Mapping, Sequence

from whistlestop.core.game import Actions, Seat
from whistlestop.draw.screen import Parts, Phrase, Progress, Screen, Status
from whistlestop.draw.svg import Say
from whistlestop.draw.voice import voice_of
from whistlestop.games.railroad_ink import data, layout
from whistlestop.games.railroad_ink.actions import ALL_ACTIONS, NUMBERS, Action, Erase, Ignore, Place
from whistlestop.games.railroad_ink.draw_board import chosen
from whistlestop.games.railroad_ink.draw_marks import marks
from whistlestop.games.railroad_ink.draw_words import describe
from whistlestop.games.railroad_ink.rules import Legal
from whistlestop.games.railroad_ink.score import sheet
from whistlestop.games.railroad_ink.screen_board import board_parts
from whistlestop.games.railroad_ink.screen_card import card
from whistlestop.games.railroad_ink.screen_plan import plan
from whistlestop.games.railroad_ink.screen_prompt import prompt
from whistlestop.games.railroad_ink.screen_symbols import defs
from whistlestop.games.railroad_ink.screen_tray import ERASER, tray_groups
from whistlestop.games.railroad_ink.seen import BoardView, View

__all__ = ["ENDS", "KEYS", "MINUTES", "card", "defs", "instead", "light", "place", "plan", "progress", "show", "text"]

MINUTES = 20
ENDS = ("done",)
KEYS = {"S": "railroad-ink-key-special"}

Offers = Mapping[str, tuple[str, ...]]


def show(view: View, legal: Actions[Action] | None, say: Say) -> Screen:
    """A position as one viewer's page shows it; `legal` are the viewer's actions, None for who cannot act."""
    voice = voice_of(say, "railroad-ink-about")
    own = view.seat
    numbers = _numbers(legal)
    offers = _offers(numbers)
    seats = range(1, view.seats + 1)
    order = seats if own is None else (own, *(seat for seat in seats if seat != own))
    boards = [board_parts(voice, seat, view.boards[seat - 1], view.round, seat == own) for seat in order]
    is_drawing = own is not None and len(numbers) > 0 and view.boards[own - 1].stage == "drawing"
    can_finish = len(numbers) > 0 and numbers[-1] == layout.CONFIRM
    return Screen(
        groups=(*boards, *tray_groups(voice, view, offers, legal is not None)),
        boards=tuple((f"board-{seat}", seat) for seat in order),
        progress=progress(view),
        status=tuple(_status(view, seat, board) for seat, board in enumerate(view.boards, 1)),
        prompt=prompt(view, offers, legal is not None, can_finish),
        offers=offers,
        tool=_first_tool(view.boards[own - 1], offers, can_finish) if own is not None and is_drawing else "",
        finish="done" if is_drawing else "",
        can_finish=can_finish,
    )


def place(action: Action) -> str:
    """The cell that an action is about."""
    return action.cell if isinstance(action, Place | Erase) else ""


def instead(steps: Sequence[tuple[View, Action]], say: Say) -> Parts:
    """What was not played needs no marks: drawings of a round that is not finished are in pencil."""
    return {}


def light(view: View, seat: Seat, part: str, say: Say) -> Parts:
    """What makes the points of one part of the score sheet, laid under and over the routes of a board."""
    board = view.boards[seat - 1]
    laid = marks(board, chosen(sheet(view, seat), part))
    return {
        f"under-{seat}": f'<g id="under-{seat}" class="ri-under">{laid.ground}</g>',
        f"light-{seat}": f'<g id="light-{seat}" class="ri-light">{laid.top}</g>',
    }


def text(view: View, seat: Seat, say: Say) -> str:
    """A board in words."""
    return describe(view.boards[seat - 1], say)


# --- what can be done


def _numbers(legal: Actions[Action] | None) -> Sequence[int]:
    if isinstance(legal, Legal):
        return legal.numbers()
    return () if legal is None else [NUMBERS[action] for action in legal]


def _tool_and_place(number: int) -> tuple[str, str] | None:
    match ALL_ACTIONS[number]:
        case Place(cell, piece):
            return data.face(piece), cell
        case Erase(cell):
            return ERASER, cell
        case Ignore(special):
            return special, "ignore"
    return None


_OFFERED = tuple(_tool_and_place(number) for number in range(len(ALL_ACTIONS)))
_FIRST_LIKE = tuple(map({offer: number for number, offer in enumerate(_OFFERED)}.__getitem__, _OFFERED))


def _offers(numbers: Iterable[int]) -> Offers:
    found: dict[str, list[str]] = {}
    for number in dict.fromkeys(map(_FIRST_LIKE.__getitem__, numbers)):  # each once, however many ways there are
        offer = _OFFERED[number]
        if offer is not None:
            found.setdefault(offer[0], []).append(offer[1])
    return {tool: tuple(places) for tool, places in found.items()}


def _first_tool(board: BoardView, offers: Offers, can_finish: bool) -> str:
    """The first die that fits; where lava needs room (RI-7.5), what makes it."""
    for face, is_drawn in zip(board.dice, board.drawn, strict=True):
        if not is_drawn and face in offers:
            return face
    remedies = () if can_finish else (ERASER, data.VOLCANO_FACE)
    return next((tool for tool in remedies if tool in offers), "")


def progress(view: View) -> Progress:
    """How far the game is."""
    words = Phrase("railroad-ink-progress", {"round": view.round, "rounds": view.rounds})
    return Progress(words, view.round, view.rounds)


def _status(view: View, seat: Seat, board: BoardView) -> Status:
    if view.phase == "draft":
        return "acting" if seat == view.picker else "waiting"
    if board.stage == "done" or view.phase == "over":
        return "done"
    return "acting" if board.stage in ("strike", "drawing") and view.phase in ("strike", "drawing") else "waiting"
