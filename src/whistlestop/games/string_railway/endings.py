"""The last string of a game as a puzzle: the most points that the game can end with, proved (docs/alone.md).

A string can lie in endlessly many ways, so they are not tried one by one: `bounds` says of every set of stations how
few crossings a string through it must pay, and strings are laid through those sets that promise most, as they are
when somebody taps the stations. Where one that lies brings as much as any set can promise, nothing is better. Where a
gap remains the position is no puzzle.
"""

from collections.abc import Iterator

from whistlestop.core.ending import Ending
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, layout, tally
from whistlestop.games.string_railway.actions import Lay
from whistlestop.games.string_railway.bounds import Bounds, Chain, Unclear
from whistlestop.games.string_railway.findings import as_action, strings_left
from whistlestop.games.string_railway.laying import Layer, Scene
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.views import position

RARE = 50  # of so many sets of stations, one at most may bring the best
FIRST_TRIES, TRIES = 12, 60  # orders of stations along which strings are laid: at first, and in all
TABLES = tuple((seats, {"size": size}) for size in ("auto", "500") for seats in (2, 3, 4, 5))  # puzzles are from these
NOTHING = -(1 << 20)  # less than any score


def search(view: View, limit: int) -> Ending | None:
    """The best end, if only the last string is to be laid, it can be proved, and few sets of stations lead to it.

    Its ends are the sets of stations that no bound rules out, its solutions those that cannot be shown to bring less.
    """
    s = position(view)
    if s[layout.PHASE] != layout.LAYING or s[layout.TURN] + 1 != flow.turns(s):
        return None
    (length,) = strings_left(s)
    return LastString(s, data.LENGTHS.index(length)).ending(limit)


class LastString:
    """A position in which the last string of the game is to be laid."""

    def __init__(self, s: Block, length: int) -> None:
        self.s, self.length, self.company = s, length, s[layout.CURRENT]
        self.seat = flow.seat_of(s, self.company)
        self._scene = Scene(s)

    def promise(self, chain: Chain) -> int:
        """The score of the seat after a string through these stations that crosses no more than it must."""
        after = self.s[:]
        for station in chain.stations:
            for gain in flow.station_gains(self.s, self.company, station):
                after[flow.company_at(gain.company) + layout.SCORE] += gain.points
        after[flow.company_at(self.company) + layout.SCORE] -= chain.crossings
        return tally.scores_of(after, self.seat)[0]

    def score(self, string: Lay) -> int:
        """The score of the seat after a legal string."""
        after = self.s[:]
        flow.act(after, self.seat, string)
        return tally.scores_of(after, self.seat)[0]

    def strings(self, stations: tuple[int, ...]) -> Iterator[Lay]:
        """The strings that come when somebody taps these stations, from either end."""
        for chain in (stations, stations[::-1]):
            for p in Layer(self._scene, chain, self.length).ways():
                yield as_action(self.length, p)

    def most(self, stations: tuple[int, ...]) -> int:
        """The best score that strings along these stations bring; below all scores where there is none."""
        return max((self.score(string) for string in self.strings(stations)), default=NOTHING)

    def ending(self, limit: int) -> Ending | None:
        """What `search` promises, for this position."""
        bounds = Bounds(self.s, self.length)
        try:
            chains = bounds.chains(limit)
            chains.sort(key=lambda chain: (-self.promise(chain), chain.stations))
            best = NOTHING
            for chain in chains[:FIRST_TRIES]:
                if self.promise(chain) <= best:
                    break
                best = max(best, self.most(chain.stations))
            found = self._closed(bounds, [chain for chain in chains if self.promise(chain) > best], best)
        except Unclear:
            return None
        if found is None:
            return None
        best, finer = found
        if best < tally.scores_of(self.s, self.seat)[0]:
            return None  # whoever finds no string spends it, and that costs nothing
        solutions = sum(finer.get(chain.touched, self.promise(chain)) == best for chain in chains)
        return Ending(best, len(chains), solutions) if RARE * solutions <= len(chains) else None

    def _closed(self, bounds: Bounds, better: list[Chain], best: int) -> tuple[int, dict[frozenset[int], int]] | None:
        """The best score, if finer bounds and more orders leave no gap; what sets of stations promise by them."""
        tries, open_at = FIRST_TRIES, best
        finer: dict[frozenset[int], int] = {}
        for chain in better:
            promised = self.promise(chain)
            if promised <= best or promised < open_at:
                break
            orders = bounds.orders(chain.touched)
            finer[chain.touched] = max(map(self.promise, orders), default=NOTHING)
            for order in orders:
                if self.promise(order) <= best:
                    break
                tries += 1
                if tries > TRIES:
                    return None
                best = max(best, self.most(order.stations))
            open_at = max(open_at, finer[chain.touched])
        return None if open_at > best else (best, finer)
