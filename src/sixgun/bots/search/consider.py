"""Thinking about one decision, from a chair alone."""

from __future__ import annotations

from random import Random

from sixgun.bots.chair import Chair
from sixgun.bots.search.budget import Budget
from sixgun.bots.search.halving import by_halves
from sixgun.bots.search.iterate import Search
from sixgun.bots.search.leads import Lead
from sixgun.bots.search.thought import Considered, Thought
from sixgun.bots.search.tree import Branch, grow
from sixgun.core.capabilities import Thinking, Thinks

USUAL = Thinking()
FEW = 10  # iterations where there is nothing to choose from: they say what the only option promises
OFTEN = 0.9  # of the most visits: to have been tried as good as most


def thinking_of(chair: Chair) -> Thinking:
    """How the game is best thought about."""
    return chair.game.thinking if isinstance(chair.game, Thinks) else USUAL


def iterations_for(chair: Chair) -> int:
    """What `hard` needs for a decision: where there are few options, less."""
    thinking = thinking_of(chair)
    return min(thinking.iterations, thinking.each * chair.choices) if thinking.each else thinking.iterations


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
        iterations = iterations_for(chair)
    advised = chair.advise(random.random())
    search, codes = _rooted(chair, thinking, random, advised)
    if len(search.first) == 1:
        iterations = FEW if iterations is None else min(iterations, FEW)
    tried = [codes.index(code) for code in search.first]
    branches = list(search.root.branches.values())
    by_halves(chair, search, branches, tried.index(advised), random, Budget(iterations, seconds))
    found = dict(zip(tried, branches, strict=True))
    options = tuple([_considered(i, found.get(i)) for i in range(len(codes))])
    leads = dict(zip(tried, search.leads, strict=True))
    return Thought(chair.seat, options, best_of(options, advised, thinking, leads), search.iterations, advised)


def _rooted(chair: Chair, thinking: Thinking, random: Random, advised: int) -> tuple[Search, list[int]]:
    """A search with the branches of the decision itself, and the codes of all options.

    Only options that are worth a thought get a branch; the advice always is, and has its share of what is believed.
    """
    game = chair.game
    s = chair.imagine(random.getrandbits(60))
    search = Search(game, chair.seat, s.seats, thinking, random.random)
    codes = game.codes(s, chair.seat)
    tried = codes if search.narrow is None else search.narrow(s, chair.seat, codes)
    search.first = tried if codes[advised] in tried else [*tried, codes[advised]]
    search.leads = [Lead() for _ in search.first]
    branches = grow(search.root, search.first, s.question, chair.seat, search.belief(s, chair.seat, search.first))
    for code, branch in zip(search.first, branches, strict=True):
        branch.prior = (1.0 - thinking.trust) * branch.prior + (thinking.trust if code == codes[advised] else 0.0)
    return search, codes


def _considered(option: int, branch: Branch | None) -> Considered:
    if branch is None or not branch.visits:
        return Considered(option, 0, 0.0)
    return Considered(option, branch.visits, branch.total / branch.visits)


def best_of(options: tuple[Considered, ...], advised: int, thinking: Thinking, leads: dict[int, Lead]) -> int:
    """What did best of what was tried most, unless it is hardly better than the advice or that may be mere luck."""
    often = max([one.visits for one in options]) * OFTEN
    best = max([one for one in options if one.visits >= often], key=lambda one: one.value)
    advice = options[advised]
    if best.option == advised or not advice.visits:  # the advice is tried first: without it nothing was
        return advised
    ahead = thinking.margin + thinking.doubt * leads[best.option].error()
    return best.option if best.value >= advice.value + ahead else advised
