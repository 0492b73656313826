"""TR-7 and TR-8: passengers, merchandise, and countries as dead ends."""

import pytest

from tests.helpers import illegal
from tests.marklin.positions import Train
from whistlestop.core.errors import Illegal
from whistlestop.core.kernel import block
from whistlestop.games.marklin import data, rides
from whistlestop.games.marklin.notation import parse_action

WAY = "berlin-magdeburg leipzig-magdeburg chemnitz-leipzig"


def onward(train: Train) -> set[str]:
    return {text.removeprefix("ride ") for text in train.legal() if text.startswith("ride")}


def test_tr_7_1_along_own_tracks_step_by_step(train: Train):
    train(tracks={1: WAY}, passengers={"berlin": 1})
    train.do("depart berlin")
    assert train.legal() == {"ride berlin-magdeburg"}
    train.do("ride berlin-magdeburg")
    assert train.legal() == {"ride leipzig-magdeburg", "done"}
    train.do("ride leipzig-magdeburg", "done")
    assert train.actors == (2,)


def test_tr_7_1_whoever_was_placed_can_travel_in_a_later_turn(train: Train):
    # Augsburg is the first city, and its track to Munich the first track: the ends of all numbers of actions.
    train("purple*2").do("claim augsburg-muenchen#1 purple", "place augsburg", "done")
    for _ in range(2):
        train.do("take deck", seat=2).falls("card red")
    assert "depart augsburg" in train.legal()
    train.do("depart augsburg", "ride augsburg-muenchen#1", "done")
    assert train.side().merchandise == 4


def test_tr_7_1_or_as_a_whole(train: Train):
    train(tracks={1: WAY}, passengers={"berlin": 1})
    steps = ("depart berlin", "ride berlin-magdeburg", "ride leipzig-magdeburg", "done")
    train.table.batch(1, [parse_action(step) for step in steps])
    assert train.actors == (2,)
    train(tracks={1: WAY}, passengers={"berlin": 1})
    with pytest.raises(Illegal):
        train.table.batch(1, [parse_action(step) for step in ("depart berlin", "ride chemnitz-leipzig", "done")])
    assert train.phase == "turn"


def test_tr_7_1_only_from_where_an_own_passenger_stands(train: Train):
    train(tracks={1: WAY}, passengers={"berlin": 2})
    with illegal("TR-7.1", "no-passenger-there"):
        train.do("depart berlin")
    train(tracks={1: WAY}, passengers={"kiel": 1})
    with illegal("TR-7.1", "no-way-on"):
        train.do("depart kiel")


@pytest.mark.parametrize(
    ("hand", "tracks"),
    [
        ("passenger", {}),  # nobody's tracks
        ("", {2: "bremen-hamburg"}),  # no card for another player's
        ("passenger", {1: "bremerhaven-kiel"}),  # own tracks, but elsewhere
    ],
)
def test_tr_7_1_nobody_departs_without_a_track_to_take(train: Train, hand, tracks):
    train(hand, tracks=tracks, passengers={"bremen": 1})
    assert not train.may("depart bremen")
    with illegal("TR-7.1", "no-way-on"):
        train.do("depart bremen")


def test_tr_7_1_every_ride_begins_anew(train: Train):
    tracks = {1: "berlin-magdeburg", 2: "leipzig-magdeburg"}
    train("passenger*2", tracks=tracks, passengers={"berlin": 1, "magdeburg": 1})
    train.do("depart berlin", "ride berlin-magdeburg", "ride leipzig-magdeburg", "done")
    for _ in range(2):
        train.do("take deck", seat=2).falls("card red")
    train.do("depart magdeburg", "ride leipzig-magdeburg", "done")  # the same track, for one card again
    assert train.hand() == {}
    assert train.side().merchandise == 3 + 4 + 3  # Leipzig gives its second token


def test_tr_7_1_a_track_of_another_player_costs_a_passenger_card(train: Train):
    train(
        "passenger", tracks={1: "berlin-magdeburg", 2: "leipzig-magdeburg chemnitz-leipzig"}, passengers={"berlin": 1}
    )
    train.do("depart berlin", "ride berlin-magdeburg", "ride leipzig-magdeburg")
    with illegal("TR-7.1", "no-passenger-card"):
        train.do("ride chemnitz-leipzig")
    assert train.hand() == {"passenger": 1}  # discarded together when the move ends
    train.do("done")
    assert train.hand() == {}
    assert train.discards == {"passenger": 1}


