"""Score sheets in words, told the same way beside a running game, at its end and in replays.

What carries `data-light` and `data-seat` is a button: it lights on that seat's board what makes these points.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from whistlestop import games
from whistlestop.core.game import Item, Seat, Sheet
from whistlestop.draw.screen import Phrase
from whistlestop.draw.svg import escape
from whistlestop.web.phrases import label, told
from whistlestop.web.seats import People, badge


class Lines(NamedTuple):
    """A sheet by its parts, as far as they occur, in the order in which the game shows them."""

    seat: Seat
    points: dict[str, int]
    total: int


def lines(game: str, sheet: Sheet) -> Lines:
    """The sums of a sheet."""
    found: dict[str, int] = {}
    for item in sheet.items:
        found[item.part] = found.get(item.part, 0) + item.points
    return Lines(sheet.seat, {part: found[part] for part in _order(game) if part in found}, sum(found.values()))


def figure(points: int) -> str:
    """Points as people write them: with a true minus."""
    return f"{points}" if points >= 0 else f"−{-points}"


# --- beside a running game

NO_SHEET = '<section id="sheet" hidden></section>'
NO_TALLY = '<i id="tally" hidden></i>'


def running(people: People, game: str, own: Lines) -> str:
    """The part `sheet`: what each part of the own board brings, and what the game would end with now."""
    locale = people.locale
    rows = "".join(
        f'<li><button data-light="{part}" data-seat="{own.seat}">{_part(locale, game, part)}<i></i>'
        f"{_value(points)}</button></li>"
        for part, points in own.points.items()
    )
    rows = rows or f'<li class="none">{label(locale, "web-table-nothing-yet")}</li>'
    return (
        f'<section id="sheet" class="tally-sheet"><h2>{badge(own.seat)}{escape(people.name(own.seat))}</h2>'
        f"<ul>{rows}</ul>"
        f"<p>{label(locale, 'web-table-if-ended')}<i></i>{_value(own.total)}</p></section>"
    )


def tally(locale: str, game: str, own: Lines) -> str:
    """The part `tally`: the same in one line, which opens the sheet."""
    if not own.points:
        return NO_TALLY
    rows = "".join(f"<span>{_short(locale, game, part)} {_value(points)}</span>" for part, points in own.points.items())
    return (
        '<button id="tally" class="tally" type="button" popovertarget="side">'
        f'<span class="unseen">{label(locale, "web-table-if-ended")}</span>'
        f"<strong>{figure(own.total)}</strong>{rows}</button>"
    )


# --- several players


def watched(people: People, game: str, sheets: Sequence[Sheet]) -> str:
    """The part `sheet` for those who only watch: all players side by side, by seat."""
    table = compared(people, game, [lines(game, sheet) for sheet in sheets])
    return f'<section id="sheet" class="tally-sheet">{table}</section>'


def compared(people: People, game: str, sheets: Sequence[Lines]) -> str:
    """A table with players as columns, in the order given; the best of a row is in bold.

    The name of a row lights the reader's own board, or that of the first player.
    """
    locale, lead = people.locale, people.seat or sheets[0].seat
    heads = "".join(_head(people, sheet.seat) for sheet in sheets)
    rows = "".join(_row(locale, game, part, sheets, lead) for part in _order(game) if _occurs(part, sheets))
    totals = "".join(f"<td>{figure(sheet.total)}</td>" for sheet in sheets)
    return (
        f'<table class="scores"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">{label(locale, "total")}</th>{totals}</tr></tfoot></table>'
    )


def _head(people: People, seat: Seat) -> str:
    shown = escape(people.name(seat))
    return f'<th scope="col" title="{shown}">{badge(seat)}<b>{shown}</b></th>'


_WIDE = 4  # so many columns leave room for the whole names of rows


def _row(locale: str, game: str, part: str, sheets: Sequence[Lines], lead: Seat) -> str:
    values = [sheet.points.get(part, 0) for sheet in sheets]
    best = max(values) if min(values) != max(values) else None
    cells = "".join(
        f'<td><button data-light="{part}" data-seat="{sheet.seat}">{_value(value, value == best)}</button></td>'
        for sheet, value in zip(sheets, values, strict=True)
    )
    name = _part(locale, game, part) if len(sheets) <= _WIDE else _short(locale, game, part)
    head = f'<button data-light="{part}" data-seat="{lead}">{name}</button>'
    return f'<tr><th scope="row">{head}</th>{cells}</tr>'


def _occurs(part: str, sheets: Iterable[Lines]) -> bool:
    return any(part in sheet.points for sheet in sheets)


# --- every line


NO_REASONS = '<section id="why" hidden></section>'


def why(people: People, game: str, sheet: Sheet, part: str) -> str:
    """The part `why`: each line that makes one part of a sheet."""
    items = [item for item in sheet.items if item.part == part]
    if not items:
        return NO_REASONS
    return (
        f'<section id="why" class="sheet pad"><div class="head"><h3>{_part(people.locale, game, part)}</h3>'
        f'<span class="aside">{badge(sheet.seat)}{escape(people.name(sheet.seat))}</span></div>'
        f"{_listed(people.locale, items)}</section>"
    )


def whole(people: People, game: str, sheet: Sheet) -> str:
    """Every line of a sheet, folded under its owner's name."""
    locale, owner = people.locale, escape(people.name(sheet.seat))
    by_part = {part: [item for item in sheet.items if item.part == part] for part in _order(game)}
    found = "".join(
        f"<h3>{_part(locale, game, part)}</h3>{_listed(locale, items)}" for part, items in by_part.items() if items
    )
    return (
        f'<details class="lines"><summary>{badge(sheet.seat)}<b>{owner}</b>'
        f'<span class="value">{figure(sheet.total)}</span></summary>{found}</details>'
    )


def _listed(locale: str, items: Sequence[Item]) -> str:
    rows = "".join(
        f"<li><span>{told(locale, Phrase(item.reason, item.args))}</span>"
        f'<span class="dots"></span>{_value(item.points)}</li>'
        for item in items
    )
    total = sum(item.points for item in items)
    together = f'<li class="sum"><span>{label(locale, "total")}</span><span class="dots"></span>{_value(total)}</li>'
    return f'<ul class="timetable">{rows}{together if len(items) > 1 else ""}</ul>'


# --- words


@cache
def _order(game: str) -> tuple[str, ...]:
    parts: tuple[str, ...] = games.room(game, "score").PARTS
    return parts


def _part(locale: str, game: str, part: str) -> str:
    return label(locale, f"{game}-part-{part}")


def _short(locale: str, game: str, part: str) -> str:
    return label(locale, f"{game}-part-{part}.short")


def _value(points: int, is_best: bool = False) -> str:
    look = "value" if points >= 0 else "value minus"
    return f'<span class="{look}{" top" if is_best else ""}">{figure(points)}</span>'
