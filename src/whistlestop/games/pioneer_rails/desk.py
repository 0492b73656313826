"""The game at the counter: boards of pencil and paper are scored, checked and drawn, one line each.

A line is JSON of all players, or the turns of each board in notation, with `|` between them. A board whose turns nobody
remembers is told as it lies there: its tracks, hands, saloons, payments (a *sheet*). The shapes of what goes in and out
are a contract (docs/command-line.md).
"""

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from whistlestop.core.errors import BadNotation, Illegal, UnknownName
from whistlestop.core.game import Item, Seat
from whistlestop.core.kernel import Block
from whistlestop.draw.svg import Say
from whistlestop.draw.theme import Theme
from whistlestop.games.pioneer_rails import board, data, grid, layout, score
from whistlestop.games.pioneer_rails.actions import NUMBERS, Action, Done, Lay
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.draw import board_svg, table_svg
from whistlestop.games.pioneer_rails.notation import Turns, actions_of, parse_board
from whistlestop.games.pioneer_rails.replay import replay
from whistlestop.games.pioneer_rails.rules import SEATS, MapName, Options, map_of, refusal, setup
from whistlestop.games.pioneer_rails.seen import BoardView, View

_TURNS = "take tc, D3.se, D3.sw, D2.se; take jd, F8.e, F8.se, G8.e"
EXAMPLES = {"score": _TURNS, "check": _TURNS, "draw": _TURNS}


class _Fault(Exception):
    """What is wrong with the turn at this index; `player` is None where it is nobody's alone."""

    def __init__(self, at: int, player: int | None, illegal: Illegal) -> None:
        self.at, self.player, self.illegal = at, player, illegal


# --- what a line says


