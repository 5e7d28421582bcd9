"""A game at the keyboard: before it, in it, and its questions."""
