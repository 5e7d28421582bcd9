"""Deeds, goods, spells and actions of No Turning Back."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


@card("doomtown", "huntsmens-society")
@rule("doomtown", "control.deed.points-and-abilities", "location.adjacent.neighbours", "text.trait.always-on")
def test_the_huntsmens_society_spares_upkeep_for_high_values_here_and_next_door() -> None:
    gang = [
        ("clyde-owens", "square"),
        ("abram-grothe", "huntsmens-society.0"),
        ("sheriff-dave-montreal", "bunkhouse.0"),
    ]
    street = ["home", "huntsmens-society", "bunkhouse"]
    stage = Stage({"street": street, "gang": [*gang, ("prescott-utter", "huntsmens-society.0")]})
    upkeep = {dude["card"]: dude["upkeep"] for dude in stage.view["dudes"]}
    assert upkeep["clyde-owens"] == 2 - 1  # value 10, in the square, which is next to it
    assert upkeep["abram-grothe"] == 1 - 1  # a jack, here
    assert upkeep["sheriff-dave-montreal"] == 2 - 1  # a king, next door
    assert upkeep["prescott-utter"] == 1  # a four
    taken = Stage(
        {"street": street, "gang": [("abram-grothe", "bunkhouse.0")]}, {"gang": [("sloane", street[1] + ".0")]}
    )
    upkeep = {dude["card"]: dude["upkeep"] for dude in taken.view["dudes"]}
    assert (upkeep["abram-grothe"], upkeep["sloane"]) == (1, 3 - 1)  # its controller has it


@card("doomtown", "la-quema")
@rule("doomtown", "card.goods.stat-bonuses", "shootout.plays.sources", "text.trait.always-on")
def test_la_quema_brings_its_rider_into_the_posse_and_boots_an_opposing_dude() -> None:
    rider = {"card": "pancho-castillo", "gear": ["la-quema"]}
    me = {"outfit": "the-sloane-gang", "gang": [rider, ("olivia-jenks", "square")]}
    stage = Stage(me, {"outfit": "law-dogs", "gang": [("clyde-owens", "square")]})
    assert stage.dude("pancho-castillo.0")["value"] == 5 + 3
    assert stage.dude("pancho-castillo.0")["bullets"] == 3
    stage.pick("call-out:olivia-jenks.0>clyde-owens.1", "accept", "done")
    stage.pick(next(pick for pick in stage.offers("act") if pick.startswith("act:la-quema.0")))
    pancho = stage.dude("pancho-castillo.0")
    assert (pancho["place"], pancho["booted"], pancho["gear"][0]["booted"]) == ("square", False, True)
    assert stage.dude("clyde-owens.1")["booted"]


@card("doomtown", "la-quema")
@rule("doomtown", "shootout.posse.never-on-both-sides", "act.requirement.first-sentence")
def test_la_quema_is_of_no_use_to_a_rider_who_is_in_the_posse_already() -> None:
    rider = {"card": "pancho-castillo", "at": "square", "gear": ["la-quema"]}
    stage = shootout({"gang": [rider]}, {"gang": [("sloane", "square")]}, "pancho-castillo.0", "sloane.1")
    assert not [pick for pick in stage.offers("act") if pick.startswith("act:la-quema.0")]


def gunman(deck: list[str], *opposing: str) -> Stage:
    shooter = {"card": "olivia-jenks", "at": "square", "gear": ["asyncoil-gun"]}  # 2 bullets and 2
    me = {"gang": [shooter], "deck": deck}
    them: Any = {"gang": [(dude, "square") for dude in opposing]}
    stage = Stage(me, them)
    stage.pick(f"call-out:olivia-jenks.0>{opposing[0]}.1", "accept")
    while stage.asked == (1, "posse"):
        stage.pick(stage.offers("join")[0] if stage.offers("join") else "done")
    return stage


@card("doomtown", "asyncoil-gun")
@rule("doomtown", "pull.procedure.top-card-value", "zone.discard.face-up")
def test_the_asyncoil_gun_discards_an_opposing_dude_of_no_more_value_than_its_bullets() -> None:
    stage = gunman(["sloane"], "pancho-castillo", "lawrence-blackwood")  # values 5 and 3
    stage.pick("act:asyncoil-gun.0")
    assert stage.dude("lawrence-blackwood.1") == {}
    assert stage.dude("pancho-castillo.1")
    assert "lawrence-blackwood" in stage.player(1)["discards"]
    assert stage.dude("olivia-jenks.0")["gear"][0]["booted"]


@card("doomtown", "asyncoil-gun")
@rule("doomtown", "pull.procedure.top-card-value")
def test_the_asyncoil_gun_discards_its_own_dude_on_a_club() -> None:
    stage = gunman(["war-paint"], "pancho-castillo", "lawrence-blackwood")
    stage.pick("act:asyncoil-gun.0")
    assert stage.dude("olivia-jenks.0") == {}
    assert stage.dude("lawrence-blackwood.1")
    missed = gunman(["sloane"], "pancho-castillo")  # a five is too high for four bullets
    missed.pick("act:asyncoil-gun.0")
    assert missed.dude("pancho-castillo.1")


@card("doomtown", "mark-of-pestilence")
@rule("doomtown", "spell.cast.success", "spell.cast.failure-still-used", "shootout.plays.targets-in-posse")
def test_the_mark_of_pestilence_boots_everybody_in_the_shootout_but_its_huckster() -> None:
    for deck, booted in ((["james-ghetty"], True), (["bobo"], False)):  # 7 and Huckster 2 make 9; 6 and 2 do not
        archer = {"card": "steele-archer", "gear": ["mark-of-pestilence"]}
        my = {"gang": [{**archer, "at": "square"}, ("tommy-harden", "square"), "clint-ramsey"], "deck": deck}
        stage = duel(
            [archer, "tommy-harden"], ["pancho-castillo"], my, {"gang": [("pancho-castillo", "square"), "sloane"]}
        )
        stage.pick("act:mark-of-pestilence.0")
        assert [stage.dude(name)["booted"] for name in ("tommy-harden.0", "pancho-castillo.1")] == [booted] * 2
        outside = ("steele-archer.0", "clint-ramsey.0", "sloane.1")
        assert not any([stage.dude(name)["booted"] for name in outside])
        assert stage.dude("steele-archer.0")["gear"][0]["booted"]


@card("doomtown", "ol-fashioned-hangin")
@rule("doomtown", "job.posse.unopposed-succeeds", "wanted.reward.card-ability", "job.mark.first-sentence")
def test_a_hanging_aces_a_dude_with_two_bounty_and_honours_the_leader() -> None:
    me = {"gang": ["clyde-owens"], "hand": ["ol-fashioned-hangin"], "stash": 1}
    gang = [{"card": "pancho-castillo", "bounty": 2}, {"card": "sloane", "bounty": 1}]
    stage = Stage(me, {"gang": gang})
    stage.pick(*[pick for pick in stage.offers("play") if "hangin" in pick][:1])
    while stage.asked is not None and stage.asked[1] != "noon":
        options = stage.options()
        assert "choose:sloane.1" not in options
        stage.pick(next((pick for pick in ("done", "no", "decline", "pass") if pick in options), options[0]))
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]
    clyde = stage.dude("clyde-owens.0")
    assert (clyde["control"], clyde["booted"]) == (1, True)  # home booted after the job
    assert stage.player(0)["stash"] == 1 - 1 + 2


@card("doomtown", "ol-fashioned-hangin")
@rule("doomtown", "act.requirement.first-sentence")
def test_nobody_hangs_for_one_bounty() -> None:
    me = {"gang": ["clyde-owens"], "hand": ["ol-fashioned-hangin"]}
    stage = Stage(me, {"gang": [{"card": "sloane", "bounty": 1}]})
    assert stage.refused("play:ol-fashioned-hangin") == REQUIREMENT


@card("doomtown", "scoop-hound")
@rule("doomtown", "golden.cannot.beats-can", "shootout.plays.kinds")
def test_a_scoop_hound_keeps_everybody_where_they_are() -> None:
    owner = {"card": "olivia-jenks", "at": "square", "gear": ["scoop-hound"]}
    them: Any = {
        "outfit": "law-dogs",
        "gang": [("xiong-wendy-cheng", "square"), "clyde-owens"],
        "hand": ["the-stakes-just-rose"],
    }
    stage = shootout({"gang": [owner]}, them, "olivia-jenks.0", "xiong-wendy-cheng.1")
    stage.pick("act:scoop-hound.0")
    assert stage.refused("play:the-stakes-just-rose") == REQUIREMENT  # nobody can join
    stage.pick("act:xiong-wendy-cheng.1")  # would send her home booted
    olivia = stage.dude("olivia-jenks.0")
    assert (olivia["place"], olivia["booted"]) == ("square", False)
    assert stage.dude("xiong-wendy-cheng.1")["booted"]  # the cost is paid
