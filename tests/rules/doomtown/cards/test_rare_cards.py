"""Cards that random games hardly ever get to use."""

from __future__ import annotations

from tests.cite import rule
from tests.rules.doomtown.fights import draw
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage, shootout


@rule("doomtown", "shootout.plays.outside-posse")
def test_jarrett_blake_swaps_places_with_a_member_of_the_posse() -> None:
    gang = [("clint-ramsey", "square"), {"card": "jarrett-blake", "gear": ["mustang"]}]
    me = {"outfit": "morgan-cattle-co", "gang": gang}
    stage = shootout(me, {"gang": [("sloane", "square")]}, "clint-ramsey.0", "sloane.1")
    stage.pick("act:jarrett-blake.0")
    assert stage.dude("jarrett-blake.0")["place"] == "square"
    assert stage.dude("jarrett-blake.0")["posse"] == 1
    assert stage.dude("clint-ramsey.0")["place"] == "morgan-cattle-co.0"
    assert stage.dude("clint-ramsey.0")["posse"] == 0
    assert not stage.dude("jarrett-blake.0")["booted"]


@rule("doomtown", "shop.goods.deed-attachments", "gadget.invent.success")
def test_the_cattle_feeder_is_invented_for_a_ranch_and_pays_its_controller() -> None:
    me = {"gang": ["elander-boldman"], "hand": ["auto-cattle-feeder"], "deck": ["bobo", "bobo"]}
    stage = Stage({**me, "street": ["home", "circle-m-ranch"]})
    stage.pick("invent:auto-cattle-feeder>elander-boldman.0")
    assert [gear["card"] for gear in stage.place("circle-m-ranch.0")["gear"]] == ["auto-cattle-feeder"]
    stage.pick("pass", "act:auto-cattle-feeder.0")
    assert stage.player(0)["stash"] == 6
    stage.pick("pass")
    assert stage.refused("act:auto-cattle-feeder.0") == ("used-today", "act.limit.once-per-day")


@rule("doomtown", "act.limit.once-per-day", "shootout.lumps.rank-raised")
def test_a_force_field_lifts_the_rank_up_to_the_opponents() -> None:
    me = {
        "gang": [{"card": "clint-ramsey", "at": "square", "gear": ["force-field"]}],
        "deck": [*HIGH_CARD, "bobo", "bobo"],
    }
    them = {"gang": [("pancho-castillo", "square")], "deck": [*PAIR, "bobo", "bobo", "bobo"]}
    stage = shootout(me, them, "clint-ramsey.0", "pancho-castillo.1")
    draw(stage, HIGH_CARD, PAIR)
    assert stage.asked == (0, "resolution")
    stage.pick("act:force-field.0", "pay:3")
    assert stage.player(0)["draw_hand"]["rank"] == 2
    assert stage.player(0)["stash"] == 2
    stage.pick("pass")
    assert stage.refused("act:force-field.0") == ("requirement", "act.requirement.first-sentence")


@rule("doomtown", "shootout.plays.outside-posse", "spell.cast.success")
def test_shadow_walk_brings_the_huckster_into_the_posse_and_gives_another_play() -> None:
    caster = {"card": "steele-archer", "gear": ["shadow-walk"], "booted": True}
    me = {"gang": [("clint-ramsey", "square"), caster], "deck": ["sloane", "bobo"]}
    stage = shootout(me, {"gang": [("pancho-castillo", "square")]}, "clint-ramsey.0", "pancho-castillo.1")
    stage.pick("act:shadow-walk.0/1")
    assert stage.dude("steele-archer.0")["posse"] == 1
    assert stage.asked == (0, "may")
    stage.pick("yes")
    assert stage.asked == (0, "shootout")
    stage.pick("pass")
    assert stage.asked == (1, "shootout")


@rule("doomtown", "pull.procedure.top-card-value", "value.suit.by-type")
def test_elander_boldman_overloads_a_weapon_gadget() -> None:
    for pulled, bullets in (("bobo", 3 + 3), ("war-paint", None)):
        gang = [{"card": "clint-ramsey", "at": "square", "gear": ["flame-thrower"]}, ("elander-boldman", "square")]
        me = {"outfit": "morgan-cattle-co", "gang": gang, "deck": [pulled, "bobo"]}
        stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
        stage.pick(
            "call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:elander-boldman.0", "act:elander-boldman.0"
        )
        assert stage.dude("clint-ramsey.0").get("bullets") == bullets
