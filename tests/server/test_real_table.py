"""Round a real table: results from paper, sheets to print, dice and cards that all look at."""

import json
import re
from functools import partial
from urllib.parse import quote

import pytest

from tests.server.people import Person
from tests.server.service import Service
from whistlestop import games
from whistlestop.core.chance import Lot, Sealed, commitment
from whistlestop.games.railroad_ink import companion
from whistlestop.games.railroad_ink.rules import Options
from whistlestop.server import companions, opening
from whistlestop.server.housekeeping import A_DAY, sweep
from whistlestop.server.limits import RATES, Rate
from whistlestop.server.store import rows

pytestmark = pytest.mark.anyio

JSON = {"accept": "application/json"}
BOARD = quote("B1 h-h-, B2 hh--")


# --- paper


async def test_a_tap_brings_the_board_the_faults_and_the_score(service):
    ada = Person(service, "Ada")
    answer = (await ada.get(f"/paper/railroad-ink/show?board={BOARD}&use={quote('r-r- B3')}", **JSON)).json
    assert answer["board"] == "B1 h-h-, B2 hh--, B3 -r-r"
    assert {"c1-B3", "plate", "faults", "result", "seats"} <= set(answer["parts"])
    assert "B3" in answer["parts"]["faults"]
    assert 'data-light="highway" data-seat="1"' in answer["parts"]["result"]


async def test_players_come_and_go_and_each_has_a_board(service):
    ada = Person(service, "Ada")
    more = (await ada.get(f"/paper/railroad-ink/show?board={BOARD}&seats=2", **JSON)).json
    second = f"/paper/railroad-ink/show?board={quote(more['board'])}&seat=2&use={quote('r-r- D1')}"
    answer = (await ada.get(second, **JSON)).json
    assert (answer["board"], answer["seat"]) == ("B1 h-h-, B2 hh-- | D1 r-r-", 2)
    fewer = (await ada.get(f"/paper/railroad-ink/show?board={quote(answer['board'])}&seat=2&seats=1", **JSON)).json
    assert (fewer["board"], fewer["seat"]) == ("B1 h-h-, B2 hh--", 1)


async def test_a_part_lights_with_every_line_of_it(service):
    lit = (await Person(service, "Ada").get(f"/paper/railroad-ink/light?board={BOARD}&seat=1&part=highway")).json
    assert "<path" in lit["parts"]["light-1"]
    assert "value" in lit["parts"]["why"]


async def test_options_change_the_score(service):
    ada = Person(service, "Ada")
    board = quote("C3 *")

    async def total(more: str) -> str:
        parts = (await ada.get(f"/paper/railroad-ink/show?board={board}{more}", **JSON)).json["parts"]
        found = re.search(r"<tfoot>.*?<td>(.*?)</td>", parts["result"])
        assert found is not None
        return found[1]

    assert [await total(""), await total("&option-crater_fills_centre=true")] == ["0", "1"]


@pytest.mark.parametrize(
    "asked",
    [
        "board=nonsense",
        "board=B1+zzzz",
        "board=" + "x" * 9001,
        "board=" + "%7C" * 20,
        "seat=7",
        "use=h-h-+Z9",
        "use=place+B1",
        "option-edition=none",
        "board=%00",
        "seats=99999",
        "seat=%D9%A3",
    ],
)
async def test_nonsense_gets_a_sentence(service, asked):
    ada = Person(service, "Ada")
    for path in ("/paper/railroad-ink", "/paper/railroad-ink/show", "/print/railroad-ink", "/paper/railroad-ink/light"):
        answer = await ada.get(f"{path}?{asked}", **JSON)
        assert answer.status in (200, 400, 404), (path, answer.text[:300])
    shown = await ada.get(f"/paper/railroad-ink/show?{asked}", **JSON)
    if shown.status != 200:
        assert " " in shown.json["sentence"]


