"""From a table in memory to what one viewer's page shows: scenes for pages, parts and state for the socket."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from whistlestop import games
from whistlestop.core.errors import BadOptions
from whistlestop.core.game import Event, Game, Seat, Sheet
from whistlestop.core.lesson import LEARNER, Only, Remark, Step
from whistlestop.core.table import Did, Rewound, Told, Undid
from whistlestop.draw.screen import Parts, Phrase, Screen
from whistlestop.lab import puzzles
from whistlestop.server import notices, pace
from whistlestop.server.access import replay_secret
from whistlestop.server.answers import TOGETHER
from whistlestop.server.attendance import Key
from whistlestop.server.days import challenge_address
from whistlestop.server.live import Live
from whistlestop.server.store.rows import MessageRow
from whistlestop.web import lobby as lobby_pages
from whistlestop.web import table as table_pages
from whistlestop.web.models import (
    Chair,
    Clock,
    Guide,
    Lobby,
    LogLine,
    Message,
    Proposal,
    PuzzleGoal,
    Reader,
    Scene,
    State,
)

MOST_LINES = 300  # of the log that a page shows: those of a game of six are fewer, unless they take back a lot
MOST_SAID = 100  # lines of the chat that a page shows


def draw(live: Live, key: Key) -> tuple[tuple[Parts, ...], State]:
    """Everything on the page of viewers with this key, in groups of parts."""
    reader = Reader(key.locale)
    if live.table is None:
        return (lobby_pages.lobby_parts(reader, lobby(live, key)),), {"lobby": True}
    shown = scene(live, key)
    return shown.screen.groups + table_pages.frame_groups(reader, shown), state(live, key, shown)


# --- the lobby


def lobby(live: Live, key: Key) -> Lobby:
    is_full = all(chair.kind != "open" for chair in live.chairs)
    return Lobby(
        live.id,
        live.game.id,
        live.options,
        chairs(live, key),
        key.is_host,
        None,
        levels(live),
        is_full,
        can_shrink=_can_shrink(live),
        has_hints=live.row.has_hints,
        pace=live.pace,
    )


def _can_shrink(live: Live) -> bool:
    """Whether the game could be played with one seat less."""
    try:
        live.game.agree(live.row.seats - 1, live.options)
    except BadOptions:
        return False
    return True


def levels(live: Live) -> tuple[str, ...]:
    """The names of the bots that can play at a table, weakest first."""
    return games.levels(live.game.id, live.options)


def chairs(live: Live, key: Key) -> tuple[Chair, ...]:
    """The seats as this viewer sees them: the same through many moves."""
    known = live.seen_chairs.get(key)
    if known is None or known[0] != live.public:
        known = live.seen_chairs[key] = live.public, _chairs(live, key)
    return known[1]


def _chairs(live: Live, key: Key) -> tuple[Chair, ...]:
    here = live.present()
    hosts = {holder.device_id for holder in live.holders if holder.role == "host"}
    hosting = {holder.seat for holder in live.holders if holder.role == "seat" and holder.device_id in hosts}
    votes = [vote.topic for vote in live.votes]
    mine = {key.seat} | live.beside(key.seat)
    return tuple(
        Chair(
            chair.seat,
            chair.kind,
            chair.name if chair.kind == "person" else "",
            live.level(chair.seat),
            chair.seat in here or chair.seat in mine,
            chair.seat in mine,
            chair.seat in hosting and chair.kind == "person",
            chair.stand_in is not None,
            votes.count(f"bot:{chair.seat}"),
            chair.name if chair.kind == "open" else "",
            chair.has_conceded,
        )
        for chair in live.chairs
    )


# --- the game


def scene(live: Live, key: Key) -> Scene:
    """The game as viewers with this key see it."""
    table, seat = live.table, key.seat
    assert table is not None
    is_mine = _may_act(live, seat)
    view, outcome = table.view(seat), live.outcome
    say = live.hub.say(key.locale)
    screen: Screen = live.screen.show(view, table.legal(seat) if is_mine and seat is not None else None, say)
    if is_mine and seat is not None and (run := live.planned(seat)):
        screen = _narrowed(screen, live.screen.show(view, Only(run[0]), say))
    if live.puzzle is not None:
        screen = screen.without_help()
    is_stopped = live.row.state == "stopped"
    shown = table.game.reveal(table.state) if is_stopped else view
    if is_stopped:
        screen = _at_rest(screen)
    return Scene(
        live.id,
        live.game.id,
        seat,
        screen,
        chairs(live, key),
        sheets(table.game, shown, table.seats, None if live.is_over else seat),
        marked(live, seat),
        tuple([_message(row) for row in live.messages[-MOST_SAID:]]),
        proposals(live, seat),
        outcome,
        is_mine and seat is not None and table.can_undo(seat),
        seat is not None and _can_ask_back(live, seat),
        key.is_host,
        commitment=live.commitment,
        other_seats=live.sharing(seat),
        is_fork=live.is_fork,
        pace=live.pace,
        clocks=_clocks(live),
        has_hints=live.row.has_hints,
        lesson=_guide(live, seat, screen),
        is_stopped=is_stopped,
        replay=_replay(live),
        is_held_back=live.is_held_back,
        puzzle=_goal(live),
        challenge=challenge_address(live.row) if live.row.held_until is not None else "",
        rematch=f"/t/{live.row.rematch}" if live.row.rematch else "",
        **_revealed(live),
    )


def _may_act(live: Live, seat: Seat | None) -> bool:
    """Whether the person of this seat has something to do."""
    assert live.table is not None
    return seat is not None and seat in live.table.actors and not live.is_bot(seat) and not live.is_over


def _at_rest(screen: Screen) -> Screen:
    """A page on which nobody is waited for any more, though the rules would."""
    return msgspec.structs.replace(screen, status=("done",) * len(screen.status), prompt=Phrase("server-stopped"))


def _narrowed(screen: Screen, planned: Screen) -> Screen:
    """A page on which only what the lesson waits for is lit; the rest looks as it does in any game."""
    return msgspec.structs.replace(
        screen, offers=planned.offers, tool=planned.tool, finish=planned.finish, can_finish=planned.can_finish
    )


def _guide(live: Live, seat: Seat | None, screen: Screen) -> Guide | None:
    """What the lesson says to the learner."""
    lesson, table = live.lesson, live.table
    if lesson is None or table is None:
        return None
    is_acting = seat == LEARNER and seat in table.actors
    number = lesson.at(table.state, table.dealt, screen.prompt.id) if is_acting else None
    if number is None:
        return Guide(None, 0, len(lesson.said))
    said = lesson.said[number]
    words, may_leave = Phrase(f"{live.game.id}-lesson-{said.words}"), isinstance(said, Remark) and said.may_leave
    return Guide(words, number + 1, len(lesson.said), isinstance(said, Step), may_leave)


def _clocks(live: Live) -> tuple[Clock, ...]:
    """Those whom the game waits for, whose time is up first in front."""
    if live.pace is None:
        return ()
    up = {chair.seat: pace.is_up_at(live.pace, chair) for chair in live.chairs}
    running = [Clock(seat, until - live.chair(seat).bank, until) for seat, until in up.items() if until is not None]
    return tuple(sorted(running, key=lambda clock: (clock.until, clock.seat)))


def _can_ask_back(live: Live, seat: Seat) -> bool:
    """Whether this seat's person can ask the others to go back; who can still act takes back without asking."""
    assert live.table is not None
    has_a_say = not live.is_over and not live.is_bot(seat) and not live.is_held_back
    return has_a_say and seat not in live.table.actors and rewind_target(live, seat) is not None


