"""The rules of Pioneer Rails as the game contract wants them: set-up, chance, actions, the end.

What happens in which order is told by the kernels of `flow` and those it calls; here it becomes values that nobody
can change: states, steps, legal actions. The numbers (PR-…) are those of docs/pioneer-rails.md.

What can be taken back: all that a player does in a turn, until it is confirmed (`Done`); only then do the others get
to know it. The dealer's card is gone for the others at once, so it stands.
"""

from array import array
from collections.abc import Iterator
from typing import Annotated, Literal

from whistlestop.core import chance
from whistlestop.core.blocks import BlockState, NumberedActions, checked_seat, number_of
from whistlestop.core.chance import Deck, Die, Draw, Lot
from whistlestop.core.errors import Argument, BadOptions, Illegal
from whistlestop.core.game import Event, Outcome, Seat, Step
from whistlestop.core.kernel import Block, block
from whistlestop.core.options import Options as BaseOptions
from whistlestop.core.options import rule
from whistlestop.games.pioneer_rails import data, flow, layout, listing, maps, tally
from whistlestop.games.pioneer_rails.actions import ALL_ACTIONS, NUMBERS, Action, Bank, Done, Lay, Suit, Take
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.maps import Map

SEATS = (1, 8)  # PR-2.2

MapName = Literal["a", "b", "small_a", "small_b", "generated"]
Level = Literal["medium", "beginner", "easy", "hard", "legendary"]


class Options(BaseOptions, frozen=True):
    """The rule options of Pioneer Rails, each with its rule."""

    map: Annotated[MapName, rule("PR-1.3", "the map that all play on")] = "a"
    map_seed: Annotated[int, rule("PR-1.3", "which of the generated maps", data.MOST_MAP_SEED)] = 0
    objectives: Annotated[bool, rule("PR-6", "play with objectives")] = True
    advanced: Annotated[bool, rule("PR-8", "each round's last card is dealt face down at its start")] = False
    solo_level: Annotated[Level, rule("PR-9", "how many objectives lie open from the start, alone")] = "medium"
    spend_new_town: Annotated[bool, rule("PR-3.3", "a town box may be spent in the turn that brought it")] = True

    def check(self, seats: int) -> None:
        if not 0 <= self.map_seed <= data.MOST_MAP_SEED:  # made as a struct, or read from a file
            choices = f"0–{data.MOST_MAP_SEED}"
            raise BadOptions("option-value", option="map_seed", value=str(self.map_seed)[:80], choices=choices)
        if self.map_seed and self.map != data.GENERATED:
            raise BadOptions("pioneer-rails-seed-for-generated")
        if self.solo_level != "medium" and (seats > 1 or not self.objectives):
            raise BadOptions("pioneer-rails-level-alone")  # PR-9


# --- states


