"""The examples in the rules (`help/`): a few facts, written beside the rule, become a picture.

Kinds of example and what can be said of each; nothing is judged here, a test does that (`pioneer_rails/test_help.py`).

- `board`: map A with the turns of a board in notation. With `crop: C2 E4` it shows only what lies around these cells.
  `plan: D3.se D3.sw` are the first tracks of the next turn, for `card: jc`, and `boxes: 1` claims how many town boxes
  they take. `done: E3` claims which locations are activated. `light: ranches` shows what makes these parts of the
  score, and `points: ranches 1` claims what they bring.
- `cards`: cards side by side. `taken: jd` is what the dealer takes, `hand: pair` claims what five cards are.
- `faces`: kinds of locations, each with its name.
- `objectives`: a list of them.

`wrong: PR-3.1` claims that this rule forbids the last track that is planned.
"""

from collections.abc import Mapping, Sequence
from math import hypot

from whistlestop.draw.svg import Box, Say, escape, moved, number, picture, plain
from whistlestop.draw.symbols import icon
from whistlestop.draw.voice import voice_of
from whistlestop.games.pioneer_rails import data, grid, score
from whistlestop.games.pioneer_rails.draw import board_markup, map_markup
from whistlestop.games.pioneer_rails.draw_cards import HIGH, WIDE, card_markup
from whistlestop.games.pioneer_rails.draw_map import CENTRES, CORNERS, HALF, SIDE, board_box
from whistlestop.games.pioneer_rails.draw_marks import Marks, marks
from whistlestop.games.pioneer_rails.draw_sites import LINES, SITE
from whistlestop.games.pioneer_rails.draw_tracks import tracks_markup
from whistlestop.games.pioneer_rails.draw_words import board_title, describe
from whistlestop.games.pioneer_rails.notation import parse_board
from whistlestop.games.pioneer_rails.rules import Options
from whistlestop.games.pioneer_rails.seen import BoardView, TurnView
from whistlestop.games.pioneer_rails.standing import Standing, standing

Facts = Mapping[str, str]

KEYS = {
    "board": {"board", "crop", "card", "plan", "boxes", "done", "light", "points", "wrong"},
    "cards": {"cards", "taken", "hand", "points"},
    "faces": {"faces"},
    "objectives": {"objectives"},
}
BOARD_PIXELS, UNIT_PIXELS = 560, 0.7  # a whole board; a unit of a part of the map
CARD_PIXELS = 44
_ASIDE = 30  # units from the middle of a track to its verdict


def draw(kind: str, facts: Facts, say: Say) -> str:
    """The picture of an example, themed, with a description in words."""
    if kind not in KEYS or not KEYS[kind] >= set(facts):
        raise ValueError(f"no such example: {kind} with {', '.join(facts)}")
    match kind:
        case "board":
            return _board(facts, say)
        case "cards":
            return _cards(facts["cards"].split(), facts.get("taken", ""), say)
        case "faces":
            return _faces(facts["faces"].split(), say)
        case _:
            return _objectives(facts["objectives"].split(), say)


# --- boards


def board_of(facts: Facts) -> BoardView:
    """The board that an example tells of, without a track that is wrong."""
    turns = parse_board(facts.get("board", ""))
    if "plan" not in facts:
        return BoardView(turns)
    tracks = tuple(facts["plan"].split())
    plan = TurnView(facts["card"], data.SUITS[_suit(facts)], tracks[:-1] if "wrong" in facts else tracks)
    return BoardView((*turns, plan), "laying")


def _suit(facts: Facts) -> int:
    """The railway that is planned for."""
    return data.SUIT_LETTERS.index(facts["card"][1])


def _board(facts: Facts, say: Say) -> str:
    here = standing(Options(), board_of(facts))
    laid = _marks(here, facts)
    if "crop" in facts:
        box = _box(facts["crop"].split())
        markup, wide = map_markup(here, laid.under) + laid.over, box.width * UNIT_PIXELS
    else:
        box = board_box(here.map)
        markup, wide = board_markup(here, voice_of(say, "pioneer-rails-about"), 0, laid), BOARD_PIXELS
    return picture(
        plain(markup), box, title=board_title(say), description=describe(here, say), standalone=False, width=wide
    )


