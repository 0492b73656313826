"""The course of a game as kernels: rolls, strikes, the draft, actions, the end of a round (RI-2, RI-5, RI-6).

`act` is the one door for actions: it judges and carries out, or says by number why not (`layout.FAULTS`).
"""

from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import (
    CELLS,
    CRATER,
    EMPTY,
    ERASE_CELLS,
    FACE_OF,
    FIRST_LAVA,
    FIRST_SPECIAL,
    LAVA,
    NEIGHBOUR,
    SURVEY,
    VOLCANO,
    confirm_fault,
    free_specials,
    lacks_room,
    lift,
    place_fault,
    put,
    survey,
)
from whistlestop.games.railroad_ink.layout import (
    AT_WORK,
    BEFORE,
    BOARD,
    CANNOT_ERASE,
    CELL,
    CODES,
    CONFIRM,
    CONFIRMED,
    CROSSED,
    CROSSED_BEFORE,
    DICE,
    DIRECTION,
    DIRECTION_GIVEN,
    DISTANCE,
    DONE,
    DRAFT,
    DRAFT_ON,
    DRAWING,
    DRAWN,
    FINE,
    FIRST,
    FIRST_IGNORE,
    FIRST_STRIKE,
    FIRST_TAKE,
    GAME_OVER,
    HEAD,
    INK,
    INK_STEP,
    LAVA_ON,
    LAVA_ROLL,
    MARK,
    MARK_BEFORE,
    METEORS_ON,
    NO_DIE,
    NO_DRAFT,
    NO_LAVA,
    NO_LAVA_DIE,
    NO_METEORS,
    NO_NEED,
    NO_STRIKE,
    NOT_NOW,
    NOT_YOUR_PICK,
    OVER,
    PAIR_TAKEN,
    PHASE,
    PICKS,
    POOL,
    POOL_DRAW,
    RELIEF,
    ROLL,
    ROLL_DRAW,
    ROUND,
    ROUNDS,
    SEATS,
    SPECIAL_CROSSED,
    SPECIAL_DONE,
    SPECIAL_THIS_ROUND,
    SPECIALS_SPENT,
    STAGE,
    STAR,
    STRIKE,
    STRIKE_FIRST,
    STRUCK,
    TAKEN_BY,
    WAITING,
)

FREE_DIRECTION = data.FREE_DIRECTION
DRAFT_VALUES = table(data.DRAFT_VALUES)


@kernel
def board_at(seat: int) -> int:
    """Where the board of a seat begins."""
    return HEAD + BOARD * (seat - 1)


# --- chance


@kernel
def take_star(s: Block, seat: int) -> None:
    """RI-5.4: the very first player."""
    s[STAR] = seat
    s[FIRST] = seat
    s[PHASE] = POOL_DRAW


@kernel
def start_round(s: Block, lot: Block) -> None:
    """RI-2.1, RI-5.1: the dice are rolled. `lot`: route dice, then two lava dice, then direction and distance."""
    count = 4 * s[SEATS] if s[DRAFT_ON] else 4
    for die in range(count):
        s[(POOL if s[DRAFT_ON] else ROLL) + die] = lot[die]
    if s[LAVA_ON]:
        s[LAVA_ROLL] = lot[count]
        s[LAVA_ROLL + 1] = lot[count + 1]
        count += 2
    if s[METEORS_ON]:
        s[DIRECTION] = lot[count]
        s[DISTANCE] = lot[count + 1]
    for pair in range(2 * s[SEATS]):
        s[TAKEN_BY + pair] = 0
    s[PICKS] = 0
    for seat in range(1, s[SEATS] + 1):
        at = board_at(seat)
        for die in range(4):
            s[at + DICE + die] = s[ROLL + die]
        s[at + DRAWN] = 0
        s[at + SPECIAL_DONE] = 0
        s[at + RELIEF] = 0
        remember(s, at)
        s[at + STAGE] = WAITING if s[DRAFT_ON] else AT_WORK
        if s[METEORS_ON]:
            if s[DIRECTION] == FREE_DIRECTION or free_specials(s, at):
                s[at + STAGE] = STRUCK
            else:
                strike(s, at, s[DIRECTION])
    s[PHASE] = STRIKE if s[DRAFT_ON] else DRAWING
    go_on(s)


