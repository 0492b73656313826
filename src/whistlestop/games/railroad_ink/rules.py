"""The rules of Railroad Ink as the game contract wants them: set-up, chance, actions, views, the end.

What happens on a board and in which order is told by the kernels of `board` and `flow`; here it becomes
values that nobody can change: states, steps, legal actions. The numbers (RI-…) are those of docs/railroad-ink.md.
"""

from array import array
from functools import lru_cache
from typing import Annotated, Literal, get_args

from whistlestop.core import chance
from whistlestop.core.blocks import BlockState, NumberedActions, checked_seat, number_of
from whistlestop.core.chance import Deck, Die, Draw, Lot
from whistlestop.core.errors import BadOptions, Illegal
from whistlestop.core.game import Event, Outcome, Seat, Step
from whistlestop.core.kernel import Block, block
from whistlestop.core.options import Options as BaseOptions
from whistlestop.core.options import rule
from whistlestop.games.railroad_ink import board, data, flow, layout, listing, tally
from whistlestop.games.railroad_ink.actions import (
    ALL_ACTIONS,
    NUMBERS,
    Action,
    Confirm,
    Erase,
    Ignore,
    Place,
    Strike,
    Take,
)

SEATS = (1, 6)  # RI-1.7


Edition = Literal["uk2020", "pl2019"]
Longest = Literal["auto", "segments", "segments_strict", "cells"]
MustDraw = Literal["maximal", "free"]
CraterDuty = Literal["voluntary", "empty"]


class Options(BaseOptions, frozen=True):
    """The rule options of Railroad Ink, each with its rule."""

    edition: Annotated[Edition, rule("RI-3.6", "which rule book settles what the two tell differently")] = "uk2020"
    longest: Annotated[Longest, rule("RI-3.2", "how the longest route is counted; auto: by edition")] = "auto"
    lava: Annotated[bool, rule("RI-7", "play with the lava dice")] = False
    meteors: Annotated[bool, rule("RI-6", "play with the meteor dice")] = False
    draft: Annotated[bool, rule("RI-5", "draft pairs of dice")] = False
    must_draw: Annotated[MustDraw, rule("RI-2.4", "whether every die that fits must be drawn")] = "maximal"
    open_boards: Annotated[bool, rule("RI-2.7", "see the others' drawings before they confirm")] = False
    crater_duty: Annotated[CraterDuty, rule("RI-6.5", "whether duties count craters as empty cells")] = "voluntary"
    crater_fills_centre: Annotated[bool, rule("RI-3.3", "a crater in the centre scores like a drawn cell")] = False

    def check(self, seats: int) -> None:
        if self.edition == "pl2019" and (self.draft or (self.lava and self.meteors)):
            raise BadOptions("railroad-ink-not-in-pl2019")  # RI-3.6
        if self.draft and seats < 2:
            raise BadOptions("railroad-ink-draft-needs-two")  # RI-1.7

    @property
    def reading(self) -> str:
        """How the longest route is counted after all (RI-3.2)."""
        if self.longest != "auto":
            return self.longest
        return "segments" if self.edition == "uk2020" else "cells"

    @property
    def rounds(self) -> int:
        """RI-2.1."""
        return data.ROUNDS_WITH_EXPANSION if self.lava or self.meteors else data.ROUNDS


READINGS = {"segments": layout.SEGMENTS, "segments_strict": layout.SEGMENTS_STRICT, "cells": layout.SIMPLE_CELLS}
EDITIONS: tuple[Edition, ...] = get_args(Edition)
LONGEST_CHOICES: tuple[Longest, ...] = get_args(Longest)


