"""What a viewer has to do now, in one sentence."""

from whistlestop.draw.screen import Phrase
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.standing import standing

_OF_CHANCE = ("dealer", "types", "objectives", "objective", "hand", "cards")


def prompt(view: View, is_acting: bool, can_lay: bool, can_finish: bool) -> Phrase:
    """`can_lay`: a track without a bonus."""
    if view.phase == "over":
        return Phrase("pioneer-rails-over")
    if view.phase in _OF_CHANCE:
        return Phrase("pioneer-rails-prompt-dealing")
    if view.seat is None or not is_acting:
        return Phrase("pioneer-rails-prompt-wait")
    if view.phase == "pick":
        return Phrase("pioneer-rails-prompt-pick")
    board = view.boards[view.seat - 1]
    if board.stage == "choosing":
        return Phrase("pioneer-rails-prompt-choose")
    turn, here = board.turns[-1], standing(view.options, board)
    left = max(data.TRACKS + here.bonuses - len(turn.tracks), 0)
    if can_lay:
        return Phrase("pioneer-rails-prompt-lay", {"tracks": left, "suit": turn.suit})
    if not can_finish:
        return Phrase("pioneer-rails-prompt-bank")
    if left:
        return Phrase("pioneer-rails-prompt-stuck")
    boxes = here.circled - here.crossed
    return Phrase("pioneer-rails-prompt-more" if boxes > 0 and board.stage == "laying" else "pioneer-rails-prompt-done")
