"""Programs that play, written down in a few lines by the tests that need them."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "any_game.py"

# It plays as the example does; `at` counts the decisions, and a test says what becomes of one of them.
PLAYER = """\
import json, os, random, resource, signal, sys, time
at = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        hello, chance = message, random.Random(message["seed"])
        print(json.dumps({"protocol": 1}), flush=True)
    elif message["t"] == "choose":
        at += 1
        do = chance.choice(chance.choice(message["legal"]))
        answer = json.dumps({"do": do})
"""
USUAL_END = """
        print(answer, flush=True)
"""

Write = Callable[[str], str]


def run(path: Path, *arguments: str) -> str:
    """The name of the bot that this script is."""
    return f"run:{shlex.join([sys.executable, str(path), *arguments])}"


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Makes a bot of lines that are run at each decision, before the answer is sent off."""

    def write(lines: str) -> str:
        path = tmp_path / f"player-{len(list(tmp_path.iterdir()))}.py"
        indented = "".join(f"        {line}\n" for line in lines.splitlines())
        path.write_text(PLAYER + indented + USUAL_END, encoding="utf-8")
        return run(path)

    return write
