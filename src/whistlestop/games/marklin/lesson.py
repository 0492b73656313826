"""What a first game says to whoever learns by it (core/lesson.py): the game is `lesson.jsonl`."""

from whistlestop.core.lesson import Remark, Step

SAID = (
    Step("tickets"),
    Step("keep", moves=2),
    Step("card"),
    Step("second-card"),
    Step("route"),
    Step("passenger"),
    Step("locomotive"),
    Step("board"),
    Step("end"),
    Step("ride", moves=4),
    Remark("choose", since=0),
    Remark("wild", since=16),
    Remark("early", since=22),
    Remark("leave", since=28, may_leave=True),
)
