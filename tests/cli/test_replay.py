"""`replay`: game files read, checked, shown and drawn; and every way in which one can be wrong."""

import errno
import json
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from whistlestop import new_table, people

RECORDS = [
    next(folder.glob("*.jsonl")) for folder in Path(__file__).parents[1].glob("records/*/") if folder.name[0] != "_"
]


def change(path: str, line: int, **fields: object) -> str:
    """A copy of a game file with some fields of a line changed (counted from 1; -1 is the end)."""
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    place = line if line < 0 else line - 1
    value = json.loads(lines[place])
    value.get("end", value).update(fields)
    lines[place] = json.dumps(value, separators=(",", ":"))
    Path("changed.jsonl").write_text("".join(f"{text}\n" for text in lines), encoding="utf-8")
    return "changed.jsonl"


# --- good files


@pytest.mark.parametrize("name", ["game_file", "simulated_file"])
def test_replay_as_json(run, request, name):
    path = request.getfixturevalue(name)
    done = run("replay", path, "--verify", "--json")
    assert (done.code, done.err) == (0, "")
    assert list(done.json) == ["game", "actions", "finished", "scores", "places", "state"]
    end = json.loads(Path(path).read_text(encoding="utf-8").splitlines()[-1])["end"]
    entries = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()[1:-1]]
    assert done.json["game"] == "railroad-ink"
    assert done.json["actions"] == sum("do" in entry for entry in entries)
    assert done.json["finished"] is True
    assert done.json["scores"] == end["scores"]
    assert done.json["places"] == end["places"]
    assert len(done.json["state"]) == 64
    assert int(done.json["state"], 16)


def test_replay_up_to_an_entry(run, game_file):
    states = set()
    for entries in ("0", "1", "7"):
        done = run("replay", game_file, "--at", entries, "--json").json
        assert (done["finished"], done["scores"], done["places"]) == (False, [], [])
        assert done["actions"] == max(0, int(entries) - 1)
        states.add(done["state"])
    assert len(states) == 3
    assert run("replay", game_file, "--at", "7", "--verify").code == 0


def test_replay_for_people(run, game_file):
    done = run("replay", game_file)
    assert done.code == 0
    for word in ("Railroad Ink", "1 random, 2 random", "all by default", "sealed", "--verify", "dice", "done"):
        assert word in done.out
    for word in ("┏━━", "Exits", "Longest highway", "Total", "points."):
        assert word in done.out
    assert "\x1b" not in done.out
    assert max(map(len, done.out.splitlines())) <= 130  # the commitment is never broken in two
    assert "it holds" in run("replay", game_file, "--verify").out


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.parent.name)
def test_a_game_of_every_kind_is_told_and_drawn(run, path):
    """Log, boards, sheets and result of a recorded game."""
    done = run("replay", str(path), "--verify")
    assert (done.code, done.err) == (0, "")
    assert "Total" in done.out
    ET.fromstring(run("replay", str(path), "--svg", "-").out)


def test_replay_shows_options_and_what_was_given(run, simulated_file):
    done = run("replay", simulated_file, "--verify")
    assert "lava=true, meteors=true" in done.out
    assert "the seed gives all of them" in done.out


def test_replay_from_a_seat_shows_the_whole_sheet(run, game_file):
    done = run("replay", game_file, "--seat", "2")
    assert "2 random" in done.out
    assert done.out.count("┏━━") == 1
    assert "Longest highway: " in done.out
    assert "Найдовша" in run("replay", game_file, "--seat", "2", "--lang", "uk").out


