"""Looking ahead, and the value that is learned: what it is made of, how it is learned, where it is kept."""

from array import array

import pytest

from tests.pioneer_rails.positions import DesertTable
from whistlestop.bots import RandomBot
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block, Weights, block, reals, weights
from whistlestop.core.table import Table
from whistlestop.core.weights import pack
from whistlestop.games.pioneer_rails import (
    bases,
    data,
    features,
    game,
    layout,
    learning,
    lookahead,
    objectives,
    search,
    tally,
    training,
    turns,
    value,
    wishes,
)
from whistlestop.games.pioneer_rails.actions import Take
from whistlestop.games.pioneer_rails.board import board_at
from whistlestop.games.pioneer_rails.foresight import Foresight, Heat
from whistlestop.games.pioneer_rails.lookahead import Look
from whistlestop.games.pioneer_rails.outlook import outlook, ranch_doubt
from whistlestop.games.pioneer_rails.plan_layout import DOUBT, RIVALS, WEIGHTS, plan
from whistlestop.games.pioneer_rails.reach import find_needs, find_others
from whistlestop.games.pioneer_rails.rules import Options, map_of, setup, tallied

AT = board_at(1)
COURSE = learning.Course(0, False, 2)
QUICK = Look(turns=2, boxes=0, suits=False, width=2)


def at_a_turn(turn: int, seats: int = 1, **options: object) -> Block:
    """A random game when seat 1 chooses a card."""
    table: DesertTable = Table(game, seats, options, Fast(1))
    bot, numbers = RandomBot(), Stream(1, 1)
    while table.state.block[layout.TURN] < turn or table.state.block[AT + layout.STAGE] != layout.CHOOSING:
        seat = table.actors[-1]
        table.submit(seat, bot.choose(None, table.legal(seat), numbers))
    return table.state.block[:]


def cards_of(s: Block) -> list[Take]:
    opened = [s[layout.OPEN + slot] - 1 for slot in range(data.OPENED) if slot + 1 != s[layout.GONE]]
    return [Take(data.CARDS[card]) for card in opened]


def one_game(lesson: learning.Lesson, mind: value.Mind, options: Options, seed: int, seats: int = 1) -> list[int]:
    s, w, p, scores = setup(options, seats).block, turns.workspace(1 << 10), plan(WEIGHTS), block(seats)
    room = lookahead.room_for(s)
    learning.play_game(s, map_of(s).block, room, w, p, mind, lesson.boards, COURSE, seed, scores)
    points = list(tallied(s)[0][tally.TOTAL :: tally.PARTS])
    if seats == 1:
        met = s[AT + layout.MET : AT + layout.MET + s[layout.OBJECTIVES_N]]
        points[0] += data.FIRST_POINTS * sum(turn > 0 for turn in met)
    assert list(scores) == points
    return points


def made_up(scale: float) -> Weights:
    """Something to have learned."""
    learned = weights(value.LEARNED)
    for i in range(value.LEARNED):
        learned[i] = scale * (i % 7 - 3)
    return learned


# --- what is learned


def test_what_was_not_learned_changes_nothing_before_the_last_turn():
    s, w, p = at_a_turn(6), turns.workspace(1 << 10), plan(WEIGHTS)
    search_as = search.Search(WEIGHTS, 0, False, 4, 1 << 10)
    start = search_as.ends(s, map_of(s).block, 1, cards_of(s))[0].start
    found = []
    for mind in (value.untaught(), value.mind(weights(value.LEARNED))):
        ends = block(4 * search.OF_AN_END)
        search.find_ends(start, map_of(s).block, AT, w, p, mind, 0, 4, ends)
        found.append(ends)
    assert found[0] == found[1]
    assert found[0][::2].tolist() == sorted(found[0][::2], reverse=True)
    assert len(set(found[0][1::2])) == 4


