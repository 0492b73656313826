"""The table page and its parts: whole, small, stable, in four languages, and nobody's name is markup."""

import json
import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.web.facts import GAME, HOSTILE, reader
from tests.web.pages import Page
from tests.web.scenes import CHAT, PEOPLE, act, ended, log, scene, state, table, won
from whistlestop.core.game import Item, Outcome, Sheet
from whistlestop.draw.screen import Parts, Phrase
from whistlestop.web import endgame, menu, sheets
from whistlestop.web.models import LogLine, Proposal, Scene
from whistlestop.web.parts import expand
from whistlestop.web.table import frame_parts, keys_fragment, menu_fragment, people_of
from whistlestop.web.table import table as table_page
from whistlestop.words import LOCALES, say

LOOK = re.compile(r"<[^>]+>")


@pytest.fixture(scope="module")
def found():
    """Four players in round 4: two have finished it, the first has drawn one die."""
    game = table()
    for seat in (2, 4):
        while seat in game.actors:
            act(game, seat)
    act(game, 1)
    return game


@pytest.fixture(scope="module")
def over():
    return ended()


def page(shown: Scene, locale: str = "en") -> Page:
    return Page(table_page(reader(locale), shown, state(shown), "1.1"))


def part(markup: str) -> Page:
    return Page(f"<!doctype html>{markup}")


def text(parts: Parts, id: str) -> str:
    return LOOK.sub("", expand(parts, id))


