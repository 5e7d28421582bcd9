"""Figures, lines and sentences as a terminal shows them."""
