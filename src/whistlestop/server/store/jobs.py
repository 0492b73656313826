"""What has to be done for tables, and by which worker: a lease that runs out lets another take over.

For use inside `Store.write` and `read`. A job is put again whenever there may be something to do; a worker that
is at it goes on, and the job comes round once more behind it, so no wake-up is lost.
"""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Column, ColumnElement, Connection, delete, func, or_, select, tuple_, update

from whistlestop.server.store import schema
from whistlestop.server.store.shapes import JobRow
from whistlestop.server.store.statements import belonging_to, insert_or_replace

# The kinds of jobs
BOT = "bot"  # a bot is to act
ANALYSIS = "analysis"  # what the decisions of a seat have cost is to be found
CLOCK = "clock"  # the time of a seat is up
REMINDER = "reminder"  # somebody is to be called for whom the game waits

FAR = 120.0  # seconds: by a clock that can be set no job waits for so long, and no lease lasts so long

_columns = schema.jobs.c
_PUT = insert_or_replace(schema.jobs, ("due_at", "attempts"))


def put_job(conn: Connection, job: JobRow) -> None:
    """There is this to do, at that time; one that waits already is moved there. Raises Gone."""
    with belonging_to(job.table_id):
        conn.execute(_PUT[conn.dialect.name], asdict(job))


def take_jobs(
    conn: Connection,
    worker: str,
    kinds: Sequence[str],
    now: float,
    lease_until: float,
    limit: int = 1,
    far: float = FAR,
) -> list[JobRow]:
    """Due jobs that nobody is at, now leased to this worker, the longest due first.

    What is more than `far` ahead counts as due: those who reckon in time served, which nobody sets, name infinity.
    """
    free = (
        select(_columns.kind, _columns.table_id, _columns.seat)
        .where(_columns.kind.in_(kinds), _is_past(_columns.due_at, now, far), _is_past(_columns.lease_until, now, far))
        .order_by(_columns.due_at)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    keys = [tuple(row) for row in conn.execute(free)]
    if not keys:
        return []
    leased = (
        update(schema.jobs)
        .where(tuple_(_columns.kind, _columns.table_id, _columns.seat).in_(keys))
        .values(worker=worker, lease_until=lease_until, attempts=_columns.attempts + 1)
        .returning(*_columns)
    )
    return sorted((JobRow(*row) for row in conn.execute(leased)), key=lambda job: job.due_at)


def _is_past(column: Column[float], now: float, far: float) -> ColumnElement[bool]:
    """Whether a time has come; one that is far ahead was written by a clock that has been put back since."""
    return or_(column <= now, column > now + far)


def has_job(conn: Connection, kind: str, table_id: str, seat: int) -> bool:
    """Whether there is this to do for a seat, or somebody is at it."""
    query = select(_columns.seat).where(_columns.kind == kind, _columns.table_id == table_id, _columns.seat == seat)
    return conn.execute(query).first() is not None


def renew_job(conn: Connection, job: JobRow, lease_until: float) -> bool:
    """Keep a job for longer; False where another worker has it by now, or it is gone."""
    return conn.execute(update(schema.jobs).where(*_still(job)).values(lease_until=lease_until)).rowcount > 0


def finish_job(conn: Connection, job: JobRow) -> bool:
    """It is done: remove it, or free it where it was put again meanwhile. False where another worker has it."""
    done = delete(schema.jobs).where(*_still(job), _columns.attempts == job.attempts)
    return conn.execute(done).rowcount > 0 or release_job(conn, job)


def release_job(conn: Connection, job: JobRow) -> bool:
    """Give a job back for any worker to take. False where another worker has it."""
    freed = update(schema.jobs).where(*_still(job)).values(worker=None, lease_until=0.0)
    return conn.execute(freed).rowcount > 0


def postpone_job(conn: Connection, job: JobRow, due_at: float) -> bool:
    """Give a job back to be tried again at that time. False where another worker has it."""
    later = update(schema.jobs).where(*_still(job)).values(worker=None, lease_until=0.0, due_at=due_at)
    return conn.execute(later).rowcount > 0


def drop_job(conn: Connection, kind: str, table_id: str, seat: int) -> None:
    """There is nothing to do any more; who is at it finds out."""
    named = (_columns.kind == kind, _columns.table_id == table_id, _columns.seat == seat)
    conn.execute(delete(schema.jobs).where(*named))


def overdue_jobs(conn: Connection, kind: str, before: float) -> int:
    """How many jobs of a kind were due before this time, and nobody has them."""
    waiting = select(func.count()).select_from(schema.jobs).where(_columns.kind == kind)
    return int(conn.execute(waiting.where(_columns.due_at < before, _columns.lease_until < before)).scalar_one())


def free_jobs(conn: Connection, kind: str) -> None:
    """Give all jobs of a kind back for any worker to take: whoever had them is known to be gone."""
    conn.execute(update(schema.jobs).where(_columns.kind == kind).values(worker=None, lease_until=0.0))


def _still(job: JobRow) -> tuple[ColumnElement[bool], ...]:
    """The job, as long as the same worker has it."""
    return (
        _columns.kind == job.kind,
        _columns.table_id == job.table_id,
        _columns.seat == job.seat,
        _columns.worker == job.worker,
        _columns.attempts.in_((job.attempts, 0)),  # 0: put again meanwhile
    )
