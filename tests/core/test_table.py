"""Tables: lanes, undo, barriers, versions, batches, rewinding, forks."""

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.core.tables import ROLL, ROLLS, A, AnyTable, B, C, cells, do, free_table
from tests.helpers import Numbers, choose, glimpse, illegal, outlook, play, refused
from whistlestop.core.chance import Scripted, Sealed
from whistlestop.core.errors import BadChance, Illegal, Stale, UnknownName
from whistlestop.core.fastdealer import Fast
from whistlestop.core.table import Did, Fell, Rewound, Table, Undid, Version
from whistlestop.games.railroad_ink import game
from whistlestop.games.railroad_ink.actions import Confirm, Place

# --- lanes


def test_undo_takes_back_the_last_action_of_the_own_lane():
    table = free_table(2)
    do(table, A, "B1 h-h-")
    before = table.state
    do(table, A, "F1 hh--")
    table.undo(A)
    assert table.state == before
    assert table.version(A) == Version(1, 1)
    table.undo(A)
    assert cells(table, A, A) == []


def test_undo_leaves_other_lanes_alone():
    table = free_table(2)
    do(table, A, "B1 h-h-")
    do(table, B, "B7 h-h-")
    do(table, A, "F1 hh--")
    do(table, B, "F7 --hh")
    table.undo(A)
    table.undo(A)
    assert (cells(table, A, A), cells(table, B, B)) == ([], ["B7", "F7"])
    only_b = free_table(2)
    do(only_b, B, "B7 h-h-", "F7 --hh")
    assert table.state == only_b.state


def test_undo_goes_back_to_the_barrier_and_no_further():
    table = free_table(1)
    do(table, A, "B1 h-h-", "done", "B2 h-h-")
    table.undo(A)
    with illegal("undo", "nothing-to-undo"):
        table.undo(A)
    assert cells(table, A) == ["B1"]


def test_restart_takes_back_the_whole_lane():
    table = free_table(2)
    do(table, A, "B1 h-h-", "F1 hh--", "A2 r--r")
    do(table, B, "B7 h-h-")
    table.restart_turn(A)
    assert (cells(table, A, A), cells(table, B, B)) == ([], ["B7"])
    with illegal("undo", "nothing-to-undo"):
        table.restart_turn(A)


def test_a_closed_lane_refuses():
    table = free_table(2)
    do(table, A, "B1 h-h-", "done")
    before = table.state, table.log
    assert not table.can_undo(A)
    for take_back in (table.undo, table.restart_turn):
        with illegal("undo", "lane-is-closed"):
            take_back(A)
    with pytest.raises(Illegal):
        do(table, A, "F1 hh--")
    assert (table.state, table.log) == before


def test_can_undo_says_whether_undo_would():
    table = free_table(2)
    assert not table.can_undo(A)
    do(table, A, "B1 h-h-")
    assert table.can_undo(A)
    assert not table.can_undo(B)
    table.undo(A)
    assert not table.can_undo(A)


def test_the_example_of_the_design_step_by_step():
    """Dice · A draws · B draws · A draws · B confirms · A undoes · A draws · A confirms · C draws, confirms → dice."""
    table = free_table(3)
    assert (list(table.actors), table.version(A)) == ([A, B, C], Version(1, 0))

    do(table, A, "B1 h-h-")
    do(table, B, "B7 h-h-")
    do(table, A, "F1 hh--")
    assert [table.version(seat).lane for seat in (A, B, C)] == [2, 1, 0]
    assert cells(table, B, A) == []  # nobody sees B's drawing

    do(table, B, "done")  # B's lane is closed, B's drawings become public
    for viewer in (A, C, None):
        assert cells(table, B, viewer) == ["B7"]
    assert cells(table, A, B) == []  # A's do not
    assert list(table.actors) == [A, C]
    assert table.version(A) == Version(1, 2)  # no barrier: A's lane is as it was

    table.undo(A)  # its second drawing
    assert (cells(table, A, A), cells(table, B, B)) == (["B1"], ["B7"])
    with illegal("undo", "lane-is-closed"):
        table.undo(B)

    do(table, A, "A2 r--r", "done")
    assert cells(table, A, C) == ["B1", "A2"]
    assert list(table.actors) == [C]

    do(table, C, "G2 rr--", "done")  # the round is evaluated, new dice: a barrier
    assert list(table.actors) == [A, B, C]
    assert [table.version(seat) for seat in (A, B, C)] == [Version(3, 0)] * 3
    assert table.view(A).round == 2
    for seat in (A, B, C):
        with illegal("undo", "nothing-to-undo"):
            table.undo(seat)

    # The log keeps every entry, undo included.
    assert [type(entry).__name__ for entry in table.log] == [
        "Fell", "Did", "Did", "Did", "Did", "Undid", "Did", "Did", "Did", "Did", "Fell",
    ]  # fmt: skip
    assert table.log[5] == Undid(A)
    assert replayed(table) == table


