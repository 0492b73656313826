"""One small errand through every kernel that players and simulations need."""

from whistlestop.core.fastdealer import Fast, Stream
from whistlestop.core.table import Table
from whistlestop.games.string_railway import flow, game, layout
from whistlestop.games.string_railway.actions import Lay, Points, Shape
from whistlestop.games.string_railway.bots import BOTS
from whistlestop.games.string_railway.notation import format_point


def warm() -> None:
    """Compile or load them all: two turns of a game, then a stroke along the string that was laid."""
    table = Table(game, 3, {}, Fast(1))
    for turn, level in enumerate(("greedy", "foreseeing")):
        bot = BOTS[level]()
        while table.state.block[layout.TURN] == turn:
            seat = table.actors[0]
            table.submit(seat, bot.choose(table.view(seat), table.legal(seat), Stream(1, seat)))
    seat = table.actors[0]
    while table.state.block[layout.PHASE] != layout.LAYING:
        table.submit(seat, next(iter(table.legal(seat))))
    action = next(iter(table.legal(seat)))
    assert isinstance(action, Lay)
    assert table.preview(seat, _drawn(action.length, action.points)).ways
    table.sheet(seat)
    by_hand = game.setup(game.agree(2, {"border": "drawn", "landscape": "by_hand"}), 2)
    while by_hand.block[layout.PHASE] != layout.BASES:
        layer = flow.actor(by_hand.block)
        assert layer is not None
        shape = next(iter(game.legal(by_hand, layer)))
        assert isinstance(shape, Shape)
        assert game.preview(by_hand, layer, _drawn(shape.what, shape.points)).ways
        by_hand = game.apply(by_hand, layer, shape).state


def _drawn(what: str, points: Points) -> str:
    """The draft of somebody who draws along a string."""
    stroke = (format_point(*points[i : i + 2]) for i in range(0, len(points), 2))
    return " ".join(("stroke", what, *stroke))
