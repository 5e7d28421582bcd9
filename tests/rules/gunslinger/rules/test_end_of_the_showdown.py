"""The end of a SHOWDOWN (14.5, 15) in knotty cases, and points among two and three sides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.gunslinger.stage import GAME, Stage, man
from tests.rules.gunslinger.turns import calm


def final(*people: dict[str, Any], **more: Any) -> Stage:
    return Stage(*people, phase="end", **more)


# ---- captives


@rule("gunslinger", "15.22", "15.3b", "15.3c", "15.64")
def test_whoever_knocked_out_a_captive_who_is_killed_scores_both() -> None:
    """Nobody in particular kills a captive: 15.3c is about a death that the same character has brought about itself."""
    stage = final(
        man("marshal", "A1", side=0),
        man("guard", "A3", side=0),
        {**man("happy", "A5", side=0), "hex": None, "out": ["left"]},
        man("driver", "A7", side=0, out=["ko"], ko_by=["the-kid"]),
        man("the-kid", "F3", side=1, out=["ko"], ko_by=["marshal"]),
        captives_killed=True,
        surrender=False,
    )
    assert stage.person("the-kid") | {"death": "captive", "killers": []} == stage.person("the-kid")
    assert stage.points() == {
        "marshal": "7",  # survives, holds the field, knocked out an enemy, and an enemy was killed
        "guard": "6",
        "happy": "-2",  # is no survivor
        "driver": "0",
        "the-kid": "-11",  # captured and killed, and has knocked out an enemy
    }


@rule("gunslinger", "15.3c", "15.3d", "15.21")
def test_whoever_knocked_out_and_shares_in_the_kill_scores_the_share_only() -> None:
    kid = man("the-kid", "F3", side=1, out=["ko"], ko_by=["marshal", "happy"], serious=4)
    kid["serious_by"] = {"marshal": 2, "guard": 2}
    people = (man("marshal", "A1", side=0), man("guard", "A3", side=0), man("happy", "A5", side=0))
    stage = final(*people, kid, man("ike", "K3", side=1), deck=[1])
    assert stage.person("the-kid")["killers"] == ["marshal", "guard"]
    assert stage.points() == {"marshal": "3", "guard": "3", "happy": "5/2", "the-kid": "-8", "ike": "1"}


@rule("gunslinger", "15.42b", "15.63b", "15.7a", "15.41b", "15.13a")
def test_whoever_surrenders_is_captured_at_the_end_by_those_who_hold_the_field() -> None:
    kid = man("the-kid", "F8", side=1, endurance=12, boxes_by={"marshal": 5, "guard": 3})
    stage = Stage(man("marshal", "F3", side=0), man("guard", "F4", side=0), kid, turn=2, length=3)
    assert [ask.prompt.key for ask in GAME.asks(stage.state)] == ["ask-plan"] * 3
    stage.plan(the_kid="surrender")
    assert stage.asked[1] == "reconsider"
    assert [ask.prompt.key for ask in GAME.asks(stage.state)] == ["ask-reconsider"] * 2
    stage.plan(marshal="keep", guard="keep")
    assert stage.view()["asked"] == [0, 1]  # the Kid is asked no more
    stage.plan()
    assert stage.person("the-kid")["out"] == ["surrendered", "captured"]
    assert stage.points() == {"marshal": "5", "guard": "4", "the-kid": "-6"}
    assert stage.view()["result"]["places"] == [1, 2, 3]


@rule("gunslinger", "15.7b", "15.9", "15.41a", "14.5")
def test_surrendered_dead_of_wounds_and_captured_are_scored_together() -> None:
    kid = man("the-kid", "F8", side=1, out=["surrendered"], serious=3, serious_by={"guard": 3}, ko_by=["marshal"])
    stage = final(man("marshal", "F3", side=0), man("guard", "F4", side=0), kid, deck=[37])
    assert stage.person("the-kid")["out"] == ["surrendered", "dead", "captured"]
    assert stage.points() == {"marshal": "5", "guard": "6", "the-kid": "-14"}


@rule("gunslinger", "15.63a", "15.63b", "15.62")
def test_who_is_captured_by_special_rule_does_not_keep_others_from_holding_the_field() -> None:
    stage = final(
        man("marshal", "F3", side=0),
        man("the-kid", "F8", side=1),
        man("ike", "F9", side=1, out=["ko"]),
        captured=["the-kid"],
    )
    assert [row["out"] for row in stage.data["characters"]] == [[], ["captured"], ["ko", "captured"]]
    assert stage.points() == {"marshal": "4", "the-kid": "-4", "ike": "-4"}


# ---- three sides


@rule("gunslinger", "15.3b", "15.11a")
def test_two_sides_share_a_knock_out_and_the_victims_own_friends_never_do() -> None:
    kid = man("the-kid", "F8", side=1, endurance=2, delay=9, weary=True)
    kid["boxes_by"] = {"marshal": 6, "guard": 6, "happy": 6}
    stage = Stage(
        man("marshal", "F3", side=0), man("guard", "F4", side=2), man("happy", "A1", side=1), kid, turn=1, length=4
    )
    stage.plan()
    assert stage.person("the-kid")["ko_by"] == ["marshal", "guard"]
    assert stage.points() == {"marshal": "1/2", "guard": "1/2", "happy": "0", "the-kid": "0"}


@rule("gunslinger", "14.5", "15.21", "15.9", "15.5")
def test_whoever_left_and_dies_of_wounds_by_three_enemies_is_shared_by_those_with_most() -> None:
    kid: dict[str, Any] = {**man("the-kid", "F8", side=1), "hex": None, "out": ["left"], "serious": 5}
    kid["serious_by"] = {"marshal": 2, "guard": 2, "happy": 1}
    stage = final(man("marshal", "F3", side=0), man("guard", "F4", side=2), man("happy", "A1", side=2), kid, deck=[1])
    assert stage.points() == {"marshal": "3", "guard": "3", "happy": "2", "the-kid": "-10"}


@rule("gunslinger", "15.63a", "15.82")
def test_with_three_sides_the_field_is_held_only_when_the_two_others_have_no_survivor() -> None:
    marshal, guard = man("marshal", "F3", side=0, holstered=["MB"]), man("guard", "F4", side=2, out=["surrendered"])
    more: dict[str, Any] = {"weapons": [{"weapon": "MB", "hex": "A5"}], "money_bag": 2}
    both = final(marshal, guard, man("the-kid", "F8", side=1), **more)
    assert both.points() == {"marshal": "4", "guard": "-2", "the-kid": "2"}
    alone = final(marshal, guard, man("the-kid", "F8", side=1, out=["ko"]), **more)
    assert alone.points() == {"marshal": "8", "guard": "-6", "the-kid": "-4"}


# ---- the checks at the end


@rule("gunslinger", "14.5")
@pytest.mark.parametrize(
    ("serious", "card", "dies"),
    [(1, 61, False), (2, 37, False), (2, 61, True), (3, 36, False), (3, 37, True), (3, 88, False), (3, 107, False)],
)
def test_a_word_on_the_delay_line_counts_as_none_in_the_check_and_does_nothing_else(
    serious: int, card: int, dies: bool
) -> None:
    stage = final(man("marshal", "F3"), man("the-kid", "F8", serious=serious), deck=[card])
    kid = stage.person("the-kid")
    assert ("dead" in kid["out"]) == dies
    assert (kid["down"], kid["delay"]) == (dies, 0)


@rule("gunslinger", "14.5", "15.62", "15.63a")
def test_the_checks_come_before_it_is_seen_who_holds_the_field() -> None:
    stage = final(man("marshal", "F3", serious=4, serious_by={"the-kid": 4}), man("the-kid", "F8"), deck=calm())
    assert stage.points() == {"marshal": "-8", "the-kid": "6"}


@rule("gunslinger", "15.13b", "15.11a", "15.2b")
def test_a_player_with_three_men_scores_their_average() -> None:
    """2 - 1, -8 and 2 - 1: an average of -2. The others: 2 + 2 for the kill."""
    stage = final(
        man("ike", "F3", seat=0, side=0),
        man("happy", "F4", seat=0, side=0, out=["dead"], killers=["texas"]),
        man("lucky", "F5", seat=0, side=0),
        man("texas", "F9", seat=1, side=1),
    )
    assert stage.points() == {"ike": "1", "happy": "-8", "lucky": "1", "texas": "4"}
    assert stage.view()["scores"] == ["-2", "4"]


@rule("gunslinger", "15.13a", "15.13b")
def test_equal_averages_share_the_win_and_the_end_tells_who_and_with_what() -> None:
    stage = Stage(man("marshal", "F3"), man("the-kid", "F8"), turn=4, length=4)
    stage.plan()
    assert [(e["character"], e["points"]) for e in stage.told("scored")] == [("marshal", "2"), ("the-kid", "2")]
    assert stage.told("ended") == [{"event": "ended", "winners": [0, 1], "shared": 1, "points": "2"}]


@rule("gunslinger", "15.81", "15.82", "15.63b")
def test_a_bag_on_a_captured_man_goes_to_the_captors_who_divide_it_with_their_friends() -> None:
    """Two bags of 3, on the Kid and on the dead Ike. The Guard, who is KO, has a share in them; the dead do not."""
    stage = final(
        man("marshal", "F3", side=0),
        man("guard", "F4", side=0, out=["ko"]),
        man("driver", "F5", side=0, out=["dead"]),
        man("the-kid", "F8", side=1, out=["ko"], holstered=["MB"]),
        man("ike", "F9", side=1, out=["dead"], holstered=["MB"]),
        money_bag=3,
    )
    assert stage.points() == {"marshal": "6", "guard": "2", "driver": "-8", "the-kid": "-5", "ike": "-8"}


# ---- with one side left


def alone(*more: dict[str, Any], **fields: Any) -> Stage:
    """The Marshal's side alone can act, with turns 2 to 9 to go."""
    kid = man("the-kid", "F8", side=1, out=["ko"], ko_by=["marshal"])
    people = (man("marshal", "F3", "s", side=0, gun_hand="C45!"), kid, *more)
    return Stage(*people, **{"turn": 2, "length": 9, **fields})


