"""The map as parts of a page: a shell that never changes, one part for each track and for each city.

For who plays, tracks and cities are buttons: a tap says what can be done there. The same map for spectators is a
picture. What is planned lies on top (`ghost`), what lights up under the tracks and over the cities.
"""

from collections.abc import Iterable
from functools import lru_cache

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts
from whistlestop.draw.voice import Voice, said
from whistlestop.games.marklin import data, draw_map
from whistlestop.games.marklin.draw import tokens_taken
from whistlestop.games.marklin.draw_marks import Marks
from whistlestop.games.marklin.rules import ends_of
from whistlestop.games.marklin.screen_symbols import passenger, train, use
from whistlestop.games.marklin.seen import View

BOARD = "map"
NO_GHOST = '<g id="ghost"></g>'
NO_WAY = '<g id="way"></g>'


def map_groups(voice: Voice, view: View) -> tuple[Parts, Parts, Parts]:
    """All parts of the map; treat them as fixed, since they are kept."""
    stacks = _stacks(view)
    way = _way(view) if view.ride else _offered(voice, stacks, offer) if (offer := offered(view)) else NO_WAY
    shell = {BOARD: _shell(voice, stacks, view.seat is not None), "way": way, "ghost": NO_GHOST}
    taken = tuple([tokens_taken(view, city) for city in range(len(data.CITIES))])
    return (
        shell,
        _tracks(voice, view.owners, view.seat or 0),
        _cities(voice, stacks, taken, _standing(view), view.seat or 0),
    )


def _stacks(view: View) -> tuple[str, ...]:
    return data.CITY_STACKS[data.RED_CITIES.index(view.options.red_cities)]


def _standing(view: View) -> tuple[Seat, ...]:
    """By city whose passenger stands there; one who is under way stands where it has come to (`way`)."""
    if view.ride is None:
        return view.passengers
    start = data.CITY_NUMBERS[view.ride.start]
    return (*view.passengers[:start], 0, *view.passengers[start + 1 :])


@lru_cache(maxsize=1 << 9)
def _tracks(voice: Voice, owners: tuple[Seat, ...], viewer: Seat) -> Parts:
    return {f"t{track}": _track(voice, track, owner, viewer) for track, owner in enumerate(owners)}


@lru_cache(maxsize=1 << 9)
def _cities(
    voice: Voice, stacks: tuple[str, ...], taken: tuple[int, ...], passengers: tuple[Seat, ...], viewer: Seat
) -> Parts:
    return {
        f"c{city}": _city(voice, city, stack, taken[city], passengers[city], viewer)
        for city, stack in enumerate(stacks)
    }


def lit_parts(laid: Marks) -> Parts:
    """What lights up on the map."""
    return {
        "under": f'<g id="under" class="mk-under">{laid.under}</g>',
        "around": f'<g id="around" class="mk-light">{laid.around}</g>',
        "light": f'<g id="light" class="mk-light">{laid.over}</g>',
    }


@lru_cache(maxsize=32)
def _shell(voice: Voice, stacks: tuple[str, ...], is_playing: bool) -> str:
    tracks = "".join(f"<!--t{track}-->" for track in range(len(data.TRACKS)))
    cities = "".join(f"<!--c{city}-->" for city in range(len(data.CITIES)))
    box = draw_map.BOX
    nothing = lit_parts(Marks("", ""))
    return (
        f'<svg id="{BOARD}" class="mk-map" viewBox="{box.x} {box.y} {box.width} {box.height}"'
        f' data-zoom="map-ground map-tracks" role="{"group" if is_playing else "img"}"'
        f' aria-label="{said(voice, "marklin-picture-map", ("turn", 0))}"><g id="map-ground">{use("ground")}</g>'
        f'{nothing["under"]}{use("borders")}<g id="map-tracks">{tracks}</g>'
        f'{cities}{nothing["around"]}<g class="mk-names" aria-hidden="true">{draw_map.labels_markup(voice, stacks)}</g>'
        f"{nothing['light']}<!--way--><!--ghost--></svg>"
    )


def offered(view: View) -> tuple[str, ...]:
    """The tickets of which the viewer has to keep some now."""
    board = view.boards[view.seat - 1] if view.seat else None
    is_choosing = board is not None and board.stage != "settled" and view.phase in ("choose", "keep")
    return (board.offer or ()) if board is not None and is_choosing else ()


@lru_cache(maxsize=1 << 9)
def _offered(voice: Voice, stacks: tuple[str, ...], offer: tuple[str, ...]) -> str:
    """Where offered tickets lead: a line from end to end, and the names that a map seen from afar leaves out."""
    ends = [data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]] for ticket in offer]
    lines = "".join("M{} {}L{} {}".format(*data.POSITIONS[start], *data.POSITIONS[end]) for start, end in ends)
    places = dict.fromkeys(place for pair in ends for place in pair)
    circles = "".join(f'<circle cx="{x}" cy="{y}" r="30"/>' for x, y in (data.POSITIONS[place] for place in places))
    return f'<g id="way" class="mk-offered"><path d="{lines}"/>{circles}{_names_from_afar(voice, stacks, places)}</g>'


