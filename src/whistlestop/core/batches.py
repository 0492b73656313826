"""Many games side by side for learners: the blocks that a game's kernels step all at once, and what stands where.

One seat of each game is the learner's, and the others play at random, as a table's `random` bots would; or all of them
are the learner's. Chance is that of a table with `Fast` chance. Game n of a run depends on its seed and on n alone.
Where a game ends the next one begins in the same step: of `games` games side by side the first plays numbers 0, games,
2 * games, … of the run. Any range of them can be stepped by itself, so threads can share them out.
"""

from array import array
from typing import NamedTuple

from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block, block, clear, copy, kernel

# --- what a kernel tells of a game after a step: a row of numbers
STATUS = 0
ACTOR = 1  # the learner's seat that is to act
SCORES = 2  # by seat, where the game has ended; then the places
RUNS, ENDED, REFUSED = range(3)  # REFUSED: the action is not legal, nothing has changed

BEGIN = -1  # instead of an action: the slot's next game
ALL = 0  # instead of a seat: all of them are the learner's

# --- what the pool keeps of a game behind its position
NUMBER, DEALT, USED = 0, 1, 1  # which of the run; chance outcomes so far; USED + seat: random numbers of that seat
TAIL = 2


class Part(NamedTuple):
    """Some numbers of an observation that belong together, each from `least` to `most`."""

    name: str
    size: int
    least: int
    most: int


class Batch:
    """Games side by side, all of the same options and seats; the learner has one seat, or `ALL`."""

    def __init__(self, setup: Block, seats: int, own: Seat, games: int, actions: int, observation: int) -> None:
        self.setup, self.seats, self.own, self.games = setup, seats, own, games
        self.pool = block(games * (len(setup) + TAIL + seats))
        self.chosen = block(games)  # an action for each
        self.first = SCORES + 2 * seats  # where in a row the observation begins
        self.row = self.first + observation + (observation if own != ALL else 0)  # the last one of a game follows
        self.rows = block(games * self.row)
        self.masks = array("b", bytes(games * actions))  # by game and action: whether it is legal

    def rewind(self) -> None:
        """Let every slot stand before its first game."""
        record = len(self.pool) // self.games
        for game in range(self.games):
            self.pool[record * game + len(self.setup) + NUMBER] = game - self.games
            self.chosen[game] = BEGIN


# --- kernels that all games' kernels share


@kernel
def turned(seat: int, own: int, seats: int) -> int:
    """A seat counted from the observer's, which is 1; nobody stays 0."""
    return (seat - own + seats) % seats + 1 if seat else 0


@kernel
def set_up(setup: Block, s: Block, pool: Block, tail: int, seats: int, games: int) -> None:
    """The slot's next game, as it stands before chance decides anything."""
    copy(setup, 0, s, 0, len(setup))
    pool[tail + NUMBER] += games
    clear(pool, tail + DEALT, TAIL - DEALT + seats)


@kernel
def note_end(rows: Block, row: int, seats: int, points: Block, total: int, parts: int, places: Block) -> None:
    """Write into a game's row how it has ended: of each seat's `parts` points number `total`, and its place."""
    for seat in range(seats):
        rows[row + SCORES + seat] = points[parts * seat + total]
        rows[row + SCORES + seats + seat] = places[seat]


@kernel
def mark(masks: Block, first: int, actions: int, numbers: Block, count: int) -> None:
    """Mark so many numbers in a game's part of the masks, and none of its other actions."""
    clear(masks, first, actions)
    for i in range(count):
        masks[first + numbers[i]] = 1
