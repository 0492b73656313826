"""The catalogues of all languages are equally complete, and say everything that the code can say.

They are read here as syntax trees; what `say` makes of them is tested in test_words.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from whistlestop import games, words
from whistlestop.core import options
from whistlestop.core.game import Game
from whistlestop.games import marklin as marklin_game
from whistlestop.games import pioneer_rails as pioneer_rails_game
from whistlestop.games import railroad_ink as railroad_ink_game
from whistlestop.games import string_railway as string_railway_game
from whistlestop.games.marklin import data as marklin_data
from whistlestop.games.marklin import layout as marklin_layout
from whistlestop.games.marklin import score as marklin_score
from whistlestop.games.pioneer_rails import data as pioneer_data
from whistlestop.games.pioneer_rails import layout as pioneer_layout
from whistlestop.games.pioneer_rails import score as pioneer_score
from whistlestop.games.railroad_ink import data, layout, rules, score
from whistlestop.games.string_railway import data as string_data
from whistlestop.games.string_railway import layout as string_layout
from whistlestop.games.string_railway import score as string_score
from whistlestop.words import LOCALES, say

SOURCE = Path(words.__file__).parents[1]
GAMES = {folder.parent.name.replace("_", "-"): folder for folder in sorted(SOURCE.glob("games/*/words"))}
PACKAGES = {folder.parent.name: folder for folder in (SOURCE / "web/words", SOURCE / "server/words") if folder.is_dir()}
OWNERS = GAMES | PACKAGES
CATALOGUES = {"": SOURCE / "words", **OWNERS}  # by what ids begin with; "" for what all share
OTHERS = LOCALES[1:]

FORMS = {"en": {"one", "other"}} | {locale: {"one", "few", "many", "other"} for locale in OTHERS}

each_catalogue = pytest.mark.parametrize("game", CATALOGUES, ids=lambda game: game or "shared")
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_other = pytest.mark.parametrize("locale", OTHERS)


# --- catalogues as trees


@cache
def entries(game: str, locale: str) -> tuple[ftl.EntryType, ...]:
    text = (CATALOGUES[game] / f"{locale}.ftl").read_text(encoding="utf-8")
    return tuple(FluentParser().parse(text).body)


@cache
def messages(game: str, locale: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(game, locale) if isinstance(entry, ftl.Message)}


def patterns(game: str, locale: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every text of a catalogue with its id, attributes too."""
    for id, message in messages(game, locale).items():
        if message.value is not None:
            yield id, message.value
        for attribute in message.attributes:
            yield f"{id}.{attribute.id.name}", attribute.value


