"""A table: the log of one game, the position it leads to, and the ways to make it longer.

The log is the truth; the position follows from it. Between two barriers (chance, or new actors) each seat's
actions form its own lane: undo takes back the last action of the own lane and leaves the others alone.
"""

import secrets
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Self

import msgspec

from whistlestop.core import chance
from whistlestop.core.chance import Dealer, Lot, Scripted, Sealed
from whistlestop.core.errors import BadChance, BadOptions, Illegal, Stale, UnknownName
from whistlestop.core.game import A, Actions, Event, Game, Outcome, Preview, S, Seat, Sheet, V
from whistlestop.core.options import Options


class Did(msgspec.Struct, Generic[A], frozen=True, tag="did"):
    """A seat's action."""

    seat: Seat
    action: A


class Fell(msgspec.Struct, frozen=True, tag="fell"):
    """A chance outcome, with who may see it (None: everybody)."""

    lot: Lot
    audience: tuple[Seat, ...] | None = None


class Undid(msgspec.Struct, frozen=True, tag="undid"):
    """A seat took back its last action, or all of its lane."""

    seat: Seat
    whole_lane: bool = False


class Rewound(msgspec.Struct, frozen=True, tag="rewound"):
    """By consent of all, the game went back to an earlier length of this log."""

    to: int


Entry = Did[Any] | Fell | Undid | Rewound


class Origin(msgspec.Struct, frozen=True):
    """Where a forked game starts: the view of whoever forked it, and the seed of what was imagined from it."""

    view: Any
    seed: int


class Version(NamedTuple):
    """Where a seat stands: barriers passed, and the length of its own lane. It tells nothing of other lanes."""

    barrier: int
    lane: int


class _Move(NamedTuple):
    """An action since the barrier that still stands."""

    seat: Seat
    action: Any
    events: tuple[Event, ...]
    audience: tuple[Seat, ...] | None
    is_shown: bool  # to the others


class Told(NamedTuple):
    """An entry as somebody came to know it, with what there is to say about it."""

    entry: Entry
    events: tuple[Event, ...] = ()


class _Sight(NamedTuple):
    """An entry that became known to those of `audience` (None: to everybody), but not to the seat `but`."""

    told: Told
    audience: tuple[Seat, ...] | None
    but: Seat | None = None
    back_to: int = 0  # of a rewind: how many sights there had been


class _Story(NamedTuple):
    """All that somebody came to know, as far as the sights have been gone through."""

    told: list[Told]
    places: list[int]  # of each, among the sights
    gone_through: int = 0


def standing(log: Sequence[Entry]) -> list[int]:
    """The numbers of those entries of a log that no rewind has taken out of force."""
    last = [-1]  # by length of the log: the newest entry in force
    before: list[int] = []  # by entry: the one in force before it
    for number, entry in enumerate(log):
        before.append(last[-1])
        last.append(last[entry.to] if isinstance(entry, Rewound) else number)
    chain, number = [], last[-1]
    while number >= 0:
        chain.append(number)
        number = before[number]
    return chain[::-1]


