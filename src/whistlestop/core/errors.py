"""What can go wrong, each as a type of its own.

An error carries the id of a sentence and its arguments, never the sentence itself: the words are chosen
where the person is, in the person's language.
"""

from collections.abc import Callable, Mapping
from typing import Any

Argument = str | int

# How `str(error)` finds its words; the package sets it, since the core knows no catalogue.
phrase: Callable[[str, Mapping[str, Argument]], str] | None = None


class WhistlestopError(Exception):
    """Something that a person can put right."""

    def __init__(self, reason: str, **args: Argument) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_by_name: Mapping[str, Argument] = args

    def __str__(self) -> str:
        if phrase is not None:
            return phrase(self.reason, self.args_by_name)
        detail = ", ".join(f"{name}={value}" for name, value in self.args_by_name.items())
        return f"{self.reason} ({detail})" if detail else self.reason

    def __reduce__(self) -> Any:
        """Between processes an error travels with the one that it came from."""
        origin = next((each for each in (self.__cause__, self.__context__) if isinstance(each, WhistlestopError)), None)
        return _arrived, (type(self), self.args, self.__dict__, origin)


def _arrived(
    kind: type[WhistlestopError], args: tuple[Any, ...], facts: Mapping[str, Any], origin: WhistlestopError | None
) -> WhistlestopError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    error.__context__ = origin
    return error


class Illegal(WhistlestopError):
    """An action that a rule forbids. Nothing has changed."""

    def __init__(self, rule: str, reason: str, **args: Argument) -> None:
        super().__init__(reason, **args)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class Stale(WhistlestopError):
    """The action was meant for a position that is no longer there."""


class BadOptions(WhistlestopError):
    """Unknown options, or a combination that the rules do not know."""


class BadNotation(WhistlestopError):
    """A text that is no action, no chance outcome and no board."""


class BadChance(WhistlestopError):
    """A chance outcome that the dice or cards in question cannot give."""


class UnknownName(WhistlestopError):
    """No game, bot or seat of that name."""


class BadFile(WhistlestopError):
    """Not a readable game file: no game can be made of it."""

    def __init__(self, line: int, reason: str, **args: Argument) -> None:
        super().__init__(reason, line=line, **args)
        self.line = line


class Disagrees(WhistlestopError):
    """A readable game file whose replay, result or commitment does not hold."""

    def __init__(self, line: int, reason: str, **args: Argument) -> None:
        super().__init__(reason, line=line, **args)
        self.line = line


class ProgramFailed(WhistlestopError):
    """A program of somebody's own that plays at a seat has ended, was late or has given no legal answer."""

    def __init__(self, reason: str, bot: str, seat: int, game: int, **args: Argument) -> None:
        super().__init__(reason, bot=bot, seat=seat, game=game, **args)
        self.bot, self.seat, self.game = bot, seat, game
        self.last_words = ""  # the end of what it has written to its standard error
