"""Random games of every variant, each step followed by a referee that shares nothing with the engine."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers import PAIRS, Numbers, Telling, choose, glimpse, illegal, outlook, play
from tests.pioneer_rails import variants
from tests.pioneer_rails.positions import DesertTable
from tests.pioneer_rails.referee import Referee
from tests.pioneer_rails.variants import Variant
from whistlestop.core.chance import DealerKind, Draw, Lot, Sealed
from whistlestop.core.errors import Illegal
from whistlestop.core.kernel import compiled
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import data, game, layout, maps, rules, score, tally
from whistlestop.games.pioneer_rails.actions import ALL_ACTIONS, Done, Take
from whistlestop.games.pioneer_rails.board import board_at

format_action, parse_action = game.notation.format_action, game.notation.parse_action

EXAMPLES = 30 if compiled else 8  # of each property


def new_table(variant: Variant, seed: str) -> DesertTable:
    seats, options = variants.split(variant)
    return Table(game, seats, options, Sealed.from_text(seed))


def test_the_variants_meet_every_pair_of_options():
    assert variants.missing_pairs() == set()


# --- whole games under the referee's eyes


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_a_random_game_follows_the_rules(variant: Variant):
    seats, options = variants.split(variant)
    dealer = Telling(game, f"game {variants.name(variant)}")
    table: DesertTable = Table(game, seats, options, dealer)
    referee = Referee(maps.find(options["map"]).drawing, seats, **options)
    follow(table, referee, dealer, random.Random(7))
    assert_outcome(table, referee)


def follow(table: DesertTable, referee: Referee, dealer: Telling, rng: random.Random) -> None:
    """Random players act, and after each action table and referee must agree."""
    seats, step = table.seats, 0
    while True:
        for text in dealer.told:
            referee.fell(text)
        dealer.told.clear()
        assert table.actors == referee.actors()
        if not table.actors:
            break
        seat = rng.choice(table.actors)
        viewers = {seat, rng.choice([None, *range(1, seats + 1)])}
        if step % (2 * seats) == 0:
            assert_legal(table, referee, seat)
            assert_same_marks(table, referee)
            assert_can_be_imagined(table, viewers)
        if step % 90 == 11:
            assert_apply_accepts_exactly_the_legal(table, rng.randint(1, seats))
        action = choose(table.legal(seat), rng)
        assert_can_be_taken_back(table, seat, action)
        dealer.told.clear()
        table.submit(seat, action)
        referee.did(seat, format_action(action))
        step += 1
    assert table.finished
    assert referee.phase == "over"


def assert_legal(table: DesertTable, referee: Referee, seat: int) -> None:
    """The engine offers exactly what the referee allows; texts and numbers go both ways."""
    legal = table.legal(seat)
    actions = list(legal)
    assert {format_action(action) for action in actions} == referee.legal(seat)
    assert len(actions) == len(legal) == len(set(actions))
    assert [action for kind in legal.kinds() for action in kind] == actions
    assert all(kind for kind in legal.kinds())
    state = table.state
    for action in actions:
        assert game.decode(state, game.encode(state, action)) == action
        assert parse_action(format_action(action)) == action


def assert_same_marks(table: DesertTable, referee: Referee) -> None:
    """What stands on each board is what the referee has written down."""
    s = table.state.block
    for seat, board in enumerate(referee.boards, 1):
        at = board_at(seat)
        assert s[at + layout.NUGGETS] == referee.nuggets(board)
        assert s[at + layout.BANKED] == sum(board.paid)
        assert s[at + layout.CROSSED] == board.crossed
        assert s[at + layout.TOWNS_N] == len(board.towns)
        for kind, letter in enumerate(data.LETTERS):
            assert s[at + layout.COUNT + kind] == referee.count(board, letter), data.KINDS[kind]


def assert_can_be_imagined(table: DesertTable, viewers: set[int | None]) -> None:
    """A view is enough to decide: an imagined position gives the same view and the same choices."""
    for viewer in viewers:
        view = table.view(viewer)
        imagined = game.imagine(view, Numbers(len(table.log)))
        assert game.view(imagined, viewer) == view
        assert game.actors(imagined) == table.actors
        if viewer is not None:
            assert list(game.legal(imagined, viewer)) == list(table.legal(viewer))
            # nor does the viewer show more of itself there
            assert game.view(imagined, None).boards[viewer - 1] == table.view(None).boards[viewer - 1]


def assert_apply_accepts_exactly_the_legal(table: DesertTable, seat: int) -> None:
    """Every action that has a number is tried."""
    state, legal = table.state, set(table.legal(seat))
    for action in ALL_ACTIONS:
        assert (action in table.legal(seat)) == (action in legal)
        if action in legal:
            game.apply(state, seat, action)
        else:
            with pytest.raises(Illegal):
                game.apply(state, seat, action)
    assert state == table.state


def assert_can_be_taken_back(table: DesertTable, seat: int, action: Any) -> None:
    """Apply and undo gives the same state, the same views and versions; nobody else notices anything."""
    step = game.apply(table.state, seat, action)
    if step.closes_lane:
        assert isinstance(action, Done) or table.view(None).phase == "pick"
        return
    before = table.state.key(), *(table.view(viewer) for viewer in (seat, None)), table.version(seat)
    spectator = table.history(None)
    table.submit(seat, action)
    assert table.view(None) == before[2]
    table.undo(seat)
    assert (table.state.key(), *(table.view(viewer) for viewer in (seat, None)), table.version(seat)) == before
    assert table.history(None) == spectator


def assert_outcome(table: DesertTable, referee: Referee) -> None:
    """The sheets, the kernel's tally and the referee agree."""
    outcome, wanted = table.outcome, referee.scores()
    assert outcome is not None
    assert outcome.scores == tuple(points["total"] for points in wanted)
    assert list(outcome.places) == referee.places()
    parts, _ = rules.tallied(table.state.block)
    for seat, points in enumerate(wanted, 1):
        for viewer in (seat, None):
            sheet = game.sheet(table.view(viewer), seat)
            assert {part: sheet.points(part) for part in score.PARTS} == {part: points[part] for part in score.PARTS}
        assert parts[tally.PARTS * (seat - 1) + tally.TOTAL] == points["total"]
        turns = table.view(None).boards[seat - 1].turns
        assert game.notation.parse_board(game.notation.format_board(turns)) == turns
    with illegal("PR-2"):
        table.submit(1, Done())


