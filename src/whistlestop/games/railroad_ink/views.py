"""What each seat may know of a position, and positions imagined from that (RI-2.7).

Hidden is only one thing: what another seat has drawn, erased or crossed out in this round before it confirms.
Until then its board is shown as it stood before the round (in the draft: after the strikes).
"""

from array import array
from functools import lru_cache

import msgspec

from whistlestop.core.errors import BadNotation
from whistlestop.core.game import Random, Seat
from whistlestop.core.kernel import Block
from whistlestop.games.railroad_ink import board, data, flow, layout
from whistlestop.games.railroad_ink.plausible import is_possible
from whistlestop.games.railroad_ink.rules import EDITIONS, LONGEST_CHOICES, Options, State, actors, setup
from whistlestop.games.railroad_ink.seen import PHASES, ROLLED, STAGES, BoardView, View

_TEXTS = ("", *data.PIECES[1:])


def view(state: State, seat: Seat | None) -> View:
    """The position through the eyes of a seat."""
    s = state.block
    phase = s[layout.PHASE]
    rolled = phase in (layout.STRIKE, layout.DRAFT, layout.DRAWING)
    boards = tuple(_board(s, other, seat, rolled) for other in range(1, s[layout.SEATS] + 1))
    shown = View(seat, _options(s), s[layout.ROUND], s[layout.ROUNDS], PHASES[phase], boards)
    changes: dict[str, object] = {}
    if rolled and s[layout.METEORS_ON]:
        changes["direction"] = (*data.DIRECTIONS, "free")[s[layout.DIRECTION]]
        changes["distance"] = s[layout.DISTANCE]
    if s[layout.DRAFT_ON]:
        changes["star"], changes["first"] = s[layout.STAR] or None, s[layout.FIRST] or None
        if rolled:
            faces = [data.FACES[face] for face in s[layout.POOL : layout.POOL + 4 * s[layout.SEATS]]]
            changes["pairs"] = tuple(zip(faces[::2], faces[1::2], strict=True))
            changes["taken_by"] = tuple(s[layout.TAKEN_BY : layout.TAKEN_BY + 2 * s[layout.SEATS]])
        if phase == layout.DRAFT:
            changes["picker"] = flow.picker(s)
        if phase == layout.ROLL_DRAW:
            kinds = s[layout.POOL : layout.POOL + 4 * s[layout.SEATS]]
            changes["pool"] = tuple([4 if kind else 1 for kind in kinds])
    return msgspec.structs.replace(shown, **changes) if changes else shown


def reveal(state: State) -> View:
    """The position as nobody saw it while it was played: every board as its owner had drawn it."""
    boards = tuple(view(state, owner).boards[owner - 1] for owner in range(1, state.block[layout.SEATS] + 1))
    return msgspec.structs.replace(view(state, None), boards=boards)


def _options(s: Block) -> Options:
    key = tuple(s[layout.LAVA_ON : layout.LONGEST])
    if key not in _known_options:
        lava, meteors, draft, skip, open_boards, empty, centre, edition, longest = key
        _known_options[key] = Options(
            EDITIONS[edition], LONGEST_CHOICES[longest], bool(lava), bool(meteors), bool(draft),
            "free" if skip else "maximal", bool(open_boards), "empty" if empty else "voluntary", bool(centre),
        )  # fmt: skip
    return _known_options[key]


_known_options: dict[tuple[int, ...], Options] = {}


def _board(s: Block, owner: Seat, viewer: Seat | None, rolled: bool) -> BoardView:
    at = flow.board_at(owner)
    is_secret = (
        s[at + layout.STAGE] != layout.DONE
        and s[layout.PHASE] in (layout.STRIKE, layout.DRAWING)
        and not s[layout.OPEN_BOARDS]
    )
    seen = _seen_board(s, at, is_secret and owner != viewer, rolled)
    if is_secret and owner == viewer:
        return msgspec.structs.replace(seen, before=_seen_board(s, at, True, rolled))
    return seen


def _seen_board(s: Block, at: int, hidden: bool, rolled: bool) -> BoardView:
    stage = s[at + layout.STAGE]
    if hidden:
        cells, rounds = _settled(s[at + layout.BEFORE : at + layout.BEFORE + data.CELLS].tobytes())
        mark, crossed = s[at + layout.MARK_BEFORE], s[at + layout.CROSSED_BEFORE]
        # Not even whether its strike is decided.
        stage = layout.STRUCK if s[layout.PHASE] == layout.STRIKE else layout.AT_WORK
    else:
        cells = _texts(s[at + layout.CELL : at + layout.CELL + data.CELLS].tobytes())
        rounds = tuple(s[at + layout.INK : at + layout.INK + data.CELLS])
        mark, crossed = s[at + layout.MARK], s[at + layout.CROSSED]
    return BoardView(
        cells,
        rounds,
        STAGES[stage],
        data.CELL_NAMES[mark] if s[layout.METEORS_ON] else None,
        tuple([face for special, face in enumerate(data.SPECIALS) if crossed >> special & 1]),
        not hidden and bool(s[at + layout.SPECIAL_DONE]),
        *_dice(s, at, hidden, rolled),
        not hidden and bool(s[at + layout.RELIEF]),
    )


# The same boards are seen by many, many times: what they hold is kept in words.


