"""A table before its game: who sits where, how to invite, what will be played.

Seats and foot are parts (`chairs`, `ready`), so the page follows what happens at the table.
"""

import htpy as h
import msgspec
from htpy import Element, Node

from whistlestop.draw.screen import Parts
from whistlestop.web import client_words, place
from whistlestop.web.models import Chair, Invitation, Lobby, Reader
from whistlestop.web.opening import about_bots
from whistlestop.web.pace import pace_sheet
from whistlestop.web.page import (
    Tell,
    address_field,
    as_is,
    badge,
    bar,
    button,
    chair_name,
    data,
    document,
    form,
    game_name,
    hidden,
    hole,
    icon,
    name_field,
    ranked_bot,
    regions,
    select,
    sheet,
    teller,
    tool,
    written,
)
from whistlestop.web.rule_options import options_sheet


def lobby(reader: Reader, table: Lobby) -> str:
    """The page at `/t/ID` until the game starts."""
    tell = teller(reader)
    parts = lobby_parts(reader, table)
    body = h.fragment[
        h.div("#banner.banner", role="status", hidden=True),
        h.main("#main.column.lobby")[
            as_is(parts["chairs"]),
            _invite(reader, tell, table.invitation) if table.invitation else None,
            options_sheet(reader, table.game, table.options, has_hints=table.has_hints),
            pace_sheet(reader, table.pace),
            _ways_out(tell, table),
        ],
        as_is(parts["ready"]),
        regions(),
        data("start", _start(reader, table)),
    ]
    return document(
        reader,
        game_name(reader, table.game),
        body,
        bar=bar(
            reader,
            game_name(reader, table.game),
            tell("web-not-started"),
            tools=tool(tell("web-rules"), "help", href=f"/help/{table.game}"),
        ),
        styles=("pages.css",),
        scripts=("lobby.js",),
    )


def lobby_parts(reader: Reader, table: Lobby) -> Parts:
    """What changes while people sit down."""
    tell = teller(reader)
    return {
        "chairs": written(_chairs(reader, tell, table)),
        "ready": written(_ready(reader, tell, table)),
    }


def _start(reader: Reader, table: Lobby) -> str:
    """What the script begins with, as on the page of the table itself."""
    start = {
        "socket": place.at(f"/t/{table.id}/socket"),
        "seat": _own_seat(table),
        "drawing": table.drawing,
        "words": client_words.words(reader.locale),
    }
    return msgspec.json.encode(start).decode()


def _own_seat(table: Lobby) -> int | None:
    """The reader's; whoever else sits on the same device comes behind."""
    return next((chair.number for chair in table.chairs if chair.is_mine), None)


# --- seats


def _chairs(reader: Reader, tell: Tell, table: Lobby) -> Element:
    taken = sum(chair.kind != "open" for chair in table.chairs)
    can_add_bots = table.is_host and taken < len(table.chairs)
    return sheet(
        tell("web-seats"),
        h.ol(".chairs")[[_chair(reader, tell, table, chair) for chair in table.chairs]],
        about_bots(reader, table.levels) if can_add_bots else None,
        aside=h.span(".aside")[f"{taken}/{len(table.chairs)}"],
        id="chairs",
    )


def _chair(reader: Reader, tell: Tell, table: Lobby, chair: Chair) -> Element:
    is_open = chair.kind == "open"
    return h.li(class_="chair open" if is_open else "chair")[
        hole() if is_open else badge(chair.number, 32),
        h.span(".who")[
            h.b[tell("web-empty-seat") if is_open else chair_name(reader, chair)],
            h.small[_standing(tell, table, chair)],
        ],
        _seat_actions(reader, tell, table, chair),
    ]


def _standing(tell: Tell, table: Lobby, chair: Chair) -> str:
    """What is to be said about a seat, below its name."""
    if chair.kind == "open":
        if chair.kept_for:
            return tell("web-kept-for", name=chair.kept_for)
        return tell("web-seat-hint") if table.is_host else tell("web-seat-free")
    said = [tell("web-host")] if chair.is_host else []
    if chair.is_mine:
        said.append(tell("web-on-this-device"))
    elif chair.kind == "person":
        said.append(tell("web-here") if chair.is_here else tell("web-away"))
    return " · ".join(said)


def _seat_actions(reader: Reader, tell: Tell, table: Lobby, chair: Chair) -> Node:
    if chair.is_mine:
        is_guest = table.is_host and chair.number != _own_seat(table)
        return _rename(reader, tell, table, chair), _remove(reader, tell, table, chair) if is_guest else None
    if not table.is_host:
        return None
    if chair.kind == "open":
        return [
            _remove_seat(tell, table, chair) if table.can_shrink else None,
            _add_bot(reader, tell, table, chair) if table.levels else None,
        ]
    return _remove(reader, tell, table, chair)