@rule("gunslinger", "4.7", "15.63a")
def test_the_only_side_left_lets_the_turns_pass_with_one_pick() -> None:
    stage = alone()
    assert stage.asked == (0, "play-out")
    assert stage.options() == ["play-out", "play-on"]
    assert GAME.asks(stage.state)[0].default == 0
    assert stage.why("plan:none") == stage.why("surrender") == ("out-or-on", "4.7")
    told = stage.pick("play-out")
    assert stage.asked is None
    assert [event["number"] for event in stage.told("turn")] == [3, 4, 5, 6, 7, 8, 9]
    assert told[0] == "plays-out"
    assert stage.points() == {"marshal": "5", "the-kid": "-4"}


@rule("gunslinger", "4.7")
def test_whoever_plays_on_is_not_offered_it_again() -> None:
    stage = alone()
    stage.pick("play-on")
    for turn in range(2, 10):
        assert (stage.asked, stage.state.turn) == ((0, "plan"), turn)
        stage.plan()
    assert stage.asked is None


@rule("gunslinger", "4.7")
def test_turns_that_pass_are_played() -> None:
    """Delay is halved as ever, and SERIOUS wounds cost a FATIGUE CARD each turn."""
    stage = alone(man("guard", "F4", side=0, delay=4, serious=1), seed=3)
    stage.picks("play-out", "play-out")
    assert stage.asked is None
    assert len(stage.drew("fatigue")) == 8
    assert stage.view()["turn"] == 9


