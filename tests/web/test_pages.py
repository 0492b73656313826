"""Every page of this folder: sound, safe, labelled, in all languages; and what each of them offers."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from msgspec.structs import replace

from tests.web import facts
from tests.web.facts import BOT, CARD, EMPTY, FREE, FRIEND, FULL, GAME, HOST, HOSTILE, KEPT, LEVELS, LINK, reader
from tests.web.pages import Element, Page
from whistlestop.core.game import Outcome
from whistlestop.games.pioneer_rails.data import MOST_MAP_SEED
from whistlestop.web import (
    assets,
    challenge,
    client_words,
    curtain,
    door,
    errors,
    home,
    lobby,
    offline,
    opening,
    phrases,
    puzzles,
    seat_link,
    statistics,
    status,
)
from whistlestop.web.models import Chair, Departure, ProcessFacts, PuzzleLine, Reader
from whistlestop.words import LOCALES, say

MINE = Chair(1, "person", HOSTILE, is_here=True, is_mine=True, is_host=True)
GUEST = Chair(2, "person", "Olena", is_here=True, is_mine=True)
REFUSED = {
    "option-lava": "true",
    "seats": "3",
    "seat-2": "same",
    "name-2": HOSTILE,
    "name": HOSTILE,
    "option-longest": "cells",
}

PAGES: dict[str, Callable[[Reader], str]] = {
    "offline": offline.offline,
    "status": lambda who: status.status(who, "0.1", [ProcessFacts(HOSTILE, 3700, 1, 2, 3, None, 4, 5, 1 << 28)] * 2),
    "our mistake": lambda who: errors.closed(who, 500, "?", HOSTILE),
    "home": lambda who: home.home(who, facts.departures(), [CARD]),
    "first visit": lambda who: home.home(who, [], [CARD]),
    "four games": lambda who: home.home(who, [], [CARD] * 4),
    "being prepared": lambda who: home.home(who, [], [replace(CARD, is_ready=False)]),
    "new table": lambda who: opening.new_table(who, CARD, {}),
    "new table with a number": lambda who: opening.new_table(who, facts.NUMBERED, {"option-map_seed": "7"}),
    "refused table": lambda who: opening.new_table(who, CARD, REFUSED, HOSTILE),
    "lobby of the host": lambda who: lobby.lobby(who, facts.lobby(MINE, FRIEND, KEPT, host=True)),
    "full lobby": lambda who: lobby.lobby(who, facts.lobby(MINE, FRIEND, host=True, can_start=True)),
    "lobby of a guest": lambda who: lobby.lobby(who, facts.lobby(HOST, GUEST, EMPTY)),
    "lobby of a spectator": lambda who: lobby.lobby(who, facts.lobby(FRIEND, KEPT)),
    "door": lambda who: door.door(who, facts.door("join", HOST, FRIEND, KEPT), HOSTILE),
    "full door": lambda who: door.door(who, facts.door("join", *FULL)),
    "started door": lambda who: door.door(who, facts.door("join", *FULL, started=True)),
    "door to a seat": lambda who: door.door(who, facts.door("seat", seat=1)),
    "door to a free seat": lambda who: door.door(who, facts.door("seat", seat=4)),
    "door to watch": lambda who: door.door(who, facts.door("watch")),
    "door of the host": lambda who: door.door(who, facts.door("host")),
    "curtain": lambda who: curtain.curtain(who, facts.curtain()),
    "challenges": lambda who: challenge.challenges(who, facts.challenges(), 286),
    "challenge": lambda who: challenge.challenge(who, facts.challenges()[0]),
    "challenge of another day": lambda who: challenge.challenge(who, facts.challenges()[-1]),
    "puzzles": lambda who: puzzles.puzzles(who, {GAME: [PuzzleLine(1, 50, None), PuzzleLine(2, 50, 50)]}),
    "statistics": lambda who: statistics.statistics(who, facts.records(), facts.server_records()),
    "no statistics": lambda who: statistics.statistics(who, [], []),
    "closed": lambda who: errors.closed(who, 404, HOSTILE),
}

each_page = pytest.mark.parametrize("name", PAGES)
each_locale = pytest.mark.parametrize("locale", LOCALES)


def page_of(name: str, locale: str = "en") -> Page:
    return Page(PAGES[name](reader(locale)))


def texts(page: Page, tag: str, class_: str) -> list[str]:
    return [element.text for element in page.all(tag) if class_ in element.classes]


# --- all pages


@each_page
@each_locale
def test_a_page_is_sound(name, locale):
    page = page_of(name, locale)
    assert page.one("html").get("lang") == locale
    assert page.one("main").get("id") == "main"
    assert page.all("a")[0].get("href") == "#main"
    assert len(page.all("h1")) == 1
    ids = [element.get("id") for element in page.elements if element.get("id")]
    assert len(ids) == len(set(ids))


@each_page
def test_nothing_that_people_wrote_becomes_markup(name):
    html = PAGES[name](reader())
    assert "<script>" not in html
    assert {script.get("type") for script in Page(html).all("script")} <= {"module", "application/json"}


@each_page
def test_no_page_needs_more_than_its_own_server(name):
    for element in page_of(name).elements:
        handlers = [name for name in element.attributes if name.startswith("on") or name == "style"]
        assert not handlers, element.tag
        for attribute in ("href", "src", "action", "formaction"):
            address = element.get(attribute)
            assert not address or address.startswith(("/", "#")), address  # "" is the page itself
            assert address is None or not address.startswith("//"), address
        assert element.tag not in ("style", "iframe", "object", "embed", "base")


@each_page
def test_what_a_page_loads_exists(name):
    page = page_of(name)
    loaded = [link.get("href") for link in page.all("link", rel="stylesheet")]
    loaded += [script.get("src") for script in page.all("script", type="module")]
    for address in loaded:
        assert address is not None
        assert assets.find(address.removeprefix("/static/")) is not None, address


@each_page
@each_locale
def test_every_control_has_a_name(name, locale):
    page = page_of(name, locale)
    labelled = {label.get("for") for label in page.all("label")}
    for element in page.elements:
        if element.tag in ("select", "textarea", "input") and element.get("type") != "hidden":
            label = element.inside("label")
            named = element.get("aria-label") or element.get("id") in labelled - {None} or (label and label.text)
            assert named, element.attributes
        if element.tag in ("button", "a", "summary"):
            assert element.get("aria-label") or element.text, element.attributes


@each_page
def test_forms_post_within_the_server(name):
    for form in page_of(name).all("form"):
        assert form.get("method") == "post"


@each_page
def test_there_is_at_most_one_primary_button(name):
    shown = [element for element in page_of(name).elements if "go" in element.classes]
    assert len(shown) <= 1


@pytest.mark.parametrize("theme", ["light", "dark", None])
def test_the_theme_is_set_only_where_the_reader_has_chosen_one(theme):
    page = Page(errors.closed(reader(theme=theme), 404, "No."))
    assert page.one("html").get("data-theme") == theme
    assert len(page.all("meta", name="theme-color")) == (1 if theme else 2)


# --- home


def test_tables_that_wait_for_the_reader_come_first():
    page = page_of("home")
    rows = [row.get("href") for row in page.all("a") if "row" in row.classes]
    assert rows == ["/t/mine", "/t/mine too", "/t/bots", "/t/waits", "/t/lobby", "/t/over"]
    assert texts(page, "span", "stamp") == [say("en", "web-your-turn")] * 2
    assert texts(page, "span", "time") == ["just now", "12 min ago", "30 h ago", "3 days ago"]


def company(*chairs: Chair, **facts: Any) -> list[str]:
    page = Page(home.home(reader(), [Departure("ID", GAME, chairs, "waiting", **facts)], [CARD]))
    return [*texts(page, "span", "company"), *texts(page, "span", "state")]


def test_a_row_names_the_others_and_in_the_end_the_result():
    other = f"{say('en', f'bot-{LEVELS[0]}')} bot"
    assert company(HOST, GUEST, BOT)[0] == f"{HOSTILE} and {other}"
    assert company(HOST, FRIEND, EMPTY)[0] == f"{HOSTILE} and Olena"  # who only watches
    assert company(MINE, GUEST, BOT)[0] == f"{HOSTILE}, Olena and {other}"  # on one device nobody is “you”
    page = page_of("home")
    assert texts(page, "span", "company")[-1] == f"You 52 · {HOSTILE} 40 · {other} −3"
    assert texts(page, "span", "state")[-1] == "You win"


def test_a_game_whose_rules_are_being_prepared_says_so_before_anybody_waits():
    words, late = say("en", "web-preparing"), replace(CARD, is_ready=False)
    assert texts(Page(home.home(reader(), [], [CARD, late])), "p", "wait") == [words]
    assert texts(Page(opening.new_table(reader(), late, {})), "p", "wait") == [words]
    assert texts(Page(opening.new_table(reader(), CARD, {})), "p", "wait") == []


def test_the_row_of_a_game_that_was_played_on_says_so():
    row = Departure("ID", GAME, FULL, "yours")
    page = Page(home.home(reader(), [row, replace(row, is_fork=True)], [CARD]))
    name = say("en", f"{GAME}-name")
    assert texts(page, "span", "game") == [name, f"{name}Played on against bots"]


def test_the_row_of_a_try_at_the_challenge_says_so_and_what_is_lost_with_it():
    alone = replace(MINE, name="Ada")
    row = Departure("ID", GAME, (alone,), "yours", is_host=True, is_challenge=True)
    page = Page(home.home(reader(), [row], [CARD]))
    assert texts(page, "span", "game") == [say("en", f"{GAME}-name") + "Challenge of the day"]
    drop = next(details for details in page.all("details") if "drop" in details.classes)
    assert "Your try is used up" in drop.text
    over = Page(home.home(reader(), [replace(row, state="over", outcome=Outcome((7,), (1,)))], [CARD]))
    assert "Your try is used up" not in over.one("main").text


def test_the_row_of_who_played_alone_tells_the_points():
    alone = replace(MINE, name="Ada")
    row = Departure("ID", GAME, (alone,), "over", outcome=Outcome((7,), (1,)))
    page = Page(home.home(reader(), [row], [CARD]))
    assert (texts(page, "span", "company"), texts(page, "span", "state")) == ([""], ["7 points"])


@pytest.mark.parametrize(
    ("chairs", "state", "host", "to", "words"),
    [
        ((MINE, FRIEND), "over", True, "forget", "The others keep it."),
        ((HOST, FRIEND), "waiting", False, "forget", "The others keep it."),  # a spectator
        ((HOST, GUEST), "waiting", False, "forget", "A bot will play on for you"),
        ((MINE, FRIEND), "yours", True, "forget", "A bot will play on for you"),
        (
            (MINE, replace(BOT, number=2)),
            "yours",
            True,
            "delete",
            "This cannot be undone.",
        ),  # nobody else would miss it
        ((MINE, FRIEND), "lobby", True, "delete", "This cannot be undone."),
        ((HOST, GUEST), "lobby", False, "leave", "your seat is free again"),
    ],
)
def test_a_table_can_be_dropped_and_it_is_said_what_that_does(chairs, state, host, to, words):
    page = Page(home.home(reader(), [Departure("ID", GAME, chairs, state, is_host=host)], [CARD]))
    drop = next(details for details in page.all("details") if "drop" in details.classes)
    assert words in drop.text
    (way,) = [form.get("action") for form in page.all("form") if form.inside("details") is drop]
    assert way == f"/t/ID/{to}"


def test_a_first_visit_leads_into_a_game_against_a_bot():
    page = page_of("first visit")
    assert say("en", "web-no-departures") in page.one("main").text
    button = next(element for element in page.all("button") if "go" in element.classes)
    form = button.inside("form")
    fields = {field.get("name"): field.get("value") for field in page.all("input") if field.inside("form") is form}
    assert form is not None
    assert form.get("action") == "/new"
    assert fields == {"game": GAME, "seats": "2", "seat-2": LEVELS[-1], "name": HOSTILE}


def test_languages_go_by_their_own_names_and_come_back_here():
    page = page_of("home", "uk")
    buttons = page.all("button", name="language")
    assert [button.text for button in buttons] == ["English", "Українська", "Polski", "Русский"]
    assert [button.get("value") for button in buttons if button.get("aria-pressed") == "true"] == ["uk"]
    assert {field.get("value") for field in page.all("input", name="back")} == {'/t/1?a="b"'}


# --- new table


def chosen(page: Page, name: str) -> str | None:
    """What the form would send for a field."""
    if switch := page.all("input", name=name, role="switch"):
        return "true" if "checked" in switch[0].attributes else "false"
    select = page.one("select", name=name)
    options = [option for option in page.all("option") if option.inside("select") is select]
    return next(option.get("value") for option in options if "selected" in option.attributes)


def test_a_new_table_has_all_defaults():
    page = page_of("new table")
    assert page.one("input", name="seats", checked="").get("value") == "2"
    assert [chosen(page, f"seat-{seat}") for seat in range(2, 7)] == [LEVELS[-1]] * 5
    assert {option.id: chosen(page, f"option-{option.id}") for option in CARD.options} == {
        option.id: str(option.default).lower() for option in CARD.options
    }
    assert all("required" not in field.attributes for field in page.all("input"))


def choices(page: Page, field: str) -> list[str]:
    """What a field of a page offers, in its words."""
    options = page.all("option")
    return [option.text for option in options if (option.inside("select") or option).get("name") == field]


@each_locale
def test_wherever_a_bot_is_chosen_its_strength_is_said_strongest_first(locale):
    ranks = [say(locale, f"bot-{level}.rank") for level in reversed(LEVELS)]
    opened = page_of("new table", locale)
    waiting = page_of("lobby of the host", locale)
    for offered in (choices(opened, "seat-2"), choices(opened, "pace-level"), choices(waiting, "level")):
        bots = offered[: len(LEVELS)]
        assert [bot.partition(" · ")[2] for bot in bots] == ranks
        assert all(say(locale, f"bot-{level}") in bot for level, bot in zip(reversed(LEVELS), bots, strict=True))
    for page in (opened, waiting):
        terms = [term for term in page.all("dt") if "bots" in (term.inside("dl") or term).classes]
        assert [term.text.partition(" · ")[2] for term in terms] == ranks


def test_lists_say_which_rules_a_bot_needs():
    page = page_of("new table")
    options = [option for option in page.all("option") if (option.inside("select") or option).get("name") == "seat-2"]
    needs = {option.get("value"): option.get("data-needs") for option in options}
    assert needs["greedy"] is None
    assert needs[LEVELS[-1]] == "lava=false meteors=false draft=false"


def test_the_rule_of_an_option_can_be_read():
    page = page_of("new table")
    rules = {link.text: link.get("href") for link in page.all("a", target="_blank")}
    assert rules == {option.rule: f"/help/{GAME}?rule={option.rule}#rule-{option.rule}" for option in CARD.options}


def test_what_is_a_plain_yes_or_no_is_a_switch_that_says_no_as_well():
    page = page_of("new table")
    for option in CARD.options:
        field = page.id(f"option-{option.id}")
        assert page.id(field.get("aria-describedby") or "").text
        if not isinstance(option.default, bool):
            assert field.tag == "select"
            continue
        off, on = page.all("input", name=f"option-{option.id}")
        assert on is field
        assert (on.get("type"), on.get("role"), on.get("value")) == ("checkbox", "switch", "true")
        assert (off.get("type"), off.get("value")) == ("hidden", "false")


def test_a_refused_table_keeps_what_was_chosen():
    page = page_of("refused table")
    assert page.one("input", name="seats", checked="").get("value") == "3"
    assert chosen(page, "seat-2") == "same"
    assert page.one("input", name="name-2").get("value") == HOSTILE
    assert chosen(page, "option-longest") == "cells"
    assert chosen(page, "option-lava") == "true"
    assert chosen(page, "option-draft") == "false"
    assert any("open" in details.attributes for details in page.all("details"))
    assert page.one("p", role="alert").text == HOSTILE


# --- lobby


def actions(page: Page) -> list[str | None]:
    return [form.get("action") for form in page.all("form")]


def test_the_host_fills_seats_invites_and_starts_when_all_are_taken():
    waiting = page_of("lobby of the host")
    deeds = ["name", "remove", "fewer", "bot", "device", "delete", "fill", "start"]
    assert actions(waiting) == [f"/t/ID/{deed}" for deed in deeds]
    assert waiting.one("button", aria_describedby="why").get("disabled") == ""
    assert waiting.id("why").text == "1 seat is still empty."
    assert "Fill with bots: Dispatcher · strongest" in waiting.id("ready").text
    assert texts(waiting, "p", "code") == ["FOX-418"]
    assert [button.get("data-copy") for button in waiting.all("button") if button.get("data-copy")] == [LINK, LINK]
    ready = page_of("full lobby")
    assert ready.one("button", aria_describedby="why").get("disabled") is None
    assert "/t/ID/fill" not in actions(ready)


def test_a_guest_waits_and_can_go_to_another_device_or_leave():
    page = page_of("lobby of a guest")
    assert actions(page) == ["/t/ID/name", "/t/ID/device", "/t/ID/leave"]
    assert HOSTILE in page.id("ready").text
    assert actions(page_of("lobby of a spectator")) == ["/t/ID/leave"]
    assert texts(page, "dl", "bots") == []


@each_locale
def test_the_parts_of_a_lobby_are_as_on_its_page(locale):
    at = facts.lobby(MINE, FRIEND, KEPT, host=True)
    html = lobby.lobby(reader(locale), at)
    parts = lobby.lobby_parts(reader(locale), at)
    assert set(parts) == {"chairs", "ready"}
    for id, markup in parts.items():
        assert type(markup) is str, "the protocol's encoder takes no other"
        assert f'id="{id}"' in markup[: markup.index(">")]
        assert markup in html


def test_options_that_differ_from_the_usual_are_told_first():
    page = page_of("lobby of the host")
    lists = [element for element in page.all("dl") if "options" in element.classes]
    assert lists[0].text == "LavaYes"
    assert len(lists) == 2
    assert say("en", "web-usual-rules") in page_of("door").one("main").text


# --- doors


def buttons(page: Page) -> list[str]:
    return [button.text for button in page.all("button") if not button.inside("footer")]  # where settings are


def fields(page: Page) -> set[tuple[str | None, str | None]]:
    return {(field.get("name"), field.get("value")) for field in page.all("input") if not field.inside("footer")}


def test_a_door_offers_the_free_seats():
    page = Page(door.door(reader(), facts.door("join", *FREE, Chair(5, "open"))))
    seats = page.all("input", name="seat")
    assert [(seat.get("value"), "checked" in seat.attributes) for seat in seats] == [("4", True), ("5", False)]
    assert "required" in page.one("input", name="name").attributes
    assert buttons(page) == ["Sit down", "Only watch"]
    assert set(actions(page)) == {"/l/secret", "/settings"}


@pytest.mark.parametrize("name", ["full door", "started door", "door to watch"])
def test_where_no_seat_is_free_one_can_watch(name):
    page = page_of(name)
    assert buttons(page) == ["Watch"]
    assert fields(page) == {("watch", "1")}


def test_a_link_to_a_seat_knows_whose_it_is():
    own, free = page_of("door to a seat"), page_of("door to a free seat")
    assert buttons(own) == [f"Continue as {HOSTILE}"]
    assert fields(own) == {("seat", "1")}
    assert buttons(free) == ["Sit down"]
    assert fields(free) == {("seat", "4"), ("name", HOSTILE)}
    assert buttons(page_of("door of the host")) == ["Become the host"]


@each_locale
def test_the_link_to_a_seat_says_what_it_is_good_for(locale):
    """Whoever loses the cookies comes back by it."""
    page = Page(seat_link.seat_link(reader(locale), "ID", GAME, LINK))
    assert "cookie" in page.one("main").text
    assert LINK in [field.get("value") for field in page.all("input")]
    main = page.one("main")
    assert [link.get("href") for link in page.all("a") if link.inside("main") is main] == ["/t/ID"]


@each_locale
def test_who_gave_no_name_has_one_in_the_readers_language(locale):
    """Whatever language the host reads."""
    host = Chair(1, "person", "Player 1", is_host=True)
    page = Page(door.door(reader(locale), facts.door("join", host, EMPTY)))
    name = say(locale, "web-player", {"number": 1})
    assert say(locale, "web-invites-you", {"name": name}) == page.one("h2", class_="welcome").text
    assert texts(page, "div", "taken") == [name]
    assert phrases.name(locale, host) == name


def test_a_door_has_languages_and_colours():
    assert {button.get("name") for button in page_of("door").all("button")} >= {"language", "theme"}


# --- curtain and scripts


def test_the_curtain_hides_everything_but_the_name():
    page = page_of("curtain")
    form: Element = page.one("form")
    assert form.get("action") == "/t/ID/open"
    assert fields(page) == {("seat", "2")}
    assert page.one("h1").text == HOSTILE
    assert page.one("button").get("id") == "hold"


@each_locale
def test_scripts_get_their_words_with_room_for_values(locale):
    words = client_words.words(locale)
    assert "{n}" in words["way"]
    assert "{m}" in words["way"]
    assert "{time}" in words["last-contact"]
    assert not [text for text in words.values() if "{ " in text or "$" in text]


def test_an_option_that_is_a_number_is_typed_in():
    page = Page(PAGES["new table with a number"](reader()))
    field = next(each for each in page.elements if each.attributes.get("name") == "option-map_seed")
    assert (field.tag, field.attributes["type"], field.attributes["max"]) == ("input", "number", str(MOST_MAP_SEED))
    assert field.attributes["value"] == "7"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_for_want_of_a_server_needs_nothing_but_what_is_kept_with_it(locale):
    page = offline.offline(Reader(locale))
    assert say(locale, "web-offline-about") in unescape(page)
    kept = assets.read("service-worker.js")[0].decode()
    needed = re.findall(rf'(?:href|src)="/static/{assets.digest()}/([\w.-]+)"', page)
    assert len(needed) == 4
    assert all(f'"{name}"' in kept for name in needed), needed