# --- the page


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_has_what_the_scripts_look_for(found, locale):
    shown = page(scene(found, locale=locale), locale)
    for id in ("banner", "seats", "boards", "board-1", "board-4", "tray", "say", "undo", "turn", "go", "sheet", "why"):
        shown.id(id)
    for id in ("log", "chat", "chatform", "toast", "live", "alert", "menu", "help", "keys", "start", "side", "end"):
        shown.id(id)
    for button in ("undo", "turn", "go"):
        assert [each for each in shown.all("span", class_="lbl") if each.inside("button") is shown.id(button)]
    assert shown.id("live").get("aria-live") == "polite"
    assert shown.id("alert").get("role") == "alert"


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_ids_are_unique_and_nothing_is_inline(seats):
    shown = page(scene(table(seats, 2, lava=True, meteors=True)))
    ids = [element.get("id") for element in shown.elements if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in shown.elements:
        assert not {name for name in element.attributes if name == "style" or name.startswith("on")}
        assert element.tag != "style"


def test_labels_and_tabs_point_at_what_is_there(found):
    shown = page(scene(found))
    for element in shown.elements:
        for name in ("aria-labelledby", "aria-controls", "popovertarget"):
            if element.get(name):
                shown.id(element.attributes[name])
    tabs = [element for element in shown.elements if element.get("role") == "tab"]
    assert [tab.get("aria-selected") for tab in tabs] == ["true", "false", "false"]


def test_buttons_lead_to_boards(found):
    shown = page(scene(found))
    targets = [button.attributes["data-board"] for button in shown.all("button") if button.get("data-board")]
    assert set(targets) == {f"board-{seat}" for seat in range(1, 5)}
    for target in targets:
        assert shown.id(target).inside("figure")
    assert "stage" in (shown.id("board-1").inside("div") or shown.id("boards")).classes


def test_nobodys_name_is_markup(found, over):
    for shown in (scene(found), scene(found, 2), scene(found, None), scene(over), scene(over, 2)):
        html = table_page(reader(), shown, state(shown), "1.1")
        assert "<script>alert" not in html
        assert html.count("</script>") == 3  # the data, the script itself, and that of every page
        assert HOSTILE in page(shown).id("chat.1").text


def test_start_is_what_the_scripts_begin_with(found):
    start = json.loads(page(scene(found)).id("start").text)
    assert start["socket"] == "/t/ID/socket"
    assert (start["seat"], start["drawing"], start["calls"]) == (1, "1.1", ["sound", "title", "badge"])
    assert start["state"]["title"] == HOSTILE
    assert start["words"]["undo"] == "Undo"


def test_who_only_watches_has_no_tools(found):
    shown = page(scene(found, None))
    assert "You are watching." in shown.id("say").text
    ids = {element.get("id") for element in shown.elements}
    assert not ids & {"undo", "turn", "go", "chatform"}
    assert not [element for element in shown.elements if element.get("data-place")]
    assert [th.text for th in shown.all("th", scope="col")] == [HOSTILE, "Olena", "Marek", "Passenger bot"]


# --- parts


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", [1, 3, None])
def test_each_part_is_one_element_with_its_own_id(found, over, seat, locale):
    for game in (found, over):
        shown = scene(game, seat, locale)
        parts = frame_parts(reader(locale), shown)
        for id in parts:
            elements = part(expand(parts, id)).elements
            assert elements[0].get("id") == id
            assert [element for element in elements if element.around is None] == elements[:1]


def test_equal_scenes_give_equal_parts(found):
    assert frame_parts(reader(), scene(found)) == frame_parts(
        reader(silent=frozenset({"sound"}), theme="dark"), scene(found)
    )


def test_what_others_hide_changes_nothing():
    game = table()
    before = frame_parts(reader(), scene(game)), frame_parts(reader(), scene(game, None))
    act(game, 2)
    assert (frame_parts(reader(), scene(game)), frame_parts(reader(), scene(game, None))) == before


def test_a_move_changes_few_parts():
    game = table()
    before = frame_parts(reader(), scene(game))
    act(game, 1)
    after = frame_parts(reader(), scene(game))
    changed = {id for id in after if before.get(id) != after[id] and not id.startswith(("sheet-", "tally"))}
    assert changed == {"say", f"log.{len(scene(game).log)}"}
    assert before.keys() <= after.keys()


def test_only_figures_that_change_travel(found):
    own = found.sheet(1)
    more = replace(own, items=(*own.items, Item("exits", 4, "railroad-ink-network")))
    before, after = (frame_parts(reader(), scene(found, sheets=(sheet,))) for sheet in (own, more))
    changed = {id for id in after if before[id] != after[id]}
    assert changed == {"sheet-exits", "tally-exits", "sheet-sum", "tally-sum"}


@pytest.mark.parametrize("locale", LOCALES)
def test_parts_that_travel_are_small(found, locale):
    parts = frame_parts(reader(locale), scene(found, locale=locale, chairs=(*PEOPLE[:1], *PEOPLE[1:4])))
    size = {id: len(markup.encode()) for id, markup in parts.items()}
    assert max(size["say"], size["progress"]) < 300
    assert max(size[id] for id in size if id.startswith(("sheet-", "tally-"))) < 80
    assert max(size[f"{name}-{seat}"] for seat in (2, 3, 4) for name in ("is", "does")) < 40
    assert max(size[id] for id in size if id.startswith("log.")) < 400


def test_names_are_whole_in_the_title(found):
    long = "Hryhorij-Konstantyn"
    chairs = (PEOPLE[0], replace(PEOPLE[1], name=long), *PEOPLE[2:4])
    parts = frame_parts(reader(), scene(found, chairs=chairs))
    assert part(parts["seat-2"]).id("seat-2").get("title") == long


def test_the_list_of_keys_holds_those_of_the_game(found):
    keys = keys_fragment(reader(), scene(found))
    assert "from place to place" in keys
    assert "choose a special route" in keys


# --- seats and the sentence


def told(parts: dict[str, str], seat: int) -> tuple[str, str]:
    """The name of somebody, and what is shown of all that the seat could do."""
    (shown,) = part(parts[f"is-{seat}"]).id(f"is-{seat}").classes
    assert parts[f"does-{seat}"] == parts[f"is-{seat}"].replace("is-", "does-")
    strip = part(parts[f"seat-{seat}"])
    (words,) = [one.text for one in strip.all("span") if one.classes == ["is", shown]]
    assert words in [one.text for one in part(parts[f"who-{seat}"]).all("span")]
    return strip.one("b").text, words


@pytest.mark.parametrize(("seat", "words"), [(1, "playing"), (2, "done"), (3, "away"), (4, "done")])
def test_badges_show_what_their_players_do(found, seat, words):
    assert told(frame_parts(reader(), scene(found)), seat)[1] == words


def test_a_board_is_named_by_its_player_alone(found):
    shown = page(scene(found))
    for seat in (1, 2):
        (plate,) = [one for one in shown.all("figure") if one.get("data-seat") == str(seat)]
        assert shown.id(plate.get("aria-labelledby") or "").text == ("You", "Olena")[seat - 1]


def test_bots_and_those_who_stand_in_are_told():
    parts = frame_parts(reader(), scene(table(6, 2)))
    assert told(parts, 4) == ("Passenger bot", "bot")
    assert told(parts, 5) == ("Ida", "a bot stands in")
    assert 'class="seats crowd"' in parts["seats"]


def test_a_bot_that_stands_in_is_told_whatever_it_has_done(found):
    chairs = tuple(msgspec.structs.replace(chair, stands_in=chair.number == 2) for chair in scene(found).chairs)
    parts = frame_parts(reader(), scene(found, chairs=chairs))
    assert told(parts, 2) == ("Olena", "a bot stands in")


def test_the_sentence_says_what_to_do_or_who_is_waited_for(found):
    assert text(frame_parts(reader(), scene(found)), "say").startswith("Draw")
    assert text(frame_parts(reader(), scene(found, 2)), "say") == say(
        "en", "web-table-waiting-for", {"names": "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp; and Marek"}
    )


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "Waiting for A, Olena, Marek and 3 others."),
        ("uk", "Чекаємо: A, Olena, Marek і ще 3 гравці."),
        ("pl", "Czekamy na: A, Olena, Marek i jeszcze 3 osoby."),
        ("ru", "Ждём: A, Olena, Marek и ещё 3 игрока."),
    ],
)
def test_no_more_than_three_are_named(locale, words):
    chairs = (replace(PEOPLE[0], name="A"), *PEOPLE[1:])
    shown = scene(table(6, 2), None, locale, chairs=chairs)
    assert text(frame_parts(reader(locale), shown), "say").startswith(words)


