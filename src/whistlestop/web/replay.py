"""A finished or broken-off game, to be looked at again: any moment, through anybody's eyes.

Every step is an address of its own (`?at=17&seat=2`), so the page works without a script; with one it only fetches
the parts of the next moment.
"""

from collections.abc import Mapping
from typing import Any

import htpy as h
import msgspec
from htpy import Element
from markupsafe import Markup

from whistlestop.draw.screen import Parts, Progress
from whistlestop.draw.svg import escape
from whistlestop.web import analysis, assets, endgame, place, sheets
from whistlestop.web.analysis import moment_address, moment_place
from whistlestop.web.models import Reader, Replay
from whistlestop.web.page import (
    as_is,
    bar,
    button,
    data,
    document,
    game_name,
    hidden,
    icon,
    link_button,
    regions,
    select,
    teller,
    tool,
)
from whistlestop.web.phrases import label, tell, told
from whistlestop.web.seats import People, badge, progress, seat_parts
from whistlestop.web.settings import language_choice, theme_choice
from whistlestop.web.table import (
    boards,
    dialog,
    help_dialog,
    keys_dialog,
    keys_list,
    keys_row,
    menu_row,
    part,
    pictures,
    shared,
    twin_parts,
)
from whistlestop.web.talk import log_parts, log_text

SPEEDS = (1, 2, 4)


def replay_parts(reader: Reader, shown: Replay) -> Parts:
    """All parts of the page but the game's own."""
    chairs = tuple([msgspec.structs.replace(chair, is_here=True) for chair in shown.chairs])  # nobody is away any more
    people = People(reader.locale, chairs, shown.seat, is_shared=True)
    return {
        "progress": progress(reader.locale, shown.screen.progress),
        **seat_parts(people, shown.screen),
        **twin_parts(reader, shown.screen.boards, f"/r/{shown.secret}/text?at={shown.at}&eyes={shown.seat or 0}&"),
        "step": _step_told(people, shown),
        "scrub": _scrubber(people, shown),
        "count": f'<span id="count">{shown.at}/{shown.length}</span>',
        "analysis": analysis.section(people, shown),
        "sheet": _sheets(people, shown),
        "fork": _fork(reader.locale, shown),
        **log_parts(shown.secret, people, shown.log),
    }


def replay(reader: Reader, shown: Replay, start: Mapping[str, Any]) -> str:
    """The whole page."""
    tell = teller(reader)
    parts = {**shown.screen.parts, **replay_parts(reader, shown)}
    body = h.fragment[
        pictures(shown.game, len(shown.chairs)),
        part(parts, "seats"),
        h.main("#main", tabindex="-1")[
            boards(reader, shown.screen.boards, parts),
            part(parts, "tray") if "tray" in parts else None,
            h.div(".reel")[
                part(parts, "step"),
                h.button(
                    "#play.btn.go",
                    type="button",
                    data_pause=tell("web-replay-pause"),
                    data_play=tell("web-replay-play"),
                )[icon("play", 20), icon("pause", 20), h.span(".lbl")[tell("web-replay-play")]],
                part(parts, "scrub"),
                part(parts, "count"),
            ],
        ],
        h.aside("#side", aria_label=tell("web-replay-side"))[
            _eyes(reader, shown),
            part(parts, "analysis"),
            part(parts, "sheet"),
            as_is(sheets.NO_REASONS),
            _ways_on(reader, shown, parts),
            h.section(".sheet.pad", aria_labelledby="log-title")[
                h.div(".head")[h.h2("#log-title")[tell("web-table-log")]], part(parts, "log")
            ],
        ],
        help_dialog(reader, shown.game),
        _menu(reader),
        keys_dialog(reader, keys_list(reader, _KEYS)),
        regions(),
        data("start", msgspec.json.encode(start).decode()),
    ]
    return document(
        reader,
        f"{game_name(reader, shown.game)} – {tell('web-replay-title')}",
        body,
        bar=bar(
            reader,
            game_name(reader, shown.game),
            part(parts, "progress"),
            tools=[
                tool(tell("web-rules"), "help", data_dialog="help"),
                tool(tell("web-table-menu"), "menu", data_dialog="menu", id="menu-button"),
            ],
        ),
        scripts=("replay.js",),
        styles=("table.css", "replay.css", *assets.game_styles(shown.game)),
        kind="play replay alone" if len(shown.chairs) == 1 else f"play replay{shared(shown.screen.boards)}",
    )


def _menu(reader: Reader) -> Element:
    return dialog(
        reader,
        "menu",
        "menu",
        "web-table-menu",
        h.div(".rows")[menu_row("book", teller(reader)("web-rules"), "help"), keys_row(reader)],
        language_choice(reader),
        theme_choice(reader),
    )


_KEYS = {
    "← →": "web-replay-key-step",
    "Home, End": "web-replay-key-ends",
    "Space": "web-replay-key-play",
    "?": "web-table-key-keys",
}


# --- moving through time


def _step_told(people: People, shown: Replay) -> str:
    """The part `step`: what has just happened, in a sentence. Its seat tells the script which board to bring."""
    is_instead = shown.analysed is not None and bool(shown.analysed.instead)
    seat = f' data-seat="{shown.actor}"' if shown.actor and (shown.step or is_instead) else ""
    picture = badge(shown.actor) if shown.actor else ""
    better = analysis.better(people.locale, shown)
    return f'<p id="step"{seat}>{picture}<span>{_step_text(people, shown)}</span>{better}</p>'


