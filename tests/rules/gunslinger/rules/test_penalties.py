"""Penalties (14.1, 14.11): several at once, DROP, hands, LIGHT, STUN and WILD SHOT."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.turns import act, calm, drawn, gains

GUN_HIT, ARM_HIT, SIDE_HIT = 86, 96, 16  # at range 3 from aim time 1 on


def hit(deck: list[int], gun: str = "C45!", **kid: Any) -> Stage:
    """The Marshal, in F3, has shot at the Kid in F6."""
    stage = Stage(man("marshal", "F3", "s", gun_hand=gun), man("the-kid", "F6", "n", **kid), deck=deck)
    act(stage, marshal="7f shoot>the-kid")
    return stage


def between(deck: list[int], order: tuple[str, str] = ("marshal", "guard")) -> Stage:
    """The Kid, two hexes from the Marshal and from the Guard, who have both shot in segment 1."""
    shooters = {
        "marshal": man("marshal", "F3", "s", side=0, gun_hand="C45!"),
        "guard": man("guard", "F7", "n", side=0, gun_hand="C45!"),
    }
    first, second = (shooters[name] for name in order)
    stage = Stage(first, second, man("the-kid", "F5", "n", side=1), deck=deck)
    act(stage, marshal="7f shoot>the-kid", guard="7f shoot>the-kid")
    return stage


# ---- several penalties


@rule("gunslinger", "14.1", "14.11j")
def test_two_hits_in_one_segment_are_worked_out_one_after_the_other() -> None:
    # Two SIDE hits: STUN 2, STAGGER, DROP; then STUN 2 again, and a STAGGER that finds the Kid DOWN.
    stage = between([16, 4, 19, 37, 1, 2, 3, 5, 6, 55, 70])
    kinds = ["shot"] * 2 + ["wound"] * 2 + ["direction"] * 2 + ["delay"] * 3 + ["wound"] * 2
    assert [purpose for purpose, _ in drawn(stage)] == kinds
    kid = stage.person("the-kid")
    assert kid["boxes_by"] == {"marshal": 1 + 2, "guard": 3 + 4}
    assert kid["endurance"] == 20 - 10


@pytest.mark.parametrize("order", [("marshal", "guard"), ("guard", "marshal")])
@rule("gunslinger", "14.1", "14.12c", "15.2c")
def test_a_kill_does_not_cancel_the_other_penalties_of_the_segment(order: tuple[str, str]) -> None:
    cards = {"marshal": 45, "guard": 40}  # CRIT; BODY at range 0-2
    stage = between([cards[order[0]], cards[order[1]], 37, 38, 39, 41, *calm()], order)
    kid = stage.person("the-kid")
    assert (kid["out"], kid["killers"]) == (["dead"], ["marshal"])
    assert (kid["serious"], kid["serious_by"]) == (2, {"guard": 2})
    assert len(stage.drew("wound")) == 4
    assert kid["boxes_by"] == {"guard": 8}
    assert stage.points() == {"marshal": "2", "guard": "0", "the-kid": "-8"}


@rule("gunslinger", "14.1")
def test_hits_are_taken_in_playing_order_of_the_shooters() -> None:
    # GUN HAND first, so that a WILD SHOT in the second hit finds no cocked gun; or the other way round.
    for order, went_off in ((("marshal", "guard"), False), (("guard", "marshal"), True)):
        cards = {"marshal": (86, [1, 2, 3, 5]), "guard": (4, [94, 6, 7, 8, 9, 10, 11])}
        deck = [cards[name][0] for name in order] + [card for name in order for card in cards[name][1]]
        shooters = [
            man(name, "F3" if name == "marshal" else "F7", "s" if name == "marshal" else "n", side=0, gun_hand="C45!")
            for name in order
        ]
        stage = Stage(*shooters, man("the-kid", "F5", "n", side=1, gun_hand="C44!"), deck=deck)
        act(stage, marshal="7f shoot>the-kid", guard="7f shoot>the-kid")
        assert (len(stage.told("went-off")) == 1) == went_off
        assert stage.told("fell")[0]["goes_off"] == int(not went_off)
        assert (stage.weapon("c44.1")["rounds"], stage.weapon("c44.1")["hex"]) == (5, "F5")


@rule("gunslinger", "14.11a")
def test_temporary_penalties_are_forgotten_once_they_have_been_applied() -> None:
    # A .32 in the gun arm: STUN 2, GUN HAND, GUN ARM 2.
    stage = hit([GUN_HIT, 37, 19, *calm()], "C32!", gun_hand="C45")
    assert gains(stage, "the-kid") == [(2, 2), (1, 1)]
    assert stage.weapon("c45.1")["hex"] == "F6"
    for _ in range(2):
        before = stage.person("the-kid")["endurance"]
        act(stage)
        assert stage.told("drew") == []
        assert stage.person("the-kid")["endurance"] == before == 17
    act(stage, the_kid="9f draw:c45.1>gun-hand+cock")  # and the hand can hold a gun again
    assert stage.weapon("c45.1")["box"] == "gun-hand"
    act(stage)
    assert stage.weapon("c45.1")["box"] == "gun-hand"


# ---- DROP


@rule("gunslinger", "14.11b")
def test_drop_lays_down_whoever_stands_for_three_delay_cards() -> None:
    stage = Stage(  # a .38 in the leg: STUN 2, DROP, SERIOUS 1, LEG 2
        man("marshal", "F3", "s", gun_hand="SW38!"),
        man("the-kid", "F6", "sw"),
        deck=[76, 1, 2, 37, 61, 3],
    )
    act(stage, marshal="7f shoot>the-kid")
    kid = stage.person("the-kid")
    assert (kid["down"], kid["hex"], kid["facing"], kid["endurance"]) == (True, "F6", "sw", 20)
    assert stage.drew("delay") == [37, 61, 3]
    assert gains(stage, "the-kid") == [(1, 0), (2, 0)]


@rule("gunslinger", "14.11c")
def test_drop_does_nothing_to_whoever_is_down() -> None:
    stage = hit([76, *calm()], "SW38!", down=True)
    assert stage.drew("wound") == [1, 2]
    assert stage.drew("delay") == []
    assert stage.told("dropped") == []
    assert stage.person("the-kid")["down"]


# ---- hands


@pytest.mark.parametrize(
    ("card", "hurt", "sound"), [(GUN_HIT, "gun_hand", "other_hand"), (ARM_HIT, "other_hand", "gun_hand")]
)
@rule("gunslinger", "14.11d", "14.11g")
def test_a_hurt_hand_drops_its_weapon_which_goes_off_if_cocked(card: int, hurt: str, sound: str) -> None:
    for hammer, rounds in (("!", 5), ("", 6)):
        stage = hit([card, *calm()], **{hurt: f"C44{hammer}", sound: "C41!", "holstered": "SW45!"})
        gun = stage.weapon("c44.1")
        assert (gun["hex"], gun["character"], gun["rounds"], gun["cocked"]) == ("F6", None, rounds, False)
        assert stage.told("fell")[0]["goes_off"] == int(rounds == 5)
        for name, box in (("c41.1", sound.replace("_", "-")), ("sw45.1", "holstered")):
            kept = stage.weapon(name)
            assert (kept["box"], kept["rounds"], kept["cocked"]) == (box, 6, True)
        assert stage.person("marshal")["endurance"] == 20


@pytest.mark.parametrize(("card", "box"), [(GUN_HIT, "other-hand"), (ARM_HIT, "gun-hand")])
@rule("gunslinger", "14.11e", "14.11h")
def test_a_weapon_in_both_hands_stays_in_the_sound_one(card: int, box: str) -> None:
    for weapon, rounds in (("W44", 15), ("C44", 6)):
        stage = hit([card, *calm()], both_hands=f"{weapon}!")
        gun = stage.weapon(f"{weapon.lower()}.1")
        assert (gun["character"], gun["box"], gun["rounds"], gun["cocked"]) == ("the-kid", box, rounds, True)
        assert stage.told("fell") == stage.told("went-off") == []


# ---- LIGHT, STUN


@rule("gunslinger", "14.11f")
def test_light_draws_as_many_fatigue_cards_as_its_number() -> None:
    stage = hit([SIDE_HIT, 61], "C32!")  # LIGHT 1
    assert drawn(stage) == [("shot", SIDE_HIT), ("fatigue", 61)]
    assert gains(stage, "the-kid") == [(2, 2)]
    game = GAME.repacked({"impact": {"B": {"SIDE": ["LIGHT 3"]}}})
    people = [man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n")]
    s = game.position({"characters": people, "deck": [SIDE_HIT, 37, 61, 79]})
    for seat, pick in ((0, "plan:7f"), (1, "plan:none"), (0, "shoot>the-kid")):
        told = game.apply(s, seat, pick)
    cards = [(event.args["purpose"], event.args["card"]) for event in told if event.kind == "drew"]
    assert cards == [("shot", SIDE_HIT), ("fatigue", 37), ("fatigue", 61), ("fatigue", 79)]
    kid: Any = game.data(s)["characters"]
    assert kid[1]["endurance"] == 20 - 1 - 2 - 2


@rule("gunslinger", "14.11k", "14.23")
def test_stun_draws_as_many_wound_cards_as_its_number() -> None:
    stage = hit([SIDE_HIT, 70, 55, *calm(SIDE_HIT)])  # STUN 2
    assert stage.drew("wound") == [70, 55]
    assert gains(stage, "the-kid") == [(4, 4), (3, 3)]
    assert stage.drew("fatigue") == []


# ---- WILD SHOT


@rule("gunslinger", "14.11l")
def test_wild_shot_fires_every_cocked_weapon_holsters_included() -> None:
    guns = {"gun_hand": "C45!", "other_hand": "C44/1!", "holstered": ["C41!", "SW38", "SW45/0!"]}
    stage = hit([SIDE_HIT, 94, *calm(SIDE_HIT)], "C32!", **guns)  # LIGHT 1 reads the DELAY line: LOSE AIM
    assert stage.told("went-off") == []
    stage = hit([SIDE_HIT, 94, *calm(SIDE_HIT)], "C36c!", **guns)  # STUN 1 reads the WOUND line
    found = {row["weapon"]: (row["rounds"], row["cocked"], row["character"]) for row in stage.view()["weapons"]}
    assert found == {
        "c36c.1": (5, False, "marshal"),
        "c45.1": (5, False, "the-kid"),
        "c44.1": (0, False, "the-kid"),
        "c41.1": (5, False, "the-kid"),
        "sw38.1": (5, False, "the-kid"),
        "sw45.1": (0, False, "the-kid"),
    }
    assert (stage.person("marshal")["endurance"], stage.person("the-kid")["endurance"]) == (20, 20)


@pytest.mark.parametrize(("gun", "rounds", "kept"), [("C45", 6, True), ("C45!", 5, False)])
@rule("gunslinger", "14.11l", "14.11m")
def test_wild_shot_does_nothing_without_a_cocked_weapon(gun: str, rounds: int, kept: bool) -> None:
    aim = {"points": 4, "target": "marshal"}
    stage = Stage(
        man("marshal", "F3", "s"),
        man("the-kid", "F6", "n", gun_hand=gun, aim=aim),
        man("ike", "F7", "n", side=1),
        deck=[100, 1],
    )
    act(stage, ike="1f move:straight-ahead")  # bumps into the Kid, whose DELAY CARD says WILD SHOT
    assert stage.drew("delay") == [100, 1]
    assert stage.weapon("c45.1")["rounds"] == rounds
    assert stage.person("the-kid")["aim"] == (aim if kept else None)
    assert stage.person("the-kid")["delay"] == 0
