"""What a first game says to whoever learns by it (core/lesson.py): the game is `lesson.jsonl`."""

from whistlestop.core.lesson import Remark, Step

SAID = (
    Step("card"),
    Step("lay"),
    Step("branch"),
    Step("town"),
    Step("end"),
    Step("suit"),
    Step("fence"),
    Step("mine"),
    Step("sides"),
    Step("nuggets"),
    Step("pair"),
    Step("saloon"),
    Step("double"),
    Step("ranch"),
    Step("hand"),
    Remark("choose", since=4),
    Remark("bonus", since=5),
    Remark("objective", since=6),
    Remark("network", since=9),
    Remark("leave", since=12, may_leave=True),
)
