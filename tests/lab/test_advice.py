"""Advice: a good move and why, and what decisions have cost, from views alone."""

from itertools import islice
from typing import Any

import pytest

from whistlestop import PeopleTable, games, new_table
from whistlestop.bots import foresee
from whistlestop.bots.advice import ByScore, sheet_after
from whistlestop.core.fastdealer import Stream
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
    best = advice.hint("railroad-ink", table.view(seat)).line
    assert lost[best[0]] == 0 < max(lost.values())


def test_other_cards_are_named_only_where_they_are_worse() -> None:
    judge = games.room("pioneer-rails", "advice").ADVISERS["foreseeing"]()
    told = []
    for seed in ("a", "b", "c", "d"):
        table = new_table("pioneer-rails", 2, seed=seed)
        seat = table.actors[0]
        told += [judge.reasons(table.view(seat), (card,), Stream(1, 0)) for card in table.legal(seat)]
    compared = [[reason.args["points"] for reason in reasons] for reasons in told if len(reasons) > 1]
    assert 0 < len(compared) < len(told)
    assert all(expected > other for expected, other in compared)


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
