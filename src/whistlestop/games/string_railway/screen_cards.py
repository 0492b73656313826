"""The card of a station: what there is to know of it, shown while somebody points at it."""

from whistlestop.draw.svg import Say, escape, number
from whistlestop.games.string_railway import data
from whistlestop.games.string_railway.draw_board import board_box
from whistlestop.games.string_railway.draw_marks import frame, signed
from whistlestop.games.string_railway.standing import HALF, Standing, Tile

_WIDE, _LINE, _PAD = 150, 17, 10  # mm


def station_card(here: Standing, station: int, say: Say) -> str:
    """Its name, what it brings, how many companies it bears and which have come; beside the station."""
    tile = here.tiles[station - 1]
    lines = [say("string-railway-station", {"station": tile.kind}), *_facts(tile, say)]
    high = _PAD * 2 + _LINE * len(lines)
    box = board_box(here, 0)
    right = box.x + box.width
    x = tile.x + HALF + 8 if tile.x + HALF + 8 + _WIDE < right else tile.x - HALF - 8 - _WIDE
    y = min(max(tile.y - high / 2, box.y + 4), box.y + box.height - high - 4)
    text = "".join(
        f'<text x="{number(x + _PAD)}" y="{number(round(y + _PAD + _LINE * (place + 0.75), 1))}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    )
    plate = f'<rect x="{number(x)}" y="{number(round(y, 1))}" width="{_WIDE}" height="{high}" rx="6"/>'
    return f'{frame(tile)}<g class="sr-card">{plate}{text}</g>'


def _facts(tile: Tile, say: Say) -> list[str]:
    kind = data.STATIONS[data.KIND_NUMBERS[tile.kind]]
    facts = [
        say("string-railway-card-worth", {"station": tile.kind, "worth": tile.worth}),
        say("string-railway-card-companies", {"count": len(tile.companies), "limit": kind.limit}),
    ]
    if kind.name == "terminal":
        facts.append(say("string-railway-card-terminal", {}))
    if kind.effect and tile.owner:
        facts.append(say("string-railway-card-owner", {"company": tile.owner, "effect": signed(kind.effect)}))
    return facts
