"""Shoppin', Tradin' and Inventin'."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.stage import Stage


@rule("doomtown", "shop.play.pay-and-place", "shop.dude.at-home", "boot.enter.unbooted", "stash.payment.to-bank")
def test_a_dude_is_paid_for_and_enters_at_home() -> None:
    stage = Stage({"hand": ["clint-ramsey"]})
    stage.pick("shop:clint-ramsey")
    assert stage.dude("clint-ramsey.0")["place"] == "law-dogs.0"
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.player(0)["stash"] == 0


@rule("doomtown", "shop.by-card.same-rules-and-cost", "card.cost.printed")
def test_nobody_buys_on_credit() -> None:
    stage = Stage({"hand": ["sloane"]})
    assert stage.refused("shop:sloane") == ("too-dear", "shop.play.pay-and-place")


@rule("doomtown", "shop.deed.end-of-street", "shop.deed.out-of-town-aside")
def test_a_deed_goes_to_an_end_of_the_street_or_out_of_town() -> None:
    stage = Stage({"hand": ["gomorra-parish", "pats-perch"], "street": ["pony-express", "home"]})
    stage.pick("shop:gomorra-parish>right", "pass", "shop:pats-perch")
    assert stage.player(0)["street"] == ["pony-express.0", "law-dogs.0", "gomorra-parish.0"]
    assert stage.player(0)["outskirts"] == ["pats-perch.0"]


@rule("doomtown", "unique.limit.in-play-or-boot-hill", "unique.limit.not-restricted", "unique.default.by-type")
@pytest.mark.parametrize("where", [{"gang": ["clint-ramsey"]}, {"boot_hill": ["clint-ramsey"]}])
def test_a_unique_card_comes_into_play_once(where: dict[str, Any]) -> None:
    stage = Stage({"hand": ["clint-ramsey"], **where}, {"gang": ["clint-ramsey"]})
    assert stage.refused("shop:clint-ramsey") == ("unique", "unique.limit.in-play-or-boot-hill")
    stage = Stage({"hand": ["clint-ramsey"]}, {"gang": ["clint-ramsey"]})
    assert stage.refused("shop:clint-ramsey") is None


@rule("doomtown", "shop.goods.recipient", "shop.goods.one-horse-one-weapon", "unique.non-unique.no-play-limit")
def test_goods_go_to_an_unbooted_dude_at_a_controlled_place() -> None:
    gang = [
        {"card": "clint-ramsey", "gear": ["shotgun"]},
        ("olivia-jenks", "square"),
        {"card": "steven-wiles", "booted": True},
    ]
    stage = Stage({"hand": ["peacemaker"], "gang": gang})
    assert stage.offers("shop") == ["shop:peacemaker>clint-ramsey.0"]
    assert stage.refused("shop:peacemaker>olivia-jenks.0") == ("place-not-controlled", "shop.goods.recipient")
    assert stage.refused("shop:peacemaker>steven-wiles.0") == ("carrier-booted", "shop.goods.recipient")
    stage.pick("shop:peacemaker>clint-ramsey.0")
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["peacemaker"]
    assert stage.player(0)["discards"] == ["shotgun"]


@rule("doomtown", "shop.spell.matching-skill", "shop.spell.unbooted-at-controlled-location", "card.spell.must-attach")
def test_a_hex_needs_a_huckster() -> None:
    stage = Stage({"hand": ["shadow-walk"], "gang": ["clint-ramsey", "steele-archer"]})
    assert stage.offers("shop") == ["shop:shadow-walk>steele-archer.0"]
    assert stage.refused("shop:shadow-walk>clint-ramsey.0") == ("cannot-carry", "shop.spell.matching-skill")


@rule("doomtown", "joker.use.pulls-and-draw-hands", "card.action.played-from-hand")
def test_jokers_and_actions_are_not_bought() -> None:
    stage = Stage({"hand": ["joker-red", "war-paint"]})
    assert stage.refused("shop:joker-red") == ("joker-from-hand", "joker.use.pulls-and-draw-hands")
    assert stage.refused("shop:war-paint") == ("action-not-shopped", "card.action.played-from-hand")


# ---- gadgets


@rule(
    "doomtown", "gadget.invent.cost", "gadget.invent.success", "gadget.invent.noon-play", "skill.test.pull-plus-rating"
)
def test_a_gadget_is_invented_with_a_skill_test() -> None:
    stage = Stage({"hand": ["force-field"], "gang": ["elander-boldman"], "deck": ["shotgun", "bobo"]})
    assert stage.refused("shop:force-field>elander-boldman.0") == (
        "gadget-invented",
        "gadget.invent.mad-scientist-needed",
    )
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


@rule("doomtown", "pull.no-cards.ace-of-clubs")
def test_a_pull_without_cards_is_an_ace() -> None:
    stage = Stage({"hand": ["force-field"], "gang": ["elander-boldman"]})
    assert "pulled-nothing" in stage.pick("invent:force-field>elander-boldman.0")
    assert {"event": "skill", "card": "elander-boldman.0", "check": 3, "difficulty": 5, "success": 0} in stage.events


# ---- trading


@rule(
    "doomtown",
    "trade.play.same-controlled-location",
    "trade.receiver.unbooted-and-able",
    "trade.limit.received-goods-stay-today",
    "trade.spell.forbidden",
)
def test_goods_change_hands_at_a_controlled_place() -> None:
    gang = [
        {"card": "steele-archer", "gear": ["mustang", "shadow-walk"], "booted": True},
        "clint-ramsey",
        "olivia-jenks",
        ("sloane", "square"),
    ]
    stage = Stage({"gang": gang})
    assert stage.offers("trade") == ["trade:mustang.0>clint-ramsey.0", "trade:mustang.0>olivia-jenks.0"]
    assert stage.refused("trade:shadow-walk.0>clint-ramsey.0") == ("spell-traded", "trade.spell.forbidden")
    stage.pick("trade:mustang.0>clint-ramsey.0")
    assert stage.asked == (1, "noon")
    stage.pick("pass")
    assert stage.refused("trade:mustang.0>olivia-jenks.0") == ("traded-today", "trade.limit.received-goods-stay-today")


@rule("doomtown", "trade.limit.extra-horse-or-weapon")
def test_a_second_horse_is_discarded_after_the_trade() -> None:
    gang = [{"card": "clint-ramsey", "gear": ["mustang"]}, {"card": "olivia-jenks", "gear": ["roan"]}]
    stage = Stage({"gang": gang})
    stage.pick("trade:mustang.0>olivia-jenks.0", "done")
    assert stage.asked == (0, "surplus")
    stage.pick("discard:roan.0")
    assert [gear["card"] for gear in stage.dude("olivia-jenks.0")["gear"]] == ["mustang"]
