"""What an unfinished action would bring, for the table's pencil: nothing here changes anything.

A draft is the beginning of an action in notation (`base`, `place regional`, `lay short`), a whole action, or a wish:
`via short 1 4 7` a string through these stations (numbered from 1 in the order in which they came), `stroke short
0,0 12.5,3 …` a string (also border, river, mountain) that follows what was drawn, `trace short 0,0 12.5,3 …` the drawn
line as it is, while the pen moves.

What could be done now but for a rule is shown all the same, with the rule: a string with all it would bring, a tile
where it cannot lie.
"""

from collections.abc import Iterable, Sequence

from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.game import Preview, Refusal, Seat, Sheet
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, layout, verdict
from whistlestop.games.string_railway.actions import SHAPES, Action, Lay, Place, Shape, Spend, Under
from whistlestop.games.string_railway.chains import MOST_LINKS
from whistlestop.games.string_railway.findings import as_action, strings_left
from whistlestop.games.string_railway.freehand import LONGEST_STROKE, as_band, follow, raw_fault
from whistlestop.games.string_railway.laying import Layer, Scene, in_units
from whistlestop.games.string_railway.listing import Places
from whistlestop.games.string_railway.notation import format_action, parse_action, parse_point, short
from whistlestop.games.string_railway.rules import State, apply, legal, refusal
from whistlestop.games.string_railway.score import brought, sheet_of
from whistlestop.games.string_railway.shaping import shaped

MOST_WAYS = 20
SUGGESTED = 12  # places for a station


def preview(state: State, seat: Seat, draft: str) -> Preview[Action]:
    """The ways to complete a draft, with the score after the first; or why there is none."""
    words = draft.split()
    match [word.lower() for word in words[:2]]:
        case ["via" | "stroke" | "trace" as wish, what] if what in data.LENGTHS or (wish != "via" and what in SHAPES):
            if flow.actor(state.block) != seat or what not in _wanted(state.block):
                return Preview((), refusal=_refused(state.block, flow.Fault(layout.NOT_NOW)))
            return _WISHES[wish](state, seat, what, words[2:])
    try:
        action = parse_action(draft)
    except BadNotation:
        return _listed(state, seat, " ".join(words).lower())
    return _whole(state, seat, action)


def _wanted(s: Block) -> tuple[str, ...]:
    """What is laid in this phase."""
    phase = s[layout.PHASE]
    if phase in flow.SHAPE_NAMES:
        return (flow.SHAPE_NAMES[phase],)
    return data.LENGTHS if phase == layout.LAYING else ()


def _whole(state: State, seat: Seat, action: Action) -> Preview[Action]:
    """A finished action: what it brings; of a string that is refused, too."""
    s = state.block
    try:
        after = apply(state, seat, action).state
    except Illegal as illegal:
        refused = Refusal(illegal.rule, illegal.reason, illegal.args_by_name)
        if not _is_of_now(s, seat, action):
            return Preview((), refusal=refused)
        items = brought(s, action)[1] if isinstance(action, Lay) else ()
        return Preview((action,), Sheet(seat, items), sum(item.points for item in items), refused)
    gain = 0
    if isinstance(action, Lay):
        at = flow.company_at(s[layout.CURRENT]) + layout.SCORE
        gain = after.block[at] - s[at]
    return Preview((action,), sheet_of(after.block, seat), gain)


def _is_of_now(s: Block, seat: Seat, action: Action) -> bool:
    """Whether a refused action is what is to be done now, with what there is: only where or how is wrong."""
    if flow.actor(s) != seat:
        return False
    match action:
        case Lay(length):
            return s[layout.PHASE] == layout.LAYING and length in strings_left(s)
        case Place(station):
            return data.KIND_NUMBERS[station] in flow.hand(s)
        case Shape(what):
            return what in _wanted(s)
    return False


def _listed(state: State, seat: Seat, words: str) -> Preview[Action]:
    """The beginning of an action: those of the list that go on like this."""
    known = any(beginning.startswith(words) for beginning in _BEGINNINGS)
    if not words or not known:
        raise BadNotation("string-railway-unknown-action", text=short(words))
    kinds = legal(state, seat).kinds()
    ways = tuple(way for kind in kinds for way in _some(kind, words))[:MOST_WAYS]
    if not ways and words.startswith(("lay", "place")):  # who looks for what is not there may say so
        ways = tuple(way for kind in kinds for way in kind if isinstance(way, Spend | Under))
    if not ways:
        return Preview((), refusal=_refused(state.block, flow.Fault(layout.NOT_NOW)))
    first = _whole(state, seat, ways[0])
    return Preview(ways, first.sheet, first.gain)


