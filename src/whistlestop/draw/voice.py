"""Words of one language for pictures and pages that are drawn often: what was said once is kept."""

from functools import lru_cache

from whistlestop.draw.svg import Say, escape


class Voice:
    """`say` of one language. There is one for each, so that what was said once can be kept."""

    __slots__ = ("say",)

    def __init__(self, say: Say) -> None:
        self.say = say


_voices: dict[str, Voice] = {}


@lru_cache(maxsize=1 << 6)
def voice_of(say: Say, sample: str) -> Voice:
    """The voice that speaks the language of `say`.

    `sample` is a message that no two languages put in the same words, such as what a game is about.
    """
    return _voices.setdefault(say(sample, {}), Voice(say))


@lru_cache(maxsize=1 << 13)
def said(voice: Voice, id: str, *args: tuple[str, str | int]) -> str:
    """A message with its arguments, ready for an element or an attribute."""
    return escape(voice.say(id, dict(args)))