def nodes(tree: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A tree's nodes, in the order of the text."""
    yield tree
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def texts(pattern: ftl.Pattern) -> list[str]:
    return [node.value for node in nodes(pattern) if isinstance(node, ftl.TextElement)]


def words_of(pattern: ftl.Pattern) -> list[str]:
    return re.findall(r"[^\W\d_]+", " ".join(texts(pattern)))


def references(pattern: ftl.Pattern) -> set[str]:
    """The ids of the messages that a text takes in."""
    found = [node for node in nodes(pattern) if isinstance(node, ftl.MessageReference)]
    return {f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name for node in found}


def variables(game: str, locale: str, id: str) -> set[str]:
    """The arguments that a text needs, those of the messages it takes in included."""
    pattern = dict(patterns(game, locale))[id]
    needed = {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}
    for reference in references(pattern):
        is_own = reference.partition(".")[0] in messages(game, locale)
        needed |= variables(game if is_own else "", locale, reference)
    return needed


def selects(pattern: ftl.Pattern, *, plural: bool) -> list[list[str]]:
    """The keys of each choice between forms, or of each other choice."""
    found = [node for node in nodes(pattern) if isinstance(node, ftl.SelectExpression)]
    keys = [[_key(variant) for variant in select.variants] for select in found]
    return [each for each in keys if bool({"zero", "one", "two", "few", "many"} & set(each)) == plural]


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


@each_catalogue
@each_locale
def test_a_catalogue_has_no_mistakes(game: str, locale: str) -> None:
    junk = [entry.content for entry in entries(game, locale) if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in entries(game, locale) if isinstance(entry, ftl.Message)]
    assert not junk
    assert len(ids) == len(set(ids)), "an id stands twice"
    assert {game_of(id) for id in ids} == {game}


@each_catalogue
@each_other
def test_languages_have_equal_ids_attributes_and_order(game: str, locale: str) -> None:
    assert [id for id, _ in patterns(game, locale)] == [id for id, _ in patterns(game, "en")]


@each_catalogue
@each_other
def test_languages_need_equal_arguments(game: str, locale: str) -> None:
    for id, _ in patterns(game, "en"):
        assert variables(game, locale, id) == variables(game, "en", id), id


@each_catalogue
@each_locale
def test_plurals_have_all_forms_of_the_language(game: str, locale: str) -> None:
    for id, pattern in patterns(game, locale):
        for keys in selects(pattern, plural=True):
            assert set(keys) == FORMS[locale], id


@each_catalogue
@each_other
def test_other_choices_are_equal_in_all_languages(game: str, locale: str) -> None:
    english = dict(patterns(game, "en"))
    for id, pattern in patterns(game, locale):
        assert selects(pattern, plural=False) == selects(english[id], plural=False), id


# --- each language is itself

SAME_IN_ENGLISH = {
    ("ru", "railroad-ink-name"),
    ("pl", "web-bot"),
    ("pl", "web-minutes"),
    ("pl", "web-pace-minutes"),
    ("pl", "web-remind-webhook"),
}
SAME_IN_ENGLISH |= {
    ("pl", f"marklin-city-{city}")
    for city in (
        "augsburg", "berlin", "bremerhaven", "chemnitz", "dortmund", "duesseldorf", "emden", "erfurt", "frankfurt",
        "hamburg", "karlsruhe", "kassel", "lindau", "magdeburg", "mannheim", "muenster", "rostock", "saarbruecken",
        "schwerin", "stuttgart", "ulm", "wuerzburg", "oesterreich",
    )
}  # fmt: skip
SAME_IN_ENGLISH |= {("pl", f"string-railway-option-size.value-{size}") for size in string_data.SIZES}
SAME_IN_ENGLISH |= {("pl", "string-railway-mm")}
# Cards are called alike everywhere.
SAME_IN_ENGLISH |= {(locale, "pioneer-rails-card") for locale in OTHERS}
# Names, and what people type: the notation is the same in all languages.
FOREIGN_WORDS = {"Ink", "Railroad", "Blazing", "Red", "Whistlestop", "JSON", "A", "B", "G", "h", "hh", "r", "rr", "rrr"}
FOREIGN_WORDS |= {"hrhr", "take", "done", "board", "dice", "round", "QR", "Shift", "cookie"}
FOREIGN_WORDS |= {"Märklin", "Düsseldorf", "Münster", "Saarbrücken", "Würzburg"}
FOREIGN_WORDS |= {"J", "Q", "K", "qh", "D", "e", "n", "s", "bank"}
FOREIGN_WORDS |= {"base", "place", "central", "lay", "short", "players", "landscape"}
FOREIGN_WORDS |= {"claim", "berlin", "dresden", "green", "hamburg", "muenchen"}
FOREIGN_WORDS |= {"PostgreSQL", "postgresql", "sqlite", "host", "name", "folder", "file", "db", "whistlestop"}
FOREIGN_WORDS |= {"run", "UTC", "CSV", "admin", "list"}
FOREIGN_WORDS |= {"https", "push", "Discord", "forfeit", "flush"}
FOREIGN_WORDS |= {"Ray", "RAY", "ADDRESS"}
ALPHABETS = {
    "en": "a-z",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "pl": "a-ząćęłńóśźż",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
}
QUOTES = {"en": "“”’", "uk": "«»’", "pl": "„”", "ru": "«»"}


@each_catalogue
@each_other
def test_nothing_is_left_in_english(game: str, locale: str) -> None:
    english = dict(patterns(game, "en"))
    for id, pattern in patterns(game, locale):
        if words_of(pattern) and (locale, id) not in SAME_IN_ENGLISH:
            assert texts(pattern) != texts(english[id]), id


@each_catalogue
@each_locale
def test_words_are_in_the_letters_of_their_language(game: str, locale: str) -> None:
    own = re.compile(f"[{ALPHABETS[locale]}]+", re.IGNORECASE)
    for id, pattern in patterns(game, locale):
        strange = [word for word in words_of(pattern) if not own.fullmatch(word)]
        assert set(strange) <= FOREIGN_WORDS, id


@each_catalogue
@each_locale
def test_typography(game: str, locale: str) -> None:
    foreign_quotes = set("".join(QUOTES.values())) - set(QUOTES[locale])
    for id, pattern in patterns(game, locale):
        text = "{}".join(texts(pattern))
        assert not {'"', "'", "`"} & set(text), f"{id}: straight quotes"
        assert not foreign_quotes & set(text), f"{id}: quotes of another language"
        assert "..." not in text, id
        assert "  " not in text, id
        if locale in ("uk", "ru"):
            assert " – " not in text, f"{id}: a dash of another language"
        if locale in ("en", "pl"):
            assert "—" not in text, f"{id}: a dash of another language"


# --- what the code says


class Said(NamedTuple):
    """A sentence that the code may ask for, with the names of the arguments it gives."""

    id: str
    args: frozenset[str]
    place: str
    kind: str = ""


REASON_PLACES = {  # in which positional argument the id of a sentence stands
    "BadOptions": 0, "BadNotation": 0, "BadChance": 0, "UnknownName": 0, "Stale": 0, "WhistlestopError": 0,
    "Illegal": 1, "BadFile": 1, "Disagrees": 1, "ProgramFailed": 0,
    "Refusal": 1, "Event": 0, "Item": 2,
}  # fmt: skip
GIVEN_ANYWAY = {
    "BadFile": {"line"}, "Disagrees": {"line"}, "Event": {"name"}, "ProgramFailed": {"bot", "seat", "game"},
}  # fmt: skip


def sources(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8"))


def said() -> list[Said]:
    """Every error, event and score item in the code whose id is written out."""
    found = []
    for file, tree in sources(SOURCE):
        tables = named_tables(tree)
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call):
                continue
            kind = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", None)
            place = REASON_PLACES.get(str(kind))
            if place is None or len(call.args) <= place:
                continue
            reason = call.args[place]
            if isinstance(reason, ast.Constant) and isinstance(reason.value, str) and reason.value:
                args = frozenset(arguments(call, tables) | GIVEN_ANYWAY.get(str(kind), set()))
                found.append(Said(reason.value, args, f"{file}:{call.lineno}", str(kind)))
    return found


def arguments(call: ast.Call, tables: dict[str, set[str]]) -> set[str]:
    """The names of the arguments that a call gives to a sentence; a piece comes with its face."""
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    for given in (*call.args, *(keyword.value for keyword in call.keywords)):
        names |= dict_keys(given) if not isinstance(given, ast.Name) else tables.get(given.id, set())
    return names | {"face"} if "piece" in names else names


def named_tables(tree: ast.Module) -> dict[str, set[str]]:
    """The keys of the tables that a module writes out under a name, together where the name serves twice."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name):
                found.setdefault(target.id, set()).update(dict_keys(node.value))
    return found


def dict_keys(node: ast.expr | None) -> set[str]:
    keys = node.keys if isinstance(node, ast.Dict) else []
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def game_of(id: str) -> str:
    return next((owner for owner in OWNERS if id.startswith(f"{owner}-")), "")


SAMPLES: dict[str, str | int] = {
    "name": "Olena", "cell": "B1", "face": "highway-straight", "piece": "h-h-", "letter": "A", "text": "B9 h-h-",
    "city": "berlin", "start": "berlin", "end": "kiel", "card": "red",
    "detail": "No.", "game": "chess", "option": "lava", "value": "maybe", "choices": "false, true", "known": "a, b",
    "seat": "9", "entry": "1 B1 h-h-", "bot": "deep",
}  # fmt: skip


def sample(names: set[str]) -> dict[str, str | int]:
    return {name: SAMPLES.get(name, 3) for name in names}


def test_the_code_was_read() -> None:
    ids = {each.id for each in said()}
    assert {"option-unknown", "lane-is-closed", "railroad-ink-drew", "railroad-ink-network", "no-such-game"} <= ids


@pytest.mark.parametrize("each", said(), ids=lambda each: f"{each.place}-{each.id}")
def test_what_the_code_says_has_words_and_its_arguments_suffice(each: Said) -> None:
    game = game_of(each.id)
    assert each.id in messages(game, "en"), each
    assert variables(game, "en", each.id) <= each.args, each


def test_whoever_does_something_reads_of_it_as_you() -> None:
    events = {each.id for each in said() if each.kind == "Event"} | {"server-log-undid", "server-log-restarted"}
    named = {id for id in events if "name" in variables(game_of(id), "en", id)}
    assert "railroad-ink-drew" in named
    told = {id for owner in OWNERS for id, _ in patterns(owner, "en")}
    assert {f"{id}.you" for id in named} <= told


@each_catalogue
@each_locale
def test_every_text_can_be_said(game: str, locale: str) -> None:
    for id, _ in patterns(game, locale):
        text = say(locale, id, sample(variables(game, locale, id)))
        assert text.strip() == text != ""
        assert not set("{}\u2068\u2069") & set(text)


@pytest.mark.parametrize("game", OWNERS)
def test_every_id_in_a_game_s_code_exists(game: str) -> None:
    written, beginnings = ids_in_code(game)
    known = set(messages(game, "en"))
    assert written - known == set()
    assert [each for each in beginnings if not any(id.startswith(each) for id in known)] == []


def ids_in_code(game: str) -> tuple[set[str], set[str]]:
    """Ids that a game's code writes out, and the fixed beginnings of those that it puts together.

    What pages and server say may be asked for by any code.
    """
    written, beginnings = set(), set()
    for _, tree in sources(GAMES[game].parent if game in GAMES else SOURCE):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
                if str(first.value).startswith(f"{game}-"):
                    beginnings.add(str(first.value))
            elif isinstance(node, ast.Constant) and re.fullmatch(rf"{game}-[a-z0-9-]*[a-z0-9]", str(node.value)):
                written.add(str(node.value))
    return written, beginnings


# --- families: ids that are put together from a name

FAMILIES = ("option", "part", "direction", "face", "lesson")
SINGLE = ("name", "about", "minutes", "companion")


@pytest.mark.parametrize("game", OWNERS)
def test_no_id_is_unused(game: str) -> None:
    written, beginnings = ids_in_code(game)
    referred = {name for _, pattern in patterns(game, "en") for name in references(pattern)}
    families = tuple(f"{game}-{family}" for family in FAMILIES)
    for id in set(messages(game, "en")) - written - referred - {f"{game}-{each}" for each in SINGLE}:
        assert id.startswith((*families, *beginnings)), f"nobody says {id}"


def family(name: str, game: str = "railroad-ink") -> set[str]:
    beginning = f"{game}-{name}-"
    return {id.removeprefix(beginning) for id in messages(game, "en") if id.startswith(beginning)}


STRENGTHS = ("plays at random", "weak", "medium", "strong", "very strong", "strongest")


@pytest.mark.parametrize("game", games.ids("bots"))
def test_the_bots_of_a_game_are_told_apart_by_their_strength(game: str) -> None:
    levels = games.levels(game)
    order = [STRENGTHS.index(say("en", f"bot-{level}.rank")) for level in levels]
    assert order == sorted(set(order))
    assert order[-1] == len(STRENGTHS) - 1  # what is called the strongest is
    for locale in OTHERS:
        assert len({say(locale, f"bot-{level}.rank") for level in levels}) == len(levels)


@pytest.mark.parametrize("game", games.ids("lesson"))
def test_the_words_of_a_lesson_are_what_it_says(game: str) -> None:
    assert family("lesson", game) == {said.words for said in games.room(game, "lesson").SAID}


def test_railroad_ink_families_are_complete() -> None:
    assert family("part") == set(score.PARTS)
    assert family("direction") - {"given"} == {*data.DIRECTIONS, "free"}
    assert family("option") == {choice.id for choice in options.choices(rules.Options)}
    assert len(family("face")) == len(data.FACES) + 2, "all faces, the crater, and what is none of them"


def test_marklin_families_are_complete() -> None:
    assert family("part", "marklin") == set(marklin_score.PARTS)
    assert family("city", "marklin") == set(marklin_data.PLACES)
    assert family("card", "marklin") == set(marklin_data.CARDS)
    assert family("option", "marklin") == {choice.id for choice in options.choices(marklin_game.game.options)}


def test_pioneer_rails_families_are_complete() -> None:
    assert family("part", "pioneer-rails") == set(pioneer_score.PARTS)
    assert family("town", "pioneer-rails") == set(pioneer_data.TOWN_NAMES)
    assert family("option", "pioneer-rails") == {
        choice.id for choice in options.choices(pioneer_rails_game.game.options)
    }  # fmt: skip


def test_string_railway_families_are_complete() -> None:
    assert family("part", "string-railway") == set(string_score.PARTS)
    assert family("option", "string-railway") == {
        choice.id for choice in options.choices(string_railway_game.game.options)
    }  # fmt: skip


@each_locale
def test_every_station_is_called_by_its_own_name(locale: str) -> None:
    called = [say(locale, "string-railway-station", {"station": kind}) for kind in string_data.KINDS]
    assert len(set(called)) == len(string_data.KINDS)


@pytest.mark.parametrize(
    ("id", "argument", "names"),
    [
        ("town", "town", pioneer_data.TOWN_NAMES),
        ("card", "card", pioneer_data.CARDS),
        ("suit", "suit", pioneer_data.SUITS),
        ("location", "location", pioneer_data.KINDS),
        ("hand-name", "hand", pioneer_data.HANDS),
        ("objective", "objective", pioneer_data.OBJECTIVES),
    ],
)
@each_locale
def test_everything_in_pioneer_rails_is_called_by_its_own_name(
    locale: str, id: str, argument: str, names: tuple[str, ...]
) -> None:
    called = [say(locale, f"pioneer-rails-{id}", {argument: name}) for name in names]
    assert len(set(called)) == len(names)


@pytest.mark.parametrize(
    "game",
    [railroad_ink_game.game, marklin_game.game, pioneer_rails_game.game, string_railway_game.game],
    ids=lambda game: game.id,
)
def test_every_option_has_words_for_each_value(game: Game[Any, Any, Any]) -> None:
    ids = {id for id, _ in patterns(game.id, "en")}
    for choice in options.choices(game.options):
        id = f"{game.id}-option-{choice.id}"
        values = {f"{id}.value-{str(value).lower()}" for value in choice.choices}
        assert {each for each in ids if each.startswith(f"{id}.")} == values | {f"{id}.about"}


@each_locale
def test_every_city_is_called_by_its_own_name(locale: str) -> None:
    names = [say(locale, f"marklin-city-{city}") for city in marklin_data.PLACES]
    assert len(set(names)) == len(names)
    for id, argument in (("city", "city"), ("start", "start"), ("end", "end")):
        assert [say(locale, f"marklin-{id}", {argument: city}) for city in marklin_data.PLACES] == names


@each_locale
def test_every_face_is_called_by_its_own_name(locale: str) -> None:
    for case in ("", ".accusative"):
        names = [say(locale, f"railroad-ink-face-{face}{case}") for face in family("face")]
        assert [say(locale, f"railroad-ink-face{case}", {"face": face}) for face in family("face")] == names
        assert len(set(names)) == len(names)


# What `refusal` passes depends on the action (`games/railroad_ink/flow.py`, act).
DRAWN, RUBBED_OUT, TAKEN = {"cell", "piece", "face"}, {"cell"}, {"pair"}
FAULT_ARGUMENTS: dict[str, set[str]] = {
    "cell-taken": DRAWN, "unlike-routes-meet": DRAWN, "joins-nothing": DRAWN, "no-such-die": DRAWN,
    "lava-joins-nothing": DRAWN, "no-such-lava-die": DRAWN, "volcano-beside-lava": DRAWN,
    "cannot-crater": DRAWN,
    "no-need-to-erase": RUBBED_OUT, "cannot-erase": RUBBED_OUT, "no-lava": RUBBED_OUT,
    "pair-taken": TAKEN, "not-your-pick": TAKEN,
}  # fmt: skip


@pytest.mark.parametrize("reason", [reason for _, reason in layout.FAULTS if reason])
def test_faults_need_no_more_than_their_actions_give(reason: str) -> None:
    given = FAULT_ARGUMENTS.get(reason.removeprefix("railroad-ink-"), set())
    assert variables("railroad-ink", "en", reason) <= given


# What `refusal` of Märklin passes (`games/marklin/rules.py`): the ends of a track, or a city.
TRACK, CITY = {"start", "end"}, {"city"}
MARKLIN_ARGUMENTS: dict[str, set[str]] = {
    "cards-missing": TRACK, "track-owned": TRACK, "few-trains": TRACK, "pair-owned": TRACK, "pair-closed": TRACK,
    "track-elsewhere": TRACK, "track-unowned": TRACK, "track-travelled": TRACK, "no-passenger-card": TRACK,
    "not-at-the-route": CITY, "occupied": CITY, "no-passenger-there": CITY, "no-way-on": CITY,
}  # fmt: skip


@pytest.mark.parametrize("reason", [reason for _, reason in marklin_layout.FAULTS if reason])
def test_marklin_faults_need_no_more_than_their_actions_give(reason: str) -> None:
    given = MARKLIN_ARGUMENTS.get(reason.removeprefix("marklin-"), set())
    assert variables("marklin", "en", reason) <= given


# What `refusal` of Pioneer Rails passes (`games/pioneer_rails/rules.py`): the way of a track, or a card.
WAY, CARD = {"way"}, {"card"}
PIONEER_ARGUMENTS: dict[str, set[str]] = {
    "not-open": CARD, "card-gone": CARD,
    "side-closed": WAY, "way-taken": WAY, "no-desert": WAY, "joins-nothing": WAY, "branches-meet": WAY,
    "at-a-station": WAY, "full-town": WAY,
}  # fmt: skip


@pytest.mark.parametrize("reason", [reason for _, reason in pioneer_layout.FAULTS if reason])
def test_pioneer_rails_faults_need_no_more_than_their_actions_give(reason: str) -> None:
    given = PIONEER_ARGUMENTS.get(reason.removeprefix("pioneer-rails-"), set())
    assert variables("pioneer-rails", "en", reason) <= given


# What `refusal` of String Railway passes (`games/string_railway/rules.py`): a station or the length of a string.
STRING_ARGUMENTS: dict[str, set[str]] = {
    "no-such-string": {"length"}, "station-full": {"station"}, "enters-twice": {"station"}, "not-drawn": {"station"},
}  # fmt: skip


@pytest.mark.parametrize("reason", [reason for _, reason in string_layout.FAULTS if reason])
def test_string_railway_faults_need_no_more_than_their_actions_give(reason: str) -> None:
    given = STRING_ARGUMENTS.get(reason.removeprefix("string-railway-"), set())
    assert variables("string-railway", "en", reason) <= given
