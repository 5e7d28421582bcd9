"""Twins of a table: what one viewer cannot know is otherwise, hidden cards as well as secret picks.

A pick that was made in secret is replaced by another one, if the viewer has heard and seen the same ever since. Then
everything that the viewer cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

from sixgun.core.events import EVERYBODY
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.secrecy import PART
from sixgun.play import Table
from tests.conformance.leaks import differing

LATEST = 14  # picks that may be replaced
TRIES = 3  # other picks that are tried for each

Picks = list[tuple[int, str]]


class Twin:
    """A table that looks the same to some eyes: its last picks, where they are others; its state before it is redealt.

    `start` is the state after the first picks of the match, `first` of them.
    """

    def __init__(self, table: Table, start: Any, first: int, eyes: int | None, chance: Random) -> None:
        self.table, self.game, self.first, self.eyes, self.chance = table, table.game, first, eyes, chance
        self.picks: Picks = table.match.picks[first:]
        self.steps = [*course(self.game, start, self.picks, eyes)]
        self.states = [start, *[step.after for step in self.steps]]
        self.changed = sum([self._replace(number) for number in reversed(range(len(self.picks)))])

    def _replace(self, number: int) -> bool:
        """Replace one pick, if another one leads to the same for those eyes."""
        seat, made = self.picks[number]
        if seat == self.eyes:
            return False
        options = [pick for pick in self.game.ask(self.states[number], seat).options.picks() if pick != made]
        for pick in self.chance.sample(options, min(TRIES, len(options))):
            picks = [(seat, pick), *self.picks[number + 1 :]]
            steps = []
            for step in course(self.game, self.states[number], picks, self.eyes):
                if step.seen != self.steps[number + len(steps)].seen:
                    break
                steps.append(step)
            if len(steps) == len(picks):
                self.picks[number:], self.steps[number:] = picks, steps
                self.states[number + 1 :] = [step.after for step in steps]
                return True
        return False

    def redealt(self) -> Table:
        """Everything that those eyes cannot know is otherwise."""
        twin = copy(self.table)
        twin.match = match = copy(self.table.match)
        twin.story, match.picks = twin.story[:], match.picks[: self.first] + self.picks
        for number, (_, pick) in enumerate(self.picks, self.first):
            place = twin.told[number] - 2  # line 0 is entry 2
            twin.story[place] = copy(twin.story[place])
            twin.story[place].text = pick
        if self.changed:
            match.stills = self._stills(match)
        match.state = self.game.redeal(self.states[-1], self.eyes, self.chance.getrandbits(60))
        return twin

    def _stills(self, match: Match) -> dict[int, list[Any]]:
        """The stills of the twin's own picks, where there were any."""
        found: dict[int, list[Any]] = {}
        for number, step in enumerate(self.steps):
            seat = self.picks[number][0]
            whose = seat if match.known[self.first + number] == PART else EVERYBODY
            found = found if whose == seat else {}
            found[whose] = [self.states[number], *step.stills]
        return {whose: stills for whose, stills in found.items() if match.stills.get(whose)}

    def secrets(self, twin: Table) -> int:
        """How much is otherwise in a state."""
        return differing(self.game.data(self.table.match.state), self.game.data(twin.match.state))


class Step:
    """What a pick led to, and what some eyes saw and heard of it."""

    def __init__(self, game: Game[Any], s: Any, seat: int, pick: str, eyes: int | None) -> None:
        self.after = game.clone(s)
        self.stills: list[Any] = []
        events = game.carry_out(self.after, seat, game.check(s, seat, pick), self.stills)
        told = [(event.to(eyes), still) for event, still in zip(events, self.stills, strict=True)]
        heard = [(event, game.view(still, eyes)) for event, still in told if event is not None]
        self.seen = [*heard, game.view(self.after, eyes)]


def course(game: Game[Any], s: Any, picks: Picks, eyes: int | None) -> Iterator[Step]:
    """Picks one by one, as long as they are possible."""
    for seat, pick in picks:
        if game.refuse(s, seat, pick) is not None:
            return
        step = Step(game, s, seat, pick, eyes)
        yield step
        s = step.after


def before_last(match: Match) -> tuple[Any, int]:
    """The state before the last picks of a match, and how many were made before it."""
    first = max(0, len(match.picks) - LATEST)
    fresh = Match(match.game, match.seats, match.seed, match.options)
    for seat, pick in match.picks[:first]:
        fresh.play(seat, pick)
    return fresh.state, first
