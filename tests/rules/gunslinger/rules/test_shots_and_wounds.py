"""Shots, misfires, hits and what they cost, with result cards laid out in advance. Expected values by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man


def facing_off(deck: list[int], **kid: Any) -> Stage:
    """The Marshal with a cocked Colt, three hexes from the Kid, who stands there with another."""
    fields: dict[str, Any] = {"gun_hand": "C45!", **kid}
    return Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F6", "n", **fields), deck=deck)


@rule("gunslinger", "4.4a", "4.4b", "4.5", "14.6a", "14.6c", "15.2a", "15.2c")
def test_two_can_shoot_each_other_dead_in_one_segment() -> None:
    stage = facing_off([45, 53])  # CRIT at range 3 from aim time 1, and from 2
    stage.plan(marshal="7f", the_kid="5f")
    stage.picks("shoot>the-kid", "shoot>marshal")
    assert "dead" in stage.person("the-kid")["out"]
    assert stage.person("marshal")["out"] == []  # SHOOT comes in segment 1, COCK/AIM/SHOOT would come in 2
    both = facing_off([45, 47])
    both.plan(marshal="5f", the_kid="5f")
    both.picks("shoot>the-kid", "shoot>marshal")
    assert both.person("the-kid")["out"] == both.person("marshal")["out"] == ["dead"]
    assert both.points() == {"marshal": "-6", "the-kid": "-6"}
    assert both.weapon("c45.1")["hex"] == "F3"
    assert both.person("marshal")["down"]


@rule("gunslinger", "13.2a", "13.9", "12.43")
def test_a_shot_costs_a_round_the_hammer_and_the_aim() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", aim={"points": 2, "target": "the-kid"}),
        man("the-kid", "F9", "n"),
        deck=[1],
    )
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert (stage.weapon("c45.1")["rounds"], stage.weapon("c45.1")["cocked"]) == (5, False)
    assert stage.person("marshal")["aim"] is None
    assert stage.told("shot")[0]["hit"] == "miss"


@rule("gunslinger", "13.3a", "13.3b", "13.3c", "13.31a", "13.31b", "13.31c", "13.32")
@pytest.mark.parametrize(
    ("deck", "damage", "rounds", "drawn"),
    [
        ([101, 104, 5], "none", 5, [101, 104]),  # no effect: another card; misfire: a FIRE card does no harm
        ([104, 107], "jam", 0, [104]),
        ([107, 101], "explosion", 0, [107]),
    ],
)
def test_malfunctions(deck: list[int], damage: str, rounds: int, drawn: list[int]) -> None:
    stage = facing_off(deck)
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert stage.told("misfired")[0]["damage"] == damage
    assert stage.drew("shot") == drawn
    gun = stage.weapon("c45.1")
    assert (gun["rounds"], gun["jammed"], gun["gone"], gun["cocked"]) == (
        rounds,
        damage == "jam",
        damage == "explosion",
        False,
    )


@rule("gunslinger", "13.31a")
def test_by_option_the_second_card_decides_on_the_damage() -> None:
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!"),
        man("the-kid", "F6", "n"),
        deck=[104, 107],
        options={"second_draw": "second"},
    )
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert stage.told("misfired")[0]["damage"] == "explosion"


@rule("gunslinger", "11.2a", "11.2b", "11.2c", "13.31d")
def test_a_jammed_gun_fires_again_when_it_is_full() -> None:
    stage = Stage(man("marshal", "F3", "s", both_hands="C45/4!~"), man("the-kid", "F6", "n"))
    for rounds in (5, 6):
        stage.plan(marshal="8f+7f")
        stage.pick("load")
        assert (stage.weapon("c45.1")["rounds"], stage.weapon("c45.1")["cocked"]) == (rounds, False)
        assert stage.weapon("c45.1")["jammed"] == (rounds == 5)
        stage.pick("nothing")


@rule("gunslinger", "13.61a", "13.61b", "13.63", "13.6c")
def test_a_movement_card_in_the_stack_makes_a_listed_hit_miss_and_everybody_knows_then() -> None:
    stage = facing_off([86])  # GUN at range 0-3; lists Move and Down
    stage.plan(marshal="7f", the_kid="8f+3b")  # LOAD first: TURN is hidden below it
    stage.pick("shoot>the-kid")
    stage.pick("load")
    assert (stage.told("shot")[0]["printed"], stage.told("shot")[0]["hit"]) == ("gun", "miss")
    assert stage.seen("the-kid")["moving"] is True
    other = facing_off([86, 1, 2, 3, 4])
    other.plan(marshal="7f+5f", the_kid="8f")
    other.picks("shoot>the-kid", "load")
    assert other.told("shot")[0]["hit"] == "gun"
    assert other.seen("the-kid")["moving"] is False


@rule("gunslinger", "14.11b", "14.11i", "14.11k", "14.23", "14.3", "13.7", "13.8", "6.1b")
def test_a_body_hit_stuns_staggers_and_wounds() -> None:
    # 26: bullseye at range 3 needs aim 6; BODY from aim 3. STUN 4: 2, 2, 3, 1 by the WOUND lines. STAGGER: LONG pushes
    # the Kid away (south), BACK RIGHT turns him from north to south-east. DROP: three DELAY CARDS, 0, 1 and 2.
    deck = [26, 37, 38, 55, 19, 20, 88, 1, 39, 61]
    stage = Stage(
        man("marshal", "F3", "s", gun_hand="C45!", aim={"points": 2, "target": "the-kid"}),
        man("the-kid", "F6", "n"),
        deck=deck,
    )
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    kid = stage.person("the-kid")
    assert (kid["hex"], kid["facing"], kid["down"], kid["serious"]) == ("F7", "se", True, 2)
    assert kid["endurance"] == 20 - 8
    assert kid["boxes_by"] == {"marshal": 8}
    assert kid["delay"] == (8 + 3) - 6  # half of it, rounded up, has gone at the end of the turn
    assert stage.data["discards"][::-1] == deck


@rule("gunslinger", "14.32a", "14.32b", "14.33")
def test_between_two_hexes_the_target_chooses_where_it_is_pushed() -> None:
    # 16: SIDE from aim time 1 on. STUN 2: nothing. STAGGER: LONG, then SAME. DROP: no delay.
    stage = Stage(
        man("marshal", "F6", "n", gun_hand="C45!"),
        man("the-kid", "G5", "s"),
        deck=[16, 1, 2, 19, 3, 4, 5, 6],
    )
    assert stage.seen("marshal")["others"][0]["bearing"] == ["n", "ne"]
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert stage.asked == (1, "long")
    assert stage.options() == ["long:n", "long:ne", "reshuffle"]
    assert stage.why("long:s") == ("only-long", "14.32b")
    stage.pick("long:ne")
    assert (stage.person("the-kid")["hex"], stage.person("the-kid")["facing"]) == ("H4", "s")
    assert stage.person("the-kid")["down"]


@rule("gunslinger", "9.24a", "9.24b", "9.24c")
def test_bumping_into_somebody_costs_both_a_card_but_changing_places_nothing() -> None:
    stage = Stage(man("marshal", "F5", "s"), man("the-kid", "F6", "n"), deck=[61, 62])
    stage.plan(marshal="1f")
    stage.pick("move:straight-ahead")
    assert [event["character"] for event in stage.told("collided")] == ["marshal", "the-kid"]
    assert stage.drew("delay") == [61, 62]
    swap = Stage(man("marshal", "F5", "s"), man("the-kid", "F6", "n"), deck=[61, 62])
    swap.plan(marshal="1f", the_kid="1f")
    swap.picks("move:straight-ahead", "move:straight-ahead")
    assert swap.drew("delay") == []
    assert (swap.person("marshal")["hex"], swap.person("the-kid")["hex"]) == ("F6", "F5")


@rule("gunslinger", "14.2b", "15.3a", "15.3b")
def test_more_delay_than_boxes_at_the_end_of_two_turns_knocks_out() -> None:
    stage = Stage(
        man("marshal", "F3", "s"),
        man("the-kid", "F9", "n", endurance=2, boxes_by={"marshal": 5}, delay=14),
        man("ike", "A1", side=1),
        length=9,
    )
    stage.plan()
    assert (stage.person("the-kid")["delay"], stage.person("the-kid")["weary"]) == (7, True)
    stage.plan()
    assert stage.person("the-kid")["out"] == ["ko"]  # 7 has become 3, and 3 is more than 2
    assert stage.points() == {"marshal": "1", "the-kid": "0", "ike": "0"}


@rule("gunslinger", "15.4a", "15.41a", "15.41b", "15.42a")
def test_after_a_surrender_the_others_may_change_their_cards() -> None:
    stage = Stage(man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F9", "n", gun_hand="C45"))
    stage.pick("plan:5f+7f", 0)
    stage.pick("surrender", 1)
    assert stage.asked == (0, "reconsider")
    assert "keep" in stage.options()
    assert stage.person("the-kid")["out"] == ["surrendered"]
    assert stage.weapon("c45.2")["hex"] == "F9"
    stage.pick("keep")
    assert stage.asked == (0, "declare")
    assert stage.why("aim>the-kid") == ("out-of-it", "14.6b")


@rule("gunslinger", "11.11b")
def test_a_weapon_of_somebody_else_is_taken_only_with_leave() -> None:
    stage = Stage(man("marshal", "F3", "s"), man("the-kid", "F3", "n", holstered="C45"))
    stage.plan(marshal="9f")
    stage.pick("draw:c45.1>gun-hand+cock")
    assert stage.asked == (1, "permit")
    stage.pick("no")
    assert stage.asked == (0, "declare")
    assert stage.why("draw:c45.1>gun-hand+cock") == ("permission-denied", "11.11b")
    stage.pick("nothing")
    stage.plan(marshal="9f")
    stage.picks("draw:c45.1>gun-hand+cock", "yes")
    assert (stage.weapon("c45.1")["character"], stage.weapon("c45.1")["box"]) == ("marshal", "gun-hand")


@rule("gunslinger", "5.7")
def test_drawn_cards_stay_out_until_somebody_asks_for_a_shuffle() -> None:
    stage = facing_off([1])
    assert stage.why("reshuffle") == ("nothing-to-reshuffle", "5.7")
    stage.plan(marshal="7f")
    stage.pick("shoot>the-kid")
    assert stage.view()["discards"] == [1]
    assert 1 not in stage.view()["unseen"]
    assert stage.pick("reshuffle", 1) == ["reshuffled"]
    assert stage.view()["discards"] == []
    assert stage.why("reshuffle", 1) == ("nothing-to-reshuffle", "5.7")
    assert stage.asked == (0, "plan")


@rule("gunslinger", "9.25", "15.5", "15.9")
def test_whoever_leaves_the_map_has_run_away() -> None:
    stage = Stage(man("marshal", "F0", "n"), man("the-kid", "F9", "n"), length=1)
    stage.plan(marshal="1f")
    stage.pick("move:straight-ahead")
    assert stage.person("marshal")["out"] == ["left"]
    assert stage.points() == {"marshal": "-2", "the-kid": "4"}
    closed = Stage(man("marshal", "F0", "n"), man("the-kid", "F9", "n"), options={"map_edge": "closed"})
    closed.plan(marshal="1f")
    assert closed.why("move:straight-ahead") == ("off-the-map", "9.25")