def test_people_who_share_a_device_are_called_by_name(found):
    chairs = (replace(PEOPLE[0], name="Anna"), *PEOPLE[1:4])
    parts = frame_parts(reader(), scene(found, chairs=chairs, other_seats=(2,)))
    assert text(parts, "say").startswith("Anna: Draw")
    assert told(parts, 1) == ("Anna", "playing")
    assert told(frame_parts(reader(), scene(found, chairs=chairs)), 1) == ("You", "playing")


def test_namesakes_are_told_apart(found):
    bots = tuple(replace(PEOPLE[3], number=seat) for seat in (3, 4))
    parts = frame_parts(reader(), scene(found, None, chairs=(*PEOPLE[:2], *bots)))
    assert [told(parts, seat) for seat in (2, 3, 4)] == [
        ("Olena", "done"),
        ("Passenger bot 3", "bot"),
        ("Passenger bot 4", "done"),
    ]
    assert "Passenger bot 3." in text(parts, "say")


def test_progress_has_a_lamp_for_each_round(found):
    lamps = part(frame_parts(reader(), scene(found))["progress"]).all("i")
    assert [lamp.classes for lamp in lamps] == [[]] * 3 + [["now"]] + [[]] * 3  # what is before it is done


# --- log and chat


def test_the_log_names_its_players(found):
    parts = frame_parts(reader(), scene(found))
    assert text(parts, "log.1") == "Round 1: the dice are rolled."
    assert "Olena finishes the round." in [text(parts, id) for id in parts if id.startswith("log.")]
    assert "<b>Olena</b>" in "".join(parts.values())


def test_the_log_calls_its_reader_you_as_the_rest_of_the_page_does(found):
    lines = [LogLine(1, 1, Phrase("railroad-ink-done")), LogLine(2, 1, Phrase("server-log-undid"))]
    alone = frame_parts(reader(), scene(found, id="you", log=tuple(lines)))
    assert [text(alone, f"log.{number}") for number in (1, 2)] == ["You finish the round.", "You take back a step."]
    assert "<b>You</b>" in alone["log.1"]
    shared = frame_parts(reader(), scene(found, id="shared", log=tuple(lines), other_seats=(2,)))
    assert text(shared, "log.1").endswith("finishes the round.")  # on a device of several none of them is “you”


def test_a_log_that_grows_is_the_same_as_a_new_one(found):
    whole = log(found, 1)
    grown = [frame_parts(reader(), scene(found, id="grows", log=whole[:n])) for n in (0, 1, 5, len(whole))][-1]
    assert grown == frame_parts(reader(), scene(found, id="ID", log=whole)) | {
        "proposals": grown["proposals"],
    }
    other = (LogLine(1, 2, Phrase("railroad-ink-done")), *whole[1:3])
    assert text(frame_parts(reader(), scene(found, id="grows", log=other)), "log.1") == "Olena finishes the round."


def test_what_is_new_is_marked(found):
    line = replace(log(found, 1)[0], is_new=True)
    assert 'class="new"' in frame_parts(reader(), scene(found, id="new", log=(line,)))["log.1"]


