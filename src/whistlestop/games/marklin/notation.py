"""Actions, chance and what players hold as text, both ways; its manual stands in docs/marklin.md."""

from whistlestop.core.chance import Draw, Lot
from whistlestop.core.errors import BadNotation
from whistlestop.games.marklin import data
from whistlestop.games.marklin.actions import (
    ALL_ACTIONS,
    Action,
    Claim,
    Depart,
    Done,
    Keep,
    Pass,
    Place,
    Ride,
    Split,
    Take,
    TakeBlind,
)
from whistlestop.games.marklin.names import find_ticket, find_track, shortened
from whistlestop.games.marklin.seen import Holding

LONGEST_TEXT = 4000  # characters of one board; all tracks and all tickets need fewer


# --- actions


def format_action(action: Action) -> str:
    """`take 3`, `take deck`, `claim berlin-dresden green locomotive 2`, `place berlin`, `tickets 1 3`, `keep 1 4`,
    `depart berlin`, `ride berlin-dresden`, `done`, `pass`."""
    match action:
        case Take(slot):
            return f"take {slot}"
        case TakeBlind():
            return "take deck"
        case Claim(track, colour, locomotives, plus4):
            wild = f" locomotive {locomotives}" if locomotives else ""
            return f"claim {track} {colour}{wild}" + (f" plus4 {plus4}" if plus4 else "")
        case Place(city):
            return f"place {city}"
        case Split(short, long):
            return f"tickets {short} {long}"
        case Keep(tickets):
            return "keep " + " ".join(map(str, tickets))
        case Depart(city):
            return f"depart {city}"
        case Ride(track):
            return f"ride {track}"
        case Done():
            return "done"
        case Pass():
            return "pass"


_BY_TEXT = {format_action(action): action for action in ALL_ACTIONS if action is not None}


def parse_action(text: str) -> Action:
    """The action of a text; capital letters and extra spaces do not matter."""
    words = text.split() if len(text) <= LONGEST_TEXT else []
    action = _BY_TEXT.get(" ".join(words).lower())
    if action is None:
        if words[:1] in (["claim"], ["ride"]) and len(words) > 1 and words[1].lower() not in data.TRACK_NUMBERS:
            raise BadNotation("marklin-unknown-track", text=shortened(words[1]))
        raise BadNotation("marklin-unknown-action", text=shortened(text))
    return action


# --- chance


def format_chance(draw: Draw, lot: Lot) -> str:
    """`first 2`, `hand red red blue plus4`, `row red …`, `card locomotive`, `tickets berlin-muenchen …`."""
    if draw.what == "first":
        return f"first {lot[0]}"
    if draw.what == "tickets":
        numbers = [value + data.FIRST_LONG * (place >= _short_ones(draw)) for place, value in enumerate(lot)]
        return " ".join(["tickets", *(data.TICKETS[ticket] for ticket in numbers)])
    return " ".join([draw.what, *(data.CARDS[kind] for kind in lot)])


def parse_chance(draw: Draw, text: str) -> Lot:
    """What was drawn, as typed in by a person."""
    words = text.lower().split() if len(text) <= LONGEST_TEXT else []
    if words[:1] != [draw.what]:
        raise BadNotation("marklin-unknown-draw", text=shortened(text))
    names = words[1:]
    if draw.what == "first":
        known = {str(seat): seat for seat in range(1, 6)}
    else:
        known = data.TICKET_NUMBERS if draw.what == "tickets" else data.CARD_NUMBERS
    if not all(name in known for name in names):
        raise BadNotation("marklin-unknown-draw", text=shortened(text))
    if draw.what == "tickets":
        return tuple(known[name] - data.FIRST_LONG * (place >= _short_ones(draw)) for place, name in enumerate(names))
    return tuple(known[name] for name in names)


def _short_ones(draw: Draw) -> int:
    """How many of the tickets drawn are short: they come first."""
    return draw.parts[0].take  # type: ignore[union-attr]


# --- what a player holds


def format_board(held: Holding) -> str:
    """`berlin-dresden kiel-rostock | berlin-muenchen | 12`: tracks, tickets, points of merchandise."""
    return f"{' '.join(held.tracks)} | {' '.join(held.tickets)} | {held.merchandise}".strip()


def parse_board(text: str) -> Holding:
    """The holding of a text, places by any of their names; nothing is judged but the words."""
    if len(text) > LONGEST_TEXT:
        raise BadNotation("marklin-board-too-long", length=len(text))
    tracks, tickets, merchandise, *more = (*text.split("|"), "", "", "")[: max(3, text.count("|") + 1)]
    points = merchandise.strip() or "0"
    if more or not (points.isascii() and points.isdecimal() and len(points) <= 3):
        raise BadNotation("marklin-unknown-board", text=shortened(text))
    return Holding(tuple(map(find_track, tracks.split())), tuple(map(find_ticket, tickets.split())), int(points))
