"""Tokens: one file gives every colour of both themes."""

import re

import pytest

from whistlestop.draw import theme


def test_both_themes_have_every_colour():
    light, dark = theme.tokens("light"), theme.tokens("dark")
    assert set(light) == set(dark)
    assert light["ink"] != dark["ink"]
    assert light["s1"] == dark["s1"] == "4px"


@pytest.mark.parametrize("name", ["light", "dark"])
def test_values_fit_into_attributes(name):
    for value in theme.tokens(name).values():
        assert not set(value) & set('"<>&\n')


def test_resolve_replaces_each_token():
    assert theme.resolve('<a fill="var(--ink)" stroke="var(--p1)"/>', "light") == '<a fill="#1b2835" stroke="#bf3b19"/>'


def test_an_unknown_token_is_a_mistake():
    with pytest.raises(KeyError):
        theme.resolve("var(--no-such-token)", "light")


def test_pages_without_a_choice_follow_the_system():
    css = theme.stylesheet()
    system = css[css.index("@media (prefers-color-scheme: dark)") :]
    assert ":root:not([data-theme])" in system
    assert f"--paper: {theme.tokens('dark')['paper']}" in system
    assert css.count("{") == css.count("}")
    assert not re.search(r"url\(|@import", css)
