"""What the menu of a table offers this reader, and what the people at the table have to agree to."""

from functools import lru_cache
from typing import NamedTuple

from whistlestop.core.game import Seat
from whistlestop.draw.screen import Parts
from whistlestop.draw.svg import escape
from whistlestop.web import place
from whistlestop.web.models import Chair, Proposal, Scene
from whistlestop.web.page import icon
from whistlestop.web.phrases import label, listed, name, tell, told

_KEPT = 512


def proposals(locale: str, scene: Scene) -> str:
    """The part `proposals`: what is to be agreed on, and what can be done about somebody who is not there."""
    asked = [_proposal(locale, scene, one) for one in scene.proposals]
    return f'<div id="proposals">{"".join(asked)}{_absence(locale, scene)}</div>'


def _absence(locale: str, scene: Scene) -> str:
    """A bot plays for the reader, or everybody waits for a person who is away."""
    if scene.seat is None or scene.outcome is not None:
        return ""
    if scene.chairs[scene.seat - 1].stands_in:
        words = label(locale, "web-table-take-back-seat")
        return _offer(scene.id, "takeback", label(locale, "web-table-bot-for-you"), words, seat=scene.seat)
    if scene.screen.status[scene.seat - 1] == "acting":
        return ""
    for chair, status in zip(scene.chairs, scene.screen.status, strict=True):
        if any(proposal.topic == f"bot:{chair.number}" for proposal in scene.proposals):  # it is asked above
            continue
        if status == "acting" and chair.kind == "person" and not (chair.is_here or chair.stands_in or chair.is_mine):
            person = name(locale, chair)
            away = tell(locale, "web-table-is-away", name=person)
            if scene.is_host:
                words = tell(locale, "web-table-bot-in", name=person)
                return _offer(scene.id, "standin", away, words, seat=chair.number)
            words = tell(locale, "web-table-vote-bot", name=person, votes=chair.votes)
            return _offer(scene.id, "vote", away, words, topic=f"bot:{chair.number}", yes=1)
    return ""


def _offer(table: str, to: str, text: str, words: str, **fields: str | int) -> str:
    hidden = "".join(f'<input type="hidden" name="{key}" value="{value}">' for key, value in fields.items())
    return (
        f'<form class="ask" method="post" action="{place.at(f"/t/{table}/{to}")}" data-quiet><p>{text}</p>{hidden}'
        f'<button class="btn low"><span class="lbl">{words}</span></button></form>'
    )


def _proposal(locale: str, scene: Scene, proposal: Proposal) -> str:
    """Who has not answered agrees or declines; who has said yes, as whoever asks has, can take it back."""
    text = _asked(locale, scene, proposal)
    table, topic = scene.id, f'<input type="hidden" name="topic" value="{escape(proposal.topic)}">'
    if not proposal.is_mine_to_answer:
        if proposal.waits_for:
            text += f" {tell(locale, 'web-table-waiting-for', names=listed(locale, proposal.waits_for))}"
        if scene.seat not in proposal.yes:
            return f'<p class="ask">{text}</p>'
        to = place.at(f"/t/{table}/withdraw")
        return (
            f'<form class="ask" method="post" action="{to}" data-quiet><p>{text}</p>{topic}'
            f'<button class="btn low">{label(locale, "web-table-withdraw")}</button></form>'
        )
    return (
        f'<form class="ask" method="post" action="{place.at(f"/t/{table}/vote")}" data-quiet><p>{text}</p>{topic}'
        f'<button class="btn low" name="yes" value="0">{label(locale, "web-table-decline")}</button>'
        f'<button class="btn low go" name="yes" value="1">{label(locale, "web-table-agree")}</button></form>'
    )


def _asked(locale: str, scene: Scene, proposal: Proposal) -> str:
    """What a proposal is about; who has agreed to a bot reads that, and not the question again."""
    kind = proposal.topic.partition(":")[0]
    if proposal.topic == f"rewind:{scene.seat}" and not scene.other_seats:  # else somebody else may look now
        return label(locale, "web-table-you-ask-back")
    if kind == "bot" and scene.seat in proposal.yes and not scene.other_seats:
        return tell(locale, "web-table-you-voted", **proposal.words.args)
    return told(locale, proposal.words)


# --- the menu


class _Facts(NamedTuple):
    """All that decides what the menu offers."""

    locale: str
    table: str
    seat: Seat | None
    chairs: tuple[Chair, ...]
    is_running: bool
    is_host: bool
    voted: tuple[str, ...]  # on what the reader has
    commitment: str

    @property
    def is_playing(self) -> bool:
        return self.is_running and self.seat is not None


