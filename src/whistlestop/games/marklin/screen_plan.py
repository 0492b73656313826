"""An action that is only planned, or was not played: its words, and the pencil on the map, at cards and tickets."""

from collections.abc import Mapping, Sequence

from whistlestop.draw.screen import Parts, Phrase, Plan
from whistlestop.draw.svg import Say
from whistlestop.draw.symbols import pill
from whistlestop.draw.voice import voice_of
from whistlestop.games.marklin import data, draw_map
from whistlestop.games.marklin.actions import (
    WILD,
    Action,
    Claim,
    Depart,
    Done,
    Keep,
    Pass,
    Place,
    Ride,
    Split,
    Take,
    TakeBlind,
)
from whistlestop.games.marklin.draw import tokens_taken
from whistlestop.games.marklin.rules import ends_of
from whistlestop.games.marklin.screen_map import NO_GHOST, offered
from whistlestop.games.marklin.screen_prompt import keeping
from whistlestop.games.marklin.screen_symbols import passenger, use
from whistlestop.games.marklin.screen_tray import deck, hand_card, open_card, picks
from whistlestop.games.marklin.seen import View

_CHOSEN = "mk-card chosen"  # what scripts make of a card that is planned to be taken


def plan(view: View, action: Action, say: Say, *more: Action) -> Plan:
    """A planned action as the page shows it; `more` is what follows it as part of the same move."""
    match action:
        case Take(slot):
            return _plan(Phrase("marklin-plan-take", {"card": view.row[slot - 1]}), "take")
        case TakeBlind():
            return _plan(Phrase("marklin-plan-take-blind"), "take")
        case Claim():
            return _claim(view, action, say)
        case Place(city):
            return _plan(Phrase("marklin-plan-place", {"city": city}), "place", _ghost(_standing(view, city)))
        case Split(short, long):
            return _plan(Phrase("marklin-plan-split", {"short": short, "long": long}), "split")
        case Keep(numbers):
            words = keeping(view.boards[(view.seat or 1) - 1], numbers)
            return Plan(words, Phrase("marklin-verb-keep"), {"ghost": NO_GHOST}, tells_gain=False)
        case Depart(city):
            return (
                _ride(view, city, more, say)
                if more
                else _plan(Phrase("marklin-plan-depart", {"city": city}), "depart", _ghost(_standing(view, city)))
            )
        case Ride():
            return _ride(view, view.ride.at if view.ride else "", (action, *more), say)
        case Done():
            return _plan(Phrase("marklin-plan-done"), "done")
        case Pass():
            return _plan(Phrase("marklin-plan-pass"), "pass")


def instead(steps: Sequence[tuple[View, Action]], say: Say) -> Parts:
    """What was not played, in pencil over what it leads to: each action with the view before it."""
    (view, action), *more = steps
    voice = voice_of(say, "marklin-about")
    match action:
        case Take(slot):
            return {f"slot-{slot}": open_card(voice, slot, view.row[slot - 1], is_playing=False, look=_CHOSEN)}
        case TakeBlind():
            return {"deck": deck(voice, view.deck, is_playing=False, look=_CHOSEN)}
        case Keep(numbers):
            return {"offer": picks(voice, offered(view), view.phase, numbers)}
        case Claim():
            waiting = "".join(_standing(seen, each.city) for seen, each in more if isinstance(each, Place))
            return {"ghost": _ghost(_claimed(action.track) + waiting)} | _paid(view, _payment(action), say)
    return plan(view, action, say, *(each for _, each in more)).parts


def _plan(words: Phrase, verb: str, ghost: str = NO_GHOST) -> Plan:
    return Plan(words, Phrase(f"marklin-verb-{verb}"), {"ghost": ghost})


def _ghost(drawing: str) -> str:
    return f'<g id="ghost" class="mk-ghost">{drawing}</g>'


