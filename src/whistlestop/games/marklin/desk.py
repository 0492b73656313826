"""The game at the counter: what lies on a table of cardboard is scored, checked and drawn, one line each.

A line is JSON of all players, or what each of them holds in notation, with `;` between them. The shapes of what goes
in and out are a contract (docs/command-line.md).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.game import Item
from whistlestop.core.kernel import Block
from whistlestop.draw.svg import Say
from whistlestop.draw.theme import Theme
from whistlestop.games.marklin import board, data, layout, score
from whistlestop.games.marklin.actions import WILD, Claim
from whistlestop.games.marklin.draw import map_svg
from whistlestop.games.marklin.names import find_place, find_ticket, find_track
from whistlestop.games.marklin.notation import parse_board
from whistlestop.games.marklin.rules import SEATS, Options, State, refusal, setup, tie_break
from whistlestop.games.marklin.seen import Holding, View
from whistlestop.games.marklin.views import view

EXAMPLES = {
    "score": "berlin-leipzig chemnitz-leipzig | berlin-chemnitz | 12; kiel-rostock | | 3",
    "check": "berlin-leipzig chemnitz-leipzig | berlin-chemnitz | 12; kiel-rostock | | 3",
    "draw": "berlin-leipzig chemnitz-leipzig; kiel-rostock",
}

Tokens = Mapping[str, tuple[int, ...]]  # by city: what they are worth


class _Fault(Exception):
    """What is wrong with the side at this index."""

    def __init__(self, at: int, illegal: Illegal) -> None:
        self.at, self.illegal = at, illegal


class Side(msgspec.Struct, frozen=True):
    """What lies before one player, and which tokens, where a line tells them."""

    held: Holding
    tokens: Tokens | None = None


# --- what a line says


_Value = Annotated[int, msgspec.Meta(ge=1, le=9)]  # of a token


class _Player(msgspec.Struct, forbid_unknown_fields=True):
    routes: tuple[str, ...] = ()
    tickets: tuple[str | tuple[str, str], ...] = ()
    merchandise: Annotated[int, msgspec.Meta(ge=0, le=999)] | dict[str, tuple[_Value, ...]] = 0


class _Question(msgspec.Struct, forbid_unknown_fields=True):
    players: tuple[_Player, ...]
    explain: bool = False


def read(line: str) -> tuple[list[Side], bool]:
    """The sides of all players, and whether every point is asked for."""
    explain = False
    if line.lstrip().startswith("{"):
        try:
            question = msgspec.json.decode(line.encode(), type=_Question)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise BadNotation("marklin-bad-question", detail=str(error)[:120]) from None
        sides, explain = [_side(player) for player in question.players], question.explain
    else:
        sides = [Side(parse_board(text)) for text in line.split(";")]
    if not 1 <= len(sides) <= SEATS[1]:
        raise BadNotation("marklin-so-many-players", players=len(sides), most=SEATS[1])
    for side in sides:
        for names in (side.held.tracks, side.held.tickets):
            for number, name in enumerate(names):
                if name in names[:number]:
                    raise BadNotation("marklin-named-twice", text=name)
    return sides, explain


def _side(player: _Player) -> Side:
    tracks = tuple(map(find_track, player.routes))
    tickets = tuple(find_ticket(ends if isinstance(ends, str) else "-".join(ends)) for ends in player.tickets)
    if isinstance(player.merchandise, int):
        return Side(Holding(tracks, tickets, player.merchandise))
    tokens: dict[str, tuple[int, ...]] = {}
    for city, values in player.merchandise.items():
        place = find_place(city)
        if place in tokens:
            raise BadNotation("marklin-named-twice", text=place)
        tokens[place] = values
    return Side(Holding(tracks, tickets, sum(map(sum, tokens.values()))), tokens)


# --- score


def score_line(line: str, options: Options) -> dict[str, Any]:
    """The score of all players; whatever they hold is scored, legality is not judged."""
    sides, explain = read(line)
    everybody = [side.held for side in sides]
    players = [_scored(held, everybody, options) for held in everybody]
    standings = [(player["total"], player["completed"], player["merchandise"]) for player in players]
    places = [1 + sum(other > standing for other in standings) for standing in standings]  # TR-9.3
    if not explain:
        return {"players": players, "places": places}
    decided = tie_break(standings)
    return {
        "players": [player | {"items": _items(side, player)} for side, player in zip(sides, players, strict=True)],
        "places": places,
        "tie_break": decided and decided.removeprefix("marklin-tie-"),
    }


def _scored(held: Holding, everybody: Sequence[Holding], options: Options) -> dict[str, int]:
    """The parts of a player's score; with `completed`, which is a count."""
    routes, tickets = _points(score.routes(held)), _points(score.tickets(held))
    bonus = _points(score.bonus(held, everybody, options.bonus_needs_ticket))
    return {
        "routes": routes,
        "tickets": tickets,
        "completed": score.completed(held),
        "merchandise": held.merchandise,
        "bonus": bonus,
        "total": routes + tickets + held.merchandise + bonus,
    }


def _points(items: Iterable[Item]) -> int:
    return sum(item.points for item in items)


def _items(side: Side, player: Mapping[str, int]) -> list[dict[str, Any]]:
    """Every point with what brings it: tracks, the way that joins a ticket's ends (none: it is missed), tokens."""
    found: list[dict[str, Any]] = []
    for track, item in zip(side.held.tracks, score.routes(side.held), strict=True):
        found.append({"part": item.part, "of": track, "points": item.points})
    for ticket, item in zip(side.held.tickets, score.tickets(side.held), strict=True):
        way = item.places if item.points > 0 else ()
        found.append({"part": item.part, "of": ticket, "points": item.points, "way": way})
    for city, values in (side.tokens or {}).items():
        found.append({"part": "merchandise", "of": city, "points": sum(values), "tokens": values})
    if side.tokens is None and player["merchandise"]:  # only its sum is known
        found.append({"part": "merchandise", "points": player["merchandise"]})
    if player["bonus"]:
        found.append({"part": "bonus", "points": player["bonus"]})
    return found