class Table(Generic[S, A, V]):
    """One game being played. Everything it returns is the caller's own: changing it changes no table."""

    def __init__(
        self,
        game: Game[S, A, V],
        seats: int,
        given: Mapping[str, object] | Options | None = None,
        dealer: Dealer | None = None,
        origin: Origin | None = None,
    ) -> None:
        self.game, self.seats = game, seats
        self.options = game.agree(seats, given or {})
        self.dealer: Dealer = dealer if dealer is not None else Sealed()
        self.origin = origin
        self._start = game.setup(self.options, seats) if origin is None else self._imagined(origin)
        self._log: list[Entry] = []
        self._draws: list[chance.Draw] = []  # what each Fell of the log decided
        self._fallen: dict[int, Lot] = {}  # the latest outcome of each number
        self._sights: list[_Sight] = []  # who came to know what, in this order
        self._marks: list[int] = []  # how many sights there were before each entry of the log
        self._stories: dict[Seat | None, _Story] = {}
        self._restart()
        self.deal()

    def _imagined(self, origin: Origin) -> S:
        from whistlestop.core.fastdealer import Stream

        if (origin.view.options, origin.view.seats) != (self.options, self.seats):
            raise BadOptions("fork-differs")
        return self.game.imagine(origin.view, Stream(origin.seed, 0))

    def _restart(self) -> None:
        self._base = self._state = self._start  # at the last barrier, and now
        self._moves: list[_Move] = []  # since the barrier, what is undone left out
        self._closed: set[Seat] = set()
        self._barriers = self._dealt = 0

    # --- looking

    @property
    def log(self) -> tuple[Entry, ...]:
        """Everything that happened, undo included."""
        return tuple(self._log)

    @property
    def state(self) -> S:
        return self._state.copy()  # type: ignore[return-value]

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.game.actors(self._state)

    @property
    def pending(self) -> chance.Draw | None:
        """What chance must decide before anybody can act; only where the dealer waits for a person."""
        return self.game.pending(self._state)

    @property
    def draws(self) -> tuple[chance.Draw, ...]:
        """What each chance outcome of the log decided, in the log's order."""
        return tuple(self._draws)

    @property
    def dealt(self) -> int:
        """How many chance outcomes this game has had."""
        return self._dealt

    @property
    def commitment(self) -> str | None:
        """What a sealed table shows before its first move: nobody can change the dice any more."""
        return self.dealer.commitment if isinstance(self.dealer, Sealed) else None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    @property
    def finished(self) -> bool:
        return self.outcome is not None

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self._state, self._seat(seat) if seat is not None else None)

    def legal(self, seat: Seat) -> Actions[A]:
        return self.game.legal(self._state, self._seat(seat))

    def preview(self, seat: Seat, draft: str) -> Preview[A]:
        return self.game.preview(self._state, self._seat(seat), draft)

    def sheet(self, seat: Seat) -> Sheet:
        """The score of a seat as that seat sees it."""
        return self.game.sheet(self.view(seat), seat)

    def version(self, seat: Seat) -> Version:
        return Version(self._barriers, sum(move.seat == seat for move in self._moves))

    def lane(self, seat: Seat) -> tuple[A, ...]:
        """What a seat has done since the barrier and not taken back."""
        return tuple([move.action for move in self._moves if move.seat == seat])

    def history(self, seat: Seat | None) -> tuple[Entry, ...]:
        """What this seat (None: a spectator) came to know, in that order; its length is the client's cursor.

        It only ever grows. What others do is known when they show it; what they took back before, never.
        """
        return tuple([told.entry for told in self.story(seat)])

    def story(self, seat: Seat | None) -> Sequence[Told]:
        """The history of a seat with what there is to say about each entry, for the log in words."""
        told, places, gone_through = self._stories.get(seat) or _Story([], [])
        for place in range(gone_through, len(self._sights)):
            sight = self._sights[place]
            if (sight.audience is None or seat in sight.audience) and (sight.but is None or sight.but != seat):
                entry = sight.told.entry
                if isinstance(entry, Rewound):  # the log's own number would tell how much others have hidden
                    told.append(Told(Rewound(bisect_left(places, sight.back_to))))
                else:
                    told.append(sight.told)
                places.append(place)
        self._stories[seat] = _Story(told, places, len(self._sights))
        return tuple(told)

    def seat(self, number: Seat) -> "Chair[S, A, V]":
        """A seat to sit down at."""
        return Chair(self, self._seat(number))

    def _seat(self, number: Seat) -> Seat:
        if isinstance(number, bool) or not isinstance(number, int):
            raise UnknownName("seat-no-number", seat=repr(number)[:80])
        if not 1 <= number <= self.seats:
            raise UnknownName("no-such-seat", seat=str(number), seats=self.seats)
        return number

    # --- making the log longer

    def submit(self, seat: Seat, action: A, expected: Version | None = None) -> tuple[Event, ...]:
        """Carry out an action; what follows by chance follows at once. The events are for the log in words."""
        self._seat(seat)
        if expected is not None and expected != self.version(seat):
            raise Stale("position-has-changed")
        length, barriers = len(self._log), self._barriers
        try:
            return self._act(seat, action) + self.deal()
        except BadChance:  # what the dealer says next cannot be: the action waits as well
            self._roll_back(length, barriers)
            raise

    def _act(self, seat: Seat, action: A) -> tuple[Event, ...]:
        before = self.game.actors(self._state)
        step = self.game.apply(self._state, seat, action)
        did = Did(seat, action)
        self._enter(did)
        self._sights.append(_Sight(Told(did, step.events), (seat,)))
        self._moves.append(_Move(seat, action, step.events, step.audience, is_shown=False))
        if step.is_open or step.closes_lane:
            self._show_lane(seat)
        if step.closes_lane:
            self._closed.add(seat)
        self._state = step.state
        after = self.game.actors(step.state)
        if step.is_barrier or not after or (after != before and not set(after) <= set(before)):
            self._pass_barrier()
        return step.events

    def _enter(self, entry: Entry) -> None:
        self._marks.append(len(self._sights))
        self._log.append(entry)

    def _show_lane(self, seat: Seat) -> None:
        """Let the others know what a seat has done since the barrier and not taken back."""
        for i, move in enumerate(self._moves):
            if move.seat == seat and not move.is_shown:
                self._sights.append(_Sight(Told(Did(seat, move.action), move.events), move.audience, but=seat))
                self._moves[i] = move._replace(is_shown=True)

    def batch(self, seat: Seat, actions: Iterable[A], expected: Version | None = None) -> tuple[Event, ...]:
        """A compound move: all of its steps, or none of them. No step but the last may pass a barrier."""
        if expected is not None and expected != self.version(self._seat(seat)):
            raise Stale("position-has-changed")
        length, barriers = len(self._log), self._barriers
        events: tuple[Event, ...] = ()
        try:
            for action in actions:
                if self._barriers != barriers:
                    raise Stale("batch-passes-barrier")
                events += self.submit(seat, action)
        except BaseException:
            self._roll_back(length, barriers)
            raise
        return events

    def deal(self) -> tuple[Event, ...]:
        """Let the dealer decide what is pending, as far as it can. After a rewind the same outcomes come again."""
        events: tuple[Event, ...] = ()
        while (draw := self.game.pending(self._state)) is not None:
            lot = self.dealer.deal(self._dealt, draw)
            if lot is None:
                lot = self._fallen.get(self._dealt)
                if lot is None or not chance.is_possible(draw, lot):
                    break
            events += self.resolve(lot)
        return events

    def resolve(self, lot: Lot) -> tuple[Event, ...]:
        """Go on with this chance outcome: one that somebody typed in, or that a log holds."""
        draw = self.game.pending(self._state)
        if draw is None:
            raise Stale("nothing-to-deal")
        lot = tuple(lot)
        step = self.game.resolve(self._state, lot)
        fell = Fell(lot, draw.audience)
        self._enter(fell)
        self._draws.append(draw)
        self._sights.append(_Sight(Told(fell, step.events), draw.audience))
        self._fallen[self._dealt] = lot
        self._state = step.state
        self._dealt += 1
        self._pass_barrier()
        return step.events

    def _pass_barrier(self) -> None:
        """What was done is done: nothing before this point can be taken back by one player alone."""
        for seat in {move.seat: None for move in self._moves}:
            self._show_lane(seat)
        self._base = self._state
        self._moves = []
        self._closed = set()
        self._barriers += 1

    # --- taking back

    def undo(self, seat: Seat) -> None:
        """Take back the last action of the own lane."""
        self._take_back(Undid(self._seat(seat)))

    def restart_turn(self, seat: Seat) -> None:
        """Take back the whole own lane."""
        self._take_back(Undid(self._seat(seat), whole_lane=True))

    def can_undo(self, seat: Seat) -> bool:
        return seat not in self._closed and any(move.seat == seat for move in self._moves)

    def _take_back(self, entry: Undid) -> None:
        if entry.seat in self._closed:
            raise Illegal("undo", "lane-is-closed")
        own = [i for i, move in enumerate(self._moves) if move.seat == entry.seat]
        if not own:
            raise Illegal("undo", "nothing-to-undo")
        gone = set(own if entry.whole_lane else own[-1:])
        self._enter(entry)
        self._sights.append(_Sight(Told(entry), (entry.seat,)))
        if any(self._moves[i].is_shown for i in gone):
            self._sights.append(_Sight(Told(entry), None, but=entry.seat))
        self._moves = [move for i, move in enumerate(self._moves) if i not in gone]
        self._state = self._base
        for move in self._moves:
            self._state = self.game.apply(self._state, move.seat, move.action).state

    def rewind(self, length: int) -> None:
        """Go back to an earlier length of the log, behind closed lanes too. Ask everybody first.

        The same chance outcomes come again, since dealers answer by number.
        """
        self.append(Rewound(length))
        self.deal()

    def append(self, entry: Entry) -> None:
        """Add an entry of a stored log: like the call that made it, but what chance decides stands in the log."""
        match entry:
            case Did(seat, action):
                self._act(self._seat(seat), action)
            case Fell(lot):
                self.resolve(lot)
            case Undid():
                self._take_back(entry)
            case Rewound(length):
                self._go_back(length)

    def _go_back(self, length: int) -> None:
        if not 0 <= length <= len(self._log):
            raise Stale("no-such-entry")
        barriers = self._barriers
        back_to = self._marks[length] if length < len(self._log) else len(self._sights)
        self._stand_at(length)
        self._barriers = barriers + 1  # a version is never used twice
        self._enter(Rewound(length))
        self._sights.append(_Sight(Told(Rewound(length)), None, back_to=back_to))

    def _roll_back(self, length: int, barriers: int) -> None:
        """Forget the newest entries, as if they had never been."""
        if length == len(self._log):  # nothing has come of it: the whole game need not be played again
            return
        self._stand_at(length)
        self._barriers = barriers
        del self._sights[self._marks[length] if length < len(self._marks) else len(self._sights) :]
        del self._draws[sum(isinstance(entry, Fell) for entry in self._log[:length]) :]
        del self._log[length:], self._marks[length:]
        self._stories.clear()

    def _stand_at(self, length: int) -> None:
        """Stand where the table stood when its log had this length; the log and who knows it stay as they are."""
        kept = self._log, self._marks, self._draws, self._sights, self._fallen
        in_force = [self._log[number] for number in standing(self._log[:length])]
        self._log, self._marks, self._draws, self._sights, self._fallen = [], [], [], [], {}
        self._restart()
        for entry in in_force:
            self.append(entry)
        self._log, self._marks, self._draws, self._sights, self._fallen = kept

    # --- other tables

    def fork(self, seat: Seat | None, seed: int | None = None, dealer: Dealer | None = None) -> Self:
        """A new game from what this seat knows, with chance of its own: it shows nothing of this one's future.

        What the seat may take back here, it may take back there.
        """
        view, lane = self.branch(seat)
        origin = Origin(view, secrets.randbits(62) if seed is None else seed)
        forked = type(self)(self.game, self.seats, self.options, dealer, origin)
        for action in lane:
            forked.submit(seat or 0, action)
        return forked

    def branch(self, seat: Seat | None) -> tuple[V, tuple[A, ...]]:
        """Where a fork of this seat begins: what it saw before all that it may still take back, and these actions."""
        if seat is None or not self.can_undo(seat):
            return self.view(seat), ()
        state = self._base
        for move in self._moves:
            if move.seat != seat:
                state = self.game.apply(state, move.seat, move.action).state
        return self.game.view(state, seat), self.lane(seat)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and (self.game.id, self.seats, self.options) == (other.game.id, other.seats, other.options)
            and self.origin == other.origin
            and self._log == other._log
        )

    __hash__ = None  # type: ignore[assignment]


