"""What people do by themselves, over HTTP: the challenge of the day, puzzles, and figures of what they have played."""

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from whistlestop import games
from whistlestop.lab.puzzles import shipped
from whistlestop.server import challenges, days, pages, puzzles, results
from whistlestop.server import statistics as figures
from whistlestop.server.asking import device_of, hub_of, locale_of, reader_of
from whistlestop.server.challenges import Standing
from whistlestop.server.fields import field, form_of, go, named, number_field
from whistlestop.server.hub import LONG_PATIENCE, Hub
from whistlestop.server.store import rows
from whistlestop.server.texts import short_name
from whistlestop.web import challenge as challenge_page
from whistlestop.web import puzzles as puzzles_page
from whistlestop.web import statistics as statistics_page
from whistlestop.web.models import Challenge, GameRecord, PuzzleLine, Rank, ServerRecord


async def challenge_of_today(request: Request) -> Response:
    """Today's challenge in every game."""
    pages.limit(request, "figures")
    hub, device = hub_of(request), device_of(request)
    now = hub.now()
    day = days.day_of(now)
    today = [await _challenge(hub, day, game, device.id) for game in games.offered()]
    minutes = max(0, int((days.end_of(day) - now) / 60))
    return HTMLResponse(challenge_page.challenges(reader_of(request), today, minutes))


async def challenge_of_day(request: Request) -> Response:
    """The challenge of one day in one game."""
    pages.limit(request, "figures")
    hub, game = hub_of(request), request.path_params["game"]
    games.find(game, "screen")
    day = days.asked(request.path_params["day"], days.day_of(hub.now()))
    shown = await _challenge(hub, day, game, device_of(request).id)
    return HTMLResponse(challenge_page.challenge(reader_of(request), shown))


async def try_challenge(request: Request) -> Response:
    """Begin the one try of this device, or go on with it."""
    pages.limit(request, "open")
    form, hub = await form_of(request), hub_of(request)
    game = field(form, "game", 40)
    games.find(game, "screen")
    await hub.ready(game, LONG_PATIENCE)
    name = short_name(field(form, "name"))
    table = await challenges.play(hub, device_of(request), game, name, locale_of(request))
    return named(request, go(f"/t/{table}"), name)


async def _challenge(hub: Hub, day: str, game: str, device: str) -> Challenge:
    found = await challenges.standings(hub, day, game)
    today = days.day_of(hub.now())
    mine = next((one for one in found if one.made.player == device), None)
    return Challenge(
        game,
        day,
        challenges.opponent(game),
        _ranks([one for one in found if one.counts], device, is_over=day < today),
        "open" if mine is None else "done" if mine.counts else "playing" if _goes_on(mine, hub.now()) else "missed",
        mine.made.table_id if mine is not None and mine.table is not None else "",
        sum(_goes_on(one, hub.now()) for one in found),
        day < today,
        hub.is_ready(game),
        days.before(day),
        days.after(day) if day < today else "",
    )


def _goes_on(one: Standing, now: float) -> bool:
    """Whether it may still count: somebody who has left it does not come back."""
    is_played = one.table is not None and one.stand_in is None and one.result is None
    return is_played and now < days.end_of(one.made.day)


def _ranks(counted: list[Standing], device: str, *, is_over: bool) -> tuple[Rank, ...]:
    """As many as a page shows, best first, then the bots and the reader; who has reached the same shares a place."""
    ranked = sorted(counted, key=lambda one: (-one.score, bool(one.level), one.made.begun_at))
    places: dict[int, int] = {}
    for number, one in enumerate(ranked, 1):
        places.setdefault(one.score, number)
    shown = ranked[: challenge_page.MOST]
    shown += [one for one in ranked[challenge_page.MOST :] if one.level or one.made.player == device]
    return tuple(
        Rank(
            places[one.score],
            one.made.name,
            one.level,
            one.score,
            one.made.player == device,
            results.points_of(one.result) if is_over and one.result is not None else {},
            one.replay if is_over else "",
        )
        for one in shown
    )


# --- puzzles


async def list_puzzles(request: Request) -> Response:
    """All puzzles, and which of them the device that asks has solved."""
    pages.limit(request, "figures")
    reached = await puzzles.reached(hub_of(request), device_of(request))
    by_game = {
        game: [
            PuzzleLine(number, puzzle.best, reached.get((game, number)))
            for number, puzzle in enumerate(shipped(game), 1)
        ]
        for game in games.offered()
        if shipped(game)
    }
    return HTMLResponse(puzzles_page.puzzles(reader_of(request), by_game))


async def try_puzzle(request: Request) -> Response:
    """Open a table for a puzzle."""
    pages.limit(request, "open")
    form, hub, reader = await form_of(request), hub_of(request), reader_of(request)
    game, number = field(form, "game", 40), number_field(form, "number")
    games.find(game, "screen")
    await hub.ready(game, LONG_PATIENCE)
    return go(f"/t/{await puzzles.begin(hub, device_of(request), game, number, reader.name, reader.locale)}")


# --- statistics


async def statistics(request: Request) -> Response:
    """What the device that asks has played, and what was reached on this server."""
    pages.limit(request, "figures")
    device = device_of(request)

    def read(connection: Connection) -> tuple[list[GameRecord], list[ServerRecord]]:
        own = rows.played_by(connection, device.id, figures.MOST)
        newest = rows.played_here(connection, figures.MOST_HERE)
        here = figures.server_records(rows.totals(connection), rows.games_ended(connection), newest)
        return figures.records(own), here

    own, server = await hub_of(request).store.read(read)
    return HTMLResponse(statistics_page.statistics(reader_of(request), own, server))


async def statistics_file(request: Request) -> Response:
    """The own games as CSV."""
    pages.limit(request, "figures")
    device = device_of(request)
    own = await hub_of(request).store.read(lambda connection: rows.played_by(connection, device.id, figures.MOST))
    name = f"whistlestop-{days.day_of(hub_of(request).now())}.csv"
    return Response(
        figures.table(own),
        media_type="text/csv",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
