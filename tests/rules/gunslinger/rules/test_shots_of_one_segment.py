"""Shots in knotty cases: shots of one segment, malfunctions, two guns, aim and wounds.

Cards at aim time 1: 16 SIDE to range 4, 40 BODY to 2, 41 BODY to 1, 45 CRIT to 3, 61 VITAL at 2, 69 HEAD to 2,
76 LEG to 3, 86 GUN to 3, 96 ARM to 3. Line B: CRIT and VITAL kill; GUN is STUN 4, GUN HAND, SERIOUS 1, GUN ARM 4.
"""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import Stage, man
from tests.rules.gunslinger.timing import follow, happened
from tests.rules.gunslinger.turns import act, calm, drawn, offers, shot

DUEL = (man("marshal", "F6", "s", gun_hand="C45!"), man("the-kid", "F8", "n", gun_hand="C45!"))


@rule("gunslinger", "4.4b", "15.2c", "15.63a", "15.82")
def test_two_who_kill_each_other_leave_the_field_and_the_money_to_nobody() -> None:
    loose = [{"weapon": "MB", "hex": "F7"}]
    stage = Stage(*DUEL, turn=3, length=3, weapons=loose, money_bag=2, deck=[45, 61])
    act(stage, marshal="7f shoot>the-kid", the_kid="7f shoot>marshal")
    assert [event["hit"] for event in stage.told("shot")] == ["crit", "vital"]
    assert [event["character"] for event in stage.told("died")] == ["the-kid", "marshal"]
    assert stage.points() == {"marshal": "-6", "the-kid": "-6"}
    assert stage.view()["result"]["places"] == [1, 1]


@rule("gunslinger", "15.2d", "14.1", "15.11a")
def test_of_three_who_hit_in_one_segment_the_two_whose_hits_kill_share() -> None:
    stage = Stage(
        man("marshal", "F6", "s", side=0, gun_hand="C45!"),
        man("happy", "F6", "s", side=0, gun_hand="C45!"),
        man("guard", "F6", "s", side=2, gun_hand="C45!"),
        man("the-kid", "F8", "n", side=1),
        deck=[16, 45, 61, *calm(16)],
    )
    shots = "7f shoot>the-kid"
    act(stage, marshal=shots, happy=shots, guard=shots)
    assert stage.person("the-kid")["killers"] == ["happy", "guard"]
    assert stage.points() == {"marshal": "0", "happy": "1", "guard": "1", "the-kid": "-8"}


@rule("gunslinger", "13.3c", "13.32", "4.4b")
def test_a_misfire_does_not_keep_the_other_from_hitting_in_that_segment() -> None:
    stage = Stage(*DUEL, deck=[104, 1, 45])
    act(stage, marshal="7f shoot>the-kid", the_kid="7f shoot>marshal")
    assert drawn(stage) == [("shot", 104), ("damage", 1), ("shot", 45)]
    assert stage.person("marshal")["out"] == ["dead"]
    assert stage.weapon("c45.1") | {"hex": "F6", "rounds": 5, "cocked": False} == stage.weapon("c45.1")


@rule("gunslinger", "13.31b", "14.11d", "14.12b")
def test_a_gun_that_explodes_in_the_hand_that_is_hit_cannot_fall() -> None:
    stage = Stage(*DUEL, deck=[107, 101, 86, *calm()])
    act(stage, marshal="7f shoot>the-kid", the_kid="7f shoot>marshal")
    assert stage.weapon("c45.1")["gone"]
    assert stage.told("fell") == []
    assert (stage.person("marshal")["gun_arm"], stage.person("marshal")["serious"]) == (4, 1)


@rule("gunslinger", "13.31c", "13.31d", "11.2b")
def test_a_jammed_sharps_fires_again_after_one_round_and_a_colt_after_six() -> None:
    for weapon, name, loads in (("SH50", "sh50.1", 1), ("C45", "c45.1", 6)):
        stage = Stage(man("marshal", "F6", "s", both_hands=weapon + "!"), man("the-kid", "F9"), deck=[104, 101])
        act(stage, marshal="7f shoot>the-kid")
        assert stage.weapon(name)["jammed"]
        for done in range(loads):
            assert stage.weapon(name) | {"rounds": done, "jammed": True} == stage.weapon(name)
            act(stage, marshal="8f load")
        assert stage.weapon(name) | {"rounds": loads, "jammed": False} == stage.weapon(name)
        act(stage, marshal="5f+7f cock shoot>the-kid")
        assert len(stage.told("fires")) == 1


@rule("gunslinger", "13.31d", "11.3c")
def test_a_jammed_gun_may_be_cocked_but_not_fired() -> None:
    stage = Stage(man("marshal", "F6", "s", gun_hand="C45/3~"), man("the-kid", "F8"))
    stage.plan(marshal="5f+7f")
    stage.pick("cock")
    assert stage.why("shoot>the-kid") == ("jammed", "13.31d")
    assert offers(stage) == ["nothing", "drop:gun-hand"]


