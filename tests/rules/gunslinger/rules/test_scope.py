"""What Section I has and has not (1. INTRODUZIONE): it is complete, and knows no brawling, throwing or skills."""

from __future__ import annotations

from random import Random

import pytest

import sixgun
from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man

# Two card numbers share an action in two cases: 14 sides, 12 actions.
SECTION_ONE = ("1f", "1b", "2f", "2b", "3f", "3b", "4f", "4b", "5f", "5b", "6f", "7f", "8f", "9f")
SECTION_ONE_ACTIONS = {
    "advance",
    "back-up",
    "run",
    "spin-around",
    "sprint",
    "turn",
    "leap-drop",
    "cock-aim-shoot",
    "get-up-down",
    "shoot",
    "load",
    "draw-and-cock",
}
LATER = ("6b", "7b", "8b", "9b", *[f"{card}{side}" for card in range(10, 13) for side in "fb"])
BONUS = tuple([f"b{card}{side}" for card in range(1, 10) for side in "fb"])
BUILT_UP = ["advance", "run"]


# ---- actions


@pytest.mark.parametrize("side", LATER + BONUS)
@rule("gunslinger", "1.22", "2.31b")
def test_a_card_of_a_later_section_cannot_be_chosen(side: str) -> None:
    marshal = man("marshal", "F5", "s", executed_last=BUILT_UP)  # he would be entitled to B2, B5, B6 and B9
    stage = Stage(marshal, man("the-kid", "F5", "n"))
    assert stage.why(f"plan:{side}") == ("later-section", "1.22")
    assert stage.why(f"plan:3b+{side}") == ("later-section", "1.22")


@rule("gunslinger", "1.2", "1.22", "2.31b")
def test_the_stacks_that_are_offered_have_cards_of_section_one_and_all_of_them() -> None:
    stage = Stage(man("marshal", "F5", "s", executed_last=BUILT_UP), man("the-kid", "F5", "n"))
    offered = [pick.removeprefix("plan:").split("+") for pick in stage.options(0) if pick.startswith("plan:")]
    assert {side for stack in offered for side in stack} == {"none", *SECTION_ONE}


@rule("gunslinger", "1.22")
def test_without_a_gun_there_is_nothing_to_do_to_an_enemy_in_the_same_hex() -> None:
    stage = Stage(man("marshal", "F5", "s"), man("the-kid", "F5", "n"))
    stage.plan(marshal="5f")
    assert stage.options() == ["nothing"]


@pytest.mark.parametrize("pick", ["throw>the-kid", "jab>the-kid", "fanfire>the-kid", "strike>the-kid"])
@rule("gunslinger", "1.22")
def test_nothing_is_thrown_and_nobody_fans_the_hammer_or_strikes_with_the_gun(pick: str) -> None:
    stage = Stage(man("marshal", "F5", "s", gun_hand="C45!"), man("the-kid", "F5", "n"))
    stage.plan(marshal="5f")
    assert stage.why(pick) == ("no-such-pick", "5.4")
    assert set(stage.options()) == {"uncock", "aim>the-kid", "shoot>the-kid", "aim-at-hex", "nothing", "drop:gun-hand"}


# ---- weapons, skills and other figures of later sections


@pytest.mark.parametrize("weapon", ["KNF", "TWK", "SBR"])
@rule("gunslinger", "1.22")
def test_knives_tomahawks_and_sabres_can_be_held_but_hurt_nobody(weapon: str) -> None:
    stage = Stage(man("marshal", "F5", "s", gun_hand=weapon), man("the-kid", "F5", "n"))
    stage.plan(marshal="5f")
    assert set(stage.options()) == {"nothing", "drop:gun-hand"}


@pytest.mark.parametrize("shooter", ["marshal", "lady", "gambler", "mountain-man"])
@pytest.mark.parametrize(("box", "gun", "aim"), [("gun_hand", "C45!", 2), ("both_hands", "W44!", 1)])
@rule("gunslinger", "1.22")
def test_a_skill_changes_no_aim_time(shooter: str, box: str, gun: str, aim: int) -> None:
    """The four have skills of 3, -2, 2 and 0 with one hand, of 3, -2, 0 and 3 with two."""
    stage = Stage(man(shooter, "F5", "n", **{box: gun}), man("the-kid", "F3"), deck=[32])
    stage.plan(**{shooter.replace("-", "_"): "5f"})
    stage.pick("shoot>the-kid")
    assert stage.told("shot")[0]["aim"] == aim


@pytest.mark.parametrize("gun", ["SW45", "C36c", "C45"])  # breakopen, cap-and-ball, neither
@rule("gunslinger", "1.22")
def test_every_gun_is_loaded_one_round_at_a_time(gun: str) -> None:
    stage = Stage(man("marshal", "F5", both_hands=f"{gun}/2"), man("the-kid", "F3"))
    stage.plan(marshal="8f")
    stage.pick("load")
    assert stage.view()["weapons"][0]["rounds"] == 3


@rule("gunslinger", "1.22")
def test_neither_campaigns_nor_later_sections_can_be_switched_on() -> None:
    for name in ("campaign", "brawling", "skills", "terrain", "hunting", "role_playing", "tac"):
        with pytest.raises(sixgun.Refused) as caught:
            GAME.new(options={name: True})
        assert caught.value.refusal.code == "field-unknown"


# ---- SHOWDOWNS 1 and 2 are complete


@pytest.mark.parametrize(("showdown", "seats", "turns"), [(1, 2, 12), (2, 2, 7), (2, 5, 7)])
@rule("gunslinger", "1.2", "1.22", "4.7")
def test_a_showdown_is_played_to_its_end_with_actions_of_section_one(showdown: int, seats: int, turns: int) -> None:
    state = GAME.new(seats=seats, seed=showdown, options={"showdown": showdown})
    chance = Random(seats)
    shown: set[str] = set()
    opened: list[int] = [1]
    while asked := GAME.asked(state):
        picks = GAME.ask(state, asked[0]).options.picks()
        stacks = [pick for pick in picks if pick.startswith("plan:")]
        for event in GAME.apply(state, asked[0], chance.choice(stacks or picks)):
            if event.kind == "revealed":
                shown.add(str(event.args["action"]))
            elif event.kind == "turn":
                opened.append(int(str(event.args["number"])))
    assert opened == list(range(1, turns + 1))
    assert shown <= SECTION_ONE_ACTIONS
    assert len(shown) > 8
    result = GAME.result(state)
    assert result is not None
    assert len(result.places) == seats


@rule("gunslinger", "1.2")
def test_there_is_no_eleventh_showdown_among_the_games_own() -> None:
    with pytest.raises(sixgun.Refused) as caught:
        GAME.new(options={"showdown": 11})
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("field-choice", "1.2")
