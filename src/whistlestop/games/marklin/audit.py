"""Whether a position is whole, as kernels: nothing is lost and nothing is there twice. For tests and long runs.

`sound_games` plays random games as `playout` does, but looks at what it would take for granted: that every action
is accepted, and that every end position is whole.
"""

from whistlestop.core.fast import game_seed, stream
from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.marklin.acting import act
from whistlestop.games.marklin.board import (
    CITIES,
    LENGTH,
    MOST_TOKENS,
    PAIR_OF,
    ROUTE_POINTS_OF,
    TRACKS,
    WAYS,
    side_at,
    token_value,
)
from whistlestop.games.marklin.cards import SLOTS
from whistlestop.games.marklin.imagining import ALL_TRAINS, CARD_COUNTS, PASSENGERS
from whistlestop.games.marklin.layout import (
    CARDS,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    FINE,
    FIRST_KEPT,
    GAP,
    HAND,
    HAND_SIZE,
    IN_DECK,
    KEPT_BY,
    KINDS,
    KNOWN,
    LATER_KEPT,
    LIES_UNDER,
    MAY_BE,
    NOWHERE,
    OCCUPIED,
    OVER,
    OWNER,
    PAIR_OWNERS,
    PHASE,
    RED_CITIES,
    ROUTE_POINTS,
    ROW,
    SEATS,
    SHUFFLED_N,
    STANDING,
    SUPPLY,
    TAKEN,
    TICKET,
    TICKETS,
    TOKEN_BY,
    TOKEN_POINTS,
    TRAINS,
    UNDER,
    UNDER_DECK,
    UNDER_N,
    UNDER_STEP,
)
from whistlestop.games.marklin.passed import FIRST_LONG
from whistlestop.games.marklin.playout import actor, choose, deal
from whistlestop.games.marklin.rules import Options, setup
from whistlestop.games.marklin.tickets import deck_of


@kernel
def is_whole(s: Block) -> bool:
    """Between turns: cards, trains, tokens, passengers and tickets are all there, each once."""
    return (
        are_cards_whole(s)
        and are_tracks_whole(s)
        and are_tokens_whole(s)
        and are_tickets_whole(s)
        and are_memories_true(s)
    )


@kernel
def are_cards_whole(s: Block) -> bool:
    """TR-1.1: as many cards of each kind as there are, and every pile as large as it says."""
    deck, discards, fits = 0, 0, True
    for kind in range(CARDS):
        cards = s[DECK + kind] + s[DISCARD + kind]
        deck += s[DECK + kind]
        discards += s[DISCARD + kind]
        for slot in range(SLOTS):
            if s[ROW + slot] != GAP and s[ROW + slot] == kind:
                cards += 1
        for seat in range(1, s[SEATS] + 1):
            cards += s[side_at(seat) + HAND + kind]
            fits = fits and 0 <= s[side_at(seat) + KNOWN + kind] <= s[side_at(seat) + HAND + kind]
        fits = fits and cards == CARD_COUNTS[kind] and s[DECK + kind] >= 0 and s[DISCARD + kind] >= 0
    for seat in range(1, s[SEATS] + 1):
        cards = 0
        for kind in range(CARDS):
            cards += s[side_at(seat) + HAND + kind]
        fits = fits and cards == s[side_at(seat) + HAND_SIZE]
    return fits and deck == s[DECK_SIZE] and discards == s[DISCARD_SIZE]


@kernel
def are_tracks_whole(s: Block) -> bool:
    """TR-1.2, TR-5: trains before the players and on their tracks, no pair owned twice by one."""
    fits = True
    for seat in range(1, s[SEATS] + 1):
        trains, points, standing, pairs = s[side_at(seat) + TRAINS], 0, 0, 0
        for track in range(TRACKS):
            if s[OWNER + track] == seat:
                trains += LENGTH[track]
                points += ROUTE_POINTS_OF[LENGTH[track]]
                pairs += 1
                fits = fits and s[PAIR_OWNERS + PAIR_OF[track]] >> seat & 1 == 1
        for pair in range(PAIR_OF[TRACKS - 1] + 1):
            pairs -= s[PAIR_OWNERS + pair] >> seat & 1
        for city in range(CITIES):
            if s[OCCUPIED + city] == seat:
                standing += 1
        fits = fits and trains == ALL_TRAINS and pairs == 0 and points == s[side_at(seat) + ROUTE_POINTS]
        fits = fits and standing == s[side_at(seat) + STANDING]
        fits = fits and 0 <= s[side_at(seat) + SUPPLY] <= PASSENGERS - standing
    return fits


