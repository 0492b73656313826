"""QR codes for the terminal."""

import io

# White on black whatever the terminal's own colours are: numbers of the 256-colour cube, which no theme changes.
COLOURS, PLAIN = "\x1b[38;5;231;48;5;16m", "\x1b[0m"


def qr_code(text: str) -> str:
    """Two rows of the code to a line, with the four modules of quiet around it that scanners need."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(text).terminal(drawn, compact=True)
    return "\n".join(f"{COLOURS}{line}{PLAIN}" for line in drawn.getvalue().splitlines())
