"""The lesson on the pages: the button that begins it, what it says at the table, and where it leads."""

from markupsafe import Markup

from whistlestop import games
from whistlestop.draw.screen import Parts
from whistlestop.web import place
from whistlestop.web.models import Scene
from whistlestop.web.page import icon
from whistlestop.web.phrases import label, told


def start(locale: str, game: str, look: str) -> Markup:
    """The button that opens a table to learn a game at; nothing where a game has no lesson."""
    if game not in games.ids("lesson"):
        return Markup()
    return Markup(
        f'<form class="learn" method="post" action="{place.at(f"/learn/{game}")}"><button class="{look}">'
        f'{icon("book", 20)}<span class="lbl">{label(locale, "web-lesson-start")}</span></button></form>'
    )


def parts(locale: str, scene: Scene) -> Parts:
    """The part `lesson` of a table to learn at: what to do now, and how far the lesson has come."""
    guide = scene.lesson
    if guide is None:
        return {}
    if guide.words is None:
        return {"lesson": '<aside id="lesson" hidden=""></aside>'}
    leave = onward(locale, scene.game, "btn low") if guide.may_leave else ""
    look = ' class="leads"' if guide.leads else ""
    return {
        "lesson": f'<aside id="lesson"{look} aria-label="{label(locale, "web-lesson")}">'
        f'<p>{told(locale, guide.words)}</p><span class="cap">{guide.number}/{guide.of}</span>{leave}</aside>'
    }


def onward(locale: str, game: str, look: str = "btn go") -> str:
    """The way from a lesson into a real game, against a bot that is no master."""
    seats = max(2, games.find(game).seats[0])
    level = games.gentle(game)
    fields = {"game": game, "seats": seats} | {f"seat-{seat}": level for seat in range(2, seats + 1)}
    inputs = "".join(f'<input type="hidden" name="{name}" value="{value}">' for name, value in fields.items())
    words = label(locale, "web-lesson-onward")
    return f'<form method="post" action="{place.at("/new")}">{inputs}<button class="{look}">{words}</button></form>'
