"""Random games of every variant, each step followed by a referee that shares nothing with the engine."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.helpers import PAIRS, Numbers, Telling, choose, glimpse, illegal, outlook, play
from tests.railroad_ink import oracle, variants
from tests.railroad_ink.positions import (
    CELL_NAMES,
    Board,
    InkTable,
    agreed,
    between_rounds,
    full_but,
    left_by,
    parts_of,
)
from tests.railroad_ink.referee import Player, Referee
from tests.railroad_ink.variants import Variant
from whistlestop.core.chance import Sealed
from whistlestop.core.errors import Illegal
from whistlestop.core.kernel import compiled
from whistlestop.core.table import Did, Table
from whistlestop.games.railroad_ink import game, rules, score, tally
from whistlestop.games.railroad_ink.actions import ALL_ACTIONS, Action, Confirm, Place, Take
from whistlestop.games.railroad_ink.flow import board_at
from whistlestop.games.railroad_ink.rules import READINGS
from whistlestop.games.railroad_ink.seen import BoardView

format_action, parse_action = game.notation.format_action, game.notation.parse_action

SEEDS = (0, 1) if compiled else (0,)  # of the games on crowded boards
EXAMPLES = 50 if compiled else 15  # of each property


def new_table(variant: Variant, seed: str) -> InkTable:
    seats, options = variants.split(variant)
    return Table(game, seats, options, Sealed.from_text(seed))


def referee_for(variant: Variant, board: str = "", after: int = 1) -> Referee:
    seats, options = variants.split(variant)
    known = ("lava", "meteors", "draft", "must_draw", "crater_duty")
    return Referee(
        seats, board=board, after=after, **{option: options[option] for option in known if option in options}
    )


def test_the_variants_meet_every_pair_of_options():
    assert variants.missing_pairs() == set()


# --- whole games under the referee's eyes


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_a_random_game_follows_the_rules(variant: Variant):
    seats, options = variants.split(variant)
    dealer = Telling(game, f"game {variants.name(variant)}")
    table: InkTable = Table(game, seats, options, dealer)
    follow(table, referee_for(variant), dealer, random.Random(7))
    assert_outcome(table)


# Boards where lava has no room, or soon will have none (RI-7.5): random play alone hardly comes so far.
CROWDED = {
    "walled": "C4 h-h-, D3 -h-h, E4 h-h-, D5 -h-h",
    "closed": "C4 hlh-, D3 -hlh, E4 h-hl, D5 lh-h",
    "one gap": "C4 h-h-, D3 -h-h, E4 h-h-, C5 --hh, C6 hh--, B5 -h-h",
    "stations around": "C4 h-r-, D3 r--h, E4 r-h-, D5 hr--",
    "craters around": "C4 *, D3 *, E4 h-h-, D5 -h-h",
    "crater in a closed lake's wall": "C4 hlh-, D3 -hlh, E4 h-hl, D5 *",
    "nearly full": full_but("D4", "B6", "F2", "F3", "D1"),
    "full": full_but("D4"),
    "full but for a crater": full_but("D4") + ", F6 *",
}
CROWDED_VARIANTS: list[Variant] = [
    {"seats": 1, "lava": True},
    {"seats": 2, "lava": True, "must_draw": "free"},
    {"seats": 1, "lava": True, "meteors": True},
    {"seats": 2, "lava": True, "meteors": True, "must_draw": "free"},
    {"seats": 2, "lava": True, "meteors": True, "must_draw": "free", "crater_duty": "empty"},
    {"seats": 1, "lava": True, "meteors": True, "crater_duty": "empty"},
]


@pytest.mark.parametrize("variant", CROWDED_VARIANTS, ids=variants.name)
@pytest.mark.parametrize("text", list(CROWDED.values()), ids=list(CROWDED))
def test_a_game_on_a_crowded_board_follows_the_rules(text: str, variant: Variant):
    if "*" in text and not variant.get("meteors"):
        variant = {**variant, "meteors": True}
    seats, options = variants.split(variant)
    after = 4 if text == CROWDED["stations around"] else 1  # each round brings one station at most
    for number in SEEDS:
        dealer = Telling(game, f"crowd {number}")
        made = agreed(seats, **options)
        table = between_rounds(made, [left_by(text, made)] * seats, after + 1, dealer)
        follow(table, referee_for(variant, text, after), dealer, random.Random(number), rounds=3)


def follow(table: InkTable, referee: Referee, dealer: Telling, rng: random.Random, rounds: int = 99) -> None:
    """Random players act, and after each action table and referee must agree."""
    seats, step, last = table.seats, 0, referee.round + rounds
    while True:
        for text in dealer.told:
            referee.fell(text)
        dealer.told.clear()
        viewers = {rng.randint(1, seats), rng.choice([None, *range(1, seats + 1)])}
        assert table.actors == referee.actors()
        if not table.actors or referee.round > last:
            break
        seat = rng.choice(table.actors)
        assert_same_position(table, referee, {seat, *viewers})
        assert_legal(table, referee, seat)
        assert_can_be_imagined(table, {seat, *viewers})
        if step % 40 == 7:
            assert_apply_accepts_exactly_the_legal(table, rng.randint(1, seats))
        action = choose(table.legal(seat), rng)
        assert_can_be_taken_back(table, seat, action)
        table.submit(seat, action)
        referee.did(seat, format_action(action))
        assert_conserved(referee)
        if isinstance(action, Confirm):
            assert_score(table, seat)
            assert_board_has_a_text(table.view(seat).boards[seat - 1])
        step += 1
    assert table.finished == (referee.phase == "over")


def assert_legal(table: InkTable, referee: Referee, seat: int) -> None:
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


def assert_can_be_imagined(table: InkTable, viewers: set[int | None]) -> None:
    """A view is enough to decide: an imagined position gives the same view and the same choices."""
    for viewer in viewers:
        view = table.view(viewer)
        imagined = game.imagine(view, Numbers())
        assert game.view(imagined, viewer) == view
        if viewer is not None:
            assert list(game.legal(imagined, viewer)) == list(table.legal(viewer))
            # nor does the viewer show more of itself there
            assert game.view(imagined, None).boards[viewer - 1] == table.view(None).boards[viewer - 1]


def assert_apply_accepts_exactly_the_legal(table: InkTable, seat: int) -> None:
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


def assert_can_be_taken_back(table: InkTable, seat: int, action: Action) -> None:
    """Apply and undo gives the same state, the same views and versions; who saw nothing has nothing to forget."""
    before = table.state.key(), *(table.view(viewer) for viewer in (seat, None)), table.version(seat)
    spectator, barrier = table.history(None), table.version(seat).barrier
    if game.apply(table.state, seat, action).closes_lane:
        return
    table.submit(seat, action)
    if table.version(seat).barrier == barrier:
        table.undo(seat)
        assert (table.state.key(), *(table.view(viewer) for viewer in (seat, None)), table.version(seat)) == before
        assert table.history(None) == spectator or table.view(None).options.open_boards
    else:  # the last strike before the picks of the draft: everybody has seen it
        table.rewind(len(table.log) - 1)
        assert table.state.key() == before[0]


def assert_same_position(table: InkTable, referee: Referee, viewers: set[int | None]) -> None:
    """What a viewer sees is what the referee has written down."""
    for viewer in viewers:
        view = table.view(viewer)
        assert (view.star or 0, view.first or 0) == (referee.star, referee.first)
        if referee.phase not in ("chance", "over"):
            assert view.round == referee.round
        for seat, seen in enumerate(view.boards, 1):
            player = referee.players[seat - 1]
            is_hidden = (
                seat != viewer
                and player.shown is not None
                and referee.phase in ("strike", "drawing")
                and not view.options.open_boards
            )
            assert_same_board(seen, player, is_hidden, referee)


def assert_same_board(seen: BoardView, player: Player, is_hidden: bool, referee: Referee) -> None:
    shown = player.shown if is_hidden and player.shown is not None else player
    assert {cell: sides for cell, sides in zip(CELL_NAMES, seen.cells, strict=True) if sides} == shown.board
    ink = {cell: number for cell, number in zip(CELL_NAMES, seen.rounds, strict=True) if number}
    assert ink == shown.ink
    assert seen.mark == (shown.mark if referee.meteors else None)
    assert sorted(seen.crossed) == sorted(shown.crossed)
    if referee.phase not in ("chance", "over"):
        undrawn = Counter(face for face, drawn in zip(seen.dice, seen.drawn, strict=True) if not drawn)
        assert Counter(seen.dice) == Counter(player.dice + referee.lava_roll)
        expected = player.dice + referee.lava_roll if is_hidden else player.left + player.lava_left
        assert undrawn == Counter(expected)
        assert (seen.special_done, seen.relief) == (
            (False, False) if is_hidden else (player.special_done, player.relief)
        )
        assert seen.stage == ({"strike": "strike"}.get(referee.phase, "drawing") if is_hidden else player.stage)


def assert_board_has_a_text(seen: BoardView) -> None:
    board = game.notation.parse_board(game.notation.format_board(seen))
    assert (board.cells, board.rounds, board.mark) == (seen.cells, seen.rounds, seen.mark)


def assert_conserved(referee: Referee) -> None:
    """Dice and specials are conserved, and nowhere on a board does highway meet railway."""
    for player in referee.players:
        rolled = len(player.dice) + len(referee.lava_roll)
        assert player.drawn == rolled - len(player.left) - len(player.lava_left)
        assert len(player.crossed) == len(set(player.crossed)) <= 3
        for cell, side in oracle.ends(player.board, "hr"):
            meets = oracle.end(player.board, cell, side) + oracle.facing(player.board, cell, side)
            assert meets not in ("hr", "rh")


def assert_score(table: InkTable, seat: int) -> None:
    """The sheet, the kernel's tally and the oracle agree."""
    view, state = table.view(seat), table.state
    sheet = game.sheet(view, seat)
    found = parts_of(sheet)
    reading: Any = view.options.reading
    board = {cell: sides for cell, sides in zip(CELL_NAMES, view.boards[seat - 1].cells, strict=True) if sides}
    wanted = oracle.score(board, reading, view.options.crater_fills_centre)
    assert found == {part: value for part, value in wanted.items() if part != "networks"}
    parts = rules.score_parts(state.block, board_at(seat), READINGS[reading])
    assert dict(zip((*score.PARTS, "total"), parts[: tally.PARTS], strict=True)) == found


