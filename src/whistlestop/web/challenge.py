"""The challenge of a day: what is to be played, who has reached what, and afterwards how."""

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from whistlestop import games
from whistlestop.web import place, sheets
from whistlestop.web.models import Challenge, Rank, Reader
from whistlestop.web.page import (
    Tell,
    bar,
    bot_name,
    button,
    day_name,
    document,
    form,
    game_name,
    hidden,
    icon,
    link_button,
    sheet,
    teller,
)
from whistlestop.words import say

SHOWN = 5  # of each game on the page of all; whoever is not among them is shown below
MOST = 50  # on the page of one game
COMPARED = 5  # score sheets side by side


def challenges(reader: Reader, today: Sequence[Challenge], minutes: int) -> str:
    """The page at `/challenge`: today's, in every game; the day ends in so many minutes."""
    tell = teller(reader)
    first = next((each for each in today if each.mine in ("open", "playing")), None)
    left = tell("web-challenge-left", hours=minutes // 60, minutes=minutes % 60)
    body = h.main("#main.column.pairs.challenge")[
        h.section(".sheet.pad.across")[
            h.p[tell("web-challenge-about")], h.p(".small")[tell("web-challenge-device")], h.p(".small")[left]
        ],
        [_today(reader, tell, each, is_primary=each is first) for each in today],
    ]
    title = tell("web-challenge")
    bar_here = bar(reader, title, day_name(reader, today[0].day) if today else None)
    return document(reader, title, body, bar=bar_here, styles=("pages.css", "alone.css"))


def challenge(reader: Reader, shown: Challenge) -> str:
    """The page at `/challenge/DAY/GAME`."""
    tell = teller(reader)
    body = h.main("#main.column.challenge")[
        sheet(
            tell("web-challenge-results"),
            _try(reader, tell, shown, is_primary=True),
            _ranks(reader, tell, shown, MOST),
            aside=h.span(".stamp")[tell("web-arrived")] if shown.is_over else None,
        ),
        _side_by_side(reader, tell, shown) if shown.is_over else h.p(".small")[tell("web-challenge-held")],
        _days(tell, shown),
    ]
    name = game_name(reader, shown.game)
    title = f"{tell('web-challenge')} – {name}"
    bar_here = bar(reader, name, f"{tell('web-challenge')}, {day_name(reader, shown.day)}", back="/challenge")
    return document(reader, title, body, bar=bar_here, styles=("pages.css", "alone.css"))


def _today(reader: Reader, tell: Tell, shown: Challenge, *, is_primary: bool) -> Element:
    return sheet(
        game_name(reader, shown.game),
        _try(reader, tell, shown, is_primary=is_primary),
        _ranks(reader, tell, shown, SHOWN),
        h.p(".more-days")[
            h.a(href=place.at(f"/challenge/{shown.day}/{shown.game}"))[tell("web-challenge-all")],
            h.a(href=place.at(f"/challenge/{shown.day_before}/{shown.game}"))[tell("web-challenge-yesterday")],
        ],
        aside=h.span(".small")[
            tell("web-challenge-against", bot=tell("web-bot", level=bot_name(reader, shown.opponent)))
            if shown.opponent
            else tell("web-challenge-alone")
        ],
    )


def _try(reader: Reader, tell: Tell, shown: Challenge, *, is_primary: bool) -> Node:
    """The way to the own try, or what has become of it."""
    look = "go low" if is_primary else "low"
    if shown.mine == "playing" and not shown.is_over:
        return h.div(".own-try")[
            h.p[tell("web-challenge-begun")],
            link_button(tell("web-challenge-go-on"), f"/t/{shown.table}", look=look, name="play"),
        ]
    if shown.mine == "done":
        return (
            None
            if not shown.table
            else h.p(".small")[h.a(href=place.at(f"/t/{shown.table}"))[tell("web-challenge-own")]]
        )
    if shown.mine != "open":
        return h.p(".small")[tell("web-challenge-missed")]
    if shown.is_over:
        return None
    return form(
        "/challenge",
        hidden("game", shown.game),
        h.input(
            type="text",
            name="name",
            value=reader.name,
            maxlength="20",
            required=True,
            aria_label=tell("web-your-name"),
            placeholder=tell("web-your-name"),
            autocomplete="nickname",
            autocapitalize="words",
            spellcheck="false",
        ),
        button(tell("web-challenge-play"), look=look, name="play"),
        None if shown.is_ready else h.p(".wait")[tell("web-preparing")],
        class_="inline own-try",
    )


def _ranks(reader: Reader, tell: Tell, shown: Challenge, most: int) -> Node:
    listed = [rank for number, rank in enumerate(shown.ranks) if number < most or rank.is_mine]
    waiting = h.p(".small")[tell("web-challenge-under-way", count=shown.under_way)] if shown.under_way else None
    if not listed:
        return [h.p(".none")[tell("web-challenge-nobody")], waiting]
    return [h.ol(".ranks")[[_rank(reader, tell, rank) for rank in listed]], waiting]


def _rank(reader: Reader, tell: Tell, rank: Rank) -> Element:
    return h.li(class_="mine" if rank.is_mine else None)[
        h.span(".rank")[f"{rank.place}."],
        h.span(".name")[icon("robot", 18) if rank.level else None, _name(reader, tell, rank)],
        h.a(href=place.at(rank.replay), aria_label=f"{tell('web-table-review')}: {_name(reader, tell, rank)}")[
            tell("web-challenge-replay")
        ]
        if rank.replay
        else None,
        h.span(".value")[sheets.figure(rank.score)],
    ]


def _name(reader: Reader, tell: Tell, rank: Rank) -> str:
    if rank.level:
        return tell("web-bot", level=bot_name(reader, rank.level))
    return f"{rank.name} ({tell('web-you')})" if rank.is_mine else rank.name


def _short_name(reader: Reader, tell: Tell, rank: Rank) -> str:
    """Over a column of figures, where there is little room."""
    return tell("web-you") if rank.is_mine else _name(reader, tell, rank)


def _side_by_side(reader: Reader, tell: Tell, shown: Challenge) -> Node:
    """Where the points of the best came from, beside the reader's own, which no phone cuts off, and the bots'."""
    best = next((rank for rank in shown.ranks if not rank.level), None)
    people = [rank for rank in shown.ranks if rank is best or rank.is_mine]
    bots = [rank for rank in shown.ranks if rank.level][: COMPARED - len(people)]
    wanted = sorted(people + bots, key=lambda rank: (not rank.is_mine, rank.place))
    parts = [part for part in games.room(shown.game, "score").PARTS if any(part in rank.points for rank in wanted)]
    if not wanted:
        return None
    return sheet(
        tell("web-challenge-sheets"),
        h.div(".wide", tabindex="0", role="region", aria_label=tell("web-challenge-sheets"))[
            h.table(".figures-table")[
                h.thead[h.tr[h.td, [h.th(scope="col")[_short_name(reader, tell, rank)] for rank in wanted]]],
                h.tbody[
                    [
                        h.tr[
                            h.th(scope="row")[say(reader.locale, f"{shown.game}-part-{part}")],
                            [h.td[sheets.figure(rank.points.get(part, 0))] for rank in wanted],
                        ]
                        for part in parts
                    ]
                ],
                h.tfoot[
                    h.tr[
                        h.th(scope="row")[say(reader.locale, "total")],
                        [h.td[sheets.figure(rank.score)] for rank in wanted],
                    ]
                ],
            ]
        ],
        _analyses(reader, tell, people),
    )


def _analyses(reader: Reader, tell: Tell, people: Sequence[Rank]) -> Node:
    """Ways to where these games could have been better: the best one is looked at by itself, others on demand."""
    ways = [h.a(href=place.at(f"{rank.replay}?analyse=1"))[_name(reader, tell, rank)] for rank in people]
    return h.p(".small.more-days")[h.span[f"{tell('web-analysis-title')}:"], ways] if ways else None


def _days(tell: Tell, shown: Challenge) -> Element:
    before = f"/challenge/{shown.day_before}/{shown.game}"
    after = f"/challenge/{shown.day_after}/{shown.game}" if shown.day_after else ""
    return h.nav(".btns", aria_label=tell("web-challenge-days"))[
        link_button(tell("web-challenge-earlier"), before, look="low"),
        link_button(tell("web-challenge-later"), after, look="low") if after else None,
    ]