async def test_what_cannot_be_read_stays_to_be_mended(service):
    page = await Person(service, "Ada").get("/paper/railroad-ink?board=B1+zzzz")
    assert page.status == 400
    assert 'class="refusal"' in page.text
    assert "B1 zzzz</textarea>" in page.text


async def test_nobody_wins_before_anything_is_entered(service):
    ada = Person(service, "Ada")
    blank = (await ada.get("/paper/marklin/show?seats=2", **JSON)).json["parts"]["result"]
    assert "<h2>Score</h2>" in blank
    begun = (await ada.get(f"/paper/railroad-ink/show?board={BOARD}&seats=2", **JSON)).json["parts"]["result"]
    assert "<h2>Score</h2>" not in begun


async def test_only_games_that_know_paper_are_scored(service):
    ada = Person(service, "Ada")
    assert (await ada.get("/paper/chess")).status == 404
    assert (await ada.get("/paper/string-railway")).status == 404
    assert (await ada.get("/print/chess")).status == 404
    assert (await ada.get("/companion/new/chess")).status == 404


async def test_nobody_taps_without_end(service, monkeypatch):
    monkeypatch.setattr(type(service.hub), "ticks", staticmethod(lambda: 0.0))
    monkeypatch.setitem(RATES, "paper", Rate(3, 1))
    ada = Person(service, "Ada")
    statuses = [(await ada.get("/paper/railroad-ink/show", **JSON)).status for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]


# --- printing


async def test_leaves_for_boards_and_a_pad(service):
    ada = Person(service, "Ada")
    blank = (await ada.get("/print/railroad-ink?copies=3&size=letter")).text
    assert (blank.count('<section class="leaf'), 'class="prints letter"' in blank) == (4, True)
    filled = (await ada.get(f"/print/railroad-ink?board={BOARD}")).text
    assert (filled.count('<section class="leaf'), 'class="prints a4"' in filled) == (2, True)
    assert "<td>2</td>" in filled  # the longest highway
    assert "#fffaf0" not in filled  # paper is white by itself


@pytest.mark.parametrize("game", ["railroad-ink", "string-railway", "pioneer-rails", "marklin"])
async def test_a_pad_has_a_column_for_everybody_who_can_play(service, game):
    page = (await Person(service, "Ada").get(f"/print/{game}")).text
    assert page.count('<span class="name-line">') == games.find(game).seats[1]


# --- dice


async def opened(person: Person, **fields: object) -> str:
    """The path of new dice."""
    told = {"game": "railroad-ink", "seats": 3, "timer": 60, **fields}
    return (await person.post("/companion", told)).goes_to


async def roll(person: Person, path: str, seen: int) -> None:
    assert (await person.post(f"{path}/deal", {"seen": seen})).goes_to == path


async def test_one_rolls_and_others_look_on(service):
    ada, bea = Person(service, "Ada"), Person(service, "Bea")
    path = await opened(ada)
    page = (await bea.get(path)).text
    assert 'id="roll"' not in page
    assert 'id="roll"' in (await ada.get(path)).text
    assert (await bea.get(f"{path}/parts?seen=0", **JSON)).status == 204
    await roll(ada, path, 0)
    news = (await bea.get(f"{path}/parts?seen=0", **JSON)).json
    assert (news["seen"], news["left"] in (59, 60)) == (1, True)
    assert {f"die-{die}" for die in range(1, 5)} <= set(news["parts"])
    assert "<form" not in news["parts"]["deal"]
    assert (await bea.post(f"{path}/deal", {"seen": 1})).status == 403
    assert (await bea.post(f"{path}/end")).status == 403
    assert (await bea.get(f"{path}/parts?seen=1", **JSON)).status == 204


async def test_pressed_twice_it_rolls_once(service):
    ada = Person(service, "Ada")
    path = await opened(ada)
    await roll(ada, path, 0)
    await roll(ada, path, 0)
    assert (await ada.get(f"{path}/parts?seen=0", **JSON)).json["seen"] == 1


