"""Write the recorded games and the playthroughs anew: `python -m tests.records.make`, then read the diff.

A change of the rules shows up here as a change of a file. Games that were released are never written again:
they stay as they are and must go on replaying.
"""

from collections.abc import Callable
from pathlib import Path

from tests.records.players import Hoarder, shares_of_four
from whistlestop import new_table
from whistlestop.bots import play as let_play
from whistlestop.core import record
from whistlestop.core.chance import DealerKind
from whistlestop.core.fastdealer import Stream, seed_number
from whistlestop.core.table import Did, Fell
from whistlestop.lab.simulate import find_bot
from whistlestop.people import PeopleTable

HERE = Path(__file__).parent

RAILROAD_INK: dict[str, tuple[int, dict[str, object], str]] = {
    "base-solo": (1, {}, "greedy"),
    "base-three": (3, {}, "random"),
    "pl2019-six": (6, {"edition": "pl2019"}, "random"),
    "pl2019-lava": (2, {"edition": "pl2019", "lava": True}, "random"),
    "strict": (2, {"longest": "segments_strict"}, "random"),
    "segments-in-pl2019": (1, {"edition": "pl2019", "longest": "segments", "meteors": True}, "random"),
    "lava": (2, {"lava": True}, "random"),
    "meteors": (3, {"meteors": True}, "random"),
    "meteors-empty-craters": (2, {"meteors": True, "crater_duty": "empty", "crater_fills_centre": True}, "random"),
    "both": (4, {"lava": True, "meteors": True}, "random"),
    "draft": (3, {"draft": True}, "random"),
    "draft-both": (5, {"draft": True, "lava": True, "meteors": True}, "random"),
    "free-and-open": (2, {"must_draw": "free", "open_boards": True, "lava": True}, "random"),
}

MARKLIN: dict[str, tuple[int, dict[str, object], str]] = {
    "two": (2, {}, "random"),
    "two-greedy": (2, {}, "greedy"),
    "three-60": (3, {"tickets": "deutschland60", "red_cities": "alternative"}, "random"),
    "four-greedy": (4, {"own_track_needed": True, "parallel_return": True}, "greedy"),
    "five-89": (5, {"tickets": "germany89", "revisit_tokens": True, "bonus_needs_ticket": False}, "random"),
}
# Games that lead to dead ends: who plays them is not a bot of the game.
DEAD_ENDS: dict[str, tuple[int, Callable[[], list[Hoarder]]]] = {
    "four-all-pass": (4, lambda: [Hoarder(share) for share in shares_of_four()]),
    "three-run-dry": (3, lambda: [Hoarder() for _ in range(3)]),
}
PIONEER_RAILS: dict[str, tuple[int, dict[str, object], str]] = {
    "solo": (1, {}, "greedy"),
    "solo-beginner": (1, {"solo_level": "beginner", "map": "b"}, "greedy"),
    "solo-easy": (1, {"solo_level": "easy", "map": "small_a"}, "random"),
    "solo-hard": (1, {"solo_level": "hard", "map": "small_b", "advanced": True}, "random"),
    "solo-legendary": (1, {"solo_level": "legendary", "map": "generated", "map_seed": 7}, "greedy"),
    "two": (2, {}, "random"),
    "three-greedy": (3, {"map": "b"}, "greedy"),
    "four-advanced": (4, {"advanced": True, "spend_new_town": False}, "random"),
    "eight-bare": (8, {"objectives": False, "advanced": True, "map": "generated"}, "random"),
}
STRING_RAILWAY: dict[str, tuple[int, dict[str, object], str]] = {
    "two": (2, {}, "greedy"),
    "two-by-hand": (2, {"landscape": "by_hand", "size": "600", "mountain_may_touch_river": True}, "random"),
    "three-star": (3, {"border": "star", "landscape": "oxbow", "size": "700", "owner_effect": "first"}, "greedy"),
    "four-expert": (4, {"expert": True, "deck": "printed38", "landscape": "ridge", "border": "oval"}, "greedy"),
    "four-drawn": (4, {"border": "drawn", "size": "800"}, "greedy"),
    "five": (5, {"size": "500", "landscape": "delta", "border": "circle"}, "greedy"),
}
GAMES = {
    "railroad-ink": RAILROAD_INK,
    "marklin": MARKLIN,
    "pioneer-rails": PIONEER_RAILS,
    "string-railway": STRING_RAILWAY,
}
PLAYTHROUGHS = (("railroad-ink", "base-solo"), ("railroad-ink", "both"))


def folder(game: str) -> Path:
    return HERE / game.replace("-", "_")


def play(game: str, name: str) -> PeopleTable:
    """A recorded game: bots, with some taking back in between."""
    seats, options, bot = GAMES[game][name]
    table = new_table(game, seats, options, seed=f"record {name}")
    me = table.seat(table.actors[0])
    me.do(next(iter(me.legal)))
    if table.can_undo(me.number):
        me.undo()
    # Numbers by the length of the log, as when the first games were recorded; `table.play` goes by a seat's own story.
    numbers = {seat: Stream(seed_number(""), seat, len(table.log)) for seat in range(1, seats + 1)}
    let_play(table, {seat: find_bot(game, bot) for seat in numbers}, numbers)
    return table


def play_dead_end(name: str) -> PeopleTable:
    """A game of Märklin up to a dead end."""
    seats, players = DEAD_ENDS[name]
    table = new_table("marklin", seats, seed=f"record {name}")
    let_play(table, dict(enumerate(players(), 1)), {seat: Stream(0, seat) for seat in range(1, seats + 1)})
    return table


def playthrough(table: PeopleTable) -> str:
    """A whole game as text, state by state: made to be read in a diff."""
    told = PeopleTable(table.game, table.seats, table.options, _Silent())
    notation = table.game.notation
    draws = iter(table.draws)
    lines = [f"{table.game.id}, {table.seats} seats, {table.options}"]
    for number, entry in enumerate(table.log, 1):
        legal = len(told.legal(entry.seat)) if isinstance(entry, Did) else 0
        told.append(entry)
        match entry:
            case Did(seat, action):
                scores = " ".join(str(told.sheet(seat).total) for seat in range(1, told.seats + 1))
                lines.append(f"{number:4} seat {seat}: {notation.format_action(action)} (of {legal}) → {scores}")
            case Fell(lot):
                lines.append(f"{number:4} chance: {notation.format_chance(next(draws), lot)}")
                lines.append(str(told.view(None)).rstrip())
            case _:
                lines.append(f"{number:4} {entry}")
        lines.append(f"     actors {told.actors}, state {record.state_hash(told)[:12]}")
    return "\n".join([*lines, str(told.view(None)).rstrip(), str(told.outcome), ""])


class _Silent:
    kind: DealerKind = "scripted"

    def deal(self, number: int, draw: object) -> None:
        return None


def main() -> None:
    for game, names in GAMES.items():
        folder(game).mkdir(exist_ok=True)
        for name in names:
            table = play(game, name)
            table.save(folder(game) / f"{name}.jsonl")
            if (game, name) in PLAYTHROUGHS:
                (folder(game) / f"{name}.txt").write_text(playthrough(table), encoding="utf-8")
    for name in DEAD_ENDS:
        play_dead_end(name).save(folder("marklin") / f"{name}.jsonl")


if __name__ == "__main__":
    main()
