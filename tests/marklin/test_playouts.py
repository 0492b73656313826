"""Random games of every variant, each step followed by a referee that shares nothing with the engine."""

import random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.helpers import PAIRS, Numbers, Telling, choose, glimpse, illegal, outlook, play
from tests.marklin import variants
from tests.marklin.positions import TrainTable
from tests.marklin.referee import Player, Referee
from tests.marklin.variants import Variant
from whistlestop.core.chance import DealerKind, Draw, Lot, Sealed, is_possible
from whistlestop.core.errors import Illegal
from whistlestop.core.kernel import compiled
from whistlestop.core.table import Table
from whistlestop.games.marklin import data, game, rules, tally
from whistlestop.games.marklin.actions import ALL_ACTIONS, Done, Keep
from whistlestop.games.marklin.seen import BoardView, holding

format_action, parse_action = game.notation.format_action, game.notation.parse_action

EXAMPLES = 40 if compiled else 10  # of each property


def new_table(variant: Variant, seed: str) -> TrainTable:
    seats, options = variants.split(variant)
    return Table(game, seats, options, Sealed.from_text(seed))


def test_the_variants_meet_every_pair_of_options():
    assert variants.missing_pairs() == set()


# --- whole games under the referee's eyes


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_a_random_game_follows_the_rules(variant: Variant):
    seats, options = variants.split(variant)
    dealer = Telling(game, f"game {variants.name(variant)}")
    table: TrainTable = Table(game, seats, options, dealer)
    referee = Referee(seats, **options)
    follow(table, referee, dealer, random.Random(7))
    assert_outcome(table, referee)


def follow(table: TrainTable, referee: Referee, dealer: Telling, rng: random.Random) -> None:
    """Random players act, and after each action table and referee must agree."""
    seats, step = table.seats, 0
    while True:
        for text in dealer.told:
            referee.fell(text)
            referee.check_conservation()
        dealer.told.clear()
        assert table.actors == referee.actors()
        viewers = {rng.randint(1, seats), rng.choice([None, *range(1, seats + 1)])}
        if not table.actors:
            break
        seat = rng.choice(table.actors)
        if step % 3 == 0 or len(table.actors) > 1:
            assert_same_position(table, referee, {seat, *viewers})
            assert_legal(table, referee, seat)
            assert_can_be_imagined(table, {seat, *viewers})
        if step % 60 == 11:
            assert_apply_accepts_exactly_the_legal(table, rng.randint(1, seats))
        action = choose(table.legal(seat), rng)
        assert_can_be_taken_back(table, seat, action)
        dealer.told.clear()
        table.submit(seat, action)
        referee.did(seat, format_action(action))
        referee.check_conservation()
        step += 1
    assert table.finished
    assert referee.phase == "over"


def assert_legal(table: TrainTable, referee: Referee, seat: int) -> None:
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


def assert_can_be_imagined(table: TrainTable, viewers: set[int | None]) -> None:
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


def assert_apply_accepts_exactly_the_legal(table: TrainTable, seat: int) -> None:
    """Every action that has a number is tried."""
    state, legal = table.state, set(table.legal(seat))
    for action in ALL_ACTIONS:
        if action is None:
            continue
        assert (action in table.legal(seat)) == (action in legal)
        if action in legal:
            game.apply(state, seat, action)
        else:
            with pytest.raises(Illegal):
                game.apply(state, seat, action)
    assert state == table.state


def assert_can_be_taken_back(table: TrainTable, seat: int, action: Any) -> None:
    """Apply and undo gives the same state, the same views and versions; who saw nothing has nothing to forget."""
    step = game.apply(table.state, seat, action)
    if step.closes_lane or step.is_barrier or game.pending(step.state) is not None:
        return
    before = table.state.key(), *(table.view(viewer) for viewer in (seat, None)), table.version(seat)
    spectator = table.history(None)
    table.submit(seat, action)
    table.undo(seat)
    assert (table.state.key(), *(table.view(viewer) for viewer in (seat, None)), table.version(seat)) == before
    assert (table.history(None) == spectator) == isinstance(action, Keep)


