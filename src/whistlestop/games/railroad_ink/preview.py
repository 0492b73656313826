"""What an unfinished drawing would bring, for the table's pencil: nothing here changes anything.

A draft is the beginning of an action in notation: a cell (`C3`), a face in any rotation (`hh--`), both
(`C3 hh--`), or a whole action. A cell alone is about the dice that are left: whoever wants to spend a special names it.
"""

from collections.abc import Collection

from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.game import Preview, Refusal, Seat
from whistlestop.games.railroad_ink import data, flow, layout
from whistlestop.games.railroad_ink.actions import NUMBERS, Action, Place
from whistlestop.games.railroad_ink.notation import face_number, parse_action
from whistlestop.games.railroad_ink.rules import State, apply, legal, refusal
from whistlestop.games.railroad_ink.score import sheet
from whistlestop.games.railroad_ink.views import view


def preview(state: State, seat: Seat, draft: str) -> Preview[Action]:
    """The ways to complete a draft, best joined first, with the score after the first; or why there is none."""
    cell, face = _wanted(draft)
    if cell is None and face is None:
        action = parse_action(draft)
        try:
            after = apply(state, seat, action).state
        except Illegal as illegal:
            return Preview((), refusal=_as_data(illegal))
        return _preview(state, after, seat, (action,))
    faces = _dice_left(state, seat) if face is None else (face,)
    ways = [
        action
        for action in legal(state, seat)
        if isinstance(action, Place)
        and cell in (None, action.cell)
        and data.FACE_OF[data.PIECE_NUMBERS[action.piece]] in faces
    ]
    if not ways:
        why = _why_not(state, seat, cell, faces) if faces else _why_no_die(state, seat, cell or "")
        return Preview((), refusal=_as_data(why))
    ways.sort(key=lambda way: (-_joints(state, seat, way), NUMBERS[way]))
    if cell is None:
        return Preview(tuple(ways))
    return _preview(state, apply(state, seat, ways[0]).state, seat, tuple(ways))


def _wanted(draft: str) -> tuple[str | None, int | None]:
    """The cell and the face that a draft names."""
    words = draft.split()
    cell = words[0].upper() if words and words[0].upper() in data.CELL_NUMBERS else None
    rest = words[1:] if cell else words
    if not rest:
        return cell, None
    try:
        return (cell, face_number(rest[0].lower())) if len(rest) == 1 else (None, None)
    except BadNotation:
        return None, None


def _preview(before: State, after: State, seat: Seat, ways: tuple[Action, ...]) -> Preview[Action]:
    new = sheet(view(after, seat), seat)
    return Preview(ways, new, new.total - sheet(view(before, seat), seat).total)


def _joints(state: State, seat: Seat, way: Place) -> int:
    """By how many sides a piece would join what is there."""
    arrive = state.block[flow.board_at(seat) + layout.ARRIVE + data.CELL_NUMBERS[way.cell]]
    piece = data.PIECE_NUMBERS[way.piece]
    joined = data.HIGHWAY[piece] & arrive | data.RAILWAY[piece] & arrive >> 4 | data.LAVA[piece] & arrive >> 8
    return joined.bit_count()


def _dice_left(state: State, seat: Seat) -> tuple[int, ...]:
    """The faces that are still to be drawn."""
    board = view(state, seat).boards[seat - 1]
    left = dict.fromkeys(face for face, is_drawn in zip(board.dice, board.drawn, strict=True) if not is_drawn)
    return tuple(map(data.FACES.index, left))


def _why_not(state: State, seat: Seat, cell: str | None, faces: Collection[int]) -> Illegal:
    """The fault of the way that comes nearest to being legal: the one judged last."""
    cells = [cell] if cell else data.CELL_NAMES
    tries = [Place(c, sides) for c in cells for face in faces for sides in data.VARIANTS[face]]
    faults = [(flow.act(state.block[:], seat, NUMBERS[action]), action) for action in tries]
    fault, action = max(faults, key=lambda found: _NEARNESS.get(found[0], 9))
    if cell is None and fault in _NEARNESS:  # it is about no cell more than about any other
        (face,) = faces
        fault = _right(state, seat, face)
        if fault == layout.FINE:
            rule = "RI-7.3" if face >= data.FIRST_LAVA else "RI-2.4"
            return Illegal(rule, "railroad-ink-fits-nowhere", face=data.face_name(data.FACES[face]))
    return refusal(fault, action)


def _why_no_die(state: State, seat: Seat, cell: str) -> Illegal:
    """What speaks against drawing on a cell when no die is left for it."""
    action = Place(cell, data.VARIANTS[0][0])
    fault = flow.act(state.block[:], seat, NUMBERS[action])
    is_about_a_die = fault == layout.NO_DIE or (fault in _NEARNESS and fault != layout.TAKEN)
    if not is_about_a_die:
        return refusal(fault, action)
    board = flow.board_at(seat)
    if any(flow.special_fault(state.block, board, special) == layout.FINE for special in range(len(data.SPECIALS))):
        return Illegal("RI-2.5", "railroad-ink-choose-special")
    return Illegal("RI-2.4", "railroad-ink-all-drawn")


def _right(state: State, seat: Seat, face: int) -> int:
    """What speaks against drawing a face, wherever it may be."""
    if data.FIRST_SPECIAL <= face < data.FIRST_LAVA:
        return flow.special_fault(state.block, flow.board_at(seat), face - data.FIRST_SPECIAL)
    if face == data.VOLCANO or face in _dice_left(state, seat):
        return layout.FINE
    return layout.NO_DIE if face < data.FIRST_SPECIAL else layout.NO_LAVA_DIE


_NEARNESS = {layout.TAKEN: 0, layout.ALONE: 1, layout.LAVA_ALONE: 1, layout.UNLIKE: 2, layout.BESIDE_LAVA: 2}


def _as_data(illegal: Illegal) -> Refusal:
    return Refusal(illegal.rule, illegal.reason, illegal.args_by_name)
