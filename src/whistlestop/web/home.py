"""The home page: the station sign, your tables as a timetable, the games to open a table of, and the other ways in."""

from collections.abc import Sequence
from math import inf

import htpy as h
from htpy import Element, Node

from whistlestop import games as all_games
from whistlestop.core.game import Outcome
from whistlestop.web import endgame, lesson, place, sheets, sign
from whistlestop.web.models import Departure, GameCard, Reader, TimeLeft
from whistlestop.web.pace import time_left
from whistlestop.web.page import (
    Tell,
    as_is,
    badge,
    button,
    document,
    form,
    game_name,
    hidden,
    icon,
    link_button,
    refusal,
    teller,
)
from whistlestop.web.seats import People
from whistlestop.web.settings import language_choice, theme_choice
from whistlestop.words import say

_URGENCY = ("yours", "waiting", "lobby", "over")


def home(reader: Reader, departures: Sequence[Departure], games: Sequence[GameCard], told: str = "") -> str:
    """The page at `/`. Without tables of one's own the first game's bot is the primary way on.

    Whoever was sent here is `told` why: the id of the words.
    """
    tell = teller(reader)
    is_called = any(departure.state == "yours" for departure in departures)
    body = [
        h.header(".hero")[as_is(sign.semaphore()), h.div[h.h1["Whistlestop"], h.p(".motto")[tell("web-motto")]]],
        h.main("#main.desk")[
            refusal(tell(told)) if told else None,
            _timetable(reader, tell, departures),
            h.section(aria_labelledby="open-heading")[
                _head(tell("web-new-tables"), tell("web-no-account"), "open-heading"),
                h.div(class_="lines alone" if len(games) == 1 else "lines")[
                    [
                        _ticket(reader, tell, card, is_primary=not is_called and not place)
                        for place, card in enumerate(games)
                    ]
                ],
            ],
            h.div(".ways")[_join(tell), _alone(tell), _real(tell), _replays(tell), _learn(reader, tell, games)],
        ],
        h.footer(".settings")[language_choice(reader), theme_choice(reader)],
    ]
    return document(reader, "Whistlestop", body, scripts=("upload.js",), styles=("pages.css",), kind="home")


def _head(title: str, aside: str, id: str) -> Element:
    return h.div(".head")[h.h2(id=id)[title], h.span(".cap")[aside]]


# --- departures


def _timetable(reader: Reader, tell: Tell, departures: Sequence[Departure]) -> Element:
    rows = sorted(departures, key=_urgency)
    return h.section(aria_labelledby="departures-heading")[
        _head(tell("web-departures"), tell("web-departures-aside"), "departures-heading"),
        h.ul(".departures.sheet")[[_departure(reader, tell, row, is_first=row is rows[0]) for row in rows]]
        if rows
        else h.p(".none")[tell("web-no-departures")],
    ]


def _urgency(departure: Departure) -> tuple[int, float, int]:
    """Where the reader is waited for comes first, of those where the least time is left."""
    until = departure.left.in_all if departure.left is not None else inf
    return _URGENCY.index(departure.state), until, departure.minutes


def _departure(reader: Reader, tell: Tell, departure: Departure, *, is_first: bool) -> Element:
    """A row of the timetable; only the first one that waits for the reader has a primary button."""
    is_yours = departure.state == "yours"
    progress = departure.progress if departure.state != "over" else None
    people = _people(reader, departure)
    return h.li[
        h.a(class_="row yours" if is_yours else "row", href=place.at(f"/t/{departure.id}"))[
            h.span(".game")[game_name(reader, departure.game), _kind(tell, departure)],
            h.span(".company")[
                h.span(".badges")[[badge(chair.number) for chair in departure.chairs if chair.kind != "open"]],
                h.span[_company(people, departure)],
            ],
            h.span(".state")[
                h.span[_state(tell, people, departure)],
                _left(reader, departure.left) if departure.left is not None else None,
                h.small[say(reader.locale, progress.words.id, progress.words.args)] if progress else None,
            ],
            h.span(class_="btn go low" if is_first else "btn low")[tell("web-play")]
            if is_yours
            else h.span(".time")[_ago(tell, departure.minutes)],
        ],
        _drop(tell, departure),
    ]


