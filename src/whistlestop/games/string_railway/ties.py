"""What a sketch of a position holds, as kernels: stations, and ties, which are the ways between two of them.

First stands what a game on the sketch changes, so that little is copied for each; then what stays. Values are
hundredths of points, lengths are parts of a millimetre.
"""

from whistlestop.core.kernel import Block, kernel
from whistlestop.games.string_railway import chains, layout
from whistlestop.games.string_railway.distances import OVER, OVER_MASK, PARTS

MOST = 62  # stations and sites: a mask of them is one number
MOST_TIES = MOST * (MOST - 1) // 2
MOST_COMPANIES = layout.MOST_COMPANIES
CROSSING = int(PARTS * chains.CROSSING)
NEAR = 160 * PARTS  # only for such ties it is looked up what later strings cross: longer ones are hardly ever taken

# --- a sketch: what games change
TURN, TURNS, TILES, COMPANIES, OWNER_FIRST = range(5)
LEFT = 5  # by company: short and long strings
SCORE = LEFT + 2 * MOST_COMPANIES  # by company
DECK = SCORE + MOST_COMPANIES  # by kind: tiles that nobody has seen
KIND = DECK + layout.DECK_KINDS  # by station
OWNER = KIND + MOST  # company + 1
CONNECTED = OWNER + MOST  # a mask of companies
ROOM = CONNECTED + MOST  # how many companies may still come
EFFECT = ROOM + MOST  # what its owner gets when others come
VALUE = EFFECT + MOST  # by company and station: what connecting it brings
COST = VALUE + MOST * MOST_COMPANIES  # by tie: what its crossings cost

# --- and what they do not
TIES, NEAR_TIES = COST + MOST_TIES, COST + MOST_TIES + 1  # how many; the first of them are near
X, Y = TIES + 2, TIES + 2 + MOST  # by station, in hundredths of a millimetre
IN_MOUNTAINS = Y + MOST  # by site
LINE = IN_MOUNTAINS + MOST  # by tie: where it begins and ends, as a straight line
LIST = LINE + 4 * MOST_TIES  # by station: its ties, the shortest first, then LAST
SKETCH = LIST + MOST * MOST
NO_STATION, NO_SITE = -1, -2  # instead of a kind: a station may come there; none may

# --- a tie in a list: its length, which it is, and where it leads
LEADS, TIE_BITS, WAY = 6, 11, 17
LEADS_MASK, TIE_MASK = (1 << LEADS) - 1, (1 << TIE_BITS) - 1
LAST = 1 << 60


@kernel
def take_labels(a: Block, labels: Block, longest: int, longest_of_site: int, price: int) -> None:
    """Ties from labels of ways that are not too long, with what their crossings cost at this price: near ones first."""
    for i in range(a[TILES] * MOST):
        a[LIST + i] = LAST
    a[TIES] = 0
    take_ties(a, labels, -1, NEAR, NEAR, price)
    a[NEAR_TIES] = a[TIES]
    take_ties(a, labels, NEAR, longest, longest_of_site, price)


@kernel
def take_ties(a: Block, labels: Block, shorter: int, longest: int, longest_of_site: int, price: int) -> None:
    """The same for those that are longer than `shorter`."""
    ties = a[TIES]
    for one in range(a[TILES]):
        for other in range(one):
            label, lower = labels[one * MOST + other], min(a[KIND + one], a[KIND + other])
            over = label & OVER_MASK
            length = (label >> OVER) - CROSSING * over
            if length <= shorter or length > (longest_of_site if lower == NO_STATION else longest) or lower == NO_SITE:
                continue
            a[COST + ties], at = price * over, LINE + 4 * ties
            a[at], a[at + 1], a[at + 2], a[at + 3] = a[X + one], a[Y + one], a[X + other], a[Y + other]
            list_tie(a, one, length << WAY | ties << LEADS | other)
            list_tie(a, other, length << WAY | ties << LEADS | one)
            ties += 1
    a[TIES] = ties


@kernel
def list_tie(a: Block, station: int, tie: int) -> None:
    """Put a tie where it belongs in the list of a station."""
    place = LIST + station * MOST
    while a[place] < tie:
        place += 1
    while tie != LAST:
        a[place], tie = tie, a[place]
        place += 1


@kernel
def tie_between(a: Block, one: int, other: int) -> int:
    """The tie of two stations as it is listed, or LAST."""
    place = LIST + one * MOST
    while a[place] != LAST and a[place] & LEADS_MASK != other:
        place += 1
    return a[place]


@kernel
def bar(a: Block, one: int, other: int, price: int) -> None:
    """A string lies between two stations: near ties that cross it, as straight lines, cost so much more."""
    ax, ay = a[X + one], a[Y + one]
    bx, by = a[X + other] - ax, a[Y + other] - ay
    for tie in range(a[NEAR_TIES]):
        at = LINE + 4 * tie
        cx, cy, dx, dy = a[at] - ax, a[at + 1] - ay, a[at + 2] - ax, a[at + 3] - ay
        c, d = bx * cy - by * cx, bx * dy - by * dx
        if not (c < 0 < d or d < 0 < c):
            continue
        e, f = cx * dy - cy * dx, (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
        if e < 0 < f or f < 0 < e:  # seen from the tie, the ends lie on both sides
            a[COST + tie] += price
