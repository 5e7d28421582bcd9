"""Effects on several characters and at the same moment (Effetti simultanei)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import moments
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

LAW_PAIR, OUTLAW_PAIR = ("jango", "wild-bill"), ("babe-leroy", "cattle-katie")
NOTHING: list[list[str]] = [[], []]


def hit_now(stage: Stage) -> str:
    """Who is being hit."""
    place = stage.view(None)["hit"]["place"]
    name: str = stage.view(None)["players"][place >> 1]["places"][place & 1]["character"]
    return name


# ---- the order


@pytest.mark.parametrize("card", ["gatling.lb", "indians.lh"])
@pytest.mark.parametrize(
    ("turn", "order"),
    [(LAW, ["babe-leroy", "wild-bill", "cattle-katie"]), (OUTLAW, ["jango", "cattle-katie", "wild-bill"])],
)
@rule("bang-duel", "simultaneous.order.sequence")
def test_an_effect_goes_from_the_opposing_active_character_to_the_own_rear_and_the_opposing_rear(
    card: str, turn: int, order: list[str]
) -> None:
    stage = Stage(law=LAW_PAIR, outlaw=OUTLAW_PAIR, turn=turn, hand=[card])
    stage.pick(f"play:{card}")
    assert [event["character"] for event in stage.told("lost-life")] == order


@rule("bang-duel", "simultaneous.order.sequence")
def test_each_character_is_dealt_with_before_the_next() -> None:
    stage = Stage(
        law=LAW_PAIR,
        outlaw=OUTLAW_PAIR,
        hand=["gatling.lb", "missed.ls"],
        other_hand=["missed.os"],
    )
    stage.pick("play:gatling.lb")
    asked: list[tuple[str, tuple[int, str] | None]] = []
    while stage.asked != (LAW, "action"):
        asked.append((hit_now(stage), stage.asked))
        stage.pick("take")
    assert asked == [
        ("babe-leroy", (OUTLAW, "react")),
        ("wild-bill", (LAW, "react")),
        ("cattle-katie", (OUTLAW, "react")),
    ]


@pytest.mark.parametrize("card", ["gatling.lb", "indians.lh"])
@pytest.mark.parametrize(
    ("law", "outlaw", "order"),
    [
        (LAW_PAIR, OUTLAW_PAIR[:1], ["babe-leroy", "wild-bill"]),
        (LAW_PAIR[:1], OUTLAW_PAIR, ["babe-leroy", "cattle-katie"]),
        (LAW_PAIR[:1], OUTLAW_PAIR[:1], ["babe-leroy"]),
    ],
)
@rule("bang-duel", "simultaneous.order.rear-needs-two")
def test_a_lone_character_is_affected_once_and_as_the_active_one(
    card: str, law: tuple[str, ...], outlaw: tuple[str, ...], order: list[str]
) -> None:
    stage = Stage(law=law, outlaw=outlaw, hand=[card])
    stage.pick(f"play:{card}")
    assert [event["character"] for event in stage.told("lost-life")] == order
    assert stage.life("jango") == 3


# ---- effects at the same moment


@rule("bang-duel", "simultaneous.order.concurrent-effects")
def test_tom_thorn_of_the_player_in_turn_fires_before_the_opponents_watch_draws() -> None:
    stage = Stage(
        law=("tex-killer", "wild-bill"),
        outlaw=("slim-poet", "tom-thorn"),
        turn=OUTLAW,
        other_hand=["bank.lb"],
        gear=[[["watch.oh"], []], NOTHING],
        decks=[["missed.ls"], []],
    )
    assert "drew" not in stage.pick("swap")
    assert stage.asked == (LAW, "react")
    assert stage.options() == ["take"]  # the Missed! is not drawn yet
    stage.pick("take")
    assert moments(stage, "lost-life", "drew") == ["lost-life", "drew"]
    assert stage.hand(LAW) == ["bank", "missed"]


@rule("bang-duel", "simultaneous.order.concurrent-effects")
def test_in_the_opponents_turn_his_watch_comes_before_tom_thorn() -> None:
    stage = Stage(
        law=("tex-killer", "wild-bill"),
        outlaw=("slim-poet", "tom-thorn"),
        hand=["water.lb"],
        gear=[[["watch.oh"], []], NOTHING],
        decks=[["missed.ls"], []],
    )
    stage.pick("play:water.lb>theirs")
    assert moments(stage, "drew", "shot") == ["drew", "shot"]
    stage.pick("dodge:missed.ls")
    assert stage.life("wild-bill") == 5


@pytest.mark.parametrize(("turn", "first"), [(LAW, (LAW, "may")), (OUTLAW, (OUTLAW, "loot"))])
@rule("bang-duel", "simultaneous.order.concurrent-effects")
def test_abilities_that_an_elimination_sets_off_begin_with_the_player_in_turn(
    turn: int, first: tuple[int, str]
) -> None:
    dying = {LAW: [[5, 4], [5, 1]], OUTLAW: [[5, 1], [5, 4]]}[turn]
    stage = Stage(
        law=("bill-tightman", "tex-killer"),
        outlaw=("bull-anderson", "babe-leroy"),
        turn=turn,
        hand=["winchester.lh", "bank.lb"],
        other_hand=["beer.ob", "knife.oh"],
        life=dying,
        gear=[[[], ["hat.lh"]], [[], ["scope.oh"]]],
    )
    stage.pick("play:winchester.lh>rear")
    stage.pick("take")
    assert stage.asked == first


@pytest.mark.parametrize("hand", [[], ["wagon.lb"]])
@rule("bang-duel", "simultaneous.order.concurrent-effects")
def test_an_ability_whose_time_is_over_has_no_use_of_the_cards_that_the_next_one_draws(hand: list[str]) -> None:
    stage = Stage(
        law=("bill-tightman", "tex-killer"),
        outlaw=("bull-anderson", "babe-leroy"),
        turn=OUTLAW,
        hand=["winchester.lh"],
        other_hand=hand,
        life=[[5, 1], []],
    )
    stage.pick("play:winchester.lh>rear")
    for pick in ["take", "rob>hand-law"] if hand else []:
        stage.pick(pick)
    assert stage.asked == (LAW, "may")  # Bull Anderson has taken what there was
    stage.pick("yes")
    assert stage.asked == (OUTLAW, "action")
    assert len(stage.hand(LAW)) == 2 + 2


# ---- eliminations and waiting hits


@rule("bang-duel", "simultaneous.elimination.after-effect")
def test_all_targets_are_hit_before_anybody_is_eliminated_and_then_in_the_same_order() -> None:
    stage = Stage(
        law=LAW_PAIR,
        outlaw=OUTLAW_PAIR,
        hand=["gatling.lb"],
        life=[[3, 1], [1, 1]],
        reserve=[["tex-killer"], ["slim-poet", "tom-thorn"]],
    )
    stage.pick("play:gatling.lb")
    assert moments(stage, "shot", "eliminated") == ["shot"] * 3 + ["eliminated"] * 3
    order = ["babe-leroy", "wild-bill", "cattle-katie"]
    assert [event["character"] for event in stage.told("eliminated")] == order
    assert [event["character"] for event in stage.told("entered")] == ["slim-poet", "tex-killer", "tom-thorn"]


@rule("bang-duel", "simultaneous.elimination.after-effect")
def test_the_order_stays_the_same_when_both_of_a_pair_fall_without_a_reserve() -> None:
    stage = Stage(
        law=LAW_PAIR,
        outlaw=OUTLAW_PAIR,
        hand=["gatling.lb"],
        life=[[3, 1], [1, 1]],
        reserve=[["tex-killer"], []],
    )
    stage.pick("play:gatling.lb")
    order = ["babe-leroy", "wild-bill", "cattle-katie"]
    assert [event["character"] for event in stage.told("eliminated")] == order


@rule("bang-duel", "simultaneous.elimination.after-effect")
def test_a_replacement_is_not_a_target_of_the_card_that_made_room_for_it() -> None:
    stage = Stage(law=LAW_PAIR, outlaw=OUTLAW_PAIR, hand=["gatling.lb"], life=[[], [1, 1]], reserve=[[], ["slim-poet"]])
    stage.pick("play:gatling.lb")
    assert stage.life("slim-poet") == 4
    assert len(stage.told("shot")) == 3


@rule("bang-duel", "simultaneous.trigger.queued")
def test_a_hit_fired_by_a_reaction_waits_for_the_card_to_finish() -> None:
    stage = Stage(
        law=("wild-bill", "jango"),
        outlaw=("sid-curry", "babe-leroy"),
        hand=["gatling.lb", "wagon.lb"],
        other_hand=["beer.ob"],
        decks=[["bank.lb"], []],
    )
    stage.pick("play:gatling.lb")
    stage.pick("sid-curry")
    assert [event["character"] for event in stage.told("shot")] == ["jango"]
    stage.pick("take")
    assert [event["character"] for event in stage.told("shot")] == ["babe-leroy"]
    stage.pick("take")
    assert [event["character"] for event in stage.told("shot")] == ["wild-bill"]


@rule("bang-duel", "simultaneous.trigger.queued")
def test_alan_pinkertoons_hit_waits_too() -> None:
    stage = Stage(law=("jango", "alan-pinkertoon"), outlaw=OUTLAW_PAIR, hand=["gatling.lb"])
    stage.pick("play:gatling.lb")
    order = ["babe-leroy", "alan-pinkertoon", "cattle-katie", "babe-leroy"]
    assert [event["character"] for event in stage.told("shot")] == order


@rule("bang-duel", "simultaneous.trigger.after-eliminations", "simultaneous.trigger.fresh-cards")
def test_eliminations_come_before_waiting_hits_and_their_cards_may_dodge_them() -> None:
    stage = Stage(
        law=("jango", "alan-pinkertoon"),
        outlaw=OUTLAW_PAIR,
        hand=["gatling.lb"],
        life=[[], [1, 4]],
        gear=[NOTHING, [["watch.oh"], []]],
        reserve=[[], ["tom-thorn"]],
        decks=[[], ["missed.os", "beer.ob"]],
    )
    stage.pick("play:gatling.lb")
    assert moments(stage, "shot", "eliminated", "drew", "entered") == [
        *["shot"] * 3,
        "eliminated",
        "drew",
        "entered",
        "shot",
    ]
    assert "watch" in stage.discards()
    assert stage.told("shot")[-1]["character"] == "tom-thorn"  # he is the active character now
    assert stage.asked == (OUTLAW, "react")
    stage.pick("dodge:missed.os")
    assert stage.life("tom-thorn") == 4
