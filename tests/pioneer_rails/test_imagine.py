"""Imagined positions fit all that was seen; hidden cards are as likely as they should be; forgeries are refused."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.helpers import Numbers, play, refused
from tests.pioneer_rails.positions import DesertTable
from whistlestop.core.chance import Sealed
from whistlestop.core.errors import BadNotation
from whistlestop.core.kernel import compiled
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import data, game, layout
from whistlestop.games.pioneer_rails.actions import Lay
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.seen import TurnView, View

replace = msgspec.structs.replace
SAMPLES = 2_000 if compiled else 300


def a_table(seats: int = 2, actions: int = 60, **options: object) -> DesertTable:
    table: DesertTable = Table(game, seats, options, Sealed.from_text(f"imagine {seats}"))
    play(table, random.Random(3), actions)
    return table


def test_a_card_face_down_is_any_that_nobody_has_shown():
    view = a_table(2, 3, advanced=True).view(1)
    assert view.turn == 0
    numbers = Numbers(5)
    held = Counter(game.imagine(view, numbers).block[board_at(2) + layout.HELD] - 1 for _ in range(SAMPLES))
    known = {*view.seen, view.boards[0].held}
    possible = [card for card, name in enumerate(data.CARDS) if name not in known]
    assert set(held) == set(possible)
    share = 1 / len(possible)
    slack = 5 * (SAMPLES * share * (1 - share)) ** 0.5
    assert all(abs(held[card] - SAMPLES * share) <= slack for card in possible)


def test_a_view_survives_a_file():
    for seats, options in ((1, {}), (3, {"advanced": True}), (5, {"objectives": False})):
        table = a_table(seats, 70, **options)
        for seat in (None, *range(1, seats + 1)):
            view = table.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def with_turn(view: View, **changes: Any) -> View:
    """The first turn of the first board is another one."""
    board = view.boards[0]
    turns = (replace(board.turns[0], **changes), *board.turns[1:])
    return replace(view, boards=(replace(board, turns=turns), *view.boards[1:]))


def with_board(view: View, **changes: Any) -> View:
    return replace(view, boards=(replace(view.boards[0], **changes), *view.boards[1:]))


FORGERIES: dict[str, Callable[[View], View]] = {
    "no such seat": lambda view: replace(view, seat=3),
    "no boards": lambda view: replace(view, boards=()),
    "too many boards": lambda view: replace(view, boards=view.boards * 5),
    "no such phase": lambda view: replace(view, phase="siesta"),
    "a phase of one player": lambda view: replace(view, phase="types"),
    "another turn": lambda view: replace(view, turn=view.turn + 1),
    "a turn out of range": lambda view: replace(view, turn=21),
    "no dealer": lambda view: replace(view, dealer=0),
    "a wrong dealer": lambda view: replace(view, dealer=3 - view.dealer),
    "no such card": lambda view: replace(view, cards=("zz", *view.cards[1:])),
    "a card twice": lambda view: replace(view, cards=(view.cards[0],) * 3),
    "too few cards": lambda view: replace(view, cards=view.cards[:2]),
    "cards not shown": lambda view: replace(view, seen=view.seen[1:]),
    "a card that cannot be gone": lambda view: replace(view, gone="zz"),
    "no such objective": lambda view: replace(view, objectives=("gold", *view.objectives[1:])),
    "too few objectives": lambda view: replace(view, objectives=view.objectives[:2]),
    "objectives of one deck": lambda view: replace(view, objectives=data.OBJECTIVES[:3]),
    "an objective not met": lambda view: with_board(view, met=(1, 1, 1)),
    "no such track": lambda view: with_turn(view, tracks=("Z9.e",)),
    "a track too few": lambda view: with_turn(view, tracks=view.boards[0].turns[0].tracks[:1]),
    "tracks in the air": lambda view: with_turn(view, tracks=("G1.e", "G2.e", "G4.e")),
    "no such suit": lambda view: with_turn(view, suit="stars"),
    "a payment without a bank": lambda view: with_turn(view, paid=(1,)),
    "a huge payment": lambda view: with_turn(view, paid=(10**30,)),
    "no such stage": lambda view: with_board(view, stage="asleep"),
    "a turn too many": lambda view: with_board(view, turns=(*view.boards[0].turns, TurnView("tc", "clubs"))),
    "a card face down without the option": lambda view: with_board(view, held="kh"),
    "options that do not go together": lambda view: replace(view, options=replace(view.options, map_seed=3)),
    "a card for nobody": lambda view: replace(view, current=1),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_view_that_no_game_can_show_is_refused(forgery: str):
    view = a_table().view(1)
    assert view.phase == "building"
    assert game.imagine(view, Numbers())
    forged = FORGERIES[forgery](view)
    assert forged != view
    with refused(BadNotation, "pioneer-rails-impossible-view"):
        game.imagine(forged, Numbers())


# --- notation and previews


@pytest.mark.parametrize("text", ["", "take", "take zz", "Z9.e", "D5", "bank 5", "suit stars", "done now", "x" * 5000])
def test_what_is_no_action_is_refused(text: str):
    with refused(BadNotation, "pioneer-rails-unknown-action"):
        game.notation.parse_action(text)


@pytest.mark.parametrize("text", ["D3.e", "take tc, bank 1, D3.se", "D3.se, take tc", "done"])
def test_what_is_no_turn_is_refused(text: str):
    with refused(BadNotation, "pioneer-rails-unknown-turn"):
        game.notation.parse_board(text)


def test_a_side_has_the_names_of_both_its_cells():
    parse = game.notation.parse_action
    assert parse("d3.SE") == parse("E4.nw") == parse(" D3.se ")
    assert game.notation.format_action(parse("E4.nw")) == "D3.se"


def test_a_preview_tells_the_ways_the_gain_or_why_not():
    table: DesertTable = Table(game, 1, {"objectives": False}, Sealed.from_text("preview"))
    me = table.seat(1)
    me.do(next(iter(me.legal)))
    way = next(action.way for action in me.legal if isinstance(action, Lay))
    whole = table.preview(1, way)
    assert [game.notation.format_action(action) for action in whole.ways] == [way]
    assert whole.sheet is not None
    assert whole.gain == whole.sheet.total - table.sheet(1).total
    cell = table.preview(1, way.partition(".")[0])
    assert whole.ways[0] in cell.ways
    assert set(cell.ways) <= set(me.legal)
    refusal = table.preview(1, "done").refusal
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("PR-3", "pioneer-rails-tracks-left")
    assert table.preview(1, "bank").refusal is not None
    with refused(BadNotation, "pioneer-rails-unknown-action"):
        table.preview(1, "dig")


@pytest.mark.parametrize("options", [{}, {"advanced": True}])
def test_what_a_replay_reveals_is_possible_at_every_moment(options: dict[str, object]):
    table: DesertTable = Table(game, 2, options, Sealed.from_text("revealed"))
    numbers = random.Random(4)
    while not table.finished:
        shown = game.reveal(table.state)
        assert all(game.sheet(shown, seat).total >= 0 for seat in (1, 2))
        play(table, numbers, 1)
