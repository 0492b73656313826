"""Players who look ahead: what may become of a string or a station, if all companies play on in a sketch of the table.

A station's place and the chain of a string are judged by the same games, with the same luck; in each heat fewer go on
and more games are played for each. All of it is a function of the position: budgets are counts.
"""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block, zeros
from whistlestop.games.string_railway import data, distances, flow, layout, sketch, verdict
from whistlestop.games.string_railway.actions import Action, Lay, Place
from whistlestop.games.string_railway.chains import PITCH
from whistlestop.games.string_railway.exact import is_inside
from whistlestop.games.string_railway.findings import as_action
from whistlestop.games.string_railway.laying import Layer, Scene, copied
from whistlestop.games.string_railway.planning import Chain, Plan, any_string, worth_of_string
from whistlestop.games.string_railway.routes import COLUMNS, ROWS
from whistlestop.games.string_railway.scene import shape_tile
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.siting import (
    Spot,
    as_place,
    free_spots,
    is_free,
    near_and_others,
    node_of,
    seclusion,
    with_station,
)
from whistlestop.games.string_railway.views import position

FARTHEST = 700 * distances.PARTS  # no way is longer: the longest string, and a crossing
SITES = 26  # where stations of later turns may come
SITE_TRIES, SITES_APART = 400, 60 * data.UNIT
LATER = 85  # hundredths: what the own points of later turns are worth
GRUDGE = 10  # hundredths: what others' points cost
TIGHT = 95  # hundredths of a string's length: rough ways come out too short
OPPONENT = 35  # hundredths of a point that a point of somebody else costs whoever plays on in a sketch
LONG_PAYS = 450  # so much more must a long string bring there, in hundredths of points
CLUSTER, NOISE = 50, 300  # how stations are placed there: see `sketch.settle`
ROOT_BUDGET, BUDGET = 20_000, 1_500  # steps of the search for chains: for the turn itself, for later ones
_SITE_LANE, _SPOT_LANE = 49_979_687, 67_867_967
_NOTHING = -100_000


class Heat(NamedTuple):
    """So many games for each chain, of which so many are looked at; how many candidates go on."""

    games: int
    chains: int
    kept: int


class Look(NamedTuple):
    """How much a player tries, in counts."""

    strings: tuple[Heat, ...]
    places: tuple[Heat, ...]
    spots: int  # places at random
    near: int  # of these, the nearest are looked at
    others: int  # and some others
    tries: int  # chains along which strings are laid before the best is taken
    laid: int = 1  # the best strings, which are judged by so many games from the table as it is with them
    games: int = 0


class Worth(NamedTuple):
    """What a turn is worth, in hundredths of points: its string now, and what follows."""

    now: int
    later: int


PLANNER = Look(
    strings=(Heat(6, 12, 10),), places=(Heat(1, 3, 8), Heat(6, 4, 1)), spots=400, near=30, others=6, tries=12,
)  # fmt: skip
FORESEEING = Look(
    strings=(Heat(4, 16, 12), Heat(32, 16, 10)), places=(Heat(2, 3, 10), Heat(12, 4, 1)),
    spots=400, near=45, others=6, tries=16, laid=5, games=64,
)  # fmt: skip


