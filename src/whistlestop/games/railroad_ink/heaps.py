"""The best few of many: heaps with the least of them on top, in a stretch of two arrays."""

from whistlestop.core.kernel import Block, Reals, kernel


@kernel
def offer(ranks: Reals, items: Block, at: int, size: int, most: int, rank: float, item: int) -> int:
    """Keep an item if it is among the `most` best; of equal ones those that came first. How many there are now."""
    if size < most:
        place = size
        while place > 0 and ranks[at + (place - 1) // 2] > rank:
            above = (place - 1) // 2
            ranks[at + place] = ranks[at + above]
            items[at + place] = items[at + above]
            place = above
        ranks[at + place] = rank
        items[at + place] = item
        return size + 1
    if most > 0 and rank > ranks[at]:
        sift(ranks, items, at, size, rank, item)
    return size


@kernel
def sift(ranks: Reals, items: Block, at: int, size: int, rank: float, item: int) -> None:
    """Put an item in place of the least one."""
    place = 0
    while True:
        below = 2 * place + 1
        if below >= size:
            break
        if below + 1 < size and ranks[at + below + 1] < ranks[at + below]:
            below += 1
        if ranks[at + below] >= rank:
            break
        ranks[at + place] = ranks[at + below]
        items[at + place] = items[at + below]
        place = below
    ranks[at + place] = rank
    items[at + place] = item


@kernel
def sort_best_first(ranks: Reals, items: Block, at: int, size: int) -> None:
    """Turn a heap into a list with the best in front."""
    while size > 1:
        size -= 1
        rank, item = ranks[at], items[at]
        sift(ranks, items, at, size, ranks[at + size], items[at + size])
        ranks[at + size] = rank
        items[at + size] = item
