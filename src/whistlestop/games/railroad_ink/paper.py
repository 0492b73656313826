"""Boards from paper in the browser: entered by tapping, judged joint by joint, scored (draw/paper.py).

The text is the board of each player in notation, with ` | ` between them. A tool is a face as notation writes it, `*` a
crater, `----` the eraser. The first tap on a cell lays a face as it joins best, every further one turns it.
"""

from collections.abc import Iterator, Sequence

from whistlestop.core.errors import BadNotation, UnknownName
from whistlestop.core.game import Outcome, Seat, Sheet
from whistlestop.core.kernel import block
from whistlestop.draw.paper import Paper, ranked
from whistlestop.draw.screen import Parts, Phrase
from whistlestop.draw.svg import Say, escape
from whistlestop.draw.voice import Voice, said, voice_of
from whistlestop.games.railroad_ink import data, layout, score, screen
from whistlestop.games.railroad_ink.draw_marks import wrong_joint
from whistlestop.games.railroad_ink.draw_words import board_title
from whistlestop.games.railroad_ink.longest import UNKNOWN, longest_trail
from whistlestop.games.railroad_ink.notation import format_board, parse_board
from whistlestop.games.railroad_ink.rules import READINGS, Options, setup
from whistlestop.games.railroad_ink.screen_board import board_parts, shell
from whistlestop.games.railroad_ink.screen_symbols import piece_id, use
from whistlestop.games.railroad_ink.screen_words import face
from whistlestop.games.railroad_ink.seen import BoardView, View
from whistlestop.games.railroad_ink.tally import TRAIL
from whistlestop.games.railroad_ink.views import draw_board

__all__ = ["BLANK", "OPTIONS", "SEATS", "boards_of", "light", "players", "seated", "show", "tap"]

SEATS = (1, 6)
OPTIONS = ("meteors", "edition", "longest", "crater_fills_centre")  # what can be on a board, and how it is counted
BLANK = ""
_BETWEEN = "|"
_ERASER, _CRATER = "----", "*"
_TRAY = (  # faces by the row of the tray in which they lie
    ("dice", (*data.ROUTE_FACES, *data.JUNCTION_FACES)),
    ("specials", data.SPECIALS),
    ("expansions", (*data.LAVA_FACES, data.VOLCANO_FACE, _CRATER)),
    ("erase", (_ERASER,)),
)
_KINDS = {"h": "highway", "r": "railway", "l": "lava"}


def players(text: str) -> int:
    """How many players a result is of."""
    return len(_texts(text))


def seated(text: str, seats: int) -> str:
    """The same result for so many players: new ones have nothing yet, the last ones leave."""
    boards = _texts(text)
    return f" {_BETWEEN} ".join((boards + [""] * seats)[:seats])


def tap(text: str, seat: Seat, tool: str, place: str, options: Options) -> str:
    """The result after a tool was used on a cell of a seat's board."""
    boards = boards_of(text)
    if not 1 <= seat <= len(boards):
        raise UnknownName("no-such-seat", seat=str(seat), seats=len(boards))
    cell = data.CELL_NUMBERS.get(place)
    if cell is None:
        raise BadNotation("railroad-ink-unknown-cell", text=place[:20])
    cells = list(boards[seat - 1].cells)
    cells[cell] = _next(cells, cell, tool)
    boards[seat - 1] = _bare(cells)
    return _written(boards)


def show(text: str, seat: Seat, options: Options, say: Say) -> Paper:
    """The boards as far as they were entered; that of `seat` is there to tap on."""
    voice, boards = voice_of(say, "railroad-ink-about"), boards_of(text)
    view = _view(boards, options)
    sheets = tuple(score.sheet(view, each) for each in range(1, len(boards) + 1))
    board, faults = boards[seat - 1], list(_faults(boards[seat - 1], options))
    wrong = "".join(wrong_joint(cell, side) for fault in faults for cell, side in fault[1])
    parts = {
        **board_parts(voice, seat, board, 0, True),
        f"board-{seat}": shell(seat, escape(board_title(say, seat)), "<!--wrong-->"),
        "wrong": f'<g id="wrong" class="ri-light">{wrong}</g>',
        **_tray(voice),
    }
    return Paper(
        _written(boards),
        len(boards),
        f"board-{seat}",
        parts,
        sheets,
        _outcome(sheets),
        tuple(fault[0] for fault in faults),
    )


