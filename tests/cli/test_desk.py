"""`score`, `check` and `draw`: boards from scripts, line by line."""

import os
import subprocess
import xml.etree.ElementTree as ET

import pytest

from tests.cli.calls import command_line, environment, process
from whistlestop import games

ROUTE = "B1 h-h-, B2 hh--, C2 -h-h"
PARTS = ["networks", "exits", "highway", "railway", "centre", "errors", "lava", "craters", "total"]
BAD_LINES = [
    ("Z9 h-h-", ["Z9"]),
    ("B1 xxxx", ["xxxx"]),
    ("B1", ["B1"]),
    ("{}", ["{}"]),
    ("B1 h-h-," * 1000, ["8,000"]),
    ("\x00\x01\x02", ["\ufffd"]),
    ("a" * 70_000, ["too long", "65,536"]),
]


# --- score


def test_score_answers_each_line_with_a_sheet(run):
    done = run("score", "railroad-ink", input=f"{ROUTE}\nD1 r-r-\n")
    assert (done.code, done.err) == (0, "")
    first, second = done.lines
    assert list(first) == PARTS
    assert first == {
        "networks": [1], "exits": 0, "highway": 3, "railway": 0, "centre": 0, "errors": 1, "lava": 0, "craters": 0,
        "total": 2,
    }  # fmt: skip
    assert second["railway"] == 1


def test_score_takes_an_empty_line_for_an_empty_board(run):
    assert run("score", "railroad-ink", input="").out == ""
    assert len(run("score", "railroad-ink", input="\n").lines) == 1
    assert [sheet["total"] for sheet in run("score", "railroad-ink", input="\r\nB1 h-h-").lines] == [0, 0]


def test_score_infers_lava_and_craters(run):
    [sheet] = run("score", "railroad-ink", input="D4 llll, D3 -hlh, B1 h-h-, B2 *\n").lines
    assert sheet["lava"] >= 2
    assert sheet["craters"] == 2


def test_score_follows_the_options(run):
    ring = "C3 -hh-, D3 hhhh, E3 --hh, E4 h--h, D4 hhhh, C4 hh--"
    lengths = {
        reading: run("score", "railroad-ink", "--option", f"longest={reading}", input=ring).lines[0]["highway"]
        for reading in ("segments", "cells")
    }
    assert lengths["segments"] > lengths["cells"] == 6


def test_score_knows_the_options_of_every_number_of_players(run):
    assert run("score", "railroad-ink", "--option", "draft=true", input="\n").code == 0


@pytest.mark.parametrize(("line", "words"), BAD_LINES)
def test_score_stops_at_the_first_bad_line(run, line, words):
    done = run("score", "railroad-ink", input=f"{ROUTE}\n{ROUTE}\n{line}\n{ROUTE}\n")
    done.refused("line 3: ", *words)
    assert len(done.lines) == 2


def test_score_refuses_what_is_not_text(run):
    done = run("score", "railroad-ink", input=b"B1 h-h-\n\xff\xfe\x00garbage\xc3\x28\n")
    done.refused("line 2: ", "UTF-8")
    assert len(done.lines) == 1


def test_score_does_not_read_a_huge_line(run):
    run("score", "railroad-ink", input=b"h" * 10_000_000).refused("line 1: ", "too long")


def test_score_understands_files_of_other_systems(run):
    done = run("score", "railroad-ink", input="\ufeffB1 h-h-\r\nD1 r-r-\r\n".encode())
    assert [sheet["networks"] for sheet in done.lines] == [[1], [1]]


def test_a_few_boards_need_no_compiler(tmp_path):
    done = process("score", "railroad-ink", input=f"{ROUTE}\n", WHISTLESTOP_CACHE=str(tmp_path))
    assert done.err == ""
    assert len(done.lines) == 1


