"""What environments of every game have to keep: observations tell no more than views, batches play what tables play."""

import random
from array import array
from typing import Any

from tests.helpers import Numbers, play
from whistlestop import games
from whistlestop.bots import RandomBot
from whistlestop.core import fast
from whistlestop.core.batches import ACTOR, ALL, ENDED, REFUSED, RUNS, SCORES, STATUS
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table


def assert_observations_follow_from_views(game: str, seats: int, options: dict[str, Any], every: int = 1) -> None:
    """Along a random game, every so many actions: what any seat observes, it observes in all that it can imagine."""
    room, rng = games.room(game, "environment"), random.Random(f"{game} {seats}")
    table: Table[Any, Any, Any] = Table(games.find(game), seats, options, Fast(seats))
    while True:
        state = table.state
        for seat in range(1, seats + 1):
            seen = room.observe(state, seat)
            assert_in_bounds(game, seats, seen)
            if not table.finished:  # who imagines goes on playing
                imagined = table.game.imagine(table.view(seat), Numbers(rng.randrange(1000)))
                assert told(game, seats, room.observe(imagined, seat)) == told(game, seats, seen)
        if table.finished:
            return
        play(table, rng, every)


def assert_in_bounds(game: str, seats: int, seen: Any) -> None:
    shown = told(game, seats, seen)
    for part in games.room(game, "environment").parts(seats):
        assert len(shown[part.name]) == part.size
        assert part.least <= min(shown[part.name])
        assert max(shown[part.name]) <= part.most, part
    assert sum(map(len, shown.values())) == len(seen)


def told(game: str, seats: int, seen: Any) -> dict[str, list[int]]:
    """An observation by its parts."""
    found, end = {}, 0
    for part in games.room(game, "environment").parts(seats):
        assert part.name not in found
        found[part.name] = list(seen[end : end + part.size])
        end += part.size
    return found


def assert_batch_plays_what_tables_play(game: str, seats: int, own: int, options: dict[str, Any], count: int) -> None:
    """Two slots, so many games in each, against tables of the same numbers; before each action one that is refused."""
    slots, seed, rng = 2, 11, random.Random(f"{game} {seats} {own}")
    room, vector = games.room(game, "environment"), games.room(game, "vector")
    batch = vector.batch(games.find(game).agree(seats, options), seats, own, slots)
    batch.rewind()
    vector.step(batch, seed, 0, slots)
    number = list(range(slots))
    others = {seat: RandomBot() for seat in range(1, seats + 1) if own not in (ALL, seat)}

    def begin(slot: int) -> tuple[Table[Any, Any, Any], dict[int, Stream]]:
        of_game = fast.game_seed(seed, number[slot])
        return Table(games.find(game), seats, options, Fast(of_game)), {seat: Stream(of_game, seat) for seat in others}

    def follow(slot: int) -> None:
        """Let the others play as the batch does: whoever comes before the learner."""
        table, streams = slot_tables[slot]
        while table.actors and table.actors[0] in others:
            seat = table.actors[0]
            let_play_once(table, seat, streams[seat])

    def row(slot: int) -> Any:
        return batch.rows[batch.row * slot : batch.row * (slot + 1)]

    def compare(slot: int) -> None:
        state, seat = slot_tables[slot][0].state, actor(slot)
        assert row(slot)[ACTOR] == seat
        assert row(slot)[batch.first :][: len(room.observe(state, seat))] == room.observe(state, seat)
        mask = batch.masks[room.ACTIONS * slot : room.ACTIONS * (slot + 1)]
        assert [action for action, legal in enumerate(mask) if legal] == sorted(choices(slot))

    def actor(slot: int) -> int:
        return slot_tables[slot][0].actors[0]

    def choices(slot: int) -> list[int]:
        return list(room.choices(slot_tables[slot][0].state, actor(slot)))

    slot_tables = [begin(slot) for slot in range(slots)]
    for slot in range(slots):
        follow(slot)
        compare(slot)
    while min(number) < slots * count:
        assert_refused(game, batch, seed, [not_among(choices(slot), room.ACTIONS, rng) for slot in range(slots)])
        for slot in range(slots):
            batch.chosen[slot] = rng.choice(choices(slot))
        vector.step(batch, seed, 0, slots)
        for slot in range(slots):
            table, _ = slot_tables[slot]
            table.submit(actor(slot), room.decode(table.state, batch.chosen[slot]))
            follow(slot)
            outcome = table.outcome
            assert row(slot)[STATUS] == (RUNS if outcome is None else ENDED)
            if outcome is not None:
                assert tuple(row(slot)[SCORES : SCORES + seats]) == outcome.scores
                assert tuple(row(slot)[SCORES + seats : batch.first]) == outcome.places
                if own != ALL:
                    last = row(slot)[(batch.first + batch.row) // 2 :]
                    assert last == room.observe(table.state, own)
                number[slot] += slots
                slot_tables[slot] = begin(slot)
                follow(slot)
            compare(slot)
    for action in set(range(room.ACTIONS)) - set(choices(0)) - set(choices(1)):
        assert_refused(game, batch, seed, [action] * slots)


def let_play_once(table: Table[Any, Any, Any], seat: int, stream: Stream) -> None:
    table.submit(seat, RandomBot().choose(table.view(seat), table.legal(seat), stream))


def not_among(legal: list[int], actions: int, rng: random.Random) -> int:
    """A number of an action that is not legal."""
    while (found := rng.randrange(actions)) in legal:
        pass
    return found


def assert_refused(game: str, batch: Any, seed: int, actions: list[int]) -> None:
    """An action that is not legal changes nothing."""
    before = batch.pool[:], batch.masks[:], without_status(batch)
    batch.chosen[:] = array("q", actions)
    games.room(game, "vector").step(batch, seed, 0, batch.games)
    assert set(batch.rows[STATUS :: batch.row]) == {REFUSED}, actions
    assert (batch.pool, batch.masks, without_status(batch)) == before


def without_status(batch: Any) -> list[int]:
    return [number for i, number in enumerate(batch.rows) if i % batch.row != STATUS]
