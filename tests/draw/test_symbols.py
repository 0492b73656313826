"""Badges and icons."""

from xml.etree import ElementTree

import pytest

from whistlestop.draw import symbols


@pytest.mark.parametrize("player", range(1, symbols.PLAYERS + 1))
def test_a_badge_is_colour_and_symbol(player):
    badge = symbols.badge(player)
    ElementTree.fromstring(badge)
    assert f"var(--p{player})" in badge
    assert f"var(--on-p{player})" in badge


def test_no_two_players_share_a_symbol():
    shapes = {symbols.badge(player).partition('fill="var(--on-p')[2][3:] for player in range(1, symbols.PLAYERS + 1)}
    assert len(shapes) == symbols.PLAYERS


@pytest.mark.parametrize("name", symbols.ICONS)
def test_icons_are_lines_in_one_colour(name):
    drawn = ElementTree.fromstring(symbols.icon(name, colour="var(--sheet)"))
    group = drawn[0]
    assert (group.get("fill"), group.get("stroke")) == ("none", "var(--sheet)")


def test_a_pill_shows_its_text_escaped():
    assert "&lt;5" in symbols.pill("<5", 0, 0, "var(--gain)")
