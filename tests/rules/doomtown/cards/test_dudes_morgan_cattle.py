"""Dudes of Morgan Cattle Co.: horses, ghost rock, ranches."""

from __future__ import annotations

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal, showdown
from tests.rules.doomtown.stage import FOURS, HIGH_CARD, PAIR, Stage

MORGAN = {"outfit": "morgan-cattle-co"}
NO_REQUIREMENT = ("requirement", "act.requirement.first-sentence")


# ---- Irving Patterson


@rule("doomtown", "shootout.posse.leader-declares-first", "text.trait.always-on")
@card("doomtown", "irving-patterson")
def test_irving_patterson_earns_1_when_he_joins_a_posse_in_whatever_way() -> None:
    assert duel(["irving-patterson"], ["pancho-castillo"]).player(0)["stash"] == 6
    assert duel(["pancho-castillo"], ["irving-patterson"]).player(1)["stash"] == 6  # called out
    away = ("irving-patterson", "law-dogs.0")
    stage = duel(["clint-ramsey", away], ["pancho-castillo"], {"hand": ["the-stakes-just-rose"]})
    assert stage.player(0)["stash"] == 5  # he has stayed at home
    stage.pick("play:the-stakes-just-rose")
    assert stage.player(0)["stash"] == 6


@rule("doomtown", "job.posse.leader-first")
@card("doomtown", "irving-patterson")
def test_irving_patterson_earns_1_for_a_job_and_not_again_for_its_shootout() -> None:
    me = {"gang": ["irving-patterson"], "hand": ["a-coach-comes-to-town"]}
    stage = Stage(me, {"gang": ["pancho-castillo"]})
    stage.pick("play:a-coach-comes-to-town")
    assert stage.player(0)["stash"] == 6
    stage.pick("oppose", "join:pancho-castillo.1")
    assert stage.asked == (0, "shootout")
    assert stage.player(0)["stash"] == 6


# ---- James Ghetty


@rule("doomtown", "act.cost.boot-or-ghost-rock", "duration.shootout.end-of-shootout")
@card("doomtown", "james-ghetty", "remy-lapointe")
def test_james_ghetty_brings_4_ghost_rock_for_shootout_abilities() -> None:
    my = {**MORGAN, "stash": 1, "deck": [*FOURS, *REST]}
    stage = duel(["james-ghetty", "remy-lapointe"], ["clint-ramsey"], my, {"deck": [*HIGH_CARD, *REST]})
    james = stage.dude("james-ghetty.0")
    assert (james["purse"], james["bounty"], stage.player(0)["stash"]) == (4, 0, 1)
    stage.pick("act:remy-lapointe.0", "pay:3")
    assert (stage.dude("james-ghetty.0")["purse"], stage.player(0)["stash"]) == (1, 1)
    assert stage.dude("remy-lapointe.0")["bullets"] == 4
    reveal(stage, FOURS, HIGH_CARD)
    stage.until("noon")
    assert (stage.dude("james-ghetty.0")["purse"], stage.player(0)["stash"]) == (0, 1)  # the rest is lost


@card("doomtown", "james-ghetty")
def test_james_ghetty_does_not_pay_for_other_abilities() -> None:
    james = {"card": "james-ghetty", "gear": ["force-field"]}
    stage = showdown([james], ["pancho-castillo"], HIGH_CARD, PAIR, my={"stash": 0})
    assert stage.dude("james-ghetty.0")["purse"] == 4
    assert stage.refused("act:force-field.0") == NO_REQUIREMENT  # a Resolution ability, and the stash is empty


@rule("doomtown", "act.cost.do-x-to-y")
@card("doomtown", "james-ghetty", "jia-mein")
def test_james_ghetty_pays_for_a_hex_that_a_shootout_ability_attaches() -> None:
    stage = duel(["james-ghetty", "jia-mein"], ["clint-ramsey"], {**MORGAN, "stash": 0, "hand": ["soul-blast"]})
    stage.pick("act:jia-mein.0")
    assert (stage.dude("james-ghetty.0")["purse"], stage.player(0)["stash"]) == (3, 0)
    assert stage.dude("jia-mein.0")["stud"]


@card("doomtown", "james-ghetty")
def test_james_ghetty_has_to_be_in_the_posse() -> None:
    stage = duel(["remy-lapointe", ("james-ghetty", "morgan-cattle-co.0")], ["clint-ramsey"], {**MORGAN, "stash": 0})
    assert stage.dude("james-ghetty.0")["purse"] == 0
    assert stage.refused("act:remy-lapointe.0") == NO_REQUIREMENT


# ---- Rémy LaPointe


@rule("doomtown", "act.cost.boot-or-ghost-rock", "duration.shootout.end-of-shootout", "act.limit.once-per-day")
@card("doomtown", "remy-lapointe")
def test_remy_lapointe_buys_bullets_for_the_shootout() -> None:
    my = {**MORGAN, "stash": 9, "deck": [*FOURS, *REST]}
    stage = duel(["remy-lapointe"], ["clint-ramsey"], my, {"deck": [*HIGH_CARD, *REST]})
    stage.pick("act:remy-lapointe.0")
    assert stage.options() == ["pay:1", "pay:2", "pay:3", "pay:4"]
    stage.pick("pay:2")
    assert (stage.dude("remy-lapointe.0")["bullets"], stage.player(0)["stash"]) == (3, 7)
    stage.pick("pass")
    assert stage.refused("act:remy-lapointe.0") == ("used-today", "act.limit.once-per-day")
    reveal(stage, FOURS, HIGH_CARD)
    stage.until("noon")
    assert stage.dude("remy-lapointe.0")["bullets"] == 1


