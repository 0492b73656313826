"""Arguments and options that several commands share, each with its completion in the shell."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from whistlestop.cli.session import Session

Function = TypeVar("Function", bound=Callable[..., Any])
Decorator = Callable[[Function], Function]

LANGUAGES = ("en", "uk", "pl", "ru")
THEMES = ("light", "dark")
FIRST_GAME = "railroad-ink"


class Command(click.Command):
    """A command whose help ends with examples; `--lang` may stand before its name or after it."""

    def __init__(self, *args: Any, examples: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.examples = tuple(examples)
        self.params.append(_Lang(hidden=True))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section("Examples"):
                for example in self.examples:  # as they are typed: never wrapped
                    formatter.write(f"{'':>{formatter.current_indent}}{example}\n")


class _Lang(click.Option):
    def __init__(self, *, hidden: bool = False) -> None:
        super().__init__(
            ["--lang"],
            type=click.Choice(LANGUAGES),
            expose_value=False,
            hidden=hidden,
            callback=_set_lang,
            help="The language of sentences and score sheets; by default as LANG says.",
        )


def _set_lang(ctx: click.Context, _: click.Parameter, locale: str | None) -> None:
    if locale is not None:
        ctx.ensure_object(Session).locale = locale


def lang_option() -> Decorator[Function]:
    """`--lang`, of the program itself."""

    def add(function: Function) -> Function:
        function.__click_params__ = [_Lang()]  # type: ignore[attr-defined]
        return function

    return add


# --- types


class GameName(click.ParamType):
    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from whistlestop import games
        from whistlestop.core.errors import UnknownName

        if value not in games.ids():
            raise UnknownName("no-such-game", game=str(value)[:80], known=", ".join(games.ids()))
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from whistlestop import games

        return _starting(games.ids(), incomplete)


class BotName(click.ParamType):
    name = "bot"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from whistlestop import games

        return _starting(games.room(_game_typed(ctx), "bots").BOTS, incomplete)


class Rule(click.ParamType):
    """A rule option as `name=value`."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        name, equals, chosen = str(value).partition("=")
        if not (name.strip() and equals and chosen.strip()):
            self.fail(f"“{value}” is not of the form name=value, as in lava=true.", param, ctx)
        return name.strip(), chosen.strip()

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from whistlestop import games
        from whistlestop.core.options import choices

        known = choices(games.find(_game_typed(ctx)).options)
        texts = [f"{choice.id}={str(value).lower()}" for choice in known for value in choice.choices[::-1]]
        return _starting(texts, incomplete)


class Text(click.ParamType):
    """Any text that can be written down: a shell may hand over bytes that are none."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        if not text.isprintable() and any("\ud800" <= sign <= "\udfff" for sign in text):
            self.fail("this is not UTF-8 text.", param, ctx)
        return text


def _game_typed(ctx: click.Context) -> str:
    return ctx.params.get("game") or FIRST_GAME


def _starting(words: Iterable[str], start: str) -> list[CompletionItem]:
    return [CompletionItem(word) for word in words if word.startswith(start)]


# --- arguments and options


def game_argument(*, default: str | None = None) -> Decorator[Function]:
    return click.argument("game", type=GameName(), required=default is None, default=default)


def rules_option() -> Decorator[Function]:
    """`--option name=value`, as often as needed; of equal names the last one holds."""

    def collect(ctx: click.Context, param: click.Parameter, pairs: Iterable[tuple[str, str]]) -> Mapping[str, str]:
        return dict(pairs)

    return click.option(
        "--option",
        "rules",
        type=Rule(),
        multiple=True,
        callback=collect,
        help="A rule option; repeatable. See: whistlestop games",
    )


def bots_option(help: str) -> Decorator[Function]:
    return click.option("--bot", "bots", type=BotName(), multiple=True, help=help)


def players_option(help: str) -> Decorator[Function]:
    return click.option("--players", type=click.IntRange(min=1), metavar="N", help=help)


def games_option(default: int) -> Decorator[Function]:
    return click.option(
        "--games", "count", type=click.IntRange(min=1), metavar="N", help=f"How many games; {default} by default."
    )


def seed_option(help: str, default: str | None = None) -> Decorator[Function]:
    return click.option("--seed", type=Text(), default=default, metavar="TEXT", help=help)


def theme_option() -> Decorator[Function]:
    return click.option(
        "--theme", type=click.Choice(THEMES), default="light", show_default=True, help="The colours of the picture."
    )


def json_option() -> Decorator[Function]:
    return click.option("--json", "as_json", is_flag=True, help="One JSON value for scripts instead of a table.")


# --- what they mean together


def seated(game: str, bots: Sequence[str], players: int | None, default: str) -> tuple[str, ...]:
    """One bot per seat: a single one sits everywhere."""
    from whistlestop import games
    from whistlestop.core.errors import BadOptions
    from whistlestop.lab.simulate import find_bot

    fewest, most = games.find(game).seats
    bots = bots or (default,)
    seats = players or max(len(bots), fewest)
    if not fewest <= seats <= most:
        raise BadOptions("seats-out-of-range", seats=seats, fewest=fewest, most=most)
    for bot in bots:
        find_bot(game, bot)
    if len(bots) not in (1, seats):
        raise click.UsageError(
            f"{len(bots)} bots for {seats} seats: name one bot for all of them, or one for each.",
            click.get_current_context(),
        )
    return tuple(bots) * seats if len(bots) == 1 else tuple(bots)
