"""How a game ended: who won, the sheets side by side, that chance was fair, and what to do next."""

from collections.abc import Sequence
from typing import Protocol

from whistlestop.core.game import Outcome, Seat, Sheet
from whistlestop.draw.svg import escape
from whistlestop.web import assets, lesson, place, sheets
from whistlestop.web.models import PuzzleGoal, Scene
from whistlestop.web.page import icon
from whistlestop.web.phrases import label, tell
from whistlestop.web.seats import People

RUNNING = '<section id="end"></section>'
STYLES = "end.css"


def late(scene: Scene) -> str:
    """The part `end` as it travels: empty while the game runs; then it says where the page finds the result.

    That is by far the largest part of a page, and the next table may become known after it was fetched.
    """
    if not scene.is_over:
        return RUNNING
    address = place.at(f"/t/{scene.id}/end?next={escape(scene.rematch)}")
    return f'<section id="end" data-late="{address}" data-styles="{assets.url(STYLES)}"></section>'


def end(people: People, scene: Scene) -> str:
    """The result, where the part `end` stands; empty while the game runs."""
    if not scene.is_over:
        return RUNNING
    if scene.outcome is None:
        found = _stopped(people, scene)
    elif scene.puzzle is None:
        found = result(people, scene.game, scene.outcome, scene.sheets)
    else:
        found = _reached(people, scene, scene.outcome, scene.puzzle.seat)
    return (
        f'<section id="end" aria-labelledby="result">{found}'
        f"{_next(scene, people.locale)}{_keepsakes(scene, people.locale)}{fairness(people.locale, scene)}</section>"
    )


def result(people: People, game: str, outcome: Outcome, all_sheets: Sequence[Sheet]) -> str:
    """Who won, and the sheets of all, best first."""
    ranked = sorted(all_sheets, key=lambda sheet: (outcome.places[sheet.seat - 1], sheet.seat))
    tie = f'<p class="tie">{label(people.locale, outcome.tie_break)}</p>' if outcome.tie_break else ""
    return _arrived(people, game, verdict(people, outcome), f"{tie}{conceded(people)}", ranked)


def _reached(people: People, scene: Scene, outcome: Outcome, seat: Seat) -> str:
    """How a puzzle ended: a target that its game has counts for nothing, nor do others, whose secrets are imagined."""
    own = [sheet for sheet in scene.sheets if sheet.seat == seat]
    return _arrived(people, scene.game, reached(people.locale, outcome, seat), conceded(people), own)


def _arrived(people: People, game: str, words: str, more: str, shown: Sequence[Sheet]) -> str:
    return (
        f'<div class="sheet pad"><div class="head"><h2 id="result">{words}</h2>'
        f'<span class="stamp">{label(people.locale, "web-arrived")}</span></div>'
        f"{more}{_compared(people, game, shown)}</div>"
    )


def _compared(people: People, game: str, shown: Sequence[Sheet]) -> str:
    corner = label(people.locale, "web-table-light")
    return sheets.compared(people, game, [sheets.lines(game, sheet) for sheet in shown], corner)


def _stopped(people: People, scene: Scene) -> str:
    """That a game was ended before its end, with the sheets as they stood."""
    shown = _compared(people, scene.game, scene.sheets)
    about = label(people.locale, "web-table-stopped-about")
    return (
        f'<div class="sheet pad"><div class="head"><h2 id="result">{abandoned(people)}</h2></div>'
        f'<p class="tie">{about}</p>{conceded(people)}{shown}</div>'
    )


def abandoned(people: People) -> str:
    """What came of a game that was ended before its end; whom all the others have left it to has won."""
    left = [chair.number for chair in people.chairs if not chair.has_conceded]
    if len(left) != 1 or len(people.chairs) == 1:
        return label(people.locale, "web-table-stopped")
    if left[0] == people.you:
        return label(people.locale, "web-table-you-win")
    return tell(people.locale, "web-table-wins", names=people.listed(left))


def conceded(people: People) -> str:
    """Who has given up on the way."""
    who = [chair.number for chair in people.chairs if chair.has_conceded]
    if not who:
        return ""
    others = [seat for seat in who if seat != people.you]
    told = [tell(people.locale, "web-table-gave-up", names=people.listed(others))] if others else []
    told += [label(people.locale, "web-table-you-gave-up")] if len(others) < len(who) else []
    return f'<p class="tie">{" ".join(told)}</p>'


def verdict(people: People, outcome: Outcome) -> str:
    """Who won, or what somebody who played alone has reached."""
    locale, winners = people.locale, outcome.winners
    if len(outcome.scores) == 1:
        points, target = outcome.scores[0], outcome.target
        if target is None:
            return tell(locale, "web-table-points", points=points)
        return tell(locale, "web-table-enough" if winners else "web-table-not-enough", points=points, target=target)
    if people.you not in winners:
        words = "web-table-wins" if len(winners) == 1 else "web-table-share"
        return tell(locale, words, names=people.listed(winners))
    others = [winner for winner in winners if winner != people.you]
    return (
        tell(locale, "web-table-you-share", names=people.listed(others))
        if others
        else label(locale, "web-table-you-win")
    )


