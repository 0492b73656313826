"""The learned players: searches against all drawings of a round, plans that are legal and always the same, learning."""

import random

import pytest

from tests.helpers import Numbers
from tests.railroad_ink.positions import InkTable
from tests.railroad_ink.sketches import AT, ROOT, boards, placements, position, sketched
from whistlestop.bots import RandomBot, play
from whistlestop.core.chance import Scripted
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, Weights, block, compiled, reals, weights, zeros
from whistlestop.core.table import Table
from whistlestop.core.weights import pack, rounded, unpack
from whistlestop.games.railroad_ink import (
    beam,
    data,
    features,
    game,
    heaps,
    layout,
    learning,
    lookahead,
    moves,
    rounds,
    sketch,
    symmetry,
    tally,
    training,
    value,
)
from whistlestop.games.railroad_ink.actions import Confirm, Place
from whistlestop.games.railroad_ink.bots import BOTS
from whistlestop.games.railroad_ink.moves import Width
from whistlestop.games.railroad_ink.rules import Options
from whistlestop.games.railroad_ink.thinker import LEAST, Strength, Thinker

GAMES = 4 if compiled else 1


def made_up(seed: int = 0) -> Weights:
    """Weights of nobody, small and random."""
    numbers, made = random.Random(seed), weights(value.WEIGHTS)
    for i in range(value.WEIGHTS):
        made[i] = numbers.uniform(-0.1, 0.1)
    return made


UNLEARNED = made_up()
TABLES_ALONE = learning.Course(1, LEAST.width._replace(sieve=0), LEAST.last, 0, 1, 0, 0, 0.0)
ORBITS = symmetry.orbits()


# --- the best few


def test_heaps_keep_the_best_best_first():
    numbers = random.Random(1)
    for count in (1, 2, 5, 40):
        for most in (1, 3, 40):
            ranks, items, size = reals(most), zeros(most), 0
            offered = [(numbers.randrange(30) / 2, item) for item in range(count)]
            for rank, item in offered:
                size = heaps.offer(ranks, items, 0, size, most, rank, item)
            heaps.sort_best_first(ranks, items, 0, size)
            kept = sorted((rank for rank, _ in offered), reverse=True)[:most]
            assert [ranks[i] for i in range(size)] == kept
            assert all(offered[items[i]][0] == ranks[i] for i in range(size))
            assert len({int(items[i]) for i in range(size)}) == size


# --- values


def on_bench(drawn: list[tuple[int, int]], number: int, *widths: Width) -> value.Bench:
    """A bench with this board at its root."""
    bench = moves.bench(UNLEARNED, ORBITS, *(widths or (LEAST.width,)))
    pool = sketched(drawn, number)
    root = sketch.slot_at(moves.ROOT)
    bench.pool[root : root + sketch.SKETCH] = pool[ROOT:]
    return bench


def test_the_value_is_base_tables_and_network():
    for drawn in boards(6):
        bench = on_bench(drawn, 4)
        root = sketch.slot_at(moves.ROOT)
        b = [int(number) for number in bench.pool[root : root + sketch.SKETCH]]
        base = b[sketch.POINTS] + sum(b[sketch.LONGEST : sketch.LONGEST + 2]) + b[sketch.CENTRE] - b[sketch.DEAD_ENDS]
        found = block(features.FEATURE_ROOM)
        count = features.table_features(bench.pool[root : root + sketch.SKETCH], ORBITS, found)
        tables = sum(UNLEARNED[value.TABLES + number] for number in found[:count])
        assert value.quick_value(bench, root) == pytest.approx(base + tables)
        count = features.network_features(bench.pool[root : root + sketch.SKETCH], 0, found)
        network = _network(found[:count], 4)
        assert value.full_value(bench, root) == pytest.approx(base + tables + network, abs=1e-6)
        bench.pool[root + sketch.ROUND] = data.ROUNDS
        assert value.full_value(bench, root) == base - b[sketch.OPEN_ENDS]


