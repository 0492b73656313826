"""Parts are put into each other as the scripts do it."""

import time

import pytest

from whistlestop.web.parts import expand


def test_slots_are_filled_at_any_depth():
    parts = {"board-1": '<svg id="board-1"><!--c1-A1--><!--ghost--></svg>', "c1-A1": '<g id="c1-A1"><!--x--></g>'}
    parts |= {"x": '<g id="x"/>', "ghost": '<g id="ghost"></g>'}
    whole = '<svg id="board-1"><g id="c1-A1"><g id="x"/></g><g id="ghost"></g></svg>'
    assert expand(parts, "board-1") == whole


def test_children_stand_in_their_container_in_the_order_given():
    parts = {"log": '<ol id="log"><li>first</li></ol>', "log.10": "<li>10</li>", "log.2": "<li><!--b--></li>", "b": "2"}
    assert expand(parts, "log") == '<ol id="log"><li>first</li><li>10</li><li>2</li></ol>'


def test_other_comments_and_parts_stay_out():
    assert expand({"a": "<p><!-- a remark --></p>", "b": "<p></p>"}, "a") == "<p><!-- a remark --></p>"


def test_a_missing_part_is_a_mistake():
    with pytest.raises(KeyError):
        expand({"a": "<p><!--b--></p>"}, "a")


def test_many_parts_take_little_time():
    cells = {f"c{number}": f'<g id="c{number}">{"x" * 100}</g>' for number in range(20_000)}
    parts = {"board": "<svg>" + "".join(f"<!--{id}-->" for id in cells) + "</svg>", **cells}
    parts |= {"log": "<ol></ol>", **{f"log.{number}": "<li></li>" for number in range(20_000)}}
    before = time.perf_counter()
    assert len(expand(parts, "board")) > 2_000_000
    assert expand(parts, "log").count("<li>") == 20_000
    assert time.perf_counter() - before < 2
