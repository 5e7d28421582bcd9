"""What search bots ask of the game: what a state is worth, which picks look good, what others may have chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixgun.bots import Chair
from sixgun.bots.search import consider
from sixgun.games.gunslinger.bots.weigh import usual
from tests.rules.gunslinger.stage import GAME, Stage, man

GAMES: Any = GAME


def states(seats: int, seed: int) -> list[Any]:
    """Some states of a random game."""
    chance = Random(seed)
    s = GAMES.new(seats=seats, seed=seed)
    found = []
    while s.asked:
        if chance.random() < 0.3:
            found.append(GAMES.clone(s))
        seat = GAMES.asked(s)[0]
        GAMES.play(s, seat, chance.choice(GAMES.codes(s, seat)))
    return [*found, s]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (4, 3), (7, 4)])
def test_shares_add_up_and_what_looks_good_is_legal(seats: int, seed: int) -> None:
    for s in states(seats, seed):
        shares = GAMES.appraise(s)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        for seat in GAMES.asked(s):
            codes = GAMES.codes(s, seat)
            narrowed = GAMES.narrow(s, seat, codes)
            assert narrowed
            assert set(narrowed) <= set(codes)
            assert len(set(narrowed)) == len(narrowed)
            weights = GAMES.weigh(s, seat, narrowed)
            assert len(weights) == len(narrowed)
            assert min(weights) > 0


def test_supposing_shows_nothing_and_changes_nothing_that_is_seen() -> None:
    for s in states(3, 5)[::2]:
        for seat in range(3):
            for roll in (0.1, 0.99):
                other = GAMES.redeal(s, seat, 7)
                GAMES.suppose(other, seat, roll)
                assert GAMES.view(other, seat) == GAMES.view(s, seat)
                assert not GAMES.faults(other)


def test_in_thought_everybody_does_what_the_rules_bot_does() -> None:
    """The rules bot decides from a view, play in thought from a state: it must be the same."""
    s = GAMES.new(seats=2, seed=11, options={"showdown": 9})
    while s.asked:
        seat = GAMES.asked(s)[0]
        legal = GAMES.codes(s, seat)
        chair = Chair(GAMES, s, seat, legal)
        code = usual(s, seat, legal)
        assert code == legal[chair.advise(0.5)]
        GAMES.play(s, seat, code)


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (3, 7)])
def test_copies_of_an_imagined_state_lead_to_the_same_shares(seats: int, seed: int) -> None:
    for s in states(seats, seed)[::6]:
        for seat in GAMES.asked(s):
            imagined = GAMES.redeal(s, seat, seed)
            shares = GAMES.foresee(GAMES.clone(imagined), seat)
            assert sum(shares) == pytest.approx(1)
            assert GAMES.foresee(imagined, seat) == shares


def test_one_of_many_men_does_what_the_rules_bot_does() -> None:
    s = GAMES.new(seats=2, seed=1, options={"showdown": 5})
    for seat in GAMES.asked(s):
        men = [c for c, owner in enumerate(s.owner) if owner == seat]
        legal = GAMES.codes(s, seat)
        narrowed = GAMES.narrow(s, seat, legal)
        assert (narrowed == [usual(s, seat, legal)]) == (len(men) > 2)


def test_who_is_on_the_way_to_a_bag_does_not_think_of_waiting() -> None:
    """The gambler is nearer to the bag, and nobody aims at him; without a bag he has the fight to think about."""
    people = man("gambler", "P16", "s", holstered="C45"), man("the-kid", "P24", "s", holstered="C45")
    bag = [{"weapon": "MB", "hex": "P18"}]
    for weapons, alone in ((bag, True), ([], False)):
        s: Any = Stage(*people, map=["CC"], weapons=weapons, money_bag=10).state
        legal = GAMES.codes(s, 0)
        assert (GAMES.narrow(s, 0, legal) == [usual(s, 0, legal)]) == alone


def test_the_start_is_even_and_mirrored_positions_mirror() -> None:
    assert GAMES.appraise(GAMES.new(seats=2, seed=1)) == pytest.approx([0.5, 0.5])
    one = Stage(man("marshal", "F3", "s", gun_hand="C45!", endurance=12), man("the-kid", "F9", "n", holstered="C45"))
    two = Stage(man("marshal", "F3", "s", holstered="C45"), man("the-kid", "F9", "n", gun_hand="C45!", endurance=12))
    assert GAMES.appraise(one.state) == pytest.approx(GAMES.appraise(two.state)[::-1])


def test_a_gun_against_bare_hands_and_a_wounded_man_is_preferred() -> None:
    armed = Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F5", "n"))
    assert GAMES.appraise(armed.state)[0] > 0.6
    hurt = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F5", "n", gun_hand="C45!", gun_arm=4, serious=4, endurance=3, delay=9),
    )
    assert GAMES.appraise(hurt.state)[0] > 0.8
    won = Stage(man("marshal", "F3", "s"), man("the-kid", "F5", "n", out=["dead"], death="shots"))
    assert GAMES.appraise(won.state)[0] > 0.95


def thought_of(stage: Stage, iterations: int) -> str:
    seat = GAMES.asked(stage.state)[0]
    chair = Chair(GAMES, stage.state, seat, GAMES.codes(stage.state, seat))
    return chair.picks()[consider(chair, seed=1, iterations=iterations).best]


def test_the_search_shoots_when_the_aim_is_sure() -> None:
    """Full aim at arm's length, at somebody who could shoot next: nothing else is worth a thought."""
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", aim={"points": 8, "target": "the-kid"}),
        man("the-kid", "F4", "n", gun_hand="C45!"),
    )
    stage.plan(marshal="7f", the_kid="5f")
    assert thought_of(stage, 60) == "shoot>the-kid"