def _step_text(people: People, shown: Replay) -> str:
    locale = people.locale
    if shown.analysed is not None and (decision := analysis.decision(locale, shown.analysed)):
        return decision
    if shown.step:
        return " ".join(log_text(locale, people.you, people.names, line) for line in shown.step)
    if shown.actor:
        return tell(locale, "web-replay-hidden", name=people.name(shown.actor))
    return told(locale, shown.screen.progress.words) if shown.at else label(locale, "web-replay-begin")


def _scrubber(people: People, shown: Replay) -> str:
    """The part `scrub`: the line of all moments with a stop for each round or turn, and a lamp to be moved along it.

    Without a script the stops are links; with one the range over them takes finger, mouse and keys.
    """
    locale = people.locale
    here = shown.analysed.here if shown.analysed is not None else None
    reached = here.at if here is not None else shown.at  # a decision belongs to the turn that it ends
    now = max((place for place, (at, _) in enumerate(shown.stops) if at <= reached), default=-1)
    stops = "".join(_stop(locale, shown, at, words, place - now) for place, (at, words) in enumerate(shown.stops))
    many = " many" if len(shown.stops) > _MANY_STOPS else ""
    back, ahead = max(shown.at - 1, 0), min(shown.at + 1, shown.length)
    words = label(locale, "web-replay-moments")
    told = Markup(_step_text(people, shown)).striptags()
    return (
        f'<nav id="scrub" class="scrub{many}" aria-label="{words}">{_step(locale, shown, back, "back")}'
        f'<div class="track"><svg><line x2="100%" y1="50%" y2="50%"/>'
        f'<line class="past" x2="{moment_place(shown, shown.at)}" y1="50%" y2="50%"/>{stops}'
        f"{analysis.marks(locale, shown)}</svg>"
        f'<input id="moment" type="range" max="{shown.length}" value="{shown.at}" autocomplete="off"'
        f' aria-label="{words}" aria-valuetext="{escape(told)}"></div>'
        f"{_step(locale, shown, ahead, 'ahead')}</nav>"
    )


_MANY_STOPS = 14


def _stop(locale: str, shown: Replay, at: int, words: Progress, ahead: int) -> str:
    look = "now" if ahead == 0 else "past" if ahead < 0 else "next"
    current = ' aria-current="step"' if ahead == 0 else ""
    return (
        f'<a class="{look}" href="{moment_address(shown, at)}" data-at="{at}"{current}>'
        f"<title>{told(locale, words.words)}</title>"
        f'<circle cx="{moment_place(shown, at)}" cy="50%" r="12"/><circle cx="{moment_place(shown, at)}" cy="50%"/></a>'
    )


def _step(locale: str, shown: Replay, at: int, name: str) -> str:
    words = label(locale, f"web-replay-{name}")
    off = ' aria-disabled="true"' if at == shown.at else ""
    return (
        f'<a class="tool step" id="{name}" href="{moment_address(shown, at)}" data-at="{at}"{off} title="{words}"'
        f' aria-label="{words}">{icon(name)}</a>'
    )


def _eyes(reader: Reader, shown: Replay) -> Element:
    """Whose eyes we look through, and how fast."""
    tell = teller(reader)
    people = People(reader.locale, shown.chairs)
    views = [("", tell("web-replay-open"))]
    views += [(str(chair.number), people.name(chair.number)) for chair in shown.chairs]
    return h.form(".eyes", method="get")[
        hidden("at", shown.at),
        hidden("analyse", shown.analysed.seat) if shown.analysed else None,
        h.label[
            h.span(".cap")[tell("web-replay-view-as")],
            select("seat", views, str(shown.seat or ""), id="seat"),
        ],
        h.label(".speed")[
            h.span(".cap")[tell("web-replay-speed")],
            select("speed", [(str(speed), f"{speed}×") for speed in SPEEDS], "1", id="speed"),
        ],
        h.noscript[button(tell("web-replay-show"), look="low")],
    ]


# --- score, and what to do with the game


def _sheets(people: People, shown: Replay) -> str:
    """The part `sheet`: the sheets of all as they stand here, with the winner once there is one."""
    if shown.outcome is not None:
        table = endgame.result(people, shown.game, shown.outcome, shown.sheets)
    else:
        rows = [sheets.lines(shown.game, sheet) for sheet in shown.sheets]
        words = label(people.locale, "web-table-if-ended")
        table = (
            f'<div class="sheet pad"><div class="head"><h2>{words}</h2></div>'
            f"{sheets.compared(people, shown.game, rows)}</div>"
        )
    every = "".join(sheets.whole(people, shown.game, sheet) for sheet in shown.sheets)
    return f'<section id="sheet">{table}<div class="sheet every">{every}</div></section>'


def _fork(locale: str, shown: Replay) -> str:
    """The part `fork`: play on from this moment, on the seat we look from."""
    if shown.outcome is not None:  # there is nothing to play on
        return '<form id="fork" hidden></form>'
    return (
        f'<form id="fork" method="post" action="{place.at(f"/r/{shown.secret}/fork")}">'
        f'<input type="hidden" name="at" value="{shown.at}"><input type="hidden" name="seat" value="{shown.seat or 1}">'
        f'<button class="btn">{icon("fork", 20)}{label(locale, "web-replay-fork")}</button></form>'
    )


def _ways_on(reader: Reader, shown: Replay, parts: Parts) -> Element:
    tell = teller(reader)
    save = link_button(tell("web-replay-file"), f"/r/{shown.secret}/file", name="download", download=True)
    return h.section(".onward")[
        None if shown.is_complete else h.p(".small")[tell("web-replay-broken-off")],
        h.div(".btns")[part(parts, "fork"), save],
        as_is(endgame.fairness(reader.locale, shown)),
    ]
