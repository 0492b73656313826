"""The table page, on which a game is played, and the parts of it that are not the game's.

One markup serves all sizes; style sheets arrange it (table.css). On phones `#boards` is swiped sideways and `#side`
rises from below; on wide screens the other boards stand in a rail to the left and `#side` in one to the right. After
the first page only parts travel, so nothing outside of them may depend on the position.
"""

from collections.abc import Iterator, Mapping

import htpy as h
import msgspec
from htpy import Element, Node
from markupsafe import Markup

from whistlestop import games
from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts, Screen, merged
from whistlestop.draw.svg import escape
from whistlestop.web import assets, client_words, endgame, lesson, menu, place, sheets
from whistlestop.web.models import CALLS, LONGEST_MESSAGE, Reader, Scene, State, Wishes
from whistlestop.web.pace import clock
from whistlestop.web.page import (
    as_is,
    bar,
    button,
    data,
    document,
    form,
    game_name,
    icon,
    teller,
    tool,
    voices,
)
from whistlestop.web.parts import expand
from whistlestop.web.phrases import label
from whistlestop.web.seats import People, defs, known_people, progress, seat_parts, sentence
from whistlestop.web.settings import language_choice, theme_choice
from whistlestop.web.talk import chat_parts, log_parts

Boards = tuple[tuple[str, Seat | None], ...]

_KEYS = {
    "← ↑ ↓ →": "web-table-key-arrows",
    "Enter": "web-table-key-tap",
    "1–9": "web-table-key-tools",
    "R": "web-table-key-turn",
    "H": "web-table-key-hint",
    "Z": "web-table-key-undo",
    "Shift + Z": "web-table-key-restart",
    "Esc": "web-table-key-drop",
    "A": "web-table-key-choices",
    "L": "web-table-key-log",
    "C": "web-table-key-chat",
    "?": "web-table-key-keys",
}


def frame_groups(reader: Reader, scene: Scene) -> tuple[Parts, ...]:
    """All parts of the page but the game's own, those together that change together.

    It runs for every viewer of every move: no htpy, words are kept.
    """
    locale, screen = reader.locale, scene.screen
    people = people_of(reader, scene)
    single = {
        "progress": progress(locale, screen.progress),
        "say": sentence(people, screen),
        "clock": clock(people, scene),
        "proposals": menu.proposals(locale, scene),
        "end": endgame.late(scene),
        **lesson.parts(locale, scene),
    }
    return (
        single,
        seat_parts(people, screen),
        _score_parts(people, scene),
        log_parts(scene.id, people, scene.log),
        chat_parts(scene.id, people, scene.chat),
    )


def frame_parts(reader: Reader, scene: Scene) -> Parts:
    """The same together."""
    return merged(frame_groups(reader, scene))


def people_of(reader: Reader, scene: Scene) -> People:
    """Those at the table as this reader calls them."""
    return known_people(reader.locale, scene.chairs, scene.seat, is_shared=bool(scene.other_seats))


def _score_parts(people: People, scene: Scene) -> Parts:
    """The sheet beside the board: the own one, for spectators all; at the end the result takes its place."""
    if scene.is_over or not scene.sheets:
        return {"sheet": sheets.NO_SHEET, "tally": sheets.NO_TALLY}
    if scene.seat is None:
        return {"sheet": sheets.watched(people, scene.game, scene.sheets), "tally": sheets.NO_TALLY}
    return sheets.running(people, scene.game, sheets.lines(scene.game, scene.sheets[0]))


def table(reader: Reader, scene: Scene, state: State, drawing: str) -> str:
    """The whole page."""
    twins = twin_parts(reader, scene.screen.boards, f"/t/{scene.id}/text?")
    parts = {**scene.screen.parts, **frame_parts(reader, scene), **twins}
    parts["end"] = endgame.end(people_of(reader, scene), scene)
    start = {
        "socket": place.at(f"/t/{scene.id}/socket"),
        "light": place.at(f"/t/{scene.id}/light"),
        "hint": place.at(f"/t/{scene.id}/hint"),
        "seat": scene.seat,
        "drawing": drawing,
        "state": state,
        "words": client_words.words(reader.locale),
        "calls": reader.calls,
    }
    body = h.fragment[
        pictures(scene.game, len(scene.chairs)),
        h.div("#banner.banner", role="status", hidden=True),
        part(parts, "seats"),
        h.main("#main", tabindex="-1")[
            boards(reader, scene.screen.boards, parts),
            _news() if shared(scene.screen.boards) else None,
            _rivals(reader),
            part(parts, "tally"),
            part(parts, "tray") if "tray" in parts else None,
            _action_bar(reader, scene, parts),
            h.div("#toast"),
        ],
        _side(reader, scene, parts),
        _menu(reader, scene),
        _choices(reader),
        help_dialog(reader, scene.game),
        keys_dialog(reader, h.div(".load"), load=place.at(f"/t/{scene.id}/keys")),
        voices(),
        data("start", msgspec.json.encode(start).decode()),
    ]
    kind = "play alone" if len(scene.chairs) == 1 else f"play{shared(scene.screen.boards)}"
    return document(
        reader,
        game_name(reader, scene.game),
        body,
        bar=_bar(reader, scene, parts),
        scripts=("table.js",),
        styles=("table.css", *_more_styles(scene), *assets.game_styles(scene.game)),
        kind=kind if scene.seat else f"{kind} watching",
    )


