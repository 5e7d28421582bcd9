"""Active and rear characters: what works and what sleeps (2. Giocare carte e muovere il segnalino PA)."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.bang_duel.table import formation
from tests.cite import rule
from tests.rules.bang_duel.looks import awake, moments, why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

NOTHING: list[list[str]] = [[], []]
LAW_PAIR = ("bill-tightman", "jango")


# ---- what sleeps in the rear


@pytest.mark.parametrize(
    ("character", "pick", "more"),
    [
        ("babe-leroy", "babe-leroy", {}),
        ("cattle-katie", "cattle-katie/hat", {}),
        ("pearl-hat", "pearl-hat:beer.ob", {"hand": ["beer.ob"], "discards": ["wagon.ob"]}),
        ("toco-ramirez", "colt:beer.ob>front", {"hand": ["beer.ob"]}),
        ("jack-ransome", "play:colt.od>rear", {"hand": ["colt.od"]}),
        ("west-harding", "play:colt.od>front", {"hand": ["colt.od"], "bangs": 1}),
    ],
)
@rule("bang-duel", "rear.inactive.ability", "rear.always-active.members")
def test_an_ability_works_in_front_and_not_in_the_rear(character: str, pick: str, more: dict[str, Any]) -> None:
    for pair, gear, works in (
        ((character, "slim-poet"), [["hat.oh"], []], True),
        (("slim-poet", character), [[], ["hat.oh"]], False),
    ):
        stage = Stage(law=LAW_PAIR, outlaw=pair, turn=OUTLAW, gear=[NOTHING, gear], **more)
        assert (why(stage, pick) is None) == works


@pytest.mark.parametrize(("pair", "cards"), [(("dalton-bros", "slim-poet"), 3), (("slim-poet", "dalton-bros"), 2)])
@rule("bang-duel", "rear.inactive.ability")
def test_an_ability_of_the_draw_phase_sleeps_in_the_rear(pair: tuple[str, str], cards: int) -> None:
    assert len(Stage(law=LAW_PAIR, outlaw=pair, turn=OUTLAW, phase="start").hand(OUTLAW)) == cards


@pytest.mark.parametrize(("pair", "pays"), [(("tex-killer", "jango"), True), (("jango", "tex-killer"), False)])
@rule("bang-duel", "rear.inactive.ability")
def test_an_ability_of_an_attack_sleeps_in_the_rear(pair: tuple[str, str], pays: bool) -> None:
    stage = Stage(law=pair, outlaw=("slim-poet", "babe-leroy"), hand=["colt.ld"], other_hand=["missed.os", "beer.ob"])
    stage.pick("play:colt.ld>front")
    stage.pick("dodge:missed.os")
    assert stage.asked == ((OUTLAW, "pay") if pays else (LAW, "action"))


@rule("bang-duel", "rear.inactive.equipment")
def test_equipment_of_a_rear_character_is_ignored_until_it_is_active() -> None:
    stage = Stage(law=LAW_PAIR, hand=["colt.ld"], bangs=1, gear=[[[], ["gun-belt.ld", "scope.lh"]], NOTHING])
    assert why(stage, "play:colt.ld>front") == ("bang-limit", "play.bang.limit")
    stage.pick("swap")
    assert why(stage, "play:colt.ld>front") is None
    assert why(stage, "play:colt.ld>rear") is None


@pytest.mark.parametrize(("gear", "cards"), [([["watch.oh"], []], 1), ([[], ["watch.oh"]], 0)])
@rule("bang-duel", "rear.inactive.equipment")
def test_a_watch_in_the_rear_does_not_see_the_opponents_swap(gear: list[list[str]], cards: int) -> None:
    stage = Stage(law=LAW_PAIR, outlaw=("slim-poet", "babe-leroy"), gear=[NOTHING, gear])
    stage.pick("swap")
    assert len(stage.hand(OUTLAW)) == cards


# ---- what is always active


@pytest.mark.parametrize("pair", [("the-stranger", "jango"), ("jango", "the-stranger")])
@rule("bang-duel", "rear.always-active.works", "rear.always-active.members")
def test_the_stranger_is_always_active(pair: tuple[str, str]) -> None:
    stage = Stage(law=pair, hand=["colt.ld"], bangs=1)
    assert why(stage, "play:colt.ld>front") is None
    assert why(Stage(law=LAW_PAIR, hand=["colt.ld"], bangs=1), "play:colt.ld>front") is not None


@pytest.mark.parametrize("pair", [("soundance-kid", "slim-poet"), ("slim-poet", "soundance-kid")])
@rule("bang-duel", "rear.always-active.works", "rear.always-active.members")
def test_soundance_kid_is_always_active(pair: tuple[str, str]) -> None:
    stage = Stage(law=LAW_PAIR, outlaw=pair, turn=OUTLAW, hand=["beer.ob"])
    assert why(stage, "soundance-kid:beer.ob") is None


@pytest.mark.parametrize("pair", [("bart-masterson", "jango"), ("jango", "bart-masterson")])
@rule("bang-duel", "rear.always-active.works", "rear.always-active.members")
def test_bart_masterson_is_always_active(pair: tuple[str, str]) -> None:
    stage = Stage(law=pair, gear=[NOTHING, [["rattlesnake.os"], []]])
    stage.pick("end")
    assert stage.asked == (LAW, "choose-result")


@pytest.mark.parametrize("rear", ["buffalo-bell", "wild-bill"])
@rule("bang-duel", "rear.always-active.works", "rear.always-active.members")
def test_buffalo_bell_is_always_active(rear: str) -> None:
    stage = Stage(law=("jango", rear), turn=OUTLAW, hand=["knife.oh"])
    stage.pick("play:knife.oh>front")
    assert stage.asked == ((LAW, "instead") if rear == "buffalo-bell" else (OUTLAW, "action"))


@pytest.mark.parametrize(
    ("card", "event"), [("rattlesnake.os", "lost-life"), ("dynamite.ob", "passed-on"), ("bison-herd.lb", "swapped")]
)
@rule("bang-duel", "rear.always-active.works", "rear.always-active.members")
def test_three_kinds_of_equipment_are_always_active(card: str, event: str) -> None:
    deck = ["missed.os", "beer.ob", "knife.os"]
    stage = Stage(law=LAW_PAIR, outlaw=("slim-poet", "babe-leroy"), gear=[NOTHING, [[], [card]]], decks=[[], deck])
    assert event in stage.pick("end")


@rule("bang-duel", "rear.always-active.adds")
def test_an_always_active_ability_adds_to_that_of_the_active_character() -> None:
    stage = Stage(law=("annie-oakey", "the-stranger"), hand=["missed.ls", "missed.lb", "colt.ld"])
    for card in ("missed.ls", "missed.lb"):
        stage.pick(f"colt:{card}>front")
    assert stage.life("west-harding") == 2
    assert why(stage, "play:colt.ld>front") == ("bang-limit", "play.bang.limit")


# ---- a rear character that is targeted


@rule("bang-duel", "rear.targeted.wakes")
def test_a_targeted_rear_character_may_use_its_barrel() -> None:
    stage = Stage(
        law=LAW_PAIR,
        outlaw=("slim-poet", "babe-leroy"),
        hand=["winchester.lh"],
        gear=[NOTHING, [[], ["barrel.os"]]],
        decks=[[], ["beer.ob"]],
    )
    stage.pick("play:winchester.lh>rear")
    assert awake(stage, "babe-leroy")
    stage.pick("barrel")
    assert stage.life("babe-leroy") == 4


@rule("bang-duel", "rear.targeted.wakes")
def test_a_targeted_rear_character_may_use_its_ability() -> None:
    stage = Stage(law=LAW_PAIR, outlaw=("slim-poet", "sid-curry"), hand=["winchester.lh"])
    stage.pick("play:winchester.lh>rear")
    assert stage.options() == ["sid-curry", "take"]


@rule("bang-duel", "rear.targeted.wakes")
def test_indians_wake_the_rear_character_too() -> None:
    stage = Stage(law=("jango", "annie-oakey"), turn=OUTLAW, hand=["indians.oh"], other_hand=["missed.ls"])
    stage.pick("play:indians.oh")
    assert why(stage, "answer:missed.ls") == ("not-a-hit-card", "card.indians.hit-cards-only")  # Jango's turn to react
    stage.pick("take")
    assert why(stage, "answer:missed.ls") is None  # Annie Oakey's


@rule("bang-duel", "rear.targeted.wakes")
def test_a_snake_in_the_rear_targets_its_bearer() -> None:
    stage = Stage(
        law=("jango", "alan-pinkertoon"),
        outlaw=("slim-poet", "babe-leroy"),
        turn=OUTLAW,
        gear=[[[], ["rattlesnake.os"]], NOTHING],
        decks=[["missed.ls"], []],
    )
    stage.pick("end")
    assert moments(stage, "lost-life", "shot", "drew") == ["lost-life", "shot", "lost-life", "drew"]
    assert (stage.life("alan-pinkertoon"), stage.life("slim-poet")) == (3, 3)


@rule("bang-duel", "rear.targeted.sleeps-again")
def test_after_the_reaction_the_rear_character_sleeps_again() -> None:
    stage = Stage(
        law=("jango", "annie-oakey"),
        turn=OUTLAW,
        hand=["winchester.lh", "knife.oh"],
        other_hand=["derringer.lh", "wagon.lb"],
        gear=[[[], ["barrel.ls"]], NOTHING],
    )
    stage.pick("play:winchester.lh>rear")
    assert sorted(stage.options()) == ["barrel", "dodge:derringer.lh", "take"]
    stage.pick("take")
    assert not awake(stage, "annie-oakey")
    assert awake(stage, "jango")
    stage.pick("play:knife.oh>front")
    assert stage.options() == ["take"]


@rule("bang-duel", "rear.targeted.active-suspended")
def test_the_active_partner_sleeps_while_the_rear_character_reacts() -> None:
    stage = Stage(
        law=LAW_PAIR,
        outlaw=("sid-curry", "slim-poet"),
        hand=["winchester.lh", "derringer.lh"],
        other_hand=["missed.os"],
        gear=[NOTHING, [["barrel.os"], []]],
    )
    stage.pick("play:winchester.lh>rear")
    assert (awake(stage, "sid-curry"), awake(stage, "slim-poet")) == (False, True)
    assert why(stage, "sid-curry") == ("not-that-character", "character.sid-curry.reveal")
    assert why(stage, "barrel") == ("no-gear-to-dodge", "card.barrel.reveal")
    stage.pick("dodge:missed.os")
    assert (awake(stage, "sid-curry"), awake(stage, "slim-poet")) == (True, False)
    stage.pick("play:derringer.lh>front")
    assert {"sid-curry", "barrel"} <= set(stage.options())


@rule("bang-duel", "rear.targeted.active-suspended")
def test_always_active_effects_of_the_partner_stay_on() -> None:
    stage = Stage(law=("buffalo-bell", "jango"), turn=OUTLAW, hand=["winchester.lh"])
    stage.pick("play:winchester.lh>rear")
    assert stage.asked == (LAW, "instead")


# ---- two places


@pytest.mark.parametrize(("turn", "card"), [(LAW, "gatling.lb"), (OUTLAW, "gatling.lb"), (OUTLAW, "indians.oh")])
@rule("bang-duel", "formation.slots.two")
def test_each_side_has_one_character_in_front_and_one_in_the_rear(turn: int, card: str) -> None:
    pairs = (LAW_PAIR, ("slim-poet", "cattle-katie"))
    stage = Stage(*pairs, hand=[card], turn=turn, reserve=[["tex-killer"], ["tom-thorn"]])
    for seat, pair in enumerate(pairs):
        standing = stage.view(None)["players"][seat]["places"]
        assert {place["character"]: place["active"] for place in standing} == {pair[0]: True, pair[1]: False}
    before = {name: stage.life(name) for pair in pairs for name in pair}
    stage.pick(f"play:{card}")  # at everybody but the own active character: four places, one of them spared
    assert {name for name, life in before.items() if stage.life(name) < life} == set(before) - {pairs[turn][0]}


@rule("bang-duel", "formation.slots.two", "card.winchester.rear-target")
@pytest.mark.parametrize("rear", ["alan-pinkertoon", "annie-oakey", "tex-killer"])
def test_whoever_stands_in_the_rear_is_hit_there(rear: str) -> None:
    stage = Stage(law=("jango", rear), turn=OUTLAW, hand=["winchester.lh"])
    stage.pick("play:winchester.lh>rear")
    if stage.asked == (LAW, "react"):
        stage.pick("take")
    assert stage.told("lost-life")[0]["character"] == rear


@rule("bang-duel", "formation.slots.two", "lone.role.both")
@pytest.mark.parametrize("character", ["alan-pinkertoon", "tex-killer"])
def test_the_rear_character_is_the_other_one_or_the_lone_one(character: str) -> None:
    s = Stage(law=("jango", character)).state
    assert formation.rear(s, LAW) == formation.front(s, LAW) ^ 1
    s = Stage(law=(character,)).state
    assert formation.rear(s, LAW) == formation.front(s, LAW)
