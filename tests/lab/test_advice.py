"""Advice: a good move and why, and what decisions have cost, from views alone."""

import random
from itertools import combinations, islice
from typing import Any

import msgspec
import pytest

from tests.helpers import choose, glimpse
from tests.string_railway.test_playouts import Half
from whistlestop import PeopleTable, games, new_table
from whistlestop.bots import foresee
from whistlestop.bots.advice import ByScore, sheet_after
from whistlestop.core.decisions import decisions
from whistlestop.core.fastdealer import Stream
from whistlestop.games.marklin import actions as marklin_actions
from whistlestop.games.marklin import data as marklin
from whistlestop.games.marklin.outlook import ticket_way
from whistlestop.games.pioneer_rails.actions import Take
from whistlestop.lab import advice
from whistlestop.lab.simulate import find_bot
from whistlestop.words import LOCALES, say

pytestmark = pytest.mark.long

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "railroad-ink": (1, {"lava": True}),
    "marklin": (2, {}),
    "pioneer-rails": (2, {}),
    "string-railway": (2, {}),
}


def table_of(game: str, actions: int = 0) -> PeopleTable:
    seats, options = TABLES[game]
    table = new_table(game, seats, options, seed="advice")
    for _ in range(actions):
        seat = table.actors[0]
        table.submit(seat, next(iter(table.legal(seat))))
    return table


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_can_be_done_and_told_in_every_language(game: str) -> None:
    table = table_of(game, 3)
    seat = table.actors[0]
    hint = advice.hint(game, table.view(seat))
    for reason in hint.reasons:
        assert all(say(locale, reason.id, reason.args) for locale in LOCALES)
    for part, _ in hint.scores:
        assert all(say(locale, f"{game}-part-{part}") for locale in LOCALES)
    before = table.sheet(seat)
    for action in hint.line:
        table.submit(seat, action)
    if not table.pending and table.actors == (seat,):  # nothing has fallen meanwhile
        assert {part: points for part, points in hint.scores if points > 0}.items() <= {
            part: table.sheet(seat).points(part) - before.points(part) for part, _ in hint.scores
        }.items()


@pytest.mark.parametrize("game", TABLES)
def test_the_same_view_has_the_same_advice(game: str) -> None:
    table = table_of(game, 3)
    view = table.view(table.actors[0])
    assert advice.hint(game, view) == advice.hint(game, view)


# --- what a seat cannot know does not change a word

LANES = 6  # actions that somebody does in secret
HIDDEN: list[tuple[str, dict[str, Any]]] = [
    ("railroad-ink", {}),
    ("railroad-ink", {"lava": True, "meteors": True}),
    ("railroad-ink", {"draft": True}),
    ("marklin", {}),
    ("pioneer-rails", {}),
    ("pioneer-rails", {"advanced": True}),
]


def parted(game: str, options: dict[str, Any]) -> tuple[PeopleTable, PeopleTable]:
    """Two tables that seat 1 cannot tell apart: what seat 2 has done there in secret differs."""
    for seed in range(20):
        for first, second in _ways(begun(game, options, seed), random.Random(seed)):
            one, other = begun(game, options, seed), begun(game, options, seed)
            for table, line in ((one, first), (other, second)):
                for action in line:
                    table.submit(2, action)
            if 1 in one.actors == other.actors and one.state != other.state and glimpse(one, 1) == glimpse(other, 1):
                return one, other
    raise AssertionError("nothing is secret")


def begun(game: str, options: dict[str, Any], seed: int) -> PeopleTable:
    """A table at which both seats are to act, if that ever comes."""
    table, rng = new_table(game, 2, options, seed=f"secret {seed}"), random.Random(seed)
    for _ in range(20):
        if len(table.actors) == 2:
            break
        table.submit(table.actors[0], choose(table.legal(table.actors[0]), rng))
    return table


def _ways(table: PeopleTable, rng: random.Random) -> list[tuple[tuple[Any, ...], tuple[Any, ...]]]:
    """Pairs of lines that seat 2 could play: nothing and something, or one action and another."""
    if 2 not in table.actors:
        return []
    pairs = [((action,), (other,)) for action, other in combinations(islice(table.legal(2), 8), 2)]
    line: list[Any] = []
    while len(line) < LANES and table.actors == (1, 2):
        line.append(choose(table.legal(2), rng))
        table.submit(2, line[-1])
    return [*(((), tuple(line[:length])) for length in range(len(line), 0, -1)), *pairs]