def _more_styles(scene: Scene) -> Iterator[str]:
    """What few pages need; one on which a game ends fetches its own."""
    if scene.lesson:
        yield "lesson.css"
    if scene.is_over:
        yield endgame.STYLES


# --- what the replay has as well


def shared(shown: Boards) -> str:
    """A page on which all play on one board is arranged in a way of its own."""
    return " shared" if [seat for _, seat in shown] == [None] else ""


def part(parts: Parts, id: str) -> Markup:
    """A part with all that belongs in it."""
    return as_is(expand(parts, id))


def pictures(game: str, seats: int) -> Element:
    """What parts point at."""
    return h.svg(".defs", aria_hidden="true")[as_is(f"<defs>{defs(seats)}{games.room(game, 'screen').defs()}</defs>")]


def boards(reader: Reader, shown: Boards, parts: Parts) -> Element:
    """All boards: the first is on the stage. Over each stands its caption, under it the board in words."""
    plates = [
        # Named by the name alone: a caption that is not shown would be read with all that somebody could do.
        h.figure(".plate", data_seat=str(seat or 0), aria_labelledby=f"name-{seat}" if seat else None)[
            part(parts, f"who-{seat}") if f"who-{seat}" in parts else None,
            part(parts, board),
            part(parts, f"twin-{seat or 0}"),
        ]
        for board, seat in shown
    ]
    return h.section("#boards", aria_label=teller(reader)("web-table-boards"))[
        h.div(".stage")[plates[0]],
        h.div(".others")[plates[1:]],
    ]


def twin_parts(reader: Reader, shown: Boards, address: str) -> Parts:
    """The boards in words, fetched when somebody opens them; `address` is where, up to the seat."""
    words = label(reader.locale, "web-table-board-text")
    parts = {}
    for _, seat in shown:
        id, load = f"twin-{seat or 0}", f"{place.at(escape(address))}seat={seat or 1}"  # a board of all is told whole
        inside = f'<summary>{words}</summary><p class="load"></p>'
        parts[id] = f'<details id="{id}" class="twin" data-load="{load}">{inside}</details>'
    return parts


def help_dialog(reader: Reader, game: str) -> Element:
    """The rules, fetched when somebody asks for them."""
    return dialog(reader, "help", "book", "web-rules", h.div(".load"), load=place.at(f"/help/{game}?fragment=1"))


def dialog(
    reader: Reader,
    id: str,
    picture: str,
    title: str,
    *children: Node,
    load: str | None = None,
    is_live: bool = False,
) -> Element:
    """A dialog that can be closed; what it loads may change with the page, or stays as it is."""
    tell = teller(reader)
    return h.dialog(id=id, aria_labelledby=f"{id}-title", data_load=load, data_live=is_live)[
        h.div(".pad")[
            h.div(".head")[
                h.h2(id=f"{id}-title")[icon(picture, 20), tell(title)],
                h.button(".tool", type="button", data_close=True, aria_label=tell("web-table-close"))[icon("cross")],
            ],
            *children,
        ]
    ]


def menu_row(picture: str, words: str, opens: str) -> Element:
    """A line of a menu that opens another dialog."""
    return h.button(".row", type="button", data_dialog=opens)[icon(picture), h.span[words]]


def keys_row(reader: Reader) -> Element:
    return menu_row("keys", teller(reader)("web-table-keys"), "keys")


def keys_dialog(reader: Reader, *children: Node, load: str | None = None) -> Element:
    return dialog(reader, "keys", "keys", "web-table-keys", *children, load=load)


def keys_list(reader: Reader, keys: Mapping[str, str]) -> Element:
    """What keys do: the id of the words for each."""
    tell = teller(reader)
    return h.dl(".keys")[[(h.dt[h.kbd[key]], h.dd[tell(words)]) for key, words in keys.items()]]


# --- the table's own


