"""People at a table: coming, talking, agreeing, being away, going on elsewhere."""

import re

from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.playing import press, press_anyway


def choose(page: Page, name: str, value: str) -> None:
    """Change a setting in the table's menu."""
    press(page.locator("#menu-button"))
    press(page.locator(f"#menu [name={name}][value={value}]"))


# --- before the game


def test_people_come_and_go_before_the_game(people):
    ada, bea, cyd = people.phone(), people.desktop(), people.phone()
    arriving.fill_in_form(ada, "open", "open", name="Ada", edition="pl2019")
    expect(ada.locator("#ready .go")).to_be_disabled()
    bea.goto("/")
    bea.locator("[name=code]").fill(ada.locator(".code").inner_text().lower())
    press(bea.get_by_role("button", name="Join"))
    bea.locator("[name=name]").fill("Bea")
    press(bea.get_by_role("button", name="Sit down"))
    expect(ada.locator("#chairs")).to_contain_text("Bea")
    expect(bea.locator("#ready")).to_contain_text("Ada will start the game.")
    arriving.join(cyd, arriving.invitation(ada), "Cyd")
    expect(ada.locator("#chairs .aside")).to_have_text("3/3")
    press(bea.locator(".rename summary"))
    bea.locator(".rename [name=name]").fill("Beatrice")
    press(bea.get_by_role("button", name="Save"))
    expect(ada.locator("#chairs")).to_contain_text("Beatrice")
    press(cyd.get_by_role("button", name="Leave the table"))
    expect(cyd).to_have_url(re.compile("/$"))
    expect(ada.locator("#chairs .aside")).to_have_text("2/3")
    ada.locator("[name=level]").select_option("random")
    press(ada.get_by_role("button", name="Add bot"))
    expect(bea.locator("#chairs")).to_contain_text("Passenger bot")
    arriving.start(ada, bea)
    assert playing.is_my_turn(ada)
    assert playing.is_my_turn(bea)


def test_a_seat_can_be_taken_along_before_the_game(people):
    ada, elsewhere = people.phone(), people.desktop()
    arriving.open_table(ada, "open", name="Ada")
    press(ada.get_by_role("button", name="Continue on another device"))
    elsewhere.goto(ada.get_by_role("textbox", name="Link to this seat").input_value())
    press(elsewhere.get_by_role("button", name="Continue as Ada"))
    expect(elsewhere.locator("#chairs")).to_contain_text("On this device")


def test_a_closed_table_sends_everybody_home(people):
    ada, bea = people.phone(), people.desktop()
    arriving.open_table(ada, "open", name="Ada")
    arriving.join(bea, arriving.invitation(ada), "Bea")
    press(ada.locator(".close summary"))
    expect(ada.get_by_role("button", name="Close it for good")).to_be_in_viewport(ratio=1)
    foot, question = [ada.locator(place).bounding_box() for place in ("#ready", ".close")]
    assert foot is not None
    assert question is not None
    assert question["y"] + question["height"] <= foot["y"]  # not below what stays at the foot
    press(ada.get_by_role("button", name="Close it for good"))
    for page in (ada, bea):
        expect(page).to_have_url(re.compile("/$"))
        expect(page.locator(".none")).to_be_visible()


# --- while it runs


def test_talking(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea, must_draw="free")
    press(bea.locator("#tab-chat"))
    bea.locator("#chatform input").fill("<b>Hello</b> & welcome")
    press(bea.get_by_role("button", name="Send"))
    expect(ada.locator(".toast")).to_contain_text("Bea: <b>Hello</b> & welcome")
    expect(ada.locator("#tab-chat")).to_have_class("unread")
    press(ada.locator(".act .more"))
    press(ada.locator("#tab-chat"))
    expect(ada.locator("#tab-chat")).not_to_have_class("unread")
    expect(ada.locator("#chat")).to_have_text("Bea: <b>Hello</b> & welcome")
    ada.locator("#chatform input").fill("Hi Bea")
    ada.locator("#chatform input").press("Enter")
    expect(bea.locator("#chat li").last).to_have_text("Ada: Hi Bea")
    expect(ada.locator("#chatform input")).to_have_value("")


