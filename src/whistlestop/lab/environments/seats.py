"""All seats of one game as a PettingZoo environment (AEC): whoever may act, acts."""

from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv

from whistlestop.core.game import Seat
from whistlestop.lab.environments import spaces
from whistlestop.lab.environments.course import Course, begun
from whistlestop.lab.setting import Reward, Setting


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agents `seat_1`, `seat_2`, …; where several may act at once, the first of them does: their actions commute.

    Observations hold `observation` and `action_mask`. Rewards come at the end, to all.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: dict[str, object] | None = None,
        reward: Reward = "score",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting, self.render_mode = Setting(game, seats, options, reward), spaces.checked_mode(render_mode)
        self._now: Course | None = None
        name = f"whistlestop_{game}_v0"
        self.metadata = {"render_modes": spaces.RENDER_MODES, "name": name, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.setting.seats + 1)]
        self.agents = self.possible_agents[:]
        size = self.setting.room.ACTIONS
        self.observation_spaces = {
            agent: Dict(observation=spaces.observations(self.setting), action_mask=Box(0, 1, (size,), np.int8))
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.actions(self.setting) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        spaces.check_reset(self.setting, options)
        if seed is not None or self._now is None:
            self._random = np.random.default_rng(seed)
        self._now = Course(self.setting, int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._actor()

    def observe(self, agent: str) -> dict[str, Any]:
        state, seat = self._course.state, self._seat(agent)
        mask = self.setting.mask(state, seat) if agent == self.agent_selection else self._no_action()
        return {"observation": self.setting.observe(state, seat), "action_mask": mask}

    @property
    def agent_selection(self) -> str:
        """Whose turn it is."""
        begun(self._now)
        return self._selected

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._selected = agent

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What whoever's turn it is observes and has won since its last turn, whether its game is over, and more."""
        self._check_going_on()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        """An action of the agent whose turn it is; one that is not legal raises `Illegal`."""
        self._check_going_on()
        course, agent = self._course, self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.action_space(agent).contains(action):
            raise ValueError(f"{action!r} is no action: they are numbers from 0 to {self.setting.room.ACTIONS - 1}")
        self._cumulative_rewards[agent] = 0.0
        course.do(self._seat(agent), self.setting.room.decode(course.state, int(action)))
        outcome = course.outcome
        if outcome is None:
            self.agent_selection = self._actor()
            return
        won = self.setting.rewards(np.array(outcome.scores), np.array(outcome.places))
        self.rewards = dict(zip(self.possible_agents, won.tolist(), strict=True))
        self.infos = {
            agent: {"scores": np.array(outcome.scores), "places": np.array(outcome.places)} for agent in self.agents
        }
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def view(self, agent: str) -> Any:
        """What an agent may know now; in a notebook it draws itself."""
        return self._course.view(self._seat(agent))

    def describe(self, action: int) -> str:
        """An action in the game's notation."""
        return self._course.describe(action)

    def render(self) -> str | None:
        """The view of whose turn it is as text."""
        return str(self.view(self.agent_selection)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open: PettingZoo asks for it of whatever draws itself."""

    @property
    def _course(self) -> Course:
        return begun(self._now)

    def _check_going_on(self) -> None:
        if not self.agents:
            raise ResetNeeded("the game is over")

    def _actor(self) -> str:
        return self.possible_agents[self._course.actors[0] - 1]

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent) + 1

    def _no_action(self) -> Any:
        return np.zeros(self.setting.room.ACTIONS, np.int8)