@rule("gunslinger", "4.7")
def test_each_player_of_the_side_is_asked_and_those_who_rest_choose_no_cards() -> None:
    stage = alone(man("guard", "F4", side=0))
    stage.pick("play-out")
    assert stage.asked == (2, "play-out")
    stage.pick("play-on")
    assert stage.view()["asked"] == [2]
    again = GAME.redeal(stage.state, 2, 7)
    assert GAME.view(again, 2) == stage.view(2)
    assert [row["plan"] for row in GAME.data(again)["characters"]] == [[], [], None]
    stage.plan(guard="surrender")
    assert stage.asked is None  # nobody is left to choose again
    assert stage.told("turn")[-1]["number"] == 9


@rule("gunslinger", "4.7")
@pytest.mark.parametrize(
    ("fields", "question"),
    [
        ({"turn": 9}, "plan"),  # the last turn is one pick, too
        ({"turn": 8}, "play-out"),
    ],
)
def test_the_last_turn_is_not_worth_the_question(fields: dict[str, Any], question: str) -> None:
    assert alone(**fields).asked == (0, question)


@rule("gunslinger", "4.7", "3.3a")
def test_while_two_sides_can_act_nothing_is_decided() -> None:
    assert alone(man("ike", "K3", side=1)).asked == (0, "plan")
    assert alone(man("ike", "K3", side=2)).asked == (0, "plan")
    assert alone(man("ike", "K3", side=1, out=["surrendered"])).asked == (0, "play-out")


@rule("gunslinger", "4.7")
def test_it_is_offered_in_the_turn_after_the_last_enemy_gave_up() -> None:
    stage = Stage(man("marshal", "F3", "s"), man("the-kid", "F8", "n"), turn=2, length=5)
    stage.plan(the_kid="surrender")
    assert stage.asked == (0, "reconsider")
    stage.pick("keep")
    assert (stage.asked, stage.state.turn) == ((0, "play-out"), 3)
