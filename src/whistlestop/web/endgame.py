"""How a game ended: who won, the sheets side by side, that chance was fair, and what to do next."""

from collections.abc import Sequence

from whistlestop.core.game import Outcome, Sheet
from whistlestop.draw.svg import escape
from whistlestop.web import place, sheets
from whistlestop.web.models import Replay, Scene
from whistlestop.web.page import icon
from whistlestop.web.phrases import label, tell
from whistlestop.web.seats import People

RUNNING = '<section id="end"></section>'


def late(scene: Scene) -> str:
    """The part `end` as it travels: empty while the game runs; then it says where the page finds the result.

    That is by far the largest part of a page, and the next table may become known after it was fetched.
    """
    if scene.outcome is None:
        return RUNNING
    return f'<section id="end" data-late="{place.at(f"/t/{scene.id}/end?next={escape(scene.rematch)}")}"></section>'


def end(people: People, scene: Scene) -> str:
    """The result, where the part `end` stands; empty while the game runs."""
    if scene.outcome is None:
        return RUNNING
    return (
        f'<section id="end" aria-labelledby="result">{result(people, scene.game, scene.outcome, scene.sheets)}'
        f"{_next(scene, people.locale)}{_keepsakes(scene, people.locale)}{fairness(people.locale, scene)}</section>"
    )


def result(people: People, game: str, outcome: Outcome, all_sheets: Sequence[Sheet]) -> str:
    """Who won, and the sheets of all, best first."""
    ranked = sorted(all_sheets, key=lambda sheet: (outcome.places[sheet.seat - 1], sheet.seat))
    tie = f'<p class="tie">{label(people.locale, outcome.tie_break)}</p>' if outcome.tie_break else ""
    return (
        f'<div class="sheet pad"><div class="head"><h2 id="result">{verdict(people, outcome)}</h2>'
        f'<span class="stamp">{label(people.locale, "web-arrived")}</span></div>'
        f"{tie}{sheets.compared(people, game, [sheets.lines(game, sheet) for sheet in ranked])}</div>"
    )


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


# --- what next


def _next(scene: Scene, locale: str) -> str:
    """Play again, or look at it again: always in sight, so that somebody's call for another game is seen as well."""
    call = again = review = ""
    if scene.rematch and scene.seat is not None:
        call = f'<p class="call" role="status">{label(locale, "web-table-called")}</p>'
        again = f'<a class="btn go" href="{place.at(escape(scene.rematch))}">{label(locale, "web-table-next")}</a>'
    elif scene.seat is not None:
        again = _post(f"/t/{scene.id}/rematch", label(locale, "web-table-again"))
    if scene.replay:
        words = label(locale, "web-table-review")
        review = f'<a class="btn" href="{place.at(escape(scene.replay))}">{icon("eye", 20)}{words}</a>'
    return f'<div class="next">{call}<div class="btns">{again}{review}</div></div>' if again or review else ""


def _keepsakes(scene: Scene, locale: str) -> str:
    """What can be taken along. Where a device cannot share, the link is copied."""
    share = ""
    if scene.replay:
        address, words = place.at(escape(scene.replay)), label(locale, "web-table-share-replay")
        share = f'<button class="btn" type="button" data-share="{address}">{icon("share", 20)}{words}</button>'
    save = label(locale, "web-table-save")
    file = f'<a class="btn" href="{place.at(f"/t/{scene.id}/file")}" download>{icon("download", 20)}{save}</a>'
    return f'<div class="btns keep">{share}{file}</div>'


def _post(action: str, words: str) -> str:
    return f'<form method="post" action="{place.at(action)}"><button class="btn go">{words}</button></form>'


# --- fairness


def fairness(locale: str, scene: Scene | Replay) -> str:
    """That nobody could change dice or cards after the first move, with what proves it."""
    if not scene.commitment:
        return ""
    checked = {
        True: f'<span class="plus">{label(locale, "web-table-checked")}</span>',
        False: f'<span class="minus">{label(locale, "web-table-not-fair")}</span>',
        None: "",
    }[scene.fair]
    shown = (("commitment", scene.commitment), ("seed", scene.seed), ("nonce", scene.nonce))
    rows = "".join(f"<dt>{label(locale, f'web-table-{id}')}</dt><dd>{escape(text)}</dd>" for id, text in shown if text)
    return (
        f'<details class="fair"><summary>{label(locale, "web-table-fair")} {checked}</summary>'
        f"<p>{label(locale, 'web-table-fair-about')}</p><dl>{rows}</dl></details>"
    )
