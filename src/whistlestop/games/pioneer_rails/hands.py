"""What the cards of a round promise: the points of the best hand on average, if each turn offers two cards (PR-5)."""

from functools import cache

from whistlestop.core.kernel import Block, kernel, table
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.board import TURNS_IN_ROUND
from whistlestop.games.pioneer_rails.layout import CARD, HELD, TURN
from whistlestop.games.pioneer_rails.tally import RANKS

POINT = 100
SAME = len(data.SUITS)  # cards of a rank
KEY_OF = (0, 1, 6, 18, 36)  # by how many of a rank there are: the sum tells apart all sets of five cards
_HANDS = {(4,): "four", (3, 2): "full-house", (3,): "three", (2, 2): "two-pairs", (2,): "pair", (): "straight"}

Counts = tuple[int, ...]  # of each rank, the most first: which rank it is does not matter


def _after(counts: Counts, rank: int) -> Counts:
    return tuple(sorted((count + (number == rank) for number, count in enumerate(counts)), reverse=True))


@cache
def _hope(counts: Counts) -> float:
    if sum(counts) == data.TURNS_IN_ROUND:
        hand = _HANDS[tuple(count for count in counts if count > 1)]
        return data.HAND_POINTS[data.HANDS.index(hand)]
    left = [SAME - count for count in counts]
    after = [_hope(_after(counts, rank)) if count else 0.0 for rank, count in enumerate(left)]
    pairs = [
        (one * (other - (first == second)), max(after[first], after[second]))
        for first, one in enumerate(left)
        for second, other in enumerate(left)
    ]
    return sum(count * points for count, points in pairs) / sum(count for count, _ in pairs)


def _hopes(counts: Counts) -> dict[int, int]:
    """In hundredths of a point, by key: for these cards and all that they may become."""
    found = {sum(KEY_OF[count] for count in counts): round(POINT * _hope(counts))}
    if sum(counts) < data.TURNS_IN_ROUND:
        for rank, count in enumerate(counts):
            if count < SAME:
                found |= _hopes(_after(counts, rank))
    return found


_BY_KEY = _hopes((0,) * len(data.RANKS))
HOPE = table(_BY_KEY.get(key, 0) for key in range(max(_BY_KEY) + 1))
EMPTY = _BY_KEY[0]
KEY_OF_COUNT = table(KEY_OF)


@kernel
def hand_hope(s: Block, at: int) -> int:
    """What this round's cards promise, in hundredths of a point; a card face down is one of them (PR-8)."""
    return HOPE[hand_key(s, at)]


@kernel
def hand_key(s: Block, at: int) -> int:
    """How many of which ranks this round's cards have, as one number; which ranks they are does not matter."""
    first = s[TURN] // TURNS_IN_ROUND * TURNS_IN_ROUND
    counts = 0  # three bits for each rank
    for turn in range(first, first + TURNS_IN_ROUND):
        if s[at + CARD + turn]:
            counts += 1 << 3 * ((s[at + CARD + turn] - 1) % RANKS)
    if s[at + HELD]:
        counts += 1 << 3 * ((s[at + HELD] - 1) % RANKS)
    key = 0
    for rank in range(RANKS):
        key += KEY_OF_COUNT[counts >> 3 * rank & 7]
    return key
