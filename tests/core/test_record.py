"""The game file: what is written can be read, and whatever is wrong with a file is said with its place."""

import hashlib
import json
import random
from contextlib import suppress

import msgspec
import pytest

from whistlestop import games, load, new_table
from whistlestop.core import record
from whistlestop.core.chance import Scripted, Sealed
from whistlestop.core.errors import BadFile, Disagrees
from whistlestop.core.table import Rewound, Table
from whistlestop.people import read_file

VARIANTS = [
    {},
    {"lava": True, "meteors": True},
    {"draft": True, "meteors": True},
    {"edition": "pl2019", "lava": True},
    {"open_boards": True, "must_draw": "free", "crater_duty": "empty"},
]


@pytest.fixture
def lines():
    """The file of a finished game of two."""
    table = new_table("railroad-ink", 2, {"meteors": True}, seed="a record")
    table.play({1: "random", 2: "random"})
    return list(record.write(table))


def read(lines, upto=None):
    return record.read(lines, games.find, upto)


@pytest.mark.parametrize("options", VARIANTS)
def test_a_saved_game_loads_as_the_same_table(tmp_path, options):
    table = new_table("railroad-ink", 3, options, seed="save me")
    table.play({1: "random", 2: "random", 3: "random"})
    table.save(tmp_path / "game.jsonl")
    again = load(tmp_path / "game.jsonl")
    assert again == table
    assert again.state == table.state
    assert again.outcome == table.outcome
    assert list(record.write(again)) == list(record.write(table))


def test_undo_restart_and_rewind_are_kept_in_the_file(tmp_path):
    table = new_table("railroad-ink", 2, seed="taking back")
    me = table.seat(1)
    for _ in range(3):
        me.do(next(iter(me.legal)))
    me.undo()
    table.seat(2).do(next(iter(table.seat(2).legal)))
    me.restart()
    table.play({1: "random", 2: "random"})
    table.rewind(5)
    table.play({1: "random", 2: "random"}, seed="otherwise")
    table.save(tmp_path / "game.jsonl")
    again = load(tmp_path / "game.jsonl")
    assert again == table
    assert again.state == table.state


def test_header_spells_out_every_option(lines):
    header = json.loads(lines[0])
    assert header["whistlestop"] == record.FORMAT
    assert set(header["options"]) == {
        field.name for field in msgspec.structs.fields(games.find("railroad-ink").options)
    }


def test_seed_is_revealed_only_when_the_game_is_over(lines):
    end = json.loads(lines[-1])["end"]
    seed, nonce = bytes.fromhex(end["seed"]), bytes.fromhex(end["nonce"])
    assert json.loads(lines[0])["commitment"] == hashlib.sha256(seed + nonce).hexdigest()
    running = new_table("railroad-ink", 1, seed="still running")
    assert isinstance(running.dealer, Sealed)
    text = "".join(record.write(running))
    assert running.dealer.seed.hex() not in text
    assert running.dealer.seed.hex() in "".join(record.write(running, keep_seed=True))


def test_a_running_game_saved_with_its_seed_goes_on_with_the_same_dice(tmp_path):
    table = new_table("railroad-ink", 1, seed="to be continued")
    table.save(tmp_path / "game.jsonl", keep_seed=True)
    again = load(tmp_path / "game.jsonl")
    table.play({1: "random"})
    again.play({1: "random"})
    assert again == table


def test_a_running_game_without_its_seed_waits_for_dice_typed_in(tmp_path):
    table = new_table("railroad-ink", 1, seed="secret")
    table.save(tmp_path / "game.jsonl")
    again = load(tmp_path / "game.jsonl")
    again.play({1: "random"})
    assert again.pending is not None
    again.resolve("hh-- h-h- rrr- hr--")
    assert again.actors == (1,)


def test_a_forked_game_is_saved_with_what_it_started_from(tmp_path):
    table = new_table("railroad-ink", 3, {"lava": True, "meteors": True}, seed="fork")
    table.play({1: "random"})
    fork = table.fork(2, seed=4, dealer=Sealed.from_text("another"))
    fork.play({1: "random", 2: "random", 3: "random"})
    fork.save(tmp_path / "fork.jsonl")
    again = load(tmp_path / "fork.jsonl")
    assert again == fork
    assert again.state == fork.state


def test_replay_may_stop_at_an_entry(lines):
    whole = read(lines).table
    for upto in (0, 1, 7):
        part = read(lines, upto).table
        assert part.log == whole.log[:upto]


