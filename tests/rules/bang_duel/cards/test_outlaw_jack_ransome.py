"""Jack Ransome, whose cards reach everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAWMEN = ("the-stranger", "tex-killer")
JACK = ("jack-ransome", "west-harding")
# Where a card may go, and who stands there.
EVERYBODY = [
    ("front", "the-stranger"),
    ("rear", "tex-killer"),
    ("my-front", "jack-ransome"),
    ("my-rear", "west-harding"),
]
REARS = [("rear", "tex-killer"), ("my-rear", "west-harding")]


def jack(*hand: str, **more: Any) -> Stage:
    return Stage(**{"law": LAWMEN, "outlaw": JACK, "turn": OUTLAW, "hand": list(hand), **more})


def losses(stage: Stage) -> dict[str, int]:
    """Who of the four, each with four points at first, has lost how many."""
    lost = {name: 4 - stage.life(name) for name in (*LAWMEN, *JACK)}
    return {name: points for name, points in lost.items() if points}


# ---- hits


@rule("bang-duel", "character.jack-ransome.rear-attack", "character.jack-ransome.any-target")
@pytest.mark.parametrize(("target", "name"), REARS)
@pytest.mark.parametrize(
    "card", ["colt.od", "carbine.ob", "remington.os", "schofield.ob", "shotgun.oh", "peacemaker.lh", "knife.oh"]
)
def test_bang_cards_and_the_knife_hit_a_rear_character_of_either_side(card: str, target: str, name: str) -> None:
    stage = jack(card)
    stage.pick(f"play:{card}>{target}")
    assert losses(stage) == {name: 1}


@rule("bang-duel", "character.jack-ransome.rear-attack")
@pytest.mark.parametrize(("target", "name"), REARS)
def test_a_volley_counts_the_equipment_of_the_rear_character(target: str, name: str) -> None:
    gear = [["scope.lh"], ["watch.oh", "bank.lb"]]
    stage = jack("volley.lb", gear=[gear, [["scope.oh"], ["watch.oh", "gun-belt.os"]]])
    stage.pick(f"play:volley.lb>{target}")
    assert losses(stage) == {name: 2}


@rule("bang-duel", "character.jack-ransome.rear-attack")
def test_a_rear_character_dodges_with_its_own_hat_and_its_owners_cards() -> None:
    stage = jack("knife.oh", "knife.os", other_hand=["missed.ls"], gear=[[["barrel.ls"], ["hat.lh"]], []])
    stage.pick("play:knife.oh>rear")
    assert set(stage.options()) == {"dodge:missed.ls", "hat", "take"}
    stage.pick("hat")
    stage.pick("play:knife.os>rear")
    stage.pick("dodge:missed.ls")
    assert losses(stage) == {}


@rule("bang-duel", "character.jack-ransome.rear-attack")
def test_jacks_own_partner_may_dodge_his_knife() -> None:
    stage = jack("knife.oh", "missed.os")
    stage.pick("play:knife.oh>my-rear")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("dodge:missed.os")
    assert losses(stage) == {}


@rule("bang-duel", "character.jack-ransome.own-rear")
def test_a_peacemaker_that_his_own_partner_dodges_costs_the_other_player_a_card() -> None:
    stage = jack("peacemaker.lh", "missed.os", "beer.ob", other_hand=["bank.lb", "wagon.lb"])
    stage.pick("play:peacemaker.lh>my-rear")
    stage.pick("dodge:missed.os")
    assert stage.asked == (LAW, "give")
    stage.pick("discard:bank.lb")
    assert (stage.hand(LAW), stage.hand(OUTLAW)) == (["wagon"], ["beer"])


@rule("bang-duel", "character.jack-ransome.own-rear")
def test_against_a_derringer_of_his_own_his_partner_needs_a_dodge_like_any_other() -> None:
    stage = jack("derringer.lh", "derringer.ls", "missed.os", "beer.ob", other_hand=["bank.lb"])
    stage.pick("play:derringer.lh>my-rear")
    assert set(stage.options()) == {"dodge:missed.os", "take"}
    assert stage.refusal("dodge:beer.ob").code == "not-a-dodge"
    stage.pick("dodge:missed.os")
    stage.pick("play:derringer.ls>rear")
    assert set(stage.options()) == {"dodge:bank.lb", "take"}  # the opponent may use any card


# ---- Duel


@rule("bang-duel", "character.jack-ransome.rear-attack")
def test_in_a_duel_with_the_rear_character_that_one_loses_the_point() -> None:
    stage = jack("duel.oh")
    stage.pick("play:duel.oh>rear")
    assert losses(stage) == {"tex-killer": 1}


@rule("bang-duel", "character.jack-ransome.rear-attack")
def test_in_a_duel_with_the_rear_character_jack_ransome_loses_on_his_side() -> None:
    stage = jack("duel.oh", other_hand=["colt.ld"])
    stage.pick("play:duel.oh>rear")
    stage.pick("answer:colt.ld")
    assert losses(stage) == {"jack-ransome": 1}


@rule("bang-duel", "character.jack-ransome.rear-attack")
@pytest.mark.parametrize(("answer", "name"), [("answer:colt.ld", "west-harding"), ("take", "the-stranger")])
def test_jacks_own_partner_can_be_called_out_in_his_place(answer: str, name: str) -> None:
    stage = jack("duel.oh", other_hand=["colt.ld"])
    stage.pick("play:duel.oh>my-rear")
    assert stage.asked == (LAW, "answer")
    stage.pick(answer)
    assert losses(stage) == {name: 1}


# ---- Robbery, Schoolteacher and other Actions


@rule("bang-duel", "character.jack-ransome.rear-attack")
@pytest.mark.parametrize(("target", "name"), REARS)
def test_a_robbery_discards_equipment_of_a_rear_character(target: str, name: str) -> None:
    stage = jack("robbery.oh", gear=[[[], ["hat.lh"]], [[], ["hat.oh"]]])
    stage.pick(f"play:robbery.oh>{target}/hat")
    assert stage.gear(name) == []
    assert stage.discards() == ["hat", "robbery"]


@rule("bang-duel", "character.jack-ransome.rear-attack")
@pytest.mark.parametrize(("target", "name"), REARS)
def test_a_schoolteacher_takes_equipment_of_a_rear_character(target: str, name: str) -> None:
    stage = jack("schoolteacher.lh", gear=[[[], ["hat.lh"]], [[], ["hat.oh"]]])
    stage.pick(f"play:schoolteacher.lh>{target}/hat")
    assert stage.gear(name) == []
    assert stage.hand(OUTLAW) == ["hat"]


@rule("bang-duel", "character.jack-ransome.any-target")
@pytest.mark.parametrize(("target", "name"), EVERYBODY)
def test_a_strong_beer_is_for_anybody(target: str, name: str) -> None:
    stage = jack("strong-beer.lb")
    stage.pick(f"play:strong-beer.lb>{target}")
    assert losses(stage) == {name: 1}


# ---- Equipment


@rule("bang-duel", "character.jack-ransome.equipment-on-self")
@pytest.mark.parametrize("card", ["hat.oh", "barrel.os", "scope.oh", "watch.oh", "gun-belt.os", "bank.lb"])
def test_jack_ransome_equips_himself_in_front(card: str) -> None:
    stage = jack(card)
    stage.pick(f"play:{card}>my-front")
    assert stage.gear("jack-ransome") == [card.partition(".")[0]]


@rule("bang-duel", "character.jack-ransome.any-target", "character.jack-ransome.dynamite")
@pytest.mark.parametrize(("target", "name"), EVERYBODY)
@pytest.mark.parametrize("card", ["rattlesnake.os", "dynamite.ob"])
def test_snakes_and_dynamite_go_on_anybody(card: str, target: str, name: str) -> None:
    stage = jack(card)
    stage.pick(f"play:{card}>{target}")
    assert stage.gear(name) == [card.partition(".")[0]]
    assert sum(len(stage.gear(other)) for _, other in EVERYBODY) == 1


# ---- only while he is active


@rule("bang-duel", "character.jack-ransome.any-target", "character.jack-ransome.rear-attack")
@pytest.mark.parametrize(
    ("pick", "code"),
    [
        ("play:colt.od>rear", "rear-out-of-sight"),
        ("play:knife.oh>rear", "rear-out-of-sight"),
        ("play:colt.od>my-rear", "not-at-your-own"),
        ("play:duel.oh>rear", "rear-out-of-reach"),
        ("play:duel.oh>my-rear", "duel-opponent"),
        ("play:robbery.oh>rear/hat", "rear-out-of-reach"),
        ("play:schoolteacher.lh>rear/hat", "rear-out-of-reach"),
        ("play:strong-beer.lb>rear", "rear-out-of-reach"),
    ],
)
def test_in_the_rear_jack_ransome_does_not_widen_any_target(pick: str, code: str) -> None:
    held = ["colt.od", "knife.oh", "duel.oh", "robbery.oh", "schoolteacher.lh", "strong-beer.lb"]
    stage = jack(*held, outlaw=JACK[::-1], gear=[[[], ["hat.lh"]], []])
    assert stage.refusal(pick).code == code


@rule("bang-duel", "character.jack-ransome.equipment-on-self", "character.jack-ransome.dynamite")
@pytest.mark.parametrize(
    ("pick", "code"),
    [
        ("play:hat.oh>my-front", "equipment-not-active"),
        ("play:hat.oh>rear", "equipment-not-rear"),
        ("play:dynamite.ob>my-front", "dynamite-own-rear"),
        ("play:dynamite.ob>front", "dynamite-own-rear"),
        ("play:dynamite.ob>rear", "dynamite-own-rear"),
    ],
)
def test_in_the_rear_jack_ransome_widens_no_place_for_equipment(pick: str, code: str) -> None:
    stage = jack("hat.oh", "dynamite.ob", outlaw=JACK[::-1])
    assert stage.refusal(pick).code == code