def _claim(view: View, claim: Claim, say: Say) -> Plan:
    """The track in pencil, the cards that pay for it raised (TR-5.1)."""
    spent = _payment(claim)
    payment = ", ".join(say("marklin-paid", {"card": card, "count": count}) for card, count in spent.items())
    start, end = ends_of(claim.track)
    words = Phrase("marklin-plan-claim", {"start": start, "end": end, "payment": payment})
    parts = {"ghost": _ghost(_claimed(claim.track))}
    return Plan(words, Phrase("marklin-verb-claim"), parts | _paid(view, spent, say), turn=Phrase("marklin-turn-pay"))


def _payment(claim: Claim) -> Mapping[str, int]:
    """The cards that pay for a claim (TR-5.1)."""
    paid = {"locomotive": claim.locomotives, "plus4": claim.plus4}
    if claim.colour != WILD:
        length = data.LENGTHS[data.TRACK_NUMBERS[claim.track]]
        paid = {claim.colour: length - claim.locomotives - claim.plus4, **paid}
    return {card: count for card, count in paid.items() if count}


def _claimed(track: str) -> str:
    number = data.TRACK_NUMBERS[track]
    return draw_map.washed_tracks([number], "var(--pencil)", "var(--pencil-wash)") + use(f"t{number}")


def _paid(view: View, spent: Mapping[str, int], say: Say) -> Parts:
    """The cards that would be spent, raised from the hand."""
    voice, hand = voice_of(say, "marklin-about"), view.boards[(view.seat or 1) - 1].hand
    kinds = {data.CARDS.index(card): count for card, count in spent.items() if count}
    return {f"hand-{kind}": hand_card(voice, kind, hand[kind], count) for kind, count in kinds.items()}


def _standing(view: View, city: str) -> str:
    number = data.CITY_NUMBERS[city]
    x, y = data.POSITIONS[number]
    return f'<circle cx="{x}" cy="{y}" r="30"/>{passenger(view.seat or 1, number)}'


def _ride(view: View, start: str, rides: Sequence[Action], say: Say) -> Plan:
    """A way in pencil, with the tokens it collects (TR-7)."""
    here, cost = start, view.ride.cost if view.ride else 0
    drawn, figures, cities = [], [], [start]
    begun = view.ride.start if view.ride else start
    visited = set(view.ride.visited) if view.ride else set()
    again: dict[str, int] = {}
    for ride in rides:
        if not isinstance(ride, Ride):
            continue
        track = data.TRACK_NUMBERS[ride.track]
        a, b = (data.PLACES[place] for place in data.ENDS[track])
        here = b if here == a else a
        cities.append(here)
        drawn.append(track)
        cost += view.owners[track] != view.seat
        if here != begun and (view.options.revisit_tokens or here not in visited):
            value = _token(view, here, again.get(here, 0))
            again[here] = again.get(here, 0) + 1
            x, y = data.POSITIONS[data.PLACE_NUMBERS[here]]
            figures.append(pill(f"+{value}", x, y - 44, "var(--pencil)") if value else "")
        visited.add(here)
    line = "".join(draw_map.course(track).path for track in drawn)
    ends = "".join(
        f'<circle cx="{x}" cy="{y}" r="30"/>' for x, y in (data.POSITIONS[data.PLACE_NUMBERS[city]] for city in cities)
    )
    words = Phrase("marklin-plan-ride" if len(drawn) == 1 else "marklin-plan-trail", {"city": here, "cost": cost})
    parts = {"ghost": _ghost(f'<path class="way" d="{line}"/>{ends}{"".join(figures)}')}
    return Plan(words, Phrase("marklin-verb-ride"), parts | _paid(view, {"passenger": cost}, say))


def _token(view: View, city: str, before: int) -> int:
    """The value of a city's next token, after so many that this ride has taken (TR-7.2)."""
    number = data.PLACE_NUMBERS[city]
    stack = data.CITY_STACKS[data.RED_CITIES.index(view.options.red_cities)][number]
    taken = tokens_taken(view, number) + before
    return data.STACKS[stack][taken] if taken < len(data.STACKS[stack]) else 0