async def test_a_restart_goes_on_with_the_same_chance_and_the_seed_comes_last(service):
    ada, bea = Person(service, "Ada"), Person(service, "Bea")
    path = await opened(ada)
    id = path.rpartition("/")[2]
    row = await service.read(lambda connection: rows.companion(connection, id))
    secrets = (row.seed.hex().encode(), row.nonce.hex().encode())
    promised = Sealed(row.seed, row.nonce).commitment
    assert promised in (await bea.get(path)).text
    for seen in range(7):
        if seen == 3:
            await service.restart()
        assert not any(secret in body for secret in secrets for body in ada.seen + bea.seen)
        await roll(ada, path, seen)
        if seen < 6:
            await bea.get(path)
            await ada.get(f"{path}/parts?seen={seen}", **JSON)
    page = (await bea.get(path)).text
    assert all(secret.decode() in page for secret in secrets)
    assert commitment(row.seed, row.nonce) == promised
    drawn = await service.read(lambda connection: rows.draws(connection, id))
    dealer, lots = Sealed(row.seed, row.nonce), list[Lot]()
    while (draw := companion.draw(Options(), 3, lots)) is not None:  # as anybody can check (docs/fairness.md)
        lots.append(dealer.deal(len(lots), draw))
    assert [tuple(json.loads(each.lot)) for each in drawn] == lots
    assert (await ada.post(f"{path}/deal", {"seen": 7})).status == 400


async def test_ended_early_nothing_more_is_drawn(service):
    ada = Person(service, "Ada")
    path = await opened(ada, **{"option-draft": "true"})
    await roll(ada, path, 0)
    assert (await ada.get(f"{path}/parts?seen=0", **JSON)).json["seen"] == 3  # star, order of the dice, roll
    assert (await ada.post(f"{path}/end")).goes_to == path
    assert (await ada.post(f"{path}/deal", {"seen": 4})).status == 400
    assert (await ada.get(f"{path}/parts?seen=3", **JSON)).json["left"] is None
    assert "checked ✓" in (await ada.get(path)).text


async def test_when_all_is_drawn_the_hand_can_open_another_one_like_it_and_all_find_home(service):
    ada, bea = Person(service, "Ada"), Person(service, "Bea")
    path = await opened(ada, **{"option-draft": "true"})
    await ada.post(f"{path}/end")
    news = (await bea.get(f"{path}/parts?seen=0", **JSON)).json["parts"]["deal"]
    assert 'href="/"' in news
    assert "<form" not in news
    deal = (await ada.get(f"{path}/parts?seen=0", **JSON)).json["parts"]["deal"]
    assert 'href="/"' in deal
    again = (await ada.post("/companion", dict(re.findall(r'name="([^"]+)" value="([^"]+)"', deal)))).goes_to
    rows_of = [await service.read(partial(rows.companion, id=one.removeprefix("/companion/"))) for one in (path, again)]
    assert again != path
    assert len({(row.game, row.seats, row.timer, row.options) for row in rows_of}) == 1


async def test_a_draw_that_does_not_follow_from_the_seed_is_told(service):
    ada = Person(service, "Ada")
    path = await opened(ada)
    await roll(ada, path, 0)
    await ada.post(f"{path}/end")
    await service.hub.store.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE companions SET seed = x'" + "00" * 32 + "' WHERE id = '" + path.rpartition("/")[2] + "'"
        )
    )
    assert "does not agree ✕" in (await ada.get(path)).text


# --- a counter


async def counter(person: Person, **fields: object) -> str:
    """The path of a new counter."""
    return await opened(person, game="marklin", **fields)


async def enter(person: Person, path: str, *entries: str, seen: int = 0) -> None:
    for at, entry in enumerate(entries, seen):
        assert (await person.post(f"{path}/deal", {"seen": at, "entry": entry})).goes_to == path