@kernel
def begin_round(s: Block, rolled: Block) -> None:
    """`start_round` for callers in Python, whose blocks numba would compile everything for once more."""
    lot = zeros(len(rolled))
    for i in range(len(rolled)):
        lot[i] = rolled[i]
    start_round(s, lot)


@kernel
def remember(s: Block, at: int) -> None:
    """Keep the board as the others may see it until this seat confirms (RI-2.7)."""
    for cell in range(CELLS):
        s[at + BEFORE + cell] = s[at + CELL + cell] + INK_STEP * s[at + INK + cell]
    s[at + MARK_BEFORE] = s[at + MARK]
    s[at + CROSSED_BEFORE] = s[at + CROSSED]


@kernel
def go_on(s: Block) -> None:
    """Move the table to its next phase where all that this one waits for is done."""
    if s[PHASE] == STRIKE:
        for seat in range(1, s[SEATS] + 1):
            if s[board_at(seat) + STAGE] == STRUCK:
                return
        # RI-6.1: strikes are resolved before the picks, so everybody sees them now.
        for seat in range(1, s[SEATS] + 1):
            remember(s, board_at(seat))
        s[PHASE] = DRAFT
    elif s[PHASE] == DRAFT and s[PICKS] == 2 * s[SEATS]:
        s[FIRST] = next_first(s)
        s[PHASE] = DRAWING
        for seat in range(1, s[SEATS] + 1):
            s[board_at(seat) + STAGE] = AT_WORK
    elif s[PHASE] == DRAWING:
        for seat in range(1, s[SEATS] + 1):
            if s[board_at(seat) + STAGE] != DONE:
                return
        end_round(s)


@kernel
def end_round(s: Block) -> None:
    """RI-2.1, RI-2.7."""
    if s[ROUND] == s[ROUNDS]:
        s[PHASE] = OVER
    else:
        s[ROUND] += 1
        s[PHASE] = POOL_DRAW if s[DRAFT_ON] else ROLL_DRAW


# --- the draft (RI-5)


@kernel
def picker(s: Block) -> int:
    """RI-5.2: from the first player clockwise, twice round."""
    return (s[FIRST] - 1 + s[PICKS]) % s[SEATS] + 1


@kernel
def next_first(s: Block) -> int:
    """RI-5.3: the smallest sum of dice; of equal ones, whoever drafted last."""
    chosen, least = 0, 100
    for i in range(s[SEATS]):
        seat = (s[FIRST] - 1 + i) % s[SEATS] + 1
        value = 0
        for die in range(4):
            value += DRAFT_VALUES[s[board_at(seat) + DICE + die]]
        if value <= least:
            chosen, least = seat, value
    return chosen


@kernel
def take_pair(s: Block, seat: int, pair: int) -> int:
    if not s[DRAFT_ON]:
        return NO_DRAFT
    if s[board_at(seat) + STAGE] == STRUCK:
        return STRIKE_FIRST
    if s[PHASE] != DRAFT or picker(s) != seat:
        return NOT_YOUR_PICK
    if pair >= 2 * s[SEATS] or s[TAKEN_BY + pair]:
        return PAIR_TAKEN
    second = s[PICKS] // s[SEATS]
    s[TAKEN_BY + pair] = seat
    s[board_at(seat) + DICE + 2 * second] = s[POOL + 2 * pair]
    s[board_at(seat) + DICE + 2 * second + 1] = s[POOL + 2 * pair + 1]
    s[PICKS] += 1
    go_on(s)
    return FINE


# --- meteors (RI-6)


@kernel
def impact(s: Block, at: int, direction: int) -> int:
    """RI-6.2: the cell that is hit, counted from the mark; borders turn the meteor round."""
    cell, steps = s[at + MARK], s[DISTANCE]
    while steps > 0 or s[at + CELL + cell] == CRATER:
        if NEIGHBOUR[4 * cell + direction] < 0:
            direction ^= 2
        cell = NEIGHBOUR[4 * cell + direction]
        steps -= 1
    return cell


@kernel
def strike(s: Block, at: int, direction: int) -> None:
    """RI-6.3; lava swallows the meteor (RI-8)."""
    cell = impact(s, at, direction)
    s[at + MARK] = cell
    if LAVA[s[at + CELL + cell]] == 0:
        put(s, at, cell, CRATER, 0)


@kernel
def after_strike(s: Block, at: int) -> None:
    s[at + STAGE] = WAITING if s[DRAFT_ON] else AT_WORK
    go_on(s)


