"""What stands on cells: suits, locations as line drawings, how many sides they have and need."""

from whistlestop.games.pioneer_rails import data

_CLUB = (
    "M10 2a3.7 3.7 0 0 1 3 5.9 3.7 3.7 0 1 1-2.3 6.3c.2 1.7.8 2.9 1.8 3.8h-5c1-.9 1.6-2.1 1.8-3.8A3.7 3.7 0 1 1 7 7.9"
    " 3.7 3.7 0 0 1 10 2z"
)
_DIAMOND = "M10 1.5 16.5 10 10 18.5 3.5 10z"
_HEART = (
    "M10 17.5C5 13.5 2.5 10.5 2.5 7.3 2.5 4.9 4.2 3.2 6.3 3.2c1.6 0 3 1 3.7 2.5.7-1.5 2.1-2.5 3.7-2.5 2.1 0 3.8 1.7 3.8"
    " 4.1 0 3.2-2.5 6.2-7.5 10.2z"
)
_SPADE = (
    "M10 2c2 3.5 7 5.5 7 9.5 0 2.5-1.8 4-3.8 4-1 0-1.9-.4-2.5-1.1.2 1.7.8 2.8 1.8 3.6H7.5c1-.8 1.6-1.9 1.8-3.6-.6.7"
    "-1.5 1.1-2.5 1.1-2 0-3.8-1.5-3.8-4C3 7.5 8 5.5 10 2z"
)
SUIT = (_CLUB, _DIAMOND, _HEART, _SPADE)  # solids in a box of 20

LINES = 'fill="none" stroke="var(--ink-2)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"'
SITE = (  # lines around the origin, 30 units wide, in the order of `data.KINDS`
    "m-12 14 17-18M-6-15C4-15 14-7 15 4M1-11 11-1",
    "M-15-6 0-15 15-6zM-11-6V9M-4-6V9M4-6V9M11-6V9M-15 14H15",
    "M-11-5V14H7V-5M7-1h7V9H7M-12-5c-2-5 3-8 6-6 2-5 9-5 10-1 4-1 7 4 3 7zM-6 1v8M2 1v8",
    "M14 0A14 14 0 1 1-14 0 14 14 0 1 1 14 0zM-13.5-4h27M-13.5 4h27M-8-4v8M0-4v8M8-4v8",
    "M-14 14V-12h6v6h5v-6h6v6h5v-6h6V14zM-4 14V6h8v8",
    "M-9 14h-5V-1C-14-10-8-15 0-15S14-10 14-1V14H9V-1C9-7 5-10.5 0-10.5S-9-7-9-1z",
)

_PIPS = 10  # units from one pip to the next
_RAISED = 6  # a drawing that has pips under it


def site_markup(kind: int, x: int, y: int) -> str:
    """A location's drawing in its place."""
    return f'<path transform="translate({x} {y - (_RAISED if data.NEEDS[kind] else 0)})" d="{SITE[kind]}"/>'


def needs_markup(kind: int, x: int, y: int, first: int = 0, last: int | None = None) -> str:
    """Pips under a location: as many as sides it needs, or some of them."""
    need = data.NEEDS[kind]
    left = x - _PIPS * (need - 1) / 2
    pips = range(first, need if last is None else last)
    return "".join(f'<circle cx="{left + _PIPS * pip:g}" cy="{y + 20}" r="4"/>' for pip in pips)


def progress_markup(kind: int, was: int, now: int, x: int, y: int) -> str:
    """How many of the sides that a location needs have tracks; those of the turn in progress in pencil."""
    need = data.NEEDS[kind]
    was, now = min(was, need), min(now, need)
    settled, fresh = needs_markup(kind, x, y, 0, was), needs_markup(kind, x, y, was, now)
    return (f'<g fill="var(--ink)">{settled}</g>' if settled else "") + (
        f'<g fill="var(--pencil)">{fresh}</g>' if fresh else ""
    )


def done_markup(kind: int, x: int, y: int, ink: str) -> str:
    """A location that is activated: its drawing on a disc."""
    look = 'fill="none" stroke="var(--desert)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<circle cx="{x}" cy="{y}" r="28" fill="{ink}" stroke="var(--desert)" stroke-width="2"/>'
        f'<path {look} transform="translate({x} {y})" d="{SITE[kind]}"/>'
    )