def test_the_chat_tells_players_spectators_and_notices_apart(found):
    parts = frame_parts(reader(), scene(found, chat=CHAT))
    assert [part(parts[f"chat.{n}"]).elements[0].get("data-seat") for n in (1, 2, 3)] == ["2", None, "0"]


# --- what people agree to, and the menu


def test_proposals_are_answered_by_forms(found):
    ask = Proposal("rewind", Phrase("web-table-waiting-for", {"names": HOSTILE}), (2,), ("Marek",), True)
    form = part(frame_parts(reader(), scene(found, proposals=(ask,)))["proposals"])
    assert form.one("form").attributes | {"class": ""} == {
        "class": "",
        "method": "post",
        "action": "/t/ID/vote",
        "data-quiet": "",
    }
    assert form.one("input").get("value") == "rewind"
    assert [(button.get("name"), button.get("value")) for button in form.all("button")] == [("yes", "0"), ("yes", "1")]
    waits = replace(ask, is_mine_to_answer=False)
    assert "Waiting for Marek." in text(frame_parts(reader(), scene(found, proposals=(waits,))), "proposals")


def test_whoever_has_agreed_can_take_that_back(found):
    asked = Proposal("rewind:1", Phrase("server-proposal-rewind", {"name": HOSTILE}), (1, 2), ("Marek",), False)

    def told(seat: int | None, **more: Any) -> Page:
        return part(frame_parts(reader(), scene(found, seat, proposals=(asked,), **more))["proposals"])

    own = told(1)
    assert own.one("form").get("action") == "/t/ID/withdraw"
    assert own.one("input").get("value") == "rewind:1"
    assert own.one("p").text == "You would like to take back your last move. Waiting for Marek."
    assert HOSTILE in told(1, other_seats=(2,)).one("p").text  # on a device that several share, nobody is “you”
    agreed = told(2)  # there is more: somebody is away
    assert HOSTILE in agreed.all("p")[0].text
    assert agreed.all("button")[0].text == "Withdraw"
    assert not told(None).all("form")


def test_whoever_has_voted_for_a_bot_is_not_asked_again():
    """One line says so; the menu does not offer it a second time either."""
    found = table()
    for seat in (1, 2):
        while seat in found.actors:
            act(found, seat)
    asked = Proposal("bot:3", Phrase("server-proposal-bot", {"name": "Marek"}), (1,), ("Olena",), False)

    def told(seat: int, **more: Any) -> Page:
        return part(frame_parts(reader(), scene(found, seat, **more))["proposals"])

    (before,) = told(1).all("form")
    assert before.get("action") == "/t/ID/vote"
    assert all(
        button.text == span.text for button, span in zip(told(1).all("button"), told(1).all("span"), strict=True)
    )
    shown = told(1, proposals=(asked,))
    assert shown.one("form").get("action") == "/t/ID/withdraw"
    assert shown.one("p").text == "You have voted for a bot to play for Marek. Waiting for Olena."
    other = told(2, proposals=(replace(asked, is_mine_to_answer=True),))
    assert other.one("p").text == "Let a bot play for Marek for now?"
    assert offers(scene(found, proposals=(asked,))) == ["fork", "device", *ENDINGS]
    assert offers(scene(found, 2, proposals=(asked,))) == ["vote", "fork", "device", *ENDINGS]


def test_the_commitment_can_be_noted_down_while_the_game_runs(found, over):
    shown = LOOK.sub("", menu.actions("en", scene(found)))
    assert found.commitment
    assert found.commitment in shown
    assert "the seed is revealed" in shown
    assert over.commitment not in menu.actions("en", scene(over))


def test_who_has_a_seat_goes_home_and_who_watches_leaves(found):
    def way_out(seat: int | None) -> str:
        page = part(menu_fragment(reader(), scene(found, seat), None))
        form = page.one("form", action="/t/ID/leave")
        return next(button.text for button in page.all("button") if button.inside("form") is form)

    assert way_out(1) == "To the home page"
    assert way_out(None) == "Leave the table"


def test_a_game_that_was_played_on_says_so_in_bar_and_log(found):
    def told(**more: Any) -> str:
        shown = scene(found, **more)
        page = Page(table_page(reader(), shown, state(shown), "1.1"))
        return page.one("header").text + page.id("pane-log").text

    assert told(is_fork=True).count("Played on against bots") == 2
    assert "Played on" not in told()


def test_the_sum_says_what_it_is(found):
    tally = part(expand(frame_parts(reader(), scene(found)), "tally")).one("button")
    assert tally.get("title") == "If it ended now"
    assert tally.text.startswith("If it ended now")


