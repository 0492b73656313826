"""A finished game of cardboard in the browser: tracks tapped on the map, tickets, merchandise (draw/paper.py).

The text is what each player holds, as `desk` reads it. The tool `place` gives a track to a seat or takes it back, and
gives it the top token of a city, so that the page also counts merchandise while a game goes on; `token` puts one back,
`ticket` gives a ticket or takes it back, `merchandise` sets the sum of a seat's tokens.
"""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from whistlestop.core.errors import BadNotation, UnknownName
from whistlestop.core.game import Item, Seat, Sheet
from whistlestop.draw.paper import Paper, ranked
from whistlestop.draw.screen import Parts, merged
from whistlestop.draw.svg import Say, escape
from whistlestop.draw.voice import Voice, said, voice_of
from whistlestop.games.marklin import data, desk, score
from whistlestop.games.marklin.desk import Side, Tokens
from whistlestop.games.marklin.draw_marks import marks
from whistlestop.games.marklin.draw_words import ticket_word
from whistlestop.games.marklin.names import find_ticket, find_track
from whistlestop.games.marklin.notation import format_board
from whistlestop.games.marklin.rules import SEATS, Options, tie_break
from whistlestop.games.marklin.screen_map import BOARD, lit_parts, map_groups
from whistlestop.games.marklin.seen import Holding

__all__ = ["BLANK", "OPTIONS", "SEATS", "light", "players", "seated", "show", "tap"]

OPTIONS = ("tickets", "bonus_needs_ticket")  # those that change the score of a finished game
BLANK = ";"
_BETWEEN = ";"


def players(text: str) -> int:
    """How many players a result is of."""
    return len(_sides(text))


def seated(text: str, seats: int) -> str:
    """The same result for so many players: new ones have nothing yet, the last ones leave."""
    return _written((_sides(text) + [Side(Holding())] * seats)[:seats])


def tap(text: str, seat: Seat, tool: str, place: str, options: Options) -> str:
    """The result after something was given to a seat, or taken back."""
    sides = _sides(text)
    if not 1 <= seat <= len(sides):
        raise UnknownName("no-such-seat", seat=str(seat), seats=len(sides))
    own = sides[seat - 1]
    if tool == "place" and place in data.CITIES:
        sides[seat - 1] = _with_token(own, sides, place, options)
    elif tool == "place":
        sides = _with_track(sides, seat, find_track(place))
    elif tool == "token" and own.tokens and place in own.tokens:
        kept = {city: values[:-1] if city == place else values for city, values in own.tokens.items()}
        sides[seat - 1] = _with_tokens(own, {city: values for city, values in kept.items() if values})
    elif tool == "ticket":
        tickets = _toggled(own.held.tickets, find_ticket(place))
        sides[seat - 1] = replace(own, held=replace(own.held, tickets=tickets))
    elif tool == "merchandise" and place.isascii() and place.isdecimal() and len(place) <= 3:
        sides[seat - 1] = Side(replace(own.held, merchandise=int(place)))
    else:
        raise BadNotation("marklin-unknown-board", text=f"{tool} {place}"[:40])
    desk.finished(sides, options)  # what cannot be is not entered
    return _written(sides)


