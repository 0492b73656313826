"""`bench`: how fast it is."""

import pytest

from whistlestop import games
from whistlestop.lab import bench


@pytest.fixture
def measured(monkeypatch):
    """Figures as if they had been measured; measuring itself takes a minute."""
    figures = (
        bench.Figure("score, random boards", 7.123456, "µs", "≤ 8", True, 25.0, "45 µs"),
        bench.Figure("random games, base", 31_234.5, "games/s", "≥ 4.2e+04", False, None, ""),
    )

    def run(game, say):
        say("measuring")
        return bench.Bench(game, "3.11", True, figures)

    monkeypatch.setattr(bench, "run", run)


def test_bench_as_json(run, measured):
    done = run("bench", "--json")
    assert "measuring" in done.err
    assert [result["game"] for result in done.json] == list(games.ids())
    for result in done.json:
        assert {"name", "value", "unit", "target", "ratio"} <= set(result["figures"][0])


def test_bench_for_people(run, measured):
    done = run("bench", "railroad-ink")
    assert done.code == 0
    for word in ("score, random boards", "7.123", "≤ 8", "✓", "✗", "31,234"):
        assert word in done.out
