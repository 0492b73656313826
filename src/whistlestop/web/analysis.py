"""What an analysis has found, in a replay: where something was lost, how much, and what would have been better.

Losses stand in a list, as marks on the line of moments and beside the sentence of the moment. What was found best is a
moment like any other, with an address of its own (`instead=1`).
"""

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Phrase
from whistlestop.draw.svg import escape
from whistlestop.web import place
from whistlestop.web.models import Analysed, Loss, Replay
from whistlestop.web.phrases import label, tell, told
from whistlestop.web.seats import People

MOST_LISTED = 5
MOST_MARKED = 40
_LARGE = {"points": 300, "chance": 1000}  # hundredths from which on a mark is a large one


def moment_address(shown: Replay, at: int, eyes: Seat | None = None) -> str:
    """Another moment of this replay, through the same eyes if there are no others."""
    seat = f"&amp;seat={eyes or shown.seat}" if eyes or shown.seat else ""
    analysed = f"&amp;analyse={shown.analysed.seat}" if shown.analysed else ""
    return f"?at={at}{seat}{analysed}"


def _decided(shown: Replay, analysed: Analysed, at: int, *, instead: bool = False) -> str:
    """The address of a moment in the analysis, as attributes of a link: seen by whoever had to decide."""
    address = moment_address(shown, at, analysed.seat) + ("&amp;instead=1" if instead else "")
    return f'href="{address}" data-at="{at}" data-eyes="{analysed.seat}"{" data-instead" if instead else ""}'


def moment_place(shown: Replay, at: int) -> str:
    """Where a moment lies on the line."""
    return f"{100 * at / max(shown.length, 1):.2f}%"


# --- at the moment, and on the line


def better(locale: str, shown: Replay) -> str:
    """Beside the sentence of the moment: what the decision has cost, with the way to a better one, or back."""
    analysed = shown.analysed
    if analysed is None or analysed.here is None:
        return ""
    here = analysed.here
    if analysed.instead:
        words = label(locale, "web-analysis-as-played")
        return f'<a class="better" {_decided(shown, analysed, here.end)}>{words}</a>'
    words = label(locale, "web-analysis-better")
    link = _decided(shown, analysed, here.at, instead=True)
    return f'<a class="better" {link}>{_lost(locale, analysed, here.lost)} {words}</a>'


def decision(locale: str, analysed: Analysed) -> str:
    """A whole decision in words: what would have been best, or what was played; "" where neither is to be told."""
    if analysed.instead:
        return _line(locale, "web-analysis-best", analysed.instead)
    return _line(locale, "web-analysis-played", analysed.played) if analysed.played else ""


def _line(locale: str, title: str, line: tuple[Phrase, ...]) -> str:
    return f"<b>{label(locale, title)}</b> {' · '.join(told(locale, words) for words in line)}"


def marks(locale: str, shown: Replay) -> str:
    """Marks under the line where something was lost; the larger the loss, the larger the mark."""
    analysed = shown.analysed
    if analysed is None:
        return ""
    return "".join(_mark(locale, shown, analysed, loss) for loss in analysed.losses[:MOST_MARKED])


def _mark(locale: str, shown: Replay, analysed: Analysed, loss: Loss) -> str:
    look = "loss large" if loss.lost >= _LARGE[analysed.counts] else "loss"
    return (
        f'<a class="{look}" {_decided(shown, analysed, loss.end)}>'
        f"<title>{_sentence(locale, analysed, loss)}</title>"
        f'<svg x="{moment_place(shown, loss.end)}" y="50%"><path d="M0 9l5 9h-10z"/></svg></a>'
    )


# --- the section beside the board


def section(people: People, shown: Replay) -> str:
    """The part `analysis`: how far it is, what was lost most, and the form that asks for it."""
    analysed, locale = shown.analysed, people.locale
    if not shown.may_be_analysed:
        return '<section id="analysis" hidden></section>'
    busy = " data-busy" if analysed is not None and analysed.is_asked else ""
    title = label(locale, "web-analysis-title")
    who = (
        f'<span class="aside">{escape(people.name(analysed.seat))}</span>' if analysed and len(shown.chairs) > 1 else ""
    )
    inside = _findings(locale, shown, analysed) if analysed is not None else ""
    return (
        f'<section id="analysis" class="sheet pad" aria-labelledby="analysis-title"{busy}>'
        f'<div class="head"><h2 id="analysis-title">{title}</h2>{who}</div>{inside}{_form(people, shown)}</section>'
    )


