"""Every ability that waits to be used is used in some random game, or has a scenario of its own."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from sixgun.core import rng
from sixgun.core.frames import run
from sixgun.games.doomtown.language import ability, usable
from sixgun.games.doomtown.language.running import BASE
from sixgun.games.doomtown.language.words import PLAY_TRAIT
from sixgun.games.doomtown.rules.setup import set_up
from sixgun.games.doomtown.table import codes
from sixgun.games.doomtown.table.blocks import E_USING
from sixgun.games.doomtown.table.book import Program
from sixgun.games.doomtown.table.components import ACTION, BASE_SET, DEED, DUDE, GOODS, JOKER_CARD, OUTFIT, SPELL
from tests.rules.doomtown.stage import GAME

GAMES = 1_000
SCENARIOS = {
    "jarrett-blake",
    "force-field",
    "auto-cattle-feeder",
    "shadow-walk",
    "elander-boldman",  # so far in cards/test_rare_cards.py
    "mechanical-horse",  # in cards/test_goods_horses_and_gear.py
    "flame-thrower",  # in cards/test_goods_weapons.py
    "magical-distraction",  # in cards/test_actions_cheatin.py
}
SHARES = ((DUDE, 12), (DEED, 8), (GOODS, 10), (SPELL, 7), (ACTION, 16), (JOKER_CARD, 2))


def random_table(chance: Random, seed: int) -> Any:
    """A game of decks from all cards of the Base Set, with plenty of ghost rock."""
    book = GAME.book
    kinds, packs = book.cards.kind, book.cards.packs
    box = [c for c in range(len(kinds)) if packs[c] == BASE_SET and c not in book.tokens]
    pools = {kind: [c for c in box if kinds[c] == kind] for kind in range(7)}
    seats = chance.choice([2, 2, 2, 3, 4])
    decks = [[chance.choice(pools[kind]) for kind, count in SHARES for _ in range(count)] for _ in range(seats)]
    outfits = [chance.choice(pools[OUTFIT]) for _ in range(seats)]
    s = set_up(seats, (0,) * len(GAME.options), rng.key_of(seed), book, outfits, decks, [[] for _ in range(seats)])
    s.stash = [stash + 20 for stash in s.stash]
    s.bank = -sum(s.stash)
    run(s, GAME._tables, GAME.key)
    return s


def is_new(s: Any, seat: int, code: int, ran: Counter[int]) -> bool:
    """Whether a pick uses an ability that was never used: a rare chance is taken."""
    return codes.verb_in(code) != codes.INVENT and not ran[usable.chosen_ability(s, seat, code)[1]]


@pytest.mark.sources
@pytest.mark.slow
def test_no_ability_stays_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: Counter[int] = Counter()
    run_lines = ability.run_lines

    def counting(s: Any, program: Program, step: int) -> None:
        if step == ability.EFFECTS:
            ran[s.env[s.frames[BASE] + E_USING]] += 1
        run_lines(s, program, step)

    monkeypatch.setattr(ability, "run_lines", counting)
    for seed in range(GAMES):
        chance = Random(seed)
        s = random_table(chance, seed)
        while s.asked and s.picks < 600:
            seat = chance.choice(GAME.asked(s))
            legal = GAME.codes(s, seat)
            used = [code for code in legal if codes.verb_in(code) in (codes.ACT, codes.PLAY, codes.INVENT)]
            chosen = chance.choice(used if used and chance.random() < 0.6 else legal)
            GAME.play(s, seat, next((code for code in used if is_new(s, seat, code, ran)), chosen))
        assert GAME.faults(s) == []
    keys, abilities = GAME.book.cards.keys, GAME.book.abilities
    box = [card for card, pack in enumerate(GAME.book.cards.packs) if pack == BASE_SET]
    used_or_set_off = [a for a, one in enumerate(abilities) if one.play != PLAY_TRAIT or one.trigger >= 0]
    waiting = [a for a in used_or_set_off if abilities[a].card in box]
    unused = {keys[abilities[a].card] for a in waiting if not ran[a]}
    assert unused <= SCENARIOS