def left_in(parts: dict[str, str], city: str) -> str:
    """What a page tells of a city."""
    found = re.search(rf'value="take {city}"[^>]*aria-label="([^"]*)"', parts["tray"])
    assert found is not None
    return found[1]


async def test_one_counts_and_others_look_on(service):
    ada, bea = Person(service, "Ada"), Person(service, "Bea")
    path = await counter(ada)
    assert 'id="undo"' in (await ada.get(path)).text
    page = (await bea.get(path)).text
    assert re.search(r'<fieldset id="table"[^>]* disabled', page)
    assert 'id="undo"' not in page
    assert not re.search(r'<fieldset id="table"[^>]* disabled', (await ada.get(path)).text)
    await enter(ada, path, "next", "take berlin")
    news = (await bea.get(f"{path}/parts?seen=0", **JSON)).json
    assert (news["seen"], left_in(news["parts"], "berlin")) == (2, "Berlin, merchandise 6")
    assert news["said"] == "Player 1: Berlin, 7 points"
    assert (await bea.post(f"{path}/deal", {"seen": 2, "entry": "next"})).status == 403


async def test_what_is_counted_survives_and_is_taken_back_entry_by_entry(service):
    ada = Person(service, "Ada")
    path = await counter(ada)
    await enter(ada, path, "next", "take berlin", "take ulm", "back")
    await service.restart()
    shown = (await ada.get(f"{path}/parts?seen=0", **JSON)).json["parts"]
    assert [left_in(shown, city) for city in ("berlin", "ulm")] == ["Berlin, merchandise 6", "Ulm, merchandise 2"]
    await enter(ada, path, "back", "back", seen=4)
    shown = (await ada.get(f"{path}/parts?seen=0", **JSON)).json
    assert left_in(shown["parts"], "berlin") == "Berlin, merchandise 7"
    assert shown["left"] is None  # nobody is on turn
    refused = await ada.post(f"{path}/deal", {"seen": 6, "entry": "back"}, **JSON)
    assert (refused.status, refused.json["sentence"]) == (400, "There is nothing to take back.")


async def test_entered_twice_from_one_page_it_counts_once(service):
    ada = Person(service, "Ada")
    path = await counter(ada)
    await enter(ada, path, "next", "take berlin")
    await enter(ada, path, "take berlin", seen=1)
    shown = (await ada.get(f"{path}/parts?seen=0", **JSON)).json
    assert (shown["seen"], left_in(shown["parts"], "berlin")) == (2, "Berlin, merchandise 6")


async def test_a_turn_is_timed_from_its_beginning_whatever_is_entered(service, monkeypatch):
    ada = Person(service, "Ada")
    path, began = await counter(ada), service.hub.now()
    clock = [began]
    monkeypatch.setattr(type(service.hub), "now", staticmethod(lambda: clock[0]))
    await enter(ada, path, "short+ 1")
    assert (await ada.get(f"{path}/parts?seen=0", **JSON)).json["left"] is None
    await enter(ada, path, "next", seen=1)
    clock[0] = began + 20
    await enter(ada, path, "take berlin", seen=2)
    told = (await ada.get(f"{path}/parts?seen=0", **JSON)).json
    assert (told["left"], told["heard"]) == (40, False)
    await enter(ada, path, "next", seen=3)
    told = (await ada.get(f"{path}/parts?seen=0", **JSON)).json
    assert (told["left"], told["heard"]) == (60, True)


@pytest.mark.parametrize(
    "entry", ["take berlin", "take rome", "route 9", "", "null", "short+ 4", "long- 1", "\x00", "x" * 99]
)
async def test_what_cannot_be_counted_is_refused_in_a_sentence(service, entry):
    ada = Person(service, "Ada")
    path = await counter(ada)
    answer = await ada.post(f"{path}/deal", {"seen": 0, "entry": entry}, **JSON)
    assert answer.status in (400, 404)
    assert " " in answer.json["sentence"]
    assert (await ada.get(f"{path}/parts?seen=0", **JSON)).status == 204


