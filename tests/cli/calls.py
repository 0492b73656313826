"""Calls of the program: in this process, and in one of its own where that is what is tested."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from whistlestop.cli import program

SOURCES = Path(__file__).parents[2] / "src"


class Call:
    """What a call left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err
        assert "Traceback" not in err + out

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]

    def refused(self, *words: str, code: int = 2) -> None:
        """It failed with this code and one line on standard error, in which these words stand."""
        assert self.code == code, self.err
        assert self.err.count("\n") == 1
        assert self.err.startswith("whistlestop: ")
        for word in words:
            assert word in self.err, self.err


class Program:
    """The program in this process: fast, and under the debugger's eyes."""

    def __call__(self, *arguments: str, input: str | bytes | None = None) -> Call:
        result = CliRunner().invoke(program, arguments, input=input)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Call(result.exit_code, result.stdout, result.stderr)


def command_line(*arguments: str) -> list[str]:
    """The words that start the program in a process of its own."""
    return [sys.executable, "-m", "whistlestop", *arguments]


def environment(**more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return {**plain, "PYTHONPATH": str(SOURCES), **more}


def process(*arguments: str, input: str = "", **settings: str) -> Call:
    """The program in a process of its own."""
    done = subprocess.run(
        command_line(*arguments), input=input, env=environment(**settings), capture_output=True, text=True, timeout=120
    )
    return Call(done.returncode, done.stdout, done.stderr)


def shape(value: object) -> object:
    """The keys and types of a JSON value; of a list, those of its first element."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return type(value).__name__
