"""A result from a real table, entered by tapping: the board, what to tap with, what is wrong, the score sheet.

All of it is one form that asks for the same page again, so it works without a script: the board can be typed as text.
The script asks for the parts alone and puts them in.
"""

from collections.abc import Mapping, Sequence

import htpy as h
import msgspec
from htpy import Element

from whistlestop.core.game import Seat
from whistlestop.draw.paper import Paper
from whistlestop.draw.screen import Parts
from whistlestop.draw.svg import escape
from whistlestop.web import assets, client_words, endgame, place, sheets
from whistlestop.web.models import Chair, OptionForm, Reader
from whistlestop.web.page import (
    bar,
    button,
    data,
    document,
    game_name,
    hidden,
    icon,
    link_button,
    regions,
    sheet,
    teller,
    tool,
)
from whistlestop.web.page import refusal as refusal_line
from whistlestop.web.phrases import label, told
from whistlestop.web.rule_options import option_fields
from whistlestop.web.seats import People, badge
from whistlestop.web.table import help_dialog, part, pictures


def paper(
    reader: Reader,
    game: str,
    shown: Paper,
    seat: Seat,
    asked: Sequence[OptionForm],
    given: Mapping[str, str],
    allowed: tuple[int, int],
    refusal: str = "",
) -> str:
    """The page at `/paper/GAME`; `given` are the options that are not as usual, `allowed` how many can play."""
    tell = teller(reader)
    parts = {**shown.parts, **paper_parts(reader, game, shown, seat, allowed)}
    start = {
        "show": place.at(f"/paper/{game}/show"),
        "light": place.at(f"/paper/{game}/light"),
        "print": place.at(f"/print/{game}"),
        "words": client_words.words(reader.locale),
    }
    body = h.fragment[
        pictures(game, allowed[1]),
        h.main("#main.scorer", tabindex="-1")[
            refusal_line(refusal),
            part(parts, "seats"),
            part(parts, "plate"),
            part(parts, "tray"),
            h.div(".asides")[
                h.div(".btns")[
                    button(tell("web-paper-undo"), look="low", name="undo", type="button", id="undo", disabled=True),
                    link_button(tell("web-paper-clear"), f"/paper/{game}", look="low", name="trash"),
                    link_button(tell("web-print"), f"/print/{game}", look="low", name="print", id="print"),
                ],
                part(parts, "faults"),
                part(parts, "result"),
                part(parts, "why"),
                _form(reader, game, shown, seat, asked, given),
            ],
        ],
        help_dialog(reader, game),
        regions(),
        data("start", msgspec.json.encode(start).decode()),
    ]
    return document(
        reader,
        tell("web-paper"),
        body,
        bar=bar(
            reader,
            tell("web-paper"),
            game_name(reader, game),
            back="/real",
            tools=tool(tell("web-rules"), "help", data_dialog="help"),
        ),
        scripts=("page.js", "paper.js"),
        styles=("pages.css", "table.css", "paper.css", *assets.game_styles(game, "real")),
        kind="paper",
    )


def paper_parts(reader: Reader, game: str, shown: Paper, seat: Seat, allowed: tuple[int, int]) -> Parts:
    """What stands around the board, as parts."""
    locale = reader.locale
    people = People(locale, tuple(Chair(number, "person") for number in range(1, shown.seats + 1)))
    return {
        "seats": _seats(people, seat, allowed),
        "plate": f'<figure id="plate" class="plate"><!--{shown.board}--></figure>',
        "faults": _faults(locale, shown),
        "result": _result(people, game, shown),
        "why": sheets.NO_REASONS,
    }


def _seats(people: People, seat: Seat, allowed: tuple[int, int]) -> str:
    """Whose board is entered; players come and go at the end of the row."""
    seats = len(people.chairs)
    buttons = "".join(_seat(people, each, is_chosen=each == seat) for each in range(1, seats + 1))

    def change(id: str, count: int, picture: str, words: str) -> str:
        said = label(people.locale, words)
        return (
            f'<button id="{id}" class="seat few" form="paper" name="seats" value="{count}"'
            f' title="{said}" aria-label="{said}">{icon(picture, 20)}</button>'
        )

    fewer = change("fewer", seats - 1, "minus", "web-paper-fewer") if seats > allowed[0] else ""
    more = change("more", seats + 1, "plus", "web-paper-more") if seats < allowed[1] else ""
    return (
        f'<div id="seats" class="seats" role="group" aria-label="{label(people.locale, "web-paper-whose")}">'
        f"{buttons}{fewer}{more}</div>"
    )


def _seat(people: People, seat: Seat, *, is_chosen: bool) -> str:
    """Where there are many, only the chosen one has room for a name."""
    look = ' class="unseen"' if len(people.chairs) > 2 and not is_chosen else ""
    return (
        f'<button id="seat-{seat}" class="seat" form="paper" name="seat" value="{seat}"'
        f' aria-pressed="{str(is_chosen).lower()}">{badge(seat)}<b{look}>{escape(people.name(seat))}</b></button>'
    )


def _faults(locale: str, shown: Paper) -> str:
    """What is wrong, as it is entered; there is always the element that is read out."""
    rows = "".join(f"<li>{told(locale, fault)}</li>" for fault in shown.faults)
    inside = f"<h2>{icon('help', 20)}{label(locale, 'web-paper-wrong')}</h2><ul>{rows}</ul>" if rows else ""
    return f'<section id="faults" class="faults" role="status">{inside}</section>'


def _result(people: People, game: str, shown: Paper) -> str:
    """The sheets of all; who wins, once several play and something was entered."""
    ranked = sorted(shown.sheets, key=lambda each: (shown.outcome.places[each.seat - 1], each.seat))
    tie = shown.outcome.tie_break
    told_tie = f'<p class="small">{label(people.locale, tie)}</p>' if tie else ""
    compared = sheets.compared(people, game, [sheets.lines(game, each) for each in ranked])
    is_begun = any(each.items for each in shown.sheets)
    verdict = endgame.verdict(people, shown.outcome) if is_begun else label(people.locale, "web-table-score")
    return (
        f'<section id="result" class="sheet pad"><div class="head"><h2>{verdict}</h2></div>'
        f"{told_tie}{compared}</section>"
    )


def _form(
    reader: Reader, game: str, shown: Paper, seat: Seat, asked: Sequence[OptionForm], given: Mapping[str, str]
) -> Element:
    """All that is known: the board as text, and the rules by which it is counted."""
    tell = teller(reader)
    return h.form("#paper", method="get", action=place.at(f"/paper/{game}"))[
        hidden("seat", seat),
        option_fields(reader, game, asked, given) if asked else None,
        sheet(
            tell("web-paper-text"),
            h.p(".small")[tell("web-paper-text-about")],
            h.textarea(name="board", rows="3", maxlength="9000", spellcheck="false", aria_label=tell("web-paper-text"))[
                shown.text
            ],
            button(tell("web-paper-read"), look="low"),
        ),
    ]
