"""Dudes of the Fourth Ring: Arnold McCadish, The Ghostly Gun, Tyxarglenak."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.brawls import cards
from tests.rules.doomtown.cards.duels import duel, showdown
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, THREES, Stage

# ---- Arnold McCadish


def beaten(pulled: str, bounty: int = 0, mine: list[str] = PAIR) -> Stage:
    """Pancho Castillo, of value 5, loses against Clint Ramsey; Arnold McCadish is at home and not in the posse."""
    deck = [*mine, "bobo", "bobo", pulled, "bobo"]  # five, two for a stud of 2, then the pull
    gang = ["clint-ramsey", ("arnold-mccadish", "law-dogs.0")]
    pancho = {"card": "pancho-castillo", "bounty": bounty}
    stage = showdown(gang, [pancho], mine, HIGH_CARD, my={"deck": deck})
    stage.until("casualties", "pass")
    stage.pick(stage.options()[0])
    return stage


@rule("doomtown", "react.timing.pauses-play", "pull.procedure.top-card-value")
@card("doomtown", "arnold-mccadish")
def test_arnold_mccadish_sends_a_discarded_dude_home_instead_with_a_higher_pull() -> None:
    stage = beaten("bobo", bounty=2)  # 6 against 5
    assert stage.asked == (0, "react")
    stage.pick("act:arnold-mccadish.0")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["place"], pancho["booted"], pancho["bounty"]) == ("the-sloane-gang.1", True, 2)
    assert stage.player(0)["stash"] == 5  # nobody earns the bounty of a dude who got away
    assert stage.dude("arnold-mccadish.0")["booted"]
    assert stage.asked == (0, "run-or-gun")  # the casualty was covered all the same


@card("doomtown", "arnold-mccadish")
def test_arnold_mccadish_fails_with_a_pull_that_is_not_higher() -> None:
    stage = beaten("mustang")  # 5 against 5
    stage.pick("act:arnold-mccadish.0")
    assert stage.dude("pancho-castillo.1") == {}
    assert "pancho-castillo" in stage.player(1)["discards"]
    assert stage.dude("arnold-mccadish.0")["booted"]


@card("doomtown", "arnold-mccadish")
def test_arnold_mccadish_cannot_save_who_is_aced() -> None:
    stage = beaten("sloane", mine=THREES)
    assert stage.asked == (0, "run-or-gun")
    assert "pancho-castillo" in stage.player(1)["boot_hill"]
    assert not stage.dude("arnold-mccadish.0")["booted"]


@rule("doomtown", "text.ability.optional", "boot.cost.needs-unbooted")
@card("doomtown", "arnold-mccadish")
def test_arnold_mccadish_saves_dudes_on_either_side_if_he_is_unbooted() -> None:
    for booted in (False, True):
        arnold = {"card": "arnold-mccadish", "at": "law-dogs.0", "booted": booted}
        deck = [*HIGH_CARD, "bobo", "bobo", "sloane", "bobo"]
        stage = showdown(["clint-ramsey", arnold], ["pancho-castillo"], HIGH_CARD, PAIR, my={"deck": deck})
        stage.until("casualties", "pass")
        stage.pick("discard:clint-ramsey.0")
        if not booted:
            stage.pick("act:arnold-mccadish.0")
        assert (stage.dude("clint-ramsey.0") == {}) == booted


# ---- The Ghostly Gun


def ghost(companions: list[str]) -> Stage:
    """A pair of threes (3S 3C AD 5H 10S) against a high card."""
    gun = {"card": "the-ghostly-gun", "gear": ["peacemaker"], "bounty": 1}
    stage = showdown([gun, *companions], ["pancho-castillo"], PAIR, HIGH_CARD)
    assert stage.asked == (0, "resolution")
    return stage


@rule("doomtown", "cheat.hand.changed-card", "shootout.end.draw-hands-discarded")
@card("doomtown", "the-ghostly-gun")
@pytest.mark.parametrize(("name", "cheatin"), [("3D", False), ("3C", True)])
def test_the_ghostly_gun_becomes_a_card_of_the_draw_hand_in_place_of_another(name: str, cheatin: bool) -> None:
    stage = ghost(["clint-ramsey"])
    stage.pick("act:the-ghostly-gun.0", f"name:{name}")
    assert stage.asked == (0, "choose")
    stage.pick("choose:pony-express")
    hand = stage.player(0)["draw_hand"]
    assert (hand["rank"], hand["count"], hand["cheatin"]) == (4, 5, cheatin)
    assert {"card": "the-ghostly-gun", "as": name} in hand["cards"]
    assert stage.dude("the-ghostly-gun.0") == {}
    assert "peacemaker" in stage.player(0)["discards"]
    assert "pony-express" in stage.player(0)["discards"]
    stage.until("noon")
    assert "the-ghostly-gun" in stage.player(0)["discards"]


@card("doomtown", "the-ghostly-gun")
def test_the_ghostly_gun_may_be_the_card_that_is_thrown_out_again() -> None:
    stage = ghost(["clint-ramsey"])
    stage.pick("act:the-ghostly-gun.0", "name:3D", "choose:the-ghostly-gun")
    assert stage.player(0)["draw_hand"]["rank"] == 2
    assert "the-ghostly-gun" in stage.player(0)["discards"]


@rule("doomtown", "shootout.resolution.posse-emptied")
@card("doomtown", "the-ghostly-gun")
def test_the_ghostly_gun_leaves_an_empty_posse_behind_if_he_was_alone() -> None:
    stage = ghost([])
    stage.pick("act:the-ghostly-gun.0", "name:3D", "choose:pony-express")
    assert stage.view["shootout"] is None
    assert stage.dude("pancho-castillo.1")["place"] == "square"
    assert "the-ghostly-gun" in stage.player(0)["discards"]


@rule("doomtown", "shootout.resolution.sources")
@card("doomtown", "the-ghostly-gun")
def test_the_ghostly_gun_works_only_in_a_posse_and_after_the_reveal() -> None:
    stage = duel(["the-ghostly-gun"], ["pancho-castillo"])
    assert stage.refused("act:the-ghostly-gun.0") == ("not-now", "act.source.hand-or-in-play")
    stage = showdown(["clint-ramsey", ("the-ghostly-gun", "law-dogs.0")], ["pancho-castillo"], PAIR, HIGH_CARD)
    assert stage.refused("act:the-ghostly-gun.0") == ("outside-posse", "shootout.plays.sources")


# ---- Tyxarglenak


def freaks(action: str, mine: dict[str, Any] | None = None, **micah: Any) -> Stage:
    """Tyxarglenak and a Huckster stand in the town square, another Huckster at home."""
    gang = [("tyxarglenak", "square"), {"card": "micah-ryse", "at": "square", **micah}, "steele-archer"]
    return Stage({"hand": [action], **(mine or {})}, {"outfit": "the-fourth-ring", "gang": gang, "hand": [action]})


@rule("doomtown", "golden.cannot.beats-can")
@card("doomtown", "tyxarglenak")
def test_tyxarglenak_is_in_front_of_hucksters_at_his_place() -> None:
    stage = freaks("rumors")
    stage.pick("play:rumors")
    assert stage.options() == ["choose:tyxarglenak.1", "choose:steele-archer.1"]
    stage = freaks("ambush", {"gang": ["clint-ramsey"]})
    stage.pick("play:ambush")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:steele-archer.1", "choose:tyxarglenak.1"]


@card("doomtown", "tyxarglenak")
def test_tyxarglenak_does_not_help_where_he_cannot_be_chosen_himself() -> None:
    stage = freaks("bad-company", bounty=1)  # a wanted dude, and he is not
    stage.pick("play:bad-company")
    assert (stage.dude("micah-ryse.1")["bullets"], stage.dude("tyxarglenak.1")["bullets"]) == (3, 2)


@card("doomtown", "tyxarglenak")
def test_tyxarglenak_stops_neither_his_own_player_nor_what_is_no_action_card() -> None:
    stage = freaks("rumors", {"street": ["home", "yan-lis-tailoring"]})
    stage.pick("act:yan-lis-tailoring.0")
    assert "choose:micah-ryse.1" in stage.options()
    stage.pick("choose:micah-ryse.1", "play:rumors")
    assert stage.asked == (1, "choose")
    assert "choose:micah-ryse.1" in stage.options()


@card("doomtown", "tyxarglenak")
def test_tyxarglenak_hides_hucksters_only() -> None:
    gang = [("tyxarglenak", "square"), ("kevin-wainwright", "square")]
    stage = Stage({"hand": ["rumors"]}, {"gang": gang})
    stage.pick("play:rumors")
    assert stage.options() == ["choose:kevin-wainwright.1", "choose:tyxarglenak.1"]


@card("doomtown", "tyxarglenak", "coachwhip")
def test_tyxarglenak_leaves_his_own_player_the_choice() -> None:
    cheatin = cards("3S tommy-harden 5H 6C 10S")
    gang = ["tyxarglenak", "micah-ryse"]
    stage = Stage(
        {"deck": cheatin, "hand": ["coachwhip"]},
        {"deck": cheatin, "outfit": "the-fourth-ring", "gang": gang},
        phase="gamblin",
    )
    stage.pick("play:coachwhip")
    assert stage.asked == (1, "choose")  # no legal hand: the cheatin' player says who boots
    assert sorted(stage.options()) == ["choose:micah-ryse.1", "choose:tyxarglenak.1"]
