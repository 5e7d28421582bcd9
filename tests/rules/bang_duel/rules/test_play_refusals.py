"""What is refused in the play phase: each with its code and the rule that it cites, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import PAIR, refused
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

INVENTORY = {entry["id"] for entry in GAME.rule_texts()}
ANNIE = ("annie-oakey", "tex-killer")
LONE = ("the-stranger",)


def law(*hand: str, **more: Any) -> Stage:
    """The Law's play phase with these cards in hand."""
    return Stage(**{"law": PAIR, "hand": list(hand), **more})


# ---- BANG! cards and other hits


@rule("bang-duel", "play.bang.limit")
@pytest.mark.parametrize("first", ["play:colt.ld>front", "colt:missed.ls>front"])
def test_a_second_bang_in_a_turn_is_refused(first: str) -> None:
    stage = law("colt.ld", "missed.ls", "winchester.lh", "missed.lb", law=ANNIE)
    stage.pick(first)
    assert refused(stage, "play:winchester.lh>front") == ("bang-limit", "play.bang.limit")
    assert refused(stage, "colt:missed.lb>front") == ("bang-limit", "play.bang.limit")


@rule("bang-duel", "play.bang.target", "hit.card.target", "card.scope.rear-target", "card.winchester.rear-target")
def test_a_shot_at_the_rear_is_refused_without_scope_or_winchester() -> None:
    hand = ["colt.ld", "volley.lb", "derringer.lh", "knife.os", "winchester.lh"]
    stage = law(*hand)
    assert refused(stage, "play:colt.ld>rear") == ("rear-out-of-sight", "play.bang.target")
    assert refused(stage, "play:volley.lb>rear") == ("rear-out-of-sight", "play.bang.target")
    assert refused(stage, "play:derringer.lh>rear") == ("rear-out-of-sight", "hit.card.target")
    assert refused(stage, "play:knife.os>rear") == ("rear-out-of-sight", "hit.card.target")
    assert stage.refusal("play:winchester.lh>rear") is None
    behind = law(*hand, gear=[[[], ["scope.lh"]], []])
    assert refused(behind, "play:colt.ld>rear") == ("rear-out-of-sight", "play.bang.target")
    scoped = law(*hand, gear=[[["scope.lh"]], []])
    assert [scoped.refusal(f"play:{card}>rear") for card in hand] == [None] * 5


@rule("bang-duel", "hit.card.target")
@pytest.mark.parametrize("card", ["colt.ld", "winchester.lh", "derringer.lh", "knife.os"])
@pytest.mark.parametrize("target", ["my-front", "my-rear"])
def test_a_shot_at_ones_own_people_is_refused(card: str, target: str) -> None:
    stage = law(card, gear=[[["scope.lh"]], []])
    assert refused(stage, f"play:{card}>{target}") == ("not-at-your-own", "hit.card.target")


@rule("bang-duel", "character.toco-ramirez.any-as-colt")
@pytest.mark.parametrize("card", ["missed.os", "beer.ob", "scope.oh"])
@pytest.mark.parametrize("pair", [("west-harding", "tom-thorn"), ("west-harding", "toco-ramirez")])
def test_for_the_outlaws_only_toco_ramirez_makes_a_card_a_colt(pair: tuple[str, str], card: str) -> None:
    stage = Stage(outlaw=pair, turn=OUTLAW, hand=[card])
    assert refused(stage, f"colt:{card}>front") == ("not-as-colt", "character.toco-ramirez.any-as-colt")
    toco = Stage(outlaw=pair[::-1], turn=OUTLAW, hand=[card])
    assert (toco.refusal(f"colt:{card}>front") is None) == ("toco-ramirez" in pair)


@rule("bang-duel", "character.annie-oakey.missed-as-colt", "hit.icon.uncircled")
def test_a_card_is_no_colt_unless_somebody_makes_it_one() -> None:
    expected = ("not-as-colt", "character.annie-oakey.missed-as-colt")
    assert refused(law("missed.ls"), "colt:missed.ls>front") == expected
    for card in ("return-fire.lh", "scope.lh"):
        assert refused(law(card, law=ANNIE), f"colt:{card}>front") == expected


