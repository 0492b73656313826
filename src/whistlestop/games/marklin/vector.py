"""Many games of Märklin side by side, stepped by one call: for learners (`core/batches.py`)."""

from whistlestop.core.batches import (
    ACTOR,
    ALL,
    BEGIN,
    DEALT,
    ENDED,
    NUMBER,
    REFUSED,
    RUNS,
    SCORES,
    STATUS,
    USED,
    Batch,
    mark,
    note_end,
    set_up,
)  # fmt: skip
from whistlestop.core.fast import game_seed, stream
from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block, copy, kernel, zeros
from whistlestop.games.marklin.acting import act
from whistlestop.games.marklin.board import WAYS
from whistlestop.games.marklin.environment import size, write
from whistlestop.games.marklin.layout import ACTIONS, CARDS, FINE, KINDS, OVER, PHASE, SEATS
from whistlestop.games.marklin.listing import list_actions
from whistlestop.games.marklin.playout import actor, choose, deal
from whistlestop.games.marklin.rules import Options, setup
from whistlestop.games.marklin.tally import PARTS, TOTAL, rank, tally


def batch(options: Options, seats: int, own: Seat, games: int) -> Batch:
    """So many games in which the learner has the own seat, or `ALL`."""
    return Batch(setup(options, seats).block, seats, own, games, ACTIONS, size(seats))


def step(games: Batch, seed: int, first: int, end: int) -> None:
    """Step games `first` to `end` - 1 by the actions chosen for them."""
    setup = games.setup
    step_games(setup, setup[:], games.own, seed, games.pool, games.chosen, games.rows, games.masks, first, end)


@kernel
def go_on(s: Block, own: int, pool: Block, tail: int, seed: int, left: Block, ways: Block, counts: Block) -> None:
    """Let chance and those who play at random go on until the learner may act, or the game is over."""
    seed = game_seed(seed, pool[tail + NUMBER])
    while s[PHASE] != OVER:
        seat = actor(s)
        if seat == 0:
            deal(s, seed, pool[tail + DEALT], left)
            pool[tail + DEALT] += 1
        elif own in (ALL, seat):
            return
        else:
            act(s, seat, choose(s, seat, stream(seed, seat, 0), pool[tail + USED + seat], ways, counts))
            pool[tail + USED + seat] += 2


@kernel
def step_games(
    setup: Block,
    s: Block,
    own: int,
    seed: int,
    pool: Block,
    chosen: Block,
    rows: Block,
    masks: Block,
    begin: int,
    end: int,
) -> None:
    """One action in each of these games; where it ends, its row tells how, and the next one begins.

    `Batch` has the blocks; `s` is room for the position that is being stepped.
    """
    left, ways, counts, numbers = zeros(CARDS), zeros(WAYS), zeros(KINDS), zeros(ACTIONS)
    seats, games = setup[SEATS], len(chosen)
    points, ranks = zeros(PARTS * seats), zeros(seats)
    record, row_size = len(pool) // games, len(rows) // games
    for game in range(begin, end):
        at, row, action, status = record * game, row_size * game, chosen[game], RUNS
        tail, first = at + len(setup), row + SCORES + 2 * seats
        if action != BEGIN:
            copy(pool, at, s, 0, len(setup))
            if act(s, actor(s) if own == ALL else own, action) == FINE:
                go_on(s, own, pool, tail, seed, left, ways, counts)
            else:
                status = REFUSED
            if s[PHASE] == OVER:
                status = ENDED
                tally(s, points)
                rank(points, seats, ranks)
                note_end(rows, row, seats, points, TOTAL, PARTS, ranks)
                if own != ALL:
                    write(s, own, rows, (first + row + row_size) // 2)
        if action == BEGIN or status == ENDED:
            set_up(setup, s, pool, tail, seats, games)
            go_on(s, own, pool, tail, seed, left, ways, counts)
        seat = actor(s) if own == ALL else own
        rows[row + STATUS] = status
        rows[row + ACTOR] = seat
        write(s, seat, rows, first)
        mark(masks, ACTIONS * game, ACTIONS, numbers, list_actions(s, seat, counts, numbers))
        copy(s, 0, pool, at, len(setup))
