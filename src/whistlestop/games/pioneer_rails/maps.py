"""Maps as kernels read them: one block of integers for each, made of its drawing and kept (PR-1).

Positions hold no map, only its name and seed: `find` gives the same map for the same two, always.
"""

from functools import lru_cache
from itertools import chain

from whistlestop.core.kernel import Block, block
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.data import Drawing

# --- what a cell is, by its letter
VOID, DESERT, RIVER = " ", ".", "~"
STATIONS, MOUNTAINS = data.SUIT_LETTERS, "12345"
WALLS = frozenset((VOID, RIVER, *STATIONS, *MOUNTAINS))  # what bounds a ranch's region (PR-4.7)

# --- what a side is for tracks (PR-3.2)
OPEN, BRIDGE, TUNNEL, CLOSED = range(4)
_CROSSED = (BRIDGE, TUNNEL)

# --- a way from a corner, as one number: the way, then the corner it leads to, whether that corner alone tells if it is
# free (a side that leads to no town: where nothing has reached its end, nothing lies here), whether it needs a bonus
FAR_SHIFT, OWN_SHIFT, BONUS_SHIFT = 10, 19, 20
WAY_MASK, CORNER_MASK = (1 << FAR_SHIFT) - 1, (1 << OWN_SHIFT - FAR_SHIFT) - 1
NO_WAY = -1
NO_LAND = -1
LAND_SHIFT = 7  # a cell beside another, then the side between them
LAND_MASK = (1 << LAND_SHIFT) - 1
EDGE_WALL = 0

# --- the block of a map
SIDE_TYPE = 0
SIDE_LOCATIONS = SIDE_TYPE + grid.SIDES  # two for each side: location + 1, or 0; ranches are none of them
SIDE_RANGES = SIDE_LOCATIONS + 2 * grid.SIDES  # the ranges beside it, as a mask
IS_DESERT = SIDE_RANGES + grid.SIDES  # by cell
RANCH_AT = IS_DESERT + grid.CELLS  # by cell: ranch + 1, or 0
LAND_BESIDE = RANCH_AT + grid.CELLS  # six for each cell: neighbour and side, packed, or NO_LAND where one is a wall
TOWN_AT = LAND_BESIDE + 6 * grid.CELLS  # by corner: town + 1, or 0
STATION_AT = TOWN_AT + grid.CORNERS  # by corner: suit + 1, or 0
IS_EDGE = STATION_AT + grid.CORNERS  # by corner: on the map's border
WALL_AT = IS_EDGE + grid.CORNERS  # by corner: the wall or the town that a track joins there, as a bit
STATION_WALL = WALL_AT + grid.CORNERS  # by suit: the wall that its station is part of, as a bit
LOCATION_CELL = STATION_WALL + len(data.SUITS)  # by location
TOWN_CORNER = LOCATION_CELL + data.LOCATIONS  # by town
STATION_CORNERS = TOWN_CORNER + data.TOWNS  # six for each suit
WAYS_FROM = STATION_CORNERS + 6 * len(data.SUITS)  # by corner, six each: where a track may ever lead, packed
CROSSINGS = WAYS_FROM + 6 * grid.CORNERS  # the sides that are bridges, tunnels or run along a range; then NO_WAY
EDGE_CORNERS = CROSSINGS + grid.SIDES + 1  # the corners on the map's border; then NO_WAY
MAP_SIZE = EDGE_CORNERS + grid.CORNERS + 1


