"""What learners of all kinds share: a game by its rules, what a seat observes and may do, what it is rewarded for."""

from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from whistlestop import games
from whistlestop.core.errors import BadOptions
from whistlestop.core.game import Game, Seat
from whistlestop.core.kernel import Block
from whistlestop.core.options import Options, counted

Reward = Literal["score", "place"]
Numbers = NDArray[np.int64]
Mask = NDArray[np.int8]


class Setting:
    """A game, its rules, how many play it, and what learners see and do in it."""

    def __init__(self, game: str, seats: int | None, options: dict[str, object] | None, reward: Reward) -> None:
        self.game: Game[Any, Any, Any] = games.find(game, "environment")
        self.room = games.room(game, "environment")
        self.seats = self.game.seats[0] if seats is None else counted("seats", seats)
        self.options: Options = self.game.agree(self.seats, options or {})
        if reward not in ("score", "place"):
            raise BadOptions("option-value", option="reward", value=str(reward)[:80], choices="score, place")
        self.reward = reward
        self.parts: dict[str, slice] = {}  # by name: where it stands in an observation
        self.size = 0  # how many numbers an observation has
        for part in self.room.parts(self.seats):
            self.parts[part.name] = slice(self.size, self.size + part.size)
            self.size += part.size

    def __reduce__(self) -> tuple[Any, ...]:  # a room is a module, and modules do not travel
        return Setting, (self.game.id, self.seats, msgspec.structs.asdict(self.options), self.reward)

    def observe(self, state: Any, seat: Seat) -> Numbers:
        return numbers(self.room.observe(state, seat))

    def mask(self, state: Any, seat: Seat) -> Mask:
        """By action: 1 where it is legal."""
        found = np.zeros(self.room.ACTIONS, np.int8)
        found[self.room.choices(state, seat)] = 1
        return found

    def rewards(self, scores: Numbers, places: Numbers) -> NDArray[np.float64]:
        """What games that are over bring to each seat: the score, or 1 for the first place … -1 for the last."""
        if self.reward == "score":
            return scores.astype(np.float64)
        if self.seats == 1:  # alone: won, or beaten by the game itself
            return np.where(places == 1, 1.0, -1.0)
        return (self.seats + 1.0 - 2 * places) / (self.seats - 1)


def numbers(found: Block) -> Numbers:
    """A block as an array that shares its memory."""
    return np.frombuffer(found, np.int64)
