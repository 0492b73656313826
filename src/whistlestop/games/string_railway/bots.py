"""The computer players of String Railway, weakest first."""

from collections.abc import Callable
from math import sqrt

from whistlestop.bots import Bot, RandomBot
from whistlestop.core import fast
from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block, block
from whistlestop.games.string_railway import data, flow, layout, spots, verdict
from whistlestop.games.string_railway.actions import Action, Lay, Place
from whistlestop.games.string_railway.chains import PITCH, POINT, worth_of_spot
from whistlestop.games.string_railway.findings import as_action
from whistlestop.games.string_railway.planning import Plan, any_string, worth_of_station, worth_of_string
from whistlestop.games.string_railway.scene import LEFT, TOP
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.views import position
from whistlestop.games.string_railway.waves import nearest

TRIES = 8  # strings laid before the best of them is taken
LONG_PAYS = 3 * POINT  # so much more must a long string bring
SPOTS, NEAR_SPOTS, OTHER_SPOTS = 400, 24, 6
FAR_FROM_BASES, TRANSIT_NEAR = 0.1, -0.6  # hundredths of a point for each mm: others shall come to a Transit station
_LANE = 32_452_843


class Greedy:
    """Puts stations where its next string can join most, and lays the string that brings most now."""

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        s = position(view)
        if s[layout.PHASE] == layout.PLACING:
            return best_place(s) or next(iter(legal))
        if s[layout.PHASE] == layout.LAYING:
            return best_string(s) or next(iter(legal))
        return next(iter(legal))


# --- strings


def best_string(s: Block) -> Lay | None:
    """The string that brings most of those tried, in the order of what they promise."""
    plan = Plan(s)
    left = plan.lengths()
    chains = [chain for found in plan.chains() for chain in found]
    chains.sort(key=lambda chain: (-promise(chain.worth, chain.length, left), chain))
    best, most = None, -(1 << 40)
    for chain in chains[:TRIES]:
        if best is not None and most >= promise(chain.worth, chain.length, left):
            break
        p = plan.lay(chain)
        if p is not None:
            worth = promise(worth_of_string(s, plan.company, chain.length, p), chain.length, left)
            if worth > most:
                best, most = as_action(chain.length, p), worth
    if best is None:
        last = any_string(plan)
        best = None if last is None else as_action(last[0].length, last[1])
    return best


def promise(worth: int, length: int, left: list[int]) -> int:
    """A long string is worth keeping while there are others."""
    return worth - LONG_PAYS if length == data.LONG and data.SHORT in left else worth


# --- stations


def best_place(s: Block) -> Place | None:
    """Of many places at random the one from which the next string promises most; None where none of them is free."""
    plan, kind = Plan(s), flow.hand(s)[0]
    wants, own = plan.wants(), [a for a in range(plan.tiles) if verdict.is_joined(s, plan.company, a)]

    def way_to(place: Place) -> float:
        node = _node(plan, place)
        return min(plan.fields[station * plan.nodes + node] for station in own)

    def worth(place: Place) -> tuple[float, int, int]:
        value = _value(s, plan.company, kind, place)
        found = worth_of_spot(
            plan.tiles, plan.matrix, plan.crossings, plan.fields, plan.crossed, plan.nodes, _node(plan, place),
            *wants, value, int(kind == data.TERMINAL), *plan.reaches(),
        )  # fmt: skip
        away = min((_distance(s, place, station) for station in _foreign_bases(s, plan.company)), default=0.0)
        return found + away * (TRANSIT_NEAR if kind == data.TRANSIT else FAR_FROM_BASES), place.x, place.y

    near = sorted(_free_spots(s, plan, kind), key=lambda place: (way_to(place), place.x, place.y))
    others = near[NEAR_SPOTS:]
    tried = near[:NEAR_SPOTS] + others[:: max(1, len(others) // OTHER_SPOTS)][:OTHER_SPOTS]
    return max(tried, key=worth, default=None)


def _free_spots(s: Block, plan: Plan, kind: int) -> list[Place]:
    """Places and angles at random where a tile may lie."""
    start, frame = fast.stream(plan.scene.seed, _LANE, 0), block(spots.FRAME)
    spots.find_frame(s, frame)
    left, top = ((frame[i] - spots.HALF) * data.GRID for i in (0, 1))
    found = []
    for i in range(SPOTS):
        x = left + fast.below(start, 3 * i, frame[2] * data.GRID)
        y = top + fast.below(start, 3 * i + 1, frame[3] * data.GRID)
        angle = fast.below(start, 3 * i + 2, data.ANGLES)
        if spots.tile_fault(s, x, y, *data.CORNERS[angle]) == layout.FINE:
            found.append(Place(data.KINDS[kind], x, y, angle))
    return found


def _node(plan: Plan, place: Place) -> int:
    """The node of the coarse grid that is nearest to a place."""
    g = plan.scene.g
    column = nearest((place.x / data.UNIT - g[LEFT]) / PITCH)
    row = nearest((place.y / data.UNIT - g[TOP]) / PITCH)
    return row * plan.columns + column


def _value(s: Block, company: int, kind: int, place: Place) -> int:
    """What the new station itself would bring to whoever puts it there."""
    after = s[:]
    owner = company + 1 if data.STATIONS[kind].value_of_owner is not None else 0
    station = flow.put_station(after, kind, (place.x, place.y, *data.CORNERS[place.angle]), owner)
    return worth_of_station(after, company, station)


def _foreign_bases(s: Block, company: int) -> list[int]:
    bases = (a for a in range(s[layout.STATIONS_N]) if s[flow.station_at(a) + layout.KIND] == data.BASE)
    return [a for a in bases if s[flow.station_at(a) + layout.OWNER] != company + 1]


def _distance(s: Block, place: Place, station: int) -> float:
    t = flow.station_at(station)
    dx, dy = place.x - s[t + layout.X], place.y - s[t + layout.Y]
    return sqrt(dx * dx + dy * dy) / data.UNIT


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": Greedy}
