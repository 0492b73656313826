"""A small set of variants in which every two values of different options meet at least once."""

from itertools import combinations
from typing import Any

Variant = dict[str, Any]

# seats, map; then: o no objectives, v advanced, n no spending of new boxes; and the level of one player
VARIANTS = """
1 a          medium
1 b          v  beginner
1 small_a    n  easy
1 small_b    vn hard
1 generated  legendary
1 a          ovn
2 a          vn
2 b          o
2 small_a
2 small_b    on
2 generated  ov
3 a          o
3 b          vn
3 small_a    ov
3 small_b
3 generated  n
4 a          n
4 b          ov
4 small_a    n
4 small_b    o
4 generated  v
6 a          ovn
6 b
6 small_a    o
6 small_b    v
6 generated  n
8 a          v
8 b          on
8 small_a    v
8 small_b    n
8 generated  ov
"""
_LETTERS: dict[str, tuple[str, Any]] = {
    "o": ("objectives", False),
    "v": ("advanced", True),
    "n": ("spend_new_town", False),
}
_LEVELS = ("medium", "beginner", "easy", "hard", "legendary")
VALUES: dict[str, tuple[Any, ...]] = {
    "seats": (1, 2, 3, 4, 6, 8),
    "map": ("a", "b", "small_a", "small_b", "generated"),
    "objectives": (True, False),
    "advanced": (False, True),
    "spend_new_town": (True, False),
}


def _read(line: str) -> Variant:
    seats, name, *more = line.split()
    found: Variant = {"seats": int(seats), "map": name}
    for word in more:
        found |= {"solo_level": word} if word in _LEVELS else dict(_LETTERS[letter] for letter in word)
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
