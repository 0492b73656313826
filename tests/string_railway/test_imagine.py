"""Views survive files; forgeries are refused; what is no action is refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.helpers import Numbers, illegal, refused
from tests.string_railway.positions import StringTable
from whistlestop.core.chance import Sealed
from whistlestop.core.errors import BadNotation
from whistlestop.core.table import Table
from whistlestop.games.string_railway import data, game, preview
from whistlestop.games.string_railway.actions import Lay, Place
from whistlestop.games.string_railway.seen import TurnView, View

replace = msgspec.structs.replace


@pytest.fixture(scope="module")
def view() -> View:
    """One station placed, the other one still in the hand."""
    table: StringTable = Table(game, 3, {}, Sealed.from_text("forged"))
    for mark in (1, 2, 3):
        table.seat(table.actors[0]).do(f"base {mark}")
    table.submit(1, next(iter(table.legal(1))))
    return table.view(1)


def with_turn(view: View, **changes: Any) -> View:
    return replace(view, turns=(replace(view.turns[0], **changes),))


FORGERIES: dict[str, Callable[[View], View]] = {
    "no such seat": lambda view: replace(view, seat=4),
    "no boards": lambda view: replace(view, boards=()),
    "too many boards": lambda view: replace(view, boards=view.boards * 2),
    "no such phase": lambda view: replace(view, phase="siesta"),
    "another phase": lambda view: replace(view, phase="laying"),
    "no landscape": lambda view: replace(view, landscape=None),
    "an impossible landscape": lambda view: replace(view, landscape=10**9),
    "a negative landscape": lambda view: replace(view, landscape=-1),
    "a base too few": lambda view: replace(view, marks=view.marks[:2]),
    "a mark twice": lambda view: replace(view, marks=(1, 1, 2)),
    "no such mark": lambda view: replace(view, marks=(1, 2, 9)),
    "something laid by hand": lambda view: replace(view, laid=("river 0,0:AAAA",)),
    "a station never drawn": lambda view: with_turn(view, drawn=view.turns[0].drawn[1:]),
    "no such station": lambda view: with_turn(view, drawn=("castle", "castle")),
    "too many drawn": lambda view: with_turn(view, drawn=view.turns[0].drawn * 3),
    "a station outside": lambda view: with_turn(view, done=("place central 1900,0 0",)),
    "no notation": lambda view: with_turn(view, done=("fly to the moon",)),
    "a turn too many": lambda view: replace(view, turns=(*view.turns, TurnView(("central",)))),
    "other points": lambda view: replace(
        view,
        boards=(replace(view.boards[0], companies=(replace(view.boards[0].companies[0], score=9),)), *view.boards[1:]),
    ),
}  # fmt: skip


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_view_that_no_game_can_show_is_refused(view: View, forgery: str):
    assert game.imagine(view, Numbers())
    forged = FORGERIES[forgery](view)
    assert forged != view
    with refused(BadNotation, "string-railway-impossible-view"):
        game.imagine(forged, Numbers())


def test_a_view_survives_a_file(view: View):
    again = msgspec.json.decode(msgspec.json.encode(view), type=View)
    assert again == view
    assert game.imagine(again, Numbers()) == game.imagine(view, Numbers())


@pytest.mark.parametrize(
    "text", ["", "base", "base 12", "base x", "place", "place castle 0,0 0", "place central 0;0 0",
             "place central 0,0 100",
             "lay short", "lay tiny 0,0:AAAA", "lay short 0,0:AAA", "river", "under base", "x" * 30_000]
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str):
    with refused(BadNotation, "string-railway-unknown-action"):
        game.notation.parse_action(text)


HALF: Any = 1.5


@pytest.mark.parametrize("action", ["base 1", None, Place("castle", 0, 0, 0), Lay("short", (HALF, 2)), Lay("tiny", ())])
def test_what_is_not_even_an_action_is_illegal(view: View, action: Any):
    state = game.imagine(view, Numbers())
    assert action not in game.legal(state, 1)
    with illegal("SR-3", "no-such-action"):
        game.apply(state, 1, action)


def test_previews_of_beginnings(view: View):
    state = game.imagine(view, Numbers())
    kind = next(name for name in view.turns[0].drawn if name not in view.turns[0].done[0])
    shown = game.preview(state, 1, f"place {kind}")
    assert len(set(shown.ways)) == len(shown.ways) == preview.SUGGESTED
    lines = [way.y for way in shown.ways if isinstance(way, Place)]
    assert max(lines) - min(lines) > 300 * data.UNIT  # all over the table
    assert all(way in game.legal(state, 1) for way in shown.ways[:3])
    refusal = game.preview(state, 1, "lay short").refusal
    assert refusal is not None
    assert refusal.reason == "string-railway-not-now"
    assert game.preview(state, 1, "via short 1 2").refusal is not None
    with refused(BadNotation, "string-railway-unknown-action"):
        game.preview(state, 1, "dig")
