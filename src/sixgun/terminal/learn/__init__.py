"""Lessons and puzzles at the keyboard."""