@rule("gunslinger", "12.42", "14.11i", "11.32", "13.52a")
def test_whoever_staggers_loses_the_aim_for_a_shot_already_declared_and_fires_without_it() -> None:
    """16: SIDE on the Marshal in segment 1: STUN 2, STAGGER (SAME, SAME), DROP. In segment 2 his aim time is 2."""
    marshal = man("marshal", "F6", "s", gun_hand="C45!", aim={"points": 8, "target": "the-kid"})
    stage = Stage(marshal, DUEL[1], deck=[16, *calm(16)])
    act(stage, marshal="5f shoot>the-kid", the_kid="7f shoot>marshal")
    assert stage.told("lost-aim")
    his = next(event for event in stage.told("shot") if event["character"] == "marshal")
    assert (his["aim"], his["range"]) == (2, 2)
    assert stage.person("marshal")["down"]


@rule("gunslinger", "11.3b", "14.11d", "13.1a")
def test_whoever_loses_the_gun_before_the_declared_shot_draws_no_card_for_it() -> None:
    stage = Stage(*DUEL, deck=[86, *calm()])
    act(stage, marshal="5f shoot>the-kid", the_kid="7f shoot>marshal")
    assert happened(stage, "fires", "fell", "cancelled") == [
        (1, "fires", "the-kid"),
        (1, "fell", "marshal"),
        (2, "cancelled", "marshal"),
    ]
    assert drawn(stage).count(("shot", 86)) == len([1 for what, _ in drawn(stage) if what == "shot"]) == 1


@rule("gunslinger", "11.3a", "11.1a", "14.11d")
def test_a_two_gun_man_goes_on_with_the_other_gun_once_it_is_in_his_gun_hand() -> None:
    stage = Stage(
        man("marshal", "F6", "s", gun_hand="C45/2!", other_hand="C45/3!"), DUEL[1], deck=[86, *calm(1), 1], length=9
    )
    act(stage, marshal="none", the_kid="7f shoot>marshal")
    assert stage.weapon("c45.1") | {"hex": "F6", "rounds": 1, "cocked": False} == stage.weapon("c45.1")
    assert stage.weapon("c45.2") | {"box": "other-hand", "rounds": 3, "cocked": True} == stage.weapon("c45.2")
    stage.plan(marshal="9f+7f")
    assert "hammer:other-hand+uncock" in stage.options()
    stage.pick("draw:c45.2>gun-hand+cock")
    assert stage.weapon("c45.2")["box"] == "gun-hand"
    stage.pick("shoot>the-kid")
    assert shot(stage)["aim"] == 1 - 4  # his arm


@rule("gunslinger", "14.12b", "14.12f", "13.5", "13.52a")
@pytest.mark.parametrize(("box", "aim"), [("gun_hand", 6), ("both_hands", 4)])
def test_wounds_of_both_arms_count_for_a_handgun_in_both_hands(box: str, aim: int) -> None:
    """8 points and COCK/AIM/SHOOT make 10; GUN ARM 4, OTHER ARM 2."""
    marshal = man("marshal", "F6", "s", gun_arm=4, other_arm=2, aim={"points": 8, "target": "the-kid"}, **{box: "C45!"})
    stage = Stage(marshal, man("the-kid", "F9"), deck=[1])
    act(stage, marshal="5f shoot>the-kid")
    assert shot(stage)["aim"] == aim


@rule("gunslinger", "12.3b", "13.5", "13.52a", "13.7")
def test_aim_time_10_is_read_on_the_row_of_9_and_more() -> None:
    """Card 17 is a bullseye at ranges 6 to 11 from aim time 9 on, and nothing at 8."""
    for aim, hit in ((8, "bullseye"), (6, "miss")):
        marshal = man("marshal", "F0", "s", gun_hand="C45!", aim={"points": aim, "target": "the-kid"})
        stage = Stage(marshal, man("the-kid", "F11"), deck=[17])
        stage.plan(marshal="5f")
        stage.pick("shoot>the-kid")
        assert (shot(stage)["aim"], shot(stage)["range"], shot(stage)["hit"]) == (aim + 2, 11, hit)


@rule("gunslinger", "13.62", "13.61b", "13.7")
def test_a_bullseye_on_a_runner_who_has_not_run_yet_is_the_cards_location_without_a_choice() -> None:
    """27: BE at range 1 and aim time 1; it lists Run, and RUN is the last of the Kid's cards."""
    stage = Stage(DUEL[0], man("the-kid", "F7", "n"), deck=[27, *calm()])
    act(stage, marshal="7f shoot>the-kid", the_kid="1f+2f move:ahead-left move:ahead-left")
    assert (shot(stage)["printed"], shot(stage)["hit"]) == ("bullseye", "body")
    assert stage.told("bullseye") == []
    assert stage.person("the-kid")["serious"] == 2


