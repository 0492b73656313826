"""Servers that tests kill, or that die by a fault they were given, and that come back with the same data and port."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import Timer
from typing import Any

from tests.cli.calls import environment
from tests.helpers import until

PATIENCE = 60  # seconds for a server to start or to end
HERE = Path(__file__).parent
ROOT = HERE.parents[1]

Fault = dict[str, Any]
NO_BOTS: Fault = {"at": "no bots"}
FORKED_BOTS: Fault = {"at": "forked bots"}
SHORT_LEASES: Fault = {"at": "short leases"}  # where servers die every second, nobody waits 20 s for each bot


def is_running(pid: int) -> bool:
    """Whether there is such a process that has not ended, looked after or not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Launcher:
    """The process that servers are forks of."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, HERE / "launcher.py"],
            env=environment(PYTHONPATH=f"{ROOT}:{ROOT / 'src'}"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._heard() == "ready"

    def order(self, **order: Any) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return self._heard()

    def close(self) -> None:
        self._process.communicate(timeout=PATIENCE)

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())


class Server:
    """`whistlestop serve`, always on the same port and database, started as often as needed."""

    def __init__(self, launcher: Launcher, folder: Path, db: str = "") -> None:
        self._launcher, self._folder = launcher, folder
        self.db = db or f"sqlite:///{folder}/whistlestop.db"
        self._lives = self.pid = self.port = 0
        self.address = ""

    def start(self, *faults: Fault) -> None:
        """Start it and wait until it listens."""
        self.launch(*faults)
        until(lambda: self._listening() or not is_running(self.pid), PATIENCE)
        found = re.search(r"http://\S+:(\d+)$", self._out.read_text().rstrip())
        assert found is not None, f"the server did not start: {self.errors}"
        self.address, self.port = found[0], int(found[1])

    def launch(self, *faults: Fault) -> None:
        """Start it and wait for nothing."""
        assert not self.pid, "it runs already"
        self._lives += 1
        arguments = ["--port", str(self.port), "--db", self.db]
        files = {"out": str(self._out), "errors": str(self._folder / "errors.txt")}
        self.pid = self._launcher.order(start=arguments, faults=faults, **files)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        os.kill(self.pid, signal.SIGKILL)
        self.has_died()

    def has_died(self) -> None:
        """Wait until it has been killed."""
        assert self._end() == -signal.SIGKILL, self.errors

    def stop(self) -> None:
        """Stop it in good order, as Ctrl-C does."""
        os.kill(self.pid, signal.SIGINT)
        assert self._end() == 0, self.errors

    def close(self) -> None:
        """Stop it if it still runs."""
        if self.pid:
            self.stop()

    @property
    def children(self) -> set[int]:
        """The processes that it has started: for bots."""
        return {int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()}

    @property
    def errors(self) -> str:
        """What it wrote to standard error, over all its lives."""
        return (self._folder / "errors.txt").read_text()

    @property
    def _out(self) -> Path:
        return self._folder / f"out-{self._lives}.txt"

    def _listening(self) -> bool:
        return self._out.exists() and self._out.read_text().endswith("\n")

    def _end(self) -> int:
        pid, self.pid = self.pid, 0
        alarm = Timer(PATIENCE, os.kill, (pid, signal.SIGABRT))
        alarm.start()
        ended: int = self._launcher.order(wait=pid)
        alarm.cancel()
        return ended
