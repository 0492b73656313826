"""What players decided in a game: whole lines, without what was taken back, by themselves or by consent of all."""

from itertools import islice
from typing import Any

import pytest

from whistlestop import PeopleTable, new_table
from whistlestop.core.decisions import Decision, decisions
from whistlestop.core.table import Did


def first(table: PeopleTable, seat: int = 1) -> Any:
    return next(iter(table.legal(seat)))


def texts(table: PeopleTable, decision: Decision) -> list[str]:
    return [table.game.notation.format_action(action) for action in decision.line]


@pytest.mark.parametrize("game", ["railroad-ink", "marklin", "pioneer-rails"])
def test_all_that_a_seat_did_stands_in_its_decisions(game: str) -> None:
    table = new_table(game, 2, seed="all of it")
    table.play("random")
    for seat in (1, 2):
        done = [entry.action for entry in table.log if isinstance(entry, Did) and entry.seat == seat]
        found = decisions(table, seat)
        assert [action for decision in found for action in decision.line] == done
        for decision in found:
            began, ended = table.log[decision.at], table.log[decision.end - 1]
            assert began == Did(seat, decision.line[0])
            assert ended == Did(seat, decision.line[-1])
            assert decision.line[0] in table.game.legal(decision.state, seat)


def test_a_round_of_railroad_ink_is_one_decision() -> None:
    table = new_table("railroad-ink", 2, {"must_draw": "free"}, seed="round")
    action = first(table)
    table.submit(1, action)
    for seat in (2, 1):
        table.seat(seat).do("done")
    (decision,) = decisions(table, 1)
    assert decision.line[0] == action
    assert texts(table, decision)[-1] == "done"


def test_what_was_taken_back_is_no_decision() -> None:
    table = new_table("railroad-ink", 1, {"must_draw": "free"}, seed="undo")
    one, other = islice(table.legal(1), 2)
    table.submit(1, one)
    table.undo(1)
    table.submit(1, other)
    table.seat(1).do("done")
    (decision,) = decisions(table, 1)
    assert decision.line[0] == other
    assert table.log[decision.at] == Did(1, other)


def test_after_going_back_only_what_stands_was_decided() -> None:
    table = new_table("railroad-ink", 1, {"must_draw": "free"}, seed="back")
    begun = len(table.log)
    table.submit(1, first(table))
    table.seat(1).do("done")
    table.rewind(begun)
    table.seat(1).do("done")
    (decision,) = decisions(table, 1)
    assert texts(table, decision) == ["done"]
    assert decision.at == begun + 4  # two actions, the dice of the next round, the way back
    assert table.game.view(decision.state, 1).round == 1
