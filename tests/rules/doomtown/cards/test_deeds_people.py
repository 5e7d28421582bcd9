"""Deeds that change, move or place dudes, and deeds that are controlled in a way of their own."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.stage import Stage

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "the-town-hall")
@rule("doomtown", "duration.react.shootout-or-phase", "text.ability.optional")
def test_the_town_hall_lowers_the_upkeep_of_a_dude_there_by_the_influence() -> None:
    gang = [("steven-wiles", "the-town-hall.0"), "lane-healey"]  # 6 with influence 3; 2 and 3 for another outfit
    mine: Any = {"street": ["home", "the-town-hall"], "gang": gang, "stash": 9}
    stage = Stage(mine, phase="upkeep")
    assert stage.asked == (0, "react")
    stage.pick("act:the-town-hall.0")
    assert stage.place("the-town-hall.0")["booted"]
    assert [stage.dude(f"{name}.0")["upkeep"] for name in ("steven-wiles", "lane-healey")] == [6 - 3, 5]
    stage.pick("done")
    assert stage.player(0)["stash"] == 9 + 3 + 2 - 3 - 5
    assert stage.dude("steven-wiles.0")["upkeep"] == 6  # for this phase only
    stage = Stage(mine, phase="upkeep")
    stage.pick("pass", "done")
    assert stage.player(0)["stash"] == 9 + 3 + 2 - 6 - 5


@card("doomtown", "the-town-hall")
@rule("doomtown", "act.deed.controller-only", "react.timing.pauses-play", "limit.stat.negative-counts-as-zero")
def test_the_town_hall_serves_its_controller_when_upkeep_begins_and_somebody_is_there() -> None:
    mine: Any = {"street": ["home", "the-town-hall"], "gang": ["steven-wiles"], "stash": 9}
    assert Stage(mine, phase="upkeep").asked == (0, "wages")
    stage = Stage({**mine, "gang": [("steven-wiles", "the-town-hall.0")]})
    assert stage.refused("act:the-town-hall.0") == ("not-now", "act.source.hand-or-in-play")
    stage = Stage(mine, {"gang": [("jonah-essex", "the-town-hall.0")]}, phase="upkeep")
    assert stage.asked == (1, "react")
    stage.pick("act:the-town-hall.0")
    assert stage.dude("jonah-essex.1")["upkeep"] == 0


@card("doomtown", "yan-lis-tailoring")
@rule("doomtown", "duration.noon.end-of-day", "act.limit.once-per-day")
def test_yan_lis_tailoring_gives_a_dude_anywhere_influence_for_the_day() -> None:
    mine: Any = {"street": ["home", "yan-lis-tailoring"], "gang": ["clint-ramsey"], "deck": ["bobo"] * 16}
    stage = Stage(mine, {"gang": [("sloane", "square")], "deck": ["mustang"] * 16})
    stage.pick("act:yan-lis-tailoring.0", "choose:sloane.1")
    assert (stage.dude("sloane.1")["influence"], stage.dude("clint-ramsey.0")["influence"]) == (4, 1)
    assert stage.place("yan-lis-tailoring.0")["booted"]
    stage.pick("pass")
    assert stage.refused("act:yan-lis-tailoring.0") == ("used-today", "act.limit.once-per-day")
    stage.pick("pass")
    assert stage.view["day"] == 2
    assert stage.dude("sloane.1")["influence"] == 3


@card("doomtown", "b-b-attorneys")
@rule("doomtown", "wanted.status.cleared", "act.requirement.first-sentence")
def test_b_and_b_attorneys_raise_or_lower_the_bounty_of_who_is_wanted() -> None:
    mine: Any = {"street": ["home", "b-b-attorneys"], "gang": ["clint-ramsey"]}
    for before, way, bounty in ((1, "either:1", 2), (2, "either:2", 1), (1, "either:2", 0)):
        stage = Stage(mine, {"gang": [{"card": "pancho-castillo", "bounty": before}]})
        stage.pick("act:b-b-attorneys.0", way)
        assert stage.dude("pancho-castillo.1")["bounty"] == bounty
        assert stage.place("b-b-attorneys.0")["booted"]
    assert Stage(mine, {"gang": ["pancho-castillo"]}).refused("act:b-b-attorneys.0") == REQUIREMENT


@card("doomtown", "dead-dog-tavern")
@rule("doomtown", "golden.card.beats-rulebook", "control.deed.tie-to-owner")
def test_bullets_decide_who_controls_the_dead_dog_tavern() -> None:
    # Irving Patterson has no bullets and influence 2, Clint Ramsey 2 and 1, Olivia Jenks 2 and 2.
    for own, controller in (("irving-patterson", 0), ("olivia-jenks", 1)):
        theirs: Any = {"street": ["home", "dead-dog-tavern"], "gang": [(own, "dead-dog-tavern.1")]}
        stage = Stage({"gang": [("clint-ramsey", "dead-dog-tavern.1")]}, theirs)
        assert stage.place("dead-dog-tavern.1")["controller"] == controller
        assert stage.player(controller)["control"] == 1


@card("doomtown", "charlies-place")
@rule("doomtown", "duration.noon.end-of-day", "text.this.current-situation", "limit.stat.negative-counts-as-zero")
def test_charlies_place_gives_or_takes_two_bullets_of_a_dude_who_is_there() -> None:
    for way, bullets in (("either:1", 5), ("either:2", 1)):
        mine: Any = {"street": ["home", "charlies-place"], "gang": [("clyde-owens", "charlies-place.0"), "bobo"]}
        stage = Stage(mine, {"gang": [("sloane", "square")]})
        stage.pick("act:charlies-place.0", way)
        assert stage.dude("clyde-owens.0")["bullets"] == bullets
        assert stage.place("charlies-place.0")["booted"]
    stage = Stage({"street": ["home", "charlies-place"]}, {"gang": [("barton-everest", "square")]})
    assert stage.refused("act:charlies-place.0") == REQUIREMENT
    mine = {"street": ["home", "charlies-place"], "gang": [("clyde-owens", "charlies-place.0")]}
    stage = Stage(mine, {"gang": [("ramiro-mendoza", "charlies-place.0")]})
    stage.pick("act:charlies-place.0", "choose:ramiro-mendoza.1", "either:2")  # anybody's dude
    assert stage.dude("ramiro-mendoza.1")["bullets"] == 1


@card("doomtown", "cattle-market")
@rule("doomtown", "text.trait.always-on", "text.keyword.references")
def test_the_cattle_market_has_a_control_point_while_another_ranch_is_in_play() -> None:
    stage = Stage({"street": ["home", "cattle-market", "bunkhouse"]})
    assert stage.place("cattle-market.0")["control"] == 0
    stage = Stage({"street": ["home", "cattle-market"]}, {"outskirts": ["blake-ranch"]})
    assert stage.place("cattle-market.0")["control"] == 1
    assert stage.player(0)["control"] == 1


@card("doomtown", "cattle-market")
@rule("doomtown", "limit.value.one-to-thirteen")
def test_dudes_at_the_cattle_market_have_three_more_value() -> None:
    gang = [("olivia-jenks", "cattle-market.0"), ("clint-ramsey", "cattle-market.0"), "tommy-harden"]
    mine: Any = {"street": ["home", "cattle-market"], "gang": gang}
    stage = Stage(mine, {"gang": [("pancho-castillo", "cattle-market.0")]})
    names = ("olivia-jenks.0", "clint-ramsey.0", "tommy-harden.0", "pancho-castillo.1")
    assert [stage.dude(name)["value"] for name in names] == [2 + 3, 13, 3, 5 + 3]  # 11 and 3 count as 13
    stage.pick("move:olivia-jenks.0>square")
    assert stage.dude("olivia-jenks.0")["value"] == 2


@card("doomtown", "bunkhouse")
@rule("doomtown", "text.trait.always-on", "limit.stat.printed-plus-modifiers")
def test_the_bunkhouse_gives_influence_to_dudes_there_with_none_or_one() -> None:
    here = "bunkhouse.0"
    mine: Any = {"street": ["home", "bunkhouse"], "gang": [("clint-ramsey", here), ("olivia-jenks", here), "bobo"]}
    stage = Stage({**mine, "hand": ["rumors"]}, {"gang": [("allie-hensman", here)]})
    names = ("clint-ramsey.0", "olivia-jenks.0", "bobo.0", "allie-hensman.1")
    assert [stage.dude(name)["influence"] for name in names] == [2, 2, 1, 1]
    stage.pick("play:rumors", "choose:olivia-jenks.0")  # one without the Bunkhouse, so two with it
    assert stage.dude("olivia-jenks.0")["influence"] == 2


@card("doomtown", "bunkhouse")
def test_the_bunkhouse_counts_what_other_cards_give() -> None:
    mine: Any = {"street": ["bunkhouse", "home", "yan-lis-tailoring"], "gang": [("clint-ramsey", "bunkhouse.0")]}
    stage = Stage(mine)
    stage.pick("act:yan-lis-tailoring.0")
    assert stage.dude("clint-ramsey.0")["influence"] == 2  # two without the Bunkhouse


@card("doomtown", "morgan-research-institute")
@rule("doomtown", "skill.test.pull-plus-rating", "skill.keyword.rating")
def test_the_morgan_research_institute_raises_or_lowers_a_skill_rating_by_two() -> None:
    here = "morgan-research-institute.0"
    for dude, way, pull, place in (
        ("steele-archer", "either:1", "tommy-harden", "square"),  # 3 and 2 + 2 are 7
        ("steele-archer", "either:1", "bluetick", here),
        ("ivor-hawley", "either:2", "roan", "square"),  # 6 and 3 - 2
        ("ivor-hawley", "either:2", "mustang", here),
    ):
        gang = [{"card": dude, "at": here, "gear": ["shadow-walk"]}]
        stage = Stage({"street": ["home", "morgan-research-institute"], "gang": gang, "deck": [pull, "bobo"]})
        stage.pick(f"act:{here}", way, "pass", "act:shadow-walk.0", "choose:square")
        assert stage.place(here)["booted"]
        assert stage.dude(f"{dude}.0")["place"] == place


@card("doomtown", "morgan-research-institute")
@rule("doomtown", "skill.keyword.rating", "gadget.invent.success")
def test_the_morgan_research_institute_needs_a_skilled_dude_there() -> None:
    here = "morgan-research-institute.0"
    mine: Any = {"street": ["home", "morgan-research-institute"], "hand": ["force-field"], "deck": ["tommy-harden"]}
    stage = Stage({**mine, "gang": [("olivia-jenks", here), "steele-archer"]})
    assert stage.refused(f"act:{here}") == REQUIREMENT
    stage = Stage({**mine, "gang": [("andreas-andregg", here)]})
    stage.pick(f"act:{here}", "either:1", "pass", "invent:force-field>andreas-andregg.0")  # 3 and 0 + 2 are 5
    assert [gear["card"] for gear in stage.dude("andreas-andregg.0")["gear"]] == ["force-field"]


@card("doomtown", "the-pharmacy")
@rule("doomtown", "act.requirement.first-sentence")
def test_the_pharmacy_unboots_a_dude_of_anybodys() -> None:
    mine: Any = {"street": ["home", "the-pharmacy"], "gang": [{"card": "clint-ramsey", "booted": True}]}
    stage = Stage(mine, {"gang": [{"card": "sloane", "at": "square", "booted": True}]})
    stage.pick("act:the-pharmacy.0", "choose:clint-ramsey.0")
    assert not stage.dude("clint-ramsey.0")["booted"]
    assert stage.dude("sloane.1")["booted"]
    assert stage.place("the-pharmacy.0")["booted"]
    stage = Stage(mine, {"gang": [{"card": "sloane", "at": "square", "booted": True}]})
    stage.pick("act:the-pharmacy.0", "choose:sloane.1")
    assert not stage.dude("sloane.1")["booted"]
    stage = Stage({**mine, "gang": ["clint-ramsey"]}, {"gang": ["sloane"]})
    assert stage.refused("act:the-pharmacy.0") == REQUIREMENT


@card("doomtown", "railroad-station")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "move.by-card.new-location")
def test_the_railroad_station_moves_a_dude_of_yours_from_there_to_anywhere() -> None:
    here = "railroad-station.0"
    for booted in (True, False):
        gang = [{"card": "clint-ramsey", "at": here, "booted": booted}, "olivia-jenks"]
        mine: Any = {"street": ["home", "railroad-station"], "gang": gang, "outskirts": ["pats-perch"]}
        stage = Stage(mine, {"gang": [("clementine-lepp", here)]})
        stage.pick(f"act:{here}")
        places = ["law-dogs.0", "pats-perch.0", "square", "the-sloane-gang.1"]
        assert sorted(stage.options()) == [f"choose:{place}" for place in places]
        stage.pick("choose:the-sloane-gang.1")
        clint = stage.dude("clint-ramsey.0")
        assert (clint["place"], clint["booted"]) == ("the-sloane-gang.1", booted)
        assert stage.place(here)["booted"]
    stage = Stage({"street": ["home", "railroad-station"], "gang": ["olivia-jenks"]}, {"gang": [("bobo", "square")]})
    assert stage.refused(f"act:{here}") == REQUIREMENT


@card("doomtown", "stagecoach-office")
@rule("doomtown", "shop.dude.at-home", "golden.card.beats-rulebook", "control.town-square.nobody")
def test_the_stagecoach_office_puts_a_new_dude_at_any_place_you_control() -> None:
    mine: Any = {"street": ["stagecoach-office", "home", "bunkhouse", "pony-express"], "hand": ["olivia-jenks"]}
    stage = Stage(mine, {"gang": [("sloane", "pony-express.0")]})
    stage.pick("shop:olivia-jenks")
    assert stage.asked == (0, "react")
    stage.pick("act:stagecoach-office.0")
    assert sorted(stage.options()) == ["choose:bunkhouse.0", "choose:law-dogs.0", "choose:stagecoach-office.0"]
    stage.pick("choose:bunkhouse.0")
    assert stage.dude("olivia-jenks.0")["place"] == "bunkhouse.0"
    assert stage.place("stagecoach-office.0")["booted"]
    stage = Stage(mine)
    stage.pick("shop:olivia-jenks", "pass")
    assert stage.dude("olivia-jenks.0")["place"] == "law-dogs.0"


@card("doomtown", "stagecoach-office")
def test_the_stagecoach_office_is_not_for_tokens_nor_for_dudes_of_others() -> None:
    mine: Any = {"street": ["stagecoach-office", "home"], "hand": ["bounty-hunter"]}
    stage = Stage(mine, {"gang": [{"card": "sloane", "at": "square", "bounty": 1}]})
    stage.pick("play:bounty-hunter")
    assert stage.dude("gunslinger.0")["place"] == "square"
    assert not stage.place("stagecoach-office.0")["booted"]
    stage = Stage(mine, {"hand": ["pancho-castillo"]}, turn=1)
    stage.pick("shop:pancho-castillo")
    assert stage.asked == (0, "noon")
    assert stage.dude("pancho-castillo.1")["place"] == "the-sloane-gang.1"
