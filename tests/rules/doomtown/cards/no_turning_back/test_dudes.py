"""Dudes of No Turning Back."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.stage import Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


def chosen(stage: Stage) -> list[str]:
    """Whom one may choose."""
    return [pick.partition(":")[2] for pick in stage.offers("choose")]


# ---- Avie Cline, experienced


def called(at: str, *gang: Any, street: Any = ("home", "general-store")) -> Stage:
    me = {"outfit": "the-fourth-ring", "street": list(street), "gang": [("avie-cline-exp-1", at)]}
    return Stage(me, {"gang": list(gang), "outskirts": ["jacksons-strike"]})


@card("doomtown", "avie-cline-exp-1")
@rule("doomtown", "location.kind.in-town", "move.by-card.booted-allowed-no-boot", "location.out-of-town.isolated")
def test_avie_calls_a_dude_in_town_with_less_influence_to_her_deed() -> None:
    out = ("allie-hensman", "jacksons-strike.1")  # influence 0, but out of town
    gang = [("pancho-castillo", "square"), ("sloane", "square"), "marion-seville", out]  # influence 2, 3, 2
    stage = called("general-store.0", *gang)
    stage.pick("act:avie-cline-exp-1.0")
    assert chosen(stage) == ["marion-seville.1", "pancho-castillo.1"]
    stage.pick("choose:marion-seville.1")
    assert stage.dude("avie-cline-exp-1.0")["booted"]
    assert (stage.dude("marion-seville.1")["place"], stage.dude("marion-seville.1")["booted"]) == (
        "general-store.0",
        False,
    )


@card("doomtown", "avie-cline-exp-1")
@rule("doomtown", "act.requirement.first-sentence")
def test_avie_has_to_be_at_a_deed_in_town_and_calls_nobody_who_is_there_already() -> None:
    weak = ("pancho-castillo", "square")
    assert called("home", weak).refused("act:avie-cline-exp-1.0") == REQUIREMENT
    assert called("square", weak).refused("act:avie-cline-exp-1.0") == REQUIREMENT
    assert called("jacksons-strike.1", weak).refused("act:avie-cline-exp-1.0") == REQUIREMENT
    assert called("general-store.0", ("pancho-castillo", "general-store.0")).refused("act:avie-cline-exp-1.0") == (
        REQUIREMENT
    )
    assert called("general-store.0", ("sloane", "square")).refused("act:avie-cline-exp-1.0") == REQUIREMENT


# ---- Elander Boldman, experienced


def tinkering(gear: str, *first: str, deck: Any = ()) -> Stage:
    """Jon Longstride fights with a Gadget, which `first` boots, and Elander is in his posse."""
    armed = {"card": "jon-longstride", "at": "square", "gear": [gear]}
    me = {"outfit": "morgan-cattle-co", "gang": [("elander-boldman-exp-1", "square"), armed], "deck": list(deck)}
    stage = Stage(me, {"gang": [("pancho-castillo", "square")], "hand": ["sloane"]})
    stage.pick("call-out:jon-longstride.0>pancho-castillo.1", "accept", "join:elander-boldman-exp-1.0", *first)
    if first:
        stage.pick("pass")  # the others
    return stage


@card("doomtown", "elander-boldman-exp-1")
@rule("doomtown", "act.limit.once-per-day", "boot.cost.needs-unbooted")
def test_elander_readies_a_gadget_whose_weapon_shoots_better() -> None:
    stage = tinkering("flame-thrower", "act:flame-thrower.0/1", "pay:1")  # a stud; +1 bullets, and 1 that was paid
    assert stage.dude("jon-longstride.0")["bullets"] == 2 + 1 + 1
    stage.pick("act:elander-boldman-exp-1.0")
    longstride = stage.dude("jon-longstride.0")
    assert not longstride["gear"][0]["booted"]
    assert (longstride["bullets"], longstride["stud"]) == (2 + 1 + 1 + 1, True)
    assert stage.dude("elander-boldman-exp-1.0")["booted"]  # it is not Experimental
    stage.pick("pass")
    assert stage.refused("act:flame-thrower.0/1") is None  # one time more


@card("doomtown", "elander-boldman-exp-1", "asyncoil-gun")
@rule("doomtown", "act.requirement.first-sentence")
def test_elander_stays_unbooted_by_an_experimental_gadget_and_needs_a_booted_one() -> None:
    stage = tinkering("asyncoil-gun", "act:asyncoil-gun.0", deck=["sloane"])  # a king of spades: no club
    assert stage.dude("jon-longstride.0")["gear"][0]["booted"]
    stage.pick("act:elander-boldman-exp-1.0")
    assert not stage.dude("elander-boldman-exp-1.0")["booted"]
    assert stage.dude("jon-longstride.0")["stud"]
    assert tinkering("flame-thrower").refused("act:elander-boldman-exp-1.0") == REQUIREMENT  # unbooted
    assert tinkering("shotgun").refused("act:elander-boldman-exp-1.0") == REQUIREMENT  # no Gadget


# ---- Max Baine, experienced


@card("doomtown", "max-baine-exp-1")
@rule("doomtown", "text.trait.always-on", "goal.control.sources")
def test_while_max_baine_is_in_the_square_or_at_a_government_deed_ranches_are_worth_nothing() -> None:
    street = ["home", "circle-m-ranch", "general-store", "the-town-hall"]  # 1, 1 and 2 control points

    def control(at: str) -> int:
        points = Stage({"street": street}, {"gang": [("max-baine-exp-1", at)]}).player(0)["control"]
        assert isinstance(points, int)
        return points

    assert control("home") == 1 + 1 + 2
    assert control("square") == 1 + 2
    assert control("general-store.0") == 1 + 2  # he controls the store now, but the Ranch counts
    assert control("the-town-hall.0") == 1  # he has the Town Hall, and the Ranch doesn't count


@card("doomtown", "max-baine-exp-1")
@rule("doomtown", "shop.by-card.same-rules-and-cost", "unique.default.by-type")
def test_max_baine_brings_in_a_dude_of_a_high_value_for_less_where_he_is() -> None:
    me = {"gang": [("max-baine-exp-1", "square")], "stash": 4, "hand": ["clyde-owens", "xiong-wendy-cheng"]}
    stage = Stage(me)  # Clyde Owens: value 10, cost 7; Wendy: value 9
    stage.pick("act:max-baine-exp-1.0/1")
    assert stage.options() == ["choose:clyde-owens"]
    stage.pick("choose:clyde-owens")
    assert stage.dude("clyde-owens.0")["place"] == "square"
    assert stage.player(0)["stash"] == 4 - (7 - 3)
    assert stage.dude("max-baine-exp-1.0")["booted"]
    poor = Stage({**me, "stash": 3})
    assert poor.refused("act:max-baine-exp-1.0/1") == REQUIREMENT


# ---- El Grajo


@card("doomtown", "el-grajo")
@rule("doomtown", "boot.cost.needs-unbooted", "limit.stat.printed-plus-modifiers")
def test_el_grajo_boots_a_melee_weapon_for_two_bullets_up_to_four() -> None:
    blade = {"card": "el-grajo", "at": "square", "gear": ["rapier"]}
    stage = shootout({"gang": [blade]}, {"gang": [("olivia-jenks", "square")]}, "el-grajo.0", "olivia-jenks.1")
    assert stage.dude("el-grajo.0")["bullets"] == 1 + 2
    stage.pick("act:el-grajo.0")
    grajo = stage.dude("el-grajo.0")
    assert (grajo["bullets"], grajo["stud"], grajo["booted"], grajo["gear"][0]["booted"]) == (4, True, False, True)
    stage.pick("pass")
    assert stage.refused("act:el-grajo.0") is not None


@card("doomtown", "el-grajo")
@rule("doomtown", "act.requirement.first-sentence")
def test_el_grajo_needs_a_melee_weapon_of_his_own() -> None:
    for gear in ([], ["shotgun"]):
        me = {"gang": [{"card": "el-grajo", "at": "square", "gear": gear}]}
        stage = shootout(me, {"gang": [("olivia-jenks", "square")]}, "el-grajo.0", "olivia-jenks.1")
        assert stage.refused("act:el-grajo.0") == REQUIREMENT


@card("doomtown", "rapier", "el-grajo")
@rule("doomtown", "card.goods.stat-bonuses", "text.trait.always-on")
def test_a_rapier_is_no_use_against_a_gun_that_is_not_booted() -> None:
    blade = {"card": "el-grajo", "at": "square", "gear": ["rapier"]}
    assert Stage({"gang": [blade]}).dude("el-grajo.0")["value"] == 11 + 1
    armed = {"card": "olivia-jenks", "at": "square", "gear": ["shotgun"]}
    stage = shootout({"gang": [blade]}, {"gang": [armed]}, "el-grajo.0", "olivia-jenks.1")
    assert stage.dude("el-grajo.0")["bullets"] == 1
    fencer = {"card": "olivia-jenks", "at": "square", "gear": ["rapier"]}
    stage = shootout({"gang": [blade]}, {"gang": [fencer]}, "el-grajo.0", "olivia-jenks.1")
    assert stage.dude("el-grajo.0")["bullets"] == 1 + 2  # Melee against Melee


# ---- Ebenezer Springfield


@card("doomtown", "ebenezer-springfield")
@rule("doomtown", "react.timing.pauses-play", "wanted.bounty.makes-wanted")
def test_ebenezer_puts_a_bounty_on_a_dude_of_the_player_who_touched_one_of_yours_near_him() -> None:
    me: dict[str, Any] = {"gang": [("ebenezer-springfield", "square"), ("olivia-jenks", "square")]}
    them = {"gang": ["pancho-castillo", {"card": "sloane", "bounty": 2}], "hand": ["rumors"]}
    stage = Stage(me, them, turn=1)
    stage.pick("play:rumors", "choose:olivia-jenks.0")
    assert stage.asked is not None
    assert stage.asked[0] == 0
    stage.pick(next(pick for pick in stage.options() if "ebenezer" in pick))
    assert stage.dude("pancho-castillo.1")["bounty"] == 1
    assert stage.dude("sloane.1")["bounty"] == 2  # wanted already
    gang = ["ebenezer-springfield", ("olivia-jenks", "jacksons-strike.0")]
    away = Stage({"gang": gang, "outskirts": ["jacksons-strike"]}, them, turn=1)
    away.pick("play:rumors", "choose:olivia-jenks.0")
    assert away.asked == (0, "noon")  # she isn't near him
