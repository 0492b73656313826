"""The frame of every page: the document, the enamel bar on top, and the small things that pages are put together from.

Text is escaped by htpy. `Markup` is only for pictures that we drew ourselves. Our pages forbid inline scripts, styles
and handlers, so looks are classes and behaviour is `data-…` for the scripts.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType

import htpy as h
import segno
from htpy import Element, Node, VoidElement
from markupsafe import Markup

from whistlestop import words
from whistlestop.core.errors import Argument
from whistlestop.draw import symbols, theme
from whistlestop.web import assets, place
from whistlestop.web.models import Chair, Reader
from whistlestop.web.phrases import player

Tell = Callable[..., str]


def teller(reader: Reader) -> Tell:
    """Words for this reader: `tell("web-back")`, `tell("web-seat", number=2)`."""

    def tell(id: str, **args: Argument) -> str:
        return words.say(reader.locale, id, args)

    return tell


def day_name(reader: Reader, day: str) -> str:
    """A day, given as `2027-01-15`, as people write it."""
    year, month, number = day.split("-")
    return teller(reader)("web-day", day=int(number), month=int(month), year=year)


def document(
    reader: Reader,
    title: str,
    body: Node,
    *,
    bar: Node = None,
    scripts: Sequence[str] = (),
    styles: Sequence[str] = (),
    kind: str = "",
) -> str:
    """A whole page. `body` holds an element with the id `main`; `kind` is a class of the page for style sheets."""
    tell = teller(reader)
    return written(
        h.html(lang=reader.locale, data_theme=reader.theme)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
                h.meta(name="referrer", content="same-origin"),
                h.meta(name="color-scheme", content=reader.theme or "light dark"),
                _bar_colours(reader),
                h.title[title if title == "Whistlestop" else f"{title} – Whistlestop"],
                _icon(),
                h.link(rel="manifest", href=place.at("/manifest.webmanifest")),
                [h.link(rel="stylesheet", href=assets.url(name)) for name in ("tokens.css", "base.css", *styles)],
                [h.link(rel="modulepreload", href=assets.url(name)) for name in assets.imports(tuple(scripts))],
                [h.script(type="module", src=assets.url(name)) for name in ("app.js", *scripts)],
            ],
            h.body(class_=kind or None)[h.a(".skip", href="#main")[tell("web-skip")], bar, body],
        ]
    )


def written(element: Element) -> str:
    """An element as plain text, to be sent: `str` would give a `Markup`, which JSON encoders refuse."""
    return "".join(element.iter_chunks())


def _icon() -> VoidElement:
    """The icon in the browser's tab; a script puts the other one there when it is the reader's turn."""
    turn = assets.url("icon-turn.svg")
    return h.link(rel="icon", href=place.at("/icon.svg"), type="image/svg+xml", data_turn=turn)


def _bar_colours(reader: Reader) -> Node:
    """The colour of the browser's own frame: that of our bar."""
    if reader.theme:
        return h.meta(name="theme-color", content=theme.tokens(reader.theme)["enamel"])
    return [
        h.meta(name="theme-color", media=f"(prefers-color-scheme: {name})", content=theme.tokens(name)["enamel"])
        for name in ("light", "dark")
    ]


def bar(reader: Reader, title: str, subtitle: Node = None, *, back: str = "/", tools: Node = None) -> Element:
    """The station sign on top of a page: the way back, what this is, and at most three `tool` buttons."""
    tell = teller(reader)
    return h.header(".bar")[
        h.a(".tool.back", href=place.at(back), aria_label=tell("web-back"), title=tell("web-back"))[icon("back")],
        h.a(".brand", href=place.at("/"))["Whistlestop"],
        h.div(".ttl")[h.h1[title], h.small[subtitle] if subtitle else None],
        h.div(".tools")[tools],
    ]


def tool(label: str, name: str, *, href: str = "", **attributes: str) -> Element:
    """A button or link in the bar: an icon with its name for those who cannot see it."""
    if href:
        return h.a(".tool", href=place.at(href), aria_label=label, title=label, **attributes)[icon(name)]
    return h.button(".tool", type="button", aria_label=label, title=label, **attributes)[icon(name)]


# --- pictures


@cache
def icon(name: str, size: int = 24) -> Markup:
    """An icon of the text's colour. It says nothing by itself: a word or a label stands beside it."""
    box = f'viewBox="0 0 24 24" width="{size}" height="{size}"'
    return Markup(f'<svg class="icon" {box} aria-hidden="true">{symbols.ICONS[name]}</svg>')


@cache
def badge(seat: int, size: int = 24) -> Markup:
    """The badge of a seat; the name stands beside it."""
    box = f'viewBox="0 0 24 24" width="{size}" height="{size}"'
    return Markup(f'<svg class="badge" {box} aria-hidden="true">{symbols.badge(seat)}</svg>')


def hole() -> Element:
    """Where a badge would be: an empty seat."""
    return h.span(".hole")[icon("plus", 18)]


def as_is(markup: str) -> Markup:
    """Markup of our own, not escaped: a picture by `draw` or a game, or a part of a page."""
    return Markup(markup)