def light(text: str, seat: Seat, part: str, options: Options, say: Say) -> Parts:
    """What makes the points of one part of a seat's sheet, on its board."""
    return screen.light(_view(boards_of(text), options), seat, part, say)


# --- boards


def _texts(text: str) -> list[str]:
    return [each.strip() for each in text.split(_BETWEEN)]


def boards_of(text: str) -> list[BoardView]:
    """The boards of a result, one at least."""
    texts = _texts(text)
    if len(texts) > SEATS[1]:
        raise BadNotation("railroad-ink-so-many-boards", boards=len(texts), most=SEATS[1])
    return [_bare(parse_board(each).cells) for each in texts]


def _bare(cells: Sequence[str]) -> BoardView:
    """Nobody asks a finished board in which round each cell was drawn."""
    return BoardView(tuple(cells), (0,) * data.CELLS)


def _written(boards: Sequence[BoardView]) -> str:
    return f" {_BETWEEN} ".join(map(format_board, boards))


def _view(boards: Sequence[BoardView], options: Options) -> View:
    for board in boards:
        _check_routes(board, options)
    return View(None, options, options.rounds, options.rounds, "over", tuple(boards))


def _check_routes(board: BoardView, options: Options) -> None:
    """No game comes to routes so tangled that their longest cannot be found; whoever taps at random may."""
    s = setup(Options(), 1).block
    draw_board(s, layout.HEAD, board)
    for railway in range(2):
        if longest_trail(s, layout.HEAD, railway, READINGS[options.reading], block(TRAIL)) == UNKNOWN:
            raise BadNotation("railroad-ink-too-tangled")


def _outcome(sheets: Sequence[Sheet]) -> Outcome:
    """RI-3.5. Who had the star is not known on paper."""
    standings = [(sheet.total, sheet.points("errors")) for sheet in sheets]
    best = max(standings)
    is_told = any(standing[0] == best[0] and standing != best for standing in standings)
    return ranked(standings, "railroad-ink-tie-errors" if is_told else None)


# --- taps


def _next(cells: Sequence[str], cell: int, tool: str) -> str:
    """What a tap makes of a cell."""
    if tool == _ERASER:
        return ""
    if tool == _CRATER:
        return "" if cells[cell] == _CRATER else _CRATER
    if tool not in data.FACES:
        raise BadNotation("railroad-ink-unknown-piece", text=tool[:20])
    variants = data.VARIANTS[data.FACES.index(tool)]
    ways = sorted(variants, key=lambda sides: -_fit(cells, cell, sides))
    at = ways.index(cells[cell]) + 1 if cells[cell] in ways else 0
    return ways[at % len(ways)]


def _fit(cells: Sequence[str], cell: int, sides: str) -> int:
    """How well a piece joins what is around it: joints count for it, clashes and loose ends against it."""
    found = 0
    for side in range(4):
        kind, met = sides[side], _met(cells, cell, side)
        if met in _KINDS:
            found += 4 if kind == met else -1 if kind == "-" else -9
        elif kind in _KINDS and met == "-":
            found -= 1
    return found


def _met(cells: Sequence[str], cell: int, side: int) -> str:
    """What a cell meets across a side: a kind of route or lava, "-" a blank side, "" nothing yet or the border."""
    neighbour = data.NEIGHBOURS[cell][side]
    if neighbour != data.OFF_BOARD:
        return cells[neighbour][side ^ 2 : (side ^ 2) + 1].replace("*", "")
    return next((kind for there, at, kind in data.EXITS if (there, at) == (cell, side)), "")


# --- faults

