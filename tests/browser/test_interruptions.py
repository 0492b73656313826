"""Reloads, broken lines, servers that are killed: play goes on, and no move is lost or done twice."""

import os
import re
import signal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.cable import Cable, Wiretap
from tests.browser.people import OFFLINE
from tests.browser.playing import press, press_anyway
from tests.faults import ledger


def actions(server, page: Page, seat: int) -> list[str]:
    """What a seat has done, as the database has it."""
    table = page.url.rpartition("/")[2]
    return [entry.text for entry in ledger.entries(server.db, table) if entry.seat == seat]


def test_a_reload_keeps_what_was_drawn(people):
    page = people.phone()
    arriving.open_table(page, "random", must_draw="free")
    places = [playing.place_any(page), playing.place_any(page)]
    playing.plan(page.locator(".lit").first)
    page.reload()
    arriving.at_table(page)
    assert sorted(playing.drawn(page, 1)) == sorted(places)
    expect(page.locator("#pen-1")).to_have_class("p1")  # still in pencil
    expect(page.locator("#tray .drawn")).to_have_count(2)
    expect(page.locator("#ghost > *")).to_have_count(0)
    press(page.locator("#undo[aria-disabled=false]"))
    expect(page.locator("#tray .drawn")).to_have_count(1)
    playing.finish_round(page)
    expect(page.locator("#progress")).to_have_text("Round 2 of 7")


def test_a_plan_outlives_the_line(people):
    page = people.same(people.phone())
    cable = Cable(page)
    arriving.open_table(page, must_draw="free")
    place = page.locator(".lit").first.get_attribute("data-place") or ""
    playing.plan(playing.cell(page, place))
    cable.cut()
    expect(page.locator("#banner")).to_contain_text("Reconnecting")
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#ghost.ri-ghost")).to_be_visible()
    press_anyway(page.locator("#go"))
    expect(page.locator(".toast")).to_contain_text("No connection")
    press_anyway(playing.cell(page, "D4"))  # nothing leads there
    expect(page.locator(".toast")).to_contain_text("can only be said when it is back")
    expect(page.locator(".planned")).to_have_attribute("data-place", place)
    cable.mend()
    expect(page.locator("#banner")).to_be_hidden()
    expect(page.locator("#ghost.ri-ghost")).to_be_visible()
    playing.confirm(page)
    assert playing.drawn(page, 1) == [place]
    assert cable.results == ["applied"]


def test_what_is_chosen_without_a_line_is_kept(people):
    page = people.same(people.phone())
    cable = Cable(page)
    arriving.open_table(page, must_draw="free")
    first, other = (page.locator(".lit").nth(nth).get_attribute("data-place") or "" for nth in (0, -1))
    playing.plan(playing.cell(page, first))
    expect(page.locator("#ghost.ri-ghost")).to_be_visible()
    cable.cut()
    expect(page.locator("#banner")).to_contain_text("Reconnecting")
    playing.plan(playing.cell(page, other))
    expect(page.locator(".planned")).to_have_attribute("data-place", other)
    expect(page.locator("#say")).to_contain_text("Your choice is kept.")
    playing.plan(playing.cell(page, first))  # its ways are known from before
    expect(page.locator("#ghost.ri-ghost")).to_be_visible()
    playing.plan(playing.cell(page, other))
    cable.mend()
    expect(page.locator("#ghost.ri-ghost")).to_be_visible()
    expect(page.locator(".planned")).to_have_attribute("data-place", other)
    playing.confirm(page)
    assert playing.drawn(page, 1) == [other]


def test_a_device_without_a_network_says_so_at_once(people):
    page = people.phone()
    people.expect("ERR_INTERNET_DISCONNECTED")
    arriving.open_table(page, must_draw="free")
    place = page.locator(".lit").first.get_attribute("data-place") or ""
    page.context.set_offline(True)
    expect(page.locator("#banner")).to_contain_text("Reconnecting")
    playing.plan(playing.cell(page, place))
    expect(page.locator("#say")).to_contain_text("Your choice is kept.")
    page.context.set_offline(False)
    expect(page.locator("#ghost.ri-ghost")).to_be_visible()
    playing.confirm(page)
    assert playing.drawn(page, 1) == [place]


@pytest.mark.parametrize("what", ["command", "answer"])
def test_a_command_goes_through_once(people, what):
    page = people.same(people.phone())
    cable = Cable(page)
    arriving.open_table(page, must_draw="free")
    first = playing.place_any(page)
    cable.fail_once(what)
    second = playing.place_any(page)
    assert cable.results == ["applied", "applied" if what == "command" else "duplicate"]
    assert len({command["id"] for command in cable.commands}) == 2
    assert len(cable.commands) == 3
    assert sorted(playing.drawn(page, 1)) == sorted((first, second))
    assert [text[:2] for text in actions(people.server, page, 1)] == [first, second]
    playing.finish_round(page)
    expect(page.locator("#progress")).to_have_text("Round 2 of 7")


def test_a_command_survives_a_reload(people):
    """It was sent, the line broke, and the person reloaded before the page had come back."""
    page = people.same(people.phone())
    cable = Cable(page)
    arriving.open_table(page, must_draw="free")
    place = page.locator(".lit").first.get_attribute("data-place") or ""
    playing.plan(playing.cell(page, place))
    cable.fail_once("command")
    press(page.locator(playing.USABLE))
    expect(page.locator("#go.sending")).to_be_visible()
    page.reload()
    expect(playing.cell(page, place)).to_have_class(re.compile("r1"))
    assert [text[:2] for text in actions(people.server, page, 1)] == [place]


def test_a_killed_server_loses_nothing(own_people):
    own_people.expect(OFFLINE, "503")
    server = own_people.server
    ada, bea = own_people.phone(), own_people.desktop()
    taps = [Wiretap(ada), Wiretap(bea)]
    arriving.sit_together(ada, bea, must_draw="free")
    drawn = {ada: [playing.place_any(ada)], bea: [playing.place_any(bea, -1), playing.place_any(bea, -1)]}
    planned = ada.locator(".lit").first.get_attribute("data-place") or ""
    playing.plan(playing.cell(ada, planned))
    playing.plan(bea.locator(".lit").first)
    os.kill(server.pid, signal.SIGSTOP)  # it does not hear any more what is sent now
    press(ada.locator(playing.USABLE))
    expect(ada.locator("#go.sending")).to_be_visible()
    server.kill()
    for page in (ada, bea):
        expect(page.locator("#banner")).to_contain_text("Reconnecting")
    server.start()
    for page in (ada, bea):
        expect(page.locator("#banner")).to_be_hidden(timeout=60_000)
    expect(ada.locator("#go.sending")).to_have_count(0)
    drawn[ada].append(planned)
    for page, seat in ((ada, 1), (bea, 2)):
        assert sorted(playing.drawn(page, seat)) == sorted(drawn[page])
    expect(bea.locator(".planned")).to_have_count(1)
    playing.confirm(bea)
    playing.finish_round(ada)
    playing.finish_round(bea, -1)
    for page in (ada, bea):
        expect(page.locator("#progress")).to_have_text("Round 2 of 7")
    log = ledger.entries(server.db, ada.url.rpartition("/")[2])
    kept = [entry.client or "" for entry in log if entry.seat is not None]
    acknowledged = [id for tap in taps for id, results in tap.heard.items() if results]
    assert sorted(kept) == sorted(acknowledged)
    assert sorted(kept) == sorted(id for tap in taps for id in tap.sent)
    server.stop()  # in good order, though both still sit at the table
