"""Which stations a string should join, and in which order, as kernels on a sketch: a beam of chains.

From each chain it goes on to every station that is wanted; of all chains with so many stations only the best go on,
those that have much for their length. Whatever is short enough for a string is kept if it is one of the best.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.string_railway import chains, data, distances
from whistlestop.games.string_railway.ties import (
    CONNECTED,
    COST,
    KIND,
    LEADS,
    LEADS_MASK,
    LIST,
    MOST,
    TIE_MASK,
    TILES,
    WAY,
)

PASSING, ENDS = (int(distances.PARTS * length) for length in (chains.PASSING, chains.ENDS))
MOST_LINKS = 9  # stations of a chain
RATE = distances.PARTS // 2  # so many parts of a millimetre is a hundredth of a point worth: a point is worth 50 mm

# --- a chain that is kept: what it brings, how many stations, which as a mask, its length, which in order
WORTH, COUNT, SET, LONG, STATIONS = 0, 1, 2, 3, 4
CHAIN = STATIONS + MOST_LINKS

# --- a chain of a beam: value, length, last station, a mask of all, the chain before it, its rank
VALUE, LENGTH, HERE, MASK, BEFORE, RANK = range(6)
ENTRY = 6


def beam_size(width: int) -> int:
    """How much room a beam of this width needs."""
    return ENTRY * (MOST + MOST_LINKS * (width + 1))


@kernel
def find_chains(
    a: Block, company: int, wants: Block, short: int, long: int, width: int, b: Block, kept: Block, most: int
) -> None:
    """The best chains for a short and for a long string (limit 0: there is none), `most` of each, the best first."""
    for i in range(2 * most):
        kept[i * CHAIN + COUNT] = 0
    first, count, longest = 0, 0, max(short, long)
    for station in range(a[TILES]):
        if (a[CONNECTED + station] >> company) & 1:
            at = ENTRY * count
            b[at + VALUE], b[at + LENGTH], b[at + HERE], b[at + MASK] = wants[station], ENDS, station, 1 << station
            b[at + BEFORE] = -1
            count += 1
    for links in range(2, MOST_LINKS + 1):
        following, found = first + count, 0
        for entry in range(first, first + count):
            at = ENTRY * entry
            here, value, length, mask = b[at + HERE], b[at + VALUE], b[at + LENGTH], b[at + MASK]
            if links > 2:
                if a[KIND + here] == data.TERMINAL:
                    continue
                length += PASSING
            place = LIST + here * MOST
            while length + (a[place] >> WAY) <= longest:
                to, tie, total = a[place] & LEADS_MASK, (a[place] >> LEADS) & TIE_MASK, length + (a[place] >> WAY)
                place += 1
                if wants[to] <= 0 or (mask >> to) & 1:
                    continue
                worth, now = value + wants[to] - a[COST + tie], mask | 1 << to
                if total <= short:
                    keep(kept, 0, most, worth, now, total, links, b, entry, to)
                if total <= long:
                    keep(kept, most * CHAIN, most, worth, now, total, links, b, entry, to)
                found = put(b, following, found, width, worth, total, to, now, entry)
        first, count = following, found


@kernel
def put(
    b: Block, first: int, count: int, width: int, value: int, length: int, here: int, mask: int, before: int
) -> int:
    """Put a chain into a beam, if it belongs there; how many there are then.

    Of those that join the same stations and end at the same one, one is enough.
    """
    rank = value * RATE - length
    if count == width and rank <= b[ENTRY * (first + count - 1) + RANK]:
        return count
    place, last = first, count
    while place < first + count and b[ENTRY * place + RANK] >= rank:
        if b[ENTRY * place + MASK] == mask and b[ENTRY * place + HERE] == here:
            return count
        place += 1
    for other in range(place, first + count):
        if b[ENTRY * other + MASK] == mask and b[ENTRY * other + HERE] == here:
            last = other - first
            break
    if last == width:
        last -= 1
    for i in range(ENTRY * (first + last) - 1, ENTRY * place - 1, -1):
        b[i + ENTRY] = b[i]
    at = ENTRY * place
    b[at + VALUE], b[at + LENGTH], b[at + HERE], b[at + MASK] = value, length, here, mask
    b[at + BEFORE], b[at + RANK] = before, rank
    return max(count, last + 1)


@kernel
def keep(
    kept: Block, first: int, most: int, worth: int, mask: int, length: int, count: int, b: Block, entry: int, to: int
) -> None:  # fmt: skip
    """Put a chain into the list of the best, if it belongs there: of those that join the same stations, the best."""
    place = most
    while place > 0:
        at = first + CHAIN * (place - 1)
        if kept[at + COUNT] and (kept[at] > worth or (kept[at] == worth and kept[at + LONG] <= length)):
            break
        place -= 1
    if place == most:
        return
    for better in range(place):
        if kept[first + CHAIN * better + SET] == mask:
            return
    last = place
    while last < most - 1 and kept[first + CHAIN * last + COUNT] and kept[first + CHAIN * last + SET] != mask:
        last += 1
    for i in range(first + CHAIN * last - 1, first + CHAIN * place - 1, -1):
        kept[i + CHAIN] = kept[i]
    at = first + CHAIN * place
    kept[at], kept[at + COUNT], kept[at + SET], kept[at + LONG] = worth, count, mask, length
    kept[at + STATIONS + count - 1] = to
    for i in range(count - 2, -1, -1):
        kept[at + STATIONS + i] = b[ENTRY * entry + HERE]
        entry = b[ENTRY * entry + BEFORE]
