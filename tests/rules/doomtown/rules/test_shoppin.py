"""Shoppin': what can be bought, for whom, and how cards enter play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with


@rule("doomtown", "shop.play.pay-and-place", "shop.dude.at-home", "boot.enter.unbooted", "stash.payment.to-bank")
def test_a_dude_is_paid_for_and_enters_at_home() -> None:
    stage = Stage({"hand": ["clint-ramsey"]})
    stage.pick("shop:clint-ramsey")
    assert stage.dude("clint-ramsey.0")["place"] == "law-dogs.0"
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.player(0)["stash"] == 0
    assert stage.player(1)["stash"] == -stage.state.bank == 5  # what was spent is in the bank again


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


@rule("doomtown", "unique.non-unique.no-play-limit", "unique.default.by-type")
def test_goods_and_spells_come_into_play_any_number_of_times() -> None:
    gang: list[Any] = [
        {"card": "clint-ramsey", "gear": ["peacemaker"]},
        {"card": "steele-archer", "gear": ["shadow-walk"]},
        "olivia-jenks",
    ]
    stage = Stage(
        {"hand": ["peacemaker", "shadow-walk"], "gang": gang, "boot_hill": ["peacemaker", "shadow-walk"], "stash": 9}
    )
    stage.pick("shop:peacemaker>olivia-jenks.0", "pass", "shop:shadow-walk>steele-archer.0")
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["peacemaker"]
    assert [gear["card"] for gear in stage.dude("olivia-jenks.0")["gear"]] == ["peacemaker"]
    assert [gear["card"] for gear in stage.dude("steele-archer.0")["gear"]] == ["shadow-walk", "shadow-walk"]


@rule("doomtown", "shop.goods.recipient", "shop.goods.one-horse-one-weapon")
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


@rule("doomtown", "shop.spell.matching-skill", "card.spell.must-attach")
def test_a_hex_needs_a_huckster() -> None:
    stage = Stage({"hand": ["shadow-walk"], "gang": ["clint-ramsey", "steele-archer"]})
    assert stage.offers("shop") == ["shop:shadow-walk>steele-archer.0"]
    assert stage.refused("shop:shadow-walk>clint-ramsey.0") == ("cannot-carry", "shop.spell.matching-skill")
    assert Stage({"hand": ["shadow-walk"]}, {"gang": ["steele-archer"]}).offers("shop") == []  # another's Huckster


@rule("doomtown", "shop.spell.unbooted-at-controlled-location")
def test_a_spell_is_bought_for_an_unbooted_dude_at_a_controlled_place() -> None:
    there = "pony-express.1"
    street = {"street": ["home", "pony-express"]}
    for at, booted, rival, code in (
        ("law-dogs.0", False, [], None),
        ("law-dogs.0", True, [], "carrier-booted"),
        ("square", False, [], "place-not-controlled"),
        (there, False, [], None),  # his influence is enough
        (there, False, [("sloane", there)], "place-not-controlled"),
    ):
        caster = {"card": "steele-archer", "at": at, "booted": booted}
        stage = Stage({"hand": ["shadow-walk"], "gang": [caster]}, {**street, "gang": rival})
        refused = stage.refused("shop:shadow-walk>steele-archer.0")
        assert (refused and refused[0]) == code


@rule("doomtown", "joker.use.pulls-and-draw-hands", "card.action.played-from-hand")
def test_jokers_and_actions_are_not_bought() -> None:
    stage = Stage({"hand": ["joker-red", "war-paint"]})
    assert stage.refused("shop:joker-red") == ("joker-from-hand", "joker.use.pulls-and-draw-hands")
    assert stage.refused("shop:war-paint") == ("action-not-shopped", "card.action.played-from-hand")


@rule("doomtown", "shop.goods.one-horse-one-weapon", "zone.leave-play.owners-pile")
def test_a_new_weapon_sends_the_old_one_away_but_not_the_horse() -> None:
    dude: Any = {"card": "clint-ramsey", "gear": ["shotgun", "mustang", "bluetick"]}
    stage = Stage({"gang": [dude], "hand": ["peacemaker", "roan"], "stash": 9})
    stage.pick("shop:peacemaker>clint-ramsey.0", "pass", "shop:roan>clint-ramsey.0")
    assert sorted(gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]) == ["bluetick", "peacemaker", "roan"]
    assert sorted(stage.player(0)["discards"]) == ["mustang", "shotgun"]


@rule("doomtown", "card.goods.must-attach", "shop.spell.any-number", "card.spell.type-keyword")
def test_goods_need_a_carrier_and_spells_pile_up() -> None:
    assert Stage({"hand": ["peacemaker"]}).offers("shop") == []
    caster: Any = {"card": "steele-archer", "gear": ["shadow-walk", "blood-curse"]}
    stage = Stage({"hand": ["soul-blast"], "gang": [caster]})
    stage.pick("shop:soul-blast>steele-archer.0")
    assert len(stage.dude("steele-archer.0")["gear"]) == 3


@rule("doomtown", "shop.by-card.booted-or-uncontrolled")
def test_an_effect_attaches_to_a_booted_dude_anywhere() -> None:
    jia: Any = {"card": "jia-mein", "at": "square", "booted": True}
    me = {"outfit": "the-fourth-ring", "gang": [jia, ("clint-ramsey", "square")], "hand": ["soul-blast"]}
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:jia-mein.0", "act:jia-mein.0")
    assert [gear["card"] for gear in stage.dude("jia-mein.0")["gear"]] == ["soul-blast"]
    assert stage.dude("jia-mein.0")["stud"]
    assert stage.player(0)["stash"] == 4


@rule("doomtown", "gadget.invent.through-ability")
def test_the_general_store_sells_gadgets_only_to_inventors() -> None:
    me = {"street": ["home", "general-store"], "hand": ["force-field"], "gang": ["clint-ramsey"]}
    assert Stage(me).refused("act:general-store.0") == ("requirement", "act.requirement.first-sentence")
    stage = Stage({**me, "gang": ["elander-boldman"], "deck": ["sloane", "bobo"]})
    stage.pick("act:general-store.0")
    assert stage.dude("elander-boldman.0")["booted"]
    assert [gear["card"] for gear in stage.dude("elander-boldman.0")["gear"]] == ["force-field"]
    assert stage.player(0)["stash"] == 5


@rule("doomtown", "shop.by-card.same-rules-and-cost", "shop.play.pay-and-place")
def test_what_a_card_takes_off_the_cost_counts_and_the_rest_must_be_there() -> None:
    for stash, able in ((0, False), (1, True)):
        stage = Stage(
            {"street": ["home", "general-store"], "hand": ["mustang"], "gang": ["clint-ramsey"], "stash": stash}
        )
        refused = stage.refused("act:general-store.0")
        assert (refused is None) == able
        if able:
            stage.pick("act:general-store.0")
            assert stage.player(0)["stash"] == 0
            assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]


@rule("doomtown", "act.action-card.discard-timing", "act.requirement.first-sentence")
def test_hired_guns_are_found_among_discarded_dudes_only() -> None:
    stage = Stage({"hand": ["hired-guns"], "discards": ["mustang"], "boot_hill": ["sloane"]})
    assert stage.refused("play:hired-guns") == ("requirement", "act.requirement.first-sentence")


@rule(
    "doomtown",
    "allegiance.play.mutually-exclusive",
    "allegiance.play.only-cards-in-play",
    "allegiance.keyword.not-title",
)
def test_union_and_confederate_do_not_mix_in_play() -> None:
    game = game_with(clint_ramsey={"keywords": ["union"]}, olivia_jenks={"keywords": ["confederate"]})
    rows: list[dict[str, Any]] = [
        {"outfit": "law-dogs", "stash": 9, "hand": ["olivia-jenks"], "gang": ["clint-ramsey"]},
        {"outfit": "law-dogs"},
    ]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks").rule == "allegiance.play.mutually-exclusive"
    rows[0] = {"outfit": "law-dogs", "stash": 9, "hand": ["olivia-jenks"], "boot_hill": ["clint-ramsey"]}
    rows[1]["gang"] = ["clint-ramsey"]
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks") is None
    rows[0] = {"outfit": "law-dogs", "stash": 9, "hand": ["olivia-jenks"], "street": ["home", "the-union-casino"]}
    s = game.position({"players": rows})
    assert game.refuse(s, 0, "shop:olivia-jenks") is None


@rule("doomtown", "allegiance.play.owned-cards-count", "control.change.take-control")
def test_a_card_taken_from_another_binds_its_owner_alone() -> None:
    game = game_with(
        clint_ramsey={"keywords": ["union"]},
        olivia_jenks={"keywords": ["confederate"]},
        auction={"ability": [{"play": "noon", "target": ["choose x dude takeable"], "do": ["take-control x"]}]},
    )
    stage = Stage(
        {"stash": 9, "hand": ["olivia-jenks", "auction"]},
        {"stash": 9, "hand": ["olivia-jenks"], "gang": ["clint-ramsey"]},
        game=game,
    )
    stage.pick("play:auction")
    assert stage.dude("clint-ramsey.1")["seat"] == 0
    assert stage.refused("shop:olivia-jenks") == ("allegiance", "allegiance.play.mutually-exclusive")  # the owner
    stage.pick("pass")
    assert stage.refused("shop:olivia-jenks") is None  # who controls it
    mine = {"stash": 9, "hand": ["auction"], "gang": ["olivia-jenks"]}
    stage = Stage(mine, {"gang": ["clint-ramsey"]}, game=game)
    stage.pick("play:auction")  # an own Confederate card does not keep anybody from taking a Union card
    assert stage.dude("clint-ramsey.1")["seat"] == 0


@rule("doomtown", "shop.play.usable-next-turn")
def test_a_new_horse_carries_nobody_before_its_owners_next_turn() -> None:
    turn = ("pass", "shop:peacemaker>clint-ramsey.0")
    for turns in (0, 1):
        stage = Stage(
            {"gang": ["clint-ramsey", ("steele-archer", "square")], "hand": ["roan", "peacemaker"], "stash": 9},
            {"gang": [("clementine-lepp", "square")]},
        )
        stage.pick("shop:roan>clint-ramsey.0", *turn[: 2 * turns])
        stage.pick("call-out:clementine-lepp.1>steele-archer.0", "accept", "join:clint-ramsey.0")
        if turns:
            assert stage.asked == (0, "react")
            assert stage.offers("act") == ["act:roan.0"]
        else:
            assert stage.asked == (0, "shootout")
            assert stage.dude("clint-ramsey.0")["booted"]


@rule("doomtown", "shop.play.usable-next-turn", "shop.by-card.same-rules-and-cost")
def test_a_deed_that_an_effect_brings_in_waits_for_the_next_turn_too() -> None:
    turn = ("pass", "shop:general-store>left")
    for turns in (0, 1):
        stage = Stage(
            {
                "outfit": "morgan-cattle-co",
                "gang": ["harold-aimslee", ("steele-archer", "square")],
                "hand": ["pearlys-palace", "general-store"],
                "stash": 20,
            },
            {"gang": [("clementine-lepp", "square")]},
        )
        stage.pick("act:morgan-cattle-co.0", "choose:harold-aimslee.0", "choose:pearlys-palace", "choose:left")
        stage.pick(*turn[: 2 * turns])
        stage.pick("call-out:clementine-lepp.1>steele-archer.0", "accept")
        while stage.asked is not None and stage.asked[1] == "posse":
            stage.pick("done")
        assert stage.asked == (0, "react" if turns else "shootout")


@rule("doomtown", "shop.play.usable-next-turn", "gadget.invent.success")
def test_the_next_turn_may_be_one_of_a_shootout() -> None:
    stage = Stage(
        {"gang": [("steele-archer", "square"), "jia-mein"], "hand": ["soul-blast"], "deck": ["bobo"] * 9},
        {"gang": [("clementine-lepp", "square")]},
    )
    stage.pick("shop:soul-blast>jia-mein.0", "call-out:clementine-lepp.1>steele-archer.0", "accept")
    stage.pick("join:jia-mein.0")
    assert stage.asked == (0, "shootout")
    assert stage.offers("act") == ["act:soul-blast.0"]


@rule("doomtown", "shop.play.pay-and-place", "location.out-of-town.isolated")
def test_a_dude_and_an_out_of_town_deed_need_no_place_and_other_deeds_have_two_ends() -> None:
    stage = Stage({"hand": ["clint-ramsey", "pony-express", "jacksons-strike"], "stash": 20})
    assert sorted(stage.offers("shop")) == [
        "shop:clint-ramsey",
        "shop:jacksons-strike",
        "shop:pony-express>left",
        "shop:pony-express>right",
    ]
