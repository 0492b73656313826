"""Scenes for the pages of a table, made from real games, with people whose names are markup."""

from functools import cache
from typing import Any

from tests.web.facts import GAME, HOSTILE, LEVELS
from whistlestop import PeopleTable, games, new_table, words
from whistlestop.core.game import Outcome, Seat
from whistlestop.draw.screen import Phrase, Progress, Screen
from whistlestop.web.models import Chair, LogLine, Message, Replay, Scene, State

PEOPLE = (
    Chair(1, "person", HOSTILE, is_here=True, is_host=True),
    Chair(2, "person", "Olena", is_here=True),
    Chair(3, "person", "Marek"),
    Chair(4, "bot", level=LEVELS[0]),
    Chair(5, "person", "Ida", LEVELS[0], stands_in=True),
    Chair(6, "person", "Ola", is_here=True),
)
CHAT = (
    Message(1, 2, "Olena", HOSTILE),
    Message(2, None, "", words=Phrase("web-table-waiting-for", {"names": HOSTILE})),
    Message(3, None, HOSTILE, "I only watch."),
)


def table(seats: int = 4, until: int = 4, **options: object) -> PeopleTable:
    """A game by random bots, up to where this round's dice are rolled."""
    found = new_table(GAME, seats, options, seed="scenes")
    while not found.finished and found.view(None).round < until:
        play_round(found)
    return found


def play_round(found: PeopleTable) -> None:
    round = found.view(None).round
    for seat in range(1, found.seats + 1):
        while seat in found.actors and found.view(None).round == round:
            act(found, seat)


def act(found: PeopleTable, seat: Seat) -> None:
    """The first action of the kind that comes first: a die is drawn while one fits."""
    found.submit(seat, next(iter(found.legal(seat))))


def ended(seats: int = 4) -> PeopleTable:
    return table(seats, 99)


def scene(found: PeopleTable, seat: Seat | None = 1, locale: str = "en", **more: Any) -> Scene:
    """What a server would gather for a viewer."""
    outcome = found.outcome
    facts: dict[str, Any] = {
        "id": "ID",
        "game": GAME,
        "seat": seat,
        "screen": screen(found, seat, locale),
        "chairs": PEOPLE[: found.seats],
        "sheets": sheets(found, seat) if outcome or seat is None else (found.sheet(seat),),
        "log": log(found, seat),
        "chat": CHAT,
        "outcome": outcome,
        "commitment": found.commitment or "",
    }
    return Scene(**facts | more)


def screen(found: PeopleTable, seat: Seat | None, locale: str) -> Screen:
    legal = found.legal(seat) if seat is not None and seat in found.actors else None
    shown = games.room(GAME, "screen").show(found.view(seat), legal, lambda id, args: words.say(locale, id, args))
    assert isinstance(shown, Screen)
    return shown


def sheets(found: PeopleTable, seat: Seat | None) -> tuple[Any, ...]:
    return tuple(found.game.sheet(found.view(seat), other) for other in range(1, found.seats + 1))


def log(found: PeopleTable, seat: Seat | None) -> tuple[LogLine, ...]:
    events = [event for told in found.story(seat) for event in told.events]
    return tuple(LogLine(n, event.seat, Phrase(event.what, event.args)) for n, event in enumerate(events, 1))


def state(shown: Scene) -> State:
    return {"version": [1, 0], "offers": {}, "title": HOSTILE, "over": shown.outcome is not None}


def won(*scores: int, places: tuple[int, ...], tie_break: str | None = None) -> Outcome:
    return Outcome(scores, places, tie_break)


@cache
def replay(at: int = 40, seat: Seat | None = None, locale: str = "en", seats: int = 4, *, over: bool = False) -> Replay:
    found = ended(seats) if over else table(seats)
    stops = tuple(
        (20 * n, Progress(Phrase("railroad-ink-progress", {"round": n + 1, "rounds": 7}), n + 1, 7)) for n in range(7)
    )
    return Replay(
        "SECRET",
        GAME,
        PEOPLE[:seats],
        at,
        140,
        stops,
        seat,
        screen(found, seat, locale),
        sheets(found, seat),
        log(found, seat),
        found.outcome,
        commitment="c0ffee",
        seed="5eed",
        fair=True,
        is_complete=over,
    )
