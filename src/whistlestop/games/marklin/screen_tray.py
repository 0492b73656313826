"""The tray as parts of a page: open cards and decks, the hand, tickets, passengers that could travel.

The ids of the parts are the same through a whole game: what is not there now is an empty, hidden element. Where the
window is small the tickets open over the map (play.css).
"""

from functools import cache, lru_cache

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts
from whistlestop.draw.voice import Voice, said
from whistlestop.games.marklin import data
from whistlestop.games.marklin.actions import Action, Split, Take, TakeBlind
from whistlestop.games.marklin.outlook import Trail, best_trail, ticket_way
from whistlestop.games.marklin.screen_map import offered
from whistlestop.games.marklin.screen_symbols import card, icon, use
from whistlestop.games.marklin.seen import BoardView, View

HAND = "hand"  # where cards are dragged to
TOGETHER = " + "  # between actions that are done as one (draw/screen.py)
LEAST_FIRST, LEAST_LATER = 2, 1  # tickets to be kept at set-up (TR-2.2), and later (TR-6)


def tray_parts(voice: Voice, view: View, legal: frozenset[Action]) -> Parts:
    """What the viewer plays with; `legal` is what can be done now, without claims."""
    parts = {"tray": _shell(voice, view.seat is not None)}
    parts["last"] = _last_round(voice, view.turns_left if view.phase != "over" else -1)
    for slot, name in enumerate(view.row, 1):
        parts[f"slot-{slot}"] = open_card(voice, slot, name, view.seat is not None)
    parts["deck"] = deck(voice, view.deck, view.seat is not None)
    if view.seat is None:
        return parts
    parts["off"] = _off(tuple(Take(slot) in legal for slot in range(1, data.ROW + 1)), TakeBlind() in legal)
    board = view.boards[view.seat - 1]
    owed = view.ride.cost if view.ride and view.current == view.seat else 0
    for kind, count in enumerate(board.hand):
        parts[f"hand-{kind}"] = hand_card(voice, kind, count, owed if kind == data.PASSENGER else 0)
    splits = tuple((action.short, action.long) for action in sorted(legal, key=repr) if isinstance(action, Split))
    is_setup = view.phase == "split"
    parts["offer"] = _offer(voice, offered(view), splits if is_setup else (), view.phase)
    parts["split"] = _splits(voice, "split", () if is_setup else splits)
    parts["trails"] = _trails(voice, view) if legal else _nothing("trails")
    return parts | _tickets(voice, view, view.seat, board)


@lru_cache(maxsize=16)
def _shell(voice: Voice, is_playing: bool) -> str:
    slots = "".join(f"<!--slot-{slot}-->" for slot in range(1, data.ROW + 1))
    row = f'<div class="mk-row" role="group" aria-label="{said(voice, "marklin-tray-row")}">{slots}<!--deck--></div>'
    if not is_playing:
        return f'<div id="tray" class="mk-tray"><!--last-->{row}</div>'
    hand = "".join(f"<!--hand-{kind}-->" for kind in range(len(data.CARDS)))
    return (
        f'<div id="tray" class="mk-tray"><!--last--><!--off--><!--offer-->'
        f'<h2 class="mk-head">{said(voice, "marklin-tray-row")}</h2>{row}'
        f'<h2 class="mk-head">{said(voice, "marklin-tray-hand")}</h2><div class="mk-both">'
        f'<div id="{HAND}" class="mk-hand" role="group" aria-label="{said(voice, "marklin-tray-hand")}">{hand}</div>'
        f'<!--papers-button--></div><!--trails--><div id="papers" class="mk-papers" popover=""><div class="mk-top">'
        f'<h2 class="mk-head">{said(voice, "marklin-tray-tickets")}</h2>{_close(voice)}</div>'
        "<!--tickets--><!--split--></div></div>"
    )


@cache
def _close(voice: Voice) -> str:
    """Puts away the tickets that lie over the table."""
    return (
        '<button class="tool" type="button" popovertarget="papers" popovertargetaction="hide"'
        f' aria-label="{said(voice, "marklin-close")}">{icon("cross")}</button>'
    )


@cache
def _nothing(id: str) -> str:
    return f'<i id="{id}" hidden=""></i>'


NO_TRAILS: Parts = {"trails": _nothing("trails")}


@lru_cache(maxsize=64)
def _last_round(voice: Voice, turns_left: int) -> str:
    """TR-9.1."""
    if turns_left < 0:
        return _nothing("last")
    return f'<p id="last" class="mk-last">{said(voice, "marklin-last-turns", ("turns", turns_left))}</p>'


# --- cards