def _bar(reader: Reader, scene: Scene, parts: Parts) -> Element:
    tell = teller(reader)
    tools = [
        tool(tell("web-rules"), "help", data_dialog="help"),
        tool(tell("web-table-menu"), "menu", data_dialog="menu", id="menu-button"),
    ]
    return bar(reader, game_name(reader, scene.game), [part(parts, "progress"), _fork_mark(reader, scene)], tools=tools)


def _fork_mark(reader: Reader, scene: Scene) -> Element | None:
    """That this is not the game itself but one that was played on from it; the log says it in words."""
    words = teller(reader)("web-played-on")
    return h.span(".fork", title=words)[icon("fork", 16), h.span(".unseen")[words]] if scene.is_fork else None


def _action_bar(reader: Reader, scene: Scene, parts: Parts) -> Element:
    tell = teller(reader)
    more = h.button(
        ".more", type="button", popovertarget="side", aria_label=tell("web-table-side"), title=tell("web-table-side")
    )[icon("list")]
    return h.section(".act", aria_label=tell("web-table-action"))[
        part(parts, "lesson") if "lesson" in parts else None,
        part(parts, "proposals"),
        part(parts, "clock"),
        h.div(".say")[part(parts, "say"), more],
        h.div(".btns")[
            _key_button("undo", "undo", tell("web-table-undo"), "Z"),
            _key_button("hint", "hint", tell("web-table-hint"), "H") if scene.has_hints else None,
            _key_button("turn", "turn", tell("web-table-turn"), "R"),
            _key_button("go", "check", tell("web-table-finish"), "Enter"),
        ]
        if scene.seat
        else None,
    ]


def _news() -> Element:
    """What the others have done meanwhile, over a board that all share; a script fills it from the log it opens."""
    return h.button("#news.news", type="button", popovertarget="side", data_tab="tab-log", hidden=True)


def _rivals(reader: Reader) -> Element:
    """What else may have been meant by a tap; a script fills it."""
    return h.div("#rivals.chips", role="group", aria_label=teller(reader)("web-table-rivals"), hidden=True)


def _choices(reader: Reader) -> Element:
    """All that can be tapped on the boards now, as a list; a script fills it when it is opened."""
    tell = teller(reader)
    title = tell("web-table-choices")
    return h.div("#choices.choices", popover=True, role="dialog", aria_label=title)[
        h.div(".head")[
            h.h2[title],
            h.button(
                ".tool",
                type="button",
                popovertarget="choices",
                popovertargetaction="hide",
                aria_label=tell("web-table-close"),
            )[icon("cross")],
        ],
        h.div(".load.rows"),
        h.p(".none")[tell("web-table-no-choices")],
    ]


def keys_fragment(reader: Reader, scene: Scene) -> str:
    """What keys do at this table."""
    common = {key: words for key, words in _KEYS.items() if key != "H" or scene.has_hints}
    own: dict[str, str] = games.room(scene.game, "screen").KEYS
    return str(keys_list(reader, common | _zoom_keys(scene.screen) | own))


def _zoom_keys(screen: Screen) -> dict[str, str]:
    can_zoom = any("data-zoom=" in screen.parts[board] for board, _ in screen.boards)
    return {"+  −  0": "web-table-key-zoom"} if can_zoom else {}


def _key_button(id: str, picture: str, words: str, key: str) -> Element:
    """A button of the action bar. It stays in the focus order while it is of no use: its sentence says why."""
    return h.button(class_="btn go" if id == "go" else "btn col", id=id, type="button", aria_disabled="true")[
        icon(picture, 20), h.span(".lbl")[words], h.kbd(aria_hidden="true")[key]
    ]


def _side(reader: Reader, scene: Scene, parts: Parts) -> Element:
    tell = teller(reader)
    tabs = [("score", "web-table-score"), ("log", "web-table-log"), ("chat", "web-table-chat")]
    return h.aside("#side", popover=True, aria_label=tell("web-table-side"))[
        part(parts, "end"),
        h.section("#pane-score", role="tabpanel", aria_labelledby="tab-score")[
            part(parts, "sheet"), as_is(sheets.NO_REASONS)
        ],
        h.div(".tabs")[
            h.div(role="tablist", aria_label=tell("web-table-side"))[[_tab(name, tell(words)) for name, words in tabs]],
            h.button(".tool", type="button", popovertarget="side", aria_label=tell("web-table-close"))[icon("cross")],
        ],
        h.section("#pane-log", role="tabpanel", aria_labelledby="tab-log", tabindex="0", hidden=True)[
            part(parts, "log"), h.p(".played-on.small")[tell("web-played-on")] if scene.is_fork else None
        ],
        h.section("#pane-chat", role="tabpanel", aria_labelledby="tab-chat", hidden=True)[
            h.div(".said")[part(parts, "chat"), _no_messages(reader)],
            _chat_form(reader) if scene.seat else None,
        ],
    ]


