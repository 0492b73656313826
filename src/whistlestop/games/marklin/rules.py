"""The rules of Märklin as the game contract wants them: set-up, chance, actions, the end.

What happens in which order is told by the kernels of `flow` and those it calls; here it becomes values that
nobody can change: states, steps, legal actions. The numbers (TR-…) are those of docs/marklin.md.

What can be taken back: a claim, a placed passenger, a ride and the choice of tickets stand only when the turn is
confirmed (`Done`), since none of them shows its player anything new. Cards and tickets that were drawn do, and
chance is a barrier; so is an announced split, after which tickets may come without chance.
"""

from array import array
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from whistlestop.core import chance
from whistlestop.core.blocks import BlockState, NumberedActions, checked_seat, number_of
from whistlestop.core.chance import Deck, Die, Draw, Lot
from whistlestop.core.errors import Argument, Illegal
from whistlestop.core.game import Event, Outcome, Seat, Step
from whistlestop.core.kernel import Block, block
from whistlestop.core.options import Options as BaseOptions
from whistlestop.core.options import rule
from whistlestop.games.marklin import acting, cards, data, flow, layout, listing, tally, tickets
from whistlestop.games.marklin.actions import (
    ALL_ACTIONS,
    NUMBERS,
    Action,
    Claim,
    Depart,
    Done,
    Keep,
    Pass,
    Place,
    Ride,
    Split,
    Take,
    TakeBlind,
)
from whistlestop.games.marklin.board import side_at

SEATS = (2, 5)  # TR-1.2


Tickets = Literal["marklin46", "deutschland60", "germany89"]
RedCities = Literal["first", "alternative"]


class Options(BaseOptions, frozen=True):
    """The rule options of Märklin, each with its rule."""

    tickets: Annotated[Tickets, rule("TR-1.1", "which tickets are played with")] = "marklin46"
    red_cities: Annotated[RedCities, rule("TR-1.3", "which six cities have red merchandise")] = "first"
    revisit_tokens: Annotated[bool, rule("TR-7.2", "a city passed twice in a move gives two tokens")] = False
    parallel_return: Annotated[bool, rule("TR-7.1", "a passenger may ride back on a parallel track")] = False
    own_track_needed: Annotated[bool, rule("TR-7.1", "a passenger's move begins on an own track")] = False
    bonus_needs_ticket: Annotated[bool, rule("TR-9.2", "nobody gets the bonus without a completed ticket")] = True


# --- states