def reached(locale: str, outcome: Outcome, seat: Seat) -> str:
    """What a seat has reached, whatever the others have."""
    return tell(locale, "web-table-points", points=outcome.scores[seat - 1])


# --- what next


def _next(scene: Scene, locale: str) -> str:
    """Play again, or look at it again: always in sight, so that somebody's call for another game is seen as well."""
    call = again = review = ""
    if scene.challenge:  # there is no second try
        again = (
            f'<a class="btn go" href="{place.at(escape(scene.challenge))}">{label(locale, "web-challenge-results")}</a>'
        )
        if scene.is_held_back:
            call = f'<p class="call">{label(locale, "web-challenge-held")}</p>'
    elif scene.puzzle is not None:
        call, again = _puzzle(scene, scene.puzzle, locale)
    elif scene.rematch and scene.seat is not None:
        call = f'<p class="call" role="status">{label(locale, "web-table-called")}</p>'
        again = f'<a class="btn go" href="{place.at(escape(scene.rematch))}">{label(locale, "web-table-next")}</a>'
    elif scene.lesson is not None:
        again = lesson.onward(locale, scene.game)
    elif scene.seat is not None:
        again = _post(f"/t/{scene.id}/rematch", label(locale, "web-table-again"))
    if scene.replay:
        words = label(locale, "web-table-review")
        review = f'<a class="btn" href="{place.at(escape(scene.replay))}">{icon("eye", 20)}{words}</a>'
    return f'<div class="next">{call}<div class="btns">{again}{review}</div></div>' if again or review else ""


def _puzzle(scene: Scene, goal: PuzzleGoal, locale: str) -> tuple[str, str]:
    """Whether a puzzle is solved; then the way to the next one, else to try it again."""
    if scene.outcome is None:  # ended before its end
        return "", _post("/puzzles", label(locale, "web-puzzle-again"), game=scene.game, number=goal.number)
    short = goal.best - scene.outcome.scores[goal.seat - 1]
    solved = label(locale, "web-puzzle-solved")
    told = tell(locale, "web-puzzle-short", points=goal.best, short=short) if short > 0 else solved
    goes_on = short <= 0 and goal.has_next
    number, words = (goal.number + 1, "web-puzzle-next") if goes_on else (goal.number, "web-puzzle-again")
    again = _post("/puzzles", label(locale, words), game=scene.game, number=number)
    return f'<p class="call" role="status">{told}</p>', again


def _keepsakes(scene: Scene, locale: str) -> str:
    """What can be taken along. Where a device cannot share, the link is copied."""
    share = ""
    if scene.is_held_back:
        return ""
    if scene.replay:
        address, words = place.at(escape(scene.replay)), label(locale, "web-table-share-replay")
        share = f'<button class="btn" type="button" data-share="{address}">{icon("share", 20)}{words}</button>'
    save = label(locale, "web-table-save")
    file = f'<a class="btn" href="{place.at(f"/t/{scene.id}/file")}" download>{icon("download", 20)}{save}</a>'
    return f'<div class="btns keep">{share}{file}</div>'


def _post(action: str, words: str, **fields: str | int) -> str:
    hidden = "".join(f'<input type="hidden" name="{name}" value="{value}">' for name, value in fields.items())
    return f'<form method="post" action="{place.at(action)}">{hidden}<button class="btn go">{words}</button></form>'


# --- fairness


class Proven(Protocol):
    """What is known of the chance of a game, live or looked at again; of the seed nothing before its end."""

    @property
    def commitment(self) -> str: ...
    @property
    def seed(self) -> str: ...
    @property
    def nonce(self) -> str: ...
    @property
    def fair(self) -> bool | None: ...


def fairness(locale: str, scene: Proven) -> str:
    """That nobody could change dice or cards after the first move, with what proves it."""
    if not scene.commitment:
        return ""
    checked = {
        True: f'<span class="plus">{label(locale, "web-table-checked")}</span>',
        False: f'<span class="minus">{label(locale, "web-table-not-fair")}</span>',
        None: "",
    }[scene.fair]
    about = "web-table-fair-about" if scene.seed else "web-table-fair-now"
    shown = (("commitment", scene.commitment), ("seed", scene.seed), ("nonce", scene.nonce))
    rows = "".join(f"<dt>{label(locale, f'web-table-{id}')}</dt><dd>{escape(text)}</dd>" for id, text in shown if text)
    return (
        f'<details class="fair"><summary>{label(locale, "web-table-fair")} {checked}</summary>'
        f"<p>{label(locale, about)}</p><dl>{rows}</dl></details>"
    )