_BEGINNINGS = (
    "border", "river", "mountain", "base", *(f"place {kind}" for kind in data.DRAWN_KINDS),
    *(f"under {kind}" for kind in data.DRAWN_KINDS),
    *(f"{word} {length}" for word in ("lay", "spend") for length in data.LENGTHS),
)  # fmt: skip


def _some(kind: Sequence[Action], words: str) -> Iterable[Action]:
    """Those of a kind that begin like this; of a thousand places some that lie far apart."""
    if not format_action(kind[0]).startswith(f"{words} "):
        return ()
    if isinstance(kind, Places):
        count = min(SUGGESTED, len(kind))
        return [kind[(2 * i + 1) * len(kind) // (2 * count)] for i in range(count)]
    return kind


def _via(state: State, seat: Seat, what: str, words: list[str]) -> Preview[Action]:
    """A string through stations in order, and another way to lay it."""
    s, length = state.block, data.LENGTHS.index(what)
    numbers = [int(word) - 1 for word in words if word.isascii() and word.isdecimal() and len(word) <= 2]
    if len(numbers) != len(words) or len(set(numbers)) != len(numbers) or not 2 <= len(numbers) <= 2 * MOST_LINKS:
        raise BadNotation("string-railway-unknown-action", text=short(" ".join(("via", *words))))
    if not all(0 <= station < s[layout.STATIONS_N] for station in numbers):
        raise BadNotation("string-railway-unknown-action", text=short(" ".join(("via", *words))))
    fault = _chain_fault(s, length, numbers)
    if fault is not None:
        return Preview((), refusal=_refused(s, fault))
    found = Layer(Scene(s), numbers, length).ways()
    if not found:
        return Preview((), refusal=_refused(s, flow.Fault(layout.TOO_LONG)))
    ways = tuple(as_action(length, p) for p in found)
    first = _whole(state, seat, ways[0])
    return Preview(ways, first.sheet, first.gain)


def _chain_fault(s: Block, length: int, chain: list[int]) -> flow.Fault | None:
    """What forbids an order of stations, before any string is looked for."""
    company = s[layout.CURRENT]
    if not s[flow.company_at(company) + layout.LEFT + length]:
        return flow.Fault(layout.NO_SUCH_STRING)
    for station in chain:
        if verdict.is_full(s, company, station):
            return flow.Fault(layout.STATION_FULL, station=station)
        if s[flow.station_at(station) + layout.KIND] == data.TERMINAL and station not in (chain[0], chain[-1]):
            return flow.Fault(layout.THROUGH_TERMINAL, station=station)
    if not any(verdict.is_joined(s, company, station) for station in (chain[0], chain[-1])):
        return flow.Fault(layout.NOT_JOINED, station=chain[0])
    return None


def _stroke(state: State, seat: Seat, what: str, words: list[str]) -> Preview[Action]:
    """A string for a stroke."""
    s, stroke = state.block, _points("stroke", words)
    if what in SHAPES:
        return _whole(state, seat, Shape(what, tuple(shaped(s, what, stroke))))
    if what not in strings_left(s):
        return Preview((), refusal=_refused(s, flow.Fault(layout.NO_SUCH_STRING)))
    length = data.LENGTHS.index(what)
    p = follow(s, length, stroke)
    if p is not None:
        return _whole(state, seat, as_action(length, p))
    drawn = _trace(state, seat, what, words)
    return Preview(drawn.ways, drawn.sheet, drawn.gain, _refused(s, raw_fault(s, length, stroke)))


def _trace(state: State, seat: Seat, what: str, words: list[str]) -> Preview[Action]:
    """The drawn line itself: what it touches and crosses so far, and what is wrong with it."""
    p = tuple(in_units(as_band(_points("trace", words))))
    return _whole(state, seat, Shape(what, p) if what in SHAPES else Lay(what, p))


_WISHES = {"via": _via, "stroke": _stroke, "trace": _trace}


def _points(wish: str, words: list[str]) -> list[tuple[int, int]]:
    points = [parse_point(word) for word in words[:LONGEST_STROKE]]
    stroke = [point for point in points if point is not None]
    if len(stroke) != len(words) or len(stroke) < 3 or max(abs(n) for point in stroke for n in point) > data.FARTHEST:
        raise BadNotation("string-railway-unknown-action", text=short(" ".join((wish, *words))))
    return stroke


def _refused(s: Block, fault: flow.Fault) -> Refusal:
    illegal = refusal(s, fault, Lay("short", ()))
    return Refusal(illegal.rule, illegal.reason, illegal.args_by_name)