# --- draw


def draw_line(line: str, theme: Theme, say: Say) -> str:
    """The map with all tracks, and without the tokens that are named, as SVG."""
    sides, _ = read(line)
    try:
        return map_svg(shown(sides, Options()), theme=theme, say=say)
    except _Fault as fault:
        raise fault.illegal from None


def finished(sides: Sequence[Side], options: Options) -> View:
    """The same, judged as `check_line` does: Illegal where no game comes to it."""
    try:
        _check_tickets(sides, options)
        return shown(sides, options)
    except _Fault as fault:
        raise fault.illegal from None


def shown(sides: Sequence[Side], options: Options) -> View:
    """The table when a game is over: tracks, tickets and tokens as they are told."""
    _check_merchandise(sides, options)
    s, guess = _laid(sides, options), data.RED_CITIES.index(options.red_cities)
    s[layout.PHASE] = layout.OVER
    for seat, side in enumerate(sides, 1):
        for ticket in side.held.tickets:
            number = data.TICKET_NUMBERS[ticket]
            s[layout.TICKET + number] = seat
            s[board.side_at(seat) + layout.FIRST_KEPT + (number >= data.FIRST_LONG)] += 1
        for city, value in _each_token(side):
            place = data.PLACE_NUMBERS[city]
            stack = data.STACKS[data.CITY_STACKS[guess][place]]
            s[layout.TOKEN_BY + data.MOST_TOKENS * place + stack.index(value)] = seat
    return view(State(s), None)


# --- check


def check_line(line: str, options: Options) -> dict[str, Any]:
    """Whether a game can have come to what the players hold; else the first fault."""
    sides, _ = read(line)
    try:
        _laid(sides, options)
        _check_tickets(sides, options)
        _check_merchandise(sides, options)
    except _Fault as fault:
        return {"legal": False, "at": fault.at, "rule": fault.illegal.rule, "reason": fault.illegal}
    return {"legal": True}


# The payment with which anybody could claim a track: locomotives alone.
_LOCOMOTIVES_ALONE = {
    track: number
    for number, (track, colour, locomotives, _) in enumerate(layout.PAYMENTS)
    if colour == data.WILD and locomotives == data.LENGTHS[track]
}


def _laid(sides: Sequence[Side], options: Options) -> Block:
    """The position with all these tracks, claimed one by one as the rules have it (TR-5.2, TR-5.3)."""
    s = setup(options, len(sides)).block
    for index, side in enumerate(sides):
        seat, at = index + 1, board.side_at(index + 1)
        s[at + layout.HAND + data.LOCOMOTIVE] = data.LONGEST
        for name in side.held.tracks:
            track = data.TRACK_NUMBERS[name]
            fault = board.claim_fault(s, seat, _LOCOMOTIVES_ALONE[track])
            if fault != layout.FINE:
                raise _Fault(index, refusal(fault, Claim(name, WILD)))
            board.lay(s, seat, track)
            s[at + layout.TRAINS] -= data.LENGTHS[track]
    return s


def _check_tickets(sides: Sequence[Side], options: Options) -> None:
    """TR-1.1: there is one of each ticket in the set."""
    in_set, held = data.IN_SET[data.TICKET_SETS.index(options.tickets)], set()
    for index, side in enumerate(sides):
        for ticket in side.held.tickets:
            start, end = (data.PLACES[place] for place in data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]])
            if not in_set[data.TICKET_NUMBERS[ticket]]:
                raise _Fault(index, Illegal("TR-1.1", "marklin-ticket-of-another-set", start=start, end=end))
            if ticket in held:
                raise _Fault(index, Illegal("TR-1.1", "marklin-ticket-held", start=start, end=end))
            held.add(ticket)


def _check_merchandise(sides: Sequence[Side], options: Options) -> None:
    """TR-1.3, TR-7.2: tokens that there are, each once and from the top down; points that they can bring."""
    stacks = data.CITY_STACKS[data.RED_CITIES.index(options.red_cities)]
    left = {city: list(data.STACKS[stack]) for city, stack in zip(data.CITIES, stacks, strict=True)}
    most, points = sum(map(sum, left.values())), 0
    lowest: dict[str, tuple[int, int]] = {}  # by city: the least token taken, and whose it is
    for index, side in enumerate(sides):
        points += side.held.merchandise
        if points > most:
            raise _Fault(index, Illegal("TR-1.3", "marklin-too-much-merchandise", points=points, most=most))
        for city, value in _each_token(side):
            if value not in left.get(city, ()):
                raise _Fault(index, Illegal("TR-1.3", "marklin-no-such-token", city=city, value=value))
            left[city].remove(value)
            lowest[city] = min(lowest.get(city, (value, index)), (value, index))
    if all(side.tokens is not None or not side.held.merchandise for side in sides):  # else who knows what is gone
        for city, (value, index) in lowest.items():
            if left[city] and value < left[city][0]:
                raise _Fault(index, Illegal("TR-7.2", "marklin-token-under-another", city=city, value=value))


def _each_token(side: Side) -> Iterator[tuple[str, int]]:
    for city, values in (side.tokens or {}).items():
        for value in values:
            yield city, value