def assert_outcome(table: InkTable) -> None:
    outcome = table.outcome
    assert outcome is not None
    sheets = [parts_of(table.sheet(seat)) for seat in range(1, table.seats + 1)]
    assert outcome.scores == tuple(sheet["total"] for sheet in sheets)
    view = table.view(None)
    distance = [(view.star - seat) % table.seats if view.star else 0 for seat in range(1, table.seats + 1)]
    ranks = [(-sheet["total"], sheet["errors"], far) for sheet, far in zip(sheets, distance, strict=True)]
    assert outcome.places == tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    assert outcome.winners == tuple(seat for seat, rank in enumerate(ranks, 1) if rank == min(ranks))
    with illegal("RI-2.1"):
        table.submit(1, Confirm())


# --- secrets never leave (RI-2.7, design: nothing but views)

hidden_variants = [v for v in variants.ALL if v["seats"] > 1 and not v.get("open_boards")]


def hidden_lane(table: InkTable, seat: int, rng: random.Random, length: int) -> list[Action]:
    """Let a seat do up to so many things that nobody else may know; what they were."""
    done: list[Action] = []
    while len(done) < length:
        kinds = [kind for kind in table.legal(seat).kinds() if not isinstance(kind[0], Confirm | Take)]
        if seat not in table.actors or not kinds:
            break
        action = rng.choice(rng.choice(kinds))
        if game.actors(game.apply(table.state, seat, action).state) != table.actors and len(table.actors) == 1:
            break  # the last strike, after which all strikes are shown
        table.submit(seat, action)
        done.append(action)
    return done


