"""What the loader makes of the catalogues: words, plurals, languages, and what it costs to import."""

import ast
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from whistlestop import words
from whistlestop.core.errors import BadNotation, Disagrees, Illegal, UnknownName
from whistlestop.words import LOCALES, NoWords, best_locale, phrase, say, sentence

each_locale = pytest.mark.parametrize("locale", LOCALES)


# --- plurals

COUNTS = (1, 2, 5, 21, 22)
FORMS = {
    ("railroad-ink-exits-count", "exits"): {
        "en": "1 exit, 2 exits, 5 exits, 21 exits, 22 exits",
        "uk": "1 вихід, 2 виходи, 5 виходів, 21 вихід, 22 виходи",
        "pl": "1 wyjście, 2 wyjścia, 5 wyjść, 21 wyjść, 22 wyjścia",
        "ru": "1 выход, 2 выхода, 5 выходов, 21 выход, 22 выхода",
    },
    ("railroad-ink-cells-count", "cells"): {
        "en": "1 cell, 2 cells, 5 cells, 21 cells, 22 cells",
        "uk": "1 клітинка, 2 клітинки, 5 клітинок, 21 клітинка, 22 клітинки",
        "pl": "1 pole, 2 pola, 5 pól, 21 pól, 22 pola",
        "ru": "1 клетка, 2 клетки, 5 клеток, 21 клетка, 22 клетки",
    },
    ("railroad-ink-segments-count", "length"): {
        "en": "1 segment, 2 segments, 5 segments, 21 segments, 22 segments",
        "uk": "1 відрізок, 2 відрізки, 5 відрізків, 21 відрізок, 22 відрізки",
        "pl": "1 odcinek, 2 odcinki, 5 odcinków, 21 odcinków, 22 odcinki",
        "ru": "1 отрезок, 2 отрезка, 5 отрезков, 21 отрезок, 22 отрезка",
    },
}


@each_locale
@pytest.mark.parametrize(("id", "argument"), FORMS)
def test_plurals(id: str, argument: str, locale: str) -> None:
    said = [say(locale, id, {argument: count}) for count in COUNTS]
    assert ", ".join(said) == FORMS[id, argument][locale]


@each_locale
def test_numbers_below_zero_have_a_true_minus(locale: str) -> None:
    said = say(locale, "web-table-points", {"points": -17})
    assert "−17" in said
    assert "-" not in said


# --- say


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("en", "Olena draws an overpass on D4."),
        ("uk", "Olena малює естакаду на D4."),
        ("pl", "Olena rysuje wiadukt na D4."),
        ("ru", "Olena рисует эстакаду на D4."),
    ],
)
def test_a_sentence_names_the_piece_in_words(locale: str, expected: str) -> None:
    assert say(locale, "railroad-ink-drew", {"name": "Olena", "face": "overpass", "cell": "D4"}) == expected


def test_what_is_unknown_is_left_out() -> None:
    def title(seat: int, round: int) -> str:
        return say("en", "railroad-ink-picture-board", {"seat": seat, "round": round, "rounds": 7})

    assert title(2, 3) == "Board of player 2, round 3 of 7"
    assert title(2, 0) == "Board of player 2"
    assert title(0, 0) == "Board"
    volcano: dict[str, str | int] = {"cell": "D4", "piece": "вулкан", "sides": "llll"}
    assert say("uk", "railroad-ink-picture-cell", volcano | {"round": 0}) == "D4: вулкан, llll."
    assert say("uk", "railroad-ink-picture-cell", volcano | {"round": 2}) == "D4: вулкан, llll, раунд 2."


def test_an_attribute_is_asked_for_with_a_dot() -> None:
    assert say("en", "railroad-ink-option-lava") == "Lava"
    assert say("en", "railroad-ink-option-lava.value-true") == "Yes"
    assert say("pl", "railroad-ink-option-longest.value-segments_strict").startswith("Według odcinków")


def test_more_arguments_than_needed_do_no_harm() -> None:
    assert say("en", "total", {"piece": "h-h-"}) == "Total"


def test_what_people_typed_is_shown_as_it_is() -> None:
    text = "{ $cell } <b> «»"
    assert text in say("uk", "railroad-ink-unknown-cell", {"text": text})


def test_long_arguments_are_shortened() -> None:
    assert len(say("en", "no-such-game", {"game": "x" * 10_000, "known": "railroad-ink"})) < 1_200


def test_line_numbers_are_not_grouped() -> None:
    assert say("en", "file-cut", {"line": 12345}).startswith("Line 12345:")