# --- files that are no game files


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("", "file-not-json", 1),
        ("\x00\x01", "file-not-json", 1),
        ("[]\n", "file-no-header", 1),
        ("{}\n", "file-no-header", 1),
        ('{"whistlestop":99}\n', "file-wrong-version", 1),
        ('{"whistlestop":1}\n', "file-bad-header", 1),
        ('{"whistlestop":1,"game":"chess","seats":2,"options":{},"dealer":"sealed"}\n', "file-unknown-game", 1),
        ('{"whistlestop":1,"game":"railroad-ink","seats":9,"options":{},"dealer":"x"}\n', "file-bad-header", 1),
        ('{"whistlestop":1,"game":"railroad-ink","seats":1,"options":{"a":"b"},"dealer":"x"}\n', "file-bad-header", 1),
        (
            '{"whistlestop":1,"game":"railroad-ink","seats":1,"options":{},"dealer":"x","fork":{}}\n',
            "file-bad-header",
            1,
        ),
        ("x" * (record.LONGEST_LINE + 1), "file-line-too-long", 1),
    ],
)
def test_what_is_no_game_file_is_refused_with_its_reason(text, reason, line):
    with pytest.raises(BadFile) as refused:
        read([text])
    assert (refused.value.reason, refused.value.line) == (reason, line)


def test_every_cut_of_a_file_is_noticed(lines):
    text = "".join(lines)
    for length in range(0, len(text) - 1, 37):
        with pytest.raises(BadFile):
            read(text[:length].splitlines(keepends=True))
    for count in range(len(lines)):
        with pytest.raises(BadFile):
            read(lines[:count])


@pytest.mark.parametrize("entry", ["{}", '{"seat":1}', '{"do":"done"}', "7", '{"seat":"x","do":"done"}', '{"hello":1}'])
def test_an_entry_that_says_nothing_is_refused(lines, entry):
    with pytest.raises(BadFile) as refused:
        read([*lines[:3], entry + "\n", *lines[3:]])
    assert refused.value.line == 4


def test_a_file_that_goes_back_again_and_again_is_refused(lines):
    """Every rewind replays the log: nobody should be able to keep a server busy with a small file."""
    with pytest.raises(BadFile) as refused:
        read([*lines[:3], *['{"rewind":1}\n'] * (record.MOST_REWINDS + 1), *lines[3:]])
    assert refused.value.reason == "file-too-long"


def test_lines_after_the_end_are_refused(lines):
    with pytest.raises(BadFile):
        read([*lines, lines[1]])


@pytest.mark.parametrize(
    "change", [{"boards": []}, {"round": 99}, {"phase": "tea"}, {"distance": 40, "direction": "up"}, {"seat": 77}]
)
def test_a_forked_file_with_an_impossible_position_is_refused(change):
    table = new_table("railroad-ink", 2, seed="fork")
    lines = list(record.write(table.fork(1, seed=1)))
    header = json.loads(lines[0])
    header["fork"].update(change)
    with pytest.raises(BadFile) as refused:
        read([json.dumps(header) + "\n", *lines[1:]])
    assert refused.value.reason == "file-bad-header"


# --- game files that do not hold


def test_an_illegal_action_is_named_with_its_line(lines):
    lines[2] = '{"seat":1,"do":"G7 hhhh"}\n'
    with pytest.raises(Disagrees) as found:
        read(lines)
    assert (found.value.reason, found.value.line) == ("replay-illegal", 3)


def test_a_changed_result_is_noticed(lines):
    end = json.loads(lines[-1])
    end["end"]["scores"][0] += 1
    with pytest.raises(Disagrees) as found:
        read([*lines[:-1], json.dumps(end, separators=(",", ":")) + "\n"])
    assert found.value.reason == "replay-result-differs"


def test_another_seed_or_commitment_is_noticed(lines):
    end = json.loads(lines[-1])
    end["end"]["nonce"] = "00" * 16
    found = read([*lines[:-1], json.dumps(end, separators=(",", ":")) + "\n"])
    with pytest.raises(Disagrees) as refused:
        record.verify(found)
    assert refused.value.reason == "commitment-differs"