@pytest.mark.paired
@given(variant=st.sampled_from(hidden_variants), seed=st.integers(0, 10**6), before=st.integers(0, 60), data=st.data())
@settings(max_examples=PAIRS or EXAMPLES)
def test_two_games_that_differ_only_in_secrets_look_the_same(variant: Variant, seed: int, before: int, data: Any):
    """Both games are equal but for what one seat does before it confirms; nobody else can tell them apart."""
    first, second = new_table(variant, f"secret {seed}"), new_table(variant, f"secret {seed}")
    for table in (first, second):
        play(table, random.Random(seed), before)
        while table.game.view(table.state, None).phase == "draft":
            table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
    assume(first.actors)
    assume(len(first.actors) > 1 or first.view(None).phase != "strike")
    seat = data.draw(st.sampled_from(first.actors))
    lanes = [
        hidden_lane(table, seat, random.Random(data.draw(st.integers(0, 10**6))), data.draw(st.integers(0, 8)))
        for table in (first, second)
    ]
    for viewer in (*range(1, first.seats + 1), None):
        if viewer != seat:
            assert glimpse(first, viewer) == glimpse(second, viewer), lanes
    # Others go on: still the same, whatever they do and however often it is taken back.
    other = next((actor for actor in first.actors if actor != seat), None)
    if other is not None and first.view(None).phase == "drawing":
        for table in (first, second):
            hidden_lane(table, other, random.Random(seed), 3)
            if table.can_undo(seat):
                table.undo(seat)
        for viewer in (*range(1, first.seats + 1), None):
            if viewer != seat:
                assert glimpse(first, viewer) == glimpse(second, viewer), lanes