def _network(rows: Block, number: int) -> float:
    """The network as anybody would write it down."""
    at, hidden, upper = value.UPPER_LAYERS + value.LAYERS * (number - 1), value.HIDDEN, value.UPPER
    first = [
        UNLEARNED[at + value.HIDDEN_BIAS + i] + sum(UNLEARNED[value.ROW + hidden * row + i] for row in rows)
        for i in range(hidden)
    ]
    second = [
        UNLEARNED[at + value.UPPER_BIAS + j]
        + sum(max(0.0, first[i]) * UNLEARNED[at + value.UPPER_WEIGHT + upper * i + j] for i in range(hidden))
        for j in range(upper)
    ]
    last = sum(max(0.0, second[j]) * UNLEARNED[at + value.OUT_WEIGHT + j] for j in range(upper))
    return float(UNLEARNED[at + value.OUT_BIAS] + last)


def test_scores_of_sketches_are_those_of_the_rules():
    for drawn in boards(12):
        bench = on_bench(drawn, 7)
        for reading in (layout.SEGMENTS, layout.SEGMENTS_STRICT, layout.SIMPLE_CELLS):
            total = tally.score_board(position(drawn), AT, reading, block(tally.PARTS))
            assert beam.exact_score(bench, sketch.slot_at(moves.ROOT), reading) == total


# --- searches


@pytest.mark.parametrize(
    ("drawn", "faces", "lengths"),
    [
        (placements(3, 16), "h-h- h-h- r-r- hrhr^", {4}),
        (placements(3, 16), "hh-- r-r- r-r- h-r-", {4}),
        (placements(1, 36), "h-h- h-h- r-r- hrhr^", {3, 4}),  # little room: a round may end with a die undrawn (RI-2.4)
    ],
)
def test_a_wide_beam_finds_every_drawing_of_a_round(drawn, faces, lengths):
    """Without specials and with room for all, the ends are exactly the results that the rules allow."""
    dice = [data.FACES.index(face) for face in faces.split()]
    s = position(drawn)
    s[AT + layout.DICE : AT + layout.DICE + 4] = block(4)
    for die, face in enumerate(dice):
        s[AT + layout.DICE + die] = face
    results = {frozenset(_unpacked(drawing)) for drawing in rounds.drawings(s, AT)}
    assert {len(result) for result in results} == lengths
    width = Width(len(results) + 1000, 0, 0, len(results) + 10)
    bench = on_bench(drawn, data.ROUNDS, width)
    for die, face in enumerate(dice):
        bench.dice[die] = face
    ends = beam.search(bench, width, 0)
    assert {frozenset(_moves(bench, moves.end_at(bench, width, i))) for i in range(ends)} == results
    ranks = [bench.ranks[moves.ends_at(width) + i] for i in range(ends)]
    assert ranks == sorted(ranks, reverse=True)


def _unpacked(drawing: int) -> list[tuple[int, int]]:
    moves = []
    while drawing:
        moves.append(divmod(int(drawing) & rounds.MASK, layout.CODES))
        drawing >>= rounds.BITS
    return moves


def _moves(bench: value.Bench, at: int) -> list[tuple[int, int]]:
    count = bench.pool[at + sketch.MOVE_COUNT]
    return [divmod(int(bench.pool[at + sketch.MOVES + i]), sketch.MOVE_STEP) for i in range(count)]


def test_specials_are_drawn_once_a_round_and_three_times_a_game():
    drawn = [(data.CELL_NUMBERS["B1"], data.PIECE_NUMBERS["h-h-"])]
    width = Width(12, 6, 0, 40)
    for used, most in ((0, 1), (0b11, 1), (0b111, 0)):
        bench = on_bench(drawn, 2, width)
        bench.pool[sketch.slot_at(moves.ROOT) + sketch.SPECIALS] = used
        for die, face in enumerate((0, 1, 3, 6)):
            bench.dice[die] = face
        counts = set()
        for i in range(beam.search(bench, width, 0)):
            faces = [data.FACE_OF[piece] for _, piece in _moves(bench, moves.end_at(bench, width, i))]
            specials = [face - data.FIRST_SPECIAL for face in faces if face >= data.FIRST_SPECIAL]
            assert not any(used >> special & 1 for special in specials)
            counts.add(len(specials))
        assert max(counts) == most


def test_there_are_168_rolls_and_their_weights_are_exact():
    weighed = [int(lookahead.ROLL_OF[i]) for i in range(lookahead.OUTCOMES)]
    assert len(weighed) == 6**3 * 3
    assert len(set(weighed)) == 168
    assert weighed == sorted(weighed)
    assert {weighed.count(roll) for roll in set(weighed)} == {1, 3, 6}


