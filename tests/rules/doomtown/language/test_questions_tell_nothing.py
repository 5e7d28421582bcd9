"""From what a player is asked nobody can tell what that player holds, whatever cards are played with."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.cite import rule
from tests.conformance.budget import BUDGET
from tests.conformance.leaks import telling_question
from tests.rules.doomtown.language.test_every_ability import random_table
from tests.rules.doomtown.stage import GAME

GAMES = {"quick": 60, "all": 200, "long": 20_000}[BUDGET]
USES = ("act", "play", "choose")  # picks that use abilities, after which questions follow


@pytest.mark.slow
@rule("doomtown", "act.requirement.first-sentence")
def test_nobody_can_tell_from_a_question_what_another_holds() -> None:
    found: Counter[str | None] = Counter()
    for seed in range(GAMES):
        chance = Random(f"questions {seed}")
        s = random_table(chance, seed)
        while s.asked and s.picks < 400:
            seat = chance.choice(GAME.asked(s))
            picks = GAME.ask(s, seat).options.picks()
            uses = [pick for pick in picks if pick.partition(":")[0] in USES]
            pick = chance.choice(uses if uses and chance.random() < 0.6 else picks)
            if pick in uses:
                viewer = chance.choice([None, *[other for other in range(s.seats) if other != seat]])
                found[telling_question(GAME, s, viewer, (seat, pick), chance.getrandbits(60))] += 1
            GAME.apply(s, seat, pick)
    assert not found.keys() - {"", None}, found
    assert found[""] > 10 * GAMES, found
