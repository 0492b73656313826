"""Tickets that a seat does not see, as bounds: what others may have joined, what an offer may bring (TR-9.2, TR-10).

Tracks lie open, and how many tickets of each deck everybody has kept is known to all. So of every ticket that a seat
does not see it is known whose tracks join it, but not who has it.
"""

from whistlestop.core.game import Seat
from whistlestop.core.kernel import Block
from whistlestop.games.marklin import data, layout
from whistlestop.games.marklin.board import are_joined, side_at
from whistlestop.games.marklin.seen import View
from whistlestop.games.marklin.views import known

_DECKS = (range(data.FIRST_LONG), range(data.FIRST_LONG, len(data.TICKETS)))


class Bonus:
    """What the bonus for most completed tickets can bring to the viewer, whatever tickets the others have."""

    def __init__(self, view: View) -> None:
        others = [_completed(view, seat) for seat in range(1, view.seats + 1) if seat != view.seat]
        self._least = max(least for least, _ in others)  # so many one of the others has surely completed,
        self._most = max(most for _, most in others)  # … and none of them more than so many
        self._needs_ticket = view.options.bonus_needs_ticket

    def sure(self, completed: int) -> int | None:
        """What it brings to whoever has completed so many; None where nobody can tell."""
        if completed < self._least or (completed == 0 and self._needs_ticket):
            return 0
        return data.BONUS if completed >= self._most else None

    def most(self, completed: int) -> int:
        """What it brings at most."""
        sure = self.sure(completed)
        return data.BONUS if sure is None else sure


def _completed(view: View, seat: Seat) -> tuple[int, int]:
    """How many tickets another seat has completed, at least and at most."""
    s, board = known(view), view.boards[seat - 1]
    least = most = 0
    for deck in range(2):
        kept = board.first_kept[deck] + board.later_kept[deck]
        hidden = [ticket for ticket in _not_owned(view, deck) if s[layout.TICKET + ticket] == layout.IN_DECK]
        joined = sum(_is_joined(s, seat, ticket) for ticket in hidden)
        most += min(kept, joined)
        least += max(0, kept - (len(hidden) - joined))
    return least, most


def luckiest_offer(view: View) -> tuple[int, ...]:
    """The points of an offer than which none can be better: tickets that the viewer's tracks join as they lie.

    What they do not join costs points, and need not be kept beside one that they do.
    """
    s, seat = known(view), view.seat or 1
    size = min(data.OFFER, sum(view.ticket_decks) + sum(map(len, view.under)))
    joined = [ticket for deck in range(2) for ticket in _not_owned(view, deck) if _is_joined(s, seat, ticket)]
    return tuple(sorted((data.TICKET_POINTS[ticket] for ticket in joined), reverse=True)[:size])


def _not_owned(view: View, deck: int) -> list[int]:
    """The tickets of a deck that the viewer has not kept."""
    own = view.boards[(view.seat or 1) - 1].tickets
    is_in = data.IN_SET[data.TICKET_SETS.index(view.options.tickets)]
    return [ticket for ticket in _DECKS[deck] if is_in[ticket] and data.TICKETS[ticket] not in own]


def _is_joined(s: Block, seat: Seat, ticket: int) -> bool:
    a, b = data.TICKET_ENDS[ticket]
    return bool(are_joined(s, side_at(seat), a, b))
