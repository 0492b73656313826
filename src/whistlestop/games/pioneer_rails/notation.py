"""Actions, chance and boards as text, both ways; its manual stands in docs/pioneer-rails.md."""

from whistlestop.core.chance import Draw, Lot
from whistlestop.core.errors import BadNotation
from whistlestop.games.pioneer_rails import data, grid
from whistlestop.games.pioneer_rails.actions import ALL_ACTIONS, Action, Bank, Done, Lay, Suit, Take
from whistlestop.games.pioneer_rails.seen import TurnView

LONGEST_TEXT = 4000  # characters of one board; a whole game needs fewer than 1,500

Turns = tuple[TurnView, ...]


# --- actions


def format_action(action: Action) -> str:
    """`take qh`, `suit spades`, `D5.e`, `D5.n-s`, `bank 3`, `done`."""
    match action:
        case Take(card):
            return f"take {card}"
        case Suit(suit):
            return f"suit {suit}"
        case Lay(way):
            return way
        case Bank(nuggets):
            return f"bank {nuggets}"
        case Done():
            return "done"


_BY_TEXT: dict[str, Action] = {format_action(action).lower(): action for action in ALL_ACTIONS}
_BY_TEXT |= {name: Lay(grid.WAY_NAMES[way]) for name, way in grid.WAY_NUMBERS.items()}


def parse_action(text: str) -> Action:
    """The action of a text; capital letters and extra spaces do not matter, and a side has the names of both cells."""
    words = text.split() if len(text) <= LONGEST_TEXT else []
    action = _BY_TEXT.get(" ".join(words).lower())
    if action is None:
        raise BadNotation("pioneer-rails-unknown-action", text=_short(text))
    return action


# --- chance


def format_chance(draw: Draw, lot: Lot) -> str:
    """`dealer 2`, `types 1 3`, `objectives two-banks six-towns`, `hand qh`, `cards tc jd ah`."""
    if draw.what == "dealer":
        return f"dealer {lot[0]}"
    if draw.what == "types":
        return " ".join(["types", *(str(deck + 1) for deck in lot)])
    if draw.what in ("objectives", "objective"):
        return " ".join([draw.what, *(data.OBJECTIVES[number] for number in lot)])
    return " ".join([draw.what, *(data.CARDS[card] for card in lot)])


def parse_chance(draw: Draw, text: str) -> Lot:
    """What was drawn, as typed in by a person."""
    words = text.lower().split() if len(text) <= LONGEST_TEXT else []
    known = _KNOWN.get(draw.what, data.CARD_NUMBERS)
    if words[:1] != [draw.what] or not all(name in known for name in words[1:]):
        raise BadNotation("pioneer-rails-unknown-draw", text=_short(text))
    return tuple(known[name] for name in words[1:])


_KNOWN = {
    "dealer": {str(seat): seat for seat in range(1, data.MOST_TABLE_DEALS + 1)},
    "types": {str(deck + 1): deck for deck in range(data.DECKS)},
    "objectives": data.OBJECTIVE_NUMBERS,
    "objective": data.OBJECTIVE_NUMBERS,
}


# --- boards


def format_board(turns: Turns) -> str:
    """`take qh, D5.e, D6.e, E6.ne; take tc, suit spades, …, bank 3`: the actions of each turn."""
    return "; ".join(", ".join(map(format_action, actions_of(turn))) for turn in turns)


def actions_of(turn: TurnView) -> tuple[Action, ...]:
    """What was done in a turn, but for its end."""
    suit = () if data.SUITS[data.CARD_NUMBERS[turn.card] // len(data.RANKS)] == turn.suit else (Suit(turn.suit),)
    return (Take(turn.card), *suit, *map(Lay, turn.tracks), *map(Bank, turn.paid))


def parse_board(text: str) -> Turns:
    """The turns of a board; nothing is judged but the words and their order."""
    if len(text) > LONGEST_TEXT:
        raise BadNotation("pioneer-rails-board-too-long", length=len(text))
    return tuple(_turn(part) for part in text.split(";")) if text.strip() else ()


def _turn(text: str) -> TurnView:
    match [parse_action(part) for part in text.split(",")]:
        case [Take(card), Suit(suit), *rest]:
            pass
        case [Take(card), *rest]:
            suit = data.SUITS[data.CARD_NUMBERS[card] // len(data.RANKS)]
        case _:
            raise BadNotation("pioneer-rails-unknown-turn", text=_short(text))
    tracks = tuple(action.way for action in rest if isinstance(action, Lay))
    paid = tuple(action.nuggets for action in rest if isinstance(action, Bank))
    turn = TurnView(card, suit, tracks, paid)
    if (*map(Lay, tracks), *map(Bank, paid)) != tuple(rest):
        raise BadNotation("pioneer-rails-unknown-turn", text=_short(text))
    return turn


def _short(text: str) -> str:
    """A piece of what somebody typed, short enough to show."""
    return text if len(text) <= 40 else text[:39] + "…"
