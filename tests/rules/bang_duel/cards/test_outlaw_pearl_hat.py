"""Pearl Hat copies the Action card on top of the discards."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.cite import rule
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

PEARL = ("pearl-hat", "west-harding")


def pearl(top: str, **more: Any) -> Stage:
    """Pearl Hat's turn, with a Schofield in hand and that card on top of the discards."""
    fields = {"law": ("the-stranger", "tex-killer"), "outlaw": PEARL, "turn": OUTLAW, "discards": [top, "bank.lb"]}
    return Stage(**{**fields, "hand": ["schofield.ob"], **more})


def copied(top: str, pick: str, **more: Any) -> Stage:
    stage = pearl(top, **more)
    stage.pick("pearl-hat:schofield.ob")
    stage.pick(pick)
    return stage


# ---- the effects of all kinds of Action cards


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_discarded_card_copies_the_action_that_was_on_top_before() -> None:
    stage = pearl("knife.oh")
    stage.pick("pearl-hat:schofield.ob")
    assert stage.discards() == ["schofield", "knife", "bank"]
    assert stage.asked == (OUTLAW, "copy")
    assert stage.options() == ["copy>front"]
    stage.pick("copy>front")
    assert stage.life("the-stranger") == 3
    assert stage.discards() == ["schofield", "knife", "bank"]


@rule("bang-duel", "character.pearl-hat.copy")
def test_an_action_that_is_discarded_itself_is_not_what_is_copied() -> None:
    stage = pearl("knife.oh", hand=["beer.ob"], life=[[], [1, 1]])
    stage.pick("pearl-hat:beer.ob")
    stage.pick("copy>front")
    assert stage.life("the-stranger") == 3
    assert stage.life("pearl-hat") == 1


@rule("bang-duel", "character.pearl-hat.copy")
def test_pearl_hat_copies_once_in_a_turn() -> None:
    stage = copied("knife.oh", "copy>front", hand=["schofield.ob", "colt.od", "knife.os"])
    stage.pick("play:knife.os>front")
    refusal = stage.refusal("pearl-hat:colt.od")
    assert (refusal.code, refusal.rule) == ("used-already", "character.pearl-hat.copy")


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_copied_derringer_can_be_dodged_with_any_card_and_is_no_bang() -> None:
    stage = copied("derringer.lh", "copy>front", other_hand=["wagon.lb"], hand=["schofield.ob", "colt.od"])
    stage.pick("dodge:wagon.lb")
    assert stage.life("the-stranger") == 4
    assert stage.refusal("play:colt.od>front") is None


@rule("bang-duel", "character.pearl-hat.copy")
@pytest.mark.parametrize("top", ["gatling.lb", "indians.lh"])
def test_a_copied_gatling_or_indians_spares_only_pearl_hat(top: str) -> None:
    stage = copied(top, "copy")
    lives = [stage.life(name) for name in ("the-stranger", "tex-killer", "pearl-hat", "west-harding")]
    assert lives == [3, 3, 3, 3]  # Pearl Hat has three of three


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_copied_beer_restores_both_outlaws() -> None:
    stage = copied("beer.ob", "copy", life=[[], [1, 2]])
    assert (stage.life("pearl-hat"), stage.life("west-harding")) == (2, 3)


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_copied_strong_beer_has_a_target_of_its_own() -> None:
    stage = pearl("strong-beer.lb", life=[[], [1, 2]])
    stage.pick("pearl-hat:schofield.ob")
    assert set(stage.options()) == {"copy>front", "copy>my-front", "copy>my-rear"}
    stage.pick("copy>my-front")
    assert stage.life("pearl-hat") == 3


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_copied_duel_calls_the_opponent_out() -> None:
    stage = copied("duel.ld", "copy>front")
    assert stage.life("the-stranger") == 3


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_copied_wagon_draws_three_cards_and_throws_one_away() -> None:
    stage = copied("wagon.lb", "copy", decks=[[], ["knife.oh", "hat.oh", "beer.ob"]])
    stage.pick("discard:hat.oh")
    assert stage.hand(OUTLAW) == ["beer", "knife"]


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_copied_general_store_serves_pearl_hats_player_first() -> None:
    stage = copied("general-store.ls", "copy")
    assert stage.asked == (OUTLAW, "choose-goods")
    assert len(stage.view(None)["open"]) == 4


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_copied_robbery_steals_or_discards() -> None:
    stage = copied("robbery.ob", "copy>hand-law", other_hand=["wagon.lb"])
    assert stage.hand(OUTLAW) == ["wagon"]
    other = copied("robbery.ob", "copy>front/hat", gear=[[["hat.lh"]], []])
    assert other.gear("the-stranger") == []
    assert other.discards()[0] == "hat"


