"""What bots and searches find: strings for orders of stations, for strokes, for every turn; the same every time."""

import itertools
import random
from math import dist

import pytest

from tests.string_railway.positions import Cloth, StringTable, flat, short
from whistlestop.bots import play as let_play
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.kernel import Block
from whistlestop.core.table import Did, Table
from whistlestop.games.string_railway import data, flow, freehand, game, layout, verdict
from whistlestop.games.string_railway.actions import Lay, Spend
from whistlestop.games.string_railway.bots import BOTS, best_string
from whistlestop.games.string_railway.laying import Layer, Scene
from whistlestop.games.string_railway.notation import format_point
from whistlestop.lab import simulate as lab
from whistlestop.lab.arena import compete
from whistlestop.lab.simulate import Job, play_batch

GAMES = 3  # of greedy players, whose boards are searched


def greedy_game(seats: int, seed: int, **options: object) -> StringTable:
    table: StringTable = Table(game, seats, options, Fast(seed))
    everybody = range(1, seats + 1)
    let_play(table, {seat: BOTS["greedy"]() for seat in everybody}, {seat: Stream(seed, seat) for seat in everybody})
    return table


@pytest.fixture(scope="module")
def boards() -> list[Block]:
    """Late boards of greedy games: the position before the last strings, the one to lay is company 1's."""
    found = []
    for seed in range(GAMES):
        table = greedy_game(5, seed)
        s = table.state.block
        s[layout.PHASE], s[layout.CURRENT] = layout.LAYING, 0
        s[flow.company_at(0)] = s[flow.company_at(0) + 1] = 1
        found.append(s)
    return found


def orders(s, rng: random.Random, count: int):
    """Orders of stations at random, each next one of the nearest, that a string could be long enough for."""
    stations = [i for i in range(s[layout.STATIONS_N]) if not verdict.is_full(s, 0, i)]
    at = {i: (s[flow.station_at(i) + layout.X], s[flow.station_at(i) + layout.Y]) for i in stations}
    joined = [i for i in stations if verdict.is_joined(s, 0, i)]
    while count:
        length = rng.randrange(2)
        chain = [rng.choice(joined)]
        for _ in range(rng.choice((1, 2, 3)) + length):
            left = sorted((i for i in stations if i not in chain), key=lambda i: gap(at[i], at[chain[-1]]))
            chain.append(rng.choice(left[:4]))
        total = sum(gap(at[a], at[b]) for a, b in itertools.pairwise(chain)) / data.UNIT
        terminals = [i for i in chain[1:-1] if s[flow.station_at(i) + layout.KIND] == data.TERMINAL]
        if total < 0.8 * data.RAIL_LENGTH[length] / data.UNIT and not terminals:
            count -= 1
            yield length, chain


def gap(a, b) -> float:
    return dist(a, b)


@pytest.mark.long
def test_most_orders_of_stations_on_full_boards_become_strings(boards):
    rng, tried, laid = random.Random(1), 0, 0
    for s in boards:
        scene = Scene(s)
        for length, chain in orders(s, rng, 40):
            p = Layer(scene, chain, length).lay()
            tried += 1
            laid += p is not None
            if p is not None:
                fault, report = flow.judged(s, 0, length, tuple(p))
                assert fault.number == layout.FINE
                assert set(flow.touched(report)) == set(chain)
    assert laid >= 0.88 * tried, (laid, tried)


@pytest.mark.long
def test_most_strokes_become_strings(boards):
    """Distorted strings: shaken, too long, too short, from either end."""
    rng, tried, followed = random.Random(2), 0, 0
    for s in boards:
        rails = range(s[layout.RAILS_N])
        for rail in rails:
            at = layout.RAIL + layout.STRING_SIZE * rail
            if s[at + layout.WHOSE] != 1:
                continue
            first, count = layout.POOL + 2 * s[at + layout.FIRST], s[at + layout.COUNT]
            shake = rng.choice((100, 200, 300))
            stroke = [
                (s[first + 2 * i] + rng.randint(-shake, shake), s[first + 2 * i + 1] + rng.randint(-shake, shake))
                for i in range(0, count, 3)
            ]
            stroke = stroke[::-1] if rail % 2 else stroke
            tried += 1
            p = freehand.follow(s, s[at + layout.LENGTH], stroke)
            followed += p is not None
            assert p is None or flow.judged(s, 0, s[at + layout.LENGTH], tuple(p))[0].number == layout.FINE
    assert followed >= 0.9 * tried, (followed, tried)


