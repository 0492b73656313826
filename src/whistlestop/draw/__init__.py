"""Pictures: a small SVG writer, the colours of both themes, symbols that all games share. Knows no game."""
