"""A tour of everything that can be seen: pages, dialogs, states of the table. It needs no words of any language.

The tables are laid out once; whoever has the same device can visit them as often as needed, since a visit changes
nothing there.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser import arriving, playing
from tests.browser.playing import press, press_anyway

LONG_NAME = "Maximiliana Wierzba"
OTHER_GAMES = ("marklin", "pioneer-rails", "string-railway")


class Layout(NamedTuple):
    """Tables in all their states: the cookies of the device that owns them, and by name their addresses."""

    cookies: list[Any]
    addresses: Mapping[str, str]


def lay_out(page: Page) -> Layout:
    """Open the tables that the tour visits."""
    addresses = {}

    def remember(name: str) -> None:
        addresses[name] = page.url

    arriving.open_table(page, "open", "random", name=LONG_NAME, lava=True, longest="segments_strict")
    addresses["door"] = arriving.invitation(page)
    remember("lobby")
    arriving.open_table(page, "same", name=LONG_NAME)
    remember("curtain")
    arriving.open_table(page, "random", name=LONG_NAME)
    playing.place_any(page)
    remember("table")
    arriving.learn(page)
    remember("lesson")
    for game in OTHER_GAMES:
        arriving.learn(page, game)
        remember(f"lesson of {game}")
    arriving.open_table(page, name=LONG_NAME, must_draw="free")
    for _ in range(7):
        playing.confirm(page)  # a game that statistics count
    arriving.open_table(page, lava=True, meteors=True)
    remember("meteor")
    arriving.open_table(page, lava=True)
    remember("lava")
    for name, record, at, seat in (("draft", "draft-both", 11, 1), ("six", "pl2019-six", 120, 2)):
        arriving.play_on(page, record, at, seat)
        remember(name)
    arriving.open_record(page, "pl2019-six", at=120)
    remember("replay")
    arriving.play_on(page, "pl2019-six", at=236, seat=6)
    playing.finish_round(page)
    expect(page.locator("#end .stamp")).to_be_visible()
    remember("end")
    return Layout(list(page.context.cookies()), addresses)


# --- the tour itself: wherever it stops it gives the name of what there is to see


def tour(page: Page, addresses: Mapping[str, str]) -> Iterator[str]:
    yield from _pages(page, addresses)
    yield from _table(page, addresses["table"])
    yield from _variants(page, addresses)
    yield from _end(page, addresses)


def _pages(page: Page, addresses: Mapping[str, str]) -> Iterator[str]:
    page.goto("/")
    yield "home"
    page.goto(f"/help/{arriving.GAME}")
    yield "rules"
    for game in OTHER_GAMES:
        page.goto(f"/help/{game}")
        yield f"rules of {game}"
    for game in (arriving.GAME, *OTHER_GAMES):
        page.goto(f"/new/{game}")
        press(page.locator(".count label:last-child"))
        page.locator("[name=seat-2]").select_option("same")
        _unfold(page)
        yield "new table" if game == arriving.GAME else f"new table of {game}"
    yield from _alone(page)
    yield from _real_tables(page)
    page.goto(addresses["lobby"])
    _unfold(page)
    yield "lobby"
    page.goto(addresses["door"])
    _unfold(page)
    yield "door"
    page.goto("/l/nowhere")
    yield "closed line"
    page.goto(addresses["curtain"])
    yield "curtain"


def _alone(page: Page) -> Iterator[str]:
    page.goto("/challenge")
    yield "challenges"
    press(page.locator(".more-days a").first)
    yield "challenge"
    page.goto("/puzzles")
    yield "puzzles"
    page.goto("/statistics")
    expect(page.locator(".plot").first).to_be_visible()
    _unfold(page)
    yield "statistics"


def _real_tables(page: Page) -> Iterator[str]:
    page.goto("/real")
    yield "real tables"
    page.goto(f"/paper/{arriving.GAME}?board=B1 h-h-, B2 r-r- | D1 r-r-")
    press(page.locator("#result th button").first)
    expect(page.locator("#why")).to_be_visible()
    _unfold(page)
    yield "paper"
    page.goto("/paper/marklin?board=berlin-leipzig chemnitz-leipzig | berlin-chemnitz | 12; kiel-rostock | | 3")
    _unfold(page)
    yield "paper of marklin"
    page.goto(f"/print/{arriving.GAME}")
    yield "print"
    for game in OTHER_GAMES:
        page.goto(f"/print/{game}")
        yield f"print of {game}"
    page.goto(f"/companion/new/{arriving.GAME}")
    _unfold(page)
    yield "new dice"
    press(page.locator("button.go"))
    press(page.locator("#roll"))
    expect(page.locator("#die-4 svg")).to_be_visible()
    _unfold(page)
    yield "dice"
    for game in ("pioneer-rails", "string-railway"):
        page.goto(f"/companion/new/{game}")
        _unfold(page)
        yield f"new companion of {game}"
        press(page.locator("button.go"))
        press(page.locator("#roll"))
        expect(page.locator("#table > *").first).to_be_visible()
        _unfold(page)
        yield f"companion of {game}"
    page.goto("/companion/new/marklin")
    press(page.locator("button.go"))
    press(page.locator("#roll"))
    press(page.locator("[value='take berlin']"))
    expect(page.locator("#undo")).not_to_have_attribute("aria-disabled", "true")
    _unfold(page)
    yield "counter"


def _unfold(page: Page) -> None:
    page.locator("details").evaluate_all("all => all.forEach(one => one.open = true)")


def _table(page: Page, address: str) -> Iterator[str]:
    page.goto(address)
    arriving.at_table(page)
    yield "table"
    playing.plan(page.locator(".lit").first)
    yield "plan"
    press_anyway(playing.cell(page, "D4"))
    expect(page.locator(".toast")).to_be_visible()
    yield "refusal"
    press(playing.cell(page, playing.drawn(page, 1)[0]))
    yield "taking back"
    press(page.locator("#menu-button"))
    expect(page.locator("#menu [data-dialog=keys]")).to_be_visible()
    _unfold(page)
    yield "menu"
    press(page.locator("#menu [data-dialog=keys]"))
    yield "keys"
    page.keyboard.press("Escape")
    if playing.is_phone(page):
        press(page.locator(".act .more"))
        yield "score"
    for tab in ("log", "chat"):
        press(page.locator(f"#tab-{tab}"))
        yield tab
    page.keyboard.press("Escape")
    press(page.locator(".bar [data-dialog=help]"))
    expect(page.locator("#help .rule").first).to_be_visible()
    yield "rules over the table"
    page.keyboard.press("Escape")
    press(page.locator("#menu-button"))
    press(page.locator("#menu form[action$='/device'] button"))
    expect(page.locator(".qr-plate").first).to_be_visible()
    yield "link to a seat"


def _variants(page: Page, addresses: Mapping[str, str]) -> Iterator[str]:
    page.goto(addresses["meteor"])
    arriving.at_table(page)
    yield "meteor"
    if playing.is_phone(page):
        press(page.locator("#fold"))
        yield "specials"
    for name in ("lava", "draft", "six"):
        page.goto(addresses[name])
        arriving.at_table(page)
        yield name
    for name in ("lesson", *(f"lesson of {game}" for game in OTHER_GAMES)):
        page.goto(addresses[name])
        arriving.at_lesson(page)
        yield name


def _end(page: Page, addresses: Mapping[str, str]) -> Iterator[str]:
    page.goto(addresses["end"])
    yield "end"
    press(page.locator("#end td [data-light]").first)
    expect(page.locator("#why li").first).to_be_visible()
    yield "score on the board"
    page.goto(addresses["replay"])
    yield "replay"