def test_score_answers_before_the_next_question():
    """A script may keep it running and ask board after board."""
    with subprocess.Popen(
        command_line("score", "railroad-ink"),
        env=environment(WHISTLESTOP_KERNEL="python"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for total in (2, 0):
            process.stdin.write(f"{ROUTE}\n" if total else "\n")
            process.stdin.flush()
            assert f'"total":{total}' in process.stdout.readline()
        process.stdin.close()
        assert process.wait(60) == 0


MARKLIN = "berlin-leipzig chemnitz-leipzig | berlin-chemnitz | 12; kiel-rostock | | 3"


def test_score_of_a_whole_table(run):
    done = run("score", "marklin", input=f"{MARKLIN}\nberlin-munchen\n")
    done.refused("line 2: ", "Did you mean muenchen?")
    assert done.lines == [
        {
            "players": [
                {"routes": 9, "tickets": 6, "completed": 1, "merchandise": 12, "bonus": 10, "total": 37},
                {"routes": 7, "tickets": 0, "completed": 0, "merchandise": 3, "bonus": 0, "total": 10},
            ],
            "places": [1, 2],
        }
    ]


def test_score_of_pencil_and_paper(run):
    done = run("score", "pioneer-rails", input="take tc, D3.se, D3.sw, D2.se\ntake tc, D3.se, D3.sw, B2.e\n")
    done.refused("line 2: ", "B2.e: neither the station nor a branch")
    assert [line["players"][0]["towns"] for line in done.lines] == [2]
    on_b = run("score", "pioneer-rails", "--option", "map=b", input="take td, C4.se, C4.e, B4.se\n")
    assert (on_b.code, len(on_b.lines)) == (0, 1)


def test_score_of_a_game_step_by_step(run):
    more = ("--option", "landscape=ridge")
    done = run("score", "string-railway", *more, input="players 3; base 1; base 2\nplayers 3; base 1; base 1\n")
    done.refused("line 2: ", "Another base stands there")
    assert [line["places"] for line in done.lines] == [[1, 1, 1]]
    asked = run("check", "string-railway", *more, "--lang", "pl", input="players 3; base 1; base 1\n")
    assert asked.lines == [{"legal": False, "at": 1, "rule": "SR-2.3", "reason": "Stoi tam już inna baza."}]


@pytest.mark.parametrize("command", ["score", "check", "draw"])
@pytest.mark.parametrize("game", games.ids("desk"))
def test_whoever_types_is_shown_a_line_that_works(run, monkeypatch, game, command):
    example = games.room(game, "desk").EXAMPLES[command]
    assert run(command, game, input=example).err == ""
    monkeypatch.setattr("click.testing._NamedTextIOWrapper.isatty", lambda _: True)
    assert f"as in: {example}\n" in run(command, game, input=example).err


# --- check


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ('{"board": "B1 h-h-, B2 h-h-"}', {"legal": True}),
        ('{"board": ""}', {"legal": True}),
        ('{"board": "B1 h-h-, B2 r-r-"}', {"legal": False, "at": 1, "rule": "RI-2.3"}),
        ('{"board": "B1 h-h-, B1 h-h-"}', {"legal": False, "at": 1, "rule": "RI-2.2"}),
        ('{"board": "C3 h-h-"}', {"legal": False, "at": 0, "rule": "RI-2.2"}),
        ('{"board": "B1 hhhh, B2 hhhh"}', {"legal": False, "at": 1, "rule": "RI-2.5"}),
        (
            '{"board": "", "dice": ["h-h-", "hh--", "r-r-", "hr--"], "round": "B1 h-h-"}',
            {"legal": False, "at": 1, "rule": "RI-2.4"},
        ),
        (
            '{"board": "", "dice": ["h-h-", "hh--", "r-r-", "hr--"], "round": "B1 h-h-, B2 hh--, D1 r-r-, F1 hr--"}',
            {"legal": True},
        ),
    ],
)
def test_check_names_the_first_fault(run, question, answer):
    done = run("check", "railroad-ink", input=question + "\n")
    assert (done.code, done.err) == (0, "")
    [found] = done.lines
    assert list(found) == (["legal"] if answer["legal"] else ["legal", "at", "rule", "reason"])
    reason = found.pop("reason", "A sentence.")
    assert found == answer
    assert reason.endswith(".")
    assert "railroad-ink-" not in reason
    assert "RI-" not in reason


