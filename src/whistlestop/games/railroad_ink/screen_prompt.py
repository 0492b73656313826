"""What a viewer has to do now, in one sentence."""

from collections.abc import Container

from whistlestop.draw.screen import Phrase
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.seen import BoardView, View


def prompt(view: View, offers: Container[str], is_acting: bool, can_finish: bool) -> Phrase:
    """`offers` holds the tools that can go somewhere now."""
    if view.phase == "over":
        return Phrase("railroad-ink-over")
    if view.phase in ("star", "pool", "roll"):
        return Phrase("railroad-ink-prompt-roll")
    if view.seat is None:
        return Phrase(f"railroad-ink-prompt-watch-{view.phase}")
    if not is_acting:
        return Phrase("railroad-ink-prompt-wait-draft" if view.phase == "draft" else "railroad-ink-prompt-wait")
    board = view.boards[view.seat - 1]
    if board.stage == "strike":
        return _meteor(view, board)
    if view.phase == "draft":
        return Phrase("railroad-ink-prompt-take")
    return _drawing(view, board, offers, can_finish)


def _meteor(view: View, board: BoardView) -> Phrase:
    """RI-6.1, RI-6.4."""
    has_specials = len(board.crossed) < data.SPECIALS_PER_GAME
    if not has_specials:
        return Phrase("railroad-ink-prompt-meteor-free")
    return Phrase(
        "railroad-ink-prompt-meteor-free-or-ignore"
        if view.direction == "free"
        else "railroad-ink-prompt-meteor-or-ignore"
    )


def _drawing(view: View, board: BoardView, offers: Container[str], can_finish: bool) -> Phrase:
    dice = list(zip(board.dice, board.drawn, strict=True))
    routes = [face for face, is_drawn in dice if not is_drawn and "l" not in face]
    lava = [face for face, is_drawn in dice if not is_drawn and "l" in face]
    if any(face in offers for face in routes):
        if view.round == 1 and not any(board.drawn):  # whoever is new here learns what a lamp is
            return Phrase("railroad-ink-prompt-first")
        return (
            Phrase("railroad-ink-prompt-may-draw")
            if can_finish
            else Phrase("railroad-ink-prompt-draw", {"dice": len(routes)})
        )
    if not can_finish:  # RI-7.3, RI-7.5
        owes_lava = any(face in offers for face in lava)
        return Phrase("railroad-ink-prompt-lava" if owes_lava else "railroad-ink-prompt-room")
    if any(face in offers for face in lava):
        return Phrase("railroad-ink-prompt-more-lava")
    return Phrase("railroad-ink-prompt-stuck" if routes else "railroad-ink-all-drawn")
