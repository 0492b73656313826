"""A small SVG writer: markup is plain text made with f-strings, and one function escapes what people wrote.

Colours are written as `var(--token)`. `picture` closes a drawing in one of two ways: *themed* for our own
pages, where the style sheet gives the tokens their values and CSS finds its hooks (`class`, `data-…`), or
*standalone* for files and notebooks, where every token is replaced by its value and nothing can touch
another picture on the same page. No `style` attribute and no `<style>` element: our pages forbid them.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from whistlestop.draw import theme as themes
from whistlestop.draw.theme import Theme

Say = Callable[[str, Mapping[str, str | int]], str]  # from a sentence's id and arguments to words

_HOOK = re.compile(r' (?:class|data-[a-z]+)="[^"]*"')
_ESCAPES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
    | dict.fromkeys({*range(32), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF} - set(b"\t\n\r"), "\ufffd")  # not in XML
)


class Box(NamedTuple):
    """What a picture shows, in its own units."""

    x: float
    y: float
    width: float
    height: float


def escape(text: str) -> str:
    """Any text, safe inside an element and inside a quoted attribute."""
    return text.translate(_ESCAPES)


def number(value: float) -> str:
    """A coordinate, as short as a hundredth of a unit allows."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def line(*points: tuple[float, float]) -> str:
    """A path through these points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def smooth(points: Sequence[tuple[float, float]], *, closed: bool = False) -> str:
    """A loose curve through these points, in whole units: fine enough for the lines of a map."""

    def pair(point: Sequence[float]) -> str:
        return f"{round(point[0])} {round(point[1])}"

    count = len(points)
    path = f"M{pair(points[0])}"
    for start in range(count if closed else count - 1):
        before, here, there, after = (
            points[(start + k) % count] if closed else points[min(max(start + k, 0), count - 1)] for k in (-1, 0, 1, 2)
        )
        first = [here[axis] + (there[axis] - before[axis]) / 6 for axis in (0, 1)]
        second = [there[axis] - (after[axis] - here[axis]) / 6 for axis in (0, 1)]
        path += f"C{pair(first)} {pair(second)} {pair(there)}"
    return path + ("z" if closed else "")


def moved(markup: str, x: float, y: float, scale: float = 1) -> str:
    """The same drawing elsewhere."""
    size = f" scale({number(scale)})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){size}">{markup}</g>'


def plain(markup: str) -> str:
    """Without hooks: nothing on a page can find this drawing, or take it for a part of its own."""
    return _HOOK.sub("", markup)


def picture(
    markup: str,
    box: Box,
    *,
    title: str,
    description: str = "",
    theme: Theme = "light",
    standalone: bool = True,
    width: float | None = None,
    hook: str = "",
    id: str | None = None,
) -> str:
    """A whole `<svg>`. `width` is in pixels; `hook` is a class for style sheets, `id` names it in a page."""
    shape = f'viewBox="{number(box.x)} {number(box.y)} {number(box.width)} {number(box.height)}"'
    if width is not None or standalone:
        wide = box.width if width is None else width
        shape += f' width="{number(wide)}" height="{number(wide * box.height / box.width)}"'
    if standalone:
        markup = plain(themes.resolve(markup, theme))
    elif hook:
        shape += f' class="{escape(hook)}"'
    name = f' id="{escape(id)}"' if id else ""
    more = f"<desc>{escape(description)}</desc>" if description else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{name} {shape} role="img">'
        f"<title>{escape(title)}</title>{more}{markup}</svg>"
    )