def replayed(table: AnyTable) -> AnyTable:
    """The same game, made from the log alone."""
    again: AnyTable = Table(table.game, table.seats, table.options, Scripted(), table.origin)
    for entry in table.log:
        again.append(entry)
    assert again.state == table.state
    for seat in range(1, table.seats + 1):
        assert outlook(again, seat) == outlook(table, seat)
    return again


def test_a_log_with_every_kind_of_entry_leads_to_the_same_table():
    for seed in range(5):
        rng = random.Random(seed)
        table: AnyTable = Table(game, 3, {"meteors": True, "must_draw": "free"}, Sealed.from_text(f"log {seed}"))
        for _ in range(60):
            seat = rng.choice(table.actors or (A,))
            if not table.actors:
                break
            if table.can_undo(seat) and rng.random() < 0.2:
                rng.choice([table.undo, table.restart_turn])(seat)
            elif rng.random() < 0.05:
                table.rewind(rng.randint(0, len(table.log)))
            else:
                table.submit(seat, choose(table.legal(seat), rng))
        assert {type(entry) for entry in table.log} == {Did, Fell, Undid, Rewound}
        assert replayed(table) == table


def test_strikes_that_everybody_has_seen_cannot_be_taken_back():
    """RI-6.1: in the draft strikes are shown before the picks, so none is taken back any more.

    The last to be struck is also the first to pick: the set of actors stays the same, and yet it is a barrier.
    """
    options = {"draft": True, "meteors": True}
    pool, roll = (0, 0, 0, 1) * 2, (0, 0, 0, 8) * 2 + (4, 1)  # a free direction
    table = Table(game, 2, options, Scripted([(B,), pool, roll]))
    do(table, A, "meteor up")
    do(table, B, "meteor down")
    assert table.actors == (B,)
    assert (cells(table, A, B), cells(table, B, A)) == (["D3"], ["D5"])
    for seat in (A, B):
        assert not table.can_undo(seat)
        with illegal("undo"):
            table.undo(seat)
    assert table.version(A) == table.version(B) == Version(4, 0)


def test_what_a_seat_has_read_stays_where_it_was_when_others_act():
    """The length of a history is a client's cursor: what comes later comes at its end."""
    table = free_table(3)
    do(table, A, "B1 h-h-")
    do(table, B, "B7 h-h-")
    do(table, A, "F1 hh--")
    read = table.history(A)
    do(table, B, "done")
    assert table.history(A)[: len(read)] == read
    assert len(table.history(A)) == len(read) + 2


def test_with_open_boards_the_history_tells_what_the_view_shows():
    """RI-2.7: the others see a drawing at once, so their cursor must move."""
    table = free_table(2, open_boards=True)
    before = len(table.history(B))
    do(table, A, "B1 h-h-")
    assert cells(table, A, B) == ["B1"]
    assert len(table.history(B)) == before + 1


# --- versions and batches


def test_an_action_for_another_position_is_stale():
    table = free_table(2)
    old = table.version(A)
    do(table, A, "B1 h-h-")
    with refused(Stale, "position-has-changed"):
        table.submit(A, Place("F1", "hh--"), old)
    table.submit(A, Place("F1", "hh--"), Version(1, 1))
    assert cells(table, A, A) == ["B1", "F1"]