def test_a_changed_roll_is_noticed_even_where_the_game_stays_legal():
    """Somebody who deals what they like cannot hide it."""
    game = games.find("railroad-ink")
    honest = new_table("railroad-ink", 1, seed="honest")
    honest.play({1: "random"})
    lines = list(record.write(honest))
    given = [entry.lot for entry in honest.log if hasattr(entry, "lot")]
    cheat = Table(game, 1, {}, Scripted([(0, 0, 0, 6), *given[1:]]))
    from whistlestop.bots import RandomBot, play
    from whistlestop.core.fastdealer import Stream

    play(cheat, {1: RandomBot()}, {1: Stream(1, 1)})
    forged = list(record.write(cheat))
    end = json.loads(forged[-1])
    end["end"] |= {key: json.loads(lines[-1])["end"][key] for key in ("seed", "nonce")}
    found = read([lines[0], *forged[1:-1], json.dumps(end, separators=(",", ":")) + "\n"])
    with pytest.raises(Disagrees) as refused:
        record.verify(found)
    assert (refused.value.reason, refused.value.line) == ("replay-chance-differs", 2)


def test_a_long_line_is_not_even_read(tmp_path):
    path = tmp_path / "huge.jsonl"
    path.write_bytes(b"x" * 10_000_000)
    with pytest.raises(BadFile) as refused:
        read_file(path)
    assert refused.value.reason == "file-line-too-long"


def test_bytes_that_are_no_text_are_refused(tmp_path):
    path = tmp_path / "garbage.jsonl"
    path.write_bytes(bytes(range(128, 256)) * 10)
    with pytest.raises(BadFile):
        read_file(path)


# --- files made to hurt


@pytest.mark.parametrize(
    ("dealer", "seed", "nonce"),
    [("sealed", "00" * 100, "00" * 16), ("sealed", "00" * 32, "00"), ("sealed", "xy", "00" * 16),
     ("sealed", "00" * 32, None), ("fast", "9" * 5000, None), ("fast", str(2**62), None), ("fast", "-1", None)],
)  # fmt: skip
def test_a_seed_that_no_table_can_have_is_refused(lines, dealer, seed, nonce):
    header, end = json.loads(lines[0]), json.loads(lines[-1])
    header["dealer"] = dealer
    end["end"] |= {"seed": seed, "nonce": nonce}
    with pytest.raises(BadFile) as refused:
        read([json.dumps(header) + "\n", *lines[1:-1], json.dumps(end) + "\n"])
    assert refused.value.reason == "file-bad-seed"


def test_rewinds_of_rewinds_cost_no_more_than_the_log(lines):
    """Each goes back to a place of its own, before or behind the others."""
    table = read(lines).table
    for number in range(record.MOST_REWINDS):
        table.append(Rewound(len(table.log) - number % 7))
    again = read([*record.write(table)])
    assert again.table == table


def mutations(value):
    """A JSON value with one thing in it changed, in many ways."""
    strange: list[object] = [
        None,
        True,
        -1,
        0,
        7,
        99,
        10**30,
        1.5,
        "",
        "x",
        "h-h-",
        "*",
        [],
        {},
        [[]],
        "9" * 5000,
        "00" * 100,
    ]
    yield from strange
    if isinstance(value, dict):
        for key in value:
            yield {k: v for k, v in value.items() if k != key}
            for changed in mutations(value[key]):
                yield {**value, key: changed}
        yield {**value, "unheard": 1}
    if isinstance(value, list) and value:
        for place in {0, len(value) // 2, len(value) - 1}:
            yield value[:place] + value[place + 1 :]
            yield [*value, value[place]]
            for changed in mutations(value[place]):
                yield [*value[:place], changed, *value[place + 1 :]]


def files():
    """A finished game and a running fork with everything that a file can hold."""
    table = new_table("railroad-ink", 2, {"lava": True, "meteors": True}, seed="hurt")
    table.play("random")
    yield list(record.write(table, ["a", "b"]))
    running = new_table("railroad-ink", 2, {"lava": True, "meteors": True, "draft": True}, seed="hurt")
    for _ in range(9):
        seat = running.seat(running.actors[0])
        seat.do(next(iter(seat.legal)))
    yield list(record.write(running.fork(1, seed=1), keep_seed=True))


def test_whatever_is_changed_in_a_file_it_is_read_or_refused_in_words():
    numbers = random.Random(1)
    tried = 0
    for lines in files():
        for place in sorted({0, 1, len(lines) // 2, len(lines) - 1}):
            changed = list(mutations(json.loads(lines[place])))
            for value in numbers.sample(changed, min(len(changed), 250)):
                text = json.dumps(value, separators=(",", ":")) + "\n"
                with suppress(BadFile, Disagrees):
                    found = read([*lines[:place], text, *lines[place + 1 :]])
                    record.verify(found)
                    for seat in range(1, found.table.seats + 1):
                        found.table.sheet(seat)
                        len(found.table.legal(seat))
                tried += 1
    assert tried > 500
