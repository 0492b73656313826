"""Imagined positions fit all that was seen; hidden cards are as likely as they should be; forgeries are refused."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest

from tests.helpers import Numbers, play, refused
from tests.marklin.positions import Train, TrainTable
from whistlestop.core.chance import Sealed
from whistlestop.core.errors import BadNotation
from whistlestop.core.fastdealer import Stream
from whistlestop.core.kernel import compiled
from whistlestop.core.table import Table
from whistlestop.games.marklin import audit, data, game, layout
from whistlestop.games.marklin.actions import Keep, Split
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.rules import State
from whistlestop.games.marklin.seen import Passed, View

SAMPLES = 4_000 if compiled else 300
SLACK = 5  # standard errors


def samples(view: View, count: int = SAMPLES) -> list[State]:
    numbers = Stream(7, 1)
    return [game.imagine(view, numbers) for _ in range(count)]


def hand(state: State, seat: int) -> dict[str, int]:
    at = side_at(seat) + layout.HAND
    return dict(zip(data.CARDS, state.block[at : at + layout.CARDS], strict=True))


def tickets(state: State, seat: int) -> set[str]:
    where = state.block[layout.TICKET : layout.TICKET + layout.TICKETS]
    return {name for name, place in zip(data.TICKETS, where, strict=True) if place == seat}


def assert_about(found: float, wanted: float, variance: float) -> None:
    """A mean over all samples."""
    assert abs(found - wanted) <= SLACK * (variance / SAMPLES) ** 0.5


def test_hidden_cards_follow_the_counts(train: Train):
    """Of the cards that seat 1 has not seen, each is equally likely to be one of seat 2's."""
    train("red*5 locomotive", "blue*3 green*7", row="red blue green black locomotive", discards="passenger*8 white*9")
    unseen = Counter(dict(zip(data.CARDS, data.CARD_COUNTS, strict=True)))
    unseen.subtract(Counter({"red": 6, "locomotive": 2, "blue": 1, "green": 1, "black": 1, "passenger": 8, "white": 9}))
    total, held = sum(unseen.values()), 10
    found = [hand(state, 2) for state in samples(train.view(1))]
    for name, count in unseen.items():
        share = count / total
        variance = held * share * (1 - share) * (total - held) / (total - 1)
        assert_about(sum(cards[name] for cards in found) / SAMPLES, held * share, variance)
    assert all(sum(cards.values()) == held for cards in found)


def test_cards_known_to_be_in_a_hand_are_there(train: Train):
    train("", "blue*3", row="plus4 blue green black white", current=2)
    train.do("take 1", seat=2).falls("row red").do("take 2", seat=2).falls("row red")
    for state in samples(train.view(1), 200):
        assert hand(state, 2)["plus4"] >= 1
        assert hand(state, 2)["blue"] >= 1


def test_a_spectator_imagines_all_hands(train: Train):
    train("red*10", "blue*5")
    mean = sum(hand(state, 1)["red"] for state in samples(train.view(None))) / SAMPLES
    share = 10 / 113  # the row is seen
    assert_about(mean, 10 * share, 10 * share * (1 - share))


def test_hidden_tickets_follow_their_decks(train: Train):
    """Seat 2 keeps one short and two long tickets: each that seat 1 has not seen is equally likely."""
    train(tickets={1: "leipzig-ulm berlin-chemnitz", 2: "bremen-kassel kiel-schweiz hamburg-dresden"})
    counts: Counter[str] = Counter()
    for state in samples(train.view(1)):
        kept = tickets(state, 2)
        assert sum(data.TICKET_NUMBERS[name] >= data.FIRST_LONG for name in kept) == 2
        assert len(kept) == 3
        counts.update(kept)
    assert not {"leipzig-ulm", "berlin-chemnitz"} & set(counts)
    for name, is_in in zip(data.TICKETS, data.IN_SET[0], strict=True):
        if is_in and name not in ("leipzig-ulm", "berlin-chemnitz"):
            share = 2 / 22 if data.TICKET_NUMBERS[name] >= data.FIRST_LONG else 1 / 22
            assert_about(counts[name] / SAMPLES, share, share * (1 - share))


def test_own_tickets_under_a_deck_stay_in_their_places(train: Train):
    train().do("tickets 4 0").falls("tickets bremen-kassel berlin-chemnitz dortmund-mannheim koblenz-ulm")
    train.do("keep 2", "done")
    for state in samples(train.view(1), 50):
        assert game.view(state, 1).under[0] == ("bremen-kassel", "dortmund-mannheim", "koblenz-ulm")
    others = Counter(name for s in samples(train.view(2), 400) for name in under_names(s))
    assert len(others) > 20


