"""Score sheets in words, told the same way beside a running game, at its end and in replays.

What carries `data-light` and `data-seat` is a button: it lights on that seat's board what makes these points.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from whistlestop import games
from whistlestop.core.game import Item, Seat, Sheet
from whistlestop.draw.screen import Parts, Phrase
from whistlestop.draw.svg import escape
from whistlestop.web.phrases import label, told
from whistlestop.web.seats import People, badge


class Lines(NamedTuple):
    """A sheet by its parts, as far as they occur, in the order in which the game shows them."""

    seat: Seat
    sums: tuple[tuple[str, int], ...]
    total: int

    @property
    def points(self) -> dict[str, int]:
        return dict(self.sums)


def lines(game: str, sheet: Sheet) -> Lines:
    """The sums of a sheet."""
    found: dict[str, int] = {}
    for item in sheet.items:
        found[item.part] = found.get(item.part, 0) + item.points
    sums = tuple([(part, found[part]) for part in _order(game) if part in found])
    return Lines(sheet.seat, sums, sum(found.values()))


def figure(points: int) -> str:
    """Points as people write them: with a true minus."""
    return f"{points}" if points >= 0 else f"−{-points}"


# --- beside a running game

NO_SHEET = '<section id="sheet" hidden></section>'
NO_TALLY = '<i id="tally" hidden></i>'
_KEPT = 4096


def running(people: People, game: str, own: Lines) -> Parts:
    """What the own board brings and what the game would end with now: beside the board (`sheet`) and in one line that
    opens it (`tally`). Each figure is a part by itself, so that a move takes along only those that it changes.

    Treat them as fixed, since they are kept.
    """
    return _running(people.locale, game, people.name(own.seat), own)


@lru_cache(_KEPT)
def _running(locale: str, game: str, owner: str, own: Lines) -> Parts:
    seat, points, total = own.seat, own.points, own.total
    parts = {
        "sheet": _sheet(locale, game, seat, owner),
        "sheet-none": _none(locale, is_shown=not points),
        "sheet-sum": f'<span id="sheet-sum" class="{_look(total)}">{figure(total)}</span>',
        "tally": _tally(locale, game) if points else NO_TALLY,
    }
    if points:
        parts["tally-sum"] = f'<strong id="tally-sum">{figure(total)}</strong>'
    for part in _order(game):
        parts[f"sheet-{part}"] = _figure(f"sheet-{part}", points.get(part))
        if points:
            parts[f"tally-{part}"] = _figure(f"tally-{part}", points.get(part))
    return parts


@lru_cache(_KEPT)
def _figure(id: str, points: int | None) -> str:
    """Style sheets hide the whole line where the part does not occur."""
    if points is None:
        return f'<span id="{id}" hidden></span>'
    return f'<span id="{id}" class="{_look(points)}">{figure(points)}</span>'


@lru_cache(_KEPT)
def _sheet(locale: str, game: str, seat: Seat, owner: str) -> str:
    rows = "".join(
        f'<li><button data-light="{part}" data-seat="{seat}">{_part(locale, game, part)}<i></i><!--sheet-{part}-->'
        "</button></li>"
        for part in _order(game)
    )
    return (
        f'<section id="sheet" class="tally-sheet"><h2>{badge(seat)}{escape(owner)}</h2><ul><!--sheet-none-->{rows}</ul>'
        f"<p>{label(locale, 'web-table-if-ended')}<i></i><!--sheet-sum--></p></section>"
    )


@cache
def _none(locale: str, is_shown: bool) -> str:
    look = ' class="none"' if is_shown else " hidden"
    return f'<li id="sheet-none"{look}>{label(locale, "web-table-nothing-yet") if is_shown else ""}</li>'


@cache
def _tally(locale: str, game: str) -> str:
    figures = "".join(f"<span>{_short(locale, game, part)} <!--tally-{part}--></span>" for part in _order(game))
    words = label(locale, "web-table-if-ended")
    return (
        '<button id="tally" class="tally" type="button" popovertarget="side" data-tab="tab-score"'
        f' title="{words}"><span class="unseen">{words}</span><!--tally-sum-->{figures}</button>'
    )


# --- several players


def watched(people: People, game: str, sheets: Sequence[Sheet]) -> str:
    """The part `sheet` for those who only watch: all players side by side, by seat."""
    return _watched(people, game, tuple([lines(game, sheet) for sheet in sheets]))


@lru_cache(_KEPT)
def _watched(people: People, game: str, sheets: tuple[Lines, ...]) -> str:
    table = compared(people, game, sheets)
    return f'<section id="sheet" class="tally-sheet">{table}</section>'


def compared(people: People, game: str, sheets: Sequence[Lines], corner: str = "") -> str:
    """A table with players as columns, in the order given; the best of a row is in bold.

    The name of a row lights the reader's own board, or that of the first player: `corner` says so, where there is room.
    """
    locale, lead = people.locale, people.seat or sheets[0].seat
    heads = "".join(_head(people, sheet.seat) for sheet in sheets)
    rows = "".join(_row(locale, game, part, sheets, lead) for part in _order(game) if _occurs(part, sheets))
    totals = "".join(f"<td>{figure(sheet.total)}</td>" for sheet in sheets)
    told = corner if rows and len(sheets) < _WIDE else ""
    return (
        f'<table class="scores"><thead><tr><td>{told}</td>{heads}</tr></thead><tbody>{rows}</tbody>'
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
    return f'<span class="{_look(points)}{" top" if is_best else ""}">{figure(points)}</span>'


def _look(points: int) -> str:
    return "value" if points >= 0 else "value minus"
