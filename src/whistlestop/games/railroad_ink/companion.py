"""The dice for boards on paper: roll after roll, with lava, meteors and the draft (draw/companion.py)."""

from collections.abc import Sequence

from msgspec.structs import replace

from whistlestop.core.chance import Draw, Lot
from whistlestop.draw.companion import Shown
from whistlestop.draw.screen import Phrase, merged
from whistlestop.draw.svg import Say
from whistlestop.draw.voice import voice_of
from whistlestop.games.railroad_ink.rules import Options, State, pending, resolve, setup
from whistlestop.games.railroad_ink.screen_tray import tray_groups
from whistlestop.games.railroad_ink.views import view

__all__ = ["OPTIONS", "PICTURE", "SEATS", "TOGETHER", "draw", "show"]

SEATS = (1, 6)
OPTIONS = ("lava", "meteors", "draft", "edition")
PICTURE = "dice"
TOGETHER = ("star", "pool")  # what comes with the next draw, at one press


def draw(options: Options, seats: int, lots: Sequence[Lot]) -> Draw | None:
    """What is to be rolled next. Boards decide nothing about dice, so each round is rolled as a first one (RI-2.1)."""
    rounds, begun = _rounds(options, lots)
    return None if rounds == options.rounds else pending(_table(options, seats, lots, begun))


def show(options: Options, seats: int, lots: Sequence[Lot], say: Say) -> Shown:
    """The dice of the last roll; in the draft as the pairs that are taken."""
    rounds, begun = _rounds(options, lots)
    verb = Phrase("railroad-ink-companion-roll")
    if not rounds:
        return Shown({}, Phrase("railroad-ink-companion-ready"), verb)
    rolled = lots[: len(lots) - begun]
    seen = view(_table(options, seats, rolled, _EACH[options.draft]), None)
    seen = replace(seen, round=rounds)  # which tells new dice from those before them
    parts = merged(tray_groups(voice_of(say, "railroad-ink-about"), seen, (), False))
    words = Phrase("railroad-ink-progress", {"round": rounds, "rounds": options.rounds})
    if not options.draft:
        return Shown(parts, words, verb)
    if rounds > 1:  # RI-5.3
        return Shown(parts, words, verb, (Phrase("railroad-ink-companion-next-first"),))
    return Shown(parts, words, verb, (Phrase("railroad-ink-companion-first"),), seen.star or 0)


_EACH = (1, 2)  # lots of a round: the roll, in the draft the order of the dice before it


def _rounds(options: Options, lots: Sequence[Lot]) -> tuple[int, int]:
    """How many rounds are rolled, and how many lots of the next one are there already."""
    return divmod(max(0, len(lots) - options.draft), _EACH[options.draft])


def _table(options: Options, seats: int, lots: Sequence[Lot], last: int) -> State:
    """A first round in which the star and the last few lots have come."""
    state = setup(options, seats)
    star = lots[: int(options.draft)]
    for lot in (*star, *lots[len(lots) - last :]):
        state = resolve(state, lot).state
    return state
