"""What a viewer has to do now, in one sentence."""

from collections.abc import Sequence

from whistlestop.draw.screen import Phrase
from whistlestop.games.marklin import data
from whistlestop.games.marklin.actions import Action, Done, Pass, Place, Ride
from whistlestop.games.marklin.seen import BoardView, View

_OF_CHANCE = ("first", "deal", "row", "tickets", "card")


def prompt(view: View, legal: frozenset[Action], is_acting: bool) -> Phrase:
    """`legal` is what the viewer can do, without claims."""
    if view.phase == "over":
        return Phrase("marklin-over")
    if view.phase in _OF_CHANCE:
        return Phrase("marklin-prompt-dealing")
    if not is_acting:
        return Phrase("marklin-prompt-wait")
    if view.seat and (board := view.boards[view.seat - 1]).chosen:
        return keeping(board, board.chosen)
    if view.phase in ("place", "ride") and not any(isinstance(action, Place | Ride) for action in legal):
        return Phrase("marklin-prompt-done")
    if view.phase == "turn" and Pass() in legal:
        return Phrase("marklin-prompt-pass")
    if view.phase == "turn" and view.seat not in view.passengers:
        return Phrase("marklin-prompt-turn-without-passengers")
    if view.phase == "ride" and Done() in legal:
        return Phrase("marklin-prompt-ride-on")
    return Phrase(f"marklin-prompt-{view.phase}")


def keeping(board: BoardView, numbers: Sequence[int]) -> Phrase:
    """Which of the offered tickets somebody would like to keep: how many, and what they are worth."""
    points = sum(data.TICKET_POINTS[data.TICKET_NUMBERS[board.offer[number - 1]]] for number in numbers)
    return Phrase("marklin-plan-keep", {"count": len(numbers), "points": points})