# --- players


def table_of(seed: int, seats: int = 1, **options: object) -> InkTable:
    return Table(game, seats, options, Fast(seed))


def thinker_of(strength: Strength = LEAST) -> Thinker:
    return Thinker(strength, lambda _: UNLEARNED)


@pytest.mark.parametrize("longest", ["segments", "cells"])
def test_players_play_whole_games_by_the_rules(longest):
    for seed in range(GAMES):
        table = table_of(seed, longest=longest)
        play(table, {1: thinker_of()}, {1: Stream(seed, 1)})
        assert table.outcome is not None


def test_a_restart_in_the_middle_of_a_round_changes_nothing():
    """A player that is made anew for every action plays what one player plays."""
    alone, anew = table_of(5), table_of(5)
    play(alone, {1: thinker_of()}, {1: Stream(1, 1)})
    while anew.actors:
        anew.submit(1, thinker_of().choose(anew.view(1), anew.legal(1), Stream(2, 2)))
    assert alone.log == anew.log


def test_a_player_goes_on_from_what_somebody_else_has_begun():
    for seed in range(GAMES):
        table = table_of(seed)
        numbers = Stream(seed, 1)
        while table.actors:
            legal = table.legal(1)
            places = [action for action in legal if isinstance(action, Place)]
            first = not any(table.view(1).boards[0].drawn)
            chosen = RandomBot() if first and places else thinker_of()
            table.submit(1, chosen.choose(table.view(1), legal, numbers))
        assert table.outcome is not None


class Counting(Thinker):
    """A player of least strength who counts its plans."""

    plans = 0

    def _plan(self, *asked):
        self.plans += 1
        return super()._plan(*asked)


