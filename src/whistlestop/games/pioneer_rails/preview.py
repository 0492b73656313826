"""What an unfinished action would bring, for the table's pencil: nothing here changes anything.

A draft is the beginning of an action in notation: a cell (`D5`: any track along it or through it), a word (`bank`), or
a whole action; or a bonus (`bridge`: any track that it opens now), which may also stand behind a way.
"""

from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.game import Preview, Refusal, Seat
from whistlestop.games.pioneer_rails import grid, layout
from whistlestop.games.pioneer_rails.actions import ALL_ACTIONS, Action, Lay
from whistlestop.games.pioneer_rails.board import board_at, boxes
from whistlestop.games.pioneer_rails.notation import format_action, parse_action
from whistlestop.games.pioneer_rails.rules import State, apply, legal
from whistlestop.games.pioneer_rails.score import sheet
from whistlestop.games.pioneer_rails.views import view

BONUS_KINDS = {
    "extra": layout.KIND_EXTRA, "bridge": layout.KIND_BRIDGE, "tunnel": layout.KIND_TUNNEL,
    "shortcut": layout.KIND_SHORTCUT, "switch": layout.KIND_SWITCH,
}  # fmt: skip
BONUSES = tuple(BONUS_KINDS)


def preview(state: State, seat: Seat, draft: str) -> Preview[Action]:
    """The ways to complete a draft, with the score after the first; or why there is none."""
    words = " ".join(draft.lower().split())
    way, _, bonus = words.partition(" ")
    if bonus in BONUS_KINDS:  # a way needs what it needs
        words = way
    if words in BONUS_KINDS:
        return _opened(state, seat, words)
    tries = _completions(words)
    allowed = legal(state, seat)
    ways = tuple(action for action in tries if action in allowed)
    if not ways:
        reasons = [_why_not(state, seat, action) for action in tries]
        return Preview((), refusal=next((reason for reason in reasons if reason.reason != _SAME_SUIT), reasons[0]))
    return _found(state, seat, ways)


_SAME_SUIT = layout.FAULTS[layout.SAME_SUIT][1]  # of four suits it tells least


def _opened(state: State, seat: Seat, bonus: str) -> Preview[Action]:
    """The tracks that a bonus opens now (PR-3.3)."""
    ways = tuple(ALL_ACTIONS[number] for number in legal(state, seat).of_kind(BONUS_KINDS[bonus]))
    if ways:
        return _found(state, seat, ways)
    s, at = state.block, board_at(seat)
    is_laying = s[layout.PHASE] == layout.BUILDING and s[at + layout.STAGE] == layout.LAYING
    if not is_laying:
        return Preview((), refusal=_why_not(state, seat, Lay(grid.WAY_NAMES[0])))
    if bonus == "extra" and legal(state, seat).of_kind(layout.KIND_TRACK):
        return Preview((), refusal=Refusal(*layout.FAULTS[layout.TRACKS_LEFT]))
    if boxes(s, at) <= s[at + layout.BONUSES]:
        return Preview((), refusal=Refusal(*layout.FAULTS[layout.NO_BOX]))
    return Preview((), refusal=Refusal("PR-3.3", "pioneer-rails-opens-nothing", {"bonus": bonus}))


def _found(state: State, seat: Seat, ways: tuple[Action, ...]) -> Preview[Action]:
    new = sheet(view(apply(state, seat, ways[0]).state, seat), seat)
    return Preview(ways, new, new.total - sheet(view(state, seat), seat).total)


def _completions(words: str) -> tuple[Action, ...]:
    """All actions that a draft may become."""
    try:
        return (parse_action(words),)
    except BadNotation:
        if words.upper() in grid.CELL_NUMBERS:
            cell = grid.CELL_NUMBERS[words.upper()]
            ways = (*grid.CELL_SIDES[cell], *range(grid.SIDES + 3 * cell, grid.SIDES + 3 * cell + 3))
            return tuple(Lay(grid.WAY_NAMES[way]) for way in ways)
        found = tuple(action for action in ALL_ACTIONS if format_action(action).startswith(f"{words} "))
        if not found:
            raise
        return found


def _why_not(state: State, seat: Seat, action: Action) -> Refusal:
    try:
        apply(state, seat, action)
    except Illegal as illegal:
        return Refusal(illegal.rule, illegal.reason, illegal.args_by_name)
    raise AssertionError(f"{action} is legal, but was not listed")
