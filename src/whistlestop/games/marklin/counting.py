"""A game of cardboard as it is counted at the table: entries one by one, and what they come to.

`next` begins a turn and ends the one before it. `take CITY` and `route LENGTH` are for whoever is on turn: the top
token of a city, a route of so many trains. `short+ SEAT`, `short- SEAT`, `long+ SEAT` and `long- SEAT` count tickets of
anybody, since all choose some before the first turn.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from whistlestop.core.errors import BadNotation, Illegal, UnknownName
from whistlestop.core.game import Seat
from whistlestop.games.marklin import data
from whistlestop.games.marklin.rules import Options

NEXT = "next"
DECKS = ("short", "long")  # by data.SHORT and data.LONG
LENGTHS = tuple(str(length) for length in sorted(set(data.LENGTHS)))  # of routes
_STEPS = {"+": 1, "-": -1}


class Player(msgspec.Struct, frozen=True):
    """What one player has, as far as it was counted."""

    trains: int = data.TRAINS
    routes: int = 0  # points
    merchandise: int = 0  # points
    tickets: tuple[int, int] = (0, 0)  # short and long ones


class Count(msgspec.Struct, frozen=True):
    """All that was counted."""

    players: tuple[Player, ...]
    taken: tuple[int, ...] = (0,) * len(data.CITIES)  # tokens, by city
    turn: int = 0  # turns begun
    turns_left: int = -1  # of the last round, the one that is played included
    seat: Seat = 0  # who is on turn; 0 before the first turn and after the last one


def counted(options: Options, seats: int, entries: Iterable[str]) -> Count:
    """What the entries come to."""
    count = Count((Player(),) * seats)
    for entry in entries:
        count = after(options, count, entry)
    return count


def after(options: Options, count: Count, entry: str) -> Count:
    """What has been counted with one more entry."""
    if entry == NEXT:
        return _next(count)
    verb, _, what = entry.partition(" ")
    if verb == "take" and what in data.CITIES:
        return _take(options, count, data.CITY_NUMBERS[what])
    if verb == "route" and what in LENGTHS:
        return _claim(count, int(what))
    if verb[:-1] in DECKS and verb[-1:] in _STEPS:
        return _ticket(options, count, DECKS.index(verb[:-1]), _STEPS[verb[-1:]], what)
    raise BadNotation("marklin-count-unknown", text=entry)


def stack(options: Options, city: int) -> str:
    """The colour of a city's merchandise."""
    return data.CITY_STACKS[data.RED_CITIES.index(options.red_cities)][city]


def _next(count: Count) -> Count:
    """The next turn. After one that ends with few trains everybody has one more (TR-9.1)."""
    left, seats = count.turns_left, len(count.players)
    if left == 0:
        raise Illegal("TR-9.1", "marklin-over")
    if left > 0:
        left -= 1
    elif count.seat and count.players[count.seat - 1].trains <= data.LAST_TRAINS:
        left = seats
    if left == 0:
        return replace(count, turns_left=0, seat=0)
    return replace(count, turn=count.turn + 1, turns_left=left, seat=count.turn % seats + 1)


def _take(options: Options, count: Count, city: int) -> Count:
    """The largest token is on top (TR-7.2)."""
    player, left = _on_turn(count), data.STACKS[stack(options, city)][count.taken[city] :]
    if not left:
        raise Illegal("TR-7.2", "marklin-count-none-left", city=data.CITIES[city])
    taken = (*count.taken[:city], count.taken[city] + 1, *count.taken[city + 1 :])
    return _with(replace(count, taken=taken), count.seat, replace(player, merchandise=player.merchandise + left[0]))


def _claim(count: Count, length: int) -> Count:
    player = _on_turn(count)
    if player.trains < length:
        raise Illegal("TR-5.2", "marklin-count-few-trains", seat=count.seat, trains=player.trains)
    points = player.routes + data.ROUTE_POINTS[length]
    return _with(count, count.seat, replace(player, trains=player.trains - length, routes=points))


def _ticket(options: Options, count: Count, deck: int, step: int, seat: str) -> Count:
    seats = [str(each) for each in range(1, len(count.players) + 1)]
    if seat not in seats:
        raise UnknownName("no-such-seat", seat=seat, seats=len(seats))
    number = int(seat)
    player = count.players[number - 1]
    own = player.tickets[deck] + step
    if own < 0:
        raise Illegal("TR-6", "marklin-count-no-ticket", seat=number)
    if sum(each.tickets[deck] for each in count.players) + step > _in_deck(options, deck):
        raise Illegal("TR-1.1", "marklin-no-tickets")
    short, long = player.tickets
    return _with(count, number, replace(player, tickets=(own, long) if deck == data.SHORT else (short, own)))


def _in_deck(options: Options, deck: int) -> int:
    in_set = data.IN_SET[data.TICKET_SETS.index(options.tickets)]
    return sum(in_set[data.FIRST_LONG :] if deck == data.LONG else in_set[: data.FIRST_LONG])


def _on_turn(count: Count) -> Player:
    if not count.seat:
        raise Illegal("TR-3", "marklin-over" if count.turn else "marklin-count-not-begun")
    return count.players[count.seat - 1]


def _with(count: Count, seat: Seat, player: Player) -> Count:
    return replace(count, players=(*count.players[: seat - 1], player, *count.players[seat:]))
