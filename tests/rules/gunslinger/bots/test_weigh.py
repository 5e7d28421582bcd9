"""What search bots ask of the game: what a state is worth, which picks look good, what others may have chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixgun.bots import Chair
from sixgun.bots.search import consider
from sixgun.games.gunslinger.bots.foresee import play_on
from sixgun.games.gunslinger.bots.glance import is_slow
from sixgun.games.gunslinger.bots.manoeuvres import MANOEUVRES
from sixgun.games.gunslinger.bots.prospects import AHEAD
from sixgun.games.gunslinger.bots.purpose import purpose_of
from sixgun.games.gunslinger.bots.weigh import TRIED, on_the_way, stacks_for, usual
from sixgun.games.gunslinger.rules import defaults
from sixgun.games.gunslinger.rules.choosing import chooser
from sixgun.games.gunslinger.rules.victory import points
from sixgun.games.gunslinger.table import codes
from sixgun.games.gunslinger.table.weapons import proper_weapon
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


def test_every_manoeuvre_is_legal_with_a_turn_of_time_and_a_sprint_built_up() -> None:
    s = GAMES.new(seats=2, seed=1, options={"showdown": 1})
    assert {codes.stack_in(code) for code in MANOEUVRES} <= set(s.stacks.legal(s.figures.segments, True))


def test_the_advice_is_thought_of_first_and_backing_off_as_well() -> None:
    """One of five men as well as one of two."""
    for showdown in (2, 5):
        s = GAMES.new(seats=2, seed=1, options={"showdown": showdown})
        for seat in GAMES.asked(s):
            legal = GAMES.codes(s, seat)
            narrowed = GAMES.narrow(s, seat, legal)
            assert narrowed[0] == usual(s, seat, legal)
            if on_the_way(s, seat):  # to the bag of 2
                assert (len(narrowed), showdown) == (1, 2)
                continue
            assert {"plan:1b", "plan:none", "plan:4b"} <= {GAMES._text(code) for code in narrowed}


@pytest.mark.parametrize(("showdown", "ahead"), [(5, 0), (6, 0)])
def test_somebody_with_a_lead_thinks_of_backing_off_which_the_rules_bot_does_not(showdown: int, ahead: int) -> None:
    """The defenders of 5 have ten points more from the start, the first side of 6 five."""
    s = GAMES.new(seats=2, seed=1, options={"showdown": showdown})
    legal = GAMES.codes(s, ahead)
    purpose = purpose_of(s, chooser(s, ahead), points(s))
    assert purpose.glance.fight.outcome == AHEAD
    narrowed = {GAMES._text(code) for code in GAMES.narrow(s, ahead, legal)}
    assert {"plan:1b", "plan:none", "plan:4b"} <= narrowed
    assert codes.stack_in(GAMES._code("plan:1b")) not in stacks_for(s, purpose)[:TRIED]


def patient() -> Any:
    """Two men six hexes apart with cocked guns; the kid has all the aim there is, and held his fire last turn."""
    people = man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F9", "n", gun_hand="C45!")
    s: Any = Stage(*people, turn=6).state
    s.aim[1], s.aim_at[1] = s.figures.most_aim, 0
    s.last[1] = defaults.stack(s, 1)
    return s


def test_where_everybody_holds_his_fire_nobody_thinks_of_waiting() -> None:
    s = patient()
    narrowed = {GAMES._text(code) for code in GAMES.narrow(s, 0, GAMES.codes(s, 0))}
    assert not narrowed & {"plan:none", "plan:1b", "plan:5b"}
    assert {"plan:1f", "plan:1f+2f"} < narrowed
    s.last[1] = 0  # he had no shot
    assert "plan:none" in {GAMES._text(code) for code in GAMES.narrow(s, 0, GAMES.codes(s, 0))}


@pytest.mark.parametrize(
    ("turn", "gun", "aim", "slow"),
    [(4, "C45", 0, True), (3, "C45", 0, False), (4, "C45", 2, False), (4, "C45/5", 0, False)],
)
def test_somebody_is_slow_who_has_neither_fired_nor_taken_aim_by_the_fourth_turn(
    turn: int, gun: str, aim: int, slow: bool
) -> None:
    people = man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F9", "n", holstered=gun)
    s: Any = Stage(*people, turn=turn).state
    s.aim[1], s.aim_at[1] = aim, 0
    assert is_slow(s, 1) == slow


def test_in_thought_somebody_who_held_his_fire_goes_on_so() -> None:
    """At six hexes the best shot hits in fewer than 85 of 100 cases, so who waits for a sure one never fires."""
    rounds = []
    for held in (True, False):
        s = patient()
        s.last[1] = s.last[1] if held else 0
        before = s.rounds[proper_weapon(s, 1)]
        GAMES.play(s, 0, codes.with_stack(0))
        play_on(GAMES, s, 0)
        rounds.append(before - s.rounds[proper_weapon(s, 1)])
    assert rounds[0] == 0 < rounds[1]


def test_who_is_on_the_way_to_a_bag_does_not_wait() -> None:
    """The gambler is two steps from a bag that wins, the kid six, and nobody has a gun in hand: in thought as in play,
    he who waits loses the race.
    """
    people = man("gambler", "P16", "s", holstered="C45"), man("the-kid", "P24", "n", holstered="C45")
    bag = [{"weapon": "MB", "hex": "P18"}]
    s: Any = Stage(*people, map=["CC"], weapons=bag, money_bag=10).state
    legal = GAMES.codes(s, 0)
    assert on_the_way(s, 0)
    assert GAMES.narrow(s, 0, legal) == [usual(s, 0, legal)]
    without: Any = Stage(*people, map=["CC"], money_bag=10).state
    assert len(GAMES.narrow(without, 0, legal)) > 1
    thought = consider(Chair(GAMES, s, 0, legal), seed=1, iterations=400)
    for code in (usual(s, 0, legal), legal[thought.best]):
        assert set(GAMES._text(code).removeprefix("plan:").split("+")) & {"1f", "2f", "3f"}


@pytest.mark.parametrize(("showdown", "peaceful"), [(7, False), (9, True), (10, True)])
def test_where_a_kill_costs_points_nobody_thinks_of_waiting(showdown: int, peaceful: bool) -> None:
    """A kill brings 2 points, and costs 10 in showdown 9, 6 in 10: the one who waits loses the race for the bag."""
    s = GAMES.new(seats=2, seed=1, options={"showdown": showdown})
    legal = GAMES.codes(s, 0)
    assert (GAMES.narrow(s, 0, legal) == [usual(s, 0, legal)]) == peaceful


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
