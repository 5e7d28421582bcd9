"""Whole trials of a deck, from the list to the figures, for the command line: on as many cores as wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sixgun.core.plain import Plain
from sixgun.lab.decks import TRIED, analysis, gauntlet, goldfish, tune
from sixgun.lab.decks.gauntlet import Fought
from sixgun.lab.decks.lists import Listed
from sixgun.lab.decks.tune import Swap
from sixgun.lab.work.open_lane import open_lane
from sixgun.lab.work.spread import in_order

Tell = Callable[[int], None]


def analyse(listed: Listed, tell: Tell) -> dict[str, Plain]:
    """Everything that there is to know of a deck without playing it."""
    hands: list[Plain] = []
    for draws in range(analysis.MOST_DRAWS + 1):
        rows = analysis.hands(listed, draws)["hands"]
        assert isinstance(rows, list)
        hands += rows
        tell(draws + 1)
    cuts = analysis.cuts(listed)
    tell(analysis.MOST_DRAWS + 2)
    return {
        "pile": len(analysis.draw_pile(listed)),
        "hands": hands,
        "cuts": cuts,
        "lowball": analysis.lowball(listed),
        "openings": analysis.openings(listed),
        "pulls": analysis.pulls(listed),
        "checks": analysis.checks(listed),
        "tests": analysis.own_tests(listed),
        "days": goldfish.curves(listed),
    }


def _some(packs: Sequence[dict[str, Plain]], games: int, seed: int, first: int, last: int) -> list[Fought]:
    """Games by number, those of the first pack first."""
    return [
        row
        for number in range(first, last)
        for row in gauntlet.fight(packs[number // games], number % games, number % games + 1, seed)
    ]


def fight_all(packs: Sequence[dict[str, Plain]], games: int, seed: int, jobs: int, tell: Tell) -> list[list[Fought]]:
    """So many games of each pack."""
    fought: list[Fought] = []
    with open_lane(jobs) as lane:
        for rows in in_order(lane, partial(_some, packs, games, seed), 0, games * len(packs)):
            fought += rows
            tell(len(fought))
    return [fought[number * games : (number + 1) * games] for number in range(len(packs))]


def run_gauntlet(listed: Listed, games: int, seed: int, jobs: int, tell: Tell) -> dict[str, Plain]:
    """A deck against every ready deck."""
    return {"seed": seed, **gauntlet.report(fight_all([listed.pack()], games, seed, jobs, tell)[0])}


def search(listed: Listed, tell: Callable[[int, int], None]) -> list[Swap]:
    """The best swaps; `tell` is told how many changes were weighed, and of how many."""
    singles = tune.single_changes(listed)
    of = len(singles) + tune.MOST_PAIRS + 1

    def weigh(changes: Sequence[tune.Change], already: int) -> list[float]:
        chances: list[float] = []
        for change in changes:
            chances += tune.weigh(listed, [change])
            tell(already + len(chances), of)
        return chances

    pairs = tune.best_pairs(singles, weigh(singles, 0))
    return tune.best_swaps(listed, pairs, weigh(pairs, len(singles)))


def run_tune(listed: Listed, found: Sequence[Swap], games: int, seed: int, jobs: int, tell: Tell) -> dict[str, Plain]:
    """The swaps that were found, of which the first few are tried in games."""
    tried = [Listed(listed.book, tune.swapped(listed.deck, s.out, s.into), listed.format) for s in found[:TRIED]]
    packs = [listed.pack(), *[deck.pack() for deck in tried]] if tried and games else []
    fought = fight_all(packs, games, seed, jobs, tell) if packs else []
    return {"seed": seed, "swaps": tune.told([swap.plain(listed.book) for swap in found], fought)}