@pytest.mark.parametrize("more", [[], ["--seat", "1"], ["--at", "9"], ["--theme", "dark"]])
def test_replay_draws_the_position(run, game_file, more):
    assert run("replay", game_file, "--svg", "position.svg", "--json", *more).code == 0
    assert ET.parse("position.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert sorted(os.listdir()) == ["kept", "position.svg"]
    ET.fromstring(run("replay", game_file, "--svg", "-", *more).out)


def test_an_unfinished_game_keeps_its_secrets(run):
    table = new_table("railroad-ink", seats=2, seed="secrets", options={"must_draw": "free"})
    place = next(action for action in table.legal(1) if hasattr(action, "piece"))
    text = f"{place.cell} {place.piece}"
    table.seat(1).do(text)
    table.save("running.jsonl")
    for seat in ([], ["--seat", "2"]):
        done = run("replay", "running.jsonl", "--verify", *seat)
        assert done.code == 0
        assert text not in done.out
        assert "not revealed yet" in done.out
    assert text in run("replay", "running.jsonl", "--seat", "1").out
    table.seat(1).do("done")
    table.save("running.jsonl")
    assert text in run("replay", "running.jsonl").out
    assert run("replay", "running.jsonl", "--json").json["finished"] is False


def test_a_finished_game_has_no_secrets(run, game_file):
    drawn = json.loads(Path(game_file).read_text(encoding="utf-8").splitlines()[2])["do"]
    board = run("replay", game_file, "--at", "2").out
    assert drawn in board
    assert "1" in board[board.index("┏") :].splitlines()[1] or "Total: " in board


def test_undone_and_rewound_games_are_shown(run):
    table = new_table("railroad-ink", seats=1, seed="undo", options={"must_draw": "free"})
    text = next(iter(table.legal(1)))
    table.submit(1, text)
    table.undo(1)
    table.submit(1, text)
    table.restart_turn(1)
    table.rewind(1)
    table.play({1: "random"})
    table.save("undone.jsonl")
    done = run("replay", "undone.jsonl", "--verify")
    assert done.code == 0
    assert "undo" in done.out
    assert "restart" in done.out
    assert "back to entry 1" in done.out


def test_a_file_cannot_command_the_terminal(run, game_file):
    path = change(game_file, 1, players=["\x1b[31mred\x07", "two\nlines", "three"], commitment="\x1b]0;title\x07")
    done = run("replay", path)
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "\x07" not in done.out


# --- readable files that do not hold: exit code 1


def test_an_illegal_action_is_found(run, game_file):
    run("replay", change(game_file, 3, do="D4 h-h-")).refused("Line 3", code=1)


def test_a_wrong_result_is_found(run, game_file):
    run("replay", change(game_file, -1, scores=[99, 1])).refused("99", code=1)
    run("replay", change(game_file, -1, places=[1, 1])).refused("Line", code=1)


def test_another_commitment_is_found(run, game_file):
    path = change(game_file, 1, commitment="0" * 64)
    assert run("replay", path).code == 0
    done = run("replay", path, "--verify", "--json")
    done.refused("commitment", code=1)
    assert done.out == ""


def test_another_seed_is_found(run, simulated_file):
    run("replay", change(simulated_file, -1, seed="12345"), "--verify").refused("Line 2", "seed", code=1)


def test_a_seed_that_was_taken_out_is_found(run, game_file):
    run("replay", change(game_file, -1, seed=None, nonce=None), "--verify").refused("seed", code=1)


# --- files that cannot be read: exit code 2


@pytest.mark.parametrize("part", [0.0, 0.05, 0.3, 0.5, 0.9, 0.999])
def test_a_cut_file_is_refused(run, game_file, part):
    whole = Path(game_file).read_bytes()
    Path("cut.jsonl").write_bytes(whole[: int(len(whole) * part)])
    run("replay", "cut.jsonl", "--verify").refused("Line")


def test_a_file_cut_between_lines_is_refused(run, game_file):
    lines = Path(game_file).read_text(encoding="utf-8").splitlines(keepends=True)
    Path("cut.jsonl").write_text("".join(lines[:10]), encoding="utf-8")
    run("replay", "cut.jsonl").refused("breaks off")
    Path("cut.jsonl").write_text("".join(lines[:10] + lines[11:]), encoding="utf-8")
    done = run("replay", "cut.jsonl")
    assert done.code in (1, 2)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"whistlestop": 99}, ["99"]),
        ({"whistlestop": "one"}, ["one"]),
        ({"game": "chess"}, ["chess"]),
        ({"seats": 9}, ["Line 1"]),
        ({"seats": -1}, ["Line 1"]),
        ({"options": {"lava": "perhaps"}}, ["Line 1"]),
        ({"options": []}, ["Line 1"]),
        ({"players": 3}, ["Line 1"]),
        ({"fork": {"seat": 1}}, ["Line 1"]),
    ],
)
def test_a_bad_header_is_refused(run, game_file, fields, words):
    run("replay", change(game_file, 1, **fields)).refused(*words)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"{}\n",
        b"[]\n",
        b"null\n",
        b"not a game\n",
        b"\xff\xfe\x00\x01" * 1000,
        bytes(range(256)) * 100,
        b"[" * 60_000,
        b'{"whistlestop": 1}\n',
        b'{"whistlestop": ' * 3000,
        b"h" * 10_000_000,
        b"\n" * 100,
    ],
)
def test_what_is_no_game_file_is_refused(run, content):
    Path("garbage.jsonl").write_bytes(content)
    done = run("replay", "garbage.jsonl", "--json")
    done.refused()
    assert done.out == ""


def test_garbage_in_the_middle_is_refused(run, game_file):
    lines = Path(game_file).read_bytes().splitlines(keepends=True)
    for garbage in (b"\xff\xfe\n", b'{"do": "B1 h-h-"}\n', b'{"seat": 1, "do": 7}\n', b"[]\n", b"x" * 100_000 + b"\n"):
        Path("garbage.jsonl").write_bytes(b"".join([*lines[:5], garbage, *lines[5:]]))
        run("replay", "garbage.jsonl").refused("Line")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["missing.jsonl"], ["missing.jsonl", "no such file"]),
        (["."], ["directory"]),
        (["FILE", "--at", "1000"], ["--at", "1000"]),
        (["FILE", "--at", "-1"], ["--at"]),
        (["FILE", "--seat", "3"], ["3"]),
        (["FILE", "--seat", "0"], ["--seat"]),
        (["FILE", "--theme", "pink"], ["pink"]),
        (["FILE", "--svg", "missing/position.svg"], ["missing/position.svg"]),
        (["FILE", "--svg", "."], ["directory"]),
    ],
)
def test_bad_arguments(run, game_file, arguments, words):
    done = run("replay", *[game_file if argument == "FILE" else argument for argument in arguments])
    done.refused(*words)
    assert done.out == ""
    assert os.listdir() == ["kept"]


def test_a_file_without_permission_is_refused(run, game_file, monkeypatch):
    def refuse(path, *_, **__):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)

    monkeypatch.setattr(people, "open", refuse, raising=False)  # a real lock would not keep root out
    run("replay", game_file).refused(game_file, "permission denied")


def test_a_running_game_shows_a_seat_only_what_it_may_know(run):
    """Seat 2 does in secret what it had once done in the open."""
    table = new_table("railroad-ink", 2, {"must_draw": "free"}, seed="any text")
    mine, theirs = table.seat(1), table.seat(2)
    theirs.do("B1 h-h-")
    theirs.do("done")
    table.rewind(1)
    before = table.history(1)
    theirs.do("B1 h-h-")
    theirs.undo()
    theirs.do("B1 h-h-")
    assert table.history(1) == before
    mine.do("F1 h-h-")
    table.save("running.jsonl")
    log = run("replay", "running.jsonl", "--seat", "1").out
    assert log.count("B1 h-h-") == 1
    assert "undo" not in log
