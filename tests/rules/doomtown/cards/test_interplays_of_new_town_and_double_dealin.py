"""Cards of New Town, New Rules and Double Dealin' that meet each other and cards of the Base Set."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.casting import caster
from tests.rules.doomtown.cards.duels import duel, showdown
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, THREES, Stage

REFUSED = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "make-em-sweat", "its-who-you-know")
@rule("doomtown", "golden.card.beats-rulebook", "limit.stat.printed-plus-modifiers")
def test_bullets_that_are_taken_off_do_not_matter_where_influence_counts() -> None:
    me = {
        "gang": [("clint-ramsey", "square"), ("clyde-owens", "square")],
        "hand": ["its-who-you-know", "make-em-sweat"],
    }
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    stage.pick("play:its-who-you-know", "choose:clint-ramsey.0", "accept", "join:clyde-owens.0")
    stage.until("shootout", "done")
    stage.pick("play:make-em-sweat", "choose:clyde-owens.0", "choose:pancho-castillo.1")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["bullets"], pancho["booted"]) == (2, False)  # the influence is what it was


@card("doomtown", "hustings", "its-who-you-know")
@rule("doomtown", "text.trait.always-on")
def test_who_fights_at_home_under_the_hustings_fights_with_less_influence() -> None:
    me = {"gang": [("clint-ramsey", "the-sloane-gang.1")], "hand": ["its-who-you-know"], "street": ["home", "hustings"]}
    stage = Stage(me, {"gang": ["pancho-castillo"]})
    stage.pick("play:its-who-you-know", "accept")
    stage.until("shootout", "done")
    assert stage.dude("pancho-castillo.1")["bullets"] == 2 - 1


@card("doomtown", "stone-idol", "paralysis-mark")
@rule("doomtown", "limit.value.one-to-thirteen", "skill.test.pull-plus-rating")
def test_a_stone_idol_makes_a_hex_easier() -> None:
    gang: list[Any] = [caster("paralysis-mark"), {"card": "clint-ramsey", "gear": ["stone-idol"]}]
    me = {"gang": gang, "deck": ["pony-express", "bobo"]}  # 1 + 2
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    stage.pick("act:stone-idol.0", "choose:pancho-castillo.1", "pass")  # 5 less 3
    stage.pick("act:paralysis-mark.0", "choose:pancho-castillo.1")
    assert stage.dude("pancho-castillo.1")["booted"]


@card("doomtown", "slade-lighbody", "doyles-hoyle")
@rule("doomtown", "react.timing.pauses-play", "pull.end.card-discarded")
def test_slade_pulls_again_after_a_pull_that_doyles_hoyle_replaced() -> None:
    gear = ["paralysis-mark", "doyles-hoyle"]  # Doyle's Hoyle is a 10
    me = {"gang": [{"card": "slade-lighbody", "at": "square", "gear": gear}], "deck": ["shotgun", "bobo", "bobo"]}
    stage = Stage(me, {"gang": [("ivor-hawley", "square")]})  # value 13
    stage.pick("act:paralysis-mark.0", "choose:ivor-hawley.1")
    assert stage.asked == (0, "react")
    stage.pick("act:doyles-hoyle.0")  # 10 + 2 against 13
    assert stage.asked == (0, "react")
    stage.pick("act:slade-lighbody.0")  # 6 + 2
    assert not stage.dude("ivor-hawley.1")["booted"]
    assert stage.player(0)["boot_hill"] == ["paralysis-mark"]
    assert {"shotgun", "doyles-hoyle", "bobo"} <= set(stage.player(0)["discards"])


@card("doomtown", "slade-lighbody", "the-fourth-ring")
@rule("doomtown", "react.order.winner-first", "spell.cast.success")
def test_the_fourth_ring_rewards_a_hex_that_slade_mended() -> None:
    gang = [{"card": "slade-lighbody", "at": "square", "gear": ["paralysis-mark"]}]
    me = {"outfit": "the-fourth-ring", "gang": gang, "deck": ["shotgun", "buffalo-rifle", "bobo"], "hand": ["sloane"]}
    stage = Stage(me, {"gang": [("clint-ramsey", "square")]})
    stage.pick("act:paralysis-mark.0", "choose:clint-ramsey.1", "act:slade-lighbody.0")
    assert stage.asked == (0, "react")
    stage.pick("act:the-fourth-ring.0")
    assert stage.player(0)["stash"] == 5 + 1
    assert stage.player(0)["boot_hill"] == ["paralysis-mark"]


@card("doomtown", "mortimer-parsons", "tommy-harden")
@rule("doomtown", "shootout.reveal.effects-first", "shootout.end.last-posse-wins")
def test_nothing_is_left_of_a_round_in_which_mortimer_cheated_alone() -> None:
    stage = showdown(["mortimer-parsons"], ["tommy-harden"], CHEATIN, PAIR, winner=0)
    assert stage.view["shootout"] is None
    assert set(CHEATIN) <= set(stage.player(0)["discards"])
    assert set(PAIR) <= set(stage.player(1)["discards"])


@card("doomtown", "mario-crane", "pinned-down")
@rule("doomtown", "golden.cannot.beats-can", "shootout.lumps.announce-then-resolve")
def test_mario_crane_need_not_be_the_first_casualty_if_he_cannot_be_one() -> None:
    my = {"deck": [*PAIR, *["bobo"] * 9]}
    their = {"deck": [*THREES, *["bobo"] * 9], "hand": ["pinned-down"]}
    stage = duel(["mario-crane", "clint-ramsey"], ["pancho-castillo"], my, their, winner=1)
    stage.pick("play:pinned-down", "choose:mario-crane.0")
    stage.until("casualties", "pass done shooter:clint-ramsey.0 drop:bobo")
    assert {pick.partition(":")[2] for pick in stage.options()} == {"clint-ramsey.0"}


@card("doomtown", "corporeal-twist", "dr-emanuel-ashbel")
@rule("doomtown", "react.timing.pauses-play", "duration.counter.permanent")
def test_a_twisted_dude_whom_dr_ashbel_discards_instead_still_counts() -> None:
    my = {"deck": ["bluetick", *THREES, *["bobo"] * 6]}
    their = {
        "gang": [("fred-aims", "square"), "dr-emanuel-ashbel"],
        "deck": [*HIGH_CARD, "bobo", "bobo", "blood-curse"],
    }
    stage = duel([caster("corporeal-twist")], ["fred-aims"], my, their)
    stage.pick("act:corporeal-twist.0")
    stage.until("casualties", "pass done")
    stage.pick("ace:fred-aims.1")
    assert stage.asked == (1, "react")
    stage.pick("act:dr-emanuel-ashbel.1")
    assert stage.dude("steele-archer.0")["control"] == 1


@card("doomtown", "holy-wheel-gun", "peacemaker")
@rule("doomtown", "golden.cannot.beats-can")
def test_a_peacemaker_keeps_the_bullet_that_a_holy_wheel_gun_would_take() -> None:
    gun, safe = {"card": "clint-ramsey", "gear": ["holy-wheel-gun"]}, {"card": "sloane", "gear": ["peacemaker"]}
    stage = duel([gun], [safe])
    before = stage.dude("sloane.1")["bullets"]
    stage.pick("act:holy-wheel-gun.0")
    assert stage.dude("sloane.1")["bullets"] == before


@card("doomtown", "hired-help", "make-em-sweat", "gunslinger")
@rule("doomtown", "token.text.fully-active", "act.cost.do-x-to-y")
def test_hired_help_can_boot_to_make_somebody_sweat() -> None:
    my = {"hand": ["hired-help", "make-em-sweat"], "stash": 3}
    stage = duel(["steele-archer"], ["allie-hensman"], my)
    stage.pick("play:hired-help")
    if stage.asked == (1, "shootout"):
        stage.pick("pass")
    stage.pick("play:make-em-sweat", "choose:gunslinger.0", "choose:allie-hensman.1")
    assert stage.dude("gunslinger.0")["booted"]
    assert (stage.dude("allie-hensman.1")["bullets"], stage.dude("allie-hensman.1")["booted"]) == (0, True)


@card("doomtown", "lillian-morgan", "hired-help")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "card.cost.printed")
def test_lillians_ghost_rock_pays_for_an_action_card_in_the_shootout() -> None:
    stage = duel(["lillian-morgan"], ["pancho-castillo"], {"hand": ["hired-help"], "stash": 3})
    stage.pick("play:hired-help")
    assert stage.player(0)["stash"] == 3  # all three came from her
    assert stage.dude("lillian-morgan.0")["purse"] == 0


@card("doomtown", "lillian-morgan", "rafi-hamid", "wylie-jenks")
@rule("doomtown", "shootout.posse.never-on-both-sides", "text.trait.always-on")
def test_wylie_jenks_counts_the_wanted_when_lillian_has_called_him() -> None:
    gang = [("lillian-morgan", "square"), "wylie-jenks"]
    wanted = {"silas-aims.1": {"bounty": 1}}
    stage = duel(["lillian-morgan"], ["silas-aims"], {"gang": gang}, cards=wanted)
    assert stage.dude("wylie-jenks.0")["bullets"] == 2
    stage.pick("act:lillian-morgan.0/1", "choose:wylie-jenks.0")
    stage.until("shootout", "done")
    assert stage.dude("wylie-jenks.0")["bullets"] == 2 + 1


@card("doomtown", "plasma-drill", "surveyors-office")
@rule("doomtown", "location.adjacent.neighbours", "location.deed-leaves.gap-closed")
def test_a_plasma_drill_reaches_out_of_town_from_the_surveyors_office() -> None:
    miner = {"card": "clint-ramsey", "at": "surveyors-office.0", "gear": ["plasma-drill"]}
    me = {"gang": [miner], "street": ["home", "surveyors-office"]}
    stage = Stage(me, {"outskirts": ["jacksons-strike"], "stash": 0})
    stage.pick("act:plasma-drill.0")  # it is the only deed next door
    assert stage.player(1)["outskirts"] == []


@card("doomtown", "ulysses-marks", "clementine-lepp", "pearlys-palace")
@rule("doomtown", "golden.cannot.beats-can", "move.by-card.booted-allowed-no-boot")
def test_ulysses_throws_out_whom_nobody_can_call_out() -> None:
    them = {"gang": [("clementine-lepp", "pearlys-palace.1")], "street": ["home", "pearlys-palace"]}
    stage = Stage({"gang": [("ulysses-marks", "pearlys-palace.1")]}, them)
    assert stage.refused("call-out:ulysses-marks.0>clementine-lepp.1") is not None
    stage.pick("act:ulysses-marks.0/1")
    assert stage.dude("clementine-lepp.1")["place"] == "square"
    stage.pick("pass")
    assert stage.refused("call-out:ulysses-marks.0>clementine-lepp.1") is not None  # he is not in the square


@card("doomtown", "forget", "good-stiff-drink", "allie-hensman")
@rule("doomtown", "golden.cannot.beats-can")
def test_a_good_stiff_drink_does_not_bring_a_forgotten_ability_back() -> None:
    me = {"gang": [caster("forget")], "deck": ["shotgun", "bobo"]}
    them = {"gang": [("allie-hensman", "square")], "hand": ["good-stiff-drink"]}
    stage = Stage(me, them, cards={"allie-hensman.1": {"used": 1}})
    stage.pick("act:forget.0", "play:good-stiff-drink", "pass")
    assert stage.refused("act:allie-hensman.1") == ("no-abilities", "golden.cannot.beats-can")


@card("doomtown", "town-council", "law-dogs")
@rule("doomtown", "act.requirement.first-sentence", "duration.react.shootout-or-phase")
def test_the_town_councils_influence_counts_for_the_first_play_itself() -> None:
    me = {"gang": ["clint-ramsey"], "street": ["home", "town-council"], "deck": [*HIGH_CARD, *["bobo"] * 9]}
    them = {"gang": [("sloane", "square")], "deck": [*PAIR, *["bobo"] * 9], "stash": 9}
    stage = Stage({**me, "stash": 9}, them, phase="gamblin", winner=0)
    stage.pick("act:town-council.0")
    stage.until("noon")
    stage.pick("act:law-dogs.0")  # 1 + 3 against the 3 of Sloane, the only one who has less
    stage.until("noon", "choose:clint-ramsey.0 done")
    assert stage.dude("sloane.1")["bounty"] == 1
    assert stage.dude("clint-ramsey.0")["influence"] == 1
