"""The manual page: every command in it works, and prints what stands under it."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from whistlestop.cli import COMMANDS

MANUAL = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")


def examples() -> Iterator[tuple[str, str]]:
    """Each command after a `$`, and the lines that it prints."""
    for block in re.findall(r"^```console\n(.*?)^```", MANUAL, re.MULTILINE | re.DOTALL):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = example.partition("\n")
            yield command, printed


def test_every_example_prints_what_stands_under_it(run):
    found = list(examples())
    assert len(found) > 10
    for command, printed in found:
        before, _, after = command.rpartition(" | ")
        words, said = shlex.split(after), shlex.split(before)
        assert words.pop(0) == "whistlestop"
        done = run(*words, input=" ".join(said[1:]) + "\n" if said else None)
        pattern = ".*".join(re.escape(part) for part in printed.split("…"))
        assert re.fullmatch(pattern, done.out + done.err, re.DOTALL), f"{command}\n{done.out}{done.err}"


def test_every_command_has_its_section():
    sections = re.findall(r"^## (\w+)$", MANUAL, re.MULTILINE)
    assert sections == list(COMMANDS)
