"""The learned players with lava, meteors and the draft: sketches, searches, whole games and learning by the rules."""

from collections import Counter

import pytest

from tests.railroad_ink import variants
from tests.railroad_ink.positions import InkTable
from whistlestop.bots import RandomBot, play
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, block, compiled, weights
from whistlestop.core.table import Table
from whistlestop.games.railroad_ink import (
    board,
    data,
    features,
    flow,
    game,
    lava,
    layout,
    learning,
    moves,
    sketch,
    strikes,
    symmetry,
    tally,
    thinker,
    training,
    value,
)
from whistlestop.games.railroad_ink import variants as learned
from whistlestop.games.railroad_ink.actions import Place, Take
from whistlestop.games.railroad_ink.moves import Width
from whistlestop.games.railroad_ink.rules import Options, State
from whistlestop.games.railroad_ink.thinker import LEAST, Thinker

AT, ROOT = layout.HEAD, sketch.slot_at(moves.ROOT)
EXPANSIONS = [{"lava": True}, {"meteors": True}, {"lava": True, "meteors": True}]
BOARDS = 60 if compiled else 6
GAMES = 3 if compiled else 1


def positions(options: dict[str, bool], count: int) -> list[Block]:
    """Positions in the middle of random games, on which routes can be drawn."""
    found: list[Block] = []
    for seed in range(count):
        table: InkTable = Table(game, 1, options, Fast(seed))
        numbers = Stream(seed, 1)
        for _ in range(3 + 2 * seed % 47):
            if table.actors:
                table.submit(1, RandomBot().choose(table.view(1), table.legal(1), numbers))
        s = table.state.block
        if s[AT + layout.STAGE] == layout.AT_WORK:
            found.append(s)
    return found


def bench(*widths: Width) -> value.Bench:
    return moves.bench(learned.learned("base"), symmetry.orbits(), *(widths or (LEAST.width,)))


def sketched(on: value.Bench, s: Block, at: int = AT) -> Block:
    """This board at the root of a bench; its numbers."""
    thinker.lay_out(on, s, at, thinker.as_it_is(s, at))
    return on.pool[ROOT : ROOT + sketch.SKETCH]


def parts(s: Block) -> Block:
    found = block(tally.PARTS)
    tally.score_board(s, AT, s[layout.LONGEST], found)
    return found


@pytest.mark.parametrize("options", EXPANSIONS, ids=str)
def test_sketches_count_what_the_rules_count(options):
    on = bench()
    for s in positions(options, BOARDS):
        b, found = sketched(on, s), parts(s)
        assert list(b[: data.CELLS]) == list(s[AT : AT + data.CELLS])
        assert b[sketch.POINTS] == found[tally.EXIT_POINTS]
        assert b[sketch.CENTRE] == found[tally.CENTRE_POINTS]
        assert tally.CRATER_POINTS * b[sketch.CRATER_ENDS] == found[tally.CRATERS]
        assert b[sketch.LAKE_POINTS] == found[tally.LAVA_POINTS]
        errors = b[sketch.DEAD_ENDS] + b[sketch.OPEN_ENDS] - b[sketch.CRATER_ENDS]
        assert errors + b[sketch.LAVA_OPEN] + b[sketch.LAVA_DEAD] == found[tally.ERRORS]


