"""Games of cardboard in the browser: entered tap by tap, scored as at the counter."""

from functools import partial

from tests.helpers import illegal, refused
from whistlestop.core.errors import BadNotation
from whistlestop.games.marklin import desk, paper, printing
from whistlestop.games.marklin.rules import Options
from whistlestop.words import say

PLAIN = Options()
ENGLISH = partial(say, "en")
TABLE = "berlin-leipzig chemnitz-leipzig | berlin-chemnitz | 12; kiel-rostock | | 3"


def tapped(*uses: str, text: str = paper.BLANK, seat: int = 1) -> str:
    for use in uses:
        tool, place = use.split()
        text = paper.tap(text, seat, tool, place, PLAIN)
    return text


def test_a_tap_gives_a_track_and_another_one_takes_it_back():
    text = tapped("place berlin-leipzig")
    assert text.startswith("berlin-leipzig |")
    back = tapped("place berlin-leipzig", text=text)
    assert [side.held.tracks for side in desk.read(back)[0]] == [(), ()]
    theirs = tapped("place berlin-leipzig", text=text, seat=2)
    assert [side.held.tracks for side in desk.read(theirs)[0]] == [(), ("berlin-leipzig",)]


def test_tickets_and_merchandise():
    text = tapped("ticket berlin-chemnitz", "merchandise 12")
    (own, other) = (side.held for side in desk.read(text)[0])
    assert (own.tickets, own.merchandise, other.merchandise) == (("berlin-chemnitz",), 12, 0)
    assert desk.read(tapped("ticket berlin-chemnitz", text=text))[0][0].held.tickets == ()


def test_a_city_gives_its_tokens_from_the_top_down():
    text = tapped("place berlin", "place berlin", "place augsburg", "place augsburg")  # the second has but one
    (own, other) = desk.read(text)[0]
    assert (own.tokens, own.held.merchandise, other.held.merchandise) == ({"berlin": (7, 6), "augsburg": (2,)}, 15, 0)
    theirs = tapped("place berlin", text=text, seat=2)
    assert desk.read(theirs)[0][1].tokens == {"berlin": (5,)}
    back = tapped("token berlin", text=text)
    assert desk.read(back)[0][0].held.merchandise == 9
    sheet = paper.show(text, 1, PLAIN, ENGLISH).sheets[0]
    assert [(item.points, item.places) for item in sheet.items] == [(13, ("berlin",)), (2, ("augsburg",))]
    assert paper.seated(text, 3).count('"routes"') == 3
    assert desk.read(tapped("merchandise 4", text=text))[0][0].tokens is None
    with refused(BadNotation, "marklin-paper-typed"):
        tapped("merchandise 4", "place berlin")


def test_what_no_game_comes_to_is_refused_with_its_rule():
    with illegal("TR-1.1", "ticket-held"):
        tapped("ticket berlin-chemnitz", text=tapped("ticket berlin-chemnitz"), seat=2)
    with illegal("TR-1.3", "too-much-merchandise"):
        tapped("merchandise 999")
    with refused(BadNotation, "marklin-unknown-board"):
        tapped("merchandise many")


def test_it_is_scored_as_at_the_counter():
    shown = paper.show(TABLE, 1, PLAIN, ENGLISH)
    counted = desk.score_line(TABLE, PLAIN)
    for sheet, player in zip(shown.sheets, counted["players"], strict=True):
        parts = {part: sheet.points(part) for part in ("routes", "tickets", "merchandise", "bonus")}
        assert parts | {"total": sheet.total} == {part: player[part] for part in (*parts, "total")}
    assert list(shown.outcome.places) == counted["places"]
    assert paper.seated(shown.text, 3).count(";") == 2


def test_the_page_offers_tickets_that_nobody_has():
    tray = paper.show(TABLE, 2, PLAIN, ENGLISH).parts["tray"]
    assert 'value="ticket berlin-chemnitz"' not in tray
    own = paper.show(TABLE, 1, PLAIN, ENGLISH).parts["tray"]
    assert '<button class="tool" form="paper" name="use" value="ticket berlin-chemnitz"' in own


def test_lights_and_prints():
    assert "<path" in paper.light(TABLE, 1, "tickets", PLAIN, ENGLISH)["under"]
    (blank,), (filled,) = printing.boards("", PLAIN, ENGLISH), printing.boards(TABLE, PLAIN, ENGLISH)
    assert "var(--" not in blank + filled
    assert blank != filled
