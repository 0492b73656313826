"""What stands on one board: all that follows from the history of its turns on the map that it is played on.

A board's view holds turns alone. They are played again, once for each board; pictures, texts and pages read the rest.
"""

from array import array
from functools import lru_cache
from typing import NamedTuple

from whistlestop.core.errors import BadNotation
from whistlestop.core.kernel import Block
from whistlestop.games.pioneer_rails import data, grid, layout, tally
from whistlestop.games.pioneer_rails.actions import NUMBERS
from whistlestop.games.pioneer_rails.board import board_at, half_of, place_at
from whistlestop.games.pioneer_rails.maps import LAND_BESIDE, LAND_MASK, LAND_SHIFT, NO_LAND, Map
from whistlestop.games.pioneer_rails.notation import actions_of
from whistlestop.games.pioneer_rails.replay import replay
from whistlestop.games.pioneer_rails.rules import Options, map_of, setup
from whistlestop.games.pioneer_rails.seen import BoardView, TurnView
from whistlestop.games.pioneer_rails.tracks import boxes_for, laid_now

AT = board_at(1)
AT_WORK = ("laying", "paying")


class Field(NamedTuple):
    """The region of a ranch that stands alone (PR-4.7): the turn it was closed in, and its parts of cells.

    A part is 2 * cell, or 2 * cell + 1 for the second half of one that a shortcut cuts.
    """

    location: int
    turn: int
    parts: tuple[int, ...]


class Standing(NamedTuple):
    """A board: what was built, what it brought. Turns count from 1."""

    map: Map
    block: Block  # a position with this board alone; never change it
    turns: tuple[TurnView, ...]
    now: int  # the turn that is not confirmed yet; 0 where there is none
    beside: tuple[int, ...]  # by location: tracks at its sides
    done: tuple[int, ...]  # by location: the turn in which it was activated; 0 where it is not
    towns: tuple[int, ...]  # the railways that reach each, as a mask
    ends: tuple[tuple[int, int], ...]  # corner and suit of each branch that can go on
    fields: tuple[Field, ...]
    circled: int  # town boxes
    crossed: int  # … and those of them that are spent, in this turn too
    nuggets: int
    banked: int
    paid: tuple[int, ...]  # nuggets, by bank
    saloons: int  # the rounds that count double, as a mask
    bonuses: int  # of the turn in progress

    def count(self, kind: int) -> int:
        """How many locations of a kind are activated."""
        return self.block[AT + layout.COUNT + kind]

    def hand(self, number: int) -> tuple[str, ...]:
        """The ranks of a round, from 0, as far as they go."""
        first = number * data.TURNS_IN_ROUND
        return tuple([turn.card[0] for turn in self.turns[first : first + data.TURNS_IN_ROUND]])

    def hand_name(self, number: int) -> str:
        return data.HANDS[tally.hand_of(self.block, AT, number)]

    def hand_points(self, number: int) -> int:
        return tally.hand_points(self.block, AT, number)


def standing(options: Options, board: BoardView) -> Standing:
    """What stands on a board of a table with these options."""
    is_open = board.stage in AT_WORK
    return _standing(options.map, options.map_seed, options.spend_new_town, board.turns, is_open)


@lru_cache(maxsize=1 << 10)
def _standing(name: str, seed: int, spend_new: bool, turns: tuple[TurnView, ...], is_open: bool) -> Standing:
    options = Options(name, seed, objectives=False, spend_new_town=spend_new)  # type: ignore[arg-type]
    s = setup(options, 1).block
    log = array("q")
    for turn in turns:
        log.extend([NUMBERS[action] for action in actions_of(turn)] + [layout.CONFIRM])
    if is_open:
        log.pop()
    s[layout.TURN] = len(turns) - is_open
    if len(turns) > data.TURNS or replay(s, map_of(s).block, AT, log) != layout.FINE:
        raise BadNotation("pioneer-rails-impossible-view")
    done = tuple(s[AT + layout.DONE_IN : AT + layout.TRACKS_N])
    spent = boxes_for(laid_now(s, AT), s[AT + layout.BONUSES]) if is_open else 0
    paid, paid_in = s[AT + layout.PAID : AT + layout.PAID_IN], s[AT + layout.PAID_IN : AT + layout.MET]
    return Standing(
        map_of(s),
        s,
        turns,
        len(turns) if is_open else 0,
        tuple([tracks & (1 << layout.RAILWAYS) - 1 for tracks in s[AT + layout.BESIDE : AT + layout.DONE_IN]]),
        done,
        tuple(s[AT + layout.TOWN : AT + layout.BESIDE]),
        _ends(s),
        _fields(s, done),
        data.BOXES_AT_START + s[AT + layout.TOWNS_N],
        s[AT + layout.CROSSED] + spent,
        s[AT + layout.NUGGETS],
        s[AT + layout.BANKED],
        tuple([nuggets for nuggets, turn in zip(paid, paid_in, strict=True) if turn]),
        s[AT + layout.SALOONS],
        s[AT + layout.BONUSES],
    )


def forget() -> None:
    """Let go of all boards that are kept, to measure what a new one costs."""
    _standing.cache_clear()


def before(here: Standing) -> Standing:
    """A board as it stood before the turn in progress; itself where there is none."""
    if not here.now:
        return here
    s = here.block
    name, spend_new = data.MAP_NAMES[s[layout.MAP]], bool(s[layout.SPEND_NEW])
    return _standing(name, s[layout.MAP_SEED], spend_new, here.turns[:-1], False)


def _ends(s: Block) -> tuple[tuple[int, int], ...]:
    owners = s[AT + layout.CORNER : AT + layout.BOARD]
    return tuple([(corner, owner % layout.IS_END - 1) for corner, owner in enumerate(owners) if owner > layout.IS_END])


def _fields(s: Block, done: tuple[int, ...]) -> tuple[Field, ...]:
    cells = map_of(s).locations
    ranches = [ranch for ranch in range(data.FIRST_OF_KIND[data.RANCH], data.LOCATIONS) if done[ranch]]
    return tuple([Field(ranch, done[ranch], _field(s, 2 * cells[ranch])) for ranch in ranches])


def _field(s: Block, start: int) -> tuple[int, ...]:
    """The region around a part of a cell. (A ranch is never cut: shortcuts run through desert.)"""
    m, found, waiting = map_of(s).block, {start}, [start]
    while waiting:
        cell, half = divmod(waiting.pop(), 2)
        cut = s[AT + layout.CUT + cell]
        for k in range(6):
            beside = m[LAND_BESIDE + 6 * cell + k]
            if beside == NO_LAND or s[AT + layout.LAID + (beside >> LAND_SHIFT)] or (cut and half_of(cut, k) != half):
                continue
            if (part := place_at(s, AT, beside & LAND_MASK, (k + 3) % 6)) not in found:
                found.add(part)
                waiting.append(part)
    return tuple(sorted(found))


def tracks_of(turn: TurnView) -> tuple[int, ...]:
    """The ways of a turn by their numbers."""
    return tuple([grid.WAY_NUMBERS[name.lower()] for name in turn.tracks])


def cut_of(standing: Standing, cell: int) -> int:
    """The shortcut through a cell, from 1; 0 where there is none."""
    return standing.block[AT + layout.CUT + cell]