@pytest.mark.parametrize("options", EXPANSIONS, ids=str)
def test_sketches_that_go_on_are_those_made_anew(options):
    """One more piece, whichever it is, leaves what a sketch of the whole board would hold."""
    on, anew = bench(), bench()
    kept = [*range(sketch.POINTS, sketch.LONGEST), *range(sketch.CENTRE, sketch.SPECIALS)]
    for s in positions(options, BOARDS // 2):
        for action in list(game.legal(State(s), 1))[::7]:
            if not isinstance(action, Place):
                continue
            cell, piece = data.CELL_NUMBERS[action.cell], data.PIECE_NUMBERS[action.piece]
            sketched(on, s)
            sketch.place(on.pool, ROOT, cell, piece)
            after = s[:]
            board.put(after, AT, cell, piece, s[layout.ROUND])
            sketched(anew, after)
            for i in kept:
                assert on.pool[ROOT + i] == anew.pool[ROOT + i]
            around = [
                (on.pool[ROOT + sketch.AROUND + c], anew.pool[ROOT + sketch.AROUND + c])
                for c in range(data.CELLS)
                if board.is_open(after[AT + c])
            ]
            assert all(one == two for one, two in around)


def test_meteors_fall_as_the_rules_let_them():
    on = bench()
    for options in EXPANSIONS[1:]:
        for s in positions(options, BOARDS):
            for direction in range(4):
                s[layout.DISTANCE] = 1 + direction % 3
                sketched(on, s)
                sketch.strike(on.pool, ROOT, direction, s[layout.DISTANCE])
                after = s[:]
                flow.strike(after, AT, direction)
                assert list(on.pool[ROOT : ROOT + data.CELLS]) == list(after[AT : AT + data.CELLS])
                assert on.pool[ROOT + sketch.MARK] == after[AT + layout.MARK] + 1


@pytest.mark.parametrize("options", EXPANSIONS[::2], ids=str)
@pytest.mark.parametrize("duty", ["voluntary", "empty"])
def test_lava_fits_and_is_owed_by_the_rules(options, duty):
    on = bench()
    on.board[layout.CRATERS_ARE_EMPTY] = duty == "empty"
    seen: Counter[bool] = Counter()
    for s in positions(options | {"crater_duty": duty, "must_draw": "free"}, 3 * BOARDS):
        b = sketched(on, s)
        for cell in range(data.CELLS):
            if board.is_open(s[AT + cell]):
                for piece in range(symmetry.ROUTE_CODES, data.VOLCANO_PIECE):
                    assert lava.fits(b, 0, cell, piece) == (board.place_fault(s, AT, cell, piece) == layout.FINE)
            volcano = board.place_fault(s, AT, cell, data.VOLCANO_PIECE)
            assert lava.may_stand(b, 0, cell) == (volcano == layout.FINE)
        found = block(board.SURVEY)
        board.survey(s, AT, found)
        owed = board.confirm_fault(s, AT, found) != layout.FINE
        assert lava.is_owed(on, ROOT) == owed
        seen[owed] += 1
    assert len(seen) == 2


@pytest.mark.parametrize("options", EXPANSIONS, ids=str)
def test_features_of_the_expansions_know_symmetry(options):
    """Tables see all images of a board alike, and the network can be shown an image."""
    on, orbits = bench(), symmetry.orbits()
    for s in positions(options, BOARDS // 4 + 2):
        tables, shown, real = [], [], []
        for turned in range(symmetry.SYMMETRIES):
            image = _image(s, turned)
            b = sketched(on, image)
            b[sketch.ROUND] = 3
            found = block(features.FEATURE_ROOM)
            tables.append(Counter(found[: features.table_features(b, orbits, found)]))
            real.append(_of_expansions(found[: features.network_features(b, 0, found)]))
            b = sketched(on, s)
            features.table_features(b, orbits, found)
            shown.append(_of_expansions(found[: features.network_features(b, turned, found)]))
        # The longest routes depend on the order in which a board was sketched.
        third = 2 * features.TABLE_SIZE
        skipped = range(third + features.TABLE_LONGEST, third + features.TABLE_OPEN_ENDS)
        seen = [{number: count for number, count in found.items() if number not in skipped} for found in tables]
        assert all(found == seen[0] for found in seen)
        assert shown == real
        assert any(row >= features.ROW_LAVA for row in shown[0])


def _of_expansions(rows: Block) -> Counter[int]:
    return Counter(row for row in rows if row >= features.ROW_LAVA)


def _image(s: Block, turned: int) -> Block:
    image = s[:]
    for cell in range(data.CELLS):
        piece = symmetry.PIECE_IMAGE[symmetry.CODES * turned + s[AT + cell]]
        image[AT + symmetry.CELL_IMAGE[data.CELLS * turned + cell]] = piece
    image[AT + layout.MARK] = symmetry.CELL_IMAGE[data.CELLS * turned + s[AT + layout.MARK]]
    return image


def test_a_free_meteor_falls_where_least_is_lost_and_a_special_can_buy_it_off():
    on = bench()
    for s in positions({"meteors": True}, BOARDS // 3 + 1):
        sketched(on, s)
        on.pool[ROOT + sketch.ROUND] = 3
        before = [int(number) for number in on.pool[ROOT : ROOT + sketch.SKETCH]]
        crossed = strikes.take_strike(on, ROOT, flow.FREE_DIRECTION, 2)
        best = value.full_value(on, ROOT)
        used = before[sketch.SPECIALS].bit_count()
        assert on.pool[ROOT + sketch.SPECIALS].bit_count() == used + crossed
        assert crossed == 0 or used < data.SPECIALS_PER_GAME
        for direction in range(4):
            for i, number in enumerate(before):
                on.pool[ROOT + i] = number
            sketch.strike(on.pool, ROOT, direction, 2)
            assert value.full_value(on, ROOT) <= best + 1e-6


# --- players


def table_of(seed: int, seats: int, options: dict[str, object]) -> InkTable:
    return Table(game, seats, options, Fast(seed))


def thinkers(seats: int) -> dict[int, Thinker]:
    return {seat: Thinker(LEAST) for seat in range(1, seats + 1)}


def streams(seats: int) -> dict[int, Stream]:
    return {seat: Stream(1, seat) for seat in range(1, seats + 1)}


MORE = [v for v in variants.ALL if v.get("lava") or v.get("meteors") or v.get("draft")]
CHOSEN = MORE if compiled else MORE[:2]


@pytest.mark.parametrize("variant", CHOSEN, ids=variants.name)
def test_players_play_whole_games_by_the_rules_of_every_variant(variant):
    seats, options = variants.split(variant)
    table = table_of(3, seats, options)
    play(table, thinkers(seats), streams(seats))
    assert table.outcome is not None


@pytest.mark.parametrize("options", EXPANSIONS, ids=str)
def test_a_restart_in_the_middle_of_a_round_changes_nothing(options):
    for seed in range(GAMES):
        alone, anew = table_of(seed, 1, options), table_of(seed, 1, options)
        play(alone, thinkers(1), streams(1))
        while anew.actors:
            anew.submit(1, Thinker(LEAST).choose(anew.view(1), anew.legal(1), Stream(2, 2)))
        assert alone.log == anew.log


@pytest.mark.parametrize("options", EXPANSIONS, ids=str)
def test_a_player_goes_on_from_what_somebody_else_has_begun(options):
    for seed in range(2 * GAMES):
        table, numbers, turn = table_of(seed, 1, options), Stream(seed, 1), 0
        while table.actors:
            turn += 1
            player = RandomBot() if turn % 3 == 0 else Thinker(LEAST)
            table.submit(1, player.choose(table.view(1), table.legal(1), numbers))
        assert table.outcome is not None


def test_in_the_draft_a_pair_is_worth_more_if_others_need_it(monkeypatch):
    """What is added to a pair is what the others would lose without it."""
    table = table_of(1, 3, {"draft": True})
    seat = table.actors[0]
    bot, s = Thinker(LEAST), table.state.block
    desk = bot._desk(table.view(seat))
    grudging = bot._worth_of_pairs(desk, s, seat)
    monkeypatch.setattr(thinker, "GRUDGE", 0.0)
    selfish = bot._worth_of_pairs(desk, s, seat)
    assert set(grudging) == set(table.legal(seat)) == {Take(pair) for pair in range(1, 7)}
    gains = [grudging[take] - selfish[take] for take in grudging]
    assert min(gains) == 0
    assert max(gains) > 0


def test_every_variant_has_weights():
    for variant in learned.VARIANTS:
        assert len(learned.learned(variant)) == value.WEIGHTS


# --- learning


@pytest.mark.parametrize("options", EXPANSIONS, ids=str)
def test_learners_of_the_expansions_begin_with_the_base_game_and_learn(options):
    trainee = training.begin(1, Options(**options))
    before = training.resume(trainee.checkpoint())
    assert list(before._arrays["weights"]) == list(learned.learned("base"))
    trainee.learners(1)[0].learn("tuning", 1, 0, 1, 0.01)
    tables = trainee._arrays["weights"][: value.ROW], before._arrays["weights"][: value.ROW]
    changed = {i % features.TABLE_SIZE for i in range(value.ROW) if tables[0][i] != tables[1][i]}
    lava_numbers, meteor_numbers = (
        range(features.TABLE_LAKES, features.TABLE_CRATERS),
        range(features.TABLE_CRATERS, features.TABLE_SIZE),
    )
    assert any(number in lava_numbers for number in changed) == ("lava" in options)
    assert any(number in meteor_numbers for number in changed) == ("meteors" in options)
    first = {i // features.TABLE_SIZE for i in range(value.ROW) if tables[0][i] != tables[1][i]}
    assert first == set(range(1, features.LEARNED_ROUNDS)), "six rounds: the first of seven is never learned"


def test_a_game_of_six_rounds_leaves_five_boards():
    on = bench(LEAST.width, LEAST.last)
    tables = learning.TABLE_WEIGHTS
    lesson = learning.lesson(weights(tables), weights(tables), weights(learning.SUMS), features.LEARNED_ROUNDS)
    course = learning.Course(1, LEAST.width, LEAST.last, 0, 2, 1, 1, 0.0)
    score = learning.play_game(on, lesson, course, 7, 0)
    boards = [lesson.memory[sketch.SKETCH * i : sketch.SKETCH * (i + 1)] for i in range(features.LEARNED_ROUNDS)]
    assert [int(each[sketch.ROUND]) for each in boards] == [0, 2, 3, 4, 5, 6]
    assert lesson.targets[0] == 0.0
    assert lesson.targets[5] == score
    assert all(each[sketch.LAVA_CELLS] > each[sketch.ROUND] - 1 for each in boards[1:])