ENDINGS = ["concede", "vote"]  # to give up, to end the game together


def offers(shown: Scene) -> list[str]:
    forms = part(f"<div>{menu.actions('en', shown)}{menu.partings('en', shown)}</div>")
    return [form.attributes["action"].removeprefix("/t/ID/") for form in forms.all("form")]


def test_a_step_back_is_asked_for_only_where_there_is_one(found):
    asked, others = (offers(scene(found, 2, can_ask_back=can)) for can in (True, False))
    assert asked == ["vote", *others]


def test_the_menu_offers_what_the_reader_may_do(found, over):
    asked = ["vote", "fork", "device", *ENDINGS]  # Marek is away: for a bot
    assert offers(scene(found)) == asked
    about_others = ["invite", "invite", "standin", "invite"]
    assert offers(scene(found, is_host=True)) == [*about_others, "fork", "device", *ENDINGS, "delete"]
    assert offers(scene(found, None)) == []
    assert offers(scene(found, None, is_host=True)) == [*about_others, "delete"]
    assert offers(scene(over)) == ["device"]
    assert offers(scene(over, is_host=True)) == ["device", "delete"]


def test_whoever_has_given_up_or_asked_for_an_end_is_not_offered_it_again(found):
    own, *others = scene(found).chairs
    given_up = replace(scene(found), chairs=(replace(own, stands_in=True, has_conceded=True), *others))
    assert not {"takeback", "concede"} & set(offers(given_up))
    asked = Proposal("end", Phrase("server-proposal-end"), (1,), ("Olena",), False)
    assert offers(scene(found, proposals=(asked,)))[-1] == "concede"
    assert offers(replace(scene(found), is_stopped=True)) == ["device"]


def test_whoever_comes_back_can_take_the_seat_from_the_bot():
    assert offers(scene(table(6, 2), 5))[0] == "takeback"


# --- sheets


def test_each_row_of_the_sheet_lights_its_part(found):
    parts = frame_parts(reader(), scene(found))
    shown = part(expand(parts, "sheet"))
    own = sheets.lines(GAME, found.sheet(1))
    rows = [row.get("data-light") for row in shown.all("button", data_seat="1")]
    assert [row for row in rows if "hidden" not in parts[f"sheet-{row}"]] == list(own.points)
    assert shown.all("span")[-1].text == sheets.figure(own.total)


def test_an_empty_sheet_says_so():
    assert "Nothing scores yet." in text(frame_parts(reader(), scene(table(2, 1))), "sheet")


def test_points_have_a_true_minus():
    assert (sheets.figure(-5), sheets.figure(0), sheets.figure(7)) == ("−5", "0", "7")


def test_reasons_are_told_line_by_line(found):
    items = (
        Item("exits", 12, "railroad-ink-network", {"letter": "A", "exits": 4, "cells": 11}),
        Item("exits", 4, "railroad-ink-network", {"letter": "B", "exits": 2, "cells": 3}),
        Item("errors", -1, "railroad-ink-open-railway", {"cell": "B1"}),
    )
    people = people_of(reader(), scene(found))
    shown = part(sheets.why(people, GAME, Sheet(2, items), "exits"))
    assert [row.text for row in shown.all("li")] == [
        "Network A: 4 exits, 11 cells12",
        "Network B: 2 exits, 3 cells4",
        "Total16",
    ]
    assert "Olena" in shown.id("why").text
    assert [row.text for row in part(sheets.why(people, GAME, Sheet(2, items), "errors")).all("li")] == [
        "Open railway end on B1−1"
    ]
    assert sheets.why(people, GAME, Sheet(2, items), "centre") == sheets.NO_REASONS


# --- the end


def ending(shown: Scene, locale: str = "en") -> Page:
    return part(endgame.end(people_of(reader(locale), shown), shown))


def test_the_result_follows_the_last_move(over):
    assert part(frame_parts(reader(), scene(over))["end"]).id("end").get("data-late") == "/t/ID/end?next="
    later = frame_parts(reader(), scene(over, rematch="/t/next"))["end"]
    assert part(later).id("end").get("data-late") == "/t/ID/end?next=/t/next"


