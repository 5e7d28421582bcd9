"""Thinking about one decision, from a chair alone."""

from __future__ import annotations

from random import Random
from time import perf_counter

from sixgun.bots.chair import Chair
from sixgun.bots.search.budget import Budget
from sixgun.bots.search.halving import by_halves
from sixgun.bots.search.iterate import Search
from sixgun.bots.search.thought import Considered, Thought
from sixgun.bots.search.tree import Branch, grow
from sixgun.core.capabilities import Thinking, Thinks, Weighs

USUAL = Thinking()
OFTEN = 0.9  # of the most visits: to have been tried as good as most
LOOK = 8  # iterations between two looks at the clock


def thinking_of(chair: Chair) -> Thinking:
    """How the game is best thought about."""
    return chair.game.thinking if isinstance(chair.game, Thinks) else USUAL


def consider(chair: Chair, seed: int, iterations: int | None = None, seconds: float | None = None) -> Thought:
    """Think about a decision for so many iterations or seconds, whichever are over first; without either, as `hard`.

    The same seed and iterations give the same thought, whatever the hidden cards are: the chair imagines every state.

    >>> import sixgun
    >>> game = sixgun.game("gunfighters")
    >>> s = game.new(seats=3, seed=7)
    >>> seat = game.asked(s)[0]
    >>> thought = consider(Chair(game, s, seat, game.codes(s, seat)), seed=1, iterations=20)
    >>> sum(option.visits for option in thought.options)
    20
    """
    thinking = thinking_of(chair)
    random = Random(seed)
    if chair.choices == 1:
        return Thought(chair.seat, (Considered(0, 0, 0.0),), 0, 0)
    if iterations is None and seconds is None:
        iterations = thinking.iterations
    advised = chair.advise(random.random())
    search, branches = _rooted(chair, thinking, random, advised)
    if thinking.halves:
        by_halves(chair, search, branches, advised, random, Budget(iterations, seconds))
    else:
        _run(chair, search, random, Budget(iterations, seconds), thinking.worlds)
    options = tuple(
        [Considered(i, one.visits, one.total / one.visits if one.visits else 0.0) for i, one in enumerate(branches)]
    )
    return Thought(chair.seat, options, _best(options, advised, thinking.margin), search.iterations, advised)


def _rooted(chair: Chair, thinking: Thinking, random: Random, advised: int) -> tuple[Search, list[Branch]]:
    """A search with the branches of the decision itself: the advice has its share of what is believed at first."""
    game = chair.game
    s = chair.imagine(random.getrandbits(60))
    search = Search(game, chair.seat, s.seats, thinking, random.random)
    codes = game.codes(s, chair.seat)
    weights = game.weigh(s, chair.seat, codes) if isinstance(game, Weighs) else None
    branches = grow(search.root, codes, s.question, chair.seat, weights)
    for i, branch in enumerate(branches):
        branch.prior = (1.0 - thinking.trust) * branch.prior + (thinking.trust if i == advised else 0.0)
    return search, branches


def _run(chair: Chair, search: Search, random: Random, budget: Budget, worlds: int) -> None:
    """Iterate until the budget is used up, but at least once."""
    end = perf_counter() + budget.seconds if budget.seconds is not None else None
    clone = chair.game.clone
    world = None
    while budget.iterations is None or search.iterations < budget.iterations:
        turn = search.iterations % worlds
        if turn == 0:
            world = chair.imagine(random.getrandbits(60))
        search.iterate(world if turn == worlds - 1 else clone(world))
        if end is not None and search.iterations % LOOK == 0 and perf_counter() >= end:
            return


def _best(options: tuple[Considered, ...], advised: int, margin: float) -> int:
    """What did best of what was tried most, unless it promises hardly more than the advice."""
    often = max([one.visits for one in options]) * OFTEN
    best = max([one for one in options if one.visits >= often], key=lambda one: one.value)
    advice = options[advised]
    return advised if advice.visits and best.value < advice.value + margin else best.option