@card("doomtown", "remy-lapointe")
@pytest.mark.parametrize(("gear", "before", "after"), [("peacemaker", 2, 5), ("legendary-holster", 3, 5)])
def test_remy_lapointe_buys_himself_up_to_5_bullets_in_all(gear: str, before: int, after: int) -> None:
    stage = duel([{"card": "remy-lapointe", "gear": [gear]}], ["clint-ramsey"])
    assert stage.dude("remy-lapointe.0")["bullets"] == before
    stage.pick("act:remy-lapointe.0", "pay:4")
    assert stage.dude("remy-lapointe.0")["bullets"] == after


@rule("doomtown", "act.requirement.first-sentence")
@card("doomtown", "remy-lapointe")
def test_remy_lapointe_pays_no_more_than_there_is_and_at_least_1() -> None:
    stage = duel(["remy-lapointe"], ["clint-ramsey"], {"stash": 2})
    stage.pick("act:remy-lapointe.0")
    assert stage.options() == ["pay:1", "pay:2"]
    assert duel(["remy-lapointe"], ["clint-ramsey"], {"stash": 0}).refused("act:remy-lapointe.0") == NO_REQUIREMENT


# ---- Jon Longstride


@rule("doomtown", "act.limit.once-per-day", "boot.cost.needs-unbooted")
@card("doomtown", "jon-longstride")
def test_jon_longstride_readies_his_horse_for_a_second_ride() -> None:
    stage = Stage({"gang": [{"card": "jon-longstride", "gear": ["mustang"]}]})
    stage.pick("act:mustang.0", "choose:square", "pass", "act:jon-longstride.0")
    assert not stage.dude("jon-longstride.0")["gear"][0]["booted"]
    assert not stage.dude("jon-longstride.0")["booted"]
    stage.pick("pass", "act:mustang.0", "choose:the-sloane-gang.1", "pass")
    assert stage.dude("jon-longstride.0")["place"] == "the-sloane-gang.1"
    assert stage.refused("act:mustang.0") == ("used-today", "act.limit.once-per-day")
    assert stage.refused("act:jon-longstride.0") == ("used-today", "act.limit.once-per-day")


@rule("doomtown", "act.requirement.first-sentence")
@card("doomtown", "jon-longstride")
def test_jon_longstride_needs_a_horse_of_his_own() -> None:
    other = {"card": "clint-ramsey", "gear": ["mustang"]}
    stage = Stage({"gang": [{"card": "jon-longstride", "gear": ["peacemaker"]}, other]})
    assert stage.refused("act:jon-longstride.0") == NO_REQUIREMENT


# ---- Lane Healey


@rule("doomtown", "text.trait.always-on")
@card("doomtown", "lane-healey")
@pytest.mark.parametrize(
    ("gear", "bullets"), [([], 1), (["peacemaker"], 2), (["roan"], 3), (["roan", "peacemaker"], 4)]
)
def test_lane_healey_shoots_better_on_horseback(gear: list[str], bullets: int) -> None:
    stage = Stage({"gang": [{"card": "lane-healey", "gear": gear}]})
    assert stage.dude("lane-healey.0")["bullets"] == bullets


# ---- Max Baine


@rule("doomtown", "goal.control.sources", "text.trait.always-on", "control.deed.most-influence")
@card("doomtown", "max-baine")
@pytest.mark.parametrize(
    ("street", "outskirts", "squatters", "control"),
    [
        ([], ["blake-ranch"], [], 0),
        ([], ["blake-ranch", "pats-perch"], [], 0),  # a Strike is no Ranch
        (["circle-m-ranch"], ["blake-ranch"], [], 1),
        ([], ["blake-ranch"], ["olivia-jenks"], 1),  # controlled, not owned
    ],
)
def test_max_baine_is_worth_a_control_point_with_two_ranches(
    street: list[str], outskirts: list[str], squatters: list[str], control: int
) -> None:
    gang = ["max-baine", *[(name, "cattle-market.1") for name in squatters]]
    me = {**MORGAN, "gang": gang, "street": ["home", *street], "outskirts": outskirts}
    stage = Stage(me, {"street": ["home", "cattle-market"]})
    assert stage.dude("max-baine.0")["control"] == control


@rule("doomtown", "limit.value.one-to-thirteen")
@card("doomtown", "max-baine")
def test_max_baine_makes_your_others_at_any_ranch_worth_more() -> None:
    at = "blake-ranch.1"
    gang = [("max-baine", at), ("olivia-jenks", at), ("clint-ramsey", at), ("lane-healey", "square")]
    stage = Stage({**MORGAN, "gang": gang}, {"outskirts": ["blake-ranch"], "gang": [("pancho-castillo", at)]})
    found = {dude["id"]: (dude["influence"], dude["value"]) for dude in stage.view["dudes"]}
    assert found == {
        "max-baine.0": (4, 12),
        "olivia-jenks.0": (3, 5),
        "clint-ramsey.0": (2, 13),  # 11 + 3, but no more than 13
        "lane-healey.0": (3, 8),
        "pancho-castillo.1": (2, 5),
    }


@rule("doomtown", "act.requirement.first-sentence")
@card("doomtown", "jon-longstride", "fresh-horses", "the-pharmacy")
def test_unbooting_needs_something_that_is_booted() -> None:
    for booted in (0, 1):
        stage = Stage(
            {
                "gang": [{"card": "jon-longstride", "booted": bool(booted), "gear": ["mustang"]}],
                "hand": ["fresh-horses"],
                "street": ["home", "the-pharmacy"],
            },
            cards={"mustang.0": {"booted": booted}},
        )
        for pick in ("act:jon-longstride.0", "play:fresh-horses", "act:the-pharmacy.0"):
            assert stage.refused(pick) == (None if booted else NO_REQUIREMENT)