class State(BlockState):
    """A position, laid out by `layout`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Märklin, turn {self.block[layout.TURN]}>"


def setup(options: Options, seats: int) -> State:
    """Trains and passengers before the players, all cards in their decks (TR-1)."""
    s = block(layout.HEAD + layout.SIDE * seats)
    s[layout.SEATS] = seats
    s[layout.PHASE] = layout.FIRST_DRAW
    s[layout.TURNS_LEFT] = -1
    s[layout.CLAIMED] = layout.NO_TRACK
    s[layout.TICKET_SET] = data.TICKET_SETS.index(options.tickets)
    s[layout.RED_CITIES] = data.RED_CITIES.index(options.red_cities)
    s[layout.REVISIT], s[layout.PARALLEL] = options.revisit_tokens, options.parallel_return
    s[layout.OWN_NEEDED], s[layout.BONUS_NEEDS] = options.own_track_needed, options.bonus_needs_ticket
    s[layout.DECK : layout.DECK + layout.CARDS] = array("q", data.CARD_COUNTS)
    s[layout.DECK_SIZE] = sum(data.CARD_COUNTS)
    s[layout.ROW : layout.ROW + data.ROW] = array("q", [layout.GAP] * data.ROW)
    for ticket, is_in in enumerate(data.IN_SET[s[layout.TICKET_SET]]):
        s[layout.TICKET + ticket] = layout.IN_DECK if is_in else layout.NOWHERE
        s[layout.SHUFFLED_N + tickets.deck_of(ticket)] += is_in
    for seat in range(1, seats + 1):
        at = side_at(seat)
        s[at + layout.TRAINS], s[at + layout.SUPPLY] = data.TRAINS, data.PASSENGERS
        s[at + layout.COMPONENT : at + layout.SIDE] = array("q", range(layout.CITIES))
    return State(s)


# The phases in which one player acts.
_OF_ONE = frozenset((layout.SPLIT, layout.AT_TURN, layout.SECOND, layout.PLACE, layout.KEEP, layout.RIDE))


# --- chance


def pending(state: State) -> Draw | None:
    """What is to be drawn now: the first player (TR-1.2), hands (TR-2.1), the row, a blind card, tickets."""
    s = state.block
    if s[layout.PHASE] in _OF_ONE:
        return None
    match s[layout.PHASE]:
        case layout.FIRST_DRAW:
            return Draw("first", (Die(tuple(range(1, s[layout.SEATS] + 1))),))
        case layout.DEAL:
            return Draw("hand", (Deck(_deck(s), data.HAND),), (s[layout.CURRENT],))
        case layout.ROW_DRAW:
            return Draw("row", (Deck(_deck(s), cards.missing_cards(s)),))
        case layout.CARD_DRAW:
            return Draw("card", (Deck(_deck(s), 1),), (s[layout.CURRENT],))
        case layout.TICKET_DRAW:
            seat = s[layout.CURRENT]
            where = s[layout.TICKET : layout.TICKET + layout.TICKETS]
            short = tuple([int(place == layout.IN_DECK) for place in where[: data.FIRST_LONG]])
            long = tuple([int(place == layout.IN_DECK) for place in where[data.FIRST_LONG :]])
            decks = (Deck(short, tickets.by_chance(s, seat, 0)), Deck(long, tickets.by_chance(s, seat, 1)))
            return Draw("tickets", decks, (seat,))
    return None


def _deck(s: Block) -> tuple[int, ...]:
    return tuple(s[layout.DECK : layout.DECK + layout.CARDS])


def resolve(state: State, lot: Lot) -> Step[State]:
    """Go on with what was drawn."""
    draw = pending(state)
    if draw is None:
        raise Illegal("TR-3", "marklin-nothing-to-draw")
    chance.check(draw, lot)
    s = state.block[:]
    s[layout.LOT : layout.LOT + len(lot)] = array("q", lot)
    flow.fell(s)
    return Step(State(s), tuple(_fallen(state.block, s, draw, lot)))


def _fallen(before: Block, s: Block, draw: Draw, lot: Lot) -> Iterator[Event]:
    """What the log in words says of a chance outcome."""
    if draw.what == "first":
        yield Event("marklin-first", lot[0])
    elif draw.what == "card":
        seat = before[layout.CURRENT]
        yield Event("marklin-drew", seat, {"card": data.CARDS[lot[0]]}, (seat,))
    elif draw.what == "row":
        if s[layout.DECK_SIZE] > before[layout.DECK_SIZE]:
            yield Event("marklin-shuffled")
        if s[layout.PHASE] == layout.ROW_DRAW and s[layout.ROW : layout.ROW + data.ROW] == _EMPTY_ROW:
            yield Event("marklin-row-renewed")


_EMPTY_ROW = array("q", [layout.GAP] * data.ROW)


# --- who may act, and how


def actors(state: State) -> tuple[Seat, ...]:
    """The player whose turn it is; at set-up all who have not confirmed their tickets."""
    s = state.block
    if s[layout.PHASE] in _OF_ONE:
        return (s[layout.CURRENT],)
    if s[layout.PHASE] != layout.CHOOSE:
        return ()
    stages = s[layout.HEAD + layout.STAGE :: layout.SIDE]
    return tuple(seat for seat, stage in enumerate(stages, 1) if stage != layout.SETTLED)


class Legal(NumberedActions[Action]):
    """The legal actions of a seat. There may be thousands of payments: they are counted, and found one by one."""

    __slots__ = ()
    all_actions, numbering, kinds_of_action = ALL_ACTIONS, NUMBERS, layout.KINDS

    def _list(self, counts: Block, out: Block) -> int:
        return listing.list_actions(self._block, self._seat, counts, out)

    def _is_legal(self, number: int) -> bool:
        return acting.act(self._block[:], self._seat, number) == layout.FINE

    def counts(self) -> Block:
        """How many actions of each kind there are."""
        if self._counts is None:
            self._counts = block(layout.KINDS)
            listing.count_by_kind(self._block, self._seat, self._counts)
        return self._counts

    def __len__(self) -> int:
        return sum(self.counts())

    def kinds(self) -> Sequence[Sequence[Action]]:
        """The actions by kind; each is found when it is asked for."""
        return [_OfKind(self._block, self._seat, kind, count) for kind, count in enumerate(self.counts()) if count]


class _OfKind(Sequence[Action]):
    """The legal actions of one kind."""

    __slots__ = ("_block", "_count", "_kind", "_seat")

    def __init__(self, numbers: Block, seat: Seat, kind: int, count: int) -> None:
        self._block, self._seat, self._kind, self._count = numbers, seat, kind, count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._count))]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        return ALL_ACTIONS[listing.nth_of_kind(self._block, self._seat, self._kind, index % self._count)]


def legal(state: State, seat: Seat) -> Legal:
    """What this seat may do now."""
    return Legal(state.block, checked_seat(seat, state.block[layout.SEATS]))


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Carry out an action; an illegal one raises Illegal and changes nothing."""
    before, s = state.block, state.block[:]
    fault = acting.act(s, checked_seat(seat, s[layout.SEATS]), encode(state, action))
    if fault:
        raise refusal(fault, action)
    events = tuple(_events(before, s, seat, action))
    if isinstance(action, Keep):  # TR-10: nobody else ever knows which
        return Step(State(s), events, audience=(seat,))
    is_barrier = s[layout.TURN] != before[layout.TURN] or s[layout.PHASE] == layout.OVER or isinstance(action, Split)
    return Step(State(s), events, isinstance(action, Done | Pass | Split), True, is_barrier)


