"""Wild Bill, whom nobody robs unpunished."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

BILL = ("wild-bill", "tex-killer")


# ---- cards from the hand


@rule("bang-duel", "character.wild-bill.hand")
def test_a_robbery_from_the_hand_is_answered_with_a_hit_at_the_opposing_active_character() -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["robbery.oh"], other_hand=["bank.lb"])
    stage.pick("play:robbery.oh>hand-law")
    assert stage.hand(OUTLAW) == ["bank"]
    assert stage.asked == (OUTLAW, "react")
    (shot,) = stage.told("shot")
    assert (shot["shooter"], shot["character"], shot["with"]) == ("wild-bill", "west-harding", None)
    stage.pick("take")
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (3, 3)


@rule("bang-duel", "character.wild-bill.hand")
def test_a_stolen_missed_can_dodge_wild_bills_hit() -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["robbery.oh"], other_hand=["missed.ls"])
    stage.pick("play:robbery.oh>hand-law")
    stage.pick("dodge:missed.ls")
    assert stage.life("west-harding") == 4


@rule("bang-duel", "character.wild-bill.hand")
def test_the_robber_sees_the_backs_of_the_hand_and_chooses_one() -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["robbery.oh"], other_hand=["bank.lb", "wagon.lb", "knife.os"])
    assert {pick for pick in stage.options() if pick.startswith("play:")} == {
        "play:robbery.oh>hand-law",
        "play:robbery.oh>hand-outlaw",
    }
    stage.pick("play:robbery.oh>hand-outlaw")
    assert stage.hand(OUTLAW) == ["knife"]
    assert stage.asked == (OUTLAW, "react")


@rule("bang-duel", "character.wild-bill.hand")
def test_among_cards_with_the_chosen_back_chance_decides_and_wild_bill_fires_every_time() -> None:
    stolen = set()
    for seed in range(20):
        held = ["bank.lb", "wagon.lb", "knife.os"]
        stage = Stage(law=BILL, turn=OUTLAW, hand=["robbery.oh"], other_hand=held, seed=seed)
        stage.pick("play:robbery.oh>hand-law")
        stolen.add(stage.hand(OUTLAW)[0])
        assert [shot["character"] for shot in stage.told("shot")] == ["west-harding"]
    assert stolen == {"bank", "wagon"}


@rule("bang-duel", "character.wild-bill.hand")
def test_a_card_discarded_for_a_peacemaker_counts() -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["peacemaker.lh"], other_hand=["missed.ls", "bank.lb"])
    stage.pick("play:peacemaker.lh>front")
    stage.pick("dodge:missed.ls")
    stage.pick("discard:bank.lb")
    assert stage.life("west-harding") == 3


@rule("bang-duel", "character.wild-bill.hand")
def test_a_peacemaker_that_finds_no_card_does_not_count() -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["peacemaker.lh"], other_hand=["missed.ls"])
    stage.pick("play:peacemaker.lh>front")
    stage.pick("dodge:missed.ls")
    assert stage.life("west-harding") == 4
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.wild-bill.hand")
def test_a_card_discarded_by_slim_poet_counts() -> None:
    stage = Stage(BILL, ("slim-poet", "dalton-bros"), hand=["colt.ld", "bank.lb"])
    stage.pick("play:colt.ld>front")
    stage.pick("rob>hand-law")
    assert stage.hand(LAW) == []
    assert stage.life("slim-poet") == 4 - 2  # the Colt, then Wild Bill


@rule("bang-duel", "character.wild-bill.hand")
def test_cards_that_bull_anderson_takes_from_the_hand_count_one_by_one() -> None:
    outlaw = ("bull-anderson", "dalton-bros")
    held = ["bank.lb", "wagon.lb"]
    stage = Stage(BILL, outlaw, ["winchester.lh"], held, turn=OUTLAW, life=[[5, 1], []])
    stage.pick("play:winchester.lh>rear")
    stage.pick("take")
    stage.pick("rob>hand-law")
    stage.pick("rob>hand-law")
    for _ in (0, 1):
        assert stage.asked == (OUTLAW, "react")
        stage.pick("take")
    assert stage.life("bull-anderson") == 5 - 2


@rule("bang-duel", "character.wild-bill.hand")
def test_cards_that_the_owner_uses_up_himself_do_not_count() -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["colt.od"], other_hand=["missed.ls"])
    stage.pick("play:colt.od>front")
    stage.pick("dodge:missed.ls")
    assert stage.life("west-harding") == 4
    own = Stage(law=BILL, hand=["robbery.oh"], gear=[[["scope"]], []])
    own.pick("play:robbery.oh>my-front/scope")
    assert (own.life("west-harding"), own.asked) == (4, (LAW, "action"))


# ---- his Equipment


@rule("bang-duel", "character.wild-bill.equipment")
@pytest.mark.parametrize("card", ["robbery.oh", "schoolteacher.lh"])
def test_equipment_of_wild_bill_that_the_opponent_discards_or_takes_is_avenged(card: str) -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=[card], gear=[[["bank.lb"]], []])
    stage.pick(f"play:{card}>front/bank")
    if card.startswith("schoolteacher"):
        assert stage.hand(OUTLAW) == ["bank"]
        stage.pick("take")
    assert stage.gear("wild-bill") == []
    assert stage.life("west-harding") == 3


@rule("bang-duel", "character.wild-bill.equipment")
def test_a_carbine_that_strips_wild_bill_is_avenged() -> None:
    stage = Stage(law=BILL, turn=OUTLAW, hand=["carbine.ob"], other_hand=["missed.ls"], gear=[[["bank.lb"]], []])
    stage.pick("play:carbine.ob>front")
    stage.pick("dodge:missed.ls")
    stage.pick("strip>front/bank")
    assert stage.life("west-harding") == 3


@rule("bang-duel", "character.wild-bill.equipment")
def test_wild_bill_in_the_rear_is_woken_by_jack_ransomes_robbery() -> None:
    outlaw = ("jack-ransome", "dalton-bros")
    stage = Stage(("tex-killer", "wild-bill"), outlaw, ["robbery.oh"], turn=OUTLAW, gear=[[[], ["bank.lb"]], []])
    stage.pick("play:robbery.oh>rear/bank")
    assert stage.life("jack-ransome") == 3


@rule("bang-duel", "character.wild-bill.equipment")
@pytest.mark.parametrize(("turn", "life"), [(OUTLAW, 3), (LAW, 4)], ids=["by-the-opponent", "by-his-own-side"])
def test_equipment_that_is_replaced_counts_if_the_opponent_played_the_new_card(turn: int, life: int) -> None:
    law = BILL if turn == OUTLAW else BILL[::-1]
    gear = [["scope.lh"], []] if turn == OUTLAW else [[], ["scope.lh"]]
    stage = Stage(law=law, turn=turn, hand=["scope.oh"], gear=[gear, []])
    stage.pick("play:scope.oh>" + ("front" if turn == OUTLAW else "my-rear"))
    assert stage.gear("wild-bill") == ["scope"]
    assert stage.discards() == ["scope"]
    assert stage.life("west-harding") == life


@rule("bang-duel", "character.wild-bill.equipment")
def test_equipment_of_the_partner_does_not_count() -> None:
    outlaw = ("jack-ransome", "dalton-bros")
    stage = Stage(BILL, outlaw, ["robbery.oh"], turn=OUTLAW, gear=[[[], ["bank.lb"]], []])
    stage.pick("play:robbery.oh>rear/bank")
    assert stage.gear("tex-killer") == []
    assert stage.life("jack-ransome") == 4