def _goal(live: Live) -> PuzzleGoal | None:
    """What is to be reached at a table that was opened for a puzzle."""
    number, all_puzzles = live.puzzle, puzzles.shipped(live.game.id)
    if number is None or number > len(all_puzzles):  # of another version
        return None
    puzzle = all_puzzles[number - 1]
    return PuzzleGoal(number, puzzle.best, number < len(all_puzzles), puzzle.seat)


def _replay(live: Live) -> str:
    """Where the game can be looked at again, once it may."""
    if not live.is_over or not live.row.seed or live.is_held_back:
        return ""
    return f"/r/{replay_secret(live.row.seed, live.row.nonce)}"


def _revealed(live: Live) -> dict[str, Any]:
    if not live.is_over or live.row.dealer != "sealed" or live.is_held_back:
        return {}
    return {"seed": live.row.seed.hex(), "nonce": live.row.nonce.hex(), "fair": live.is_fair()}


def sheets(game: Game[Any, Any, Any], view: Any, seats: int, only: Seat | None) -> tuple[Sheet, ...]:
    """While it runs a player's own, at the end and for spectators everybody's, as far as the viewer may know."""
    return tuple([game.sheet(view, seat) for seat in range(1, seats + 1) if only in (None, seat)])


def log_lines(live: Live, seat: Seat | None) -> tuple[LogLine, ...]:
    """What this viewer came to know, in words; one line for each thing there is to say."""
    assert live.table is not None
    known = live.lines.setdefault(seat, [])
    story = live.table.story(seat)
    told, heard = live.told.get(seat, (0, 0))
    if told > len(story):  # the table was read anew
        known.clear()
        told = heard = 0
    is_bots = False
    for notice in live.notices[:heard]:
        is_bots = notices.is_bots_after(notice, seat, is_bots)
    for notice in live.notices[heard:]:
        place = max(told, min(notice.place(seat), len(story)))
        known += _own_lines(story[told:place], len(known), seat if is_bots else None)
        known.append(LogLine(len(known) + 1, None, Phrase(notice.id, notice.args)))
        told, is_bots = place, notices.is_bots_after(notice, seat, is_bots)
    known += _own_lines(story[told:], len(known), seat if is_bots else None)
    live.told[seat] = len(story), len(live.notices)
    return tuple(known)


