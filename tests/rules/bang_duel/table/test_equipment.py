"""Equipment in general (Le carte: Equipaggiamenti)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import moments, places, why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

PLAIN = {"law": ("bill-tightman", "jango"), "outlaw": ("babe-leroy", "cattle-katie")}
NOTHING: list[list[str]] = [[], []]


@rule("bang-duel", "type.equipment.stays")
def test_equipment_stays_face_up_on_the_table() -> None:
    stage = Stage(**PLAIN, hand=["barrel.ls"])
    stage.pick("play:barrel.ls>my-rear")
    assert stage.hand(LAW) == []
    assert stage.discards() == []
    for viewer in (LAW, OUTLAW, None):
        assert [place["gear"] for place in places(stage, LAW, viewer)] == [[], ["barrel.ls"]]


@rule("bang-duel", "type.equipment.stays")
def test_equipment_can_be_used_again_and_again() -> None:
    deck = ["schofield.ob", "schofield.ob", "remington.ob"]  # barrels
    hand = ["derringer.lh", "derringer.ls", "colt.ld"]
    stage = Stage(**PLAIN, hand=hand, gear=[NOTHING, [["barrel.os"], []]], decks=[[], deck])
    for card in hand:
        stage.pick(f"play:{card}>front")
        stage.pick("barrel")
        assert [event["how"] for event in stage.told("dodged")] == ["barrel"]
    assert stage.life("babe-leroy") == 4
    assert stage.gear("babe-leroy") == ["barrel"]


@rule("bang-duel", "type.equipment.stays")
def test_a_continuous_effect_lasts_from_turn_to_turn() -> None:
    stage = Stage(law=("wild-bill", "jango"), outlaw=PLAIN["outlaw"], gear=[[["bank.lb"], []], NOTHING])
    drawn = []
    for _ in range(4):
        stage.pick("end")
        drawn += [event["count"] for event in stage.told("drew") if event["seat"] == LAW]
        while stage.asked and stage.asked[1] == "discard":
            stage.pick(stage.options()[0])
    assert drawn == [3, 3]


@rule("bang-duel", "type.equipment.layout")
def test_everybody_sees_to_which_of_the_four_characters_equipment_belongs() -> None:
    gear = [[["hat.lh"], ["barrel.ls", "bank.lb"]], [["scope.oh"], ["watch.oh"]]]
    stage = Stage(**PLAIN, gear=gear)
    for viewer in (LAW, OUTLAW, None):
        beside = {place["character"]: sorted(place["gear"]) for seat in (0, 1) for place in places(stage, seat, viewer)}
        assert beside == {
            "bill-tightman": ["hat.lh"],
            "jango": ["bank.lb", "barrel.ls"],
            "babe-leroy": ["scope.oh"],
            "cattle-katie": ["watch.oh"],
        }


@pytest.mark.parametrize("active", [0, 1])
@rule("bang-duel", "type.equipment.layout", "type.equipment.stays-on-swap")
def test_equipment_lies_on_its_characters_side_of_the_table_whoever_is_active(active: int) -> None:
    stage = Stage(**PLAIN, active=[active, 0], gear=[[["hat.lh"], ["barrel.ls"]], NOTHING])
    before = [place["gear"] for place in places(stage, LAW)]
    assert before == ([["hat.lh"], ["barrel.ls"]] if active == 0 else [["barrel.ls"], ["hat.lh"]])
    stage.pick("swap")
    assert [place["gear"] for place in places(stage, LAW)] == before


@rule("bang-duel", "type.equipment.own-character-only")
def test_equipment_does_not_help_the_partner() -> None:
    gear = [NOTHING, [[], ["barrel.os", "hat.oh"]]]
    stage = Stage(**PLAIN, hand=["derringer.lh"], other_hand=["missed.os"], gear=gear)
    stage.pick("play:derringer.lh>front")
    assert why(stage, "barrel") == ("no-gear-to-dodge", "card.barrel.reveal")
    assert why(stage, "hat") == ("no-gear-to-dodge", "card.hat.not-from-hand")
    assert sorted(stage.options()) == ["dodge:missed.os", "take"]


@rule("bang-duel", "type.equipment.own-character-only")
def test_a_scope_serves_only_its_bearer() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld"], gear=[[[], ["scope.lh"]], NOTHING])
    assert why(stage, "play:colt.ld>rear") == ("rear-out-of-sight", "play.bang.target")
    stage.pick("swap")
    assert why(stage, "play:colt.ld>rear") is None


@pytest.mark.parametrize("card", ["rattlesnake.os", "dynamite.ob", "bison-herd.lb"])
@rule("bang-duel", "type.equipment.always-active-front", "rear.always-active.works")
def test_equipment_in_front_of_a_rear_character_never_switches_off(card: str) -> None:
    for gear in ([[card], []], [[], [card]]):
        stage = Stage(**PLAIN, gear=[NOTHING, gear], decks=[[], ["missed.os", "beer.ob", "knife.os"]])
        assert [place["gear"] for place in places(stage, OUTLAW, None)] == gear
        stage.pick("end")
        acted = moments(stage, "lost-life", "passed-on", "swapped")
        assert len(acted) == 1


@rule("bang-duel", "type.equipment.always-active-front")
def test_equipment_beside_a_rear_character_switches_off() -> None:
    for gear, cards in (([["bank.lb"], []], 3), ([[], ["bank.lb"]], 2)):
        stage = Stage(**PLAIN, gear=[NOTHING, gear])
        stage.pick("end")
        assert len(stage.hand(OUTLAW)) == cards


# ---- the same name


@rule("bang-duel", "type.equipment.same-name-replaces")
def test_equipment_of_the_same_name_takes_the_place_of_the_older() -> None:
    stage = Stage(**PLAIN, hand=["hat.lh"], gear=[NOTHING, [["hat.oh", "watch.oh"], []]])
    assert "replaced" in stage.pick("play:hat.lh>front")
    assert sorted(stage.data["gear"][OUTLAW][0]) == ["hat.lh", "watch.oh"]
    assert stage.data["discards"] == ["hat.oh"]


@rule("bang-duel", "type.equipment.same-name-replaces")
def test_another_name_or_another_bearer_replaces_nothing() -> None:
    stage = Stage(**PLAIN, hand=["hat.lh", "scope.lh"], gear=[NOTHING, [["hat.oh"], []]])
    stage.pick("play:hat.lh>my-rear")
    stage.pick("play:scope.lh>front")
    assert (stage.gear("jango"), stage.gear("babe-leroy")) == (["hat"], ["hat", "scope"])
    assert stage.discards() == []


# ---- staying and going


@rule("bang-duel", "type.equipment.stays-on-swap")
def test_each_keeps_its_equipment_when_they_change_roles() -> None:
    gear = [[["hat.lh"], ["barrel.ls"]], [["scope.oh"], ["watch.oh"]]]
    stage = Stage(**PLAIN, hand=["water.lb"], gear=gear)
    stage.pick("swap")
    stage.pick("play:water.lb>theirs")
    assert (stage.front(LAW), stage.front(OUTLAW)) == ("jango", "cattle-katie")
    assert (stage.gear("bill-tightman"), stage.gear("jango")) == (["hat"], ["barrel"])
    assert (stage.gear("babe-leroy"), stage.gear("cattle-katie")) == (["scope"], ["watch"])


@pytest.mark.parametrize(("target", "bearer"), [("front/watch", "babe-leroy"), ("my-rear/rattlesnake", "jango")])
@rule("bang-duel", "type.equipment.removable")
def test_a_robbery_discards_equipment(target: str, bearer: str) -> None:
    gear = [[[], ["rattlesnake.os"]], [["watch.oh", "hat.oh"], []]]
    stage = Stage(**PLAIN, hand=["robbery.oh"], gear=gear)
    stage.pick(f"play:robbery.oh>{target}")
    kind = target.partition("/")[2]
    assert kind not in stage.gear(bearer)
    assert sorted(stage.discards()) == sorted(["robbery", kind])
    assert "hat" in stage.gear("babe-leroy")


@rule("bang-duel", "type.equipment.removable")
def test_a_dodged_carbine_discards_equipment() -> None:
    stage = Stage(**PLAIN, hand=["carbine.lh"], other_hand=["missed.os"], gear=[NOTHING, [["watch.oh"], []]])
    stage.pick("play:carbine.lh>front")
    stage.pick("dodge:missed.os")
    stage.pick("strip>front/watch")
    assert stage.gear("babe-leroy") == []
    assert "watch" in stage.discards()