def test_what_others_do_makes_no_action_stale():
    table = free_table(2)
    mine = table.version(A)
    do(table, B, "B1 h-h-", "F1 hh--", "done")
    assert table.version(A) == mine
    table.submit(A, Place("B1", "h-h-"), mine)


def test_a_barrier_makes_every_action_stale():
    table = free_table(1)
    old = table.version(A)
    do(table, A, "done")
    with refused(Stale, "position-has-changed"):
        table.submit(A, Confirm(), old)


def everything(table: AnyTable) -> tuple[object, ...]:
    """All that can be seen of a table, and all that it can do."""
    looks = [glimpse(table, seat) for seat in (*range(1, table.seats + 1), None)]
    undo = [table.can_undo(seat) for seat in range(1, table.seats + 1)]
    return table.state, table.log, table.actors, table.pending, table.dealt, looks, undo


def test_a_batch_is_all_of_its_steps():
    table, single = free_table(2), free_table(2)
    table.batch(A, [Place("B1", "h-h-"), Place("F1", "hh--")])
    do(single, A, "B1 h-h-", "F1 hh--")
    assert everything(table) == everything(single)
    table.undo(A)  # its steps are taken back one by one
    assert cells(table, A, A) == ["B1"]


def test_an_illegal_third_step_leaves_nothing():
    table = free_table(2)
    do(table, A, "B7 h-h-")
    do(table, B, "B1 h-h-")
    before = everything(table)
    with illegal("RI-2.2"):
        table.batch(A, [Place("F1", "hh--"), Place("A2", "r--r"), Place("D4", "hr--")])
    assert everything(table) == before


def test_a_batch_whose_first_step_is_refused_plays_nothing_again():
    table = free_table(1)
    do(table, A, "B1 h-h-", "done", "B2 h-h-")
    applied = []

    def noted(state, seat, action):
        applied.append(action)
        return game.apply(state, seat, action)

    table.game = replace(game, apply=noted)
    with pytest.raises(Illegal):
        table.batch(A, [Place("D4", "hr--"), Place("F1", "hh--")])
    assert len(applied) == 1


def test_a_batch_may_end_with_what_passes_a_barrier():
    table = free_table(1)
    table.batch(A, [Place("B1", "h-h-"), Confirm()])
    assert table.view(A).round == 2


def test_no_earlier_step_of_a_batch_may_pass_a_barrier():
    table = free_table(1)
    before = everything(table)
    with refused(Stale, "batch-passes-barrier"):
        table.batch(A, [Place("B1", "h-h-"), Confirm(), Place("B2", "h-h-")])
    assert everything(table) == before
    table.batch(A, [Place("B1", "h-h-"), Confirm()])  # and the same dice come
    assert table.log[-1] == Fell(ROLLS[1])


def test_a_batch_with_a_step_that_is_no_action_leaves_nothing():
    table = free_table(2)
    before = everything(table)

    def steps() -> Any:
        yield Place("B1", "h-h-")
        raise RuntimeError("the connection broke")

    with pytest.raises(RuntimeError):
        table.batch(A, steps())
    assert everything(table) == before


def test_a_stale_batch_leaves_nothing():
    table = free_table(2)
    do(table, A, "B7 h-h-")
    before = everything(table)
    with refused(Stale, "position-has-changed"):
        table.batch(A, [Place("F1", "hh--")], Version(1, 0))
    assert everything(table) == before


def test_an_illegal_action_changes_nothing():
    table = free_table(2)
    do(table, A, "B1 h-h-")
    before = everything(table)
    for text in ("B1 h-h-", "B2 r-r-", "D4 hr--", "take 1", "meteor up", "ignore hhhh"):
        with pytest.raises(Illegal):
            do(table, A, text)
    assert everything(table) == before


