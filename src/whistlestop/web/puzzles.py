"""Puzzles: the best end of a game that a bot has played, to be found at a real table."""

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Element, Node

from whistlestop.web.models import PuzzleLine, Reader
from whistlestop.web.page import Tell, bar, document, form, game_name, hidden, icon, sheet, teller


def puzzles(reader: Reader, by_game: Mapping[str, Sequence[PuzzleLine]]) -> str:
    """The page at `/puzzles`."""
    tell = teller(reader)
    title = tell("web-puzzles")
    body = h.main("#main.column.pairs.puzzles")[
        h.section(".sheet.pad.across")[h.p[tell("web-puzzles-about")]],
        [
            sheet(
                game_name(reader, game),
                h.ol(".puzzle-list")[[_puzzle(tell, game, line) for line in lines]],
                aside=h.span(".small")[
                    tell("web-puzzles-solved", solved=sum(_is_solved(line) for line in lines), all=len(lines))
                ],
            )
            for game, lines in by_game.items()
        ],
    ]
    return document(reader, title, body, bar=bar(reader, title), styles=("pages.css", "alone.css"))


def _is_solved(line: PuzzleLine) -> bool:
    return line.reached is not None and line.reached >= line.best


def _puzzle(tell: Tell, game: str, line: PuzzleLine) -> Element:
    return h.li[
        form(
            "/puzzles",
            hidden("game", game),
            hidden("number", line.number),
            h.button(class_="btn solved" if _is_solved(line) else "btn", type="submit")[
                h.b[tell("web-puzzle", number=line.number)], h.small[_state(tell, line)]
            ],
        )
    ]


def _state(tell: Tell, line: PuzzleLine) -> Node:
    if _is_solved(line):
        return [icon("check", 18), tell("web-puzzle-done", points=line.best)]
    if line.reached is not None:
        return tell("web-puzzle-reached", reached=line.reached, points=line.best)
    return tell("web-puzzle-open", points=line.best)