def refusal(fault: int, action: Action) -> Illegal:
    """The rule that forbids an action, with the city or track in question."""
    rule, reason = layout.FAULTS[fault]
    return Illegal(rule, reason, **_arguments(action))


def _arguments(action: Action) -> dict[str, Argument]:
    match action:
        case Claim(track) | Ride(track):
            start, end = ends_of(track)
            return {"start": start, "end": end}
        case Place(city) | Depart(city):
            return {"city": city}
    return {}


def ends_of(track: str) -> tuple[str, str]:
    """The two places of a track."""
    a, b = data.ENDS[data.TRACK_NUMBERS[track]]
    return data.PLACES[a], data.PLACES[b]


def _events(before: Block, s: Block, seat: Seat, action: Action) -> Iterator[Event]:
    """What the log in words says of an action."""
    at = side_at(seat)
    match action:
        case Take(slot):
            yield Event("marklin-took", seat, {"card": data.CARDS[before[layout.ROW + slot - 1]]})
        case TakeBlind():
            yield Event("marklin-took-blind", seat)
            if s[layout.DECK_SIZE] == 1 and s[layout.DISCARD_SIZE]:  # what is drawn, only its player is told
                yield Event("marklin-shuffled")
        case Claim(track):
            start, end = ends_of(track)
            points = s[at + layout.ROUTE_POINTS] - before[at + layout.ROUTE_POINTS]
            yield Event("marklin-claimed", seat, {"start": start, "end": end, "points": points})
        case Place(city):
            yield Event("marklin-placed", seat, {"city": city})
        case Split(short, long):
            yield Event("marklin-asked", seat, {"short": short, "long": long})
        case Keep(chosen):
            yield Event("marklin-chose", seat, {"count": len(chosen)}, (seat,))
        case Depart(city):
            yield Event("marklin-departed", seat, {"city": city})
        case Ride():
            points = s[at + layout.TOKEN_POINTS] - before[at + layout.TOKEN_POINTS]
            yield Event("marklin-rode", seat, {"city": data.CITIES[s[layout.RIDE_AT]], "points": points})
        case Pass():
            yield Event("marklin-passed", seat)
        case Done() if before[layout.PHASE] in (layout.CHOOSE, layout.KEEP):
            short, long = kept(s, seat)
            short_before, long_before = kept(before, seat)
            yield Event("marklin-kept", seat, {"short": short - short_before, "long": long - long_before})
        case Done() if before[layout.PHASE] == layout.RIDE:
            yield Event("marklin-arrived", seat, {"city": data.CITIES[before[layout.RIDE_AT]]})
    if s[layout.DECK_SIZE] > before[layout.DECK_SIZE]:
        yield Event("marklin-shuffled")
    if s[layout.TURNS_LEFT] > before[layout.TURNS_LEFT]:
        yield Event("marklin-last-round", seat)


def kept(s: Block, seat: Seat) -> tuple[int, int]:
    """How many short and long tickets a seat has kept."""
    at = side_at(seat)
    short, long = (s[at + layout.FIRST_KEPT + deck] + s[at + layout.LATER_KEPT + deck] for deck in range(2))
    return short, long


def encode(state: State, action: Action) -> int:
    """The number of an action: the same in every position."""
    number = number_of(action, NUMBERS)
    if number is None:
        if isinstance(action, Claim) and action.track in data.TRACK_NUMBERS:
            start, end = ends_of(action.track)
            raise Illegal("TR-5.1", "marklin-wrong-payment", start=start, end=end)
        raise Illegal("TR-3", "marklin-no-such-action")
    return number


def decode(state: State, number: int) -> Action:
    """The action of a number."""
    action = ALL_ACTIONS[number] if 0 <= number < len(ALL_ACTIONS) else None
    if action is None:
        raise Illegal("TR-3", "marklin-no-such-action")
    return action


# --- the end


def outcome(state: State) -> Outcome | None:
    """TR-9.3."""
    s = state.block
    if s[layout.PHASE] != layout.OVER:
        return None
    parts, places = tallied(s)
    totals, completed, merchandise = (
        parts[part :: tally.PARTS] for part in (tally.TOTAL, tally.COMPLETED, tally.MERCHANDISE)
    )
    standings = list(zip(totals, completed, merchandise, strict=True))
    return Outcome(tuple(totals), tuple(places), tie_break(standings))


def tallied(s: Block) -> tuple[Block, Block]:
    """The parts of every seat's score, as `tally` numbers them, and the places."""
    parts, places = block(tally.PARTS * s[layout.SEATS]), block(s[layout.SEATS])
    tally.tally_seats(s, parts, places)
    return parts, places


def tie_break(standings: Sequence[tuple[int, int, int]]) -> str | None:
    """What told the winner from those with as many points: by points, completed tickets and merchandise of each."""
    best = max(standings)
    beaten = [standing for standing in standings if standing[0] == best[0] and standing != best]
    if not beaten:
        return None
    return "marklin-tie-merchandise" if max(beaten)[1] == best[1] else "marklin-tie-tickets"