class State(BlockState):
    """A position, laid out by `layout`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Railroad Ink, round {self.block[layout.ROUND]} of {self.block[layout.ROUNDS]}>"


def setup(options: Options, seats: int) -> State:
    """Empty boards, no dice rolled."""
    s = block(layout.HEAD + layout.BOARD * seats)
    s[layout.SEATS] = seats
    s[layout.ROUND] = 1
    s[layout.ROUNDS] = options.rounds
    s[layout.LAVA_ON], s[layout.METEORS_ON], s[layout.DRAFT_ON] = options.lava, options.meteors, options.draft
    s[layout.MAY_SKIP] = options.must_draw == "free"
    s[layout.OPEN_BOARDS] = options.open_boards
    s[layout.CRATERS_ARE_EMPTY] = options.crater_duty == "empty"
    s[layout.CRATERS_FILL_CENTRE] = options.crater_fills_centre
    s[layout.LONGEST] = READINGS[options.reading]
    s[layout.EDITION] = EDITIONS.index(options.edition)
    s[layout.LONGEST_CHOICE] = LONGEST_CHOICES.index(options.longest)
    s[layout.PHASE] = layout.STAR_DRAW if options.draft else layout.ROLL_DRAW
    for seat in range(1, seats + 1):
        board.clear_board(s, flow.board_at(seat))
        flow.remember(s, flow.board_at(seat))
    return State(s)


# --- chance

ROUTE_DIE = Die(tuple(range(data.FIRST_JUNCTION)))
JUNCTION_DIE = Die(tuple(face for face in range(data.FIRST_JUNCTION, data.FIRST_SPECIAL) for _ in range(2)))
LAVA_DIE = Die(tuple(data.FIRST_LAVA + face for face in data.LAVA_DIE))
DIRECTION_DIE = Die(data.DIRECTION_DIE)
DISTANCE_DIE = Die(data.DISTANCE_DIE)


def pending(state: State) -> Draw | None:
    """The dice to roll now: the star (RI-5.4), the draft's pool (RI-5.1), a round's dice (RI-2.1)."""
    s = state.block
    match s[layout.PHASE]:
        case layout.STAR_DRAW:
            return Draw("star", (Die(tuple(range(1, s[layout.SEATS] + 1))),))
        case layout.POOL_DRAW:
            return Draw("pool", (Deck((3 * s[layout.SEATS], s[layout.SEATS]), 4 * s[layout.SEATS]),))
        case layout.ROLL_DRAW:
            kinds: tuple[int, ...] = (0, 0, 0, 1)
            if s[layout.DRAFT_ON]:
                kinds = tuple(s[layout.POOL : layout.POOL + 4 * s[layout.SEATS]])
            return _roll(kinds, s[layout.LAVA_ON], s[layout.METEORS_ON])
    return None


@lru_cache(maxsize=64)
def _roll(kinds: tuple[int, ...], lava: int, meteors: int) -> Draw:
    dice = [JUNCTION_DIE if kind else ROUTE_DIE for kind in kinds]
    dice += [LAVA_DIE, LAVA_DIE] if lava else []
    dice += [DIRECTION_DIE, DISTANCE_DIE] if meteors else []
    return Draw("roll", tuple(dice))


def resolve(state: State, lot: Lot) -> Step[State]:
    """Go on with what the dice show."""
    draw = pending(state)
    if draw is None:
        raise Illegal("RI-2.1", "railroad-ink-no-roll")
    chance.check(draw, lot)
    s = state.block[:]
    if draw.what == "star":
        flow.take_star(s, lot[0])
        return Step(State(s), (Event("railroad-ink-star", lot[0]),))
    if draw.what == "pool":
        s[layout.POOL : layout.POOL + len(lot)] = array("q", lot)
        s[layout.PHASE] = layout.ROLL_DRAW
        return Step(State(s))
    flow.begin_round(s, array("q", lot))
    return Step(State(s), (Event("railroad-ink-rolled", args={"round": s[layout.ROUND]}),))


# --- who may act, and how


def actors(state: State) -> tuple[Seat, ...]:
    """All who still have to draw or to take a strike; in the draft, one after the other."""
    s = state.block
    if s[layout.PHASE] == layout.DRAFT:
        return (flow.picker(s),)
    if s[layout.PHASE] not in (layout.DRAWING, layout.STRIKE):
        return ()
    stages = s[layout.HEAD + layout.STAGE :: layout.BOARD]
    return tuple(seat for seat, stage in enumerate(stages, 1) if stage in (layout.STRUCK, layout.AT_WORK))


class Legal(NumberedActions[Action]):
    """The legal actions of a seat."""

    __slots__ = ()
    all_actions, numbering, kinds_of_action = ALL_ACTIONS, NUMBERS, layout.KINDS

    def _list(self, counts: Block, out: Block) -> int:
        return listing.list_actions(self._block, self._seat, counts, out)

    def _is_legal(self, number: int) -> bool:
        return flow.act(self._block[:], self._seat, number) == layout.FINE


def legal(state: State, seat: Seat) -> Legal:
    """What this seat may do now."""
    return Legal(state.block, checked_seat(seat, state.block[layout.SEATS]))


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Carry out an action; an illegal one raises Illegal and changes nothing."""
    s = state.block[:]
    fault = flow.act(s, checked_seat(seat, s[layout.SEATS]), encode(state, action))
    if fault:
        raise refusal(fault, action)
    event, closes_lane = _event(s, seat, action)
    is_barrier = s[layout.PHASE] != state.block[layout.PHASE]
    return Step(State(s), (event,), closes_lane, bool(s[layout.OPEN_BOARDS]), is_barrier)


