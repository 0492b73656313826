"""What each seat may know of a position, and positions imagined from that (RI-2.7).

Hidden is only one thing: what another seat has drawn, erased or crossed out in this round before it confirms.
Until then its board is shown as it stood before the round (in the draft: after the strikes).
"""

import msgspec

from whistlestop.core.errors import BadNotation
from whistlestop.core.game import Random, Seat
from whistlestop.core.kernel import Block
from whistlestop.games.railroad_ink import board, data, flow, layout
from whistlestop.games.railroad_ink.rules import EDITIONS, LONGEST_CHOICES, SEATS, Options, State, setup

PHASES = ("star", "pool", "roll", "strike", "draft", "drawing", "over")  # by layout's numbers
STAGES = ("waiting", "strike", "drawing", "done")


class BoardView(msgspec.Struct, frozen=True):
    """One player's board. Cells stand row by row from A1; "" is an empty cell, "*" a crater."""

    cells: tuple[str, ...]
    rounds: tuple[int, ...]  # in which round each cell was drawn, 0 for none
    stage: str = "waiting"
    mark: str | None = None  # the cell of the last impact, with meteors
    crossed: tuple[str, ...] = ()  # specials used or crossed out
    special_done: bool = False  # this round's special is used
    dice: tuple[str, ...] = ()  # the faces to draw this round, lava dice last
    drawn: tuple[bool, ...] = ()  # which of them are drawn
    relief: bool = False  # room for lava was made this round (RI-7.5)
    before: "BoardView | None" = None  # the own board as the others see it, while this round is not confirmed


class View(msgspec.Struct, frozen=True):
    """Everything that one seat (None: a spectator) may know: enough to draw and to decide."""

    seat: Seat | None
    options: Options
    round: int
    rounds: int
    phase: str
    boards: tuple[BoardView, ...]
    direction: str | None = None  # what the meteor dice show
    distance: int | None = None
    star: Seat | None = None  # draft: who was first of all
    first: Seat | None = None  # draft: who picks first; after the picks, who will in the next round
    picker: Seat | None = None
    pairs: tuple[tuple[str, str], ...] = ()
    taken_by: tuple[Seat, ...] = ()  # by pair; 0 for nobody
    pool: tuple[int, ...] = ()  # draft, before the roll: which dice come one after the other, 1 or 4

    def _repr_svg_(self) -> str:
        from whistlestop.games.railroad_ink.draw import svg

        return svg(self)

    def __str__(self) -> str:
        from whistlestop.games.railroad_ink.draw import text

        return text(self)


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
        before = s[at + layout.BEFORE : at + layout.BEFORE + data.CELLS]
        cells = tuple([_TEXTS[cell & (layout.INK_STEP - 1)] for cell in before])
        rounds = tuple([cell >> 7 for cell in before])
        mark, crossed = s[at + layout.MARK_BEFORE], s[at + layout.CROSSED_BEFORE]
        # Not even whether its strike is decided.
        stage = layout.STRUCK if s[layout.PHASE] == layout.STRIKE else layout.AT_WORK
    else:
        cells = tuple([_TEXTS[piece] for piece in s[at + layout.CELL : at + layout.CELL + data.CELLS]])
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
    if not _is_possible(shown):  # a view may come from a file; kernels check nothing
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
    return state


def _is_possible(shown: View) -> bool:
    """Whether every number and name of a view is one that this game knows."""
    options, seats = shown.options, len(shown.boards)
    fewest, most = SEATS
    seat_numbers = range(1, seats + 1)
    return (
        fewest <= seats <= most
        and shown.seat in (None, *seat_numbers)
        and 1 <= shown.round <= shown.rounds == options.rounds
        and shown.phase in PHASES
        and shown.direction in (None, *data.DIRECTIONS, "free")
        and shown.distance in (None, *data.DISTANCE_DIE)
        and (shown.direction is None) == (shown.distance is None)
        and shown.star in (None, *seat_numbers)
        and shown.first in (None, *seat_numbers)
        and len(shown.pairs) in (0, 2 * seats if options.draft else 0)
        and len(shown.taken_by) == len(shown.pairs)
        and all(face in _DICE_FACES for pair in shown.pairs for face in pair)
        and all(seat in (0, *seat_numbers) for seat in shown.taken_by)
        and len(shown.pool) in (0, 4 * seats if options.draft else 0)
        and sorted(shown.pool) in ([], [1] * 3 * seats + [4] * seats)
        and (shown.phase != "roll" or not options.draft or bool(shown.pool))
        and all(_is_possible_board(seen, shown) for seen in shown.boards)
        and all(_is_possible_board(seen.before, shown) for seen in shown.boards if seen.before is not None)
    )


def _is_possible_board(seen: BoardView, shown: View) -> bool:
    lava_dice = seen.dice[-2:] if shown.options.lava and seen.dice else ()
    route_dice = seen.dice[: len(seen.dice) - len(lava_dice)]
    specials = [sides for sides in seen.cells if sides in _SPECIAL_PIECES]
    return (
        len(seen.cells) == len(seen.rounds) == data.CELLS
        and all(sides == "" or (sides in data.PIECE_NUMBERS and sides != "----") for sides in seen.cells)
        and all(0 <= number <= shown.round for number in seen.rounds)
        and len(specials) <= data.SPECIALS_PER_GAME
        and seen.stage in STAGES
        and seen.mark in (None, *data.CELL_NAMES)
        and (seen.mark is None) == (not shown.options.meteors)
        and all(face in data.SPECIALS for face in seen.crossed)
        and len(set(seen.crossed)) == len(seen.crossed) <= data.SPECIALS_PER_GAME
        and len(route_dice) <= 4
        and all(face in _DICE_FACES for face in route_dice)
        and all(face in data.LAVA_FACES for face in lava_dice)
        and len(lava_dice) in (0, 2)
        and len(seen.drawn) == len(seen.dice)
    )


_SPECIAL_PIECES = frozenset(
    sides for variants in data.VARIANTS[data.FIRST_SPECIAL : data.FIRST_LAVA] for sides in variants
)
_DICE_FACES = frozenset(data.FACES[: data.FIRST_SPECIAL])


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
