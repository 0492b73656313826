"""The rules of String Railway as the game contract wants them: set-up, chance, actions, the end.

What happens in which order is told by `flow`, what a string brings by `verdict`; here it becomes values that nobody can
change: states, steps, legal actions. The numbers (SR-…) are those of docs/string-railway.md.

What can be taken back: stations of a turn, until its string is laid. Everybody sees all that happens at once.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from whistlestop.core import chance
from whistlestop.core.blocks import BlockState, checked_seat
from whistlestop.core.chance import Deck, Die, Draw, Lot
from whistlestop.core.errors import Argument, Illegal
from whistlestop.core.game import Event, Outcome, Seat, Step
from whistlestop.core.kernel import Block, block
from whistlestop.core.options import Options as BaseOptions
from whistlestop.core.options import rule
from whistlestop.games.string_railway import data, flow, layout, tally
from whistlestop.games.string_railway.actions import (
    Action,
    Base,
    Lay,
    Place,
    Shape,
    Spend,
    Under,
    is_sound,
)
from whistlestop.games.string_railway.findings import claim_fault
from whistlestop.games.string_railway.listing import Legal
from whistlestop.games.string_railway.notation import format_point

SEATS = (2, 5)

DeckName = Literal["standard35", "printed38"]
SizeName = Literal["auto", "500", "600", "700", "800"]
BorderName = Literal["regular", "circle", "oval", "star", "drawn"]
LandscapeName = Literal["random", "by_hand", "oxbow", "ridge", "delta"]
OwnerEffect = Literal["every", "first"]


class Options(BaseOptions, frozen=True):
    """The rule options of String Railway, each with its rule."""

    deck: Annotated[DeckName, rule("SR-1.3", "which stations there are")] = "standard35"
    size: Annotated[SizeName, rule("SR-1.1", "side of the square in mm; the loop is four times as long")] = "auto"
    border: Annotated[BorderName, rule("SR-5", "the shape of the border")] = "regular"
    landscape: Annotated[LandscapeName, rule("SR-2.2", "river and mountain: by chance, by hand, ready-made")] = "random"
    owner_effect: Annotated[OwnerEffect, rule("SR-3.4", "when owners feel that others come")] = "every"
    expert: Annotated[bool, rule("SR-5", "crossing another player's string costs 2")] = False
    mountain_may_touch_river: Annotated[bool, rule("SR-2.2", "the mountain may touch the river")] = False

    def side(self, seats: int) -> int:
        """The size in mm."""
        return data.USUAL_SIZE[seats] if self.size == "auto" else int(self.size)


# --- states


class State(BlockState):
    """A position, laid out by `layout`."""

    __slots__ = ()

    def __repr__(self) -> str:
        s = self.block
        return f"<String Railway, turn {min(s[layout.TURN] + 1, flow.turns(s))} of {flow.turns(s)}>"


def setup(options: Options, seats: int) -> State:
    """The table before anything is laid by hand or by chance."""
    s = block(layout.size_of(seats, options.border))
    s[layout.SEATS], s[layout.COMPANIES] = seats, data.COMPANIES[seats]
    s[layout.SIZE] = options.side(seats)
    s[layout.BORDER_SHAPE] = data.BORDERS.index(options.border)
    s[layout.LANDSCAPE] = data.LANDSCAPES.index(options.landscape)
    s[layout.DECK_SET] = list(data.DECKS).index(options.deck)
    s[layout.OWNER_FIRST] = data.OWNER_EFFECTS.index(options.owner_effect)
    s[layout.EXPERT], s[layout.MAY_TOUCH] = options.expert, options.mountain_may_touch_river
    s[layout.AUTO_SIZE] = options.size == "auto"
    for kind, count in enumerate(data.DECKS[options.deck]):
        s[layout.DECK + kind] = count
    for company in range(s[layout.COMPANIES]):
        at = flow.company_at(company)
        s[at + layout.LEFT + data.SHORT], s[at + layout.LEFT + data.LONG] = data.SHORTS[seats], data.LONGS
        s[at + layout.SCORE] = data.START_SCORE
    flow.begin(s)
    return State(s)


# --- chance


def pending(state: State) -> Draw | None:
    """What is to be drawn now: a random landscape, or the top station (SR-3.1)."""
    s = state.block
    if s[layout.PHASE] == layout.LANDSCAPE_DRAW:
        return Draw("landscape", (Die(tuple(range(data.LANDSCAPE_FACES))),) * data.LANDSCAPE_DICE)
    if s[layout.PHASE] == layout.STATION_DRAW:
        return Draw("station", (Deck(tuple(s[layout.DECK : layout.DECK + layout.DECK_KINDS]), 1),))
    return None


def resolve(state: State, lot: Lot) -> Step[State]:
    """Go on with what was drawn."""
    draw = pending(state)
    if draw is None:
        raise Illegal("SR-3.1", "string-railway-nothing-to-draw")
    chance.check(draw, lot)
    s = state.block[:]
    flow.fell(s, lot)
    if draw.what == "landscape":
        return Step(State(s), (Event("string-railway-landscape-came"),))
    seat = flow.seat_of(s, s[layout.CURRENT])
    return Step(State(s), (Event("string-railway-drew", seat, {"station": data.KINDS[lot[0]]}),))


# --- who may act, and how


def actors(state: State) -> tuple[Seat, ...]:
    """One at a time."""
    seat = flow.actor(state.block)
    return () if seat is None else (seat,)


def legal(state: State, seat: Seat) -> Legal:
    """What this seat may do now."""
    return Legal(state.block, checked_seat(seat, state.block[layout.SEATS]))


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Carry out an action; an illegal one raises Illegal and changes nothing."""
    before, s = state.block, state.block[:]
    checked_seat(seat, s[layout.SEATS])
    if not is_sound(action):
        raise Illegal("SR-3", "string-railway-no-such-action")
    fault = flow.act(s, seat, action)
    if fault.number == layout.FINE:
        fault = flow.Fault(claim_fault(before, action))
    if fault.number != layout.FINE:
        raise refusal(before, fault, action)
    is_open = isinstance(action, Place | Under)
    return Step(State(s), tuple(_events(before, s, seat, action)), not is_open, is_open, is_barrier=not is_open)