def test_tr_7_1_the_track_must_have_an_owner_and_begin_where_the_passenger_is(train: Train):
    train("passenger", tracks={1: WAY}, passengers={"berlin": 1}).do("depart berlin")
    with illegal("TR-7.1", "track-unowned"):
        train.do("ride berlin-dresden")
    with illegal("TR-7.1", "track-elsewhere"):
        train.do("ride chemnitz-leipzig")


def test_tr_7_1_no_track_twice(train: Train):
    train(tracks={1: WAY}, passengers={"berlin": 1}).do("depart berlin", "ride berlin-magdeburg")
    with illegal("TR-7.1", "track-travelled"):
        train.do("ride berlin-magdeburg")


@pytest.mark.parametrize("allowed", [False, True])
def test_tr_7_1_no_riding_back_on_a_parallel_track_but_by_option(train: Train, allowed):
    tracks = {1: "hamburg-kiel#1", 2: "hamburg-kiel#2"}
    train("passenger", seats=4, tracks=tracks, passengers={"kiel": 1}, parallel_return=allowed)
    train.do("depart kiel", "ride hamburg-kiel#1")
    assert train.may("ride hamburg-kiel#2") == allowed


@pytest.mark.parametrize("needed", [False, True])
def test_tr_7_1_a_move_may_begin_on_a_paid_track_but_for_the_option(train: Train, needed):
    tracks = {1: "berlin-dresden", 2: "berlin-magdeburg"}
    train("passenger", tracks=tracks, passengers={"berlin": 1}, own_track_needed=needed).do("depart berlin")
    assert onward(train) == ({"berlin-dresden"} if needed else {"berlin-dresden", "berlin-magdeburg"})
    if needed:
        with illegal("TR-7.1", "own-track-first"):
            train.do("ride berlin-magdeburg")
    else:
        train.do("ride berlin-magdeburg", "done")


def test_tr_7_1_with_the_option_nobody_departs_on_paid_tracks_alone(train: Train):
    train("passenger", tracks={2: "berlin-magdeburg"}, passengers={"berlin": 1}, own_track_needed=True)
    assert not train.may("depart berlin")
    train("passenger", tracks={2: "berlin-magdeburg"}, passengers={"berlin": 1})
    assert train.may("depart berlin")


def test_tr_7_1_returned_passenger_cards_fill_gaps_after_the_move(train: Train):
    tracks = {1: "berlin-magdeburg", 2: "leipzig-magdeburg"}
    train("passenger", row="- red - - -", rest=2, tracks=tracks, passengers={"berlin": 1})
    train.do("depart berlin", "ride berlin-magdeburg", "ride leipzig-magdeburg", "done").falls("row passenger")
    assert train.row == "passenger red - - -"
    assert train.actors == (2,)


def test_tr_7_2_the_top_token_of_each_city_reached_but_not_of_the_first(train: Train):
    train(tracks={1: WAY}, passengers={"berlin": 1}, tokens={"leipzig": "2"})
    train.do("depart berlin", "ride berlin-magdeburg", "ride leipzig-magdeburg", "ride chemnitz-leipzig")
    assert train.side().merchandise == 3 + 3 + 3  # yellow; the second of the red stack; yellow
    train.do("done")
    items = [(item.args["city"], item.points) for item in train.table.sheet(1).items if item.part == "merchandise"]
    assert items == [("chemnitz", 3), ("leipzig", 3), ("magdeburg", 3)]
    assert train.points("merchandise", 2) == 4


RING = "frankfurt-mainz#1 mainz-mannheim#1 frankfurt-mannheim#1 koblenz-mainz#1"


