"""What may follow a turn, as kernels: a game on a matrix of ways between stations, in which all companies play on.

A sketch of a position holds what each station brings to whom, who has which strings left, and whose turn it is. A
string is an order of stations that is thought to be short enough; nothing is laid. Values are hundredths of points,
lengths are parts of a millimetre.
"""

from whistlestop.core.fast import below, stream
from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.string_railway import chains, data, layout
from whistlestop.games.string_railway.distances import OVER, OVER_MASK, PARTS
from whistlestop.games.string_railway.scene import SITES

MOST = layout.MOST_STATIONS + SITES
MOST_COMPANIES = layout.MOST_COMPANIES
POINT = chains.POINT
CROSSING, PASSING, ENDS = (int(PARTS * length) for length in (chains.CROSSING, chains.PASSING, chains.ENDS))
MOST_LINKS = 9  # stations of a chain
CHAIN = MOST_LINKS + 2  # value, how many stations, which
FORBIDDEN = chains.FORBIDDEN
NONE = -1_000_000

# --- a sketch
TILES, COMPANIES, TURN, TURNS, OWNER_FIRST = range(5)
LEFT = 5  # by company: short and long strings
SCORE = LEFT + 2 * MOST_COMPANIES  # by company, in hundredths
KIND = SCORE + MOST_COMPANIES  # by station
OWNER = KIND + MOST  # company + 1
CONNECTED = OWNER + MOST  # a mask of companies
ROOM = CONNECTED + MOST  # how many companies it bears
EFFECT = ROOM + MOST  # what its owner gets when others come
VALUE = EFFECT + MOST  # by company and station: what connecting it brings
LENGTH = VALUE + MOST * MOST_COMPANIES  # by two stations
CROSSES = LENGTH + MOST * MOST  # by two stations, in points
ORDER = CROSSES + MOST * MOST  # by station: all others, the nearest first
X, Y = ORDER + MOST * MOST, ORDER + MOST * MOST + MOST  # by station, in hundredths of a millimetre
IN_MOUNTAINS = Y + MOST  # by site
DECK = IN_MOUNTAINS + MOST
SKETCH = DECK + layout.DECK_KINDS
NO_STATION, NO_SITE = -1, -2  # instead of a kind: a station may come there; none may

LIMIT = table(station.limit for station in data.STATIONS)
POINTS = table(station.value for station in data.STATIONS)
OWNERS_POINTS = table(-1 if station.value_of_owner is None else station.value_of_owner for station in data.STATIONS)
EFFECTS = table(station.effect for station in data.STATIONS)

# --- what choices go by
SHORT_LIMIT, LONG_LIMIT, BUDGET, OPPONENT, LONG_PAYS, CLUSTER, NOISE = range(7)
WEIGHTS = 7
LANE = 86_028_121


@kernel
def take_labels(a: Block, labels: Block) -> None:
    """Lengths and crossings from labels, and each station's neighbours in order."""
    tiles = a[TILES]
    for start in range(tiles):
        for end in range(tiles):
            label = labels[start * MOST + end]
            over = label & OVER_MASK
            a[LENGTH + start * MOST + end] = (label >> OVER) - CROSSING * over
            a[CROSSES + start * MOST + end] = over
            place = end
            while place > 0 and (
                a[LENGTH + start * MOST + a[ORDER + start * MOST + place - 1]] > a[LENGTH + start * MOST + end]
            ):
                a[ORDER + start * MOST + place] = a[ORDER + start * MOST + place - 1]
                place -= 1
            a[ORDER + start * MOST + place] = end


