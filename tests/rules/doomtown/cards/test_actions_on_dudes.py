"""Noon actions that make dudes stronger, weaker, ready, or move them."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.fights import draw
from tests.rules.doomtown.stage import HIGH_CARD, THREES, Stage


@card("doomtown", "war-paint")
@rule("doomtown", "duration.noon.end-of-day", "limit.stat.printed-plus-modifiers")
def test_war_paint_gives_one_of_the_own_dudes_two_bullets_for_the_day() -> None:
    me = {"hand": ["war-paint"], "gang": ["clint-ramsey", "olivia-jenks"], "deck": ["bobo"] * 16}
    stage = Stage(me, {"gang": ["sloane"], "deck": ["mustang"] * 16})
    stage.pick("play:war-paint")
    assert set(stage.options()) == {"choose:clint-ramsey.0", "choose:olivia-jenks.0"}
    stage.pick("choose:olivia-jenks.0")
    assert (stage.dude("olivia-jenks.0")["bullets"], stage.dude("olivia-jenks.0")["stud"]) == (4, False)
    assert stage.dude("clint-ramsey.0")["bullets"] == 2
    stage.pick("pass", "pass")
    stage.until("noon")
    assert stage.dude("olivia-jenks.0")["bullets"] == 2
    assert Stage({"hand": ["war-paint"]}, {"gang": ["sloane"]}).refused("play:war-paint") == (
        "requirement",
        "act.requirement.first-sentence",
    )


@card("doomtown", "bad-company")
@rule("doomtown", "act.requirement.first-sentence", "wanted.status.bounty-on-dude")
def test_bad_company_makes_a_wanted_dude_a_stud_with_three_bullets_more() -> None:
    wanted = {"card": "marion-seville", "bounty": 1}  # 1 draw, and 2 more while wanted
    stage = Stage({"hand": ["bad-company"], "gang": ["clint-ramsey"]}, {"gang": [wanted, "sloane"]})
    stage.pick("play:bad-company")  # only one is wanted
    assert (stage.dude("marion-seville.1")["bullets"], stage.dude("marion-seville.1")["stud"]) == (6, True)
    stage = Stage({"hand": ["bad-company"], "gang": ["clint-ramsey"]}, {"gang": ["sloane"]})
    assert stage.refused("play:bad-company") == ("requirement", "act.requirement.first-sentence")


@card("doomtown", "bad-company")
@rule("doomtown", "wanted.reward.shootout-casualty")
def test_bad_company_adds_four_ghost_rock_to_a_bounty_that_is_collected() -> None:
    for hand, reward in ((["bad-company"], 2 + 4), ([], 2)):
        stage = Stage(
            {"gang": [("clint-ramsey", "square")], "deck": [*THREES, *["bobo"] * 2], "hand": hand},
            {
                "gang": [{"card": "pancho-castillo", "at": "square", "bounty": 2}],
                "deck": [*HIGH_CARD, *["bobo"] * 6],
            },
        )
        if hand:
            stage.pick("play:bad-company", "pass")
        stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
        draw(stage, THREES, HIGH_CARD)
        stage.until("noon")
        assert stage.dude("pancho-castillo.1") == {}
        assert stage.player(0)["stash"] == 5 + reward


@card("doomtown", "rumors")
@rule("doomtown", "limit.stat.printed-plus-modifiers", "control.deed.most-influence")
def test_rumors_cost_a_dude_an_influence_anywhere_but_at_home() -> None:
    me = {"hand": ["rumors"], "street": ["home", "general-store"]}
    stage = Stage(me, {"gang": [("sloane", "square")]})
    stage.pick("play:rumors")
    assert stage.dude("sloane.1")["influence"] == 2
    stage.pick("move:sloane.1>law-dogs.0", "pass")  # somebody else's home
    assert stage.dude("sloane.1")["influence"] == 2
    stage = Stage({**me, "hand": ["rumors"]}, {"gang": ["sloane"]})
    stage.pick("play:rumors")
    assert stage.dude("sloane.1")["influence"] == 3
    stage.pick("move:sloane.1>square")
    assert stage.dude("sloane.1")["influence"] == 2


@card("doomtown", "fresh-horses")
@rule("doomtown", "act.limit.once-per-day", "boot.cost.needs-unbooted")
def test_fresh_horses_are_unbooted_and_can_be_used_again() -> None:
    rider = {"card": "clint-ramsey", "gear": ["mustang"]}
    other = {"card": "olivia-jenks", "at": "general-store.0", "gear": ["mustang"]}
    me = {"hand": ["fresh-horses"], "gang": [rider, other], "street": ["home", "general-store"]}
    stage = Stage(me, {"gang": [{"card": "sloane", "at": "square", "gear": ["mustang"]}]})
    stage.pick("act:mustang.0", "choose:square", "act:mustang.1", "choose:the-sloane-gang.1")
    stage.pick("act:mustang.0.1", "choose:the-sloane-gang.1", "pass")
    assert stage.refused("act:mustang.0") == ("used-today", "act.limit.once-per-day")
    stage.pick("play:fresh-horses", "choose:square", "pass")
    assert not stage.dude("clint-ramsey.0")["gear"][0]["booted"]
    assert stage.dude("olivia-jenks.0")["gear"][0]["booted"]  # elsewhere
    assert stage.dude("sloane.1")["gear"][0]["booted"]  # somebody else's
    stage.pick("act:mustang.0", "choose:general-store.0", "pass")
    assert stage.dude("clint-ramsey.0")["place"] == "general-store.0"
    assert stage.refused("act:mustang.0") == ("used-today", "act.limit.once-per-day")
    stage = Stage({"hand": ["fresh-horses"], "gang": ["clint-ramsey"]})
    assert stage.refused("play:fresh-horses") == ("requirement", "act.requirement.first-sentence")


@card("doomtown", "fresh-horses")
@rule("doomtown", "act.limit.once-per-day")
def test_fresh_horses_give_no_second_use_to_a_horse_that_was_not_used() -> None:
    me = {"hand": ["fresh-horses"], "gang": [{"card": "clint-ramsey", "gear": ["mustang"]}]}
    stage = Stage(me, cards={"mustang.0": {"booted": 1}})
    stage.pick("play:fresh-horses", "pass", "act:mustang.0", "choose:square", "pass")
    assert stage.refused("act:mustang.0") == ("used-today", "act.limit.once-per-day")


@card("doomtown", "good-stiff-drink")
@rule("doomtown", "act.limit.once-per-day", "act.requirement.first-sentence")
def test_a_good_stiff_drink_lets_a_dude_use_an_ability_once_more() -> None:
    gang: Any = [("clyde-owens", "square"), {"card": "kevin-wainwright", "gear": ["mustang"]}]
    me = {"hand": ["good-stiff-drink"], "gang": gang}
    stage = Stage(me, {"gang": [("olivia-jenks", "square"), ("sloane", "square")]})
    assert stage.refused("play:good-stiff-drink") == ("requirement", "act.requirement.first-sentence")
    stage.pick("act:mustang.0", "choose:the-sloane-gang.1", "pass")  # goods are not dudes
    assert stage.refused("play:good-stiff-drink") == ("requirement", "act.requirement.first-sentence")
    stage.pick("act:clyde-owens.0", "choose:olivia-jenks.1", "refuse", "pass")
    assert stage.refused("act:clyde-owens.0") == ("used-today", "act.limit.once-per-day")
    stage.pick("play:good-stiff-drink", "pass", "act:clyde-owens.0", "refuse", "pass")
    assert stage.dude("sloane.1")["place"] == "the-sloane-gang.1"
    assert stage.refused("act:clyde-owens.0") == ("used-today", "act.limit.once-per-day")


@card("doomtown", "clear-out")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "act.requirement.first-sentence")
def test_clear_out_moves_a_dude_to_an_own_deed_under_foreign_control() -> None:
    booted = {"card": "clint-ramsey", "booted": True}
    me = {"hand": ["clear-out"], "gang": [booted], "street": ["pony-express", "home", "general-store"]}
    stage = Stage(me, {"gang": [("sloane", "pony-express.0"), ("olivia-jenks", "square")]})
    stage.pick("play:clear-out")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["place"], clint["booted"]) == ("pony-express.0", True)
    stage = Stage({**me, "gang": ["clint-ramsey"]}, {"gang": [("sloane", "pony-express.0")]})
    stage.pick("play:clear-out")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["place"], clint["booted"]) == ("pony-express.0", False)
    stage = Stage({**me, "gang": [("clint-ramsey", "pony-express.0")]}, {"gang": [("sloane", "pony-express.0")]})
    assert stage.refused("play:clear-out") == ("requirement", "act.requirement.first-sentence")  # there already
    stage = Stage(me, {"gang": [("sloane", "square")], "street": ["home", "charlies-place"]})
    assert stage.refused("play:clear-out") == ("requirement", "act.requirement.first-sentence")


@card("doomtown", "a-secret-tunnel")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "act.cost.boot-or-ghost-rock")
def test_a_secret_tunnel_leads_between_own_deeds_in_town_and_gives_another_play() -> None:
    street = ["pony-express", "home", "general-store", "charlies-place"]
    gang = [{"card": "clint-ramsey", "at": "pony-express.0", "booted": True}, "olivia-jenks"]
    me: dict[str, Any] = {"hand": ["a-secret-tunnel"], "gang": gang, "street": street, "outskirts": ["blake-ranch"]}
    stage = Stage(me, {"street": ["home", "b-b-attorneys"], "gang": [("sloane", "general-store.0")]})
    stage.pick("play:a-secret-tunnel")
    assert set(stage.options()) == {"choose:general-store.0", "choose:charlies-place.0"}
    stage.pick("choose:charlies-place.0")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["place"], clint["booted"]) == ("charlies-place.0", True)
    assert stage.player(0)["stash"] == 4
    assert stage.asked == (0, "noon")
    stage.pick("move:olivia-jenks.0>square")
    assert stage.asked == (1, "noon")


@card("doomtown", "a-secret-tunnel")
@rule("doomtown", "act.requirement.first-sentence")
def test_a_secret_tunnel_begins_and_ends_at_an_own_deed_in_town() -> None:
    for at in ("home", "square", "blake-ranch.0", "b-b-attorneys.1"):
        me: dict[str, Any] = {"hand": ["a-secret-tunnel"], "gang": [("clint-ramsey", at)]}
        me |= {"street": ["home", "general-store"], "outskirts": ["blake-ranch"]}
        stage = Stage(me, {"street": ["home", "b-b-attorneys"]})
        assert stage.refused("play:a-secret-tunnel") == ("requirement", "act.requirement.first-sentence")


@card("doomtown", "tresspassin")
@rule("doomtown", "control.controller.decides", "wanted.bounty.makes-wanted")
def test_tresspassin_makes_others_leave_a_private_deed_or_be_wanted() -> None:
    gang: Any = [("sloane", "b-b-attorneys.0"), ("bobo", "b-b-attorneys.0"), ("allie-hensman", "square")]
    me = {"hand": ["tresspassin"], "street": ["home", "b-b-attorneys"], "gang": [("clint-ramsey", "b-b-attorneys.0")]}
    stage = Stage(me, {"gang": gang})
    stage.pick("play:tresspassin")
    assert stage.asked == (1, "either")
    stage.pick("either:1", "either:2")
    sloane, bobo = stage.dude("sloane.1"), stage.dude("bobo.1")
    assert (sloane["place"], sloane["booted"], sloane["bounty"]) == ("the-sloane-gang.1", True, 0)
    assert (bobo["place"], bobo["booted"], bobo["bounty"]) == ("b-b-attorneys.0", False, 1)
    for other in ("clint-ramsey.0", "allie-hensman.1"):
        assert (stage.dude(other)["booted"], stage.dude(other)["bounty"]) == (False, 0)


@card("doomtown", "tresspassin")
@rule("doomtown", "act.requirement.first-sentence")
def test_tresspassin_needs_a_private_deed_that_is_owned() -> None:
    them = {"street": ["home", "b-b-attorneys"], "gang": [("sloane", "pony-express.0")]}
    me = {"hand": ["tresspassin"], "street": ["home", "pony-express"], "gang": [("max-baine", "b-b-attorneys.1")]}
    stage = Stage(me, them)
    assert stage.refused("play:tresspassin") == ("requirement", "act.requirement.first-sentence")
