"""Secrets never leave: two games that differ only in what a seat may not know send it the same bytes, all the time."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import choose
from tests.server import stored
from tests.server.people import Party, Person, come, onlooker, party, placements, position
from tests.server.service import Page, Service, repeat_chance
from whistlestop.server import live as live_tables
from whistlestop.server.hub import Hub
from whistlestop.server.live import Live

pytestmark = pytest.mark.anyio


class Clock:
    """Time stands still unless a test lets it go on."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def now(self) -> float:
        return self.time


class Spy:
    """Writes down all that a person can get: frames, pages and whatever pages fetch."""

    def __init__(self, person: Person, table: str, page: Page | None) -> None:
        self.person, self.table, self.page = person, table, page
        self.notes: list[tuple[str, bytes]] = []
        self._read = 0  # frames

    async def look(self, live: Live, moment: str) -> None:
        """Note everything as it is at this moment."""
        if self.page is not None:
            await self.page.rest()
            self.notes.append((f"{moment}: frames", b"\n".join(self.page.frames[self._read :])))
            self._read = len(self.page.frames)
            self.notes.append((f"{moment}: state", json.dumps(self.page.state).encode()))
        seats = range(1, live.row.seats + 1)
        paths = ["/", *(f"/t/{self.table}{tail}" for tail in ("", "/parts", "/menu", "/keys", "/end"))]
        if not position(live).finished:  # the file of a finished game tells all
            paths.append(f"/t/{self.table}/file")
        paths += [f"/t/{self.table}/text?seat={seat}" for seat in seats]
        paths += [f"/t/{self.table}/light?seat={seat}&part=networks" for seat in seats]
        for path in paths:
            answer = await self.person.get(path)
            self.notes.append(
                (f"{moment}: {path}", str(answer.status).encode() + answer.body + repr(answer.headers).encode())
            )

    async def ask(self, moment: str) -> None:
        """Ask the server about a few moves, good ones and bad ones."""
        page = self.page
        if page is None or not page.state.get("yourTurn"):
            return
        offers = [f"{place} {tool}" for tool, places in page.state["offers"].items() for place in places.split()]
        for draft in (*offers[:2], *offers[-1:], "D4 hhhh", "done"):
            self.notes.append((f"{moment}: ask {draft}", json.dumps(await page.ask(draft)).encode()))
        self.notes.append((f"{moment}: do", json.dumps(await page.do("D4 hhhh")).encode()))


def is_hidden(live: Live, seat: int, action: Any) -> bool:
    """Whether nobody else may know of this action before its seat shows it."""
    table = position(live)
    state = table.state
    step = table.game.apply(state, seat, action)
    shows = step.closes_lane or step.is_open or step.is_barrier
    return not shows and table.game.actors(step.state) == table.game.actors(state)


class Scribbler:
    """Draws in secret what will be taken back, on top of what stays."""

    def __init__(self, game: Party, page: Page, seat: int) -> None:
        self.table, self.live, self.page, self.seat = position(game.live), game.live, page, seat
        self.stays = len(self.table.lane(seat))

    @property
    def more(self) -> int:
        """How many drawings are there that will not stay."""
        return len(self.table.lane(self.seat)) - self.stays

    async def scribble(self, rng: random.Random) -> None:
        """Draw something, or take something back, or do nothing."""
        for _ in range(rng.randint(0, 3)):
            if self.more and rng.random() < 0.4:
                await self._undo(rng.randint(1, self.more))
                continue
            hidden = [action for action in self.table.legal(self.seat) if is_hidden(self.live, self.seat, action)]
            if hidden:
                text = self.table.game.notation.format_action(rng.choice(hidden))
                done = await self.page.do(text, version=self.table.version(self.seat))
                assert done["result"] == "applied"

    async def rub_out(self) -> None:
        """Take back all of it; where nothing was there before, as “start this turn again” does."""
        if self.more:
            await self._undo(0 if not self.stays else self.more)

    async def _undo(self, count: int) -> None:
        assert (await self.page.undo(count, version=self.table.version(self.seat)))["result"] == "applied"


async def play_on(game: Party, pages: list[Page], seat: int, rng: random.Random) -> None:
    """A move that is the same in both games."""
    table = position(game.live)
    text = table.game.notation.format_action(choose(table.legal(seat), rng))
    assert (await pages[seat - 1].do(text, version=table.version(seat)))["result"] == "applied"


Notes = list[tuple[str, bytes]]


