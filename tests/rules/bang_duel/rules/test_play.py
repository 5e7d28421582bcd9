"""Playing cards and their targets (2. Giocare carte, Azioni, BANG!)."""

from __future__ import annotations

import pytest

from sixgun.games.bang_duel.rules import play
from tests.cite import rule
from tests.rules.bang_duel.looks import why
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

PLAIN = {"law": ("bill-tightman", "jango"), "outlaw": ("babe-leroy", "cattle-katie")}
LIMIT = ("bang-limit", "play.bang.limit")


@rule("bang-duel", "play.amount.any", "card.winchester.rear-target", "card.scope.rear-target")
def test_plays_are_the_same_when_they_are_worked_out_and_when_they_are_remembered() -> None:
    for table in play._PLAYS:
        table.clear()
    for scope, far in (([], {"winchester.lh"}), (["scope.lh"], {"winchester.lh", "colt.ld", "knife.oh"})):
        for _ in range(2):
            stage = Stage(
                **PLAIN,
                hand=["winchester.lh", "colt.ld", "knife.oh", "wagon.lb", "hat.lh", "dynamite.ob"],
                gear=[[scope, []], []],
            )
            plays = {pick for pick in stage.options() if pick.startswith("play:")}
            near = {f"play:{card}>front" for card in ("winchester.lh", "colt.ld", "knife.oh")}
            others = {"play:wagon.lb", "play:hat.lh>front", "play:hat.lh>my-rear", "play:dynamite.ob>my-rear"}
            assert plays == near | {f"play:{card}>rear" for card in far} | others


# ---- how many


@rule("bang-duel", "play.amount.any")
def test_no_card_need_be_played() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld", "bank.lb", "wagon.lb"])
    stage.pick("end")
    assert stage.hand(LAW) == ["bank", "colt", "wagon"]
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "play.amount.any", "hit.card.unlimited")
def test_any_number_of_cards_may_be_played() -> None:
    hand = ["bank.lb", "hat.lh", "derringer.lh", "derringer.ls", "knife.oh", "knife.os", "colt.ld", "strong-beer.lb"]
    stage = Stage(**PLAIN, hand=hand, reserve=[[], ["tom-thorn"]])
    stage.pick("play:bank.lb>my-rear")
    stage.pick("play:hat.lh>my-rear")
    for card in ("derringer.lh", "knife.oh", "colt.ld"):
        stage.pick(f"play:{card}>front")
    assert stage.life("babe-leroy") == 1
    stage.pick("play:strong-beer.lb>front")
    for card in ("derringer.ls", "knife.os"):
        stage.pick(f"play:{card}>front")
    assert stage.life("babe-leroy") == 1
    assert stage.hand(LAW) == []
    assert stage.asked == (LAW, "action")


# ---- one BANG! card


@rule("bang-duel", "play.bang.limit", "hit.card.unlimited")
def test_only_one_bang_card_is_played_in_a_turn_however_many_hits() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld", "carbine.lh", "derringer.lh"])
    stage.pick("play:carbine.lh>front")
    assert why(stage, "play:colt.ld>front") == LIMIT
    stage.pick("play:derringer.lh>front")
    assert why(stage, "play:colt.ld>front") == LIMIT
    assert stage.life("babe-leroy") == 2


@rule("bang-duel", "play.bang.limit")
def test_the_next_turn_has_its_own_bang_card() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld", "carbine.lh"], other_hand=["colt.od", "remington.os"])
    stage.pick("play:carbine.lh>front")
    stage.pick("take")
    stage.pick("end")
    stage.pick("play:colt.od>front")
    stage.pick("take")
    assert why(stage, "play:remington.os>front") == LIMIT
    stage.pick("end")
    assert why(stage, "play:colt.ld>front") is None


@pytest.mark.parametrize(
    ("law", "gear"),
    [(("the-stranger", "jango"), []), (("jango", "the-stranger"), []), (("bill-tightman", "jango"), ["gun-belt.ld"])],
)
@rule("bang-duel", "play.bang.limit", "golden.card.overrides")
def test_an_effect_may_lift_the_limit(law: tuple[str, str], gear: list[str]) -> None:
    stage = Stage(law=law, outlaw=PLAIN["outlaw"], hand=["colt.ld", "carbine.lh"], gear=[[gear, []], [[], []]])
    stage.pick("play:carbine.lh>front")
    stage.pick("play:colt.ld>front")
    assert stage.life("babe-leroy") == 2


# ---- targets

AT_REAR = ["colt.ld", "carbine.lh", "peacemaker.lh", "remington.os", "schofield.ob", "shotgun.ld", "volley.lb"]


@pytest.mark.parametrize("card", AT_REAR)
@rule("bang-duel", "play.bang.target", "hit.card.target")
def test_a_bang_card_is_aimed_only_at_the_opposing_active_character(card: str) -> None:
    stage = Stage(**PLAIN, hand=[card])
    assert why(stage, f"play:{card}>front") is None
    assert why(stage, f"play:{card}>rear") == ("rear-out-of-sight", "play.bang.target")
    for target in ("my-front", "my-rear"):
        assert why(stage, f"play:{card}>{target}") == ("not-at-your-own", "hit.card.target")


@pytest.mark.parametrize("card", ["derringer.lh", "knife.oh"])
@rule("bang-duel", "hit.card.target")
def test_so_is_any_other_hit_card(card: str) -> None:
    stage = Stage(**PLAIN, hand=[card])
    assert why(stage, f"play:{card}>front") is None
    assert why(stage, f"play:{card}>rear") == ("rear-out-of-sight", "hit.card.target")
    for target in ("my-front", "my-rear"):
        assert why(stage, f"play:{card}>{target}") == ("not-at-your-own", "hit.card.target")


