"""Shootout actions."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage, shootout

FIRST_SENTENCE = ("requirement", "act.requirement.first-sentence")


def plays(hand: list[str], my: Any = None, their: Any = None) -> Stage:
    """Clint Ramsey against Pancho Castillo in the square, before the first Shootout play, with these cards in hand."""
    return duel([], [], {"hand": hand, **(my or {})}, their)


# ---- Make the Smart Choice


@card("doomtown", "make-the-smart-choice")
@rule("doomtown", "duration.shootout.end-of-shootout", "control.controller.decides")
def test_the_smart_choice_costs_bullets_by_influence_and_lets_the_dude_go_home() -> None:
    stage = plays(["make-the-smart-choice"])
    stage.pick("play:make-the-smart-choice")
    assert set(stage.options()) == {"choose:clint-ramsey.0", "choose:pancho-castillo.1"}
    stage.pick("choose:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1")["bullets"] == 1  # 3, with an influence of 2
    assert stage.asked == (1, "may")
    stage.pick("no")
    assert stage.dude("pancho-castillo.1")["posse"] == 2
    stage = plays(["make-the-smart-choice"])
    stage.pick("play:make-the-smart-choice", "choose:pancho-castillo.1", "yes")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["place"], pancho["booted"], pancho["bullets"]) == ("the-sloane-gang.1", True, 3)
    assert stage.view["shootout"] is None


@card("doomtown", "make-the-smart-choice")
@rule("doomtown", "shootout.plays.sent-home-leaves")
def test_a_booted_dude_can_make_the_smart_choice_even_at_home() -> None:
    gang: Any = [{"card": "olivia-jenks", "booted": True}]
    me = {"gang": [("clyde-owens", "the-sloane-gang.1")], "hand": ["make-the-smart-choice"]}
    stage = Stage(me, {"gang": gang})
    stage.pick("act:clyde-owens.0", "play:make-the-smart-choice", "choose:olivia-jenks.1", "yes")
    assert stage.view["shootout"] is None
    assert stage.dude("olivia-jenks.1")["posse"] == 0


# ---- The Stakes Just Rose


@card("doomtown", "the-stakes-just-rose")
@rule("doomtown", "shootout.plays.outside-posse", "move.by-card.booted-allowed-no-boot")
def test_the_stakes_rise_when_a_dude_from_anywhere_joins_as_a_stud() -> None:
    gang: Any = [("clint-ramsey", "square"), {"card": "olivia-jenks", "at": "blake-ranch.0", "booted": True}, "bobo"]
    stage = plays(["the-stakes-just-rose"], {"gang": gang, "outskirts": ["blake-ranch"]})
    assert not stage.dude("olivia-jenks.0")["stud"]
    stage.pick("play:the-stakes-just-rose")
    assert set(stage.options()) == {"choose:olivia-jenks.0", "choose:bobo.0"}
    stage.pick("choose:olivia-jenks.0")
    olivia = stage.dude("olivia-jenks.0")
    assert (olivia["place"], olivia["posse"], olivia["stud"], olivia["bullets"]) == ("square", 1, True, 2)
    assert olivia["booted"]
    stage = plays(["the-stakes-just-rose"], {"gang": [*gang[:1], "bobo"]})
    stage.pick("play:the-stakes-just-rose")
    assert (stage.dude("bobo.0")["posse"], stage.dude("bobo.0")["booted"]) == (1, False)


@card("doomtown", "the-stakes-just-rose")
@rule("doomtown", "act.requirement.first-sentence")
def test_the_stakes_do_not_rise_without_somebody_outside_of_the_posse() -> None:
    assert plays(["the-stakes-just-rose"]).refused("play:the-stakes-just-rose") == FIRST_SENTENCE


# ---- Sun in Yer Eyes


@card("doomtown", "sun-in-yer-eyes")
@rule("doomtown", "duration.shootout.end-of-shootout", "limit.stat.negative-counts-as-zero")
def test_the_sun_in_somebodys_eyes_takes_two_bullets_and_makes_a_draw() -> None:
    gang: Any = [("clint-ramsey", "square"), ("sloane", "pony-express.0")]
    my = {"hand": ["sun-in-yer-eyes"], "gang": gang, "street": ["home", "pony-express"]}
    stage = duel(HIGH_CARD, PAIR, my)
    stage.pick("play:sun-in-yer-eyes")
    assert set(stage.options()) == {"choose:clint-ramsey.0", "choose:pancho-castillo.1"}  # in this shootout
    stage.pick("choose:pancho-castillo.1")
    assert (stage.dude("pancho-castillo.1")["bullets"], stage.dude("pancho-castillo.1")["stud"]) == (1, False)
    draw(stage, HIGH_CARD, PAIR)
    stage.until("noon")
    assert (stage.dude("pancho-castillo.1")["bullets"], stage.dude("pancho-castillo.1")["stud"]) == (3, True)


@card("doomtown", "sun-in-yer-eyes", "peacemaker")
@rule("doomtown", "golden.cannot.beats-can")
def test_a_peacemaker_does_not_mind_the_sun() -> None:
    armed: Any = [{"card": "pancho-castillo", "at": "square", "gear": ["peacemaker"]}]
    stage = plays(["sun-in-yer-eyes"], None, {"gang": armed})
    stage.pick("play:sun-in-yer-eyes", "choose:pancho-castillo.1")
    assert (stage.dude("pancho-castillo.1")["bullets"], stage.dude("pancho-castillo.1")["stud"]) == (4, True)


# ---- Pistol Whip


@card("doomtown", "pistol-whip")
@rule("doomtown", "act.cost.do-x-to-y", "boot.cost.needs-unbooted")
def test_a_pistol_whip_boots_its_dude_and_sends_another_home() -> None:
    gang: Any = [("pancho-castillo", "square"), ("sloane", "square")]
    stage = Stage({"gang": [("clint-ramsey", "square"), "bobo"], "hand": ["pistol-whip"] * 2}, {"gang": gang})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept", "done", "join:pancho-castillo.1")
    stage.pick("play:pistol-whip")
    assert set(stage.options()) == {"choose:pancho-castillo.1", "choose:sloane.1"}
    stage.pick("choose:sloane.1")
    assert (stage.dude("sloane.1")["place"], stage.dude("sloane.1")["booted"]) == ("the-sloane-gang.1", True)
    assert (stage.dude("clint-ramsey.0")["booted"], stage.dude("clint-ramsey.0")["bullets"]) == (True, 1)
    stage.pick("pass")
    assert stage.refused("play:pistol-whip") == FIRST_SENTENCE  # nobody left in the posse to boot


# ---- Missed!


@card("doomtown", "missed")
@rule("doomtown", "act.requirement.first-sentence")
def test_missed_unboots_a_dude_of_the_own_posse() -> None:
    booted: Any = {"card": "olivia-jenks", "at": "square", "booted": True}
    absent: Any = {"card": "bobo", "booted": True}
    stage = Stage(
        {"gang": [("clint-ramsey", "square"), booted, absent], "hand": ["missed"]},
        {"gang": [{"card": "sloane", "at": "square", "booted": True}]},
    )
    stage.pick("call-out:clint-ramsey.0>sloane.1", "join:olivia-jenks.0", "play:missed")
    assert not stage.dude("olivia-jenks.0")["booted"]
    assert stage.dude("bobo.0")["booted"]
    assert stage.dude("sloane.1")["booted"]
    assert plays(["missed"], {"gang": [("clint-ramsey", "square"), absent]}).refused("play:missed") == FIRST_SENTENCE


# ---- Pinned Down


@card("doomtown", "pinned-down")
@rule("doomtown", "shootout.lumps.announce-then-resolve", "shootout.shooter.any-dude")
def test_who_is_pinned_down_is_the_first_casualty() -> None:
    gang: Any = [("pancho-castillo", "square"), ("olivia-jenks", "square")]
    stage = Stage(
        {"gang": [("clint-ramsey", "square"), "bobo"], "deck": [*PAIR, "bobo", "bobo"], "hand": ["pinned-down"]},
        {"gang": gang, "deck": [*HIGH_CARD, "bobo", "bobo", "bobo"]},
    )
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "join:olivia-jenks.1", "play:pinned-down")
    assert "choose:bobo.0" not in stage.options()  # at home
    stage.pick("choose:olivia-jenks.1", "pass", "pass", "shooter:pancho-castillo.1")
    draw(stage, PAIR, HIGH_CARD)
    stage.until("casualties")
    assert stage.options() == ["discard:olivia-jenks.1"]
    refused = ("first-casualty", "shootout.lumps.announce-then-resolve")
    assert stage.refused("discard:pancho-castillo.1") == refused


@card("doomtown", "pinned-down")
@rule("doomtown", "shootout.draw.stud-bonus", "limit.stat.negative-counts-as-zero")
def test_who_is_pinned_down_shoots_with_three_bullets_less() -> None:
    gang: Any = [("pancho-castillo", "square"), ("sloane", "square")]
    deck = ["bobo"] * 12
    for shooter, studs, bullets in (("sloane", 1 + 1, 1), ("pancho-castillo", 3 + 1, 4)):
        stage = Stage(
            {"gang": [("clint-ramsey", "square")], "deck": deck, "hand": ["pinned-down"]}, {"gang": gang, "deck": deck}
        )
        stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:sloane.1")
        stage.pick("play:pinned-down", "choose:sloane.1")
        assert stage.dude("sloane.1")["bullets"] == 4  # not before the shooters are chosen
        stage.pick("pass", "pass", f"shooter:{shooter}.1")
        assert stage.view["shootout"]["studs"][1] == studs
        assert stage.dude("sloane.1")["bullets"] == bullets


# ---- Unprepared


@card("doomtown", "unprepared")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "golden.cannot.beats-can")
def test_who_is_unprepared_has_no_use_of_gear_and_abilities() -> None:
    armed: Any = {"card": "xiong-wendy-cheng", "at": "square", "gear": ["legendary-holster", "pinto"]}  # 2 stud, and 2
    stage = shootout(
        {"gang": [("clint-ramsey", "square")], "hand": ["unprepared"]},
        {"gang": [armed]},
        "clint-ramsey.0",
        "xiong-wendy-cheng.1",
    )
    stage.pick("play:unprepared", "choose:xiong-wendy-cheng.1")
    wendy = stage.dude("xiong-wendy-cheng.1")
    assert (wendy["booted"], wendy["bullets"]) == (True, 1)
    assert all([gear["booted"] for gear in wendy["gear"]])
    assert stage.asked == (1, "shootout")
    assert stage.options() == ["pass"]


@card("doomtown", "unprepared")
@rule("doomtown", "golden.cannot.beats-can", "duration.shootout.end-of-shootout")
def test_abilities_and_traits_that_need_no_booting_are_lost_too() -> None:
    gang: Any = [{"card": "mongwau-the-mighty", "at": "square", "gear": ["soul-blast", "pearl-handled-revolver"]}]
    stage = shootout(
        {"gang": [("clint-ramsey", "square")], "hand": ["unprepared"]},
        {"gang": gang},
        "clint-ramsey.0",
        "mongwau-the-mighty.1",
    )
    assert stage.dude("mongwau-the-mighty.1")["stud"]
    stage.pick("play:unprepared", "choose:mongwau-the-mighty.1")
    assert not stage.dude("mongwau-the-mighty.1")["stud"]  # the revolver's trait
    assert stage.dude("mongwau-the-mighty.1")["bullets"] == 2
    assert stage.refused("act:mongwau-the-mighty.1") == ("no-abilities", "golden.cannot.beats-can")


@card("doomtown", "unprepared", "peacemaker")
@rule("doomtown", "act.sequence.declare-pay-resolve")
def test_the_bullet_is_lost_before_the_gear_loses_its_traits() -> None:
    armed: Any = [{"card": "pancho-castillo", "at": "square", "gear": ["peacemaker"]}]
    stage = plays(["unprepared"], {"gang": [("clint-ramsey", "square"), "bobo"]}, {"gang": armed})
    stage.pick("play:unprepared")
    assert set(stage.options()) == {"choose:clint-ramsey.0", "choose:pancho-castillo.1"}  # in the shootout
    stage.pick("choose:pancho-castillo.1")
    # The Peacemaker still keeps the 3 printed bullets from being lowered; then its own bonus is gone.
    assert stage.dude("pancho-castillo.1")["bullets"] == 3
