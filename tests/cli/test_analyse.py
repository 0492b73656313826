"""`analyse`: where a game file lost something, and what would have been better."""

import re
from hashlib import sha256

import pytest

from whistlestop import load, new_table
from whistlestop.bots.advice import Verdict
from whistlestop.core import kernel
from whistlestop.core.decisions import decisions
from whistlestop.core.errors import Stale
from whistlestop.core.fastdealer import Stream
from whistlestop.core.table import Did
from whistlestop.games.string_railway.actions import Lay
from whistlestop.lab import advice
from whistlestop.lab.simulate import find_bot

pytestmark = pytest.mark.skipif(not kernel.compiled, reason="as plain Python bots think for minutes")


@pytest.fixture
def lost_file(tmp_path) -> str:
    """A game by a player without a plan."""
    table = new_table("railroad-ink", 2, {"lava": True}, seed="lost")
    table.play("random")
    path = tmp_path / "lost.jsonl"
    table.save(path)
    return str(path)


def test_every_decision_is_told_as_json(run, lost_file):
    done = run("analyse", lost_file, "--seat", "2", "--json")
    assert (done.code, done.err) == (0, "")
    told = done.json
    assert (told["game"], told["seat"], told["judge"], told["counts"]) == ("railroad-ink", 2, "foreseeing", "points")
    assert len(told["decisions"]) >= 6
    assert all(one["at"] < one["end"] and one["played"] and one["best"] for one in told["decisions"])
    assert max(one["lost"] for one in told["decisions"]) > 1
    assert run("analyse", lost_file, "--seat", "2", "--json").out == done.out


def test_the_dearest_decision_comes_first(run, lost_file):
    told = run("analyse", lost_file, "--json").json["decisions"]
    worst = max(told, key=lambda one: (one["lost"], -one["at"]))
    done = run("analyse", lost_file)
    assert done.code == 0
    first = done.out.splitlines()[4].split()
    assert first[:2] == [str(worst["at"]), f"{worst['lost']:.1f}"]
    assert f"Decisions: {len(told)}" in done.out


def test_it_is_said_what_is_judged_and_where_to_look(run, lost_file):
    done = run("analyse", lost_file, "--seat", "2")
    assert done.out.splitlines()[0] == "Railroad Ink: Blazing Red · seat 2 · judge: foreseeing"
    assert "replay FILE --at N --seat 2" in done.out
    decision, _ = load(lost_file).analyse(2)[1]
    shown = run("replay", lost_file, "--at", str(decision.at), "--seat", "2", "--json").json
    assert shown["state"] == sha256(decision.state.key()).hexdigest()


def test_what_rounds_to_nothing_has_cost_nothing(run, lost_file, monkeypatch):
    def judged(table, seat):
        losses = iter((4, 5, 320))
        for decision in decisions(table, seat)[:3]:
            yield decision, Verdict(decision.line, next(losses))

    monkeypatch.setattr(advice, "analyse", judged)
    told = run("analyse", lost_file, "--json").json["decisions"]
    assert [one["lost"] for one in told] == [0.04, 0.05, 3.2]
    out = run("analyse", lost_file).out
    assert re.findall(r"^ ?\d+ +(\d+\.\d) ", out, re.MULTILINE) == ["3.2", "0.1"]
    assert "Decisions: 3, of which cost something: 2." in out


def test_ways_of_strings_are_cut_short_for_people(run, tmp_path):
    table, bot = new_table("string-railway", 2, seed="strings"), find_bot("string-railway", "random")
    while not any(isinstance(entry, Did) and isinstance(entry.action, Lay) for entry in table.log):
        seat = table.actors[0]
        table.submit(seat, bot.choose(table.view(seat), table.legal(seat), Stream(1, seat)))
    table.save(tmp_path / "strings.jsonl")
    told = run("analyse", str(tmp_path / "strings.jsonl"), "--seat", str(seat), "--json").json["decisions"]
    way = told[-1]["played"][-1]
    out = run("analyse", str(tmp_path / "strings.jsonl"), "--seat", str(seat)).out
    assert len(way) > 100
    assert told[-1]["lost"] > 0
    assert "…" in out
    assert way[60:70] not in "".join(out.split())


def test_a_seat_that_is_not_there_is_refused(run, lost_file):
    done = run("analyse", lost_file, "--seat", "3")
    assert done.code == 2
    assert "no seat 3" in done.err


def test_in_python_too():
    table = new_table("railroad-ink", 2, {"lava": True}, seed="python")
    for action in table.hint(1).line:
        table.submit(1, action)
    assert table.actors == (2,)
    with pytest.raises(Stale):
        table.hint(1)
    table.play("greedy")
    assert [decision.line for decision, _ in table.analyse(1)]
