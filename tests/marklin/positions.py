"""Positions to try the rules on: hands, row, tracks and tickets as texts, at a real table."""

import dataclasses
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence

from whistlestop.core.chance import Dealer, Scripted
from whistlestop.core.table import Table
from whistlestop.games.marklin import board, data, game, layout
from whistlestop.games.marklin.actions import Action
from whistlestop.games.marklin.notation import format_action, parse_action
from whistlestop.games.marklin.rules import Options, State, setup
from whistlestop.games.marklin.seen import BoardView, View

TrainTable = Table[State, Action, View]

ROW = "red blue green black white"


def agreed(seats: int, **given: object) -> Options:
    made = game.agree(seats, given)
    assert isinstance(made, Options)
    return made


def cards(text: str) -> Counter[str]:
    """`red*3 locomotive` as counts."""
    found: Counter[str] = Counter()
    for word in text.split():
        name, _, count = word.partition("*")
        assert name in data.CARDS, name
        found[name] += int(count or 1)
    return found


def counts(found: Mapping[str, int]) -> "array[int]":
    return array("q", [found.get(name, 0) for name in data.CARDS])


class Train:
    """A table to try the rules on: given a position, when somebody acts, then it looks so.

    Calling it sets up a position at the beginning of seat 1's turn; all cards that are not mentioned lie where
    `rest` says: "deck", "discards", or in the hand of a seat.
    """

    table: TrainTable

    def __call__(
        self,
        *hands: str,
        seats: int = 2,
        row: str = ROW,
        discards: str = "",
        deck: str | None = None,
        rest: str | int = "deck",
        tracks: Mapping[int, str] | None = None,
        tickets: Mapping[int, str] | None = None,
        decks: Sequence[str] | None = None,
        under: Sequence[str] = ("", ""),
        passengers: Mapping[str, int] | None = None,
        tokens: Mapping[str, str] | None = None,
        supply: Mapping[int, int] | None = None,
        trains: Mapping[int, int] | None = None,
        turns_left: int = -1,
        current: int = 1,
        dealer: Dealer | None = None,
        **options: object,
    ) -> "Train":
        """`tracks` and `tickets`: names by seat; `decks`: the short and the long tickets that are left at all;
        `under`: those put under them by seat 2; `tokens`: who took them, city by city (`{"berlin": "1 2"}`)."""
        made = agreed(seats, **options)
        start = setup(made, seats)
        s = start.block
        s[layout.PHASE], s[layout.TURN] = layout.AT_TURN, 1
        s[layout.CURRENT], s[layout.FIRST], s[layout.TURNS_LEFT] = current, current, turns_left
        self._lay(s, tracks or {}, passengers or {}, tokens or {}, made)
        self._give_tickets(s, tickets or {}, decks, under)
        for seat in range(1, seats + 1):
            at = board.side_at(seat)
            s[at + layout.SUPPLY] = (supply or {}).get(seat, 3 - s[at + layout.STANDING])
            s[at + layout.TRAINS] = (trains or {}).get(seat, s[at + layout.TRAINS])
        self._deal(s, hands, row, discards, deck, rest)
        prepared = dataclasses.replace(game, setup=lambda options, seats: start)
        self.table = Table(prepared, seats, made, dealer or Scripted())
        return self

    def _deal(
        self, s: "array[int]", hands: Sequence[str], row: str, discards: str, deck: str | None, rest: str | int
    ) -> None:
        slots = [layout.GAP if name == "-" else data.CARD_NUMBERS[name] for name in row.split()]
        held = {seat: cards(text) for seat, text in enumerate(hands, 1)}
        thrown, left = cards(discards), Counter(dict(zip(data.CARDS, data.CARD_COUNTS, strict=True)))
        for used in (cards(row.replace("-", "")), thrown, *held.values(), *([cards(deck)] if deck is not None else [])):
            left.subtract(used)
        assert min(left.values()) >= 0, "a card stands twice"
        pile = cards(deck) if deck is not None else Counter[str]()
        if rest == "deck":
            pile += left
        elif rest == "discards":
            thrown += left
        else:
            held[int(rest)] = held.get(int(rest), Counter()) + left
        s[layout.ROW : layout.ROW + data.ROW] = array("q", slots)
        s[layout.DECK : layout.DECK + layout.CARDS] = counts(pile)
        s[layout.DISCARD : layout.DISCARD + layout.CARDS] = counts(thrown)
        s[layout.DECK_SIZE], s[layout.DISCARD_SIZE] = pile.total(), thrown.total()
        for seat, hand in held.items():
            at = board.side_at(seat)
            s[at + layout.HAND : at + layout.HAND + layout.CARDS] = counts(hand)
            s[at + layout.HAND_SIZE] = hand.total()

    def _lay(
        self,
        s: "array[int]",
        tracks: Mapping[int, str],
        passengers: Mapping[str, int],
        tokens: Mapping[str, str],
        made: Options,
    ) -> None:
        for seat, names in tracks.items():
            at = board.side_at(seat)
            for name in names.split():
                track = data.TRACK_NUMBERS[name]
                board.lay(s, seat, track)
                s[at + layout.TRAINS] -= data.LENGTHS[track]
                s[at + layout.ROUTE_POINTS] += data.ROUTE_POINTS[data.LENGTHS[track]]
        for city, seat in passengers.items():
            s[layout.OCCUPIED + data.PLACE_NUMBERS[city]] = seat
            s[board.side_at(seat) + layout.STANDING] += 1
        for city, takers in tokens.items():
            for taker in takers.split():
                board.take_token(s, int(taker), data.PLACE_NUMBERS[city], data.RED_CITIES.index(made.red_cities))

    def _give_tickets(
        self, s: "array[int]", tickets: Mapping[int, str], decks: Sequence[str] | None, under: Sequence[str]
    ) -> None:
        if decks is not None:
            left = " ".join(decks).split()
            for ticket, name in enumerate(data.TICKETS):
                s[layout.TICKET + ticket] = layout.IN_DECK if name in left else layout.NOWHERE
        for seat, names in tickets.items():
            for name in names.split():
                ticket = data.TICKET_NUMBERS[name]
                s[layout.TICKET + ticket] = seat
                s[board.side_at(seat) + layout.FIRST_KEPT + (ticket >= data.FIRST_LONG)] += 1
        for deck, names in enumerate(under):
            for place, name in enumerate(names.split()):
                ticket = data.TICKET_NUMBERS[name]
                s[layout.TICKET + ticket] = layout.UNDER_DECK
                s[layout.UNDER + data.FIRST_LONG * deck + place] = ticket + 2 * layout.UNDER_STEP
                s[layout.UNDER_N + deck] += 1
        where = s[layout.TICKET : layout.TICKET + layout.TICKETS]
        s[layout.SHUFFLED_N] = where[: data.FIRST_LONG].count(layout.IN_DECK)
        s[layout.SHUFFLED_N + 1] = where[data.FIRST_LONG :].count(layout.IN_DECK)

    # --- when

    def do(self, *texts: str, seat: int = 1) -> "Train":
        """Actions in notation, one after the other."""
        for text in texts:
            self.table.seat(seat).do(text)
        return self

    def falls(self, *texts: str) -> "Train":
        """What chance decides, as somebody types it in."""
        for text in texts:
            draw = self.table.pending
            assert draw is not None
            self.table.resolve(game.notation.parse_chance(draw, text))
        return self

    # --- then

    def legal(self, seat: int = 1) -> set[str]:
        return {format_action(action) for action in self.table.legal(seat)}

    def may(self, text: str, seat: int = 1) -> bool:
        return parse_action(text) in self.table.legal(seat)

    def view(self, seat: int | None = 1) -> View:
        return self.table.view(seat)

    def side(self, seat: int = 1, viewer: int | None = -1) -> BoardView:
        """A player's side as that player (or another viewer) sees it."""
        return self.table.view(seat if viewer == -1 else viewer).boards[seat - 1]

    def hand(self, seat: int = 1) -> dict[str, int]:
        return {name: count for name, count in zip(data.CARDS, self.side(seat).hand, strict=True) if count}

    def known(self, seat: int) -> dict[str, int]:
        return {name: count for name, count in zip(data.CARDS, self.side(seat, None).known, strict=True) if count}

    @property
    def row(self) -> str:
        return " ".join(name or "-" for name in self.view().row)

    @property
    def discards(self) -> dict[str, int]:
        return {name: count for name, count in zip(data.CARDS, self.view().discards, strict=True) if count}

    @property
    def actors(self) -> tuple[int, ...]:
        return self.table.actors

    @property
    def phase(self) -> str:
        return self.view().phase

    def points(self, part: str, seat: int = 1) -> int:
        return self.table.sheet(seat).points(part)
