"""One small errand through every kernel that Python calls."""

from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.games.string_railway import flow, game, layout
from whistlestop.games.string_railway.bots import BOTS
from whistlestop.games.string_railway.notation import format_point


def warm() -> None:
    """Compile or load them all: two turns of a game, then a stroke along the string that was laid."""
    table = Table(game, 3, {}, Fast(1))
    bot = BOTS["greedy"]()
    while table.state.block[layout.TURN] < 2:
        seat = table.actors[0]
        table.submit(seat, bot.choose(table.view(seat), table.legal(seat), Stream(1, seat)))
    seat = table.actors[0]
    while table.state.block[layout.PHASE] != layout.LAYING:
        table.submit(seat, next(iter(table.legal(seat))))
    action = next(iter(table.legal(seat)))
    points = [format_point(*action.points[i : i + 2]) for i in range(0, len(action.points), 2)]  # type: ignore[union-attr]
    assert table.preview(seat, " ".join(["stroke", action.length, *points])).ways  # type: ignore[union-attr]
    table.sheet(seat)
    by_hand = game.setup(game.agree(2, {"border": "drawn", "landscape": "by_hand"}), 2)
    while by_hand.block[layout.PHASE] != layout.BASES:
        layer = flow.actor(by_hand.block)
        assert layer is not None
        by_hand = game.apply(by_hand, layer, next(iter(game.legal(by_hand, layer)))).state
