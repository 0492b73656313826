"""Where a string crosses others, as kernels (SR-3.4, SR-3.5): changes of side, contact runs by parity.

Two segments in general position cross or do not. Where a point of one lies on the other they are in contact: contacts
that hang together are one run, which counts once if it is crossed an odd number of times after the new string has been
shifted by an infinitesimal (ε, ε²).
"""

from whistlestop.core.kernel import Block, kernel, zeros
from whistlestop.games.string_railway.exact import across, along, is_between, is_on_tile, meets_tile, side
from whistlestop.games.string_railway.layout import (
    CORNER_X,
    CORNER_Y,
    COUNT,
    EXPERT,
    FIRST,
    MOUNTAIN,
    POOL,
    RIVER,
    SEATS,
    STATION,
    STATION_SIZE,
    STATIONS_N,
    STRING_SIZE,
    WHOSE,
    X,
    Y,
)  # fmt: skip

BOX = 8  # so many segments are looked at together
CONTACT = 7  # numbers of a contact: how many points it has, these, whether it is crossed after the shift, its run
FOUND = 4  # numbers of a crossing that is paid for: x, y, the string (its place in the block), points
MOST_FOUND = 256  # so many are listed; all are counted


@kernel
def boxes_of(p: Block, at: int, count: int, boxes: Block) -> int:
    """The boxes around each eight segments of a string: left, top, right, bottom; how many there are."""
    made = (count + BOX - 2) // BOX
    for number in range(made):
        first, last = BOX * number, min(count - 1, BOX * number + BOX)
        left = right = p[at + 2 * first]
        top = bottom = p[at + 2 * first + 1]
        for i in range(first + 1, last + 1):
            x, y = p[at + 2 * i], p[at + 2 * i + 1]
            left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
        boxes[4 * number], boxes[4 * number + 1] = left, top
        boxes[4 * number + 2], boxes[4 * number + 3] = right, bottom
    return made


@kernel
def price(s: Block, company: int, string: int) -> int:
    """What crossing a string costs: 1, but 2 for another player's rails where experts play (SR-5)."""
    whose = s[string + WHOSE]
    if s[EXPERT] == 0 or whose == 0:
        return 1
    seats = s[SEATS]
    return 1 if (whose - 1) % seats == company % seats else 2


@kernel
def find_crossings(s: Block, company: int, p: Block, at: int, count: int, rails: int, found: Block) -> int:
    """All crossings of a new string with the landscape and the first `rails` rails: what they cost together.

    found[0] gets how many are listed, from found[1] on.
    """
    boxes = zeros(4 * (count // BOX + 1))
    boxes_n = boxes_of(p, at, count, boxes)
    contacts = zeros(CONTACT)
    cost = 0
    found[0] = 0
    for number in range(rails + 2):
        string = RIVER + STRING_SIZE * number
        points, first = s[string + COUNT], POOL + 2 * s[string + FIRST]
        steps = points if string == MOUNTAIN else points - 1
        contacts_n = 0
        for start in range(0, steps, BOX):
            end = min(steps, start + BOX)
            left = right = s[first + 2 * start]
            top = bottom = s[first + 2 * start + 1]
            for i in range(start + 1, end + 1):
                j = i % points
                x, y = s[first + 2 * j], s[first + 2 * j + 1]
                left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
            for b in range(boxes_n):
                if (
                    boxes[4 * b] > right
                    or boxes[4 * b + 2] < left
                    or boxes[4 * b + 1] > bottom
                    or boxes[4 * b + 3] < top
                ):
                    continue
                for i in range(BOX * b, min(count - 1, BOX * b + BOX)):
                    ax, ay = p[at + 2 * i], p[at + 2 * i + 1]
                    bx, by = p[at + 2 * i + 2], p[at + 2 * i + 3]
                    if min(ax, bx) > right or max(ax, bx) < left or min(ay, by) > bottom or max(ay, by) < top:
                        continue
                    for k in range(start, end):
                        m = (k + 1) % points
                        cx, cy, dx, dy = s[first + 2 * k], s[first + 2 * k + 1], s[first + 2 * m], s[first + 2 * m + 1]
                        if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
                            continue
                        if max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
                            continue
                        a, b_side = side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)
                        c, d = side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)
                        if a != 0 and b_side != 0 and c != 0 and d != 0:
                            if (a > 0) != (b_side > 0) and (c > 0) != (d > 0):
                                if not is_crossing_on_tile(s, ax, ay, bx, by, a, b_side):
                                    x, y = between(ax, bx, abs(a), abs(b_side)), between(ay, by, abs(a), abs(b_side))
                                    cost += pay(s, company, string, x, y, found)
                        else:
                            if contacts_n == 0:
                                contacts = zeros(CONTACT * 4 * (count + points))
                            contacts_n += note_contact(
                                ax, ay, bx, by, cx, cy, dx, dy, a, b_side, c, d, contacts, CONTACT * contacts_n
                            )
        if contacts_n:
            cost += pay_runs(s, company, string, contacts, contacts_n, found)
    return cost


@kernel
def between(start: int, end: int, a: int, b: int) -> int:
    """The number that parts start → end as a to b, rounded towards the start: for showing, never for deciding."""
    way = abs(end - start) * a // (a + b)
    return start + way if end > start else start - way