def _tab(name: str, words: str) -> Element:
    is_first = name == "score"
    return h.button(
        id=f"tab-{name}",
        type="button",
        role="tab",
        aria_controls=f"pane-{name}",
        aria_selected=str(is_first).lower(),
        tabindex="0" if name in ("score", "log") else "-1",  # wide screens hide the first
    )[words]


def _no_messages(reader: Reader) -> Element:
    tell = teller(reader)
    return h.div(".empty")[h.h2[tell("web-table-no-messages")], h.p[tell("web-table-say-hello")]]


def _chat_form(reader: Reader) -> Element:
    tell = teller(reader)
    return h.form("#chatform")[
        h.input(
            type="text",
            name="text",
            maxlength=str(LONGEST_MESSAGE),
            autocomplete="off",
            required=True,
            aria_label=tell("web-table-message"),
            placeholder=tell("web-table-message"),
        ),
        button(tell("web-table-send"), look="low"),
    ]


# --- dialogs


def _menu(reader: Reader, scene: Scene) -> Element:
    """Fetched whenever somebody opens it."""
    load = place.at(f"/t/{scene.id}/menu")
    return dialog(reader, "menu", "menu", "web-table-menu", h.div(".load"), load=load, is_live=True)


def menu_fragment(reader: Reader, scene: Scene, wishes: Wishes | None) -> str:
    """What stands in the menu; `wishes` are those of who has a seat in a game that goes on."""
    rows = h.div(".rows")[
        menu_row("book", teller(reader)("web-rules"), "help"),
        [_reminders(reader, scene, wishes), _short_turns(reader, scene, wishes)] if wishes is not None else None,
        keys_row(reader),
        _way_out(reader, scene),
    ]
    own, partings = (as_is(part(reader.locale, scene)) for part in (menu.actions, menu.partings))
    return str(h.fragment[own, rows, partings, language_choice(reader), theme_choice(reader)])


def _reminders(reader: Reader, scene: Scene, wishes: Wishes) -> Element:
    """How to be called at one's turn: by an open page, on this device without one, or where a webhook leads."""
    tell, to = teller(reader), f"/t/{scene.id}/remind"
    calls = [
        _switch(tell(f"web-remind-{call}"), f"/t/{scene.id}/call", call not in reader.silent, data_call=call)
        for call in CALLS
    ]
    said = {f"data_{id}": tell(f"web-remind-push-{id}") for id in ("on", "off", "cannot", "denied")}
    return h.details("#reminders.fold.reminders")[
        h.summary(".row")[icon("clock"), h.span[tell("web-remind")]],
        h.p(".small")[tell("web-remind-open")],
        calls,
        h.p(".small")[tell("web-remind-about")],
        _switch(tell("web-remind-push"), to, wishes.is_pushed, data_call="push", data_key=wishes.key, **said),
        form(
            to,
            h.label(for_="webhook")[tell("web-remind-webhook")],
            h.div(".inline")[
                h.input(
                    "#webhook",
                    type="url",
                    name="address",
                    value=wishes.webhook,
                    maxlength="1000",
                    placeholder="https://",
                    autocomplete="off",
                    aria_describedby="about-webhook",
                ),
                button(tell("web-save"), look="low"),
            ],
            h.p("#about-webhook.small")[tell("web-remind-webhook-about")],
            quiet=True,
        ),
    ]


def _short_turns(reader: Reader, scene: Scene, wishes: Wishes) -> Element | None:
    """Whether the table ends the reader's turns where nothing else can be done."""
    if wishes.has_short_turns is None:
        return None
    tell = teller(reader)
    return h.div(".reminders")[
        _switch(tell("web-short-turns"), f"/t/{scene.id}/ends", wishes.has_short_turns, data_call="ends"),
        h.p(".small")[tell("web-short-turns-about")],
    ]


def _switch(words: str, to: str, is_on: bool, **more: str) -> Element:
    """What is on or off; a script sends it."""
    return h.label(".option")[
        h.span[words], h.input(".switch", type="checkbox", role="switch", checked=is_on, data_to=place.at(to), **more)
    ]


def _way_out(reader: Reader, scene: Scene) -> Element:
    """Who has a seat keeps it, and only goes home."""
    words = teller(reader)("web-leave" if scene.seat is None else "web-to-home")
    return form(f"/t/{scene.id}/leave", h.button(".row", type="submit")[icon("leave"), h.span[words]])