# --- tickets that others have drawn from under a deck

FOUR = "bremen-kassel berlin-chemnitz dortmund-mannheim koblenz-ulm"


def all_but(left: str) -> dict[int, str]:
    """Seat 1 has every ticket but these."""
    names = [name for name, is_in in zip(data.TICKETS, data.IN_SET[0], strict=True) if is_in]
    return {1: " ".join(name for name in names if name not in left.split())}


def places_of(state: State, ticket: str) -> tuple[str, int]:
    """Where a ticket is: with whom, as which of an offer, or how far down under its deck."""
    s, number = state.block, data.TICKET_NUMBERS[ticket]
    place = s[layout.TICKET + number]
    if place == layout.UNDER_DECK:
        return "under", under_names(state).index(ticket) + 1
    if place > layout.OFFERED:
        offer = [game.view(state, seat).boards[seat - 1].offer for seat in (1, 2)][place - layout.OFFERED - 1]
        return "offered", offer.index(ticket) + 1
    return "kept", place


def passed_on(train: Train, kept: str) -> Train:
    """Seat 1 puts three short tickets under an empty deck; seat 2 draws them and keeps some."""
    train(tickets=all_but(FOUR)).do("tickets 4 0").falls(f"tickets {FOUR}").do("keep 1", "done")
    train.do("tickets 3 0", seat=2)
    return train.do(f"keep {kept}", "done", seat=2) if kept else train


def test_a_ticket_under_a_deck_is_followed_to_who_draws_it(train: Train):
    _, *three = FOUR.split()
    passed_on(train, "")
    assert train.view(1).passed == tuple(Passed(name, offered=(place,)) for place, name in enumerate(three, 1))
    assert train.view(2).passed == train.view(None).passed == ()
    for state in samples(train.view(1), 20):
        assert game.view(state, 1) == train.view(1)
        assert game.view(state, 2).boards[1].offer == tuple(three)
    train.do("keep 1 2 3", "done", seat=2)
    assert train.view(1).passed == tuple(Passed(name, kept_by=(2,)) for name in three)
    for state in samples(train.view(1), 20):
        assert tickets(state, 2) == set(three)


@pytest.mark.parametrize("kept", ["1", "2", "3", "1 2", "1 3", "2 3"])
def test_of_an_offer_is_known_how_many_were_kept_and_in_which_order_the_rest_went_back(train: Train, kept: str):
    _, *three = FOUR.split()
    passed_on(train, kept)
    many, possible = len(kept.split()), {name: set[tuple[str, int]]() for name in three}
    for chosen in combinations(three, many):
        back = [name for name in three if name not in chosen]
        for name in three:
            possible[name].add(("kept", 2) if name in chosen else ("under", back.index(name) + 1))
    view = train.view(1)
    told = {
        passed.ticket: {("kept", seat) for seat in passed.kept_by} | {("under", place) for place in passed.under}
        for passed in view.passed
    }
    assert told == possible
    found: dict[str, set[tuple[str, int]]] = {name: set() for name in three}
    for state in samples(view, 300):
        assert game.view(state, 1) == view
        for name in three:
            found[name].add(places_of(state, name))
    assert found == possible


def test_what_is_known_of_a_ticket_does_not_depend_on_where_it_is(train: Train):
    """Whoever cannot tell two positions apart cannot after the same moves of others, either."""
    train(tickets=all_but(FOUR), seats=3).do("tickets 4 0").falls(f"tickets {FOUR}").do("keep 1", "done")
    train.do("tickets 3 0", "keep 2", "done", seat=2)
    states = [train.table.state, *samples(train.view(1), 60)]
    assert len({places_of(state, "koblenz-ulm") for state in states}) > 1
    for text in ("tickets 2 0", "keep 2", "done"):
        states = [game.apply(state, 3, game.notation.parse_action(text)).state for state in states]
        assert {game.view(state, 1) for state in states} == {game.view(states[0], 1)}


