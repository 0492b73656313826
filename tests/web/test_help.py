"""The rules as pages and as a part of a page: anchors, links, contents, and what our pages forbid."""

import re
from html.parser import HTMLParser

import pytest

from tests.helpers import refused
from whistlestop import games
from whistlestop.core.errors import UnknownName
from whistlestop.web.help import help_fragment, help_page, read
from whistlestop.web.models import Reader
from whistlestop.words import LOCALES

each_game = pytest.mark.parametrize("game", games.ids("examples"))
each_locale = pytest.mark.parametrize("locale", LOCALES)


class Tags(HTMLParser):
    """The elements of a page with their attributes, and whether all of them were closed in order."""

    VOID = ("meta", "link", "input", "br", "hr")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attributes)))
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def values(self, name: str) -> list[str]:
        return [value for _, attributes in self.found if (value := attributes.get(name)) is not None]


@each_game
@each_locale
def test_every_anchor_is_there_once_and_every_link_leads_to_one(game: str, locale: str) -> None:
    tags = Tags(help_fragment(Reader(locale), game))
    ids = tags.values("id")
    told = [anchor for section in read(locale, game).sections for anchor in section.anchors]
    assert ids == [f"rule-{anchor}" for anchor in told]
    assert len(set(ids)) == len(ids)
    assert {link.removeprefix("#") for link in tags.values("href")} <= set(ids)


@each_game
@each_locale
def test_the_contents_lead_to_every_chapter(game: str, locale: str) -> None:
    markup = help_fragment(Reader(locale), game)
    contents = markup[markup.index("<nav") : markup.index("</nav>")]
    chapters = [section for section in read(locale, game).sections if section.level == 2]
    assert re.findall(r'href="#rule-([^"]+)"', contents) == [chapter.anchors[0] for chapter in chapters]


@each_game
@each_locale
def test_nothing_that_our_pages_forbid(game: str, locale: str) -> None:
    tags = Tags(help_page(Reader(locale), game))
    assert not tags.values("style")
    assert not [tag for tag, _ in tags.found if tag in ("style", "iframe", "object", "img")]
    assert not [name for _, attributes in tags.found for name in attributes if name.startswith("on")]
    pictures = [attributes for tag, attributes in tags.found if tag == "svg"]
    assert all(look.get("role") == "img" or look.get("aria-hidden") == "true" for look in pictures)


@each_game
def test_a_page_opens_at_the_rule_asked_for(game: str) -> None:
    rule = read("en", game).sections[-1].anchors[-1]
    asked = help_page(Reader("en"), game, rule)
    assert asked.count("autofocus") == asked.count('class="rule asked"') == 1
    place = asked.index("autofocus")
    assert asked[:place].rindex("<section") == asked.index('<section class="rule asked"')
    for unknown in ("", "XX-9", '"><script>'):
        page = help_page(Reader("en"), game, unknown)
        assert "autofocus" not in page
        assert "<script>" not in page


@each_game
def test_a_page_is_in_the_reader_s_language_and_theme(game: str) -> None:
    page = help_page(Reader("uk", theme="dark"), game)
    assert '<html lang="uk" data-theme="dark"' in page
    assert page.count("<h1") == 1
    assert read("uk", game).title in page


@each_game
def test_a_fragment_is_made_once(game: str) -> None:
    assert help_fragment(Reader("en", name="Olena"), game) is help_fragment(Reader("en", theme="dark"), game)


def test_an_unknown_game_is_refused() -> None:
    for show in (help_page, help_fragment):
        with refused(UnknownName, "no-such-game"):
            show(Reader("en"), "no-such")
