"""The computer players of String Railway, weakest first."""

from collections.abc import Callable

from whistlestop.bots import Bot, RandomBot
from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, layout, verdict
from whistlestop.games.string_railway.actions import Action, Lay, Place
from whistlestop.games.string_railway.chains import POINT, worth_of_spot
from whistlestop.games.string_railway.findings import as_action
from whistlestop.games.string_railway.foresight import FORESEEING, PLANNER, Foresight
from whistlestop.games.string_railway.planning import (
    Chain,
    Plan,
    any_string,
    reaches,
    worth_of_station,
    worth_of_string,
)
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.siting import (
    Spot,
    as_place,
    free_spots,
    near_and_others,
    node_of,
    seclusion,
    with_station,
)
from whistlestop.games.string_railway.views import position

TRIES = 8  # strings laid before the best of them is taken
LONG_PAYS = 3 * POINT  # so much more must a long string bring
LATER = 50  # hundredths: what a string is worth a turn later; others take places, and new stations come
LATER_BUDGET = 4_000  # steps of the search for chains of each later string
SPOTS, NEAR_SPOTS, OTHER_SPOTS = 400, 24, 6
FINALISTS = 3  # places looked at more closely
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

    def way_to(spot: Spot) -> float:
        node = node_of(plan.scene, spot)
        return min(plan.fields[station * plan.nodes + node] for station in own)

    def worth_of_next(spot: Spot) -> tuple[float, int, int]:
        after, station = with_station(s, plan.company, kind, spot)
        value = worth_of_station(after, plan.company, station)
        found = worth_of_spot(
            plan.tiles, plan.matrix, plan.crossings, plan.fields, plan.crossed, plan.nodes, node_of(plan.scene, spot),
            *wants, value, int(kind == data.TERMINAL), *reaches(plan.left()),
        )  # fmt: skip
        return found + seclusion(s, plan.company, kind, spot), spot.x, spot.y

    def worth_of_all(spot: Spot) -> tuple[float, int, int]:
        after, _ = with_station(s, plan.company, kind, spot)
        promised = max(promises(Plan(after)).values(), default=0)
        return promised + seclusion(s, plan.company, kind, spot), spot.x, spot.y

    free = free_spots(s, plan.scene.seed, _LANE, SPOTS)
    near = sorted(free, key=lambda spot: (way_to(spot), spot.x, spot.y))
    tried = near_and_others(near, NEAR_SPOTS, OTHER_SPOTS)
    finalists = sorted(tried, key=worth_of_next, reverse=True)[:FINALISTS]
    best = max(finalists, key=worth_of_all, default=None)
    return None if best is None else as_place(kind, best)


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "planner": lambda: Foresight(PLANNER),
    "foreseeing": lambda: Foresight(FORESEEING),
}