@pytest.mark.long
def test_a_string_follows_what_was_drawn(cloth: Cloth):
    """A bow below the straight way stays below."""
    cloth().to_lay()
    cloth.station("central", -140, 330)
    stroke = [
        (-37_000, 36_500),
        (-34_000, 33_500),
        (-30_000, 31_500),
        (-25_000, 31_000),
        (-19_000, 32_500),
        (-14_500, 33_000),
    ]
    draft = " ".join(["stroke", "short", *(format_point(*point) for point in stroke)])
    shown = cloth.table.preview(1, draft)
    assert shown.refusal is None
    (action,) = shown.ways
    assert isinstance(action, Lay)
    assert action in cloth.table.legal(1)
    assert min(action.points[1::2]) < 33_000


@pytest.mark.long
def test_a_string_through_stations_in_order(cloth: Cloth):
    cloth().to_lay()
    for x, y in ((-300, 330), (-230, 360), (-160, 320)):
        cloth.station("central", x, y)
    shown = cloth.table.preview(1, "via short 1 5 6 7")
    assert shown.gain == 9
    assert shown.sheet is not None
    refusal = cloth.table.preview(1, "via short 5 6").refusal
    assert refusal is not None
    assert refusal.reason == "string-railway-not-joined"
    refusal = cloth.table.preview(1, "stroke short 0,0 10,0 30,0").refusal
    assert refusal is not None
    assert refusal.reason == "string-railway-end-in-the-open"
    refusal = cloth.table.preview(1, "via short 1 2").refusal
    assert refusal is not None
    assert refusal.reason == "string-railway-too-long"


@pytest.mark.long
def test_the_same_position_gets_the_same_strings():
    first, again = greedy_game(3, 5), greedy_game(3, 5)
    assert first.log == again.log
    assert not any(isinstance(entry, Did) and isinstance(entry.action, Spend) for entry in first.log)


@pytest.mark.long
def test_the_loop_of_random_games_plays_what_a_table_plays(monkeypatch):
    job = Job("string-railway", ("random",) * 3, 0, "same games", {"size": "600"})
    in_loop = play_batch(job, 0, 1)
    monkeypatch.setattr(lab, "_stays_in_kernel", lambda job: False)
    at_table = play_batch(job, 0, 1)
    assert (list(in_loop.scores), list(in_loop.places), in_loop.actions) == (
        list(at_table.scores),
        list(at_table.places),
        at_table.actions,
    )


@pytest.mark.long
def test_greedy_goes_where_its_next_string_finds_more(cloth: Cloth):
    """Two stations bring the same now; behind one of them there are others, too far away for this string."""
    cloth().to_lay()
    dead_end = cloth.station("central", -130, 370)
    on_the_way = cloth.station("central", -370, 130)
    for y in (-60, -120):
        cloth.station("central", -370, y)
    cloth.s[flow.company_at(0) + layout.LEFT + data.LONG] = 0
    for last, expected in ((False, on_the_way), (True, dead_end)):
        if last:  # nothing follows: the first of equals
            cloth.s[flow.company_at(0) + layout.LEFT + data.SHORT] = 1
        best = best_string(cloth.s)
        assert best is not None
        _, report = flow.judged(cloth.s, 0, data.SHORT, best.points)
        assert set(flow.touched(report)) == {0, expected}


@pytest.mark.long
def test_greedy_beats_random():
    result = compete(Job("string-railway", (), 2, "arena"), ["random", "greedy"], 2)
    slow, greedy = result.bots
    assert greedy.win_share > slow.win_share


def test_notation_goes_both_ways(cloth: Cloth):
    cloth().to_lay()
    texts = ["base 2", "place regional -12.5,30.01 15", "under rural", "spend long"]
    notation = game.notation
    for text in texts:
        assert notation.format_action(notation.parse_action(text)) == text
    action = Lay("short", flat(short(-1, -37_000)))
    assert notation.parse_action(notation.format_action(action)) == action
    assert len(notation.format_action(action)) < 270
    board = (notation.parse_action("base 2"), action)
    assert notation.parse_board(notation.format_board(board)) == board
