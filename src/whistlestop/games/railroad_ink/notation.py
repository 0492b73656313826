"""Actions, dice and boards as text, both ways (RI-9); the page docs/notation.md is its manual."""

from typing import NamedTuple

from whistlestop.core.chance import Draw, Lot
from whistlestop.core.errors import BadNotation
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.actions import ALL_ACTIONS, Action, Confirm, Erase, Ignore, Place, Strike, Take
from whistlestop.games.railroad_ink.rules import DIRECTION_DIE, LAVA_DIE
from whistlestop.games.railroad_ink.seen import BoardView

LONGEST_TEXT = 4000  # characters of one board; a full history needs fewer than 1,000


# --- actions


def format_action(action: Action) -> str:
    """`B1 h-h-`, `C3 ----`, `meteor up`, `ignore hhhh`, `take 3`, `done`."""
    match action:
        case Place(cell, piece):
            return f"{cell} {piece}"
        case Erase(cell):
            return f"{cell} ----"
        case Strike(direction):
            return f"meteor {direction}"
        case Ignore(special):
            return f"ignore {special}"
        case Take(pair):
            return f"take {pair}"
        case Confirm():
            return "done"


_BY_TEXT = {format_action(action).lower(): action for action in ALL_ACTIONS if action is not None}
_BY_TEXT |= {
    f"ignore {variant}": Ignore(face)
    for face, variants in zip(data.FACES, data.VARIANTS, strict=True)
    if face in data.SPECIALS
    for variant in variants
}


def parse_action(text: str) -> Action:
    """The action of a text; capital letters and extra spaces do not matter."""
    words = text.split() if len(text) <= LONGEST_TEXT else []
    action = _BY_TEXT.get(" ".join(words).lower())
    if action is None:
        if len(words) == 2 and words[0].upper() in data.CELL_NUMBERS:
            raise BadNotation("railroad-ink-unknown-piece", text=_short(words[1]))
        if len(words) == 2 and words[1].lower() in data.PIECE_NUMBERS:
            raise BadNotation("railroad-ink-unknown-cell", text=_short(words[0]))
        raise BadNotation("railroad-ink-unknown-action", text=_short(text))
    return action


# --- chance


def format_chance(draw: Draw, lot: Lot) -> str:
    """`star 2`, `pool 1 1 4 1 …`, `h-h- hh-- rrr- hrhr^ | lava ll-- lh-h | meteor left 2`."""
    if draw.what == "star":
        return f"star {lot[0]}"
    if draw.what == "pool":
        return "pool " + " ".join("4" if kind else "1" for kind in lot)
    routes, lava, meteors = _sizes(draw)
    groups = [" ".join(data.FACES[face] for face in lot[:routes])]
    if lava:
        groups.append("lava " + " ".join(data.FACES[face] for face in lot[routes : routes + 2]))
    if meteors:
        groups.append(f"meteor {_DIRECTIONS[lot[-2]]} {lot[-1]}")
    return " | ".join(groups)


def parse_chance(draw: Draw, text: str) -> Lot:
    """What the dice show, as typed in by a person; a face may be written in any rotation."""
    words = text.replace("|", " ").lower().split() if len(text) <= LONGEST_TEXT else []
    if draw.what in ("star", "pool"):
        known = tuple("123456" if draw.what == "star" else "14")
        if words[:1] != [draw.what] or not all(word in known for word in words[1:]):
            raise BadNotation("railroad-ink-unknown-dice", text=_short(text))
        return tuple(int(word) if draw.what == "star" else int(word == "4") for word in words[1:])
    routes, lava, meteors = _sizes(draw)
    shape = routes + 3 * lava + 3 * meteors
    meteor = words[routes + 3 * lava :]
    if (
        len(words) != shape
        or (lava and words[routes] != "lava")
        or (meteors and (meteor[0] != "meteor" or meteor[1] not in _DIRECTIONS or meteor[2] not in ("1", "2", "3")))
    ):
        raise BadNotation("railroad-ink-unknown-dice", text=_short(text))
    faces = [face_number(word) for word in (*words[:routes], *(words[routes + 1 : routes + 3] if lava else ()))]
    return (*faces, *((_DIRECTIONS.index(meteor[1]), int(meteor[2])) if meteors else ()))


