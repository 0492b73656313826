"""Puzzles from bots' games: what is called the best is the best, by a search that leaves nothing out."""

import msgspec
import pytest

from tests.helpers import refused
from whistlestop import games
from whistlestop.bots import RandomBot, play
from whistlestop.core.ending import Ending
from whistlestop.core.errors import BadOptions, Disagrees, UnknownName
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Origin, Table
from whistlestop.games.railroad_ink import flow, rounds
from whistlestop.lab import puzzles
from whistlestop.lab.puzzles import RARE, Puzzle, TooLarge, Tree

WITH_PUZZLES = [game for game in games.ids() if puzzles.shipped(game)]
SEARCHED_BY_RULES = [game for game in WITH_PUZZLES if game not in games.ids("endings")]
OF_SEVERAL = [game for game in WITH_PUZZLES if game in games.ids("endings")]
FEW = {"string-railway": 3}  # so many are searched here, where that takes long; `puzzles --check` searches all
MADE = [("pioneer-rails", "random", 1000), ("marklin", "planner", puzzles.MOST_POSITIONS)]


def begin(game: str, puzzle: Puzzle):
    found = games.find(game)
    view = puzzles.seen(found, puzzle)
    return found, view, found.imagine(view, Stream(0, puzzle.seat))


def smallest(game: str) -> Puzzle:
    return min(puzzles.shipped(game), key=lambda puzzle: puzzle.ends)


def test_whatever_is_played_alone_is_searched_by_its_rules():
    assert [game for game in games.ids() if games.find(game).seats[0] == 1] == SEARCHED_BY_RULES


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_begins_where_only_its_seat_decides(game):
    for puzzle in puzzles.shipped(game):
        found, view, state = begin(game, puzzle)
        assert found.view(state, puzzle.seat) == view
        assert found.actors(state) == (puzzle.seat,)
        assert found.pending(state) is None
        assert puzzle.best >= puzzle.bot
        assert 1 <= puzzle.solutions < puzzle.ends
        assert bool(puzzle.others) == (view.seats > 1)


@pytest.mark.parametrize("game", SEARCHED_BY_RULES)
def test_the_best_end_is_rare(game):
    for puzzle in puzzles.shipped(game):
        assert puzzle.seat == 1
        assert puzzle.solutions <= puzzle.ends / RARE


@pytest.mark.parametrize("game", OF_SEVERAL)
def test_its_seat_alone_ends_a_game_of_several_and_never_with_more(game):
    """Whatever it does not see, and however chance falls."""
    for puzzle in sorted(puzzles.shipped(game), key=lambda puzzle: puzzle.ends)[: FEW.get(game)]:
        found, view, _ = begin(game, puzzle)
        assert puzzles.search(found, view) == Ending(puzzle.best, puzzle.ends, puzzle.solutions)
        for seed in range(5):
            table = Table(found, view.seats, view.options, Fast(seed), Origin(view, seed))
            play(table, {puzzle.seat: RandomBot()}, {puzzle.seat: Stream(seed, puzzle.seat)})
            assert table.outcome is not None
            assert table.outcome.scores[puzzle.seat - 1] <= puzzle.best


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_best_is_the_best(game):
    puzzle = smallest(game)
    puzzles.check(game, puzzle, 1)
    with refused(Disagrees, "puzzle-differs"):
        puzzles.check(game, msgspec.structs.replace(puzzle, best=puzzle.best + 1), 1)


def test_the_search_finds_what_the_kernel_finds_and_more():
    """The kernel draws the dice alone; with a special or less than all of them there can be more."""
    for puzzle in puzzles.shipped("railroad-ink"):
        _, view, state = begin("railroad-ink", puzzle)
        _, best, _ = rounds.best_drawing(state.block[:], flow.board_at(1))
        if len(view.boards[0].crossed) == 3:
            assert puzzle.best == best
        assert puzzle.best >= best


def test_a_plain_search_without_memory_agrees():
    found, _, state = begin("pioneer-rails", smallest("pioneer-rails"))
    while len(found.legal(state, 1)) and Tree(found).best(state) and not _is_small(found, state):
        state = found.apply(state, 1, next(iter(found.legal(state, 1)))).state
    assert Tree(found).best(state) == max(_ends(found, state))


def _is_small(game, state) -> bool:
    tree = Tree(game)
    tree.best(state)
    return len(tree.ends) <= 30


def _ends(game, state):
    outcome = game.outcome(state)
    if outcome is not None:
        yield outcome.scores[0]
        return
    for action in game.legal(state, 1):
        yield from _ends(game, game.apply(state, 1, action).state)


def test_what_is_too_large_is_no_puzzle():
    found, _, state = begin("pioneer-rails", smallest("pioneer-rails"))
    with pytest.raises(TooLarge):
        Tree(found, 3).best(state)
    with pytest.raises(TooLarge):  # chance comes into it
        Tree(found).best(found.setup(found.agree(1, {}), 1))


@pytest.mark.parametrize(("game", "bot", "limit"), MADE)
def test_the_same_seed_makes_the_same_puzzles(game, bot, limit):
    first, again = (list(puzzles.make(game, bot, "s", 2, limit)) for _ in range(2))
    assert first == again
    assert first[0] != first[1]
    assert msgspec.json.decode(puzzles.text(tuple(first)), type=list[Puzzle]) == first
    assert {puzzle.others for puzzle in first} == {"" if game in SEARCHED_BY_RULES else bot}


def test_what_is_no_puzzle_any_more_does_not_hold():
    found, view, _ = begin("marklin", puzzles.find("marklin", 1))
    later = msgspec.to_builtins(msgspec.structs.replace(view, turns_left=2))
    with refused(Disagrees, "puzzle-uncertain"):
        puzzles.check("marklin", msgspec.structs.replace(puzzles.find("marklin", 1), view=later), 1)
    assert puzzles.search(found, view, 3) is None


def test_a_game_of_several_has_puzzles_only_if_it_searches_itself(monkeypatch):
    monkeypatch.setattr(games, "ids", lambda having=None: ("marklin",) if having is None else ())
    with refused(BadOptions, "puzzles-not-alone"):
        next(puzzles.make("marklin", "greedy", "s", 1))


def test_what_cannot_be_made_or_found_is_refused():
    with refused(UnknownName, "no-such-bot"):
        next(puzzles.make("pioneer-rails", "nobody", "s", 1))
    for game, number in (("railroad-ink", 0), ("railroad-ink", 1000), ("marklin", 0), ("nothing", 1)):
        with refused(UnknownName, "no-such-puzzle"):
            puzzles.find(game, number)
