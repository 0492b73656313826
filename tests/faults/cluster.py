"""A PostgreSQL that tests kill and start again, and the wire to it, which they cut and mend."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from pathlib import Path
from threading import Thread
from typing import Any, Literal

from tests.faults.servers import is_running
from tests.helpers import until
from tests.server.postgres import new_cluster

PIECE = 1 << 16


class Cluster:
    """A PostgreSQL of its own."""

    def __init__(self) -> None:
        self._server = new_cluster()
        self.url = self._server.get_uri()

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return Path(self.url.partition("?host=")[2]) / ".s.PGSQL.5432"

    def kill(self) -> None:
        """End it in the middle of whatever it does; those that work for it find out and end as well."""
        pid = self._server.get_pid()
        assert pid is not None
        working = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        os.kill(pid, signal.SIGKILL)
        until(lambda: not any(map(is_running, (pid, *working))))
        # As long as nobody has asked how it ended, its number is taken, and it would be believed to run.
        for lock in (self._server.pgdata / "postmaster.pid", Path(f"{self.socket}.lock")):
            lock.unlink()

    def start(self) -> None:
        """Start it again, and wait until it has put its files in order."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        self._server.cleanup()


class Wire:
    """A port of this machine from which everything goes to PostgreSQL's socket, as long as it is not cut."""

    def __init__(self, cluster: Cluster) -> None:
        self._target = cluster.socket
        self._swallows = False
        self._ends: set[asyncio.StreamWriter] = set()
        # In a thread of its own: tests wait for servers, which wait for this.
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._listener = self._do(self._listen(0))
        self._port: int = self._listener.sockets[0].getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{self._port}/postgres"

    def cut(self, how: Literal["refuses", "swallows"]) -> None:
        """Break all connections. Whoever comes from now on is refused, or waits for an answer that never comes."""
        self._do(self._cut(how == "swallows"))

    def mend(self) -> None:
        self._do(self._mend())

    def close(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _listen(self, port: int) -> asyncio.Server:
        return await asyncio.start_server(self._connect, "127.0.0.1", port)

    async def _cut(self, swallows: bool) -> None:
        self._swallows = swallows
        if not swallows:
            self._listener.close()
        self._drop_all()

    async def _mend(self) -> None:
        self._drop_all()
        if not self._swallows:
            self._listener = await self._listen(self._port)
        self._swallows = False

    async def _end(self) -> None:
        await self._cut(swallows=False)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)

    def _drop_all(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        if self._swallows:
            return
        try:
            back, forth = await asyncio.open_unix_connection(self._target)
        except OSError:  # PostgreSQL itself is away
            writer.transport.abort()
            return
        self._ends.add(forth)
        await asyncio.gather(self._pass_on(reader, forth), self._pass_on(back, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while piece := await reader.read(PIECE):
                writer.write(piece)
        except OSError:
            pass
        writer.close()
        self._ends.discard(writer)
