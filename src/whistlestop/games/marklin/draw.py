"""The view as a picture and as text: what notebooks, files and terminals show.

`svg` is a whole figure: the map, below it a line for each player, the open cards and the viewer's hand. `map_svg` is
the map alone, or a part of it. The same view always gives the same bytes.
"""

from collections.abc import Sequence

from whistlestop.core.game import Item, Seat
from whistlestop.draw.svg import Box, Say, moved, number, picture
from whistlestop.draw.symbols import badge, icon
from whistlestop.draw.theme import Theme
from whistlestop.draw.voice import voice_of
from whistlestop.games.marklin import data, draw_map
from whistlestop.games.marklin.draw_cards import HIGH, WIDE, back_markup, card_markup, count_tab
from whistlestop.games.marklin.draw_marks import Marks, marks
from whistlestop.games.marklin.draw_words import describe, map_title
from whistlestop.games.marklin.seen import BoardView, View
from whistlestop.games.marklin.textboard import side_text, text

__all__ = ["map_markup", "map_svg", "side_text", "svg", "text"]

WIDTH = 720  # pixels of a map in a file or notebook
_LINE, _CARDS = 56, 150  # units of what stands under the map: a player, a row of cards


def svg(
    view: View,
    seat: Seat | None = None,
    *,
    highlight: str | Sequence[str] | None = None,
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """The whole table with the hand of `seat`, else of the viewer; `highlight` names parts of that seat's score."""
    shown = seat or view.seat
    box = draw_map.BOX
    lines = "".join(
        moved(_player(view, owner, board), box.x, box.y + box.height + _LINE * (owner - 1))
        for owner, board in enumerate(view.boards, 1)
    )
    below = box.y + box.height + _LINE * view.seats
    cards = moved(_open_cards(view), box.x + 30, below + 20)
    high = box.height + _LINE * view.seats + _CARDS
    if shown is not None and any(view.boards[shown - 1].hand):
        cards += moved(_hand(view.boards[shown - 1]), box.x + 30, below + 10 + _CARDS)
        high += _CARDS
    whole = Box(box.x, box.y, box.width, high)
    sheet = (
        f'<rect x="{box.x}" y="{box.y + box.height}" width="{box.width}" height="{high - box.height}"'
        ' fill="var(--sheet)"/>'
    )
    return picture(
        map_markup(view, say, _marks(view, shown, highlight)) + sheet + lines + cards,
        whole,
        title=map_title(view, say),
        description=describe(view, say),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="mk-figure",
        id=id,
    )


def map_svg(
    view: View,
    *,
    box: Box = draw_map.BOX,
    laid: Marks | None = None,
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    title: str | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """The map, or what `box` shows of it (`draw_map.box_around`); `laid` is what stands out on it."""
    return picture(
        map_markup(view, say, laid, box),
        box,
        title=map_title(view, say) if title is None else title,
        description=describe(view, say),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="mk-map",
        id=id,
    )


def map_markup(view: View, say: Say | None = None, laid: Marks | None = None, box: Box = draw_map.BOX) -> str:
    """The inside of the map's picture: trains lie over free tracks, places over both.

    What lies outside of `box` is left out.
    """
    stacks = data.CITY_STACKS[data.RED_CITIES.index(view.options.red_cities)]
    voice = None if say is None else voice_of(say, "marklin-about")
    tracks = [(track, view.owners[track]) for track in draw_map.tracks_seen(box)]
    free = [draw_map.free_track(track) for track, owner in tracks if not owner]
    trains = [draw_map.claimed_track(track, owner) for track, owner in tracks if owner]
    near = draw_map.cities_seen(box)
    cities = [draw_map.city_markup(city, stacks[city], tokens_taken(view, city)) for city in near]
    people = [draw_map.passenger_markup(city, view.passengers[city]) for city in near if view.passengers[city]]
    laid = laid or Marks("", "")
    return "".join(
        (
            draw_map.ground_markup(),
            laid.under,
            draw_map.borders_markup(),
            *free,
            *trains,
            *cities,
            laid.around,
            draw_map.labels_markup(voice, stacks),
            *people,
            laid.over,
        )
    )


def tokens_taken(view: View, city: int) -> int:
    """How many tokens of a city's stack are gone."""
    first = data.MOST_TOKENS * city
    return sum(taker > 0 for taker in view.tokens[first : first + data.MOST_TOKENS])


def _marks(view: View, seat: Seat | None, highlight: str | Sequence[str] | None) -> Marks | None:
    if not highlight or seat is None:
        return None
    from whistlestop.games.marklin.score import sheet  # scoring is only needed here

    parts = (highlight,) if isinstance(highlight, str) else highlight
    items: list[Item] = [item for item in sheet(view, seat).items if item.part in parts]
    return marks(items)


# --- below the map


def _player(view: View, seat: Seat, board: BoardView) -> str:
    """Badge, trains, cards, tickets, passengers left; at the end of the line the points that all can see."""
    counted = (("train", board.trains), ("cards", board.cards), ("ticket", board.kept), ("person", board.supply))
    figures = "".join(
        moved(icon(name, 30, 1.8, "var(--ink-2)"), 130 + 150 * place, 28) + _figure(count, 155 + 150 * place)
        for place, (name, count) in enumerate(counted)
    )
    turn = '<rect width="8" height="56" fill="var(--stamp)"/>' if seat == view.current and view.phase != "over" else ""
    rule = '<path stroke="var(--rule)" d="M0 56H1156"/>'
    points = (
        '<text x="1126" y="40" font-family="var(--book)" font-size="34" font-weight="700" text-anchor="end"'
        f' fill="var(--ink)">{board.routes + board.merchandise}</text>'
    )
    return turn + moved(badge(seat, 38), 30, 9) + figures + points + rule


def _figure(value: int, x: float) -> str:
    return (
        f'<text x="{number(x)}" y="38" font-family="var(--sign)" font-size="28" font-weight="600"'
        f' fill="var(--ink)">{value}</text>'
    )


def _open_cards(view: View) -> str:
    """The row with its gaps, and the deck."""
    cards = [card_markup(card) if card else _GAP for card in view.row] + [back_markup(view.deck)]
    return _side_by_side(cards)


def _hand(board: BoardView) -> str:
    """Each card once, with how many there are."""
    held = [(card, count) for card, count in zip(data.CARDS, board.hand, strict=True) if count]
    return _side_by_side([card_markup(card) + count_tab(str(count)) for card, count in held])


def _side_by_side(cards: Sequence[str]) -> str:
    return "".join(moved(card, place * (WIDE + 14) * 1.15, 0, 1.15) for place, card in enumerate(cards))


_GAP = (
    f'<rect x="1.5" y="1.5" width="{WIDE - 3}" height="{HIGH - 3}" rx="6" fill="none" stroke="var(--edge)"'
    ' stroke-width="1.5" stroke-dasharray="6 5"/>'
)
