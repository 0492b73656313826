"""Fast chance for the lab: a counter-based 32-bit generator that kernels and Python share.

Number i of event n of a game is a pure function of (seed, lane, n, i), so any event can be dealt again.
It is quick and good enough for statistics, and anybody can break it: never use it at a live table.
Every product stays below 2^63, so that compiled and plain Python agree to the bit.
"""

from whistlestop.core.kernel import Block, kernel

_MASK = 0xFFFFFFFF
_STEP = 0x9E3779B9

CHANCE = 0  # the lane of dice and cards; seat n's bot draws from lane n


@kernel
def mix(number: int) -> int:
    """Scramble 32 bits (the finisher of splitmix32)."""
    number &= _MASK
    number ^= number >> 16
    number = (number * 0x21F0AAAD) & _MASK
    number ^= number >> 15
    number = (number * 0x735A2D97) & _MASK
    return number ^ (number >> 15)


@kernel
def stream(seed: int, lane: int, event: int) -> int:
    """Where the numbers of one event start; the seed has up to 62 bits."""
    start = mix((seed & _MASK) + _STEP * (event + 1))
    start = mix(start + (seed >> 32) + 1)
    return mix(start + _STEP * (lane + 1))


@kernel
def below(start: int, index: int, bound: int) -> int:
    """Number `index` of a stream, at least 0 and less than `bound`."""
    return (mix(start + _STEP * (index + 1)) * bound) >> 32


@kernel
def game_seed(seed: int, game: int) -> int:
    """The seed of one game of a run."""
    low = stream(seed, 7919, game)
    return (stream(seed, 104729, game) >> 2) << 32 | low


@kernel
def pick_kind(counts: Block, kinds: int, start: int, index: int) -> int:
    """A kind of action of which there is one at least, each equally likely, by number `index` of a stream."""
    left = 0
    for kind in range(kinds):
        if counts[kind]:
            left += 1
    left = below(start, index, left)
    kind = 0
    while counts[kind] == 0 or left > 0:
        if counts[kind]:
            left -= 1
        kind += 1
    return kind