_Spot = tuple[int, int]  # a cell and its side


def _faults(board: BoardView, options: Options) -> Iterator[tuple[Phrase, tuple[_Spot, ...]]]:
    """What the rules never allow, in words and where: unlike joints, too many specials, routes without a start."""
    yield from _clashes(board)
    yield from _too_many_specials(board)
    # Meteors and lava take routes away from others, and a crater may be drawn over.
    if not options.meteors and not any(sides == _CRATER or "l" in sides for sides in board.cells):
        yield from _alone(board)


def _clashes(board: BoardView) -> Iterator[tuple[Phrase, tuple[_Spot, ...]]]:
    """RI-2.3: a highway and a railway never meet."""
    for cell, sides in enumerate(board.cells):
        for side, kind in enumerate(sides[:4]):
            met, neighbour = _met(board.cells, cell, side), data.NEIGHBOURS[cell][side]
            is_told = neighbour != data.OFF_BOARD and neighbour < cell  # from the other side
            if {kind, met} == {"h", "r"} and not is_told:
                args = {"cell": data.CELL_NAMES[cell], "other": data.CELL_NAMES[neighbour]}
                if neighbour == data.OFF_BOARD:
                    yield Phrase("railroad-ink-paper-exit-clash", {"cell": args["cell"]}), ((cell, side),)
                else:
                    yield Phrase("railroad-ink-paper-clash", args), ((cell, side),)


def _too_many_specials(board: BoardView) -> Iterator[tuple[Phrase, tuple[_Spot, ...]]]:
    """RI-2.5."""
    drawn = [data.FACE_OF[data.PIECE_NUMBERS[sides]] for sides in board.cells if sides]
    specials = [each for each in drawn if data.FIRST_SPECIAL <= each < data.FIRST_LAVA]
    if len(specials) > data.SPECIALS_PER_GAME:
        yield Phrase("railroad-ink-paper-many-specials", {"specials": len(specials)}), ()
    for special in sorted({each for each in specials if specials.count(each) > 1}):
        yield Phrase("railroad-ink-paper-special-twice", {"face": data.FACE_NAMES[special]}), ()


def _alone(board: BoardView) -> Iterator[tuple[Phrase, tuple[_Spot, ...]]]:
    """RI-2.2: every route goes on from an exit or from another one."""
    reached = {cell for cell, side, kind in data.EXITS if board.cells[cell][side : side + 1] == kind}
    queue = list(reached)
    for cell in queue:
        for side, kind in enumerate(board.cells[cell][:4]):
            neighbour = data.NEIGHBOURS[cell][side]
            if kind in _KINDS and kind == _met(board.cells, cell, side) and neighbour not in (data.OFF_BOARD, *reached):
                reached.add(neighbour)
                queue.append(neighbour)
    for cell, sides in enumerate(board.cells):
        if sides and cell not in reached:
            yield Phrase("railroad-ink-paper-alone", {"cell": data.CELL_NAMES[cell]}), ()


# --- the tray


def _tray(voice: Voice) -> Parts:
    """All faces, those of the dice in front."""
    rows = "".join(
        f'<h3 class="ri-head">{said(voice, f"railroad-ink-paper-{name}")}</h3><div class="ri-row">'
        + "".join(_tool(voice, tool) for tool in tools)
        + "</div>"
        for name, tools in _TRAY
    )
    label = said(voice, "railroad-ink-paper-tray")
    return {"tray": f'<div id="tray" class="ri-tray" role="group" aria-label="{label}">{rows}</div>'}


def _tool(voice: Voice, tool: str) -> str:
    is_eraser = tool == _ERASER
    label = said(voice, "railroad-ink-paper-erase") if is_eraser else face(voice, tool)
    picture = use("ri-rubber" if is_eraser else piece_id(tool))
    return (
        f'<button type="button" class="ri-special" data-tool="{tool}" aria-label="{label}" title="{label}">'
        f'<svg viewBox="0 0 100 100">{picture}</svg></button>'
    )
