"""What is legal, as kernels: how many actions of each kind a seat has, which they are, and the n-th of them.

The order is fixed: kinds as `layout` numbers them; routes by face, then cell, then the way to turn the face.
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.railroad_ink.board import (
    CELLS,
    FIRST_JUNCTION,
    FIRST_LAVA,
    FIRST_PIECE,
    FIRST_SPECIAL,
    FIT_COUNT,
    FIT_FIRST,
    FIT_PIECES,
    JUNCTIONS,
    LAVA_WAYS,
    LAVAS,
    ROUTES,
    SPECIAL_ROUTES,
    SURVEY,
    VOLCANO_CELLS,
    VOLCANO_PIECE,
    WAY_BITS,
    WAY_MASK,
    confirm_fault,
    count_cells,
    count_routes,
    erasable_cells,
    free_specials,
    is_open,
    place_fault,
    sum_ways,
    survey,
    undrawn_faces,
    undrawn_lava,
)
from whistlestop.games.railroad_ink.flow import (
    FREE_DIRECTION,
    board_at,
    picker,
)
from whistlestop.games.railroad_ink.layout import (
    ARRIVE,
    AT_WORK,
    CELL,
    CODES,
    CONFIRM,
    DIRECTION,
    DRAFT,
    DRAWING,
    FINE,
    FIRST_IGNORE,
    FIRST_STRIKE,
    FIRST_TAKE,
    KIND_CONFIRM,
    KIND_ERASE,
    KIND_IGNORE,
    KIND_LAVA,
    KIND_ROUTE,
    KIND_SPECIAL,
    KIND_STRIKE,
    KIND_TAKE,
    KIND_VOLCANO,
    KINDS,
    LAVA_ON,
    PHASE,
    PICKS,
    SEATS,
    STAGE,
    STRUCK,
    TAKEN_BY,
)


@kernel
def count_kinds(s: Block, seat: int, found: Block, counts: Block) -> None:
    """How many legal actions of each kind a seat has; `found` gets the survey of its board."""
    at = board_at(seat)
    for kind in range(KINDS):
        counts[kind] = 0
    if s[at + STAGE] == STRUCK:
        counts[KIND_STRIKE] = 4 if s[DIRECTION] == FREE_DIRECTION else 1
        counts[KIND_IGNORE] = count_cells(free_specials(s, at))
    elif s[PHASE] == DRAFT and picker(s) == seat:
        counts[KIND_TAKE] = 2 * s[SEATS] - s[PICKS]
    elif s[PHASE] == DRAWING and s[at + STAGE] == AT_WORK:
        survey(s, at, found)
        counts[KIND_ROUTE] = count_routes(found, undrawn_faces(s, at))
        counts[KIND_SPECIAL] = sum_ways(found[SPECIAL_ROUTES], free_specials(s, at))
        if s[LAVA_ON]:
            counts[KIND_LAVA] = sum_ways(found[LAVAS], undrawn_lava(s, at))
            counts[KIND_VOLCANO] = count_cells(found[VOLCANO_CELLS])
            counts[KIND_ERASE] = count_cells(erasable_cells(s, at, found))
        counts[KIND_CONFIRM] = 1 if confirm_fault(s, at, found) == FINE else 0


@kernel
def nth_action(s: Block, seat: int, kind: int, index: int, found: Block) -> int:
    """Action number `index` of a kind, in the order in which they are listed."""
    at = board_at(seat)
    if kind == KIND_STRIKE:
        return FIRST_STRIKE + (index if s[DIRECTION] == FREE_DIRECTION else s[DIRECTION])
    if kind == KIND_IGNORE:
        return FIRST_IGNORE + nth_member(free_specials(s, at), index)
    if kind == KIND_TAKE:
        pair = 0
        while s[TAKEN_BY + pair] or index > 0:
            if s[TAKEN_BY + pair] == 0:
                index -= 1
            pair += 1
        return FIRST_TAKE + pair
    if kind == KIND_ROUTE:
        return nth_route(s, at, undrawn_faces(s, at), index, found)
    if kind == KIND_SPECIAL:
        return nth_route(s, at, free_specials(s, at) << FIRST_SPECIAL, index, found)
    if kind == KIND_LAVA:
        return nth_lava(s, at, undrawn_lava(s, at), index, found)
    if kind == KIND_VOLCANO:
        return CODES * nth_member(found[VOLCANO_CELLS], index) + VOLCANO_PIECE
    if kind == KIND_ERASE:
        return CODES * nth_member(erasable_cells(s, at, found), index)
    return CONFIRM


@kernel
def nth_member(mask: int, index: int) -> int:
    """The member number `index` of a set."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    member = 0
    while not mask >> member & 1:
        member += 1
    return member