def names_from_afar(voice: Voice, view: View, places: Iterable[int]) -> str:
    """The names of those places that a map seen from afar does not name by itself."""
    return _names_from_afar(voice, _stacks(view), places)


def _names_from_afar(voice: Voice, stacks: tuple[str, ...], places: Iterable[int]) -> str:
    unnamed = [place for place in places if place < len(stacks) and stacks[place] not in draw_map.LARGE]
    return f'<g class="mk-afar">{draw_map.names_markup(voice, unnamed)}</g>' if unnamed else ""


def _way(view: View) -> str:
    """How far a passenger has come: the tracks travelled, and the city where it is (TR-7)."""
    ride = view.ride
    assert ride is not None
    paths = "".join(draw_map.course(_travelled(view, used)).path for used in ride.used)
    x, y = data.POSITIONS[data.CITY_NUMBERS[ride.at]]
    return (
        f'<g id="way" class="mk-way"><path d="{paths}"/><circle cx="{x}" cy="{y}" r="30"/>'
        f"{passenger(view.current, data.CITY_NUMBERS[ride.at])}</g>"
    )


def _travelled(view: View, used: str) -> int:
    """The track that a ride took; where only the pair is known, the one that costs nothing."""
    if used in data.TRACK_NUMBERS:
        return data.TRACK_NUMBERS[used]
    tracks = [track for track, pair in enumerate(data.PAIR_OF) if data.PAIR_NAMES[pair] == used]
    return min(tracks, key=lambda track: (view.owners[track] == 0, view.owners[track] != view.current))


@lru_cache(maxsize=1 << 12)
def _track(voice: Voice, track: int, owner: Seat, viewer: Seat) -> str:
    drawn = train(track, owner) if owner else use(f"t{track}")
    if not viewer:
        return f'<g id="t{track}">{drawn}</g>'
    at = draw_map.course(track)
    x, y = middle(track)
    is_parallel = data.PAIR_OF.count(data.PAIR_OF[track]) > 1
    hit = f'<path class="mk-hit{" near" if is_parallel else ""}" d="{at.path}"/>'
    lamp = f'<circle class="mk-lamp" cx="{x}" cy="{y}" r="9"/>'
    return (
        f'<g id="t{track}" data-place="{data.TRACKS[track]}" role="button" tabindex="-1"'
        f' aria-label="{track_label(voice, track, owner, viewer)}">{hit}{drawn}{lamp}</g>'
    )


def middle(track: int) -> draw_map.Point:
    """The middle of a track."""
    middles = draw_map.course(track).middles
    first, second = middles[(len(middles) - 1) // 2], middles[len(middles) // 2]
    return round((first[0] + second[0]) / 2), round((first[1] + second[1]) / 2)


def track_label(voice: Voice, track: int, owner: Seat, viewer: Seat) -> str:
    """What a track is called, whose it is, and which of several it is."""
    start, end = ends_of(data.TRACKS[track])
    colour = (*data.COLOURS, "gray")[data.TRACK_COLOURS[track]]
    whose = "free" if not owner else "own" if owner == viewer else "other"
    label = said(
        voice,
        "marklin-label-track",
        ("start", start),
        ("end", end),
        ("colour", colour),
        ("length", data.LENGTHS[track]),
        ("whose", whose),
        ("seat", owner),
    )
    beside = [other for other, pair in enumerate(data.PAIR_OF) if pair == data.PAIR_OF[track]]
    return f"{label}, {beside.index(track) + 1}/{len(beside)}" if len(beside) > 1 else label


@lru_cache(maxsize=1 << 12)
def _city(voice: Voice, city: int, stack: str, taken: int, owner: Seat, viewer: Seat) -> str:
    x, y = data.POSITIONS[city]
    drawn = use(f"{stack}-{taken}", x, y) + (passenger(owner, city) if owner else "")
    if not viewer:
        return f'<g id="c{city}">{drawn}</g>'
    lamp = f'<circle class="mk-ring" cx="{x}" cy="{y}" r="27"/>'
    value = data.STACKS[stack][taken] if taken < len(data.STACKS[stack]) else 0
    whose = "none" if not owner else "own" if owner == viewer else "other"
    label = said(
        voice,
        "marklin-label-city",
        ("city", data.CITIES[city]),
        ("value", value),
        ("whose", whose),
        ("seat", owner),
    )
    return (
        f'<g id="c{city}" data-place="{data.CITIES[city]}" role="button" tabindex="-1" aria-label="{label}">'
        f'<circle class="mk-hit" cx="{x}" cy="{y}" r="26"/>{lamp}{drawn}</g>'
    )
