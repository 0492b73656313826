"""The SVG writer: well-formed whatever people wrote, and free of everything that our pages forbid."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistlestop.draw.svg import Box, escape, line, moved, number, picture

SQUARE = Box(0, 0, 100, 50)
MARK = '<rect class="mark" data-cell="B1" width="9" height="9" fill="var(--ink)"/>'


@given(st.text())
def test_any_text_survives_as_text(text):
    root = ElementTree.fromstring(f'<a b="{escape(text)}">{escape(text)}</a>')
    shown = "".join(root.itertext())
    assert "<" not in escape(text)
    if text.isprintable():
        assert shown == text == root.get("b")


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (-0.001, "0"), (12.5, "12.5"), (7.0, "7"), (1 / 3, "0.33")])
def test_coordinates_are_short(value, text):
    assert number(value) == text


def test_paths_and_places():
    assert line((0, 0), (12.5, 100)) == "M0 0L12.5 100"
    assert moved("<a/>", 3, 4) == '<g transform="translate(3 4)"><a/></g>'
    assert moved("<a/>", 3, 4, 0.5) == '<g transform="translate(3 4) scale(0.5)"><a/></g>'


def test_a_themed_picture_keeps_tokens_and_hooks():
    shown = picture(MARK, SQUARE, title="t", standalone=False, hook="board", id="b1")
    root = ElementTree.fromstring(shown)
    assert MARK in shown
    assert (root.get("class"), root.get("id"), root.get("role")) == ("board", "b1", "img")
    assert root.get("width") is None


def test_a_standalone_picture_has_values_and_no_hooks():
    shown = picture(MARK, SQUARE, title="t", theme="dark", hook="board", width=50)
    root = ElementTree.fromstring(shown)
    assert root.get("width") == "50"
    assert root.get("height") == "25"
    assert not any(word in shown for word in ("var(", "class=", "data-", "style"))
    assert 'fill="#f1e8d4"' in shown


def test_a_standalone_picture_leaves_peoples_words_alone():
    shown = picture(MARK, SQUARE, title='var(--ink) class="x"', description="a < b")
    root = ElementTree.fromstring(shown)
    assert [element.text for element in root[:2]] == ['var(--ink) class="x"', "a < b"]
