"""A lesson or puzzle as data. All that is said in it stands in the game's text/lessons_*.ftl, by the keys here."""

from __future__ import annotations

from fnmatch import fnmatchcase

import msgspec

from sixgun.core.plain import Plain

LESSON, PUZZLE = "lesson", "puzzle"


class Scripted(msgspec.Struct, frozen=True):
    """A pick that the lesson makes by itself: somebody else's, or one of the learner's that is not taught yet."""

    seat: int
    pick: str


class Wrong(msgspec.Struct, frozen=True):
    """An answer to picks that are not the ones to find; `then` shows on a copy what would come of them."""

    picks: tuple[str, ...]
    then: tuple[Scripted, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """One thing to find: the picks are patterns, and the first one is the main line."""

    ask: str
    want: tuple[str, ...]
    before: tuple[Scripted, ...] = ()  # played before the coach speaks
    spot: tuple[str, ...] = ()  # what the coach points at, as the page names it
    offer: tuple[str, ...] = ()  # what can be picked at this stage; () for everything
    wrong: tuple[Wrong, ...] = ()
    reply: tuple[Scripted, ...] = ()  # played after the pick
    test: tuple[dict[str, Plain], ...] = ()  # what holds after the reply


class Lesson(msgspec.Struct, frozen=True):
    """A lesson, or a puzzle."""

    game: str
    kind: str
    number: int
    slug: str
    minutes: int
    level: int  # 1 to 3 for a puzzle, 0 for a lesson
    seat: int
    names: tuple[str, ...]  # by seat; "" is the learner
    rules: tuple[str, ...]
    pack: dict[str, Plain]
    deal: dict[str, Plain]  # arguments of Game.new, where there is no position
    position: dict[str, Plain]
    steps: tuple[Step, ...]
    goal: tuple[dict[str, Plain], ...]
    proof: dict[str, Plain]  # why a puzzle has one solution: see docs/learn.md

    @property
    def key(self) -> str:
        """The message with its title, and the beginning of the names of all its other messages."""
        return f"{self.kind}-{self.slug}"

    def step_key(self, at: int) -> str:
        """What the coach says at a step, counted from 0; there may be nothing to say."""
        return f"{self.key}-{at + 1}"


def fits(pick: str, patterns: tuple[str, ...]) -> bool:
    """Whether a pick is one of these: a star stands for anything.

    >>> fits("shoot:1>hill", ("move:*", "shoot:1*")), fits("play:a[b]", ("play:a[b]",))
    (True, True)
    """
    return any([pick == pattern or fnmatchcase(pick, pattern.replace("[", "[[]")) for pattern in patterns])


def words_of(game: str) -> str:
    """The name under which a speaker finds what is said in a game's lessons."""
    return f"sixgun.games.{game.replace('-', '_')}:lessons"
