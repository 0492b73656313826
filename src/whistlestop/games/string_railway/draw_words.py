"""The table in words for those who do not see it.

Sentences belong to the catalogues. Without `say` a description is the list of stations, which needs no language.
"""

from collections.abc import Iterator

from whistlestop.draw.svg import Say
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import Company, Standing, Tile, standing
from whistlestop.games.string_railway.textboard import listing, place_text


def table_title(view: View, say: Say | None) -> str:
    """The name of the table's picture."""
    turn, turns = len(view.turns), data.COMPANIES[view.seats] * (data.SHORTS[view.seats] + data.LONGS)
    if say is None:
        return "String Railway" + (f" · {turn}/{turns}" if turn else "")
    return say("string-railway-picture-table", {"turn": turn, "turns": turns})


def describe(view: View, say: Say | None) -> str:
    """What each company has, and where every station lies."""
    return listing(view) if say is None else "\n".join(_sentences(standing(view), say))


def _sentences(here: Standing, say: Say) -> Iterator[str]:
    for company in here.companies:
        yield say("string-railway-picture-company", company_facts(company))
    for number, tile in enumerate(here.tiles, 1):
        yield say("string-railway-picture-station", station_facts(number, tile))
    for kind in here.hand:
        yield say("string-railway-picture-drawn", {"station": kind})
    if here.tiles:
        yield say("string-railway-picture-deck", {"stations": here.deck})


def company_facts(company: Company) -> dict[str, str | int]:
    """What a sentence about a company needs."""
    short, long = company.left
    return {"company": company.number, "seat": company.seat, "points": company.score, "short": short, "long": long}


def station_facts(number: int, tile: Tile) -> dict[str, str | int]:
    """What a sentence about a station needs: which, where, whose, and who has come."""
    limit = data.STATIONS[data.KIND_NUMBERS[tile.kind]].limit
    return {
        "number": number,
        "station": tile.kind,
        "place": place_text(tile),
        "owner": tile.owner,
        "companies": ", ".join(map(str, tile.companies)),
        "count": len(tile.companies),
        "limit": limit,
    }