@rule("gunslinger", "13.6c", "13.61a")
def test_a_walker_who_is_no_runner_does_not_profit_from_run_on_a_card() -> None:
    stage = Stage(DUEL[0], man("the-kid", "F7", "n"), deck=[27])
    stage.plan(marshal="7f", the_kid="1f")
    stage.pick("shoot>the-kid")
    stage.pick("move:ahead-left")
    assert stage.asked == (0, "bullseye")
    assert stage.view(0)["subject"] == "marshal"


@rule("gunslinger", "13.7", "14.1", "3.3b")
def test_a_bullseye_is_placed_before_the_next_shot_of_the_segment_is_fired() -> None:
    """61: BE at range 1. The Kid's own shot comes after the choice, and all penalties after that."""
    stage = Stage(DUEL[0], man("the-kid", "F7", "n", gun_hand="C45!"), deck=[61, 16, *calm(16)])
    stage.plan(marshal="7f", the_kid="7f")
    stage.picks("shoot>the-kid", "shoot>marshal")
    assert [event["event"] for event in stage.events if event["event"] in ("fires", "gained", "wounded")] == ["fires"]
    follow(stage, "bullseye:leg")
    kinds = [e["event"] for e in stage.events if e["event"] in ("fires", "bullseye", "wounded", "dropped")]
    assert kinds[:3] == ["fires", "bullseye", "fires"]
    assert stage.person("the-kid")["leg"] == 4
    assert stage.person("marshal")["down"]


@rule("gunslinger", "13.3b", "13.2b", "11.32")
def test_three_cards_without_effect_are_passed_over_even_for_a_shot_that_cannot_hit() -> None:
    stage = Stage(DUEL[0], man("the-kid", "E7", "n"), deck=[101, 102, 103, 45])
    act(stage, marshal="5f shoot>the-kid", the_kid="2f+1f move:straight-ahead move:straight-ahead")
    assert stage.person("the-kid")["hex"] == "E5"  # in segment 1 he went to E6, behind the Marshal
    assert drawn(stage) == [("shot", 101), ("shot", 102), ("shot", 103), ("shot", 45)]
    assert (shot(stage)["possible"], shot(stage)["hit"]) == (0, "miss")
    assert stage.weapon("c45.1")["rounds"] == 5


@rule("gunslinger", "12.6", "12.5a", "14.6b")
def test_aim_on_a_dead_man_moves_on_to_the_one_who_stands_beside_him() -> None:
    marshal = man("marshal", "F6", "s", side=0, gun_hand="C45!", aim={"points": 6, "target": "the-kid"})
    kid = man("the-kid", "F9", side=1, out=["dead"])
    stage = Stage(marshal, kid, man("ike", "F10", side=1), deck=[1])
    stage.plan(marshal="7f")
    assert stage.why("shoot>the-kid") == ("out-of-it", "14.6b")
    stage.pick("shoot>ike")
    assert (shot(stage)["aim"], shot(stage)["range"]) == (7, 4)


@rule("gunslinger", "12.44c", "12.5a", "12.2a")
def test_whoever_aims_at_somebody_far_from_the_old_target_begins_anew() -> None:
    marshal = man("marshal", "F6", "s", side=0, gun_hand="C45!", aim={"points": 6, "target": "the-kid"})
    stage = Stage(marshal, man("the-kid", "F8", side=1), man("ike", "F10", side=1))
    stage.plan(marshal="5f")
    stage.pick("aim>ike")
    assert stage.person("marshal")["aim"] == {"points": 2, "target": "ike"}


@rule("gunslinger", "12.2b", "12.43", "13.9")
def test_a_second_shot_of_the_same_turn_needs_cocking_first_and_has_no_aim_left() -> None:
    """SHOOT in segment 1, cocked in segment 3, shot again in segment 5."""
    marshal = man("marshal", "F6", "s", gun_hand="C45!", aim={"points": 8, "target": "the-kid"})
    stage = Stage(marshal, man("the-kid", "F12", "n"), deck=[16, 18])
    stage.plan(marshal="7f+5f+6f")
    stage.pick("shoot>the-kid")
    first = shot(stage)
    assert offers(stage) == ["cock", "aim>the-kid", "aim-at-hex", "nothing", "drop:gun-hand"]
    stage.pick("cock")
    stage.pick("shoot>the-kid")
    assert (first["aim"], shot(stage)["aim"]) == (9, 2)
    assert stage.weapon("c45.1")["rounds"] == 4