WALLED = CROWDED["walled"]
SECRETS = [
    # what differs, options, board of both players, two lanes of player 2
    ("drawings", {}, "", ["B1 h-h-"], ["F1 hh--", "A2 r--r"]),
    ("nothing or something", {}, "", [], ["F1 hh--"]),
    ("specials", {}, "B1 h-h-", ["B2 hhhh"], ["B2 hrrr"]),
    ("strikes", {"meteor": "free 1"}, "D3 h-h-, D5 h-h-", ["meteor up"], ["meteor down"]),
    ("a strike not yet chosen", {"meteor": "up 1"}, "D3 h-h-", [], ["meteor up"]),
    ("a strike and one ignored", {"meteor": "up 1"}, "D3 h-h-", ["meteor up"], ["ignore hhhh"]),
    ("crossed-out specials", {"meteor": "up 1"}, "D3 h-h-", ["ignore rrrr"], ["ignore hhhh"]),
    ("a crater drawn over", {"meteor": "up 1"}, "D2 h-h-", ["meteor up", "D3 h-h-"], ["meteor up"]),
    ("erasures", {"lava": "ll-- l-l-"}, WALLED, ["D3 ----"], ["D5 ----", "D5 l-l-"]),
    ("an erasure or a volcano", {"lava": "ll-- l-l-"}, WALLED, ["D3 ----"], ["B2 llll"]),
    ("room made or not", {"lava": "ll-- l-l-"}, WALLED, [], ["D3 ----"]),
    ("lava", {"lava": "ll-- l-l-"}, "", ["D3 l-l-"], ["D5 l-l-", "A1 llll"]),
]


@pytest.mark.parametrize(("options", "text", "one", "other"), [s[1:] for s in SECRETS], ids=[s[0] for s in SECRETS])
def test_a_secret_stays_one_until_it_is_confirmed(options: Any, text: str, one: list[str], other: list[str]):
    first, second = Board()(text, text, text, **options), Board()(text, text, text, **options)
    first.do(*one, seat=2)
    second.do(*other, seat=2)
    assert glimpse(first.table, 2) != glimpse(second.table, 2)
    for viewer in (1, 3, None):
        assert glimpse(first.table, viewer) == glimpse(second.table, viewer)


def test_a_confirmed_lane_is_shown_without_what_was_taken_back(board: Board):
    other = Board()("", "", must_draw="free")
    board("", "", must_draw="free")
    board.draw("F1 hh--", seat=2)
    board.table.undo(2)
    for table in (board, other):
        table.do("B1 h-h-", "done", seat=2)
    for viewer in (1, None):
        assert glimpse(board.table, viewer) == glimpse(other.table, viewer)
    assert board.table.history(1)[-2:] == (Did(2, Place("B1", "h-h-")), Did(2, Confirm()))


@given(variant=st.sampled_from(hidden_variants), seed=st.integers(0, 10**6))
@settings(max_examples=EXAMPLES // 2)
def test_what_a_seat_does_in_secret_changes_nothing_for_the_others(variant: Variant, seed: int):
    """Step by step through a whole game: only an action that closes a lane or passes a barrier is noticed."""
    table, rng = new_table(variant, f"quiet {seed}"), random.Random(seed)
    while table.actors and table.view(None).round < 3:
        seat = rng.choice(table.actors)
        others = [viewer for viewer in (*range(1, table.seats + 1), None) if viewer != seat]
        before = [outlook(table, viewer) for viewer in others]
        barrier = table.version(seat).barrier
        action = choose(table.legal(seat), rng)
        closes = game.apply(table.state, seat, action).closes_lane
        table.submit(seat, action)
        if not closes and table.version(seat).barrier == barrier:
            assert [outlook(table, viewer) for viewer in others] == before, format_action(action)


# --- between barriers the order of different seats does not matter


@given(variant=st.sampled_from([v for v in variants.ALL if v["seats"] > 1]), seed=st.integers(0, 10**6), data=st.data())
@settings(max_examples=EXAMPLES)
def test_actions_of_different_seats_commute(variant: Variant, seed: int, data: Any):
    start = data.draw(st.integers(0, 80))
    tables = [new_table(variant, f"commute {seed}") for _ in range(2)]
    for table in tables:
        play(table, random.Random(seed), start)
    lanes = independent_lanes(tables[0], random.Random(seed))
    steps = [seat for seat, lane in lanes.items() for _ in lane]
    for table, order in zip(tables, (steps, data.draw(st.permutations(steps))), strict=True):
        waiting = {seat: list(lane) for seat, lane in lanes.items()}
        for seat in order:
            table.submit(seat, waiting[seat].pop(0))
    one, two = tables
    assert one.state == two.state
    assert one.view(None) == two.view(None)
    for seat in range(1, one.seats + 1):
        assert one.view(seat) == two.view(seat)
        assert one.version(seat) == two.version(seat)


def independent_lanes(table: InkTable, rng: random.Random) -> dict[int, list[Action]]:
    """For each actor a few actions, found without a look at what the others do."""
    lanes: dict[int, list[Action]] = {}
    for seat in table.actors:
        state, lane = table.state, list[Action]()
        for _ in range(rng.randint(0, 8)):
            if seat not in game.actors(state) or game.view(state, None).phase != game.view(table.state, None).phase:
                break
            lane.append(choose(game.legal(state, seat), rng))
            state = game.apply(state, seat, lane[-1]).state
        lanes[seat] = lane
    return lanes
