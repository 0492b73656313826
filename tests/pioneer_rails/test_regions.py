"""PR-4.7: ranches that stand alone, found by the engine after each track and by a flood of triangles written apart.

Players who look for towns close regions there, too: where two branches meet, away from every wall.
"""

import random

from tests.helpers import Telling
from tests.pioneer_rails.positions import DesertTable
from tests.pioneer_rails.referee import Referee
from whistlestop.core.kernel import compiled
from whistlestop.core.table import Table
from whistlestop.games.pioneer_rails import data, game, grid, layout, maps
from whistlestop.games.pioneer_rails.actions import Action, Lay
from whistlestop.games.pioneer_rails.board import board_at

GAMES = 60 if compiled else 25  # on each map


def seeks_towns(table: DesertTable, towns: tuple[int, ...], rng: random.Random) -> Action:
    """A track to a town where there is one, else any action."""
    kinds = table.legal(1).kinds()
    actions = [action for kind in kinds for action in kind]
    ends = {
        action: grid.WAY_ENDS[grid.WAY_NUMBERS[action.way.lower()]] for action in actions if isinstance(action, Lay)
    }
    to_town = [action for action, corners in ends.items() if set(corners) & set(towns)]
    return rng.choice(to_town) if to_town else rng.choice(rng.choice(kinds))


def test_pr_4_7_lone_ranches_are_those_that_a_flood_finds():
    assert sum(closed_in_towns(name) for name in data.MAPS), "no region was closed in a town alone"


def closed_in_towns(name: str) -> int:
    """Play on a map with the referee; how many ranches a track to a town, away from walls, has parted."""
    drawn, found_in_towns = maps.find(name), 0
    for seed in range(GAMES):
        dealer = Telling(game, f"region {seed}")
        table: DesertTable = Table(game, 1, {"map": name, "objectives": False}, dealer)
        referee, rng, ranches = Referee(drawn.drawing, 1), random.Random(seed), 0
        while table.actors:
            while dealer.told:
                referee.fell(dealer.told.pop(0))
            action = seeks_towns(table, drawn.towns, rng)
            table.submit(1, action)
            referee.did(1, game.notation.format_action(action))
            before, ranches = ranches, table.state.block[board_at(1) + layout.COUNT + data.RANCH]
            assert ranches == referee.count(referee.boards[0], "R")
            if ranches > before and isinstance(action, Lay):
                ends = grid.WAY_ENDS[grid.WAY_NUMBERS[action.way.lower()]]
                found_in_towns += any(end in drawn.towns and is_away_from_walls(drawn, end) for end in ends)
    return found_in_towns


def is_away_from_walls(drawn: maps.Map, corner: int) -> bool:
    cells = grid.CORNER_CELLS[corner]
    return len(cells) == 3 and maps.WALLS.isdisjoint(drawn.letters[cell] for cell in cells)
