"""Figures about a running server, for whoever looks after it, and their text as Prometheus reads it.

A process counts for itself. Where several share a port any of them may be asked, so each leaves its figures in a folder
from time to time, and whoever is asked tells those of all, each with the name of its process.
"""

import os
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
PAUSE = 5.0  # seconds between two times that a process leaves its figures
FRESH = 3 * PAUSE  # what is older belongs to a process that has ended


class Sample(msgspec.Struct, frozen=True):
    """One number, with what it is about."""

    value: float
    labels: Mapping[str, str] = {}
    suffix: str = ""  # of a histogram: _bucket, _sum, _count


class Family(msgspec.Struct, frozen=True):
    """All numbers of one name."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    about: str
    samples: Sequence[Sample]


class Times:
    """How long something took, and how often it happened: a histogram, by one label."""

    def __init__(self, name: str, label: str, about: str) -> None:
        self._name, self._label, self._about = name, label, about
        self._counts: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self._sums: defaultdict[str, float] = defaultdict(float)

    def add(self, value: str, seconds: float) -> None:
        self._counts[value][bisect_left(BOUNDS, seconds)] += 1
        self._sums[value] += seconds

    def family(self) -> Family:
        samples: list[Sample] = []
        for value, counts in sorted(self._counts.items()):
            labels, total = {self._label: value}, 0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
                total += count
                samples.append(Sample(total, labels | {"le": bound}, "_bucket"))
            samples += (Sample(self._sums[value], labels, "_sum"), Sample(total, labels, "_count"))
        return Family(self._name, "histogram", self._about, samples)


class Figures:
    """What one process has counted since its start."""

    def __init__(self) -> None:
        self.started_at = time.time()
        self.requests = Times("whistlestop_request_seconds", "status", "Answers to requests, by class of status.")
        self.actions = Times("whistlestop_action_seconds", "result", "From a command to its answer, by result.")
        self.thoughts = Times("whistlestop_bot_seconds", "level", "Thoughts of bots, by level.")
        self.bot_failures = 0

    def families(self) -> list[Family]:
        """What it has counted, and what the process itself has used."""
        return [
            counter("whistlestop_bot_failures_total", self.bot_failures, "Bots that were replaced by simpler ones."),
            counter("process_cpu_seconds_total", time.process_time(), "Processor time of the process."),
            gauge("process_resident_memory_bytes", _memory(), "Memory of the process."),
            gauge("process_start_time_seconds", self.started_at, "When the process started, in seconds since 1970."),
            *(times.family() for times in (self.requests, self.actions, self.thoughts)),
        ]


def gauge(name: str, value: float, about: str) -> Family:
    return Family(name, "gauge", about, [Sample(value)])


def counter(name: str, value: float, about: str) -> Family:
    return Family(name, "counter", about, [Sample(value)])


def _memory() -> int:
    """Resident memory in bytes; 0 where the system does not tell."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


# --- of several processes


Everybody = Mapping[str, Sequence[Family]]  # by process


def leave(folder: str, families: Sequence[Family]) -> None:
    """Leave the figures of this process for the others."""
    path = Path(folder) / str(os.getpid())
    path.with_suffix(".new").write_bytes(msgspec.json.encode(families))
    path.with_suffix(".new").replace(path)


def gather(folder: str, own: Sequence[Family]) -> Everybody:
    """The figures of all processes that live; without a folder there is one."""
    found = {str(os.getpid()): own}
    for path in Path(folder).iterdir() if folder else ():
        if path.name.isdecimal() and path.name not in found and path.stat().st_mtime > time.time() - FRESH:
            found[path.name] = msgspec.json.decode(path.read_bytes(), type=list[Family])
    return found


def text(everybody: Everybody) -> str:
    """All figures, each name once, each number with its process."""
    lines: dict[str, list[str]] = {}
    for process, families in sorted(everybody.items()):
        for family in families:
            head = [f"# HELP {family.name} {family.about}", f"# TYPE {family.name} {family.kind}"]
            written = lines.setdefault(family.name, head)
            for sample in family.samples:
                labels = ",".join(f'{key}="{value}"' for key, value in {**sample.labels, "process": process}.items())
                written.append(f"{family.name}{sample.suffix}{{{labels}}} {sample.value:.15g}")
    return "".join(f"{line}\n" for written in lines.values() for line in written)


# --- for people


def value(families: Sequence[Family], name: str) -> float:
    """A figure by its name; of a histogram, how often it happened."""
    samples = [sample for family in families if family.name == name for sample in family.samples]
    return sum(sample.value for sample in samples if sample.suffix in ("", "_count"))


def quantile(families: Sequence[Family], name: str, share: float) -> float | None:
    """Seconds within which this share of something was done, as far as a histogram tells; None: it never happened."""
    counts: defaultdict[float, float] = defaultdict(float)
    for family in families:
        for sample in family.samples:
            if family.name == name and sample.suffix == "_bucket":
                counts[float(sample.labels["le"])] += sample.value
    total = counts.get(float("inf"), 0)
    return next((bound for bound, count in sorted(counts.items()) if total and count >= share * total), None)
