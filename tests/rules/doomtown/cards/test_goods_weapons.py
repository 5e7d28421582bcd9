"""Weapons: what they make of who carries them, and what they do in a shootout."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")
PANCHO: Any = {"gang": [("pancho-castillo", "square")]}


def armed(weapon: str, dude: str = "clint-ramsey", at: str = "square", **more: Any) -> dict[str, Any]:
    return {"gang": [{"card": dude, "at": at, "gear": [weapon]}], **more}


def gear(stage: Stage, dude: str) -> list[str]:
    return [one["card"] for one in stage.dude(dude)["gear"]]


@card("doomtown", "peacemaker")
@rule("doomtown", "golden.cannot.beats-can", "card.goods.stat-bonuses")
def test_a_peacemaker_keeps_its_dude_a_stud_with_all_bullets_in_a_shootout() -> None:
    them: Any = {**PANCHO, "hand": ["sun-in-yer-eyes"]}
    stage = shootout(armed("peacemaker"), them, "clint-ramsey.0", "pancho-castillo.1", winner=1)
    assert stage.dude("clint-ramsey.0")["bullets"] == 2 + 1
    stage.pick("play:sun-in-yer-eyes", "choose:clint-ramsey.0")
    assert (stage.dude("clint-ramsey.0")["bullets"], stage.dude("clint-ramsey.0")["stud"]) == (3, True)


@card("doomtown", "peacemaker")
@rule("doomtown", "limit.stat.printed-plus-modifiers")
def test_a_peacemaker_does_not_stop_your_own_abilities_nor_noon_abilities() -> None:
    me = armed("peacemaker", hand=["sun-in-yer-eyes"])
    stage = shootout(me, PANCHO, "clint-ramsey.0", "pancho-castillo.1")
    stage.pick("play:sun-in-yer-eyes", "choose:clint-ramsey.0")
    assert (stage.dude("clint-ramsey.0")["bullets"], stage.dude("clint-ramsey.0")["stud"]) == (1, True)
    them: Any = {"street": ["home", "charlies-place"], "gang": [("sloane", "charlies-place.1")]}
    stage = Stage(armed("peacemaker", at="charlies-place.1"), them, turn=1)
    stage.pick("act:charlies-place.1", "choose:clint-ramsey.0", "either:2")
    assert stage.dude("clint-ramsey.0")["bullets"] == 1
    assert not Stage(armed("peacemaker", "olivia-jenks")).dude("olivia-jenks.0")["stud"]  # no stud of a draw


@card("doomtown", "shotgun")
@rule("doomtown", "boot.cost.needs-unbooted", "act.limit.once-per-day", "zone.boot-hill.aced-cards")
def test_a_shotgun_aces_an_opposing_dude_of_no_more_value_than_its_dudes_bullets() -> None:
    gang = [("lawrence-blackwood", "square"), ("marion-seville", "square"), ("allie-hensman", "square")]  # 3, 4, 1
    stage = Stage(armed("shotgun"), {"gang": gang})
    stage.pick("call-out:clint-ramsey.0>lawrence-blackwood.1", "accept", "join:marion-seville.1", "done")
    stage.pick("act:shotgun.0")  # three bullets; Allie Hensman is not in the posse
    assert stage.player(1)["boot_hill"] == ["lawrence-blackwood"]
    assert stage.dude("clint-ramsey.0")["gear"][0]["booted"]
    assert not stage.dude("clint-ramsey.0")["booted"]
    stage.pick("pass")
    assert stage.refused("act:shotgun.0") == ("used-today", "act.limit.once-per-day")


@card("doomtown", "shotgun")
@rule("doomtown", "act.requirement.first-sentence", "shootout.plays.sources")
def test_a_shotgun_is_useless_against_more_value_or_outside_of_the_posse() -> None:
    them: Any = {"gang": [("marion-seville", "square")]}
    stage = shootout(armed("shotgun"), them, "clint-ramsey.0", "marion-seville.1")
    assert stage.refused("act:shotgun.0") == REQUIREMENT
    me = {"gang": [("olivia-jenks", "square"), {"card": "clint-ramsey", "gear": ["shotgun"]}]}
    stage = shootout(me, {"gang": [("allie-hensman", "square")]}, "olivia-jenks.0", "allie-hensman.1")
    assert stage.refused("act:shotgun.0") == ("outside-posse", "shootout.plays.sources")


@card("doomtown", "pearl-handled-revolver")
@rule("doomtown", "text.trait.always-on", "card.dude.stud-or-draw", "duration.trait.while-in-play")
def test_who_carries_a_pearl_handled_revolver_is_a_stud() -> None:
    stage = Stage({"gang": ["olivia-jenks"], "hand": ["pearl-handled-revolver", "shotgun"]})
    assert not stage.dude("olivia-jenks.0")["stud"]
    stage.pick("shop:pearl-handled-revolver>olivia-jenks.0")
    assert (stage.dude("olivia-jenks.0")["stud"], stage.dude("olivia-jenks.0")["bullets"]) == (True, 2)
    stage.pick("pass", "shop:shotgun>olivia-jenks.0")  # one Weapon at a time
    assert not stage.dude("olivia-jenks.0")["stud"]


@card("doomtown", "buffalo-rifle")
@rule("doomtown", "golden.card.beats-rulebook", "shootout.draw.stud-bonus")
def test_who_has_a_buffalo_rifle_joins_from_next_door_without_moving_or_booting() -> None:
    for booted in (True, False):
        far = {"card": "tommy-harden", "gear": ["buffalo-rifle"], "booted": booted}
        me: Any = {"gang": [("clint-ramsey", "square"), far], "deck": ["bobo"] * 12}
        stage = Stage(me, {**PANCHO, "deck": ["bobo"] * 12})
        stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:tommy-harden.0")
        tommy = stage.dude("tommy-harden.0")
        assert (tommy["place"], tommy["posse"], tommy["booted"]) == ("law-dogs.0", 1, booted)
        stage.pick("pass", "pass", "shooter:clint-ramsey.0")
        assert stage.view["shootout"]["studs"] == [2 + 1, 3]


@card("doomtown", "buffalo-rifle")
@rule("doomtown", "shootout.posse.same-or-adjacent-location", "shootout.posse.booted-only-if-present")
def test_a_buffalo_rifle_does_not_reach_further_than_next_door() -> None:
    gang: list[Any] = [("clint-ramsey", "square"), {"card": "tommy-harden", "booted": True}]
    gang.append({"card": "olivia-jenks", "at": "pats-perch.0", "gear": ["buffalo-rifle"]})
    stage = Stage({"gang": gang, "outskirts": ["pats-perch"]}, PANCHO)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
    assert stage.asked == (0, "shootout")  # nobody could join
    assert stage.dude("olivia-jenks.0")["posse"] == 0


@card("doomtown", "buffalo-rifle")
@rule("doomtown", "job.posse.defence-boot-to-join", "job.saddle-up.move-together")
def test_a_buffalo_rifle_defends_against_a_job_from_next_door() -> None:
    far = {"card": "tommy-harden", "gear": ["buffalo-rifle"], "booted": True}
    them: Any = {"gang": ["pancho-castillo"], "hand": ["a-coach-comes-to-town"]}
    stage = Stage({"gang": [far]}, them, turn=1)
    stage.pick("play:a-coach-comes-to-town")
    assert stage.asked == (0, "oppose")
    stage.pick("oppose", "join:tommy-harden.0")
    tommy = stage.dude("tommy-harden.0")
    assert (tommy["place"], tommy["posse"]) == ("law-dogs.0", 2)
    assert stage.dude("pancho-castillo.1")["place"] == "square"


@card("doomtown", "legendary-holster")
@rule("doomtown", "pull.procedure.top-card-value", "pull.end.card-discarded", "card.goods.stat-bonuses")
def test_the_legendary_holster_aces_an_opposing_dude_on_a_pull_below_its_dudes_bullets() -> None:
    for pulled, aced in (("tommy-harden", ["sloane"]), ("whiskey-flask", [])):  # 3 and 4 against 4
        me = armed("legendary-holster", deck=[pulled, "bobo"])
        stage = Stage(me, {"gang": [("pancho-castillo", "square"), ("sloane", "square")]})
        stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:sloane.1")
        assert stage.dude("clint-ramsey.0")["bullets"] == 4
        stage.pick("act:legendary-holster.0")
        if aced:
            assert stage.asked == (0, "choose")
            stage.pick("choose:sloane.1")
        assert stage.player(1)["boot_hill"] == aced
        assert stage.player(0)["discards"] == [pulled]
        assert stage.dude("clint-ramsey.0")["gear"][0]["booted"]
        assert stage.asked == (1, "shootout")


@card("doomtown", "legendary-holster")
@rule("doomtown", "unique.default.by-type", "unique.limit.in-play-or-boot-hill")
def test_there_is_only_one_legendary_holster() -> None:
    stage = Stage({**armed("legendary-holster", at="home"), "hand": ["legendary-holster"]})
    refusal = ("unique", "unique.limit.in-play-or-boot-hill")
    assert stage.refused("shop:legendary-holster>clint-ramsey.0") == refusal


@card("doomtown", "flame-thrower")
@rule("doomtown", "act.cost.boot-or-ghost-rock", "duration.shootout.end-of-shootout")
def test_a_flame_thrower_makes_a_stud_and_burns_ghost_rock_for_bullets() -> None:
    stage = shootout(armed("flame-thrower", "olivia-jenks"), PANCHO, "olivia-jenks.0", "pancho-castillo.1")
    assert (stage.dude("olivia-jenks.0")["stud"], stage.dude("olivia-jenks.0")["bullets"]) == (True, 2 + 1)
    stage.pick("act:flame-thrower.0/1")
    assert stage.options() == ["pay:1", "pay:2", "pay:3"]
    stage.pick("pay:2")
    assert stage.dude("olivia-jenks.0")["bullets"] == 2 + 1 + 2
    assert stage.player(0)["stash"] == 3
    assert stage.dude("olivia-jenks.0")["gear"][0]["booted"]
    poor = armed("flame-thrower", "olivia-jenks", stash=0)
    stage = shootout(poor, PANCHO, "olivia-jenks.0", "pancho-castillo.1")
    assert stage.refused("act:flame-thrower.0/1") == REQUIREMENT


@card("doomtown", "flame-thrower")
@rule("doomtown", "shootout.lumps.extra-casualties", "shootout.lumps.casualties-by-difference")
def test_after_a_flame_thrower_the_loser_of_the_round_takes_one_more_casualty() -> None:
    for mine, theirs, loser, dude in (
        (PAIR, HIGH_CARD, 1, "pancho-castillo.1"),
        (HIGH_CARD, PAIR, 0, "clint-ramsey.0"),
    ):
        stage = duel(mine, theirs, my=armed("flame-thrower", deck=[*mine, *["bobo"] * 4]))
        stage.pick("act:flame-thrower.0/1", "pay:1")
        draw(stage, mine, theirs)
        stage.until("casualties")
        assert stage.asked == (loser, "casualties")
        assert stage.options() == [f"ace:{dude}"]  # one for the ranks and one for the fire


@card("doomtown", "flame-thrower")
@rule("doomtown", "shootout.round.repeated", "duration.shootout.end-of-shootout")
def test_a_flame_thrower_burns_in_every_round_of_the_shootout() -> None:
    me = armed("flame-thrower", deck=[*PAIR, *["bobo"] * 4] * 2)
    gang = [("pancho-castillo", "square"), ("sloane", "square")]
    stage = Stage(me, {"gang": gang, "deck": [*HIGH_CARD, *["bobo"] * 4] * 2})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:sloane.1", "act:flame-thrower.0/1", "pay:1")
    stage.pick("pass", "pass", "shooter:pancho-castillo.1")
    draw(stage, PAIR, HIGH_CARD)
    stage.until("casualties")
    stage.pick("ace:pancho-castillo.1")
    stage.until("shootout", "done pass")
    assert stage.view["shootout"]["round"] == 2
    draw(stage, PAIR, HIGH_CARD)
    stage.until("casualties")
    assert stage.options() == ["ace:sloane.1"]
    stage.pick("ace:sloane.1")
    stage.until("noon", "done")
    assert stage.dude("clint-ramsey.0")["bullets"] == 2 + 1  # the flames are out


@card("doomtown", "auto-revolver")
@rule("doomtown", "gadget.invent.cost", "gadget.invent.success", "gadget.invent.failure", "shootout.plays.kinds")
def test_an_auto_revolver_can_be_invented_in_the_middle_of_a_shootout() -> None:
    here = "pony-express.0"
    for pulled, worn in (("auto-revolver", ["auto-revolver"]), ("roan", [])):  # 7 and 6, and no skill, against 7
        me: Any = {"street": ["home", "pony-express"], "gang": [("andreas-andregg", here)], "deck": [pulled, "bobo"]}
        me["hand"] = ["auto-revolver", "force-field"]
        stage = shootout(me, {"gang": [("pancho-castillo", here)]}, "andreas-andregg.0", "pancho-castillo.1")
        assert stage.offers("invent") == ["invent:auto-revolver>andreas-andregg.0"]  # no other Gadget
        stage.pick("invent:auto-revolver>andreas-andregg.0")
        assert gear(stage, "andreas-andregg.0") == worn
        assert stage.dude("andreas-andregg.0")["bullets"] == 1 + len(worn)
        assert stage.dude("andreas-andregg.0")["booted"]
        assert stage.player(0)["stash"] == 4
        assert len(stage.player(0)["discards"]) == 2 - len(worn)
        assert stage.asked == (1, "shootout")


@card("doomtown", "auto-revolver")
@rule("doomtown", "shootout.draw.redraw-all-at-once", "shootout.draw.keep-five")
def test_an_auto_revolver_draws_one_card_more_if_any_is_replaced() -> None:
    for weapon, marked, count in (
        ("auto-revolver", ["redraw:clyde-owens", "done"], 6),
        ("auto-revolver", ["redraw:clyde-owens", "redraw:sloane", "done"], 6),
        ("auto-revolver", ["done"], 5),
        ("shotgun", ["redraw:clyde-owens", "done"], 5),
    ):
        me = armed(weapon, "olivia-jenks", deck=[*HIGH_CARD, *["bobo"] * 4])
        them: Any = {"gang": [("fred-aims", "square")], "deck": [*PAIR, "bobo"]}
        stage = shootout(me, them, "olivia-jenks.0", "fred-aims.1")
        stage.pick("pass", "pass")
        for pick in marked:
            stage.by(0, pick)
        stage.by(1, "done")
        assert stage.player(0)["draw_hand"]["count"] == count


@card("doomtown", "auto-revolver")
def test_an_auto_revolver_outside_of_the_shootout_draws_nothing() -> None:
    gang = [("olivia-jenks", "square"), {"card": "andreas-andregg", "gear": ["auto-revolver"]}]
    them: Any = {"gang": [("fred-aims", "square")], "deck": [*PAIR, "bobo"]}
    stage = shootout({"gang": gang, "deck": [*HIGH_CARD, *["bobo"] * 4]}, them, "olivia-jenks.0", "fred-aims.1")
    stage.pick("pass", "pass", "redraw:clyde-owens", "done")
    stage.by(1, "done")
    assert stage.player(0)["draw_hand"]["count"] == 5