def assert_same_position(table: TrainTable, referee: Referee, viewers: set[int | None]) -> None:
    """What a viewer sees is what the referee has written down."""
    for viewer in viewers:
        view = table.view(viewer)
        assert [name or None for name in view.row] == referee.row
        assert view.deck == referee.deck.total()
        assert dict(zip(data.CARDS, view.discards, strict=True)) == {k: referee.discards[k] for k in data.CARDS}
        assert view.ticket_decks == (len(referee.decks[0]), len(referee.decks[1]))
        assert [len(under) for under in view.under] == [len(under) for under in referee.under]
        for shown, real in zip(view.under, referee.under, strict=True):
            assert all(name in ("", put) for name, put in zip(shown, real, strict=True))
        assert {name: seat for name, seat in zip(data.TRACKS, view.owners, strict=True) if seat} == referee.owner
        standing = {city: seat for city, seat in zip(data.CITIES, view.passengers, strict=True) if seat}
        assert standing == referee.standing
        for city, stack in referee.stacks.items():
            number = 4 * data.CITIES.index(city)
            gone = sum(taker > 0 for taker in view.tokens[number : number + 4])
            assert gone == sum(taken == city for player in referee.players for taken, _ in player.tokens)
            assert gone + len(stack) in (1, 3, 4)
        assert view.turns_left == referee.last_round
        for seat, seen in enumerate(view.boards, 1):
            assert_same_side(seen, referee.players[seat - 1], seat == viewer)


def assert_same_side(seen: BoardView, player: Player, is_own: bool) -> None:
    """Public numbers are the sums of what is private."""
    assert seen.cards == player.hand.total()
    assert dict(zip(data.CARDS, seen.known, strict=True)) == {name: player.known[name] for name in data.CARDS}
    assert (seen.trains, seen.supply) == (player.trains, player.supply)
    assert (seen.routes, seen.merchandise) == (player.route_points, sum(value for _, value in player.tokens))
    assert seen.kept == len(player.tickets)
    if not is_own:
        assert (seen.hand, seen.tickets, seen.offer, seen.chosen) == ((), (), (), ())
        assert seen.stage != "chose"
        return
    assert dict(zip(data.CARDS, seen.hand, strict=True)) == {name: player.hand[name] for name in data.CARDS}
    assert sorted(seen.tickets) == sorted(player.tickets)
    assert list(seen.offer) == player.offer


def assert_outcome(table: TrainTable, referee: Referee) -> None:
    """The sheets, the kernel's tally and the referee agree."""
    outcome, wanted = table.outcome, referee.scores()
    assert outcome is not None
    assert outcome.scores == tuple(score["total"] for score in wanted)
    assert list(outcome.places) == referee.places()
    parts, _ = rules.tallied(table.state.block)
    for seat, score in enumerate(wanted, 1):
        for viewer in (seat, None):
            sheet = game.sheet(table.view(viewer), seat)
            assert {part: sheet.points(part) for part in ("routes", "tickets", "merchandise", "bonus")} == {
                part: score[part] for part in ("routes", "tickets", "merchandise", "bonus")
            }
        own = parts[tally.PARTS * (seat - 1) : tally.PARTS * seat]
        assert (own[tally.COMPLETED], own[tally.TOTAL]) == (score["completed"], score["total"])
        held = holding(table.view(None), seat)
        assert game.notation.parse_board(game.notation.format_board(held)) == held
    with illegal("TR-9.1"):
        table.submit(1, Done())


# --- secrets never leave (TR-10)


@pytest.mark.paired
@given(variant=st.sampled_from(variants.ALL), seed=st.integers(0, 10**6), victim=st.integers(1, 2))
@settings(max_examples=PAIRS or EXAMPLES)
def test_two_games_that_differ_only_in_secrets_look_the_same(variant: Variant, seed: int, victim: int):
    """What one seat draws and keeps differs, what it shows is equal: nobody else can tell the two games apart.

    They part where what is public in one could not be in the other, such as a claim for which the cards lack.
    """
    first = new_table(variant, f"a {seed}")
    seats, options = variants.split(variant)
    second: TrainTable = Table(game, seats, options, Mirror(f"b {seed}", first, victim))
    rng, steps = random.Random(seed), 0
    while second.pending is None and step_alike(first, second, victim, rng) and steps < 60:
        steps += 1
        for viewer in (*range(1, seats + 1), None):
            if viewer != victim:
                assert glimpse(first, viewer) == glimpse(second, viewer)
    assume(steps)
    if second.pending is None:
        assert first.view(victim) != second.view(victim), "nothing was secret"