def _own_lines(story: Sequence[Told], before: int, replaced: Seat | None) -> list[LogLine]:
    """Lines for somebody's own page; for whoever is replaced a bot has done what the seat did."""
    return [
        msgspec.structs.replace(line, is_bots=True) if line.seat is not None and line.seat == replaced else line
        for line in lines_of(story, before)
    ]


def marked(live: Live, seat: Seat | None) -> tuple[LogLine, ...]:
    """The end of the log, with a mark at what happened while the person of this seat was away."""
    lines = log_lines(live, seat)[-MOST_LINES:]
    missed = live.missed.get(seat) if seat is not None else None
    if missed is None or not lines:
        return lines
    first = max(missed.start, lines[0].number)
    return tuple(
        [
            msgspec.structs.replace(line, is_new=True, is_first_new=line.number == first)
            if line.number in missed
            else line
            for line in lines
        ]
    )


def lines_of(story: Sequence[Told], before: int = 0, most: int | None = None) -> tuple[LogLine, ...]:
    """A story in words, numbered on behind the lines before it; of a long one the last lines, where that is asked."""
    events = [event for told in story for event in _events(told)]
    left_out = max(len(events) - most, 0) if most is not None else 0
    return tuple(
        LogLine(number, event.seat, Phrase(event.what, event.args))
        for number, event in enumerate(events[left_out:], before + left_out + 1)
    )


def _events(told: Told) -> tuple[Event, ...]:
    match told.entry:
        case Undid(seat, whole_lane):
            return (Event("server-log-restarted" if whole_lane else "server-log-undid", seat),)
        case Rewound():
            return (Event("server-log-rewound"),)
    return told.events


@lru_cache(4096)
def _message(row: MessageRow) -> Message:
    words = None if row.words is None else msgspec.json.decode(row.words, type=Phrase)
    return Message(row.number, row.seat, row.name, row.text, words)


def proposals(live: Live, seat: Seat | None) -> tuple[Proposal, ...]:
    """What the people at the table are asked to agree to."""
    found = []
    for topic in sorted({vote.topic for vote in live.votes}):
        yes = tuple(sorted(vote.seat for vote in live.votes if vote.topic == topic))
        waits = tuple(live.chair(other).name for other in live.asked(topic) if other not in yes)
        kind, _, about = topic.partition(":")
        words = Phrase(f"server-proposal-{kind}", {"name": live.chair(int(about)).name} if about else {})
        found.append(Proposal(topic, words, yes, waits, seat in live.voters(topic) and seat not in yes))
    return tuple(found)


def rewind_target(live: Live, seat: Seat) -> int | None:
    """The length of the log before this seat's last action that still stands; None: there is none."""
    assert live.table is not None
    log = live.table.log
    lowest = len(log)
    for number in range(len(log) - 1, -1, -1):
        entry = log[number]
        if isinstance(entry, Rewound):
            lowest = min(lowest, entry.to)
        elif isinstance(entry, Did) and entry.seat == seat and number < lowest:
            return number
    return None


def state(live: Live, key: Key, shown: Scene) -> State:
    """What the page's script has to know beside the parts."""
    table, screen, seat = live.table, shown.screen, key.seat
    assert table is not None
    may_act = _may_act(live, seat)
    progress, say = screen.progress.words, live.hub.say(key.locale)
    wanted = live.planned(seat) if may_act and seat is not None else ()
    texts = [live.game.notation.format_action(action) for action in wanted]
    lesson = {"wanted": TOGETHER.join(texts)} if shown.lesson else {}
    return lesson | {
        "version": table.version(seat) if seat is not None else (0, 0),
        "offers": {tool: " ".join(places) for tool, places in screen.offers.items()},
        "tool": screen.tool,
        "finish": screen.finish,
        "canFinish": screen.can_finish,
        "yourTurn": may_act,
        "canUndo": shown.can_undo,
        "pencil": pencil(live, seat) if may_act and seat is not None else {},
        "title": f"{say(f'{live.game.id}-name', {})} – {say(progress.id, progress.args)}",
        "over": shown.is_over,
    }


def pencil(live: Live, seat: Seat) -> dict[str, int]:
    """By place: how many of the own last actions would have to be taken back to reach what stands there."""
    table = live.table
    assert table is not None
    if not table.can_undo(seat):
        return {}
    lane = table.lane(seat)
    places = {live.screen.place(action): len(lane) - number for number, action in enumerate(lane)}
    return {place: count for place, count in places.items() if place}
