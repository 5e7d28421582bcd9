"""One predicate says what is legal and why the rest is not: over every well-formed pick, in states of all kinds."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.games.gunfighters.wire.picks import CODE_OF, every_code, text_of
from tests.cite import rule
from tests.rules.gunfighters.stage import GAME


def test_texts_and_picks_correspond_one_to_one() -> None:
    assert len(CODE_OF) == len(every_code())
    assert all(text_of(code) == text for text, code in CODE_OF.items())


@pytest.mark.slow
@rule("gunfighters", "turn.action.three-choices", "turn.action.exactly-one")
def test_a_pick_is_offered_exactly_when_nothing_refuses_it() -> None:
    questions = set()
    for seed in range(150):
        chance = Random(seed)
        options = {"plaza": seed % 2 == 0, "control": seed % 3 == 0, "ten_seconds": seed % 5 == 0}
        s = GAME.new(seats=3 + seed % 5, seed=seed, options=options)
        rules = {entry["id"] for entry in GAME.rule_texts()}
        while GAME.asks(s):
            asks = GAME.asks(s)
            if chance.random() < 0.05 or asks[0].question not in questions:
                for ask in asks:
                    questions.add(ask.question)
                    refusals = {text: GAME.refuse(s, ask.seat, text) for text in CODE_OF}
                    assert {text for text, refusal in refusals.items() if refusal is None} == set(ask.options.picks())
                    assert all(refusal.rule in rules for refusal in refusals.values() if refusal)
            GAME.apply(s, asks[0].seat, chance.choice(asks[0].options.picks()))
    assert questions == {question.name for question in GAME.questions}
