"""Figures of finished games: those of a device's own seats, and what was reached on this server; as pages and as CSV.

Who has no account is known by a device, so these are the games that it still holds a seat of; they go when tables do.
"""

import csv
import io
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from whistlestop import games
from whistlestop.core import options
from whistlestop.server.days import day_of
from whistlestop.server.results import points_of
from whistlestop.server.store.rows import PlayedRow, ResultRow, TotalRow
from whistlestop.web.models import GameRecord, Mark, Rival, ServerRecord, Total, Variant

MOST = 2000  # games of one device, the newest
MOST_HERE = 500  # games of everybody on this server, the newest
Options = dict[str, str | bool | int]


class _Own(NamedTuple):
    """A game as one of the device's own seats has ended it."""

    played: PlayedRow
    result: ResultRow

    @property
    def others(self) -> list[ResultRow]:
        return [row for row in self.played.results if row.seat != self.result.seat]

    @property
    def won(self) -> bool | None:
        if self.others or self.result.place != 1:  # alone, whoever has missed a target is second
            return self.result.place == 1
        return None

    def name(self, seat: int) -> str:
        return self.played.chairs[seat - 1].name

    def has_conceded(self, seat: int) -> bool:
        return self.played.chairs[seat - 1].has_conceded


def _mine(all_played: Sequence[PlayedRow]) -> Iterator[_Own]:
    """Games as the device's own seats have ended them, the oldest first."""
    for played in reversed(all_played):
        for result in played.results:
            if result.seat in played.mine:
                yield _Own(played, result)


def _own(all_played: Sequence[PlayedRow]) -> Iterator[_Own]:
    """The same without seats that a bot has played to the end, which are nobody's record."""
    return (one for one in _mine(all_played) if one.result.bot is None)


def records(all_played: Sequence[PlayedRow]) -> list[GameRecord]:
    """The device's own figures, by game as they are offered."""
    own, conceded = list(_own(all_played)), [one for one in _mine(all_played) if one.has_conceded(one.result.seat)]
    found = []
    for game in games.offered():
        of_game, lost = ([one for one in some if one.played.table.game == game] for some in (own, conceded))
        if of_game:
            found.append(_record(game, of_game, lost))
    return found


def _record(game: str, own: Sequence[_Own], conceded: Sequence[_Own]) -> GameRecord:
    """Of games that were given up only that they were lost: the points are a bot's."""
    marks = tuple(Mark(day_of(one.result.ended_at), one.result.score, one.won, one.played.table.id) for one in own)
    return GameRecord(game, marks, _variants(game, own), _parts(game, own), _rivals([*own, *conceded]))


def _mean(scores: Sequence[int]) -> float:
    return sum(scores) / len(scores)


def _variants(game: str, own: Sequence[_Own]) -> tuple[Variant, ...]:
    """By number of players and by rules, the most played first."""
    found: dict[str, tuple[int, Options, list[int]]] = {}
    for one in own:
        seats, changed = one.played.table.seats, _changed(game, one.played.table.options)
        key = msgspec.json.encode((seats, changed), order="sorted").decode()
        found.setdefault(key, (seats, changed, []))[2].append(one.result.score)
    most_first = sorted(found.items(), key=lambda item: (-len(item[1][2]), item[0]))
    return tuple(
        Variant(seats, changed, len(scores), _mean(scores), max(scores)) for _, (seats, changed, scores) in most_first
    )


def _changed(game: str, told: str) -> Options:
    """The options of a table that are not as usual."""
    chosen: Options = msgspec.json.decode(told)
    usual = {choice.id: choice.default for choice in options.choices(games.find(game).options)}
    return {name: value for name, value in chosen.items() if name in usual and value != usual[name]}


def _parts(game: str, own: Sequence[_Own]) -> tuple[tuple[str, float], ...]:
    points = [points_of(one.result) for one in own]
    order: Sequence[str] = games.room(game, "score").PARTS
    occurring = [part for part in order if any(part in each for each in points)]
    return tuple((part, sum(each.get(part, 0) for each in points) / len(points)) for part in occurring)


def _rivals(own: Sequence[_Own]) -> tuple[Rival, ...]:
    """Head to head with each of the others, those met most often first. People are told apart by name alone."""
    found: dict[tuple[str, str], list[int]] = {}
    for one in own:
        for other in one.others:
            if other.seat in one.played.mine:  # somebody on the same device: that record is this one, too
                continue
            is_bot = other.bot is not None and not one.has_conceded(other.seat)
            who = ("", other.bot or "") if is_bot else (one.name(other.seat), "")
            counts = found.setdefault(who, [0, 0, 0])
            counts[1 + (other.place < one.result.place) - (other.place > one.result.place)] += 1
    most_first = sorted(found.items(), key=lambda item: (-sum(item[1]), item[0]))
    return tuple(Rival(name, level, *counts) for (name, level), counts in most_first)


def server_records(
    totals: Sequence[TotalRow], ended: dict[str, int], newest: Sequence[PlayedRow]
) -> list[ServerRecord]:
    """What was reached on this server, by game as they are offered: people first, then bots from the weakest.

    `newest` are games in which the seats of all people are the own ones, so head to head they have met bots alone.
    """
    found, people = [], {record.game: _unlinked(record) for record in records(newest)}
    for game in games.offered():
        levels = (None, *games.levels(game))
        here = sorted(
            (row for row in totals if row.game == game and row.bot in levels), key=lambda row: levels.index(row.bot)
        )
        if here:
            figures = tuple(Total(row.bot or "", row.games, row.mean, row.best) for row in here)
            found.append(ServerRecord(game, ended.get(game, 0), figures, people.get(game)))
    return found


def _unlinked(record: GameRecord) -> GameRecord:
    """Without the ways to the tables, which are not for everybody."""
    return replace(record, marks=tuple(replace(mark, table="") for mark in record.marks))


# --- for other programs

COLUMNS = ("ended", "game", "players", "options", "seat", "name", "score", "place", "parts", "others")


def table(all_played: Sequence[PlayedRow]) -> str:
    """The device's own games as CSV, the oldest first."""
    written = io.StringIO()
    lines = csv.writer(written, lineterminator="\r\n")
    lines.writerow(COLUMNS)
    for one in _own(all_played):
        row, result = one.played.table, one.result
        others = [f"{other.bot or one.name(other.seat)} {other.score}" for other in one.others]
        lines.writerow(
            [
                datetime.fromtimestamp(result.ended_at, UTC).isoformat(timespec="seconds"),
                row.game,
                row.seats,
                _pairs(_changed(row.game, row.options)),
                result.seat,
                _plain(one.name(result.seat)),
                result.score,
                result.place,
                _pairs(points_of(result)),
                _plain("; ".join(others)),
            ]
        )
    return written.getvalue()


def _pairs(values: Options | dict[str, int]) -> str:
    return "; ".join(f"{name}={str(value).lower()}" for name, value in values.items())


def _plain(text: str) -> str:
    """What people have typed, so that no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text
