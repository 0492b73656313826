"""`whistlestop play`: a game of bots, shown round by round as it goes, then kept as a picture and a game file."""

import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from whistlestop.cli.arguments import (
    FIRST_GAME,
    Command,
    bots_option,
    game_argument,
    players_option,
    rules_option,
    seated,
    seed_option,
    theme_option,
)
from whistlestop.cli.session import Session

if TYPE_CHECKING:
    from whistlestop.core.chance import Dealer
    from whistlestop.people import PeopleTable

PAUSE = 1.2  # seconds


@click.command(
    "play",
    cls=Command,
    examples=(
        "whistlestop play --fast",
        "whistlestop play --bot greedy --bot random --seed monday --out games --fast",
        "whistlestop play --players 3 --option draft=true --option lava=true --fast",
    ),
)
@game_argument(default=FIRST_GAME)
@players_option("How many seats; 2 by default, or one for each --bot.")
@bots_option("Who plays: one bot for all seats, or one for each. By default greedy against random.")
@seed_option("The same text gives the same game; without it, nobody knows the dice.")
@rules_option()
@theme_option()
@click.option("--fast", is_flag=True, help="Do not pause between rounds.")
@click.option(
    "--out", type=click.Path(file_okay=False), metavar="DIR", help="Where picture and game file go; your data folder."
)
@click.pass_obj
def command(
    session: Session,
    game: str,
    players: int | None,
    bots: tuple[str, ...],
    seed: str | None,
    rules: Mapping[str, str],
    theme: str,
    fast: bool,
    out: str | None,
) -> None:
    """Watch bots play a game, round by round."""
    import platformdirs

    from whistlestop.cli.load import load_game
    from whistlestop.core.chance import Scripted, Sealed
    from whistlestop.lab.files import new_folder
    from whistlestop.people import new_table

    players = players or max(2, len(bots))
    # Greedy always draws the same on the same dice: against itself there would be one board to see, twice.
    seats = seated(load_game(game), rules, bots or ("greedy", *["random"] * (players - 1)), players)
    table = new_table(game, len(seats), rules, dealer=Scripted())
    folder = new_folder(out or Path(platformdirs.user_data_dir("whistlestop")) / "games")
    show = _Show(session, table, seats, 0 if fast else PAUSE)
    dealer = Sealed() if seed is None else Sealed.from_text(seed)
    # Before the first roll, so that the file can prove later that nobody chose the dice.
    show.screen.print(f"Dice: sealed. Their commitment:\n{dealer.commitment}\n", style="dim")
    show.run(dealer, seed or secrets.token_hex())
    show.show_result()
    show.keep(folder, theme)


class _Show:
    """A game as it goes: who sits where, and the screen it is shown on."""

    def __init__(self, session: Session, table: "PeopleTable", bots: Sequence[str], pause: float) -> None:
        from whistlestop.cli.screen import console

        self.session, self.table, self.bots = session, table, bots
        self.names = [f"{seat} {bot}" for seat, bot in enumerate(bots, 1)]
        self.screen = console()
        self.pause = pause if self.screen.is_terminal else 0
        self.scores = self._totals()

    def run(self, dealer: "Dealer", seed: str) -> None:
        """Round by round. The table waits for its dice until what came before them has been shown."""
        from whistlestop.bots import play
        from whistlestop.core.fastdealer import Stream, seed_number
        from whistlestop.lab.simulate import find_bot

        table = self.table
        bots = {seat: find_bot(table.game.id, bot) for seat, bot in enumerate(self.bots, 1)}
        numbers = {seat: Stream(seed_number(seed), seat) for seat in bots}
        while not table.finished:
            while (draw := table.pending) is not None:
                lot = dealer.deal(table.dealt, draw)
                assert lot is not None
                table.resolve(lot)
            before = len(table.log)
            dealt = table.view(None)
            self._show_dice(dealt)
            time.sleep(self.pause)
            play(table, bots, numbers)
            self._show_round(dealt.round, before)
            time.sleep(0 if table.finished else self.pause)
        table.dealer = dealer

    def _totals(self) -> list[int]:
        return [self.table.sheet(seat).total for seat in range(1, self.table.seats + 1)]

    def _show_dice(self, view: Any) -> None:
        from rich.rule import Rule
        from rich.text import Text

        from whistlestop.cli.boards import show_dice

        self.screen.print(Rule(Text(f"Round {view.round} of {view.rounds}", style="bold"), align="left", style="dim"))
        lava = 2 if view.options.lava else 0
        dice = view.boards[0].dice
        groups = [(f"take {number}", pair) for number, pair in enumerate(view.pairs, 1)]
        if not groups:
            groups = [("", dice[: len(dice) - lava])]
        show_dice(self.screen, self.table.game.id, groups + ([("lava", dice[-lava:])] if lava else []))
        if view.direction is not None:
            direction = self.session.say(f"{self.table.game.id}-direction-{view.direction}")
            self.screen.print(f"Meteor: {direction}, {view.distance}")
        self.screen.print()

    def _show_round(self, number: int, before: int) -> None:
        """The boards after a round, what was chosen besides drawing, and the points so far."""
        from whistlestop.cli.boards import show_boards
        from whistlestop.core.table import Did

        table = self.table
        acts = [entry for entry in table.log[before:] if isinstance(entry, Did)]
        said = [(act.seat, table.game.notation.format_action(act.action)) for act in acts]
        chosen = [(seat, text) for seat, text in said if text.split()[0] in ("take", "meteor", "ignore")]
        for seat in sorted({seat for seat, _ in chosen}):
            self.screen.print(f"{self.names[seat - 1]}: {', '.join(text for who, text in chosen if who == seat)}")
        if chosen:
            self.screen.print()
        scores = self._totals()
        word = self.session.say("total")
        titles = [
            (name, f"{word}: {now} ({now - then:+})")
            for name, now, then in zip(self.names, scores, self.scores, strict=True)
        ]
        self.scores = scores
        show_boards(self.screen, table.game.id, table.view(None).boards, titles, fresh=number)
        self.screen.print()

    def show_result(self) -> None:
        from whistlestop.cli.sheets import full_sheet, sheets_table, show_winner

        table, outcome = self.table, self.table.outcome
        assert outcome is not None
        sheets = [table.sheet(seat) for seat in range(1, table.seats + 1)]
        if len(sheets) == 1:
            self.screen.print(full_sheet(self.session, sheets[0], self.names[0]))
        else:
            self.screen.print(sheets_table(self.session, table.game.id, sheets, self.names))
        self.screen.print()
        show_winner(self.screen, self.session, outcome, self.names)

    def keep(self, folder: Path, theme: str) -> None:
        """Write the picture and the game file, under a name that was not there before."""
        from whistlestop import games
        from whistlestop.core import record
        from whistlestop.lab.files import write_whole

        table = self.table
        stem = name = f"{table.game.id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        number = 1
        while (folder / f"{name}.jsonl").exists():
            number += 1
            name = f"{stem}-{number}"
        picture, file = folder / f"{name}.svg", folder / f"{name}.jsonl"
        write_whole(
            picture, games.room(table.game.id, "draw").svg(table.view(None), theme=theme, say=self.session.say) + "\n"
        )
        write_whole(file, "".join(record.write(table, self.bots)))
        self.screen.print(f"\nPicture:   {picture}\nGame file: {file}", soft_wrap=True)
