"""Sloane herself, and the drifters who are about posses, saloons and money."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import GAME, Stage

SLOANE = {"outfit": "the-sloane-gang"}
LAW = {"outfit": "law-dogs"}
NO_REQUIREMENT = ("requirement", "act.requirement.first-sentence")


# ---- Sloane


@rule("doomtown", "wanted.status.cleared", "golden.cannot.beats-can")
@card("doomtown", "sloane")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 1)])
def test_sloanes_bounty_does_not_fall_below_1(before: int, after: int) -> None:
    me = {**SLOANE, "gang": [{"card": "sloane", "bounty": before}], "street": ["home", "b-b-attorneys"]}
    stage = Stage(me)
    stage.pick("act:b-b-attorneys.0", "either:2")
    assert stage.dude("sloane.0")["bounty"] == after


@card("doomtown", "sloane")
def test_sloane_is_not_wanted_before_somebody_sets_a_bounty_on_her() -> None:
    assert Stage({**SLOANE, "gang": ["sloane"]}).dude("sloane.0")["bounty"] == 0


@rule("doomtown", "shootout.posse.arrivals-boot", "shootout.posse.booted-only-if-present")
@card("doomtown", "sloane")
@pytest.mark.parametrize("with_her", [True, False])
def test_sloane_and_your_dudes_with_her_join_without_booting(with_her: bool) -> None:
    gang = [
        ("clint-ramsey", "square"),
        "sloane",
        "barton-everest",
        ("olivia-jenks", "bunkhouse.0"),
        {"card": "marion-seville", "booted": True},
    ]
    stage = Stage({**SLOANE, "gang": gang, "street": ["home", "bunkhouse"]}, {**LAW, "gang": [("bobo", "square")]})
    stage.pick("call-out:clint-ramsey.0>bobo.1", "accept")
    assert stage.refused("join:marion-seville.0") == ("booted-elsewhere", "shootout.posse.booted-only-if-present")
    if with_her:
        stage.pick("join:sloane.0")
    stage.pick("join:barton-everest.0", "join:olivia-jenks.0")
    if stage.asked == (0, "posse"):
        stage.pick("done")
    joined = {dude["card"]: dude["booted"] for dude in stage.view["dudes"] if dude["posse"] == 1}
    others = {"clint-ramsey": False, "barton-everest": False, "olivia-jenks": True}  # Olivia was elsewhere
    assert joined == ({"sloane": False, **others} if with_her else others)


@rule("doomtown", "job.posse.boot-to-join")
@card("doomtown", "sloane")
def test_sloane_and_your_dudes_with_her_join_jobs_without_booting() -> None:
    me = {**SLOANE, "gang": ["clint-ramsey", "sloane", "olivia-jenks"], "hand": ["a-coach-comes-to-town"]}
    stage = Stage(me, {**LAW, "gang": ["bobo"]})
    stage.pick("play:a-coach-comes-to-town", "lead:clint-ramsey.0", "join:olivia-jenks.0", "join:sloane.0")
    assert stage.asked == (1, "oppose")
    assert [dude["booted"] for dude in stage.view["dudes"]] == [False] * 4


@card("doomtown", "sloane")
def test_sloane_spares_other_players_dudes_no_booting() -> None:
    gang = [("clint-ramsey", "square"), ("sloane", "law-dogs.1")]
    stage = Stage({**SLOANE, "gang": gang}, {**LAW, "gang": [("bobo", "square"), "olivia-jenks"]})
    stage.pick("call-out:clint-ramsey.0>bobo.1", "accept", "done", "join:olivia-jenks.1")
    assert stage.dude("olivia-jenks.1")["booted"]


# ---- Clementine Lepp


def saloon(deed: str, owner: int, *callers: Any) -> Stage:
    """Clementine Lepp, of seat 1, is at a deed with callers of seat 0."""
    at = f"{deed}.{owner}"
    streets = [{"street": ["home", deed]} if seat == owner else {} for seat in (0, 1)]
    gang = [{**caller, "at": at} for caller in callers]
    return Stage({**streets[0], "gang": gang}, {**streets[1], "gang": [("clementine-lepp", at)]})


@rule("doomtown", "golden.cannot.beats-can", "control.owner.fixed")
@card("doomtown", "clementine-lepp", "sanford-taylor", "clyde-owens")
def test_clementine_lepp_cannot_be_called_out_in_a_saloon_that_you_own() -> None:
    callers = [{"card": "steven-wiles"}, {"card": "clyde-owens"}, {"card": "sanford-taylor", "bounty": 1}]
    stage = saloon("charlies-place", 1, *callers)
    assert stage.place("charlies-place.1")["controller"] == 0  # whoever controls it
    assert stage.dude("clementine-lepp.1")["influence"] == 2
    assert stage.refused("call-out:steven-wiles.0>clementine-lepp.1") == ("not-called-out", "golden.cannot.beats-can")
    for name in ("sanford-taylor.0", "clyde-owens.0"):
        assert stage.refused(f"act:{name}") == NO_REQUIREMENT


@card("doomtown", "clementine-lepp")
@pytest.mark.parametrize(("deed", "owner"), [("charlies-place", 0), ("pony-express", 1)])
def test_clementine_lepp_is_like_anybody_elsewhere(deed: str, owner: int) -> None:
    stage = saloon(deed, owner, {"card": "clint-ramsey"})
    assert stage.dude("clementine-lepp.1")["influence"] == 1
    assert stage.offers("call-out") == ["call-out:clint-ramsey.0>clementine-lepp.1"]


# ---- Ramiro Mendoza


@rule("doomtown", "text.trait.always-on")
@card("doomtown", "ramiro-mendoza")
@pytest.mark.parametrize(("answer", "stash", "stays"), [("yes", 4, True), ("no", 5, False)])
def test_ramiro_mendoza_joins_for_1_ghost_rock_or_is_discarded(answer: str, stash: int, stays: bool) -> None:
    stage = duel(["clint-ramsey", "ramiro-mendoza"], ["pancho-castillo"])
    assert stage.asked == (0, "may")
    stage.pick(answer)
    assert stage.player(0)["stash"] == stash
    assert (stage.dude("ramiro-mendoza.0") != {}) == stays
    assert stage.player(0)["discards"] == ([] if stays else ["ramiro-mendoza"])
    assert stage.dude("clint-ramsey.0")["posse"] == 1


@rule("doomtown", "shootout.plays.one-posse-left")
@card("doomtown", "ramiro-mendoza")
def test_ramiro_mendoza_is_discarded_when_you_cannot_pay_even_as_the_mark() -> None:
    stage = duel(["pancho-castillo"], ["ramiro-mendoza"], None, {"stash": 0})
    assert stage.player(1)["discards"] == ["ramiro-mendoza"]
    assert stage.view["shootout"] is None
    assert stage.dude("pancho-castillo.0")["place"] == "square"


@card("doomtown", "ramiro-mendoza")
def test_ramiro_mendoza_wants_1_however_he_joins_and_not_otherwise() -> None:
    away = ("ramiro-mendoza", "law-dogs.0")
    stage = duel(["clint-ramsey", away], ["pancho-castillo"], {"hand": ["the-stakes-just-rose"]})
    assert stage.asked == (0, "shootout")
    stage.pick("play:the-stakes-just-rose")
    assert stage.asked == (0, "may")
    stage.pick("no")
    assert stage.player(0)["discards"] == ["the-stakes-just-rose", "ramiro-mendoza"]


# ---- Travis Moone


@rule("doomtown", "setup.grifter.optional-after-hand", "text.ability.optional")
@card("doomtown", "travis-moone")
@pytest.mark.parametrize("pick", ["act:travis-moone.0", "pass"])
def test_travis_moone_may_boot_for_a_new_hand_before_the_first_day(pick: str) -> None:
    state = GAME.new(seats=2, seed=3, options={"gang": "ready"})
    assert GAME.asks(state)[0].question == "react"
    before = GAME.view(state, 0)["players"][0]
    told = [event.kind for event in GAME.apply(state, 0, pick)]
    view = GAME.view(state, 0)
    after = view["players"][0]
    used = pick != "pass"
    assert len(after["hand"]) == 5
    assert (after["hand"] != before["hand"]) == used
    assert ("shuffled" in told) == used
    assert after["deck"] + len(after["discards"]) == before["deck"]  # the old hand is in the deck again
    assert next(dude for dude in view["dudes"] if dude["card"] == "travis-moone")["booted"] == used


@rule("doomtown", "setup.grifter.optional-after-hand")
@card("doomtown", "travis-moone")
def test_travis_moone_is_of_no_use_later() -> None:
    stage = Stage({"gang": ["travis-moone"], "hand": ["bobo"], "deck": ["mustang"] * 5})
    assert stage.refused("act:travis-moone.0") == ("not-now", "act.source.hand-or-in-play")


# ---- Androcles Brocklehurst


def landlord(mine: list[Any], theirs: list[Any], booted: bool = False) -> Stage:
    gang = [{"card": "androcles-brocklehurst", "booted": booted}, *mine]
    them = {"gang": theirs, "street": ["home", "bunkhouse"]}
    return Stage({"gang": gang, "street": ["home", "pony-express"]}, them)


@rule("doomtown", "control.deed.most-influence", "act.cost.boot-or-ghost-rock")
@card("doomtown", "androcles-brocklehurst")
def test_androcles_earns_the_influence_of_somebody_at_a_deed_that_you_have_lost() -> None:
    at = "pony-express.0"
    stage = landlord([("abram-grothe", at)], [("pancho-castillo", at), ("clint-ramsey", at), ("sloane", "bunkhouse.1")])
    stage.pick("act:androcles-brocklehurst.0")
    assert sorted(stage.options()) == ["choose:clint-ramsey.1", "choose:pancho-castillo.1"]
    stage.pick("choose:pancho-castillo.1")
    assert stage.player(0)["stash"] == 7
    assert stage.dude("androcles-brocklehurst.0")["booted"]


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "androcles-brocklehurst")
def test_androcles_needs_a_deed_of_yours_under_anothers_control_and_to_be_unbooted() -> None:
    at = "pony-express.0"
    stage = landlord([("clyde-owens", at)], [("pancho-castillo", at), ("sloane", "bunkhouse.1")])  # a tie is yours
    assert stage.refused("act:androcles-brocklehurst.0") == NO_REQUIREMENT
    stage = landlord([], [("pancho-castillo", at)], booted=True)
    assert stage.refused("act:androcles-brocklehurst.0") == ("booted", "boot.cost.needs-unbooted")
