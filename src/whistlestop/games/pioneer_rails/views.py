"""What each seat may know of a position, and positions imagined from that.

Hidden are two things: what another seat has done in this turn before it confirms, not even which card it uses; and the
cards face down (PR-8). Until then its board is shown as it stood before the turn.
"""

from array import array
from functools import lru_cache

from whistlestop.core.errors import BadNotation
from whistlestop.core.game import Random, Seat
from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails import data, flow, grid, layout
from whistlestop.games.pioneer_rails.actions import NUMBERS
from whistlestop.games.pioneer_rails.board import SUIT_MASK, board_at
from whistlestop.games.pioneer_rails.maps import WAY_MASK
from whistlestop.games.pioneer_rails.notation import actions_of
from whistlestop.games.pioneer_rails.plausible import is_possible
from whistlestop.games.pioneer_rails.replay import replay
from whistlestop.games.pioneer_rails.rules import Options, State, cards_left, map_of, setup
from whistlestop.games.pioneer_rails.seen import PHASES, STAGES, BoardView, TurnView, View


def view(state: State, seat: Seat | None) -> View:
    """The position through the eyes of a seat."""
    return _seen(state.block, seat, () if seat is None else (seat,))


def reveal(state: State) -> View:
    """The position as nobody saw it while it was played: every turn as far as it had come, every card."""
    return _seen(state.block, None, tuple(range(1, state.block[layout.SEATS] + 1)))


def _seen(s: Block, seat: Seat | None, minds: tuple[Seat, ...]) -> View:
    """What somebody sees who knows what these seats know."""
    seats = s[layout.SEATS]
    opened = [card - 1 for card in s[layout.OPEN : layout.OPEN + data.OPENED] if card]
    gone = s[layout.GONE]
    return View(
        seat,
        _options(*s[layout.MAP : layout.SPEND_NEW + 1], seats),
        s[layout.TURN],
        PHASES[s[layout.PHASE]],
        tuple([_board(s, other, other in minds) for other in range(1, seats + 1)]),
        s[layout.FIRST],
        s[layout.DEALER],
        tuple([data.CARDS[card] for card in opened]),
        data.CARDS[opened[gone - 1]] if gone else "",
        tuple([name for name, shown in zip(data.CARDS, s[layout.SEEN : layout.OBJECTIVE], strict=True) if shown]),
        tuple([data.OBJECTIVES[n - 1] for n in s[layout.OBJECTIVE : layout.OBJECTIVE + s[layout.OBJECTIVES_N]]]),
        tuple(s[layout.TYPES : layout.TYPES + data.DECKS]) if s[layout.PHASE] == layout.OBJECTIVES_DRAW else (),
        s[layout.CURRENT],
    )


@lru_cache(maxsize=256)
def _options(
    map_number: int, seed: int, objectives: int, advanced: int, level: int, spend_new: int, seats: int
) -> Options:
    return Options(
        data.MAP_NAMES[map_number],  # type: ignore[arg-type]
        seed,
        bool(objectives),
        bool(advanced),
        data.SOLO_LEVELS[level] if seats == 1 and objectives else "medium",  # type: ignore[arg-type]
        bool(spend_new),
    )


def _board(s: Block, owner: Seat, is_own: bool) -> BoardView:
    at = board_at(owner)
    stage, turns = s[at + layout.STAGE], s[layout.TURN]
    if s[layout.PHASE] == layout.BUILDING:
        if stage == layout.DONE or (is_own and stage != layout.CHOOSING):
            turns += 1
        elif not is_own:
            stage = layout.CHOOSING  # not even how far it has come
    held = s[at + layout.HELD]
    return BoardView(
        tuple([_turn(s, at, turn) for turn in range(turns)]),
        STAGES[stage],
        tuple(s[at + layout.MET : at + layout.MET + s[layout.OBJECTIVES_N]]),
        data.CARDS[held - 1] if held and is_own else "",
    )


def _turn(s: Block, at: int, turn: int) -> TurnView:
    first, begun = s[at + layout.BEGAN + turn], s[layout.TURN] + (s[layout.PHASE] == layout.BUILDING)
    end = s[at + layout.BEGAN + turn + 1] if turn + 1 < begun else s[at + layout.TRACKS_N]
    paid = s[at + layout.PAID : at + layout.PAID_IN]
    paid_in = s[at + layout.PAID_IN : at + layout.MET]
    packed = s[at + layout.TRACK + first : at + layout.TRACK + end]
    return _turn_view(
        s[at + layout.CARD + turn] - 1,
        s[at + layout.SUIT] if turn == s[layout.TURN] else 0,
        packed.tobytes(),
        tuple([nuggets for nuggets, when in zip(paid, paid_in, strict=True) if when == turn + 1]),
    )


@lru_cache(maxsize=1 << 14)  # the same turns are seen by many, many times
def _turn_view(card: int, suit_now: int, packed: bytes, paid: tuple[int, ...]) -> TurnView:
    tracks = array("q", packed)
    suit = suit_now - 1 if suit_now else card // len(data.RANKS)
    if tracks:
        suit = tracks[0] >> layout.SUIT_SHIFT & SUIT_MASK
    names = tuple([grid.WAY_NAMES[track & WAY_MASK] for track in tracks])
    return TurnView(data.CARDS[card], data.SUITS[suit], names, paid)