@lru_cache(maxsize=1 << 6)
def _off(can_take: tuple[bool, ...], can_draw: bool) -> str:
    """Which of the cards cannot be taken now: the cards themselves stay as they are."""
    off = [f"slot-{slot}" for slot, can in enumerate(can_take, 1) if not can] + ([] if can_draw else ["deck"])
    return f'<i id="off" hidden="" data-off="{" ".join(off)}"></i>'


@lru_cache(maxsize=1 << 9)
def open_card(voice: Voice, slot: int, name: str, is_playing: bool, look: str = "mk-card") -> str:
    """A face-up card, or the gap where there is none."""
    id = f"slot-{slot}"
    if not name:
        label = said(voice, "marklin-gap")
        return f'<span id="{id}" class="mk-card gap" role="img" aria-label="{label}"></span>'
    label = said(voice, "marklin-open-card", ("card", name))
    if not is_playing:
        return f'<span id="{id}" class="{look}" role="img" aria-label="{label}">{card(name)}</span>'
    return (
        f'<button id="{id}" class="mk-card" type="button" data-draft="take {slot}" data-key="{slot}"'
        f' data-drag="{HAND}" aria-label="{label}">{card(name)}</button>'
    )


@lru_cache(maxsize=1 << 9)
def deck(voice: Voice, count: int, is_playing: bool, look: str = "mk-card") -> str:
    """The deck, with how many cards are in it."""
    label = said(voice, "marklin-deck", ("count", count))
    picture = f'<svg viewBox="0 0 62 96" aria-hidden="true">{use("back")}<text>{count}</text></svg>'
    if not is_playing:
        return f'<span id="deck" class="{look}" role="img" aria-label="{label}">{picture}</span>'
    return (
        f'<button id="deck" class="mk-card" type="button" data-draft="take deck" data-key="d"'
        f' data-drag="{HAND}" aria-label="{label}">{picture}</button>'
    )


@lru_cache(maxsize=1 << 10)
def hand_card(voice: Voice, kind: int, count: int, paid: int = 0) -> str:
    """A kind of card in the hand, with how many there are; `paid` of them would be spent."""
    id, name = f"hand-{kind}", data.CARDS[kind]
    if not count:
        return _nothing(id)
    label = said(voice, "marklin-cards-of", ("card", name), ("count", count))
    tab, wide = (f"{paid}/{count}", "-wide") if paid else (str(count), "")
    look = "mk-card up" if paid else "mk-card"
    return (
        f'<span id="{id}" class="{look}" role="img" aria-label="{label}"><svg viewBox="0 -1 62 104" aria-hidden="true">'
        f"{use(f'card-{name}')}{use(f'tab{wide}')}<text>{tab}</text></svg></span>"
    )


# --- tickets


def _offer(voice: Voice, tickets: tuple[str, ...], splits: tuple[tuple[int, int], ...], phase: str) -> str:
    """At set-up the splits to choose from; then the tickets of which some are kept."""
    if splits:
        return f'<div id="offer" class="mk-offer">{_splits(voice, "split-first", splits)}</div>'
    if not tickets:
        return _nothing("offer")
    return picks(voice, tickets, phase)


@lru_cache(maxsize=1 << 9)
def picks(voice: Voice, offer: tuple[str, ...], phase: str, chosen: tuple[int, ...] = ()) -> str:
    """The tickets of which some are kept; `chosen` as where it is planned to keep them."""
    least = LEAST_FIRST if phase == "choose" else LEAST_LATER
    tickets = "".join(_pick(voice, number, ticket, number in chosen) for number, ticket in enumerate(offer, 1))
    label = said(voice, "marklin-tray-offer", ("least", least))
    return (
        f'<div id="offer" class="mk-offer" role="group" aria-label="{label}" data-picks="keep" data-then="done"'
        f' data-least="{min(least, len(offer))}"><h2 class="mk-head">{label}</h2>{tickets}</div>'
    )


def _pick(voice: Voice, number: int, ticket: str, is_chosen: bool) -> str:
    look, pressed = ("mk-ticket chosen", "true") if is_chosen else ("mk-ticket", "false")
    return (
        f'<button class="{look}" type="button" data-pick="{number}" data-key="{number}" aria-pressed="{pressed}">'
        f"<span>{_ends(voice, ticket)}</span>{_points(ticket)}</button>"
    )