@kernel
def are_tokens_whole(s: Block) -> bool:
    """TR-1.3: tokens are gone from the top, and each counts for whoever has it."""
    fits = True
    for seat in range(1, s[SEATS] + 1):
        points = 0
        for city in range(CITIES):
            fits = fits and 0 <= s[TAKEN + city] <= MOST_TOKENS
            for place in range(MOST_TOKENS):
                taker = s[TOKEN_BY + MOST_TOKENS * city + place]
                fits = fits and (taker > 0) == (place < s[TAKEN + city])
                if taker == seat:
                    points += token_value(s[RED_CITIES], city, place)
        fits = fits and points == s[side_at(seat) + TOKEN_POINTS]
    return fits


@kernel
def are_tickets_whole(s: Block) -> bool:
    """TR-6: each ticket lies in the deck, under it, or with whoever has kept it."""
    fits, where = True, zeros(2 * (s[SEATS] + 2))
    for ticket in range(TICKETS):
        place = s[TICKET + ticket]
        if place != NOWHERE:
            row = 0 if place == IN_DECK else s[SEATS] + 1 if place == UNDER_DECK else place
            if row > s[SEATS] + 1:
                return False
            where[2 * row + deck_of(ticket)] += 1
    for deck in range(2):
        fits = fits and where[deck] == s[SHUFFLED_N + deck]
        fits = fits and where[2 * (s[SEATS] + 1) + deck] == s[UNDER_N + deck]
        for i in range(s[UNDER_N + deck]):
            fits = fits and s[TICKET + s[UNDER + FIRST_LONG * deck + i] % UNDER_STEP] == UNDER_DECK
        for seat in range(1, s[SEATS] + 1):
            kept = s[side_at(seat) + FIRST_KEPT + deck] + s[side_at(seat) + LATER_KEPT + deck]
            fits = fits and where[2 * seat + deck] == kept
    return fits


@kernel
def are_memories_true(s: Block) -> bool:
    """TR-10: a ticket is in one of the places where somebody knows it to be."""
    fits = True
    for ticket in range(TICKETS):
        place = KEPT_BY + s[TICKET + ticket]
        if s[TICKET + ticket] == UNDER_DECK:
            place = LIES_UNDER
            while s[UNDER + FIRST_LONG * deck_of(ticket) + place - LIES_UNDER] % UNDER_STEP != ticket:
                place += 1
        for seat in range(1, s[SEATS] + 1):
            places = s[side_at(seat) + MAY_BE + ticket]
            fits = fits and (places == 0 or (place >= 0 and places >> place & 1 == 1))
    return fits


@kernel
def count_sound(setup: Block, seed: int, first: int, games: int, s: Block) -> int:
    """How many of these games go without a fault to a whole end. `s` is room for one position."""
    left, ways, counts = zeros(CARDS), zeros(WAYS), zeros(KINDS)
    starts, used = zeros(setup[SEATS] + 1), zeros(setup[SEATS] + 1)
    sound = 0
    for game in range(first, first + games):
        for i in range(len(setup)):
            s[i] = setup[i]
        number, event, is_sound = game_seed(seed, game), 0, True
        for seat in range(1, s[SEATS] + 1):
            starts[seat] = stream(number, seat, 0)
            used[seat] = 0
        while s[PHASE] != OVER and is_sound:
            seat = actor(s)
            if seat == 0:
                deal(s, number, event, left)
                event += 1
            else:
                is_sound = act(s, seat, choose(s, seat, starts[seat], used[seat], ways, counts)) == FINE
                used[seat] += 2
        if is_sound and is_whole(s):
            sound += 1
    return sound


def sound_games(options: Options, seats: int, seed: int, first: int, count: int) -> int:
    """How many of games `first` … of a run of random players go without a fault to a whole end."""
    start = setup(options, seats).block
    return count_sound(start, seed, first, count, start[:])
