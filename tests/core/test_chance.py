"""Draws and dealers: what can fall, what falls from a seed, and what anybody can check."""

import hashlib
from collections import Counter
from itertools import pairwise, product
from typing import Any

import pytest

from tests.core.tables import ROLL, ROLLS, A, AnyTable, do
from tests.helpers import refused
from whistlestop.core import chance
from whistlestop.core.chance import Deck, Die, Draw, Scripted, Sealed
from whistlestop.core.errors import BadChance, Illegal, Stale
from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Fell, Table, Version
from whistlestop.games.railroad_ink import game
from whistlestop.games.railroad_ink.actions import Confirm

DIE = Draw("die", (Die((0, 1, 2, 3, 4, 5)),))
HAND = Draw("hand", (Deck((3, 1, 2), 4),))


def sealed_numbers(seed: bytes, outcome: int) -> Any:
    """docs/fairness.md, written down once more."""
    block = 0
    while True:
        message = outcome.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hashlib.blake2b(message, key=seed, person=b"whistlestop-deal").digest()
        yield from (int.from_bytes(digest[i : i + 8], "big") for i in range(0, 64, 8))
        block += 1


def test_a_sealed_outcome_depends_on_the_seed_and_its_number_only():
    one, two, other = Sealed.from_text("a"), Sealed.from_text("a"), Sealed.from_text("b")
    forwards = [one.deal(number, DIE) for number in range(50)]
    backwards = [two.deal(number, DIE) for number in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert forwards != [other.deal(number, DIE) for number in range(50)]


def test_anybody_can_recompute_a_sealed_outcome():
    dealer = Sealed.from_text("recompute")
    draw = Draw("long", (*[Die(tuple(range(6)))] * 20, Deck((3, 1, 2), 6)))
    for number in range(20):
        stream = sealed_numbers(dealer.seed, number)
        wanted = [next(stream) % 6 for _ in range(20)]  # a word of the last stretch is next to impossible
        left = [0, 0, 0, 1, 2, 2]
        for size in range(6, 0, -1):
            wanted.append(left.pop(next(stream) % size))
        assert dealer.deal(number, draw) == tuple(wanted)


def test_odds_are_those_of_whoever_picks():
    """A die with a face twice, then three cards: lots number by number, against all numbers that could be drawn."""
    draw = Draw("mixed", (Die((4, 2, 4)), Deck((2, 0, 1), 2), Deck((1, 1), 1)))
    picked: Counter[chance.Lot] = Counter()
    for numbers in product(range(3), range(3), range(2), range(2)):
        rest = list(numbers)
        picked[chance.pick(draw, lambda bound, rest=rest: rest.pop(0))] += 1  # type: ignore[misc]
    lots: dict[chance.Lot, int] = {(): 1}
    while any(chance.odds(draw, lot) for lot in lots):
        lots = {(*lot, n): ways * more for lot, ways in lots.items() for n, more in chance.odds(draw, lot).items()}
    assert lots == picked
    assert list(chance.odds(draw, ())) == [2, 4]
    assert chance.odds(draw, (2, 0)) == {0: 1, 2: 1}


@pytest.mark.parametrize("begun", [(2, 2, 2, 2, 2), (0, 1)])
def test_odds_of_a_whole_lot_are_none(begun):
    draw = Draw("whole", tuple([Die((0, 1, 2))] * 5) if len(begun) == 5 else (Deck((1, 1), 2),))
    assert chance.odds(draw, begun) == {}


def test_words_that_would_favour_some_values_are_thrown_away():
    """Below 3 · 2⁶² every fourth word is of the incomplete last stretch."""
    sides = 3 << 62
    dealer = Sealed.from_text("fair")
    numbers = chance._SealedNumbers(dealer.seed, 0)
    stream = sealed_numbers(dealer.seed, 0)
    words = [next(stream) for _ in range(400)]
    fair = [word for word in words if word < (1 << 64) - (1 << 64) % sides]
    assert 50 < len(words) - len(fair) < 150
    assert [numbers.below(sides) for _ in range(200)] == [word % sides for word in fair[:200]]


def chi_square(counts: Counter[Any], expected: dict[Any, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[value] - wanted) ** 2 / wanted for value, wanted in expected.items())


@pytest.mark.parametrize("dealer", [Sealed.from_text("chi"), Fast(123)], ids=lambda d: d.kind)
def test_each_face_is_equally_likely(dealer: Any):
    counts = Counter(dealer.deal(number, DIE)[0] for number in range(6000))
    assert chi_square(counts, dict.fromkeys(range(6), 1000.0)) < 20.5  # 5 degrees, one in a thousand


@pytest.mark.parametrize("dealer", [Sealed.from_text("deck"), Fast(321)], ids=lambda d: d.kind)
def test_each_order_of_a_deck_is_equally_likely(dealer: Any):
    """Two cards of three kinds, one, two and three of each: every pair as often as its cards allow."""
    draw = Draw("pair", (Deck((1, 2, 3), 2),))
    counts = Counter(dealer.deal(number, draw) for number in range(6000))
    have = (1, 2, 3)
    pairs = {(a, b): have[a] * (have[b] - (a == b)) / 30 for a in range(3) for b in range(3)}
    expected = {pair: 6000 * share for pair, share in pairs.items() if share}
    assert chi_square(counts, expected) < 24.3  # 7 degrees, one in a thousand


@pytest.mark.parametrize("dealer", [Sealed.from_text("lag"), Fast(77)], ids=lambda d: d.kind)
def test_neighbouring_outcomes_and_dice_are_independent(dealer: Any):
    two = Draw("two", (Die((0, 1, 2, 3, 4, 5)), Die((0, 1, 2, 3, 4, 5))))
    rolls = [dealer.deal(number, two) for number in range(7200)]
    expected = {(a, b): 200.0 for a in range(6) for b in range(6)}
    assert chi_square(Counter(rolls), expected) < 66.6  # 35 degrees, one in a thousand
    lagged = Counter((one[0], other[0]) for one, other in pairwise(rolls))
    assert chi_square(lagged, expected) < 66.6


def test_the_commitment_is_the_hash_of_seed_and_nonce():
    dealer = Sealed(bytes(range(32)), bytes(16))
    assert dealer.commitment == hashlib.sha256(bytes(range(32)) + bytes(16)).hexdigest()
    assert dealer.commitment == chance.commitment(dealer.seed, dealer.nonce)
    assert dealer.commitment != Sealed(bytes(range(32)), bytes(15) + b"\x01").commitment


def test_a_live_seed_is_random_and_long():
    one, two = Sealed(), Sealed()
    assert (len(one.seed), len(one.nonce)) == (32, 16)
    assert one.seed != two.seed
    assert one.nonce != two.nonce


def test_a_table_takes_a_sealed_dealer_of_its_own():
    tables = [Table(game, 1) for _ in range(4)]
    assert {table.dealer.kind for table in tables} == {"sealed"}
    assert len({table.dealer.seed for table in tables}) == 4  # type: ignore[attr-defined]


def test_scripted_outcomes_come_in_order_and_then_the_table_waits():
    table: AnyTable = Table(game, 1, {"must_draw": "free"}, Scripted(ROLLS[:2]))
    do(table, A, "done")
    assert table.log[-1] == Fell(ROLLS[1])
    do(table, A, "done")
    assert (table.actors, table.pending is not None) == ((), True)
    with pytest.raises(Illegal):
        table.submit(A, Confirm())
    table.resolve(ROLLS[2])
    assert (table.actors, table.pending) == ((A,), None)
    with refused(Stale, "nothing-to-deal"):
        table.resolve(ROLLS[3])


def test_a_fast_outcome_is_a_function_of_seed_and_number():
    one, other = Fast(42), Fast(43)
    assert [one.deal(n, HAND) for n in range(30)] == [Fast(42).deal(n, HAND) for n in range(30)]
    assert [one.deal(n, HAND) for n in range(30)] != [other.deal(n, HAND) for n in range(30)]
    assert Stream(42, 1).below(1000) != Stream(42, 2).below(1000)  # lanes of the bots apart from the dice


@pytest.mark.parametrize("dealer", [Sealed.from_text("check"), Fast(8)], ids=lambda d: d.kind)
def test_what_a_dealer_deals_is_possible(dealer: Any):
    for number in range(300):
        for draw in (DIE, HAND, Draw("both", (*HAND.parts, *DIE.parts, *HAND.parts))):
            chance.check(draw, dealer.deal(number, draw))


@pytest.mark.parametrize(
    ("draw", "lot", "reason"),
    [
        (DIE, (), "chance-size"),
        (DIE, (1, 1), "chance-size"),
        (DIE, (6,), "chance-impossible"),
        (DIE, (-1,), "chance-impossible"),
        (HAND, (0, 0, 0), "chance-size"),
        (HAND, (0, 0, 0, 0), "chance-impossible"),
        (HAND, (1, 1, 0, 0), "chance-impossible"),
        (HAND, (3, 0, 0, 0), "chance-impossible"),
        (HAND, (-1, 0, 0, 0), "chance-impossible"),
        (Draw("both", (*DIE.parts, *HAND.parts)), (0, 0, 0, 0, 6), "chance-impossible"),
    ],
)
def test_an_impossible_outcome_is_refused(draw: Draw, lot: tuple[int, ...], reason: str):
    with refused(BadChance, reason):
        chance.check(draw, lot)


def test_a_possible_outcome_is_not():
    chance.check(DIE, (5,))
    chance.check(HAND, (0, 2, 1, 2))
    chance.check(Draw("nothing", ()), ())


def test_a_table_refuses_an_impossible_outcome_and_goes_on_waiting():
    table: AnyTable = Table(game, 1, {}, Scripted())
    for lot in ((0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 9), (8, 0, 0, 8)):
        with pytest.raises(BadChance):
            table.resolve(lot)
    assert (table.log, table.dealt, table.version(A)) == ((), 0, Version(0, 0))
    table.resolve(ROLL)
