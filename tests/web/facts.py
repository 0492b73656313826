"""Facts for pages, as a server would gather them, with people whose names are markup."""

from msgspec.structs import replace

from whistlestop import games
from whistlestop.core import options
from whistlestop.core.game import Outcome
from whistlestop.draw.screen import Phrase, Progress
from whistlestop.web import page
from whistlestop.web.models import (
    Chair,
    Challenge,
    Curtain,
    Departure,
    Door,
    GameCard,
    GameRecord,
    Invitation,
    Lobby,
    LogLine,
    Mark,
    OptionForm,
    Rank,
    Reader,
    Rival,
    ServerRecord,
    Total,
    Variant,
)

HOSTILE = '<script>alert("1")</script>&'
GAME = "railroad-ink"
LEVELS = tuple(games.room(GAME, "bots").BOTS)
LINK = "http://192.168.1.4:8787/l/x7Yq2mA9bV3kR8sT1uWz0a"

HOST = Chair(1, "person", HOSTILE, is_here=True, is_host=True)
FRIEND = Chair(2, "person", "Olena")
BOT = Chair(3, "bot", level=LEVELS[0])
EMPTY = Chair(4, "open")
KEPT = Chair(4, "open", kept_for=HOSTILE)
FULL = (HOST, FRIEND, BOT)
RESULT = Outcome((40, 52, -3), (2, 1, 3))
FREE = (HOST, FRIEND, BOT, EMPTY)


def card(game: str) -> GameCard:
    asked = tuple(
        OptionForm(choice.id, choice.choices, choice.default, choice.rule, choice.most)
        for choice in options.choices(games.find(game).options)
    )
    # As if the strongest bot knew the base game only
    needs = {LEVELS[-1]: {"lava": False, "meteors": False, "draft": False}} if game == GAME else {}
    return GameCard(game, games.find(game).seats, 20, asked, LEVELS, needs)


CARD, NUMBERED = card(GAME), card("pioneer-rails")  # the second has an option that is a number


def reader(locale: str = "en", **more: object) -> Reader:
    return Reader(locale, name=HOSTILE, path='/t/1?a="b"', **more)  # type: ignore[arg-type]


def departures() -> list[Departure]:
    now = Progress(Phrase("web-minutes", {"count": 4}), 4, 7)
    return [
        Departure("over", GAME, (HOST, replace(FRIEND, is_mine=True), BOT), "over", (), now, 60 * 24 * 3, RESULT),
        Departure("waits", GAME, FULL, "waiting", (HOSTILE,), now, 12),
        Departure("bots", GAME, FULL, "waiting", (), now, 0),
        Departure("mine", GAME, FULL, "yours", (), now, 90),
        Departure("mine too", GAME, FULL, "yours", (), now, 91),
        Departure("lobby", GAME, FREE, "lobby", minutes=60 * 30),
    ]


def lobby(*chairs: Chair, host: bool = False, can_start: bool = False) -> Lobby:
    invitation = Invitation(LINK, page.qr(LINK), "FOX-418", LINK) if host else None
    return Lobby("ID", GAME, {"lava": True}, chairs, host, invitation, LEVELS, can_start, host, "1.1")


def door(kind: str = "join", *chairs: Chair, started: bool = False, seat: int | None = None) -> Door:
    return Door("/l/secret", kind, GAME, chairs or FREE, {}, started, seat)  # type: ignore[arg-type]


def curtain() -> Curtain:
    return Curtain("ID", GAME, 2, HOSTILE, LogLine(1, None, Phrase("web-invites-you", {"name": HOSTILE})), FULL)


def challenges() -> list[Challenge]:
    """Today's in every state of the own try, and one of a day that is over."""
    ranks = (Rank(1, HOSTILE, "", 52, is_mine=True), Rank(2, "", "greedy", -3))
    today = [
        Challenge(GAME, "2027-01-15", "", ranks, "open", day_before="2027-01-14"),
        Challenge(GAME, "2027-01-15", "greedy", ranks, "playing", "ID", under_way=2, day_before="2027-01-14"),
        Challenge(GAME, "2027-01-15", "", ranks, "done", "ID", day_before="2027-01-14"),
        Challenge(GAME, "2027-01-15", "", (), "missed", day_before="2027-01-14", is_ready=False),
    ]
    shown = tuple(replace(rank, points={"exits": rank.score}, replay="/r/secret") for rank in ranks)
    over = replace(today[0], ranks=shown, is_over=True, day="2027-01-14", day_after="2027-01-15")
    return [*today, over]


def records() -> list[GameRecord]:
    marks = (Mark("2027-01-14", 40, True, "ID"), Mark("2027-01-15", -2, False, "ID"), Mark("2027-01-15", 7, None, "ID"))
    variants = (Variant(2, {}, 2, 19.0, 40), Variant(1, {"lava": True, "longest": "cells"}, 1, 7.0, 7))
    rivals = (Rival(HOSTILE, "", 1, 0, 1), Rival("", "greedy", 0, 1, 0))
    return [GameRecord(GAME, marks, variants, (("exits", 12.25), ("errors", -1.5)), rivals)]


def server_records() -> list[ServerRecord]:
    totals = (Total("", 4, 15.0, 40), Total("greedy", 1, 30.0, 30))
    return [ServerRecord(GAME, 3, totals, records()[0])]
