"""The game's room in the browser: a view as parts of a page, and what the viewer can do there (draw/screen.py).

A place is a way (`D5.se`), a tool the bonus that opens it; plain tracks need none. The same view always gives the same
bytes, and whatever costs something is kept, board by board.
"""

from collections.abc import Sequence

from whistlestop.core.game import Actions, Seat
from whistlestop.draw.screen import Parts, Phrase, Progress, Screen, Status
from whistlestop.draw.svg import Say
from whistlestop.draw.voice import voice_of
from whistlestop.games.pioneer_rails import data, grid, layout
from whistlestop.games.pioneer_rails.actions import NUMBERS, Action, Bank, Done, Lay, Suit, Take
from whistlestop.games.pioneer_rails.draw_marks import goal_marks, marks
from whistlestop.games.pioneer_rails.draw_words import describe, describe_map, shown_turn
from whistlestop.games.pioneer_rails.preview import BONUS_KINDS
from whistlestop.games.pioneer_rails.rules import Legal
from whistlestop.games.pioneer_rails.score import sheet
from whistlestop.games.pioneer_rails.screen_board import board_parts, lit_parts
from whistlestop.games.pioneer_rails.screen_card import card
from whistlestop.games.pioneer_rails.screen_plan import plan
from whistlestop.games.pioneer_rails.screen_prompt import prompt
from whistlestop.games.pioneer_rails.screen_symbols import defs
from whistlestop.games.pioneer_rails.screen_tray import GOAL, NO_TARGET, tray_parts
from whistlestop.games.pioneer_rails.seen import BoardView, View
from whistlestop.games.pioneer_rails.standing import standing

__all__ = ["ENDS", "KEYS", "MINUTES", "card", "defs", "instead", "light", "place", "plan", "progress", "show", "text"]

MINUTES = 45
ENDS = ("done",)
KEYS = {"Q W E": "pioneer-rails-key-cards", "S": "pioneer-rails-key-suit"}


def show(view: View, legal: Actions[Action] | None, say: Say) -> Screen:
    """A position as one viewer's page shows it; `legal` are the viewer's actions, None for who cannot act."""
    voice = voice_of(say, "pioneer-rails-about")
    own = view.seat
    seats = range(1, view.seats + 1)
    order = seats if own is None else (own, *(seat for seat in seats if seat != own))
    boards = [
        board_parts(voice, view.options, seat, view.boards[seat - 1], seat == own, seat == order[0]) for seat in order
    ]
    offers = _offers(legal)
    can_finish = bool(_of_kind(legal, layout.KIND_DONE))
    payments = len(_of_kind(legal, layout.KIND_BANK))
    is_building = legal is not None and own is not None and view.boards[own - 1].stage in ("laying", "paying")
    open_bonuses = {*offers, *(["suit"] if _of_kind(legal, layout.KIND_SUIT) else [])}
    tray = tray_parts(voice, view, open_bonuses, payments, bool(_of_kind(legal, layout.KIND_TAKE)))
    return Screen(
        groups=(*boards, tray),
        boards=tuple((f"board-{seat}", seat) for seat in order),
        progress=progress(view),
        status=tuple(_status(view, seat, board) for seat, board in enumerate(view.boards, 1)),
        prompt=prompt(view, legal is not None, "" in offers, can_finish),
        offers=offers,
        finish="done" if is_building else "",
        can_finish=can_finish,
        unaided=NO_TARGET,
    )


def place(action: Action) -> str:
    """The way that an action is about."""
    return action.way if isinstance(action, Lay) else ""


def instead(steps: Sequence[tuple[View, Action]], say: Say) -> Parts:
    """What was not played needs no marks: what is done in a turn that goes on is in pencil, its card chosen."""
    return {}


def light(view: View, seat: Seat, part: str, say: Say) -> Parts:
    """What makes the points of one part of the score sheet, or what counts for an objective."""
    here, name = standing(view.options, view.boards[seat - 1]), part.removeprefix(GOAL)
    if part.startswith(GOAL) and name in data.OBJECTIVE_NUMBERS:
        return lit_parts(seat, goal_marks(here, name))
    return lit_parts(seat, marks(here, [item for item in sheet(view, seat).items if item.part == part]))


def text(view: View, seat: Seat, say: Say) -> str:
    """A board in words, then the map."""
    here = standing(view.options, view.boards[seat - 1])
    return f"{describe(here, say)}\n{describe_map(here.map, say)}"


# --- what can be done


def _of_kind(legal: Actions[Action] | None, kind: int) -> tuple[int, ...]:
    if isinstance(legal, Legal):
        return tuple(legal.of_kind(kind))
    return tuple([NUMBERS[action] for action in legal or () if _KINDS[type(action)] == kind])


# Of actions that somebody names one by one; which bonus a track needs, only a position tells.
_KINDS = {
    Take: layout.KIND_TAKE,
    Lay: layout.KIND_TRACK,
    Suit: layout.KIND_SUIT,
    Bank: layout.KIND_BANK,
    Done: layout.KIND_DONE,
}


def _offers(legal: Actions[Action] | None) -> dict[str, tuple[str, ...]]:
    kinds = {"": layout.KIND_TRACK, **BONUS_KINDS}
    found = {tool: _of_kind(legal, kind) for tool, kind in kinds.items()}
    return {
        tool: tuple([grid.WAY_NAMES[number - layout.FIRST_TRACK] for number in numbers])
        for tool, numbers in found.items()
        if numbers
    }


# --- how the game stands


def progress(view: View) -> Progress:
    """How far the game is."""
    turn = shown_turn(view)
    within = (turn - 1) % data.TURNS_IN_ROUND + 1
    words = Phrase("pioneer-rails-progress", {"round": view.round, "rounds": data.ROUNDS, "turn": within})
    return Progress(words, within, data.TURNS_IN_ROUND)


def _status(view: View, seat: Seat, board: BoardView) -> Status:
    if view.phase == "over":
        return "done"
    if view.phase == "pick":
        return "acting" if seat == view.dealer else "waiting"
    if view.phase != "building":
        return "waiting"
    return "done" if board.stage == "done" else "acting"
