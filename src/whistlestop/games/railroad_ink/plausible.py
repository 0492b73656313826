"""Whether a view is one that some game can show: what comes from a file is not trusted, and kernels check nothing."""

from collections import Counter

from whistlestop.core.errors import BadOptions
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.rules import SEATS
from whistlestop.games.railroad_ink.seen import PHASES, ROLLED, STAGES, BoardView, View

DICE_FACES = frozenset(data.FACES[: data.FIRST_SPECIAL])
PIECES = frozenset(("", *data.PIECES[1:]))


def is_possible(shown: View) -> bool:
    """Whether its options, its dice and each of its boards can be together."""
    fewest, most = SEATS
    if not fewest <= shown.seats <= most or shown.seat not in (None, *_seats(shown)):
        return False
    try:
        shown.options.check(shown.seats)
    except BadOptions:
        return False
    boards = [*shown.boards, *(seen.before for seen in shown.boards if seen.before is not None)]
    return (
        _is_possible_moment(shown)
        and _is_possible_draft(shown)
        and all(_has_its_dice(seen, shown, seat) for seat, seen in enumerate(shown.boards, 1))
        and all(_is_possible_board(seen, shown) for seen in boards)
    )


def _seats(shown: View) -> range:
    return range(1, shown.seats + 1)


def _is_possible_moment(shown: View) -> bool:
    """Round, phase and meteor dice."""
    options = shown.options
    phases = [phase for phase in PHASES if options.draft or phase not in ("star", "pool", "strike", "draft")]
    falls = options.meteors and shown.phase in ROLLED
    return (
        1 <= shown.round <= shown.rounds == options.rounds
        and shown.phase in phases
        and (shown.direction in (*data.DIRECTIONS, "free") if falls else shown.direction is None)
        and (shown.distance in data.DISTANCE_DIE if falls else shown.distance is None)
    )


def _is_possible_draft(shown: View) -> bool:
    """Star, pool, pairs and who took them (RI-5)."""
    pairs = 2 * shown.seats if shown.options.draft and shown.phase in ROLLED else 0
    pool = [1] * 3 * shown.seats + [4] * shown.seats if shown.options.draft and shown.phase == "roll" else []
    has_star = shown.options.draft and shown.phase != "star"
    taken = Counter(seat for seat in shown.taken_by if seat)
    in_all = {"strike": range(1), "draft": range(pairs), "drawing": range(pairs, pairs + 1)}.get(shown.phase, range(1))
    return (
        len(shown.pairs) == len(shown.taken_by) == pairs
        and all(face in DICE_FACES for pair in shown.pairs for face in pair)
        and all(seat in _seats(shown) and count <= 2 for seat, count in taken.items())
        and taken.total() in in_all
        and sorted(shown.pool) == pool
        and all((seat in _seats(shown)) == has_star for seat in (shown.star, shown.first))
    )


def _has_its_dice(seen: BoardView, shown: View, seat: int) -> bool:
    """The dice that this seat has to draw, and how far it has come."""
    if shown.phase not in ROLLED:
        return not seen.dice and not seen.drawn
    routes = 2 * shown.taken_by.count(seat) if shown.options.draft else 4
    stages = {"strike": ("waiting", "strike"), "draft": ("waiting",), "drawing": STAGES[1:]}[shown.phase]
    return (
        len(seen.drawn) == len(seen.dice) == routes + 2 * shown.options.lava
        and all(face in DICE_FACES for face in seen.dice[:routes])
        and all(face in data.LAVA_FACES for face in seen.dice[routes:])
        and seen.stage in stages
    )


def _is_possible_board(seen: BoardView, shown: View) -> bool:
    """Cells, craters, lava, specials: nothing that the rounds so far cannot have given."""
    options = shown.options
    if not (len(seen.cells) == len(seen.rounds) == data.CELLS and all(sides in PIECES for sides in seen.cells)):
        return False
    faces = [data.FACE_OF[data.PIECE_NUMBERS[sides]] for sides in seen.cells if sides not in ("", "*")]
    specials = [data.FACES[face] for face in faces if data.FIRST_SPECIAL <= face < data.FIRST_LAVA]
    junctions = sum(data.FIRST_JUNCTION <= face < data.FIRST_SPECIAL for face in faces)
    return (
        all(0 <= number <= shown.round for number in seen.rounds)
        and seen.cells.count("*") <= (shown.rounds if options.meteors else 0)  # a line of seven would trap a meteor
        and (options.lava or all(face < data.FIRST_LAVA for face in faces))
        and (seen.cells[data.MIDDLE] == data.VOLCANO_FACE) == options.lava
        and (seen.mark in data.CELL_NAMES if options.meteors else seen.mark is None)
        and all(face in data.SPECIALS for face in seen.crossed)
        and len(set(seen.crossed)) == len(seen.crossed) <= data.SPECIALS_PER_GAME
        and set(specials) <= set(seen.crossed)
        and len(specials) == len(set(specials))
        and (options.draft or junctions <= shown.round)
        and seen.stage in STAGES
    )
