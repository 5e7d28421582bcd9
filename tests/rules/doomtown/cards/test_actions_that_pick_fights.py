"""Noon actions that call somebody out or get somebody ready for a shootout."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.stage import Stage, shootout

# ---- Run 'Em Down!


def riders(*names: str, at: str = "square") -> list[dict[str, Any]]:
    return [{"card": name, "at": at, "gear": ["mustang"]} for name in names]


@card("doomtown", "run-em-down")
@rule(
    "doomtown",
    "move.by-card.booted-allowed-no-boot",
    "callout.by-card.reaches-own-home",
    "callout.refuse.unbooted-only",
)
def test_riders_run_a_dude_without_a_horse_down_next_door() -> None:
    walker = {"card": "olivia-jenks", "at": "square"}
    gang = [*riders("clint-ramsey", "steven-wiles", "bobo"), walker, *riders("max-baine", at="home")]
    me = {"hand": ["run-em-down"], "gang": gang}
    stage = Stage(me, {"gang": ["pancho-castillo", *riders("sloane", at="home"), *riders("allie-hensman")]})
    stage.pick("play:run-em-down", "choose:square")
    assert set(stage.options()) == {"choose:clint-ramsey.0", "choose:steven-wiles.0", "choose:bobo.0"}
    stage.pick("choose:clint-ramsey.0", "choose:bobo.0", "done")
    assert stage.asked == (0, "may")  # Pancho is the only one next door without a horse
    places = {dude["id"]: dude["place"] for dude in stage.view["dudes"]}
    assert places["clint-ramsey.0"] == places["bobo.0"] == "the-sloane-gang.1"
    assert places["steven-wiles.0"] == places["olivia-jenks.0"] == "square"
    assert stage.dude("pancho-castillo.1")["booted"]
    assert not stage.dude("clint-ramsey.0")["booted"]
    stage.pick("yes", "choose:bobo.0")
    assert stage.view["shootout"]["mark_dude"] == "pancho-castillo.1"  # booted: no refusal
    assert stage.dude("bobo.0")["posse"] == 1


@card("doomtown", "run-em-down")
@rule("doomtown", "text.ability.optional")
def test_who_was_run_down_need_not_be_called_out() -> None:
    stage = Stage({"hand": ["run-em-down"], "gang": riders("clint-ramsey")}, {"gang": ["pancho-castillo"]})
    stage.pick("play:run-em-down", "choose:clint-ramsey.0", "done", "no")
    assert stage.view["shootout"] is None
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.asked == (1, "noon")


@card("doomtown", "run-em-down")
@rule("doomtown", "act.requirement.first-sentence")
def test_only_the_riders_are_required_to_run_somebody_down() -> None:
    stage = Stage({"hand": ["run-em-down"], "gang": [("clint-ramsey", "square")]}, {"gang": ["pancho-castillo"]})
    assert stage.refused("play:run-em-down") == ("requirement", "act.requirement.first-sentence")
    # Nobody without a horse next door: the second sentence finds nothing, and nothing happens.
    me = {"hand": ["run-em-down"], "gang": riders("clint-ramsey")}
    stage = Stage(me, {"gang": [*riders("sloane", at="home"), ("pancho-castillo", "square")]})
    stage.pick("play:run-em-down", "choose:clint-ramsey.0", "done")
    assert stage.asked == (1, "noon")
    assert stage.dude("clint-ramsey.0")["place"] == "square"
    assert not stage.dude("sloane.1")["booted"]
    assert not stage.dude("pancho-castillo.1")["booted"]
    assert stage.player(0)["discards"] == ["run-em-down"]


# ---- Bounty Hunter


@card("doomtown", "bounty-hunter", "gunslinger")
@rule("doomtown", "token.supply.outside-deck", "token.removal.out-of-game", "wanted.reward.shootout-casualty")
def test_a_bounty_hunter_calls_a_wanted_dude_out_who_cannot_refuse() -> None:
    wanted: Any = {"card": "pancho-castillo", "at": "pony-express.1", "bounty": 1}
    stage = Stage({"hand": ["bounty-hunter"]}, {"gang": [wanted, "sloane"], "street": ["home", "pony-express"]})
    stage.pick("play:bounty-hunter")
    gunslinger = stage.dude("gunslinger.0")
    assert (gunslinger["place"], gunslinger["bullets"], gunslinger["stud"]) == ("pony-express.1", 2, True)
    assert (gunslinger["influence"], gunslinger["posse"]) == (0, 1)
    assert stage.player(0)["stash"] == 3
    assert stage.asked == (1, "posse")  # not whether to accept
    stage.pick("done")
    assert stage.view["shootout"]["mark_dude"] == "pancho-castillo.1"
    stage.until("noon", "pass done")
    assert stage.dude("gunslinger.0") == {}
    assert "gunslinger" not in stage.player(0)["discards"] + stage.player(0)["boot_hill"]


@card("doomtown", "bounty-hunter")
@rule("doomtown", "act.requirement.first-sentence", "act.sequence.declare-pay-resolve")
def test_a_bounty_hunter_needs_a_wanted_dude_and_two_ghost_rock() -> None:
    stage = Stage({"hand": ["bounty-hunter"]}, {"gang": ["pancho-castillo"]})
    assert stage.refused("play:bounty-hunter") == ("requirement", "act.requirement.first-sentence")
    wanted: Any = {"card": "pancho-castillo", "bounty": 1}
    stage = Stage({"hand": ["bounty-hunter"], "stash": 1}, {"gang": [wanted]})
    assert stage.refused("play:bounty-hunter") == ("too-dear", "act.sequence.declare-pay-resolve")


# ---- Concealed Weapons


@card("doomtown", "concealed-weapons")
@rule("doomtown", "shop.goods.recipient", "golden.card.beats-rulebook")
def test_concealed_weapons_are_bought_anywhere() -> None:
    gang: Any = [("clint-ramsey", "square"), ("steele-archer", "the-sloane-gang.1")]
    booted: Any = {"card": "olivia-jenks", "at": "square", "booted": True}
    me = {"hand": ["concealed-weapons", "peacemaker", "soul-blast"], "gang": [*gang, booted]}
    stage = Stage(me)
    assert stage.offers("shop") == []
    assert stage.refused("shop:peacemaker>clint-ramsey.0") == ("place-not-controlled", "shop.goods.recipient")
    stage.pick("play:concealed-weapons", "pass")
    assert stage.refused("shop:peacemaker>olivia-jenks.0") == ("carrier-booted", "shop.goods.recipient")
    stage.pick("shop:peacemaker>clint-ramsey.0", "pass", "shop:soul-blast>steele-archer.0")
    assert stage.dude("clint-ramsey.0")["bullets"] == 3
    assert [gear["card"] for gear in stage.dude("steele-archer.0")["gear"]] == ["soul-blast"]
    assert stage.player(0)["stash"] == 5 - 2 - 1


@card("doomtown", "concealed-weapons")
@rule("doomtown", "shootout.plays.kinds", "shop.goods.recipient", "duration.noon.end-of-day")
def test_concealed_weapons_are_drawn_as_shootout_plays() -> None:
    for concealed in (True, False):
        me = {"hand": ["peacemaker", "concealed-weapons"], "gang": [("clint-ramsey", "square"), "bobo"]}
        stage = Stage(me, {"gang": [("pancho-castillo", "square")], "hand": ["shotgun"]})
        if concealed:
            stage.pick("play:concealed-weapons", "pass")
        stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done")
        assert stage.offers("shop") == (["shop:peacemaker>clint-ramsey.0"] if concealed else [])
        if concealed:
            stage.pick("shop:peacemaker>clint-ramsey.0")
            assert stage.dude("clint-ramsey.0")["bullets"] == 3
            assert stage.asked == (1, "shootout")
            assert stage.offers("shop") == []  # only for whoever played it
        else:
            assert stage.refused("shop:peacemaker>clint-ramsey.0") == ("not-a-shootout-play", "shootout.plays.kinds")


# ---- Hiding in the Shadows


@card("doomtown", "hiding-in-the-shadows")
@rule("doomtown", "golden.cannot.beats-can", "duration.noon.end-of-day")
def test_nobody_elses_shootout_ability_reaches_who_hides_in_the_shadows() -> None:
    gang: Any = [("clint-ramsey", "square"), ("olivia-jenks", "square")]
    me = {"hand": ["hiding-in-the-shadows", "sun-in-yer-eyes"], "gang": gang}
    stage = Stage(me, {"gang": [("xiong-wendy-cheng", "square")], "hand": ["sun-in-yer-eyes", "pistol-whip"]})
    stage.pick("play:hiding-in-the-shadows")
    assert set(stage.options()) == {"choose:clint-ramsey.0", "choose:olivia-jenks.0"}
    stage.pick("choose:clint-ramsey.0", "pass", "call-out:clint-ramsey.0>xiong-wendy-cheng.1", "accept", "done", "pass")
    assert stage.refused("act:xiong-wendy-cheng.1") == ("requirement", "act.requirement.first-sentence")
    assert stage.refused("play:pistol-whip") == ("requirement", "act.requirement.first-sentence")
    stage.pick("play:sun-in-yer-eyes")  # nobody is left to choose but the own dude
    assert stage.dude("xiong-wendy-cheng.1")["bullets"] == 0
    assert stage.dude("clint-ramsey.0")["bullets"] == 2
    stage.pick("play:sun-in-yer-eyes", "choose:clint-ramsey.0")  # the own player's abilities do reach him
    assert (stage.dude("clint-ramsey.0")["bullets"], stage.dude("clint-ramsey.0")["stud"]) == (0, False)


@card("doomtown", "hiding-in-the-shadows")
@rule("doomtown", "golden.cannot.beats-can")
def test_without_shadows_the_same_abilities_reach_the_dude() -> None:
    stage = shootout(
        {"gang": [("clint-ramsey", "square")]},
        {"gang": [("xiong-wendy-cheng", "square")], "hand": ["pistol-whip"]},
        "clint-ramsey.0",
        "xiong-wendy-cheng.1",
    )
    stage.pick("pass")
    assert stage.refused("act:xiong-wendy-cheng.1") is None
    assert stage.refused("play:pistol-whip") is None


@card("doomtown", "run-em-down", "clementine-lepp")
@rule("doomtown", "golden.cannot.beats-can")
def test_clementine_is_run_down_but_not_called_out_in_her_own_saloon() -> None:
    me = {"hand": ["run-em-down"], "gang": riders("clint-ramsey")}
    saloon = "pearlys-palace.1"
    stage = Stage(me, {"street": ["home", "pearlys-palace"], "gang": [("clementine-lepp", saloon)]})
    stage.pick("play:run-em-down", "choose:clint-ramsey.0", "done")
    assert stage.dude("clint-ramsey.0")["place"] == saloon
    assert stage.dude("clementine-lepp.1")["booted"]
    assert stage.asked == (1, "noon")


@card("doomtown", "concealed-weapons")
@rule("doomtown", "gadget.invent.through-ability", "shootout.plays.kinds")
def test_concealed_weapons_may_be_gadgets_for_an_inventor() -> None:
    place = "pony-express.0"
    me = {
        "hand": ["auto-revolver", "concealed-weapons"],
        "gang": [("elander-boldman", place)],
        "street": ["home", "pony-express"],
        "deck": ["sloane", "bobo"],
    }
    stage = Stage(me, {"gang": [("bobo", place)]})
    stage.pick("play:concealed-weapons", "call-out:bobo.1>elander-boldman.0", "accept")
    assert stage.asked == (0, "shootout")
    assert stage.offers("invent") == ["invent:auto-revolver>elander-boldman.0"]
    stage.pick("invent:auto-revolver>elander-boldman.0")
    assert [gear["card"] for gear in stage.dude("elander-boldman.0")["gear"]] == ["auto-revolver"]
