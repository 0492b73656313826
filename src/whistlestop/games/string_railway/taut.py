"""How long ways between the edges of stations must be, as kernels: taut ways, for each number of crossings.

A way that cannot be made shorter without crossing more is straight but where it bends around a point of a string or a
corner of a tile, with both arms of that string (both edges of that tile) inside of the bend: elsewhere it could be
pulled tighter. So the shortest ways are found among the straight lines that touch such points: a graph.

A post is such a point, six numbers: itself, and the two points next to it on its string. It is passed with the string
on one side: two states for each. A piece is a part of a tile's edge that no string leaves, four numbers: its middle,
half its length, its tile. Links are four numbers: from where, to where, what is crossed, length. All lengths are
rounded down.
"""

from math import sqrt

from whistlestop.core.kernel import Block, Reals, kernel, reals, zeros
from whistlestop.games.string_railway.exact import side
from whistlestop.games.string_railway.routes import pop, push
from whistlestop.games.string_railway.tolls import FORBIDDEN, toll

POST, PIECE, LINK = 6, 4, 4
NEVER = 1 << 40
HEAP = 1 << 20


@kernel
def length_between(ax: int, ay: int, bx: int, by: int) -> int:
    return int(sqrt(1.0 * ((bx - ax) * (bx - ax) + (by - ay) * (by - ay))))


@kernel
def sides_of(posts: Block, post: int, ax: int, ay: int, bx: int, by: int) -> int:
    """On which sides of a way the string at a post lies: 1 on one (or on the way itself), 2 on the other, 3, or 0."""
    at = POST * post
    one = side(ax, ay, bx, by, posts[at + 2], posts[at + 3])
    other = side(ax, ay, bx, by, posts[at + 4], posts[at + 5])
    found = 0
    if one >= 0 and other >= 0:
        found += 1
    if one <= 0 and other <= 0:
        found += 2
    return found


