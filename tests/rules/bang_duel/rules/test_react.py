"""Ways to dodge (Colpo e schivata)."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.looks import why
from tests.rules.bang_duel.printed import CARDS
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

PLAIN = {"law": ("bill-tightman", "jango"), "outlaw": ("babe-leroy", "cattle-katie")}
NOTHING: list[list[str]] = [[], []]
BARREL, SNAKE = "schofield.ob", "rattlesnake.os"  # cards of the Outlaws with these symbols


def face(kind: str) -> str:
    """A card of that kind."""
    law, outlaw = CARDS[kind]
    return f"{kind}.o{outlaw[0]}" if outlaw else f"{kind}.l{law[0]}"


# ---- with a card


@pytest.mark.parametrize("kind", sorted(CARDS))
@rule("bang-duel", "dodge.card.circled-icon", "dodge.icon.uncircled")
def test_only_missed_and_return_fire_are_dodge_cards(kind: str) -> None:
    stage = Stage(**PLAIN, hand=["colt.ld"], other_hand=[face(kind)])
    stage.pick("play:colt.ld>front")
    expected = None if kind in ("missed", "return-fire") else ("not-a-dodge", "dodge.card.circled-icon")
    assert why(stage, f"dodge:{face(kind)}") == expected


@pytest.mark.parametrize("card", ["derringer.lh", "carbine.ob"])
@rule("bang-duel", "dodge.icon.uncircled")
def test_a_derringer_and_a_carbine_cannot_be_played_as_dodges(card: str) -> None:
    stage = Stage(**PLAIN, hand=["colt.ld"], other_hand=[card, "missed.os"])
    stage.pick("play:colt.ld>front")
    assert stage.options() == ["dodge:missed.os", "take"]


@rule("bang-duel", "dodge.means.hand-card", "dodge.card.circled-icon")
def test_a_dodge_card_cancels_the_hit_outside_the_own_turn() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld"], other_hand=["missed.os", "missed.ob"])
    stage.pick("play:colt.ld>front")
    assert stage.asked == (OUTLAW, "react")
    stage.pick("dodge:missed.ob")
    assert stage.life("babe-leroy") == 4
    assert stage.discards() == ["missed", "colt"]
    assert stage.data["hands"][OUTLAW] == ["missed.os"]
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "dodge.means.hand-card")
def test_only_the_targets_player_may_dodge_and_he_need_not() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld", "missed.ls"], other_hand=["missed.os"])
    stage.pick("play:colt.ld>front")
    assert stage.refusal("dodge:missed.ls", LAW).code == "not-asked"
    stage.pick("take")
    assert stage.life("babe-leroy") == 3
    assert stage.hand(OUTLAW) == ["missed"]


@rule("bang-duel", "dodge.means.hand-card")
def test_without_a_hit_there_is_nothing_to_dodge() -> None:
    stage = Stage(**PLAIN, hand=["missed.ls"])
    for pick in ("play:missed.ls", "dodge:missed.ls"):
        assert why(stage, pick) == ("nothing-to-dodge", "dodge.means.hand-card")


# ---- with Equipment


@rule("bang-duel", "dodge.means.equipment")
def test_a_hat_in_play_dodges_once() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld"], gear=[NOTHING, [["hat.oh"], []]])
    stage.pick("play:colt.ld>front")
    stage.pick("hat")
    assert stage.life("babe-leroy") == 4
    assert stage.gear("babe-leroy") == []


@pytest.mark.parametrize(("top", "left"), [(BARREL, 4), (SNAKE, 3)])
@rule("bang-duel", "dodge.means.equipment")
def test_a_barrel_dodges_only_if_its_use_succeeds(top: str, left: int) -> None:
    stage = Stage(**PLAIN, hand=["colt.ld"], gear=[NOTHING, [["barrel.os"], []]], decks=[[], [top]])
    stage.pick("play:colt.ld>front")
    stage.pick("barrel")
    if stage.asked == (OUTLAW, "react"):
        stage.pick("take")
    assert stage.life("babe-leroy") == left
    assert stage.asked == (LAW, "action")


@rule("bang-duel", "dodge.means.equipment")
def test_the_equipment_must_belong_to_the_target() -> None:
    gear = [[["hat.lh"], []], [[], ["barrel.os", "hat.oh"]]]
    stage = Stage(**PLAIN, hand=["colt.ld"], other_hand=["beer.ob"], gear=gear)
    stage.pick("play:colt.ld>front")
    assert stage.options() == ["take"]


# ---- with an ability


@rule("bang-duel", "dodge.means.ability")
def test_annie_oakey_dodges_with_hit_cards() -> None:
    for law, dodges in ((("annie-oakey", "jango"), True), (("jango", "annie-oakey"), False)):
        stage = Stage(law=law, outlaw=PLAIN["outlaw"], turn=OUTLAW, hand=["colt.od"], other_hand=["derringer.lh"])
        stage.pick("play:colt.od>front")
        assert (why(stage, "dodge:derringer.lh") is None) == dodges


@rule("bang-duel", "dodge.means.ability")
def test_sid_curry_dodges_by_a_reveal() -> None:
    stage = Stage(law=PLAIN["law"], outlaw=("sid-curry", "babe-leroy"), hand=["colt.ld"], decks=[["bank.lb"], []])
    stage.pick("play:colt.ld>front")
    stage.pick("sid-curry")
    assert stage.life("sid-curry") == 4
    assert stage.told("dodged")[0]["how"] == "sid-curry"


@pytest.mark.parametrize("order", [("barrel", "sid-curry"), ("sid-curry", "barrel")])
@rule("bang-duel", "dodge.means.ability", "dodge.means.equipment")
def test_barrel_and_sid_curry_are_tried_in_any_order_and_once_for_each_hit(order: tuple[str, str]) -> None:
    stage = Stage(
        law=PLAIN["law"],
        outlaw=("sid-curry", "babe-leroy"),
        hand=["colt.ld", "derringer.lh"],
        other_hand=["missed.os"],
        gear=[NOTHING, [["barrel.os"], []]],
        decks=[["missed.ls"], [SNAKE]],
    )
    stage.pick("play:colt.ld>front")
    first, second = order
    stage.pick(first)
    assert why(stage, first) == ("tried-already", "dodge.means.ability")
    stage.pick(second)
    assert why(stage, second) == ("tried-already", "dodge.means.ability")
    assert stage.options() == ["dodge:missed.os", "take"]
    stage.pick("take")
    assert stage.life("sid-curry") == 3
    stage.pick("play:derringer.lh>front")
    assert {"barrel", "sid-curry"} <= set(stage.options())


# ---- every hit

HITS = {
    "a BANG! card": ({"hand": ["schofield.ob"]}, ["play:schofield.ob>front"]),
    "another hit card": ({"hand": ["knife.oh"]}, ["play:knife.oh>front"]),
    "a Gatling": ({"hand": ["gatling.lb"]}, ["play:gatling.lb"]),
    "an ability": ({"outlaw": ("slim-poet", "tom-thorn"), "law": ("jango",)}, ["swap"]),
}


@pytest.mark.parametrize("source", HITS)
@pytest.mark.parametrize("way", ["dodge:missed.ls", "barrel", "hat"])
@rule("bang-duel", "dodge.scope.every-hit")
def test_every_hit_can_be_dodged_by_a_card_or_another_dodge_effect(source: str, way: str) -> None:
    more, picks = HITS[source]
    fields = {**PLAIN, "law": ("jango", "wild-bill"), **more}
    gear = [[["barrel.ls", "hat.lh"], []], NOTHING]
    stage = Stage(**fields, turn=OUTLAW, other_hand=["missed.ls"], gear=gear, decks=[["bank.lb"], []])
    for pick in picks:
        stage.pick(pick)
    assert why(stage, way) is None
    stage.pick(way)
    assert stage.told("dodged")[0]["character"] == "jango"
    assert stage.life("jango") == 3


@pytest.mark.parametrize("way", ["dodge:missed.os", "barrel", "hat"])
@rule("bang-duel", "dodge.scope.every-hit")
def test_the_hit_of_a_return_fire_can_be_dodged_too(way: str) -> None:
    stage = Stage(
        **PLAIN,
        turn=OUTLAW,
        hand=["colt.od", "missed.os"],
        other_hand=["return-fire.lh"],
        gear=[NOTHING, [["barrel.os", "hat.oh"], []]],
        decks=[[], [BARREL]],
    )
    stage.pick("play:colt.od>front")
    stage.pick("dodge:return-fire.lh")
    assert stage.asked == (OUTLAW, "react")
    stage.pick(way)
    assert stage.life("babe-leroy") == 4