async def observed(
    folder: Path, clock: Clock, secret: int, viewer: int, seats: int, options: dict[str, Any], rounds: int
) -> dict[str, Notes]:
    """Play a game of which `secret` decides what the others scribble; what a seat and a spectator get to see of it."""
    common = random.Random(seats)
    async with Service(folder) as service:
        game = await party(service, seats, **options)
        eve = await onlooker(game)
        pages = await game.pages()
        spies = {
            "seat": Spy(game.people[viewer - 1], game.table, pages[viewer - 1]),
            "spectator": Spy(eve, game.table, await eve.look(game.table)),
        }
        own = random.Random(secret)
        moment = 0
        while position(game.live).view(None).round <= rounds and position(game.live).actors:
            hidden = [Scribbler(game, pages[seat - 1], seat) for seat in position(game.live).actors if seat != viewer]
            for _ in range(2):
                clock.time += 90
                moment += 1
                for scribbler in hidden:
                    await scribbler.scribble(own)
                for spy in spies.values():
                    await spy.look(game.live, f"{moment}")
                await spies["seat"].ask(f"{moment}")
            for scribbler in hidden:
                await scribbler.rub_out()
            for _ in range(common.randint(1, 3 * seats)):
                if not position(game.live).actors:
                    break
                await play_on(game, pages, common.choice(position(game.live).actors), common)
            if common.random() < 0.3:
                await pages[common.randrange(seats)].say(f"moment {moment}")
            if common.random() < 0.2 and len(position(game.live).actors) < seats:
                for person in game.people:  # go back by consent: the log's own numbers are not equal any more
                    await person.do(game.table, "vote", {"topic": "rewind", "yes": 1})
        for spy in spies.values():
            await spy.look(game.live, "end")
        return {name: spy.notes for name, spy in spies.items()}


VARIANTS: dict[str, tuple[int, int, dict[str, Any], int]] = {  # who looks on, seats, options, rounds
    "base": (2, 2, {}, 2),
    "to the end": (1, 2, {"must_draw": "free"}, 7),
    "lava": (3, 3, {"lava": True}, 1),
    "meteors": (2, 2, {"meteors": True}, 2),
    "draft": (2, 3, {"draft": True}, 1),
    "all": (2, 2, {"lava": True, "meteors": True, "draft": True}, 1),
    "tickets": (3, 4, {"game": "marklin"}, 1),
    "tracks": (2, 3, {"game": "pioneer-rails"}, 1),
    "cards face down": (1, 3, {"game": "pioneer-rails", "advanced": True}, 1),
}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(Hub, "now", staticmethod(clock.now))
    monkeypatch.setattr(Hub, "ticks", staticmethod(clock.now))
    monkeypatch.setattr(Hub, "is_ready", lambda hub, game: True)  # whether rules are loaded yet is nobody's secret
    return clock


async def pair(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, play: Callable[[int], Any]
) -> tuple[dict[str, Notes], dict[str, Notes]]:
    """The same game twice: what is secret in it differs, chance and time do not."""
    notes = []
    for secret in (1, 2):
        repeat_chance(monkeypatch, "the same")
        clock.time = 1_800_000_000.0
        notes.append(await play(secret))
    return notes[0], notes[1]


@pytest.mark.parametrize("variant", VARIANTS)
async def test_what_others_do_in_secret_changes_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, variant: str
):
    viewer, seats, options, rounds = VARIANTS[variant]

    async def play(secret: int) -> dict[str, Notes]:
        folder = tmp_path / str(secret)
        folder.mkdir()
        return await observed(folder, clock, secret, viewer, seats, options, rounds)

    first, second = await pair(clock, monkeypatch, play)
    for who, notes in first.items():
        assert len(notes) > 40
        for (what, one), (same, other) in zip(notes, second[who], strict=True):
            assert what == same
            assert one == other, f"{who}, {what}"


@pytest.mark.parametrize("variant", ["base", "tickets", "tracks"])
async def test_the_two_games_do_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, variant: str):
    """The test above would prove nothing if equal things were done in secret."""
    viewer, seats, options, _ = VARIANTS[variant]
    logs = []

    async def play(secret: int) -> dict[str, Notes]:
        folder = tmp_path / str(secret)
        folder.mkdir()
        notes = await observed(folder, clock, secret, viewer, seats, options, 1)
        async with Service(folder) as service:
            (table,) = await service.read(stored.tables)
            logs.append([entry.text for entry in await service.entries(table.id)])
        return notes

    await pair(clock, monkeypatch, play)
    assert logs[0] != logs[1]


async def test_the_order_on_the_home_page_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock):
    """At which of two tables somebody is drawing just now is nobody else's business."""

    async def play(secret: int) -> dict[str, Notes]:
        folder = tmp_path / str(secret)
        folder.mkdir()
        async with Service(folder) as service:
            game = await party(service)
            ada, bob = game.people
            again = await ada.open("open")
            join, _ = await ada.links(again)
            await bob.sit_down(join, 2)
            await ada.do(again, "start")
            busy = (game.table, again)[secret - 1]
            clock.time += 90
            page, live = await bob.look(busy), await service.live(busy)
            assert (await page.do(placements(live, 2)[0]))["result"] == "applied"
            await page.close()
            return {"home": [("/", (await ada.get("/")).body)]}

    first, second = await pair(clock, monkeypatch, play)
    assert first == second


