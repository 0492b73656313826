"""What an unfinished action would bring, for the table's pencil: nothing here changes anything.

A draft is the beginning of an action in notation: a track with no payment yet (`claim berlin-dresden`), one with
its colour alone, a word (`ride`), or a whole action. A place alone, a track or a city, stands for what can be done
there now. Payments come best first: cards of the colour of which most would be left, "+4" before locomotives, and as
few of both as will do.
"""

from collections.abc import Iterable, Sequence

from whistlestop.core.errors import BadNotation, Illegal
from whistlestop.core.game import Preview, Refusal, Seat
from whistlestop.core.kernel import Block
from whistlestop.games.marklin import data, layout
from whistlestop.games.marklin.actions import NUMBERS, WILD, Action, Claim
from whistlestop.games.marklin.board import side_at
from whistlestop.games.marklin.notation import format_action, parse_action
from whistlestop.games.marklin.rides import ride_fault
from whistlestop.games.marklin.rules import State, apply, legal
from whistlestop.games.marklin.score import sheet
from whistlestop.games.marklin.views import view


def preview(state: State, seat: Seat, draft: str) -> Preview[Action]:
    """The ways to complete a draft, the sensible payment first, with the score after it; or why there is none."""
    words = " ".join(draft.lower().split())
    if words in data.TRACK_NUMBERS or words in data.CITIES:
        words = _at_place(state, words)
    whole = _whole(words)
    ways = [whole] if whole is not None and not isinstance(whole, Claim) else _ways(state, seat, words)
    if not ways:
        return Preview((), refusal=_why_not(state, seat, words, whole))
    try:
        after = apply(state, seat, ways[0]).state
    except Illegal as illegal:
        return Preview((), refusal=_as_data(illegal))
    new = sheet(view(after, seat), seat)
    return Preview(tuple(ways), new, new.total - sheet(view(state, seat), seat).total)


def _at_place(state: State, place: str) -> str:
    """What a place alone stands for: to claim or ride a track; in a city to place a passenger, set out or go there."""
    s = state.block
    is_riding = s[layout.PHASE] == layout.RIDE
    if place in data.TRACK_NUMBERS:
        return f"ride {place}" if is_riding else f"claim {place}"
    if is_riding:
        return f"ride {_track_to(s, place)}"
    return f"place {place}" if s[layout.PHASE] == layout.PLACE else f"depart {place}"


def _track_to(s: Block, city: str) -> str:
    """The track by which a passenger gets to a city: the cheapest that can be taken, else any that leads there."""
    here, there = s[layout.RIDE_AT], data.PLACE_NUMBERS[city]
    seat = s[layout.CURRENT]
    tracks = [track for track, ends in enumerate(data.ENDS) if set(ends) == {here, there}]
    open_ones = [track for track in tracks if ride_fault(s, seat, track) == layout.FINE]
    open_ones.sort(key=lambda track: s[layout.OWNER + track] != seat)
    elsewhere = [track for track, ends in enumerate(data.ENDS) if there in ends]
    return data.TRACKS[(open_ones or tracks or elsewhere)[0]]


def _whole(words: str) -> Action | None:
    try:
        return parse_action(words)
    except BadNotation:
        return None


def _ways(state: State, seat: Seat, words: str) -> list[Action]:
    """The legal actions that begin so; a claim that is whole stands before what could be added to it."""
    kind, _, rest = words.partition(" ")
    near = legal(state, seat) if kind != "claim" else _claims(state, seat, rest.partition(" ")[0])
    found = [a for a in near if f"{format_action(a)} ".startswith(f"{words} ")]
    s, at = state.block, side_at(seat)
    hand = s[at + layout.HAND : at + layout.HAND + layout.CARDS]
    return sorted(found, key=lambda action: (format_action(action) != words, *preference(action, hand)))


def _claims(state: State, seat: Seat, track: str) -> Iterable[Action]:
    """The legal claims, of one track where it is named: there may be a thousand in all."""
    return [a for a in legal(state, seat) if isinstance(a, Claim) and track in ("", a.track)]


def preference(action: Action, hand: Sequence[int]) -> tuple[int, ...]:
    """What is proposed first: fewest locomotives, fewest "+4", the colour of which most is left."""
    number = NUMBERS[action]
    if not isinstance(action, Claim):
        return (0, 0, 0, number)
    length = data.LENGTHS[data.TRACK_NUMBERS[action.track]]
    wild = action.locomotives + action.plus4
    spare = 0 if action.colour == WILD else hand[data.COLOURS.index(action.colour)] - (length - wild)
    return (action.locomotives, action.plus4, -spare, number)


def best_payment(state: State, seat: Seat, track: str) -> Claim | None:
    """The payment that is proposed for a track, or None where none is legal."""
    ways = _ways(state, seat, f"claim {track}")
    return ways[0] if ways and isinstance(ways[0], Claim) else None


def _why_not(state: State, seat: Seat, words: str, whole: Action | None) -> Refusal:
    """The fault of the draft itself, or of any payment for its track."""
    tries = [whole] if whole is not None else [a for a in NUMBERS if f"{format_action(a)} ".startswith(f"{words} ")]
    if not tries:
        parse_action(words)  # says what is wrong with it
    try:
        apply(state, seat, tries[0])
    except Illegal as illegal:
        return _as_data(illegal)
    raise AssertionError(f"{words} is legal, but was not listed")


def _as_data(illegal: Illegal) -> Refusal:
    return Refusal(illegal.rule, illegal.reason, illegal.args_by_name)
