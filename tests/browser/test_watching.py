"""Whoever only watches sees what everybody may see, as it happens, and can do nothing."""

from playwright.sync_api import expect

from tests.browser import arriving, playing


def test_a_spectator_follows_the_game(people):
    ada, bea, eve = people.phone(), people.desktop(), people.phone()
    arriving.sit_together(ada, bea, watching=[eve], must_draw="free")
    expect(eve.locator("#say")).to_contain_text("You are watching.")
    assert eve.locator("#go, #undo, [data-place], [data-tool], [data-draft], #chatform").count() == 0
    place = playing.place_any(ada)
    playing.place_any(bea, -1)
    playing.finish_round(bea)
    for cell in playing.drawn(bea, 2):
        expect(eve.locator(f"#c2-{cell} text")).to_have_text("1")
    assert playing.drawn(eve, 1) == []  # what Ada has drawn is her own matter until she finishes
    expect(eve.locator("#say")).to_contain_text("Waiting for Ada.")
    playing.finish_round(ada)
    expect(eve.locator(f"#c1-{place} text")).to_have_text("1")
    expect(eve.locator("#progress")).to_have_text("Round 2 of 7")
    assert "●" not in eve.title()
    eve.reload()
    assert playing.drawn(eve, 1) == playing.drawn(ada, 1)
    expect(eve.locator("#log")).to_contain_text("Ada finishes the round.")


def test_a_full_table_can_be_watched_by_its_invitation(people):
    ada, eve = people.desktop(), people.phone()
    arriving.fill_in_form(ada, "open", name="Ada")
    link = arriving.invitation(ada)
    ada.get_by_role("button", name="Fill with bots").click()
    expect(ada.locator("#chairs")).to_contain_text("2/2")
    arriving.watch(eve, link)
    arriving.start(ada, eve)


def test_a_stranger_finds_a_closed_line(people):
    people.expect("404")
    ada, eve = people.desktop(), people.phone()
    arriving.open_table(ada, "random")
    eve.goto(ada.url)
    expect(eve.get_by_role("heading", name="This line is closed")).to_be_visible()
    assert eve.request.get(f"{ada.url}/parts").status == 404
