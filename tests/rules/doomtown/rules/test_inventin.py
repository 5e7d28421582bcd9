"""Inventin' Gadgets."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.brawls import cards
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with


@rule(
    "doomtown", "gadget.invent.cost", "gadget.invent.success", "gadget.invent.noon-play", "skill.test.pull-plus-rating"
)
def test_a_gadget_is_invented_with_a_skill_test() -> None:
    stage = Stage({"hand": ["force-field"], "gang": ["elander-boldman"], "deck": ["shotgun", "bobo"]})
    assert stage.refused("shop:force-field>elander-boldman.0") == (
        "gadget-invented",
        "gadget.invent.mad-scientist-needed",
    )
    assert stage.offers("invent") == ["invent:force-field>elander-boldman.0"]
    stage.pick("invent:force-field>elander-boldman.0")  # 3 + 2 against 5
    assert stage.dude("elander-boldman.0")["booted"]
    assert [gear["card"] for gear in stage.dude("elander-boldman.0")["gear"]] == ["force-field"]
    assert stage.player(0)["stash"] == 4
    assert stage.player(0)["discards"] == ["shotgun"]


@rule("doomtown", "gadget.invent.failure", "pull.end.card-discarded")
def test_a_failed_gadget_is_scrapped() -> None:
    stage = Stage({"hand": ["force-field"], "gang": ["elander-boldman"], "deck": ["bluetick", "bobo"]})
    stage.pick("invent:force-field>elander-boldman.0")  # 2 + 2 against 5
    assert stage.dude("elander-boldman.0")["gear"] == []
    assert sorted(stage.player(0)["discards"]) == ["bluetick", "force-field"]
    assert stage.player(0)["stash"] == 4


@rule(
    "doomtown", "gadget.invent.cost", "gadget.invent.failure", "skill.test.pull-plus-rating", "boot.cost.needs-unbooted"
)
def test_an_inventor_needs_a_roof_and_gets_no_refund() -> None:
    hand = ["flame-thrower", "force-field"]
    gang: list[Any] = [("elander-boldman", "square"), {"card": "andreas-andregg", "booted": True}, "prof-eustace-true"]
    stage = Stage({"hand": hand, "gang": gang, "stash": 3, "deck": cards("6S 9D")})
    assert stage.refused("invent:flame-thrower>elander-boldman.0") == ("place-not-controlled", "gadget.invent.cost")
    assert stage.refused("invent:flame-thrower>andreas-andregg.0") == ("carrier-booted", "gadget.invent.cost")
    stage.pick("invent:flame-thrower>prof-eustace-true.0")  # six and one are below eight
    assert stage.player(0)["stash"] == 1
    assert "flame-thrower" in stage.player(0)["discards"]
    stage.pick("pass")
    assert stage.refused("invent:force-field>prof-eustace-true.0") == ("carrier-booted", "gadget.invent.cost")


@rule("doomtown", "shop.gadget.tradable-later", "gadget.invent.mad-scientist-needed")
def test_an_invented_gadget_may_be_traded() -> None:
    stage = Stage(
        {"gang": [{"card": "elander-boldman", "gear": ["force-field"]}, "clint-ramsey"], "hand": ["flame-thrower"]}
    )
    assert "trade:force-field.0>clint-ramsey.0" in stage.offers("trade")
    assert stage.refused("invent:flame-thrower>clint-ramsey.0") == ("no-skill", "gadget.invent.mad-scientist-needed")


@rule("doomtown", "pull.end.card-discarded", "gadget.invent.success")
def test_the_pulled_card_is_discarded_when_the_gadget_has_its_place() -> None:
    street = ["home", "circle-m-ranch", "cattle-market"]
    stage = Stage(
        {"gang": ["andreas-andregg"], "hand": ["auto-cattle-feeder"], "deck": ["auto-revolver"], "street": street}
    )
    stage.pick("invent:auto-cattle-feeder>andreas-andregg.0")
    assert stage.asked == (0, "host")
    assert stage.player(0)["discards"] == []
    stage.pick("choose:cattle-market.0")
    assert stage.player(0)["discards"] == ["auto-revolver"]


@rule("doomtown", "gadget.invent.card-types", "gadget.invent.success", "shop.dude.at-home", "shop.deed.end-of-street")
def test_dudes_and_deeds_are_invented_too() -> None:
    gadget = ["gadget", "difficulty 5"]
    game = game_with(bobo={"keywords": gadget}, pony_express={"keywords": gadget})
    me = {"hand": ["bobo", "pony-express"], "gang": ["elander-boldman"], "stash": 20}  # a Mad Scientist of 2
    for deck, works in (("shotgun", True), ("bluetick", False)):  # 3 and 2: five is enough, four is not
        stage = Stage({**me, "deck": [deck]}, game=game)
        assert stage.refused("shop:bobo") == ("gadget-invented", "gadget.invent.mad-scientist-needed")
        stage.pick("invent:bobo>elander-boldman.0")
        assert stage.dude("elander-boldman.0")["booted"]
        assert (stage.dude("bobo.0") != {}) == works
        if works:
            assert stage.dude("bobo.0")["place"] == "law-dogs.0"
        assert ("bobo" in stage.player(0)["discards"]) != works

        stage = Stage({**me, "deck": [deck]}, game=game)
        assert stage.refused("shop:pony-express>left") == ("gadget-invented", "gadget.invent.mad-scientist-needed")
        stage.pick("invent:pony-express>elander-boldman.0")
        if works:
            assert stage.asked == (0, "deed-end")
            stage.pick("choose:left")
        street = ["pony-express.0", "law-dogs.0"] if works else ["law-dogs.0"]
        assert stage.player(0)["street"] == street


@rule("doomtown", "gadget.invent.card-types", "gadget.invent.cost", "gadget.invent.mad-scientist-needed")
def test_a_dude_is_invented_by_a_mad_scientist_only() -> None:
    game = game_with(bobo={"keywords": ["gadget", "difficulty 5"]})
    gang: list[Any] = ["clint-ramsey", {"card": "elander-boldman", "booted": True}, ("andreas-andregg", "square")]
    stage = Stage({"hand": ["bobo"], "gang": gang, "stash": 9}, game=game)
    assert stage.offers("invent") == []
    for dude, code, by in (
        ("clint-ramsey", "no-skill", "gadget.invent.mad-scientist-needed"),
        ("elander-boldman", "carrier-booted", "gadget.invent.cost"),
        ("andreas-andregg", "place-not-controlled", "gadget.invent.cost"),
    ):
        assert stage.refused(f"invent:bobo>{dude}.0") == (code, by)
