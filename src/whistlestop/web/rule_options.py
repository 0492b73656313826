"""The options of a game in words: as a form asks for them, and as a sheet tells what was chosen."""

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h
from htpy import Element, Node

from whistlestop import games
from whistlestop.core import options
from whistlestop.web import place
from whistlestop.web.models import GameCard, OptionForm, Reader
from whistlestop.web.page import hidden, select, sheet, teller
from whistlestop.words import say

_IN_FRONT = 4  # options to be seen at once; the others are a tap away
_FIELD = "option-"  # what the name of an option's field begins with
_LONGEST = 80  # characters of a value


def given(fields: Mapping[str, object]) -> dict[str, str]:
    """By option: what the fields of a form, or of an address, say about it."""
    return {
        name.removeprefix(_FIELD): value[:_LONGEST]
        for name, value in fields.items()
        if name.startswith(_FIELD) and isinstance(value, str)
    }


def fields(chosen: Mapping[str, str | bool | int]) -> dict[str, str]:
    """The fields of a form that say what was chosen."""
    return {f"{_FIELD}{option}": text_of(value) for option, value in chosen.items()}


def option_fields(reader: Reader, game: str, asked: Sequence[OptionForm], given: Mapping[str, str]) -> Element:
    """A row for each option. Whatever is a plain yes or no comes first."""
    tell = teller(reader)
    in_front = [option for option in asked if isinstance(option.default, bool)][:_IN_FRONT]
    others = [option for option in asked if option not in in_front]
    is_changed = any(given.get(option.id, text_of(option.default)) != text_of(option.default) for option in others)

    def rows(chosen: Sequence[OptionForm]) -> list[Element]:
        return [_field(reader, game, option, given.get(option.id, text_of(option.default))) for option in chosen]

    return sheet(
        tell("web-rules"),
        h.div(".options")[rows(in_front)],
        h.details(".more", open=is_changed)[
            h.summary[tell("web-all-options")],
            h.div(".options")[rows(others)],
        ]
        if others
        else None,
    )


def hints_field(reader: Reader, given: str) -> Element:
    """Whether whoever is to act may ask for a hint: agreed on like a rule, though none of the game's."""
    tell = teller(reader)
    named: dict[str, Any] = {"id": "hints", "aria_describedby": "about-hints"}
    return sheet(
        tell("web-at-the-table"),
        h.div(".options")[
            h.div(".option")[
                h.label(for_="hints")[tell("web-hints")],
                hidden("hints", "false"),
                h.input(
                    ".switch",
                    type="checkbox",
                    role="switch",
                    name="hints",
                    value="true",
                    checked=given != "false",
                    **named,
                ),
                h.p(".small", id="about-hints")[tell("web-hints-about")],
            ]
        ],
    )


def options_sheet(
    reader: Reader, game: str, chosen: Mapping[str, str | bool | int], *, has_hints: bool = True
) -> Element:
    """What is played: in front what differs from the usual rules, all of it a tap away."""
    tell = teller(reader)
    every = options.choices(games.find(game).options)
    values = {choice.id: chosen.get(choice.id, choice.default) for choice in every}
    unusual = [choice.id for choice in every if values[choice.id] != choice.default]

    def rows(ids: Sequence[str]) -> Node:
        return h.dl(".options")[
            [h.div(".option")[h.dt[_name(reader, game, id)], h.dd[_value(reader, game, id, values[id])]] for id in ids]
        ]

    return sheet(
        tell("web-rules"),
        rows(unusual) if unusual else h.p(".small")[tell("web-usual-rules")],
        None if has_hints else h.p(".small")[tell("web-no-hints")],
        h.details(".more")[h.summary[tell("web-all-options")], rows(list(values))] if values else None,
    )


def _field(reader: Reader, game: str, option: OptionForm, value: str) -> Element:
    """A switch for a plain yes or no, a field for a number, else a list of all values."""
    tell, field = teller(reader), f"{_FIELD}{option.id}"
    is_switch = isinstance(option.default, bool)
    named: dict[str, Any] = {"id": field, "aria_describedby": f"about-{option.id}"}
    choices = [(text_of(choice), _value(reader, game, option.id, choice)) for choice in option.choices]
    return h.div(class_="option" if is_switch else "option long")[
        h.label(for_=field)[_name(reader, game, option.id)],
        [
            hidden(field, "false"),  # what a switch that is off leaves to say
            h.input(
                ".switch", type="checkbox", role="switch", name=field, value="true", checked=value == "true", **named
            ),
        ]
        if is_switch
        else h.input(type="number", name=field, min="0", max=str(option.most), value=value, **named)
        if option.most is not None
        else select(field, choices, value, **named),
        h.p(".small", id=f"about-{option.id}")[
            say(reader.locale, f"{game}-option-{option.id}.about"),
            " ",
            # In a tab of its own: what was chosen here stays.
            h.a(
                ".rule",
                href=place.at(f"/help/{game}?rule={option.rule}#rule-{option.rule}"),
                target="_blank",
                title=tell("web-rule", rule=option.rule),
            )[option.rule],
        ],
    ]


def option_words(reader: Reader, game: str, option: str, value: str | bool | int) -> str:
    """An option and its value, as short as can be: of a switch that is on, its name alone."""
    name = _name(reader, game, option)
    return name if value is True else f"{name}: {_value(reader, game, option, value)}"


def _name(reader: Reader, game: str, option: str) -> str:
    return say(reader.locale, f"{game}-option-{option}")


def _value(reader: Reader, game: str, option: str, value: str | bool | int) -> str:
    if type(value) is int:
        return str(value)
    return say(reader.locale, f"{game}-option-{option}.value-{text_of(value)}")


def needs_of(card: GameCard) -> dict[str, str]:
    """By level of bot: what the options must be for it to play, as scripts read it."""
    return {
        level: " ".join(f"{name}={text_of(value)}" for name, value in card.needs[level].items()) for level in card.needs
    }


def text_of(value: object) -> str:
    """A value as forms send it."""
    return str(value).lower()