class Survey:
    """A position as a player sees it who looks ahead: what lies there, how far apart it is, and where more may come."""

    def __init__(self, s: Block, sites: Sequence[Spot] | None = None) -> None:
        self.s, self.scene = s, Scene(s)
        self.company, self.tiles = s[layout.CURRENT], s[layout.STATIONS_N]
        grid = self.scene.grid(PITCH)
        self.columns, self.rows = grid[COLUMNS], grid[ROWS]
        self.nodes = self.columns * self.rows
        self.links = zeros(distances.most_links(self.nodes))
        distances.list_links(self.scene.g, grid, self.links)
        self.fields, self.labels = zeros(self.tiles * self.nodes), zeros(sketch.MOST * sketch.MOST)
        distances.measure_stations(
            self.scene.g, self.columns, self.rows, self.links, self.tiles, FARTHEST, self.fields, self.labels,
            sketch.MOST,
        )  # fmt: skip
        self.sites = tuple(self._free_sites() if sites is None else (each for each in sites if is_free(s, each)))
        self._measure_sites()
        self.sketch = self._sketch()
        self.weights = _weights()
        self._dream, self._scores = zeros(sketch.SKETCH), zeros(layout.MOST_COMPANIES)
        self._chain = zeros(sketch.CHAIN)

    def _free_sites(self) -> list[Spot]:
        """Free places at random, apart from each other."""
        found: list[Spot] = []
        for spot in free_spots(self.s, self.scene.seed, _SITE_LANE, SITE_TRIES):
            if len(found) < SITES and not any(is_near(spot, other) for other in found):
                found.append(spot)
        return found

    def _measure_sites(self) -> None:
        """Labels of sites; the number before theirs is kept for a station that is about to come."""
        first = self.tiles + 1
        for other in range(first + len(self.sites)):
            self.labels[self.tiles * sketch.MOST + other] = distances.NOWHERE
            self.labels[other * sketch.MOST + self.tiles] = distances.NOWHERE
        for tile, site in enumerate(self.sites, first):
            shape_tile(self.scene.g, tile, site.x, site.y, *data.CORNERS[site.angle])
        for tile in range(first, first + len(self.sites)):
            self._measure(tile, self.labels)

    def _measure(self, tile: int, labels: Block) -> None:
        distances.measure_site(
            self.scene.g, self.columns, self.rows, self.links, tile, self.tiles, self.tiles + 1 + len(self.sites),
            FARTHEST, labels, sketch.MOST,
        )  # fmt: skip

    def _sketch(self) -> Block:
        s, made = self.s, zeros(sketch.SKETCH)
        made[sketch.TILES] = self.tiles + 1 + len(self.sites)
        made[sketch.COMPANIES], made[sketch.OWNER_FIRST] = s[layout.COMPANIES], s[layout.OWNER_FIRST]
        made[sketch.TURN], made[sketch.TURNS] = s[layout.TURN], flow.turns(s)
        for company in range(s[layout.COMPANIES]):
            at = flow.company_at(company)
            for length in range(2):
                made[sketch.LEFT + 2 * company + length] = s[at + layout.LEFT + length]
            made[sketch.SCORE + company] = sketch.POINT * s[at + layout.SCORE]
        for kind in range(layout.DECK_KINDS):
            made[sketch.DECK + kind] = s[layout.DECK + kind]
        for station in range(self.tiles):
            _take_station(made, s, station)
        made[sketch.KIND + self.tiles] = sketch.NO_SITE
        first, points = layout.POOL + 2 * s[layout.MOUNTAIN + layout.FIRST], s[layout.MOUNTAIN + layout.COUNT]
        for tile, site in enumerate(self.sites, self.tiles + 1):
            made[sketch.KIND + tile] = sketch.NO_STATION
            made[sketch.X + tile], made[sketch.Y + tile] = site.x, site.y
            made[sketch.IN_MOUNTAINS + tile] = int(is_inside(s, first, points, site.x, site.y))
        sketch.take_labels(made, self.labels)
        return made

    def with_station(self, after: Block, place: Spot) -> Block:
        """The sketch with one more station, which lies in the position `after`."""
        shape_tile(self.scene.g, self.tiles, place.x, place.y, *data.CORNERS[place.angle])
        labels, made = copied(self.labels), copied(self.sketch)
        self._measure(self.tiles, labels)
        _take_station(made, after, self.tiles)
        for tile, site in enumerate(self.sites, self.tiles + 1):
            if is_near(site, place):
                made[sketch.KIND + tile] = sketch.NO_SITE
        sketch.take_labels(made, labels)
        return made

    def chains(self, drawn: Block, budget: int, most: int) -> list[Chain]:
        """The best chains in a sketch, so many for each length."""
        kept = zeros(2 * most * sketch.CHAIN)
        sketch.list_chains(drawn, self.weights, self.company, budget, kept, most)
        found = []
        for length in range(2):
            for at in range(length * most * sketch.CHAIN, (length + 1) * most * sketch.CHAIN, sketch.CHAIN):
                if kept[at + 1]:
                    stations = tuple(int(kept[at + 2 + i]) for i in range(kept[at + 1]))
                    found.append(Chain(int(kept[at]), length, stations))
        return found

    def worth_of_chain(self, drawn: Block, chain: Chain, games: int) -> int:
        """What a chain comes to, in hundredths of points: itself, and what follows in so many games."""
        self._chain[0], self._chain[1] = chain.worth, len(chain.stations)
        for place, station in enumerate(chain.stations):
            self._chain[2 + place] = station
        sketch.play_after(
            drawn, self.weights, self.company, self._chain, chain.length, self.scene.seed, games, self._dream,
            self._scores,
        )  # fmt: skip
        return chain.worth + self._later(drawn, self.company, games, chain.worth)

    def worth_of_string(self, s: Block, action: Lay, games: int) -> Worth:
        """What a string comes to that is laid in a position of this turn, by so many games from the table after it."""
        company, after = self.company, s[:]
        flow.act(after, flow.seat_of(s, company), action)
        rest = Survey(after, self.sites)
        sketch.play_from(rest.sketch, rest.weights, self.scene.seed, games, rest._dream, rest._scores)
        now = worth_of_string(s, company, data.LENGTHS.index(action.length), array("q", action.points))
        return Worth(now, rest._later(rest.sketch, company, games, 0))

    def _later(self, drawn: Block, company: int, games: int, now: int) -> int:
        worth = -LATER * games * now
        for other in range(self.s[layout.COMPANIES]):
            gained = int(self._scores[other]) - games * int(drawn[sketch.SCORE + other])
            if other == company:
                worth += LATER * gained
            elif flow.seat_of(self.s, other) != flow.seat_of(self.s, company):
                worth -= GRUDGE * gained
        return worth // (100 * games)


