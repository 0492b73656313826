"""Games of every variant, each step followed by a referee that shares nothing with the engine."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.helpers import PAIRS, Telling, choose, glimpse
from tests.string_railway import oracle, variants
from tests.string_railway.positions import StringTable
from tests.string_railway.referee import Referee
from tests.string_railway.variants import Variant
from whistlestop.core.chance import DealerKind, Draw, Lot, Sealed
from whistlestop.core.kernel import compiled
from whistlestop.core.table import Table
from whistlestop.games.string_railway import borders, flow, game, layout, score
from whistlestop.games.string_railway.views import points_of

format_action, parse_action = game.notation.format_action, game.notation.parse_action

EXAMPLES = 20 if compiled else 3  # of each property
TURNS = 3 if compiled else 1  # of each variant; some games are played to their end
WHOLE = [{"seats": seats} for seats in (2, 3, 4, 5)]
EVERY_VARIANT = variants.ALL if compiled else variants.ALL[2:3]


def test_the_variants_meet_every_pair_of_options():
    assert variants.missing_pairs() == set()


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=variants.name)
def test_a_random_game_follows_the_rules(variant: Variant):
    follow(variant, TURNS)


@pytest.mark.long
@pytest.mark.parametrize("variant", WHOLE, ids=variants.name)
def test_a_whole_random_game_follows_the_rules(variant: Variant):
    table, referee = follow(variant, None)
    outcome = table.outcome
    assert outcome is not None
    own = [referee.scores[seat :: table.seats] for seat in range(table.seats)]
    assert list(outcome.scores) == [max(scores) for scores in own]
    ranks = [sorted(scores, reverse=True) for scores in own]
    assert list(outcome.places) == [1 + sum(other > rank for other in ranks) for rank in ranks]
    assert all(left == {"short": 0, "long": 0} for left in referee.left)


def follow(variant: Variant, turns: int | None) -> tuple[StringTable, Referee]:
    """Random players act, and after each action table and referee must agree."""
    seats, options = variants.split(variant)
    dealer, rng = Telling(game, f"game {variants.name(variant)}"), random.Random(7)
    table: StringTable = Table(game, seats, options, dealer)
    referee = Referee(seats, **options)
    while table.actors and (turns is None or table.state.block[layout.TURN] < turns):
        view = table.view(None)
        if view.phase in ("placing", "laying"):
            if not referee.border:
                introduce(table, referee)
            for text in dealer.told:
                if not text.startswith("landscape"):
                    referee.fell(text)
            dealer.told.clear()
            assert table.actors == (referee.seat,)
        seat = table.actors[0]
        assert_view_is_enough(table, rng)
        action = choose(table.legal(seat), rng)
        text = format_action(action)
        assert parse_action(text) == action
        assert action in table.legal(seat)
        table.submit(seat, action)
        if view.phase in ("placing", "laying"):
            referee.did(seat, text)
            assert_same_points(table, referee)
    assert turns is not None or table.finished
    return table, referee


def introduce(table: StringTable, referee: Referee) -> None:
    """Show the referee the table before the first turn."""
    s = table.state.block
    strings = [points_of(s, string) for string in (layout.BORDER, layout.RIVER, layout.MOUNTAIN)]
    border, river, mountain = (list(zip(points[::2], points[1::2], strict=True)) for points in strings)
    referee.landscape(border, river, mountain, bool(s[layout.MAY_TOUCH]))
    for company, mark in enumerate(table.view(None).marks):
        referee.base(company, oracle.tile_corners(*borders.marked_tile(s, mark - 1)))


def assert_same_points(table: StringTable, referee: Referee) -> None:
    s = table.state.block
    assert [s[flow.company_at(company) + layout.SCORE] for company in range(referee.companies)] == referee.scores
    for seat in range(1, table.seats + 1):
        sheet = table.sheet(seat)
        assert sheet.total == max(referee.scores[seat - 1 :: table.seats])
        assert {item.part for item in sheet.items} <= set(score.PARTS)


def assert_view_is_enough(table: StringTable, rng: random.Random) -> None:
    """A view gives back the whole position, and nobody sees more than anybody else."""
    viewer = rng.choice([None, *range(1, table.seats + 1)])
    view = table.view(viewer)
    assert game.imagine(view, rng) == table.state  # type: ignore[arg-type]


# --- the order of the deck is the only secret, and it is nowhere


class Half:
    """The first outcomes of one seed, the later ones of another."""

    kind: DealerKind = "sealed"

    def __init__(self, first: str, then: str, until: int) -> None:
        self._first, self._then, self._until = Sealed.from_text(first), Sealed.from_text(then), until

    def deal(self, number: int, draw: Draw) -> Lot:
        return (self._first if number < self._until else self._then).deal(number, draw)


def look_alike(variant: Variant, past: str, until: int) -> list[StringTable]:
    """Play two games with the same past and another deck below, up to the draw that parts them.

    Till then states, views, histories, versions and sheets are equal.
    """
    seats, options = variants.split(variant)
    tables: list[StringTable] = [
        Table(game, seats, options, Half(past, f"{past}, {then}", until)) for then in ("one future", "another")
    ]
    rng = random.Random(past)
    while tables[0].actors and tables[0].dealt <= until:
        assert tables[0].state == tables[1].state
        for viewer in (None, *range(1, seats + 1)):
            assert glimpse(tables[0], viewer) == glimpse(tables[1], viewer)
        seat = tables[0].actors[0]
        action = choose(tables[0].legal(seat), rng)
        for table in tables:
            table.submit(seat, action)
    return tables


def test_two_games_part_with_what_is_drawn():
    """The test below would prove nothing if equal things were drawn."""
    first, second = look_alike({"seats": 3}, "past", 4)
    assert first.state != second.state


@pytest.mark.paired
@given(variant=st.sampled_from(EVERY_VARIANT), seed=st.integers(0, 10**6), ahead=st.integers(0, 4))
@settings(max_examples=PAIRS or EXAMPLES)
def test_games_that_differ_only_in_what_will_be_drawn_look_the_same(variant: Variant, seed: int, ahead: int):
    seats, options = variants.split(variant)
    begun = Table(game, seats, options, Sealed.from_text(f"past {seed}"))
    look_alike(variant, f"past {seed}", begun.dealt + ahead)