def refusal(fault: int, action: Action) -> Illegal:
    """The rule that forbids an action, with the cell or piece in question."""
    rule, reason = layout.FAULTS[fault]
    match action:
        case Place(cell, piece):
            return Illegal(rule, reason, cell=cell, piece=piece, face=data.face_name(piece))
        case Erase(cell):
            return Illegal(rule, reason, cell=cell)
        case Take(pair):
            return Illegal(rule, reason, pair=pair)
    return Illegal(rule, reason)


def _event(s: Block, seat: Seat, action: Action) -> tuple[Event, bool]:
    """What the log in words says of an action, and whether it closes the actor's lane."""
    # RI-2.7: until it is confirmed, only the player knows.
    own = None if s[layout.OPEN_BOARDS] else (seat,)
    match action:
        case Place(cell, piece):
            drawn = {"piece": piece, "face": data.face_name(piece), "cell": cell}
            return Event("railroad-ink-drew", seat, drawn, own), False
        case Erase(cell):
            return Event("railroad-ink-erased", seat, {"cell": cell}, own), False
        case Strike():
            cell = data.CELL_NAMES[s[flow.board_at(seat) + layout.MARK]]
            return Event("railroad-ink-struck", seat, {"cell": cell}, own), False
        case Ignore(special):
            crossed = {"piece": special, "face": data.face_name(special)}
            return Event("railroad-ink-ignored", seat, crossed, own), False
        case Take(pair):
            return Event("railroad-ink-took", seat, {"pair": pair}), True
        case Confirm():
            return Event("railroad-ink-done", seat), True


def encode(state: State, action: Action) -> int:
    """The number of an action: the same in every position."""
    number = number_of(action, NUMBERS)
    if number is None:
        raise Illegal("RI-9", "railroad-ink-no-such-action")
    return number


def decode(state: State, number: int) -> Action:
    """The action of a number."""
    action = ALL_ACTIONS[number] if 0 <= number < len(ALL_ACTIONS) else None
    if action is None:
        raise Illegal("RI-9", "railroad-ink-no-such-action")
    return action


# --- the end


def outcome(state: State) -> Outcome | None:
    """RI-3.5; in the draft equal players are told apart by the star (RI-5.4)."""
    s = state.block
    if s[layout.PHASE] != layout.OVER:
        return None
    seats = s[layout.SEATS]
    totals, places = block(seats), block(seats)
    tally.rank_seats(s, totals, places)
    return Outcome(tuple(totals), tuple(places), _tie_break(s, totals, places))


def _tie_break(s: Block, totals: Block, places: Block) -> str | None:
    """What told the winner from those with as many points."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1 or {places[seat] for seat in best} == {1}:
        return None
    errors = {seat: score_parts(s, flow.board_at(seat + 1), s[layout.LONGEST])[tally.ERRORS] for seat in best}
    behind_with_as_few = [seat for seat in best if places[seat] > 1 and errors[seat] == min(errors.values())]
    return "railroad-ink-tie-star" if behind_with_as_few else "railroad-ink-tie-errors"


def score_parts(s: Block, at: int, reading: int) -> Block:
    """The parts of a board's score, as `tally` numbers them."""
    parts = block(tally.PARTS)
    tally.score_board(s, at, reading, parts)
    return parts