def _left(reader: Reader, left: TimeLeft) -> Element:
    """How much time the reader has; once the reserve is being used up that is said as well."""
    look = "left late" if left.is_reserve else "left"
    return h.small(class_=look)[icon("clock", 14), time_left(reader.locale, left)]


def _kind(tell: Tell, departure: Departure) -> Element | None:
    """What a table is that was not simply opened."""
    if departure.puzzle is not None:
        return h.small[tell("web-puzzle", number=departure.puzzle)]
    if departure.is_lesson:
        return h.small[tell("web-lesson")]
    if departure.is_challenge:
        return h.small[tell("web-challenge")]
    return h.small[tell("web-played-on")] if departure.is_fork else None


def _people(reader: Reader, departure: Departure) -> People:
    """Those at a table as the reader calls them; where several play on this device none of them is “you”."""
    mine = [chair.number for chair in departure.chairs if chair.is_mine]
    return People(reader.locale, departure.chairs, mine[0] if mine else None, is_shared=len(mine) > 1)


def _company(people: People, departure: Departure) -> str:
    """With whom one plays; once the game is over what everybody has reached, the best first."""
    outcome, seats = departure.outcome, [chair.number for chair in departure.chairs if chair.kind != "open"]
    if outcome is None:
        return people.listed(seat for seat in seats if seat != people.you)
    if len(seats) == 1 or departure.puzzle is not None:  # the verdict says it
        return ""
    ranked = sorted(seats, key=lambda seat: (outcome.places[seat - 1], seat))
    return " · ".join(f"{people.name(seat)} {sheets.figure(outcome.scores[seat - 1])}" for seat in ranked)


def _verdict(people: People, departure: Departure, outcome: Outcome) -> str:
    """Who won; of a puzzle what its own seat has reached."""
    if departure.puzzle is None or people.you is None:
        return endgame.verdict(people, outcome)
    return endgame.reached(people.locale, outcome, people.you)


def _drop(tell: Tell, departure: Departure) -> Element:
    """How to be rid of a table. What that means for others depends on how far it has come, and is said before."""
    is_seated = any(chair.is_mine for chair in departure.chairs)
    is_alone = all(chair.is_mine or chair.kind != "person" for chair in departure.chairs)
    to, sure, words = "forget", "web-drop-over", "web-drop"
    if departure.is_host and (departure.state == "lobby" or (departure.state != "over" and is_alone)):
        sure = "web-drop-challenge" if departure.is_challenge else "web-close-sure"
        to, words = "delete", "web-close-yes"
    elif departure.state == "lobby" and is_seated:
        to, sure, words = "leave", "web-drop-lobby", "web-leave"
    elif departure.state != "over" and is_seated:
        sure, words = "web-drop-playing", "web-give-up"
    return h.details(".drop")[
        h.summary(".tool", aria_label=tell("web-drop"), title=tell("web-drop"))[icon("cross", 18)],
        h.p(".small")[tell(sure)],
        form(f"/t/{departure.id}/{to}", button(tell(words), look="low danger", name="trash")),
    ]


def _state(tell: Tell, people: People, departure: Departure) -> Node:
    match departure.state:
        case "yours":
            return h.span(".stamp")[tell("web-your-turn")]
        case "lobby":
            return tell("web-not-started")
        case "over" if departure.outcome is not None:
            return as_is(_verdict(people, departure, departure.outcome))
        case "over" if departure.is_stopped:
            return as_is(endgame.abandoned(people))
        case "over":
            return tell("web-arrived")
        case "waiting" if departure.waiting_for:
            return tell("web-waiting-for", names=", ".join(departure.waiting_for))
        case "waiting":
            return tell("web-waiting-for-others")


