"""The rules as pages and as a part of a page: anchors, links, contents, and what our pages forbid."""

import re
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.helpers import refused
from whistlestop import games
from whistlestop.core import options
from whistlestop.core.errors import UnknownName
from whistlestop.web.help import Example, help_fragment, help_page, read
from whistlestop.web.models import Reader
from whistlestop.words import LOCALES, say

FOLDERS = {game: Path(str(games.room(game, "rules").__file__)).parent for game in games.ids("examples")}
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
    links = {attributes["href"] or "" for tag, attributes in tags.found if tag == "a" and "href" in attributes}
    assert {link.removeprefix("#") for link in links} <= set(ids)


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


# --- what is told


def source(locale: str, game: str) -> str:
    return (FOLDERS[game] / "help" / f"{locale}.md").read_text(encoding="utf-8")


def examples(locale: str, game: str) -> list[Example]:
    """All examples, in order."""
    parts = [part for section in read(locale, game).sections for part in section.body]
    return [example for part in parts if not isinstance(part, str) for example in part]


@each_game
@each_locale
def test_whatever_the_game_cites_can_be_read_about(game: str, locale: str) -> None:
    """A refusal and an option link to their rule."""
    anchors = {anchor for section in read(locale, game).sections for anchor in section.anchors}
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDERS[game].glob("*.py")))
    cited = set(re.findall(r'"([A-Z]{2}-\d+(?:\.\d+[a-z]?)?)"', code))
    assert len(cited) > 10
    assert cited | {choice.rule for choice in options.choices(games.find(game).options)} <= anchors


@each_game
@each_locale
def test_languages_have_the_same_sections_and_examples(game: str, locale: str) -> None:
    def outline(language: str) -> list[object]:
        sections = [(section.level, section.anchors) for section in read(language, game).sections]
        shown = [(each.kind, each.facts, bool(each.caption)) for each in examples(language, game)]
        return [*sections, *shown]

    assert outline(locale) == outline("en")


@each_game
@each_locale
def test_options_and_buttons_are_called_as_on_the_table(game: str, locale: str) -> None:
    labels = [say(locale, f"{game}-option-{choice.id}") for choice in options.choices(games.find(game).options)]
    labels += [say(locale, f"web-client-{key}") for key in ("undo", "rule")]
    text = " ".join(source(locale, game).split())
    assert [label for label in labels if f"**{label}**" not in text] == []


QUOTES = {"en": "“”’", "uk": "«»’", "pl": "„”", "ru": "«»"}
ALPHABETS = {
    "en": "a-z",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "pl": "a-ząćęłńóśźż",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
}
OTHER_WORDS = {*"RSZABCDEFGMhrl", "RI", "TR", "PR", "SR", "Esc", "Enter", "llll"}  # rules, keys, cells


@each_game
@each_locale
def test_typography(game: str, locale: str) -> None:
    text = prose(locale, game)
    assert not (set("".join(QUOTES.values())) - set(QUOTES[locale])) & set(text), "quotes of another language"
    assert not set("\"'") & set(text), "straight quotes"
    assert "..." not in text
    assert not re.search(r"\S  ", text), "two spaces"
    if locale in ("uk", "ru"):
        assert " – " not in text, "a dash of another language"
    else:
        assert "—" not in text, "a dash of another language"


@each_game
@each_locale
def test_words_are_in_the_letters_of_their_language(game: str, locale: str) -> None:
    own = re.compile(f"[{ALPHABETS[locale]}]+", re.IGNORECASE)
    words = set(re.findall(r"[^\W\d_]+", re.sub(r"`[^`]*`", "", prose(locale, game))))
    assert {word for word in words if not own.fullmatch(word)} <= OTHER_WORDS


def prose(locale: str, game: str) -> str:
    """What is read: headings, text and captions, without the facts of examples and the anchors."""
    text = re.sub(r"^```.*?^```$", "", source(locale, game), flags=re.MULTILINE | re.DOTALL)
    captions = "\n".join(example.caption for example in examples(locale, game))
    return re.sub(r"\{[^}]*\}|^\|[-|]+\|$", "", f"{text}\n{captions}", flags=re.MULTILINE)


@each_game
def test_pictures_have_no_hooks_for_the_table(game: str) -> None:
    """What an example shows is no part of the table that it may be shown at."""
    draw = games.room(game, "examples").draw
    for example in examples("en", game):
        if example.kind != "faces":
            markup = draw(example.kind, example.facts, partial(say, "en"))
            assert "class=" not in markup
            assert "data-" not in markup


@each_game
def test_mistakes_in_an_example_are_noticed(game: str) -> None:
    for kind, facts in (("board", {"crap": "A1 B2"}), ("no-such", {})):
        with pytest.raises(ValueError, match="no such example"):
            games.room(game, "examples").draw(kind, facts, partial(say, "en"))
