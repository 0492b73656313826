"""What a viewer has to do now, in one sentence."""

from whistlestop.draw.screen import Phrase
from whistlestop.games.marklin.actions import Action, Done, Pass, Place
from whistlestop.games.marklin.seen import View

_OF_CHANCE = ("first", "deal", "row", "tickets", "card")


def prompt(view: View, legal: frozenset[Action], is_acting: bool) -> Phrase:
    """`legal` is what the viewer can do, without claims."""
    if view.phase == "over":
        return Phrase("marklin-over")
    if view.phase in _OF_CHANCE:
        return Phrase("marklin-prompt-dealing")
    if not is_acting:
        return Phrase("marklin-prompt-wait")
    if view.phase == "place" and not any(isinstance(action, Place) for action in legal):
        return Phrase("marklin-prompt-done")
    if view.phase == "turn" and Pass() in legal:
        return Phrase("marklin-prompt-pass")
    if view.phase == "turn" and view.seat not in view.passengers:
        return Phrase("marklin-prompt-turn-without-passengers")
    if view.phase == "ride" and Done() in legal:
        return Phrase("marklin-prompt-ride-on")
    return Phrase(f"marklin-prompt-{view.phase}")
