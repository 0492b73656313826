"""What the parts of a page refer to by `<use href="#…">`: drawn once in each page, used wherever it stands."""

from functools import cache

from whistlestop.core.game import Seat
from whistlestop.draw.svg import number
from whistlestop.draw.symbols import ICONS, solid
from whistlestop.games.marklin import data, draw_map
from whistlestop.games.marklin.draw_cards import back_markup, card_markup, tab_markup
from whistlestop.games.marklin.rules import SEATS


@cache
def defs() -> str:
    """All symbols."""
    groups = "".join(f'<g id="{id}">{markup}</g>' for id, markup in _symbols().items())
    icons = "".join(
        f'<symbol id="mk-{name}" viewBox="0 0 24 24">{ICONS[name]}</symbol>'
        for name in ("train", "cards", "ticket", "person", "check", "cross")
    )
    return groups + icons


def use(id: str, x: float | None = None, y: float | None = None) -> str:
    """A symbol in its place."""
    place = "" if x is None or y is None else f' x="{number(x)}" y="{number(y)}"'
    return f'<use href="#mk-{id}"{place}/>'


def passenger(owner: Seat, city: int) -> str:
    """A passenger who stands in a city."""
    return use(f"passenger-{owner}", *draw_map.passenger_point(city))


def train(track: int, owner: Seat) -> str:
    """A claimed track."""
    symbols = "".join(use(f"solid-{owner}", x, y) for x, y in draw_map.course(track).middles)
    return draw_map.train_markup(track, owner) + symbols


def _free(track: int) -> str:
    """A track that nobody has claimed: some 300 boxes are on the map, so their pictures are symbols as well."""
    colour, middles = draw_map.colour_of(track), draw_map.course(track).middles
    pictures = "".join(use(f"box-{colour}", x, y) for x, y in middles) if colour != "gray" else ""
    return draw_map.boxes_markup(track) + pictures


@cache
def card(name: str) -> str:
    """A card as a picture of its own."""
    return f'<svg viewBox="0 0 62 96" aria-hidden="true">{use(f"card-{name}")}</svg>'


@cache
def icon(name: str) -> str:
    """An icon as a picture of its own."""
    return f'<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">{use(name)}</svg>'


def _symbols() -> dict[str, str]:
    found = {"mk-ground": draw_map.ground_markup(), "mk-borders": draw_map.borders_markup()}
    found |= {f"mk-box-{colour}": draw_map.pictures_markup(colour, [(0, 0)]) for colour in data.COLOURS}
    found |= {f"mk-t{track}": _free(track) for track in range(len(data.TRACKS))}
    found |= {
        f"mk-{stack}-{taken}": draw_map.city_disc(stack, taken)
        for stack, values in data.STACKS.items()
        for taken in range(len(values) + 1)
    }
    for seat in range(1, SEATS[1] + 1):
        found[f"mk-solid-{seat}"] = solid(seat, draw_map.SYMBOL)
        found[f"mk-passenger-{seat}"] = draw_map.passenger_disc(seat)
    found |= {f"mk-card-{card}": card_markup(card) for card in data.CARDS}
    found |= {"mk-back": back_markup(), "mk-tab": tab_markup(1), "mk-tab-wide": tab_markup(3)}
    return found
