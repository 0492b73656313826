"""The tray as parts of a page: the turn's cards, this round's hand, bonuses, payments into banks, objectives.

The ids of the parts are the same through a whole game: what is not there now is an empty, hidden element. Where the
window is low the objectives open over the map (play.css).
"""

from collections.abc import Collection
from functools import cache, lru_cache

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts
from whistlestop.draw.voice import Voice, said
from whistlestop.games.pioneer_rails import data, tally
from whistlestop.games.pioneer_rails.draw_cards import RANKS
from whistlestop.games.pioneer_rails.draw_words import goal_progress
from whistlestop.games.pioneer_rails.preview import BONUSES
from whistlestop.games.pioneer_rails.screen_symbols import icon, use
from whistlestop.games.pioneer_rails.seen import BoardView, View
from whistlestop.games.pioneer_rails.standing import Standing, standing
from whistlestop.games.pioneer_rails.views import position

GOAL = "goal:"  # before the id of an objective that is to be lit
_CARD_KEYS = "qwe"


def tray_parts(voice: Voice, view: View, offers: Collection[str], payments: int, can_take: bool) -> Parts:
    """What the viewer plays with: `offers` are the bonuses that open something, `payments` how many may be chosen."""
    parts = {"tray": _shell(voice, view.seat is not None, view.options.advanced)}
    board = view.boards[view.seat - 1] if view.seat else BoardView()
    used = board.turns[-1].card if board.stage in ("laying", "paying") else ""
    for slot in range(data.OPENED):
        card = view.cards[slot] if slot < len(view.cards) else ""
        taker = view.dealer if card and card == view.gone else 0
        state = _state(view, card, used, can_take)
        parts[f"card-{slot}"] = _card(voice, slot, card, state, taker, view.seat is not None)
    if view.options.advanced and view.seat:
        held = used if used and used not in view.cards else board.held
        parts["held"] = _held(voice, held)
    parts |= _goals(voice, view)
    if view.seat is None:
        return parts
    here = standing(view.options, board)
    parts["hand"] = _hand(voice, here, view.round)
    parts["left"] = f'<b id="left">{here.circled - here.crossed}</b>'
    off = [bonus for bonus in (*BONUSES, "suit") if bonus not in offers]
    parts["off"] = f'<i id="off" data-off="{" ".join(f"bonus-{bonus}" for bonus in off)}"></i>'
    parts["pay"] = _payments(voice, payments, len(here.paid))
    return parts


@lru_cache(maxsize=16)
def _shell(voice: Voice, is_playing: bool, has_held: bool) -> str:
    slots = "".join(f"<!--card-{slot}-->" for slot in range(data.OPENED))
    held = "<!--held-->" if has_held and is_playing else ""
    label = said(voice, "pioneer-rails-tray-cards")
    cards = f'<div class="pr-cards" role="group" aria-label="{label}">{slots}{held}</div>'
    title = said(voice, "pioneer-rails-part-objectives")
    goals = f'<div id="papers" class="pr-papers" popover=""><h2 class="pr-head">{title}</h2><!--goals--></div>'
    if not is_playing:
        return f'<div id="tray" class="pr-tray">{cards}<!--papers-button-->{goals}</div>'
    bonuses = "".join(_bonus(voice, bonus) for bonus in (*BONUSES, "suit"))
    return (
        f'<div id="tray" class="pr-tray"><!--off-->{cards}<!--hand--><!--pay-->'
        f'<div class="pr-bonuses" role="group" aria-labelledby="boxes"><p id="boxes" class="pr-boxes">'
        f"{said(voice, 'pioneer-rails-tray-boxes')} <!--left--></p>{bonuses}</div><!--papers-button-->{goals}</div>"
    )


@cache
def _nothing(id: str) -> str:
    return f'<i id="{id}" hidden=""></i>'


# --- cards and hand


def _state(view: View, card: str, used: str, can_take: bool) -> str:
    """`used` by the viewer, `gone` for the viewer, `still` while it cannot be taken, or open."""
    if card == used:
        return "used"
    if used or (card == view.gone and view.seat != view.dealer):
        return "gone"
    return "" if can_take or view.seat is None else "still"


def shown_card(voice: Voice, slot: int, card: str, state: str) -> str:
    """A card that nobody can take from here."""
    return _card(voice, slot, card, state, 0, False)


@lru_cache(maxsize=1 << 10)
def _card(voice: Voice, slot: int, card: str, state: str, taker: Seat, is_playing: bool) -> str:
    if not card:
        return _nothing(f"card-{slot}")
    badge = f'<svg class="bdg" aria-hidden="true"><use href="#badge-{taker}"/></svg>' if taker else ""
    label = said(voice, "pioneer-rails-card", ("card", card))
    if taker:
        label += f", {said(voice, 'pioneer-rails-card-taken', ('seat', taker))}"
    look = f"pr-card {state}".strip()
    if not is_playing:
        return f'<span id="card-{slot}" class="{look}" role="img" aria-label="{label}">{_face(card)}{badge}</span>'
    off = ' aria-disabled="true"' if state else ""
    return (
        f'<button id="card-{slot}" class="{look}" type="button" data-draft="take {card}" data-key="{_CARD_KEYS[slot]}"'
        f'{off} aria-label="{label}">{_face(card)}{badge}</button>'
    )


@cache
def _face(card: str) -> str:
    suit = data.SUIT_LETTERS.index(card[1])
    return (
        f'<svg viewBox="0 0 62 88" class="s{suit}" aria-hidden="true"><text x="7" y="26">{RANKS[card[0]]}</text>'
        f"{use(f'pips-{suit}')}</svg>"
    )


