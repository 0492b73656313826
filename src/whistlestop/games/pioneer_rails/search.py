"""What a board is worth to the greedy player, and the best tracks of a turn without a box, as kernels.

Worth is counted in hundredths of a point: what is scored, what objectives are met, and a part of what is begun.
"""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.board import (
    BITS,
    KIND_OF,
    TRACK_BITS,
    TURNS_IN_ROUND,
    boxes,
    lay,
    near_end,
)
from whistlestop.games.pioneer_rails.layout import (
    BANKED,
    BANKS_DUE,
    BESIDE,
    BOARD,
    BONUSES,
    CARD,
    COUNT,
    DONE_IN,
    KIND_TRACK,
    KINDS,
    MET,
    NUGGETS,
    OBJECTIVE,
    OBJECTIVES_N,
    SALOONS,
    SUIT,
    TOWN,
    TOWNS_N,
    TURN,
)  # fmt: skip
from whistlestop.games.pioneer_rails.objectives import is_met
from whistlestop.games.pioneer_rails.tally import (
    BANK_FACTOR,
    FORT_POINTS,
    RANCH_POINTS,
    RANKS,
    bank_points,
    hand_points,
    yard_points,
)
from whistlestop.games.pioneer_rails.tracks import FOUND_STEP, TRACKS_OF_A_TURN, boxes_for, laid_now, survey

POINT = 100
NUGGET_WORTH, SALOON_WORTH, OBJECTIVE_WORTH = 180, 240, 900
TOWN_WORTH, BOX_WORTH, JOIN_WORTH = 100, 130, 60
BEGUN = table((0, 250, 80, 220, 130))  # by kind: a track beside it, before it is complete
MOST_IN_BANK, BANKS, MINE, BANK, SALOON = data.MOST_IN_BANK, data.COUNTS[data.BANK], data.MINE, data.BANK, data.SALOON
FORT, RANCH, FIRST_RANCH, TOWNS = data.FORT, data.RANCH, data.FIRST_OF_KIND[data.RANCH], data.TOWNS
WAYS, MOST_DEPTH = grid.WAYS, data.TRACKS


@kernel
def worth(s: Block, at: int) -> int:
    """What a board promises."""
    value = POINT * (FORT_POINTS[s[at + COUNT + FORT]] + RANCH_POINTS[s[at + COUNT + RANCH]])
    value += POINT * (bank_points(s, at) + yard_points(s, at))
    value += NUGGET_WORTH * s[at + NUGGETS] + SALOON_WORTH * BITS[s[at + SALOONS]] + TOWN_WORTH * s[at + TOWNS_N]
    value += BOX_WORTH * (boxes(s, at) - boxes_for(laid_now(s, at), s[at + BONUSES]))
    if s[at + BANKS_DUE]:
        nuggets = min(MOST_IN_BANK, s[at + NUGGETS] - s[at + BANKED])
        value += POINT * nuggets * BANK_FACTOR[s[at + COUNT + BANK] - 1]
    for town in range(TOWNS):
        value += JOIN_WORTH * max(0, BITS[s[at + TOWN + town]] - 1)
    for location in range(FIRST_RANCH):
        if s[at + DONE_IN + location] == 0:
            value += BEGUN[KIND_OF[location]] * (s[at + BESIDE + location] & TRACK_BITS)
    for i in range(s[OBJECTIVES_N]):
        if s[at + MET + i] == 0 and is_met(s, at, s[OBJECTIVE + i] - 1):
            value += OBJECTIVE_WORTH
    return value


@kernel
def hand_hope(s: Block, at: int) -> int:
    """What this round's cards promise: what they are, and as long as all differ, a part of a straight."""
    number = s[TURN] // TURNS_IN_ROUND
    double = s[at + SALOONS] >> number & 1
    if s[at + CARD + TURNS_IN_ROUND * (number + 1) - 1]:
        return POINT * hand_points(s, at, number)
    cards, counts, pairs, most = 0, 0, 0, 0
    for turn in range(TURNS_IN_ROUND * number, TURNS_IN_ROUND * (number + 1)):
        if s[at + CARD + turn]:
            cards += 1
            counts += 1 << 3 * ((s[at + CARD + turn] - 1) % RANKS)
    for rank in range(RANKS):
        most = max(most, counts >> 3 * rank & 7)
        pairs += 1 if counts >> 3 * rank & 7 >= 2 else 0
    if most <= 1:
        return (40 * cards) << double
    return (POINT * (most * most - 3 + pairs)) // 2 << double


@kernel
def best_tracks(s: Block, m: Block, at: int, out: Block) -> tuple[int, int]:
    """The worth of the best tracks that this turn still has to lay, and how many they are; `out` gets their ways.

    Depth first over all orders; of equal ones the first counts. The position is left as it was.
    """
    suit = s[at + SUIT] - 1
    depth_wanted = min(MOST_DEPTH, TRACKS_OF_A_TURN + s[at + BONUSES] - laid_now(s, at))
    boards, found, counts = zeros(BOARD * (MOST_DEPTH + 1)), zeros(WAYS * (MOST_DEPTH + 1)), zeros(KINDS)
    sizes, tried, chosen = zeros(MOST_DEPTH + 1), zeros(MOST_DEPTH + 1), zeros(MOST_DEPTH + 1)
    best, best_length = -1, 0
    depth = 0
    enter(s, m, at, suit, depth, depth_wanted, boards, found, counts, sizes, tried)
    while depth >= 0:
        if tried[depth] == sizes[depth]:
            if sizes[depth] == 0:  # nothing more can or must be laid
                value = worth(s, at)
                if value > best:
                    best, best_length = value, depth
                    for i in range(depth):
                        out[i] = chosen[i]
            depth -= 1
            if depth >= 0:
                for i in range(BOARD):
                    s[at + i] = boards[BOARD * depth + i]
            continue
        way = found[WAYS * depth + tried[depth]]
        tried[depth] += 1
        chosen[depth] = way
        lay(s, m, at, suit, way, near_end(s, m, at, suit, way))
        depth += 1
        enter(s, m, at, suit, depth, depth_wanted, boards, found, counts, sizes, tried)
    return best, best_length


@kernel
def enter(
    s: Block, m: Block, at: int, suit: int, depth: int, depth_wanted: int,
    boards: Block, found: Block, counts: Block, sizes: Block, tried: Block,
) -> None:  # fmt: skip
    """Keep the board of a new depth, and find the plain tracks that lead on from it."""
    for i in range(BOARD):
        boards[BOARD * depth + i] = s[at + i]
    sizes[depth] = 0
    tried[depth] = 0
    if depth < depth_wanted:
        ways = zeros(WAYS)
        for i in range(survey(s, m, at, suit, ways, counts)):
            if ways[i] % FOUND_STEP == KIND_TRACK:
                found[WAYS * depth + sizes[depth]] = ways[i] // FOUND_STEP
                sizes[depth] += 1
