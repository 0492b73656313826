"""The games as games of OpenSpiel: every die and every card is a chance node; who may act at once acts in seat order.

Importing this registers every game that has a list of its actions with `pyspiel`, as `whistlestop_NAME`. It needs the
extra `openspiel`.
"""

from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from whistlestop import games
from whistlestop.core.chance import Draw, Lot, Scripted, odds
from whistlestop.core.errors import BadChance
from whistlestop.core.game import Seat
from whistlestop.core.limits import Limits
from whistlestop.core.options import choices
from whistlestop.core.table import Did, Fell, Table
from whistlestop.lab.setting import Setting
from whistlestop.words import say

# The parameters of every game, besides its rule options
PLAYERS, REWARD = "players", "reward"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game by its rules, for so many players. Each game of ours is a class of its own, with its id."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        options = {name: value for name, value in params.items() if name not in (PLAYERS, REWARD)}
        self.setting = Setting(self.id, params[PLAYERS], options, params[REWARD])
        self.start = self.setting.game.setup(self.setting.options, self.setting.seats)
        self._limits: Limits = games.room(self.id, "limits").limits(self.setting.options, self.setting.seats)
        by_score = self.setting.reward == "score"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.room.ACTIONS,
            max_chance_outcomes=self._limits.outcomes,
            num_players=self.setting.seats,
            min_utility=self._limits.least if by_score else -1.0,
            max_utility=self._limits.most if by_score else 1.0,
            max_game_length=self._limits.actions,
        )
        super().__init__(game_type(self.id, is_alone=self.setting.seats == 1), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._limits.draws

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "SpielObserver | None":
        """What a player sees now or has ever come to know, what all see, what only this one sees; else None."""
        if params:
            raise ValueError(f"observations have no parameters, not {', '.join(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        match kind.public_info, kind.private_info, kind.perfect_recall:
            case True, pyspiel.PrivateInfoType.SINGLE_PLAYER, False:
                return Sight(self.setting)
            case True, pyspiel.PrivateInfoType.SINGLE_PLAYER, True:
                return Memory()
            case True, pyspiel.PrivateInfoType.NONE, False:
                return PublicSight()
            case False, pyspiel.PrivateInfoType.SINGLE_PLAYER, False:
                return PrivateSight()
        return None


class SpielState(pyspiel.State):  # type: ignore[misc]  # likewise
    """A position, and how far chance has decided what it has to decide there."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Any = game.start
        self.fallen: Lot = ()  # of what is pending: the dice and cards so far

    @property
    def setting(self) -> Setting:
        found: Setting = self.get_game().setting
        return found

    @property
    def pending(self) -> Draw | None:
        return self.setting.game.pending(self.position)

    # --- whose turn it is, and what may be done

    def is_terminal(self) -> bool:
        return self.setting.game.outcome(self.position) is not None

    def current_player(self) -> int:
        if actors := self.setting.game.actors(self.position):
            return actors[0] - 1
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else pyspiel.PlayerId.CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the next die or the kinds of the next card, each with its probability."""
        assert self.pending is not None
        cases = odds(self.pending, self.fallen)
        return [(number, count / sum(cases.values())) for number, count in cases.items()]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.setting.room.choices(self.position, player + 1))

    # --- going on

    def _apply_action(self, action: int) -> None:
        """An action of whoever's turn it is; one that is not legal raises `Illegal`, and changes nothing."""
        draw = self.pending
        if draw is not None:
            self._decide(draw, action)
            return
        meant = self.setting.room.decode(self.position, action)
        seat = 1 if self.is_terminal() else self.current_player() + 1  # at the end anybody is told that it is over
        self.position = self.setting.game.apply(self.position, seat, meant).state

    def _decide(self, draw: Draw, number: int) -> None:
        if number not in odds(draw, self.fallen):
            raise BadChance("chance-impossible", what=draw.what)
        self.fallen = (*self.fallen, number)
        if not odds(draw, self.fallen):
            self.position, self.fallen = self.setting.game.resolve(self.position, self.fallen).state, ()

    # --- the end

    def returns(self) -> list[float]:
        outcome = self.setting.game.outcome(self.position)
        if outcome is None:
            return [0.0] * self.setting.seats
        return list(map(float, self.setting.rewards(np.array(outcome.scores), np.array(outcome.places))))

    # --- for people

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            assert self.pending is not None
            return f"{self.pending.what} {action}"
        return self.setting.game.notation.format_action(self.setting.room.decode(self.position, action))

    def __str__(self) -> str:
        """Everything, also what is hidden from some: as text boards."""
        boards = str(self.setting.game.reveal(self.position))
        draw = self.pending
        return boards if draw is None else "\n".join([boards, " ".join([draw.what, *map(str, self.fallen), "…"])])

    def table(self) -> Table[Any, Any, Any]:
        """The same game at a table, with all that has happened: for its log, its stories, its file."""
        table: Table[Any, Any, Any] = Table(self.setting.game, self.setting.seats, self.setting.options, Scripted())
        lot: Lot = ()
        for happened in self.full_history():
            draw = table.pending
            if draw is None:
                table.append(Did(happened.player + 1, self.setting.room.decode(table.state, happened.action)))
                continue
            lot = (*lot, happened.action)
            if not odds(draw, lot):
                table.append(Fell(lot))
                lot = ()
        return table


# --- what players know


class SpielObserver:
    """As OpenSpiel wants observers to be; one without numbers has no tensor."""

    def __init__(self, numbers: int = 0) -> None:
        self.tensor = np.zeros(numbers, np.float32) if numbers else None
        self.dict: dict[str, Any] = {}  # parts of the tensor by name

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player observes into the tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        raise NotImplementedError


class Sight(SpielObserver):
    """What a player sees now: the environment's numbers, or the view as JSON."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.size)
        assert self.tensor is not None
        self.dict = {name: self.tensor[place] for name, place in setting.parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        assert self.tensor is not None
        self.tensor[:] = state.setting.observe(state.position, player + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        return as_json(view_of(state, player + 1))


class PublicSight(SpielObserver):
    """What all players see, as JSON: as much as a spectator; who is alone, everything."""

    def string_from(self, state: SpielState, player: int) -> str:
        return as_json(public_view(state))


class PrivateSight(SpielObserver):
    """What a player sees beyond that, as JSON; an empty text where there is nothing."""

    def string_from(self, state: SpielState, player: int) -> str:
        own, public = map(msgspec.to_builtins, (view_of(state, player + 1), public_view(state)))
        found = beyond(own, {**public, "seat": own["seat"]})
        return as_json(found) if found else ""


class Memory(SpielObserver):
    """All that a player has come to know, in that order, own actions among it, as JSON; behind the player's seat."""

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{player + 1} {as_json(state.table().history(player + 1))}"


def view_of(state: SpielState, seat: Seat | None) -> Any:
    return state.setting.game.view(state.position, seat)


def public_view(state: SpielState) -> Any:
    return view_of(state, 1 if state.setting.seats == 1 else None)


def beyond(more: Any, less: Any) -> Any:
    """The parts of some value that differ from another's, by name or by place."""
    if isinstance(more, dict) and isinstance(less, dict):
        return {name: beyond(part, less.get(name)) for name, part in more.items() if part != less.get(name)}
    if isinstance(more, list | tuple) and isinstance(less, list | tuple) and len(more) == len(less):
        return beyond(dict(enumerate(more)), dict(enumerate(less)))
    return more


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# --- registration


def game_type(game: str, *, is_alone: bool = False) -> Any:
    """What OpenSpiel asks of a game before one is made; who is alone knows everything but the future."""
    rules = games.find(game, "limits")
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"whistlestop_{game.replace('-', '_')}",
        long_name=say("en", f"{game}-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_alone else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            PLAYERS: rules.seats[0],
            REWARD: "score",
            **{choice.id: choice.default for choice in choices(rules.options)},
        },
    )


def load(description: str) -> SpielGame:
    """A game from what `str(game)` says; whoever calls this one has registered all of them."""
    found: SpielGame = pyspiel.load_game(description)
    return found


for _id in games.ids("limits"):
    # OpenSpiel lets go of what makes a game only after Python's end: a class survives that, a function would not.
    pyspiel.register_game(game_type(_id), type("SpielGame", (SpielGame,), {"id": _id}))
