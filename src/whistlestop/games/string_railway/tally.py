"""The end of a game: scores and places (SR-4)."""

from whistlestop.core.game import Outcome, Seat
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import flow, layout


def scores_of(s: Block, seat: Seat) -> list[int]:
    """The scores of a seat's companies, the best first; only with two players there is more than one."""
    companies = [company for company in range(s[layout.COMPANIES]) if flow.seat_of(s, company) == seat]
    return sorted((s[flow.company_at(company) + layout.SCORE] for company in companies), reverse=True)


def outcome(s: Block) -> Outcome:
    """Most points; ties share. With two players the best single company counts, and the other one breaks ties."""
    ranks = [scores_of(s, seat) for seat in range(1, s[layout.SEATS] + 1)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    best = [rank[0] for rank in ranks]
    is_told_apart = s[layout.SEATS] == 2 and best[0] == best[1] and places != (1, 1)
    return Outcome(tuple(best), places, "string-railway-tie-other-company" if is_told_apart else None)
