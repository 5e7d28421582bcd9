"""Outlaws and BANG! cards: Toco Ramirez and West Harding."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAWMEN = ("the-stranger", "tex-killer")
TOCO = ("toco-ramirez", "dalton-bros")
WEST = ("west-harding", "dalton-bros")


# ---- Toco Ramirez


@rule("bang-duel", "character.toco-ramirez.any-as-colt")
@pytest.mark.parametrize(
    "card", ["missed.os", "return-fire.lh", "beer.ob", "robbery.oh", "hat.oh", "dynamite.ob", "knife.oh", "carbine.ob"]
)
def test_any_card_is_a_colt_for_toco_ramirez(card: str) -> None:
    stage = Stage(LAWMEN, TOCO, [card], turn=OUTLAW)
    stage.pick(f"colt:{card}>front")
    assert (stage.life("the-stranger"), stage.life("tex-killer")) == (3, 4)
    (shot,) = stage.told("shot")
    assert (shot["shooter"], shot["with"]) == ("toco-ramirez", "colt")
    assert stage.data["discards"] == [card]


@rule("bang-duel", "character.toco-ramirez.any-as-colt")
def test_a_converted_card_has_the_targets_of_a_colt() -> None:
    stage = Stage(LAWMEN, TOCO, ["winchester.lh"], turn=OUTLAW)
    assert stage.refusal("colt:winchester.lh>rear").code == "rear-out-of-sight"
    assert stage.refusal("play:winchester.lh>rear") is None
    with_scope = Stage(LAWMEN, TOCO, ["beer.ob"], turn=OUTLAW, gear=[[], [["scope.oh"]]])
    with_scope.pick("colt:beer.ob>rear")
    assert with_scope.life("tex-killer") == 3


@rule("bang-duel", "character.toco-ramirez.counts-as-bang")
def test_a_converted_card_is_the_bang_of_the_turn() -> None:
    stage = Stage(LAWMEN, TOCO, ["beer.ob", "colt.od", "hat.oh", "knife.oh"], turn=OUTLAW)
    stage.pick("colt:beer.ob>front")
    assert stage.refusal("play:colt.od>front").code == "bang-limit"
    assert stage.refusal("colt:hat.oh>front").code == "bang-limit"
    assert stage.refusal("play:knife.oh>front") is None


@rule("bang-duel", "character.toco-ramirez.counts-as-bang")
def test_after_a_bang_no_card_can_be_converted() -> None:
    stage = Stage(LAWMEN, TOCO, ["beer.ob", "colt.od"], turn=OUTLAW)
    stage.pick("play:colt.od>front")
    refusal = stage.refusal("colt:beer.ob>front")
    assert (refusal.code, refusal.rule) == ("bang-limit", "play.bang.limit")


@rule("bang-duel", "character.toco-ramirez.text-lost")
@pytest.mark.parametrize(("pick", "options"), [("colt", {"take"}), ("play", {"dodge:bank.lb", "take"})])
def test_a_derringer_as_a_colt_cannot_be_dodged_with_just_any_card(pick: str, options: set[str]) -> None:
    stage = Stage(LAWMEN, TOCO, ["derringer.lh"], ["bank.lb"], turn=OUTLAW)
    stage.pick(f"{pick}:derringer.lh>front")
    assert set(stage.options()) == options


@rule("bang-duel", "character.toco-ramirez.text-lost")
@pytest.mark.parametrize("card", ["shotgun.oh", "remington.os", "carbine.ob", "peacemaker.lh"])
def test_a_converted_card_does_nothing_when_it_is_dodged(card: str) -> None:
    stage = Stage(LAWMEN, TOCO, [card], ["missed.ls", "bank.lb"], turn=OUTLAW, gear=[[["scope.lh"]], []])
    stage.pick(f"colt:{card}>front")
    stage.pick("dodge:missed.ls")
    assert stage.asked == (OUTLAW, "action")
    assert (stage.hand(LAW), stage.hand(OUTLAW)) == (["bank"], [])


@rule("bang-duel", "character.toco-ramirez.text-lost")
def test_a_gatling_as_a_colt_hits_one_character() -> None:
    stage = Stage(LAWMEN, TOCO, ["gatling.lb"], turn=OUTLAW)
    stage.pick("colt:gatling.lb>front")
    assert [stage.life(name) for name in (*LAWMEN, *TOCO)] == [3, 4, 4, 3]


@rule("bang-duel", "character.toco-ramirez.any-as-colt", "character.toco-ramirez.counts-as-bang")
def test_any_card_answers_in_toco_ramirezs_duel_and_none_of_them_is_the_bang_of_the_turn() -> None:
    stage = Stage(LAWMEN, TOCO, ["duel.oh", "beer.ob", "hat.oh"], ["colt.ld", "bank.lb"], turn=OUTLAW)
    stage.pick("play:duel.oh>front")
    stage.pick("answer:colt.ld")
    assert set(stage.options()) == {"answer:beer.ob", "answer:hat.oh", "take"}
    stage.pick("answer:beer.ob")
    assert stage.refusal("answer:bank.lb").code == "not-a-hit-card"
    stage.pick("take")
    assert stage.life("the-stranger") == 3
    assert stage.refusal("colt:hat.oh>front") is None


@rule("bang-duel", "character.toco-ramirez.any-as-colt")
@pytest.mark.parametrize(
    ("outlaw", "useful"), [(TOCO, [True, False]), (TOCO[::-1], [False, True])], ids=["front", "rear"]
)
def test_against_indians_any_card_answers_but_only_for_toco_ramirez(
    outlaw: tuple[str, str], useful: list[bool]
) -> None:
    stage = Stage(LAWMEN, outlaw, ["indians.lh"], ["beer.ob"])
    stage.pick("play:indians.lh")
    found = []
    for _ in (0, 1):  # the active character, then the rear one
        assert stage.asked == (OUTLAW, "answer")
        found.append("answer:beer.ob" in stage.options())
        stage.pick("take")
    assert found == useful


@rule("bang-duel", "character.toco-ramirez.any-as-colt")
def test_no_card_becomes_a_dodge_for_toco_ramirez() -> None:
    stage = Stage(LAWMEN, TOCO, ["colt.ld"], ["colt.od", "beer.ob"])
    stage.pick("play:colt.ld>front")
    assert stage.options() == ["take"]


# ---- West Harding


@rule("bang-duel", "character.west-harding.unlimited")
def test_west_harding_plays_any_number_of_bang_cards() -> None:
    stage = Stage(
        ("dalon-ranger", "tex-killer"), WEST, ["colt.od", "colt.od", "schofield.ob", "carbine.ob"], turn=OUTLAW
    )
    for card in ("colt.od", "colt.od", "schofield.ob", "carbine.ob"):
        stage.pick(f"play:{card}>front")
        stage.pick("no")  # Dalon Ranger does not draw
    assert stage.life("dalon-ranger") == 1


@rule("bang-duel", "character.west-harding.unlimited")
def test_after_west_hardings_bang_cards_the_partner_still_has_one() -> None:
    stage = Stage(LAWMEN, WEST, ["colt.od", "colt.od", "schofield.ob", "carbine.ob"], turn=OUTLAW)
    stage.pick("play:colt.od>front")
    stage.pick("play:colt.od>front")
    stage.pick("swap")
    stage.pick("play:schofield.ob>front")
    assert stage.life("the-stranger") == 1
    assert stage.refusal("play:carbine.ob>front").code == "bang-limit"


@rule("bang-duel", "character.west-harding.unlimited")
def test_after_the_partners_bang_west_harding_is_still_free() -> None:
    stage = Stage(LAWMEN, WEST[::-1], ["colt.od", "colt.od", "schofield.ob"], turn=OUTLAW)
    stage.pick("play:colt.od>front")
    assert stage.refusal("play:colt.od>front").code == "bang-limit"
    stage.pick("swap")
    stage.pick("play:colt.od>front")
    stage.pick("play:schofield.ob>front")
    assert stage.life("the-stranger") == 1
