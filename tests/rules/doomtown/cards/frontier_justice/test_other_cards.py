"""Deeds, goods, spells and actions of Frontier Justice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.brawls import cards as faces
from tests.rules.doomtown.cards.duels import REST, duel, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, Stage, shootout
from tests.rules.doomtown.versions import game_with

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


# ---- Marion Seville (Exp.1)


def marion(gear: str, theirs: list[str]) -> Stage:
    me = {"gang": [{"card": "marion-seville-exp-1", "at": "square", "gear": [gear]}]}
    them = {"gang": [{"card": "pancho-castillo", "at": "square", "gear": theirs}]}
    return shootout(me, them, "marion-seville-exp-1.0", "pancho-castillo.1")


@card("doomtown", "marion-seville-exp-1")
@rule("doomtown", "act.requirement.first-sentence", "text.ability.optional")
def test_experienced_marion_with_a_melee_weapon_is_a_stud_and_may_boot_a_weapon_of_the_others() -> None:
    stage = marion("rapier", ["pearl-handled-revolver", "roan"])
    stage.pick("act:marion-seville-exp-1.0")
    assert stage.dude("marion-seville-exp-1.0")["stud"]
    assert stage.asked == (0, "may")
    stage.pick("yes")
    booted = {gear["card"]: gear["booted"] for gear in stage.dude("pancho-castillo.1")["gear"]}
    assert booted == {"pearl-handled-revolver": True, "roan": False}
    stage = marion("rapier", ["roan"])
    stage.pick("act:marion-seville-exp-1.0")
    assert stage.asked == (1, "shootout")  # nothing to boot
    assert marion("pearl-handled-revolver", ["roan"]).refused("act:marion-seville-exp-1.0") == REQUIREMENT


# ---- Shane & Graves Security


def security(place: str, street: list[str], **more: Any) -> Stage:
    me = {"street": street, "gang": [("clint-ramsey", place)], **more}
    return shootout(me, {"gang": [("fred-aims", place)]}, "clint-ramsey.0", "fred-aims.1")


@card("doomtown", "shane-graves-security")
@rule("doomtown", "token.supply.outside-deck", "token.removal.out-of-game")
@pytest.mark.parametrize("place", ["shane-graves-security.0", "bunkhouse.0"])
def test_shane_and_graves_send_a_gunslinger_here_or_to_the_next_deed(place: str) -> None:
    deck = [*HIGH_CARD, *REST]
    stage = security(place, ["home", "shane-graves-security", "bunkhouse"], deck=deck)
    stage.pick("act:shane-graves-security.0")
    token = stage.dude("gunslinger.0")
    assert (token["bullets"], token["stud"], token["posse"], token["place"]) == (2, True, 1, place)
    assert stage.place("shane-graves-security.0")["booted"]
    stage.until("run-or-gun")
    stage.until("noon", answers="flee:clint-ramsey.0 flee:gunslinger.0 pass done no")
    assert not stage.dude("gunslinger.0")


@card("doomtown", "shane-graves-security")
@rule("doomtown", "act.requirement.first-sentence", "shootout.plays.sources")
def test_shane_and_graves_come_neither_to_the_square_nor_to_a_home_nor_two_deeds_away() -> None:
    street = ["home", "shane-graves-security", "bunkhouse", "general-store"]
    assert security("square", street).refused("act:shane-graves-security.0") == REQUIREMENT
    assert security("general-store.0", street).refused("act:shane-graves-security.0") == REQUIREMENT


# ---- Legal Instruments


@card("doomtown", "legal-instruments")
@rule("doomtown", "shop.goods.deed-attachments", "goal.control.sources")
def test_legal_instruments_go_on_an_unbooted_deed_in_town_and_are_worth_a_control_point() -> None:
    me: dict[str, Any] = {"hand": ["legal-instruments"], "outskirts": ["pats-perch"], "gang": ["bobo"]}
    me["street"] = ["home", "bunkhouse", "pony-express", "general-store"]
    stage = Stage(me, {"gang": [("sloane", "general-store.0")]}, cards={"pony-express.0": {"booted": 1}})
    assert stage.offers("shop") == ["shop:legal-instruments>bunkhouse.0"]
    before = stage.place("bunkhouse.0")["control"]
    stage.pick("shop:legal-instruments>bunkhouse.0")
    assert stage.player(0)["stash"] == 3
    assert stage.place("bunkhouse.0")["control"] == before + 1


@card("doomtown", "legal-instruments")
@rule("doomtown", "text.keyword.references", "text.trait.always-on")
def test_legal_instruments_make_a_government_deed_whose_deputies_count_for_more() -> None:
    """The Bunkhouse itself gives dudes of 0 or 1 influence one more, not counting what it gives."""
    gang = [("tommy-harden", "pony-express.0"), ("clint-ramsey", "pony-express.0"), "philip-swinford"]
    them = {"gang": [("xiong-wendy-cheng", "pony-express.0")]}
    stage = Stage(
        {"street": ["home", "pony-express"], "gang": gang}, them, gear=[["legal-instruments", "pony-express.0"]]
    )
    figures = {
        name: (stage.dude(name)["influence"], stage.dude(name)["value"])
        for name in ("tommy-harden.0", "clint-ramsey.0", "xiong-wendy-cheng.1", "philip-swinford.0")
    }
    assert figures == {
        "tommy-harden.0": (3, 6),
        "clint-ramsey.0": (1, 11),
        "xiong-wendy-cheng.1": (3, 12),  # another player's Deputy
        "philip-swinford.0": (1, 2),
    }


# ---- Winchester Model 1873


@card("doomtown", "winchester-model-1873")
@rule("doomtown", "act.cost.do-x-to-y", "card.goods.stat-bonuses")
def test_a_winchester_boots_with_its_dude_who_is_a_stud_with_one_bullet_more() -> None:
    olivia = {"card": "olivia-jenks", "at": "square", "gear": ["winchester-model-1873"]}
    stage = shootout({"gang": [olivia]}, {"gang": [("bobo", "square")]}, "olivia-jenks.0", "bobo.1")
    assert (stage.dude("olivia-jenks.0")["bullets"], stage.dude("olivia-jenks.0")["stud"]) == (3, False)
    stage.pick("act:winchester-model-1873.0")
    found = stage.dude("olivia-jenks.0")
    assert (found["bullets"], found["stud"], found["booted"], found["gear"][0]["booted"]) == (4, True, True, True)


@card("doomtown", "winchester-model-1873")
@rule("doomtown", "boot.cost.needs-unbooted")
def test_a_winchester_cannot_be_used_by_a_booted_dude() -> None:
    olivia = {"card": "olivia-jenks", "at": "square", "booted": True, "gear": ["winchester-model-1873"]}
    stage = duel(["clint-ramsey", olivia], ["bobo"])
    assert stage.refused("act:winchester-model-1873.0") == REQUIREMENT


# ---- Fancy New Hat


@card("doomtown", "fancy-new-hat")
@rule("doomtown", "golden.cannot.beats-can", "card.goods.stat-bonuses")
def test_nobody_elses_ability_takes_influence_from_who_wears_a_fancy_new_hat() -> None:
    me: dict[str, Any] = {"street": ["home", "the-mayors-office"], "gang": ["bobo"]}
    hat = {"card": "olivia-jenks", "at": "square", "gear": ["fancy-new-hat"]}
    stage = Stage(me, {"gang": [hat]})
    assert stage.dude("olivia-jenks.1")["influence"] == 3
    stage.pick("act:the-mayors-office.0", "choose:olivia-jenks.1", "either:2")
    assert stage.dude("olivia-jenks.1")["influence"] == 3
    stage = Stage({**me, "gang": [hat]})
    stage.pick("act:the-mayors-office.0", "either:2")
    assert stage.dude("olivia-jenks.0")["influence"] == 2  # one's own ability does


# ---- Confession


def confession(pulled: str, *theirs: Any, spell: dict[str, Any] | None = None) -> Stage:
    """A Blessed 1 in the square."""
    game = game_with(clint_ramsey={"keywords": ["blessed 1"]})
    me = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["confession"], **(spell or {})}]}
    return Stage({**me, "deck": faces(pulled)}, {"gang": list(theirs)}, game=game)


@card("doomtown", "confession")
@rule("doomtown", "spell.cast.success", "act.cost.do-x-to-y", "skill.keyword.rating")
def test_a_confession_raises_a_bounty_by_the_blessed_skill_and_boots_the_blessed() -> None:
    stage = confession("5H", "fred-aims", ("sloane", "square"))  # 5 + 1 against 6
    stage.pick("act:confession.0")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:fred-aims.1", "choose:sloane.1"]
    stage.pick("choose:fred-aims.1")
    assert stage.dude("fred-aims.1")["bounty"] == 1
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("clint-ramsey.0")["gear"][0]["booted"]
    stage = confession("4H", "fred-aims")
    stage.pick("act:confession.0", "choose:fred-aims.1")
    assert (stage.dude("fred-aims.1")["bounty"], stage.dude("clint-ramsey.0")["booted"]) == (0, True)
    assert confession("5H", "fred-aims", spell={"booted": True}).refused("act:confession.0") == REQUIREMENT


@card("doomtown", "confession")
@rule("doomtown", "spell.cast.difficulty-per-ability", "golden.cannot.beats-can")
def test_a_confession_moves_one_of_a_bounty_into_the_stash_if_it_can_go() -> None:
    fred = {"card": "fred-aims", "at": "square", "bounty": 2}
    stage = confession("6H", fred, spell={"booted": True})  # 6 + 1 against 7; the dude need not boot
    stage.pick("act:confession.0/1")
    assert (stage.dude("fred-aims.1")["bounty"], stage.player(0)["stash"]) == (1, 6)
    stage = confession("6H", {"card": "sloane", "at": "square", "bounty": 1})
    stage.pick("act:confession.0/1")
    assert (stage.dude("sloane.1")["bounty"], stage.player(0)["stash"]) == (1, 5)
    assert confession("6H", "fred-aims").refused("act:confession.0/1") == REQUIREMENT  # not wanted


# ---- Shield of Faith


def shield(pulled: str, mine: str, theirs: str, their_gear: str = "") -> Stage:
    """Clint Ramsey, Blessed 1 here and no shooter, is called out by somebody who has a Shotgun."""
    game = game_with(steele_archer={"keywords": ["blessed 1"]})
    caster = {"card": "steele-archer", "at": "square", "gear": ["shield-of-faith"]}
    clementine = {"card": "clementine-lepp", "at": "square", "gear": [their_gear] if their_gear else []}
    stage = Stage(
        {"gang": [caster], "deck": faces(pulled) + faces(mine)},
        {"gang": [clementine], "deck": faces(theirs)},
        game=game,
    )
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept", "act:shield-of-faith.0")
    return stage


@card("doomtown", "shield-of-faith")
@rule("doomtown", "shootout.lumps.casualties-by-difference", "spell.cast.success")
def test_a_shield_of_faith_takes_a_casualty_off() -> None:
    stage = shield("6H", "2S 4D 6H 8C 10S", "3S 3D 5H 6C 10S")  # a high card loses to a pair by one
    stage.until("run-or-gun", answers="pass done no discard:steele-archer.0")
    assert stage.dude("steele-archer.0")
    stage = shield("5H", "2S 4D 6H 8C 10S", "3S 3D 5H 6C 10S")
    stage.until("run-or-gun", answers="pass done no discard:steele-archer.0")
    assert not stage.dude("steele-archer.0")


@card("doomtown", "shield-of-faith")
@rule("doomtown", "golden.cannot.beats-can", "wanted.reward.card-ability")
def test_behind_a_shield_of_faith_no_ability_of_others_aces_anybody() -> None:
    gunman = {"card": "pancho-castillo", "at": "square", "gear": ["shotgun"]}
    game = game_with(fred_aims={"keywords": ["blessed 1"]})
    caster = {"card": "fred-aims", "at": "square", "gear": ["shield-of-faith"]}
    for pulled, there in (("6H", True), ("5H", False)):
        stage = Stage({"gang": [caster], "deck": faces(pulled)}, {"gang": [gunman]}, game=game)
        stage.pick("call-out:fred-aims.0>pancho-castillo.1", "accept", "act:shield-of-faith.0", "act:shotgun.1")
        assert bool(stage.dude("fred-aims.0")) == there


@card("doomtown", "shield-of-faith")
@rule("doomtown", "shootout.lumps.tied-ranks-one-each", "shootout.lumps.higher-rank-wins")
def test_behind_a_shield_of_faith_only_the_loser_has_casualties() -> None:
    """Both have three of a kind: the higher hand wins, each takes one, and only the loser can lose a dude."""
    stage = shield("6H", "3S 3D 3H 6C 10S", "3S 3D 3H 6C JS")
    stage.until("run-or-gun", answers="pass done no discard:steele-archer.0")
    assert stage.dude("clementine-lepp.1")
    assert stage.dude("steele-archer.0")  # his one casualty was taken off


# ---- Rope and Ride


def rope(gear: list[str], *picks: str, booted: bool = False, **more: Any) -> Stage:
    clint = {"card": "clint-ramsey", "at": "square", "gear": gear}
    me: dict[str, Any] = {"hand": ["rope-and-ride"], "gang": [clint, "bobo"], "street": ["home", "bunkhouse"]}
    them = {"gang": [("pancho-castillo", "square"), "fred-aims"], "street": ["home", "general-store"]}
    stage = Stage(me | more, them)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", *picks)
    return stage


@card("doomtown", "rope-and-ride")
@rule("doomtown", "shootout.location.fixed", "golden.card.beats-rulebook", "act.cost.do-x-to-y")
def test_rope_and_ride_takes_the_fight_next_door_and_boots_the_mark() -> None:
    stage = rope(["mustang"], "play:rope-and-ride")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:mustang.0"]
    stage.pick("choose:mustang.0")
    places = ["bunkhouse.0", "general-store.1", "the-sloane-gang.1"]  # next to the square, and not one's own home
    assert sorted(stage.options()) == [f"choose:{place}" for place in places]
    stage.pick("choose:general-store.1")
    assert stage.view["shootout"]["place"] == "general-store.1"
    assert [stage.dude(name)["place"] for name in ("clint-ramsey.0", "pancho-castillo.1")] == ["general-store.1"] * 2
    assert (stage.dude("pancho-castillo.1")["booted"], stage.dude("clint-ramsey.0")["booted"]) == (True, False)
    assert [stage.dude(name)["posse"] for name in ("clint-ramsey.0", "pancho-castillo.1")] == [1, 2]
    assert stage.asked == (1, "posse")  # nobody of the leader's is near any more
    stage.until("shootout")
    assert stage.dude("clint-ramsey.0")["bounty"] == 1  # trespassin' in a private deed


@card("doomtown", "rope-and-ride")
@rule("doomtown", "act.cost.do-x-to-y")
def test_rope_and_ride_without_a_horse_boots_the_leader_and_a_booted_one_cannot_pay() -> None:
    stage = rope([], "play:rope-and-ride", "choose:bunkhouse.0")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("clint-ramsey.0")["place"] == "bunkhouse.0"
    assert stage.asked == (0, "posse")
    booted = {"card": "clint-ramsey", "at": "square", "booted": True}
    me: dict[str, Any] = {"hand": ["rope-and-ride", "tail-between-yer-legs"], "gang": [booted]}
    stage = Stage({**me, "gang": [{**booted, "booted": False}]}, {"gang": [("pancho-castillo", "square")]})
    stage.state.booted[stage.state.gang[0][0]] = 0
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
    stage.state.booted[stage.state.gang[0][0]] = 1
    assert stage.refused("play:rope-and-ride") == REQUIREMENT


# ---- Incubation


def sick(*copies: str, **more: Any) -> dict[str, Any]:
    return {"card": "olivia-jenks", "gear": list(copies), **more}


@card("doomtown", "incubation")
@rule("doomtown", "card.action.played-from-hand", "limit.value.one-to-thirteen")
def test_incubation_weakens_a_booted_dude_at_home() -> None:
    """Olivia Jenks: 2 draw, influence 2, value 2."""
    me = {"hand": ["incubation"], "gang": ["bobo"]}
    stage = Stage(me, {"gang": [{"card": "olivia-jenks", "booted": True}, "sloane"]})
    stage.pick("play:incubation")
    found = stage.dude("olivia-jenks.1")
    assert (found["bullets"], found["influence"], found["value"]) == (1, 1, 1)
    assert [gear["card"] for gear in found["gear"]] == ["incubation"]
    assert (stage.player(0)["discards"], stage.player(0)["stash"]) == ([], 3)


@card("doomtown", "incubation")
@rule("doomtown", "act.requirement.first-sentence")
def test_incubation_needs_a_booted_dude_in_that_dudes_own_home() -> None:
    me: dict[str, Any] = {"hand": ["incubation"], "gang": [{"card": "bobo", "at": "the-sloane-gang.1", "booted": True}]}
    assert Stage(me, {"gang": ["sloane"]}).refused("play:incubation") == REQUIREMENT
    there = {"card": "sloane", "at": "square", "booted": True}
    assert Stage(me, {"gang": [there]}).refused("play:incubation") == REQUIREMENT


@card("doomtown", "incubation")
@rule("doomtown", "boot.cost.needs-unbooted", "act.limit.once-per-day", "zone.leave-play.owners-pile")
def test_who_has_an_incubation_may_boot_to_be_rid_of_one() -> None:
    stage = Stage({"gang": [sick("incubation", "incubation")]}, {"gang": ["bobo"]})
    assert stage.dude("olivia-jenks.0")["bullets"] == 0
    (given,) = stage.offers("act")  # once for both
    assert given.startswith("act:olivia-jenks.0/")
    stage.pick(given, "choose:incubation.0")
    found = stage.dude("olivia-jenks.0")
    assert (found["bullets"], found["booted"], len(found["gear"])) == (1, True, 1)
    assert stage.player(0)["discards"] == ["incubation"]
    stage.pick("pass")
    assert stage.refused(given) is not None
    assert Stage({"gang": [sick("incubation", booted=True)]}).offers("act") == []


# ---- Flight of the Lepus


def lepus(mine: list[str], theirs: list[str], at: str = "square") -> Stage:
    """Seat 0 fights beside two others in the square; seat 1 as well."""
    gang = ["clint-ramsey", "olivia-jenks", "bobo"]
    others = ["pancho-castillo", "fred-aims", ("sloane", "the-sloane-gang.1")]
    return showdown(gang, others, mine, theirs, my={"hand": ["flight-of-the-lepus"]})


@card("doomtown", "flight-of-the-lepus")
@rule("doomtown", "shootout.resolution.targets-in-posse", "cheat.hand.definition")
def test_three_dudes_go_home_after_a_legal_hand_and_may_be_booted_in_a_shootout() -> None:
    stage = lepus(PAIR, CHEATIN)
    stage.pick("play:flight-of-the-lepus")
    both = ["bobo.0", "clint-ramsey.0", "fred-aims.1", "olivia-jenks.0", "pancho-castillo.1"]
    assert sorted(stage.offers("choose")) == [f"choose:{name}" for name in both]
    stage.pick("choose:bobo.0", "choose:pancho-castillo.1")
    assert "done" in stage.options()
    stage.pick("choose:fred-aims.1", "yes")
    for name, home in (("bobo.0", "law-dogs.0"), ("pancho-castillo.1", "the-sloane-gang.1")):
        assert (stage.dude(name)["place"], stage.dude(name)["booted"]) == (home, True)
    assert stage.dude("clint-ramsey.0")["place"] == "square"


@card("doomtown", "flight-of-the-lepus")
@rule("doomtown", "text.ability.optional", "cheat.hand.definition")
def test_two_dudes_at_most_after_a_cheatin_hand_of_ones_own_and_perhaps_fewer() -> None:
    stage = lepus(CHEATIN, CHEATIN)
    stage.until("resolution")
    stage.pick("play:flight-of-the-lepus", "choose:bobo.0", "choose:olivia-jenks.0", "no")
    assert (stage.dude("bobo.0")["place"], stage.dude("bobo.0")["booted"]) == ("law-dogs.0", False)
    assert stage.dude("pancho-castillo.1")["place"] == "square"
    stage = lepus(PAIR, CHEATIN)
    stage.pick("play:flight-of-the-lepus", "choose:fred-aims.1", "done", "no")
    assert stage.dude("fred-aims.1")["place"] == "the-sloane-gang.1"


@card("doomtown", "flight-of-the-lepus")
@rule("doomtown", "gamblin.cheatin.window", "shootout.resolution.cheatin-needs-cheatin-hand")
def test_the_lepus_flies_at_lowball_as_well_from_anywhere_and_boots_nobody_there() -> None:
    me = {"gang": [("clint-ramsey", "square")], "hand": ["flight-of-the-lepus"], "deck": [*HIGH_CARD, "bobo"]}
    stage = Stage(me, {"gang": [("pancho-castillo", "square")], "deck": [*CHEATIN, "bobo"]}, phase="gamblin", winner=0)
    stage.until("cheatin")
    stage.pick("play:flight-of-the-lepus", "choose:pancho-castillo.1", "choose:clint-ramsey.0")
    found = stage.dude("pancho-castillo.1")
    assert (found["place"], found["booted"]) == ("the-sloane-gang.1", False)
    assert lepus(PAIR, HIGH_CARD).refused("play:flight-of-the-lepus") is not None