@kernel
def places_taken(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


@kernel
def set_wants(a: Block, company: int, opponent: int, wants: Block) -> None:
    """By station: what touching it brings to a company now, less a part of what its owner gains."""
    for station in range(a[TILES]):
        mask, kind, owner = a[CONNECTED + station], a[KIND + station], a[OWNER + station] - 1
        if kind < 0:
            wants[station] = FORBIDDEN
            continue
        is_new = (mask >> company) & 1 == 0
        if is_new and places_taken(mask) >= a[ROOM + station]:
            wants[station] = FORBIDDEN
            continue
        worth = 0
        if kind == data.SWITCHING:
            worth = POINT
        elif is_new:
            worth = a[VALUE + company * MOST + station]
        if owner >= 0 and owner != company and (is_new or a[OWNER_FIRST] == 0):
            worth -= opponent * a[EFFECT + station]
        wants[station] = worth


@kernel
def find_chains(
    a: Block, company: int, wants: Block, short_limit: int, long_limit: int, budget: int, kept: Block, most: int
) -> None:
    """The best chains for a short and for a long string (limit 0: there is none), `most` of each, the best first."""
    tiles = a[TILES]
    for i in range(2 * most * CHAIN):
        kept[i] = 0
    path, tried, used = zeros(MOST_LINKS + 1), zeros(MOST_LINKS + 1), zeros(MOST)
    value, way = zeros(MOST_LINKS + 1), zeros(MOST_LINKS + 1)
    longest, steps = max(short_limit, long_limit), 0
    for start in range(tiles):
        if (a[CONNECTED + start] >> company) & 1 == 0:
            continue
        top = 0
        path[0], tried[0], value[0], way[0], used[start] = start, 0, wants[start], ENDS, 1
        while top >= 0:
            here = path[top]
            if (
                tried[top] == tiles
                or top == MOST_LINKS - 1
                or steps > budget
                or (top > 0 and a[KIND + here] == data.TERMINAL)
            ):
                used[here] = 0
                top -= 1
                continue
            to = a[ORDER + here * MOST + tried[top]]
            tried[top] += 1
            if used[to] or wants[to] <= 0:
                continue
            length = way[top] + a[LENGTH + here * MOST + to]
            if top > 0:
                length += PASSING
            if length > longest:
                tried[top] = tiles  # the others are farther away
                continue
            steps += 1
            worth = value[top] + wants[to] - POINT * a[CROSSES + here * MOST + to]
            top += 1
            path[top], tried[top], way[top], value[top], used[to] = to, 0, length, worth, 1
            if length <= short_limit:
                keep(kept, 0, most, worth, path, top + 1)
            if length <= long_limit:
                keep(kept, most * CHAIN, most, worth, path, top + 1)


@kernel
def keep(kept: Block, first: int, most: int, value: int, path: Block, count: int) -> None:
    """Put a chain into the list of the best, if it belongs there."""
    place = most
    while place > 0 and (kept[first + CHAIN * (place - 1) + 1] == 0 or kept[first + CHAIN * (place - 1)] < value):
        place -= 1
    if place == most:
        return
    for i in range(first + CHAIN * most - 1, first + CHAIN * (place + 1) - 1, -1):
        kept[i] = kept[i - CHAIN]
    at = first + CHAIN * place
    kept[at], kept[at + 1] = value, count
    for i in range(count):
        kept[at + 2 + i] = path[i]


@kernel
def take(a: Block, company: int, length: int, chain: Block, at: int) -> None:
    """Lay a string along the chain at this place of a list: points, places, ways it bars; the turn is over."""
    crosses = 0
    for i in range(chain[at + 1]):
        station = chain[at + 2 + i]
        mask, owner = a[CONNECTED + station], a[OWNER + station] - 1
        is_new = (mask >> company) & 1 == 0
        if a[KIND + station] == data.SWITCHING:
            a[SCORE + company] += POINT
        elif is_new:
            a[SCORE + company] += a[VALUE + company * MOST + station]
        if owner >= 0 and owner != company and (is_new or a[OWNER_FIRST] == 0):
            a[SCORE + owner] += POINT * a[EFFECT + station]
        a[CONNECTED + station] = mask | 1 << company
        if i > 0:
            crosses += a[CROSSES + chain[at + 1 + i] * MOST + station]
    a[SCORE + company] -= POINT * crosses
    a[LEFT + 2 * company + length] -= 1
    a[TURN] += 1
    add_crossings(a, chain, at)


@kernel
def add_crossings(a: Block, chain: Block, at: int) -> None:
    """Ways that cross the legs of a new string, as straight lines, cost a point more, unless it is on a station."""
    tiles = a[TILES]
    for i in range(1, chain[at + 1]):
        one, other = chain[at + 1 + i], chain[at + 2 + i]
        ax, ay, bx, by = a[X + one], a[Y + one], a[X + other], a[Y + other]
        for start in range(tiles):
            cx, cy = a[X + start], a[Y + start]
            c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
            for end in range(start):
                if start == one or start == other or end == one or end == other:
                    continue
                dx, dy = a[X + end], a[Y + end]
                d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
                if (c > 0) == (d > 0):
                    continue
                e = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
                f = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
                if (e > 0) != (f > 0):
                    a[CROSSES + start * MOST + end] += 1
                    a[CROSSES + end * MOST + start] += 1


@kernel
def draw_kind(a: Block, start: int, index: int) -> int:
    """The next station of the deck, or -1 where there is none."""
    total = 0
    for kind in range(layout.DECK_KINDS):
        total += a[DECK + kind]
    if total == 0:
        return -1
    number = below(start, index, total)
    for kind in range(layout.DECK_KINDS):
        number -= a[DECK + kind]
        if number < 0:
            a[DECK + kind] -= 1
            return kind
    return -1


@kernel
def settle(a: Block, w: Block, company: int, kind: int, wants: Block, start: int, index: int) -> None:
    """A company puts a station near its network and near others that it wants."""
    best, best_site = NONE * 1000, -1
    for site in range(a[TILES]):
        if a[KIND + site] != NO_STATION:
            continue
        near, other = 1 << 30, 200 * PARTS
        for station in range(a[TILES]):
            if a[KIND + station] >= 0 and wants[station] > FORBIDDEN:
                way = a[LENGTH + station * MOST + site] + CROSSING * a[CROSSES + station * MOST + site]
                if (a[CONNECTED + station] >> company) & 1:
                    near = min(near, way)
                elif wants[station] > 0:
                    other = min(other, way)
        index += 1
        score = -near - w[CLUSTER] * other // 100 + below(start, index, w[NOISE])
        if score > best:
            best, best_site = score, site
    if best_site >= 0:
        found_station(a, best_site, company, kind)


@kernel
def found_station(a: Block, site: int, company: int, kind: int) -> None:
    """A station comes to a site."""
    owned = OWNERS_POINTS[kind] >= 0
    a[KIND + site], a[ROOM + site], a[EFFECT + site] = kind, LIMIT[kind], EFFECTS[kind]
    a[OWNER + site] = company + 1 if owned else 0
    points = POINTS[kind]
    if kind == data.SCENIC and a[IN_MOUNTAINS + site]:
        points = data.SCENIC_IN_MOUNTAINS
    for other in range(a[COMPANIES]):
        a[VALUE + other * MOST + site] = POINT * points
    if owned:
        a[VALUE + company * MOST + site] = POINT * OWNERS_POINTS[kind]


@kernel
def list_chains(a: Block, w: Block, company: int, budget: int, kept: Block, most: int) -> None:
    """The best chains of a company for the strings that it has, `most` of each length, the best first."""
    wants = zeros(MOST)
    set_wants(a, company, w[OPPONENT], wants)
    short = w[SHORT_LIMIT] if a[LEFT + 2 * company] else 0
    long = w[LONG_LIMIT] if a[LEFT + 2 * company + 1] else 0
    find_chains(a, company, wants, short, long, budget, kept, most)


@kernel
def play_on(a: Block, w: Block, seed: int) -> None:
    """All companies put stations and lay what brings them most, in turn, until all strings are laid."""
    wants, kept = zeros(MOST), zeros(2 * CHAIN)
    while a[TURN] < a[TURNS]:
        company, start = a[TURN] % a[COMPANIES], stream(seed, LANE, a[TURN])
        kind = draw_kind(a, start, 0)
        for another in range(2):
            if kind >= 0:
                set_wants(a, company, w[OPPONENT], wants)
                settle(a, w, company, kind, wants, start, 2 + another * MOST)
            kind = draw_kind(a, start, 1) if kind == data.RURAL and another == 0 else -1
        list_chains(a, w, company, w[BUDGET], kept, 1)
        shorts, length = a[LEFT + 2 * company], 0
        if kept[1] == 0 or (kept[CHAIN + 1] and kept[CHAIN] - (w[LONG_PAYS] if shorts else 0) > kept[0]):
            length = 1
        if kept[length * CHAIN + 1] == 0:  # none: one is spent
            a[LEFT + 2 * company + (0 if shorts else 1)] -= 1
            a[TURN] += 1
        else:
            take(a, company, length, kept, length * CHAIN)


@kernel
def play_after(
    a: Block, w: Block, company: int, chain: Block, length: int, seed: int, games: int, dream: Block, scores: Block
) -> None:
    """The sums of scores in the end, over so many games, if a company now lays a string along this chain."""
    for i in range(a[COMPANIES]):
        scores[i] = 0
    for game in range(games):
        for i in range(SKETCH):
            dream[i] = a[i]
        take(dream, company, length, chain, 0)
        play_on(dream, w, seed + game)
        for i in range(a[COMPANIES]):
            scores[i] += dream[SCORE + i]


@kernel
def play_from(a: Block, w: Block, seed: int, games: int, dream: Block, scores: Block) -> None:
    """The sums of scores in the end, over so many games."""
    for i in range(a[COMPANIES]):
        scores[i] = 0
    for game in range(games):
        for i in range(SKETCH):
            dream[i] = a[i]
        play_on(dream, w, seed + game)
        for i in range(a[COMPANIES]):
            scores[i] += dream[SCORE + i]