class Mirror:
    """Public outcomes, and those of others, are the first game's; the victim's own are drawn anew."""

    kind: DealerKind = "sealed"

    def __init__(self, seed: str, first: TrainTable, victim: int) -> None:
        self._sealed, self._first, self._victim = Sealed.from_text(seed), first, victim

    def deal(self, number: int, draw: Draw) -> Lot | None:
        lots = [entry.lot for entry in self._first.log if hasattr(entry, "lot")]
        if draw.audience == (self._victim,):
            return self._sealed.deal(number, draw)
        lot: Lot | None = lots[number] if number < len(lots) else None
        return lot if lot is not None and is_possible(draw, lot) else None


def step_alike(first: TrainTable, second: TrainTable, victim: int, rng: random.Random) -> bool:
    """One action at both tables; only a secret choice of the victim may differ. False where they must part."""
    if not first.actors or second.pending is not None or first.actors != second.actors:
        return False
    seat = rng.choice(first.actors)
    action = choose(first.legal(seat), rng)
    other = action
    if isinstance(action, Keep) and seat == victim:  # as many of each deck, but others where it can be
        offers = [table.view(seat).boards[seat - 1].offer for table in (first, second)]
        kinds = [[name in data.TICKETS[data.FIRST_LONG :] for name in offer] for offer in offers]
        assert kinds[0] == kinds[1]
        same = [
            a
            for a in second.legal(seat)
            if isinstance(a, Keep)
            and sorted(kinds[0][n - 1] for n in a.tickets) == sorted(kinds[0][n - 1] for n in action.tickets)
        ]
        other = rng.choice(same)
    if other not in second.legal(seat):
        return False
    first.submit(seat, action)
    second.submit(seat, other)
    return second.pending is None


@given(variant=st.sampled_from(variants.ALL), seed=st.integers(0, 10**6))
@settings(max_examples=EXAMPLES // 2)
def test_a_secret_choice_changes_nothing_for_the_others(variant: Variant, seed: int):
    """Step by step: nobody notices which tickets are chosen, nor that they are."""
    table, rng = new_table(variant, f"quiet {seed}"), random.Random(seed)
    for _ in range(60):
        if not table.actors:
            break
        seat = rng.choice(table.actors)
        others = [viewer for viewer in (*range(1, table.seats + 1), None) if viewer != seat]
        before = [outlook(table, viewer) for viewer in others]
        action = choose(table.legal(seat), rng)
        table.submit(seat, action)
        if isinstance(action, Keep):
            assert [outlook(table, viewer) for viewer in others] == before


# --- between barriers the order of different seats does not matter


@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), data=st.data())
@settings(max_examples=EXAMPLES)
def test_actions_of_different_seats_commute(seats: int, seed: int, data: Any):
    tables = [new_table({"seats": seats}, f"commute {seed}") for _ in range(2)]
    for table in tables:
        play(table, random.Random(seed), seats)  # all have drawn their tickets
    assert len(tables[0].actors) == seats
    lanes = {seat: [choose(tables[0].legal(seat), random.Random(seed + seat)), Done()] for seat in range(1, seats + 1)}
    order = [seat for seat in lanes for _ in range(2)]
    for table, steps in zip(tables, (order, data.draw(st.permutations(order))), strict=True):
        waiting = {seat: list(lane) for seat, lane in lanes.items()}
        for seat in steps:
            table.submit(seat, waiting[seat].pop(0))
    one, two = tables
    assert one.state == two.state
    assert [one.view(seat) for seat in (None, *lanes)] == [two.view(seat) for seat in (None, *lanes)]
