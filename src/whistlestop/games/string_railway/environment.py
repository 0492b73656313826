"""String Railway for learners: a fixed number of candidates as actions, and what a seat observes as numbers.

Strings and places cannot be numbered, so the actions of a position are its candidates: number 0 is what the bot
`greedy` would do, the others are taken evenly from what is listed as legal. The observation tells of each what it is. A
position holds no secret, so all seats observe the same, each from its own place: companies and seats count clockwise
from the observer's, which is 1, and 0 is nobody. Coordinates are in hundredths of a millimetre.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from whistlestop.core.batches import Part
from whistlestop.core.errors import Illegal
from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block, block
from whistlestop.games.string_railway import data, flow, layout, rules
from whistlestop.games.string_railway.actions import Action, Base, Lay, Place, Points, Shape, Spend, Under
from whistlestop.games.string_railway.bots import best_place, best_string
from whistlestop.games.string_railway.rules import State
from whistlestop.games.string_railway.views import points_of

ACTIONS = 48
POINTS = 8  # of each string, evenly spread from one end to the other
FARTHEST = data.FARTHEST
MOST_GAIN = 100  # more than one string can bring or cost


def parts(seats: int) -> tuple[Part, ...]:
    """What stands in an observation, in this order; kinds of station count from 1, and 0 is none."""
    kinds, companies = len(data.KINDS), data.COMPANIES[seats]
    place = (Part("x", 1, -FARTHEST, FARTHEST), Part("y", 1, -FARTHEST, FARTHEST))
    string = Part("points", 2 * POINTS, -FARTHEST, FARTHEST)
    company = (Part("score", 1, -1_000, 1_000), Part("short", 1, 0, 5), Part("long", 1, 0, 5))
    station = (
        Part("kind", 1, 0, kinds),
        *place,
        Part("corner", 2, -data.TILE, data.TILE),  # from its middle to one of its corners
        Part("owner", 1, 0, companies),
        Part("connected", companies, 0, 1),
    )
    rail = (Part("whose", 1, 0, companies), Part("length", 1, 0, len(data.LENGTHS)), string)
    candidate = (
        Part("what", 1, 0, len(_KINDS_OF_ACTION)),
        Part("which", 1, 0, kinds),  # station, length or mark
        Part("gain", 1, -MOST_GAIN, MOST_GAIN),  # points that a string brings at once
        string,  # of a station its middle, again and again
    )
    return (
        Part("phase", 1, 0, layout.OVER),
        Part("company", 1, 0, companies),  # whose turn it is
        Part("deck", layout.DECK_KINDS, 0, max(max(deck) for deck in data.DECKS.values())),
        Part("hand", data.MOST_DRAWN, 0, kinds),
        *_each("border", [string]),
        *_each("river", [string]),
        *_each("mountain", [string]),
        *(part for number in range(1, companies + 1) for part in _each(f"company_{number}", company)),
        *(part for number in range(1, layout.MOST_STATIONS + 1) for part in _each(f"station_{number}", station)),
        *(part for number in range(1, layout.MOST_RAILS + 1) for part in _each(f"rail_{number}", rail)),
        *(part for number in range(ACTIONS) for part in _each(f"candidate_{number}", candidate)),
    )


def _each(name: str, members: Sequence[Part]) -> Iterator[Part]:
    return (part._replace(name=f"{name}_{part.name}") for part in members)


# --- actions


def choices(state: State, seat: Seat) -> Sequence[int]:
    """The numbers of the candidates there are."""
    return range(len(candidates(state))) if flow.actor(state.block) == seat else ()


def decode(state: State, number: int) -> Action:
    """The candidate of this number."""
    found = candidates(state)
    if not 0 <= number < len(found):
        raise Illegal("SR-3", "string-railway-no-such-action")
    return found[number]


@lru_cache(maxsize=32)  # the same position is asked about for its mask, its observation and its actions
def candidates(state: State) -> tuple[Action, ...]:
    """What the seat whose turn it is can choose from: greedy's choice, then others evenly from all that are listed."""
    seat = flow.actor(state.block)
    if seat is None:
        return ()
    kinds = rules.legal(state, seat).kinds()
    each = (ACTIONS - 1) // len(kinds)
    listed = [action for kind in kinds for action in _spread(kind, each)]
    best = _best(state.block) or listed[0]
    return (best, *(action for action in listed if action != best))