@pytest.mark.parametrize(("game", "options"), HIDDEN)
def test_what_others_do_in_secret_changes_neither_hints_nor_analyses(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = parted(game, options)
    assert one.hint(1) == other.hint(1)
    before = len(decisions(one, 1))
    for table in (one, other):
        while table.can_undo(2):
            table.undo(2)
        rng = random.Random(3)
        while len(decisions(table, 1)) == before:  # seat 1 does something else, and the rest of the round follows
            table.submit(table.actors[0], choose(table.legal(table.actors[0]), rng))
    # All that a verdict follows from: the view, what was done, and the number that gives the luck.
    monkeypatch.setattr(advice, "judge", lambda game, view, *more: (msgspec.json.encode(view), *more))
    first, second = ([asked for _, asked in advice.analyse(table, 1)] for table in (one, other))
    assert first == second


def test_what_will_be_drawn_does_not_change_hints() -> None:
    """In String Railway nothing else is hidden."""
    past = table_of("string-railway", 5)
    one, other = (
        PeopleTable(past.game, past.seats, {}, Half("advice", future, past.dealt)) for future in ("one", "another")
    )
    for table in (one, other):
        for _ in range(5):
            table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
    assert one.hint(one.actors[0]) == other.hint(other.actors[0])
    while one.dealt == past.dealt:
        for table in (one, other):
            table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
    assert one.state != other.state, "nothing was secret"


@pytest.mark.parametrize("game", TABLES)
def test_whoever_does_as_hinted_loses_nothing(game: str) -> None:
    """A hint and an analysis of the same moment have the same luck."""
    table = table_of(game, 3)
    asked: list[int] = []
    seat = table.actors[0]
    while len(asked) < 2:
        if seat not in table.actors or table.lane(seat):
            table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
            continue
        asked.append(len(table.log))
        for action in table.hint(seat).line:
            table.submit(seat, action)
    lost = {decision.at: verdict.lost for decision, verdict in advice.analyse(table, seat)}
    assert [lost[at] for at in asked if at in lost] == [0] * len(asked)


@pytest.mark.parametrize("game", TABLES)
def test_the_best_line_costs_nothing_and_others_no_less(game: str) -> None:
    table = table_of(game, 3)
    seat = table.actors[0]
    view = table.view(seat)
    best = advice.judge(game, view, (next(iter(table.legal(seat))),)).best
    assert advice.judge(game, view, best).lost == 0
    assert all(advice.judge(game, view, (action,)).lost >= 0 for action in islice(table.legal(seat), 3))


def test_by_score_the_difference_of_the_sheets_is_what_was_lost() -> None:
    table = table_of("railroad-ink")
    view = table.view(1)
    judge = ByScore(table.game)
    state = table.game.imagine(view, Stream(1, 0))
    line = foresee(table.game, state, 1, find_bot("railroad-ink", "greedy"), Stream(1, 0))
    gained = sheet_after(table.game, state, 1, line).total - table.sheet(1).total
    assert gained > 0
    assert judge.gain(view, line, (), Stream(1, 0)) == 100 * gained
    assert judge.gain(view, (), line, Stream(1, 0)) == 0


def test_a_wasted_round_costs_points_by_what_was_learned() -> None:
    table = new_table("railroad-ink", 1, {"must_draw": "free"}, seed="waste")
    level, judge = advice.judge_of("railroad-ink", table.options)
    assert level == games.levels("railroad-ink")[-1]
    assert judge.counts == "points"
    nothing_drawn = (table.game.notation.parse_action("done"),)
    assert advice.judge("railroad-ink", table.view(1), nothing_drawn).lost > 300
    assert advice.hint("railroad-ink", table.view(1)).reasons[0].id == "railroad-ink-advice-outlook"


def test_a_wasted_round_costs_points_in_other_variants_too() -> None:
    table = new_table("railroad-ink", 2, {"must_draw": "free", "lava": True}, seed="waste")
    nothing_drawn = (table.game.notation.parse_action("done"),)
    assert advice.judge("railroad-ink", table.view(1), nothing_drawn).lost > 300


def test_of_the_pairs_of_a_draft_one_is_the_best() -> None:
    """A pick is a decision by itself: others pick before anything is drawn."""
    table = new_table("railroad-ink", 2, {"draft": True}, seed="pick")
    seat = table.actors[0]
    lost = {pick: advice.judge("railroad-ink", table.view(seat), (pick,)).lost for pick in table.legal(seat)}
    best = advice.hint("railroad-ink", table.view(seat))
    assert lost[best.line[0]] == 0 < max(lost.values())
    next_best = sorted(lost.values())[1]
    (reason,) = best.reasons
    assert reason.id == "railroad-ink-advice-pair"
    assert reason.args["points"] == pytest.approx(next_best / 100, abs=0.6)
    while len(table.legal(table.actors[0])) > 1:
        table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
    assert table.hint(table.actors[0]).reasons == ()  # the last pair is nobody's choice


def test_before_the_first_picks_nothing_is_said_of_the_end_of_the_game() -> None:
    """What a board is worth was learned of boards after a round."""
    table = new_table("railroad-ink", 2, {"meteors": True, "draft": True}, seed="advice")
    seat = table.actors[0]
    view = table.view(seat)
    ways = [(action,) for action in table.legal(seat)]
    _, judge = advice.judge_of("railroad-ink", table.options)
    assert all(judge.reasons(view, way, Stream(1, 0)) == () for way in ways)
    assert {judge.gain(view, one, other, Stream(1, 0)) for one in ways for other in ways} == {0}


def test_a_base_is_advised_with_a_reason() -> None:
    table = new_table("string-railway", 2, seed="base")
    hint = table.hint(table.actors[0])
    assert [reason.id for reason in hint.reasons] == ["string-railway-advice-base"]


def test_the_colour_of_a_card_is_told_to_serve_a_ticket_only_where_its_way_lacks_it() -> None:
    table = new_table("marklin", 2, seed="cards")
    while table.view(1).phase != "turn":
        table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
    seat = table.actors[0]
    view, judge = table.view(seat), games.room("marklin", "advice").ADVISERS["foreseeing"]()
    lacking = {
        ticket: {(*marklin.COLOURS, None)[marklin.TRACK_COLOURS[marklin.TRACK_NUMBERS[track]]] for track in way.tracks}
        for ticket in view.boards[seat - 1].tickets
        if (way := ticket_way(view.owners, 2, seat, ticket)) is not None
    }
    told = {}
    for slot, card in enumerate(view.row, 1):
        reasons = judge.reasons(view, (marklin_actions.Take(slot),), Stream(1, 0))
        told[card] = sum(reason.id == "marklin-advice-card" for reason in reasons)
    assert told == {card: sum(card in colours for colours in lacking.values()) for card in view.row}
    assert sum(told.values()) > 0


def test_of_what_is_hidden_nothing_is_promised() -> None:
    """Who completes the most tickets is known when all are shown: an imagined position knows it too early."""
    promised = 0
    for seed in range(4):
        table = new_table("marklin", 2, seed=seed)
        table.play("planner")
        last = max((decisions(table, seat)[-1] for seat in (1, 2)), key=lambda decision: decision.end)
        view = table.game.view(last.state, seat := table.game.actors(last.state)[0])
        line = advice.hint("marklin", view)
        assert "bonus" not in dict(line.scores)
        imagined = table.game.imagine(view, Stream(1, 0))
        promised += sheet_after(table.game, imagined, seat, line.line).points("bonus") > 0
    assert promised


def test_other_cards_are_named_only_where_they_are_worse() -> None:
    judge = games.room("pioneer-rails", "advice").ADVISERS["foreseeing"]()
    told = []
    for seed in range(12):
        table = new_table("pioneer-rails", 2, seed=seed)
        while table.view(1).turn < 6 or not isinstance(next(iter(table.legal(table.actors[0]))), Take):
            table.submit(table.actors[0], next(iter(table.legal(table.actors[0]))))
        seat = table.actors[0]
        told += [judge.reasons(table.view(seat), (card,), Stream(1, 0)) for card in table.legal(seat)]
    compared = [[reason.args["points"] for reason in reasons] for reasons in told if len(reasons) > 1]
    assert 0 < len(compared) < len(told)
    assert all(expected > other for expected, other in compared)


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_expected_after_the_last_turn_is_the_score(seats: int) -> None:
    """Hands of rounds that are over and objectives met before belong to it, though no turn changes them."""
    table = new_table("pioneer-rails", seats, seed="last turn")
    while table.view(1).turn < 19 or 1 not in table.actors:
        seat = table.actors[0]
        table.submit(seat, next(iter(table.legal(seat))))
    hint = advice.hint("pioneer-rails", table.view(1))
    id = "pioneer-rails-advice-outlook" if seats > 1 else "pioneer-rails-advice-outlook-alone"
    (expected,) = [int(reason.args["points"]) for reason in hint.reasons if reason.id == id]
    for action in hint.line:
        table.submit(1, action)
    met = sum(turn > 0 for turn in table.view(1).boards[0].met) if seats == 1 else 0
    assert abs(expected - table.sheet(1).total - 10 * met) <= 1


def test_where_no_bot_can_say_more_the_score_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.room("railroad-ink", "advice"), "ADVISERS", {})
    level, judge = advice.judge_of("railroad-ink", table_of("railroad-ink").options)
    assert level == games.levels("railroad-ink")[-1]
    assert judge.means == "advice-means-score"


@pytest.mark.parametrize("game", games.ids("advice"))
def test_what_the_numbers_mean_is_told_in_every_language(game: str) -> None:
    for make in games.room(game, "advice").ADVISERS.values():
        assert all(say(locale, make().means) for locale in LOCALES)


@pytest.mark.parametrize("game", games.offered())
def test_every_adviser_speaks_for_a_bot(game: str) -> None:
    assert set(games.room(game, "advice").ADVISERS) <= set(games.levels(game))
