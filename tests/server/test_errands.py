"""Jobs of the store: what goes wrong with one is tried again, and is no reason to do nothing else."""

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from tests.server import stored
from tests.server.people import party
from tests.server.service import Service
from whistlestop.server import errands
from whistlestop.server.errands import Errands
from whistlestop.server.store import rows
from whistlestop.server.store.jobs import FAR
from whistlestop.server.store.rows import JobRow

pytestmark = pytest.mark.anyio


class Broken(Errands):
    """Something that never works."""

    kind = "broken"
    error: Exception = RuntimeError("a mistake of ours")
    time = 1000.0

    def now(self) -> float:
        return self.time

    async def do(self, job: JobRow) -> float | None:
        raise self.error


async def pauses(service: Service, broken: Broken, count: int) -> list[float]:
    """How long such a job waits after each of so many tries."""
    table = (await party(service, 1)).table
    await service.hub.store.write(lambda connection: rows.put_job(connection, JobRow("broken", table, 1, broken.time)))
    found = []
    for _ in range(count):
        await broken._look()
        await asyncio.gather(*broken._under_way)
        (job,) = [job for job in await service.read(lambda conn: stored.jobs(conn, table)) if job.kind == "broken"]
        found.append(job.due_at - broken.time)
        broken.time = job.due_at
    return found


async def test_what_fails_again_and_again_is_tried_less_and_less(service: Service, caplog: pytest.LogCaptureFixture):
    """A table whose log is damaged would fill the server's own log, a traceback every five seconds."""
    found = await pauses(service, Broken(service.hub), 8)
    assert found[:3] == [errands.LOOK_AGAIN, 2 * errands.LOOK_AGAIN, 4 * errands.LOOK_AGAIN]
    assert found[-2:] == [errands.LONGEST_PAUSE] * 2
    assert errands.LONGEST_PAUSE < FAR  # what is further ahead counts as due
    caplog.clear()


async def test_a_database_that_comes_back_is_waited_for_as_before(service: Service, caplog: pytest.LogCaptureFixture):
    broken = Broken(service.hub)
    broken.error = OperationalError("SELECT 1", {}, Exception("away"))
    assert await pauses(service, broken, 4) == [errands.LOOK_AGAIN] * 4
    caplog.clear()
