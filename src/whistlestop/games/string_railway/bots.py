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
from whistlestop.games.string_railway.planning import (
    Chain,
    Plan,
    any_string,
    reaches,
    worth_of_station,
    worth_of_string,
)
from whistlestop.games.string_railway.scene import LEFT, TOP
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.views import position
from whistlestop.games.string_railway.waves import nearest

TRIES = 8  # strings laid before the best of them is taken
LONG_PAYS = 3 * POINT  # so much more must a long string bring
LATER = 50  # hundredths: what a string is worth a turn later; others take places, and new stations come
LATER_BUDGET = 4_000  # steps of the search for chains of each later string
SPOTS, NEAR_SPOTS, OTHER_SPOTS = 400, 24, 6
FINALISTS = 3  # places looked at more closely
FAR_FROM_BASES, TRANSIT_NEAR = 0.1, -0.6  # hundredths of a point for each mm: others shall come to a Transit station
_LANE = 32_452_843


class Greedy:
    """Puts stations where its strings can join most; lays the string that brings most, now and by what follows."""

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
    promised = promises(plan)
    best, most = None, -(1 << 40)
    for chain in sorted(promised, key=lambda chain: (-promised[chain], chain))[:TRIES]:
        if best is not None and most >= promised[chain]:
            break
        p = plan.lay(chain)
        if p is not None:
            worth = promised[chain] - chain.worth + worth_of_string(s, plan.company, chain.length, p)
            if worth > most:
                best, most = as_action(chain.length, p), worth
    if best is None:
        last = any_string(plan)
        best = None if last is None else as_action(last[0].length, last[1])
    return best


def promises(plan: Plan) -> dict[Chain, int]:
    """The best chains, and what each promises: itself, and what could follow."""
    return {
        chain: promise(chain, plan.left()) + outlook(plan, chain) for chains in plan.chains() for chain in chains
    }  # fmt: skip


def promise(chain: Chain, left: Block) -> int:
    """What a string brings now. A long one is worth keeping while there are others."""
    return chain.worth - LONG_PAYS if chain.length == data.LONG and left[data.SHORT] else chain.worth


def outlook(plan: Plan, chain: Chain) -> int:
    """What all strings that are left after this one would bring, one after the other, if nobody else did anything."""
    values, joined, last_only = plan.wants()
    left = plan.left()
    worth, share = 0, LATER
    while True:
        left[chain.length] -= 1
        for station in chain.stations:
            joined[station] = 1
            if plan.s[flow.station_at(station) + layout.KIND] != data.SWITCHING:  # it brings a point every time
                values[station] = 0
        found = plan.chains_for((values, joined, last_only), left, LATER_BUDGET)
        firsts = [chains[0] for chains in found if chains]
        if not firsts:
            return worth
        chain = max(firsts, key=lambda first: promise(first, left))
        worth += share * chain.worth // 100
        share = share * LATER // 100


# --- stations


def best_place(s: Block) -> Place | None:
    """Of many places at random the one from which strings promise most; None where none of them is free."""
    plan, kind = Plan(s), flow.hand(s)[0]
    wants, own = plan.wants(), [a for a in range(plan.tiles) if verdict.is_joined(s, plan.company, a)]

    def way_to(place: Place) -> float:
        node = _node(plan, place)
        return min(plan.fields[station * plan.nodes + node] for station in own)

    def seclusion(place: Place) -> float:
        away = min((_distance(s, place, station) for station in _foreign_bases(s, plan.company)), default=0.0)
        return away * (TRANSIT_NEAR if kind == data.TRANSIT else FAR_FROM_BASES)

    def worth_of_next(place: Place) -> tuple[float, int, int]:
        after, station = _with_station(s, plan.company, kind, place)
        value = worth_of_station(after, plan.company, station)
        found = worth_of_spot(
            plan.tiles, plan.matrix, plan.crossings, plan.fields, plan.crossed, plan.nodes, _node(plan, place),
            *wants, value, int(kind == data.TERMINAL), *reaches(plan.left()),
        )  # fmt: skip
        return found + seclusion(place), place.x, place.y

    def worth_of_all(place: Place) -> tuple[float, int, int]:
        after, _ = _with_station(s, plan.company, kind, place)
        return max(promises(Plan(after)).values(), default=0) + seclusion(place), place.x, place.y

    near = sorted(_free_spots(s, plan, kind), key=lambda place: (way_to(place), place.x, place.y))
    others = near[NEAR_SPOTS:]
    tried = near[:NEAR_SPOTS] + others[:: max(1, len(others) // OTHER_SPOTS)][:OTHER_SPOTS]
    finalists = sorted(tried, key=worth_of_next, reverse=True)[:FINALISTS]
    return max(finalists, key=worth_of_all, default=None)


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


def _with_station(s: Block, company: int, kind: int, place: Place) -> tuple[Block, int]:
    """The position with the new station, and its number."""
    after = s[:]
    owner = company + 1 if data.STATIONS[kind].value_of_owner is not None else 0
    return after, flow.put_station(after, kind, (place.x, place.y, *data.CORNERS[place.angle]), owner)


def _foreign_bases(s: Block, company: int) -> list[int]:
    bases = (a for a in range(s[layout.STATIONS_N]) if s[flow.station_at(a) + layout.KIND] == data.BASE)
    return [a for a in bases if s[flow.station_at(a) + layout.OWNER] != company + 1]


def _distance(s: Block, place: Place, station: int) -> float:
    t = flow.station_at(station)
    dx, dy = place.x - s[t + layout.X], place.y - s[t + layout.Y]
    return sqrt(dx * dx + dy * dy) / data.UNIT


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": Greedy}
