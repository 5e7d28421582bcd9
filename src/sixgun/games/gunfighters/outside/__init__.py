"""Positions, packs and states from outside, and what a seat cannot know."""
