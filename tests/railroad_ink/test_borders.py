"""What callers may get wrong is refused in words, wherever it comes in."""

from typing import Any

import pytest

from tests.helpers import illegal, refused
from whistlestop import games, new_table
from whistlestop.core.errors import BadNotation, BadOptions, UnknownName

game = games.find("railroad-ink")


@pytest.mark.parametrize("thing", ["B1 h-h-", None, 7, ["B1"], {}])
def test_only_actions_are_actions(thing: Any):
    table = new_table("railroad-ink", seed="border")
    with illegal("RI-9"):
        table.submit(1, thing)
    with illegal("RI-9"):
        game.encode(table.state, thing)
    assert thing not in table.legal(1)


@pytest.mark.parametrize("seat", [0, -1, 2, 99])
def test_only_seats_have_sheets(seat: int):
    table = new_table("railroad-ink", seed="border")
    with refused(UnknownName, "no-such-seat"):
        game.sheet(table.view(1), seat)
    with refused(UnknownName, "no-such-seat"):
        game.apply(table.state, seat, next(iter(table.legal(1))))


@pytest.mark.parametrize("seats", ["2", 2.0, True, None, 0, 7])
def test_seats_are_counted(seats: Any):
    with refused(BadOptions, "seats-out-of-range"):
        new_table("railroad-ink", seats)


@pytest.mark.parametrize("options", ["lava", [1], 7])
def test_options_have_names(options: Any):
    with refused(BadOptions, "options-not-named"):
        new_table("railroad-ink", 1, options)


def test_a_number_is_a_seed_too():
    assert new_table("railroad-ink", seed=5) == new_table("railroad-ink", seed="5")


def test_one_name_seats_a_bot_everywhere():
    table = new_table("railroad-ink", 3, seed="bots")
    table.play("random")
    assert table.finished


@pytest.mark.parametrize(
    ("text", "reason"),
    [("Z9 h-h-", "unknown-cell"), ("B1 hxh-", "unknown-piece"), ("jump", "unknown-action"), ("", "unknown-action")],
)
def test_a_wrong_word_is_named(text: str, reason: str):
    with refused(BadNotation, f"railroad-ink-{reason}"):
        new_table("railroad-ink", seed="words").seat(1).do(text)


def test_dice_can_be_typed_in():
    from whistlestop.core.chance import Scripted

    table = new_table("railroad-ink", dealer=Scripted())
    table.resolve("hh-- h-h- rrr- hr--")
    assert table.view(1).boards[0].dice == ("hh--", "h-h-", "rrr-", "hr--")
