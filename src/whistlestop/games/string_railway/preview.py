"""What an unfinished action would bring, for the table's pencil: nothing here changes anything.

A draft is the beginning of an action in notation (`base`, `place regional`, `lay short`), a whole action, or a wish:
`via short 1 4 7` a string through these stations (numbered from 1 in the order in which they came), `stroke short
0,0 12.5,3 …` a string that follows what was drawn.
"""

from collections.abc import Iterable
from itertools import islice

from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.game import Preview, Refusal, Seat, Sheet
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, layout, verdict
from whistlestop.games.string_railway.actions import Action, Lay
from whistlestop.games.string_railway.chains import MOST_LINKS
from whistlestop.games.string_railway.findings import as_action
from whistlestop.games.string_railway.freehand import LONGEST_STROKE, follow, raw_fault
from whistlestop.games.string_railway.laying import Layer, Scene
from whistlestop.games.string_railway.notation import format_action, parse_action, parse_point, short
from whistlestop.games.string_railway.rules import State, apply, legal, refusal
from whistlestop.games.string_railway.score import brought, sheet_of

MOST_WAYS = 20


def preview(state: State, seat: Seat, draft: str) -> Preview[Action]:
    """The ways to complete a draft, with the score after the first; or why there is none."""
    words = draft.split()
    match [word.lower() for word in words[:2]]:
        case ["via" | "stroke" as wish, length] if length in data.LENGTHS:
            if flow.actor(state.block) != seat or state.block[layout.PHASE] != layout.LAYING:
                return Preview((), refusal=_refused(state.block, flow.Fault(layout.NOT_NOW)))
            wanted = _via if wish == "via" else _stroke
            return wanted(state, seat, data.LENGTHS.index(length), words[2:])
    try:
        action = parse_action(draft)
    except BadNotation:
        return _listed(state, seat, " ".join(words).lower())
    return _whole(state, seat, action)


def _whole(state: State, seat: Seat, action: Action) -> Preview[Action]:
    """A finished action: what it brings; of a string that is refused, too."""
    try:
        after = apply(state, seat, action).state
    except Illegal as illegal:
        refused = Refusal(illegal.rule, illegal.reason, illegal.args_by_name)
        if isinstance(action, Lay) and flow.actor(state.block) == seat and state.block[layout.PHASE] == layout.LAYING:
            items = brought(state.block, action)[1]
            return Preview((), Sheet(seat, items), sum(item.points for item in items), refused)
        return Preview((), refusal=refused)
    gain = 0
    if isinstance(action, Lay):
        at = flow.company_at(state.block[layout.CURRENT]) + layout.SCORE
        gain = after.block[at] - state.block[at]
    return Preview((action,), sheet_of(after.block, seat), gain)


def _listed(state: State, seat: Seat, words: str) -> Preview[Action]:
    """The beginning of an action: those of the list that go on like this."""
    known = any(beginning.startswith(words) for beginning in _BEGINNINGS)
    if not words or not known:
        raise BadNotation("string-railway-unknown-action", text=short(words))
    ways = tuple(islice(_beginning_with(words, legal(state, seat)), MOST_WAYS))
    if not ways:
        return Preview((), refusal=_refused(state.block, flow.Fault(layout.NOT_NOW)))
    first = _whole(state, seat, ways[0])
    return Preview(ways, first.sheet, first.gain)


_BEGINNINGS = (
    "border", "river", "mountain", "base", *(f"place {kind}" for kind in data.DRAWN_KINDS),
    *(f"under {kind}" for kind in data.DRAWN_KINDS),
    *(f"{word} {length}" for word in ("lay", "spend") for length in data.LENGTHS),
)  # fmt: skip


def _beginning_with(words: str, actions: Iterable[Action]) -> Iterable[Action]:
    return (action for action in actions if format_action(action).startswith(f"{words} "))


def _via(state: State, seat: Seat, length: int, words: list[str]) -> Preview[Action]:
    """A string through stations in order."""
    s = state.block
    numbers = [int(word) - 1 for word in words if word.isascii() and word.isdecimal() and len(word) <= 2]
    if len(numbers) != len(words) or len(set(numbers)) != len(numbers) or not 2 <= len(numbers) <= 2 * MOST_LINKS:
        raise BadNotation("string-railway-unknown-action", text=short(" ".join(("via", *words))))
    if not all(0 <= station < s[layout.STATIONS_N] for station in numbers):
        raise BadNotation("string-railway-unknown-action", text=short(" ".join(("via", *words))))
    fault = _chain_fault(s, length, numbers)
    if fault is None:
        p = Layer(Scene(s), numbers, length).lay()
        if p is not None:
            return _whole(state, seat, as_action(length, p))
        fault = flow.Fault(layout.TOO_LONG)
    return Preview((), refusal=_refused(s, fault))


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


def _stroke(state: State, seat: Seat, length: int, words: list[str]) -> Preview[Action]:
    """A string for a stroke."""
    s = state.block
    points = [parse_point(word) for word in words[:LONGEST_STROKE]]
    stroke = [point for point in points if point is not None]
    if len(stroke) != len(words) or len(stroke) < 3 or max(abs(n) for point in stroke for n in point) > data.FARTHEST:
        raise BadNotation("string-railway-unknown-action", text=short(" ".join(("stroke", *words))))
    if not s[flow.company_at(s[layout.CURRENT]) + layout.LEFT + length]:
        return Preview((), refusal=_refused(s, flow.Fault(layout.NO_SUCH_STRING)))
    p = follow(s, length, stroke)
    if p is None:
        return Preview((), refusal=_refused(s, raw_fault(s, length, stroke)))
    return _whole(state, seat, as_action(length, p))


def _refused(s: Block, fault: flow.Fault) -> Refusal:
    illegal = refusal(s, fault, Lay("short", ()))
    return Refusal(illegal.rule, illegal.reason, illegal.args_by_name)
