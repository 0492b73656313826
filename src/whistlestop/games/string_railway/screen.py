"""The game's room in the browser: a view as parts of a page, and what the viewer can do there (draw/screen.py).

A place is a station (`s5`, numbered in the order in which they came) or a mark of the border (`m2`); a tool is the
station or the string in hand. Strings are drawn, laid through stations, and bent by hand (`free`). The same view always
gives the same bytes, and whatever costs something is kept, part by part.
"""

from whistlestop.core.game import Actions, Item, Seat
from whistlestop.draw.screen import Figure, Parts, Phrase, Progress, Screen, Side, Status
from whistlestop.draw.svg import Say
from whistlestop.draw.voice import voice_of
from whistlestop.games.string_railway import data, flow, layout, verdict
from whistlestop.games.string_railway.actions import Action, Base
from whistlestop.games.string_railway.draw_marks import marks
from whistlestop.games.string_railway.draw_words import describe
from whistlestop.games.string_railway.findings import strings_left
from whistlestop.games.string_railway.score import sheet
from whistlestop.games.string_railway.screen_board import BOARD, board_groups, lit_parts, station_name
from whistlestop.games.string_railway.screen_card import card
from whistlestop.games.string_railway.screen_cards import station_card
from whistlestop.games.string_railway.screen_plan import instead, plan
from whistlestop.games.string_railway.screen_prompt import prompt
from whistlestop.games.string_railway.screen_symbols import defs
from whistlestop.games.string_railway.screen_tray import NO_SUGGESTION, tray_parts
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.standing import Company, standing
from whistlestop.games.string_railway.views import position

__all__ = ["ENDS", "KEYS", "MINUTES", "card", "defs", "instead", "light", "place", "plan", "progress", "show", "text"]

MINUTES = 30
ENDS = ()
KEYS = {
    "S": "string-railway-key-suggest",
    "R": "string-railway-key-turn",
    "← ↑ ↓ →": "string-railway-key-nudge",
    "Tab": "string-railway-key-dots",
    "A  Del": "string-railway-key-change-dots",
}
STATION = "station:"  # before the number of a station whose card is to be shown


def show(view: View, legal: Actions[Action] | None, say: Say) -> Screen:
    """A position as one viewer's page shows it; `legal` are the viewer's actions, None for who cannot act."""
    voice, here, is_acting = voice_of(say, "string-railway-about"), standing(view), legal is not None
    tools = _offers(view, legal) if legal is not None else {}
    return Screen(
        groups=(*board_groups(voice, view, here, is_acting), tray_parts(voice, view, here, is_acting)),
        boards=((BOARD, None),),
        progress=progress(view),
        status=tuple(_status(view, seat) for seat in range(1, view.seats + 1)),
        prompt=prompt(view, is_acting),
        offers=tools,
        tool=next(iter(tools), ""),
        sides=tuple(_side(here.companies, seat) for seat in range(1, view.seats + 1)),
        unaided=NO_SUGGESTION,
    )


def place(action: Action) -> str:
    """Nothing is taken back where it was done: undo goes step by step."""
    return ""


def light(view: View, seat: Seat, part: str, say: Say) -> Parts:
    """What makes the points of one part of the score sheet; or what there is to know of a station."""
    number, here = part.removeprefix(STATION), standing(view)
    if part.startswith(STATION) and number.isdecimal() and 0 < int(number) <= len(here.tiles):
        return lit_parts(station_card(here, int(number), say))
    items: list[Item] = [item for item in sheet(view, seat).items if item.part == part]
    return lit_parts(marks(here, items))


def text(view: View, seat: Seat, say: Say) -> str:
    """The table in words: it is everybody's, whosever side is asked for."""
    return describe(view, say)


# --- what can be done


def _offers(view: View, legal: Actions[Action]) -> dict[str, tuple[str, ...]]:
    """By station or string in hand where it can go: stations go anywhere, strings to stations that have room."""
    s = position(view)
    match view.phase:
        case "bases":
            free = [mark for mark in range(1, s[layout.MARKS_N] + 1) if Base(mark) in legal]
            return {"": tuple(f"m{mark}" for mark in free)}
        case "placing":
            return {data.KINDS[kind]: () for kind in flow.hand(s)}
        case "laying":
            company, stations = s[layout.CURRENT], range(s[layout.STATIONS_N])
            open_ones = tuple(station_name(n + 1) for n in stations if not verdict.is_full(s, company, n))
            return dict.fromkeys(strings_left(s), open_ones)
    return {}


# --- how the game stands


def progress(view: View) -> Progress:
    """How far the game is."""
    turns = data.SHORTS[view.seats] + data.LONGS
    if not view.turns:
        return Progress(Phrase("string-railway-progress-start"), 0, turns)
    return Progress(Phrase("string-railway-progress", {"turn": view.round, "turns": turns}), view.round, turns)


def _status(view: View, seat: Seat) -> Status:
    if view.phase == "over":
        return "done"
    return "acting" if flow.actor(position(view)) == seat else "waiting"


def _side(companies: tuple[Company, ...], seat: Seat) -> Side:
    """What stands by a player's badge: points and strings left; with two companies each one's points, too."""
    own = [company for company in companies if company.seat == seat]
    figures = [Figure("", max(company.score for company in own), "string-railway-has-points")]
    if len(own) > 1:
        figures += [Figure(f"sr-badge-{one.number}", one.score, "string-railway-has-company") for one in own]
    short, long = (sum(company.left[length] for company in own) for length in (data.SHORT, data.LONG))
    figures += [
        Figure("sr-short", short, "string-railway-has-short"),
        Figure("sr-long", long, "string-railway-has-long"),
    ]
    return Side(tuple(figures), "stations")