# --- secrets never leave


@given(variant=st.sampled_from([v for v in variants.ALL if v["seats"] > 1]), seed=st.integers(0, 10**6))
@settings(max_examples=EXAMPLES)
def test_what_is_not_confirmed_changes_nothing_for_the_others(variant: Variant, seed: int):
    """Step by step: nobody notices which card a seat uses, nor what it lays or pays, nor that it does."""
    table, rng = new_table(variant, f"quiet {seed}"), random.Random(seed)
    for _ in range(60):
        seat = rng.choice(table.actors)
        others = [viewer for viewer in (*range(1, table.seats + 1), None) if viewer != seat]
        is_pick, before = table.view(None).phase == "pick", [outlook(table, viewer) for viewer in others]
        action = choose(table.legal(seat), rng)
        table.submit(seat, action)
        if not is_pick and not isinstance(action, Done):
            assert [outlook(table, viewer) for viewer in others] == before


@pytest.mark.paired
@given(seats=st.integers(2, 8), seed=st.integers(0, 10**6), victim=st.integers(1, 2))
@settings(max_examples=PAIRS or EXAMPLES)
def test_two_games_that_differ_only_in_a_card_face_down_look_the_same(seats: int, seed: int, victim: int):
    """PR-8: the others cannot tell which card it is, up to the turn in which it is used and confirmed."""
    first: DesertTable = Table(game, seats, {"advanced": True}, Sealed.from_text(f"a {seed}"))
    second: DesertTable = Table(game, seats, {"advanced": True}, Mirror(first, victim))
    rng = random.Random(seed)
    while second.pending is None and first.actors and first.view(None).turn < 4:
        seat = rng.choice(first.actors)
        action = choose(first.legal(seat), rng)
        for table in (first, second):
            table.submit(seat, action)
        if first.actors != second.actors:  # there the card was to be opened
            break
        for viewer in (*range(1, seats + 1), None):
            if viewer != victim:
                assert glimpse(first, viewer) == glimpse(second, viewer)
        assert first.view(victim) != second.view(victim), "nothing was secret"


class Mirror:
    """The first game's outcomes, but for the victim's card face down: the next one that nobody is dealt."""

    kind: DealerKind = "sealed"

    def __init__(self, first: DesertTable, victim: int) -> None:
        self._first, self._victim = first, victim
        self._other: int | None = None

    def deal(self, number: int, draw: Draw) -> Lot | None:
        lots = [entry.lot for entry in self._first.log if hasattr(entry, "lot")]
        lot: Lot = lots[number]
        if draw.audience == (self._victim,) and self._other is None:
            dealt = {card for other in lots if len(other) in (1, 3) for card in other}
            self._other = next(card for card in range(19, -1, -1) if card not in dealt)
            return (self._other,)
        return None if self._other in lot and draw.what in ("cards", "hand") else lot


# --- between barriers the order of different seats does not matter


@given(seats=st.integers(2, 8), seed=st.integers(0, 10**6), data=st.data())
@settings(max_examples=EXAMPLES)
def test_actions_of_different_seats_commute(seats: int, seed: int, data: Any):
    tables = [new_table({"seats": seats, "map": "b"}, f"commute {seed}") for _ in range(2)]
    for table in tables:
        play(table, random.Random(seed), 30)
        while table.view(None).phase == "pick":
            play(table, random.Random(seed), 1)
    lanes: dict[int, list[Any]] = {}
    for seat in tables[0].actors:
        lanes[seat], rng = [], random.Random(seed + seat)
        state = tables[0].state
        while not lanes[seat] or not isinstance(lanes[seat][-1], Done):
            lanes[seat].append(choose(game.legal(state, seat), rng))
            state = game.apply(state, seat, lanes[seat][-1]).state
    order = [seat for seat, lane in lanes.items() for _ in lane]
    for table, steps in zip(tables, (order, data.draw(st.permutations(order))), strict=True):
        waiting = {seat: list(lane) for seat, lane in lanes.items()}
        for seat in steps:
            table.submit(seat, waiting[seat].pop(0))
    one, two = tables
    assert one.state == two.state
    assert [one.view(seat) for seat in (None, *lanes)] == [two.view(seat) for seat in (None, *lanes)]


def test_the_dealer_s_card_stands():
    table = new_table({"seats": 3, "map": "a"}, "stands")
    dealer = table.actors[0]
    action = next(iter(table.legal(dealer)))
    assert isinstance(action, Take)
    table.submit(dealer, action)
    assert not table.can_undo(dealer)
    assert table.actors == (1, 2, 3)