class Chair(Generic[S, A, V]):
    """A seat at a table: look, act, take back."""

    def __init__(self, table: Table[S, A, V], number: Seat) -> None:
        self.table, self.number = table, number

    def __repr__(self) -> str:
        return f"<seat {self.number} of {self.table!r}>"

    @property
    def legal(self) -> Actions[A]:
        return self.table.legal(self.number)

    @property
    def view(self) -> V:
        return self.table.view(self.number)

    @property
    def sheet(self) -> Sheet:
        return self.table.sheet(self.number)

    def do(self, action: A | str) -> tuple[Event, ...]:
        """An action, or its text in the game's notation."""
        if isinstance(action, str):
            action = self.table.game.notation.parse_action(action)
        return self.table.submit(self.number, action)

    def undo(self) -> None:
        self.table.undo(self.number)

    def restart(self) -> None:
        self.table.restart_turn(self.number)

    def preview(self, draft: str) -> Preview[A]:
        return self.table.preview(self.number, draft)


AnyTable = Table[Any, Any, Any]


def played_again(whole: AnyTable, entries: Iterable[Entry]) -> Iterator[AnyTable]:
    """A game once more, by these entries of its log: before the first of them, and after each."""
    table = Table(whole.game, whole.seats, whole.options, Scripted(), whole.origin)
    yield table
    for entry in entries:
        table.append(entry)
        yield table
