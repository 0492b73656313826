"""The tray as parts of a page: dice, specials, the meteor, the draft's pairs, each a button where it can be played.

The ids of the parts are the same through a whole game: what is not there now is an empty, hidden element. Where the
window is low the specials fold into one button that opens them (play.css).
"""

from collections.abc import Collection
from functools import cache, lru_cache
from typing import Literal

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts
from whistlestop.draw.svg import escape
from whistlestop.draw.symbols import badge
from whistlestop.draw.voice import Voice, said
from whistlestop.games.railroad_ink import data
from whistlestop.games.railroad_ink.screen_symbols import piece_id, use
from whistlestop.games.railroad_ink.screen_words import face
from whistlestop.games.railroad_ink.seen import BoardView, View
from whistlestop.games.railroad_ink.textboard import shared_dice

ERASER = "----"  # as notation writes what is rubbed out
ROUTE_DICE = 4

# blocked: it fits nowhere; still: its player cannot draw now, and a tap says why; shown: to spectators
DieState = Literal["ready", "blocked", "drawn", "still", "shown"]
Purpose = Literal["draw", "ignore"]


def tray_groups(voice: Voice, view: View, offers: Collection[str], is_acting: bool) -> tuple[Parts, ...]:
    """What the viewer plays with; `offers` are the tools that can go somewhere now. Treat it as fixed: it is kept."""
    options = view.options
    pairs = 2 * view.seats if options.draft else 0
    groups = [_shell(voice, view.seat is not None, options.lava, options.meteors, pairs)]
    if view.seat is None:
        faces = shared_dice(view)
        board = BoardView((), (), dice=faces, drawn=(False,) * len(faces))
    else:
        board = view.boards[view.seat - 1]
        stage = "over" if view.phase == "over" else board.stage
        groups.append(_specials(voice, stage, board.crossed, board.special_done, options.lava, ERASER in offers))
    idle: DieState = "shown" if view.seat is None else "still"
    fits = tuple([face in offers for face in board.dice]) if is_acting and board.stage == "drawing" else None
    groups.append(_dice(voice, board.dice, board.drawn, fits, options.lava, idle, view.round % 2 == 1))
    if options.meteors:
        groups.append({"meteor": _meteor(voice, view, board, is_acting and board.stage == "strike")})
    if pairs:
        groups.append(_pairs(voice, view, pairs, is_acting and view.phase == "draft"))
    return tuple(groups)


@lru_cache(maxsize=1 << 8)
def _shell(voice: Voice, has_specials: bool, has_lava: bool, has_meteors: bool, pairs: int) -> Parts:
    dice = "".join(f"<!--die-{die}-->" for die in range(1, ROUTE_DICE + 1 + 2 * has_lava))
    specials = "".join(f"<!--special-{special}-->" for special in range(1, len(data.SPECIALS) + 1))
    more = "<!--volcano--><!--rub-->" if has_lava else ""
    offered = "".join(f"<!--pair-{pair}-->" for pair in range(1, pairs + 1))
    tray = (
        f'<div id="tray" class="ri-tray{" ri-lava" if has_lava else ""}" role="group"'
        f' aria-label="{said(voice, "railroad-ink-picture-dice")}">'
        + ("<!--meteor-->" if has_meteors else "")
        + (f'<!--pick--><div class="ri-pairs">{offered}</div>{_names(voice)}' if pairs else "")
        + f'<div class="ri-dice">{dice}</div>'
        + (f"{_fold(has_lava)}{_OPENING_SPECIALS}{specials}{more}</div></div>" if has_specials else "")
        + "</div>"
    )
    return {"tray": tray}


_OPENING_SPECIALS = '<div id="specials" class="ri-specials" popover=""><!--spent--><div class="ri-row">'


@cache
def _nothing(id: str) -> str:
    return f'<i id="{id}" hidden=""></i>'


@cache
def _picture(sides: str) -> str:
    return f'<svg viewBox="0 0 100 100">{use(piece_id(sides))}</svg>'


# --- dice


@lru_cache(maxsize=1 << 12)
def _dice(
    voice: Voice,
    dice: tuple[str, ...],
    drawn: tuple[bool, ...],
    fits: tuple[bool, ...] | None,
    has_lava: bool,
    idle: DieState,
    is_odd_round: bool,
) -> Parts:
    """Route dice are the first four, lava dice the last two; in the draft some are not there yet.

    `idle` is what undrawn dice are while nothing can be drawn, and nothing is known to fit.
    """
    routes = len(dice) - 2 * has_lava
    parts = {}
    for die in range(1, ROUTE_DICE + 1 + 2 * has_lava):
        place = die - 1 if die <= ROUTE_DICE else die - 1 - ROUTE_DICE + routes
        if not dice or (die <= ROUTE_DICE and die > routes):
            parts[f"die-{die}"] = _nothing(f"die-{die}")
            continue
        state = idle
        if drawn[place]:
            state = "drawn"
        elif fits is not None:
            state = "ready" if fits[place] else "blocked"
        parts[f"die-{die}"] = _die(voice, die, dice[place], state, is_odd_round)
    return parts


