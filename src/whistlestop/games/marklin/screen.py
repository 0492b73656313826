"""The game's room in the browser: a view as parts of a page, and what the viewer can do there (draw/screen.py).

A place is a track or a city by its id, and needs no tool: a tap says what can be done there now. The same view always
gives the same bytes, and whatever costs something is kept, part by part.
"""

from collections.abc import Iterable

from whistlestop.core.game import Actions, Item, Seat
from whistlestop.draw.screen import Figure, Parts, Phrase, Progress, Screen, Side, Status
from whistlestop.draw.svg import Say
from whistlestop.draw.voice import Voice, voice_of
from whistlestop.games.marklin import data, layout
from whistlestop.games.marklin.actions import ALL_ACTIONS, NUMBERS, Action, Depart, Done, Pass, Place, Ride
from whistlestop.games.marklin.draw_marks import Marks, ends, marks, outlined
from whistlestop.games.marklin.draw_words import describe
from whistlestop.games.marklin.outlook import ticket_way
from whistlestop.games.marklin.rules import Legal
from whistlestop.games.marklin.score import sheet
from whistlestop.games.marklin.screen_card import card
from whistlestop.games.marklin.screen_map import BOARD, lit_parts, map_groups, names_from_afar
from whistlestop.games.marklin.screen_plan import instead, plan
from whistlestop.games.marklin.screen_prompt import prompt
from whistlestop.games.marklin.screen_symbols import defs
from whistlestop.games.marklin.screen_tray import NO_TRAILS, tray_parts
from whistlestop.games.marklin.seen import BoardView, View

__all__ = ["ENDS", "KEYS", "MINUTES", "card", "defs", "instead", "light", "place", "plan", "progress", "show", "text"]

MINUTES = 60
ENDS = ("done", "pass")
KEYS = {"1–5": "marklin-key-open", "D": "marklin-key-deck", "T": "marklin-key-tickets"}
OPEN_WAY = "14 10"  # dashes of the way that a ticket still needs
TICKET = "ticket:"  # before the id of a ticket that is to be lit


def show(view: View, legal: Actions[Action] | None, say: Say) -> Screen:
    """A position as one viewer's page shows it; `legal` are the viewer's actions, None for who cannot act."""
    voice = voice_of(say, "marklin-about")
    claims, others = _sorted(legal)
    finish, can_finish = _finish(view, others)
    return Screen(
        groups=(*map_groups(voice, view), tray_parts(voice, view, others)),
        boards=((BOARD, None),),
        progress=progress(view),
        status=tuple(_status(view, seat, board) for seat, board in enumerate(view.boards, 1)),
        prompt=prompt(view, others, legal is not None),
        offers=_offers(view, claims, others),
        finish=finish,
        can_finish=can_finish,
        sides=tuple(_side(board) for board in view.boards),
        unaided=NO_TRAILS,
    )


def place(action: Action) -> str:
    """Nothing is taken back where it was done: undo goes step by step."""
    return ""


def light(view: View, seat: Seat, part: str, say: Say) -> Parts:
    """What makes the points of one part of the score sheet; or a ticket with its ends and its shortest open way."""
    ticket = part.removeprefix(TICKET)
    if part.startswith(TICKET) and ticket in data.TICKET_NUMBERS:
        return lit_parts(_ticket_marks(view, seat, ticket, voice_of(say, "marklin-about")))
    items: list[Item] = [item for item in sheet(view, seat).items if item.part == part]
    return lit_parts(marks(items))


def text(view: View, seat: Seat, say: Say) -> str:
    """The map in words: it is everybody's, whosever side is asked for."""
    return describe(view, say)


# --- what can be done


def _sorted(legal: Actions[Action] | None) -> tuple[tuple[str, ...], frozenset[Action]]:
    """The tracks that can be claimed, and all that can be done besides."""
    if legal is None:
        return (), frozenset()
    numbers = legal.numbers() if isinstance(legal, Legal) else [NUMBERS[action] for action in legal]
    tracks = dict.fromkeys(layout.PAYMENTS[n - layout.FIRST_CLAIM][0] for n in numbers if n >= layout.FIRST_CLAIM)
    others = frozenset(action for n in numbers if n < layout.FIRST_CLAIM and (action := ALL_ACTIONS[n]) is not None)
    return tuple(data.TRACKS[track] for track in tracks), others


def _offers(view: View, claims: tuple[str, ...], others: Iterable[Action]) -> dict[str, tuple[str, ...]]:
    places = dict.fromkeys(_distinct(claims))
    for action in sorted(others, key=NUMBERS.__getitem__):
        match action:
            case Place(city) | Depart(city):
                places[city] = None
            case Ride(track):
                places[track] = None
                here = view.ride.at if view.ride else ""
                places |= {
                    data.PLACES[end]: None for end in data.ENDS[data.TRACK_NUMBERS[track]] if data.PLACES[end] != here
                }
    return {"": tuple(places)} if places else {}


def _distinct(tracks: tuple[str, ...]) -> tuple[str, ...]:
    """Nobody owns two tracks of a pair (TR-5.3): of those with one colour the first that is free stands for all."""
    first: dict[tuple[int, int], str] = {}
    for name in tracks:
        track = data.TRACK_NUMBERS[name]
        first.setdefault((data.PAIR_OF[track], data.TRACK_COLOURS[track]), name)
    return tuple(first.values())


def _finish(view: View, legal: frozenset[Action]) -> tuple[str, bool]:
    """The action that ends the own part of the turn, and whether it can be done now."""
    if Pass() in legal:
        return "pass", True
    if legal and view.phase in ("place", "ride", "keep", "choose"):
        return "done", Done() in legal
    return "", False


# --- how the game stands


def progress(view: View) -> Progress:
    """How far the game is."""
    words = Phrase("marklin-progress", {"turn": view.turn})
    if view.turns_left > 0 and view.phase != "over":
        words = Phrase("marklin-progress-last", {"turns": view.turns_left})
    return Progress(words, view.turn, 0)


def _status(view: View, seat: Seat, board: BoardView) -> Status:
    if view.phase == "over":
        return "done"
    if view.phase == "choose":
        return "done" if board.stage == "settled" else "acting"
    return "acting" if seat == view.current and view.turn + (view.phase == "split") > 0 else "waiting"


def _side(board: BoardView) -> Side:
    """What stands by a player's badge: points that all can see, trains, cards, tickets, passengers."""
    return Side(
        (
            Figure("", board.routes + board.merchandise, "marklin-has-points"),
            Figure("mk-train", board.trains, "marklin-has-trains"),
            Figure("mk-cards", board.cards, "marklin-has-cards"),
            Figure("mk-ticket", board.kept, "marklin-has-tickets"),
            Figure("mk-person", board.supply, "marklin-has-passengers"),
        ),
        "routes",
    )


def _ticket_marks(view: View, seat: Seat, ticket: str, voice: Voice) -> Marks:
    way = ticket_way(view.owners, view.seats, seat, ticket)
    tracks = [data.TRACK_NUMBERS[track] for track in way.tracks] if way else []
    built = [track for track in tracks if view.owners[track] == seat]
    missing = [track for track in tracks if view.owners[track] != seat]
    places = data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]]
    return Marks(outlined(missing, OPEN_WAY) + outlined(built), names_from_afar(voice, view, places), ends(places))