def test_whoever_taps_out_of_turn_hears_why(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea, must_draw="free")
    playing.finish_round(ada)
    expect(ada.locator("#say")).to_contain_text("Waiting for Bea.")
    for target in (playing.cell(ada, "D4"), ada.locator("#die-1")):
        press_anyway(target)
        expect(ada.locator(".toast")).to_contain_text("You have finished this round already.")
        expect(ada.locator(".toast a")).to_have_text("Rule RI-2.7")
        press(ada.locator(".toast button"))
    expect(ada.locator("#go .lbl")).to_have_text("Waiting…")
    press_anyway(ada.locator("#go"))
    expect(ada.locator(".toast")).to_contain_text("Waiting for Bea.")
    press(ada.locator("#seat-2"))
    press(ada.locator("#board-2"))
    expect(ada.locator(".toast")).to_contain_text("This is the board of Bea.")


def test_whoever_a_bot_plays_for_hears_so(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea, must_draw="free")
    bea.goto("/")
    press(ada.locator("#menu-button"))
    press(ada.locator("#menu .row", has_text="Let a bot play for Bea"))
    bea.go_back()
    arriving.at_table(bea)
    press_anyway(playing.cell(bea, "D4"))
    expect(bea.locator(".toast")).to_contain_text("A bot plays for you. Take your seat back first.")


def test_the_own_board_comes_back_for_a_die_and_for_a_new_round(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea, must_draw="free")
    own = ada.locator("#seat-1")
    press(ada.locator("#seat-2"))
    expect(own).to_have_attribute("aria-pressed", "false")
    press(ada.locator("#tray [data-tool]").nth(1))
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(ada.locator("#board-1")).to_be_in_viewport(ratio=0.9)
    playing.finish_round(ada)
    press(ada.locator("#seat-2"))
    expect(own).to_have_attribute("aria-pressed", "false")
    playing.finish_round(bea)
    expect(ada.locator("#progress")).to_have_text("Round 2 of 7")
    expect(own).to_have_attribute("aria-pressed", "true")


def test_taking_back_a_finished_round_needs_everybody(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea, must_draw="free")
    playing.place_any(ada)
    playing.finish_round(ada)
    playing.menu(ada, "Ask the others to take back")
    expect(ada.locator("#proposals")).to_contain_text("Waiting for Bea.")
    press(bea.get_by_role("button", name="Decline"))
    expect(ada.locator("#proposals")).to_be_empty()
    playing.menu(ada, "Ask the others to take back")
    expect(ada.locator("#proposals")).to_contain_text("You would like to take back your last move.")
    expect(bea.locator("#proposals")).to_contain_text("Ada would like to take back")
    press(ada.get_by_role("button", name="Withdraw"))
    expect(bea.locator("#proposals")).to_be_empty()
    playing.menu(ada, "Ask the others to take back")
    press(bea.get_by_role("button", name="Agree"))
    expect(ada.locator("#pen-1")).to_have_class("p1")
    assert playing.is_my_turn(ada)
    expect(bea.locator("#board-1 text")).to_have_count(0)  # secret again
    press(ada.locator("#undo[aria-disabled=false]"))
    playing.finish_round(ada)
    playing.finish_round(bea)
    expect(ada.locator("#progress")).to_have_text("Round 2 of 7")


def test_a_table_is_taken_off_the_list(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea)
    ada.goto("/")
    expect(ada.locator(".departures .company")).to_have_text("Bea")
    press(ada.locator(".drop summary"))
    press(ada.get_by_role("button", name="Give up my seat"))
    expect(ada.locator(".none")).to_be_visible()
    expect(bea.locator("#who-1")).to_contain_text("a bot stands in")
    bea.reload()
    press(bea.locator("#menu-button"))
    expect(bea.locator("#menu").get_by_text("Close the table")).to_be_visible()  # the next one is the host


def test_a_bot_stands_in_until_somebody_comes_back(people):
    ada, bea = people.desktop(), people.phone()
    arriving.sit_together(ada, bea, must_draw="free")
    table = bea.url
    bea.goto("/")
    expect(ada.locator("#who-2")).to_contain_text("away")
    playing.finish_round(ada)
    playing.menu(ada, "Let a bot play for Bea")
    expect(ada.locator("#progress")).to_have_text("Round 2 of 7")
    expect(bea.locator(".departures")).to_be_visible()
    bea.goto(table)
    arriving.at_table(bea)
    assert not playing.is_my_turn(bea)
    expect(bea.locator("#log .new").first).to_be_attached()  # what has happened since she was here
    expect(bea.locator(".toast")).to_contain_text(re.compile(r"New in the log since you were last here: \d+"))
    playing.menu(bea, "Take back my seat")
    playing.finish_round(ada)
    expect(bea.locator(f".lit, {playing.USABLE}").first).to_be_attached()
    playing.finish_round(bea)
    expect(ada.locator("#progress")).to_have_text("Round 3 of 7")