def test_a_ticket_that_passes_on_again_may_be_with_either(train: Train):
    """Seat 2 gives back one of two that seat 1 knows; seat 3 draws it."""
    train(tickets=all_but("bremen-kassel berlin-chemnitz dortmund-mannheim"), seats=3)
    train.do("tickets 3 0").falls("tickets bremen-kassel berlin-chemnitz dortmund-mannheim").do("keep 1", "done")
    train.do("tickets 2 0", "keep 2", "done", seat=2)
    assert train.view(1).passed == (
        Passed("berlin-chemnitz", kept_by=(2,), under=(1,)),
        Passed("dortmund-mannheim", kept_by=(2,), under=(1,)),
    )
    train.do("tickets 1 0", seat=3)
    assert train.view(1).passed == (
        Passed("berlin-chemnitz", kept_by=(2,), offered=(1,)),
        Passed("dortmund-mannheim", kept_by=(2,), offered=(1,)),
    )
    assert train.view(2).passed == (Passed("berlin-chemnitz", offered=(1,)),)
    train.do("keep 1", "done", seat=3)
    assert train.view(2).passed == (Passed("berlin-chemnitz", kept_by=(3,)),)
    assert train.view(3).passed == ()
    found = {(*tickets(state, 2), *tickets(state, 3)) for state in samples(train.view(1), 200)}
    assert found == {("berlin-chemnitz", "dortmund-mannheim"), ("dortmund-mannheim", "berlin-chemnitz")}
    for state in samples(train.view(2), 20):
        assert tickets(state, 3) == {"berlin-chemnitz"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_are_remembered_truly(seats: int):
    """Random players draw tickets until the decks have been through many hands."""
    table: TrainTable = Table(game, seats, {}, Sealed.from_text("passed"))
    rng, known = random.Random(1), 0
    while table.actors and table.view(None).turn < 60 * seats:
        seat = rng.choice(table.actors)
        drawing = [action for action in table.legal(seat) if isinstance(action, Split)]
        keeping = [action for action in table.legal(seat) if isinstance(action, Keep)]
        table.submit(seat, rng.choice(drawing or [k for k in keeping if len(k.tickets) < 3] or list(table.legal(seat))))
        s = table.state.block
        if table.view(None).turn and table.view(None).phase == "turn":
            assert audit.are_memories_true(s)
        for viewer in range(1, seats + 1):
            view = table.view(viewer)
            known += len(view.passed)
            if view.passed:
                assert game.view(game.imagine(view, Stream(known, 1)), viewer) == view
    assert known > 100


def under_names(state: State) -> list[str]:
    s = state.block
    return [data.TICKETS[s[layout.UNDER + place] % layout.UNDER_STEP] for place in range(s[layout.UNDER_N])]


def test_what_was_given_back_at_set_up_is_nothing_that_another_kept_there():
    table: TrainTable = Table(game, 2, {}, Sealed.from_text("returned"))
    for seat in (1, 2):
        table.seat(seat).do("tickets 4 0")
    for seat in (1, 2):
        table.seat(seat).do("keep 1 2")
        table.seat(seat).do("done")
    returned = set(table.view(1).returned)
    assert len(returned) == 2
    assert not any(returned & tickets(state, 2) for state in samples(table.view(1), 500))
    seen = [name for state in samples(table.view(2), 500) for name in tickets(state, 1)]
    assert len(set(seen)) > 15


def test_while_others_choose_their_offers_are_imagined():
    table: TrainTable = Table(game, 3, {}, Sealed.from_text("offers"))
    for seat in (1, 2, 3):
        table.seat(seat).do("tickets 1 3")
    table.seat(2).do("keep 1 2")
    table.seat(3).do("keep 1 2 4")
    table.seat(3).do("done")
    view = table.view(1)
    for state in samples(view, 100):
        assert game.view(state, 1) == view
        assert game.actors(state) == (1, 2)
        assert len(game.view(state, 2).boards[1].offer) == 4
        assert len(tickets(state, 3)) == 3
        after = state
        for seat in (1, 2):
            after = game.apply(after, seat, next(iter(game.legal(after, seat)))).state
            after = game.apply(after, seat, next(iter(game.legal(after, seat)))).state
        assert game.view(after, None).turn == 1


@pytest.mark.parametrize("seats", [2, 5])
def test_an_imagined_game_can_be_played_on_to_its_end(seats: int):
    table: TrainTable = Table(game, seats, {}, Sealed.from_text("onward"))
    play(table, random.Random(3), 90)
    forked = table.fork(2, seed=5)
    play(forked, random.Random(4))
    assert forked.finished


# --- what no game can show


def changed(view: View, **changes: Any) -> View:
    return msgspec.structs.replace(view, **changes)


def side_changed(view: View, seat: int, **changes: Any) -> View:
    sides = list(view.boards)
    sides[seat - 1] = msgspec.structs.replace(sides[seat - 1], **changes)
    return changed(view, boards=tuple(sides))


FORGERIES: dict[str, Any] = {
    "a passed ticket that is nowhere": lambda v: changed(v, passed=(Passed("kiel-schweiz"),)),
    "a passed ticket that somebody has kept, who has none": lambda v: changed(
        v, passed=(Passed("kiel-schweiz", kept_by=(2,)),)
    ),
    "a passed ticket with nobody": lambda v: changed(v, passed=(Passed("kiel-schweiz", kept_by=(3,)),)),
    "an own ticket that was passed on": lambda v: changed(v, passed=(Passed("leipzig-ulm", kept_by=(2,)),)),
    "a passed ticket under nothing": lambda v: changed(v, passed=(Passed("kiel-schweiz", under=(1,)),)),
    "a passed ticket in no offer": lambda v: changed(v, passed=(Passed("kiel-schweiz", offered=(1,)),)),
    "an unknown passed ticket": lambda v: changed(v, passed=(Passed("berlin-moskau", kept_by=(2,)),)),
    "too many seats": lambda v: changed(v, boards=v.boards * 3),
    "an unknown seat": lambda v: changed(v, seat=7),
    "an unknown phase": lambda v: changed(v, phase="later"),
    "a phase of set-up in a turn": lambda v: changed(v, phase="choose"),
    "nobody's turn": lambda v: changed(v, current=0),
    "a track of nobody": lambda v: changed(v, owners=(9, *v.owners[1:])),
    "too few tracks": lambda v: changed(v, owners=v.owners[1:]),
    "two tracks of a pair": lambda v: changed(v, owners=(1, 1, *v.owners[2:])),
    "a passenger of nobody": lambda v: changed(v, passengers=(-1, *v.passengers[1:])),
    "a token below one that lies there": lambda v: changed(v, tokens=(*v.tokens[:5], 1, *v.tokens[6:])),
    "an unknown card": lambda v: changed(v, row=("gold", *v.row[1:])),
    "a short row": lambda v: changed(v, row=v.row[1:]),
    "a card too many": lambda v: changed(v, deck=v.deck + 1),
    "too many discards": lambda v: changed(v, discards=(12, *v.discards[1:])),
    "negative discards": lambda v: changed(v, discards=(-1, *v.discards[1:])),
    "too many tickets": lambda v: changed(v, ticket_decks=(99, 20)),
    "an unknown ticket": lambda v: side_changed(v, 1, tickets=("berlin-moskau",) * v.boards[0].kept),
    "a ticket that is kept twice": lambda v: side_changed(v, 1, tickets=("leipzig-ulm",) * 2, first_kept=(0, 2)),
    "a ticket that is not played with": lambda v: side_changed(v, 1, tickets=("berlin-schweiz",)),
    "a seat that no byte holds": lambda v: changed(v, owners=(300, *v.owners[1:])),
    "a number that no block holds": lambda v: changed(v, deck=1 << 70),
    "an unknown stage": lambda v: side_changed(v, 2, stage="asleep"),
    "a ticket of the wrong deck": lambda v: changed(v, under=(("leipzig-ulm",), ())),
    "a foreign hand": lambda v: side_changed(v, 2, hand=(0,) * 11),
    "a known card that is not there": lambda v: side_changed(v, 1, known=(11,) * 11),
    "cards that are not there": lambda v: side_changed(v, 2, cards=200),
    "trains that were never laid": lambda v: side_changed(v, 1, trains=3),
    "points from nowhere": lambda v: side_changed(v, 1, routes=77),
    "a claim of another's track": lambda v: changed(v, phase="place", claimed="berlin-dresden"),
    "a ride from nowhere": lambda v: changed(v, phase="ride"),
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_a_view_that_no_game_can_show_is_refused(train: Train, forge: Any):
    train("red*3 blue", "green*4", tracks={1: "kiel-rostock"}, tickets={1: "leipzig-ulm", 2: "kiel-schweiz"})
    view = train.view(1)
    assert game.view(game.imagine(view, Numbers()), 1) == view
    with refused(BadNotation, "marklin-impossible-view"):
        game.imagine(forge(view), Numbers())


def test_a_view_survives_a_file(train: Train):
    train("red*3", tracks={1: "kiel-rostock"}, passengers={"kiel": 1}).do("depart kiel", "ride kiel-rostock")
    view = train.view(1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
