"""What all tests share: how Hypothesis searches, what interrupts do, and the browser of those that need one."""

import os
import signal
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from scripts import chromium

# In CI the same examples come again in each run; at home new ones, and a found failure is kept.
settings.register_profile(
    "whistlestop",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("whistlestop")

# What a script starts in the background is deaf to interrupts, and so is what that starts: some tests send one there.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Chromium would ask for updates and the like, which nobody may answer here.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: what many tests do is wait, for browsers, servers and clocks."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in the browser come last: Playwright leaves an event loop running, beside which no other can run."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium that set-up has found, and no other."""
    path = chromium.find()
    if path is None:
        why = f"no Chromium: {chromium.HELP}"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return {**browser_type_launch_args, "executable_path": path, "args": list(QUIET)}


@pytest.fixture(scope="session")
def base_url() -> None:
    """Each test names its server by itself; the plugin's own fixture of this name is of a deprecated kind."""
