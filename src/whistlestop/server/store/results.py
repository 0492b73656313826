"""How games have ended, seat by seat. For use inside `Store.write` and `read`."""

from collections.abc import Iterable, Iterator

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, distinct, exists, func, select

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import ChairRow, PlayedRow, ResultRow, TableRow, TotalRow
from whistlestop.server.store.statements import belonging_to, insert_if_new

_tables, _chairs, _holders, _results = schema.tables.c, schema.chairs.c, schema.holders.c, schema.results.c
_PUT = insert_if_new(schema.results)
_COUNTED = (_tables.origin.is_(None), _tables.dealer == "sealed")  # no forks, no puzzles, no lessons


def put_results(conn: Connection, new: Iterable[ResultRow]) -> None:
    """Keep how a game has ended; what is kept already stays. Raises Gone."""
    for row in new:
        with belonging_to(row.table_id):
            conn.execute(_PUT[conn.dialect.name], asdict(row))


def results(conn: Connection, tables: Iterable[str]) -> list[ResultRow]:
    """The results of these tables, by table and seat."""
    query = select(schema.results).where(_results.table_id.in_(list(tables)))
    return [ResultRow(*row) for row in conn.execute(query.order_by(_results.table_id, _results.seat))]


def played_by(conn: Connection, device_id: str, limit: int) -> list[PlayedRow]:
    """The games in which a device has held a seat to their end, the one that ended last first; only whole games."""
    held = select(_holders.table_id, _holders.seat).where(_holders.device_id == device_id, _holders.role == "seat")
    mine: dict[str, list[int]] = {}
    for table, seat in conn.execute(held.order_by(_holders.table_id, _holders.seat)):
        mine.setdefault(table, []).append(seat)
    own = _tables.id.in_(held.with_only_columns(_holders.table_id))
    games = _whole_games(conn, limit, own)
    return [PlayedRow(table, chairs, ended, tuple(mine[table.id])) for table, chairs, ended in games]


def played_here(conn: Connection, limit: int) -> list[PlayedRow]:
    """The games that people have played to their end on this server, the last one first; the own seats are theirs."""
    found, by_people = [], exists().where(_results.table_id == _tables.id, _results.bot.is_(None))
    for table, chairs, ended in _whole_games(conn, limit, by_people):
        conceded = {chair.seat for chair in chairs if chair.has_conceded}
        people = tuple(row.seat for row in ended if row.bot is None or row.seat in conceded)
        found.append(PlayedRow(table, chairs, ended, people))
    return found


def _whole_games(
    conn: Connection, limit: int, *which: ColumnElement[bool]
) -> Iterator[tuple[TableRow, tuple[ChairRow, ...], tuple[ResultRow, ...]]]:
    """Games that were played from their beginning to their end, with seats and results; the last one first."""
    counted = (_tables.state == "over", *_COUNTED, *which)
    query = select(schema.tables).where(*counted).order_by(_tables.changed_at.desc(), _tables.id).limit(limit)
    found = [TableRow(*row) for row in conn.execute(query)]
    ids = [table.id for table in found]
    chairs: dict[str, list[ChairRow]] = {id: [] for id in ids}
    for row in conn.execute(select(schema.chairs).where(_chairs.table_id.in_(ids)).order_by(_chairs.seat)):
        chairs[row.table_id].append(ChairRow(*row))
    ended: dict[str, list[ResultRow]] = {id: [] for id in ids}
    for result in results(conn, ids):
        ended[result.table_id].append(result)
    return ((table, tuple(chairs[table.id]), tuple(ended[table.id])) for table in found if ended[table.id])


def begun_in_the_middle(conn: Connection, device_id: str) -> list[tuple[TableRow, int, int]]:
    """The finished tables of a device whose games began in the middle: its seats there, and what they have reached."""
    mine = (_holders.device_id == device_id, _holders.role == "seat", _holders.seat == _results.seat)
    query = (
        select(schema.tables, _results.seat, _results.score)
        .join(schema.holders, _holders.table_id == _tables.id)
        .join(schema.results, _results.table_id == _tables.id)
        .where(*mine, _tables.origin.is_not(None), _results.bot.is_(None))
        .order_by(_tables.id, _results.seat)
    )
    return [(TableRow(*row[:-2]), *row[-2:]) for row in conn.execute(query)]


def totals(conn: Connection) -> list[TotalRow]:
    """What people and each level of bot have reached, by game; only whole games."""
    figures = (func.count(), func.avg(_results.score), func.max(_results.score))
    query = (
        select(_tables.game, _results.bot, *figures)
        .join_from(schema.results, schema.tables)
        .where(*_COUNTED)
        .group_by(_tables.game, _results.bot)
    )
    found = [TotalRow(game, bot, count, float(mean), best) for game, bot, count, mean, best in conn.execute(query)]
    return sorted(found, key=lambda row: (row.game, row.bot or ""))


def games_ended(conn: Connection) -> dict[str, int]:
    """How many games have ended, by game; only whole games."""
    query = (
        select(_tables.game, func.count(distinct(_results.table_id)))
        .join_from(schema.results, schema.tables)
        .where(*_COUNTED)
        .group_by(_tables.game)
        .order_by(_tables.game)
    )
    return {row[0]: row[1] for row in conn.execute(query)}


def tables_without_results(conn: Connection, limit: int) -> list[str]:
    """Games that have ended before results were kept."""
    missing = ~exists().where(_results.table_id == _tables.id)
    query = select(_tables.id).where(_tables.state == "over", missing).order_by(_tables.changed_at.desc(), _tables.id)
    return list(conn.execute(query.limit(limit)).scalars())
