"""`tune` and `train`: bots that become stronger."""

import os
from pathlib import Path

import pytest

from whistlestop import games
from whistlestop.cli import train as cli_train
from whistlestop.core import kernel
from whistlestop.lab import train as lab_train
from whistlestop.lab import tune

TUNE = ("tune", "marklin", "--tries", "2", "--games", "2", "--seed", "s")


def test_tune_as_json(run):
    done = run(*TUNE, "--json")
    assert done.code == 0
    assert list(done.json) == ["game", "bot", "players", "kept", "parameters", "final"]
    assert (done.json["game"], done.json["bot"], done.json["players"]) == ("marklin", "planner", 2)
    assert list(done.json["final"]) == ["games", "win_share", "margin", "surplus", "error"]
    assert done.json["parameters"] == run(*TUNE, "--json").json["parameters"]


def test_tune_for_people(run):
    done = run(*TUNE, "--players", "3")
    assert done.code == 0
    for word in ('    ("edge_base", ', "of 2 tries kept", "planner", "33.3% would be even"):
        assert word in done.out
    assert max(map(len, done.out.splitlines())) <= 100


def test_tune_tells_what_it_keeps(run, monkeypatch):
    monkeypatch.setattr(tune, "ENOUGH", -1.0)  # whatever it tries
    done = run(*TUNE)
    assert done.err.count("is kept: ") == 2
    assert " → " in done.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["railroad-ink"], ["railroad-ink", "plays by numbers", "marklin"]),
        (["marklin", "--tries", "0"], ["--tries"]),
        (["marklin", "--players", "6"], ["2 to 5"]),
        (["marklin", "--option", "tickets=none"], ["tickets"]),
        (["chess"], ["chess"]),
    ],
)
def test_tune_refuses(run, arguments, words):
    run("tune", *arguments).refused(*words)


# --- train


def test_train_writes_a_checkpoint_and_weights_and_goes_on(run, tmp_path):
    first, second, weights = (str(tmp_path / name) for name in ("first.npz", "second.npz", "weights.npz"))
    done = run("train", "railroad-ink", "tables", "--games", "2", "--to", first)
    assert done.code == 0, done.err
    assert "tables, " in done.out
    assert "2 games, mean " in done.out
    done = run(
        "train", "railroad-ink", "network", "--games", "1", "--from", first, "--to", second, "--weights", weights
    )
    assert done.code == 0, done.err
    training = games.room("railroad-ink", "training")
    assert training.resume((tmp_path / "second.npz").read_bytes()).about["games"] == {
        "tables": 2,
        "network": 1,
        "tuning": 0,
    }
    assert (tmp_path / "weights.npz").stat().st_size < (tmp_path / "second.npz").stat().st_size


@pytest.mark.parametrize("game", games.ids("training"))
def test_every_game_that_learns_can_be_trained(run, tmp_path, game):
    stage = next(iter(games.room(game, "training").STAGES))
    done = run("train", game, stage, "--games", "1", "--to", str(tmp_path / "first.npz"))
    assert done.code == 0, done.err
    assert "1 game, mean " in done.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["pioneer-rails", "narrow", "--games", "1", "--option", "map=desert"], ["map", "learned"]),
        (["marklin", "tables", "--games", "1"], ["marklin", "learns", "railroad-ink"]),
        (["railroad-ink", "chairs", "--games", "1"], ["chairs", "tables, network, tuning"]),
        (["railroad-ink", "tables"], ["--minutes", "--games"]),
        (["railroad-ink", "tables", "--games", "0"], ["--games"]),
        (["railroad-ink", "tables", "--games", "1", "--from", __file__], ["test_learning.py", "not a file of weights"]),
        (["chess", "tables", "--games", "1"], ["chess"]),
        (["railroad-ink", "tables", "--games", "1", "--option", "draft=true"], ["draft", "lava, meteors"]),
        (["railroad-ink", "tables", "--games", "1", "--option", "lava=maybe"], ["lava", "maybe"]),
        (
            ["railroad-ink", "tables", "--games", "1", "--option", "lava=true", "--from", __file__],
            ["--option", "--from"],
        ),
    ],
)
def test_train_refuses(run, tmp_path, arguments, words):
    run("train", *arguments, "--to", str(tmp_path / "x.npz")).refused(*words)
    assert not (tmp_path / "x.npz").exists()


@pytest.mark.parametrize(
    ("files", "words"),
    [
        (["--to", "missing/x.npz"], ["missing/x.npz: no such file"]),
        (["--to", "x.npz", "--weights", "missing/y.npz"], ["missing/y.npz: no such file"]),
        (["--to", "x.npz", "--weights", "./x.npz"], ["--to", "--weights", "same file"]),
    ],
)
def test_whether_it_can_be_kept_is_found_out_before_anything_is_learned(run, monkeypatch, files, words):
    monkeypatch.setattr(lab_train, "train", lambda *_: pytest.fail("trained"))
    run("train", "railroad-ink", "tables", "--games", "1", *files).refused(*words)
    assert os.listdir() == []


@pytest.mark.skipif(not kernel.compiled, reason="as plain Python twenty games take minutes")
def test_an_interrupted_training_is_kept(run, monkeypatch):
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt  # again and again, as from somebody in a hurry

    monkeypatch.setattr(lab_train, "REPORT", 0.01)
    monkeypatch.setattr(cli_train, "_tell", interrupt)
    done = run("train", "pioneer-rails", "narrow", "--minutes", "10", "--to", "x.npz", "--weights", "y.npz")
    assert done.code == 130
    assert "interrupted" in done.err
    assert "x.npz" in done.err
    assert os.listdir() == ["x.npz"]
    trainee = games.room("pioneer-rails", "training").resume(Path("x.npz").read_bytes())
    assert trainee.games > 0


def test_train_names_the_stages(run):
    shown = " ".join(run("train", "--help").out.split())
    for game in games.ids("training"):
        assert f"{game}: {', '.join(games.room(game, 'training').STAGES)}" in shown


def test_bots_that_do_not_play_by_the_rules_are_refused(run, monkeypatch):
    bots = games.room("railroad-ink", "bots")
    monkeypatch.setattr(bots, "NEEDS", {"foreseeing": {"lava": False}}, raising=False)
    for command in ("simulate", "arena"):
        refused = run(command, "railroad-ink", "--bot", "foreseeing", "--bot", "random", "--option", "lava=true")
        refused.refused("foreseeing", "random, greedy, schooled, seasoned")
