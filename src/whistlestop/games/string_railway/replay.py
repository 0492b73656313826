"""A position from the history that a view tells, played again step by step: what no game allows is found out."""

from whistlestop.core.chance import is_possible
from whistlestop.core.errors import BadNotation, BadOptions
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, layout
from whistlestop.games.string_railway.actions import Action, Base
from whistlestop.games.string_railway.notation import parse_action
from whistlestop.games.string_railway.rules import SEATS, State, pending, setup
from whistlestop.games.string_railway.seen import TurnView, View


def replay(shown: View) -> "Block | None":
    """The position at the end of a history; None where no game has it."""
    seats = len(shown.boards)
    if not SEATS[0] <= seats <= SEATS[1] or (shown.seat is not None and not 1 <= shown.seat <= seats):
        return None
    try:
        shown.options.check(seats)
        s = setup(shown.options, seats).block
        is_right = _set_up(s, shown) and all(_play(s, turn) for turn in shown.turns)
    except (BadNotation, BadOptions):
        return None
    return s if is_right else None


def _set_up(s: Block, shown: View) -> bool:
    """Border, landscape, bases."""
    for text in shown.laid[:1] if s[layout.PHASE] == layout.LAYING_BORDER else ():
        if not _did(s, parse_action(text)):
            return False
    if shown.landscape is not None and not _fell(s, _dice(shown.landscape)):
        return False
    rest = shown.laid[1:] if data.BORDERS[s[layout.BORDER_SHAPE]] == "drawn" else shown.laid
    if not all(_did(s, parse_action(text)) for text in rest):
        return False
    # With two players the last two bases have no choice: they are there already.
    marks = shown.marks[:2] if s[layout.SEATS] == 2 else shown.marks
    return all(_did(s, Base(mark)) for mark in marks)


def _dice(number: int) -> tuple[int, ...]:
    faces: list[int] = []
    for _ in range(data.LANDSCAPE_DICE):
        number, face = divmod(number, data.LANDSCAPE_FACES)
        faces.insert(0, face)
    return tuple(faces) if number == 0 else (-1,)


def _play(s: Block, turn: TurnView) -> bool:
    kinds = [data.KIND_NUMBERS.get(name, -1) for name in turn.drawn]
    return all(_fell(s, (kind,)) for kind in kinds) and all(_did(s, parse_action(text)) for text in turn.done)


def _fell(s: Block, lot: tuple[int, ...]) -> bool:
    draw = pending(State(s))
    if draw is None or not is_possible(draw, lot):
        return False
    flow.fell(s, lot)
    return True


def _did(s: Block, action: Action) -> bool:
    seat = flow.actor(s)
    return seat is not None and flow.act(s, seat, action).number == layout.FINE
