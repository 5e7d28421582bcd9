"""Dudes of Frontier Justice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.brawls import cards as faces
from tests.rules.doomtown.stage import Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


# ---- The Flying Popescus


@card("doomtown", "the-flying-popescus")
@rule("doomtown", "text.trait.always-on")
@pytest.mark.parametrize(
    ("gear", "influence"),
    [([], 1), (["soul-blast"], 1), (["soul-blast", "shadow-walk"], 2), (["soul-blast", "soul-blast", "puppet"], 2)],
)
def test_the_flying_popescus_have_more_influence_with_two_hexes(gear: list[str], influence: int) -> None:
    stage = Stage({"gang": [{"card": "the-flying-popescus", "gear": gear}]})
    assert stage.dude("the-flying-popescus.0")["influence"] == influence


@card("doomtown", "the-flying-popescus")
@rule("doomtown", "duration.shootout.end-of-shootout", "act.requirement.first-sentence")
def test_the_flying_popescus_become_a_stud_with_mystical_goods() -> None:
    def fight(gear: list[str]) -> Stage:
        popescus = {"card": "the-flying-popescus", "at": "square", "gear": gear}
        return shootout({"gang": [popescus]}, {"gang": [("bobo", "square")]}, "the-flying-popescus.0", "bobo.1")

    stage = fight(["mayfair-family-deck"])
    assert not stage.dude("the-flying-popescus.0")["stud"]
    stage.pick("act:the-flying-popescus.0/1")
    assert stage.dude("the-flying-popescus.0")["stud"]
    assert fight(["shotgun", "soul-blast"]).refused("act:the-flying-popescus.0/1") == REQUIREMENT


# ---- Elmore Rhine


@card("doomtown", "elmore-rhine")
@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
def test_elmore_rhine_is_paid_the_bounty_of_a_dude_at_a_deed_that_is_not_its_players() -> None:
    wanted = {"card": "fred-aims", "at": "bunkhouse.0", "bounty": 3}
    me = {"street": ["home", "bunkhouse"], "gang": ["elmore-rhine"]}
    stage = Stage(me, {"gang": [wanted]})
    stage.pick("act:elmore-rhine.0")
    assert (stage.player(0)["stash"], stage.dude("fred-aims.1")["bounty"]) == (8, 3)
    assert stage.dude("elmore-rhine.0")["booted"]


@card("doomtown", "elmore-rhine")
def test_elmore_rhine_finds_nobody_in_a_home_the_square_or_a_deed_of_their_own() -> None:
    them: dict[str, Any] = {"street": ["home", "general-store"]}
    for place in ("general-store.1", "square", "the-sloane-gang.1", "law-dogs.0"):
        stage = Stage({"gang": ["elmore-rhine"]}, {**them, "gang": [{"card": "fred-aims", "at": place, "bounty": 3}]})
        assert stage.refused("act:elmore-rhine.0") == REQUIREMENT
    mine = {"street": ["home"], "gang": ["elmore-rhine", {"card": "bobo", "at": "general-store.1", "bounty": 2}]}
    assert Stage(mine, them).refused("act:elmore-rhine.0") == REQUIREMENT


# ---- Louis Pasteur


def pasteur(pulled: str, *others: Any, stash: int = 5) -> Stage:
    gang = [{"card": "louis-pasteur", "booted": True}, *others]
    return Stage({"outfit": "morgan-cattle-co", "gang": gang, "deck": faces(pulled), "stash": stash})


@card("doomtown", "louis-pasteur")
@rule("doomtown", "skill.test.pull-plus-rating", "act.limit.once-per-day")
def test_louis_pasteur_unboots_dudes_here_or_next_to_him_as_often_as_he_can_pay() -> None:
    near, far = {"card": "bobo", "at": "square", "booted": True}, {"card": "sloane", "at": "law-dogs.1", "booted": True}
    stage = Stage(
        {
            "outfit": "morgan-cattle-co",
            "gang": [{"card": "louis-pasteur", "booted": True}, near, far],
            "deck": faces("8H 7H 9C"),
        },
        {"outfit": "law-dogs", "gang": [{"card": "clint-ramsey", "at": "square", "booted": True}]},
    )
    stage.pick("act:louis-pasteur.0")  # 8 + 2 against 10
    assert sorted(stage.options()) == ["choose:bobo.0", "choose:louis-pasteur.0"]
    stage.pick("choose:bobo.0")
    assert not stage.dude("bobo.0")["booted"]
    stage.pick("pass", "act:louis-pasteur.0")  # 9
    assert stage.dude("louis-pasteur.0")["booted"]
    stage.pick("pass", "act:louis-pasteur.0")
    assert not stage.dude("louis-pasteur.0")["booted"]
    assert stage.player(0)["stash"] == 2


@card("doomtown", "louis-pasteur")
@rule("doomtown", "act.cost.boot-or-ghost-rock")
def test_louis_pasteur_has_to_pay_and_may_test_for_nobody() -> None:
    assert pasteur("8H", stash=0).refused("act:louis-pasteur.0") == REQUIREMENT
    stage = Stage({"outfit": "morgan-cattle-co", "gang": ["louis-pasteur"], "deck": faces("8H")})
    stage.pick("act:louis-pasteur.0")
    assert stage.player(0)["stash"] == 4


# ---- Benny McGill


def benny(hex_booted: bool = False, target: Any = ("pancho-castillo", "square"), **more: Any) -> Stage:
    me = {"gang": [{"card": "benny-mcgill", "at": "square", "booted": True, "gear": ["soul-blast"]}]}
    booted = {"cards": {"soul-blast.0": {"booted": hex_booted}}}
    return Stage(me, {"gang": [target], **more}, **booted)


@card("doomtown", "benny-mcgill")
@rule("doomtown", "callout.by-card.booted-caller", "act.cost.do-x-to-y")
def test_benny_mcgill_calls_out_somebody_with_more_bullets_who_cannot_refuse() -> None:
    stage = benny()
    stage.pick("act:benny-mcgill.0")
    assert stage.asked == (0, "shootout")
    assert stage.dude("benny-mcgill.0")["gear"][0]["booted"]
    assert stage.view["shootout"]["mark_dude"] == "pancho-castillo.1"


@card("doomtown", "benny-mcgill")
@rule("doomtown", "act.requirement.first-sentence", "callout.by-card.reaches-own-home")
def test_benny_mcgill_needs_an_unbooted_hex_and_somebody_stronger_at_his_place() -> None:
    assert benny(hex_booted=True).refused("act:benny-mcgill.0") == REQUIREMENT
    assert benny(target="pancho-castillo").refused("act:benny-mcgill.0") == REQUIREMENT
    assert benny(target=("jake-smiley", "square")).refused("act:benny-mcgill.0") == REQUIREMENT  # 1 bullet, as he has
    me = {"gang": [{"card": "benny-mcgill", "at": "the-sloane-gang.1", "gear": ["soul-blast"]}]}
    stage = Stage(me, {"gang": ["pancho-castillo"]})
    stage.pick("act:benny-mcgill.0")  # by a card's effect, even in the mark's own home
    assert stage.view["shootout"]["place"] == "the-sloane-gang.1"


# ---- J.W. Byrne


@card("doomtown", "j-w-byrne")
@rule("doomtown", "text.trait.always-on")
@pytest.mark.parametrize(
    ("gear", "figures"),
    [
        ([], (1, 0, 1)),
        (["shotgun"], (3, 0, 1)),  # the Shotgun's own +1 as well
        (["fancy-new-hat"], (1, 2, 1)),  # the Hat's own +1 as well
        (["mustang"], (1, 0, 0)),
        (["pearl-handled-revolver", "fancy-new-hat", "roan"], (2, 2, 0)),
    ],
)
def test_jw_byrne_is_as_good_as_his_gear(gear: list[str], figures: tuple[int, int, int]) -> None:
    byrne = Stage({"gang": [{"card": "j-w-byrne", "gear": gear}]}).dude("j-w-byrne.0")
    assert (byrne["bullets"], byrne["influence"], byrne["upkeep"]) == figures
