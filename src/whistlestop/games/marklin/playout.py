"""Whole games of random players inside the kernel.

It plays what a table with `Fast` chance and `random` bots plays, move for move (a test compares them): a seat
that may act picks a kind of action uniformly, then an action of that kind uniformly. A passenger's way is
chosen step by step: stop, or one of the tracks onward.
"""

from whistlestop.core.blocks import by_game
from whistlestop.core.fast import CHANCE, below, game_seed, pick_kind, stream
from whistlestop.core.kernel import Block, block, kernel, zeros
from whistlestop.games.marklin.acting import act
from whistlestop.games.marklin.board import WAYS, side_at
from whistlestop.games.marklin.cards import missing_cards
from whistlestop.games.marklin.flow import HAND_CARDS, fell
from whistlestop.games.marklin.layout import (
    CARD_DRAW,
    CARDS,
    CHOOSE,
    CURRENT,
    DEAL,
    DECK,
    DECK_SIZE,
    FIRST_DRAW,
    IN_DECK,
    KINDS,
    LOT,
    OFFERED,
    OVER,
    PHASE,
    ROW_DRAW,
    SEATS,
    SETTLED,
    SHUFFLED_N,
    STAGE,
    TICKET,
    TICKET_DRAW,
)  # fmt: skip
from whistlestop.games.marklin.listing import count_kinds, nth_action
from whistlestop.games.marklin.passed import FIRST_LONG
from whistlestop.games.marklin.rules import Options, setup
from whistlestop.games.marklin.tally import PARTS, TOTAL, rank, tally
from whistlestop.games.marklin.tickets import by_chance


@kernel
def deal(s: Block, seed: int, event: int, left: Block) -> None:
    """Decide what is pending as `Fast` would, and go on with it."""
    start = stream(seed, CHANCE, event)
    if s[PHASE] == FIRST_DRAW:
        s[LOT] = 1 + below(start, 0, s[SEATS])
    elif s[PHASE] == TICKET_DRAW:
        draw_tickets(s, start)
    else:
        count = HAND_CARDS if s[PHASE] == DEAL else missing_cards(s) if s[PHASE] == ROW_DRAW else 1
        for kind in range(CARDS):
            left[kind] = s[DECK + kind]
        for i in range(count):
            place, kind = below(start, i, s[DECK_SIZE] - i), 0
            while place >= left[kind]:
                place -= left[kind]
                kind += 1
            left[kind] -= 1
            s[LOT + i] = kind
    fell(s)


@kernel
def draw_tickets(s: Block, start: int) -> None:
    seat, index = s[CURRENT], 0
    for deck in range(2):
        for i in range(by_chance(s, seat, deck)):
            place, ticket = below(start, index, s[SHUFFLED_N + deck] - i), FIRST_LONG * deck
            while place > 0 or s[TICKET + ticket] != IN_DECK:
                if s[TICKET + ticket] == IN_DECK:
                    place -= 1
                ticket += 1
            s[TICKET + ticket] = OFFERED + seat
            s[LOT + index] = ticket - FIRST_LONG * deck
            index += 1


@kernel
def actor(s: Block) -> int:
    """The first seat that may act, or 0 where chance is to decide."""
    phase = s[PHASE]
    if phase == CHOOSE:
        for seat in range(1, s[SEATS] + 1):
            if s[side_at(seat) + STAGE] != SETTLED:
                return seat
    if phase <= ROW_DRAW or phase == TICKET_DRAW or phase == CARD_DRAW:
        return 0
    return s[CURRENT]


@kernel
def choose(s: Block, seat: int, start: int, index: int, ways: Block, counts: Block) -> int:
    """A random action, by numbers `index` and `index + 1` of the seat's stream."""
    count_kinds(s, seat, ways, counts)
    kind = pick_kind(counts, KINDS, start, index)
    return nth_action(s, seat, kind, below(start, index + 1, counts[kind]), ways)


@kernel
def play_game(s: Block, seed: int, left: Block, ways: Block, counts: Block) -> int:
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
            act(s, seat, choose(s, seat, starts[seat], used[seat], ways, counts))
            used[seat] += 2
            actions += 1
    return actions


@kernel
def play_games(setup: Block, seed: int, first: int, games: int, s: Block, scores: Block, places: Block) -> int:
    """Play games `first` … of a run; how many actions they took. `s` is room for one position.

    `scores` and `places` get those of each seat of each game.
    """
    left, ways, counts = zeros(CARDS), zeros(WAYS), zeros(KINDS)
    parts, ranks = zeros(PARTS * s[SEATS]), zeros(s[SEATS])
    actions, end = 0, 0
    for game in range(first, first + games):
        for i in range(len(setup)):
            s[i] = setup[i]
        actions += play_game(s, game_seed(seed, game), left, ways, counts)
        tally(s, parts)
        rank(parts, s[SEATS], ranks)
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
    actions = play_games(start, seed, first, count, start[:], scores, places)
    return by_game(scores, seats), by_game(places, seats), actions