_DIRECTIONS = (*data.DIRECTIONS, "free")


def face_number(text: str) -> int:
    """The face of which this is a rotation or mirror image."""
    piece = data.PIECE_NUMBERS.get(text)
    if piece is None or piece in (data.EMPTY, data.CRATER):
        raise BadNotation("railroad-ink-unknown-piece", text=_short(text))
    return data.FACE_OF[piece]


def _sizes(draw: Draw) -> tuple[int, bool, bool]:
    """How many route dice a roll has, and whether lava and meteor dice."""
    lava, meteors = LAVA_DIE in draw.parts, DIRECTION_DIE in draw.parts
    return len(draw.parts) - 2 * lava - 2 * meteors, lava, meteors


# --- boards


class Entry(NamedTuple):
    """One word of a board or history: a piece on a cell (EMPTY: erased, CRATER: struck), or the impact mark."""

    round: int
    cell: int
    piece: int
    is_mark: bool = False


def parse_entries(text: str) -> tuple[Entry, ...]:
    """A board or history word by word, in order; `;` ends a round."""
    if len(text) > LONGEST_TEXT:
        raise BadNotation("railroad-ink-board-too-long", length=len(text))
    return tuple(
        _entry(number, word.strip())
        for number, words in enumerate(text.split(";"), 1)
        for word in words.split(",")
        if word.strip()
    )


def _entry(number: int, word: str) -> Entry:
    if word.startswith("@"):
        return Entry(number, _cell(word[1:].strip()), data.EMPTY, is_mark=True)
    cell, _, sides = word.partition(" ")
    place, piece = _cell(cell), data.PIECE_NUMBERS.get(sides.strip().lower())
    if piece is None:
        raise BadNotation("railroad-ink-unknown-piece", text=_short(word))
    return Entry(number, place, piece)


def _cell(name: str) -> int:
    cell = data.CELL_NUMBERS.get(name.upper())
    if cell is None:
        raise BadNotation("railroad-ink-unknown-cell", text=_short(name))
    return cell


def parse_board(text: str) -> BoardView:
    """The board at the end of a history; nothing is judged but the words."""
    cells, rounds, mark = [""] * data.CELLS, [0] * data.CELLS, None
    for entry in parse_entries(text):
        if entry.is_mark:
            mark = data.CELL_NAMES[entry.cell]
            continue
        sides = data.PIECES[entry.piece] if entry.piece else ""
        is_first_volcano = entry.cell == data.MIDDLE and entry.piece == data.VOLCANO_PIECE
        cells[entry.cell] = sides
        rounds[entry.cell] = 0 if sides in ("", "*") or is_first_volcano else entry.round
    return BoardView(tuple(cells), tuple(rounds), mark=mark)


def format_board(seen: BoardView) -> str:
    """The placements of each round, `;` after each but the last; then craters and the impact mark."""
    groups: list[list[str]] = [[] for _ in range(max(1, *seen.rounds))]
    for cell, sides in enumerate(seen.cells):
        if sides not in ("", "*"):
            groups[max(0, seen.rounds[cell] - 1)].append(f"{data.CELL_NAMES[cell]} {sides}")
    groups[-1] += [f"{data.CELL_NAMES[cell]} *" for cell, sides in enumerate(seen.cells) if sides == "*"]
    if seen.mark is not None:
        groups[-1].append(f"@{seen.mark}")
    return "; ".join(", ".join(group) for group in groups)


def _short(text: str) -> str:
    """A piece of what somebody typed, short enough to show."""
    return text if len(text) <= 40 else text[:39] + "…"
