"""One game under way, as the rules play it: no log, no undo, only where it stands."""

from typing import Any

from gymnasium.error import ResetNeeded

from whistlestop.core.fastdealer import Fast
from whistlestop.core.game import Game, Outcome, Seat
from whistlestop.lab.setting import Setting


class Course:
    """A game from its set-up on; what chance has to decide is decided at once, as a table with `Fast` chance would."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self._setting, self._dealer, self._dealt = setting, Fast(seed), 0
        self.state: Any = self._game.setup(setting.options, setting.seats)
        self._deal()

    @property
    def _game(self) -> Game[Any, Any, Any]:
        return self._setting.game

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self._game.actors(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome(self.state)

    def view(self, seat: Seat) -> Any:
        """What a seat may know now; in a notebook it draws itself."""
        return self._game.view(self.state, seat)

    def describe(self, action: int) -> str:
        """An action in the game's notation."""
        return self._game.notation.format_action(self._setting.room.decode(self.state, action))

    def do(self, seat: Seat, action: Any) -> None:
        self.state = self._game.apply(self.state, seat, action).state
        self._deal()

    def _deal(self) -> None:
        while (draw := self._game.pending(self.state)) is not None:
            self.state = self._game.resolve(self.state, self._dealer.deal(self._dealt, draw)).state
            self._dealt += 1


def begun(course: Course | None) -> Course:
    """The game under way, if there is one."""
    if course is None:
        raise ResetNeeded("no game has begun")
    return course