@lru_cache(1 << 12)
def _texts(pieces: bytes) -> tuple[str, ...]:
    return tuple([_TEXTS[piece] for piece in array("q", pieces)])


@lru_cache(1 << 12)
def _settled(inked: bytes) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Pieces and the rounds they were drawn in, from the cells as they stood before the round."""
    cells = array("q", inked)
    pieces = tuple([_TEXTS[cell & (layout.INK_STEP - 1)] for cell in cells])
    return pieces, tuple([cell >> 7 for cell in cells])


def _dice(s: Block, at: int, hidden: bool, rolled: bool) -> tuple[tuple[str, ...], tuple[bool, ...]]:
    if not rolled:
        return (), ()
    dice = list(s[at + layout.DICE : at + layout.DICE + 4])
    drawn = 0 if hidden else s[at + layout.DRAWN]
    numbers = list(range(4))
    if s[layout.PHASE] in (layout.STRIKE, layout.DRAFT):  # what is not picked yet
        picked = s[layout.TAKEN_BY : layout.TAKEN_BY + 2 * s[layout.SEATS]].count(_seat_at(at))
        numbers = numbers[: 2 * picked]
    faces = [data.FACES[dice[number]] for number in numbers]
    if s[layout.LAVA_ON]:
        faces += [data.FACES[s[layout.LAVA_ROLL + die]] for die in range(2)]
        numbers += [4, 5]
    return tuple(faces), tuple([bool(drawn >> number & 1) for number in numbers])


def _seat_at(at: int) -> Seat:
    return (at - layout.HEAD) // layout.BOARD + 1


# --- positions from views


def imagine(shown: View, rng: Random) -> State:
    """A position that the viewer cannot tell from the real one: the others have not begun to draw yet."""
    if not is_possible(shown):  # a view may come from a file; kernels check nothing
        raise BadNotation("railroad-ink-impossible-view")
    state = setup(shown.options, len(shown.boards))
    s = state.block
    s[layout.ROUND] = shown.round
    s[layout.PHASE] = PHASES.index(shown.phase)
    s[layout.STAR], s[layout.FIRST] = shown.star or 0, shown.first or 0
    if shown.direction is not None and shown.distance is not None:
        s[layout.DIRECTION] = (*data.DIRECTIONS, "free").index(shown.direction)
        s[layout.DISTANCE] = shown.distance
    for pair, faces in enumerate(shown.pairs):
        for half, face in enumerate(faces):
            s[layout.POOL + 2 * pair + half] = data.FACES.index(face)
        s[layout.TAKEN_BY + pair] = shown.taken_by[pair]
    s[layout.PICKS] = sum(seat > 0 for seat in shown.taken_by)
    for die, kind in enumerate(shown.pool):
        s[layout.POOL + die] = kind == 4
    for seat, seen in enumerate(shown.boards, 1):
        draw_board(s, flow.board_at(seat), seen)
        if seen.stage in ("strike", "drawing") and seat != shown.seat and not shown.options.open_boards:
            _not_begun(s, flow.board_at(seat), shown)
    if shown.phase in ROLLED and not actors(state):  # nobody could ever go on
        raise BadNotation("railroad-ink-impossible-view")
    return state


def draw_board(s: Block, at: int, seen: BoardView) -> None:
    """Put a board as it is seen into a position."""
    board.clear_board(s, at)
    _draw_cells(s, at, seen.before or seen)
    flow.remember(s, at)
    if seen.before is not None:
        _draw_cells(s, at, seen)
    s[at + layout.STAGE] = STAGES.index(seen.stage)
    s[at + layout.SPECIAL_DONE], s[at + layout.RELIEF] = seen.special_done, seen.relief
    routes = len(seen.dice) - 2 * s[layout.LAVA_ON] if seen.dice else 0
    for die, face in enumerate(seen.dice):
        place, bit = (
            (at + layout.DICE + die, die) if die < routes else (layout.LAVA_ROLL + die - routes, 4 + die - routes)
        )
        s[place] = data.FACES.index(face)
        s[at + layout.DRAWN] |= seen.drawn[die] << bit
    if routes == 4 and not s[layout.DRAFT_ON]:
        s[layout.ROLL : layout.ROLL + 4] = s[at + layout.DICE : at + layout.DICE + 4]


def _draw_cells(s: Block, at: int, seen: BoardView) -> None:
    for cell, sides in enumerate(seen.cells):
        if sides:
            board.put(s, at, cell, data.PIECE_NUMBERS[sides], seen.rounds[cell])
        else:
            board.lift(s, at, cell)
    if seen.mark is not None:
        s[at + layout.MARK] = data.CELL_NUMBERS[seen.mark]
    s[at + layout.CROSSED] = sum(1 << data.SPECIALS.index(face) for face in seen.crossed)


def _not_begun(s: Block, at: int, shown: View) -> None:
    """A seat whose drawings are hidden stands where the round began for it."""
    if shown.options.meteors and not (shown.options.draft and shown.phase == "drawing"):
        if shown.direction == "free" or board.free_specials(s, at):
            s[at + layout.STAGE] = layout.STRUCK
        else:
            flow.strike(s, at, s[layout.DIRECTION])
            s[at + layout.STAGE] = layout.WAITING if shown.options.draft else layout.AT_WORK
