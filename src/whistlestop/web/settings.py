"""What a reader can set on any page, without a script: each button sends its form and comes back to the page."""

from collections.abc import Sequence

import htpy as h
from htpy import Element

from whistlestop.web.models import Reader
from whistlestop.web.page import form, hidden, icon, teller
from whistlestop.words import OWN_NAMES

_THEMES = (("light", "sun"), ("dark", "moon"), ("system", "contrast"))


def language_choice(reader: Reader) -> Element:
    """The languages by their own names."""
    buttons = [
        h.button(name="language", value=locale, lang=locale, aria_pressed=_pressed(locale == reader.locale))[name]
        for locale, name in OWN_NAMES.items()
    ]
    return _choice(reader, teller(reader)("web-language"), buttons)


def theme_choice(reader: Reader) -> Element:
    """Light, dark, or as the device has it."""
    tell = teller(reader)
    buttons = [
        h.button(
            name="theme",
            value=theme,
            aria_pressed=_pressed(theme == (reader.theme or "system")),
            aria_label=tell(f"web-theme-{theme}"),
            title=tell(f"web-theme-{theme}"),
        )[icon(name, 20)]
        for theme, name in _THEMES
    ]
    return _choice(reader, tell("web-theme"), buttons)


def _choice(reader: Reader, label: str, buttons: Sequence[Element]) -> Element:
    return form("/settings", hidden("back", reader.path), h.div(".segments", role="group", aria_label=label)[buttons])


def _pressed(is_chosen: bool) -> str:
    return "true" if is_chosen else "false"
