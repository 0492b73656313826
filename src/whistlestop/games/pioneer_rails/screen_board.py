"""A board as parts of a page: a shell that never changes, and on it one part for each turn, location and score track.

The land stands once in the page, in the first board's shell; the others point at it. On the viewer's own board every
way along which a track may ever run is a button: which of them are lit, the page's script says. What turn 7 brought
has the class `r7`; the part `pen-SEAT`, before all others, makes it pencil by `p7`: to confirm a turn costs little.
"""

from functools import lru_cache

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts
from whistlestop.draw.svg import escape
from whistlestop.draw.voice import Voice, said
from whistlestop.games.pioneer_rails import data, grid, maps
from whistlestop.games.pioneer_rails.draw import end_ink, town_state
from whistlestop.games.pioneer_rails.draw_ledger import TRACKS, blank_markup, hand_markup, marks_markup
from whistlestop.games.pioneer_rails.draw_map import (
    CENTRES,
    CORNERS,
    board_box,
    colour,
    land_markup,
    middle,
    names_markup,
    sites_markup,
    town_markup,
    town_name,
)
from whistlestop.games.pioneer_rails.draw_marks import Marks
from whistlestop.games.pioneer_rails.draw_sites import progress_markup
from whistlestop.games.pioneer_rails.draw_tracks import fields_markup, tracks_markup
from whistlestop.games.pioneer_rails.draw_words import board_title
from whistlestop.games.pioneer_rails.maps import BRIDGE, CLOSED, DESERT, TUNNEL, Map
from whistlestop.games.pioneer_rails.rules import Options
from whistlestop.games.pioneer_rails.screen_symbols import use
from whistlestop.games.pioneer_rails.seen import BoardView, TurnView
from whistlestop.games.pioneer_rails.standing import Standing, before, standing, tracks_of

NO_GHOST = '<g id="ghost"></g>'


def board_parts(voice: Voice, options: Options, seat: Seat, board: BoardView, is_own: bool, is_first: bool) -> Parts:
    """The parts of a board; treat them as fixed, since they are kept."""
    return _parts(voice, options, seat, board.turns, board.stage in ("laying", "paying"), is_own, is_first)


@lru_cache(maxsize=1 << 10)
def _parts(
    voice: Voice, options: Options, seat: Seat, turns: tuple[TurnView, ...], is_open: bool, is_own: bool, is_first: bool
) -> Parts:
    here = standing(options, BoardView(turns, "laying" if is_open else "waiting"))
    parts = {f"board-{seat}": _shell(voice, options.map, options.map_seed, seat, is_own, is_first)}
    parts |= {f"{layer}-{seat}": f'<g id="{layer}-{seat}"></g>' for layer in ("sites", "tracks", "reached")}
    parts[f"pen-{seat}"] = f'<g id="pen-{seat}" class="p{here.now}"></g>'
    parts[f"fields-{seat}"] = f'<g id="fields-{seat}">{fields_markup(here, here.fields)}</g>'
    for location in range(data.LOCATIONS):
        if here.beside[location] or here.done[location]:
            id = f"sites-{seat}.{location}"
            parts[id] = f'<g id="{id}">{_site(here, location)}</g>'
    for turn, laid in enumerate(here.turns, 1):
        if laid.tracks:
            id = f"tracks-{seat}.{turn}"
            parts[id] = f'<g id="{id}" class="r{turn}">{_tracks(here.map, laid)}</g>'
    for suit in range(len(data.SUITS)):
        parts[f"ends-{seat}-{suit}"] = f'<g id="ends-{seat}-{suit}">{_ends(here, suit)}</g>'
    for town, mask in enumerate(here.towns):
        if mask:
            id = f"reached-{seat}.{town}"
            parts[id] = f'<g id="{id}">{town_state(here, town)}</g>'
    for track in TRACKS:
        parts[f"{track}-{seat}"] = f'<g id="{track}-{seat}">{marks_markup(here, track)}</g>'
    for number in range(data.ROUNDS):
        ranks = hand_markup(here, number, "var(--pr-now, var(--ink))")
        parts[f"hand-{seat}-{number}"] = f'<g id="hand-{seat}-{number}">{ranks}</g>'
    return parts


def _site(here: Standing, location: int) -> str:
    x, y = CENTRES[here.map.locations[location]]
    kind, done = here.map.kind_of(location), here.done[location]
    if done:
        return use(f"done-{kind}", x, y, f"r{done}")
    return progress_markup(kind, before(here).beside[location], here.beside[location], x, y)


def _tracks(drawn: Map, turn: TurnView) -> str:
    suit = data.SUITS.index(turn.suit)
    return tracks_markup(drawn, suit, tracks_of(turn), f"var(--pr-now, {colour(suit)})", "var(--pr-bed, var(--desert))")


def _ends(here: Standing, suit: int) -> str:
    return "".join(
        use(f"end-{suit}", *CORNERS[corner], look="now" if end_ink(here, corner) else "")
        for corner, owner in here.ends
        if owner == suit
    )


def lit_parts(seat: Seat, laid: Marks) -> Parts:
    """What lights up on a board."""
    return {
        f"under-{seat}": f'<g id="under-{seat}" class="pr-under">{laid.under}</g>',
        f"light-{seat}": f'<g id="light-{seat}" class="pr-light">{laid.over}</g>',
    }


