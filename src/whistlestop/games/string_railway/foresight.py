"""Players who look ahead: what may become of a string or a station, if all companies play on in a sketch of the table.

A station's place and the chain of a string are judged by the same games, with the same luck; in each heat fewer go on
and more games are played for each. All of it is a function of the position: budgets are counts.
"""

from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.core.game import Actions, Random
from whistlestop.core.kernel import Block
from whistlestop.games.string_railway import data, flow, layout, sketch, verdict
from whistlestop.games.string_railway.actions import Action, Base, Lay, Place
from whistlestop.games.string_railway.findings import as_action
from whistlestop.games.string_railway.laying import Layer, Scene
from whistlestop.games.string_railway.planning import Plan, any_string
from whistlestop.games.string_railway.seen import View
from whistlestop.games.string_railway.siting import Spot, as_place, free_spots, near_and_others, node_of, with_station
from whistlestop.games.string_railway.survey import ROOT_WIDTH, Survey, Trial
from whistlestop.games.string_railway.views import position

SPOT_WIDTH = 16  # of the beam of chains from a place
_SPOT_LANE = 67_867_967


class Heat(NamedTuple):
    """Until each has had so many games; how many of them go on."""

    games: int
    kept: int


class Look(NamedTuple):
    """How much a player tries, in counts."""

    chains: int  # of each length, on sketches
    strings: tuple[Heat, ...]  # for these
    tries: int  # along so many of them strings are laid
    laid: int  # the best of these strings, which are judged by the table as it is with them
    ends: tuple[Heat, ...]  # for these
    spots: int  # places at random
    near: int  # of these, the nearest are looked at
    others: int  # and some others
    courses: int  # chains of each length from each of these
    places: tuple[Heat, ...]  # for these
    proofs: int  # for so many of the best a string is laid: without one a place is worth nothing
    bases: int  # games for each place of a base


PLANNER = Look(
    chains=12, strings=(Heat(8, 10),), tries=12, laid=1, ends=(),
    spots=400, near=24, others=6, courses=2, places=(Heat(2, 24), Heat(8, 1)), proofs=2, bases=40,
)  # fmt: skip
FORESEEING = Look(
    chains=24, strings=(Heat(16, 24), Heat(64, 12), Heat(200, 8)), tries=16, laid=6, ends=(Heat(64, 3), Heat(256, 1)),
    spots=400, near=80, others=10, courses=3, places=(Heat(4, 90), Heat(24, 30), Heat(96, 10), Heat(256, 6)), proofs=6,
    bases=400,
)  # fmt: skip


def contest(trials: Sequence[Trial], heats: Sequence[Heat]) -> list[Trial]:
    """The best first: those of the last heat before the others. Equals stay in order."""
    going, gone = list(trials), list[Trial]()
    for heat in heats:
        for trial in going:
            trial.play(heat.games)
        going.sort(key=lambda trial: -trial.worth)
        going, gone = going[: heat.kept], going[heat.kept :] + gone
    return going + gone


