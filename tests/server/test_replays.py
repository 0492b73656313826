"""Games looked at again: every entry has an address, and only games that are over have one."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calls import Program
from tests.server.people import Party, Person, come, finish, party, placements, position
from tests.server.service import Service
from whistlestop import games, load, new_table
from whistlestop.core import record
from whistlestop.core.table import Did
from whistlestop.games.marklin.actions import Claim, Done, Keep
from whistlestop.games.railroad_ink.actions import Place
from whistlestop.server.access import replay_secret
from whistlestop.server.protocol import Undo
from whistlestop.server.replays import MOST_LINES
from whistlestop.words import LOCALES, say

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"


async def ended(service: Service, **options: Any) -> tuple[Party, str]:
    """A finished game with a few drawings in it, and the address of its replay."""
    game = await party(service, 2, must_draw="free", **options)
    for seat in (1, 2):
        await game.live.play(seat, (placements(game.live, seat)[0],), None, None)
    await finish(game.live)
    row = game.live.row
    return game, f"/r/{replay_secret(row.seed, row.nonce)}"


async def test_a_running_game_has_no_replay(service):
    game = await party(service)
    row = game.live.row
    assert (await game.people[0].get(f"/r/{replay_secret(row.seed, row.nonce)}")).status == 404
    assert (await game.people[0].get(f"/t/{game.table}/file")).status == 400


async def test_all_who_played_are_shown_the_same_link(service):
    game, replay = await ended(service)
    pages = [(await person.get(f"/t/{game.table}")).text for person in game.people]
    assert all(replay in page for page in pages), replay
    stranger = Person(service, "Eve")
    assert (await stranger.get(replay)).status == 200
    assert (await stranger.get(f"/t/{game.table}")).status == 404


async def test_every_entry_can_be_seen_through_every_seat_s_eyes(service):
    game, replay = await ended(service)
    length = len(position(game.live).log)
    for at in range(length + 1):
        for eyes in ("", "&seat=1", "&seat=2"):
            frame = (await game.people[0].get(f"{replay}/frame?at={at}{eyes}")).json
            assert frame["at"] == at
            assert "board-1" in frame["parts"]


async def test_a_seat_s_eyes_see_no_more_than_the_seat_did(service):
    game, replay = await ended(service)
    drawn = next(number for number, entry in enumerate(position(game.live).log, 1) if getattr(entry, "seat", 0) == 1)
    cell = placements_cell(game, drawn)
    own = (await game.people[0].get(f"{replay}/frame?at={drawn}&seat=1")).json["parts"][f"c1-{cell}"]
    other = (await game.people[0].get(f"{replay}/frame?at={drawn}&seat=2")).json["parts"][f"c1-{cell}"]
    assert "<use" in own
    assert "<use" not in other


async def test_a_frame_has_the_last_lines_of_a_long_log(service):
    game = await party(service, must_draw="free")
    for number in range(MOST_LINES):
        await game.live.play(1, (placements(game.live, 1)[0],), None, None)
        await game.live.undo(1, Undo(f"undo-{number}", position(game.live).version(1), 1))
    await finish(game.live)
    row, at = game.live.row, 2 * MOST_LINES
    replay = f"/r/{replay_secret(row.seed, row.nonce)}"
    for number in (at, at - 1):
        parts = (await game.people[0].get(f"{replay}/frame?at={number}&seat=1")).json["parts"]
        lines = [id for id in parts if id.startswith("log.")]
        assert lines == [f"log.{line}" for line in range(number - MOST_LINES + 1, number + 1)]
        assert "data-earlier" in parts["log"]


async def test_every_step_says_what_happened_as_far_as_it_is_seen(service):
    game, replay = await ended(service)
    ada = game.people[0]

    async def step(at: int, eyes: str = "") -> str:
        parts = (await ada.get(f"{replay}/frame?at={at}{eyes}")).json["parts"]
        return str(parts["step"])

    assert "Before the first move" in await step(0)
    for at, entry in enumerate(position(game.live).log, 1):
        told = await step(at)
        if isinstance(entry, Did):
            name = game.people[entry.seat - 1].name
            assert f'data-seat="{entry.seat}"' in told
            assert f"<b>{name}</b>" in told
            assert (placements_cell(game, at) if isinstance(entry.action, Place) else "finishes") in told
            other = await step(at, f"&seat={3 - entry.seat}")
            assert ("still hidden" in other) == isinstance(entry.action, Place)
        else:
            assert "rolled" in told
            assert "data-seat" not in told


async def test_what_the_log_is_silent_about_is_hidden_from_those_alone_who_did_not_see_it(service):
    (eve,) = come(service, 1)
    game = load(RECORDS / "marklin" / "two.jsonl")
    replay = (await eve.upload("/replays", "file", "".join(record.write(game)).encode())).goes_to
    did = [(number, entry) for number, entry in enumerate(game.log, 1) if isinstance(entry, Did)]
    kept = next(find for find in did if isinstance(find[1].action, Keep))
    claimed = next(number for number, entry in did if isinstance(entry.action, Claim))
    ended = next(find for find in did if find[0] > claimed and find[1].action == Done())

    async def step(at: int, eyes: int) -> str:
        return str((await eve.get(f"{replay}/frame?at={at}&seat={eyes}")).json["parts"]["step"])

    at, end = ended
    for eyes in (0, 1, 2):
        told = await step(at, eyes)
        assert f"</b> {say('en', 'web-replay-turn-ended', {'name': ''}).strip()}" in told
        assert f'data-seat="{end.seat}"' in told
    at, choice = kept
    assert "still hidden" in await step(at, 3 - choice.seat)
    for eyes in (0, choice.seat):
        assert "still hidden" not in await step(at, eyes)


def placements_cell(game: Party, number: int) -> str:
    action = position(game.live).log[number - 1].action  # type: ignore[union-attr]
    return str(action.cell)


async def test_a_deep_link_shows_its_moment_and_absurd_ones_the_end(service):
    game, replay = await ended(service)
    length = len(position(game.live).log)
    for asked, shown in (("3", 3), ("0", 0), ("999999", length), ("-1", length), ("x", length), ("", length)):
        page = (await game.people[0].get(f"{replay}?at={asked}&seat=1")).text
        assert f'"at":{shown},' in page


async def test_parts_of_the_sheet_light_up_with_their_reasons(service):
    game, replay = await ended(service)
    lit = (await game.people[0].get(f"{replay}/light?seat=1&part=errors")).json["parts"]
    assert {"light-1", "under-1", "why"} <= lit.keys()


async def test_the_file_verifies_and_comes_back_as_a_replay(service):
    game, replay = await ended(service)
    for answer in (
        await game.people[1].get(f"/t/{game.table}/file"),
        await Person(service, "Eve").get(f"{replay}/file"),
    ):
        assert 'attachment; filename="railroad-ink-' in answer.header("content-disposition")
        found = record.read(answer.text.splitlines(keepends=True), games.find)
        record.verify(found)
        assert found.table.log == position(game.live).log
        assert found.header.players == ("Ada", "Bob")
    (eve,) = come(service, 1)
    brought = (await eve.upload("/replays", "file", answer.body)).goes_to
    page = (await eve.get(brought)).text
    assert "Ada" in page
    assert "checked" in page
    assert (await eve.get(f"{brought}/file")).body == answer.body


async def test_the_program_verifies_the_file_too(service, tmp_path):
    game, _ = await ended(service)
    path = tmp_path / "game.jsonl"
    path.write_bytes((await game.people[0].get(f"/t/{game.table}/file")).body)
    call = Program()("replay", str(path), "--verify", "--json")
    assert call.code == 0
    assert call.json["finished"] is True
    outcome = position(game.live).outcome
    assert outcome is not None
    assert call.json["scores"] == list(outcome.scores)


async def test_a_file_is_read_line_by_line_as_the_program_does(service):
    """Signs that other programs take for the end of a line may stand in a name."""
    game, _ = await ended(service)
    text = (await game.people[0].get(f"/t/{game.table}/file")).text
    brought = (await game.people[0].upload("/replays", "file", text.replace("Bob", "B\u2028o\x85b").encode())).goes_to
    assert (await game.people[0].get(brought)).status == 200


async def test_a_bot_of_a_file_is_called_as_at_a_table(service):
    table = new_table("railroad-ink", 2, seed="bots")
    table.play("random")
    (eve,) = come(service, 1)
    text = "".join(record.write(table, ["greedy", "Ada"]))
    brought = (await eve.upload("/replays", "file", text.encode())).goes_to
    for locale in LOCALES:
        eve.cookies["language"] = locale
        level = say(locale, "bot-greedy")
        page = (await eve.get(brought)).text
        assert say(locale, "web-bot", {"level": level}) in page
        assert ">greedy" not in page
    assert (await eve.get(f"{brought}/file")).text == text


async def test_a_game_that_was_broken_off_can_be_looked_at_and_played_on(service):
    table = new_table("railroad-ink", 2, seed="broken off")
    for _ in range(5):
        table.seat(table.actors[0]).do(next(iter(table.legal(table.actors[0]))))
    (eve,) = come(service, 1)
    brought = (await eve.upload("/replays", "file", "".join(record.write(table)).encode())).goes_to
    frame = (await eve.get(f"{brought}/frame?at=3")).json
    assert frame["at"] == 3
    assert (await eve.post(f"{brought}/fork", {"at": 6, "seat": 1})).status == 303


async def test_nobody_plays_on_from_the_end(service):
    game, replay = await ended(service)
    for at in (len(position(game.live).log), 999999):
        assert (await game.people[0].post(f"{replay}/fork", {"at": at, "seat": 1})).status == 400


@pytest.mark.parametrize(
    "content", [b"", b"no game", b"\xff\xfe", b'{"whistlestop":99}\n', b'{"whistlestop":1,"game":"chess"}\n']
)
async def test_what_is_no_game_file_is_refused_in_words(service, content):
    (eve,) = come(service, 1)
    answer = await eve.upload("/replays", "file", content)
    assert answer.status == 400
    assert "Line 1" in answer.text


async def test_a_file_that_was_changed_says_where(service):
    game, _ = await ended(service)
    text = (await game.people[0].get(f"/t/{game.table}/file")).text
    changed = re.sub(r'"do":"\w\d [^"]+"', '"do":"A1 rrrr"', text, count=1)
    answer = await game.people[0].upload("/replays", "file", changed.encode())
    assert answer.status == 400
    assert "entry" in answer.text


async def test_one_can_play_on_from_a_moment_of_a_replay(service):
    game, replay = await ended(service)
    (eve,) = come(service, 1)
    table = (await eve.post(f"{replay}/fork", {"at": 2, "seat": 2})).goes_to.removeprefix("/t/")
    live = await service.live(table)
    assert [chair.kind for chair in live.chairs] == ["bot", "person"]
    assert position(live).origin is not None
    assert live.row.seed != game.live.row.seed
    assert "Played on against bots" in (await eve.get(f"/t/{table}")).text
    assert "Played on against bots" in (await eve.get("/")).text
    assert "Played on against bots" not in (await game.people[0].get("/")).text