@kernel
def nth_route(s: Block, at: int, faces: int, index: int, found: Block) -> int:
    """Faces in their order, then cells, then ways to turn the face."""
    face = 0
    while True:
        if faces >> face & 1:
            if face < FIRST_JUNCTION:
                ways = found[ROUTES] >> WAY_BITS * face & WAY_MASK
            elif face < FIRST_SPECIAL:
                ways = found[JUNCTIONS] >> WAY_BITS * (face - FIRST_JUNCTION) & WAY_MASK
            else:
                ways = found[SPECIAL_ROUTES] >> WAY_BITS * (face - FIRST_SPECIAL) & WAY_MASK
            if index < ways:
                break
            index -= ways
        face += 1
    cell = 0
    while True:
        if is_open(s[at + CELL + cell]):
            fit = 256 * face + (s[at + ARRIVE + cell] & 255)
            if index < FIT_COUNT[fit]:
                return CODES * cell + FIT_PIECES[FIT_FIRST[fit] + index]
            index -= FIT_COUNT[fit]
        cell += 1


@kernel
def nth_lava(s: Block, at: int, faces: int, index: int, found: Block) -> int:
    """Faces in their order, then cells, then ways to turn the face."""
    face = 0
    while True:
        if faces >> face & 1:
            ways = found[LAVAS] >> WAY_BITS * face & WAY_MASK
            if index < ways:
                break
            index -= ways
        face += 1
    cell = 0
    while True:
        if is_open(s[at + CELL + cell]):
            ways = LAVA_WAYS[s[at + ARRIVE + cell]] >> WAY_BITS * face & WAY_MASK
            if index < ways:
                break
            index -= ways
        cell += 1
    piece = FIRST_PIECE[FIRST_LAVA + face]
    while True:
        if place_fault(s, at, cell, piece) == FINE:
            if index == 0:
                return CODES * cell + piece
            index -= 1
        piece += 1


@kernel
def list_actions(s: Block, seat: int, counts: Block, out: Block) -> int:
    """All legal actions of a seat, kind by kind; `counts` gets how many there are of each."""
    at = board_at(seat)
    found, of_kind = zeros(SURVEY), zeros(KINDS)
    count_kinds(s, seat, found, of_kind)
    end = 0
    for kind in range(KINDS):
        counts[kind] = of_kind[kind]
        if kind == KIND_ROUTE and of_kind[kind]:
            end = list_routes(s, at, undrawn_faces(s, at), out, end)
        elif kind == KIND_SPECIAL and of_kind[kind]:
            end = list_routes(s, at, free_specials(s, at) << FIRST_SPECIAL, out, end)
        else:
            for index in range(of_kind[kind]):
                out[end] = nth_action(s, seat, kind, index, found)
                end += 1
    return end


@kernel
def list_routes(s: Block, at: int, faces: int, out: Block, end: int) -> int:
    for face in range(FIRST_LAVA):
        if faces >> face & 1:
            for cell in range(CELLS):
                if is_open(s[at + CELL + cell]):
                    fit = 256 * face + (s[at + ARRIVE + cell] & 255)
                    for i in range(FIT_COUNT[fit]):
                        out[end] = CODES * cell + FIT_PIECES[FIT_FIRST[fit] + i]
                        end += 1
    return end
