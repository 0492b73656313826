"""Who is at a table: the seats and who plays them, the devices and what they hold, the pages that are connected."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from whistlestop.core.game import Seat
from whistlestop.core.table import Table
from whistlestop.server import pace, protocol
from whistlestop.server.drawing import Drawing
from whistlestop.server.limits import MOST_WATCHING, TooMany
from whistlestop.server.store.jobs import FAR
from whistlestop.server.store.rows import ChairRow, Facts, HolderRow, ReminderRow


class Where(NamedTuple):
    """Where a device stands at a table: at a seat, before the curtain of one, or watching."""

    seat: Seat | None
    is_curtain: bool = False


class Key(NamedTuple):
    """Viewers with equal keys see the same page."""

    seat: Seat | None
    locale: str
    is_host: bool

    def __str__(self) -> str:
        return f"{self.seat or 0}{self.locale}{'h' if self.is_host else ''}"


class Viewer:
    """A connected page. `send` must not wait; what does not go out in time closes the connection."""

    def __init__(
        self,
        device: str,
        where: Where,
        key: Key,
        send: Callable[[protocol.Outbound], None],
        waiting: Callable[[], int],
        heard: int = 0,
    ) -> None:
        self.device, self.where, self.key, self.send = device, where, key, send
        self.waiting = waiting  # how many frames have not gone out yet
        self.heard = heard  # how many notices the table had given when the page came
        self.drawing: Drawing | None = None  # what the page holds; None until it has said so
        self.is_sent_away = False  # it was told to come again, which is told once


class Attendance:
    """The part of a table in memory that knows people from bots, players from spectators, and who is here."""

    def __init__(self) -> None:
        self.table: Table[Any, Any, Any] | None = None  # None in the lobby
        self.viewers: set[Viewer] = set()

    def seat_all(self, facts: Facts, process: str, now: float) -> None:
        """Take in who sits where, and who is connected to other processes than this one, by what the store says."""
        self.row, self.chairs, self.votes = facts.table, list(facts.chairs), facts.votes
        self.pace = pace.read(facts.table.pace)
        self.reminders = facts.reminders
        others = [one for one in facts.presences if one.process != process]
        self.elsewhere = {one.seat for one in others if now < one.until <= now + FAR}  # else its clock was wrong
        self.holders = facts.holders
        self._held = {holder.device_id: list[HolderRow]() for holder in facts.holders}
        for holder in facts.holders:
            self._held[holder.device_id].append(holder)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: by its rules, or because those who played have ended it."""
        return self.table is not None and (self.table.finished or self.row.state == "stopped")

    # --- devices

    def where(self, device: str) -> Where | None:
        """Where a device belongs; None: nowhere at this table."""
        mine, seats = self.held_by(device), self.seats_of(device)
        if self.table is None or self.is_over:
            return Where(seats[0] if seats else None) if mine else None
        if len(seats) == 1:
            return Where(seats[0])
        if not seats:
            return Where(None) if mine else None
        return self._shared(seats, [holder.seat for holder in mine if holder.is_open])

    def _shared(self, seats: Sequence[Seat], opened: Sequence[Seat]) -> Where:
        """Several people on one device: the one whose curtain is open, as long as there is something to do."""
        assert self.table is not None
        due = [seat for seat in seats if seat in self.table.actors and not self.is_bot(seat)]
        last = opened[0] if opened else 0
        if last in due:
            return Where(last)
        following = [seat for seat in due if seat > last] + due
        return Where(following[0], is_curtain=True) if following else Where(None)

    def is_there(self, viewer: Viewer) -> bool:
        """Whether a page still shows what its device may see and do."""
        is_host = self.is_host(viewer.device)
        return self.where(viewer.device) == viewer.where and is_host == viewer.key.is_host

    def has_seat(self, viewer: Viewer) -> bool:
        """Whether the seat of a page is its device's: one from before seats moved up may name another, or none."""
        return viewer.key.seat in self.seats_of(viewer.device)

    def held_by(self, device: str) -> Sequence[HolderRow]:
        """What a device holds here."""
        return self._held.get(device, ())

    def is_host(self, device: str) -> bool:
        return any(holder.role == "host" for holder in self.held_by(device))

    def seats_of(self, device: str) -> tuple[Seat, ...]:
        return tuple(sorted(holder.seat for holder in self.held_by(device) if holder.role == "seat"))

    def beside(self, seat: Seat | None) -> set[Seat]:
        """The other seats that every device of this seat holds too: whoever looks at its page has them as well."""
        devices = {holder.device_id for holder in self.holders if holder.role == "seat" and holder.seat == seat}
        held = [set(self.seats_of(device)) for device in devices]
        return set.intersection(*held) - {seat} if held else set()

    def sharing(self, seat: Seat | None) -> tuple[Seat, ...]:
        """The other seats whose people play on the same device as this one."""
        devices = {holder.device_id for holder in self.holders if holder.role == "seat" and holder.seat == seat}
        shared = {holder.seat for holder in self.holders if holder.role == "seat" and holder.device_id in devices}
        return tuple(sorted(shared - {seat}))

    # --- pages

    def connected(self) -> set[Seat]:
        """The seats whose person is connected to this process."""
        return {seat for viewer in self.viewers for seat in self.seats_of(viewer.device)}

    def present(self) -> set[Seat]:
        """The seats whose person is connected."""
        return self.connected() | self.elsewhere

    def must_have_room(self, device: str) -> None:
        """Raise TooMany where one more page of a spectator is too much; who plays here always comes in."""
        is_spectator = not self.is_host(device) and not self.seats_of(device)
        if is_spectator and sum(viewer.key.seat is None for viewer in self.viewers) >= MOST_WATCHING:
            raise TooMany("server-too-many-watch")

    # --- seats

    def chair(self, seat: Seat) -> ChairRow:
        return self.chairs[seat - 1]

    def seat_after(self, before: Seat) -> Seat | None:
        """The seat of a rematch that was this one in the last game; None where it was removed."""
        return next((chair.seat for chair in self.chairs if chair.seat_before == before), None)

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot plays this seat now, for itself or for somebody."""
        chair = self.chair(seat)
        return chair.kind == "bot" or chair.stand_in is not None

    def level(self, seat: Seat) -> str:
        chair = self.chair(seat)
        return chair.stand_in if chair.stand_in is not None else chair.level

    def people(self) -> tuple[Seat, ...]:
        """The seats that a person plays now."""
        return tuple(chair.seat for chair in self.chairs if chair.kind == "person" and chair.stand_in is None)

    def due_bots(self) -> tuple[Seat, ...]:
        """The seats that a bot has to play now."""
        if self.table is None or self.is_over:
            return ()
        return tuple(seat for seat in self.table.actors if self.is_bot(seat))

    def note_seen(self, seat: Seat, lines: int) -> None:
        """Somebody has read the log so far."""
        self.chairs[seat - 1] = msgspec.structs.replace(self.chair(seat), seen=lines)

    def keep_time(self, turned: Sequence[ChairRow]) -> None:
        """The game waits for others than before, or anew."""
        for chair in turned:
            self.chairs[chair.seat - 1] = chair

    def to_call(self, seat: Seat) -> tuple[ReminderRow, ...]:
        """Where the person of a seat wants to be called when the game waits for it."""
        devices = {holder.device_id for holder in self.holders if holder.role == "seat" and holder.seat == seat}
        return tuple(reminder for reminder in self.reminders if reminder.device_id in devices)

    def voters(self, topic: str) -> tuple[Seat, ...]:
        """Who has a say: all people at the table, but for the one for whom a bot would play."""
        kind, _, about = topic.partition(":")
        return tuple(seat for seat in self.people() if kind != "bot" or seat != int(about))

    def asked(self, topic: str) -> tuple[Seat, ...]:
        """Who has to agree: about a bot those who are here, else two who are away could never be replaced.

        To go back or to end it changes everybody's game, so everybody is asked; who is away for long can have a bot
        first.
        """
        here = self.present()
        return tuple(seat for seat in self.voters(topic) if seat in here or not topic.startswith("bot:"))