# --- positions from views


def imagine(shown: View, rng: Random) -> State:
    """A position that the viewer cannot tell from the real one: others have not begun this turn, cards are dealt."""
    known = position(shown)
    if known is None:
        raise BadNotation("pioneer-rails-impossible-view")
    s = known[:]
    _deal_hidden(s, shown, rng)
    if s[layout.PHASE] == layout.BUILDING:
        for seat, seen in enumerate(shown.boards, 1):
            if len(seen.turns) == shown.turn:
                _begin(s, seat)
    return State(s)


@lru_cache(maxsize=64)  # whoever searches imagines many positions from one view
def position(shown: View) -> "Block | None":
    """A position as far as a view tells it; None where no game can show that view."""
    if not is_possible(shown):  # it may come from a file; kernels check nothing
        return None
    seats = len(shown.boards)
    s = setup(shown.options, seats).block
    s[layout.PHASE], s[layout.TURN] = PHASES.index(shown.phase), shown.turn
    s[layout.FIRST], s[layout.DEALER], s[layout.CURRENT] = shown.first, shown.dealer, shown.current
    for place, name in enumerate(shown.cards):
        s[layout.OPEN + place] = data.CARD_NUMBERS[name] + 1
    if shown.gone:
        s[layout.GONE] = shown.cards.index(shown.gone) + 1
    for name in shown.seen:
        s[layout.SEEN + data.CARD_NUMBERS[name]] = 1
    for place, name in enumerate(shown.objectives):
        s[layout.OBJECTIVE + place] = data.OBJECTIVE_NUMBERS[name] + 1
    s[layout.OBJECTIVES_N] = len(shown.objectives)
    types = shown.types or _types(shown.objectives[: s[layout.LEVEL]])
    s[layout.TYPES : layout.TYPES + data.DECKS] = array("q", types)
    fits = [_put_board(s, shown, seat, seen) for seat, seen in enumerate(shown.boards, 1)]
    return s if all(fits) else None


def _types(names: tuple[str, ...]) -> list[int]:
    decks = [data.OBJECTIVE_NUMBERS[name] // data.IN_DECK for name in names]
    return [decks.count(deck) for deck in range(data.DECKS)]


def _put_board(s: Block, shown: View, seat: Seat, seen: BoardView) -> bool:
    """Play a board's turns again; False where the rules do not allow them, or they bring something else."""
    at = board_at(seat)
    log = array("q")
    for turn in seen.turns:
        log.extend([NUMBERS[action] for action in actions_of(turn)] + [layout.CONFIRM])
    is_open = seen.stage in ("laying", "paying")
    if is_open:
        log.pop()
    if replay(s, map_of(s).block, at, log) != layout.FINE:
        return False
    if not is_open:
        s[at + layout.STAGE] = STAGES.index(seen.stage)
    if seen.held:
        s[at + layout.HELD] = data.CARD_NUMBERS[seen.held] + 1
    met = tuple(s[at + layout.MET : at + layout.MET + s[layout.OBJECTIVES_N]])
    return met == seen.met and STAGES[s[at + layout.STAGE]] == seen.stage


def _deal_hidden(s: Block, shown: View, rng: Random) -> None:
    """PR-8: the cards face down of others, of those that nobody has shown in this round."""
    if not shown.options.advanced:
        return
    left = [card for card, is_left in enumerate(cards_left(s)) if is_left]
    used = [s[board_at(seat) + layout.CARD + shown.turn] - 1 for seat in range(1, shown.seats + 1) if _is_last(shown)]
    left = [card for card in left if card not in used]
    for seat, seen in enumerate(shown.boards, 1):
        if _holds_hidden(shown, seat, seen):
            s[board_at(seat) + layout.HELD] = left.pop(rng.below(len(left))) + 1


def _is_last(shown: View) -> bool:
    """Whether it is the turn of the cards face down."""
    return shown.turn % data.TURNS_IN_ROUND == data.TURNS_IN_ROUND - 1


def _holds_hidden(shown: View, seat: Seat, seen: BoardView) -> bool:
    """Whether a seat has a card face down that the viewer does not know."""
    if seen.held or shown.phase in ("dealer", "types", "objectives", "objective", "over"):
        return False
    if shown.phase == "hand":
        return seat < shown.current
    return not _is_last(shown) or len(seen.turns) == shown.turn


def _begin(s: Block, seat: Seat) -> None:
    """A seat whose turn is hidden, or has not chosen a card yet, stands where the turn began for it."""
    at = board_at(seat)
    if seat == s[layout.DEALER] and not (s[layout.ADVANCED] and flow.is_last_of_round(s)):
        s[at + layout.CARD + s[layout.TURN]] = s[layout.OPEN + s[layout.GONE] - 1]
    flow.begin_board(s, at)
