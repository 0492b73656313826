"""One seat of one game as a Gymnasium environment: bots play the others."""

from typing import Any

import gymnasium
import numpy as np

from whistlestop.bots import Bot, RandomBot
from whistlestop.core.blocks import checked_seat
from whistlestop.core.fastdealer import Stream
from whistlestop.core.game import Seat
from whistlestop.lab.environments import spaces
from whistlestop.lab.environments.course import Course, begun
from whistlestop.lab.setting import Mask, Numbers, Reward, Setting
from whistlestop.lab.simulate import check_bots, find_bot


class SingleEnv(gymnasium.Env[Numbers, np.int64]):
    """A learner at one seat. The reward comes at the end; `info["action_mask"]` tells what is legal."""

    metadata = {"render_modes": spaces.RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: Seat = 1,
        options: dict[str, object] | None = None,
        opponent: str = "random",
        reward: Reward = "score",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, reward)
        self.seat, self.render_mode = checked_seat(seat, self.setting.seats), spaces.checked_mode(render_mode)
        check_bots(game, [opponent], self.setting.options)
        self._bots: dict[Seat, Bot] = {
            other: find_bot(game, opponent) for other in range(1, self.setting.seats + 1) if other != self.seat
        }
        self.observation_space, self.action_space = spaces.observations(self.setting), spaces.actions(self.setting)
        self._now: Course | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        spaces.check_reset(self.setting, options)
        super().reset(seed=seed)
        chance = int(self.np_random.integers(1 << 62))
        self._now, self._is_over = Course(self.setting, chance), False
        self._numbers = {seat: Stream(chance, seat) for seat in self._bots}
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        course = self._course
        if not self.action_space.contains(action):
            raise ValueError(f"{action!r} is no action: they are numbers from 0 to {self.setting.room.ACTIONS - 1}")
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over")
        if not self._mask[int(action)]:
            return self._seen(), spaces.REFUSAL, False, False, self._info()
        course.do(self.seat, self.setting.room.decode(course.state, int(action)))
        self._let_others_play()
        outcome = course.outcome
        self._is_over = outcome is not None
        if outcome is None:
            return self._seen(), 0.0, False, False, self._info()
        won = self.setting.rewards(np.array(outcome.scores), np.array(outcome.places))
        end = {"scores": np.array(outcome.scores), "places": np.array(outcome.places)}
        return self._seen(), float(won[self.seat - 1]), True, False, {**self._info(), **end}

    def action_masks(self) -> Mask:
        """By action: 1 where it is legal now."""
        begun(self._now)
        return self._mask.copy()

    @property
    def view(self) -> Any:
        """What the own seat may know now; in a notebook it draws itself."""
        return self._course.view(self.seat)

    def describe(self, action: int) -> str:
        """An action in the game's notation."""
        return self._course.describe(action)

    def render(self) -> str | None:
        """The own view as text."""
        return str(self.view) if self.render_mode == "ansi" else None

    @property
    def _course(self) -> Course:
        return begun(self._now)

    def _let_others_play(self) -> None:
        course, game = self._course, self.setting.game
        while (actors := course.actors) and self.seat not in actors[:1]:
            seat = actors[0]
            bot = self._bots[seat]
            view = None if isinstance(bot, RandomBot) else course.view(seat)  # the random player never looks
            course.do(seat, bot.choose(view, game.legal(course.state, seat), self._numbers[seat]))

    def _seen(self) -> Numbers:
        return self.setting.observe(self._course.state, self.seat)

    def _info(self) -> dict[str, Any]:
        self._mask = self.setting.mask(self._course.state, self.seat)
        return {"action_mask": self._mask.copy()}