class State(BlockState):
    """A position, laid out by `layout`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Pioneer Rails, turn {min(self.block[layout.TURN] + 1, data.TURNS)} of {data.TURNS}>"


def setup(options: Options, seats: int) -> State:
    """Empty boards, no card dealt."""
    s = block(layout.HEAD + layout.BOARD * seats)
    s[layout.SEATS] = seats
    s[layout.MAP], s[layout.MAP_SEED] = data.MAP_NAMES.index(options.map), options.map_seed
    s[layout.OBJECTIVES_ON], s[layout.ADVANCED] = options.objectives, options.advanced
    s[layout.LEVEL] = data.SOLO_LEVELS.index(options.solo_level) if seats == 1 and options.objectives else 0
    s[layout.SPEND_NEW] = options.spend_new_town
    if 2 <= seats <= data.MOST_TABLE_DEALS:
        s[layout.PHASE] = layout.FIRST_DRAW
    else:
        flow.prepare(s)
    return State(s)


def map_of(s: Block) -> Map:
    """The map that a position is played on."""
    return maps.find(data.MAP_NAMES[s[layout.MAP]], s[layout.MAP_SEED])


# --- chance


def pending(state: State) -> Draw | None:
    """What is to be drawn now: the first dealer, objectives (PR-2, PR-9), hands (PR-8), a turn's cards (PR-2.1)."""
    s = state.block
    match s[layout.PHASE]:
        case layout.FIRST_DRAW:
            return Draw("dealer", (Die(tuple(range(1, s[layout.SEATS] + 1))),))
        case layout.TYPES_DRAW:
            # Of the other twelve, which are four of each deck, as many as the level says.
            return Draw("types", (Deck((data.IN_DECK - 1,) * data.DECKS, s[layout.LEVEL]),))
        case layout.OBJECTIVES_DRAW:
            takes = s[layout.TYPES : layout.TYPES + data.DECKS] if s[layout.SEATS] == 1 else (1,) * data.DECKS
            return Draw("objectives", tuple(Deck(hidden(s, deck), take) for deck, take in enumerate(takes)))
        case layout.OBJECTIVE_DRAW:
            return Draw("objective", (Deck(hidden(s, s[layout.TURN] // data.TURNS_IN_ROUND - 1), 1),))
        case layout.HAND_DRAW:
            return Draw("hand", (Deck(cards_left(s), 1),), (s[layout.CURRENT],))
        case layout.CARDS_DRAW:
            return Draw("cards", (Deck(cards_left(s), data.OPENED),))
    return None


def hidden(s: Block, deck: int) -> tuple[int, ...]:
    """By objective: whether it is one of this deck that does not lie open."""
    opened = s[layout.OBJECTIVE : layout.OBJECTIVE + s[layout.OBJECTIVES_N]]
    return tuple(
        [int(number // data.IN_DECK == deck and number + 1 not in opened) for number in range(len(data.OBJECTIVES))]
    )


def cards_left(s: Block) -> tuple[int, ...]:
    """By card: whether it is still in the deck of this round."""
    held = s[layout.HEAD + layout.HELD :: layout.BOARD]
    seen = s[layout.SEEN : layout.SEEN + layout.CARDS]
    return tuple([int(not seen[card] and card + 1 not in held) for card in range(layout.CARDS)])


def resolve(state: State, lot: Lot) -> Step[State]:
    """Go on with what was drawn."""
    draw = pending(state)
    if draw is None:
        raise Illegal("PR-2", "pioneer-rails-nothing-to-draw")
    chance.check(draw, lot)
    s = state.block[:]
    s[layout.LOT : layout.LOT + len(lot)] = array("q", lot)
    flow.fell(s)
    return Step(State(s), tuple(_fallen(state.block, s, draw, lot)))


def _fallen(before: Block, s: Block, draw: Draw, lot: Lot) -> Iterator[Event]:
    """What the log in words says of a chance outcome."""
    if draw.what == "dealer":
        yield Event("pioneer-rails-deals-first", lot[0])
    elif draw.what in ("objectives", "objective"):
        for number in s[layout.OBJECTIVE + before[layout.OBJECTIVES_N] : layout.OBJECTIVE + s[layout.OBJECTIVES_N]]:
            yield Event("pioneer-rails-objective-opened", args={"objective": data.OBJECTIVES[number - 1]})
    elif draw.what == "hand":
        seat = before[layout.CURRENT]
        yield Event("pioneer-rails-got-card", seat, {"card": data.CARDS[lot[0]]}, (seat,))
    elif draw.what == "cards":
        yield Event("pioneer-rails-turn", args={"turn": s[layout.TURN] + 1, "turns": data.TURNS})


# --- who may act, and how

_AT_WORK = (layout.CHOOSING, layout.LAYING, layout.PAYING)


def actors(state: State) -> tuple[Seat, ...]:
    """The dealer, who takes a card first; then all who have not ended their turn."""
    s = state.block
    if s[layout.PHASE] == layout.DEALER_PICKS:
        return (s[layout.DEALER],)
    if s[layout.PHASE] != layout.BUILDING:
        return ()
    stages = s[layout.HEAD + layout.STAGE :: layout.BOARD]
    return tuple([seat for seat, stage in enumerate(stages, 1) if stage in _AT_WORK])


class Legal(NumberedActions[Action]):
    """The legal actions of a seat."""

    __slots__ = ()
    all_actions, numbering, kinds_of_action = ALL_ACTIONS, NUMBERS, layout.KINDS

    def _list(self, counts: Block, out: Block) -> int:
        return listing.list_actions(self._block, map_of(self._block).block, self._seat, counts, out)

    def _is_legal(self, number: int) -> bool:
        return flow.act(self._block[:], map_of(self._block).block, self._seat, number) == layout.FINE


def legal(state: State, seat: Seat) -> Legal:
    """What this seat may do now."""
    return Legal(state.block, checked_seat(seat, state.block[layout.SEATS]))


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Carry out an action; an illegal one raises Illegal and changes nothing."""
    before, s = state.block, state.block[:]
    fault = flow.act(s, map_of(s).block, checked_seat(seat, s[layout.SEATS]), encode(state, action))
    if fault:
        raise refusal(fault, action)
    is_pick = before[layout.PHASE] == layout.DEALER_PICKS
    is_barrier = is_pick or s[layout.TURN] != before[layout.TURN]
    closes_lane = is_pick or isinstance(action, Done)
    return Step(State(s), tuple(_events(before, s, seat, action)), closes_lane, is_barrier=is_barrier)


def refusal(fault: int, action: Action) -> Illegal:
    """The rule that forbids an action, with the way, card or suit in question."""
    reason_rule, reason = layout.FAULTS[fault]
    return Illegal(reason_rule, reason, **_arguments(action))


def _arguments(action: Action) -> dict[str, Argument]:
    match action:
        case Take(card):
            return {"card": card}
        case Suit(suit):
            return {"suit": suit}
        case Lay(way):
            return {"way": way}
        case Bank(nuggets):
            return {"nuggets": nuggets}
    return {}


def _events(before: Block, s: Block, seat: Seat, action: Action) -> Iterator[Event]:
    """What the log in words says of an action; before it is confirmed, only its player is told."""
    match action:
        case Take(card) if before[layout.PHASE] == layout.DEALER_PICKS:
            yield Event("pioneer-rails-dealer-took", seat, {"card": card})
        case Take(card):
            yield Event("pioneer-rails-took", seat, {"card": card}, (seat,))
        case Suit(suit):
            yield Event("pioneer-rails-changed-suit", seat, {"suit": suit}, (seat,))
        case Lay(way):
            yield Event("pioneer-rails-laid", seat, {"way": way}, (seat,))
            yield from _brought(before, s, seat)
        case Bank(nuggets):
            yield Event("pioneer-rails-banked", seat, {"nuggets": nuggets}, (seat,))
        case Done():
            yield Event("pioneer-rails-done", seat)
            if s[layout.TURN] != before[layout.TURN]:
                yield from _turn_ended(s, before[layout.TURN])


def _brought(before: Block, s: Block, seat: Seat) -> Iterator[Event]:
    """Towns reached and locations activated by a track."""
    at = board_at(seat)
    for town, name in enumerate(map_of(s).town_names):
        if s[at + layout.TOWN + town] and not before[at + layout.TOWN + town]:
            yield Event("pioneer-rails-reached", seat, {"town": name}, (seat,))
    for kind, name in enumerate(data.KINDS):
        for _ in range(s[at + layout.COUNT + kind] - before[at + layout.COUNT + kind]):
            yield Event("pioneer-rails-activated", seat, {"location": name}, (seat,))


def _turn_ended(s: Block, turn: int) -> Iterator[Event]:
    """Objectives met in a turn that is over for all, and the hands of a round."""
    for seat in range(1, s[layout.SEATS] + 1):
        at = board_at(seat)
        for i in range(s[layout.OBJECTIVES_N]):
            if s[at + layout.MET + i] == turn + 1:
                name = data.OBJECTIVES[s[layout.OBJECTIVE + i] - 1]
                points = tally.objective_points(s, at, i)
                yield Event("pioneer-rails-met", seat, {"objective": name, "points": points})
    number, place = divmod(turn, data.TURNS_IN_ROUND)
    if place == data.TURNS_IN_ROUND - 1:
        for seat in range(1, s[layout.SEATS] + 1):
            at = board_at(seat)
            hand, points = data.HANDS[tally.hand_of(s, at, number)], tally.hand_points(s, at, number)
            yield Event("pioneer-rails-hand", seat, {"hand": hand, "points": points})


def encode(state: State, action: Action) -> int:
    """The number of an action: the same in every position."""
    number = number_of(action, NUMBERS)
    if number is None:
        raise Illegal("PR-3", "pioneer-rails-no-such-action")
    return number


def decode(state: State, number: int) -> Action:
    """The action of a number."""
    if not 0 <= number < len(ALL_ACTIONS):
        raise Illegal("PR-3", "pioneer-rails-no-such-action")
    return ALL_ACTIONS[number]


# --- the end


def outcome(state: State) -> Outcome | None:
    """PR-7; alone, the second place is that of whoever did not beat the target (PR-9)."""
    s = state.block
    if s[layout.PHASE] != layout.OVER:
        return None
    parts, places = tallied(s)
    totals = parts[tally.TOTAL :: tally.PARTS]
    if s[layout.SEATS] == 1:
        return Outcome(tuple(totals), tuple(places), target=tally.solo_target(s))
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    is_told_apart = any(places[seat] > 1 for seat in best)
    return Outcome(tuple(totals), tuple(places), "pioneer-rails-tie-hands" if is_told_apart else None)


def tallied(s: Block) -> tuple[Block, Block]:
    """The parts of every seat's score, as `tally` numbers them, and the places."""
    parts, places = block(tally.PARTS * s[layout.SEATS]), block(s[layout.SEATS])
    tally.tally_seats(s, parts, places)
    return parts, places