def test_a_bot_is_not_offered_at_once_for_who_may_only_load_the_page_again(people):
    ada, bea = people.phone(reduced_motion="no-preference"), people.phone()
    arriving.sit_together(ada, bea, must_draw="free")
    playing.finish_round(ada)
    bea.goto("/")
    offer = ada.locator("#proposals form")
    expect(offer).to_be_attached()
    expect(offer).to_be_hidden()
    offer.evaluate("form => form.getAnimations().forEach((wait) => wait.finish())")
    expect(offer).to_be_visible()
    expect(offer).to_contain_text("Let a bot play for Bea")


def test_the_others_vote_for_a_bot_when_the_host_is_away(people):
    ada, bea, cyd = people.desktop(), people.desktop(), people.phone()
    arriving.sit_together(ada, bea, cyd, must_draw="free")
    ada.goto("/")
    for page in (bea, cyd):
        playing.finish_round(page)
        expect(page.locator("#seat-1")).to_contain_text("away")
        playing.menu(page, "Vote for a bot to play for Ada")
    for page in (bea, cyd):
        expect(page.locator("#progress")).to_have_text("Round 2 of 7")


def test_going_on_on_another_device(people):
    phone, computer = people.phone(), people.desktop()
    arriving.open_table(phone, "random", name="Ada")
    first = playing.place_any(phone)
    table = phone.url
    playing.menu(phone, "Continue on another device")
    link = phone.get_by_role("textbox", name="Link to this seat").input_value()
    computer.goto(link)
    press(computer.get_by_role("button", name="Continue as Ada"))
    arriving.at_table(computer)
    assert playing.drawn(computer, 1) == [first]
    phone.goto(table)
    arriving.at_table(phone)
    second = playing.place_any(computer)
    expect(playing.cell(phone, second)).to_have_class(re.compile("r1"))


def test_playing_on_against_bots(people):
    ada, bea = people.phone(), people.desktop()
    arriving.sit_together(ada, bea, must_draw="free")
    place = playing.place_any(ada)
    table = ada.url
    playing.menu(ada, "Play on from here against bots")
    expect(ada).not_to_have_url(table)
    arriving.at_table(ada)
    assert playing.drawn(ada, 1) == [place]
    playing.finish_round(ada)
    expect(ada.locator("#progress")).to_have_text("Round 2 of 7")
    expect(bea.locator("#progress")).to_have_text("Round 1 of 7")  # there everything is as it was


def test_language_colours_and_calls_are_chosen_at_the_table(people):
    page = people.phone()
    arriving.open_table(page, "random")
    place = playing.place_any(page)
    expect(page).to_have_title(re.compile("^● Your turn – "))
    choose(page, "language", "uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page).to_have_title(re.compile("^● Ваш хід – "))
    assert playing.drawn(page, 1) == [place]
    choose(page, "theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    table = page.url
    press(page.locator("#menu-button"))
    press(page.locator(".reminders > summary"))
    with page.expect_response("**/call"):
        press(page.locator("label:has([data-call=title])"))
    expect(page).not_to_have_title(re.compile("●"))
    page.goto("/")
    arriving.open_table(page, "random")  # other tables begin as the last one was left
    expect(page).not_to_have_title(re.compile("●"))
    press(page.locator("#menu-button"))
    press(page.locator(".reminders > summary"))
    with page.expect_response("**/call"):
        press(page.locator("label:has([data-call=title])"))
    expect(page).to_have_title(re.compile("^● Ваш хід – "))
    page.goto(table)  # and each stays as it is
    expect(page).not_to_have_title(re.compile("●"))
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    press(page.locator("[name=theme][value=system]"))
    expect(page.locator("html")).not_to_have_attribute("data-theme", re.compile("."))
    press(page.locator("[name=language][value=pl]"))
    expect(page.locator("html")).to_have_attribute("lang", "pl")
