"""The log: the primary key decides who was first, and what is acknowledged stays."""

import asyncio
import random
import signal
from contextlib import closing
from functools import partial

import pytest

from tests.server.store.helpers import NOW, a_table, an_entry, append, read, set_up, start, write
from whistlestop.server.store import Repeated, Store, Taken, rows


def test_entries_come_back_in_order_as_they_were_written(store: Store):
    set_up(store)
    first = rows.EntryRow("t", 1, None, "chance", "h r hr", None, NOW + 0.25)
    append(store, first, an_entry(2, "a"), an_entry(3))
    append(store, an_entry(4))
    assert read(store, lambda conn: rows.entries(conn, "t")) == [first, an_entry(2, "a"), an_entry(3), an_entry(4)]
    assert read(store, lambda conn: rows.entries(conn, "t", after=3)) == [an_entry(4)]
    assert read(store, lambda conn: rows.log_length(conn, "t")) == 4
    assert read(store, lambda conn: rows.log_length(conn, "other")) == 0


def test_an_entry_changes_its_table(store: Store):
    set_up(store, "t", "other")
    append(store, an_entry(1), an_entry(2))
    assert read(store, lambda conn: rows.table(conn, "t")) == a_table(changed_at=NOW + 2)
    assert read(store, lambda conn: rows.table(conn, "other")) == a_table("other")


def test_logs_of_two_tables_are_apart(store: Store):
    set_up(store, "t", "u")
    append(store, an_entry(1, "same"))
    append(store, an_entry(1, "same", table_id="u"))
    assert read(store, lambda conn: rows.entries(conn, "u")) == [an_entry(1, "same", table_id="u")]


@pytest.mark.parametrize("seqs", [(2,), (2, 3), (1, 2, 3), (3, 2)])
def test_a_taken_number_is_refused_and_nothing_of_it_stays(store: Store, seqs: tuple[int, ...]):
    set_up(store)
    append(store, an_entry(1), an_entry(2))
    with pytest.raises(Taken):
        append(store, *(an_entry(seq, text="late") for seq in seqs))
    assert read(store, lambda conn: rows.entries(conn, "t")) == [an_entry(1), an_entry(2)]


def test_a_work_may_go_on_after_a_taken_number(store: Store):
    set_up(store)
    append(store, an_entry(1))

    def work(conn: rows.Connection) -> int:
        try:
            rows.append(conn, "t", [an_entry(1, text="late"), an_entry(2, text="late")])
        except Taken as taken:
            rows.append(conn, "t", [an_entry(taken.seq + 1)])
            return taken.seq
        return 0

    assert write(store, work) == 1
    assert read(store, lambda conn: rows.entries(conn, "t")) == [an_entry(1), an_entry(2)]


@pytest.mark.parametrize("seq", [1, 2, 3])
def test_a_repeated_command_tells_what_it_became(store: Store, seq: int):
    set_up(store)
    append(store, an_entry(1), an_entry(2, "mine"))
    with pytest.raises(Repeated) as caught:
        append(store, an_entry(seq, "mine"), an_entry(seq + 1))
    assert (caught.value.client, caught.value.number) == ("mine", 2)
    assert read(store, lambda conn: rows.log_length(conn, "t")) == 2
    assert read(store, lambda conn: rows.seq_of(conn, "t", "mine")) == 2
    assert read(store, lambda conn: rows.seq_of(conn, "t", "yours")) is None


def test_entries_that_clash_among_themselves_are_a_mistake(store: Store):
    set_up(store)
    with pytest.raises(ValueError, match="among themselves"):
        append(store, an_entry(1, "same"), an_entry(2, "same"))
    assert read(store, lambda conn: rows.entries(conn, "t")) == []


def test_who_holds_a_table_and_who_just_appends_do_not_block_each_other(url: str, store: Store):
    set_up(store)

    def held(conn: rows.Connection) -> None:
        assert rows.hold_table(conn, "t")
        rows.append(conn, "t", [an_entry(rows.log_length(conn, "t") + 1)])

    def free(conn: rows.Connection) -> None:
        rows.append(conn, "t", [an_entry(rows.log_length(conn, "t") + 1)])

    with closing(Store.open(url)) as other:

        async def races() -> list[object]:
            results: list[object] = []
            for _ in range(100):
                results += await asyncio.gather(store.write(held), other.write(free), return_exceptions=True)
            return results

        results = asyncio.run(races())
    assert {type(result) for result in results} <= {type(None), Taken}
    assert read(store, lambda conn: rows.log_length(conn, "t")) == results.count(None) >= 100


def test_of_500_races_between_two_connections_each_has_one_winner(url: str, store: Store):
    set_up(store)
    with closing(Store.open(url)) as other:

        async def race(seq: int) -> list[object]:
            texts = {"red": store, "blue": other}
            attempts = (
                racer.write(partial(rows.append, table_id="t", new=[an_entry(seq, text=text)]))
                for text, racer in texts.items()
            )
            return await asyncio.gather(*attempts, return_exceptions=True)

        async def races() -> list[list[object]]:
            return [await race(seq) for seq in range(1, 501)]

        results = asyncio.run(races())
    losers = [[type(result) for result in pair].index(Taken) for pair in results]
    assert all(pair[1 - loser] is None for pair, loser in zip(results, losers, strict=True))
    winners = [("blue", "red")[loser] for loser in losers]
    assert [entry.text for entry in read(store, lambda conn: rows.entries(conn, "t"))] == winners


def test_of_500_races_between_two_processes_each_has_one_winner(url: str, store: Store):
    set_up(store)
    racers = {name: start("race.py", [url, name, "500"]) for name in ("red", "blue")}
    for racer in racers.values():
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers.values():
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    won = {name: [int(line) for line in racer.communicate()[0].split()] for name, racer in racers.items()}
    assert [racer.returncode for racer in racers.values()] == [0, 0]
    assert sorted(won["red"] + won["blue"]) == list(range(1, 501))
    log = read(store, lambda conn: rows.entries(conn, "t"))
    assert [(entry.seq, entry.text) for entry in log] == sorted((seq, name) for name in won for seq in won[name])


def test_what_was_acknowledged_survives_kill_9(url: str, store: Store):
    set_up(store)
    program = start("append_on.py", [url])
    assert program.stdout is not None
    acknowledged = [program.stdout.readline() for _ in range(random.randint(20, 200))]
    program.send_signal(signal.SIGKILL)
    acknowledged += program.stdout.readlines()
    assert program.wait() == -signal.SIGKILL
    program.communicate()
    last = int(acknowledged[-1])
    log = read(store, lambda conn: rows.entries(conn, "t"))
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert last <= len(log) <= last + 1  # the last one may have been killed between the disk and its answer
    assert all(entry.text == f"entry {entry.seq}" for entry in log)
    append(store, an_entry(len(log) + 1))
