"""What the viewers of a table are shown: drawn once for all who see the same, and anew only if something has changed.

A drawing has a name, by which a page says what it holds: whose page it is, the process that drew it, and a number.
"""

from typing import TYPE_CHECKING

from whistlestop.server.attendance import Key
from whistlestop.server.drawing import Drawing, difference
from whistlestop.server.protocol import Patch

if TYPE_CHECKING:
    from whistlestop.server.live import Live


class Showing:
    """The drawings of one table in memory."""

    def __init__(self, live: "Live") -> None:
        self._live = live
        self._boot = live.hub.new_name()
        self._drawings: dict[Key, tuple[tuple[int, int, int], Drawing]] = {}
        self._patches: dict[Key, tuple[Patch, Drawing]] = {}  # by viewer: the last one, and to what it belongs
        self._drawn: dict[Key, int] = {}  # by viewer: one number for all would betray what others do in secret

    def drawing(self, key: Key) -> Drawing:
        """The page of viewers with this key, drawn anew only if they can know of a change."""
        stamp = self._stamp(key)
        known = self._drawings.get(key)
        if known is not None and known[0] == stamp:
            return known[1]
        from whistlestop.server import scenes

        number = self._drawn.get(key, 0) + 1
        drawing = Drawing(f"{self.page(key)}.{self._boot}.{number}", *scenes.draw(self._live, key))
        if known is not None:
            patch, before = difference(known[1], drawing), known[1]
            if not (patch.parts or patch.gone or patch.state):
                self._drawings[key] = stamp, before
                return before
            self._patches[key] = patch, before
        self._drawn[key] = number
        self._drawings[key] = stamp, drawing
        return drawing

    def _stamp(self, key: Key) -> tuple[int, int, int]:
        """What changes with all that viewers can know of."""
        table, public = self._live.table, self._live.public
        if table is None:
            return 0, 0, public
        return len(table.story(key.seat)), table.version(key.seat or 1).barrier, public

    def patch(self, key: Key, old: Drawing) -> Patch:
        """What makes an older drawing into that of now: the same for all who hold the last one."""
        new, known = self.drawing(key), self._patches.get(key)
        return known[0] if known is not None and known[1] is old else difference(old, new)

    def page(self, key: Key) -> str:
        """Which page viewers with this key have; that of the lobby is another one when the game has begun."""
        return f"{key}lobby" if self._live.table is None else str(key)

    def has_drawn(self, name: str) -> bool:
        """Whether the drawing of this name was made here, some time or other, and not by another process."""
        return name.split(".")[1:2] == [self._boot]
