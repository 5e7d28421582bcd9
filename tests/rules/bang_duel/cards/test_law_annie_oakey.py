"""Annie Oakey: hit cards as a dodge, Missed! as a Colt."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

ANNIE = ("annie-oakey", "tex-killer")
BEHIND = ("tex-killer", "annie-oakey")
HIT_CARDS = [
    "carbine.lh",
    "colt.ld",
    "peacemaker.lh",
    "remington.os",
    "schofield.ob",
    "shotgun.ld",
    "volley.lb",
    "winchester.lh",
    "derringer.lh",
    "gatling.lb",
    "knife.oh",
]


# ---- hit cards as a dodge


@rule("bang-duel", "character.annie-oakey.hit-as-dodge")
@pytest.mark.parametrize("card", HIT_CARDS)
def test_every_hit_card_is_a_bare_dodge_for_annie_oakey(card: str) -> None:
    stage = Stage(law=ANNIE, turn=OUTLAW, hand=["colt.od"], other_hand=[card])
    stage.pick("play:colt.od>front")
    stage.pick(f"dodge:{card}")
    assert stage.life("annie-oakey") == 4
    assert stage.data["discards"][0] == card
    assert (stage.life("west-harding"), stage.life("dalton-bros"), stage.life("tex-killer")) == (4, 3, 4)
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.annie-oakey.hit-as-dodge")
@pytest.mark.parametrize("card", ["bank.lb", "duel.ld", "indians.lh", "scope.lh", "hat.lh"])
def test_other_cards_are_no_dodge_for_annie_oakey_either(card: str) -> None:
    stage = Stage(law=ANNIE, turn=OUTLAW, hand=["colt.od"], other_hand=[card])
    stage.pick("play:colt.od>front")
    assert stage.options() == ["take"]
    assert stage.refusal(f"dodge:{card}").code == "not-a-dodge"


@rule("bang-duel", "character.annie-oakey.hit-as-dodge")
def test_annie_oakey_in_the_rear_dodges_a_gatling_of_her_own_side() -> None:
    stage = Stage(law=BEHIND, hand=["gatling.lb", "colt.ld"])
    stage.pick("play:gatling.lb")
    assert stage.asked == (LAW, "react")
    stage.pick("dodge:colt.ld")
    assert stage.life("annie-oakey") == 4
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (3, 2)


@rule("bang-duel", "character.annie-oakey.hit-as-dodge")
def test_annie_oakeys_ability_serves_only_annie_oakey_as_the_target() -> None:
    stage = Stage(law=ANNIE, turn=OUTLAW, hand=["winchester.lh"], other_hand=["colt.ld"])
    stage.pick("play:winchester.lh>rear")
    assert stage.options() == ["take"]


@rule("bang-duel", "character.annie-oakey.hit-as-dodge")
def test_without_annie_oakey_a_hit_card_does_not_dodge() -> None:
    stage = Stage(law=BEHIND, turn=OUTLAW, hand=["colt.od"], other_hand=["colt.ld"])
    stage.pick("play:colt.od>front")
    assert stage.refusal("dodge:colt.ld").code == "not-a-dodge"


# ---- Missed! as a Colt


@rule("bang-duel", "character.annie-oakey.missed-as-colt")
def test_annie_oakey_fires_a_missed_like_a_colt() -> None:
    stage = Stage(law=ANNIE, hand=["missed.ls"])
    assert {pick for pick in stage.options() if "missed" in pick} == {"colt:missed.ls>front"}
    stage.pick("colt:missed.ls>front")
    assert stage.life("west-harding") == 3
    (shot,) = stage.told("shot")
    assert (shot["shooter"], shot["with"]) == ("annie-oakey", "colt")
    assert stage.discards() == ["missed"]


@rule("bang-duel", "character.annie-oakey.missed-as-colt")
def test_the_hit_of_a_missed_is_dodged_as_usual() -> None:
    stage = Stage(law=ANNIE, hand=["missed.ls"], other_hand=["missed.os"])
    stage.pick("colt:missed.ls>front")
    stage.pick("dodge:missed.os")
    assert stage.life("west-harding") == 4


@rule("bang-duel", "character.annie-oakey.missed-as-colt")
def test_a_missed_has_the_targets_of_a_colt() -> None:
    stage = Stage(law=ANNIE, hand=["missed.ls"])
    assert stage.refusal("colt:missed.ls>rear").code == "rear-out-of-sight"
    with_scope = Stage(law=ANNIE, hand=["missed.ls"], gear=[[["scope"]], []])
    with_scope.pick("colt:missed.ls>rear")
    assert with_scope.life("dalton-bros") == 2


@rule("bang-duel", "character.annie-oakey.missed-as-colt")
@pytest.mark.parametrize("card", ["return-fire.lh", "bank.lb", "derringer.lh"])
def test_no_other_card_becomes_a_colt_for_annie_oakey(card: str) -> None:
    stage = Stage(law=ANNIE, hand=[card])
    refusal = stage.refusal(f"colt:{card}>front")
    assert (refusal.code, refusal.rule) == ("not-as-colt", "character.annie-oakey.missed-as-colt")


@rule("bang-duel", "character.annie-oakey.missed-as-colt")
def test_a_missed_answers_in_a_duel_and_against_indians() -> None:
    stage = Stage(law=ANNIE, turn=OUTLAW, hand=["duel.oh", "indians.oh"], other_hand=["missed.ls", "missed.lb"])
    stage.pick("play:duel.oh>front")
    stage.pick("answer:missed.ls")
    assert stage.asked == (OUTLAW, "answer")
    stage.pick("take")
    assert stage.life("west-harding") == 3
    stage.pick("play:indians.oh")
    stage.pick("answer:missed.lb")
    assert stage.life("annie-oakey") == 4


@rule("bang-duel", "character.annie-oakey.missed-as-colt")
@pytest.mark.parametrize(("law", "useful"), [(ANNIE, [True, False]), (BEHIND, [False, True])], ids=["front", "rear"])
def test_against_indians_a_missed_answers_only_for_annie_oakey(law: tuple[str, str], useful: list[bool]) -> None:
    stage = Stage(law=law, turn=OUTLAW, hand=["indians.oh"], other_hand=["missed.ls"])
    stage.pick("play:indians.oh")
    found = []
    for _ in (0, 1):  # the active character, then the rear one
        assert stage.asked == (LAW, "answer")
        found.append("answer:missed.ls" in stage.options())
        stage.pick("take")
    assert found == useful


# ---- the BANG! of the turn


@rule("bang-duel", "character.annie-oakey.counts-as-bang")
def test_a_missed_fired_as_a_colt_is_the_bang_of_the_turn() -> None:
    stage = Stage(law=ANNIE, hand=["missed.ls", "missed.lb", "colt.ld", "derringer.lh"])
    stage.pick("colt:missed.ls>front")
    assert stage.refusal("play:colt.ld>front").code == "bang-limit"
    assert stage.refusal("colt:missed.lb>front").code == "bang-limit"
    assert stage.refusal("play:derringer.lh>front") is None


@rule("bang-duel", "character.annie-oakey.counts-as-bang")
def test_after_a_bang_no_missed_can_be_fired() -> None:
    stage = Stage(law=ANNIE, hand=["missed.ls", "colt.ld"])
    stage.pick("play:colt.ld>front")
    refusal = stage.refusal("colt:missed.ls>front")
    assert (refusal.code, refusal.rule) == ("bang-limit", "play.bang.limit")


@rule("bang-duel", "character.annie-oakey.counts-as-bang")
def test_a_missed_given_up_in_a_duel_is_not_the_bang_of_the_turn() -> None:
    stage = Stage(law=ANNIE, hand=["duel.ld", "missed.ls", "missed.lb"], other_hand=["colt.od", "hat.oh"])
    stage.pick("play:duel.ld>front")
    stage.pick("answer:colt.od")
    stage.pick("answer:missed.ls")
    stage.pick("take")
    assert stage.life("west-harding") == 3
    assert stage.refusal("colt:missed.lb>front") is None
