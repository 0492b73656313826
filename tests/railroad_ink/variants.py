"""A small set of variants in which every two values of different options meet at least once."""

from itertools import combinations
from typing import Any

# seats; then: l lava, m meteors, d draft, p Polish, f free, o open boards, e craters are empty,
# c craters fill the centre; then the reading of the longest route
VARIANTS = """
1              auto
2 l            segments
3 m            segments
2 d            auto
4 lm           segments_strict
3 ld           auto
2 md      o    cells
2 lmd          auto
1 lm foec      auto
5 lmd   o e    segments
6 lmd  f  c    cells
1 lp   fo      segments
3 lp     ec    cells
2 mp   f ec    segments_strict
4 mp    o      auto
6 p     oec    segments_strict
5 p    f       cells
4 d    fo c    segments
3 mdfoe        segments_strict
1 mp      c    cells
6 l      e     segments
1 p            segments_strict
5 lm      c    segments_strict
4 ldf e        cells
5 p     oe     auto
6 md           auto
5 mp           segments
6 lp           auto
"""

_LETTERS = {
    "l": ("lava", True),
    "m": ("meteors", True),
    "d": ("draft", True),
    "p": ("edition", "pl2019"),
    "f": ("must_draw", "free"),
    "o": ("open_boards", True),
    "e": ("crater_duty", "empty"),
    "c": ("crater_fills_centre", True),
}
VALUES: dict[str, tuple[Any, ...]] = {
    "seats": (1, 2, 3, 4, 5, 6),
    "lava": (False, True),
    "meteors": (False, True),
    "draft": (False, True),
    "edition": ("uk2020", "pl2019"),
    "must_draw": ("maximal", "free"),
    "open_boards": (False, True),
    "crater_duty": ("voluntary", "empty"),
    "crater_fills_centre": (False, True),
    "longest": ("auto", "segments", "segments_strict", "cells"),
}

Variant = dict[str, Any]


def _read(line: str) -> Variant:
    seats, *letters, longest = line.split()
    values = dict(_LETTERS[letter] for letter in "".join(letters))
    return {"seats": int(seats), "longest": longest, **values}


ALL: list[Variant] = [_read(line) for line in VARIANTS.strip().splitlines()]


def name(variant: Variant) -> str:
    """A readable test id."""
    options = [
        option if value is True else f"{value}"
        for option, value in variant.items()
        if option != "seats" and value not in (False, "auto")
    ]
    return f"{variant['seats']} " + " ".join(options)


def split(variant: Variant) -> tuple[int, dict[str, Any]]:
    """The number of seats, and the options."""
    return variant["seats"], {option: value for option, value in variant.items() if option != "seats"}


def missing_pairs() -> set[tuple[tuple[str, Any], tuple[str, Any]]]:
    """The pairs of values that can go together (RI-1.7, RI-3.6) and that no variant has."""
    met = set()
    for variant in ALL:
        values = {option: variant.get(option, choices[0]) for option, choices in VALUES.items()}
        met |= set(combinations(values.items(), 2))
    possible = {
        ((a, x), (b, y)) for a, b in combinations(VALUES, 2) for x in VALUES[a] for y in VALUES[b]
    }  # fmt: skip
    forbidden = {(("seats", 1), ("draft", True)), (("draft", True), ("edition", "pl2019"))}
    return possible - met - forbidden