def _toggled(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    left = tuple(each for each in names if each != name)
    return left if len(left) < len(names) else (*names, name)


def _with_track(sides: Sequence[Side], seat: Seat, track: str) -> list[Side]:
    """A track given to a seat, whoever had it; or taken back, if it was the seat's own."""
    found = []
    for number, side in enumerate(sides, 1):
        is_changed = number == seat or track in side.held.tracks
        tracks = _toggled(side.held.tracks, track) if is_changed else side.held.tracks
        found.append(replace(side, held=replace(side.held, tracks=tracks)))
    return found


def _with_token(own: Side, sides: Sequence[Side], city: str, options: Options) -> Side:
    """The top token of a city goes to a player; where none is left nothing changes (TR-7.2)."""
    if own.tokens is None and own.held.merchandise:
        raise BadNotation("marklin-paper-typed")
    stacks = data.CITY_STACKS[data.RED_CITIES.index(options.red_cities)]
    gone = [value for side in sides for value in (side.tokens or {}).get(city, ())]
    left = [value for value in data.STACKS[stacks[data.CITY_NUMBERS[city]]] if value not in gone]
    before = dict(own.tokens or {})
    return _with_tokens(own, before | {city: (*before.get(city, ()), left[0])}) if left else own


def _with_tokens(own: Side, tokens: Tokens) -> Side:
    """Points follow from the tokens."""
    return Side(replace(own.held, merchandise=sum(map(sum, tokens.values()))), tokens or None)


def show(text: str, seat: Seat, options: Options, say: Say) -> Paper:
    """The map with all tracks that were entered and the tokens that are left, and what `seat` holds besides."""
    voice, sides = voice_of(say, "marklin-about"), _sides(text)
    view = replace(desk.finished(sides, options), seat=seat)
    parts = merged(map_groups(voice, view))
    parts["tray"] = _tray(voice, sides, seat, options)
    sheets = tuple(_sheet(sides, each, options) for each in range(1, len(sides) + 1))
    standings = [
        (sheet.total, score.completed(side.held), side.held.merchandise)
        for sheet, side in zip(sheets, sides, strict=True)
    ]  # TR-9.3
    return Paper(_written(sides), len(sides), BOARD, parts, sheets, ranked(standings, tie_break(standings)))


def light(text: str, seat: Seat, part: str, options: Options, say: Say) -> Parts:
    """What makes the points of one part of a seat's sheet, on the map."""
    items = [item for item in _sheet(_sides(text), seat, options).items if item.part == part and item.places]
    return lit_parts(marks(items))


def _sides(text: str) -> list[Side]:
    return desk.read(text)[0]


def _written(sides: Sequence[Side]) -> str:
    """In notation; as JSON where tokens are told by their cities, since notation has only their sum."""
    if not any(side.tokens for side in sides):
        return f"{_BETWEEN} ".join(format_board(side.held) for side in sides)
    told = [
        {
            "routes": side.held.tracks,
            "tickets": side.held.tickets,
            "merchandise": side.held.merchandise if side.tokens is None else side.tokens,
        }
        for side in sides
    ]
    return msgspec.json.encode({"players": told}).decode()


def _sheet(sides: Sequence[Side], seat: Seat, options: Options) -> Sheet:
    own, everybody = sides[seat - 1], [side.held for side in sides]
    items = [*score.routes(own.held), *score.tickets(own.held), *_merchandise(own)]
    return Sheet(seat, (*items, *score.bonus(own.held, everybody, options.bonus_needs_ticket)))


def _merchandise(own: Side) -> Iterator[Item]:
    """City by city where tokens were tapped, else their sum."""
    for city, values in (own.tokens or {}).items():
        yield Item("merchandise", sum(values), "marklin-tokens", {"city": city, "tokens": len(values)}, (city,))
    if own.tokens is None and own.held.merchandise:
        yield Item("merchandise", own.held.merchandise, "marklin-paper-tokens")


# --- the tray


def _tray(voice: Voice, sides: Sequence[Side], seat: Seat, options: Options) -> str:
    """Tickets and merchandise of one player; tracks stand on the map."""
    own, in_set = sides[seat - 1].held, data.IN_SET[data.TICKET_SETS.index(options.tickets)]
    trains = data.TRAINS - sum(data.LENGTHS[data.TRACK_NUMBERS[track]] for track in own.tracks)
    taken = {ticket for side in sides for ticket in side.held.tickets}
    free = [ticket for number, ticket in enumerate(data.TICKETS) if in_set[number] and ticket not in taken]
    words = sorted((ticket_word(ticket, voice.say), ticket) for ticket in free)
    choices = "".join(f'<option value="ticket {ticket}">{escape(word)}</option>' for word, ticket in words)
    add = said(voice, "marklin-paper-add-ticket")
    tokens = "".join(_token(voice, city, values) for city, values in (sides[seat - 1].tokens or {}).items())
    return (
        f'<div id="tray" class="mk-paper"><p class="small">{said(voice, "marklin-paper-about", ("trains", trains))}</p>'
        f'<select name="use" form="paper" aria-label="{add}"><option value="">{add}</option>{choices}</select>'
        f"<ul>{''.join(_ticket(voice, ticket, own) for ticket in own.tickets)}</ul>"
        f"<label><span>{said(voice, 'marklin-paper-merchandise')}</span>"
        f'<input type="number" min="0" max="999" inputmode="numeric" data-use="merchandise" value="{own.merchandise}">'
        f"</label><ul>{tokens}</ul></div>"
    )


def _token(voice: Voice, city: str, values: Sequence[int]) -> str:
    """The tokens that a player has of a city, and a button that puts the last one back."""
    word, back = said(voice, f"marklin-city-{city}"), said(voice, "marklin-paper-drop-ticket")
    return (
        f"<li><span>{' '.join(map(str, values))}</span><span>{word}</span>"
        f'<button class="tool" form="paper" name="use" value="token {city}" aria-label="{back} {word}">×</button></li>'
    )


def _ticket(voice: Voice, ticket: str, own: Holding) -> str:
    """A ticket that a player holds, whether its ends are joined, and a button that takes it back."""
    is_joined = score.joining_way(own.tracks, *data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]]) is not None
    word, back = escape(ticket_word(ticket, voice.say)), said(voice, "marklin-paper-drop-ticket")
    mark = said(voice, "marklin-paper-joined" if is_joined else "marklin-paper-missed")
    return (
        f'<li><span class="{"plus" if is_joined else "minus"}">{"✓" if is_joined else "✕"}</span>'
        f'<span>{word} <span class="unseen">{mark}</span></span>'
        f'<button class="tool" form="paper" name="use" value="ticket {ticket}" aria-label="{back} {word}">×</button>'
        "</li>"
    )
