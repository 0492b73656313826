"""Whole games of random players inside the kernel.

It plays what a table with `Fast` chance and `random` bots plays, move for move (a test compares them): a seat that may
act picks a kind of action uniformly, then an action of that kind uniformly.
"""

from whistlestop.core.blocks import by_game
from whistlestop.core.fast import CHANCE, below, game_seed, pick_kind, stream
from whistlestop.core.kernel import Block, block, kernel, zeros
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.board import TURNS_IN_ROUND, board_at, near_end
from whistlestop.games.pioneer_rails.flow import DECKS, OPENED, act, fell, lay_legal_track
from whistlestop.games.pioneer_rails.layout import (
    BUILDING,
    CARDS,
    CARDS_DRAW,
    DEALER,
    DEALER_PICKS,
    DONE,
    FIRST_DRAW,
    FIRST_TRACK,
    HELD,
    KINDS,
    LEVEL,
    LOT,
    OBJECTIVE,
    OBJECTIVE_DRAW,
    OBJECTIVES_DRAW,
    OBJECTIVES_N,
    OVER,
    PHASE,
    SEATS,
    SEEN,
    STAGE,
    SUIT,
    TURN,
    TYPES,
    TYPES_DRAW,
)  # fmt: skip
from whistlestop.games.pioneer_rails.listing import count_kinds, nth_action
from whistlestop.games.pioneer_rails.rules import Options, map_of, setup
from whistlestop.games.pioneer_rails.tally import PARTS, TOTAL, rank, tally

WAYS, IN_DECK = grid.WAYS, data.IN_DECK
OBJECTIVES = len(data.OBJECTIVES)


@kernel
def deal(s: Block, seed: int, event: int, left: Block) -> None:
    """Decide what is pending as `Fast` would, and go on with it."""
    start = stream(seed, CHANCE, event)
    phase = s[PHASE]
    if phase == FIRST_DRAW:
        s[LOT] = 1 + below(start, 0, s[SEATS])
    elif phase == TYPES_DRAW:
        for deck in range(DECKS):
            left[deck] = IN_DECK - 1
        draw(s, left, DECKS, s[LEVEL], start, 0)
    elif phase == OBJECTIVES_DRAW:
        index = 0
        for deck in range(DECKS):
            take = s[TYPES + deck] if s[SEATS] == 1 else 1
            gather_objectives(s, deck, left)
            draw(s, left, OBJECTIVES, take, start, index)
            index += take
    elif phase == OBJECTIVE_DRAW:
        gather_objectives(s, s[TURN] // TURNS_IN_ROUND - 1, left)
        draw(s, left, OBJECTIVES, 1, start, 0)
    else:
        for card in range(CARDS):
            left[card] = 1 - s[SEEN + card]
        for seat in range(1, s[SEATS] + 1):
            held = s[board_at(seat) + HELD]
            if held:
                left[held - 1] = 0
        draw(s, left, CARDS, OPENED if phase == CARDS_DRAW else 1, start, 0)
    fell(s)


@kernel
def gather_objectives(s: Block, deck: int, left: Block) -> None:
    """Those of a deck that do not lie open."""
    for number in range(OBJECTIVES):
        left[number] = 1 if number // IN_DECK == deck else 0
    for i in range(s[OBJECTIVES_N]):
        left[s[OBJECTIVE + i] - 1] = 0


@kernel
def draw(s: Block, left: Block, kinds: int, take: int, start: int, index: int) -> None:
    """Take so many without replacement: they stand at LOT from `index` on."""
    size = 0
    for kind in range(kinds):
        size += left[kind]
    for i in range(take):
        place, kind = below(start, index + i, size - i), 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        left[kind] -= 1
        s[LOT + index + i] = kind


@kernel
def actor(s: Block) -> int:
    """The first seat that may act, or 0 where chance is to decide."""
    if s[PHASE] == DEALER_PICKS:
        return s[DEALER]
    if s[PHASE] == BUILDING:
        for seat in range(1, s[SEATS] + 1):
            if s[board_at(seat) + STAGE] != DONE:
                return seat
    return 0


@kernel
def move_at_random(s: Block, m: Block, seat: int, start: int, index: int, found: Block, counts: Block) -> None:
    """A random action, by numbers `index` and `index + 1` of the seat's stream."""
    count_kinds(s, m, seat, found, counts)
    kind = pick_kind(counts, KINDS, start, index)
    action = nth_action(s, m, seat, kind, below(start, index + 1, counts[kind]), found)
    if action >= FIRST_TRACK:  # most are, and to judge them once more takes as long as to find them
        at, way = board_at(seat), action - FIRST_TRACK
        lay_legal_track(s, m, at, s[at + SUIT] - 1, way, near_end(s, m, at, s[at + SUIT] - 1, way))
    else:
        act(s, m, seat, action)


@kernel
def play_game(s: Block, m: Block, seed: int, left: Block, found: Block, counts: Block) -> int:
    """Play a game from its set-up to its end; how many actions it took."""
    event, actions = 0, 0
    starts, used = zeros(s[SEATS] + 1), zeros(s[SEATS] + 1)
    for seat in range(1, s[SEATS] + 1):
        starts[seat] = stream(seed, seat, 0)
    while s[PHASE] != OVER:
        seat = actor(s)
        if seat == 0:
            deal(s, seed, event, left)
            event += 1
        else:
            move_at_random(s, m, seat, starts[seat], used[seat], found, counts)
            used[seat] += 2
            actions += 1
    return actions


@kernel
def play_games(
    setup: Block, m: Block, seed: int, first: int, games: int, s: Block, scores: Block, places: Block
) -> int:
    """Play games `first` … of a run; how many actions they took. `s` is room for one position.

    `scores` and `places` get those of each seat of each game.
    """
    left, found, counts = zeros(CARDS), zeros(WAYS), zeros(KINDS)
    parts, ranks = zeros(PARTS * s[SEATS]), zeros(s[SEATS])
    actions, end = 0, 0
    for game in range(first, first + games):
        for i in range(len(setup)):
            s[i] = setup[i]
        actions += play_game(s, m, game_seed(seed, game), left, found, counts)
        tally(s, parts)
        rank(s, parts, ranks)
        for seat in range(s[SEATS]):
            scores[end] = parts[PARTS * seat + TOTAL]
            places[end] = ranks[seat]
            end += 1
    return actions


def random_games(
    options: Options, seats: int, seed: int, first: int, count: int
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]], int]:
    """Games `first` … of a run of random players: scores, places, and how many actions they took."""
    start = setup(options, seats).block
    scores, places = block(seats * count), block(seats * count)
    actions = play_games(start, map_of(start).block, seed, first, count, start[:], scores, places)
    return by_game(scores, seats), by_game(places, seats), actions
