"""A board in words for those who do not see it.

Sentences belong to the catalogues: given `say`, each cell becomes one of them. Without it the description
is the board in our notation (RI-9), which needs no language.

Sentences asked for: `railroad-ink-picture-board` (seat, round, rounds; 0 where unknown),
`railroad-ink-picture-dice`, `railroad-ink-picture-cell` (cell, piece, sides, round),
`railroad-ink-picture-crater` (cell), `railroad-ink-picture-impact` (cell), `railroad-ink-picture-empty`,
`railroad-ink-picture-die` (piece, sides, drawn: yes or no), `railroad-ink-picture-special` (piece, sides,
crossed: yes or no), `railroad-ink-picture-meteor` (direction, distance), and one word for each face:
`railroad-ink-face-` with its name in `data`.
"""

from collections.abc import Iterator

from whistlestop.draw.svg import Say
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.notation import format_board
from whistlestop.games.railroad_ink.seen import BoardView


def board_title(say: Say | None, seat: int = 0, round: int = 0, rounds: int = 0) -> str:
    """The name of a board's picture."""
    if say is not None:
        return say("railroad-ink-picture-board", {"seat": seat, "round": round, "rounds": rounds})
    return "Railroad Ink" + (f" · {seat}" if seat else "") + (f" · {round}/{rounds}" if round else "")


def describe(board: BoardView, say: Say | None) -> str:
    """What stands on each cell."""
    return format_board(board) if say is None else " ".join(_sentences(board, say))


def face_word(sides: str, say: Say) -> str:
    """What a piece is called, whichever way it lies."""
    return say(f"railroad-ink-face-{data.face_name(sides)}", {})


def describe_dice(board: BoardView, direction: str | None, distance: int | None, say: Say | None) -> str:
    """The dice to draw, those drawn in brackets; then the specials, those crossed out in brackets."""
    dice = list(zip(board.dice, board.drawn, strict=True))
    specials = [(face, face in board.crossed) for face in data.SPECIALS]
    meteor = None if direction is None or distance is None else (direction, distance)
    if say is None:
        groups = [_bracketed(dice), f"meteor {direction} {distance}" if meteor else "", _bracketed(specials)]
        return " | ".join(group for group in groups if group)
    said = [
        say("railroad-ink-picture-die", {"piece": face_word(face, say), "sides": face, "drawn": _yes(drawn)})
        for face, drawn in dice
    ]
    if meteor:
        said.append(say("railroad-ink-picture-meteor", {"direction": meteor[0], "distance": meteor[1]}))
    said += [
        say("railroad-ink-picture-special", {"piece": face_word(face, say), "sides": face, "crossed": _yes(crossed)})
        for face, crossed in specials
    ]
    return " ".join(said)


def _sentences(board: BoardView, say: Say) -> Iterator[str]:
    if not any(board.cells):
        yield say("railroad-ink-picture-empty", {})
    for cell, sides in enumerate(board.cells):
        name = data.CELL_NAMES[cell]
        if sides == "*":
            yield say("railroad-ink-picture-crater", {"cell": name})
        elif sides:
            args: dict[str, str | int] = {
                "cell": name,
                "piece": face_word(sides, say),
                "sides": sides,
                "round": board.rounds[cell],
            }
            yield say("railroad-ink-picture-cell", args)
    if board.mark is not None:
        yield say("railroad-ink-picture-impact", {"cell": board.mark})


def _bracketed(faces: list[tuple[str, bool]]) -> str:
    return " ".join(f"({face})" if gone else face for face, gone in faces)


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
