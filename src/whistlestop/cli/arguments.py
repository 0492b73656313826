"""Arguments and options that several commands share, each with its completion in the shell."""

from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import click

from whistlestop.cli.session import Session
from whistlestop.words import LOCALES

if TYPE_CHECKING:
    from whistlestop.core.game import Game

Function = TypeVar("Function", bound=Callable[..., Any])


class Decorator(Protocol):
    """Adds an argument or an option to a command."""

    def __call__(self, function: Function, /) -> Function: ...


THEMES = ("light", "dark")
FIRST_GAME = "railroad-ink"
MOST_PLAYERS = 99  # of any game ever; each game says for itself how many it takes


class Whole(click.IntRange):
    """A whole number in a range."""

    name = "whole number"  # as sentences call it


class Number(click.FloatRange):
    """A number in a range; what stands for no number at all is in none."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        number = super().convert(value, param, ctx)
        if not isfinite(number):
            self.fail(f"{value!r} is not a number that can be reckoned with.", param, ctx)
        return number


class PathName(click.Path):
    """The name of a file or a folder. An empty one, as of a variable that the shell does not know, means none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not value:
            self.fail("the name is empty.", param, ctx)
        return super().convert(value, param, ctx)


class _WithExamples(click.Command):
    """Help that ends with examples; `--lang` may stand before the name or after it."""

    def __init__(self, *args: Any, examples: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.examples = tuple(examples)
        self.params.append(click.Option(["--lang"], hidden=True, **_LANG))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section("Examples"):
                for example in self.examples:  # as they are typed: never wrapped
                    formatter.write(f"{'':>{formatter.current_indent}}{example}\n")


class Command(_WithExamples):
    """A command of the program."""


class Group(_WithExamples, click.Group):
    """A command with commands of its own."""


def _set_lang(ctx: click.Context, _: click.Parameter, locale: str | None) -> None:
    if locale is not None:
        ctx.ensure_object(Session).locale = locale


_LANG: Mapping[str, Any] = {
    "type": click.Choice(LOCALES),
    "expose_value": False,
    "callback": _set_lang,
    "help": "The language of sentences and score sheets; by default as LANG says.",
}


def lang_option() -> Decorator:
    """`--lang`, of the program itself."""
    return click.option("--lang", **_LANG)


# --- arguments and options


def game_argument(*, required: bool = True) -> Decorator:
    def known(ctx: click.Context, param: click.Parameter, game: str | None) -> str | None:
        from whistlestop import games
        from whistlestop.core.errors import UnknownName

        if game is not None and game not in games.ids():
            raise UnknownName("no-such-game", game=game[:80], known=", ".join(games.ids()))
        return game

    def complete(ctx: click.Context, param: click.Parameter, start: str) -> list[str]:
        from whistlestop import games

        return [game for game in games.ids() if game.startswith(start)]

    return click.argument("game", required=required, callback=known, shell_complete=complete)


def rules_option() -> Decorator:
    """`--option name=value`, as often as needed; of equal names the last one holds."""

    def split(ctx: click.Context, param: click.Parameter, texts: Sequence[str]) -> Mapping[str, str]:
        pairs = [text.partition("=") for text in texts]
        for (name, _, value), text in zip(pairs, texts, strict=True):
            if not (name.strip() and value.strip()):
                raise click.BadParameter(f"“{text[:80]}” is not of the form name=value, as in lava=true.", ctx, param)
        return {name.strip(): value.strip() for name, _, value in pairs}

    def complete(ctx: click.Context, param: click.Parameter, start: str) -> list[str]:
        from whistlestop import games
        from whistlestop.core.options import choices

        known = choices(games.find(_game_typed(ctx)).options)
        texts = [f"{choice.id}={str(value).lower()}" for choice in known for value in choice.choices]
        return [text for text in texts if text.startswith(start)]

    return click.option(
        "--option",
        "rules",
        multiple=True,
        metavar="NAME=VALUE",
        callback=split,
        shell_complete=complete,
        help="A rule option; repeatable. “whistlestop games” lists them.",
    )


def bots_option(help: str) -> Decorator:
    def complete(ctx: click.Context, param: click.Parameter, start: str) -> list[str]:
        from whistlestop import games

        return [bot for bot in games.levels(_game_typed(ctx), patient=True) if bot.startswith(start)]

    return click.option("--bot", "bots", multiple=True, metavar="BOT", shell_complete=complete, help=help)


def _game_typed(ctx: click.Context) -> str:
    return ctx.params.get("game") or FIRST_GAME


def players_option(help: str) -> Decorator:
    return click.option("--players", type=Whole(1, MOST_PLAYERS), metavar="N", help=help)


def games_option(default: int) -> Decorator:
    return click.option(
        "--games", "count", type=Whole(1, 10**9), metavar="N", help=f"How many games; {default} by default."
    )


def seed_option(help: str, default: str | None = None) -> Decorator:
    def written(ctx: click.Context, param: click.Parameter, seed: str | None) -> str | None:
        if seed is not None and any("\ud800" <= sign <= "\udfff" for sign in seed):
            raise click.BadParameter("this is not UTF-8 text.", ctx, param)
        return seed

    return click.option(
        "--seed", default=default, metavar="TEXT", callback=written, show_default=default is not None, help=help
    )


def theme_option() -> Decorator:
    return click.option(
        "--theme", type=click.Choice(THEMES), default="light", show_default=True, help="The colours of the picture."
    )


def json_option() -> Decorator:
    return click.option("--json", "as_json", is_flag=True, help="One JSON value for scripts instead of a table.")


# --- what they mean together


def seated(game: "Game[Any, Any, Any]", rules: Mapping[str, str], bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot per seat, a single one on all of them; checked together with the rule options."""
    from whistlestop.lab.simulate import check_players

    check_players(game.id, bots, game.agree(players, rules))
    if len(bots) not in (1, players):
        raise click.UsageError(
            f"{len(bots)} bots for {players} seats: name one bot for all of them, or one for each.",
            click.get_current_context(),
        )
    return tuple(bots) if len(bots) > 1 else tuple(bots) * players
