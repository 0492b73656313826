"""The shapes of what is learned: each is a number for every feature, and a board has the sum of those it shows.

So a few numbers are to be learned and not one for each feature: some hundred games are enough to begin with. Most say
how much nearer things are worth more, at several paces; what a next bank, yard or fort would bring counts by itself.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from math import exp

from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.features import (
    ALONE_WITH_OBJECTIVES,
    AREAS,
    BANK_WAY,
    BOX,
    DOUBT,
    DOUBTS,
    ENDS_TOLD,
    FEATURES,
    FORT_WAYS,
    HAND,
    HANDS,
    HELD,
    JOIN_WAY,
    JOINED,
    KIND,
    LAND,
    LATER,
    LONG_WAYS,
    MOST_BOXES,
    MOST_HELD,
    MOST_SHUTTING,
    NEAREST,
    OTHERS_WITH_OBJECTIVES,
    RACED,
    RANCHES,
    RIVAL,
    SALOON_ROUNDS,
    SHUTTERS,
    STARTS,
    SUIT_CARDS,
    SUIT_USE,
    TOWN_WAY,
    USE,
    USES,
    WANTED,
    WAYS,
    YARD_WAY,
    YARDS,
)
from whistlestop.games.pioneer_rails.hands import HOPE, POINT

Base = Callable[..., float]
_BANK, _YARD, _FORT = data.BANK, data.YARD, data.FORT
_STEPS = {  # what the next one brings, by how many there are
    _BANK: (*data.BANK_FACTORS, 0),
    _YARD: (*(after - before for before, after in zip(data.YARD_FACTORS, data.YARD_FACTORS[1:], strict=False)), 0),
    _FORT: (*(after - before for before, after in zip(data.FORT_POINTS, data.FORT_POINTS[1:], strict=False)), 0),
}
_RANCH_STEPS = (*(after - before for before, after in zip(data.RANCH_POINTS, data.RANCH_POINTS[1:], strict=False)), 0)
_PACES = (1.5, 3.0, 6.0)  # tracks over which the worth of something falls to a third
_TWO_PACES = (2.0, 5.0)
_MOST_SAID = 3  # more boxes, ends or exits are hardly better


def _near(way: int, pace: float) -> float:
    return exp(-way / pace) if way < WAYS - 1 else 0.0


def _over(first: int, sizes: Iterable[int], base: Base) -> list[float]:
    """A shape that is zero outside one group of features, whose numbers count through `sizes`."""
    values = [0.0] * FEATURES
    for place, numbers in enumerate(product(*map(range, sizes))):
        values[first + place] = float(base(*numbers))
    return values


def _kinds() -> Iterator[list[float]]:
    for kind, first in enumerate(KIND):
        sizes = (data.COUNTS[kind] + 1, NEAREST, WAYS)
        for pace in _PACES:
            yield _over(first, sizes, lambda done, place, way, pace=pace: _near(way, pace))
        yield _over(first, sizes, lambda done, place, way: _near(way, 3.0) if place == 0 else 0.0)
        if kind in _STEPS:
            for pace in (1.5, 4.0):
                yield _over(
                    first, sizes, lambda done, place, way, pace=pace, kind=kind: _STEPS[kind][done] * _near(way, pace)
                )


def _banks() -> Iterator[list[float]]:
    banks, step = data.COUNTS[_BANK], _STEPS[_BANK]
    sizes = (banks + 1, MOST_HELD + 1)
    yield _over(HELD, sizes, lambda done, held: held if done < banks else 0)
    yield _over(HELD, sizes, lambda done, held: min(held, data.MOST_IN_BANK) * step[done])
    for number in range(banks + 1):
        yield _over(HELD, sizes, lambda done, held, number=number: done == number)
    for pace in _TWO_PACES:
        yield _over(
            BANK_WAY,
            (banks + 1, WAYS, MOST_HELD + 1),
            lambda done, way, held, pace=pace: min(held, data.MOST_IN_BANK) * step[done] * _near(way, pace),
        )


def _yards_and_forts() -> Iterator[list[float]]:
    yards, towns = data.COUNTS[_YARD], data.TOWNS + 1
    yield _over(YARDS, (yards + 1, towns), lambda done, network: network)
    yield _over(YARDS, (yards + 1, towns), lambda done, network: network * data.YARD_FACTORS[done])
    for number in range(yards + 1):
        yield _over(YARDS, (yards + 1, towns), lambda done, network, number=number: done == number)
    for pace in _TWO_PACES:
        yield _over(
            YARD_WAY,
            (yards + 1, WAYS, towns),
            lambda done, way, network, pace=pace: network * _near(way, pace) if done < yards else 0,
        )
    for number in range(data.COUNTS[_FORT] + 1):
        yield _over(
            FORT_WAYS,
            (data.COUNTS[_FORT] + 1, WAYS, WAYS),
            lambda done, way, second, number=number: done == number,
        )


def _towns() -> Iterator[list[float]]:
    towns = data.TOWNS + 1
    for least in range(_MOST_SAID + 1):
        yield _over(BOX, (MOST_BOXES + 1,), lambda boxes, least=least: boxes > least)
    for pace in _PACES:
        yield _over(TOWN_WAY, (towns, NEAREST, WAYS), lambda reached, place, way, pace=pace: _near(way, pace))
    yield _over(TOWN_WAY, (towns, NEAREST, WAYS), lambda reached, place, way: reached if place == 0 else 0)
    yield _over(JOINED, (len(data.SUITS) + 1, towns), lambda railways, network: railways)
    sizes = (data.COUNTS[_YARD] + 1, NEAREST, WAYS)
    for pace in _TWO_PACES:
        yield _over(JOIN_WAY, sizes, lambda yards, towns, way, pace=pace: _near(way, pace))
        yield _over(
            JOIN_WAY,
            sizes,
            lambda yards, towns, way, pace=pace: data.YARD_FACTORS[yards] * (1 + towns) * _near(way, pace),
        )


def _ranches() -> Iterator[list[float]]:
    sizes = (data.COUNTS[data.RANCH] + 1, DOUBTS)
    yield _over(RANCHES, sizes, lambda done, doubt: done)
    yield _over(RANCHES, sizes, lambda done, doubt: doubt * DOUBT / POINT)
    yield _over(RANCHES, sizes, lambda done, doubt: doubt * DOUBT / POINT * _RANCH_STEPS[done])
    yield _over(SHUTTERS, (MOST_SHUTTING + 1,), lambda ends: ends)
    yield _over(SHUTTERS, (MOST_SHUTTING + 1,), lambda ends: ends > 0)


def _hands() -> Iterator[list[float]]:
    for saloon in range(2):
        yield _over(HAND, (2, HANDS), lambda own, key, saloon=saloon: HOPE[key] / POINT if own == saloon else 0)
    yield _over(SALOON_ROUNDS, (1 << data.ROUNDS,), lambda rounds: rounds.bit_count())


def _railways() -> Iterator[list[float]]:
    suits, ranks = len(data.SUITS), len(data.RANKS)
    for place in range(suits):
        yield _over(SUIT_USE, (suits, USES), lambda own, use, place=place: use * USE / POINT if own == place else 0)
    yield _over(SUIT_CARDS, (USES, ranks + 1), lambda use, left: use * left / ranks)
    yield _over(STARTS, (ENDS_TOLD, ENDS_TOLD), lambda ends, exits: min(_MOST_SAID, ends))
    yield _over(STARTS, (ENDS_TOLD, ENDS_TOLD), lambda ends, exits: min(_MOST_SAID, exits))
    yield _over(STARTS, (ENDS_TOLD, ENDS_TOLD), lambda ends, exits: ends + exits < 2)
    yield _over(LAND, (AREAS,), lambda area: area)
    yield _over(LAND, (AREAS,), lambda area: area < 2)


def _objectives() -> Iterator[list[float]]:
    sizes = (len(data.OBJECTIVES), LONG_WAYS)
    for first in (WANTED, RACED):
        for number in range(len(data.OBJECTIVES)):
            yield _over(first, sizes, lambda own, way, number=number: exp(-way / 5) if own == number else 0)
    yield _over(RACED, sizes, lambda own, way: exp(-way / 2))
    for pace in _TWO_PACES:
        yield _over(RIVAL, (LONG_WAYS, LONG_WAYS), lambda rival, way, pace=pace: exp(-rival / 5 - way / pace))
        yield _over(LATER, (LONG_WAYS,), lambda way, pace=pace: exp(-way / pace))
    yield _over(RIVAL, (LONG_WAYS, LONG_WAYS), lambda rival, way: 1 / (1 + exp((way - rival) / 3)))
    yield _over(ALONE_WITH_OBJECTIVES, (1,), lambda there: 1)
    yield _over(OTHERS_WITH_OBJECTIVES, (1,), lambda there: 1)


@cache
def bases() -> tuple[tuple[tuple[int, float], ...], ...]:
    """All of them: the features that count, and how much."""
    groups = (_kinds, _banks, _yards_and_forts, _towns, _ranches, _hands, _railways, _objectives)
    return tuple(tuple(_counting(base)) for group in groups for base in group())


def _counting(base: list[float]) -> Iterator[tuple[int, float]]:
    return ((feature, part) for feature, part in enumerate(base) if part)


BASES = len(bases())