@kernel
def link_posts(
    cells: Block, starts: Block, listed: Block, asked: Block, walls: Block, scene: Reals, tiles: int,
    most: int, posts: Block, reach: int, links: Block,
) -> int:  # fmt: skip
    """All links between states of posts, in both directions; how many. What `links` has no room for is only counted."""
    found = 0
    for post in range(len(posts) // POST):
        ax, ay = posts[POST * post], posts[POST * post + 1]
        for other in range(post):
            bx, by = posts[POST * other], posts[POST * other + 1]
            if abs(ax - bx) > reach or abs(ay - by) > reach or (ax == bx and ay == by):
                continue
            here = sides_of(posts, post, ax, ay, bx, by)
            if here == 0:
                continue
            there = sides_of(posts, other, ax, ay, bx, by)
            if there == 0:
                continue
            cost = toll(cells, starts, listed, asked, walls, scene, tiles, most, ax, ay, bx, by)
            if cost == FORBIDDEN:
                continue
            length = length_between(ax, ay, bx, by)
            for i in range(2):
                for j in range(2):
                    if (here >> i) & 1 and (there >> j) & 1:
                        note_link(links, found, 2 * post + i, 2 * other + j, cost, length)
                        # Seen from there, what was on one side is on the other.
                        note_link(links, found + 1, 2 * other + 1 - j, 2 * post + 1 - i, cost, length)
                        found += 2
    return found


@kernel
def note_link(links: Block, number: int, start: int, end: int, cost: int, length: int) -> None:
    at = LINK * number
    if at + LINK <= len(links):
        links[at], links[at + 1], links[at + 2], links[at + 3] = start, end, cost, length


@kernel
def link_pieces(
    cells: Block, starts: Block, listed: Block, asked: Block, walls: Block, scene: Reals, tiles: int,
    most: int, posts: Block, pieces: Block, reach: int, links: Block,
) -> int:  # fmt: skip
    """All links from the middles of pieces to states of posts; how many."""
    found = 0
    for piece in range(len(pieces) // PIECE):
        ax, ay = pieces[PIECE * piece], pieces[PIECE * piece + 1]
        for post in range(len(posts) // POST):
            bx, by = posts[POST * post], posts[POST * post + 1]
            if abs(ax - bx) > reach or abs(ay - by) > reach or (ax == bx and ay == by):
                continue
            there = sides_of(posts, post, ax, ay, bx, by)
            if there == 0:
                continue
            cost = toll(cells, starts, listed, asked, walls, scene, tiles, most, ax, ay, bx, by)
            if cost == FORBIDDEN:
                continue
            length = length_between(ax, ay, bx, by)
            for j in range(2):
                if (there >> j) & 1:
                    note_link(links, found, piece, 2 * post + j, cost, length)
                    found += 1
    return found


@kernel
def sort_links(links: Block, count: int, key: int, firsts: Block, order: Block) -> None:
    """`order`: the links by what stands at this place of them; `firsts`: where each begins."""
    for i in range(count):
        firsts[links[LINK * i + key] + 1] += 1
    last = len(firsts) - 1
    for i in range(last):
        firsts[i + 1] += firsts[i]
    for i in range(count):
        start = links[LINK * i + key]
        order[firsts[start]] = i
        firsts[start] += 1
    for i in range(last, 0, -1):
        firsts[i] = firsts[i - 1]
    firsts[0] = 0


@kernel
def measure_straight(
    cells: Block, starts: Block, listed: Block, asked: Block, walls: Block, scene: Reals, tiles: int,
    most: int, pieces: Block, reach: int, ways: Block,
) -> None:  # fmt: skip
    """Straight ways between pieces of different tiles. `ways`: by crossings, from, to."""
    count = len(pieces) // PIECE
    for i in range((most + 1) * count * count):
        ways[i] = NEVER
    for piece in range(count):
        ax, ay, tile = pieces[PIECE * piece], pieces[PIECE * piece + 1], pieces[PIECE * piece + 3]
        for other in range(piece):
            bx, by = pieces[PIECE * other], pieces[PIECE * other + 1]
            if pieces[PIECE * other + 3] == tile or abs(ax - bx) > reach or abs(ay - by) > reach:
                continue
            cost = toll(cells, starts, listed, asked, walls, scene, tiles, most, ax, ay, bx, by)
            if cost != FORBIDDEN:
                length = length_between(ax, ay, bx, by)
                ways[(cost * count + piece) * count + other] = length
                ways[(cost * count + other) * count + piece] = length


@kernel
def measure_bent(
    links: Block, firsts: Block, order: Block, ends: Block, from_piece: Block, by_piece: Block, from_state: Block,
    by_state: Block, most: int, pieces: Block, reach: int, ways: Block,
) -> bool:  # fmt: skip
    """Shorten the ways by those that bend. False where there is no room for all that has to be kept in mind."""
    count, layers, states = len(pieces) // PIECE, most + 1, len(firsts) - 1
    label, heap, keys = zeros(states * layers), zeros(HEAP), reals(HEAP)
    for piece in range(count):
        tile = pieces[PIECE * piece + 3]
        for i in range(states * layers):
            label[i] = NEVER
        size = 0
        for k in range(from_piece[piece], from_piece[piece + 1]):
            at = LINK * by_piece[k]
            i = ends[at + 1] * layers + ends[at + 2]
            if ends[at + 3] < label[i] and size < HEAP:
                label[i] = ends[at + 3]
                size = push(heap, keys, size, i, 1.0 * ends[at + 3])
        while size:
            size = pop(heap, keys, size)
            i = heap[size]
            length = label[i]
            if keys[size] > length:
                continue
            state, crossed = i // layers, i % layers
            is_beaten = False
            for fewer in range(crossed):
                if label[state * layers + fewer] <= length:
                    is_beaten = True
            if is_beaten:
                continue
            # The way from a piece to this post, the other way round, has its string on the other side.
            back = state ^ 1
            for k in range(from_state[back], from_state[back + 1]):
                at = LINK * by_state[k]
                to, total = ends[at], length + ends[at + 3]
                if pieces[PIECE * to + 3] != tile and total <= reach:
                    way = (min(most, crossed + ends[at + 2]) * count + piece) * count + to
                    ways[way] = min(ways[way], total)
            for k in range(firsts[state], firsts[state + 1]):
                at = LINK * order[k]
                total = length + links[at + 3]
                to = links[at + 1] * layers + min(most, crossed + links[at + 2])
                if total <= reach and total < label[to]:
                    if size == HEAP:
                        return False
                    label[to] = total
                    size = push(heap, keys, size, to, 1.0 * total)
    return True


@kernel
def least_way(most: int, pieces: Block, ways: Block, first: int, count: int, to_first: int, to_count: int) -> int:
    """The shortest way from one tile to another, whatever it crosses: NEVER where there is none in reach."""
    all_pieces, least = len(pieces) // PIECE, NEVER
    for crossed in range(most + 1):
        for piece in range(first, first + count):
            at = (crossed * all_pieces + piece) * all_pieces
            for other in range(to_first, to_first + to_count):
                if ways[at + other] != NEVER:
                    way = ways[at + other] - pieces[PIECE * piece + 2] - pieces[PIECE * other + 2]
                    least = min(least, max(0, way))
    return least


# --- through several stations: labels are least lengths, by crossings and by piece of the last tile


@kernel
def go_on(
    labels: Block, most: int, pieces: Block, ways: Block, first: int, count: int, to_first: int, to_count: int,
    reach: int, arrived: Block,
) -> int:  # fmt: skip
    """On to the next tile: the labels on arriving there; the fewest crossings with which it is in reach, or -1.

    The middles of two pieces may be farther apart than the pieces: by half of each.
    """
    all_pieces = len(pieces) // PIECE
    for i in range((most + 1) * to_count):
        arrived[i] = NEVER
    for crossed in range(most + 1):
        for piece in range(count):
            before = labels[crossed * count + piece]
            if before > reach or (crossed > 0 and labels[(crossed - 1) * count + piece] <= before):
                continue
            half = pieces[PIECE * (first + piece) + 2]
            for more in range(most + 1):
                at = (more * all_pieces + first + piece) * all_pieces + to_first
                to = min(most, crossed + more) * to_count
                for other in range(to_count):
                    way = ways[at + other]
                    if way != NEVER:
                        total = before + max(0, way - half - pieces[PIECE * (to_first + other) + 2])
                        if total <= reach:
                            arrived[to + other] = min(arrived[to + other], total)
    fewest = -1
    for crossed in range(most, -1, -1):
        for other in range(to_count):
            if arrived[crossed * to_count + other] != NEVER:
                fewest = crossed
    for crossed in range(1, most + 1):
        for other in range(to_count):
            at = crossed * to_count + other
            arrived[at] = min(arrived[at], arrived[at - to_count])
    return fewest


@kernel
def pass_tile(arrived: Block, most: int, pieces: Block, first: int, count: int, labels: Block) -> None:
    """From where a tile was entered straight to every piece of it; labels that are less stay."""
    for piece in range(count):
        at = PIECE * (first + piece)
        for other in range(count):
            to = PIECE * (first + other)
            way = length_between(pieces[at], pieces[at + 1], pieces[to], pieces[to + 1])
            way = max(0, way - pieces[at + 2] - pieces[to + 2])
            if piece == other:
                way = 0
            for crossed in range(most + 1):
                if arrived[crossed * count + piece] != NEVER:
                    total = arrived[crossed * count + piece] + way
                    labels[crossed * count + other] = min(labels[crossed * count + other], total)
