"""The examples in the rules (`help/`): a few facts, written beside the rule, become a picture.

Kinds of example and what can be said of each; nothing is judged here, a test does that (`marklin/test_help.py`).

- `board`: a part of the map with what all players hold, in notation with `;` between them. It shows all places that are
  named, or those of `crop: koeln mainz`. `passengers: koeln 1` puts a passenger of player 1 in a city. `light: tickets`
  shows what makes this part of player 1's score. `claim: berlin-leipzig` is what player 1 would claim, `ride: …` the
  tracks that a passenger of player 1 takes from the city where it stands; `cards` are what that costs, and stand under
  the map. `points: tickets 9` claims what it brings.
- `cards`: the open row. `second: red blue` claims which of them can be the second card, `renewed: yes` that all five
  are replaced.
- `faces`: kinds of cards, each with its name.
- `stacks`: tokens of these colours, from the top down.

`wrong: TR-5.3` claims that this rule forbids what is planned.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from whistlestop.core.game import Item
from whistlestop.draw.svg import Box, Say, escape, moved, number, picture, plain
from whistlestop.draw.symbols import icon
from whistlestop.games.marklin import data, desk
from whistlestop.games.marklin.draw import map_markup, tokens_taken
from whistlestop.games.marklin.draw_cards import HIGH, WIDE, card_markup
from whistlestop.games.marklin.draw_map import BOX, box_around, city_markup, course
from whistlestop.games.marklin.draw_marks import Marks, marks, washed
from whistlestop.games.marklin.draw_words import describe, map_title, track_word
from whistlestop.games.marklin.rules import Options, ends_of
from whistlestop.games.marklin.score import sheet
from whistlestop.games.marklin.seen import View

Facts = Mapping[str, str]

KEYS = {
    "board": {"board", "crop", "passengers", "light", "claim", "ride", "cards", "points", "wrong"},
    "cards": {"cards", "second", "renewed"},
    "faces": {"faces"},
    "stacks": {"stacks"},
}
BOARD_PIXELS, UNIT_PIXELS = 296, 0.62  # a map, at most; a unit of a smaller one
CARD_PIXELS = 44
_NAME = 65  # units for a city's name, on either side
_TOKEN = 46  # units between two tokens; stacks stand a token apart


def draw(kind: str, facts: Facts, say: Say) -> str:
    """The picture of an example, themed, with a description in words."""
    if kind not in KEYS or not KEYS[kind] >= set(facts):
        raise ValueError(f"no such example: {kind} with {', '.join(facts)}")
    match kind:
        case "board":
            return _board(facts, say) + (_cards(facts["cards"].split(), say) if "cards" in facts else "")
        case "cards":
            return _cards(facts["cards"].split(), say, facts.get("second"))
        case "faces":
            return _faces(facts["faces"].split(), say)
        case _:
            return _stacks(facts["stacks"].split(), say)


# --- maps


def view_of(facts: Facts) -> View:
    """The position that an example tells of."""
    sides, _ = desk.read(facts.get("board", ""))
    shown = desk.shown(sides, Options())
    standing = list(shown.passengers)
    for city, seat in passengers_of(facts):
        standing[data.PLACE_NUMBERS[city]] = seat
    return replace(shown, passengers=tuple(standing))


def passengers_of(facts: Facts) -> Iterator[tuple[str, int]]:
    """Which city each passenger stands in, and whose it is."""
    for text in filter(None, facts.get("passengers", "").split(",")):
        city, seat = text.split()
        yield city, int(seat)


def _board(facts: Facts, say: Say) -> str:
    view = view_of(facts)
    box = _box(facts["crop"].split() if "crop" in facts else _named(view, facts))
    return picture(
        plain(map_markup(view, say, _marks(view, facts), box)),
        box,
        title=map_title(view, say),
        description=_described(view, facts, say),
        standalone=False,
        width=min(box.width * UNIT_PIXELS, BOARD_PIXELS),
    )


def _box(places: Sequence[str]) -> Box:
    """The part of the map with these places and their names, which stand beside them."""
    near = box_around(places, 70)
    left, top = max(near.x - _NAME, BOX.x), max(near.y, BOX.y)
    right = min(near.x + near.width + _NAME, BOX.x + BOX.width)
    return Box(left, top, right - left, min(near.y + near.height, BOX.y + BOX.height) - top)


def _named(view: View, facts: Facts) -> list[str]:
    """All places that an example speaks of."""
    tracks = [name for name, owner in zip(data.TRACKS, view.owners, strict=True) if owner]
    tracks += [facts["claim"]] if "claim" in facts else []
    tickets = [data.TICKET_ENDS[data.TICKET_NUMBERS[ticket]] for board in view.boards for ticket in board.tickets]
    return [place for track in tracks for place in ends_of(track)] + [
        data.PLACES[end] for ends in tickets for end in ends
    ]


def _marks(view: View, facts: Facts) -> Marks | None:
    """What stands out: what makes points, what is to be claimed, where a passenger goes shopping."""
    if "light" in facts:
        return marks([item for item in sheet(view, 1).items if item.part in facts["light"].split()])
    if "ride" in facts:
        bought = marks(list(shopping(view, facts)))
        return Marks(washed(data.TRACK_NUMBERS[track] for track in facts["ride"].split()), bought.over, bought.around)
    if "claim" in facts:
        track = data.TRACK_NUMBERS[facts["claim"]]
        middles = course(track).middles
        x, y = middles[len(middles) // 2]
        return Marks(washed([track]), moved(_verdict("wrong" not in facts), x, y))
    return None


def shopping(view: View, facts: Facts) -> Iterator[Item]:
    """What a ride brings, city by city (TR-7.2)."""
    at = next(city for city, seat in passengers_of(facts) if seat == 1)
    stacks, visited = data.CITY_STACKS[data.RED_CITIES.index(view.options.red_cities)], {at}
    for track in facts["ride"].split():
        (at,) = set(ends_of(track)) - {at}
        city = data.PLACE_NUMBERS[at]
        left = data.STACKS[stacks[city]][tokens_taken(view, city) :]
        if left and at not in visited:
            yield Item("merchandise", left[0], "marklin-tokens", {"city": at, "tokens": 1}, (at,))
        visited.add(at)


def _verdict(is_right: bool) -> str:
    """A tick, or a cross."""
    name, colour = ("check", "var(--gain)") if is_right else ("cross", "var(--stamp)")
    return f'<circle r="21" fill="var(--sheet)" stroke="{colour}" stroke-width="4"/>' + icon(name, 28, 3.4, colour)


def _described(view: View, facts: Facts, say: Say) -> str:
    planned = facts.get("claim") or facts.get("ride", "")
    tracks = ", ".join(track_word(track, say) for track in planned.split())
    return f"{describe(view, say)}\n{tracks}".strip()


# --- cards and tokens


def _cards(cards: Sequence[str], say: Say, second: str | None = None) -> str:
    """Cards side by side; where one can be the second of a draw, it bears a tick, else a cross."""
    step = WIDE + 10
    markup = "".join(moved(card_markup(card), place * step, 0) for place, card in enumerate(cards))
    if second is not None:
        verdicts = (moved(_verdict(card in second.split()), WIDE / 2, HIGH, 0.62) for card in cards)
        markup += "".join(moved(verdict, place * step, 0) for place, verdict in enumerate(verdicts))
    box = Box(-4, -10, len(cards) * step - 2, HIGH + (26 if second is not None else 14))
    said = ", ".join(say(f"marklin-card-{card}", {}) for card in cards)
    return _row(markup, box, CARD_PIXELS / WIDE, say("marklin-picture-cards", {}), said)


def _stacks(stacks: Sequence[str], say: Say) -> str:
    """One token after the other, the topmost first."""
    x, discs = _TOKEN / 2, []
    for stack in stacks:
        for taken in range(len(data.STACKS[stack])):
            at_x, at_y = data.POSITIONS[0]  # a city's disc, moved from where it stands on the map
            discs.append(moved(city_markup(0, stack, taken), x - at_x, _TOKEN / 2 - at_y))
            x += _TOKEN
        x += _TOKEN / 2
    box = Box(-4, -4, x - _TOKEN + 8, _TOKEN + 8)
    said = "; ".join(", ".join(map(str, data.STACKS[stack])) for stack in stacks)
    return _row("".join(discs), box, UNIT_PIXELS, say("marklin-picture-stacks", {}), said)


def _row(markup: str, box: Box, scale: float, title: str, said: str) -> str:
    return picture(plain(markup), box, title=title, description=said, standalone=False, width=box.width * scale)


def _faces(cards: Sequence[str], say: Say) -> str:
    tiles = "".join(f"<li>{_tile(card)}<span>{escape(say(f'marklin-card-{card}', {}))}</span></li>" for card in cards)
    return f'<ul class="faces">{tiles}</ul>'


def _tile(card: str) -> str:
    """A card; its name stands beside it."""
    size = f'width="{CARD_PIXELS}" height="{number(CARD_PIXELS * HIGH / WIDE)}"'
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" {size} aria-hidden="true">{card_markup(card)}</svg>'
