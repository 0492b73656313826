"""The game contract and everything that works for any game: pure, no input or output."""
