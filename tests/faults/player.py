"""Somebody who plays at random whatever the page offers: places for tools, buttons, the end of the turn, taking back.

No rules are known here. What can be done stands in the state and in the markup; what it comes to, the server answers.
"""

import asyncio
import random
import re
from collections.abc import Callable, Sequence

from tests.faults.client import Client
from whistlestop import games

PATIENCE = 600.0  # seconds until it is one's turn: the others may wait for a server that comes back again and again

_DRAFT = re.compile(r"data-draft=[\"']([^\"']+)")
_PICK = re.compile(r"data-pick=[\"']([^\"']+)")
_PICKS = re.compile(r"data-picks=[\"'](\w+)[\"'][^>]* data-least=[\"'](\d+)")


async def sit_at_each_game(person: Callable[[str], Client], seed: int = 1) -> list[tuple["Player", "Player"]]:
    """Two people at a table of each game, which has begun."""
    pairs = []
    for game in games.ids("screen"):
        ada, bob = person("Ada"), person("Bob")
        await ada.play_with(bob, game=game)
        pairs.append((Player(ada, seed), Player(bob, seed + 1)))
    return pairs


def whose_turn(players: Sequence["Player"]) -> "Player":
    """One of those who may act now."""
    return next(player for player in players if player.client.state["yourTurn"])


class Player:
    """The hand at a client's page."""

    def __init__(self, client: Client, seed: int, pause: float = 0) -> None:
        self.client, self.pause = client, pause  # seconds that it takes at most to make up one's mind
        self._random = random.Random(seed)
        self._refused: set[tuple[str, str]] = set()  # what was asked in vain, by version

    async def play(self, stop: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or until something else has come."""
        client = self.client
        is_done = lambda: bool(client.state.get("over")) or stop()  # noqa: E731
        while not is_done():
            await client.until(lambda: self._can_act or is_done(), PATIENCE)
            await asyncio.sleep(self.pause * self._random.random())
            if self._can_act and not is_done():
                await self.act()

    async def act(self) -> None:
        """Do something or other."""
        client, chance = self.client, self._random.random()
        if chance < 0.08:
            await client.send(t="say", text=f"{client.name} says {self._random.random()}")
        elif chance < 0.2 and client.state["canUndo"]:
            await client.send(t="undo", count=1)
        else:
            await self.move()

    async def move(self) -> str | None:
        """Send one action; its id, None where the line broke before."""
        client, state = self.client, self.client.state
        version, drafts = state["version"], self._drafts()
        while drafts:
            draft = drafts.pop(self._random.randrange(len(drafts)))
            ways = await client.ask(draft)
            if ways is None or client.state["version"] != version:
                return None
            if ways:
                return await client.send(t="do", actions=[self._random.choice(ways)["action"]], version=version)
            self._refused.add((str(version), draft))
        if state["canFinish"]:
            return await client.send(t="do", actions=[state["finish"]], version=version)
        self._refused.clear()  # it was asked too often, say
        await asyncio.sleep(0.2)
        return None

    @property
    def _can_act(self) -> bool:
        client = self.client
        return client.has_arrived and not client.is_busy and client.state.get("yourTurn", False)

    def _drafts(self) -> list[str]:
        """What could be tapped; each once, whatever it is."""
        state = self.client.state
        version = str(state["version"])
        placed = [f"{place} {tool}".strip() for tool, places in state["offers"].items() for place in places.split()]
        buttons = [draft for markup in self.client.parts.values() for draft in _DRAFT.findall(markup)]
        drafts = placed + buttons + self._picked()
        return [draft for draft in dict.fromkeys(drafts) if (version, draft) not in self._refused]

    def _picked(self) -> list[str]:
        """Of things that are chosen together, such as tickets to keep, enough ones."""
        drafts = []
        for markup in self.client.parts.values():
            for word, least in _PICKS.findall(markup):
                all_picks = _PICK.findall(markup)
                picks = self._random.sample(range(len(all_picks)), self._random.randint(int(least), len(all_picks)))
                drafts.append(" ".join([word, *(all_picks[number] for number in sorted(picks))]))
        return drafts
