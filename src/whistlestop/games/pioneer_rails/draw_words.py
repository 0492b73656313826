"""A board in words for those who do not see it.

Sentences belong to the catalogues: given `say`, a board is told in them. Without it the description is the board in
our notation, which needs no language.
"""

from collections.abc import Iterator

from whistlestop.draw.svg import Say
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.maps import MOUNTAINS, RIVER, STATIONS, Map
from whistlestop.games.pioneer_rails.notation import format_board
from whistlestop.games.pioneer_rails.objectives import NEEDED, reached
from whistlestop.games.pioneer_rails.seen import View
from whistlestop.games.pioneer_rails.standing import AT, Standing, standing


def board_title(say: Say | None, seat: int = 0, turn: int = 0) -> str:
    """The name of a board's picture; a seat or turn of 0 is not told."""
    if say is not None:
        return say("pioneer-rails-picture-board", {"seat": seat, "turn": turn, "turns": data.TURNS})
    return "Pioneer Rails" + (f" · {seat}" if seat else "") + (f" · {turn}/{data.TURNS}" if turn else "")


def shown_turn(view: View) -> int:
    """The turn that a view shows, from 1."""
    return min(view.turn + 1, data.TURNS)


def describe(here: Standing, say: Say | None) -> str:
    """What was built on a board, and what it has brought."""
    return format_board(here.turns) if say is None else " ".join(_built(here, say))


def describe_map(drawn: Map, say: Say) -> str:
    """Where everything lies on the empty map."""
    return " ".join(_lies(drawn, say))


def describe_table(view: View, say: Say | None) -> str:
    """The cards of this turn and the objectives."""
    cards = [f"({card})" if card == view.gone else card for card in view.cards]
    if say is None:
        return " | ".join(" ".join(words) for words in (cards, view.objectives) if words)
    told = []
    if view.cards:
        shown = [say("pioneer-rails-card", {"card": card}) for card in view.cards]
        told.append(say("pioneer-rails-picture-cards", {"cards": ", ".join(shown)}))
    if view.gone:
        told.append(say("pioneer-rails-picture-gone", {"card": view.gone}))
    told += [say("pioneer-rails-picture-objective", {"objective": name}) for name in view.objectives]
    return " ".join(told)


def goal_progress(view: View, seat: int, name: str) -> tuple[int, int]:
    """How much of what an objective counts a seat has, and how much it needs."""
    here, objective = standing(view.options, view.boards[seat - 1]), data.OBJECTIVE_NUMBERS[name]
    return min(reached(here.block, AT, objective), NEEDED[objective]), NEEDED[objective]


def _built(here: Standing, say: Say) -> Iterator[str]:
    if not any(turn.tracks for turn in here.turns):
        yield say("pioneer-rails-picture-empty", {})
    for suit, name in enumerate(data.SUITS):
        tracks = [track for turn in here.turns if turn.suit == name for track in turn.tracks]
        towns = [town for town, mask in zip(here.map.town_names, here.towns, strict=True) if mask >> suit & 1]
        if tracks:
            ways = ", ".join(tracks)
            yield say("pioneer-rails-picture-railway", {"suit": name, "tracks": len(tracks), "ways": ways})
        if towns:
            names = ", ".join(say("pioneer-rails-town", {"town": town}) for town in towns)
            yield say("pioneer-rails-picture-towns", {"suit": name, "names": names})
    for kind, name in enumerate(data.KINDS):
        cells = [grid.CELL_NAMES[cell] for cell, done in zip(here.map.locations, here.done, strict=True) if done]
        own = [cell for cell in cells if here.map.letters[grid.CELL_NUMBERS[cell]] == data.LETTERS[kind]]
        if own:
            yield say("pioneer-rails-picture-done", {"location": name, "cells": ", ".join(own)})
    for number in range(data.ROUNDS):
        if here.hand(number):
            ranks = " ".join({"t": "10"}.get(rank, rank.upper()) for rank in here.hand(number))
            doubled = here.saloons >> number & 1
            yield say("pioneer-rails-picture-hand", {"round": number + 1, "ranks": ranks, "doubled": doubled})
    yield say("pioneer-rails-boxes-left", {"boxes": here.circled - here.crossed})


def _lies(drawn: Map, say: Say) -> Iterator[str]:
    cells: dict[str, list[str]] = {}
    for name, letter in zip(grid.CELL_NAMES, drawn.letters, strict=True):
        cells.setdefault(letter, []).append(name)
    for suit, letter in zip(data.SUITS, STATIONS, strict=True):
        yield say("pioneer-rails-map-station", {"suit": suit, "cells": cells[letter][0]})
    for kind, letter in zip(data.KINDS, data.LETTERS, strict=True):
        yield say("pioneer-rails-map-location", {"location": kind, "cells": ", ".join(cells[letter])})
    for town, corner in zip(drawn.town_names, drawn.towns, strict=True):
        around = ", ".join(grid.CELL_NAMES[cell] for cell in grid.CORNER_CELLS[corner])
        yield say("pioneer-rails-map-town", {"town": town, "cells": around})
    yield say("pioneer-rails-map-river", {"cells": ", ".join(cells[RIVER])})
    ranges = "; ".join(", ".join(cells[letter]) for letter in MOUNTAINS)
    yield say("pioneer-rails-map-ranges", {"cells": ranges})
