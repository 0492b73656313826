"""A table surveyed for those who look ahead: how far apart everything is, where more may come, and games that go on."""

from collections.abc import Sequence

from whistlestop.core.kernel import Block, zeros
from whistlestop.games.string_railway import data, distances, flow, layout, orders, sketch, ties
from whistlestop.games.string_railway.chains import PITCH
from whistlestop.games.string_railway.exact import is_inside
from whistlestop.games.string_railway.laying import Scene, copied
from whistlestop.games.string_railway.planning import Chain
from whistlestop.games.string_railway.routes import COLUMNS, ROWS
from whistlestop.games.string_railway.scene import shape_tile
from whistlestop.games.string_railway.siting import Spot, free_spots, is_free

FARTHEST = 700 * distances.PARTS  # no way is longer: the longest string, and a crossing
FARTHEST_OF_SITE = 250 * distances.PARTS  # where no station lies yet
SITES = 26  # where stations of later turns may come
SITE_TRIES, SITES_APART = 400, 60 * data.UNIT
LATER = 85  # hundredths: what the own points of later turns are worth
GRUDGE = 5  # hundredths: what others' points cost
TIGHT = 95  # hundredths of a string's length: rough ways come out too short
OPPONENT = 35  # hundredths of a point that a point of somebody else costs whoever plays on in a sketch
LONG_PAYS = 450  # so much more must a long string bring there, in hundredths of points
CLUSTER, NOISE = 100, 1_000  # how stations are placed there: see `sketch.settle`
ENOUGH = 450  # where a short string brings so much, a long one waits
BARRED = 100  # hundredths of points: what it costs there to cross a string
ROOT_WIDTH, WIDTH = 60, 8  # of the beam of chains: for the turn itself, for later ones
_SITE_LANE = 49_979_687


