"""A small set of variants in which every two values of different options meet at least once."""

from itertools import combinations
from typing import Any

Variant = dict[str, Any]

# seats, size, border, landscape; then: p printed38, f owners feel the first only, x expert,
# m the mountain may touch the river
VARIANTS = """
2 auto regular random
2 500 circle by_hand pfxm
2 600 oval oxbow p
2 700 star ridge fx
2 800 drawn delta m
3 auto circle oxbow fm
3 500 regular ridge x
3 600 star delta pf
3 700 drawn random pxm
3 800 oval by_hand
4 auto oval ridge pm
4 500 star random f
4 600 drawn by_hand x
4 700 regular delta pfxm
4 800 circle oxbow
5 auto star by_hand px
5 500 drawn oxbow
5 600 regular delta fxm
5 700 circle ridge p
5 800 oval random fm
2 auto drawn ridge f
3 500 oval delta m
4 600 circle random
5 700 oval by_hand x
2 800 star oxbow x
3 auto regular oxbow
4 800 regular ridge p
5 500 circle delta
2 700 oval oxbow
3 600 circle ridge
4 800 drawn random px
2 600 regular by_hand
4 auto star delta
5 700 star oxbow m
"""
_LETTERS: dict[str, tuple[str, Any]] = {
    "p": ("deck", "printed38"),
    "f": ("owner_effect", "first"),
    "x": ("expert", True),
    "m": ("mountain_may_touch_river", True),
}
VALUES: dict[str, tuple[Any, ...]] = {
    "seats": (2, 3, 4, 5),
    "size": ("auto", "500", "600", "700", "800"),
    "border": ("regular", "circle", "oval", "star", "drawn"),
    "landscape": ("random", "by_hand", "oxbow", "ridge", "delta"),
    "deck": ("standard35", "printed38"),
    "owner_effect": ("every", "first"),
    "expert": (False, True),
    "mountain_may_touch_river": (False, True),
}


def _read(line: str) -> Variant:
    seats, size, border, landscape, *more = line.split()
    found: Variant = {"seats": int(seats), "size": size, "border": border, "landscape": landscape}
    for letter in "".join(more):
        name, value = _LETTERS[letter]
        found[name] = value
    return found


ALL = [_read(line) for line in VARIANTS.strip().splitlines()]


def name(variant: Variant) -> str:
    """A readable test id."""
    return " ".join(str(value) if not isinstance(value, bool) else option for option, value in variant.items())


def split(variant: Variant) -> tuple[int, dict[str, Any]]:
    """The number of seats, and the options."""
    return variant["seats"], {option: value for option, value in variant.items() if option != "seats"}


def missing_pairs() -> set[tuple[tuple[str, Any], tuple[str, Any]]]:
    """The pairs of values that no variant has."""
    met = set()
    for variant in ALL:
        values = {option: variant.get(option, choices[0]) for option, choices in VALUES.items()}
        met |= set(combinations(values.items(), 2))
    return {((a, x), (b, y)) for a, b in combinations(VALUES, 2) for x in VALUES[a] for y in VALUES[b]} - met