@pytest.mark.parametrize("seats", [1, 3])
def test_features_are_numbers_of_their_groups(seats: int):
    """Each once, but for those of several railways."""
    for turn in (0, 7, 14, 18):
        s, p, out = at_a_turn(turn, seats), plan(WEIGHTS), block(features.MOST_AT_ONCE)
        mind = value.mind(weights(value.LEARNED))
        for end in search.Search(WEIGHTS, 1, True, 2, 1 << 10, mind).ends(s, map_of(s).block, 1, cards_of(s)):
            after = end.start[:]
            search.begin(after, map_of(s).block, AT, p, mind)
            lookahead.lay_all(after, map_of(s).block, AT, end.order)
            doubt = ranch_doubt(after, map_of(s).block, AT)
            assert value.worth(after, map_of(s).block, AT, p, doubt, mind) == end.worth
            count = features.note_features(after, map_of(s).block, AT, p, after[AT + layout.SUIT] - 1, doubt, out)
            found = list(out[:count])
            assert all(0 <= feature < features.FEATURES for feature in found)
            once = [feature for feature in found if not features.JOIN_WAY <= feature < features.RANCHES]
            once = [feature for feature in once if not features.SUIT_CARDS <= feature < features.WANTED]
            assert len(once) == len(set(once))


def test_what_was_learned_of_a_board_is_how_much_its_bases_count():
    lesson, learned = learning.lesson(), made_up(0.1)
    mind = value.mind(learned)
    one_game(lesson, mind, Options("small_a", objectives=False), 7)
    for turn in (0, 9, 18):
        row = learning.OF_A_BOARD * turn
        shown = list(lesson.boards[row + learning.NOTES :][: lesson.boards[row + learning.NOTED]])
        mind.features[: len(shown)] = array("q", shown)
        parts = [sum(part * shown.count(feature) for feature, part in base) for base in bases.bases()]
        late = value.lateness(turn // data.TURNS_IN_ROUND)
        counts = [learned[value.MIDDLE + i] + late * learned[value.LATER + i] for i in range(bases.BASES)]
        expected = learned[turn] + sum(count * part for count, part in zip(counts, parts, strict=True))
        assert value.learned_value(mind, turn, len(shown)) == pytest.approx(expected, abs=1e-3)


def test_several_play_alike_and_each_board_is_written_down():
    lesson, mind = learning.lesson(), value.mind(made_up(0.1))
    one_game(lesson, mind, Options("small_a", solo_level="legendary"), 7)
    one_game(lesson, mind, Options("small_a"), 7, seats=2)
    for seat in range(2):
        rows = range(learning.OF_A_SEAT * seat, learning.OF_A_SEAT * (seat + 1), learning.OF_A_BOARD)
        groups = [set(lesson.boards[row + learning.NOTES :][: lesson.boards[row + learning.NOTED]]) for row in rows]
        assert all(features.OTHERS_WITH_OBJECTIVES in shown for shown in groups)
        assert any(features.RACED <= feature < features.LATER for shown in groups for feature in shown)
        assert not any(features.WANTED <= feature < features.RACED for shown in groups for feature in shown)


def test_rivals_are_as_near_as_they_are_to_what_nobody_has_met():
    """By the nearest of the others, each as the search for its own turn would see it; what is met has none."""
    s = at_a_turn(8, 3)
    m, p, alone = map_of(s).block, plan(WEIGHTS), plan(WEIGHTS)
    s[board_at(3) + layout.MET] = 5
    wishes.find_rivals(s, m, AT, p)
    found = p[RIVALS : RIVALS + s[layout.OBJECTIVES_N]]
    expected = [0]
    for i in range(1, s[layout.OBJECTIVES_N]):
        lacking = []
        for other in (board_at(2), board_at(3)):
            find_others(s, m, other, alone, 0)
            find_needs(s, m, other, alone, 0)
            objective = s[layout.OBJECTIVE + i] - 1
            lacking.append(max(1, wishes.lacks(s, m, other, alone, 0, objective, s[other + layout.BANKED])))
        expected.append(min(lacking))
    assert list(found) == expected
    assert len(expected) == 3
    s = at_a_turn(8)
    wishes.find_rivals(s, map_of(s).block, AT, p)
    assert not any(p[RIVALS : RIVALS + s[layout.OBJECTIVES_N]])


def test_to_be_the_first_counts_among_several_as_long_as_nobody_is():
    """Now in the outlook; in turns before for whoever looks ahead."""
    s, other = at_a_turn(18, 2), board_at(2)
    objective = next(number for number in range(len(data.OBJECTIVES)) if objectives.is_met(s, AT, number))
    s[layout.OBJECTIVES_N], s[layout.OBJECTIVE], s[AT + layout.MET], s[other + layout.MET] = 1, objective + 1, 0, 0
    s[AT + layout.SUIT], m, hasty = 1, map_of(s).block, plan(WEIGHTS | {"first": 500})

    def more() -> int:
        found = []
        for p in (hasty, plan(WEIGHTS)):
            search.begin(s, m, AT, p, value.untaught())
            found.append(outlook(s, m, AT, p, p[DOUBT]))
        return found[0] - found[1]

    assert (more(), lookahead.firsts_before(s, AT)) == (500, 0)
    s[AT + layout.MET] = 7
    assert (more(), lookahead.firsts_before(s, AT)) == (0, 1)
    s[other + layout.MET] = 7
    assert lookahead.firsts_before(s, AT) == lookahead.firsts_before(s, other) == 1
    s[other + layout.MET] = 6
    assert lookahead.firsts_before(s, AT) == 0
    s[AT + layout.MET] = 0
    assert more() == 0
    s[other + layout.MET], s[layout.SEATS] = 0, 1
    assert more() == 0


def test_bases_count_by_features_that_there_are_and_no_two_are_the_same():
    assert len(set(bases.bases())) == bases.BASES
    for base in bases.bases():
        assert base
        assert all(0 <= feature < features.FEATURES for feature, _ in base)


@pytest.mark.long
def test_a_fit_finds_what_the_boards_of_games_lack():
    """Games that came to exactly what somebody has made up: afterwards nearly nothing is missed."""
    lesson, truth, found = learning.lesson(), value.mind(made_up(0.05)), reals(value.LEARNED)
    mind, games = value.untaught(), []
    for seed in range(6):
        one_game(lesson, mind, Options("small_b", objectives=False), seed)
        for turn in range(value.LEARNED_TURNS):
            row = learning.OF_A_BOARD * turn
            count = lesson.boards[row + learning.NOTED]
            truth.features[:count] = lesson.boards[row + learning.NOTES : row + learning.NOTES + count]
            lesson.boards[row + learning.BASE] = round(100 * (50 - value.learned_value(truth, turn, count)))
        for _ in range(300):
            learning.add_seat(lesson, 1, 50)
        games.append(lesson.boards[:])
    learning.fit(lesson.sums, found)
    learned = weights(value.LEARNED)
    for i, number in enumerate(found):
        learned[i] = number
    fitted, missed = value.mind(learned), []
    for boards in games:
        for turn in range(value.LEARNED_TURNS):
            row = learning.OF_A_BOARD * turn
            count = boards[row + learning.NOTED]
            fitted.features[:count] = boards[row + learning.NOTES : row + learning.NOTES + count]
            lacking = 50 - boards[row + learning.BASE] / 100
            missed.append(abs(lacking - value.learned_value(fitted, turn, count)))
    assert max(missed) < 1
    assert sum(missed) / len(missed) < 0.2


def test_a_symmetric_system_is_solved_by_its_lower_half():
    matrix, right = reals(9), reals(3)
    matrix[0], matrix[3], matrix[4], matrix[6], matrix[7], matrix[8] = 4, 2, 5, 1, 3, 6
    right[0], right[1], right[2] = 4 + 4 + 3, 2 + 10 + 9, 1 + 6 + 18  # by 1, 2, 3
    learning.solve(matrix, right)
    assert list(right) == pytest.approx([1, 2, 3])


# --- training


def test_one_learner_learns_the_same_every_time(monkeypatch):
    monkeypatch.setattr(training, "FIRST_FIT", 2)

    def trained() -> bytes:
        trainee = training.begin(5, Options())
        trainee.learners(1)[0].learn("narrow", 9, 0, 2, 0.1)
        return trainee.checkpoint()

    assert trained() == trained() != training.begin(5, Options()).checkpoint()
    again = training.resume(trained())
    assert again.checkpoint() == trained()


def test_games_after_the_last_fit_are_learned_from_too(monkeypatch):
    monkeypatch.setattr(training, "FIRST_FIT", 2)
    trainee = training.begin(5, Options())
    [learner] = trainee.learners(1)
    learner.learn("narrow", 9, 0, 2, 0.1)
    fitted = trainee.checkpoint()
    learner.learn("narrow", 9, 2, 1, 0.1)
    assert trainee.checkpoint() != fitted
    assert trainee.checkpoint() == trainee.checkpoint()


def test_without_games_nothing_is_learned():
    trainee = training.begin(5, Options())
    trainee.learners(1)[0].learn("wide", 9, 0, 0, 0.1)
    assert trainee.checkpoint() == training.begin(5, Options()).checkpoint()


def test_a_file_that_is_no_checkpoint_is_refused():
    for content in (b"", pack({"format": 0}, {}), pack({"format": 1}, {"weights": weights(3)})):
        with pytest.raises(ValueError, match="this is not"):
            training.resume(content)


def test_weights_of_another_version_are_refused():
    with pytest.raises(ValueError, match="another version"):
        value.mind(weights(3))


def test_weights_that_are_no_numbers_are_refused():
    """Nothing would be better than anything else by them, and no turn would ever be chosen."""
    learned = weights(value.LEARNED)
    learned[7] = float("nan")
    with pytest.raises(ValueError, match="no numbers"):
        value.mind(learned)


def test_more_than_all_games_cannot_be_forgotten(monkeypatch):
    monkeypatch.setattr(training, "FIRST_FIT", 2)

    def trained(rate: float) -> bytes:
        trainee = training.begin(5, Options())
        trainee.learners(1)[0].learn("narrow", 9, 0, 2, rate)
        trainee.learners(1)[0].learn("narrow", 9, 2, 3, rate)
        return trainee.checkpoint()

    assert trained(2.0) == trained(1.0) != trained(0.5)


def test_learners_leave_the_maps_of_benchmarks_alone():
    seeds = {options.map_seed for options, _ in training.variants() if options.map == data.GENERATED}
    assert seeds == set(range(100, 200))


# --- the look ahead


@pytest.mark.parametrize(
    ("seats", "options", "turns_seen"),
    [(1, {"solo_level": "hard"}, (4, 17, 19)), (3, {"advanced": True}, (2, 3, 17)), (6, {}, (0, 14, 19))],
)
def test_a_look_ahead_ranks_the_best_ends_and_leaves_positions_as_they_are(
    seats: int, options: dict[str, object], turns_seen: tuple[int, ...]
):
    for turn in turns_seen:
        s = at_a_turn(turn, seats, **options)
        m, before = map_of(s).block, s[:]
        plain = search.Search(WEIGHTS, 0, False, 4, 1 << 10, ends=3)
        ahead = Foresight(WEIGHTS, 0, False, 4, 1 << 10, QUICK, (Heat(3, 2), Heat(2, 3)))
        ends = plain.ends(s, m, 1, cards_of(s))
        chosen = ahead.turn(s, m, 1, cards_of(s))
        assert s == before
        assert chosen in [end.actions() for end in sorted(ends, key=lambda end: -end.worth)[:3]]
        assert chosen == ahead.turn(s, m, 1, cards_of(s))
        if turn == data.TURNS - 1:
            assert chosen == plain.turn(s, m, 1, cards_of(s))


def test_heats_go_on_with_other_deals_than_those_seen():
    s = at_a_turn(9)
    m, p, w = map_of(s).block, plan(WEIGHTS), turns.workspace(1 << 10)
    mind, room = value.mind(weights(value.LEARNED)), lookahead.room_for(s)
    end = search.Search(WEIGHTS, 0, False, 4, 1 << 10).ends(s, m, 1, cards_of(s))[0]

    def total(first: int, last: int) -> int:
        return lookahead.foreseen(end.start, m, 1, end.order, first, last, QUICK, room, w, p, mind)

    assert total(0, 2) + total(2, 5) == total(0, 5)
    assert len({total(number, number + 1) for number in range(5)}) > 1


def test_in_the_turn_before_the_last_a_look_ahead_counts_points():
    """What is left then is one turn, and its best end is what the game comes to with that deal."""
    s = at_a_turn(18, objectives=False)
    m, p, w = map_of(s).block, plan(WEIGHTS), turns.workspace(1 << 10)
    mind, room = value.mind(weights(value.LEARNED)), lookahead.room_for(s)
    end = search.Search(WEIGHTS, 0, False, 4, 1 << 10).ends(s, m, 1, cards_of(s))[0]
    look = Look(turns=5, boxes=0, suits=False, width=4)
    worth = lookahead.foreseen(end.start, m, 1, end.order, 0, 1, look, room, w, p, mind)
    s = room.dealt
    lookahead.begin_turn(s, m, 1, room.chosen)
    lookahead.lay_all(s, m, AT, room.chosen[search.END_ORDER])
    lookahead.end_turn_with_most(s, m, 1)
    assert s[layout.PHASE] == layout.OVER
    assert worth == 100 * (tallied(s)[0][tally.TOTAL] - data.BOXES_AT_START)  # which all boards have
