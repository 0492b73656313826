"""A small set of variants in which every two values of different options meet at least once."""

from itertools import combinations
from typing import Any

Variant = dict[str, Any]

# seats, tickets; then: a the alternative red cities, r revisit_tokens, p parallel_return, o own_track_needed,
# b the bonus needs no ticket
VARIANTS = """
2 marklin46
3 marklin46      arpob
4 marklin46      a p b
5 marklin46       r o
2 deutschland60  ar  b
3 deutschland60    po
4 deutschland60   r
5 deutschland60  a pob
2 germany89      a po
3 germany89      ar  b
4 germany89        po b
5 germany89       rp
4 germany89      a  o
5 germany89      b
3 marklin46
2 marklin46       rpob
"""
_LETTERS: dict[str, tuple[str, Any]] = {
    "a": ("red_cities", "alternative"),
    "r": ("revisit_tokens", True),
    "p": ("parallel_return", True),
    "o": ("own_track_needed", True),
    "b": ("bonus_needs_ticket", False),
}
VALUES: dict[str, tuple[Any, ...]] = {
    "seats": (2, 3, 4, 5),
    "tickets": ("marklin46", "deutschland60", "germany89"),
    "red_cities": ("first", "alternative"),
    "revisit_tokens": (False, True),
    "parallel_return": (False, True),
    "own_track_needed": (False, True),
    "bonus_needs_ticket": (True, False),
}


def _read(line: str) -> Variant:
    seats, tickets, *letters = line.split()
    return {"seats": int(seats), "tickets": tickets, **dict(_LETTERS[letter] for letter in "".join(letters))}


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
