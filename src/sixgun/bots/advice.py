"""A hint: what the search would choose from a chair, and how sure it is."""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from sixgun.bots.chair import Chair
from sixgun.bots.search.consider import consider, iterations_for
from sixgun.bots.search.thought import Considered, Thought
from sixgun.core.plain import Plain

ENOUGH = 40  # iterations below which nobody can be very sure


class Hint(NamedTuple):
    """What would be chosen for a seat, from what that seat can see."""

    pick: str
    sure: float  # from 0 to 1
    share: float  # the share of the win that it promises
    only: bool  # there is nothing else to choose
    rival: str = ""  # what it was compared with most closely; "" for nothing
    rival_share: float = 0.0
    usual: bool = False  # the first thought, by rules of thumb, was the same
    reason: dict[str, Plain] | None = None  # a message: what speaks for it, in the game's own terms


def advise(chair: Chair, seed: int, seconds: float | None = None, iterations: int | None = None) -> Hint:
    """Think as `hard` does. Without a limit of time the hint is the same for the same seed, whatever others hold.

    >>> import sixgun
    >>> game = sixgun.game("gunfighters")
    >>> s = game.new(seats=3, seed=7)
    >>> seat = game.asked(s)[0]
    >>> advise(Chair(game, s, seat, game.codes(s, seat)), seed=1, iterations=20).only
    False
    """
    picks = chair.picks()
    if len(picks) == 1:
        return Hint(picks[0], 1.0, 0.0, True)
    thought = consider(chair, seed, iterations or iterations_for(chair), seconds)
    rival = _rival(thought)
    return Hint(
        picks[thought.best],
        round(_sure(thought), 2),
        round(thought.share, 2),
        False,
        picks[rival.option] if rival else "",
        round(rival.value, 2) if rival else 0.0,
        thought.advised == thought.best,
        _reason(chair, picks[thought.best]),
    )


def _reason(chair: Chair, pick: str) -> dict[str, Plain] | None:
    found = chair.game.reason(chair.view(), pick)
    return None if found is None else found.plain()


def _rival(thought: Thought) -> Considered | None:
    """The other option that was tried most often: the reason is what it promises instead."""
    tried = [one for one in thought.options if one.option != thought.best and one.visits]
    return max(tried, key=lambda one: (one.visits, one.value)) if tried else None


def _sure(thought: Thought) -> float:
    """How likely the choice is the better one of the two that were looked at most closely.

    Where nothing else was tried half as often, the share of the thinking that went into it says it as well.
    """
    best = thought.options[thought.best]
    rivals = [one for one in thought.options if one.option != best.option and 2 * one.visits >= best.visits > 0]
    sure = thought.sure
    if rivals:
        rival = max(rivals, key=lambda one: one.value)
        spread = sqrt(_spread(best) + _spread(rival))
        sure = 0.5 + 0.5 * erf((best.value - rival.value) / (spread * sqrt(2)))
    return sure * min(1.0, thought.iterations / ENOUGH)


def _spread(one: Considered) -> float:
    """How far an average of so many shares of the win is off, squared; a share is from 0 to 1."""
    value = min(0.95, max(0.05, one.value))
    return value * (1 - value) / one.visits


def sureness(hint: Hint) -> str:
    """How sure, as people say it.

    >>> [sureness(Hint("x", sure, 0.5, False)) for sure in (0.9, 0.7, 0.5, 0.4)]
    ['very', 'quite', 'hardly', 'torn']
    """
    if hint.only:
        return "only"
    return "very" if hint.sure >= 0.9 else "quite" if hint.sure >= 0.7 else "hardly" if hint.sure >= 0.5 else "torn"
