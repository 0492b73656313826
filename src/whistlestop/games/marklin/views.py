"""What each seat may know of a position, and positions imagined from that (TR-10).

Hidden are the hands of others but for cards taken face up, which tickets they keep, choose from and put under
the decks, and the order of the decks. A choice of tickets is known to nobody else before it is confirmed, and
then only how many of each deck were kept. When the game is over all tickets are shown.
"""

import struct
from array import array
from functools import cache, lru_cache

from whistlestop.core.errors import BadNotation
from whistlestop.core.game import Random, Seat
from whistlestop.core.kernel import Block
from whistlestop.games.marklin import data, layout
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.imagining import deal_hidden, lay_seen
from whistlestop.games.marklin.plausible import is_possible
from whistlestop.games.marklin.rules import Options, State, setup
from whistlestop.games.marklin.seen import PHASES, STAGES, THEN, BoardView, Passed, RideView, View

_ROW_NAMES = (*data.CARDS, "")  # a gap, -1, is the last
_WAY_NAMES = (data.PAIR_NAMES, data.TRACKS)  # of what a ride has used, by the option `parallel_return`


def view(state: State, seat: Seat | None) -> View:
    """The position through the eyes of a seat."""
    return _seen(state.block, seat, () if seat is None else (seat,))


def reveal(state: State) -> View:
    """The position as nobody saw it while it was played: all hands and tickets lie open."""
    return _seen(state.block, None, tuple(range(1, state.block[layout.SEATS] + 1)))


def _seen(s: Block, seat: Seat | None, minds: tuple[Seat, ...]) -> View:
    """What somebody sees who knows what these seats know."""
    track = s[layout.CLAIMED]
    return View(
        seat,
        _options(*s[layout.TICKET_SET : layout.BONUS_NEEDS + 1]),
        s[layout.TURN],
        PHASES[s[layout.PHASE]],
        s[layout.CURRENT],
        s[layout.FIRST],
        tuple([_board(s, other, other in minds) for other in range(1, s[layout.SEATS] + 1)]),
        tuple(s[layout.OWNER : layout.PAIR_OWNERS]),
        tuple(s[layout.OCCUPIED : layout.TAKEN]),
        tuple(s[layout.TOKEN_BY : layout.TICKET]),
        tuple([_ROW_NAMES[kind] for kind in s[layout.ROW : layout.ROW + data.ROW]]),
        s[layout.DECK_SIZE],
        tuple(s[layout.DISCARD : layout.DISCARD + layout.CARDS]),
        (s[layout.SHUFFLED_N], s[layout.SHUFFLED_N + 1]),
        (_under(s, 0, minds), _under(s, 1, minds)),
        _returned(s, minds),
        () if seat is None or s[layout.PHASE] == layout.OVER else _passed(s, seat),
        s[layout.TURNS_LEFT],
        s[layout.PASSES],
        s[layout.DRAWN],
        None if track == layout.NO_TRACK else data.TRACKS[track],
        THEN[s[layout.NEXT]],
        _ride(s) if s[layout.PHASE] == layout.RIDE else None,
    )


@cache
def _options(tickets: int, red: int, revisit: int, parallel: int, own: int, bonus: int) -> Options:
    return Options(
        data.TICKET_SETS[tickets],  # type: ignore[arg-type]
        data.RED_CITIES[red],  # type: ignore[arg-type]
        bool(revisit),
        bool(parallel),
        bool(own),
        bool(bonus),
    )


def _board(s: Block, owner: Seat, is_own: bool) -> BoardView:
    at = side_at(owner)
    stage = s[at + layout.STAGE]
    if stage == layout.CHOSE and not is_own:
        stage = layout.CHOOSING  # not even that it is decided
    return BoardView(
        s[at + layout.HAND_SIZE],
        tuple(s[at + layout.KNOWN : at + layout.KNOWN + layout.CARDS]),
        s[at + layout.TRAINS],
        s[at + layout.SUPPLY],
        s[at + layout.ROUTE_POINTS],
        s[at + layout.TOKEN_POINTS],
        STAGES[stage],
        (s[at + layout.ASKED], s[at + layout.ASKED + 1]),
        (s[at + layout.FIRST_KEPT], s[at + layout.FIRST_KEPT + 1]),
        (s[at + layout.LATER_KEPT], s[at + layout.LATER_KEPT + 1]),
        tuple(s[at + layout.HAND : at + layout.HAND + layout.CARDS]) if is_own else (),
        _tickets(s, owner) if is_own or s[layout.PHASE] == layout.OVER else (),
        tuple([data.TICKETS[t] for t in s[at + layout.OFFER : at + layout.OFFER + s[at + layout.OFFER_N]]])
        if is_own
        else (),
        _CHOICES[s[at + layout.CHOSEN]] if is_own else (),
    )


