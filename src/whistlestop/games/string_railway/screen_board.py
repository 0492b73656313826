"""The table as parts of a page: the ground, one part for each string and each station, and who has come to a station.

For who plays, stations are buttons, and so are the marks where a base can be put; for spectators the same table is a
picture. What is planned lies on top (`ghost`).
"""

from functools import cache, lru_cache

from whistlestop.draw.screen import Parts
from whistlestop.draw.svg import number
from whistlestop.draw.voice import Voice, said
from whistlestop.games.string_railway.actions import Points
from whistlestop.games.string_railway.draw_board import board_box, border_markup, cloth_markup
from whistlestop.games.string_railway.draw_strings import bead_places, mountain_markup, rail_markup, river_markup
from whistlestop.games.string_railway.draw_tiles import ground_markup, hole_markup, placed, slots_markup
from whistlestop.games.string_railway.screen_symbols import kind_symbol, mark, token, use
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import HALF, Point, Rail, Standing, Tile

BOARD = "cloth"
NO_GHOST = '<g id="ghost"></g>'
FINGER = ".4"  # pixels for a millimetre: from there on a finger can tell stations apart


def board_groups(voice: Voice, view: View, here: Standing, is_acting: bool) -> tuple[Parts, ...]:
    """All parts of the table; treat them as fixed, since they are kept."""
    is_playing = view.seat is not None
    box = board_box(here, view.options.side(view.seats))
    frame = " ".join(map(number, (box.x, box.y, box.width, box.height)))
    picks = is_acting and view.phase == "laying"
    shell = {
        BOARD: _shell(voice, frame, is_playing),
        "land": _land(here.border, here.marks, here.river, here.mountain),
        "marks": _marks(voice, here.free, is_playing),
        "stations": _PICKED if picks else _NOT_PICKED,
        "ghost": NO_GHOST,
    }
    return shell, _rails(here.rails, here.tiles), _stations(voice, here.tiles, view.seat or 0)


_NOT_PICKED = '<g id="stations"></g>'
_PICKED = '<g id="stations" data-picks="via {tool}" data-least="2" data-ordered=""></g>'


def lit_parts(over: str) -> Parts:
    """What lights up on the table."""
    return {"light": f'<g id="light" class="sr-light">{over}</g>'}


def station_name(station: int) -> str:
    """A station as a place of the page."""
    return f"s{station}"


@lru_cache(maxsize=64)
def _shell(voice: Voice, frame: str, is_playing: bool) -> str:
    label = said(voice, "string-railway-picture-table", ("turn", 0), ("turns", 0))
    role = "group" if is_playing else "img"
    return (
        f'<svg id="{BOARD}" class="sr-cloth" viewBox="{frame}" data-zoom="land rails beads stations"'
        f' data-close="{FINGER}" role="{role}" aria-label="{label}"><!--land--><!--marks--><!--rails-->'
        f"<!--beads--><!--stations-->{lit_parts('')['light']}<!--ghost--></svg>"
    )


@lru_cache(maxsize=64)
def _land(border: Points, marks: tuple[Point, ...], river: Points, mountain: Points) -> str:
    drawn = cloth_markup(border) + border_markup(border, marks) + river_markup(river) + mountain_markup(mountain)
    return f'<g id="land">{drawn}</g>'


@lru_cache(maxsize=1 << 8)
def _marks(voice: Voice, free: tuple[tuple[int, Tile], ...], is_playing: bool) -> str:
    """Where bases can still be put (SR-2.3)."""
    holes = "".join(_hole(voice, number, tile, is_playing) for number, tile in free)
    return f'<g id="marks">{holes}</g>'


def _hole(voice: Voice, number: int, tile: Tile, is_playing: bool) -> str:
    drawn = placed(tile, hole_markup(number) + _lamp())
    if not is_playing:
        return drawn
    label = said(voice, "string-railway-label-mark", ("mark", number))
    return (
        f'<g id="m{number}" data-place="m{number}" data-draft="base {number}" role="button" tabindex="-1"'
        f' aria-label="{label}">{drawn}</g>'
    )


@cache
def _lamp() -> str:
    """A frame that shows that something can be tapped (play.css)."""
    far, wide = number(HALF + 3), number(2 * HALF + 6)
    return f'<rect class="sr-lamp" x="-{far}" y="-{far}" width="{wide}" height="{wide}" rx="7"/>'


# --- strings


@lru_cache(maxsize=1 << 8)
def _rails(rails: tuple[Rail, ...], tiles: tuple[Tile, ...]) -> Parts:
    parts = {"rails": '<g id="rails"></g>', "beads": '<g id="beads"></g>'}
    for place, (rail, at) in enumerate(zip(rails, bead_places(rails, tiles), strict=True), 1):
        parts[f"rails.{place}"] = _rail(place, rail)
        parts[f"beads.{place}"] = _bead(place, rail.company, at)
    return parts


@lru_cache(maxsize=1 << 9)
def _rail(place: int, rail: Rail) -> str:
    return f'<g id="rails.{place}">{rail_markup(rail, id=f"r{place}")}</g>'


@lru_cache(maxsize=1 << 9)
def _bead(place: int, company: int, at: Point) -> str:
    return f'<g id="beads.{place}">{use(f"bead-{company}", *at)}</g>'


# --- stations


@lru_cache(maxsize=1 << 8)
def _stations(voice: Voice, tiles: tuple[Tile, ...], viewer: int) -> Parts:
    parts = {}
    for place, tile in enumerate(tiles, 1):
        parts[f"stations.{place}"] = _station(voice, place, tile._replace(companies=()), viewer)
        parts[f"in-{place}"] = _visitors(place, tile)
    return parts


@lru_cache(maxsize=1 << 10)
def _station(voice: Voice, place: int, tile: Tile, viewer: int) -> str:
    """A station; who has come there is a part by itself."""
    inside = tile_face(voice, tile) + f"<!--in-{place}-->{_lamp()}"
    drawn = placed(tile, ground_markup(tile.turn) + inside)
    if not viewer:
        return f'<g id="stations.{place}">{drawn}</g>'
    name = station_name(place)
    label = said(
        voice, "string-railway-label-station", ("number", place), ("station", tile.kind), ("worth", tile.worth)
    )
    return (
        f'<g id="stations.{place}" data-place="{name}" data-pick="{place}" data-hover="station:{place}"'
        f' data-seat="{viewer}" role="button" tabindex="-1" aria-label="{label}">{drawn}</g>'
    )


def tile_face(voice: Voice, tile: Tile) -> str:
    """What a tile shows, but for those who have come."""
    if tile.kind == "base":
        return use(f"base-{tile.owner}")
    owner = token(tile.owner) if tile.owner else ""
    name = said(voice, "string-railway-station", ("station", tile.kind))
    return f'{use(kind_symbol(tile))}<text class="sr-name">{name}</text>{owner}'


@lru_cache(maxsize=1 << 10)
def _visitors(place: int, tile: Tile) -> str:
    return f'<g id="in-{place}">{slots_markup(tile, mark)}</g>'
