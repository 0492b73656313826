"""Claims that rest on a search: no place for a station (SR-3.2), no string that could be laid (SR-3.3).

They become log entries, so everybody can look for themselves; here they are checked when they are made.
"""

from collections.abc import Iterator
from functools import lru_cache

from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, layout, spots
from whistlestop.games.string_railway.actions import Action, Lay, Spend, Under
from whistlestop.games.string_railway.planning import Chain, Plan, any_string

OFFERS = 3  # strings offered of each length
OFFER_TRIES = 8


def claim_fault(s: Block, action: Action) -> int:
    """Whether a claim is wrong: a place or a string exists."""
    match action:
        case Under() if s[layout.PHASE] == layout.PLACING and len(spots.free_places(s)):
            return layout.PLACE_EXISTS
        case Spend() if s[layout.PHASE] == layout.LAYING and offers(s):
            return layout.STRING_EXISTS
    return layout.FINE


def offers(s: Block) -> tuple[Lay, ...]:
    """Strings that may be laid now, short ones first, of each length the most promising first."""
    return _offers(_Position(s))


class _Position:
    """A position that is found again by what it holds."""

    __slots__ = ("_hash", "block")

    def __init__(self, s: Block) -> None:
        self.block, self._hash = s, hash(s.tobytes())

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self.block == other.block


@lru_cache(maxsize=32)  # the same position is asked about by table, player and page
def _offers(position: _Position) -> tuple[Lay, ...]:
    plan = Plan(position.block[:])
    found = [lay for chains in plan.chains() for lay in _strings(plan, chains)]
    if not found:
        last = any_string(plan)
        if last is not None:
            found.append(as_action(last[0].length, last[1]))
    return tuple(found)


def _strings(plan: Plan, chains: list[Chain]) -> Iterator[Lay]:
    """The first strings that come out, of so many chains."""
    count = 0
    for chain in chains[:OFFER_TRIES]:
        p = plan.lay(chain)
        if p is not None:
            yield as_action(chain.length, p)
            count += 1
        if count == OFFERS:
            return


def as_action(length: int, p: Block) -> Lay:
    return Lay(data.LENGTHS[length], tuple(p))


def strings_left(s: Block) -> list[str]:
    """The lengths of which the company whose turn it is has a string."""
    at = flow.company_at(s[layout.CURRENT]) + layout.LEFT
    return [name for length, name in enumerate(data.LENGTHS) if s[at + length]]
