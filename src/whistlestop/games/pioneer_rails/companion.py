"""The dealer for maps on paper: objectives, then the cards of turn after turn (draw/companion.py)."""

from collections.abc import Iterator, Sequence

from whistlestop.core.chance import Deck, Draw, Lot
from whistlestop.core.game import Seat
from whistlestop.draw.companion import Shown
from whistlestop.draw.screen import Parts, Phrase
from whistlestop.draw.svg import Say
from whistlestop.draw.voice import Voice, said, voice_of
from whistlestop.games.pioneer_rails import data
from whistlestop.games.pioneer_rails.rules import Options, State, pending, resolve, setup
from whistlestop.games.pioneer_rails.screen_tray import shown_card

__all__ = ["OPTIONS", "PICTURE", "SEATS", "TOGETHER", "draw", "show"]

SEATS = (2, 8)  # alone, objectives follow from how the game goes (PR-9)
OPTIONS = ("objectives",)
PICTURE = "cards"
TOGETHER = ("dealer", "objectives")  # what comes with the next draw, at one press
_DEALER_TAKES = 4  # up to so many players the dealer takes a card (PR-2.1)


def draw(options: Options, seats: int, lots: Sequence[Lot]) -> Draw | None:
    """What is to be drawn next: who deals, the objectives, three cards a turn of those that the round has left."""
    found = pending(_table(options, seats, lots[: _before(options, seats)]))
    turns = lots[_before(options, seats) :]
    if found is None or found.what != "cards":
        return found
    if len(turns) == data.TURNS:
        return None
    seen = [card for lot in turns[len(turns) // data.TURNS_IN_ROUND * data.TURNS_IN_ROUND :] for card in lot]
    return Draw("cards", (Deck(tuple(int(card not in seen) for card in range(len(data.CARDS))), data.OPENED),))


def show(options: Options, seats: int, lots: Sequence[Lot], say: Say) -> Shown:
    """The cards of this turn, who deals, and the objectives."""
    voice, before = voice_of(say, "pioneer-rails-about"), _before(options, seats)
    turns, verb = lots[before:], Phrase("pioneer-rails-companion-deal")
    if not turns:
        return Shown({}, Phrase("pioneer-rails-companion-ready"), verb)
    round, turn = divmod(len(turns) - 1, data.TURNS_IN_ROUND)
    words = Phrase("pioneer-rails-companion-turn", {"round": round + 1, "turn": turn + 1})
    has_dealer = seats <= _DEALER_TAKES
    dealer = (lots[0][0] + len(turns) - 2) % seats + 1 if has_dealer else 0
    note = Phrase("pioneer-rails-companion-dealer" if has_dealer else "pioneer-rails-companion-first-gone")
    cards = [data.CARDS[card] for card in turns[-1]]
    objectives = [data.OBJECTIVES[number] for number in lots[before - 1]] if options.objectives else []
    return Shown(_parts(voice, cards, dealer, objectives), words, verb, (note,), dealer)


def _before(options: Options, seats: int) -> int:
    """How many lots come before the first cards."""
    return (seats <= _DEALER_TAKES) + options.objectives


def _table(options: Options, seats: int, lots: Sequence[Lot]) -> State:
    state = setup(options, seats)
    for lot in lots:
        state = resolve(state, lot).state
    return state


def _parts(voice: Voice, cards: Sequence[str], dealer: Seat, objectives: Sequence[str]) -> Parts:
    """With a dealer all three can be taken; else the first was only shown (PR-2.2)."""
    shown = "".join(_cards(voice, cards, is_first_gone=not dealer))
    goals = "".join(
        f"<li>{said(voice, 'pioneer-rails-objective', ('objective', objective))}</li>" for objective in objectives
    )
    listed = f'<ul class="pr-open">{goals}</ul>' if goals else ""
    return {"tray": f'<div id="tray" class="pr-dealt"><div class="pr-cards">{shown}</div>{listed}</div>'}


def _cards(voice: Voice, cards: Sequence[str], *, is_first_gone: bool) -> Iterator[str]:
    for slot, card in enumerate(cards):
        yield shown_card(voice, slot, card, "gone" if is_first_gone and slot == 0 else "")