@kernel
def choose_strike(s: Block, at: int, direction: int) -> int:
    if s[at + STAGE] != STRUCK:
        return NO_STRIKE
    if s[DIRECTION] != FREE_DIRECTION and s[DIRECTION] != direction:
        return DIRECTION_GIVEN
    strike(s, at, direction)
    after_strike(s, at)
    return FINE


@kernel
def special_fault(s: Block, at: int, special: int) -> int:
    """RI-2.5."""
    if s[at + SPECIAL_DONE]:
        return SPECIAL_THIS_ROUND
    if s[at + CROSSED] >> special & 1:
        return SPECIAL_CROSSED
    return FINE if free_specials(s, at) else SPECIALS_SPENT


@kernel
def cross_out(s: Block, at: int, special: int) -> None:
    s[at + CROSSED] |= 1 << special
    s[at + SPECIAL_DONE] = 1


@kernel
def ignore_strike(s: Block, at: int, special: int) -> int:
    """RI-6.4."""
    if s[at + STAGE] != STRUCK:
        return NO_STRIKE
    fault = special_fault(s, at, special)
    if fault == FINE:
        cross_out(s, at, special)
        after_strike(s, at)
    return fault


# --- actions


@kernel
def act(s: Block, seat: int, action: int) -> int:
    """Carry out an action, or leave everything as it is and say what is wrong."""
    at = board_at(seat)
    if s[PHASE] == OVER:
        return GAME_OVER
    if FIRST_TAKE <= action < CONFIRM:
        return take_pair(s, seat, action - FIRST_TAKE)
    if FIRST_STRIKE <= action < FIRST_TAKE and not s[METEORS_ON]:
        return NO_METEORS
    if FIRST_IGNORE <= action < FIRST_TAKE:
        return ignore_strike(s, at, action - FIRST_IGNORE)
    if FIRST_STRIKE <= action < FIRST_IGNORE:
        return choose_strike(s, at, action - FIRST_STRIKE)
    if s[at + STAGE] == STRUCK:
        return STRIKE_FIRST
    if s[at + STAGE] == DONE:
        return CONFIRMED
    if s[at + STAGE] != AT_WORK or s[PHASE] != DRAWING:
        return NOT_NOW
    if action == CONFIRM:
        found = zeros(SURVEY)
        survey(s, at, found)
        fault = confirm_fault(s, at, found)
        if fault == FINE:
            s[at + STAGE] = DONE
            go_on(s)
        return fault
    if action % CODES == EMPTY:
        return erase(s, at, action // CODES)
    return place(s, at, action // CODES, action % CODES)


@kernel
def erase(s: Block, at: int, cell: int) -> int:
    """RI-7.5."""
    if not s[LAVA_ON]:
        return NO_LAVA
    found = zeros(SURVEY)
    survey(s, at, found)
    if s[at + RELIEF] or not lacks_room(s, at, found):
        return NO_NEED
    if not found[ERASE_CELLS] >> cell & 1:
        return CANNOT_ERASE
    lift(s, at, cell)
    s[at + RELIEF] = 1
    return FINE


@kernel
def place(s: Block, at: int, cell: int, piece: int) -> int:
    """Draw a die, a special, lava or a volcano: the place is judged first, then the right to draw it."""
    face = FACE_OF[piece]
    if face >= FIRST_LAVA and not s[LAVA_ON]:
        return NO_LAVA
    fault = place_fault(s, at, cell, piece)
    if fault != FINE:
        return fault
    if face < FIRST_SPECIAL:
        die = 0
        while die < 4 and (s[at + DRAWN] >> die & 1 or s[at + DICE + die] != face):
            die += 1
        if die == 4:
            return NO_DIE
        s[at + DRAWN] |= 1 << die
    elif face < FIRST_LAVA:
        fault = special_fault(s, at, face - FIRST_SPECIAL)
        if fault != FINE:
            return fault
        cross_out(s, at, face - FIRST_SPECIAL)
    elif face < VOLCANO:
        die = 0
        while die < 2 and (s[at + DRAWN] >> (4 + die) & 1 or s[LAVA_ROLL + die] != face):
            die += 1
        if die == 2:
            return NO_LAVA_DIE
        s[at + DRAWN] |= 16 << die
    else:
        found = zeros(SURVEY)
        survey(s, at, found)
        if lacks_room(s, at, found):
            s[at + RELIEF] = 1
    put(s, at, cell, piece, s[ROUND])
    return FINE
