"""Train cards as kernels: the deck, the discards and the row of five (TR-4.2, TR-4.3).

The deck is a multiset: its order is not decided before a card is drawn. Wherever the deck is empty the discards
are, too, since they become the deck at once.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.marklin import data
from whistlestop.games.marklin.board import LOCOMOTIVE, PASSENGER
from whistlestop.games.marklin.layout import (
    CARDS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    GAP,
    HAND,
    HAND_SIZE,
    KNOWN,
    ROW,
)  # fmt: skip

SLOTS = data.ROW
MOST_OF_A_KIND = data.MOST_OF_A_KIND


@kernel
def draw_card(s: Block, kind: int) -> None:
    """A card leaves the deck; the discards follow when it was the last (TR-4.2)."""
    s[DECK + kind] -= 1
    s[DECK_SIZE] -= 1
    reshuffle(s)


@kernel
def reshuffle(s: Block) -> None:
    """TR-4.2: where the deck is empty, the discards become the deck."""
    if s[DECK_SIZE] == 0 and s[DISCARD_SIZE] > 0:
        for kind in range(CARDS):
            s[DECK + kind] = s[DISCARD + kind]
            s[DISCARD + kind] = 0
        s[DECK_SIZE] = s[DISCARD_SIZE]
        s[DISCARD_SIZE] = 0


@kernel
def give(s: Block, at: int, kind: int) -> None:
    s[at + HAND + kind] += 1
    s[at + HAND_SIZE] += 1


@kernel
def pay(s: Block, at: int, kind: int, count: int) -> None:
    """Cards go from a hand to the discards; of those that all knew of, so many less are sure (TR-10)."""
    s[at + HAND + kind] -= count
    s[at + HAND_SIZE] -= count
    s[at + KNOWN + kind] = max(0, s[at + KNOWN + kind] - count)
    s[DISCARD + kind] += count
    s[DISCARD_SIZE] += count


# --- the row


@kernel
def missing_cards(s: Block) -> int:
    """How many gaps of the row the deck can fill now."""
    gaps = 0
    for slot in range(SLOTS):
        if s[ROW + slot] == GAP:
            gaps += 1
    return min(gaps, s[DECK_SIZE])


@kernel
def count_in_row(s: Block, kind: int) -> int:
    found = 0
    for slot in range(SLOTS):
        if s[ROW + slot] == kind:
            found += 1
    return found


@kernel
def must_be_renewed(s: Block) -> bool:
    """TR-4.3: three locomotives or three passengers, and a row without them can be made of what there is."""
    if count_in_row(s, LOCOMOTIVE) < MOST_OF_A_KIND and count_in_row(s, PASSENGER) < MOST_OF_A_KIND:
        return False
    if s[DECK_SIZE] == 0:  # only the row is left
        return False
    if s[DECK_SIZE] == SLOTS and s[DISCARD_SIZE] == 0:  # the deck is the next row, and after it this one comes again
        return s[DECK + LOCOMOTIVE] < MOST_OF_A_KIND and s[DECK + PASSENGER] < MOST_OF_A_KIND
    harmless = 0
    for kind in range(CARDS):
        cards = s[DECK + kind] + s[DISCARD + kind] + count_in_row(s, kind)
        if kind == LOCOMOTIVE or kind == PASSENGER:
            cards = min(cards, MOST_OF_A_KIND - 1)
        harmless += cards
    return harmless >= SLOTS


@kernel
def clear_row(s: Block) -> None:
    """All face-up cards are discarded; the deck is not empty then (`must_be_renewed`)."""
    for slot in range(SLOTS):
        if s[ROW + slot] != GAP:
            s[DISCARD + s[ROW + slot]] += 1
            s[DISCARD_SIZE] += 1
            s[ROW + slot] = GAP