@pytest.mark.parametrize("revisit", [False, True])
def test_tr_7_2_at_most_one_token_per_city_and_move(train: Train, revisit):
    # From Koblenz round the ring back to Mainz, whose only token is gone by then.
    train(tracks={1: RING}, passengers={"koblenz": 1}, revisit_tokens=revisit)
    train.do("depart koblenz", "ride koblenz-mainz#1", "ride frankfurt-mainz#1", "ride frankfurt-mannheim#1")
    train.do("ride mainz-mannheim#1")
    assert train.side().merchandise == 4 + 3 + 2


@pytest.mark.parametrize(("revisit", "again"), [(False, 0), (True, 2)])
def test_tr_7_2_a_city_passed_twice_gives_two_tokens_by_option(train: Train, revisit, again):
    # From Stuttgart to Mannheim and round the ring: Mannheim has three tokens.
    tracks = "mannheim-stuttgart#1 mainz-mannheim#1 frankfurt-mainz#1 frankfurt-mannheim#1"
    train(tracks={1: tracks}, passengers={"stuttgart": 1}, revisit_tokens=revisit)
    train.do("depart stuttgart", "ride mannheim-stuttgart#1", "ride mainz-mannheim#1", "ride frankfurt-mainz#1")
    before = train.side().merchandise
    train.do("ride frankfurt-mannheim#1")
    assert train.side().merchandise - before == again


def test_tr_7_2_the_city_of_departure_never_gives_one(train: Train):
    train(tracks={1: RING}, passengers={"mainz": 1}, revisit_tokens=True)
    train.do("depart mainz", "ride frankfurt-mainz#1", "ride frankfurt-mannheim#1", "ride mainz-mannheim#1")
    assert train.side().merchandise == 4 + 3


def test_tr_7_3_cities_with_passengers_may_be_passed(train: Train):
    train(tracks={1: WAY}, passengers={"berlin": 1, "magdeburg": 2, "leipzig": 1})
    train.do("depart berlin", "ride berlin-magdeburg", "ride leipzig-magdeburg", "done")
    assert train.view().passengers[data.PLACE_NUMBERS["magdeburg"]] == 2


def test_tr_7_3_passengers_never_enter_countries(train: Train):
    train(tracks={1: "daenemark-kiel hamburg-kiel#1"}, passengers={"kiel": 1}).do("depart kiel")
    assert onward(train) == {"hamburg-kiel#1"}
    with illegal("TR-7.3", "no-ride-abroad"):
        train.do("ride daenemark-kiel")
    train(tracks={1: "daenemark-kiel"}, passengers={"kiel": 1})
    assert not train.may("depart kiel")


def test_tr_7_3_a_move_may_collect_nothing_but_must_travel(train: Train):
    train(tracks={1: "bremen-bremerhaven"}, passengers={"bremen": 1}, tokens={"bremerhaven": "2"})
    train.do("depart bremen")
    with illegal("TR-7.3", "not-travelled"):
        train.do("done")
    train.do("ride bremen-bremerhaven", "done")
    assert train.side().merchandise == 0


@pytest.mark.parametrize(("city", "takers"), [("berlin", "2 2 1 2"), ("erfurt", "2")])
def test_tr_7_2_an_empty_stack_gives_nothing(train: Train, city, takers):
    track = f"{city}-leipzig"
    train(tracks={1: track}, passengers={"leipzig": 1}, tokens={city: takers})
    before = train.view().tokens, train.side().merchandise
    train.do("depart leipzig", f"ride {track}")
    assert (train.view().tokens, train.side().merchandise) == before


def test_tr_7_3_then_the_passenger_leaves_the_game(train: Train):
    train(tracks={1: WAY}, passengers={"berlin": 1}).do("depart berlin", "ride berlin-magdeburg", "done")
    assert train.view().passengers == (0,) * 35
    assert train.side().supply == 2


def test_tr_7_a_ride_can_be_taken_back_until_it_is_confirmed(train: Train):
    train(tracks={1: WAY}, passengers={"berlin": 1}).do("depart berlin", "ride berlin-magdeburg")
    train.table.undo(1)
    assert train.side().merchandise == 0
    train.table.restart_turn(1)
    assert train.phase == "turn"
    assert train.view().passengers[data.PLACE_NUMBERS["berlin"]] == 1


# --- the best ride


