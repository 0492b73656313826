"""What people type, as it is kept and shown."""

LONGEST_NAME = 20
_LONGEST_TYPED = 200  # characters of a name that are looked at
_LONGEST_NUMBER = 9  # digits


def one_line(text: str) -> str:
    """A text without breaks and without signs that cannot be seen; blanks are single."""
    visible = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(visible.split())


def short_name(text: str) -> str:
    """A name as somebody has typed it, "" where nothing is to be seen of it."""
    return one_line(text[:_LONGEST_TYPED])[:LONGEST_NAME].rstrip()


def number(text: str | None, default: int = 0, *, most: int = 10**_LONGEST_NUMBER) -> int:
    """A whole number as a form or an address tells it, `most` where it is larger; the default where it is none."""
    if not text or not (text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER):
        return default
    return min(int(text), most)