def test_check_answers_in_the_language_of_the_person(run, monkeypatch):
    question = '{"board": "B1 h-h-, B2 r-r-"}'
    sentences = {
        lang: run("check", "railroad-ink", "--lang", lang, input=question).lines[0]["reason"]
        for lang in ("en", "uk", "pl", "ru")
    }
    assert len(set(sentences.values())) == 4
    assert run("check", "railroad-ink", input=question).lines[0]["reason"] == sentences["en"]
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert run("check", "railroad-ink", input=question).lines[0]["reason"] == sentences["pl"]


@pytest.mark.parametrize(
    "line",
    ["", "B1 h-h-", "[]", '{"board": 3}', '{"board": "Z9 h-h-"}', '{"board": "", "dice": []}', "[" * 10_000, '{"b'],
)
def test_check_stops_at_the_first_bad_line(run, line):
    done = run("check", "railroad-ink", input=f'{{"board": "B1 h-h-"}}\n{line}\n')
    done.refused("line 2: ")
    assert done.lines == [{"legal": True}]


def test_check_does_not_read_a_huge_line(run):
    run("check", "railroad-ink", input=b'{"board": "' + b"h" * 10_000_000).refused("line 1: ", "too long")


# --- draw


def svg(text: str) -> ET.Element:
    root = ET.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return root


def test_draw_prints_a_picture(run):
    done = run("draw", "railroad-ink", ROUTE)
    assert (done.code, done.err) == (0, "")
    svg(done.out)
    assert run("draw", "railroad-ink", input=ROUTE + "\n").out == done.out
    assert run("draw", "railroad-ink", ROUTE, "--theme", "dark").out != done.out


def test_draw_writes_a_file(run, tmp_path):
    done = run("draw", "railroad-ink", ROUTE, "-o", "board.svg")
    assert (done.code, done.out, done.err) == (0, "", "")
    with open("board.svg", encoding="utf-8") as file:
        assert file.read() == run("draw", "railroad-ink", ROUTE).out
    assert os.listdir() == ["board.svg"]


def test_draw_leaves_nothing_half_written(run):
    with open("board.svg", "w", encoding="utf-8") as file:
        file.write("as it was")
    run("draw", "railroad-ink", "Z9 h-h-", "-o", "board.svg").refused("Z9")
    with open("board.svg", encoding="utf-8") as file:
        assert file.read() == "as it was"
    assert os.listdir() == ["board.svg"]


def test_draw_follows_links_and_writes_to_devices(run):
    os.symlink("picture.svg", "link.svg")
    assert run("draw", "railroad-ink", ROUTE, "-o", "link.svg").code == 0
    assert os.path.islink("link.svg")
    assert os.path.isfile("picture.svg")
    assert run("draw", "railroad-ink", ROUTE, "-o", os.devnull).code == 0


@pytest.mark.parametrize(
    ("out", "words"),
    [("missing/board.svg", ["missing/board.svg", "no such file"]), (".", ["directory"]), ("a.txt/b", ["a.txt/b"])],
)
def test_draw_says_where_it_cannot_write(run, out, words):
    with open("a.txt", "w", encoding="utf-8"):
        pass
    run("draw", "railroad-ink", ROUTE, "-o", out).refused(*words)
    assert os.listdir() == ["a.txt"]


@pytest.mark.parametrize(("line", "words"), BAD_LINES)
def test_draw_refuses_bad_boards(run, line, words):
    run("draw", "railroad-ink", input=line + "\n").refused("line 1: ", *words)


def test_draw_takes_one_board(run):
    run("draw", "railroad-ink", input=f"{ROUTE}\n{ROUTE}\n").refused("line 2: ")
    run("draw", "railroad-ink", "Z9 h-h-").refused("Z9")
    run("draw", "railroad-ink", ROUTE, "--theme", "pink").refused("pink", "dark")
