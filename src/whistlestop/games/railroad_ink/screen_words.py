"""What a page says of a board and its dice: labels for those who do not see them, in the viewer's language."""

from whistlestop.draw.svg import escape
from whistlestop.draw.voice import Voice, said
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.draw_words import board_title, face_word


def face(voice: Voice, sides: str) -> str:
    """What a piece is called, as an argument for other words."""
    return face_word(sides, voice.say)


def cell_label(voice: Voice, cell: str, sides: str, round: int, is_hit: bool) -> str:
    """What stands on a cell; a meteor's mark is told, too."""
    args = (("cell", cell), ("face", data.face_name(sides) if sides else ""), ("round", round))
    if not sides:
        label = said(voice, "railroad-ink-cell-empty", *args[:1])
    elif round:
        label = said(voice, "railroad-ink-cell-drawn-in-round", *args)
    else:
        label = said(voice, "railroad-ink-cell-holds", *args[:2])
    return f"{label}. {said(voice, 'railroad-ink-picture-impact', *args[:1])}" if is_hit else label


def board_label(voice: Voice, seat: int, is_own: bool) -> str:
    """Whose board it is."""
    return said(voice, "railroad-ink-board-own") if is_own else escape(board_title(voice.say, seat))
