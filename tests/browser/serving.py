"""A real server in a process of its own: it can be stopped or killed, and started again with the same data."""

import re
import signal
import subprocess
from pathlib import Path
from threading import Timer

import httpx

from tests.cli.calls import command_line, environment
from tests.helpers import until

PATIENCE = 60  # seconds for a server to start or to stop


class Serving:
    """`whistlestop serve` with a database in a folder, always on the same port, started as often as needed."""

    def __init__(self, folder: Path, *arguments: str, db: str = "", **settings: str) -> None:
        self.db = db or f"sqlite:///{folder}/whistlestop.db"
        self._arguments = (*arguments, "--db", self.db)
        self._settings = settings
        self._errors = folder / "errors.txt"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.address = ""

    def start(self) -> str:
        """Start it and wait until it listens: its address."""
        assert self._process is None, "it runs already"
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                command_line("serve", "--port", str(self.port), *self._arguments),
                env=environment(**self._settings),
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self._process.stdout is not None
        alarm = Timer(PATIENCE, self._process.kill)
        alarm.start()
        line = self._process.stdout.readline()
        alarm.cancel()
        found = re.search(r"http://\S+:(\d+)\S*$", line.rstrip())
        assert found is not None, f"the server did not start: {line}\n{self.errors}"
        self.address, self.port = found[0], int(found[1])
        return self.address

    def start_and_prepare(self) -> str:
        """Start it and wait until tables can be opened, too: it listens before it has loaded the rules of its games."""
        self.start()
        until(self._can_play, 10 * PATIENCE)  # after a change of the rules they are compiled first
        return self.address

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._running().kill()
        self._wait()

    def stop(self) -> None:
        """Stop it in good order, as Ctrl-C does."""
        self._running().send_signal(signal.SIGINT)
        assert self._wait() == 0, self.errors
        assert "Traceback" not in self.errors, self.errors

    def close(self) -> None:
        """Stop it if it still runs."""
        if self._process is not None:
            self.stop()

    @property
    def pid(self) -> int:
        return self._running().pid

    @property
    def errors(self) -> str:
        """What it wrote to standard error, over all its lives."""
        return self._errors.read_text()

    def _can_play(self) -> bool:
        answer = httpx.get(f"{self.address}/readyz", timeout=PATIENCE)
        assert answer.status_code in (200, 503), answer.text
        return answer.status_code == 200

    def _running(self) -> "subprocess.Popen[str]":
        assert self._process is not None, "it does not run"
        return self._process

    def _wait(self) -> int:
        process, self._process = self._running(), None
        try:
            return process.wait(PATIENCE)
        finally:
            process.kill()
            assert process.stdout is not None
            process.stdout.close()
