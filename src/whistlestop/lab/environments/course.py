"""One game under way, as the rules play it: no log, no undo, only where it stands."""

from typing import Any

from whistlestop.core.fastdealer import Fast
from whistlestop.core.game import Outcome, Seat
from whistlestop.lab.setting import Setting


class Course:
    """A game from its set-up on; what chance has to decide is decided at once, as a table with `Fast` chance would."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self._game, self._dealer, self._dealt = setting.game, Fast(seed), 0
        self.state: Any = self._game.setup(setting.options, setting.seats)
        self._deal()

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self._game.actors(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome(self.state)

    def do(self, seat: Seat, action: Any) -> None:
        self.state = self._game.apply(self.state, seat, action).state
        self._deal()

    def _deal(self) -> None:
        while (draw := self._game.pending(self.state)) is not None:
            self.state = self._game.resolve(self.state, self._dealer.deal(self._dealt, draw)).state
            self._dealt += 1
