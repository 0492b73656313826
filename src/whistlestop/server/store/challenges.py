"""The challenge of each day and the tries at it. For use inside `Store.write` and `read`."""

from msgspec.structs import asdict
from sqlalchemy import Connection, and_, delete, select

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import ChallengeRow, ResultRow, TableRow, TryRow
from whistlestop.server.store.statements import insert_if_new

_challenges, _tries = schema.challenges.c, schema.tries.c
_PUT, _TRY = insert_if_new(schema.challenges), insert_if_new(schema.tries)

Tried = tuple[TryRow, TableRow | None, str | None, ResultRow | None]


def put_challenge(conn: Connection, row: ChallengeRow) -> ChallengeRow:
    """The challenge of a day: this one, unless there is one already."""
    conn.execute(_PUT[conn.dialect.name], asdict(row))
    query = select(schema.challenges).where(_challenges.day == row.day, _challenges.game == row.game)
    return ChallengeRow(*conn.execute(query).one())


def challenged(conn: Connection, day: str) -> list[str]:
    """The games in which somebody has begun the challenge of a day."""
    query = select(_challenges.game).where(_challenges.day == day).order_by(_challenges.game)
    return list(conn.execute(query).scalars())


def add_try(conn: Connection, row: TryRow) -> TryRow:
    """The one try of a player at a challenge: this one, unless there is one already."""
    conn.execute(_TRY[conn.dialect.name], asdict(row))
    mine = (_tries.day == row.day, _tries.game == row.game, _tries.player == row.player)
    return TryRow(*conn.execute(select(schema.tries).where(*mine)).one())


def tries(conn: Connection, day: str, game: str, seat: int) -> list[Tried]:
    """All tries at a challenge, the first that was begun first, and what has become of whoever sat on this seat.

    With each come its table, unless that is gone, the bot that plays on for the person, and how the game has ended.
    """
    tables, chairs, results = schema.tables, schema.chairs, schema.results
    query = (
        select(schema.tries, tables, chairs.c.stand_in, results)
        .outerjoin(tables, tables.c.id == _tries.table_id)
        .outerjoin(chairs, and_(chairs.c.table_id == _tries.table_id, chairs.c.seat == seat))
        .outerjoin(results, and_(results.c.table_id == _tries.table_id, results.c.seat == seat))
        .where(_tries.day == day, _tries.game == game)
        .order_by(_tries.begun_at, _tries.player)
    )
    of_table, of_chair = len(_tries), len(_tries) + len(tables.c)
    return [
        (
            TryRow(*row[:of_table]),
            TableRow(*row[of_table:of_chair]) if row[of_table] is not None else None,
            row[of_chair],
            ResultRow(*row[of_chair + 1 :]) if row[of_chair + 1] is not None else None,
        )
        for row in conn.execute(query)
    ]


def forget_challenges(conn: Connection, before: str) -> None:
    """Delete the challenges of days before this one, and the tries at them."""
    conn.execute(delete(schema.challenges).where(_challenges.day < before))
    conn.execute(delete(schema.tries).where(_tries.day < before))
