"""`simulate --dice`: games with given dice."""

import json
from pathlib import Path

import pytest

ROLL = ["h-h-", "hh--", "r-r-", "hr--"]
GAME = [ROLL] * 7


def dice_file(*games: object) -> str:
    Path("dice.jsonl").write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    return "dice.jsonl"


def logs(folder: str) -> list[list[dict[str, object]]]:
    """The entries of saved games, without header and end."""
    return [
        [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:-1]]
        for path in sorted(Path(folder).iterdir())
    ]


def test_given_dice_are_played(run):
    turned = [["-hr-", "--hh", "-h-h", "r-r-"], ["rrr-", "h-h-", "rhrh^", "-rr-"], *GAME[2:]]
    done = run("simulate", "railroad-ink", "--dice", dice_file(GAME, turned), "--save", "kept", "--json")
    assert done.json["games"] == 2
    first, second = logs("kept")
    assert [entry["chance"] for entry in first if "chance" in entry] == ["h-h- hh-- r-r- hr--"] * 7
    rolls = [entry["chance"] for entry in second if "chance" in entry]
    assert rolls[:2] == ["hh-- h-h- r-r- hr--", "rrr- h-h- rr-- hrhr^"]  # the junction comes last
    assert run("replay", "kept/railroad-ink-000001.jsonl", "--verify").code == 0


def test_given_dice_set_the_number_of_games(run):
    path = dice_file(GAME, GAME, GAME)
    counts = [
        run("simulate", "railroad-ink", "--dice", path, "--json", *more).json["games"]
        for more in ([], ["--games", "2"], ["--games", "9"])
    ]
    assert counts == [3, 2, 3]


def test_given_dice_can_be_gone_on_with(run):
    arguments = ("simulate", "railroad-ink", "--dice", dice_file(GAME, GAME, GAME), "--resume", "run.jsonl", "--json")
    short, long = (run(*arguments, "--games", games).json["scores"] for games in ("2", "3"))
    assert long[:2] == short


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_no_bot_sees_a_later_round(run, bot):
    other = [*GAME[:4], *[["rrr-", "rrr-", "hhh-", "hrhr^"]] * 3]
    rounds = []
    for folder, game in (("one", GAME), ("another", other)):
        arguments = ("--dice", dice_file(game), "--bot", bot, "--seed", "same", "--save", folder)
        assert run("simulate", "railroad-ink", *arguments).code == 0
        [log] = logs(folder)
        starts = [number for number, entry in enumerate(log) if "chance" in entry]
        rounds.append(log[: starts[4]])
    assert rounds[0] == rounds[1]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, ["no game"]),
        ("{GAME}\nnonsense\n", 2, ["JSON"]),
        ("{GAME}\n\n{GAME}\n", 2, ["JSON"]),
        ("{GAME}\n[1, 2]\n", 2, ["JSON"]),
        ('{GAME}\n{"rounds": 7}\n', 2, ["JSON"]),
        ("[]\n", 1, ["7 rounds"]),
        ('[["h-h-", "hh--", "r-r-", "hr--"]]\n', 1, ["7 rounds"]),
        ("{GAME}\n{FACE}\n", 2, ["hxh-"]),
        ("{GAME}\n{THREE}\n", 2, []),
        ("{GAME}\n{ROUTES}\n", 2, []),
        ("{GAME}\n{SPECIAL}\n", 2, []),
        ("{GAME}\n{JOINED}\n", 2, ["h-h- hh--"]),
        ("{GAME}\n{EMPTY}\n", 2, []),
        ("[" * 20_000 + "\n", 1, ["JSON"]),
        ("a" * 10_000_000, 1, ["too long"]),
    ],
)
def test_bad_dice_are_refused_by_line(run, text, line, words):
    games = {
        "GAME": GAME,
        "FACE": [["hxh-", *ROLL[1:]], *GAME[1:]],
        "THREE": [ROLL[:3], *GAME[1:]],
        "ROUTES": [["h-h-"] * 4, *GAME[1:]],
        "JOINED": [["h-h- hh--", *ROLL[2:]], *GAME[1:]],
        "EMPTY": [["", *ROLL], *GAME[1:]],
        "SPECIAL": [["hhhh", *ROLL[1:]], *GAME[1:]],
    }
    for name, game in games.items():
        text = text.replace("{" + name + "}", json.dumps(game))
    Path("dice.jsonl").write_text(text, encoding="utf-8")
    done = run("simulate", "railroad-ink", "--dice", "dice.jsonl", "--save", "kept")
    done.refused(f"dice.jsonl, line {line}: ", *words)
    assert not Path("kept").exists()


def test_dice_of_bytes_are_refused(run):
    Path("dice.jsonl").write_bytes(json.dumps(GAME).encode() + b"\n\xff\xfe\x00\n")
    run("simulate", "railroad-ink", "--dice", "dice.jsonl").refused("line 2: ", "UTF-8")


@pytest.mark.parametrize("extra", ["lava", "meteors", "draft"])
def test_given_dice_are_for_the_base_game(run, extra):
    arguments = ("--dice", dice_file(GAME), "--players", "2", "--option", f"{extra}=true")
    run("simulate", "railroad-ink", *arguments).refused("line 1", "without lava, meteors and draft")


def test_a_game_without_dice_takes_none(run):
    run("simulate", "marklin", "--dice", dice_file(GAME)).refused("marklin is played without dice")