@lru_cache(maxsize=1 << 12)
def _die(voice: Voice, die: int, shown: str, state: DieState, is_odd_round: bool) -> str:
    """Odd rounds and even ones look different to style sheets, so that new dice can flip in."""
    drawn = "yes" if state == "drawn" else "no"
    label = said(voice, "railroad-ink-picture-die", ("piece", face(voice, shown)), ("drawn", drawn))
    look = "ri-die odd" if is_odd_round else "ri-die"
    if state in ("still", "shown"):
        tool = f' data-tool="{shown}"' if state == "still" else ""
        return f'<span id="die-{die}" class="{look}"{tool} role="img" aria-label="{label}">{_picture(shown)}</span>'
    if state == "blocked":
        label += " " + said(voice, "railroad-ink-die-blocked")
    more = "" if state == "ready" else f" {state}"
    off = _OFF if state == "drawn" else ""
    return (
        f'<button id="die-{die}" class="{look}{more}" data-tool="{shown}"{off} aria-label="{label}">'
        f"{_picture(shown)}</button>"
    )


_OFF = ' aria-disabled="true"'  # of no use now, but it can be tapped to hear why


# --- specials, volcano, eraser


@lru_cache(maxsize=1 << 12)
def _specials(
    voice: Voice, stage: str, crossed: tuple[str, ...], is_done: bool, has_lava: bool, can_rub: bool
) -> Parts:
    purpose: Purpose = "ignore" if stage == "strike" else "draw"
    ids = [f"special-{number}" for number in range(1, len(data.SPECIALS) + 1)]
    if stage == "over":
        gone = [*ids, "spent", "left", *(("volcano", "rub") if has_lava else ())]
        return {id: _nothing(id) for id in gone}
    first = next((shown for shown in data.SPECIALS if shown not in crossed), "")
    parts = {
        id: _special(voice, id, shown, shown in crossed, shown == first)
        for id, shown in zip(ids, data.SPECIALS, strict=True)
    }
    left = data.SPECIALS_PER_GAME - len(crossed)
    parts["spent"] = _spent(voice, left, purpose, is_done or left == 0)
    parts["left"] = _left(voice, left, purpose)
    if has_lava:
        parts["volcano"] = _tool(voice, "volcano", data.VOLCANO_FACE) if stage == "drawing" else _nothing("volcano")
        parts["rub"] = _tool(voice, "rub", ERASER) if can_rub else _nothing("rub")
    return parts


@lru_cache(maxsize=1 << 8)
def _special(voice: Voice, id: str, shown: str, is_crossed: bool, is_first: bool) -> str:
    """Drawn, or crossed out to ignore a meteor: what a tap asks for depends on what is offered."""
    crossed = "yes" if is_crossed else "no"
    label = said(voice, "railroad-ink-picture-special", ("piece", face(voice, shown)), ("crossed", crossed))
    look = "ri-special crossed" if is_crossed else "ri-special"
    action = f'data-tool="{shown}"'
    if is_crossed:
        action += _OFF
    elif is_first:
        action += ' data-key="s"'
    return f'<button id="{id}" class="{look}" {action} aria-label="{label}">{_picture(shown)}</button>'


@lru_cache(maxsize=1 << 6)
def _spent(voice: Voice, left: int, purpose: Purpose, is_spent: bool) -> str:
    """The heading of the specials; those that are left are paler while none can be drawn."""
    words = said(voice, "railroad-ink-specials" if purpose == "draw" else "railroad-ink-specials-ignore")
    look = "ri-head spent" if is_spent else "ri-head"
    return f'<p id="spent" class="{look}"><span>{words} · {left}/{data.SPECIALS_PER_GAME}</span></p>'


def _fold(has_lava: bool) -> str:
    """What the specials fold into. It holds a picture of each; style sheets show the one that is chosen."""
    folded = {f"s{number}": piece_id(shown) for number, shown in enumerate(data.SPECIALS, 1)}
    if has_lava:
        folded |= {"volcano": piece_id(data.VOLCANO_FACE), "rub": "ri-rubber"}
    pictures = "".join(use(symbol, f' class="{look}"') for look, symbol in folded.items())
    return (
        '<button id="fold" class="ri-die ri-fold" popovertarget="specials">'
        f'<svg viewBox="0 0 100 100">{pictures}</svg><!--left--></button>'
    )


@lru_cache(maxsize=1 << 6)
def _left(voice: Voice, left: int, purpose: Purpose) -> str:
    """What the folded specials are, and how many of them are left."""
    label = said(voice, "railroad-ink-specials-left", ("left", left), ("all", data.SPECIALS_PER_GAME))
    sign = f'<svg viewBox="-12 -12 24 24">{use("ri-plus" if purpose == "draw" else "ri-cross")}</svg>'
    words = said(voice, "railroad-ink-specials")
    return f'<span id="left" role="img" aria-label="{label}">{sign}<b>{words}</b>{left}/{data.SPECIALS_PER_GAME}</span>'


