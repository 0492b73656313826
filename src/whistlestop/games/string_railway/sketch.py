"""What may follow a turn, as kernels: a game on a sketch of the table, in which all companies play on.

A string is an order of stations that is thought to be short enough; nothing is laid. Values are hundredths of points,
lengths are parts of a millimetre.
"""

from whistlestop.core.fast import below, stream
from whistlestop.core.kernel import Block, kernel, table, zeros
from whistlestop.games.string_railway import chains, data, layout
from whistlestop.games.string_railway.distances import PARTS
from whistlestop.games.string_railway.orders import CHAIN, COUNT, STATIONS, find_chains
from whistlestop.games.string_railway.ties import (
    COMPANIES,
    CONNECTED,
    COST,
    CROSSING,
    DECK,
    EFFECT,
    IN_MOUNTAINS,
    KIND,
    LAST,
    LEADS,
    LEADS_MASK,
    LEFT,
    LIST,
    MOST,
    MOST_COMPANIES,
    NO_STATION,
    OWNER,
    OWNER_FIRST,
    ROOM,
    SCORE,
    SKETCH,
    TIE_MASK,
    TIES,
    TILES,
    TURN,
    TURNS,
    VALUE,
    WAY,
    bar,
    tie_between,
)

POINT = chains.POINT
FORBIDDEN = chains.FORBIDDEN
LIMIT = table(station.limit for station in data.STATIONS)
POINTS = table(station.value for station in data.STATIONS)
OWNERS_POINTS = table(-1 if station.value_of_owner is None else station.value_of_owner for station in data.STATIONS)
EFFECTS = table(station.effect for station in data.STATIONS)

# --- what choices go by
SHORT_LIMIT, LONG_LIMIT, WIDTH, OPPONENT, LONG_PAYS, CLUSTER, NOISE, BARRED, ENOUGH = range(9)
WEIGHTS = 9
LANE = 86_028_121
FAR = 200 * PARTS  # as far away is a wanted station where there is none


@kernel
def set_wants(a: Block, company: int, opponent: int, wants: Block) -> None:
    """By station: what touching it brings to a company now, less a part of what its owner gains."""
    for station in range(a[TILES]):
        wants[station] = want(a, company, opponent, station)


@kernel
def want(a: Block, company: int, opponent: int, station: int) -> int:
    kind, owner = a[KIND + station], a[OWNER + station] - 1
    is_new = (a[CONNECTED + station] >> company) & 1 == 0
    if kind < 0 or (is_new and a[ROOM + station] <= 0):
        return FORBIDDEN
    worth = 0
    if kind == data.SWITCHING:
        worth = POINT
    elif is_new:
        worth = a[VALUE + company * MOST + station]
    if owner >= 0 and owner != company and (is_new or a[OWNER_FIRST] == 0):
        worth -= opponent * a[EFFECT + station]
    return worth