def _best(s: Block) -> Action | None:
    match s[layout.PHASE]:
        case layout.PLACING:
            return best_place(s)
        case layout.LAYING:
            return best_string(s)
    return None


def _spread(listed: Sequence[Action], most: int) -> list[Action]:
    count = min(most, len(listed))
    return [listed[i * len(listed) // count] for i in range(count)]


# --- observations


def observe(state: State, seat: Seat) -> Block:
    """What a seat observes."""
    found = block(0)
    found.extend(_numbers(state, seat))
    return found


def _numbers(state: State, seat: Seat) -> Iterator[int]:
    s, companies = state.block, state.block[layout.COMPANIES]

    def turned(company: int) -> int:
        return (company - seat) % companies + 1 if company else 0

    actor = flow.actor(s)
    hand = flow.hand(s)
    yield s[layout.PHASE]
    yield turned(s[layout.CURRENT] + 1) if actor is not None else 0
    yield from s[layout.DECK : layout.DECK + layout.DECK_KINDS]
    yield from (hand[i] + 1 if i < len(hand) else 0 for i in range(data.MOST_DRAWN))
    for string in (layout.BORDER, layout.RIVER, layout.MOUNTAIN):
        yield from _sampled(points_of(s, string))
    for i in range(companies):
        at = flow.company_at((seat - 1 + i) % companies)
        yield from (s[at + layout.SCORE], s[at + layout.LEFT], s[at + layout.LEFT + data.LONG])
    for number in range(layout.MOST_STATIONS):
        yield from _station(s, number, seat, turned(s[flow.station_at(number) + layout.OWNER]))
    for number in range(layout.MOST_RAILS):
        at = layout.RAIL + layout.STRING_SIZE * number
        is_there = number < s[layout.RAILS_N]
        yield from (turned(s[at + layout.WHOSE]), s[at + layout.LENGTH] + 1) if is_there else (0, 0)
        yield from _sampled(points_of(s, at) if is_there else ())
    shown = candidates(state) if actor == seat else ()
    for number in range(ACTIONS):
        yield from _candidate(state, seat, shown[number]) if number < len(shown) else (0,) * (3 + 2 * POINTS)


def _station(s: Block, number: int, seat: Seat, owner: int) -> Iterator[int]:
    at, companies = flow.station_at(number), s[layout.COMPANIES]
    if number >= s[layout.STATIONS_N]:
        yield from (0,) * (6 + companies)
        return
    yield s[at + layout.KIND] + 1
    yield from (s[at + place] for place in (layout.X, layout.Y, layout.CORNER_X, layout.CORNER_Y))
    yield owner
    yield from (s[at + layout.CONNECTED] >> (seat - 1 + i) % companies & 1 for i in range(companies))


_KINDS_OF_ACTION = (Shape, Base, Place, Under, Lay, Spend)


def _candidate(state: State, seat: Seat, action: Action) -> Iterator[int]:
    yield _KINDS_OF_ACTION.index(type(action)) + 1
    which, gain = 0, 0
    points: Points = ()
    match action:
        case Shape(_, points):
            pass
        case Base(which):
            pass
        case Place(station, x, y):
            which, points = data.KIND_NUMBERS[station] + 1, (x, y)
        case Under(station):
            which = data.KIND_NUMBERS[station] + 1
        case Lay(length, points):
            which, company = data.LENGTHS.index(length) + 1, state.block[layout.CURRENT]
            after = rules.apply(state, seat, action).state.block
            gain = rules.score_of(after, company) - rules.score_of(state.block, company)
        case Spend(length):
            which = data.LENGTHS.index(length) + 1
    yield from (which, gain)
    yield from _sampled(points)


def _sampled(points: Sequence[int]) -> Iterator[int]:
    """So many points of a string, its ends among them; zeros where there is none."""
    last = len(points) // 2 - 1
    for i in range(POINTS):
        at = 2 * (i * last // (POINTS - 1))
        yield from points[at : at + 2] if points else (0, 0)