@lru_cache(maxsize=1 << 4)
def _tool(voice: Voice, id: str, tool: str) -> str:
    label = said(voice, "railroad-ink-tool-rub" if tool == ERASER else "railroad-ink-face-volcano")
    drawing = f'<svg viewBox="0 0 100 100">{use("ri-rubber")}</svg>' if tool == ERASER else _picture(tool)
    return f'<button id="{id}" class="ri-special" data-tool="{tool}" aria-label="{label}">{drawing}</button>'


# --- the meteor


def _meteor(voice: Voice, view: View, board: BoardView, can_choose: bool) -> str:
    """Where it may go, while the viewer decides (RI-6.1); for a spectator the two dice."""
    is_shown = can_choose or (view.seat is None and view.phase != "over")
    if view.direction is None or view.distance is None or not is_shown:
        return _nothing("meteor")
    return _meteor_row(voice, view.direction, view.distance, can_choose)


@lru_cache(maxsize=1 << 7)
def _meteor_row(voice: Voice, direction: str, distance: int, can_choose: bool) -> str:
    label = said(voice, "railroad-ink-picture-meteor", ("direction", direction), ("distance", distance))
    far = f'<svg class="ri-far" viewBox="-41 -41 82 82">{use(f"ri-far-{distance}")}</svg>'
    if not can_choose:
        shown = f'<svg class="ri-far" viewBox="-41 -41 82 82">{use(f"ri-{direction}")}</svg>{far}'
        return f'<div id="meteor" class="ri-meteor" role="img" aria-label="{label}">{shown}</div>'
    ways, only = (data.DIRECTIONS, "") if direction == "free" else ((direction,), ' data-only=""')
    buttons = "".join(
        f'<button class="ri-way" data-draft="meteor {way}"{only}><svg viewBox="-32 -32 64 64">{use(f"ri-{way}")}</svg>'
        f"{said(voice, f'railroad-ink-direction-{way}')}</button>"
        for way in ways
    )
    return f'<div id="meteor" class="ri-meteor" role="group" aria-label="{label}">{far}{buttons}</div>'


# --- the draft


def _pairs(voice: Voice, view: View, count: int, can_take: bool) -> Parts:
    """Pairs are buttons for every player, in each of them what was rolled.

    The part `pick` before them says whether they are shown, and whether it is the viewer's turn to take. While they are
    not shown nobody has taken them: so a new round, which changes so much else, changes only what was rolled.
    """
    is_shown = view.phase in ("strike", "draft")
    look = "ri-pick on" if can_take else "ri-pick" if is_shown else "ri-pick off"
    parts = {"pick": f'<i id="pick" class="{look}"></i>'}
    for pair in range(1, count + 1):
        taker = view.taken_by[pair - 1] if is_shown else 0
        parts[f"pair-{pair}"] = _pair(voice, pair, taker, view.seat is not None)
        parts[f"rolled-{pair}"] = _rolled(pair, view.pairs[pair - 1] if view.pairs else ())
        parts[f"faces-{pair}"] = _faces(pair)
    return parts


def _names(voice: Voice) -> str:
    """What faces are called, once for all pairs."""
    return "".join(f'<span id="f{shown}" hidden="">{escape(face(voice, shown))}</span>' for shown in _FACES)


_FACES = (*data.ROUTE_FACES, *data.JUNCTION_FACES)


@lru_cache(maxsize=1 << 10)
def _pair(voice: Voice, pair: int, taker: Seat, is_player: bool) -> str:
    inside = (
        f'<span class="unseen">{said(voice, "railroad-ink-pair", ("pair", pair))}</span>'
        f"<!--rolled-{pair}--><!--faces-{pair}-->"
    )
    look = ""
    if taker:
        inside += f'<svg class="ri-taker" viewBox="0 0 24 24">{badge(taker)}</svg>'
        inside += f'<span class="unseen">{said(voice, "railroad-ink-pair-gone", ("seat", taker))}</span>'
        look = f' class="gone"{_OFF if is_player else ""}'
    if not is_player:
        return f'<span id="pair-{pair}"{look}>{inside}</span>'
    return f'<button id="pair-{pair}"{look} data-draft="take {pair}">{inside}</button>'


@lru_cache(maxsize=1 << 11)
def _rolled(pair: int, faces: tuple[str, ...]) -> str:
    """Which faces of a pair show: a class for each, since a dozen new pairs can come with one move."""
    look = " ".join([f"{place}{_FACES.index(shown)}" for place, shown in zip("ab", faces, strict=False)])
    return f'<i id="rolled-{pair}" class="{look or "none"}"></i>'


@cache
def _faces(pair: int) -> str:
    """All faces, as the first of the pair and as the second; the style sheet shows those that were rolled."""
    pictures = "".join(
        use(piece_id(shown), f' class="{place}{number}" role="img" aria-labelledby="f{shown}"')
        for place in "ab"
        for number, shown in enumerate(_FACES)
    )
    return f'<svg id="faces-{pair}" role="none" viewBox="0 0 230 100">{pictures}</svg>'