@rule("bang-duel", "character.pearl-hat.copy")
def test_a_copied_schoolteacher_takes_a_card_in_play() -> None:
    stage = copied("schoolteacher.lb", "copy>front/hat", gear=[[["hat.lh"]], []])
    assert stage.gear("the-stranger") == []
    assert stage.hand(OUTLAW) == ["hat"]


@rule("bang-duel", "character.pearl-hat.copy")
@pytest.mark.parametrize(("pick", "fronts"), [("copy>mine", (0, 1)), ("copy>theirs", (1, 0))])
def test_a_copied_water_swaps_either_pair(pick: str, fronts: tuple[int, int]) -> None:
    stage = copied("water.lb", pick)
    assert stage.front(LAW) == ("the-stranger", "tex-killer")[fronts[0]]
    assert stage.front(OUTLAW) == PEARL[fronts[1]]


@rule("bang-duel", "character.pearl-hat.copy", "play.effect.none")
@pytest.mark.parametrize("top", ["schoolteacher.lb", "robbery.ob", "beer.ob"])
def test_a_card_that_can_do_nothing_now_may_be_copied_to_no_effect(top: str) -> None:
    stage = pearl(top)
    stage.pick("pearl-hat:schofield.ob")
    assert stage.options() == ["copy"]
    assert stage.pick("copy") == []
    assert stage.hand(OUTLAW) == []
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "character.pearl-hat.copy", "play.effect.none")
def test_a_copied_water_or_schoolteacher_may_do_nothing_but_a_robbery_must_do_what_it_can() -> None:
    gear = [[["hat.lh"]], []]
    for top in ("water.lb", "schoolteacher.lb"):
        stage = pearl(top, gear=gear)
        stage.pick("pearl-hat:schofield.ob")
        assert stage.pick("copy") == []
        assert (stage.front(LAW), stage.front(OUTLAW)) == ("the-stranger", "pearl-hat")
        assert stage.gear("the-stranger") == ["hat"]
    stage = pearl("robbery.ob", gear=gear)
    stage.pick("pearl-hat:schofield.ob")
    assert stage.options() == ["copy>front/hat"]
    refusal = stage.refusal("copy")
    assert (refusal.code, refusal.rule) == ("must-do-something", "play.effect.none")


# ---- what cannot be copied


@rule("bang-duel", "character.pearl-hat.brown-only")
@pytest.mark.parametrize("top", ["colt.od", "winchester.lh", "hat.lh", "rattlesnake.os"])
def test_a_bang_or_equipment_on_top_cannot_be_copied_whatever_lies_below(top: str) -> None:
    stage = pearl(top, discards=[top, "knife.oh"])
    refusal = stage.refusal("pearl-hat:schofield.ob")
    assert (refusal.code, refusal.rule) == ("nothing-to-copy", "character.pearl-hat.brown-only")


@rule("bang-duel", "character.pearl-hat.brown-only")
def test_without_discards_there_is_nothing_to_copy() -> None:
    assert pearl("", discards=[]).refusal("pearl-hat:schofield.ob").code == "nothing-to-copy"


@rule("bang-duel", "character.pearl-hat.not-dodges")
@pytest.mark.parametrize("top", ["missed.os", "missed.lb", "return-fire.lh"])
def test_dodges_cannot_be_copied(top: str) -> None:
    refusal = pearl(top).refusal("pearl-hat:schofield.ob")
    assert (refusal.code, refusal.rule) == ("no-dodge-copied", "character.pearl-hat.not-dodges")


