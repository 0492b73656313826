"""What an unfinished action would bring, for the table's pencil: nothing here changes anything.

A draft is the beginning of an action in notation: a cell (`D5`: any track along it or through it), a word (`bank`), or
a whole action.
"""

from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.game import Preview, Refusal, Seat
from whistlestop.games.pioneer_rails import grid
from whistlestop.games.pioneer_rails.actions import ALL_ACTIONS, Action, Lay
from whistlestop.games.pioneer_rails.notation import format_action, parse_action
from whistlestop.games.pioneer_rails.rules import State, apply, legal
from whistlestop.games.pioneer_rails.score import sheet
from whistlestop.games.pioneer_rails.views import view


def preview(state: State, seat: Seat, draft: str) -> Preview[Action]:
    """The ways to complete a draft, with the score after the first; or why there is none."""
    words = " ".join(draft.lower().split())
    tries = _completions(words)
    allowed = legal(state, seat)
    ways = tuple(action for action in tries if action in allowed)
    if not ways:
        return Preview((), refusal=_why_not(state, seat, tries[0]))
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
