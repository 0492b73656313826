"""What each seat may know of a position, and positions from views.

The deck is a multiset: its order is drawn when it is needed, so a position holds no secret at all.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar

from whistlestop.core.errors import BadNotation
from whistlestop.core.game import Random, Seat
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, layout
from whistlestop.games.string_railway.actions import Action, Lay, Place, Shape, Spend, Under
from whistlestop.games.string_railway.notation import format_action
from whistlestop.games.string_railway.replay import replay
from whistlestop.games.string_railway.rules import Options, State, option_values
from whistlestop.games.string_railway.seen import PHASES, BoardView, CompanyView, TurnView, View

T = TypeVar("T")


def view(state: State, seat: Seat | None) -> View:
    """The position through the eyes of a seat: all see the same."""
    shown = _view(state.block, seat)
    position.keep(shown, state.block)
    return shown


def _view(s: Block, seat: Seat | None) -> View:
    number = s[layout.LANDSCAPE_NUMBER]
    return View(
        seat,
        _options(tuple(option_values(s).items())),
        PHASES[s[layout.PHASE]],
        tuple(_board(s, owner) for owner in range(1, s[layout.SEATS] + 1)),
        number - 1 if number else None,
        tuple(_shapes(s)),
        _marks(s),
        tuple(_turn(s, turn) for turn in range(_begun(s))),
    )


def reveal(state: State) -> View:
    """Nothing is hidden from anybody."""
    return view(state, None)


@lru_cache(maxsize=256)
def _options(values: tuple[tuple[str, object], ...]) -> Options:
    return Options(**dict(values))  # type: ignore[arg-type]


def _board(s: Block, seat: Seat) -> BoardView:
    companies = range(seat - 1, s[layout.COMPANIES], s[layout.SEATS])
    return BoardView(tuple(_company(s, flow.company_at(company)) for company in companies))


def _company(s: Block, at: int) -> CompanyView:
    return CompanyView(s[at + layout.SCORE], s[at + layout.LEFT], s[at + layout.LEFT + data.LONG])


def points_of(s: Block, string: int) -> tuple[int, ...]:
    """The points of a string that is told of at this place of the block."""
    first = layout.POOL + 2 * s[string + layout.FIRST]
    return tuple(s[first : first + 2 * s[string + layout.COUNT]])


def _shapes(s: Block) -> list[str]:
    """What was laid by hand, in the order of laying."""
    by_hand = data.LANDSCAPES[s[layout.LANDSCAPE]] == "by_hand"
    wanted = {
        "border": data.BORDERS[s[layout.BORDER_SHAPE]] == "drawn",
        "river": by_hand,
        "mountain": by_hand,
    }
    strings = {"border": layout.BORDER, "river": layout.RIVER, "mountain": layout.MOUNTAIN}
    return [
        format_action(Shape(what, points_of(s, strings[what])))
        for what, is_wanted in wanted.items()
        if is_wanted and s[strings[what] + layout.COUNT]
    ]


def _marks(s: Block) -> tuple[int, ...]:
    taken = list(s[layout.TAKEN : layout.TAKEN + s[layout.MARKS_N]])
    return tuple(taken.index(company + 1) + 1 for company in range(s[layout.COMPANIES]) if company + 1 in taken)


def _begun(s: Block) -> int:
    return s[layout.TURN] + (s[layout.PHASE] in (layout.STATION_DRAW, layout.PLACING, layout.LAYING))


def _turn(s: Block, turn: int) -> TurnView:
    at = flow.turn_at(turn)
    slots = [slot for slot in range(data.MOST_DRAWN) if s[at + layout.DRAWN + slot]]
    names = {slot: data.KINDS[s[at + layout.DRAWN + slot] - 1] for slot in slots}
    fates = sorted((s[at + layout.FATE + slot], slot) for slot in slots if s[at + layout.FATE + slot])
    done: list[Action] = [_placed(s, names[slot], fate) for fate, slot in fates]
    string = s[at + layout.STRING]
    if string > 0:
        rail = layout.RAIL + layout.STRING_SIZE * (string - 1)
        done.append(Lay(data.LENGTHS[s[rail + layout.LENGTH]], points_of(s, rail)))
    elif string < 0:
        done.append(Spend(data.LENGTHS[-string - 1]))
    return TurnView(tuple(names.values()), tuple(_text(action) for action in done))


@lru_cache(maxsize=1 << 10)  # the same strings are seen by many, many times
def _text(action: Action) -> str:
    return format_action(action)


def _placed(s: Block, name: str, fate: int) -> Action:
    if fate == layout.UNDER:
        return Under(name)
    t = flow.station_at(fate - 1)
    angle = data.CORNERS.index((s[t + layout.CORNER_X], s[t + layout.CORNER_Y]))
    return Place(name, s[t + layout.X], s[t + layout.Y], angle)


# --- positions from views


def imagine(shown: View, rng: Random) -> State:
    """The position that the viewer sees: there is only one. It is played again, since a view may come from a file."""
    return State(_replayed(shown))


def _replayed(shown: View) -> Block:
    s = replay(shown)
    if s is None or _view(s, shown.seat) != shown:
        raise BadNotation("string-railway-impossible-view")
    return s


class Latest(Generic[T]):
    """What follows from a view, kept for the latest ones.

    Each is found by itself: to hash all that a view shows would take longer than to make it again.
    """

    def __init__(self, make: Callable[[View], T]) -> None:
        self._make = make
        self._kept: OrderedDict[int, tuple[View, T]] = OrderedDict()

    def __call__(self, shown: View) -> T:
        known = self._kept.get(id(shown))
        if known is not None and known[0] is shown:
            return known[1]
        made = self._make(shown)
        self.keep(shown, made)
        return made

    def keep(self, shown: View, made: T) -> None:
        self._kept[id(shown)] = (shown, made)
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)


_MOST_KEPT = 256  # some 30 tables with all who sit there
position = Latest(_replayed)  # the position of a view; never change it: it is shared
