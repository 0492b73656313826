"""The replay page: every moment has an address, and all sheets are told line by line."""

import json

import pytest
from msgspec import structs

from tests.web.facts import HOSTILE, reader
from tests.web.pages import Element, Page
from tests.web.scenes import replay
from whistlestop.draw.screen import Phrase
from whistlestop.web.models import Analysed, LogLine, Loss, Replay
from whistlestop.web.parts import expand
from whistlestop.web.replay import replay as replay_page
from whistlestop.web.replay import replay_parts
from whistlestop.words import LOCALES, say

START = {"frame": "/r/SECRET/frame", "light": "/r/SECRET/light", "at": 40, "length": 140, "words": {"x": "</script>"}}


def page(shown: Replay, locale: str = "en") -> Page:
    return Page(replay_page(reader(locale), shown, START))


def stops(shown: Replay) -> list[tuple[str | None, str | None, str]]:
    markup = Page(f"<!doctype html>{replay_parts(reader(), shown)['scrub']}")
    return [(a.get("href"), a.get("aria-current"), a.text) for a in markup.all("a") if a.inside("svg")]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_has_what_the_scripts_look_for(locale):
    shown = page(replay(locale=locale), locale)
    for id in (
        "boards",
        "board-1",
        "board-4",
        "step",
        "scrub",
        "moment",
        "count",
        "play",
        "back",
        "ahead",
        "speed",
        "seat",
        "sheet",
        "why",
        "log",
        "keys",
        "menu",
    ):
        shown.id(id)
    assert json.loads(shown.id("start").text) == START
    ids = [element.get("id") for element in shown.elements if element.get("id")]
    assert len(ids) == len(set(ids))
    assert not [element for element in shown.elements if element.get("style") or element.get("data-place")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("is_over", [False, True])
def test_each_part_is_one_element_with_its_own_id(locale, is_over):
    parts = replay_parts(reader(locale), replay(140 if is_over else 40, locale=locale, over=is_over))
    for id in parts:
        elements = Page(f"<!doctype html>{expand(parts, id)}").elements
        assert elements[0].get("id") == id


def test_nobodys_name_is_markup():
    for shown in (replay(), replay(140, over=True)):
        assert "<script>alert" not in replay_page(reader(), shown, START)
        assert HOSTILE in page(shown).id("seat-1").text


@pytest.mark.parametrize(("locale", "lost"), [("en", "−12.5%"), ("pl", "−12,5%"), ("uk", "−12,5 %"), ("ru", "−12,5 %")])
def test_a_chance_that_was_lost_is_written_as_the_language_writes_it(locale, lost):
    analysed = Analysed(1, "random", "chance", "web-analysis-about", 1, 1, 0, False, (Loss(3, 5, 1250),))
    shown = structs.replace(replay(locale=locale), analysed=analysed)
    section = Page(f"<!doctype html>{replay_parts(reader(locale), shown)['analysis']}")
    assert [element.text for element in section.all("span") if "minus" in element.classes] == [lost]
    assert lost.removeprefix("−") in replay_parts(reader(locale), shown)["scrub"]


DECIDED = Analysed(
    2,
    "greedy",
    "points",
    "web-analysis-about",
    30,
    30,
    0,
    False,
    tuple(Loss(2 * n, 2 * n + 1, 90 - n) for n in range(7)),
)


def analysed(shown: Replay, **facts: object) -> Page:
    """Of a replay with an analysis, the parts that tell it."""
    parts = replay_parts(reader(), structs.replace(shown, analysed=structs.replace(DECIDED, **facts)))
    return Page("<!doctype html>" + "".join(parts[id] for id in ("step", "scrub", "analysis")))


def test_what_was_lost_is_looked_at_through_the_eyes_of_whoever_had_to_decide():
    for shown in (replay(45), replay(45, 1)):
        page = analysed(shown, here=DECIDED.losses[3])
        links = [link for link in page.all("a") if link.get("data-eyes")]
        looks = {"losses" if link.inside("ol") else (link.classes or [""])[0] for link in links}
        assert looks == {"better", "loss", "losses"}
        assert all("&seat=2&analyse=2" in (link.get("href") or "") for link in links)
        assert {link.get("data-eyes") for link in links} == {"2"}
    (back,) = [
        link
        for link in analysed(replay(45, 1), here=DECIDED.losses[3], instead=(Phrase("web-rules"),)).all("a")
        if "better" in link.classes
    ]
    assert (back.get("href"), back.get("data-instead")) == ("?at=7&seat=2&analyse=2", None)
    assert [href for href, _, _ in stops(replay(45, 1))][1] == "?at=20&seat=1"  # moments keep the reader's eyes


def test_a_costly_decision_is_told_as_it_was_played():
    drew = LogLine(1, 2, Phrase("railroad-ink-struck", {"cell": "B3"}))
    line = tuple(Phrase("railroad-ink-plan-erase", {"cell": cell}) for cell in ("A1", "G7"))
    shown = structs.replace(replay(45), actor=2, step=(drew,))
    told = analysed(shown, here=DECIDED.losses[3], played=line).id("step")
    assert told.text.startswith("Played: The route on A1 is rubbed out · The route on G7 is rubbed out")
    assert "B3" not in told.text
    assert told.get("data-seat") == "2"
    assert "B3" in analysed(shown, here=DECIDED.losses[3]).id("step").text  # where it is not done yet, or not seen


def test_a_list_that_leaves_losses_out_says_so():
    assert "The list has the 5 worst; 7 are marked on the line." in analysed(replay()).id("analysis").text
    whole = analysed(replay(), losses=DECIDED.losses[:5]).id("analysis").text
    assert "The list has" not in whole


def test_a_decision_belongs_to_the_turn_that_it_ends():
    here = Loss(38, 40, 70)
    (current,) = [text for _, current, text in stops(replay(40)) if current]
    assert current == "Round 3 of 7"
    shown = structs.replace(replay(40), analysed=structs.replace(DECIDED, losses=(here,), here=here))
    (current,) = [text for _, current, text in stops(shown) if current]
    assert current == "Round 2 of 7"


def test_every_stop_has_an_address():
    found = stops(replay(45))
    assert [href for href, _, _ in found] == [f"?at={20 * n}" for n in range(7)]
    assert [text for _, current, text in found if current] == ["Round 3 of 7"]
    assert found[0][2] == "Round 1 of 7"
    assert stops(replay(45, 2))[1][0] == "?at=20&seat=2"


def test_the_lamp_says_what_has_just_happened():
    shown = page(structs.replace(replay(45), actor=1))
    lamp = shown.id("moment")
    assert (lamp.get("type"), lamp.get("max"), lamp.get("value")) == ("range", "140", "45")
    assert lamp.get("aria-valuetext") == shown.id("step").text
    assert HOSTILE in shown.id("step").text
    assert lamp.get("aria-label") == "Moments of the game"


@pytest.mark.parametrize("locale", LOCALES)
def test_language_and_colours_can_be_chosen(locale):
    assert {each.get("name") for each in page(replay(locale=locale), locale).all("button")} >= {"language", "theme"}


@pytest.mark.parametrize(("at", "back", "ahead"), [(0, 0, 1), (45, 44, 46), (140, 139, 140)])
def test_steps_stay_inside_of_the_game(at, back, ahead):
    shown = page(replay(at))
    assert shown.id("back").get("href") == f"?at={back}"
    assert shown.id("ahead").get("href") == f"?at={ahead}"
    assert shown.id("back").get("aria-disabled") == ("true" if at == back else None)
    assert shown.id("ahead").get("aria-disabled") == ("true" if at == ahead else None)


def step(**facts: object) -> Element:
    return Page(f"<!doctype html>{replay_parts(reader(), structs.replace(replay(45), **facts))['step']}").id("step")


def test_what_has_just_happened_is_told_with_the_name_of_whoever_did_it():
    drew = LogLine(1, 2, Phrase("railroad-ink-struck", {"cell": "B3"}))
    told = step(actor=2, step=(drew, LogLine(2, None, Phrase("railroad-ink-rolled", {"round": 3}))))
    assert "Olena" in told.text
    assert "B3" in told.text
    assert told.text.endswith(say("en", "railroad-ink-rolled", {"round": 3}))
    assert told.get("data-seat") == "2"


def test_what_cannot_be_seen_from_here_brings_no_board():
    hidden = step(actor=1)
    assert hidden.text == f"{HOSTILE} makes a move that is still hidden."
    assert hidden.get("data-seat") is None


def test_what_nobody_did_is_told_by_where_the_game_stands():
    assert step(at=0).text == "Before the first move."
    assert step(at=1).text == "Round 4 of 7"


def test_anybodys_eyes_can_be_chosen():
    choices = [
        option
        for option in page(replay(45, 2)).all("option")
        if (option.inside("select") or option).get("id") == "seat"
    ]
    assert [option.get("value") for option in choices] == ["", "1", "2", "3", "4"]
    assert [option.text for option in choices if "selected" in option.attributes] == ["Olena"]
    assert page(replay(45, 2)).id("seat-2").text.startswith("Olena")


def test_nobody_is_away_any_more():
    assert "away" not in replay_parts(reader(), replay())["is-3"]


def test_sheets_are_told_line_by_line():
    shown = page(replay())
    owners = [each.text for each in shown.all("summary") if "lines" in (each.inside("details") or each).classes]
    assert [owner.rstrip("−0123456789") for owner in owners] == [HOSTILE, "Olena", "Marek", "Passenger bot"]
    assert "If it ended now" in shown.id("sheet").text
    assert "Open" in shown.id("sheet").text
    assert "Arrived" in page(replay(140, over=True)).id("sheet").text


def test_it_can_be_saved_and_played_on():
    shown = page(replay(45, 2))
    fork = shown.id("fork")
    assert fork.get("action") == "/r/SECRET/fork"
    fields = [each for each in shown.all("input") if each.inside("form") is fork]
    assert [(field.get("name"), field.get("value")) for field in fields] == [("at", "45"), ("seat", "2")]
    assert [link.get("href") for link in shown.all("a") if "download" in link.attributes] == ["/r/SECRET/file"]
    assert "not played to its end" in replay_page(reader(), replay(), START)
    assert "not played to its end" not in replay_page(reader(), replay(140, over=True), START)
