"""The map in words for those who do not see it.

Sentences belong to the catalogues. Without `say` a description is what the players hold, in our notation.
"""

from collections.abc import Iterator

from whistlestop.core.game import Seat
from whistlestop.draw.svg import Say
from whistlestop.games.marklin import data
from whistlestop.games.marklin.notation import format_board
from whistlestop.games.marklin.rules import ends_of
from whistlestop.games.marklin.seen import BoardView, View, holding


def map_title(view: View, say: Say | None) -> str:
    """The name of the map's picture."""
    return f"Märklin · {view.turn}" if say is None else say("marklin-picture-map", {"turn": view.turn})


def describe(view: View, say: Say | None) -> str:
    """What each player has on the map and before them."""
    seats = range(1, view.seats + 1)
    if say is None:
        return " / ".join(format_board(holding(view, one)) for one in seats)
    return "\n".join(" ".join(_sentences(view, one, say)) for one in seats)


def _sentences(view: View, seat: Seat, say: Say) -> Iterator[str]:
    board = view.boards[seat - 1]
    yield say("marklin-picture-player", {"seat": seat, **counts(board)})
    owned = [data.TRACKS[track] for track, owner in enumerate(view.owners) if owner == seat]
    if owned:
        yield say("marklin-picture-tracks", {"tracks": ", ".join(track_word(track, say) for track in owned)})
    standing = [data.CITIES[city] for city, owner in enumerate(view.passengers) if owner == seat]
    if standing:
        yield say("marklin-picture-passengers", {"cities": ", ".join(city_word(city, say) for city in standing)})
    if board.tickets:
        yield say("marklin-picture-tickets", {"tickets": ", ".join(ticket_word(one, say) for one in board.tickets)})
    if board.hand:
        yield say("marklin-picture-hand", {"cards": hand_words(board, say)})


def counts(board: BoardView) -> dict[str, int]:
    """What stands before a player for all to see, as arguments."""
    return {"trains": board.trains, "cards": board.cards, "tickets": board.kept, "passengers": board.supply}


def city_word(place: str, say: Say) -> str:
    return say(f"marklin-city-{place}", {})


def track_word(track: str, say: Say) -> str:
    """A track by its ends, its colour and its length."""
    number = data.TRACK_NUMBERS[track]
    start, end = ends_of(track)
    colour = (*data.COLOURS, "gray")[data.TRACK_COLOURS[number]]
    return say("marklin-track", {"start": start, "end": end, "colour": colour, "length": data.LENGTHS[number]})


def ticket_word(ticket: str, say: Say) -> str:
    number = data.TICKET_NUMBERS[ticket]
    start, end = (data.PLACES[place] for place in data.TICKET_ENDS[number])
    return say("marklin-ticket", {"start": start, "end": end, "points": data.TICKET_POINTS[number]})


def hand_words(board: BoardView, say: Say) -> str:
    held = [(card, count) for card, count in zip(data.CARDS, board.hand, strict=True) if count]
    return ", ".join(say("marklin-cards-of", {"card": card, "count": count}) for card, count in held)
