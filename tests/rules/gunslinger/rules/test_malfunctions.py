"""MALFUNCTION cards (13.3): misfires, jammed guns and exploded ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.turns import act, calm, drawn, shot


def misfiring(deck: list[int], options: dict[str, Any] | None = None, **weapons: Any) -> Stage:
    """The Marshal shoots at the Kid, three hexes away, with these cards on the deck."""
    held = weapons or {"gun_hand": "C45!"}
    stage = Stage(man("marshal", "F3", "s", **held), man("the-kid", "F6", "n"), deck=deck, options=options or {})
    act(stage, marshal="5f shoot>the-kid")
    return stage


# ---- the Handloaded line

HELD: list[dict[str, Any]] = [
    {"gun_hand": "C45c!"},  # cap-and-ball: a misfire by its own line on all eight
    {"gun_hand": "SW45!"},  # storebought: a misfire on three
    {"both_hands": "W44!"},
]


@pytest.mark.parametrize("held", HELD, ids=lambda held: str(*held.values()))
@pytest.mark.parametrize("card", [101, 102, 103])
@rule("gunslinger", "13.3a", "13.3b")
def test_no_effect_on_the_handloaded_line_goes_for_any_ammunition(held: dict[str, Any], card: int) -> None:
    stage = misfiring([card, 45], **held)  # CRIT at range 3 from aim time 1 on
    assert drawn(stage) == [("shot", card), ("shot", 45)]
    assert stage.told("misfired") == []
    assert stage.person("the-kid")["out"] == ["dead"]


@pytest.mark.parametrize("held", HELD, ids=lambda held: str(*held.values()))
@pytest.mark.parametrize("card", [104, 105, 106, 107, 108])
@rule("gunslinger", "13.3a", "13.3c")
def test_a_misfire_on_the_handloaded_line_goes_for_any_ammunition(held: dict[str, Any], card: int) -> None:
    stage = misfiring([card, 45], **held)
    assert drawn(stage) == [("shot", card), ("damage", 45)]
    assert stage.told("misfired")[0]["damage"] == "none"
    assert stage.told("shot") == []


@rule("gunslinger", "13.3b")
def test_cards_without_effect_are_discarded_until_another_one_decides() -> None:
    stage = misfiring([101, 103, 102, 47])  # CRIT at range 0-5 from aim time 2 on
    assert shot(stage)["card"] == 47
    assert stage.data["discards"] == [47, 102, 103, 101]
    assert stage.weapon("c45.1")["rounds"] == 5  # one shot, one round


@rule("gunslinger", "13.3c", "13.32")
def test_after_a_misfire_a_fire_card_neither_hits_nor_harms_the_gun() -> None:
    stage = misfiring([104, 47])
    assert stage.person("the-kid")["out"] == []
    assert stage.person("the-kid")["endurance"] == 20
    gun = stage.weapon("c45.1")
    assert (gun["rounds"], gun["cocked"], gun["jammed"], gun["gone"]) == (5, False, False, False)
    act(stage, marshal="5f+7f cock shoot>the-kid")
    assert len(stage.told("fires")) == 1


# ---- the second draw


@pytest.mark.parametrize(
    ("first", "second", "by_first", "by_second"),
    [
        (104, 107, "jam", "explosion"),
        (106, 101, "jam", "jam"),  # "no effect" is a MALFUNCTION all the same
        (107, 104, "explosion", "jam"),
        (108, 103, "explosion", "jam"),
        (107, 108, "explosion", "explosion"),
        (105, 100, "none", "none"),  # the last FIRE card
    ],
)
@rule("gunslinger", "13.31a", "13.32")
def test_the_second_draw_line_of_the_first_card_counts_or_by_option_that_of_the_second(
    first: int, second: int, by_first: str, by_second: str
) -> None:
    for option, damage in (("first", by_first), ("second", by_second)):
        stage = misfiring([first, second], {"second_draw": option})
        assert stage.told("misfired")[0]["damage"] == damage
        assert stage.weapon("c45.1")["jammed"] == (damage == "jam")
        assert stage.weapon("c45.1")["gone"] == (damage == "explosion")


@rule("gunslinger", "13.0b", "13.31b")
def test_an_exploded_gun_is_out_of_the_game_and_does_not_hurt_its_owner() -> None:
    stage = misfiring([108, 101], gun_hand="C45!", holstered="C44")
    gun = stage.weapon("c45.1")
    assert (gun["gone"], gun["character"], gun["box"], gun["hex"]) == (True, None, None, None)
    marshal = stage.person("marshal")
    assert (marshal["endurance"], marshal["delay"], marshal["down"], marshal["out"]) == (20, 0, False, [])
    stage.plan(marshal="9f")
    assert stage.why("draw:c45.1>gun-hand+cock") == ("weapon-gone", "13.31b")
    assert not [pick for pick in stage.options() if "c45.1" in pick]
    stage.pick("draw:c44.1>gun-hand+cock")  # the hand is empty
    assert stage.weapon("c44.1")["box"] == "gun-hand"


@rule("gunslinger", "13.31c")
def test_a_jam_costs_all_rounds_and_nothing_else() -> None:
    stage = misfiring([104, 106], gun_hand="C45/4!", other_hand="C44!")
    gun = stage.weapon("c45.1")
    assert (gun["rounds"], gun["jammed"], gun["box"], gun["gone"]) == (0, True, "gun-hand", False)
    assert stage.weapon("c44.1")["rounds"] == 6
    assert stage.person("marshal")["endurance"] == 20


def jammed(gun: str) -> Stage:
    return Stage(man("marshal", "F3", "s", both_hands=gun), man("the-kid", "F6", "n"), deck=[84])


@rule("gunslinger", "13.31d")
def test_a_jammed_gun_does_not_fire_with_some_rounds_in_it() -> None:
    stage = jammed("C45/5!~")
    for stack in ("7f", "5f"):
        stage.plan(marshal=stack)
        assert stage.why("shoot>the-kid") == ("jammed", "13.31d")
        assert "shoot>the-kid" not in stage.options()
        stage.pick(stage.options()[0])
    sound = jammed("C45/5!")
    sound.plan(marshal="7f")
    assert sound.why("shoot>the-kid") is None


@rule("gunslinger", "13.31d")
def test_a_jammed_gun_fires_once_it_has_been_loaded_to_the_full() -> None:
    stage = jammed("C45/4~")
    act(stage, marshal="8f load")
    stage.plan(marshal="5f+7f")
    stage.pick("cock")
    assert stage.why("shoot>the-kid") == ("jammed", "13.31d")  # five of six
    stage.pick("nothing")
    act(stage, marshal="8f load")
    act(stage, marshal="5f+7f cock shoot>the-kid")
    assert shot(stage)["card"] == 84
    assert stage.weapon("c45.1")["rounds"] == 5


@pytest.mark.parametrize("card", [1, 94], ids=["falls", "wild-shot"])
@rule("gunslinger", "13.31d")
def test_a_jammed_gun_does_not_go_off_by_accident_either(card: int) -> None:
    # The Kid is hit in the gun arm: STUN 4, the first card perhaps a WILD SHOT, then GUN HAND.
    for gun, rounds in (("C44/3!~", 3), ("C44/3!", 2)):
        stage = Stage(
            man("marshal", "F3", "s", gun_hand="C45!"),
            man("the-kid", "F6", "n", gun_hand=gun),
            deck=[86, card, *calm(card)],
        )
        act(stage, marshal="7f shoot>the-kid")
        found = stage.weapon("c44.1")
        assert (found["rounds"], found["cocked"], found["hex"]) == (rounds, False, "F6")


# ---- card 108: its other lines


@rule("gunslinger", "13.0b", "14.21b")
def test_malfunction_108_drawn_for_delay_or_for_a_wound_means_drop() -> None:
    leaping = Stage(man("marshal", "F3", "s", down=True), man("the-kid", "F6"), deck=[108, *calm()])
    act(leaping, marshal="4b")  # up, and two DELAY CARDS
    assert drawn(leaping) == [("delay", card) for card in (108, 1, 2, 3, 4)]
    assert leaping.person("marshal")["down"]
    hit = misfiring([70, 108, *calm()], gun_hand="C45!", aim={"points": 4, "target": "the-kid"})
    purposes = [purpose for purpose, _ in drawn(hit)]  # HEAD, STUN 8: the first WOUND CARD is a DROP
    assert purposes == ["shot", "wound", *["delay"] * 3, *["wound"] * 7]
    assert hit.person("the-kid")["down"]


@rule("gunslinger", "13.0b", "14.3")
def test_malfunction_108_drawn_for_a_direction_means_straight_back() -> None:
    stage = misfiring([16, 1, 2, 108, *calm(1, 2, 16)])  # SIDE: STUN 2, STAGGER
    assert (stage.person("the-kid")["hex"], stage.person("the-kid")["facing"]) == ("F7", "n")