@kernel
def pay(s: Block, company: int, string: int, x: int, y: int, found: Block) -> int:
    """Note a crossing that is paid for."""
    cost = price(s, company, string)
    if found[0] < MOST_FOUND:
        at = 1 + FOUND * found[0]
        found[at], found[at + 1], found[at + 2], found[at + 3] = x, y, string, cost
        found[0] += 1
    return cost


@kernel
def is_crossing_on_tile(s: Block, ax: int, ay: int, bx: int, by: int, a: int, b: int) -> bool:
    """Whether the point that parts a → b as |a| to |b| lies on a station: multiplied out, nothing is divided."""
    a, b = abs(a), abs(b)
    for station in range(s[STATIONS_N]):
        t = STATION + STATION_SIZE * station
        x, y, u, v = s[t + X], s[t + Y], s[t + CORNER_X], s[t + CORNER_Y]
        if not meets_tile(x, y, u, v, ax, ay, bx, by):
            continue
        most = (u * u + v * v) * (a + b)
        if (
            abs(along(u, v, ax - x, ay - y) * b + along(u, v, bx - x, by - y) * a) <= most
            and abs(across(u, v, ax - x, ay - y) * b + across(u, v, bx - x, by - y) * a) <= most
        ):
            return True
    return False


@kernel
def sign(number: int) -> int:
    return (number > 0) - (number < 0)


@kernel
def shifted(turn: int, dx: int, dy: int) -> int:
    """The side of a point of the new string to a laid segment (dx, dy), after the shift by (ε, ε²)."""
    if turn != 0:
        return sign(turn)
    return -sign(dy) if dy != 0 else sign(dx)


@kernel
def note_contact(
    ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int,
    a: int, b: int, c: int, d: int, contacts: Block, to: int,
) -> int:  # fmt: skip
    """Note a contact of a → b (new) with c → d (laid) and return 1; 0 where they do not meet."""
    points = 0
    if a == 0 and is_between(cx, cy, dx, dy, ax, ay):
        points = note_point(contacts, to, points, ax, ay)
    if b == 0 and is_between(cx, cy, dx, dy, bx, by):
        points = note_point(contacts, to, points, bx, by)
    if c == 0 and is_between(ax, ay, bx, by, cx, cy):
        points = note_point(contacts, to, points, cx, cy)
    if d == 0 and is_between(ax, ay, bx, by, dx, dy):
        points = note_point(contacts, to, points, dx, dy)
    if points == 0:
        return 0
    new_a, new_b = shifted(a, dx - cx, dy - cy), shifted(b, dx - cx, dy - cy)
    # A laid point moves the other way, seen from the new string.
    old_c = sign(c) if c != 0 else -shifted(0, bx - ax, by - ay)
    old_d = sign(d) if d != 0 else -shifted(0, bx - ax, by - ay)
    contacts[to] = points
    contacts[to + 5] = 1 if new_a != new_b and old_c != old_d else 0
    return 1


@kernel
def note_point(contacts: Block, to: int, points: int, x: int, y: int) -> int:
    """Add a point that two segments share, if it is a new one: there are two at most."""
    for i in range(points):
        if contacts[to + 1 + 2 * i] == x and contacts[to + 2 + 2 * i] == y:
            return points
    contacts[to + 1 + 2 * points], contacts[to + 2 + 2 * points] = x, y
    return points + 1


@kernel
def pay_runs(s: Block, company: int, string: int, contacts: Block, count: int, found: Block) -> int:
    """Contacts that share a point are one run; it is free where any of it lies on a station."""
    for i in range(count):
        contacts[CONTACT * i + 6] = i
    for i in range(count):
        for j in range(i):
            if do_share(contacts, CONTACT * i, CONTACT * j):
                one, other = contacts[CONTACT * i + 6], contacts[CONTACT * j + 6]
                if one != other:
                    for k in range(i + 1):
                        if contacts[CONTACT * k + 6] == one:
                            contacts[CONTACT * k + 6] = other
    cost = 0
    for run in range(count):
        times, is_free = 0, False
        for i in range(count):
            at = CONTACT * i
            if contacts[at + 6] == run:
                times += contacts[at + 5]
                if not is_free:
                    is_free = is_contact_on_tile(s, contacts, at)
        if times % 2 == 1 and not is_free:
            # A run's own number is that of one of its contacts.
            cost += pay(s, company, string, contacts[CONTACT * run + 1], contacts[CONTACT * run + 2], found)
    return cost


@kernel
def do_share(contacts: Block, one: int, other: int) -> bool:
    for i in range(contacts[one]):
        for j in range(contacts[other]):
            if (
                contacts[one + 1 + 2 * i] == contacts[other + 1 + 2 * j]
                and contacts[one + 2 + 2 * i] == contacts[other + 2 + 2 * j]
            ):
                return True
    return False


@kernel
def is_contact_on_tile(s: Block, contacts: Block, at: int) -> bool:
    for station in range(s[STATIONS_N]):
        t = STATION + STATION_SIZE * station
        x, y, u, v = s[t + X], s[t + Y], s[t + CORNER_X], s[t + CORNER_Y]
        if contacts[at] == 1:
            if is_on_tile(x, y, u, v, contacts[at + 1], contacts[at + 2]):
                return True
        elif meets_tile(x, y, u, v, contacts[at + 1], contacts[at + 2], contacts[at + 3], contacts[at + 4]):
            return True
    return False