class Foresight:
    """A player who judges strings and places by games on sketches."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def choose(self, view: View, legal: Actions[Action], rng: Random) -> Action:
        s = position(view)
        found: Action | None = None
        if s[layout.PHASE] == layout.BASES:
            found = self.best_base(s)
        elif s[layout.PHASE] == layout.PLACING:
            found = self.best_place(s)
        elif s[layout.PHASE] == layout.LAYING:
            found = self.best_string(s)
        return found or next(iter(legal))

    # --- bases

    def best_base(self, s: Block) -> Base | None:
        """The mark from which most can become, if the others take those that are left in order."""
        trials: dict[Trial, Base] = {}
        first: Survey | None = None
        for mark in range(1, s[layout.MARKS_N] + 1):
            after = with_bases(s, mark)
            if after is not None:
                survey = Survey(after) if first is None else Survey(after, first.sites, first.seed)
                first = first or survey
                trials[Trial(survey, survey.sketch, None, s[layout.CURRENT], survey.scores())] = Base(mark)
        best = contest(list(trials), (Heat(self._look.bases, 1),))
        return trials[best[0]] if best else None

    # --- strings

    def best_string(self, s: Block) -> Lay | None:
        """Of the strings along the chains that promise most, the one that comes to most by the table as it is then."""
        survey, look = Survey(s), self._look
        found: list[tuple[int, Lay]] = []
        for trial in self.ranked(survey)[: look.tries]:
            if len(found) == look.laid and found[-1][0] >= trial.worth:
                break
            chain = trial.chain
            assert chain is not None
            layer = Layer(survey.scene, chain.stations, chain.length)
            for p in layer.ways() if look.laid > 1 else [layer.lay()]:
                if p is not None:
                    found.append((with_string(trial, s, p), as_action(chain.length, p)))
            found = sorted(found, key=lambda each: -each[0])[: look.laid]
        if len(found) > 1:
            ends = {after_string(survey, s, action): action for _, action in found}
            return ends[contest(list(ends), look.ends)[0]]
        if found:
            return found[0][1]
        last = any_string(Plan(s))
        return None if last is None else as_action(last[0].length, last[1])

    def ranked(self, survey: Survey) -> list[Trial]:
        """Chains with what they come to, the best first."""
        drawn, company = survey.sketch, survey.company
        chains = survey.chains(drawn, ROOT_WIDTH, self._look.chains)
        return contest([Trial(survey, drawn, chain, company, survey.scores()) for chain in chains], self._look.strings)

    # --- stations

    def best_place(self, s: Block) -> Place | None:
        """Of many places at random the one from which most can become; None where none of them is free."""
        survey, look = Survey(s), self._look
        kind = max(flow.hand(s), key=lambda kind: data.STATIONS[kind].value)
        company = survey.company
        own = [station for station in range(survey.tiles) if verdict.is_joined(s, company, station)]

        def way_to(spot: Spot) -> int:
            node = node_of(survey.scene, spot)
            return min(survey.fields[station * survey.nodes + node] for station in own)

        free = free_spots(s, survey.scene.seed, _SPOT_LANE, look.spots)
        near = near_and_others(sorted(free, key=lambda spot: (way_to(spot), spot)), look.near, look.others)
        trials: dict[Trial, Spot] = {}
        for spot in near:
            drawn = survey.with_station(with_station(s, company, kind, spot)[0], spot)
            for chain in survey.chains(drawn, SPOT_WIDTH, look.courses):
                trials[Trial(survey, drawn, chain, company, survey.scores())] = spot
        ranked = contest(list(trials), look.places)
        best, most = None, 0
        for trial in ranked[: look.proofs]:
            if best is not None and most >= trial.worth:
                break
            after, planned = with_station(s, company, kind, trials[trial])[0], trial.chain
            assert planned is not None
            p = Layer(Scene(after), planned.stations, planned.length).lay()
            if p is not None and (best is None or with_string(trial, after, p) > most):
                best, most = trials[trial], with_string(trial, after, p)
        if best is None:
            best = trials[ranked[0]] if ranked else next(iter(near), None)
        return None if best is None else as_place(kind, best)


def with_bases(s: Block, mark: int) -> "Block | None":
    """The table with a base at this mark and the others' at the first marks that are left; None where it is taken."""
    after = s[:]
    if flow.act(after, flow.actor(s) or 1, Base(mark)).number != layout.FINE:
        return None
    while after[layout.PHASE] == layout.BASES:
        for other in range(1, s[layout.MARKS_N] + 1):
            flow.act(after, flow.actor(after) or 1, Base(other))  # refused where it may not be
    return after


def with_string(trial: Trial, s: Block, p: Block) -> int:
    """What a trial comes to with a string along its chain that can be laid."""
    chain = trial.chain
    assert chain is not None
    _, report = flow.judged(s, trial.company, chain.length, tuple(p))
    points = sum(gain.points for gain in flow.gains(s, trial.company, report) if gain.company == trial.company)
    return trial.worth - trial.now + sketch.POINT * points


def after_string(survey: Survey, s: Block, action: Lay) -> Trial:
    """The table after a string that is laid in a position of this turn."""
    after = s[:]
    flow.act(after, flow.seat_of(s, survey.company), action)
    rest = Survey(after, survey.sites, survey.seed)
    return Trial(rest, rest.sketch, None, survey.company, survey.scores())