@lru_cache(maxsize=1 << 6)
def _held(voice: Voice, card: str) -> str:
    """The own card that the others do not see (PR-8)."""
    if not card:
        return _nothing("held")
    words = said(voice, "pioneer-rails-held", ("card", card))
    return f'<span id="held" class="pr-card held" role="img" aria-label="{words}" title="{words}">{_face(card)}</span>'


def _hand(voice: Voice, here: Standing, round: int) -> str:
    number = round - 1
    is_double = here.saloons >> number & 1
    fresh = len(here.hand(number)) if here.now and (here.now - 1) // data.TURNS_IN_ROUND == number else 0
    name = here.hand_name(number) if len(here.hand(number)) == data.TURNS_IN_ROUND else ""
    return _hand_row(voice, round, here.hand(number), fresh, is_double, name, here.hand_points(number))


@lru_cache(maxsize=1 << 10)
def _hand_row(
    voice: Voice, round: int, ranks: tuple[str, ...], fresh: int, is_double: int, name: str, points: int
) -> str:
    boxes = "".join(
        f"<i{_NOW if place == fresh else ''}>{RANKS[ranks[place - 1]] if place <= len(ranks) else ''}</i>"
        for place in range(1, data.TURNS_IN_ROUND + 1)
    )
    double = "<b>×2</b>" if is_double else ""
    told = f" {said(voice, 'pioneer-rails-hand-name', ('hand', name))} {points}" if name else ""
    title = said(voice, "pioneer-rails-tray-hand", ("round", round))
    return f'<div id="hand" class="pr-hand"><p>{title}{told}{double}</p><div>{boxes}</div></div>'


_NOW = ' class="now"'


# --- bonuses and banks


def _bonus(voice: Voice, bonus: str) -> str:
    """A toggle that lights what a town box would open; `suit` is planned by itself."""
    words = said(voice, "pioneer-rails-bonus", ("bonus", bonus))
    action = 'data-draft="suit" data-key="s"' if bonus == "suit" else f'data-tool="{bonus}"'
    return (
        f'<button id="bonus-{bonus}" class="pr-bonus" type="button" {action}>{icon(bonus)}<span>{words}</span></button>'
    )


@lru_cache(maxsize=1 << 5)
def _payments(voice: Voice, count: int, bank: int) -> str:
    """How many nuggets may be paid into the next bank, with the points they bring (PR-4.2)."""
    if not count:
        return _nothing("pay")
    factor = data.BANK_FACTORS[bank]
    words = said(voice, "pioneer-rails-tray-pay", ("factor", factor))
    choices = "".join(
        f'<button type="button" data-draft="bank {nuggets}"><b>{nuggets}</b>+{nuggets * factor}</button>'
        for nuggets in range(count)
    )
    return f'<div id="pay" class="pr-pay" role="group" aria-label="{words}"><p>{words}</p><div>{choices}</div></div>'


# --- objectives


NO_TARGET: Parts = {"goals": '<div id="goals" class="pr-goals"></div>'}


def _goals(voice: Voice, view: View) -> Parts:
    """Tickets with how far the viewer has come; a tap lights on the own board what counts."""
    seat, met = view.seat or 0, 0
    target = _target(view)
    words = said(voice, "pioneer-rails-target", ("points", target)) if target else ""
    parts = {"goals": f'<div id="goals" class="pr-goals">{f"<p>{words}</p>" if words else ""}</div>'}
    for place, name in enumerate(view.objectives):
        takers = tuple([owner for owner, board in enumerate(view.boards, 1) if board.met[place : place + 1] > (0,)])
        met += seat in takers
        have, need = goal_progress(view, seat, name) if seat else (0, 0)
        parts[f"goals.{place}"] = _goal(voice, seat, place, name)
        parts[f"goal-{place}"] = _progress(place, have, need, takers, seat, view.seats == 1)
    parts["papers-button"] = (
        _papers_button(voice, met, len(view.objectives)) if view.objectives else _nothing("papers-button")
    )
    return parts


def _target(view: View) -> int:
    """Alone: what has to be beaten as the objectives stand (PR-9)."""
    s = position(view) if view.seats == 1 else None
    return tally.solo_target(s) if s is not None else 0


@lru_cache(maxsize=1 << 9)
def _goal(voice: Voice, seat: Seat, place: int, name: str) -> str:
    words = said(voice, "pioneer-rails-objective", ("objective", name))
    lights = f' data-light="{GOAL}{name}" data-seat="{seat or 1}"'
    return (
        f'<button id="goals.{place}" class="pr-goal" type="button"{lights}>{icon("check")}{icon("ticket")}'
        f"<span>{words}</span><!--goal-{place}--></button>"
    )


@lru_cache(maxsize=1 << 10)
def _progress(place: int, have: int, need: int, takers: tuple[Seat, ...], seat: Seat, is_alone: bool) -> str:
    """How much of it the viewer has, who has met it, and what it brings to whoever meets it now."""
    is_met = seat in takers
    figures = f"<small>{have}/{need}</small>" if need else ""
    badges = (
        ""
        if is_alone
        else "".join(f'<svg class="bdg" aria-hidden="true"><use href="#badge-{taker}"/></svg>' for taker in takers)
    )
    points = "" if is_alone or is_met else f"<strong>{data.LATER_POINTS if takers else data.FIRST_POINTS}</strong>"
    look = ' class="done"' if is_met else ""
    return f'<span id="goal-{place}"{look}>{figures}{badges}{points}</span>'


@lru_cache(maxsize=1 << 7)
def _papers_button(voice: Voice, met: int, count: int) -> str:
    words = said(voice, "pioneer-rails-part-objectives")
    return (
        '<button id="papers-button" class="pr-fold" type="button" popovertarget="papers"'
        f' aria-label="{words} {met}/{count}">{icon("ticket")}<b>{met}/{count}</b></button>'
    )
