"""Whether a view is one that some game can show: what comes from a file is not trusted, and kernels check nothing.

Here are judged names, numbers and the length of each list; whether the turns of a board are legal is found when they
are played again (`replay`).
"""

from whistlestop.core.errors import BadOptions
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.rules import SEATS
from whistlestop.games.pioneer_rails.seen import PHASES, STAGES, BoardView, TurnView, View

_CARDS, _SUITS, _WAYS = frozenset(data.CARDS), frozenset(data.SUITS), frozenset(grid.WAY_NAMES)
_BEFORE_OBJECTIVES = ("dealer", "types", "objectives")


def is_possible(shown: View) -> bool:
    """Whether every name is one, every list complete, and the moment one of a game."""
    fewest, most = SEATS
    if not fewest <= shown.seats <= most or shown.seat not in (None, *range(1, shown.seats + 1)):
        return False
    try:
        shown.options.check(shown.seats)
    except BadOptions:
        return False
    return (
        _is_possible_moment(shown)
        and _are_possible_objectives(shown)
        and _are_possible_cards(shown)
        and all(_is_possible_board(seen, shown, seat) for seat, seen in enumerate(shown.boards, 1))
    )


def _is_possible_moment(shown: View) -> bool:
    """Phase, turn, dealer: what follows from the number of players."""
    solo, has_dealer = shown.seats == 1, 2 <= shown.seats <= data.MOST_TABLE_DEALS
    place = shown.turn % data.TURNS_IN_ROUND
    begins = {
        "dealer": has_dealer and shown.turn == 0,
        "types": solo and shown.options.objectives and shown.turn == 0,
        "objectives": shown.options.objectives and shown.turn == 0,
        "objective": solo and shown.options.objectives and place == 0 and 0 < shown.turn < data.TURNS,
        "hand": shown.options.advanced and place == 0,
        "pick": has_dealer,
        "over": shown.turn == data.TURNS,
    }
    is_last = shown.options.advanced and place == data.TURNS_IN_ROUND - 1
    dealers = range(1, shown.seats + 1) if has_dealer and shown.phase != "dealer" else range(1)
    return (
        shown.phase in PHASES
        and begins.get(shown.phase, True)
        and (0 <= shown.turn < data.TURNS or shown.phase == "over")
        and not (is_last and shown.phase in ("cards", "pick"))
        and shown.first in dealers
        and (not shown.first or shown.dealer == (shown.first - 1 + min(shown.turn, data.TURNS - 1)) % shown.seats + 1)
        and (shown.first > 0 or shown.dealer == 0)
        and (shown.current in range(1, shown.seats + 1) if shown.phase == "hand" else shown.current == 0)
    )


def _are_possible_objectives(shown: View) -> bool:
    """One of each deck; in solo play those of the level, then one more of each deck from round to round."""
    names = shown.objectives
    if not shown.options.objectives or shown.phase in _BEFORE_OBJECTIVES:
        are_right = not names
    elif shown.seats > 1:
        are_right = _decks(names) == [0, 1, 2]
    else:
        level = data.SOLO_LEVELS.index(shown.options.solo_level)
        opened = shown.round - 1 - (shown.phase == "objective")
        open_first, later = _decks(names[:level]), _decks(names[level:])
        are_right = len(names) == level + opened and open_first == sorted(open_first) and later == [0, 1, 2][:opened]
    is_solo_draw = shown.seats == 1 and shown.phase == "objectives"
    level = data.SOLO_LEVELS.index(shown.options.solo_level)
    types = (
        len(shown.types) == data.DECKS and min(shown.types) >= 0 and sum(shown.types) == level
        if is_solo_draw
        else shown.types in ((), (0,) * data.DECKS)
    )
    return are_right and len(set(names)) == len(names) and types


def _decks(names: tuple[str, ...]) -> list[int]:
    return [data.OBJECTIVE_NUMBERS.get(name, -data.IN_DECK) // data.IN_DECK for name in names]


def _are_possible_cards(shown: View) -> bool:
    """The open cards, and how many have been shown in this round."""
    is_hand_turn = shown.options.advanced and shown.turn % data.TURNS_IN_ROUND == data.TURNS_IN_ROUND - 1
    is_open = shown.phase in ("pick", "building") and not is_hand_turn
    in_round = shown.turn % data.TURNS_IN_ROUND + is_open
    if shown.phase == "over":
        in_round = data.TURNS_IN_ROUND - shown.options.advanced
    return (
        len(shown.cards) == (data.OPENED if is_open else 0)
        and len(shown.seen) == data.OPENED * in_round
        and len(set(shown.seen)) == len(shown.seen)
        and _CARDS.issuperset(shown.seen)
        and set(shown.cards) <= set(shown.seen)
        and len(set(shown.cards)) == len(shown.cards)
        and (shown.gone in shown.cards if is_open and shown.phase == "building" else shown.gone == "")
        and (not shown.gone or shown.dealer > 0 or shown.gone == shown.cards[0])
    )


def _is_possible_board(seen: BoardView, shown: View, seat: int) -> bool:
    """As many turns as the moment asks for, and nothing that the viewer may not know."""
    is_known = shown.seat in (None, seat)  # a replay hides nothing, and nobody looks at it from a seat
    if shown.phase != "building":
        stages: tuple[str, ...] = ("waiting",)
    else:
        stages = STAGES[1:] if is_known else ("choosing", "done")
    begun = seen.stage in ("laying", "paying", "done")
    return (
        seen.stage in stages
        and len(seen.turns) == shown.turn + begun
        and len(seen.met) == len(shown.objectives)
        and all(map(_is_possible_turn, seen.turns))
        and _is_possible_hand(seen, shown, seat)
    )


def _is_possible_turn(turn: TurnView) -> bool:
    return (
        turn.card in _CARDS
        and turn.suit in _SUITS
        and _WAYS.issuperset(turn.tracks)
        and all(0 <= nuggets <= data.MOST_IN_BANK for nuggets in turn.paid)
        and len(turn.paid) <= data.COUNTS[data.BANK]
    )


def _is_possible_hand(seen: BoardView, shown: View, seat: int) -> bool:
    """The card of this turn is one that lies open; a card face down only where one can be (PR-8)."""
    is_last = shown.turn % data.TURNS_IN_ROUND == data.TURNS_IN_ROUND - 1
    if len(seen.turns) > shown.turn:
        card = seen.turns[-1].card
        if shown.options.advanced and is_last:
            is_right = card not in shown.seen
        elif seat == shown.dealer:
            is_right = card == shown.gone
        else:
            is_right = card in shown.cards and card != shown.gone
        if not is_right:
            return False
    if seen.held:
        return (
            shown.options.advanced
            and shown.seat in (None, seat)
            and seen.held in _CARDS
            and seen.held not in shown.seen
            and not (is_last and shown.phase == "building")
            and shown.phase in ("hand", "cards", "pick", "building")
        )
    must_hold = shown.options.advanced and seat == shown.seat and shown.phase in ("cards", "pick", "building")
    return not must_hold or (is_last and shown.phase == "building")