# --- what never changes


@lru_cache(maxsize=1 << 7)
def _shell(voice: Voice, name: str, seed: int, seat: Seat, is_own: bool, is_first: bool) -> str:
    drawn = maps.find(name, seed)
    box, laid = board_box(drawn), lit_parts(seat, Marks("", ""))
    slots = {
        "ends": "".join(f"<!--ends-{seat}-{suit}-->" for suit in range(len(data.SUITS))),
        "ledger": "".join(f"<!--{track}-{seat}-->" for track in TRACKS)
        + "".join(f"<!--hand-{seat}-{number}-->" for number in range(data.ROUNDS)),
    }
    open_towns = "".join(town_markup(*CORNERS[corner], False) for corner in drawn.towns)
    layers = {
        "land": blank_markup(voice, drawn, seed) + land_markup(drawn),
        "places": sites_markup(drawn),
        "towns": open_towns,
        "names": names_markup(voice, drawn),
    }
    if not is_first:
        layers = {layer: f'<use href="#{layer}"/>' for layer in layers}
    else:
        layers = {layer: f'<g id="{layer}">{markup}</g>' for layer, markup in layers.items()}
    zoom = f' data-zoom="land tracks-{seat}" data-now=""' if is_own else ""
    return (
        f'<svg id="board-{seat}" class="pr-board{" pr-own" if is_own else ""}"'
        f' viewBox="{box.x:g} {box.y:g} {box.width:g} {box.height:g}"{zoom} role="{"group" if is_own else "img"}"'
        f' aria-label="{_board_label(voice, seat, is_own)}">'
        f"{layers['land']}<!--pen-{seat}--><!--fields-{seat}-->{layers['places']}{laid[f'under-{seat}']}"
        f"<!--sites-{seat}--><!--tracks-{seat}-->{slots['ends']}{layers['towns']}"
        f'<!--reached-{seat}--><g class="pr-names" aria-hidden="true">{layers["names"]}</g>{slots["ledger"]}'
        f"{_ways(voice, drawn) if is_own else ''}{laid[f'light-{seat}']}{NO_GHOST if is_own else ''}</svg>"
    )


def _board_label(voice: Voice, seat: Seat, is_own: bool) -> str:
    return said(voice, "pioneer-rails-board-own") if is_own else escape(board_title(voice.say, seat))


_TURNS = ("90", "-30", "30")  # degrees: how sides lie that face east, south-east, south-west


def _ways(voice: Voice, drawn: Map) -> str:
    """Buttons: first the sides, each with half of both its cells around it, then shortcuts, which lie over them."""
    sides = [side for side in range(grid.SIDES) if drawn.side_type(side) != CLOSED]
    cells = [cell for cell, letter in enumerate(drawn.letters) if letter == DESERT]
    shortcuts = [grid.SIDES + 3 * cell + d for cell in cells for d in range(3)]
    return "".join(_side(voice, drawn, side) for side in sides) + "".join(
        _shortcut(voice, drawn, way) for way in shortcuts
    )


def _side(voice: Voice, drawn: Map, side: int) -> str:
    x, y = middle(side)
    turn = _TURNS[grid.CELL_SIDES[grid.SIDE_CELLS[side][0]].index(side) % 3]
    return (
        f'<g class="pr-way" data-place="{grid.WAY_NAMES[side]}" role="button" tabindex="-1"'
        f' aria-label="{way_label(voice, drawn, side)}" transform="translate({x} {y})rotate({turn})">'
        '<path d="M-25 0 0-43 25 0 0 43z"/><circle/></g>'
    )


def _shortcut(voice: Voice, drawn: Map, way: int) -> str:
    """Its lamp stands near one of its ends: all three of a cell cross in the middle."""
    (x, y), (x1, y1) = CENTRES[(way - grid.SIDES) // 3], CORNERS[grid.WAY_ENDS[way][0]]
    return (
        f'<g class="pr-cut" data-place="{grid.WAY_NAMES[way]}" role="button" tabindex="-1"'
        f' aria-label="{way_label(voice, drawn, way)}" transform="translate({x} {y})">'
        f'<path d="M{x - x1} {y - y1}L{x1 - x} {y1 - y}"/>'
        f'<circle cx="{(x1 - x) * 0.55:.0f}" cy="{(y1 - y) * 0.55:.0f}"/></g>'
    )


@lru_cache(maxsize=1 << 13)
def way_label(voice: Voice, drawn: Map, way: int) -> str:
    """What a way is called, what it takes, and what lies at it."""
    words = [grid.WAY_NAMES[way]]
    type = drawn.side_type(way) if way < grid.SIDES else CLOSED
    if bonus := {BRIDGE: "bridge", TUNNEL: "tunnel", CLOSED: "shortcut"}.get(type):
        words.append(said(voice, "pioneer-rails-bonus", ("bonus", bonus)))
    for cell in grid.SIDE_CELLS[way] if way < grid.SIDES else ():
        if drawn.letters[cell] in data.LETTERS:
            kind = data.KINDS[data.LETTERS.index(drawn.letters[cell])]
            words.append(said(voice, "pioneer-rails-location", ("location", kind)))
    towns = [town for town, corner in zip(drawn.town_names, drawn.towns, strict=True) if corner in grid.WAY_ENDS[way]]
    return ", ".join(words + [escape(town_name(voice, town)) for town in towns])
