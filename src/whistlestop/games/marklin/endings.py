"""How well a game can end for whoever has its last turn: what puzzles are made of (TR-9.1).

All that the seat may do is done by the rules, each position once: every route for every payment, a passenger put
wherever one may be, every passenger along every trail. What the seat does not see, and what chance may bring, must not
matter; where it could, the position is no puzzle:

- Cards drawn in the last turn are worth nothing.
- Tickets are luck. Their luckiest offer, out of all that the seat has not got, has to bring less than the best.
- The bonus for most completed tickets (TR-9.2) has to be certain in every end, whatever the others hold.
- Where chance decides something after a claim or a ride, cards for an empty row, nothing is said.

Ends are told apart by what they leave on the board: whose tracks, whose tokens. So another payment, a passenger that is
put somewhere and goes nowhere, and another way to the same merchandise are no different ends.

It has to be looked for, too: of many routes, or of many rides, hardly any is the best, and whoever sees no further than
the next points misses it.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from whistlestop.core.ending import Ending
from whistlestop.core.fastdealer import Stream
from whistlestop.core.game import Seat
from whistlestop.games.marklin import layout, tally
from whistlestop.games.marklin.actions import Depart, Ride, Split, Take, TakeBlind
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.rules import State, apply, legal, pending, tallied
from whistlestop.games.marklin.seen import View
from whistlestop.games.marklin.unseen import Bonus, luckiest_offer
from whistlestop.games.marklin.views import imagine

RARE = 15  # of so many routes, or of so many rides, one at most is the best


class _Untold(Exception):
    """Chance comes into it, or there is more to be looked at than the limit allows."""


class _End(NamedTuple):
    """What a seat has when the game is over, but for the bonus."""

    tracks: bytes  # whose they are, all over the map
    tokens: bytes
    merchandise: int
    routes: int
    tickets: int
    completed: int

    @property
    def at_once(self) -> int:
        """The points that the board shows."""
        return self.merchandise + self.routes

    @property
    def points(self) -> int:
        return self.at_once + self.tickets


def search(view: View, limit: int) -> Ending | None:
    """The best end of a last turn; None where something unseen could change it, or where it is found at once."""
    if view.seat is None or (view.phase, view.turns_left, view.current) != ("turn", 1, view.seat):
        return None
    seat, start, bonus = view.seat, imagine(view, Stream(0, view.seat)), Bonus(view)
    try:
        ends = _ends(start, seat, limit)
    except _Untold:
        return None
    scores: dict[_End, int] = {}
    for end in ends:
        sure = bonus.sure(end.completed)
        if sure is None:
            return None
        scores[end] = end.points + sure
    best, now = max(scores.values()), _end(start, seat)
    if _luckiest(view, now, bonus) >= best or any(scores[end] == best for end in _near_at_hand(start, seat, ends)):
        return None
    for kind in ([end for end in ends if end.tokens == now.tokens], [end for end in ends if end.tokens != now.tokens]):
        if RARE * sum(scores[end] == best for end in kind) > len(kind):
            return None
    return Ending(best, len(ends), sum(scores[end] == best for end in ends))


# --- all ends


def _ends(start: State, seat: Seat, limit: int) -> set[_End]:
    """What the board can come to without new tickets."""
    found, ahead, met = set[_End](), [start], set[bytes]()
    while ahead:
        state = ahead.pop()
        key = state.key()
        if key in met:
            continue
        met.add(key)
        if len(met) > limit or pending(state) is not None:
            raise _Untold
        if state.block[layout.PHASE] == layout.OVER:
            found.add(_end(state, seat))
            continue
        for action in legal(state, seat):
            if isinstance(action, Take | TakeBlind):  # a turn of nothing but cards
                found.add(_end(state, seat))
            elif not isinstance(action, Split):
                ahead.append(apply(state, seat, action).state)
    return found


def _end(state: State, seat: Seat) -> _End:
    """What a seat would have if the game ended now."""
    s = state.block
    parts, _ = tallied(s)
    own = parts[tally.PARTS * (seat - 1) : tally.PARTS * seat]
    scored = [own[part] for part in (tally.MERCHANDISE, tally.ROUTES, tally.TICKET_SUM, tally.COMPLETED)]
    tracks, tokens = s[layout.OWNER : layout.PAIR_OWNERS], s[layout.TOKEN_BY : layout.TICKET]
    return _End(tracks.tobytes(), tokens.tobytes(), *scored)


def _luckiest(view: View, now: _End, bonus: Bonus) -> int:
    """More than this drawing tickets cannot bring: that ends the turn, so the tracks join what they join now."""
    offer = luckiest_offer(view)
    return now.points + sum(offer) + bonus.most(now.completed + len(offer))


# --- what is found without looking far


def _near_at_hand(start: State, seat: Seat, ends: Iterable[_End]) -> Iterator[_End]:
    """The ends of whoever counts the points that the next step brings.

    That is a route, where nothing else brings more points at once; or a ride on which the passenger always goes on to
    the best token next to it.
    """
    now, most = _end(start, seat), max(end.at_once for end in ends)
    yield from (end for end in ends if end.tokens == now.tokens and end.at_once == most)
    ahead = [apply(start, seat, action).state for action in legal(start, seat) if isinstance(action, Depart)]
    while ahead:
        state = ahead.pop()
        onward = [apply(state, seat, action).state for action in legal(state, seat) if isinstance(action, Ride)]
        worth = [_merchandise(after, seat) for after in onward]
        most = max(worth, default=0)
        if most > _merchandise(state, seat):
            ahead += [after for after, points in zip(onward, worth, strict=True) if points == most]
        else:
            yield _end(state, seat)


def _merchandise(state: State, seat: Seat) -> int:
    return state.block[side_at(seat) + layout.TOKEN_POINTS]