async def test_a_counter_knows_no_chance_and_ends_when_it_is_ended(service, monkeypatch):
    ada = Person(service, "Ada")
    path = await counter(ada)
    await enter(ada, path, "next")
    assert (await ada.post(f"{path}/end")).goes_to == path
    page = (await ada.get(path)).text
    assert 'class="fair"' not in page
    assert re.search(r'<fieldset id="table"[^>]* disabled', page)
    assert (await ada.post(f"{path}/deal", {"seen": 2, "entry": "next"})).status == 400
    monkeypatch.setattr(companions, "MOST_ENTRIES", 1)
    full = await counter(ada)
    await enter(ada, full, "next")
    assert (await ada.post(f"{full}/deal", {"seen": 1, "entry": "next"})).status == 400


async def test_the_code_on_the_home_page_leads_to_the_dice(service):
    ada, bea = Person(service, "Ada"), Person(service, "Bea")
    path = await opened(ada)
    found = re.search(r'class="code">([A-Z]+-\d+)<', (await ada.get(path)).text)
    assert found is not None
    assert (await bea.post("/code", {"code": found[1].lower()})).goes_to == path
    assert (await bea.post("/code", {"code": "XXX-000"})).status == 404


@pytest.mark.parametrize(
    "fields", [{"seats": 0}, {"seats": 9}, {"seats": "x"}, {"seats": 1, "option-draft": "true"}, {"option-lava": "?"}]
)
async def test_dice_that_cannot_be_are_refused_in_a_sentence(service, fields):
    answer = await Person(service, "Ada").post("/companion", {"game": "railroad-ink", "seats": 2, **fields})
    assert answer.status == 400
    assert 'class="refusal"' in answer.text


async def test_strangers_find_nothing(service):
    ada = Person(service, "Ada")
    for id in ("nowhere", "%00", "a%2Fb", "новий"):
        assert (await ada.get(f"/companion/{id}")).status == 404
        assert (await ada.post(f"/companion/{id}/deal", {"seen": 0})).status == 404
    assert (await ada.post("/companion", {"game": "chess"})).status == 404


async def test_dice_that_nobody_uses_are_forgotten(service: Service, monkeypatch):
    ada = Person(service, "Ada")
    path = await opened(ada)
    await sweep(service.hub, 30)
    assert (await ada.get(path)).status == 200
    later = service.hub.now() + 31 * A_DAY
    monkeypatch.setattr(type(service.hub), "now", staticmethod(lambda: later))
    monkeypatch.setattr(type(service.hub), "clock_jump", 0)
    await sweep(service.hub, 30)
    assert (await ada.get(path)).status == 404


async def test_a_clock_that_is_set_gives_nobody_more_than_the_turn(service):
    ada = Person(service, "Ada")
    path = await opened(ada, timer=60)
    await roll(ada, path, 0)
    now = service.hub.now()
    for skew, left in ((-3600, 60), (3600, 0)):
        service.hub.now = lambda skew=skew: now + skew
        assert (await ada.get(f"{path}/parts?seen=0", **JSON)).json["left"] == left


async def test_a_code_opens_one_thing(service, monkeypatch):
    """Whoever types the code of the dice does not come to a table of strangers."""
    codes = ["FOX-418", "FOX-418", "OWL-100", "OWL-100", "ELK-200"]
    monkeypatch.setattr(opening, "new_code", lambda: codes.pop(0))
    ada, bea = Person(service, "Ada"), Person(service, "Bea")
    dice = await opened(ada)
    table = await ada.open("open")
    more = await opened(ada)
    for code, place in (("FOX-418", dice), ("OWL-100", "/join/OWL-100"), ("ELK-200", more)):
        assert (await bea.post("/code", {"code": code})).goes_to == place
    assert (await service.live(table)).row.code == "OWL-100"
