"""What the menu of a table offers this reader, and what the people at the table have to agree to."""

from collections.abc import Mapping, Sequence

from whistlestop.draw.svg import escape
from whistlestop.web import place
from whistlestop.web.models import Chair, Proposal, Scene
from whistlestop.web.page import icon
from whistlestop.web.phrases import label, listed, name, tell, told


def proposals(locale: str, scene: Scene) -> str:
    """The part `proposals`: what is to be agreed on, and what can be done about somebody who is not there."""
    asked = [_proposal(locale, scene, one) for one in scene.proposals]
    return f'<div id="proposals">{_goal(locale, scene)}{"".join(asked)}{_absence(locale, scene)}</div>'


def _goal(locale: str, scene: Scene) -> str:
    """What is to be reached, at a table that was opened for a puzzle."""
    if scene.puzzle is None or scene.is_over:
        return ""
    words = "web-puzzle-goal" if len(scene.chairs) == 1 else "web-puzzle-last-turn"
    told = tell(locale, words, number=scene.puzzle.number, points=scene.puzzle.best)
    return f'<p class="ask">{told}</p>'


def _absence(locale: str, scene: Scene) -> str:
    """A bot plays for the reader, or everybody waits for a person who is away."""
    if scene.seat is None or scene.is_over:
        return ""
    if scene.chairs[scene.seat - 1].has_conceded:
        return f'<p class="ask">{label(locale, "web-table-bot-for-good")}</p>'
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
                return _offer(scene.id, "standin", away, words, _ABSENT, seat=chair.number)
            words = tell(locale, "web-table-vote-bot", name=person, votes=chair.votes)
            return _offer(scene.id, "vote", away, words, _ABSENT, topic=f"bot:{chair.number}", yes=1)
    return ""


_ABSENT = "ask absent"  # style sheets wait with it: who only loads the page again is soon back


def _offer(table: str, to: str, text: str, words: str, look: str = "ask", **fields: str | int) -> str:
    return (
        f'<form class="{look}" method="post" action="{place.at(f"/t/{table}/{to}")}" data-quiet><p>{text}</p>'
        f'{_hidden(fields)}<button class="btn low"><span class="lbl">{words}</span></button></form>'
    )


def _proposal(locale: str, scene: Scene, proposal: Proposal) -> str:
    """Who has not answered agrees or declines; who has said yes, as whoever asks has, can take it back."""
    text = _asked(locale, scene, proposal) + _in_favour(locale, scene, proposal)
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
        '<span class="answers">'
        f'<button class="btn low" name="yes" value="0">{label(locale, "web-table-decline")}</button>'
        f'<button class="btn low go" name="yes" value="1">{label(locale, "web-table-agree")}</button></span></form>'
    )


def _asked(locale: str, scene: Scene, proposal: Proposal) -> str:
    """What a proposal is about; who has agreed to a bot reads that, and not the question again."""
    kind = proposal.topic.partition(":")[0]
    if proposal.topic == f"rewind:{scene.seat}" and not scene.other_seats:  # else somebody else may look now
        return label(locale, "web-table-you-ask-back")
    if kind == "end" and scene.seat in proposal.yes and not scene.other_seats:
        return label(locale, "web-table-you-would-end")
    if kind == "bot" and scene.seat in proposal.yes and not scene.other_seats:
        return tell(locale, "web-table-you-voted", **proposal.words.args)
    return told(locale, proposal.words)


def _in_favour(locale: str, scene: Scene, proposal: Proposal) -> str:
    """Who would end the game besides the reader; the other questions name somebody themselves."""
    others = [seat for seat in proposal.yes if seat != scene.seat] if proposal.topic == "end" else []
    names = tuple(name(locale, scene.chairs[seat - 1]) for seat in others)
    return f" {tell(locale, 'web-table-in-favour', names=listed(locale, names))}" if names else ""


# --- the menu


def actions(locale: str, scene: Scene) -> str:
    """What the reader can do here besides playing."""
    rows: list[str] = []
    is_playing = scene.seat is not None and not scene.is_over
    if is_playing:
        rows += _own(locale, scene)
    if not scene.is_over and (scene.seat is not None or scene.is_host):
        for chair in _others(scene):
            rows += _for_other(locale, scene, chair)
    if is_playing and not scene.is_held_back:
        rows.append(_post(scene.id, "fork", "fork", label(locale, "web-table-fork"), is_quiet=False))
    if scene.seat is not None:
        rows.append(_post(scene.id, "device", "device", label(locale, "web-table-other-device"), is_quiet=False))
    if scene.commitment and not scene.is_over:
        rows.append(_fairness(locale, scene))
    return _rows(rows)


def partings(locale: str, scene: Scene) -> str:
    """What cannot be taken back: it comes last."""
    is_playing = scene.seat is not None and not scene.is_over
    rows = _endings(locale, scene) if is_playing and not scene.is_held_back else []
    if scene.is_host:
        rows.append(_close(locale, scene))
    return _rows(rows)


def _rows(rows: Sequence[str]) -> str:
    return f'<div class="rows">{"".join(rows)}</div>'