def _box(cells: Sequence[str]) -> Box:
    """The part of the map with these cells, and a little around them."""
    middles = [CENTRES[grid.CELL_NUMBERS[cell]] for cell in cells]
    left, right = min(x for x, _ in middles) - HALF, max(x for x, _ in middles) + HALF
    top, bottom = min(y for _, y in middles) - SIDE, max(y for _, y in middles) + SIDE
    return Box(left - 8, top - 8, right - left + 16, bottom - top + 16)


def _marks(here: Standing, facts: Facts) -> Marks:
    """What stands out: what makes points, or whether the last planned track is right."""
    if "light" in facts:
        return marks(here, [item for item in score.items(here.block, 1) if item.part in facts["light"].split()])
    if "plan" not in facts:
        return Marks("", "")
    way, is_right = grid.WAY_NUMBERS[facts["plan"].split()[-1].lower()], "wrong" not in facts
    track = "" if is_right else tracks_markup(here.map, _suit(facts), (way,), "var(--stamp)")
    return Marks("", track + moved(_verdict(is_right), *_beside(way)))


def _beside(way: int) -> tuple[float, float]:
    """A point beside a way, on the side where the middle of the map is."""
    (x1, y1), (x2, y2) = (CORNERS[corner] for corner in grid.WAY_ENDS[way])
    x, y, length = (x1 + x2) / 2, (y1 + y2) / 2, hypot(x2 - x1, y2 - y1)
    aside, down = (y2 - y1) / length, (x1 - x2) / length
    towards = -_ASIDE if x * aside + y * down > 0 else _ASIDE
    return x + towards * aside, y + towards * down


def _verdict(is_right: bool) -> str:
    """A tick, or a cross."""
    name, colour = ("check", "var(--gain)") if is_right else ("cross", "var(--stamp)")
    return f'<circle r="15" fill="var(--sheet)" stroke="{colour}" stroke-width="4"/>' + icon(name, 20, 3.4, colour)


# --- cards, locations, objectives


def _cards(cards: Sequence[str], taken: str, say: Say) -> str:
    """Cards side by side; where one is taken it bears a cross, and each of the others a tick."""
    step = WIDE + 10
    markup = "".join(moved(card_markup(card), place * step, 0) for place, card in enumerate(cards))
    if taken:
        markup += "".join(
            moved(_verdict(card != taken), place * step + WIDE / 2, HIGH, 0.7) for place, card in enumerate(cards)
        )
    box = Box(-4, -4, len(cards) * step - 2, HIGH + (22 if taken else 8))
    shown = ", ".join(say("pioneer-rails-card", {"card": card}) for card in cards)
    return picture(
        plain(markup),
        box,
        title=say("pioneer-rails-picture-cards", {"cards": shown}),
        standalone=False,
        width=box.width * CARD_PIXELS / WIDE,
    )


def _faces(kinds: Sequence[str], say: Say) -> str:
    tiles = "".join(
        f"<li>{_tile(kind)}<span>{escape(say('pioneer-rails-location', {'location': kind}))}</span></li>"
        for kind in kinds
    )
    return f'<ul class="faces">{tiles}</ul>'


def _tile(kind: str) -> str:
    """A location; its name stands beside it."""
    size = f'width="{number(CARD_PIXELS)}" height="{number(CARD_PIXELS)}"'
    drawn = f'<path {LINES} d="{SITE[data.KINDS.index(kind)]}"/>'
    return f'<svg viewBox="-22 -22 44 44" {size} aria-hidden="true">{drawn}</svg>'


def _objectives(names: Sequence[str], say: Say) -> str:
    told = (escape(say("pioneer-rails-objective", {"objective": name})) for name in names)
    return "<ul>" + "".join(f"<li>{words}</li>" for words in told) + "</ul>"