@pytest.mark.parametrize(("seats", "told"), [(3, "Choose"), (4, "")])
def test_that_rows_can_be_pressed_is_said_where_there_is_room(seats, told):
    people = people_of(reader(), scene(table(seats, 1)))

    def corner(*items: Item) -> str:
        shown = [sheets.lines(GAME, Sheet(seat, items)) for seat in range(1, seats + 1)]
        return part(sheets.compared(people, GAME, shown, "Choose")).all("td")[0].text

    assert corner(Item("exits", 4, "railroad-ink-network")) == told
    assert not corner()


def verdict(shown: Scene, locale: str = "en") -> str:
    return ending(shown, locale).id("result").text


def result(game, *places: int, tie_break: str | None = None, **more: Any) -> Scene:
    return scene(game, outcome=won(*[30] * len(places), places=places, tie_break=tie_break), **more)


def test_while_it_runs_there_is_no_result(found):
    assert frame_parts(reader(), scene(found))["end"] == '<section id="end"></section>'


def test_the_verdict_is_told_from_where_the_reader_sits(over):
    assert verdict(result(over, 1, 2, 3, 4)) == "You win"
    assert verdict(result(over, 2, 1, 3, 4)) == "Olena wins"
    assert verdict(result(over, 1, 1, 3, 1)) == "You share the win with Olena and Passenger bot"
    assert verdict(result(over, 3, 1, 1, 4)) == "Olena and Marek share the win"
    assert verdict(result(over, 1, 2, 3, 4, other_seats=(2,))) == f"{HOSTILE} wins"
    assert verdict(scene(over, None, outcome=won(1, 2, 3, 4, places=(4, 3, 2, 1)))) == "Passenger bot wins"


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "1 point"), ("uk", "1 очко"), ("pl", "1 punkt"), ("ru", "1 очко")]
)
def test_who_plays_alone_gets_points(locale, words):
    game = ended(1)
    assert verdict(scene(game, locale=locale, outcome=won(1, places=(1,))), locale) == words


@pytest.mark.parametrize(
    ("place", "words"), [(1, "21 points: target of 20 beaten"), (2, "21 points: target of 20 not beaten")]
)
def test_who_plays_alone_hears_what_was_to_beat(place, words):
    assert verdict(scene(ended(1), outcome=Outcome((21,), (place,), target=20))) == words


def test_a_tie_break_is_explained(over):
    shown = result(over, 1, 2, 3, 4, tie_break="railroad-ink-tie-errors")
    assert "fewer errors decided" in ending(shown).id("end").text


def test_players_stand_side_by_side_best_first(over):
    shown = ending(result(over, 3, 1, 2, 4))
    heads = [th.text for th in shown.all("th", scope="col")]
    assert heads == ["Olena", "Marek", "You", "Passenger bot"]
    seats = [button.get("data-seat") for button in shown.all("button") if button.inside("td")]
    assert seats[:4] == ["2", "3", "1", "4"]
    rows = [button.get("data-seat") for button in shown.all("button") if button.inside("th")]
    assert set(rows) == {"1"}
    for row in shown.all("tr"):
        values = [(each.text, "top" in each.classes) for each in shown.all("span") if each.inside("tr") is row]
        if values:
            numbers = [int(value.replace("−", "-")) for value, _ in values]
            best = max(numbers) if len(set(numbers)) > 1 else None
            assert [number == best for number in numbers] == [is_top for _, is_top in values]


def test_the_end_offers_another_game_and_the_replay(over):
    shown = ending(scene(over, replay='http://x/r/"s"'))
    assert [form.get("action") for form in shown.all("form")] == ["/t/ID/rematch"]
    assert [link.get("href") for link in shown.all("a")] == ['http://x/r/"s"', "/t/ID/file"]
    assert [button.get("data-share") for button in shown.all("button") if button.get("data-share")] == [
        'http://x/r/"s"'
    ]
    again = ending(scene(over, rematch="/t/next"))
    assert again.all("a")[0].get("href") == "/t/next"
    assert again.one("p", role="status").text == "Play again? The next table is open, and your seat is kept."
    assert not ending(scene(over, None, rematch="/t/next")).all("p", role="status")
    assert not again.all("form")
    assert not ending(scene(over, None)).all("form")


@pytest.mark.parametrize(("fair", "words"), [(True, "checked ✓"), (False, "does not agree ✕"), (None, "Fair chance")])
def test_chance_can_be_checked(over, fair, words):
    told = ending(scene(over, seed="5eed", nonce="0nce", commitment="c0ffee", fair=fair)).id("end").text
    assert words in told
    assert all(each in told for each in ("5eed", "0nce", "c0ffee"))
    assert "Fair" not in ending(scene(over, commitment="")).id("end").text