@pytest.mark.parametrize(
    ("seat", "reason"),
    [(seat, "no-such-seat") for seat in (0, 3, -1)] + [(seat, "seat-no-number") for seat in (True, "1", 1.0)],
)
@pytest.mark.parametrize(
    "call",
    [
        lambda table, seat: table.view(seat),
        lambda table, seat: table.legal(seat),
        lambda table, seat: table.sheet(seat),
        lambda table, seat: table.preview(seat, "B1"),
        lambda table, seat: table.submit(seat, Confirm()),
        lambda table, seat: table.batch(seat, [Confirm()]),
        lambda table, seat: table.undo(seat),
        lambda table, seat: table.restart_turn(seat),
        lambda table, seat: table.seat(seat),
    ],
)
def test_nobody_sits_on_a_seat_that_is_not_there(call: Any, seat: Any, reason: str):
    table = free_table(2)
    with refused(UnknownName, reason):
        call(table, seat)
    assert len(table.log) == 1


# --- rewinding


@pytest.mark.parametrize("dealer", [Sealed.from_text("again"), Fast(5), Scripted(ROLLS)], ids=lambda d: d.kind)
def test_rewinding_brings_the_same_chance_outcomes_again(dealer: Any):
    table: AnyTable = Table(game, 2, {"must_draw": "free"}, dealer)
    play(table, random.Random(1))
    rolls = [entry for entry in table.log if isinstance(entry, Fell)]
    assert len(rolls) == 7
    length = table.log.index(rolls[2])
    table.rewind(length)
    assert (table.view(None).round, table.log[-2:]) == (3, (Rewound(length), rolls[2]))
    play(table, random.Random(2))  # other actions, the same dice
    assert [entry for entry in table.log if isinstance(entry, Fell)] == [*rolls, *rolls[2:]]
    assert table.finished
    assert replayed(table) == table


def test_rewinding_goes_behind_closed_lanes():
    table = free_table(2)
    do(table, A, "B1 h-h-", "done")
    table.rewind(2)
    assert (cells(table, A, A), table.can_undo(A), table.version(A)) == (
        ["B1"],
        True,
        Version(2, 1),
    )  # no version comes twice
    do(table, A, "F1 hh--")
    assert table.log[-2:] == (Rewound(2), Did(A, Place("F1", "hh--")))


def test_rewinding_twice_and_over_a_rewinding():
    table = free_table(1)
    do(table, A, "B1 h-h-", "F1 hh--")
    table.rewind(1)  # nothing drawn
    do(table, A, "B7 h-h-")
    after = table.state
    table.rewind(3)  # both drawings stand again
    assert cells(table, A, A) == ["B1", "F1"]
    table.rewind(5)  # the first rewinding and what came after it
    assert table.state == after
    assert len(table.log) == 7
    assert replayed(table) == table


@pytest.mark.parametrize("length", [-1, 3, 100])
def test_there_is_no_rewinding_to_what_has_not_happened(length: int):
    table = free_table(1)
    do(table, A, "B1 h-h-")
    before = everything(table)
    with refused(Stale, "no-such-entry"):
        table.rewind(length)
    assert everything(table) == before


def test_a_rewind_does_not_betray_how_much_was_done_in_secret():
    """What B drew and took back stands in the log, but no number that A sees may count it."""
    quiet, busy = free_table(2), free_table(2)
    do(busy, B, "B7 h-h-", "F7 --hh")
    busy.restart_turn(B)
    for table in (quiet, busy):
        do(table, A, "B1 h-h-")
        length = len(table.log)
        do(table, A, "F1 hh--")
        table.rewind(length)
    for viewer in (A, None):
        assert glimpse(busy, viewer) == glimpse(quiet, viewer)


def test_after_a_rewind_a_history_goes_on_growing():
    table = free_table(2)
    do(table, A, "B1 h-h-", "done")
    read = {viewer: table.history(viewer) for viewer in (A, B, None)}
    table.rewind(2)
    do(table, A, "F1 hh--")
    table.undo(A)
    do(table, A, "done")
    for viewer in (A, B, None):
        history = table.history(viewer)
        assert history[: len(read[viewer])] == read[viewer]
        assert len(history) > len(read[viewer])