def best(train: Train, city: str, cards: int = 0, seat: int = 1) -> tuple[int, list[str]]:
    trail = block(len(data.TRACKS))
    points, length = rides.best_trail(
        train.table.state.block, seat, data.PLACE_NUMBERS[city], cards, 1_000_000, trail
    )  # fmt: skip
    return points, [data.TRACKS[track] for track in trail[:length]]


def test_tr_7_the_best_ride_takes_a_dead_end_first_or_last(train: Train):
    train(tracks={1: RING}, passengers={"mainz": 1})
    points, tracks = best(train, "mainz")
    assert points == 4 + 3 + 2  # round the ring, then Koblenz
    assert tracks[-1] == "koblenz-mainz#1"


def test_tr_7_the_best_ride_pays_only_for_what_brings_more(train: Train):
    train(
        "passenger*2", tracks={1: "berlin-magdeburg", 2: "leipzig-magdeburg berlin-hannover"}, passengers={"berlin": 1}
    )
    assert best(train, "berlin", 0) == (3, ["berlin-magdeburg"])
    assert best(train, "berlin", 1) == (7, ["berlin-magdeburg", "leipzig-magdeburg"])
    assert best(train, "berlin", 2) == (7, ["berlin-magdeburg", "leipzig-magdeburg"])


# --- TR-8

KIEL_TO_REGENSBURG = "kiel-rostock berlin-rostock berlin-dresden dresden-regensburg"
SOUTH_TO_NORTH = (
    "karlsruhe-mannheim frankfurt-mannheim#1 frankfurt-kassel#1 hannover-kassel#1 hamburg-hannover#1 hamburg-kiel#1"
)


@pytest.mark.parametrize(
    ("tracks", "ticket", "is_joined"),
    [
        ("daenemark-kiel hamburg-kiel#1 berlin-hamburg#1", "daenemark-berlin", True),
        # two border tracks to one country do not join each other
        (f"bremerhaven-daenemark daenemark-kiel {KIEL_TO_REGENSBURG}", "bremerhaven-regensburg", False),
        (f"bremerhaven-kiel {KIEL_TO_REGENSBURG}", "bremerhaven-regensburg", True),
        ("bremerhaven-emden bremerhaven-daenemark daenemark-kiel hamburg-kiel#1", "emden-hamburg", False),
        # a country–country ticket: own tracks link a border track of each
        ("daenemark-kiel bremerhaven-kiel bremerhaven-emden emden-niederlande", "daenemark-niederlande", True),
        ("daenemark-kiel bremerhaven-emden emden-niederlande", "daenemark-niederlande", False),
        ("bremerhaven-daenemark bremerhaven-emden emden-niederlande", "daenemark-niederlande", True),
        (f"frankreich-karlsruhe {SOUTH_TO_NORTH} daenemark-kiel", "frankreich-daenemark", True),
        (f"{SOUTH_TO_NORTH} daenemark-kiel", "frankreich-daenemark", False),
        (f"frankreich-karlsruhe {SOUTH_TO_NORTH}", "frankreich-daenemark", False),
        # through a third country there is no way
        ("frankreich-freiburg freiburg-schweiz konstanz-schweiz konstanz-lindau lindau-muenchen",
         "frankreich-muenchen", False),
        ("frankreich-freiburg freiburg-konstanz konstanz-lindau lindau-muenchen", "frankreich-muenchen", True),
    ],
)  # fmt: skip
def test_tr_8_countries_are_dead_ends(train: Train, tracks, ticket, is_joined):
    train(tracks={1: tracks}, tickets={1: ticket})
    points = data.TICKET_POINTS[data.TICKET_NUMBERS[ticket]]
    assert train.points("tickets") == (points if is_joined else -points)
    (item,) = [item for item in train.table.sheet(1).items if item.part == "tickets"]
    assert (item.reason == "marklin-ticket-joined") == is_joined
    train(tracks={1: tracks}, tickets={1: ticket}, turns_left=1)
    for _ in range(2):
        train.do("take deck").falls("card red")
    assert train.table.outcome is not None
    bonus = 10 if is_joined else 0
    assert train.table.outcome.scores[0] == train.side().routes + (points if is_joined else -points) + bonus
