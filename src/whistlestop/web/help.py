"""The rules of a game for those who play it: Markdown in the game's folder `help/`, one file for each language.

A heading ends in the numbers of the rules it tells, `## Highway never meets railway {RI-2.3}`, and each number becomes
an anchor, `rule-RI-2.3`: a refused move links to it. Fenced blocks are examples: lines of facts, `key: value`, that
the game's room `examples` draws. Two of the facts belong here: `caption`, and `wrong`, the rule that forbids what is
shown. Wherever the text names a rule it tells elsewhere, the number is a link.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, partial
from importlib.resources import files
from itertools import groupby

import htpy as h
import msgspec
from htpy import Element
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from whistlestop import games, words
from whistlestop.web import assets, lesson, page
from whistlestop.web.models import Reader

_HEADING = re.compile(r"(?P<title>.+?)\s*\{(?P<anchors>[^{}]+)\}")
_NUMBER = re.compile(r"\b[A-Z]+-\d+(?:\.\d+)*[a-z]?\b")


class Example(msgspec.Struct, frozen=True):
    """A fenced block: what it shows, the facts about it, and the words under it."""

    kind: str
    facts: dict[str, str]
    caption: str = ""


class Section(msgspec.Struct, frozen=True):
    """A heading with what stands under it, in order: ready markup, and examples that stand side by side."""

    level: int
    title: str
    anchors: tuple[str, ...]
    body: tuple[str | tuple[Example, ...], ...]

    @property
    def numbers(self) -> list[str]:
        """The anchors that are numbers of rules; the others are names of our own."""
        return [anchor for anchor in self.anchors if _NUMBER.fullmatch(anchor)]


class Help(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    sections: tuple[Section, ...]


def help_page(reader: Reader, game: str, rule: str = "") -> str:
    """The rules as a page of their own; the browser goes to the rule asked for, if there is one of that number."""
    told = read(reader.locale, game)
    name = page.game_name(reader, game)
    body = h.main("#main.help-page")[_help(reader.locale, game, rule)]
    return page.document(
        reader,
        f"{name}: {told.title}",
        body,
        bar=page.bar(reader, name, told.title),
        styles=("help.css",),
        kind="reading",
    )


def help_fragment(reader: Reader, game: str) -> str:
    """The rules for a sheet over the table, with their style sheet: most who sit there never open them."""
    return _fragment(reader.locale, game, assets.url("help.css"))


@cache
def _fragment(locale: str, game: str, styles: str) -> str:
    return str(h.fragment[h.link(rel="stylesheet", href=styles), _help(locale, game)])


# --- reading


@cache
def read(locale: str, game: str) -> Help:
    """The rules of a game as its folder tells them."""
    examples = games.room(game, "examples")  # an unknown game is refused here
    folder = files(examples.__package__ or "") / "help"
    tokens = _markdown().parse((folder / f"{locale}.md").read_text(encoding="utf-8"))
    heads = [place for place, token in enumerate(tokens) if token.type == "heading_open"]
    sections = [_section(tokens[start:end]) for start, end in zip(heads, [*heads[1:], len(tokens)], strict=True)]
    title, *rest = sections
    return Help(title.title, tuple(rest))


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _section(tokens: Sequence[Token]) -> Section:
    opening, heading, _, *body = tokens
    found = _HEADING.fullmatch(heading.content)
    title, anchors = (found["title"], found["anchors"].split()) if found else (heading.content, [])
    return Section(int(opening.tag[1:]), title, tuple(anchors), tuple(_body(body)))


def _body(tokens: Sequence[Token]) -> Iterator[str | tuple[Example, ...]]:
    for is_example, run in groupby(tokens, lambda token: token.type == "fence"):
        if is_example:
            yield tuple(map(_example, run))
        else:
            yield _markdown().renderer.render(list(run), _markdown().options, {})


def _example(block: Token) -> Example:
    facts: dict[str, str] = {}
    for text in block.content.splitlines():
        key, colon, value = text.partition(":")
        facts |= {key: value.strip()} if colon else {block.info: key}
    return Example(block.info, facts, facts.pop("caption", ""))


# --- drawing


def _help(locale: str, game: str, asked: str = "") -> Element:
    told = read(locale, game)
    chapters: list[list[Element]] = []
    for section, body in zip(told.sections, _bodies(locale, game), strict=True):
        if section.level == 2:
            chapters.append([])
        chapters[-1].append(_rule(section, body, asked))
    return h.div(".help")[
        lesson.start(locale, game, "btn go low"), _contents(told), [h.div(".chapter")[chapter] for chapter in chapters]
    ]


def _contents(told: Help) -> Element:
    """The chapters as a timetable: name, dots, number."""
    chapters = [section for section in told.sections if section.level == 2]
    return h.nav(".contents", aria_label=told.title)[h.ol[map(_entry, chapters)]]


def _entry(chapter: Section) -> Element:
    return h.li[
        h.a(href=f"#rule-{chapter.anchors[0]}")[
            h.span[chapter.title],
            h.span(".dots", aria_hidden="true"),
            h.span(".number")[chapter.numbers],
        ]
    ]


def _rule(section: Section, body: Markup, asked: str) -> Element:
    first, *others = section.anchors
    is_asked = asked in section.anchors
    heading = h.h2 if section.level == 2 else h.h3
    return h.section(class_=["rule", {"asked": is_asked}], id=f"rule-{first}")[
        # Without a script, focus is how a page opens in its middle.
        heading(tabindex="-1" if is_asked else None, autofocus=is_asked)[
            section.title,
            [h.span(id=f"rule-{other}") for other in others],
            [h.a(".number", href=f"#rule-{number}")[number] for number in section.numbers],
        ],
        body,
    ]


@cache
def _bodies(locale: str, game: str) -> tuple[Markup, ...]:
    """What stands under each heading, examples drawn: by far the most of the work."""
    sections = read(locale, game).sections
    known = {number for section in sections for number in section.numbers}
    draw, say = games.room(game, "examples").draw, partial(words.say, locale)

    def link(found: re.Match[str]) -> str:
        return f'<a href="#rule-{found[0]}">{found[0]}</a>' if found[0] in known else found[0]

    def text(markup: str) -> Markup:
        return Markup(_NUMBER.sub(link, markup).replace(" —", "\N{NO-BREAK SPACE}—"))  # no line begins with a dash

    def figure(example: Example) -> Element:
        wrong = example.facts.get("wrong")
        forbidden = [" ", h.a(".number", href=f"#rule-{wrong}")[wrong]] if wrong else None
        caption = h.figcaption[text(_markdown().renderInline(example.caption)), forbidden] if example.caption else None
        return h.figure(class_=["example", example.kind, {"wrong": bool(wrong)}])[
            Markup(draw(example.kind, example.facts, say)), caption
        ]

    def part(given: str | tuple[Example, ...]) -> str:
        return text(given) if isinstance(given, str) else str(h.div(".examples")[map(figure, given)])

    return tuple(Markup("".join(map(part, section.body))) for section in sections)