@pytest.mark.parametrize("seed", range(4))
def test_a_rewind_in_a_history_says_how_much_of_that_history_still_holds(seed: int):
    rng = random.Random(seed)
    options = {"meteors": True, "must_draw": "free", "open_boards": seed % 2 == 1}
    table: AnyTable = Table(game, 3, options, Sealed.from_text(f"back {seed}"))
    known: dict[int, dict[int | None, int]] = {}  # by length of the log: how much each viewer knew
    for _ in range(80):
        known[len(table.log)] = {viewer: len(table.history(viewer)) for viewer in (A, B, C, None)}
        if rng.random() < 0.1 or not table.actors:
            length = rng.choice(list(known))
            before = {viewer: table.history(viewer) for viewer in (A, B, C, None)}
            table.rewind(length)
            for viewer, read in before.items():
                history = table.history(viewer)
                assert history[: len(read) + 1] == (*read, Rewound(known[length][viewer]))
            continue
        seat = rng.choice(table.actors)
        if table.can_undo(seat) and rng.random() < 0.2:
            table.undo(seat)
        else:
            table.submit(seat, choose(table.legal(seat), rng))
    assert any(isinstance(entry, Rewound) for entry in table.log)


def test_dice_that_were_typed_in_come_again_after_rewinding():
    """Behind a closed lane the same chance outcomes come again, whoever supplied them."""
    table: AnyTable = Table(game, 1, {"must_draw": "free"}, Scripted())
    table.resolve(ROLLS[0])
    do(table, A, "done")
    table.resolve(ROLLS[1])
    table.rewind(1)
    do(table, A, "B1 h-h-", "done")
    assert table.log[-1] == Fell(ROLLS[1])


# --- forks


def test_a_fork_starts_from_what_the_seat_knows():
    table: AnyTable = Table(game, 3, {"lava": True, "must_draw": "free"}, Sealed.from_text("fork"))
    play(table, random.Random(3), 25)
    seat = table.actors[0]
    fork = table.fork(seat)
    assert fork.view(seat) == table.view(seat)
    assert set(fork.legal(seat)) == set(table.legal(seat))
    assert fork.log == tuple(Did(seat, action) for action in table.lane(seat))


def test_what_can_be_taken_back_can_be_taken_back_in_a_fork():
    table = free_table(2)
    do(table, A, "B1 h-h-", "A2 r--r")
    do(table, B, "F1 hh--")
    fork = table.fork(A)
    assert fork.view(A) == table.view(A)
    fork.undo(A)
    assert cells(fork, A, A) == ["B1"]
    fork.undo(A)
    assert not fork.can_undo(A)
    do(table, A, "done")
    assert not table.fork(A).can_undo(A)


def test_a_fork_is_the_same_whatever_was_hidden():
    tables = [free_table(3), free_table(3)]
    do(tables[0], B, "B1 h-h-")
    do(tables[1], B, "F1 hh--", "A2 r--r")
    for viewer in (A, C, None):
        one, other = (table.fork(viewer, seed=7) for table in tables)
        assert one.state == other.state
        assert glimpse(one, B) == glimpse(other, B)


def test_a_fork_shows_nothing_of_the_future():
    table: AnyTable = Table(game, 1, {"must_draw": "free"}, Sealed.from_text("future"))
    forks = [table.fork(A) for _ in range(6)]
    for each in (table, *forks):
        while each.actors:
            each.submit(A, Confirm())
    futures = [[e.lot for e in each.log if isinstance(e, Fell)][-6:] for each in (table, *forks)]
    assert len({tuple(future) for future in futures}) == len(futures)
    assert all(future != futures[0] for future in futures[1:])
    assert {fork.dealer.seed for fork in forks} & {table.dealer.seed} == set()  # type: ignore[attr-defined]


