"""Rattlesnake and Bison Herd: what else acts at the start of a turn."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

SNAKE, NO_SNAKE = "missed.ls", "wagon.lb"  # on top of the Law's deck: the snake, the barrel
ON_JANGO = [[["rattlesnake.os"], []], [[], []]]
HERD_IN_FRONT = [[["bison-herd.lb"], []], [[], []]]
HERD_IN_THE_REAR = [[[], ["bison-herd.lb"]], [[], []]]


# ---- Rattlesnake


@rule("bang-duel", "card.rattlesnake.forced-reveal")
def test_its_owner_reveals_at_the_start_of_his_turn_before_he_draws() -> None:
    for gear in (ON_JANGO, [[[], ["rattlesnake.os"]], [[], []]]):
        stage = Stage(turn=OUTLAW, gear=gear, decks=[[NO_SNAKE, "bank.lb", "colt.ld"], []])
        assert stage.pick("end") == ["turn", "revealed", "drew"]
        (revealed,) = stage.told("revealed")
        assert (revealed["seat"], revealed["deck"], revealed["card"]) == (LAW, LAW, NO_SNAKE)
        assert stage.hand(LAW) == ["bank", "colt"]


@rule("bang-duel", "card.rattlesnake.forced-reveal")
def test_nobody_reveals_for_the_snake_at_the_start_of_the_other_players_turn() -> None:
    stage = Stage(gear=ON_JANGO)
    assert "revealed" not in stage.pick("end")


@rule("bang-duel", "card.rattlesnake.bite")
def test_the_snake_symbol_costs_the_character_a_point_that_cannot_be_dodged() -> None:
    gear = [[["rattlesnake.os", "barrel.ls", "hat.lh"], []], [[], []]]
    stage = Stage(turn=OUTLAW, other_hand=["missed.lb"], gear=gear, decks=[[SNAKE], []])
    assert stage.pick("end")[:3] == ["turn", "revealed", "lost-life"]
    assert (stage.life("jango"), stage.life("tex-killer")) == (2, 4)
    assert stage.gear("jango") == ["rattlesnake", "barrel", "hat"]


@rule("bang-duel", "card.rattlesnake.bite")
def test_the_bite_is_for_the_character_that_has_the_snake() -> None:
    stage = Stage(turn=OUTLAW, gear=[[[], ["rattlesnake.os"]], [[], []]], decks=[[SNAKE], []])
    stage.pick("end")
    assert (stage.life("jango"), stage.life("tex-killer")) == (3, 3)


@rule("bang-duel", "card.rattlesnake.bite")
def test_no_other_symbol_bites() -> None:
    for card in ("wagon.lb", "colt.ld", "hat.lh"):  # barrel, dynamite, horseshoe
        stage = Stage(turn=OUTLAW, gear=ON_JANGO, decks=[[card], []])
        stage.pick("end")
        assert stage.life("jango") == 3
        assert stage.gear("jango") == ["rattlesnake"]


@rule("bang-duel", "card.rattlesnake.stays")
def test_it_stays_after_a_bite_and_goes_on_every_turn_until_it_is_removed() -> None:
    deck = [SNAKE, "bank.lb", "water.lb", SNAKE, "schoolteacher.lb", "gun-belt.ld", SNAKE]
    stage = Stage(turn=OUTLAW, gear=ON_JANGO, decks=[deck, []])
    stage.pick("end")
    assert (stage.life("jango"), stage.gear("jango")) == (2, ["rattlesnake"])
    stage.pick("end")
    stage.pick("end")
    assert (stage.life("jango"), stage.gear("jango")) == (1, ["rattlesnake"])
    stage.pick("play:schoolteacher.lb>my-front/rattlesnake")
    assert stage.hand(LAW).count("rattlesnake") == 1


@rule("bang-duel", "card.rattlesnake.bite")
def test_a_bite_can_be_the_last() -> None:
    stage = Stage(turn=OUTLAW, gear=ON_JANGO, life=[[1, 4], [4, 3]], decks=[[SNAKE], []])
    stage.pick("end")
    assert stage.data["gone"] == ["jango"]
    assert stage.front(LAW) == "tex-killer"
    assert "rattlesnake" in stage.discards()


# ---- Bison Herd


@rule("bang-duel", "card.bison-herd.swap")
def test_its_character_changes_from_active_to_rear_before_the_draw() -> None:
    stage = Stage(law=("wyatt-ear", "jango"), turn=OUTLAW, gear=HERD_IN_FRONT)
    assert stage.pick("end") == ["turn", "swapped", "drew"]
    assert stage.data["characters"][LAW] == ["jango", "wyatt-ear"]
    assert stage.gear("wyatt-ear") == ["bison-herd"]


@rule("bang-duel", "card.bison-herd.swap")
def test_its_character_changes_from_rear_to_active() -> None:
    stage = Stage(law=("wyatt-ear", "jango"), turn=OUTLAW, gear=HERD_IN_THE_REAR)
    stage.pick("end")
    assert stage.data["characters"][LAW] == ["jango", "wyatt-ear"]
    assert stage.gear("jango") == ["bison-herd"]


@rule("bang-duel", "card.bison-herd.swap")
def test_it_goes_on_at_the_start_of_each_of_its_owners_turns() -> None:
    stage = Stage(law=("wyatt-ear", "jango"), turn=OUTLAW, gear=HERD_IN_FRONT)
    fronts = []
    for _ in range(4):
        stage.pick("end")
        fronts.append(stage.front(LAW))
    assert fronts == ["jango", "jango", "wyatt-ear", "wyatt-ear"]  # Law, Outlaws, Law, Outlaws
    assert len(stage.told("swapped")) == 0


@rule("bang-duel", "card.bison-herd.swap")
def test_it_is_forced_and_leaves_the_marker_move_of_the_turn() -> None:
    stage = Stage(law=("wyatt-ear", "jango"), turn=OUTLAW, gear=HERD_IN_FRONT)
    stage.pick("end")
    assert stage.asked == (LAW, "action")
    stage.pick("swap")
    assert stage.front(LAW) == "wyatt-ear"


@rule("bang-duel", "card.bison-herd.lone")
def test_it_does_nothing_on_a_lone_character() -> None:
    stage = Stage(law=("wyatt-ear",), turn=OUTLAW, gear=[[["bison-herd.lb"]], [[], []]])
    assert stage.pick("end") == ["turn", "drew"]
    assert stage.front(LAW) == "wyatt-ear"
    assert stage.gear("wyatt-ear") == ["bison-herd"]