def _weights() -> Block:
    made = zeros(sketch.WEIGHTS)
    for length, at in enumerate((sketch.SHORT_LIMIT, sketch.LONG_LIMIT)):
        made[at] = data.RAIL_LENGTH[length] * distances.PARTS * TIGHT // (100 * data.UNIT)
    made[sketch.BUDGET], made[sketch.OPPONENT], made[sketch.LONG_PAYS] = BUDGET, OPPONENT, LONG_PAYS
    made[sketch.CLUSTER], made[sketch.NOISE] = CLUSTER, NOISE * distances.PARTS
    return made


def is_near(one: Spot, other: Spot) -> bool:
    """Whether two sites would be in each other's way."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < SITES_APART * SITES_APART


def _take_station(made: Block, s: Block, station: int) -> None:
    t = flow.station_at(station)
    kind = data.STATIONS[s[t + layout.KIND]]
    made[sketch.KIND + station], made[sketch.OWNER + station] = s[t + layout.KIND], s[t + layout.OWNER]
    made[sketch.CONNECTED + station] = s[t + layout.CONNECTED]
    made[sketch.ROOM + station], made[sketch.EFFECT + station] = kind.limit, kind.effect
    made[sketch.X + station], made[sketch.Y + station] = s[t + layout.X], s[t + layout.Y]
    for company in range(s[layout.COMPANIES]):
        made[sketch.VALUE + company * sketch.MOST + station] = sketch.POINT * flow.value_of(s, company, station)


class Foresight:
    """A player who judges strings and places by games on sketches."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        s = position(view)
        found: Action | None = None
        if s[layout.PHASE] == layout.PLACING:
            found = self.best_place(s)
        elif s[layout.PHASE] == layout.LAYING:
            found = self.best_string(s)
        return found or next(iter(legal))

    # --- strings

    def best_string(self, s: Block) -> Lay | None:
        """Of the strings along the chains that promise most, the one that comes to most by the table as it is then."""
        survey, look = Survey(s), self._look
        found: list[tuple[int, Lay]] = []
        for promised, chain in self._ranked(survey)[: look.tries]:
            if len(found) == look.laid and found[-1][0] >= promised:
                break
            layer = Layer(survey.scene, chain.stations, chain.length)
            for p in layer.ways() if look.laid > 1 else [layer.lay()]:
                if p is not None:
                    worth = promised - chain.worth + worth_of_string(s, survey.company, chain.length, p)
                    found.append((worth, as_action(chain.length, p)))
            found = sorted(found, key=lambda each: -each[0])[: look.laid]
        if len(found) > 1:
            found = [(sum(survey.worth_of_string(s, action, look.games)), action) for _, action in found]
        if found:
            return max(found, key=lambda each: each[0])[1]
        last = any_string(Plan(s))
        return None if last is None else as_action(last[0].length, last[1])

    def promise(self, survey: Survey) -> int:
        """What the best string promises, in hundredths of points."""
        return max((promised for promised, _ in self._ranked(survey)), default=0)

    def _ranked(self, survey: Survey) -> list[tuple[int, Chain]]:
        """The chains with what they come to, the best first: those of the last heat before the others."""
        drawn, heats = survey.sketch, self._look.strings
        going = survey.chains(drawn, ROOT_BUDGET, heats[0].chains)
        ranked: list[tuple[int, Chain]] = []
        gone: list[tuple[int, Chain]] = []
        for heat in heats:
            judged = [(survey.worth_of_chain(drawn, chain, heat.games), chain) for chain in going]
            judged.sort(key=lambda each: (-each[0], each[1]))
            ranked, gone = judged[: heat.kept], judged[heat.kept :] + gone
            going = [chain for _, chain in ranked]
        return ranked + gone

    # --- stations

    def best_place(self, s: Block) -> Place | None:
        """Of many places at random the one from which most can become; None where none of them is free."""
        survey, kind, look = Survey(s), flow.hand(s)[0], self._look
        company = survey.company
        own = [station for station in range(survey.tiles) if verdict.is_joined(s, company, station)]

        def way_to(spot: Spot) -> int:
            node = node_of(survey.scene, spot)
            return min(survey.fields[station * survey.nodes + node] for station in own)

        free = free_spots(s, survey.scene.seed, _SPOT_LANE, look.spots)
        near = sorted(free, key=lambda spot: (way_to(spot), spot))
        going = near_and_others(near, look.near, look.others)
        sketches = {spot: survey.with_station(with_station(s, company, kind, spot)[0], spot) for spot in going}

        def worth(spot: Spot, heat: Heat) -> float:
            chains = survey.chains(sketches[spot], BUDGET, heat.chains)
            promised = [survey.worth_of_chain(sketches[spot], chain, heat.games) for chain in chains]
            return max(promised, default=_NOTHING) + seclusion(s, company, kind, spot)

        for heat in look.places:
            judged = {spot: worth(spot, heat) for spot in going}
            going = sorted(going, key=lambda spot: (-judged[spot], spot))[: heat.kept]
        return as_place(kind, going[0]) if going else None