def test_a_fork_and_its_table_go_their_own_ways():
    table = free_table(2)
    fork = table.fork(A, seed=1, dealer=Scripted(ROLLS[3:]))
    before = everything(table)
    do(fork, A, "B1 h-h-", "done")
    do(fork, B, "done")
    assert everything(table) == before
    assert fork.log[-1] == Fell(ROLLS[3])
    fork.rewind(0)
    assert fork.view(A) == table.view(A)


def test_a_fork_before_the_pool_of_the_draft_is_rolled_keeps_the_pool():
    """Everybody has seen which dice were paired, so whoever imagines the roll must know."""
    pool = (1, 1, 0, 0, 0, 0, 0, 0)
    table = Table(game, 2, {"draft": True}, Scripted([(1,), pool]))
    assert table.pending is not None
    fork = table.fork(A, dealer=Scripted())
    assert fork.pending == table.pending


def test_in_a_fork_the_others_do_not_see_what_the_forker_has_not_confirmed():
    """RI-2.7 holds in the fork, too: whoever sits there as B sees A's board as it was before the round."""
    table = free_table(2)
    do(table, A, "B1 h-h-")
    fork = table.fork(A)
    assert cells(fork, A, A) == ["B1"]
    assert cells(fork, A, B) == []


# --- tables apart


def test_tables_played_in_turn_give_the_same_games_as_one_after_the_other():
    def tables() -> list[AnyTable]:
        return [
            Table(game, 3, {"lava": True, "meteors": True}, Sealed.from_text("one")),
            Table(game, 2, {"draft": True}, Fast(9)),
            Table(game, 1, {"edition": "pl2019"}, Sealed.from_text("three")),
        ]

    apart, mixed = tables(), tables()
    for number, table in enumerate(apart):
        play(table, random.Random(number))
    randoms = [random.Random(number) for number in range(3)]
    while any(table.actors for table in mixed):
        for table, rng in zip(mixed, randoms, strict=True):
            play(table, rng, 1)
    assert [table.log for table in mixed] == [table.log for table in apart]
    assert [table.state for table in mixed] == [table.state for table in apart]


def test_what_a_table_returns_is_the_callers_own():
    table: AnyTable = Table(game, 2, {"lava": True, "meteors": True}, Sealed.from_text("mine"))
    play(table, random.Random(4), 12)
    before = everything(table)
    state = table.state
    for place in range(len(state.block)):
        state.block[place] = 1
    for seat in (A, B, None):
        view = table.view(seat)
        with pytest.raises(AttributeError):
            view.round = 99
        with pytest.raises(TypeError):
            view.boards[0].cells[0] = "hhhh"
    with pytest.raises(AttributeError):
        table.log.append(Undid(A))  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        table.log[0].lot = ()  # type: ignore[misc, union-attr]
    actions = list(table.legal(A))
    actions.clear()
    for item in table.sheet(A).items:
        item.args.clear()  # type: ignore[attr-defined]
    imagined = game.imagine(table.view(A), Numbers())
    imagined.block[0] = 5
    assert everything(table) == before


def test_an_outcome_given_as_a_list_does_not_become_part_of_the_log():
    table: AnyTable = Table(game, 1, {}, Scripted())
    lot: Any = list(ROLL)
    table.resolve(lot)
    lot[0] = 5
    assert table.log[0] == Fell(ROLL)


def test_equal_tables():
    one, two = free_table(2), free_table(2)
    assert one == two
    do(one, A, "B1 h-h-")
    assert one != two
    do(two, A, "B1 h-h-")
    assert one == two
    assert one != free_table(3)
    assert one != Table(game, 2, {}, Scripted(ROLLS))
    assert one != "a table"


def test_an_action_whose_chance_cannot_be_is_not_half_done():
    """A wrong line in a file of dice: the error comes, and the table stands where it stood."""
    table: AnyTable = Table(game, 1, {"must_draw": "free"}, Scripted([ROLL, (9, 9, 9, 9)]))
    before, log = table.state, table.log
    with pytest.raises(BadChance):
        do(table, A, "done")
    assert (table.state, table.log, table.version(A).lane) == (before, log, 0)
    do(table, A, "B1 h-h-")
