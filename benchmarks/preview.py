"""How long the page of String Railway waits for an answer while somebody draws: `python benchmarks/preview.py`.

A real server on SQLite, over loopback: a recorded game of five players is played on before its last string. That string
is drawn once more, point by point; each time the page asks what the line touches so far (`trace`), as it does while the
pen moves, and what string comes of it (`stroke`), as it does when the pen is lifted.
"""

import asyncio
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # before what follows: the page is a client of the fault tests

from tests.faults.client import Client  # noqa: E402
from whistlestop.core.table import Did  # noqa: E402
from whistlestop.people import read_file  # noqa: E402

RECORD = ROOT / "tests" / "records" / "string_railway" / "five.jsonl"
STEPS = 60  # questions of each kind
FEWEST = 4  # points of the first one


async def measure(address: str) -> None:
    log = read_file(RECORD).table.log
    last = log[-1]
    assert isinstance(last, Did)
    numbers, seat, length = last.action.points, last.seat, last.action.length
    points = [f"{x / 100:.2f},{y / 100:.2f}" for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    page = Client(address, "Ada")
    file = {"file": (RECORD.name, RECORD.read_bytes(), "application/jsonl")}
    replay = (await page.http.post("/replays", files=file)).headers["location"]
    fork = await page.http.post(f"{replay}/fork", data={"at": str(len(log) - 1), "seat": str(seat)})
    page.table = fork.headers["location"].removeprefix("/t/")
    await page.come()
    await page.until(lambda: bool(page.state.get("yourTurn")))
    for kind in ("trace", "stroke"):
        times = []
        for step in range(1, STEPS + 1):
            drawn = points[: max(FEWEST, step * len(points) // STEPS)]
            started = time.perf_counter()
            assert await page.ask(f"{kind} {length} {' '.join(drawn)}") is not None
            times.append(time.perf_counter() - started)
        times.sort()
        median, most = times[STEPS // 2] * 1e3, times[STEPS * 95 // 100] * 1e3
        print(f"{kind:6} median {median:.1f} ms, 95 of 100 within {most:.1f} ms, the longest {times[-1] * 1e3:.1f} ms")
    await page.leave()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "whistlestop", "serve", "--port", "0", "--db", f"sqlite:///{folder}/t.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            while httpx.get(f"{found[0]}/readyz", timeout=60).status_code != 200:
                time.sleep(0.1)
            asyncio.run(measure(found[0]))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
