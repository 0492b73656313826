"""Plots in our own look: themed SVG by tokens alone, with nothing that only colour tells."""

from collections.abc import Sequence

from whistlestop.draw.svg import Box, escape, line, number
from whistlestop.web.models import Mark

WIDE, HIGH = 560.0, 200.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 48.0, 12.0, 14.0, 36.0
_FIELD = Box(_LEFT, _TOP, WIDE - _LEFT - _RIGHT, HIGH - _TOP - _BOTTOM)
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_LINES = 5


def scores(marks: Sequence[Mark], days: tuple[str, str], words: str) -> str:
    """Scores in the order of their games; a full dot is a game that was won.

    `days` are what the first and the last day are called; `words` say what there is to be seen.
    """
    low, high, step = _scale([mark.score for mark in marks])

    def at(place: int, score: float) -> tuple[float, float]:
        across = _FIELD.width * (place / (len(marks) - 1) if len(marks) > 1 else 0.5)
        return _FIELD.x + across, _FIELD.y + _FIELD.height * (high - score) / (high - low)

    grid = "".join(_level(level, at(0, level)[1]) for level in range(low, high + 1, step))
    points = [at(place, mark.score) for place, mark in enumerate(marks)]
    path = f'<path class="course" d="{line(*points)}"/>' if len(points) > 1 else ""
    radius = 4.5 if len(marks) <= 60 else 2.5
    dots = "".join(
        f'<circle class="{"won" if mark.won else "dot"}" cx="{number(x)}" cy="{number(y)}" r="{radius}"/>'
        for mark, (x, y) in zip(marks, points, strict=True)
    )
    foot = HIGH - 7
    first, last = map(escape, days)
    ends = f'<text x="{_FIELD.x}" y="{foot}">{first}</text>'
    if last != first:
        ends += f'<text class="end" x="{WIDE - _RIGHT}" y="{foot}">{last}</text>'
    return (
        f'<svg class="plot" viewBox="0 0 {WIDE:g} {HIGH:g}" role="img" aria-label="{escape(words)}">'
        f"{grid}{path}{dots}{ends}</svg>"
    )


def _level(level: int, y: float) -> str:
    text = f"{level}" if level >= 0 else f"−{-level}"
    return (
        f'<path class="level" d="M{_FIELD.x} {number(y)}H{WIDE - _RIGHT}"/>'
        f'<text class="end" x="{_FIELD.x - 8}" y="{number(y + 4)}">{text}</text>'
    )


def _scale(values: Sequence[int]) -> tuple[int, int, int]:
    """Lowest and highest line and the step between lines, all of them round figures."""
    low, high = min(values), max(values)
    step = next((step for step in _STEPS if (high - low) / step <= _MOST_LINES - 1), _STEPS[-1])
    lowest, highest = low // step * step, -(-high // step) * step
    if highest == lowest:  # all scores are equal: they stand in the middle
        return lowest - step, highest + step, step
    return lowest, highest, step


def bar(share: float, *, is_minus: bool) -> str:
    """A bar of this share of the whole width; what it stands for is written beside it."""
    look = "bar minus" if is_minus else "bar"
    return (
        '<svg class="bar-box" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="{look}" width="{number(max(100 * share, 0.5))}" height="10" rx="1"/></svg>'
    )