def _ago(tell: Tell, minutes: int) -> str:
    if minutes < 1:
        return tell("web-just-now")
    if minutes < 60:
        return tell("web-minutes", count=minutes)
    if minutes < 48 * 60:
        return tell("web-hours", count=minutes // 60)
    return tell("web-days", count=minutes // (24 * 60))


# --- games


def _ticket(reader: Reader, tell: Tell, card: GameCard, *, is_primary: bool) -> Element:
    """A game to open a table of: the ticket leads to its form, the button straight into a game against a bot."""
    fewest, most = card.seats
    players = (
        tell("web-players-exactly", count=most) if fewest == most else tell("web-players", fewest=fewest, most=most)
    )
    return h.article(".ticket.line")[
        h.div(".vignette")[as_is(all_games.room(card.id, "screen").card())],
        h.div(".text")[
            h.h3[h.a(href=place.at(f"/new/{card.id}"))[game_name(reader, card.id)]],
            h.p(".meta")[h.span[players], h.span[tell("web-game-minutes", count=card.minutes)]],
            h.p(".about")[say(reader.locale, f"{card.id}-about")],
            h.div(".choices")[
                _against_bot(reader, tell, card, is_primary=is_primary),
                link_button(tell("web-set-up"), f"/new/{card.id}", look="low", name="plus"),
                lesson.start(reader.locale, card.id, "btn low"),
            ],
            None if card.is_ready else h.p(".wait")[tell("web-preparing")],
        ],
    ]


def _against_bot(reader: Reader, tell: Tell, card: GameCard, *, is_primary: bool) -> Node:
    seats = max(2, card.seats[0])
    if not card.levels or seats > card.seats[1]:
        return None
    return form(
        "/new",
        hidden("game", card.id),
        hidden("seats", seats),
        [hidden(f"seat-{seat}", card.levels[-1]) for seat in range(2, seats + 1)],
        hidden("name", reader.name),
        button(tell("web-play-bot"), look="go low" if is_primary else "low", name="play"),
    )


# --- other ways in


# What there is for one person: addresses, with words and pictures.
_ALONE = {
    "/challenge": ("web-challenge", "flag"),
    "/puzzles": ("web-puzzles", "hint"),
    "/statistics": ("web-statistics", "list"),
}


def _alone(tell: Tell) -> Element:
    return h.section(".sheet.pad")[
        h.h2(".way")[icon("person", 20), tell("web-alone")],
        [link_button(tell(words), path, look="low", name=picture) for path, (words, picture) in _ALONE.items()],
    ]


def _join(tell: Tell) -> Element:
    return h.section(".sheet.pad")[
        h.h2(".way")[icon("link", 20), tell("web-join")],
        form(
            "/code",
            h.input(
                type="text",
                name="code",
                required=True,
                maxlength="12",
                placeholder="FOX-418",
                aria_label=tell("web-code"),
                autocomplete="off",
                autocapitalize="characters",
                spellcheck="false",
            ),
            button(tell("web-join-go"), look="low"),
            class_="inline code-form",
        ),
    ]


def _real(tell: Tell) -> Element:
    return h.section(".sheet.pad")[
        h.h2(".way")[icon("dice", 20), tell("web-real")],
        h.p(".small")[tell("web-real-way")],
        link_button(tell("web-real-open"), "/real", look="low"),
    ]


def _replays(tell: Tell) -> Element:
    return h.section(".sheet.pad")[
        h.h2(".way")[icon("play", 20), tell("web-replays")],
        h.p(".small")[tell("web-replays-about")],
        form(
            "/replays",
            h.label(".btn.low.file")[
                h.input(".unseen", type="file", name="file", required=True, accept=".jsonl"),
                icon("upload", 20),
                h.span(".lbl")[tell("web-replays-choose")],
            ],
            h.noscript[button(tell("web-replays-open"), look="low")],
            class_="stack",
            enctype="multipart/form-data",
            id="upload",
        ),
    ]


def _learn(reader: Reader, tell: Tell, games: Sequence[GameCard]) -> Element:
    return h.section(".sheet.pad")[
        h.h2(".way")[icon("book", 20), tell("web-learn")],
        h.ul(".lessons")[
            [
                h.li[h.a(href=place.at(f"/help/{card.id}"))[tell("web-rules-of", game=game_name(reader, card.id))]]
                for card in games
            ]
        ],
    ]
