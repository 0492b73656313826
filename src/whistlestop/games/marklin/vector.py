"""Many games of Märklin side by side, stepped by one call: for learners (`core/batches.py`)."""

from whistlestop.core.batches import BEGIN, DEALT, ENDED, NUMBER, REFUSED, RUNS, SCORES, STATUS, USED, Batch
from whistlestop.core.fast import game_seed, stream
from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.marklin.acting import act
from whistlestop.games.marklin.board import WAYS
from whistlestop.games.marklin.environment import size, write
from whistlestop.games.marklin.layout import ACTIONS, CARDS, KINDS, OVER, PHASE, SEATS
from whistlestop.games.marklin.listing import list_actions
from whistlestop.games.marklin.playout import actor, choose, deal
from whistlestop.games.marklin.rules import Options, setup
from whistlestop.games.marklin.tally import PARTS, TOTAL, rank, tally


def batch(options: Options, seats: int, own: Seat, games: int) -> Batch:
    """So many games in which the learner has the own seat."""
    return Batch(setup(options, seats).block, seats, own, games, ACTIONS, size(seats))


def step(games: Batch, seed: int) -> None:
    """Step all games by the actions chosen for them."""
    step_games(games.setup, games.pool, games.position, games.own, seed, games.chosen, games.rows, games.masks)


@kernel
def mark_legal(s: Block, own: int, value: int, masks: Block, first: int, counts: Block, numbers: Block) -> None:
    """Write this into a game's part of the masks wherever an action of the own seat is legal now."""
    for i in range(list_actions(s, own, counts, numbers)):
        masks[first + numbers[i]] = value


@kernel
def go_on(s: Block, own: int, pool: Block, tail: int, seed: int, left: Block, ways: Block, counts: Block) -> None:
    """Let chance and the other seats go on until the own one may act, or the game is over."""
    seed = game_seed(seed, pool[tail + NUMBER])
    while s[PHASE] != OVER:
        seat = actor(s)
        if seat == own:
            return
        if seat == 0:
            deal(s, seed, pool[tail + DEALT], left)
            pool[tail + DEALT] += 1
        else:
            act(s, seat, choose(s, seat, stream(seed, seat, 0), pool[tail + USED + seat], ways, counts))
            pool[tail + USED + seat] += 2


@kernel
def step_games(
    setup: Block, pool: Block, s: Block, own: int, seed: int, chosen: Block, rows: Block, masks: Block
) -> None:
    """One action in each game; where it ends, its row tells how, and the next one begins. `Batch` has the blocks."""
    left, ways, counts, numbers = zeros(CARDS), zeros(WAYS), zeros(KINDS), zeros(ACTIONS)
    seats, games = setup[SEATS], len(chosen)
    points, ranks = zeros(PARTS * seats), zeros(seats)
    record, row_size = len(pool) // games, len(rows) // games
    for game in range(games):
        at, row, action = record * game, row_size * game, chosen[game]
        tail, first = at + len(setup), row + SCORES + 2 * seats
        rows[row + STATUS] = RUNS
        if action != BEGIN:
            if masks[ACTIONS * game + action] == 0:
                rows[row + STATUS] = REFUSED
                continue
            for i in range(len(setup)):
                s[i] = pool[at + i]
            mark_legal(s, own, 0, masks, ACTIONS * game, counts, numbers)  # quicker than to clear them all
            act(s, own, action)
            go_on(s, own, pool, tail, seed, left, ways, counts)
            if s[PHASE] == OVER:
                rows[row + STATUS] = ENDED
                tally(s, points)
                rank(points, seats, ranks)
                for seat in range(seats):
                    rows[row + SCORES + seat] = points[PARTS * seat + TOTAL]
                    rows[row + SCORES + seats + seat] = ranks[seat]
                write(s, own, rows, (first + row + row_size) // 2)
        if action == BEGIN or s[PHASE] == OVER:
            for i in range(len(setup)):
                s[i] = setup[i]
            pool[tail + NUMBER] += games
            for i in range(tail + DEALT, at + record):
                pool[i] = 0
            go_on(s, own, pool, tail, seed, left, ways, counts)
        write(s, own, rows, first)
        mark_legal(s, own, 1, masks, ACTIONS * game, counts, numbers)
        for i in range(len(setup)):
            pool[at + i] = s[i]