@rule("bang-duel", "dodge.means.hand-card", "dodge.card.circled-icon")
@pytest.mark.parametrize("pick", ["dodge:missed.ls", "dodge:return-fire.lh", "barrel", "hat", "sid-curry"])
def test_a_dodge_with_nothing_to_dodge_is_refused(pick: str) -> None:
    stage = law("missed.ls", "return-fire.lh", gear=[[["barrel.ls", "hat.lh"]], []])
    assert refused(stage, pick) == ("nothing-to-dodge", "dodge.means.hand-card")


@rule("bang-duel", "dodge.means.hand-card")
def test_a_dodge_card_cannot_be_played_as_an_action() -> None:
    stage = law("missed.ls", "return-fire.lh")
    assert refused(stage, "play:missed.ls") == ("nothing-to-dodge", "dodge.means.hand-card")
    assert refused(stage, "play:return-fire.lh") == ("nothing-to-dodge", "dodge.means.hand-card")


# ---- Actions and Equipment


@rule("bang-duel", "play.action.target", "card.scope.hit-cards-only", "card.strong-beer.target")
@pytest.mark.parametrize(
    "pick",
    ["play:strong-beer.lb>rear", "play:duel.ld>rear", "play:robbery.oh>rear/hat", "play:schoolteacher.lh>rear/hat"],
)
def test_actions_do_not_reach_the_opposing_rear_character_even_with_a_scope(pick: str) -> None:
    hand = ["strong-beer.lb", "duel.ld", "robbery.oh", "schoolteacher.lh"]
    stage = law(*hand, gear=[[["scope.lh"]], [[], ["hat.oh"]]])
    assert refused(stage, pick) == ("rear-out-of-reach", "play.action.target")


@rule("bang-duel", "card.duel.loser")
@pytest.mark.parametrize("target", ["my-front", "my-rear"])
def test_a_duel_with_ones_own_people_is_refused(target: str) -> None:
    assert refused(law("duel.ld"), f"play:duel.ld>{target}") == ("duel-opponent", "card.duel.loser")


@rule("bang-duel", "play.equipment.target")
@pytest.mark.parametrize("card", ["hat.lh", "barrel.ls", "scope.lh", "bank.lb", "gun-belt.ld", "bison-herd.lb"])
def test_equipment_goes_neither_on_the_own_active_nor_on_the_opposing_rear_character(card: str) -> None:
    stage = law(card)
    assert refused(stage, f"play:{card}>my-front") == ("equipment-not-active", "play.equipment.target")
    assert refused(stage, f"play:{card}>rear") == ("equipment-not-rear", "play.equipment.target")
    assert stage.refusal(f"play:{card}>my-rear") is None
    assert stage.refusal(f"play:{card}>front") is None


@rule("bang-duel", "card.dynamite.placement")
@pytest.mark.parametrize("target", ["front", "rear", "my-front"])
def test_dynamite_goes_nowhere_but_on_the_own_rear_character(target: str) -> None:
    stage = law("dynamite.ob")
    assert refused(stage, f"play:dynamite.ob>{target}") == ("dynamite-own-rear", "card.dynamite.placement")
    assert stage.refusal("play:dynamite.ob>my-rear") is None


@rule("bang-duel", "lone.role.both")
def test_a_lone_character_is_not_found_in_a_rear_of_its_own() -> None:
    stage = law("winchester.lh", "hat.lh", "robbery.oh", law=LONE, outlaw=("west-harding",))
    expected = ("nobody-there", "lone.role.both")
    assert refused(stage, "play:winchester.lh>rear") == expected
    assert refused(stage, "play:hat.lh>my-rear") == expected
    assert refused(stage, "play:robbery.oh>my-rear/hat") == expected


@rule("bang-duel", "random.backs.visible")
def test_a_back_that_the_hand_does_not_have_cannot_be_chosen() -> None:
    stage = law("robbery.oh", other_hand=["beer.ob"])
    assert refused(stage, "play:robbery.oh>hand-law") == ("no-such-back", "random.backs.visible")
    assert stage.refusal("play:robbery.oh>hand-outlaw") is None


# ---- markers and reloading


@rule("bang-duel", "marker.move.once")
def test_a_second_move_of_the_marker_is_refused() -> None:
    stage = law()
    stage.pick("swap")
    assert refused(stage, "swap") == ("marker-moved", "marker.move.once")


