"""The difference between two drawings: applied to the old one it makes the new one, whatever has changed."""

import random

import pytest

from tests.server.document import Document, whole
from whistlestop.draw.screen import Parts
from whistlestop.server.drawing import Drawing, difference

TOP = ("board", "tray", "log", "say")


def drawn(rng: random.Random, lines: int) -> Parts:
    """Parts of all kinds: with slots of slots, with lines of a list, with nothing in them."""
    dice = [f"die-{number}" for number in range(rng.randint(0, 3))]
    cells = [f"cell-{number}" for number in range(rng.randint(1, 3))]
    parts = {
        "board": f'<svg id="board" class="k{rng.randint(0, 1)}">{slots(cells)}<g id="ghost"/></svg>',
        "tray": f'<div id="tray"><b>{rng.randint(0, 1)}</b>{slots(dice)}<br></div>',
        "log": '<ol id="log"></ol>',
        "is": f'<i id="is" class="k{rng.randint(0, 1)}"></i>',
        "say": f'<p id="say">{rng.randint(0, 2)}</p>',
    }
    if rng.random() < 0.5:
        del parts["say"]
    for cell in cells:
        inner = f"pen-{cell}"
        parts[cell] = f'<g id="{cell}">{slots([inner])}</g>'
        parts[inner] = f'<g id="{inner}">{rng.randint(0, 2)}</g>'
    for die in dice:
        parts[die] = f'<i id="{die}">{rng.randint(0, 1)}</i>'
    for number in range(lines):
        parts[f"log.{number}"] = f'<li id="log.{number}">line {rng.randint(0, 1)}</li>'
    return parts


def slots(ids: list[str]) -> str:
    return "".join(f"<!--{id}-->" for id in ids)


@pytest.mark.parametrize("seed", range(300))
def test_a_patch_makes_the_new_page_of_the_old_one(seed: int):
    rng = random.Random(seed)
    old = drawn(rng, rng.randint(0, 3))
    if "say" not in old:  # what has no place yet cannot come: pages have a place for everything
        old["say"] = '<p id="say"></p>'
    new = drawn(rng, rng.randint(0, 5))
    patch = difference(Drawing("1", (old,), {"a": 1, "b": 2}), Drawing("2", (new,), {"a": seed % 2, "b": 2}))
    page = Document(old)
    assert page.text() == whole(old)
    page.patch(patch.parts, patch.gone)
    assert page.text() == whole(new)
    assert (patch.drawing, patch.state) == ("2", {"a": 0} if seed % 2 == 0 else {})


def test_equal_drawings_differ_in_nothing():
    parts = drawn(random.Random(1), 3)
    patch = difference(Drawing("1", (parts,), {}), Drawing("2", (dict(parts),), {}))
    assert (patch.parts, patch.gone, patch.state) == ({}, (), {})


def sent(old: Parts, new: Parts) -> Parts:
    return difference(Drawing("1", (old,), {}), Drawing("2", (new,), {})).parts


def test_only_what_has_changed_travels():
    old = {"tray": '<div id="tray"><!--die--></div>', "die": '<i id="die">1</i>', "say": '<p id="say">go</p>'}
    assert sent(old, old | {"die": '<i id="die">2</i>'}) == {"die": "<i id='die'>2</i>"}
    moved = old | {"tray": '<div id="tray" class="x"><!--die--></div>'}
    assert sent(old, moved) == {"tray": "<div id='tray' class='x'><!--die--></div>"}  # the die is there already


def test_of_an_empty_element_its_class_travels_alone():
    old = {"pen": '<g id="pen" class="p0"/>', "is": '<i id="is" class="away"></i>'}
    new = {"pen": '<g id="pen" class="p4"/>', "is": '<i id="is" class="done now"></i>'}
    assert sent(old, new) == {"pen": "p4", "is": "done now"}
    assert sent(old, old | {"is": '<b id="is" class="away"></b>'}) == {"is": "<b id='is' class='away'></b>"}
    assert sent({}, old)["is"] == "<i id='is' class='away'></i>"


def test_quotes_in_quotes_stay():
    markup = """<i id="a" style="font-family: 'P052'"></i>"""
    assert sent({}, {"a": markup}) == {"a": markup}


def test_what_moves_to_another_group_is_not_gone():
    before = Drawing("1", ({"a": "<i id=a>", "b": "<i id=b>"}, {"c": "<i id=c>"}), {})
    after = Drawing("2", ({"a": "<i id=a>"}, {"b": "<b id=b>"}), {})
    patch = difference(before, after)
    assert (patch.parts, patch.gone) == ({"b": "<b id=b>"}, ("c",))


@pytest.mark.parametrize("seed", range(100))
def test_in_groups_it_is_the_same_patch(seed: int):
    rng = random.Random(seed)
    old, new = drawn(rng, 3), drawn(rng, 4)
    places = {id: rng.randrange(3) for id in sorted(old | new)}

    def grouped(parts: Parts) -> list[Parts]:
        return [{id: markup for id, markup in parts.items() if places[id] == place} for place in range(3)]

    before, after = grouped(old), grouped(new)
    for place in range(3):
        if after[place] == before[place]:  # what has not changed is the same object
            after[place] = before[place]
    patch, expected = (
        difference(Drawing("1", tuple(before), {}), Drawing("2", tuple(after), {})),
        difference(Drawing("1", (old,), {}), Drawing("2", (new,), {})),
    )
    assert patch.parts == expected.parts
    assert sorted(patch.gone) == sorted(expected.gone)
