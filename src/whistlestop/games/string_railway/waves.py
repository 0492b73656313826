"""Sines and roots that are the same on every machine: only sums, products, quotients and square roots are used,
which are rounded alike everywhere, so what is made by chance from a number is made again anywhere.
"""

from math import floor

from whistlestop.core.kernel import kernel

TWO_PI = 6.283185307179586


@kernel
def sine(turns: float) -> float:
    """The sine of so many turns, to nine places."""
    x = turns - floor(turns)  # 0 … 1
    if x > 0.5:
        return -sine_of_half(x - 0.5)
    return sine_of_half(x)


@kernel
def sine_of_half(x: float) -> float:
    """Of 0 to half a turn: the series around the quarter, where the sine is even."""
    angle = (x - 0.25) * TWO_PI
    square = angle * angle
    term, total = 1.0, 1.0
    for i in range(1, 9):
        term = -term * square / ((2 * i - 1) * (2 * i))
        total += term
    return total


@kernel
def cosine(turns: float) -> float:
    return sine(turns + 0.25)


@kernel
def nearest(number: float) -> int:
    """The nearest whole number."""
    return floor(number + 0.5)
