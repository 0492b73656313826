"""What the service worker forgets when it takes over, by itself: a browser rarely lets two workers overlap."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.fake_table import STATIC

DENO = Path(sys.executable).with_name("deno")
MINE, OTHER, ELSEWHERE = "whistlestop / ?v=1&l=en", "whistlestop / ?v=1&l=uk", "whistlestop /club/ ?v=1&l=uk"


def left_after_taking_over(registration: dict[str, object]) -> list[str]:
    """The names of what is still kept once the English worker is active."""
    script = f"""
        const names = new Set({json.dumps([MINE, OTHER, ELSEWHERE])});
        const caches = {{ keys: async () => [...names], delete: async (name) => names.delete(name) }};
        Object.defineProperty(globalThis, "caches", {{ value: caches }});
        globalThis.registration = {json.dumps(registration)};
        globalThis.clients = {{ claim: async () => {{}} }};
        await import("{(STATIC / "service-worker.js").as_uri()}");
        const works = [];
        const event = Object.assign(new Event("activate"), {{ waitUntil: (work) => works.push(work) }});
        dispatchEvent(event);
        await Promise.all(works);
        console.log(JSON.stringify([...names]));
    """
    address = "http://127.0.0.1/service-worker.js?v=1&l=en"
    ran = subprocess.run(
        [DENO, "eval", "--quiet", "--location", address, script], capture_output=True, text=True, check=True
    )
    return list(json.loads(ran.stdout))


def test_a_worker_forgets_what_others_of_its_server_kept():
    assert left_after_taking_over({"installing": None, "waiting": None}) == [MINE, ELSEWHERE]


@pytest.mark.parametrize("stage", ["installing", "waiting"])
def test_a_worker_leaves_alone_what_its_successor_keeps(stage: str):
    assert left_after_taking_over({"installing": None, "waiting": None, stage: {}}) == [MINE, OTHER, ELSEWHERE]