def refusal(s: Block, fault: flow.Fault, action: Action) -> Illegal:
    """The rule that forbids an action, with the place and the station in question."""
    number, reason = layout.FAULTS[fault.number]
    args: dict[str, Argument] = {}
    match action:
        case Place(station) | Under(station):
            args["station"] = station
        case Lay(length) | Spend(length):
            args["length"] = length
        case Base(mark):
            args["mark"] = mark
    if fault.point is not None:
        args["place"] = format_point(*fault.point)
    if fault.station is not None:
        args["station"] = data.KINDS[s[flow.station_at(fault.station) + layout.KIND]]
    return Illegal(number, reason, **args)


def _events(before: Block, s: Block, seat: Seat, action: Action) -> Iterator[Event]:
    """What the log in words says of an action."""
    match action:
        case Shape(what):
            yield Event("string-railway-shaped", seat, {"shape": what})
        case Base(mark):
            yield Event("string-railway-based", seat, {"mark": mark})
        case Place(station):
            yield Event("string-railway-placed", seat, {"station": station})
        case Under(station):
            yield Event("string-railway-put-under", seat, {"station": station})
        case Lay(length):
            company = before[layout.CURRENT]
            brought = score_of(s, company) - score_of(before, company)
            yield Event("string-railway-laid", seat, {"length": length, "points": brought})
            yield from _effects(before, s, company)
        case Spend(length):
            yield Event("string-railway-spent", seat, {"length": length})


def _effects(before: Block, s: Block, company: int) -> Iterator[Event]:
    """What owners of stations have gained or lost."""
    for other in range(s[layout.COMPANIES]):
        change = score_of(s, other) - score_of(before, other)
        if other != company and change:
            yield Event("string-railway-owner-felt", flow.seat_of(s, other), {"points": change})


def score_of(s: Block, company: int) -> int:
    return s[flow.company_at(company) + layout.SCORE]


def encode(state: State, action: Action) -> int:
    """The place of an action among those that are listed: the rest have no number."""
    seat, first = flow.actor(state.block), 0
    for kind in Legal(state.block, seat).kinds() if seat is not None else ():
        try:
            return first + kind.index(action)
        except ValueError:
            first += len(kind)
    raise Illegal("SR-3", "string-railway-no-such-action")


def decode(state: State, number: int) -> Action:
    """The action at a place of the list."""
    seat = flow.actor(state.block)
    for kind in Legal(state.block, seat).kinds() if seat is not None else ():
        if 0 <= number < len(kind):
            return kind[number]
        number -= len(kind)
    raise Illegal("SR-3", "string-railway-no-such-action")


# --- the end


def outcome(state: State) -> Outcome | None:
    """SR-4."""
    s = state.block
    return tally.outcome(s) if s[layout.PHASE] == layout.OVER else None


def option_values(s: Block) -> Mapping[str, object]:
    """The options that a position is played with."""
    size = "auto" if s[layout.AUTO_SIZE] else str(s[layout.SIZE])
    return {
        "deck": list(data.DECKS)[s[layout.DECK_SET]],
        "size": size,
        "border": data.BORDERS[s[layout.BORDER_SHAPE]],
        "landscape": data.LANDSCAPES[s[layout.LANDSCAPE]],
        "owner_effect": data.OWNER_EFFECTS[s[layout.OWNER_FIRST]],
        "expert": bool(s[layout.EXPERT]),
        "mountain_may_touch_river": bool(s[layout.MAY_TOUCH]),
    }
