"""Whole games of random players inside the kernel.

It plays what a table with `Fast` chance and `random` bots plays, move for move (a test compares them): a seat
that may act picks a kind of action uniformly, then an action of that kind uniformly.
"""

from whistlestop.core.blocks import by_game
from whistlestop.core.fast import CHANCE, below, game_seed, pick_kind, stream
from whistlestop.core.kernel import Block, block, kernel, table, zeros
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.board import FIRST_LAVA, SURVEY
from whistlestop.games.railroad_ink.flow import act, board_at, picker, start_round, take_star
from whistlestop.games.railroad_ink.layout import (
    AT_WORK,
    DRAFT,
    DRAFT_ON,
    KINDS,
    LAVA_ON,
    METEORS_ON,
    OVER,
    PHASE,
    POOL,
    POOL_DRAW,
    ROLL_DRAW,
    SEATS,
    STAGE,
    STAR_DRAW,
    STRUCK,
)  # fmt: skip
from whistlestop.games.railroad_ink.listing import count_kinds, nth_action
from whistlestop.games.railroad_ink.rules import Options, setup
from whistlestop.games.railroad_ink.tally import rank

FIRST_JUNCTION = data.FIRST_JUNCTION
LAVA_DIE = table(data.LAVA_DIE)
DIRECTION_DIE, DISTANCE_DIE = table(data.DIRECTION_DIE), table(data.DISTANCE_DIE)
MOST_DICE = 4 * 6 + 4


@kernel
def deal(s: Block, seed: int, event: int, lot: Block) -> None:
    """Decide what is pending as `Fast` would, and go on with it."""
    start = stream(seed, CHANCE, event)
    if s[PHASE] == STAR_DRAW:
        take_star(s, 1 + below(start, 0, s[SEATS]))
        return
    index = 0
    dice = 4 * s[SEATS] if s[DRAFT_ON] else 4
    if s[PHASE] == POOL_DRAW:
        routes, junctions = 3 * s[SEATS], s[SEATS]
        for die in range(dice):
            is_junction = 1 if below(start, die, routes + junctions) >= routes else 0
            junctions -= is_junction
            routes -= 1 - is_junction
            s[POOL + die] = is_junction
        s[PHASE] = ROLL_DRAW
        return
    for die in range(dice):
        side = below(start, index, 6)
        index += 1
        is_junction = s[POOL + die] if s[DRAFT_ON] else die // 3
        lot[die] = FIRST_JUNCTION + side // 2 if is_junction else side
    if s[LAVA_ON]:
        for die in range(2):
            lot[dice + die] = FIRST_LAVA + LAVA_DIE[below(start, index, 6)]
            index += 1
        dice += 2
    if s[METEORS_ON]:
        lot[dice] = DIRECTION_DIE[below(start, index, 6)]
        lot[dice + 1] = DISTANCE_DIE[below(start, index + 1, 6)]
    start_round(s, lot)


@kernel
def actor(s: Block) -> int:
    """The first seat that may act, or 0."""
    if s[PHASE] == DRAFT:
        return picker(s)
    for seat in range(1, s[SEATS] + 1):
        stage = s[board_at(seat) + STAGE]
        if stage == AT_WORK or stage == STRUCK:
            return seat
    return 0


@kernel
def choose(s: Block, seat: int, start: int, index: int, found: Block, counts: Block) -> int:
    """A random action, by numbers `index` and `index + 1` of the seat's stream."""
    count_kinds(s, seat, found, counts)
    kind = pick_kind(counts, KINDS, start, index)
    return nth_action(s, seat, kind, below(start, index + 1, counts[kind]), found)


@kernel
def play_game(s: Block, seed: int, lot: Block, found: Block, counts: Block) -> int:
    """Play a game from its set-up to its end; how many actions it took."""
    event, actions = 0, 0
    used = zeros(s[SEATS] + 1)
    while s[PHASE] != OVER:
        seat = actor(s)
        if seat == 0:
            deal(s, seed, event, lot)
            event += 1
        else:
            act(s, seat, choose(s, seat, stream(seed, seat, 0), used[seat], found, counts))
            used[seat] += 2
            actions += 1
    return actions


@kernel
def play_games(setup: Block, seed: int, first: int, games: int, s: Block, scores: Block, places: Block) -> int:
    """Play games `first` … of a run; how many actions they took. `s` is room for one position.

    `scores` and `places` get those of each seat of each game.
    """
    lot, found, counts = zeros(MOST_DICE), zeros(SURVEY), zeros(KINDS)
    totals, ranks = zeros(s[SEATS]), zeros(s[SEATS])
    actions, end = 0, 0
    for game in range(first, first + games):
        for i in range(len(setup)):
            s[i] = setup[i]
        actions += play_game(s, game_seed(seed, game), lot, found, counts)
        rank(s, totals, ranks)
        for seat in range(s[SEATS]):
            scores[end] = totals[seat]
            places[end] = ranks[seat]
            end += 1
    return actions


def random_games(
    options: Options, seats: int, seed: int, first: int, count: int
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]], int]:
    """Games `first` … of a run of random players: scores, places, and how many actions they took."""
    start = setup(options, seats).block
    scores, places = block(seats * count), block(seats * count)
    actions = play_games(start, seed, first, count, start[:], scores, places)
    return by_game(scores, seats), by_game(places, seats), actions
