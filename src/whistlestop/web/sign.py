"""Our own drawings: the semaphore of the station sign, the icon of the app, the end of a closed line, a first stop."""

from whistlestop.draw import theme

_RAISED, _DOWN = -24, 24  # degrees of the arm


def _semaphore(angle: int) -> str:
    return (
        '<path d="M14 45V4M9 45h10" fill="none" stroke="var(--on-enamel)" stroke-width="3.5" stroke-linecap="round"/>'
        f'<g transform="rotate({angle} 14 14)"><path d="M12 8h33l-4 6 4 6H12z" fill="var(--lamp)"/>'
        '<path d="m36 8.5-4 5.5 4 5.5" fill="none" stroke="var(--enamel)" stroke-width="1.8"/></g>'
        '<circle cx="14" cy="14" r="4" fill="var(--on-enamel)"/>'
    )


def semaphore() -> str:
    """The raised semaphore, to stand on enamel."""
    return f'<svg class="semaphore" viewBox="4 0 44 48" aria-hidden="true">{_semaphore(_RAISED)}</svg>'


def app_icon(*, is_raised: bool = False) -> str:
    """The semaphore on its plate, a whole file; nothing of weight near the edge, where devices cut it round.

    Its arm is raised while it is the reader's turn.
    """
    plate = '<rect width="64" height="64" rx="14" fill="var(--enamel)"/>'
    drawn = f'{plate}<g transform="translate(9 10) scale(.92)">{_semaphore(_RAISED if is_raised else _DOWN)}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{theme.resolve(drawn, "light")}</svg>'


def buffer_stop() -> str:
    """A track that ends: for lines that are closed."""
    sleepers = "".join(f"M{x} 54v10" for x in range(14, 168, 14))
    return (
        '<svg class="buffer-stop" viewBox="0 0 180 72" aria-hidden="true" fill="none" stroke="var(--ink)">'
        f'<path d="M4 54h164" stroke-width="5" stroke-linecap="round"/><path d="{sleepers}" stroke-width="5"/>'
        '<path d="M132 14v40M134 24l26 30" stroke-width="6" stroke-linecap="round"/>'
        '<rect x="118" y="8" width="12" height="34" rx="3" fill="var(--stamp)" stroke-width="3"/>'
        '<path d="M118 18l12-6M118 30l12-6M118 40l12-5" stroke="var(--sheet)" stroke-width="3"/></svg>'
    )


def first_stop() -> str:
    """A station where a line begins: for pages that still wait for their first game."""
    sleepers = "".join(f"M{x} 54v10" for x in range(14, 178, 14))
    return (
        '<svg class="first-stop" viewBox="0 0 180 72" aria-hidden="true" fill="none" stroke="var(--ink)">'
        '<path d="M4 54h92" stroke-width="5" stroke-linecap="round"/>'
        '<path d="M105 54h70" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 13"/>'
        f'<path d="{sleepers}" stroke-width="5" stroke="var(--edge)"/>'
        '<path d="M30 47V26h52v21M24 27l32-17 32 17z" stroke-width="4" stroke-linejoin="round" fill="var(--sheet)"/>'
        '<path d="M50 47V34h12v13" stroke-width="3.5"/>'
        '<path d="M56 21v.01" stroke-width="7" stroke-linecap="round"/>'
        '<path d="M56 21v.01" stroke="var(--lamp)" stroke-width="3" stroke-linecap="round"/></svg>'
    )
