"""Dudes of Morgan Cattle Co. with Gadgets, and Jarrett Blake."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import Stage

MORGAN = {"outfit": "morgan-cattle-co"}
NO_REQUIREMENT = ("requirement", "act.requirement.first-sentence")
OUTSIDE = ("outside-posse", "shootout.plays.sources")


# ---- Prof. Eustace True


@rule("doomtown", "act.cost.do-x-to-y", "move.by-card.booted-allowed-no-boot")
@card("doomtown", "prof-eustace-true")
@pytest.mark.parametrize("booted", [False, True])
def test_eustace_true_discards_a_gadget_to_go_anywhere_else(booted: bool) -> None:
    eustace = {"card": "prof-eustace-true", "gear": ["force-field", "peacemaker"], "booted": booted}
    stage = Stage({**MORGAN, "gang": [eustace]}, {"outskirts": ["blake-ranch"]})
    stage.pick("act:prof-eustace-true.0")
    assert stage.options() == ["choose:square", "choose:the-sloane-gang.1", "choose:blake-ranch.1"]
    stage.pick("choose:blake-ranch.1")
    dude = stage.dude("prof-eustace-true.0")
    assert (dude["place"], dude["booted"]) == ("blake-ranch.1", booted)
    assert [gear["card"] for gear in dude["gear"]] == ["peacemaker"]
    assert stage.player(0)["discards"] == ["force-field"]


@rule("doomtown", "act.requirement.first-sentence")
@card("doomtown", "prof-eustace-true")
def test_eustace_true_needs_a_gadget_of_his_own() -> None:
    other = {"card": "elander-boldman", "gear": ["force-field"]}
    stage = Stage({**MORGAN, "gang": [{"card": "prof-eustace-true", "gear": ["mustang"]}, other]})
    assert stage.refused("act:prof-eustace-true.0") == NO_REQUIREMENT


# ---- Elander Boldman


def workshop(pulled: str, *gear: str, at: str = "square") -> Stage:
    """Clint Ramsey, 2 bullets, fights with what Elander Boldman has made."""
    gang = [{"card": "clint-ramsey", "gear": list(gear), "bounty": 1}, ("elander-boldman", at)]
    return duel(gang, ["pancho-castillo"], {**MORGAN, "deck": [pulled, "bobo"]})


@rule("doomtown", "pull.procedure.top-card-value", "pull.end.card-discarded", "value.suit.by-type")
@card("doomtown", "elander-boldman")
@pytest.mark.parametrize("pulled", ["bobo", "pony-express", "peacemaker"])
def test_elander_boldman_makes_a_weapon_gadget_stronger_by_3(pulled: str) -> None:
    stage = workshop(pulled, "flame-thrower")
    assert stage.dude("clint-ramsey.0")["bullets"] == 3
    stage.pick("act:elander-boldman.0")
    assert stage.dude("clint-ramsey.0")["bullets"] == 6
    assert not stage.dude("elander-boldman.0")["booted"]
    assert stage.player(0)["discards"] == [pulled]


@card("doomtown", "elander-boldman")
def test_elander_boldman_loses_its_bearer_with_a_club() -> None:
    stage = workshop("war-paint", "flame-thrower")
    stage.pick("act:elander-boldman.0")
    assert stage.dude("clint-ramsey.0") == {}
    assert sorted(stage.player(0)["discards"]) == ["clint-ramsey", "flame-thrower", "war-paint"]
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5, 5]  # nobody earns the bounty
    assert stage.dude("elander-boldman.0")["posse"] == 1


@rule("doomtown", "act.requirement.first-sentence", "shootout.plays.sources")
@card("doomtown", "elander-boldman")
def test_elander_boldman_needs_a_weapon_that_is_a_gadget_and_to_be_in_the_posse() -> None:
    assert workshop("bobo", "peacemaker", "force-field").refused("act:elander-boldman.0") == NO_REQUIREMENT
    stage = workshop("bobo", "flame-thrower", at="morgan-cattle-co.0")
    assert stage.refused("act:elander-boldman.0") == OUTSIDE


@rule("doomtown", "shootout.plays.targets-in-posse")
@card("doomtown", "elander-boldman")
def test_elander_boldman_takes_a_weapon_of_his_own_posse_only() -> None:
    away = {"card": "lane-healey", "gear": ["auto-revolver"], "at": "morgan-cattle-co.0"}
    foe = {"card": "pancho-castillo", "gear": ["auto-revolver"]}
    stage = duel(["elander-boldman", away], [foe], MORGAN)
    assert stage.refused("act:elander-boldman.0") == NO_REQUIREMENT


# ---- Harold Aimslee


def archive(hand: list[str], discards: list[str], booted: bool = False) -> Stage:
    harold = {"card": "harold-aimslee", "booted": booted}
    return Stage({**MORGAN, "gang": [harold], "hand": hand, "discards": discards})


@rule("doomtown", "act.cost.do-x-to-y")
@card("doomtown", "harold-aimslee")
def test_harold_aimslee_trades_a_card_for_a_gadget_of_the_discard_pile() -> None:
    stage = archive(["bobo", "reserves"], ["force-field", "flame-thrower", "mustang", "mechanical-horse"])
    stage.pick("act:harold-aimslee.0", "choose:reserves")
    assert stage.options() == ["choose:force-field", "choose:mechanical-horse"]  # no Weapon
    stage.pick("choose:mechanical-horse")
    assert stage.hand(0) == ["bobo", "mechanical-horse"]
    assert sorted(stage.player(0)["discards"]) == ["flame-thrower", "force-field", "mustang", "reserves"]
    assert stage.dude("harold-aimslee.0")["booted"]
    assert "mechanical-horse" in stage.player(0)["hand"]  # everybody has seen it


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "harold-aimslee")
def test_harold_aimslee_needs_a_gadget_there_a_card_in_hand_and_to_be_unbooted() -> None:
    for stage in (archive(["force-field"], ["flame-thrower", "mustang"]), archive([], ["force-field"])):
        assert stage.refused("act:harold-aimslee.0") == NO_REQUIREMENT
    stage = archive(["bobo"], ["force-field"], booted=True)
    assert stage.refused("act:harold-aimslee.0") == ("booted", "boot.cost.needs-unbooted")


# ---- Jarrett Blake


def riders(*gear: str, **jarrett: Any) -> Stage:
    blake = {"card": "jarrett-blake", "at": "blake-ranch.0", "gear": list(gear), **jarrett}
    my = {**MORGAN, "outskirts": ["blake-ranch"]}
    return duel(["clint-ramsey", "olivia-jenks", blake], ["pancho-castillo"], my)


@rule("doomtown", "shootout.plays.outside-posse", "move.by-card.booted-allowed-no-boot")
@card("doomtown", "jarrett-blake")
@pytest.mark.parametrize("booted", [False, True])
def test_jarrett_blake_rides_in_from_anywhere_for_somebody_of_the_posse(booted: bool) -> None:
    stage = riders("mustang", booted=booted)
    stage.pick("act:jarrett-blake.0")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:olivia-jenks.0"]
    stage.pick("choose:olivia-jenks.0")
    found = {dude["card"]: (dude["place"], dude["posse"], dude["booted"]) for dude in stage.view["dudes"]}
    assert found == {
        "clint-ramsey": ("square", 1, False),
        "olivia-jenks": ("blake-ranch.0", 0, False),
        "jarrett-blake": ("square", 1, booted),
        "pancho-castillo": ("square", 2, False),
    }
    assert not stage.dude("jarrett-blake.0")["gear"][0]["booted"]


@rule("doomtown", "act.requirement.first-sentence")
@card("doomtown", "jarrett-blake")
def test_jarrett_blake_needs_a_horse_and_to_be_outside() -> None:
    assert riders("peacemaker").refused("act:jarrett-blake.0") == NO_REQUIREMENT
    assert riders("mustang", at="square").refused("act:jarrett-blake.0") == NO_REQUIREMENT
