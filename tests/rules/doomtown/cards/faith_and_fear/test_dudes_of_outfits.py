"""The dudes of the four outfits in Faith and Fear."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "pagliaccio")
@rule("doomtown", "duration.shootout.end-of-shootout", "unique.non-unique.no-play-limit")
def test_pagliaccio_weakens_an_opposing_dude() -> None:
    stage = duel(["pagliaccio", "pagliaccio"], ["pancho-castillo", "olivia-jenks"])
    stage.pick("act:pagliaccio.0")
    assert sorted(stage.options()) == ["choose:olivia-jenks.1", "choose:pancho-castillo.1"]
    stage.pick("choose:pancho-castillo.1")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["bullets"], pancho["value"]) == (2, 4)
    stage.pick("pass")
    assert stage.refused("act:pagliaccio.0") == ("used-today", "act.limit.once-per-day")


@card("doomtown", "valeria-batten")
@rule("doomtown", "gadget.invent.mad-scientist-needed", "gadget.invent.cost", "skill.test.pull-plus-rating")
def test_valeria_invents_mystical_gadgets_with_her_huckster_rating() -> None:
    for pulled, works in (("pinto", True), ("bobo", False)):  # 7 or 6, and 1, against 8
        me: Any = {"gang": ["valeria-batten"], "hand": ["clown-carriage", "force-field"], "deck": [pulled], "stash": 2}
        stage = Stage(me)
        assert stage.offers("invent") == ["invent:clown-carriage>valeria-batten.0"]
        assert stage.refused("invent:force-field>valeria-batten.0") == (
            "no-skill",
            "gadget.invent.mad-scientist-needed",
        )
        stage.pick("invent:clown-carriage>valeria-batten.0")
        valeria = stage.dude("valeria-batten.0")
        assert valeria["booted"]
        assert [gear["card"] for gear in valeria["gear"]] == (["clown-carriage"] if works else [])


@card("doomtown", "micah-ryse-exp-1")
@rule("doomtown", "act.cost.do-x-to-y", "limit.value.one-to-thirteen")
def test_micah_boots_a_hex_or_mystical_goods_for_a_lower_value() -> None:
    micah = {"card": "micah-ryse-exp-1", "gear": ["soul-blast", "doyles-hoyle", "mustang"]}
    stage = duel([micah], ["pancho-castillo", "olivia-jenks"])
    stage.pick("act:micah-ryse-exp-1.0")
    assert sorted(stage.options()) == ["choose:doyles-hoyle.0", "choose:soul-blast.0"]
    stage.pick("choose:doyles-hoyle.0", "choose:olivia-jenks.1")
    assert stage.dude("olivia-jenks.1")["value"] == 1  # 2 less 3, but at least 1
    booted = [gear["card"] for gear in stage.dude("micah-ryse-exp-1.0")["gear"] if gear["booted"]]
    assert booted == ["doyles-hoyle"]
    stage = duel([{"card": "micah-ryse-exp-1", "gear": ["mustang"]}], ["pancho-castillo"])
    assert stage.refused("act:micah-ryse-exp-1.0") == REQUIREMENT


# ---- Law Dogs


def perry(pulled: str, *others: Any) -> Stage:
    return Stage(
        {"gang": ["rev-perry-inbody", *others], "deck": [pulled], "street": ["home", "bunkhouse", "pony-express"]}
    )


@card("doomtown", "rev-perry-inbody")
@rule("doomtown", "skill.test.pull-plus-rating")
def test_perry_unboots_himself_and_a_law_dog_at_or_next_to_his_place() -> None:
    tommy: Any = {"card": "tommy-harden", "at": "bunkhouse.0", "booted": True}
    far: Any = {"card": "clyde-owens", "at": "pony-express.0", "booted": True}
    other: Any = {"card": "clint-ramsey", "booted": True}
    for pulled, unbooted in (("pinto", True), ("roan", False)):  # 7 or 6, and 2, against 9
        stage = perry(pulled, tommy, far, other)
        stage.pick("act:rev-perry-inbody.0")
        names = ("rev-perry-inbody.0", "tommy-harden.0", "clyde-owens.0", "clint-ramsey.0")
        assert [stage.dude(name)["booted"] for name in names] == [not unbooted, not unbooted, True, True]


@card("doomtown", "rev-perry-inbody")
@rule("doomtown", "act.requirement.first-sentence")
def test_perry_needs_no_other_law_dog_but_has_to_boot() -> None:
    stage = perry("flame-thrower")
    stage.pick("act:rev-perry-inbody.0")
    assert not stage.dude("rev-perry-inbody.0")["booted"]
    stage = Stage({"gang": [{"card": "rev-perry-inbody", "booted": True}]})
    assert stage.refused("act:rev-perry-inbody.0") == ("booted", "boot.cost.needs-unbooted")


@card("doomtown", "zoe-halbrook")
@rule("doomtown", "gadget.invent.mad-scientist-needed", "skill.test.pull-plus-rating")
def test_zoe_invents_weapons_only_and_is_better_with_deputies_about() -> None:
    me: Any = {"gang": ["zoe-halbrook", "tommy-harden", "philip-swinford", ("abram-grothe", "square")]}
    stage = Stage({**me, "hand": ["flame-thrower", "force-field"], "deck": ["bobo"]})
    assert stage.offers("invent") == ["invent:flame-thrower>zoe-halbrook.0"]
    stage.pick("invent:flame-thrower>zoe-halbrook.0")  # 6, and 2 Deputies, against 8
    assert [gear["card"] for gear in stage.dude("zoe-halbrook.0")["gear"]] == ["flame-thrower"]


@card("doomtown", "abram-grothe-exp-1")
@rule("doomtown", "shootout.round.repeated", "limit.stat.negative-counts-as-zero")
def test_abram_puts_all_weapons_against_him_out_of_use_from_the_second_round_on() -> None:
    armed = {"card": "pancho-castillo", "gear": ["peacemaker", "mustang"]}
    mine: list[Any] = [{"card": "abram-grothe-exp-1", "gear": ["shotgun"]}, "clint-ramsey"]
    hands: Any = {"deck": ["bobo"] * 14}
    stage = duel(mine, [armed, "olivia-jenks"], hands, hands)
    assert stage.refused("act:abram-grothe-exp-1.0") == REQUIREMENT
    stage.until("casualties", "pass done")
    while stage.asked is not None and stage.asked[1] != "shootout":
        picks = stage.options()
        stage.pick(
            next(
                (p for p in picks if p in ("pass", "done", "discard:clint-ramsey.0", "discard:olivia-jenks.1")),
                picks[0],
            )
        )
    assert stage.view["shootout"]["round"] == 2
    if stage.asked == (1, "shootout"):
        stage.pick("pass")
    stage.pick("act:abram-grothe-exp-1.0")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["bullets"], stage.dude("abram-grothe-exp-1.0")["bullets"]) == (3, 4)  # 2, Shotgun 1, and 1
    assert {gear["card"]: gear["booted"] for gear in pancho["gear"]} == {"peacemaker": True, "mustang": False}


# ---- Morgan Cattle Co.


@card("doomtown", "william-specks")
@rule("doomtown", "shop.by-card.same-rules-and-cost", "act.requirement.first-sentence")
def test_specks_shops_for_ranches_and_deeds_out_of_town_at_a_discount() -> None:
    hand = ["circle-m-ranch", "pats-perch", "bunkhouse", "mustang"]  # 3, 1
    stage = Stage({"gang": ["william-specks"], "hand": hand, "stash": 1})
    stage.pick("act:william-specks.0")
    assert sorted(stage.options()) == ["choose:circle-m-ranch", "choose:pats-perch"]
    stage.pick("choose:circle-m-ranch")
    stage.pick(stage.options()[0])
    assert stage.player(0)["stash"] == 0
    assert stage.dude("william-specks.0")["booted"]
    assert any([place["card"] == "circle-m-ranch" for place in stage.view["places"]])


@card("doomtown", "william-specks")
@rule("doomtown", "gadget.invent.through-ability", "gadget.invent.cost")
def test_specks_lets_another_scientist_invent_for_less_because_he_is_booted_himself() -> None:
    me: Any = {"hand": ["flame-thrower", "bobo"], "stash": 0, "deck": ["flame-thrower"]}
    assert Stage({**me, "gang": ["william-specks"]}).refused("act:william-specks.0") == REQUIREMENT
    stage = Stage({**me, "gang": ["william-specks", "elander-boldman"]})
    stage.pick("act:william-specks.0", "choose:flame-thrower")  # it costs 2 less 2
    assert [gear["card"] for gear in stage.dude("elander-boldman.0")["gear"]] == ["flame-thrower"]
    assert stage.dude("elander-boldman.0")["booted"]


@card("doomtown", "chuan-jen-qi")
@rule("doomtown", "text.trait.always-on")
def test_jen_gains_by_a_horse_and_by_a_gadget() -> None:
    for gear, figures in (([], (0, 1)), (["roan"], (0, 2)), (["force-field"], (2, 1)), (["mechanical-horse"], (2, 2))):
        jen = Stage({"gang": [{"card": "chuan-jen-qi", "gear": gear}]}).dude("chuan-jen-qi.0")
        assert (jen["bullets"], jen["influence"]) == figures


def lane(theirs: list[Any], **more: Any) -> Stage:
    rider = {"card": "lane-healey-exp-1", "gear": ["roan"], **more}
    return Stage({"gang": [rider], "street": ["home", "bunkhouse", "pony-express"]}, {"gang": theirs})


@card("doomtown", "lane-healey-exp-1")
@rule("doomtown", "callout.by-card.booted-caller", "act.cost.do-x-to-y")
def test_lane_rides_to_the_next_deed_and_calls_a_booted_dude_out() -> None:
    stage = lane([("clint-ramsey", "bunkhouse.0"), ("sloane", "square")], booted=True)
    stage.pick("act:lane-healey-exp-1.0")
    assert stage.dude("lane-healey-exp-1.0")["place"] == "bunkhouse.0"
    assert stage.dude("lane-healey-exp-1.0")["gear"][0]["booted"]
    assert stage.dude("clint-ramsey.1")["booted"]
    assert "call-out" in str(stage.asked) or stage.view["shootout"] is not None


@card("doomtown", "lane-healey-exp-1")
@rule("doomtown", "act.requirement.first-sentence", "location.adjacent.neighbours")
def test_lane_needs_his_horse_and_an_opponent_at_a_deed_next_door() -> None:
    assert lane([("clint-ramsey", "pony-express.0")]).refused("act:lane-healey-exp-1.0") == REQUIREMENT
    assert lane([("clint-ramsey", "square")]).refused("act:lane-healey-exp-1.0") == REQUIREMENT
    stage = lane([("clint-ramsey", "bunkhouse.0")], gear=[])
    assert stage.refused("act:lane-healey-exp-1.0") == REQUIREMENT


# ---- Sloane Gang


def start_with_the_fixer(deck: list[str], taken: str) -> Stage:
    """A position before the first day, in which the Fixer may react."""
    me: Any = {"outfit": "the-sloane-gang", "gang": ["the-fixer"], "deck": [*deck, "bobo"], "hand": ["sloane"]}
    stage = Stage(me)
    s = stage.state
    from sixgun.core.frames import run
    from sixgun.games.doomtown.language import triggers, words
    from sixgun.games.doomtown.table.state import NOBODY

    s.asked = 0
    triggers.begin(s, words.ON_GAME_START, NOBODY, 0)
    run(s, stage.game._tables, stage.game.key)
    assert stage.asked == (0, "react")
    stage.pick("act:the-fixer.0")
    assert stage.asked == (0, "may")
    if taken:
        stage.pick("yes", f"choose:{taken}")
    else:
        stage.pick("no")
    return stage


FIVE = ["ambush", "mustang", "reserves", "bunkhouse", "clint-ramsey"]


@card("doomtown", "the-fixer")
@rule("doomtown", "setup.grifter.optional-after-hand", "text.ability.optional")
def test_the_fixer_looks_through_five_cards_and_stands_up_for_a_job() -> None:
    for taken, booted in (("ambush", False), ("mustang", True), ("reserves", True), ("", True)):
        stage = start_with_the_fixer(FIVE, taken)
        assert stage.dude("the-fixer.0")["booted"] == booted
        assert sorted(stage.hand(0)) == sorted(["sloane", *([taken] if taken else [])])
        assert sorted(stage.player(0)["discards"]) == sorted([name for name in FIVE if name != taken])


def maria(pulled: str, bounty: int, fighting: bool) -> Stage:
    caster: Any = {"card": "maria-kingsford", "at": "square", "gear": ["soul-blast", "blood-curse"], "bounty": bounty}
    me: Any = {"gang": [caster], "deck": [pulled, "bobo"]}
    if fighting:
        return shootout(me, {"gang": [("allie-hensman", "square")]}, "maria-kingsford.0", "allie-hensman.1")
    return Stage(me, {"gang": [("allie-hensman", "square")]})


@card("doomtown", "maria-kingsford")
@rule("doomtown", "skill.test.pull-plus-rating")
def test_marias_bounty_helps_her_hexes_in_a_shootout_alone() -> None:
    for bounty, bullets in ((3, 0), (2, 2)):  # 6, and the bounty, against 9
        stage = maria("bobo", bounty, True)
        stage.pick("act:blood-curse.0/1")
        assert stage.dude("allie-hensman.1")["bullets"] == bullets
    stage = maria("bobo", 5, False)
    stage.pick("act:blood-curse.0", "choose:allie-hensman.1")
    assert stage.dude("allie-hensman.1")["bullets"] == 2


@card("doomtown", "makaio-kaleo-esq")
@rule("doomtown", "wanted.status.cleared", "wanted.bounty.makes-wanted")
def test_makaio_moves_a_bounty_between_your_dudes() -> None:
    gang: list[Any] = ["makaio-kaleo-esq", {"card": "clint-ramsey", "bounty": 1}, "olivia-jenks"]
    stage = Stage({"gang": gang}, {"gang": [{"card": "pancho-castillo", "bounty": 3}]})
    stage.pick("act:makaio-kaleo-esq.0")
    assert sorted(stage.options()) == ["choose:makaio-kaleo-esq.0", "choose:olivia-jenks.0"]
    stage.pick("choose:olivia-jenks.0")
    assert [stage.dude(f"{name}.0")["bounty"] for name in ("clint-ramsey", "olivia-jenks")] == [0, 1]
    assert not stage.dude("makaio-kaleo-esq.0")["booted"]
    assert Stage({"gang": ["makaio-kaleo-esq", "clint-ramsey"]}).refused("act:makaio-kaleo-esq.0") == REQUIREMENT


@card("doomtown", "makaio-kaleo-esq", "sloane")
@rule("doomtown", "golden.cannot.beats-can")
def test_makaio_takes_nothing_off_sloanes_last_bounty() -> None:
    gang: list[Any] = ["makaio-kaleo-esq", {"card": "sloane", "bounty": 1}]
    stage = Stage({"gang": gang})
    stage.pick("act:makaio-kaleo-esq.0")
    assert [stage.dude(f"{name}.0")["bounty"] for name in ("sloane", "makaio-kaleo-esq")] == [1, 0]