class Survey:
    """A position as a player sees it who looks ahead.

    Positions that are compared have the same sites and the same seed: so what chance brings is the same after each.
    """

    def __init__(self, s: Block, sites: Sequence[Spot] | None = None, seed: int | None = None) -> None:
        self.s, self.scene = s, Scene(s)
        self.company, self.tiles = s[layout.CURRENT], s[layout.STATIONS_N]
        self.seed = self.scene.seed if seed is None else seed
        grid = self.scene.grid(PITCH)
        self.columns, self.rows = grid[COLUMNS], grid[ROWS]
        self.nodes = self.columns * self.rows
        self.links = zeros(distances.most_links(self.nodes))
        distances.list_links(self.scene.g, grid, self.links)
        self.fields, self.labels = zeros(self.tiles * self.nodes), zeros(ties.MOST * ties.MOST)
        distances.measure_stations(
            self.scene.g, self.columns, self.rows, self.links, self.tiles, FARTHEST, self.fields, self.labels,
            ties.MOST,
        )  # fmt: skip
        chosen, room = self._free_sites() if sites is None else sites, ties.MOST - self.tiles - 1
        self.sites = tuple(chosen)[:room]
        self._open = [tile for tile, site in enumerate(self.sites, self.tiles + 1) if sites is None or is_free(s, site)]
        self._measure_sites()
        self.sketch = self._sketch()
        self.weights = _weights()
        self._dream, self._scores = zeros(ties.SKETCH), zeros(2 * layout.MOST_COMPANIES)
        self._wants, self._chain = zeros(ties.MOST), zeros(orders.CHAIN)
        self._beam = zeros(orders.beam_size(ROOT_WIDTH))

    def _free_sites(self) -> list[Spot]:
        """Free places at random, apart from each other."""
        found: list[Spot] = []
        for spot in free_spots(self.s, self.scene.seed, _SITE_LANE, SITE_TRIES):
            if len(found) < SITES and not any(is_near(spot, other) for other in found):
                found.append(spot)
        return found

    def _measure_sites(self) -> None:
        """Labels of sites; the number before theirs is kept for a station that is about to come."""
        for tile, site in enumerate(self.sites, self.tiles + 1):
            shape_tile(self.scene.g, tile, site.x, site.y, *data.CORNERS[site.angle])
        for tile in self._open:
            self._measure(tile, self.labels)

    def _measure(self, tile: int, labels: Block) -> None:
        distances.measure_site(
            self.scene.g, self.columns, self.rows, self.links, tile, self.tiles, self.tiles + 1 + len(self.sites),
            FARTHEST, labels, ties.MOST,
        )  # fmt: skip

    def _sketch(self) -> Block:
        s, made = self.s, zeros(ties.SKETCH)
        made[ties.TILES] = self.tiles + 1 + len(self.sites)
        made[ties.COMPANIES], made[ties.OWNER_FIRST] = s[layout.COMPANIES], s[layout.OWNER_FIRST]
        made[ties.TURN], made[ties.TURNS] = s[layout.TURN], flow.turns(s)
        for company in range(s[layout.COMPANIES]):
            at = flow.company_at(company)
            for length in range(2):
                made[ties.LEFT + 2 * company + length] = s[at + layout.LEFT + length]
            made[ties.SCORE + company] = sketch.POINT * s[at + layout.SCORE]
        for kind in range(layout.DECK_KINDS):
            made[ties.DECK + kind] = s[layout.DECK + kind]
        for station in range(self.tiles):
            _take_station(made, s, station)
        made[ties.KIND + self.tiles] = ties.NO_SITE
        first, points = layout.POOL + 2 * s[layout.MOUNTAIN + layout.FIRST], s[layout.MOUNTAIN + layout.COUNT]
        for tile, site in enumerate(self.sites, self.tiles + 1):
            made[ties.KIND + tile] = ties.NO_STATION if tile in self._open else ties.NO_SITE
            made[ties.X + tile], made[ties.Y + tile] = site.x, site.y
            made[ties.IN_MOUNTAINS + tile] = int(is_inside(s, first, points, site.x, site.y))
        _take_labels(made, self.labels)
        return made

    def with_station(self, after: Block, place: Spot) -> Block:
        """The sketch with one more station, which lies in the position `after`."""
        shape_tile(self.scene.g, self.tiles, place.x, place.y, *data.CORNERS[place.angle])
        labels, made = copied(self.labels), copied(self.sketch)
        self._measure(self.tiles, labels)
        _take_station(made, after, self.tiles)
        for tile, site in enumerate(self.sites, self.tiles + 1):
            if is_near(site, place):
                made[ties.KIND + tile] = ties.NO_SITE
        _take_labels(made, labels)
        return made

    def chains(self, drawn: Block, width: int, most: int) -> list[Chain]:
        """The best chains in a sketch, so many for each length."""
        kept = zeros(2 * most * orders.CHAIN)
        sketch.list_chains(drawn, self.weights, self.company, width, self._wants, self._beam, kept, most)
        found = []
        for place in range(2 * most):
            at = place * orders.CHAIN
            if kept[at + orders.COUNT]:
                stations = tuple(int(kept[at + orders.STATIONS + i]) for i in range(kept[at + orders.COUNT]))
                found.append(Chain(int(kept[at]), place // most, stations))
        return found

    def scores(self) -> list[int]:
        """By company, in hundredths of points."""
        return [int(self.sketch[ties.SCORE + company]) for company in range(self.s[layout.COMPANIES])]

    def play(self, drawn: Block, chain: Chain | None, first: int, games: int) -> tuple[list[int], list[int]]:
        """By company: its score after this turn, and what it scores in so many games, from number `first` on.

        If there is a chain, the company whose turn it is lays a string along it; else the turn is over.
        """
        stations = () if chain is None else chain.stations
        self._chain[orders.COUNT] = len(stations)
        for place, station in enumerate(stations):
            self._chain[orders.STATIONS + place] = station
        sketch.play_games(
            drawn, self.weights, self.company, self._chain, 0 if chain is None else chain.length, self.seed + first,
            games, self._dream, self._beam, self._scores,
        )  # fmt: skip
        numbers = [int(number) for number in self._scores]
        companies, end = self.s[layout.COMPANIES], layout.MOST_COMPANIES
        return numbers[:companies], numbers[end : end + companies]


class Trial:
    """What a company may do in its turn: a chain on a sketch, or what has led to one; how games end from there on.

    All is counted in hundredths of points, from the scores before the turn on.
    """

    def __init__(self, survey: Survey, drawn: Block, chain: Chain | None, company: int, before: Sequence[int]) -> None:
        self.survey, self.drawn, self.chain, self.company, self._before = survey, drawn, chain, company, before
        self._games, self._after, self._ends = 0, before, [0] * len(before)

    def play(self, games: int) -> None:
        """Play on until there have been so many games."""
        if games > self._games:
            self._after, more = self.survey.play(self.drawn, self.chain, self._games, games - self._games)
            self._ends = [end + each for end, each in zip(self._ends, more, strict=True)]
            self._games = games

    @property
    def now(self) -> int:
        """What the turn brings to its company."""
        return self._after[self.company] - self._before[self.company]

    @property
    def later(self) -> int:
        """What later turns bring to it, in the mean of the games."""
        return self._ends[self.company] // self._games - self._after[self.company]

    @property
    def others(self) -> int:
        """What the others gain, this turn included."""
        s, own = self.survey.s, flow.seat_of(self.survey.s, self.company)
        gained = (
            end - self._games * before
            for other, (end, before) in enumerate(zip(self._ends, self._before, strict=True))
            if flow.seat_of(s, other) != own
        )
        return sum(gained) // self._games

    @property
    def worth(self) -> int:
        return self.now + (LATER * self.later - GRUDGE * self.others) // 100


def _take_labels(made: Block, labels: Block) -> None:
    ties.take_labels(made, labels, FARTHEST, FARTHEST_OF_SITE, sketch.POINT)


def _weights() -> Block:
    made = zeros(sketch.WEIGHTS)
    for length, at in enumerate((sketch.SHORT_LIMIT, sketch.LONG_LIMIT)):
        made[at] = data.RAIL_LENGTH[length] * distances.PARTS * TIGHT // (100 * data.UNIT)
    made[sketch.WIDTH], made[sketch.OPPONENT], made[sketch.LONG_PAYS] = WIDTH, OPPONENT, LONG_PAYS
    made[sketch.CLUSTER], made[sketch.NOISE], made[sketch.BARRED] = CLUSTER, NOISE * distances.PARTS, BARRED
    made[sketch.ENOUGH] = ENOUGH
    return made


def is_near(one: Spot, other: Spot) -> bool:
    """Whether two sites would be in each other's way."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < SITES_APART * SITES_APART


def _take_station(made: Block, s: Block, station: int) -> None:
    t = flow.station_at(station)
    kind = data.STATIONS[s[t + layout.KIND]]
    made[ties.KIND + station], made[ties.OWNER + station] = s[t + layout.KIND], s[t + layout.OWNER]
    made[ties.CONNECTED + station] = s[t + layout.CONNECTED]
    made[ties.ROOM + station] = kind.limit - s[t + layout.CONNECTED].bit_count()
    made[ties.EFFECT + station] = kind.effect
    made[ties.X + station], made[ties.Y + station] = s[t + layout.X], s[t + layout.Y]
    for company in range(s[layout.COMPANIES]):
        made[ties.VALUE + company * ties.MOST + station] = sketch.POINT * flow.value_of(s, company, station)
