"""The game at the counter: a game in notation is scored, checked and drawn, one line each.

A line is JSON, or `players 4; …`: what was done, step by step, with `;` between the steps. The shapes of what goes in
and out are a contract (docs/command-line.md).
"""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from whistlestop.core.chance import is_possible
from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.game import Item
from whistlestop.core.options import make
from whistlestop.draw.svg import Say
from whistlestop.draw.theme import Theme
from whistlestop.games.string_railway import data, flow, score, tally
from whistlestop.games.string_railway.actions import Lay, Place, Spend, Under
from whistlestop.games.string_railway.draw import svg
from whistlestop.games.string_railway.notation import LONGEST_BOARD, parse_action, parse_chance, short
from whistlestop.games.string_railway.rules import SEATS, Options, State, apply, pending, resolve, setup
from whistlestop.games.string_railway.views import view

_STEPS = (
    "players 4; landscape 0 0 3; base 1; base 2; base 3; base 4; place central -20,-190 0; place regional 150,150 30;"
    " lay short 277.5,-277.5:" + 30 * "RAkY"
)
EXAMPLES = {"score": _STEPS, "check": _STEPS, "draw": _STEPS}


class _Fault(Exception):
    """What is wrong with the step at this index."""

    def __init__(self, at: int, illegal: Illegal) -> None:
        self.at, self.illegal = at, illegal


# --- what a line says


class _Question(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[int, msgspec.Meta(ge=SEATS[0], le=SEATS[1])]
    steps: str = ""
    options: dict[str, str | bool] = {}
    explain: bool = False


class Line(msgspec.Struct, frozen=True):
    """What a line says."""

    options: Options
    players: int
    steps: tuple[str, ...]
    explain: bool


def read(line: str, options: Options) -> Line:
    """The steps of a game, and what goes with them."""
    if len(line) > LONGEST_BOARD:
        raise BadNotation("string-railway-board-too-long", length=len(line))
    question = _json(line) if line.lstrip().startswith("{") else _plain(line)
    if question.options:
        options = make(Options, msgspec.structs.asdict(options) | question.options)
    options.check(question.players)
    steps = tuple(step.strip() for step in question.steps.split(";") if step.strip())
    return Line(options, question.players, steps, question.explain)


def _json(line: str) -> _Question:
    try:
        return msgspec.json.decode(line.encode(), type=_Question)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadNotation("string-railway-bad-question", detail=str(error)[:120]) from None


def _plain(line: str) -> _Question:
    first, _, steps = line.partition(";")
    match first.lower().split():
        case ["players", count] if count in map(str, range(SEATS[0], SEATS[1] + 1)):
            return _Question(int(count), steps)
    raise BadNotation("string-railway-how-many-players", text=short(first))


# --- the position that a line tells of


def position(told: Line) -> State:
    """The position after all steps; the first one that the rules do not allow is a fault."""
    state = setup(told.options, told.players)
    for at in range(len(told.steps)):
        try:
            state = _stepped(state, told.steps[at:])
        except Illegal as illegal:
            raise _Fault(at, illegal) from None
    return state


def _stepped(state: State, steps: Sequence[str]) -> State:
    """The position after the first of these steps; the others tell which stations are drawn."""
    draw = pending(state)
    if draw is not None and steps[0].lower().startswith(draw.what):
        lot = parse_chance(draw, steps[0])
        if not is_possible(draw, lot):
            raise Illegal(_DRAWN[draw.what], "string-railway-cannot-fall", text=short(steps[0]))
        return resolve(state, lot).state
    if draw is not None and draw.what == "landscape":
        raise Illegal("SR-2.2", "string-railway-landscape-wanted")
    action = parse_action(steps[0])
    if draw is not None:
        state = _drawn(state, steps)
    return apply(state, flow.actor(state.block) or 1, action).state


_DRAWN = {"landscape": "SR-2.2", "station": "SR-3.1"}


def _drawn(state: State, steps: Sequence[str]) -> State:
    """The stations of a turn are drawn, as what becomes of them tells: Rural ones first, since another follows."""
    kinds = []
    for step in steps:
        match parse_action(step):
            case Place(station) | Under(station):
                kinds.append(data.KIND_NUMBERS[station])
            case Lay() | Spend():
                break
    for kind in flow.hand(state.block):  # told before
        if kind in kinds:
            kinds.remove(kind)
    for kind in sorted(kinds, key=lambda kind: kind != data.RURAL):
        draw = pending(state)
        if draw is None:
            break
        if not is_possible(draw, (kind,)):
            raise Illegal("SR-1.2", "string-railway-none-left", station=data.KINDS[kind])
        state = resolve(state, (kind,)).state
    if pending(state) is not None:
        raise Illegal("SR-3.1", "string-railway-station-wanted")
    return state


# --- score


def score_line(line: str, options: Options) -> dict[str, Any]:
    """The score of all players as it stands after the steps, which have to be legal."""
    told = read(line, options)
    s = _legal(told).block
    sheets = [score.sheet_of(s, seat).items for seat in range(1, told.players + 1)]
    players, result = [_summed(items) for items in sheets], tally.outcome(s)
    if not told.explain:
        return {"players": players, "places": list(result.places)}
    return {
        "players": [
            player | {"items": [item.facts() for item in items]} for player, items in zip(players, sheets, strict=True)
        ],
        "places": list(result.places),
        "tie_break": result.tie_break and result.tie_break.removeprefix("string-railway-tie-"),
    }


def _legal(told: Line) -> State:
    try:
        return position(told)
    except _Fault as fault:
        raise fault.illegal from None


def _summed(items: Sequence[Item]) -> dict[str, int]:
    parts = {part: sum(item.points for item in items if item.part == part) for part in score.PARTS}
    return parts | {"total": sum(parts.values())}


# --- check


def check_line(line: str, options: Options) -> dict[str, Any]:
    """Whether a game can go so; else the first step that is wrong."""
    try:
        position(read(line, options))
    except _Fault as fault:
        return {"legal": False, "at": fault.at, "rule": fault.illegal.rule, "reason": fault.illegal}
    return {"legal": True}


# --- draw


def draw_line(line: str, theme: Theme, say: Say) -> str:
    """The table after the steps as SVG."""
    return svg(view(_legal(read(line, Options())), None), theme=theme, say=say)
