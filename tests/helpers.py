"""Helpers for the tests of every game."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from whistlestop.core.chance import DealerKind, Draw, Lot, Sealed
from whistlestop.core.errors import Illegal, WhistlestopError
from whistlestop.core.game import Actions, Game
from whistlestop.core.table import Table


@contextmanager
def illegal(rule: str, reason: str | None = None) -> Iterator[None]:
    """Expect that this rule forbids what is tried; `reason` is the end of the sentence's id."""
    with pytest.raises(Illegal) as caught:
        yield
    assert caught.value.rule == rule
    assert caught.value.reason.endswith(reason or "")


@contextmanager
def refused(kind: type[WhistlestopError], reason: str) -> Iterator[None]:
    """Expect an error of this kind, for this reason."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.reason == reason


class Numbers:
    """Random numbers for `imagine` and `fork`, repeatable."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)


class Telling:
    """A dealer that also tells the referee, in words, what falls."""

    kind: DealerKind = "sealed"

    def __init__(self, game: Game[Any, Any, Any], seed: str) -> None:
        self._notation, self._sealed, self.told = game.notation, Sealed.from_text(seed), list[str]()

    def deal(self, number: int, draw: Draw) -> Lot:
        lot = self._sealed.deal(number, draw)
        text = self._notation.format_chance(draw, lot)
        assert self._notation.parse_chance(draw, text) == lot
        self.told.append(text)
        return lot


def compiled_says(code: str) -> Any:
    """What a piece of code prints as JSON with compiled kernels, also where the tests run as plain Python.

    For what would take minutes there.
    """
    environment = {**os.environ, "WHISTLESTOP_KERNEL": ""}
    root = Path(__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=root, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout)


def choose(legal: Actions[Any], rng: random.Random) -> Any:
    """A random action: a kind uniformly, then uniformly within the kind, so that rare kinds come up."""
    return rng.choice(rng.choice(legal.kinds()))


def play(table: Table[Any, Any, Any], rng: random.Random, actions: int | None = None) -> None:
    """Let random players act, so many times or until the end."""
    done = 0
    while table.actors and (actions is None or done < actions):
        seat = rng.choice(table.actors)
        table.submit(seat, choose(table.legal(seat), rng))
        done += 1


def outlook(table: Table[Any, Any, Any], seat: int | None) -> tuple[bytes, bytes, object]:
    """What a table shows to one seat (None: a spectator), as bytes: its view, its history, its version."""
    version = table.version(seat) if seat is not None else None
    return msgspec.json.encode(table.view(seat)), msgspec.json.encode(table.history(seat)), version


def glimpse(table: Table[Any, Any, Any], seat: int | None) -> tuple[object, ...]:
    """All that leaves a table for one seat: the sheets of all players, too."""
    view = table.view(seat)
    sheets = [table.game.sheet(view, other) for other in range(1, table.seats + 1)]
    return *outlook(table, seat), msgspec.json.encode(sheets)


def amount(few: int, many: int) -> int:
    """How often something is tried: a few times in `make test`, many in `make faults`."""
    return many if _IS_THOROUGH else few


def chance_of(name: str) -> random.Random:
    """Chance for a test: the same in every `make test`; another in `make faults`, its seed is shown if it fails."""
    seed = f"{name}-{random.randrange(10**9)}" if _IS_THOROUGH else name
    print(f"random seed {seed}")
    return random.Random(seed)


_IS_THOROUGH = "WHISTLESTOP_FAULTS" in os.environ
PAIRS = amount(0, 10_000)  # of games that differ in secrets alone, of each game; 0: as many as of other properties


def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)
