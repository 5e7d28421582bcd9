"""Dudes of the Fourth Ring: those who need Hexes or Hucksters."""

from __future__ import annotations

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal
from tests.rules.doomtown.stage import FOURS, HIGH_CARD, Stage

NO_REQUIREMENT = ("requirement", "act.requirement.first-sentence")
OUTSIDE = ("outside-posse", "shootout.plays.sources")


# ---- Micah Ryse


@rule("doomtown", "act.cost.do-x-to-y", "move.by-card.booted-allowed-no-boot", "act.limit.once-per-day")
@card("doomtown", "micah-ryse")
@pytest.mark.parametrize("booted", [False, True])
def test_micah_ryse_boots_a_hex_to_go_anywhere_else_without_booting(booted: bool) -> None:
    micah = {"card": "micah-ryse", "gear": ["blood-curse", "soul-blast"], "booted": booted}
    stage = Stage({"gang": [micah]}, {"outskirts": ["blake-ranch"]})
    stage.pick("act:micah-ryse.0", "choose:blood-curse.0")
    assert stage.options() == ["choose:square", "choose:the-sloane-gang.1", "choose:blake-ranch.1"]
    stage.pick("choose:blake-ranch.1")
    dude = stage.dude("micah-ryse.0")
    assert (dude["place"], dude["booted"]) == ("blake-ranch.1", booted)
    assert [gear["booted"] for gear in dude["gear"]] == [True, False]
    stage.pick("pass")
    assert stage.refused("act:micah-ryse.0") == ("used-today", "act.limit.once-per-day")


@rule("doomtown", "boot.cost.needs-unbooted", "act.requirement.first-sentence")
@card("doomtown", "micah-ryse")
def test_micah_ryse_needs_an_unbooted_hex_of_his_own() -> None:
    other = {"card": "steele-archer", "gear": ["soul-blast"]}
    stage = Stage({"gang": [{"card": "micah-ryse", "gear": ["mustang"]}, other]})
    assert stage.refused("act:micah-ryse.0") == NO_REQUIREMENT
    stage = Stage({"gang": [{"card": "micah-ryse", "gear": ["shadow-walk"]}], "deck": ["bobo", "bobo"]})
    stage.pick("act:shadow-walk.0", "choose:square", "pass")  # cast in vain, which boots it
    assert stage.refused("act:micah-ryse.0") == NO_REQUIREMENT


# ---- Mongwau the Mighty


@rule("doomtown", "act.cost.do-x-to-y", "duration.shootout.end-of-shootout", "card.dude.stud-or-draw")
@card("doomtown", "mongwau-the-mighty")
def test_mongwau_discards_a_hex_and_is_a_stud_for_the_shootout() -> None:
    mongwau = {"card": "mongwau-the-mighty", "gear": ["soul-blast"]}
    my, their = {"deck": [*FOURS, *REST]}, {"deck": [*HIGH_CARD, *REST]}
    stage = duel([mongwau], ["clint-ramsey"], my, their)
    assert not stage.dude("mongwau-the-mighty.0")["stud"]
    stage.pick("act:mongwau-the-mighty.0")
    assert (stage.dude("mongwau-the-mighty.0")["stud"], stage.dude("mongwau-the-mighty.0")["bullets"]) == (True, 3)
    assert stage.dude("mongwau-the-mighty.0")["gear"] == []
    assert stage.player(0)["discards"] == ["soul-blast"]
    reveal(stage, FOURS, HIGH_CARD)
    stage.until("noon")
    assert stage.view["shootout"] is None
    assert not stage.dude("mongwau-the-mighty.0")["stud"]


@rule("doomtown", "act.requirement.first-sentence", "shootout.plays.sources")
@card("doomtown", "mongwau-the-mighty")
def test_mongwau_needs_a_hex_of_his_own_and_to_be_in_the_posse() -> None:
    mongwau = {"card": "mongwau-the-mighty", "gear": ["peacemaker"]}
    other = {"card": "steele-archer", "gear": ["soul-blast"]}
    stage = duel([mongwau, other], ["clint-ramsey"])
    assert stage.refused("act:mongwau-the-mighty.0") == NO_REQUIREMENT
    away = {"card": "mongwau-the-mighty", "gear": ["soul-blast"], "at": "law-dogs.0"}
    assert duel(["olivia-jenks", away], ["clint-ramsey"]).refused("act:mongwau-the-mighty.0") == OUTSIDE


# ---- Bobo