async def test_how_much_can_be_taken_back_tells_nothing_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
):
    """A log has an end; where it comes must not depend on what others have drawn and rubbed out."""
    monkeypatch.setattr(live_tables, "MOST_TAKEN_BACK", 4)

    async def play(secret: int) -> dict[str, Notes]:
        folder = tmp_path / str(secret)
        folder.mkdir()
        async with Service(folder) as service:
            game = await party(service, must_draw="free")
            ada, bob = await game.pages()
            notes: list[bytes] = []
            while not notes or b"applied" in notes[-1]:
                for _ in range(secret - 1):
                    await bob.do(placements(game.live, 2)[0])
                    await bob.undo()
                await ada.do(placements(game.live, 1)[0])
                notes.append(json.dumps(await ada.undo()).encode())
            await ada.do("done")
            assert (await game.people[0].do(game.table, "vote", {"topic": "rewind", "yes": 1})).status == 303
            return {"answers": [(f"{number}", note) for number, note in enumerate(notes)]}

    first, second = await pair(clock, monkeypatch, play)
    assert first == second
    assert len(first["answers"]) == 5


# --- one device for several people


async def test_a_shared_device_hears_nothing_of_what_others_scribble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
):
    """A page that hangs behind the curtain stays connected, as a script could: it cannot even count."""

    async def play(secret: int) -> dict[str, Notes]:
        folder = tmp_path / str(secret)
        folder.mkdir()
        own = random.Random(secret)
        async with Service(folder) as service:
            ada, bob = come(service)
            table = await ada.open("same", "open", must_draw="free")
            join, _ = await ada.links(table)
            await bob.sit_down(join, 3)
            await ada.do(table, "start")
            live = await service.live(table)
            game = Party(table, [ada, ada, bob], live)
            theirs = await bob.look(table)
            await ada.do(table, "open", {"seat": 1})
            spy = Spy(ada, table, await ada.look(table))
            scribbler = Scribbler(game, theirs, 3)
            for moment in range(8):
                await scribbler.scribble(own)
                await spy.look(live, f"{moment}")
                if moment == 2:
                    assert spy.page is not None
                    await spy.page.do("done")  # the curtain of seat 2 hangs now
                if moment == 4:
                    await ada.do(table, "open", {"seat": 2})
                if moment == 6:
                    await live.play(2, ("done",), None, None)  # both wait for Bob
            return {"device": spy.notes}

    first, second = await pair(clock, monkeypatch, play)
    for (what, one), (same, other) in zip(first["device"], second["device"], strict=True):
        assert what == same
        assert one == other, what


# --- whole games, frame by frame


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (2, {"lava": True, "meteors": True}), (3, {"draft": True})],
    ids=["base", "both", "draft"],
)
async def test_nothing_is_sent_before_it_is_shown(service: Service, seats: int, options: dict[str, Any]):
    rng = random.Random(seats)
    game = await party(service, seats, **options)
    eve = await onlooker(game)
    pages = [*await game.pages(), await eve.look(game.table)]
    hidden = 0
    while actors := position(game.live).actors:
        table, seat = position(game.live), rng.choice(actors)
        action = choose(table.legal(seat), rng)
        is_secret = is_hidden(game.live, seat, action)
        before = [len(page.frames) for page in pages]
        text = table.game.notation.format_action(action)
        assert (await pages[seat - 1].do(text, version=table.version(seat)))["result"] == "applied"
        await service.settle()
        heard = [page for page, frames in zip(pages, before, strict=True) if len(page.frames) > frames]
        if is_secret:
            hidden += 1
            assert heard == [pages[seat - 1]], text
    assert hidden > 20
    secrets = [game.live.row.seed.hex(), game.live.row.nonce.hex(), *(person.device.id for person in game.people)]
    for page in pages:
        end = next(number for number, frame in enumerate(page.frames) if b'"over":true' in frame)
        told = b"".join(page.frames[:end]).decode()
        assert [secret for secret in secrets if secret in told] == []


async def test_what_was_taken_back_is_never_told(service: Service):
    """Neither when the seat confirms something else, nor when the game is over."""
    game = await party(service, must_draw="free")
    ada, bob = await game.pages()
    first, second = placements(game.live, 1)[0], placements(game.live, 1)[-1]
    await ada.do(first)
    await ada.undo()
    await ada.do(second)
    await ada.do("done")
    await bob.rest()
    told = b"".join(bob.frames).decode()
    parts = await game.people[1].parts(game.table)
    assert second[:2] in "".join(markup for id, markup in parts.items() if id.startswith("log."))
    assert f'"c1-{second[:2]}"' in told
    assert first[:2] == second[:2] or f'"c1-{first[:2]}"' not in told
    assert not any(first in markup for id, markup in parts.items() if id.startswith("log."))
