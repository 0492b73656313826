"""What the reader has played on this device, and what was reached on this server."""

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from whistlestop.web import place, plot, sheets, sign
from whistlestop.web.models import GameRecord, Mark, Reader, Rival, ServerRecord, Total, Variant
from whistlestop.web.page import (
    Tell,
    as_is,
    bar,
    bot_name,
    day_name,
    document,
    game_name,
    icon,
    link_button,
    sheet,
    teller,
)
from whistlestop.web.rule_options import option_words
from whistlestop.words import ENGLISH, say

LAST = 8  # games that are listed
RIVALS = 12
PLOTTED = 200  # scores of everybody on this server


def statistics(reader: Reader, own: Sequence[GameRecord], server: Sequence[ServerRecord]) -> str:
    """The page at `/statistics`."""
    tell = teller(reader)
    title = tell("web-statistics")
    body = h.main("#main.column.pairs.statistics")[
        _about(tell) if own else _nothing_yet(tell),
        [_game(reader, tell, record) for record in own],
        _server(reader, tell, server) if server else None,
    ]
    return document(reader, title, body, bar=bar(reader, title), styles=("pages.css", "alone.css"))


def _about(tell: Tell) -> Element:
    return h.section(".sheet.pad.across")[
        h.p[tell("web-statistics-about")],
        h.p[link_button(tell("web-statistics-csv"), "/statistics.csv", look="low", name="download", download=True)],
    ]


def _nothing_yet(tell: Tell) -> Element:
    """What will stand here, and the way to a first game."""
    return h.section(".sheet.empty.across")[
        as_is(sign.first_stop()),
        h.h2[tell("web-statistics-start")],
        h.p[tell("web-statistics-none")],
        link_button(tell("web-statistics-first"), "/#open-heading", look="go", name="play"),
    ]


def _game(reader: Reader, tell: Tell, record: GameRecord) -> Element:
    scores = [mark.score for mark in record.marks]
    mean = sum(scores) / len(scores)
    judged = [mark.won for mark in record.marks if mark.won is not None]
    figures = {
        "web-statistics-games": str(len(scores)),
        "web-statistics-best": sheets.figure(max(scores)),
        "web-statistics-mean": decimal(reader, mean),
    }
    if judged:
        figures["web-statistics-won"] = f"{sum(judged)}/{len(judged)}"
    return sheet(
        game_name(reader, record.game),
        h.dl(".key-figures")[[h.div[h.dt[tell(name)], h.dd[text]] for name, text in figures.items()]],
        _course(reader, tell, record.marks),
        _parts(reader, tell, record),
        _rivals(reader, tell, record.rivals),
        _fold(tell("web-statistics-variants"), _variants(reader, tell, record)) if len(record.variants) > 1 else None,
        _last(reader, tell, record),
    )


def _course(reader: Reader, tell: Tell, marks: Sequence[Mark]) -> Node:
    """Scores one after the other."""
    scores = [mark.score for mark in marks]
    words = tell("web-statistics-plot", count=len(scores), low=min(scores), high=max(scores))
    days = day_name(reader, marks[0].day), day_name(reader, marks[-1].day)
    return [
        as_is(plot.scores(marks, days, words)),
        h.p(".small")[tell("web-statistics-dots")] if any(mark.won for mark in marks) else None,
    ]


def decimal(reader: Reader, value: float) -> str:
    """A mean as people write it: one place, with the sign that the language has between."""
    text = f"{abs(value):.1f}"
    return ("−" if value < 0 and text != "0.0" else "") + (text if reader.locale == ENGLISH else text.replace(".", ","))


def _fold(words: str, *children: Node) -> Element:
    return h.details(".more")[h.summary[words], *children]


def _parts(reader: Reader, tell: Tell, record: GameRecord) -> Element:
    most = max((abs(points) for _, points in record.parts), default=0) or 1
    rows = [
        h.tr[
            h.th(scope="row")[say(reader.locale, f"{record.game}-part-{part}")],
            h.td(".bars")[as_is(plot.bar(abs(points) / most, is_minus=points < 0))],
            h.td[decimal(reader, points)],
        ]
        for part, points in record.parts
    ]
    return h.section[
        h.h3[tell("web-statistics-parts")],
        h.table(".figures-table")[
            h.thead(".unseen")[
                h.tr[
                    h.th(scope="col")[tell("web-statistics-part")],
                    h.td,
                    h.th(scope="col")[tell("web-statistics-mean")],
                ]
            ],
            h.tbody[rows],
        ],
    ]