@pytest.mark.parametrize(
    ("locale", "id", "args"),
    [
        ("en", "no-such-message", {}),
        ("en", "railroad-ink-no-such-message", {}),
        ("en", "total.no-such-attribute", {}),
        ("en", "railroad-ink-cell-taken", {}),  # no cell
        ("de", "total", {}),
        ("../games", "total", {}),
    ],
)
def test_missing_words_are_an_error(locale: str, id: str, args: dict[str, str | int]) -> None:
    with pytest.raises(NoWords):
        say(locale, id, args)


# --- errors


def test_a_sentence_has_no_rule_number() -> None:
    error = Illegal("RI-2.2", "railroad-ink-cell-taken", cell="B1", piece="h-h-")
    assert sentence(error, "en") == "B1 is already drawn on. Choose an empty cell."
    assert sentence(error, "uk") == "Клітинка B1 вже зайнята. Оберіть порожню."


def test_the_detail_of_an_error_s_origin_is_told_in_the_same_language() -> None:
    def replay() -> None:
        try:
            raise Illegal("RI-2.2", "railroad-ink-cell-taken", cell="B1")
        except Illegal as illegal:
            raise Disagrees(7, "replay-illegal", entry=6, detail=str(illegal)) from None

    with pytest.raises(Disagrees) as caught:
        replay()
    told = "Wiersz 7: nie można zagrać wpisu 6. RI-2.2: Pole B1 jest już zajęte. Wybierz puste."
    assert sentence(caught.value, "pl") == told


def test_the_phrase_of_an_error_is_english_and_never_fails() -> None:
    error = UnknownName("no-such-seat", seat="9", seats=2)
    assert phrase(error.reason, error.args_by_name) == "There is no seat 9. This table has 2 seats, counted from 1."
    unheard = BadNotation("unheard-of", text="x", at=3)
    assert phrase(unheard.reason, unheard.args_by_name) == "unheard-of (text=x, at=3)"
    assert phrase("unheard-of", {}) == "unheard-of"


# --- languages


@pytest.mark.parametrize(
    ("wanted", "locale"),
    [
        (None, "en"),
        ("", "en"),
        ("uk", "uk"),
        ("uk-UA,uk;q=0.9,en-US;q=0.8,en;q=0.7", "uk"),
        ("de-DE, de;q=0.9, ru;q=0.3, PL;q=0.8", "pl"),
        ("en;q=0.5, ru; q=0.6", "ru"),
        ("pl, uk", "pl"),
        ("fr, *;q=0.5", "en"),
        ("uk;q=0, fr", "en"),
        ("uk;q=nonsense, pl;q=0.1", "pl"),
        ("uk;q=nan, ru;q=inf, pl;q=0.1", "pl"),
        ("uk_UA.UTF-8", "uk"),
        ("pl_PL@euro", "pl"),
        ("pl@euro", "pl"),
        ("ru.KOI8-R", "ru"),
        ("uk:ru:en", "uk"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("ukr", "en"),
        (";;,,=;q", "en"),
    ],
)
def test_the_best_locale(wanted: str | None, locale: str) -> None:
    assert best_locale(wanted) == locale


def test_languages_are_called_by_their_own_names() -> None:
    assert LOCALES == ("en", "uk", "pl", "ru")
    assert [words.OWN_NAMES[locale] for locale in LOCALES] == ["English", "Українська", "Polski", "Русский"]


# --- loading


def run(code: str, path: Path) -> str:
    """What a fresh Python prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package as an archive, with nothing at its root: what is imported then is what words imports."""
    source, archive = Path(words.__file__).parents[1], tmp_path / "package.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("whistlestop/__init__.py", "")
        for path in sorted(source.rglob("*")):
            if path.suffix in (".py", ".ftl") and path != source / "__init__.py":
                file.write(path, str(Path("whistlestop") / path.relative_to(source)))
    return archive


def test_catalogues_are_found_in_an_archive_and_no_game_is_imported(package: Path) -> None:
    code = """
import sys
from whistlestop.words import say
print(say("uk", "railroad-ink-cells-count", {"cells": 21}), "whistlestop.games" in sys.modules)
"""
    assert run(code, package) == "21 клітинка False"


def test_importing_words_imports_no_formatter(package: Path) -> None:
    code = """
import sys
import whistlestop.words
print(sorted({name.partition(".")[0] for name in sys.modules} & {"fluent", "babel", "pytz", "attr"}))
"""
    assert run(code, package) == "[]"


def test_a_game_s_catalogue_waits_until_it_is_asked_for(package: Path) -> None:
    code = """
from whistlestop import words
words.say("en", "total")
before = words._bundle.cache_info().currsize
words.say("en", "railroad-ink-name")
print(before, words._bundle.cache_info().currsize)
"""
    assert run(code, package) == "1 2"


def test_words_know_no_game() -> None:
    for path in Path(words.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.startswith("whistlestop.games")]