_Suit = Literal["clubs", "diamonds", "hearts", "spades"]
_Round = Annotated[int, msgspec.Meta(ge=1, le=data.ROUNDS)]
_Paid = Annotated[int, msgspec.Meta(ge=0, le=data.MOST_IN_BANK)]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as it lies on the table: whatever does not follow from its tracks is told."""

    tracks: dict[_Suit, str] = {}
    hands: Annotated[tuple[str, ...], msgspec.Meta(max_length=data.ROUNDS)] = ()
    saloons: tuple[_Round, ...] = ()  # the rounds that count double
    banks: Annotated[tuple[_Paid, ...], msgspec.Meta(max_length=data.COUNTS[data.BANK])] = ()
    objectives: Annotated[int, msgspec.Meta(ge=0, le=data.DECKS * data.FIRST_POINTS)] = 0  # points


class _Question(msgspec.Struct, forbid_unknown_fields=True):
    players: tuple[str | Sheet, ...] = ("",)
    map: MapName | None = None
    map_seed: Annotated[int, msgspec.Meta(ge=0, le=data.MOST_MAP_SEED)] = 0
    objectives: tuple[str, ...] = ()
    first: Seat = 0  # who dealt first
    explain: bool = False


class Line(msgspec.Struct, frozen=True):
    """What a line says, in the options of its map."""

    options: Options
    boards: tuple[Turns | Sheet, ...]
    objectives: tuple[str, ...]
    first: Seat
    explain: bool


def read(line: str, options: Options) -> Line:
    """The boards of all players, and what goes with them."""
    if line.lstrip().startswith("{"):
        try:
            question = msgspec.json.decode(line.encode(), type=_Question)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise BadNotation("pioneer-rails-bad-question", detail=str(error)[:120]) from None
    else:
        question = _Question(tuple(line.split("|")))
    players = len(question.players)
    if not SEATS[0] <= players <= SEATS[1]:
        raise BadNotation("pioneer-rails-so-many-players", players=players, most=SEATS[1])
    if not 0 <= question.first <= players:
        raise UnknownName("no-such-seat", seat=str(question.first), seats=players)
    if question.map is not None:
        options = replace(options, map=question.map, map_seed=question.map_seed)
        options.check(SEATS[1])
    decks = [data.OBJECTIVE_NUMBERS.get(name, -data.IN_DECK) // data.IN_DECK for name in question.objectives]
    if decks and sorted(decks) != list(range(data.DECKS)):
        raise BadNotation("pioneer-rails-one-of-each-deck")
    boards = tuple(_turns(told) if isinstance(told, str) else told for told in question.players)
    if decks and any(isinstance(told, Sheet) for told in boards):  # who met one first is told by turns alone
        raise BadNotation("pioneer-rails-turns-wanted")
    return Line(options, boards, question.objectives, question.first, question.explain)


def _turns(text: str) -> Turns:
    turns = parse_board(text)
    if len(turns) > data.TURNS:
        raise BadNotation("pioneer-rails-too-many-turns", turns=len(turns), most=data.TURNS)
    return turns


def _all_turns(told: Line) -> list[Turns]:
    """The turns of all boards, where all are told by turns."""
    boards = [turns for turns in told.boards if not isinstance(turns, Sheet)]
    if len(boards) < len(told.boards):
        raise BadNotation("pioneer-rails-turns-wanted")
    return boards


# --- the position that a line tells of


def position(told: Line) -> Block:
    """All boards as one position; the first turn that the rules do not allow is a fault."""
    s = setup(replace(told.options, objectives=bool(told.objectives)), len(told.boards)).block
    s[layout.FIRST] = told.first
    s[layout.OBJECTIVES_N] = len(told.objectives)
    for place, name in enumerate(told.objectives):
        s[layout.OBJECTIVE + place] = data.OBJECTIVE_NUMBERS[name] + 1
    for index, side in enumerate(told.boards):
        if isinstance(side, Sheet):
            _lay_out(s, board_at(index + 1), side)
        else:
            _play(s, index, side)
    return s


def _play(s: Block, index: int, turns: Turns) -> None:
    """Play the turns of a board again."""
    actions: list[tuple[int, Action]] = [
        (number, action) for number, turn in enumerate(turns) for action in (*actions_of(turn), Done())
    ]
    log = array("q", [NUMBERS[action] for _, action in actions])
    m, at = map_of(s).block, board_at(index + 1)
    s[layout.TURN] = len(turns)
    before = s[:]
    fault = replay(s, m, at, log)
    if fault != layout.FINE:
        wrong = bisect_left(
            range(len(log)), True, key=lambda last: replay(before[:], m, at, log[: last + 1]) != layout.FINE
        )
        number, action = actions[wrong]
        raise _Fault(number, index, refusal(fault, action))


def _lay_out(s: Block, at: int, sheet: Sheet) -> None:
    """Put a sheet on a board: its tracks in an order in which they join, the rest as it is told."""
    m, left = map_of(s).block, _tracks(sheet)
    while left:
        faults = [board.track_fault(s, m, at, suit, way) for suit, way in left]
        if layout.FINE not in faults:
            raise refusal(faults[0], Lay(grid.WAY_NAMES[left[0][1]]))
        suit, way = left.pop(faults.index(layout.FINE))
        board.lay(s, m, at, suit, way, board.near_end(s, m, at, suit, way))
    for number, text in enumerate(sheet.hands):
        first = at + layout.CARD + data.TURNS_IN_ROUND * number
        for place, rank in enumerate(_ranks(text)):
            s[first + place] = rank + 1
    s[at + layout.SALOONS] = sum(1 << number - 1 for number in set(sheet.saloons))
    for box, nuggets in enumerate(sheet.banks):
        s[at + layout.PAID + box], s[at + layout.PAID_IN + box] = nuggets, 1


def _tracks(sheet: Sheet) -> list[tuple[int, int]]:
    """Suit and way of each track."""
    found = []
    for name, text in sheet.tracks.items():
        for word in text.replace(",", " ").split():
            if word.lower() not in grid.WAY_NUMBERS:
                raise BadNotation("pioneer-rails-unknown-track", text=word[:40])
            found.append((data.SUITS.index(name), grid.WAY_NUMBERS[word.lower()]))
    if len(found) > layout.MOST_TRACKS:
        raise BadNotation("pioneer-rails-too-many-tracks", most=layout.MOST_TRACKS)
    return found


def _ranks(text: str) -> list[int]:
    """`tjqka` and `10 J Q K A` alike, as numbers."""
    letters = "".join(text.lower().replace("10", "t").split())
    if len(letters) > data.TURNS_IN_ROUND or not set(letters) <= set(data.RANKS):
        raise BadNotation("pioneer-rails-unknown-hand", text=text[:40])
    return [data.RANKS.index(letter) for letter in letters]


# --- score


def score_line(line: str, options: Options) -> dict[str, Any]:
    """The score of all players. Turns are played by the rules; what a sheet tells is scored as it is told."""
    told = read(line, options)
    try:
        s = position(told)
    except _Fault as fault:
        raise fault.illegal from None
    sheets = [_items(s, seat, side) for seat, side in enumerate(told.boards, 1)]
    players = [_summed(items) for items in sheets]
    standings = [(player["total"], player["hands"]) for player in players]
    places = [1 + sum(other > standing for other in standings) for standing in standings]  # PR-7
    if not told.explain:
        return {"players": players, "places": places}
    top = [place for place, (total, _) in zip(places, standings, strict=True) if total == max(standings)[0]]
    return {
        "players": [
            player | {"items": [item.facts() for item in items]} for player, items in zip(players, sheets, strict=True)
        ],
        "places": places,
        "tie_break": "hands" if any(place > 1 for place in top) else None,
    }


def _items(s: Block, seat: Seat, side: Turns | Sheet) -> list[Item]:
    items = list(score.items(s, seat))
    if not isinstance(side, Sheet):
        return items
    # Nobody knows which bank was the first and which saloon doubled which hand, and of objectives only the sum.
    items = [replace(item, places=()) if item.part in ("banks", "hands") else item for item in items]
    return items + [Item("objectives", side.objectives, "")] * bool(side.objectives)


def _summed(items: Sequence[Item]) -> dict[str, int]:
    parts = {part: sum(item.points for item in items if item.part == part) for part in score.PARTS}
    return parts | {"total": sum(parts.values())}


# --- check


def check_line(line: str, options: Options) -> dict[str, Any]:
    """Whether a game can have had these turns; else the fault of the earliest turn, cards before tracks."""
    told = read(line, options)
    faults = [_fault_of_cards(_all_turns(told), told)]
    for index, turns in enumerate(_all_turns(told)):
        faults.append(_fault_of_tracks(told, index, turns))
    found = [fault for fault in faults if fault is not None]
    if not found:
        return {"legal": True}
    first = min(found, key=lambda fault: fault.at)
    return {
        "legal": False, "at": first.at, "player": first.player, "rule": first.illegal.rule, "reason": first.illegal
    }  # fmt: skip


def _fault_of_tracks(told: Line, index: int, turns: Turns) -> _Fault | None:
    try:
        _play(setup(replace(told.options, objectives=False), len(told.boards)).block, index, turns)
    except _Fault as fault:
        return fault
    return None


def _fault_of_cards(boards: Sequence[Turns], told: Line) -> _Fault | None:
    """PR-2: no card comes twice in a round, and in each turn somebody can have dealt what is used."""
    seats, seen = len(boards), set[str]()
    firsts = [told.first] if told.first else list(range(1, seats + 1))  # who can have dealt first
    for turn in range(max(map(len, boards))):
        used = {index: turns[turn].card for index, turns in enumerate(boards) if turn < len(turns)}
        if turn % data.TURNS_IN_ROUND == 0:
            seen.clear()
        for index, card in used.items():
            if card in seen:
                return _Fault(turn, index, Illegal("PR-2", "pioneer-rails-card-came-before", card=card))
        seen.update(used.values())
        is_face_down = told.options.advanced and turn % data.TURNS_IN_ROUND == data.TURNS_IN_ROUND - 1
        if is_face_down:
            rule, is_right = "PR-8", len(set(used.values())) == len(used)
        elif 2 <= seats <= data.MOST_TABLE_DEALS:
            firsts = [first for first in firsts if _can_deal((first - 1 + turn) % seats, used)]
            rule, is_right = "PR-2.1", bool(firsts)
        else:
            rule, is_right = "PR-2.2", len(set(used.values())) < data.OPENED
        if not is_right:
            return _Fault(turn, None, Illegal(rule, "pioneer-rails-cards-not-dealt", turn=turn + 1))
    return None


def _can_deal(dealer: int, used: dict[int, str]) -> bool:
    """PR-2.1: nobody else uses the dealer's card, and the others use two cards at most."""
    others = {card for index, card in used.items() if index != dealer}
    return used.get(dealer) not in others and len(others) < data.OPENED


# --- draw


def draw_line(line: str, theme: Theme, say: Say) -> str:
    """The boards of all players as SVG; a map without tracks, where nothing was built."""
    told = read(line, Options())
    boards = tuple(BoardView(turns) for turns in _all_turns(told))
    try:
        position(told)
    except _Fault as fault:
        raise fault.illegal from None
    if len(boards) == 1:
        return board_svg(boards[0], told.options, theme=theme, say=say)
    turn = max(len(seen.turns) for seen in boards)
    return table_svg(View(None, told.options, turn, "over", boards), theme=theme, say=say)