def _rivals(reader: Reader, tell: Tell, rivals: Sequence[Rival]) -> Node:
    if not rivals:
        return None
    heads = ("web-statistics-rival", "web-statistics-won", "web-statistics-drawn", "web-statistics-lost")
    return h.section[
        h.h3[tell("web-statistics-rivals")],
        _table(
            [tell(head) for head in heads],
            [[_who(reader, tell, one), str(one.won), str(one.drawn), str(one.lost)] for one in rivals[:RIVALS]],
        ),
    ]


def _who(reader: Reader, tell: Tell, rival: Rival) -> Node:
    if rival.level:
        return [icon("robot", 18), " ", tell("web-bot", level=bot_name(reader, rival.level))]
    return rival.name


def _variants(reader: Reader, tell: Tell, record: GameRecord) -> Element:
    heads = ("web-statistics-variant", "web-statistics-games", "web-statistics-mean", "web-statistics-best")
    return _table(
        [tell(head) for head in heads],
        [
            [_rules(reader, tell, record.game, one), str(one.games), decimal(reader, one.mean), sheets.figure(one.best)]
            for one in record.variants
        ],
    )


def _rules(reader: Reader, tell: Tell, game: str, variant: Variant) -> str:
    changed = [option_words(reader, game, name, value) for name, value in variant.options.items()]
    return " · ".join([tell("web-players-exactly", count=variant.seats), *changed])


def _last(reader: Reader, tell: Tell, record: GameRecord) -> Element:
    newest = record.marks[: -LAST - 1 : -1]
    return _fold(
        tell("web-statistics-last"),
        _table(
            [tell("web-statistics-day"), tell("web-statistics-score")],
            [
                [h.a(href=place.at(f"/t/{mark.table}"))[day_name(reader, mark.day)], sheets.figure(mark.score)]
                for mark in newest
            ],
        ),
    )


def _table(heads: Sequence[str], rows: Sequence[Sequence[Node]]) -> Element:
    """Figures in columns, each row with its name in front."""
    return h.div(".wide")[
        h.table(".figures-table")[
            h.thead[
                h.tr[[h.th(".lead" if not number else "", scope="col")[head] for number, head in enumerate(heads)]]
            ],
            h.tbody[[h.tr[h.th(scope="row")[row[0]], [h.td[cell] for cell in row[1:]]] for row in rows]],
        ]
    ]


def _server(reader: Reader, tell: Tell, server: Sequence[ServerRecord]) -> Element:
    return sheet(
        tell("web-statistics-server"),
        h.p(".small")[tell("web-statistics-server-about")],
        h.div(".everybody")[
            [
                h.section[
                    h.h3[game_name(reader, record.game), h.small[tell("web-statistics-played", count=record.games)]],
                    _totals(reader, tell, record.totals),
                    _people(reader, tell, record.people) if record.people else None,
                ]
                for record in server
            ]
        ],
    )


def _totals(reader: Reader, tell: Tell, totals: Sequence[Total]) -> Element:
    heads = ("web-statistics-who", "web-statistics-games", "web-statistics-mean", "web-statistics-best")
    return _table(
        [tell(head) for head in heads],
        [
            [
                tell("web-bot", level=bot_name(reader, one.level)) if one.level else tell("web-statistics-people"),
                str(one.games),
                decimal(reader, one.mean),
                sheets.figure(one.best),
            ]
            for one in totals
        ],
    )


def _people(reader: Reader, tell: Tell, record: GameRecord) -> Element:
    """What people have reached, as of the reader's own games."""
    return _fold(
        tell("web-statistics-detail"),
        _course(reader, tell, record.marks[-PLOTTED:]),
        _parts(reader, tell, record),
        _rivals(reader, tell, record.rivals),
        h.section[h.h3[tell("web-statistics-variants")], _variants(reader, tell, record)],
    )