def actions(locale: str, scene: Scene) -> Parts:
    """The part `menu-actions`, and in it what comes and goes with every move."""
    voted = tuple([proposal.topic for proposal in scene.proposals if scene.seat in proposal.yes])
    is_running = scene.outcome is None
    facts = _Facts(locale, scene.id, scene.seat, scene.chairs, is_running, scene.is_host, voted, scene.commitment)
    parts = {"menu-actions": _actions(facts)}
    if facts.is_playing:
        parts["ask-back"] = _ASKING if scene.can_ask_back else _NOT_ASKING  # style sheets hide the form behind it
    return parts


_ASKING, _NOT_ASKING = '<i id="ask-back" class="on"></i>', '<i id="ask-back" class="off"></i>'


@lru_cache(_KEPT)
def _actions(facts: _Facts) -> str:
    locale, table = facts.locale, facts.table
    rows: list[str] = []
    if facts.is_running and facts.seat is not None:
        own = facts.chairs[facts.seat - 1]
        if own.stands_in:
            rows.append(_post(table, "takeback", "hand", label(locale, "web-table-take-back-seat"), seat=own.number))
        restart = f"{icon('undo')}<span>{label(locale, 'web-table-restart')}</span>"
        rows.append(f'<button class="row" type="button" data-restart data-close>{restart}</button>')
        rows.append("<!--ask-back-->")
        rows.append(_post(table, "vote", "hand", label(locale, "web-table-ask-back"), topic="rewind", yes=1))
    if facts.is_running and (facts.seat is not None or facts.is_host):
        others = [chair for chair in facts.chairs if chair.kind == "person" and not chair.is_mine]
        for chair in others:
            rows += _for_absent(facts, chair)
    if facts.is_playing:
        rows.append(_post(table, "fork", "fork", label(locale, "web-table-fork"), is_quiet=False))
    if facts.seat is not None:
        rows.append(_post(table, "device", "device", label(locale, "web-table-other-device"), is_quiet=False))
    if facts.is_running and facts.commitment:
        rows.append(_fairness(facts))
    if facts.is_host:
        rows.append(_close(facts))
    return f'<div id="menu-actions" class="rows" data-table="{table}">{"".join(rows)}</div>'


def _for_absent(facts: _Facts, chair: Chair) -> list[str]:
    """What can be done about a person who is away: a bot for a while, or a new link to the seat."""
    locale, table, person, number = facts.locale, facts.table, name(facts.locale, chair), chair.number
    rows = []
    if not chair.is_here and not chair.stands_in:
        if facts.is_host:
            rows.append(_post(table, "standin", "robot", tell(locale, "web-table-bot-in", name=person), seat=number))
        elif f"bot:{number}" not in facts.voted:
            words = tell(locale, "web-table-vote-bot", name=person, votes=chair.votes)
            rows.append(_post(table, "vote", "robot", words, topic=f"bot:{number}", yes=1))
    if facts.is_host and not chair.is_here:
        words = tell(locale, "web-table-new-link", name=person)
        rows.append(_post(table, "invite", "link", words, is_quiet=False, seat=number))
    return rows


def _post(table: str, to: str, picture: str, words: str, *, is_quiet: bool = True, **fields: str | int) -> str:
    hidden = "".join(f'<input type="hidden" name="{key}" value="{value}">' for key, value in fields.items())
    quiet = ' data-quiet="close"' if is_quiet else ""
    return (
        f'<form method="post" action="{place.at(f"/t/{table}/{to}")}"{quiet}>{hidden}'
        f'<button class="row">{icon(picture)}<span>{words}</span></button></form>'
    )


def _fairness(facts: _Facts) -> str:
    """What dice and cards can be checked with at the end, to be noted down now."""
    locale = facts.locale
    return (
        f'<details class="fold"><summary class="row">{icon("check")}<span>{label(locale, "web-table-fair")}</span>'
        f'</summary><p class="small">{label(locale, "web-table-fair-now")}</p>'
        f'<p class="small commitment"><b>{label(locale, "web-table-commitment")}</b> {escape(facts.commitment)}</p>'
        "</details>"
    )


def _close(facts: _Facts) -> str:
    """The host can remove the table with all that belongs to it, once the question was read."""
    locale = facts.locale
    return (
        f'<details class="fold"><summary class="row">{icon("trash")}<span>{label(locale, "web-close-table")}</span>'
        f'</summary><p class="small">{label(locale, "web-close-sure")}</p>'
        f'<form method="post" action="{place.at(f"/t/{facts.table}/delete")}">'
        f'<button class="btn low danger">{label(locale, "web-close-yes")}</button></form></details>'
    )
