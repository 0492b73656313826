"""Players for recorded games that no bot would play: they lead a game to where the rules for dead ends hold."""

from collections.abc import Sequence
from typing import Any

from whistlestop.core.game import Actions, Random
from whistlestop.games.marklin import data
from whistlestop.games.marklin.actions import Claim, Depart, Done, Keep, Pass, Place, Ride, Split, Take, TakeBlind
from whistlestop.games.marklin.seen import View

_ORDER = (Done, Place, Split, TakeBlind, Take, Ride, Depart, Keep, Claim, Pass)


class Hoarder:
    """Draws all tickets and all cards there are, and claims only when nothing else is left; a track of its share of
    the map also when the deck is dry and nobody has more trains, so that all come down evenly.

    So the row runs dry, too (TR-4.2), a row of three locomotives stands (TR-4.3), and players pass (TR-3.1).
    """

    def __init__(self, share: Sequence[str] = ()) -> None:
        self._share = frozenset(share)

    def choose(self, view: View, legal: Actions[Any], rng: Random) -> Any:
        trains = [board.trains for board in view.boards]
        is_behind = view.seat is not None and trains[view.seat - 1] == max(trains)
        own = [a for a in legal if isinstance(a, Claim) and a.track in self._share] if view.deck == 0 else []
        if own and is_behind:
            return max(own, key=_length)
        return min(legal, key=lambda action: (_ORDER.index(type(action)), action not in own, _length(action)))


def _length(action: Any) -> int:
    return data.LENGTHS[data.TRACK_NUMBERS[action.track]] if isinstance(action, Claim) else 0


def shares_of_four() -> list[list[str]]:
    """All short tracks, shared so that four players are left with three trains each: too few for any other track."""
    shares: list[list[str]] = [["berlin-dresden"], ["berlin-schwerin"], [], []]
    trains = [37, 37, 42, 42]
    short = sorted((track for track, length in enumerate(data.LENGTHS) if length <= 3), key=_longest_first)
    pairs: list[set[int]] = [set(), set(), set(), set()]
    for track in short:
        free = [seat for seat in range(4) if data.PAIR_OF[track] not in pairs[seat]]
        seat = max(free, key=lambda seat: trains[seat])
        shares[seat].append(data.TRACKS[track])
        pairs[seat].add(data.PAIR_OF[track])
        trains[seat] -= data.LENGTHS[track]
    assert trains == [0, 0, 0, 0], trains
    return shares


def _longest_first(track: int) -> tuple[int, int]:
    return -data.LENGTHS[track], track