def _findings(locale: str, shown: Replay, analysed: Analysed) -> str:
    if not analysed.found and not analysed.is_asked:
        return ""
    parts = []
    if analysed.found < analysed.of:
        words = tell(locale, "web-analysis-progress", found=analysed.found, of=analysed.of)
        parts.append(
            f'<p class="small" role="status">{words}</p>'
            f'<progress max="{analysed.of}" value="{analysed.found}" aria-label="{words}"></progress>'
        )
    elif not analysed.losses:
        parts.append(f"<p>{label(locale, 'web-analysis-nothing-lost')}</p>")
    else:
        words = tell(locale, "web-analysis-costly", costly=len(analysed.losses), of=analysed.of)
        if len(analysed.losses) > MOST_LISTED:
            marked = min(len(analysed.losses), MOST_MARKED)
            words += f" {tell(locale, 'web-analysis-worst', listed=MOST_LISTED, marked=marked)}"
        parts.append(f"<p>{words}</p>")
    if analysed.not_judged:
        parts.append(f'<p class="small">{tell(locale, "web-analysis-not-judged", count=analysed.not_judged)}</p>')
    rows = "".join(_row(locale, shown, analysed, loss) for loss in analysed.losses[:MOST_LISTED])
    parts.append(f'<ol class="losses">{rows}</ol>' if rows else "")
    judge = tell(locale, "web-analysis-judge", bot=label(locale, f"bot-{analysed.judge}"))
    parts.append(f'<p class="small">{label(locale, analysed.means)} {judge}</p>')
    return "".join(parts)


def _row(locale: str, shown: Replay, analysed: Analysed, loss: Loss) -> str:
    current = ' aria-current="step"' if analysed.here is not None and analysed.here.at == loss.at else ""
    return (
        f"<li><a {_decided(shown, analysed, loss.end)}{current}>"
        f"<span>{_when(locale, loss)}</span>{_lost(locale, analysed, loss.lost)}</a></li>"
    )


def _form(people: People, shown: Replay) -> str:
    """The form that asks for an analysis: of which player."""
    locale, analysed = people.locale, shown.analysed
    if analysed is not None and analysed.is_asked:
        return ""
    if len(shown.chairs) == 1 and analysed is not None and analysed.found == analysed.of:
        return ""
    chosen = (analysed.seat if analysed is not None else shown.seat) or 1
    options = []
    for chair in shown.chairs:
        is_chosen = " selected" if chair.number == chosen else ""
        options.append(f'<option value="{chair.number}"{is_chosen}>{escape(people.name(chair.number))}</option>')
    about = (
        "" if analysed is not None and analysed.found else f'<p class="small">{label(locale, "web-analysis-about")}</p>'
    )
    who = (
        f'<select name="analyse" aria-label="{label(locale, "web-analysis-whose")}">{"".join(options)}</select>'
        if len(shown.chairs) > 1
        else '<input type="hidden" name="analyse" value="1">'
    )
    return (
        f'{about}<form class="btns" method="post" action="{place.at(f"/r/{shown.secret}/analysis")}">'
        f'<input type="hidden" name="at" value="{shown.at}"><input type="hidden" name="eyes" value="{shown.seat or 0}">'
        f'{who}<button class="btn">{label(locale, "web-analysis-ask")}</button></form>'
    )


# --- figures


def figure(locale: str, hundredths: int) -> str:
    """A number of hundredths with one digit behind the point, as the language writes it."""
    text = f"{hundredths / 100:.1f}"
    return text if locale == "en" else text.replace(".", ",")


def _lost(locale: str, analysed: Analysed, hundredths: int) -> str:
    """How much was lost, as a figure."""
    lost = figure(locale, hundredths)
    text = lost if analysed.counts == "points" else tell(locale, "web-analysis-percent", lost=lost)
    return f'<span class="minus">−{text}</span>'


def _when(locale: str, loss: Loss) -> str:
    if loss.progress is None:
        return tell(locale, "web-analysis-moment", at=loss.end)
    return f"{told(locale, loss.progress.words)} · {tell(locale, 'web-analysis-moment', at=loss.end)}"


def _sentence(locale: str, analysed: Analysed, loss: Loss) -> str:
    return tell(locale, f"web-analysis-lost-{analysed.counts}", lost=figure(locale, loss.lost))
