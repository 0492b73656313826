"""The table for the terminal, in our notation: players, cards, and who owns which tracks."""

from whistlestop.core.game import Seat
from whistlestop.games.marklin import data
from whistlestop.games.marklin.seen import BoardView, View

_WIDE = 44
_RESET, _BOLD = "\x1b[0m", "\x1b[1m"


def text(view: View, seat: Seat | None = None, *, width: int = 100, colour: bool = False) -> str:
    """All that lies on the table; of hidden things those of `seat`, else the viewer's own."""
    lines = [f"turn {view.turn}, {view.phase}" + (f", player {view.current}" if view.phase != "over" else "")]
    lines.append(f"row {' '.join(card or '-' for card in view.row)} | deck {view.deck} | discards {sum(view.discards)}")
    short, long = (left + len(put) for left, put in zip(view.ticket_decks, view.under, strict=True))
    lines.append(f"tickets {short} short, {long} long")
    for owner, board in enumerate(view.boards, 1):
        tracks = [name for name, taker in zip(data.TRACKS, view.owners, strict=True) if taker == owner]
        cities = [city for city, taker in zip(data.CITIES, view.passengers, strict=True) if taker == owner]
        name = f"{_BOLD}player {owner}{_RESET}" if colour else f"player {owner}"
        lines += ["", f"{name}: {_counts(board)}", f"  {board.routes} for routes, {board.merchandise} for merchandise"]
        lines += _wrapped("tracks", tracks, width) + _wrapped("passengers in", cities, width)
        if owner == (seat or view.seat) or (seat is None and view.seat is None):
            lines += _wrapped("hand", _hand(board), width) + _wrapped("tickets", list(board.tickets), width)
    return "\n".join(lines)


def side_text(view: View, seat: Seat, *, fresh: bool = True, colour: bool = False) -> str:
    """A player's side as lines of equal width; tracks lie on the map, not here, so nothing is fresh or coloured."""
    board = view.boards[seat - 1]
    lines = [
        f"trains {board.trains}, passengers {board.supply}",
        f"cards {board.cards}, tickets {board.kept}",
        f"routes {board.routes}, merchandise {board.merchandise}",
        *_wrapped("hand", _hand(board), _WIDE - 4),
        *_wrapped("tickets", list(board.tickets), _WIDE - 4),
    ]
    return "\n".join(f"   {line:<{_WIDE - 4}} " for line in lines)


def _counts(board: BoardView) -> str:
    things = {"train": board.trains, "card": board.cards, "ticket": board.kept, "passenger": board.supply}
    return ", ".join(f"{count} {thing}{'' if count == 1 else 's'}" for thing, count in things.items())


def _hand(board: BoardView) -> list[str]:
    return [f"{card}*{count}" for card, count in zip(data.CARDS, board.hand, strict=False) if count]


def _wrapped(title: str, items: list[str], width: int) -> list[str]:
    """A titled list, broken where the line is full."""
    lines, line = [], f"  {title}"
    for item in items:
        if len(line) + 1 + len(item) > width:
            lines.append(line)
            line = "   "
        line += f" {item}"
    return [*lines, line] if items else []