@kernel
def take(a: Block, w: Block, company: int, length: int, chain: Block, at: int) -> None:
    """Lay a string along the chain at this place of a list: points, places, ties that it bars; the turn is over."""
    count, first = chain[at + COUNT], at + STATIONS
    for i in range(count):
        station = chain[first + i]
        owner, is_new = a[OWNER + station] - 1, (a[CONNECTED + station] >> company) & 1 == 0
        if a[KIND + station] == data.SWITCHING:
            a[SCORE + company] += POINT
        elif is_new:
            a[SCORE + company] += a[VALUE + company * MOST + station]
        if owner >= 0 and owner != company and (is_new or a[OWNER_FIRST] == 0):
            a[SCORE + owner] += POINT * a[EFFECT + station]
        if is_new:
            a[CONNECTED + station] |= 1 << company
            a[ROOM + station] -= 1
        if i > 0:
            tie = tie_between(a, chain[first + i - 1], station)
            if tie != LAST:
                a[SCORE + company] -= a[COST + ((tie >> LEADS) & TIE_MASK)]
    for i in range(1, count):
        bar(a, chain[first + i - 1], chain[first + i], w[BARRED])
    a[LEFT + 2 * company + length] -= 1
    a[TURN] += 1


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
    best, best_site = -LAST, -1
    for site in range(a[TILES]):
        if a[KIND + site] != NO_STATION:
            continue
        near, other, place = LAST >> WAY, FAR, LIST + site * MOST
        while a[place] != LAST:
            station, tie = a[place] & LEADS_MASK, (a[place] >> LEADS) & TIE_MASK
            if wants[station] > FORBIDDEN:
                way = (a[place] >> WAY) + CROSSING * a[COST + tie] // POINT
                if (a[CONNECTED + station] >> company) & 1:
                    near = min(near, way)
                elif wants[station] > 0:
                    other = min(other, way)
            place += 1
        score = -near - w[CLUSTER] * other // 100 + below(start, index + site, w[NOISE])
        if score > best:
            best, best_site = score, site
    if best_site >= 0:
        found_station(a, best_site, company, kind)
        wants[best_site] = want(a, company, w[OPPONENT], best_site)


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
def list_chains(a: Block, w: Block, company: int, width: int, wants: Block, b: Block, kept: Block, most: int) -> None:
    """The best chains of a company for the strings that it has, `most` of each length, the best first."""
    set_wants(a, company, w[OPPONENT], wants)
    short = w[SHORT_LIMIT] if a[LEFT + 2 * company] else 0
    long = w[LONG_LIMIT] if a[LEFT + 2 * company + 1] else 0
    find_chains(a, company, wants, short, long, width, b, kept, most)


@kernel
def play_on(a: Block, w: Block, seed: int, wants: Block, b: Block, kept: Block) -> None:
    """All companies put stations and lay what brings them most, in turn, until all strings are laid."""
    while a[TURN] < a[TURNS]:
        company, start = a[TURN] % a[COMPANIES], stream(seed, LANE, a[TURN])
        set_wants(a, company, w[OPPONENT], wants)
        draws, number, is_more = 2 if a[TURN] == 0 else 1, 0, True
        while number < draws:
            kind = draw_kind(a, start, number)
            if kind >= 0:
                settle(a, w, company, kind, wants, start, data.MOST_DRAWN + number * MOST)
            if kind == data.RURAL and is_more:  # one more, once in a turn
                draws, is_more = draws + 1, False
            number += 1
        shorts, longs, length = a[LEFT + 2 * company], a[LEFT + 2 * company + 1], 0
        if shorts:
            find_chains(a, company, wants, w[SHORT_LIMIT], 0, w[WIDTH], b, kept, 1)
        if longs and (shorts == 0 or kept[COUNT] == 0 or kept[0] < w[ENOUGH]):
            find_chains(a, company, wants, w[SHORT_LIMIT] if shorts else 0, w[LONG_LIMIT], w[WIDTH], b, kept, 1)
        if kept[COUNT] == 0 or (kept[CHAIN + COUNT] and kept[CHAIN] - (w[LONG_PAYS] if shorts else 0) > kept[0]):
            length = 1
        if kept[length * CHAIN + COUNT] == 0:  # none: one is spent
            a[LEFT + 2 * company + (0 if shorts else 1)] -= 1
            a[TURN] += 1
        else:
            take(a, w, company, length, kept, length * CHAIN)


@kernel
def play_games(
    a: Block, w: Block, company: int, chain: Block, length: int, seed: int, games: int, dream: Block, beam: Block,
    scores: Block,
) -> None:  # fmt: skip
    """By company: its score now, and the sum of its scores in the end over so many games, from MOST_COMPANIES on.

    First a company lays a string along this chain, if there is any.
    """
    wants, kept = zeros(MOST), zeros(2 * CHAIN)
    changing = COST + a[TIES]
    for i in range(a[COMPANIES]):
        scores[MOST_COMPANIES + i] = 0
    for i in range(changing, SKETCH):
        dream[i] = a[i]
    for game in range(games):
        for i in range(changing):
            dream[i] = a[i]
        if chain[COUNT]:
            take(dream, w, company, length, chain, 0)
        for i in range(a[COMPANIES]):
            scores[i] = dream[SCORE + i]
        play_on(dream, w, seed + game, wants, beam, kept)
        for i in range(a[COMPANIES]):
            scores[MOST_COMPANIES + i] += dream[SCORE + i]
