"""What one call of the program knows besides its arguments: whose language, and whose process."""

import os
from collections.abc import Mapping

from whistlestop.core.errors import Argument, WhistlestopError


class Session:
    """The language of sentences and score sheets, and whether this process is ours alone."""

    def __init__(self, *, owns_process: bool = False) -> None:
        self._owns_process = owns_process
        self._locale: str | None = None

    @property
    def locale(self) -> str:
        """As told by `--lang`, else as the system says; English where it says nothing."""
        if self._locale is None:
            from whistlestop.words import best_locale

            names = ("LC_ALL", "LC_MESSAGES", "LANG")
            self._locale = best_locale(next((os.environ[name] for name in names if os.environ.get(name)), None))
        return self._locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self._locale = locale

    def say(self, id: str, args: Mapping[str, Argument] = {}) -> str:
        """A message of the catalogues."""
        from whistlestop.words import say

        return say(self.locale, id, args)

    def sentence(self, error: WhistlestopError) -> str:
        """What is wrong, without the number of a rule."""
        from whistlestop.words import NoWords, phrase, sentence

        try:
            return sentence(error, self.locale)
        except NoWords:  # a sentence is missing: its id tells more than nothing
            return phrase(error.reason, error.args_by_name)

    def skip_compiler(self) -> None:
        """For commands that compute next to nothing: to load the compiler takes longer than to do without.

        One mode holds for a whole process (core.kernel), so this is only done in a process of our own.
        """
        if self._owns_process:
            os.environ.setdefault("WHISTLESTOP_KERNEL", "python")


def printable(text: str) -> str:
    """A text from a file or a line as one line for a terminal, which must not take any of it for a command."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
