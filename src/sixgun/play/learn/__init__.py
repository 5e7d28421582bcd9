"""Lessons and puzzles: files that say what is to be found, and one player that runs any of them over any game."""

from sixgun.play.learn.lesson import Lesson, Step, Wrong
from sixgun.play.learn.player import Answer, LessonPlayer
from sixgun.play.learn.shelf import all_puzzles, find_lesson, lessons_of, puzzle_of_the_day, puzzles_of

__all__ = [
    "Answer",
    "Lesson",
    "LessonPlayer",
    "Step",
    "Wrong",
    "all_puzzles",
    "find_lesson",
    "lessons_of",
    "puzzle_of_the_day",
    "puzzles_of",
]