def test_a_plan_made_on_the_way_is_kept_to():
    """Whoever has drawn something and asks for a hint waits for two plans, not for one before every move."""
    for seed in range(GAMES):
        table, bot = table_of(seed), Counting(LEAST, lambda _: UNLEARNED)
        places = [action for action in table.legal(1) if isinstance(action, Place)]
        table.submit(1, places[len(places) // 2])
        while table.view(1).round == 1:
            table.submit(1, bot.choose(table.view(1), table.legal(1), Stream(seed, 1)))
        assert bot.plans <= 2


def test_open_boards_and_several_seats_make_no_difference():
    hidden, shown = table_of(3, 2), table_of(3, 2, open_boards=True)
    for table in (hidden, shown):
        play(table, {1: thinker_of(), 2: thinker_of()}, {1: Stream(1, 1), 2: Stream(1, 2)})
    assert hidden.outcome is not None
    assert shown.outcome is not None
    assert hidden.outcome.scores == shown.outcome.scores
    assert len(set(hidden.outcome.scores)) == 1  # the same dice, the same player


def test_a_round_that_is_drawn_is_confirmed():
    dice = [tuple(data.FACES.index(face) for face in ("h-h-", "hh--", "r-r-", "hr--"))]
    table = Table(game, 1, {}, Scripted(dice))
    bot = thinker_of()
    actions = []
    while table.actors:
        actions.append(bot.choose(table.view(1), table.legal(1), Numbers()))
        table.submit(1, actions[-1])
    assert isinstance(actions[-1], Confirm)
    assert len(actions) in (5, 6)


def test_levels_stand_weakest_first():
    assert list(BOTS) == ["random", "greedy", "schooled", "seasoned", "foreseeing"]


# --- learning


def a_lesson(size: int) -> learning.Lesson:
    tables = learning.TABLE_WEIGHTS
    return learning.lesson(weights(tables), weights(tables), weights(learning.SUMS), size)


def remembered(drawn: list[tuple[int, int]], number: int, target: float) -> tuple[value.Bench, learning.Lesson]:
    bench, lesson = on_bench(drawn, number)._replace(weights=made_up(3)), a_lesson(1)
    root = sketch.slot_at(moves.ROOT)
    lesson.memory[:] = bench.pool[root : root + sketch.SKETCH]
    lesson.targets[0] = target
    return bench, lesson


def test_tables_learn_a_target_and_images_learn_with_it():
    drawn = placements(2, 12)
    bench, lesson = remembered(drawn, 3, 20.0)
    for _ in range(10):
        learning.teach_tables(bench, lesson, TABLES_ALONE, 0, 0.5)
    root = sketch.slot_at(moves.ROOT)
    assert value.quick_value(bench, root) == pytest.approx(20.0, abs=0.1)
    turned = [
        (symmetry.CELL_IMAGE[data.CELLS + cell], symmetry.PIECE_IMAGE[symmetry.CODES + piece]) for cell, piece in drawn
    ]
    bench.pool[root : root + sketch.SKETCH] = sketched(turned, 3)[ROOT:]
    assert value.quick_value(bench, root) == pytest.approx(20.0, abs=0.1)


def test_the_network_learns_what_the_tables_miss():
    bench, lesson = remembered(placements(2, 12), 3, 20.0)
    root = sketch.slot_at(moves.ROOT)
    bench.pool[root : root + sketch.SKETCH] = lesson.memory[:]
    quick, full = value.quick_value(bench, root), value.full_value(bench, root)
    for _ in range(300):
        learning.teach_network(bench, lesson, 0, 0, 0.02)
    assert abs(value.full_value(bench, root) - 20.0) < 0.5 < abs(full - 20.0)
    assert value.quick_value(bench, root) == quick  # the tables stand still


def test_targets_mix_the_next_boards_value_with_what_came_after():
    """Half of each: the value of the next round's board, and that one's own target; the last one's is the score."""
    bench, lesson = moves.bench(UNLEARNED, ORBITS, LEAST.width, LEAST.last), a_lesson(features.LEARNED_ROUNDS)
    course = learning.Course(1, LEAST.width._replace(ends=1), LEAST.last, 0, 1, 0, 0, 0.0)
    score = learning.play_game(bench, lesson, course, 77, 0)
    assert lesson.targets[5] == score
    root = sketch.slot_at(moves.ROOT)
    for i in range(features.LEARNED_ROUNDS - 1):
        after = lesson.memory[sketch.SKETCH * (i + 1) : sketch.SKETCH * (i + 2)]
        bench.pool[root : root + sketch.SKETCH] = after
        mixed = 0.5 * value.full_value(bench, root) + 0.5 * lesson.targets[i + 1]
        assert lesson.targets[i] == pytest.approx(mixed)


def test_one_learner_learns_the_same_every_time_and_goes_on_from_a_checkpoint():
    def trained(*parts: int) -> bytes:
        trainee, first = training.begin(5, Options()), 0
        for games in parts:
            trainee = training.resume(trainee.checkpoint())
            trainee.learners(1)[0].learn("tables", 9, first, games, 1.0)
            first += games
        return trainee.checkpoint()

    assert trained(2) == trained(2)
    whole, parted = unpack(trained(2))[1], unpack(trained(1, 1))[1]
    assert any(whole["errors"])
    assert len(whole["weights"]) == len(parted["weights"])


def test_a_file_that_is_no_checkpoint_is_refused():
    for content in (
        b"",
        b"PK",
        pack({"format": 0}, {}),
        pack({"format": training.FORMAT, "variant": "base"}, {"weights": weights(3)}),
    ):
        with pytest.raises(ValueError, match="this is not"):
            training.resume(content)


def test_files_of_weights_hold_what_was_put_in():
    values = weights(5)
    values[1], values[4] = 0.5, -3.25
    content = pack({"a": 1}, {"some": values, "none": weights(0)})
    about, arrays = unpack(content)
    assert about == {"a": 1}
    assert [list(arrays[name]) for name in ("some", "none")] == [[0, 0.5, 0, 0, -3.25], []]
    assert pack({"a": 1}, {"some": values, "none": weights(0)}) == content


def test_numpy_reads_files_of_weights(tmp_path):
    import numpy

    values = weights(3)
    values[2] = 1.5
    (tmp_path / "some.npz").write_bytes(pack({}, {"some": values}))
    assert list(numpy.load(tmp_path / "some.npz")["some"]) == [0, 0, 1.5]


def test_rounded_weights_are_near():
    values = weights(2)
    values[0], values[1] = 1 / 3, -20.123
    near = rounded(values)
    assert list(near) != list(values)
    assert list(near) == pytest.approx(list(values), rel=1e-3)


def test_trainees_begin_alike_by_their_seed():
    assert (
        training.begin(1, Options()).checkpoint()
        == training.begin(1, Options()).checkpoint()
        != training.begin(2, Options()).checkpoint()
    )
