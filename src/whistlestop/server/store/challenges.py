"""The challenge of each day and the tries at it. For use inside `Store.write` and `read`."""

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, select

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import ChallengeRow, TryRow
from whistlestop.server.store.statements import insert_if_new

_challenges, _tries = schema.challenges.c, schema.tries.c
_PUT, _TRY = insert_if_new(schema.challenges), insert_if_new(schema.tries)


def put_challenge(conn: Connection, row: ChallengeRow) -> ChallengeRow:
    """The challenge of a day: this one, unless there is one already."""
    conn.execute(_PUT[conn.dialect.name], asdict(row))
    query = select(schema.challenges).where(_challenges.day == row.day, _challenges.game == row.game)
    return ChallengeRow(*conn.execute(query).one())


def add_try(conn: Connection, row: TryRow) -> TryRow:
    """The one try of a player at a challenge: this one, unless there is one already."""
    conn.execute(_TRY[conn.dialect.name], asdict(row))
    mine = (_tries.day == row.day, _tries.game == row.game, _tries.player == row.player)
    return TryRow(*conn.execute(select(schema.tries).where(*mine)).one())


def tries(conn: Connection, day: str, game: str) -> list[TryRow]:
    """All tries at a challenge, the first that was begun first."""
    query = select(schema.tries).where(_tries.day == day, _tries.game == game)
    return [TryRow(*row) for row in conn.execute(query.order_by(_tries.begun_at, _tries.player))]


def forget_challenges(conn: Connection, before: str) -> None:
    """Delete the challenges of days before this one, and the tries at them."""
    conn.execute(delete(schema.challenges).where(_challenges.day < before))
    conn.execute(delete(schema.tries).where(_tries.day < before))