def _rename(reader: Reader, tell: Tell, table: Lobby, chair: Chair) -> Element:
    return h.details(".rename")[
        h.summary[tell("web-change-name")],
        form(
            f"/t/{table.id}/name",
            hidden("seat", chair.number),
            name_field(msgspec.structs.replace(reader, name=chair.name)),
            button(tell("web-save"), look="low"),
            class_="inline",
        ),
    ]


def _remove(reader: Reader, tell: Tell, table: Lobby, chair: Chair) -> Element:
    name = chair_name(reader, chair)
    return form(
        f"/t/{table.id}/remove",
        hidden("seat", chair.number),
        button(tell("web-remove"), look="plain", aria_label=tell("web-remove-name", name=name)),
        quiet=True,
    )


def _add_bot(reader: Reader, tell: Tell, table: Lobby, chair: Chair) -> Element:
    levels = [(level, ranked_bot(reader, level)) for level in reversed(table.levels)]
    return form(
        f"/t/{table.id}/bot",
        hidden("seat", chair.number),
        select("level", levels, levels[0][0], aria_label=tell("web-bot-level")),
        button(tell("web-add-bot"), look="low", name="robot"),
        quiet=True,
        class_="inline add-bot",
    )


def _remove_seat(tell: Tell, table: Lobby, chair: Chair) -> Element:
    words = tell("web-remove-seat", number=chair.number)
    return form(
        f"/t/{table.id}/fewer",
        hidden("seat", chair.number),
        hidden("seats", len(table.chairs)),
        h.button(".tool", type="submit", aria_label=words, title=words)[icon("cross")],
        quiet=True,
    )


# --- invitation


def _invite(reader: Reader, tell: Tell, invitation: Invitation) -> Element:
    return h.section(".sheet.pad.invite")[
        h.div(".qr-plate", role="img", aria_label=tell("web-qr"))[as_is(invitation.qr)],
        h.div(".invite-words")[
            h.h2(".cap")[tell("web-invite")],
            h.p(".code")[invitation.code],
            h.p(".small")[tell("web-invite-about")],
        ],
        address_field(reader, tell("web-invite-link"), invitation.link),
        h.details(".more")[
            h.summary[tell("web-watch-link")],
            address_field(reader, tell("web-watch-link"), invitation.watch_link),
        ],
    ]


# --- foot


def _ready(reader: Reader, tell: Tell, table: Lobby) -> Element:
    empty = sum(chair.kind == "open" for chair in table.chairs)
    said = tell("web-seats-empty", count=empty) if empty else tell("web-all-here")
    if not table.is_host:
        host = next((chair for chair in table.chairs if chair.is_host), None)
        starter = tell("web-waiting-for-host", name=chair_name(reader, host)) if host else tell("web-host-will-start")
        return h.footer("#ready.act.foot")[h.p(".say")[h.span[h.b[said], h.br, starter]]]
    bot = ranked_bot(reader, table.levels[-1]) if empty and table.levels else ""
    fill = form(f"/t/{table.id}/fill", button(tell("web-fill"), look="col", name="robot"), quiet=True)
    return h.footer("#ready.act.foot")[
        h.p(".say")[h.span[h.b("#why")[said], [h.br, f"{tell('web-fill')}: {bot}"] if bot else None]],
        h.div(".btns")[
            fill if bot else None,
            form(
                f"/t/{table.id}/start",
                button(
                    tell("web-start"),
                    look="go wide",
                    name="play",
                    disabled=not table.can_start,
                    aria_describedby="why",
                ),
                class_="main",
            ),
        ],
    ]


def _ways_out(tell: Tell, table: Lobby) -> Element:
    """To another device, and away from the table."""
    is_seated = any(chair.is_mine for chair in table.chairs)
    return h.div(".ways-out")[
        form(f"/t/{table.id}/device", button(tell("web-table-other-device"), look="plain", name="device"))
        if is_seated
        else None,
        _close(tell, table)
        if table.is_host
        else form(f"/t/{table.id}/leave", button(tell("web-leave"), look="plain", name="leave")),
    ]


def _close(tell: Tell, table: Lobby) -> Element:
    return h.details(".more.close", data_reveal=True)[
        h.summary[tell("web-close-table")],
        h.p(".small")[tell("web-close-sure")],
        form(f"/t/{table.id}/delete", button(tell("web-close-yes"), look="low danger", name="trash")),
    ]
