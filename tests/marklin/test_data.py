"""The facts of Märklin hold together: every count of the box, and every ticket worth its shortest way."""

from collections import Counter
from heapq import heappop, heappush
from itertools import chain, pairwise

import pytest

from whistlestop.games.marklin import data


def test_places_and_tracks_are_as_many_as_on_the_board():
    assert (len(data.CITIES), len(data.COUNTRIES)) == (35, 5)
    assert (len(data.TRACKS), len(data.PAIRS)) == (110, 85)
    assert Counter(Counter(data.PAIR_OF).values()) == {1: 62, 2: 21, 3: 2}
    assert len(set(data.TRACKS)) == 110
    assert len({frozenset(pair) for pair in data.PAIRS}) == 85


def test_lengths_and_colours_are_those_of_the_board():
    assert Counter(data.LENGTHS) == {1: 23, 2: 30, 3: 25, 4: 17, 5: 8, 6: 2, 7: 5}
    names = [(*data.COLOURS, "gray")[colour] for colour in data.TRACK_COLOURS]
    assert Counter(names) == dict.fromkeys(data.COLOURS, 8) | {"yellow": 9, "gray": 45}
    spaces: Counter[str] = Counter()
    for name, length in zip(names, data.LENGTHS, strict=True):
        spaces[name] += length
    assert spaces == dict.fromkeys(data.COLOURS, 28) | {"orange": 27, "white": 27, "yellow": 27, "gray": 92}
    assert sum(data.LENGTHS) == 313
    assert sum(data.ROUTE_POINTS[length] for length in data.LENGTHS) == 502


def test_countries_are_dead_ends_with_fourteen_tracks():
    assert all(a < len(data.CITIES) for a, _ in data.ENDS)
    assert sum(b >= len(data.CITIES) for _, b in data.ENDS) == 14
    assert all(data.PAIR_OF.count(data.PAIR_OF[track]) == 1 for track, (_, b) in enumerate(data.ENDS) if b >= 35)


def test_parallel_tracks_are_equally_long_and_do_not_cover_each_other():
    for pair in range(85):
        tracks = [track for track in range(110) if data.PAIR_OF[track] == pair]
        assert len({data.LENGTHS[track] for track in tracks}) == 1
        bends = sorted(data.BENDS[track] for track in tracks)
        assert all(second - first >= 15 for first, second in pairwise(bends))


def test_every_place_lies_on_the_board_apart_from_the_others():
    assert all(0 < x < 1000 and 0 < y < 1550 for x, y in data.POSITIONS)
    places = list(data.POSITIONS)
    assert all(abs(x - u) + abs(y - v) > 70 for i, (x, y) in enumerate(places) for u, v in places[:i])


def test_cards_are_118():
    assert sum(data.CARD_COUNTS) == 118
    assert dict(zip(data.CARDS, data.CARD_COUNTS, strict=True)) == {
        **dict.fromkeys(data.COLOURS, 11),
        "locomotive": 14,
        "plus4": 6,
        "passenger": 10,
    }


@pytest.mark.parametrize("guess", data.CITY_STACKS, ids=data.RED_CITIES)
def test_merchandise_is_74_tokens_of_180_points(guess):
    assert Counter(guess) == {"black": 1, "red": 6, "yellow": 12, "white": 16}
    tokens = list(chain.from_iterable(data.STACKS[stack] for stack in guess))
    assert (len(tokens), sum(tokens)) == (74, 180)
    assert all(list(stack) == sorted(stack, reverse=True) for stack in data.STACKS.values())
    assert guess[data.PLACE_NUMBERS["berlin"]] == "black"


def test_the_two_guesses_differ_by_two_cities():
    first, other = data.CITY_STACKS
    changed = {city: (a, b) for city, a, b in zip(data.CITIES, first, other, strict=True) if a != b}
    assert changed == {
        "frankfurt": ("red", "yellow"),
        "leipzig": ("red", "yellow"),
        "muenster": ("yellow", "red"),
        "nuernberg": ("yellow", "red"),
    }


def test_ticket_sets_have_their_sizes():
    decks = [(sum(chosen[: data.FIRST_LONG]), sum(chosen[data.FIRST_LONG :])) for chosen in data.IN_SET]
    assert decks == [(23, 23), (32, 28), (55, 34)]
    assert len({frozenset(ends) for ends in data.TICKET_ENDS}) == len(set(data.TICKETS)) == 89
    for points, is_long in zip(data.TICKET_POINTS, [False] * 55 + [True] * 34, strict=True):
        assert (points >= 12) == is_long
    in_the_box = [points for points, chosen in zip(data.TICKET_POINTS, data.IN_SET[0], strict=True) if chosen]
    assert (min(in_the_box), max(in_the_box)) == (5, 22)


def test_every_ticket_but_one_is_worth_its_shortest_way():
    worth_more = {}
    for name, (a, b), points in zip(data.TICKETS, data.TICKET_ENDS, data.TICKET_POINTS, strict=True):
        way = shortest_way(a, b)
        if way != points:
            worth_more[name] = (points, way)
    assert worth_more == {"kiel-stuttgart": (17, 16)}


def shortest_way(start: int, end: int) -> int:
    """The fewest trains that join two places; a country is no way through (TR-8)."""
    queue, done = [(0, start)], set()
    while queue:
        trains, place = heappop(queue)
        if place == end:
            return trains
        if place in done or (place >= 35 and place != start):
            continue
        done.add(place)
        for track, ends in enumerate(data.ENDS):
            if place in ends:
                heappush(queue, (trains + data.LENGTHS[track], ends[0] + ends[1] - place))
    raise AssertionError("not joined")
