"""What a first game says to whoever learns by it (core/lesson.py): the game is `lesson.jsonl`."""

from whistlestop.core.lesson import Remark, Step

SAID = (
    Step("welcome"),
    Step("join"),
    Step("railway"),
    Step("station"),
    Step("finish"),
    Step("two-exits"),
    Step("centre"),
    Step("turn"),
    Step("exit"),
    Step("open-ends"),
    Step("close"),
    Step("three-exits"),
    Remark("choose", since=3),
    Remark("special", since=4),
    Remark("longest", since=5),
    Remark("tidy", since=6),
    Remark("last", since=7),
)
