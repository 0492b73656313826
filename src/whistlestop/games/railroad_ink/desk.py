"""The game at the counter: boards from paper or scripts are scored, checked and drawn, one line each.

The shapes of what goes in and out are a contract (docs/command-line.md).
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from whistlestop.core.chance import Lot
from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.kernel import Block
from whistlestop.draw.svg import Say
from whistlestop.draw.theme import Theme
from whistlestop.games.railroad_ink import board, data, flow, layout, tally
from whistlestop.games.railroad_ink.actions import Confirm, Erase, Place
from whistlestop.games.railroad_ink.draw import board_svg
from whistlestop.games.railroad_ink.longest import UNKNOWN
from whistlestop.games.railroad_ink.notation import Entry, face_number, parse_board, parse_entries
from whistlestop.games.railroad_ink.rules import READINGS, Options, refusal, score_parts, setup
from whistlestop.games.railroad_ink.score import networks
from whistlestop.games.railroad_ink.views import draw_board

EXAMPLES = {"score": "B1 h-h-, B2 hh--", "check": '{"board": "B1 h-h-"}', "draw": "B1 h-h-, B2 hh--"}


# --- score


def score_line(line: str, options: Options) -> dict[str, Any]:
    """The score of a board in notation; whatever is on it is scored, legality is not judged."""
    seen = parse_board(line)
    s = setup(msgspec.structs.replace(options, lava=False, draft=False), 1).block
    draw_board(s, layout.HEAD, seen)
    parts = score_parts(s, layout.HEAD, READINGS[options.reading])
    if UNKNOWN in (parts[tally.HIGHWAY_POINTS], parts[tally.RAILWAY_POINTS]):
        raise BadNotation("railroad-ink-too-tangled")
    return {
        "networks": [len(exits) for _, exits in networks(seen)],
        "exits": parts[tally.EXIT_POINTS],
        "highway": parts[tally.HIGHWAY_POINTS],
        "railway": parts[tally.RAILWAY_POINTS],
        "centre": parts[tally.CENTRE_POINTS],
        "errors": parts[tally.ERRORS],
        "lava": parts[tally.LAVA_POINTS],
        "craters": parts[tally.CRATERS],
        "total": parts[tally.TOTAL],
    }


def draw_line(line: str, theme: Theme, say: Say) -> str:
    """A board in notation as SVG."""
    return board_svg(parse_board(line), theme=theme, say=say)


# --- check


class _Question(msgspec.Struct, forbid_unknown_fields=True):
    board: str
    dice: tuple[str, ...] | None = None
    round: str | None = None


class _Fault(Exception):
    """What is wrong with the entry at this index."""

    def __init__(self, at: int, illegal: Illegal) -> None:
        self.at, self.illegal = at, illegal


def check_line(line: str, options: Options) -> dict[str, Any]:
    """Whether a history is legal, or a round on a board is legal and complete; else the first fault."""
    try:
        question = msgspec.json.decode(line.encode(), type=_Question)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadNotation("railroad-ink-bad-question", detail=str(error)[:120]) from None
    if (question.dice is None) != (question.round is None):
        raise BadNotation("railroad-ink-dice-and-round")
    try:
        entries = parse_entries(question.board)
        options = _inferred(options, entries)
        if question.dice is None or question.round is None:
            _check_history(entries, options)
        else:
            _check_round(entries, question.dice, parse_entries(question.round), options)
    except _Fault as fault:
        return {"legal": False, "at": fault.at, "rule": fault.illegal.rule, "reason": fault.illegal}
    return {"legal": True}


def _inferred(options: Options, entries: Iterable[Entry]) -> Options:
    """Lava or craters on a board say that it was played with them."""
    pieces = [entry for entry in entries if not entry.is_mark]
    lava = options.lava or any(data.LAVA[entry.piece] for entry in pieces)
    meteors = options.meteors or any(entry.piece == data.CRATER for entry in pieces)
    return msgspec.structs.replace(options, lava=lava, meteors=meteors)


def _blank(options: Options) -> Block:
    return setup(msgspec.structs.replace(options, draft=False), 1).block


def _check_history(entries: tuple[Entry, ...], options: Options) -> None:
    """Entries one by one: the place first (RI-2.2, RI-2.3, RI-7), then specials, then what the dice can give."""
    s, at = _blank(options), layout.HEAD
    tells_rounds = any(entry.round > 1 for entry in entries)
    first_volcano = data.MIDDLE if options.lava else None  # it may be written out or not
    drawn: list[tuple[int, int]] = []  # round and face of what was drawn so far
    for index, entry in enumerate(entries):
        if entry.is_mark:
            continue
        if entry.cell == first_volcano and entry.piece == data.VOLCANO_PIECE:
            first_volcano = None
            continue
        fault = _place_fault(s, at, entry)
        if fault == layout.FINE and entry.piece not in (data.EMPTY, data.CRATER):
            drawn.append((entry.round if tells_rounds else 0, data.FACE_OF[entry.piece]))
            fault = _supply_fault(drawn, options, tells_rounds)
        if fault != layout.FINE:
            raise _Fault(index, _refusal(fault, entry))
        _carry_out(s, at, entry)


def _place_fault(s: Block, at: int, entry: Entry) -> int:
    here = s[at + layout.CELL + entry.cell]
    if entry.piece == data.CRATER:  # RI-6.2, RI-8: neither on a crater nor on lava
        return layout.CANNOT_CRATER if here == data.CRATER or data.LAVA[here] else layout.FINE
    if entry.piece == data.EMPTY:  # RI-7.5
        is_route = (data.HIGHWAY[here] or data.RAILWAY[here]) and not data.LAVA[here]
        return layout.FINE if is_route and s[at + layout.ARRIVE + entry.cell] >> 8 else layout.CANNOT_ERASE
    return board.place_fault(s, at, entry.cell, entry.piece)


def _supply_fault(drawn: list[tuple[int, int]], options: Options, tells_rounds: bool) -> int:
    """RI-2.5 and RI-2.1: what the newest entry takes must be there to take."""
    number, newest = drawn[-1]
    if number > options.rounds:
        return layout.NO_DIE
    if data.FIRST_SPECIAL <= newest < data.FIRST_LAVA:
        specials = [(r, face) for r, face in drawn if data.FIRST_SPECIAL <= face < data.FIRST_LAVA]
        if [face for _, face in specials].count(newest) > 1:
            return layout.SPECIAL_CROSSED
        if len(specials) > data.SPECIALS_PER_GAME:
            return layout.SPECIALS_SPENT
        this_round = sum(r == number for r, _ in specials)
        return layout.SPECIAL_THIS_ROUND if tells_rounds and this_round > 1 else layout.FINE
    if newest == data.VOLCANO:
        return layout.FINE
    group, dice = _dice_of(newest, options)
    game = sum(face in group for _, face in drawn) > dice * options.rounds
    this_round = tells_rounds and sum(face in group for r, face in drawn if r == number) > dice
    return layout.NO_DIE if game or this_round else layout.FINE


def _dice_of(face: int, options: Options) -> tuple[range, int]:
    """All faces on the same dice as this one, and how many such dice a round has."""
    if face >= data.FIRST_LAVA:
        return range(data.FIRST_LAVA, data.VOLCANO), 2
    if options.draft:  # any four dice of the pool
        return range(data.FIRST_SPECIAL), 4
    if face >= data.FIRST_JUNCTION:
        return range(data.FIRST_JUNCTION, data.FIRST_SPECIAL), 1
    return range(data.FIRST_JUNCTION), 3


def _carry_out(s: Block, at: int, entry: Entry) -> None:
    if entry.piece == data.EMPTY:
        board.lift(s, at, entry.cell)
    else:
        board.put(s, at, entry.cell, entry.piece, 0 if entry.piece == data.CRATER else entry.round)


def _check_round(
    entries: tuple[Entry, ...], dice: tuple[str, ...], drawing: tuple[Entry, ...], options: Options
) -> None:
    """The board is taken as it is; the round is played on it under all rules, to its confirmation."""
    s, at = _blank(_inferred(options, drawing)), layout.HEAD
    for entry in entries:
        if not entry.is_mark:
            _carry_out(s, at, entry)
            face = data.FACE_OF[entry.piece]
            if data.FIRST_SPECIAL <= face < data.FIRST_LAVA:  # gone for good, even if it was struck or erased
                s[at + layout.CROSSED] |= 1 << face - data.FIRST_SPECIAL
    faces = [face_number(face) for face in dice]
    lava = [face for face in faces if face >= data.FIRST_LAVA]
    routes = [face for face in faces if face < data.FIRST_SPECIAL]
    if len(routes) != 4 or len(lava) != 2 * s[layout.LAVA_ON] or len(faces) != len(routes) + len(lava):
        raise BadNotation("railroad-ink-unknown-dice", text=" ".join(dice)[:40])
    s[layout.ROUND] = max((entry.round for entry in entries), default=0) + 1
    s[layout.PHASE], s[at + layout.STAGE] = layout.DRAWING, layout.AT_WORK
    for die, face in enumerate(routes):
        s[at + layout.DICE + die] = face
    for die, face in enumerate(lava):
        s[layout.LAVA_ROLL + die] = face
    for index, entry in enumerate(drawing):
        fault = layout.TAKEN if entry.piece == data.CRATER else flow.act(s, 1, layout.CODES * entry.cell + entry.piece)
        if fault != layout.FINE:
            raise _Fault(index, _refusal(fault, entry))
    fault = flow.act(s, 1, layout.CONFIRM)
    if fault != layout.FINE:
        raise _Fault(len(drawing), refusal(fault, Confirm()))


def _refusal(fault: int, entry: Entry) -> Illegal:
    cell = data.CELL_NAMES[entry.cell]
    return refusal(fault, Place(cell, data.PIECES[entry.piece]) if entry.piece else Erase(cell))


# --- given dice


def dice_line(line: str, options: Options) -> tuple[Lot, ...]:
    """The rolls of a game given as a JSON list of rounds, each a list of four faces, in any order and rotation."""
    if options.lava or options.meteors or options.draft:
        raise BadNotation("railroad-ink-dice-only-base")
    try:
        rolls = msgspec.json.decode(line.encode(), type=list[list[str]])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise BadNotation("railroad-ink-dice-line") from None
    if len(rolls) != options.rounds:
        raise BadNotation("railroad-ink-dice-rounds", rounds=options.rounds, given=len(rolls))
    return tuple(_lot(roll) for roll in rolls)


def _lot(roll: list[str]) -> Lot:
    """Three route dice and the fourth, which comes last."""
    faces = sorted((face_number(face) for face in roll), key=lambda face: face >= data.FIRST_JUNCTION)
    if len(faces) != 4 or not faces[2] < data.FIRST_JUNCTION <= faces[3] < data.FIRST_SPECIAL:
        raise BadNotation("railroad-ink-unknown-dice", text=" ".join(roll)[:40])
    return tuple(faces)
