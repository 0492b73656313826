"""The laboratory: many games of bots, compared and counted."""