@lru_cache(maxsize=1 << 6)
def _splits(voice: Voice, id: str, splits: tuple[tuple[int, int], ...]) -> str:
    """How many short and long tickets could be drawn (TR-2.2, TR-6)."""
    if not splits:
        return _nothing(id)
    ways = "".join(
        f'<button type="button" class="mk-split" data-draft="tickets {short} {long}" data-key="t"'
        f' aria-label="{said(voice, "marklin-split", ("short", short), ("long", long))}">'
        f"<b>{short}</b><b>{long}</b></button>"
        for short, long in splits
    )
    kinds = f"<span>{said(voice, 'marklin-short')}</span><span>{said(voice, 'marklin-long')}</span>"
    title = said(voice, "marklin-tray-split")
    return (
        f'<div id="{id}" class="mk-splits" role="group" aria-label="{title}"><h2 class="mk-head">{title}</h2>'
        f'<div><p class="mk-kinds" aria-hidden="true">{kinds}</p>{ways}</div></div>'
    )


def _tickets(voice: Voice, view: View, seat: Seat, board: BoardView) -> Parts:
    """The own tickets with what they still need; a tap lights them on the map."""
    parts = {"tickets": f'<div id="tickets" class="mk-tickets">{"" if board.tickets else _none(voice)}</div>'}
    done = 0
    for ticket in board.tickets:
        way = ticket_way(view.owners, view.seats, seat, ticket)
        missing = -1 if way is None else way.missing
        done += missing == 0
        number = data.TICKET_NUMBERS[ticket]
        parts[f"tickets.{number}"] = _ticket(voice, seat, ticket)
        parts[f"needs-{number}"] = _needs(voice, number, missing)
    parts["papers-button"] = _papers_button(voice, done, len(board.tickets))
    return parts


@cache
def _none(voice: Voice) -> str:
    return f"<p>{said(voice, 'marklin-no-tickets-yet')}</p>"


@lru_cache(maxsize=1 << 9)
def _papers_button(voice: Voice, done: int, count: int) -> str:
    words = said(voice, "marklin-tickets-done", ("done", done), ("count", count))
    return (
        f'<button id="papers-button" class="mk-fold" type="button" popovertarget="papers" aria-label="{words}">'
        f"{icon('ticket')}<b>{done}/{count}</b></button>"
    )


@lru_cache(maxsize=1 << 10)
def _ticket(voice: Voice, seat: Seat, ticket: str) -> str:
    """A ticket with marks for all that it can be; which of them is shown, its part `needs` says (play.css)."""
    number = data.TICKET_NUMBERS[ticket]
    marks = f"{icon('check')}{icon('ticket')}{icon('cross')}"
    lights = f'data-light="ticket:{ticket}" data-seat="{seat}" data-hover=""'
    return (
        f'<button id="tickets.{number}" class="mk-ticket" type="button" {lights}>'
        f"{marks}<span>{_ends(voice, ticket)}<!--needs-{number}--></span>{_points(ticket)}</button>"
    )


@lru_cache(maxsize=1 << 10)
def _needs(voice: Voice, number: int, missing: int) -> str:
    state = "done" if missing == 0 else "lost" if missing < 0 else "open"
    words = said(voice, "marklin-ticket-state", ("missing", missing))
    return f'<small id="needs-{number}" class="{state}">{words}</small>'


def _ends(voice: Voice, ticket: str) -> str:
    start, end = (data.PLACES[place] for place in data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]])
    return said(voice, "marklin-ends", ("start", start), ("end", end))


def _points(ticket: str) -> str:
    return f"<strong>{data.TICKET_POINTS[data.TICKET_NUMBERS[ticket]]}</strong>"


# --- passengers


def _trails(voice: Voice, view: View) -> str:
    """The best that each passenger who stands somewhere could do, or the one who is under way."""
    seat = view.seat
    if view.phase == "ride" and view.ride is not None:
        found = {view.ride.at: best_trail(view, view.ride.at)}
    elif view.phase == "turn":
        standing = [data.CITIES[city] for city, owner in enumerate(view.passengers) if owner == seat]
        found = {city: best_trail(view, city) for city in standing}
    else:
        found = {}
    offered = "".join(_trail(voice, city, trail, view.ride is None) for city, trail in found.items() if trail)
    if not offered:
        return _nothing("trails")
    label = said(voice, "marklin-tray-trails")
    return f'<div id="trails" class="mk-trails" role="group" aria-label="{label}">{offered}</div>'


@lru_cache(maxsize=1 << 9)
def _trail(voice: Voice, city: str, trail: Trail, sets_out: bool) -> str:
    actions = [f"depart {city}"] if sets_out else []
    actions += [f"ride {track}" for track in trail.tracks]
    words = said(voice, "marklin-trail", ("city", city), ("points", trail.points), ("cost", trail.cost))
    return (
        f'<button type="button" class="mk-trail" data-draft="{TOGETHER.join(actions)}">{icon("person")}{words}</button>'
    )
