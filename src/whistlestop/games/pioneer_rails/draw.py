"""The view as a picture and as text: what notebooks, files, pages and terminals show.

`svg` is a whole figure of a view: a board, or for spectators all of them, with the turn's cards and the objectives.
`board_svg` is a board alone. The same view always gives the same bytes.
"""

from collections.abc import Sequence
from math import ceil, sqrt

from whistlestop.core.game import Item, Seat
from whistlestop.draw.svg import Box, Say, escape, moved, number, picture
from whistlestop.draw.symbols import badge, icon
from whistlestop.draw.theme import Theme
from whistlestop.draw.voice import Voice, voice_of
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.draw_cards import HIGH, WIDE, card_markup
from whistlestop.games.pioneer_rails.draw_ledger import blank_markup, ledger_markup
from whistlestop.games.pioneer_rails.draw_map import (
    CENTRES,
    CORNERS,
    board_box,
    land_markup,
    names_markup,
    sites_markup,
    town_markup,
)
from whistlestop.games.pioneer_rails.draw_marks import Marks, marks
from whistlestop.games.pioneer_rails.draw_sites import done_markup, progress_markup
from whistlestop.games.pioneer_rails.draw_tracks import end_markup, fields_markup, tracks_markup
from whistlestop.games.pioneer_rails.draw_words import board_title, describe, describe_table, goal_progress, shown_turn
from whistlestop.games.pioneer_rails.rules import Options
from whistlestop.games.pioneer_rails.seen import BoardView, View
from whistlestop.games.pioneer_rails.standing import Standing, before, standing, tracks_of
from whistlestop.games.pioneer_rails.textboard import side_text, text

__all__ = ["board_markup", "board_svg", "side_text", "svg", "table_svg", "text"]

WIDTH = 720  # pixels of a board in a file or notebook
HEADER = 56  # units over a board, for its player and the turns
PENCIL, WASH, DESERT = "var(--pencil)", "var(--pencil-wash)", "var(--desert)"


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
    """One seat's board with the cards: that of `seat`, else the viewer's own. A spectator sees all boards."""
    if seat is None and view.seat is None:
        return table_svg(view, highlight=highlight, theme=theme, standalone=standalone, say=say, width=width, id=id)
    shown = seat or view.seat or 1
    here = standing(view.options, view.boards[shown - 1])
    box = board_box(here.map)
    tray, tray_height = _tray(view, shown, box.width, say)
    high = HEADER + box.height + tray_height
    return picture(
        _ground(box.width, high) + _headed_board(view, shown, highlight, say) + moved(tray, 0, high - tray_height),
        Box(0, 0, box.width, high),
        title=board_title(say, shown, shown_turn(view)),
        description=" ".join((describe(here, say), describe_table(view, say))).strip(),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="pr-figure",
        id=id,
    )