class Map:
    """A map: its letters by cell, where its locations and towns are, and the block that kernels read."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.town_names = drawing.names
        letters = [VOID] * grid.CELLS
        radius = len(drawing.rows) // 2
        places = (place for place in grid.COORDINATES if grid.ring(*place) <= radius)
        for place, letter in zip(places, chain.from_iterable(row.split() for row in drawing.rows), strict=True):
            letters[grid.CELL_AT[place]] = letter
        self.letters = tuple(letters)
        self.locations = tuple(  # kind by kind
            cell for kind in data.LETTERS for cell, letter in enumerate(letters) if letter == kind
        )
        self.towns = tuple(grid.CELL_CORNERS[grid.CELL_AT[q, r]][k] for q, r, k in drawing.towns)
        self.block = self._block()

    def kind_of(self, location: int) -> int:
        """What a location is, as `data.KINDS` numbers it."""
        return data.LETTERS.index(self.letters[self.locations[location]])

    def side_type(self, side: int) -> int:
        """PR-3.2; the sides of stations carry no track (PR-1.1)."""
        beside = [self.letters[cell] for cell in grid.SIDE_CELLS[side]]
        on_map = [letter for letter in beside if letter != VOID]
        if not on_map or any(letter in STATIONS for letter in on_map) or on_map == [RIVER]:
            return CLOSED
        if on_map == [RIVER, RIVER]:
            return BRIDGE
        if len(on_map) == 2 and on_map[0] == on_map[1] and on_map[0] in MOUNTAINS:
            return TUNNEL
        return OPEN

    def _block(self) -> Block:
        m = block(MAP_SIZE)
        numbers = {cell: number for number, cell in enumerate(self.locations) if self.letters[cell] != "R"}
        for location, cell in enumerate(self.locations[: data.LOCATIONS]):
            m[LOCATION_CELL + location] = cell
        for side, cells in enumerate(grid.SIDE_CELLS):
            m[SIDE_TYPE + side] = self.side_type(side)
            for place, cell in enumerate(cells):
                m[SIDE_LOCATIONS + 2 * side + place] = numbers.get(cell, -1) + 1
                if self.letters[cell] in MOUNTAINS:
                    m[SIDE_RANGES + side] |= 1 << MOUNTAINS.index(self.letters[cell])
        for cell, letter in enumerate(self.letters):
            m[IS_DESERT + cell] = letter == DESERT
            for k, other in enumerate(grid.NEIGHBOURS[cell]):
                is_land = other >= 0 and letter not in WALLS and self.letters[other] not in WALLS
                packed = other | grid.CELL_SIDES[cell][k] << LAND_SHIFT
                m[LAND_BESIDE + 6 * cell + k] = packed if is_land else NO_LAND
            if letter in STATIONS:
                suit = STATIONS.index(letter)
                for k, corner in enumerate(grid.CELL_CORNERS[cell]):
                    m[STATION_AT + corner] = suit + 1
                    m[STATION_CORNERS + 6 * suit + k] = corner
        ranches = [cell for cell in self.locations if self.letters[cell] == "R"]
        for ranch, cell in enumerate(ranches):
            m[RANCH_AT + cell] = ranch + 1
        for town, corner in enumerate(self.towns):
            m[TOWN_AT + corner], m[TOWN_CORNER + town] = town + 1, corner
        walls = self._walls()
        for suit, letter in enumerate(STATIONS):
            m[STATION_WALL + suit] = 1 << walls[self.letters.index(letter)] if letter in self.letters else 0
        for town, corner in enumerate(self.towns):
            m[WALL_AT + corner] = 1 << max(walls.values(), default=0) + 1 + town
        for corner, cells in enumerate(grid.CORNER_CELLS):
            beside = [self.letters[cell] for cell in cells]
            m[IS_EDGE + corner] = len(beside) < 3 or VOID in beside
            joined = [EDGE_WALL] * (len(beside) < 3) + [walls[cell] for cell in cells if cell in walls]
            if joined:  # all the same: cells that share a corner share a side
                m[WALL_AT + corner] = 1 << joined[0]
            ways = self._ways_from(corner, m)
            for place, way in enumerate((*ways, *[NO_WAY] * (6 - len(ways)))):
                m[WAYS_FROM + 6 * corner + place] = way
        crossings = [side for side in range(grid.SIDES) if m[SIDE_RANGES + side] or self.side_type(side) in _CROSSED]
        for place, side in enumerate((*crossings, NO_WAY)):
            m[CROSSINGS + place] = side
        edge = [corner for corner in range(grid.CORNERS) if m[IS_EDGE + corner]]
        for place, corner in enumerate((*edge, NO_WAY)):
            m[EDGE_CORNERS + place] = corner
        return m

    def _walls(self) -> dict[int, int]:
        """By cell: which of the walls it is part of, each in one piece; the map's edge and what lies at it are one."""
        walls: dict[int, int] = {}
        cells = [cell for cell, letter in enumerate(self.letters) if letter in WALLS]
        at_edge = [cell for cell in cells if -1 in grid.NEIGHBOURS[cell] or self.letters[cell] == VOID]
        number = EDGE_WALL
        for start in (at_edge, *([cell] for cell in cells)):
            waiting = [cell for cell in start if cell not in walls]
            walls.update(dict.fromkeys(waiting, number))
            while waiting:
                for other in grid.NEIGHBOURS[waiting.pop()]:
                    if other in cells and other not in walls:
                        walls[other] = number
                        waiting.append(other)
            number = 1 + max(walls.values(), default=EDGE_WALL)
        return walls

    def _ways_from(self, corner: int, m: Block) -> list[int]:
        """The usable ways of a corner that do not lead to a station, sides first."""
        found = []
        for way in grid.CORNER_WAYS[corner]:
            far = sum(grid.WAY_ENDS[way]) - corner
            is_side = way < grid.SIDES
            if is_side:
                is_usable = self.side_type(way) != CLOSED
            else:
                is_usable = self.letters[(way - grid.SIDES) // 3] == DESERT
            if is_usable and not m[STATION_AT + far]:
                needs_bonus = not is_side or self.side_type(way) != OPEN
                is_own = is_side and not m[TOWN_AT + far]
                found.append(way | far << FAR_SHIFT | is_own << OWN_SHIFT | needs_bonus << BONUS_SHIFT)
        return found


@lru_cache(maxsize=256)
def find(name: str, seed: int = 0) -> Map:
    """A map by its name; a generated one by its number, 0 to MOST_MAP_SEED, as well."""
    if name == data.GENERATED:
        from whistlestop.games.pioneer_rails.generator import generate

        return generate(seed)
    return Map(data.MAPS[name])