_CHOICES = tuple(tuple(i + 1 for i in range(data.OFFER) if mask >> i & 1) for mask in range(1 << data.OFFER))


def _tickets(s: Block, seat: Seat) -> tuple[str, ...]:
    where = s[layout.TICKET : layout.TICKET + layout.TICKETS]
    return tuple([data.TICKETS[ticket] for ticket, place in enumerate(where) if place == seat])


def _under(s: Block, deck: int, minds: tuple[Seat, ...]) -> tuple[str, ...]:
    first = layout.UNDER + data.FIRST_LONG * deck
    return tuple(
        [
            data.TICKETS[put % layout.UNDER_STEP] if put // layout.UNDER_STEP in minds else ""
            for put in s[first : first + s[layout.UNDER_N + deck]]
        ]
    )


def _returned(s: Block, minds: tuple[Seat, ...]) -> tuple[str, ...]:
    by = s[layout.RETURNED_BY : layout.RETURNED_BY + layout.TICKETS]
    return tuple([data.TICKETS[ticket] for ticket, seat in enumerate(by) if seat in minds]) if minds else ()


def _passed(s: Block, seat: Seat) -> tuple[Passed, ...]:
    at = side_at(seat) + layout.MAY_BE
    known = s[at : at + layout.TICKETS]
    return tuple([_places(s, ticket, places) for ticket, places in enumerate(known) if places]) if any(known) else ()


def _places(s: Block, ticket: int, places: int) -> Passed:
    """A set of places as numbers; so far down as nothing lies under the deck, they are of an offer."""
    lowest = layout.LIES_UNDER + s[layout.UNDER_N + (ticket >= data.FIRST_LONG)]
    found = [place for place in range(layout.MAY_PLACES) if places >> place & 1]
    return Passed(
        data.TICKETS[ticket],
        tuple([place - layout.KEPT_BY for place in found if place < layout.LIES_UNDER]),
        tuple([layout.OFFERED_AS - place + 1 for place in reversed(found) if place >= lowest]),
        tuple([place - layout.LIES_UNDER + 1 for place in found if layout.LIES_UNDER <= place < lowest]),
    )