def _own(locale: str, scene: Scene) -> list[str]:
    """About the reader's own seat and moves."""
    rows, own = list[str](), _own_chair(scene)
    if own.stands_in and not own.has_conceded:
        rows.append(_post(scene.id, "takeback", "hand", label(locale, "web-table-take-back-seat"), seat=own.number))
    restart = f"{icon('undo')}<span>{label(locale, 'web-table-restart')}</span>"
    rows.append(f'<button id="row-restart" class="row" type="button" data-restart data-close>{restart}</button>')
    if scene.can_ask_back:
        rows.append(_post(scene.id, "vote", "hand", label(locale, "web-table-ask-back"), topic="rewind", yes=1))
    return rows


def _own_chair(scene: Scene) -> Chair:
    assert scene.seat is not None
    return scene.chairs[scene.seat - 1]


def _others(scene: Scene) -> list[Chair]:
    """The people at other devices who have not given up."""
    return [chair for chair in scene.chairs if chair.kind == "person" and not chair.is_mine and not chair.has_conceded]


def _has_voted(scene: Scene, topic: str) -> bool:
    return any(proposal.topic == topic and scene.seat in proposal.yes for proposal in scene.proposals)


def _endings(locale: str, scene: Scene) -> list[str]:
    """How not to play to the end: give up alone, or end the game together; who has a bot instead has no say."""
    rows, own = list[str](), _own_chair(scene)
    if own.has_conceded:
        return rows
    people = [chair for chair in scene.chairs if chair.kind == "person" and not chair.has_conceded]
    if len(people) > 1:
        words, sure, button = (label(locale, f"web-table-concede{id}") for id in ("", "-sure", "-yes"))
        rows.append(_sure(scene.id, "concede", "flag", words, sure, button, seat=own.number))
    if own.stands_in or _has_voted(scene, "end"):
        return rows
    is_alone = all(chair.is_mine or chair.stands_in for chair in people)
    words = label(locale, "web-table-end" if is_alone else "web-table-vote-end")
    sure = label(locale, "web-table-end-alone" if is_alone else "web-table-end-sure")
    button = label(locale, "web-table-end-yes" if is_alone else "web-table-vote")
    rows.append(_sure(scene.id, "vote", "stop", words, sure, button, topic="end", yes=1))
    return rows


def _for_other(locale: str, scene: Scene, chair: Chair) -> list[str]:
    """What can be done about another person: a bot while they are away, or a new link that gives the seat away."""
    person, number = name(locale, chair), chair.number
    rows = []
    if not chair.is_here and not chair.stands_in:
        if scene.is_host:
            rows.append(_post(scene.id, "standin", "robot", tell(locale, "web-table-bot-in", name=person), seat=number))
        elif not _has_voted(scene, f"bot:{number}"):
            words = tell(locale, "web-table-vote-bot", name=person, votes=chair.votes)
            rows.append(_post(scene.id, "vote", "robot", words, topic=f"bot:{number}", yes=1))
    if scene.is_host:
        words = tell(locale, "web-table-new-link", name=person)
        sure, button = (label(locale, f"web-table-new-link-{id}") for id in ("sure", "yes"))
        rows.append(_sure(scene.id, "invite", "link", words, sure, button, seat=number))
    return rows


def _post(table: str, to: str, picture: str, words: str, *, is_quiet: bool = True, **fields: str | int) -> str:
    quiet = ' data-quiet="close"' if is_quiet else ""
    return (
        f'<form id="{_row(to, fields)}" method="post" action="{place.at(f"/t/{table}/{to}")}"{quiet}>{_hidden(fields)}'
        f'<button class="row">{icon(picture)}<span>{words}</span></button></form>'
    )


def _hidden(fields: Mapping[str, str | int]) -> str:
    return "".join(f'<input type="hidden" name="{key}" value="{value}">' for key, value in fields.items())


def _row(to: str, fields: Mapping[str, str | int]) -> str:
    """The id of a row: while the menu is open rows come and go, and none may become another one under a finger."""
    return "-".join(("row", to, *map(str, fields.values())))


def _fairness(locale: str, scene: Scene) -> str:
    """What dice and cards can be checked with at the end, to be noted down now."""
    return (
        f'<details id="row-fair" class="fold"><summary class="row">{icon("check")}'
        f"<span>{label(locale, 'web-table-fair')}</span></summary>"
        f'<p class="small">{label(locale, "web-table-fair-now")}</p>'
        f'<p class="small commitment"><b>{label(locale, "web-table-commitment")}</b> {escape(scene.commitment)}</p>'
        "</details>"
    )


def _close(locale: str, scene: Scene) -> str:
    """The host can remove the table with all that belongs to it."""
    words, button = (label(locale, f"web-close-{id}") for id in ("table", "yes"))
    sure = label(locale, "web-drop-challenge" if scene.challenge else "web-close-sure")
    return _sure(scene.id, "delete", "trash", words, sure, button)


def _sure(table: str, to: str, picture: str, words: str, sure: str, button: str, /, **fields: str | int) -> str:
    """What cannot be taken back is done once the question was read."""
    return (
        f'<details id="{_row(to, fields)}" class="fold"><summary class="row">{icon(picture)}<span>{words}</span>'
        f'</summary><p class="small">{sure}</p>'
        f'<form method="post" action="{place.at(f"/t/{table}/{to}")}">{_hidden(fields)}'
        f'<button class="btn low danger">{button}</button></form></details>'
    )