@rule("bang-duel", "lone.swap.never", "card.water.lone")
def test_a_lone_character_is_not_swapped() -> None:
    stage = law("water.ls", law=LONE, outlaw=("west-harding",))
    assert refused(stage, "swap") == ("lone-no-swap", "lone.swap.never")
    for pick in ("play:water.ls>mine", "play:water.ls>theirs"):
        assert refused(stage, pick) == ("lone-no-swap", "card.water.lone")


@rule("bang-duel", "reload.condition.lone-character")
def test_nobody_reloads_while_both_sides_have_two_characters() -> None:
    stage = law("water.ls", "scope.lh", gear=[[["bison-herd.lb"]], []])
    for pick in ("reload:water.ls", "reload:scope.lh", "reload:in-play/bison-herd"):
        assert refused(stage, pick) == ("no-reload-yet", "reload.condition.lone-character")


@rule("bang-duel", "reload.equipment.not-rear")
def test_equipment_in_the_rear_or_of_the_opponent_is_not_reloaded() -> None:
    stage = law(outlaw=("west-harding",), gear=[[[], ["scope.lh"]], [["watch.oh"]]])
    expected = ("reload-not-beside-active", "reload.equipment.not-rear")
    assert refused(stage, "reload:in-play/scope") == expected
    assert refused(stage, "reload:in-play/watch") == expected


# ---- cards that are not there, picks that mean nothing


@rule("bang-duel", "play.amount.any")
@pytest.mark.parametrize("pick", ["yes", "take", "discard:colt.ld", "swap>mine", "lead:the-stranger", "copy>front"])
def test_an_answer_to_another_question_is_no_action(pick: str) -> None:
    assert refused(law("colt.ld"), pick) == ("not-an-action", "play.amount.any")


@rule("bang-duel", "play.amount.any")
@pytest.mark.parametrize("pick", ["", "play:colt", "play:colt.xx>front", "play:gatling.lb>front", "reload:colt.ld"])
def test_a_text_that_is_no_pick_is_refused(pick: str) -> None:
    assert refused(law("colt.ld", "gatling.lb"), pick) == ("no-such-pick", "play.amount.any")


MISSING_CARDS = [
    "play:colt.ld>front",
    "play:wagon.lb",
    "colt:missed.ls>front",
    "play:hat.lh>my-rear",
    "reload:water.ls",
]
MISSING_EQUIPMENT = ["play:robbery.oh>front/barrel", "play:schoolteacher.lh>my-front/hat"]


def poor(**more: Any) -> Stage:
    """Annie Oakey against a lone opponent with a Hat, with nothing of what the lists above need."""
    return law("robbery.oh", "schoolteacher.lh", law=ANNIE, outlaw=("west-harding",), gear=[[], [["hat.oh"]]], **more)


@rule("bang-duel", "play.amount.any", "card.robbery.discard", "card.schoolteacher.take")
def test_what_is_not_there_cannot_be_played_or_pointed_at() -> None:
    assert {refused(poor(), pick)[0] for pick in MISSING_CARDS} == {"not-in-hand"}
    assert {refused(poor(), pick)[0] for pick in MISSING_EQUIPMENT} == {"no-such-gear"}


@rule("bang-duel", "play.amount.any", "card.robbery.discard", "card.schoolteacher.take")
def test_these_refusals_cite_a_rule_like_all_others() -> None:
    cited = {pick: refused(poor(), pick)[1] for pick in MISSING_CARDS + MISSING_EQUIPMENT}
    assert [pick for pick, name in cited.items() if name not in INVENTORY] == []


@rule("bang-duel", "turn.order.law-first-then-alternate", "victory.win.all-eliminated")
def test_nobody_acts_out_of_turn_nor_after_the_end() -> None:
    stage = law("colt.ld", outlaw=("west-harding",), life=[[], [1]])
    assert refused(stage, "end", OUTLAW) == ("not-asked", "play.amount.any")
    assert refused(stage, "end", 2)[0] == "no-such-seat"
    stage.pick("play:colt.ld>front")
    assert refused(stage, "end", LAW)[0] == "game-over"