@rule("doomtown", "text.trait.always-on", "skill.keyword.rating")
@card("doomtown", "bobo", "ivor-hawley")
def test_bobo_has_as_many_more_bullets_as_the_best_huckster_in_play() -> None:
    def bullets(mine: list[object], theirs: list[object]) -> object:
        return Stage({"gang": ["bobo", *mine]}, {"gang": theirs}).dude("bobo.0")["bullets"]

    assert bullets([], ["elander-boldman"]) == 1  # a Mad Scientist does not count
    assert bullets(["micah-ryse"], []) == 1  # Huckster 0
    assert bullets(["jonah-essex", "jia-mein"], []) == 2  # the highest, not the sum
    assert bullets(["jonah-essex"], ["steele-archer"]) == 3  # whoever has it
    assert bullets([{"card": "ivor-hawley", "gear": ["soul-blast"]}], []) == 4  # as the rating is now


# ---- Kevin Wainwright


@rule("doomtown", "move.by-card.booted-allowed-no-boot", "duration.noon.end-of-day")
@card("doomtown", "kevin-wainwright")
def test_kevin_wainwright_goes_to_a_huckster_and_is_a_stud_for_the_day() -> None:
    me = {"gang": [{"card": "kevin-wainwright", "booted": True}, ("micah-ryse", "square")], "deck": ["mustang"] * 12}
    stage = Stage({**me, "street": ["home", "pony-express"]}, {"gang": ["steele-archer", "clint-ramsey"]})
    assert not stage.dude("kevin-wainwright.0")["stud"]
    stage.pick("act:kevin-wainwright.0")
    assert stage.options() == ["choose:square", "choose:the-sloane-gang.1"]  # any player's Huckster will do
    stage.pick("choose:the-sloane-gang.1")
    kevin = stage.dude("kevin-wainwright.0")
    assert (kevin["place"], kevin["stud"], kevin["bullets"], kevin["booted"]) == ("the-sloane-gang.1", True, 3, True)
    stage.pick("pass", "pass")
    assert stage.view["day"] == 2
    assert not stage.dude("kevin-wainwright.0")["stud"]


@rule("doomtown", "move.by-card.new-location", "act.requirement.first-sentence")
@card("doomtown", "kevin-wainwright")
def test_kevin_wainwright_needs_a_huckster_at_another_place() -> None:
    stage = Stage({"gang": ["kevin-wainwright", "micah-ryse"]}, {"gang": ["clint-ramsey"]})
    assert stage.refused("act:kevin-wainwright.0") == NO_REQUIREMENT


# ---- Jia Mein


@rule("doomtown", "shop.by-card.booted-or-uncontrolled", "shop.by-card.same-rules-and-cost")
@card("doomtown", "jia-mein")
def test_jia_mein_takes_a_hex_at_its_cost_in_a_shootout_and_is_a_stud() -> None:
    gang = ["olivia-jenks", {"card": "jia-mein", "booted": True}]
    stage = duel(gang, ["clint-ramsey"], {"hand": ["soul-blast"], "stash": 1})
    stage.pick("act:jia-mein.0")
    jia = stage.dude("jia-mein.0")
    assert (jia["stud"], jia["bullets"], [gear["card"] for gear in jia["gear"]]) == (True, 2, ["soul-blast"])
    assert stage.player(0)["stash"] == 0
    assert stage.hand(0) == []


@rule("doomtown", "act.requirement.first-sentence", "shop.by-card.same-rules-and-cost")
@card("doomtown", "jia-mein")
@pytest.mark.parametrize(("hand", "stash"), [(["soul-blast"], 0), (["mustang"], 9), ([], 9)])
def test_jia_mein_needs_a_hex_that_can_be_paid_for(hand: list[str], stash: int) -> None:
    stage = duel(["jia-mein"], ["clint-ramsey"], {"hand": hand, "stash": stash})
    assert stage.refused("act:jia-mein.0") == NO_REQUIREMENT


# ---- Ivor Hawley


@rule("doomtown", "text.trait.always-on", "skill.test.pull-plus-rating")
@card("doomtown", "ivor-hawley")
def test_ivor_hawley_is_better_at_everything_with_a_hex() -> None:
    def ivor(*gear: str) -> Stage:
        deck = ["whiskey-flask", "bobo"]  # a pull of 4
        return Stage({"gang": [{"card": "ivor-hawley", "gear": list(gear)}], "deck": deck})

    for gear, bullets, influence in (([], 1, 3), (["mustang"], 1, 3), (["shadow-walk"], 2, 4)):
        dude = ivor(*gear).dude("ivor-hawley.0")
        assert (dude["bullets"], dude["influence"]) == (bullets, influence)
    stage = ivor("shadow-walk", "blood-curse")  # two Hexes are no better than one
    assert (stage.dude("ivor-hawley.0")["bullets"], stage.dude("ivor-hawley.0")["influence"]) == (2, 4)
    stage.pick("act:shadow-walk.0", "choose:square")  # 4 and Huckster 2 + 1 against 7
    assert stage.dude("ivor-hawley.0")["place"] == "square"