# ---- a reloaded Water


@rule("bang-duel", "character.pearl-hat.reloaded")
@pytest.mark.parametrize(
    ("pick", "front", "cards"), [("copy>mine", "west-harding", 1), ("copy:reload", "pearl-hat", 2)]
)
def test_a_reloaded_water_can_be_copied_for_its_effect_or_as_a_reload(pick: str, front: str, cards: int) -> None:
    stage = pearl("colt.od", law=("the-stranger",), hand=["water.ob", "schofield.ob"])
    stage.pick("reload:water.ob")
    assert len(stage.hand(OUTLAW)) == 2
    stage.pick("pearl-hat:schofield.ob")
    assert set(stage.options()) == {"copy>mine", "copy", "copy:reload"}  # a lone opponent is not swapped
    stage.pick(pick)
    assert stage.front(OUTLAW) == front
    assert len(stage.hand(OUTLAW)) == cards


@rule("bang-duel", "character.pearl-hat.reloaded")
def test_a_copy_reloads_only_when_somebody_is_alone() -> None:
    stage = pearl("water.lb")
    stage.pick("pearl-hat:schofield.ob")
    refusal = stage.refusal("copy:reload")
    assert (refusal.code, refusal.rule) == ("no-reload-yet", "reload.condition.lone-character")


@rule("bang-duel", "character.pearl-hat.reloaded")
def test_only_a_card_that_was_reloaded_is_reloaded_again() -> None:
    played = pearl("colt.od", law=("the-stranger",), hand=["water.ob", "schofield.ob"])
    played.pick("play:water.ob>mine")
    played.pick("swap")
    discarded = pearl("water.ob", law=("the-stranger",))
    for stage in (played, discarded):
        stage.pick("pearl-hat:schofield.ob")
        assert set(stage.options()) == {"copy>mine", "copy"}
        refusal = stage.refusal("copy:reload")
        assert (refusal.code, refusal.rule) == ("not-reloaded", "character.pearl-hat.reloaded")


@rule("bang-duel", "character.pearl-hat.reloaded")
def test_a_water_that_the_opponent_reloaded_is_reloaded_again_in_the_next_turn() -> None:
    stage = pearl("colt.od", law=("the-stranger",), turn=LAW, hand=["water.ls"], other_hand=["schofield.ob"])
    stage.pick("reload:water.ls")
    assert stage.view(None)["reloaded"]
    stage.pick("end")
    stage.pick("pearl-hat:schofield.ob")
    held = len(stage.hand(OUTLAW))
    assert not stage.view(None)["reloaded"]  # her own discard is on top now
    stage.pick("copy:reload")
    assert len(stage.hand(OUTLAW)) == held + 1


@rule("bang-duel", "character.pearl-hat.reloaded")
def test_whether_the_top_card_was_reloaded_is_part_of_a_position() -> None:
    stage = pearl("water.ob", law=("the-stranger",), reloaded=True)
    assert GAME.data(GAME.position(stage.data)) == stage.data
    stage.pick("pearl-hat:schofield.ob")
    assert "copy:reload" in stage.options()
    assert GAME.data(GAME.position(stage.data)) == stage.data
    for top, law in (("knife.oh", ("the-stranger",)), ("water.ob", ("the-stranger", "tex-killer"))):
        with pytest.raises(sixgun.Refused) as caught:
            pearl(top, law=law, reloaded=True)
        assert [fault.code for fault in caught.value.refusals] == ["position-reloaded"]


@rule("bang-duel", "character.pearl-hat.brown-only", "character.pearl-hat.reloaded")
def test_reloaded_equipment_is_still_no_action() -> None:
    stage = pearl("knife.oh", law=("the-stranger",), hand=["scope.oh", "schofield.ob"])
    stage.pick("reload:scope.oh")
    assert stage.refusal("pearl-hat:schofield.ob").code == "nothing-to-copy"
