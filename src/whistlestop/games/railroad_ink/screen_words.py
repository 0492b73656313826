"""What a page says of a board and its dice: labels for those who do not see them, in the viewer's language."""

from functools import lru_cache

from whistlestop.draw.svg import Say, escape
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.draw_words import board_title, face_word


class Voice:
    """`say` of one language. There is one for each, so that what was said once can be kept."""

    __slots__ = ("say",)

    def __init__(self, say: Say) -> None:
        self.say = say


_voices: dict[str, Voice] = {}


@lru_cache(maxsize=1 << 6)
def voice_of(say: Say) -> Voice:
    """The voice that speaks the language of `say`."""
    language = say("railroad-ink-about", {})  # no two languages put it in the same words
    return _voices.setdefault(language, Voice(say))


@lru_cache(maxsize=1 << 12)
def said(voice: Voice, id: str, *args: tuple[str, str | int]) -> str:
    """A message with its arguments, ready for an element or an attribute."""
    return escape(voice.say(id, dict(args)))


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