def table_svg(
    view: View,
    *,
    highlight: str | Sequence[str] | None = None,
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """All boards, equally large, in a grid; below them the cards and objectives."""
    columns = ceil(sqrt(view.seats))
    box = board_box(standing(view.options, view.boards[0]).map)
    tray, tray_height = _tray(view, None, box.width, say)
    each = HEADER + box.height
    wide, high = columns * box.width, ceil(view.seats / columns) * each + tray_height
    boards = "".join(
        moved(_headed_board(view, seat, highlight, say), (seat - 1) % columns * box.width, (seat - 1) // columns * each)
        for seat in range(1, view.seats + 1)
    )
    said = [
        f"{board_title(say, seat, shown_turn(view))}: {describe(standing(view.options, board), say)}"
        for seat, board in enumerate(view.boards, 1)
    ]
    return picture(
        _ground(wide, high) + boards + moved(tray, 0, high - tray_height),
        Box(0, 0, wide, high),
        title=board_title(say, 0, shown_turn(view)),
        description="\n".join((*said, describe_table(view, say))).strip(),
        theme=theme,
        standalone=standalone,
        width=min(WIDTH * columns, 2 * WIDTH) if width is None and standalone else width,
        hook="pr-figure pr-table",
        id=id,
    )


def board_svg(
    board: BoardView,
    options: Options,
    *,
    box: Box | None = None,
    laid: Marks | None = None,
    theme: Theme = "light",
    standalone: bool = True,
    say: Say | None = None,
    title: str | None = None,
    width: float | None = None,
    id: str | None = None,
) -> str:
    """A board of a table with these options, or what `box` shows of it; `laid` is what stands out on it."""
    here = standing(options, board)
    return picture(
        board_markup(here, _voice(say), options.map_seed, laid),
        box or board_box(here.map),
        title=board_title(say) if title is None else title,
        description=describe(here, say),
        theme=theme,
        standalone=standalone,
        width=WIDTH if width is None and standalone else width,
        hook="pr-board",
        id=id,
    )


def board_markup(here: Standing, voice: Voice | None, seed: int, laid: Marks | None = None) -> str:
    """The inside of a board's picture."""
    under, over = laid or Marks("", "")
    named = map_markup(here, under) + names_markup(voice, here.map)
    return blank_markup(voice, here.map, seed) + named + ledger_markup(here) + over


def map_markup(here: Standing, under: str = "") -> str:
    """The map without names, and what was built on it; `under` lies under the tracks."""
    return "".join(
        (
            land_markup(here.map),
            fields_markup(here, here.fields),
            sites_markup(here.map),
            under,
            *[site_state(here, location) for location in range(data.LOCATIONS)],
            *[turn_markup(here, turn) for turn in range(1, len(here.turns) + 1)],
            *[end_markup(corner, suit, end_ink(here, corner)) for corner, suit in here.ends],
            *[town_state(here, town) for town in range(data.TOWNS)],
        )
    )


def _voice(say: Say | None) -> Voice | None:
    return None if say is None else voice_of(say, "pioneer-rails-about")


# --- what changes on a board


def site_state(here: Standing, location: int) -> str:
    """What a board adds to a location: filled pips, or the disc of one that is activated."""
    x, y = CENTRES[here.map.locations[location]]
    kind, done = here.map.kind_of(location), here.done[location]
    if done:
        return done_markup(kind, x, y, PENCIL if done == here.now else "var(--ink)")
    return progress_markup(kind, before(here).beside[location], here.beside[location], x, y)


def turn_markup(here: Standing, turn: int) -> str:
    """The tracks of a turn, from 1; of the one in progress in pencil."""
    laid = here.turns[turn - 1]
    if not laid.tracks:
        return ""
    ink, bed = (PENCIL, WASH) if turn == here.now else ("", DESERT)
    return tracks_markup(here.map, data.SUITS.index(laid.suit), tracks_of(laid), ink, bed)


def end_ink(here: Standing, corner: int) -> str:
    """Ends that the turn in progress has brought are in pencil."""
    return "" if not here.now or any(corner == other for other, _ in before(here).ends) else PENCIL


def town_state(here: Standing, town: int) -> str:
    """A town: open, reached, or reached in the turn in progress."""
    is_new = here.towns[town] and not before(here).towns[town]
    return town_markup(*CORNERS[here.map.towns[town]], here.towns[town] > 0, PENCIL if is_new else "var(--ink)")


# --- parts of a figure


def _ground(wide: float, high: float) -> str:
    return f'<rect width="{number(wide)}" height="{number(high)}" fill="var(--paper)"/>'


def _headed_board(view: View, seat: Seat, highlight: str | Sequence[str] | None, say: Say | None) -> str:
    here = standing(view.options, view.boards[seat - 1])
    box = board_box(here.map)
    header = moved(badge(seat, 38), 26, 12) + _stage(view.boards[seat - 1], 26 + 38, 12 + 38) + _pips(view, box.width)
    board = board_markup(here, _voice(say), view.options.map_seed, _marks(view, seat, here, highlight))
    return moved(board, -box.x, HEADER - box.y) + header


def _marks(view: View, seat: Seat, here: Standing, highlight: str | Sequence[str] | None) -> Marks | None:
    if not highlight:
        return None
    from whistlestop.games.pioneer_rails.score import sheet  # scoring is only needed here

    parts = (highlight,) if isinstance(highlight, str) else highlight
    items: list[Item] = [item for item in sheet(view, seat).items if item.part in parts]
    return marks(here, items)


def _stage(board: BoardView, x: float, y: float) -> str:
    """On the badge's corner: a pencil while building, a tick once done."""
    if board.stage == "waiting":
        return ""
    name, fill, ink = (
        ("check", "var(--ink)", "var(--sheet)") if board.stage == "done" else ("pen", "var(--sheet)", "var(--ink)")
    )
    plate = f'<circle r="11" fill="{fill}" stroke="var(--edge)" stroke-width="1.5"/>'
    return moved(plate + icon(name, 14, 3, ink), x, y)


def _pips(view: View, wide: float) -> str:
    """The turns as dots, round by round: played, now, to come."""
    dots = []
    for turn in range(data.TURNS):
        x = wide - 30 - 20 * (data.TURNS - 1 - turn) - 18 * (data.ROUNDS - 1 - turn // data.TURNS_IN_ROUND)
        is_now = turn == view.turn
        fill = "var(--lamp)" if is_now else "var(--ink)" if turn < view.turn else "none"
        edge = "var(--lamp-edge)" if is_now else "var(--ink)"
        radius = 8 if is_now else 6
        dots.append(f'<circle cx="{number(x)}" cy="32" r="{radius}" fill="{fill}" stroke="{edge}" stroke-width="2.5"/>')
    return "".join(dots)


_GOAL = 40  # units of a line


def _tray(view: View, seat: Seat | None, wide: float, say: Say | None) -> tuple[str, int]:
    """The cards of the turn, and the objectives beside them: what stands under the boards, and its height."""
    cards = "".join(
        moved(_dim(card_markup(card), card == view.gone), 26 + (WIDE * 1.3 + 14) * place, 8, 1.3)
        for place, card in enumerate(view.cards)
    )
    left = 26 + (WIDE * 1.3 + 14) * max(len(view.cards), 1) + 20
    goals = "".join(_goal(view, seat, place, name, left, wide, say) for place, name in enumerate(view.objectives))
    high = max(HIGH * 1.3 + 24 if view.cards else 0, _GOAL * len(view.objectives) + 16 if view.objectives else 0)
    return cards + goals, ceil(high)


def _dim(card: str, is_gone: bool) -> str:
    return f'<g opacity=".4">{card}</g>' if is_gone else card


def _goal(view: View, seat: Seat | None, place: int, name: str, left: float, wide: float, say: Say | None) -> str:
    """An objective in one line, with how far the board has come and who has met it."""
    words = name if say is None else say("pioneer-rails-objective", {"objective": name})
    y = 36 + _GOAL * place
    met = [owner for owner, board in enumerate(view.boards, 1) if board.met[place : place + 1] > (0,)]
    badges = "".join(moved(badge(owner, 26), wide - 60 - 32 * at, y - 21) for at, owner in enumerate(met))
    have, need = goal_progress(view, seat, name) if seat else (0, 0)
    figures = f'<tspan fill="var(--ink-3)">  {have}/{need}</tspan>' if seat else ""
    return (
        f'<text x="{number(left)}" y="{y}" font-family="var(--text)" font-size="26" fill="var(--ink)">'
        f"{escape(words)}{figures}</text>{badges}"
    )
