"""What a first game says to whoever learns by it (core/lesson.py): the game is `lesson.jsonl`.

Stations and strings lie anywhere, so nobody is asked to lay them just as the record does: from the first turn on the
learner is free, and each of the five turns says one thing to each of its two halves.
"""

from whistlestop.core.lesson import Remark, Step

_PLACING, _LAYING = "string-railway-prompt-placing", "string-railway-prompt-laying"

SAID = (
    Step("base"),
    Remark("place", since=0, prompt=_PLACING),
    Remark("lay", since=0, prompt=_LAYING),
    Remark("transit", since=6, prompt=_PLACING),
    Remark("crossings", since=6, prompt=_LAYING),
    Remark("scenic", since=9, prompt=_PLACING),
    Remark("long", since=9, prompt=_LAYING),
    Remark("switching", since=12, prompt=_PLACING),
    Remark("room", since=12, prompt=_LAYING),
    Remark("terminal", since=15, prompt=_PLACING),
    Remark("last", since=15, prompt=_LAYING),
)