@rule("bang-duel", "hit.card.target", "golden.card.overrides")
def test_a_card_may_allow_a_hit_at_the_rear() -> None:
    assert why(Stage(**PLAIN, hand=["winchester.lh"]), "play:winchester.lh>rear") is None
    scoped = Stage(**PLAIN, hand=["derringer.lh", "colt.ld"], gear=[[["scope.lh"], []], [[], []]])
    assert why(scoped, "play:derringer.lh>rear") is None
    scoped.pick("play:colt.ld>rear")
    assert (scoped.life("cattle-katie"), scoped.life("babe-leroy")) == (3, 4)


@rule("bang-duel", "play.action.target")
def test_an_action_may_affect_anybody_but_the_opposing_rear_character() -> None:
    stage = Stage(**PLAIN, hand=["strong-beer.lb"])
    for target in ("my-front", "my-rear", "front"):
        assert why(stage, f"play:strong-beer.lb>{target}") is None
    assert why(stage, "play:strong-beer.lb>rear") == ("rear-out-of-reach", "play.action.target")


@pytest.mark.parametrize("card", ["robbery.oh", "schoolteacher.lb"])
@rule("bang-duel", "play.action.target")
def test_the_same_holds_for_equipment_in_play_that_an_action_reaches(card: str) -> None:
    gear = [[["hat.lh"], ["barrel.ls"]], [["scope.oh"], ["watch.oh"]]]
    stage = Stage(**PLAIN, hand=[card], gear=gear)
    for target in ("my-front/hat", "my-rear/barrel", "front/scope"):
        assert why(stage, f"play:{card}>{target}") is None
    assert why(stage, f"play:{card}>rear/watch") == ("rear-out-of-reach", "play.action.target")


@pytest.mark.parametrize("card", ["barrel.ls", "bank.lb", "hat.lh", "scope.lh", "bison-herd.lb", "rattlesnake.os"])
@rule("bang-duel", "play.equipment.target")
def test_equipment_goes_to_the_own_rear_or_to_the_opposing_active_character(card: str) -> None:
    kind = card.partition(".")[0]
    for target, bearer in (("my-rear", "jango"), ("front", "babe-leroy")):
        stage = Stage(**PLAIN, hand=[card])
        stage.pick(f"play:{card}>{target}")
        assert stage.gear(bearer) == [kind]
    stage = Stage(**PLAIN, hand=[card])
    assert why(stage, f"play:{card}>my-front") == ("equipment-not-active", "play.equipment.target")
    assert why(stage, f"play:{card}>rear") == ("equipment-not-rear", "play.equipment.target")


# ---- what becomes of a card


@rule("bang-duel", "type.action.discard-and-resolve")
def test_an_action_is_discarded_and_resolved_at_once() -> None:
    stage = Stage(**PLAIN, turn=OUTLAW, hand=["beer.ob"], life=[[], [2, 3]])
    stage.pick("play:beer.ob")
    assert (stage.discards(), stage.hand(OUTLAW)) == (["beer"], [])
    assert (stage.life("babe-leroy"), stage.life("cattle-katie")) == (3, 4)


@pytest.mark.parametrize("card", ["derringer.lh", "colt.ld"])
@rule("bang-duel", "type.action.discard-and-resolve", "type.bang.like-action")
def test_the_card_lies_in_the_discards_while_the_opponent_reacts(card: str) -> None:
    stage = Stage(**PLAIN, hand=[card], other_hand=["missed.os"], discards=["bank.lb"])
    stage.pick(f"play:{card}>front")
    assert stage.asked == (OUTLAW, "react")
    assert stage.data["discards"] == [card, "bank.lb"]
    assert stage.hand(LAW) == []


@rule("bang-duel", "type.bang.like-action")
def test_a_bang_card_takes_effect_at_once_and_does_not_stay_in_play() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld"])
    stage.pick("play:colt.ld>front")
    assert stage.life("babe-leroy") == 3
    assert stage.discards() == ["colt"]
    assert stage.gear("babe-leroy") == []


@rule("bang-duel", "type.bang.effects")
def test_a_bang_card_that_fires_no_hit_is_still_the_bang_of_the_turn() -> None:
    stage = Stage(**PLAIN, hand=["volley.lb", "colt.ld"])
    assert "shot" not in stage.pick("play:volley.lb>front")  # Babe Leroy has no Equipment
    assert why(stage, "play:colt.ld>front") == LIMIT


@rule("bang-duel", "type.bang.effects")
def test_a_bang_card_may_fire_a_hit_and_do_something_else() -> None:
    stage = Stage(**PLAIN, hand=["peacemaker.lh"], other_hand=["missed.os", "beer.ob"])
    assert "shot" in stage.pick("play:peacemaker.lh>front")
    stage.pick("dodge:missed.os")
    stage.pick("discard:beer.ob")
    assert stage.hand(OUTLAW) == []


@rule("bang-duel", "type.bang.effects", "hit.card.unlimited")
def test_a_hit_card_without_the_red_border_is_no_bang_card() -> None:
    stage = Stage(**PLAIN, hand=["colt.ld", "derringer.lh", "knife.oh", "gatling.lb"])
    for pick in ("play:derringer.lh>front", "play:knife.oh>front", "play:gatling.lb"):
        stage.pick(pick)
    stage.pick("take")  # the Gatling hits Jango too
    assert why(stage, "play:colt.ld>front") is None