def qr(address: str) -> str:
    """A QR code as themed SVG: dark on light by day and by night, since not every camera reads the reverse."""
    code = segno.make(address, micro=False, error="m", boost_error=False)
    squares = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(code.matrix_iter(border=4)) for x, dark in enumerate(row) if dark
    )
    wide, high = code.symbol_size(border=4)
    return (
        f'<svg class="qr" viewBox="0 0 {wide} {high}" shape-rendering="crispEdges" aria-hidden="true">'
        f'<rect width="{wide}" height="{high}" fill="var(--on-enamel)"/>'
        f'<path fill="var(--enamel)" d="{squares}"/></svg>'
    )


# --- names


def chair_name(reader: Reader, chair: Chair) -> str:
    """What a seat is called: its person, its bot, or that nobody sits there."""
    tell = teller(reader)
    if chair.kind == "bot":
        return tell("web-bot", level=bot_name(reader, chair.level))
    if chair.kind == "open":
        return chair.kept_for or tell("web-empty-seat")
    return player(reader.locale, chair.name, chair.number)


def bot_name(reader: Reader, level: str) -> str:
    """What a level of bot is called."""
    return words.say(reader.locale, f"bot-{level}")


def bot_rank(reader: Reader, level: str) -> str:
    """How strong a level of bot is."""
    return words.say(reader.locale, f"bot-{level}.rank")


def ranked_bot(reader: Reader, level: str) -> str:
    """A level of bot to choose: what it is called, and how strong it is."""
    return f"{bot_name(reader, level)} · {bot_rank(reader, level)}"


def game_name(reader: Reader, game: str) -> str:
    """What a game is called."""
    return words.say(reader.locale, f"{game}-name")


# --- sheets and forms


def sheet(title: str, *children: Node, aside: Node = None, id: str | None = None) -> Element:
    """Something to read, with a heading over a rule."""
    return h.section(".sheet.pad", id=id)[h.div(".head")[h.h2[title], aside], *children]


def form(action: str, *children: Node, quiet: bool = False, **attributes: str) -> Element:
    """A form that posts; a quiet one is sent by the script without leaving the page."""
    return h.form(method="post", action=place.at(action), data_quiet=quiet, **attributes)[*children]


def hidden(name: str, value: str | int) -> VoidElement:
    """A value that goes along with a form."""
    return h.input(type="hidden", name=name, value=str(value))


def button(label: str, *, look: str = "", name: str = "", **attributes: str | bool) -> Element:
    """A button of a form; `look` adds classes (`go` for the primary one), `name` is its icon."""
    attributes.setdefault("type", "submit")
    return h.button(class_=f"btn {look}".strip(), **attributes)[icon(name, 20) if name else None, h.span(".lbl")[label]]


def link_button(label: str, href: str, *, look: str = "", name: str = "", **attributes: str | bool) -> Element:
    """A link that looks like a button."""
    return h.a(class_=f"btn {look}".strip(), href=place.at(href), **attributes)[
        icon(name, 20) if name else None, h.span(".lbl")[label]
    ]


def select(
    name: str,
    choices: Iterable[tuple[str, str]],
    chosen: str,
    needs: Mapping[str, str] = MappingProxyType({}),
    **attributes: str,
) -> Element:
    """A native list of choices (value and text); its label is given by `aria_label` or by an element around it.

    `needs` are those that other fields must have for a choice, for a script.
    """
    return h.select(name=name, **attributes)[
        [h.option(value=value, selected=value == chosen, data_needs=needs.get(value))[text] for value, text in choices]
    ]


def name_field(reader: Reader) -> Element:
    """Asks for a name, as last typed on this device."""
    tell = teller(reader)
    return h.label(".field")[
        h.span(".cap")[tell("web-your-name")],
        h.input(
            type="text",
            name="name",
            value=reader.name,
            maxlength="20",
            required=True,
            autocomplete="nickname",
            autocapitalize="words",
            spellcheck="false",
        ),
    ]


def refusal(sentence: str) -> Element | None:
    """Why a form could not be taken; nothing where it could."""
    return h.p(".refusal", role="alert")[icon("help", 20), h.span[sentence]] if sentence else None


def address_field(reader: Reader, label: str, address: str) -> Element:
    """An address to take along. The buttons need a script; the text can be copied without."""
    tell = teller(reader)
    return h.div(".inline.link")[
        h.input(type="text", value=address, readonly=True, aria_label=label),
        button(tell("web-copy"), look="low", name="copy", type="button", data_copy=address),
        button(tell("web-share"), look="low", name="share", type="button", data_share=address),
    ]


# --- for the scripts


def regions() -> list[Element]:
    """Where short messages appear, and where they are read out."""
    return [h.div("#toast"), *voices()]


def voices() -> list[Element]:
    """What screen readers read out: when there is a pause, and at once."""
    return [h.div("#live.unseen", aria_live="polite"), h.div("#alert.unseen", role="alert")]


def data(id: str, json: str) -> Element:
    """JSON for the scripts, as a block that nothing in it can leave."""
    return h.script(type="application/json", id=id)[Markup(json.replace("<", "\\u003c"))]