def _ride(s: Block) -> RideView:
    names = _WAY_NAMES[s[layout.PARALLEL]]
    words = s[layout.USED : layout.USED + 2]
    used = [name for way, name in enumerate(names) if words[way // layout.USED_BITS] >> way % layout.USED_BITS & 1]
    visited = [city for number, city in enumerate(data.CITIES) if s[layout.VISITED] >> number & 1]
    return RideView(
        data.CITIES[s[layout.RIDE_FROM]],
        data.CITIES[s[layout.RIDE_AT]],
        s[layout.RIDE_COST],
        s[layout.RIDE_LENGTH],
        tuple(used),
        tuple(visited),
    )


# --- positions from views


def imagine(shown: View, rng: Random) -> State:
    """A position that the viewer cannot tell from the real one: what is hidden is dealt anew."""
    seed = rng.below(1 << 31) << 31 | rng.below(1 << 31)
    s = known(shown)[:]
    if not deal_hidden(s, shown.seat or 0, seed):
        raise BadNotation("marklin-impossible-view")
    return State(s)


def known(shown: View) -> Block:
    """A position as far as a view tells it: what is hidden is not there. Never change it: it is shared."""
    return _known(_Same(shown))


class _Same:
    """A view, equal to itself alone: to hash all that it shows would take longer than to find it again."""

    __slots__ = ("view",)

    def __init__(self, view: View) -> None:
        self.view = view

    def __hash__(self) -> int:
        return id(self.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.view is other.view


@lru_cache(maxsize=64)  # whoever searches imagines many positions from one view
def _known(same: _Same) -> Block:
    shown = same.view
    if is_possible(shown):  # it may come from a file; kernels check nothing
        try:
            s, board = _position(shown), bytes(shown.owners) + bytes(shown.passengers) + bytes(shown.tokens)
        except (
            KeyError,
            OverflowError,
            ValueError,
            struct.error,
        ) as error:  # no such name, or no position holds such a number
            raise BadNotation("marklin-impossible-view") from error
        if lay_seen(s, shown.seat or 0, board):
            return s
    raise BadNotation("marklin-impossible-view")


def _position(shown: View) -> Block:
    """What a view tells, without what follows from it."""
    s = _cleared(shown.options, len(shown.boards))[:]
    track = layout.NO_TRACK if shown.claimed is None else data.TRACK_NUMBERS[shown.claimed]
    _MOMENT.pack_into(
        s, s.itemsize * layout.PHASE,
        _PHASE_NUMBERS[shown.phase], shown.current, shown.first, shown.turn, shown.turns_left, shown.passes,
        _THEN_NUMBERS[shown.then], shown.drawn, track, shown.deck,
    )  # fmt: skip
    s[layout.DISCARD : layout.SHUFFLED_N] = array("q", [*shown.discards, *map(_KINDS.__getitem__, shown.row)])
    _put_tickets(s, shown)
    if shown.ride is not None:
        _put_ride(s, shown.ride)
    for seat, seen in enumerate(shown.boards, 1):
        _put_board(s, seat, seen)
    return s


_PHASE_NUMBERS = {name: number for number, name in enumerate(PHASES)}
_THEN_NUMBERS = {name: number for number, name in enumerate(THEN)}
_STAGE_NUMBERS = {name: number for number, name in enumerate(STAGES)}
_MOMENT = struct.Struct(f"{layout.DISCARD_SIZE - layout.PHASE}q")
_SIDE = struct.Struct(f"{layout.BORDER}q")
_NO_CARDS, _NO_OFFER = (0,) * layout.CARDS, (0,) * data.OFFER
_KINDS = {name: kind for kind, name in enumerate(data.CARDS)} | {"": layout.GAP}


@lru_cache(maxsize=64)
def _cleared(options: Options, seats: int) -> Block:
    """A new game without what a view tells."""
    return setup(options, seats).block


def _put_tickets(s: Block, shown: View) -> None:
    viewer = shown.seat or 0
    s[layout.SHUFFLED_N : layout.UNDER] = array("q", [*shown.ticket_decks, *map(len, shown.under)])
    for deck, put in enumerate(shown.under):
        if put:
            numbers, first = _TICKETS_OF[deck], layout.UNDER + data.FIRST_LONG * deck
            s[first : first + len(put)] = _TO_BE_IMAGINED[: len(put)]
            for place, name in enumerate(put, first):
                if name:
                    ticket = numbers[name]
                    s[place] = ticket + layout.UNDER_STEP * viewer
                    s[layout.TICKET + ticket] = layout.UNDER_DECK
    for passed in shown.passed:
        places = [layout.KEPT_BY + seat for seat in passed.kept_by]
        places += [layout.OFFERED_AS + 1 - number for number in passed.offered]
        places += [layout.LIES_UNDER - 1 + place for place in passed.under]
        s[side_at(shown.seat or 1) + layout.MAY_BE + data.TICKET_NUMBERS[passed.ticket]] = sum(1 << p for p in places)
    for name in shown.returned:
        s[layout.RETURNED_BY + data.TICKET_NUMBERS[name]] = viewer


_TO_BE_IMAGINED = array("q", [-1] * layout.TICKETS)
_TICKETS_OF = (
    {name: ticket for name, ticket in data.TICKET_NUMBERS.items() if ticket < data.FIRST_LONG},
    {name: ticket for name, ticket in data.TICKET_NUMBERS.items() if ticket >= data.FIRST_LONG},
)


def _put_board(s: Block, seat: Seat, seen: BoardView) -> None:
    """One side of the table: its numbers lie one behind the other, up to BORDER."""
    at, offer = side_at(seat), [data.TICKET_NUMBERS[name] for name in seen.offer]
    _SIDE.pack_into(
        s, s.itemsize * at,
        *(seen.hand or _NO_CARDS), *seen.known, seen.cards,
        seen.trains, seen.supply, 0, _STAGE_NUMBERS[seen.stage],
        len(offer), *offer, *_NO_OFFER[len(offer) :], _CHOICES.index(seen.chosen),
        *seen.asked, *seen.first_kept, *seen.later_kept,
        seen.routes, seen.merchandise,
    )  # fmt: skip
    for ticket in offer:
        s[layout.TICKET + ticket] = layout.OFFERED + seat
    for name in seen.tickets:  # at set-up, until all have chosen, they still lie before the seat, too
        s[layout.TICKET + data.TICKET_NUMBERS[name]] = seat


def _put_ride(s: Block, ride: RideView) -> None:
    s[layout.RIDE_FROM], s[layout.RIDE_AT] = data.CITY_NUMBERS[ride.start], data.CITY_NUMBERS[ride.at]
    s[layout.RIDE_COST], s[layout.RIDE_LENGTH] = ride.cost, ride.length
    for name in ride.used:
        way = _WAY_NAMES[s[layout.PARALLEL]].index(name)
        s[layout.USED + way // layout.USED_BITS] |= 1 << way % layout.USED_BITS
    for name in ride.visited:
        s[layout.VISITED] |= 1 << data.CITY_NUMBERS[name]
