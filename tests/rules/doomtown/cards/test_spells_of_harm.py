"""Blood Curse and Raising Hell."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.casting import cast_in_a_fight, caster
from tests.rules.doomtown.stage import Stage

# ---- Blood Curse


@card("doomtown", "blood-curse")
@rule("doomtown", "duration.noon.end-of-day", "location.adjacent.town-square")
def test_blood_curse_weakens_somebody_here_or_next_door_for_the_day() -> None:
    me = {"gang": [caster("blood-curse", at="home")], "deck": ["pinto", *["bobo"] * 12]}
    them: dict[str, Any] = {"gang": [("pancho-castillo", "square"), "sloane"], "deck": ["mustang"] * 12}
    stage = Stage(me, them)
    stage.pick("act:blood-curse.0")
    assert stage.options() == ["choose:steele-archer.0", "choose:pancho-castillo.1"]  # Sloane is too far away
    stage.pick("choose:pancho-castillo.1")  # 7 + 2 against 9
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["influence"], pancho["bullets"]) == (1, 2)
    assert stage.dude("steele-archer.0")["gear"][0]["booted"]
    stage.pick("pass", "pass")
    stage.until("noon")
    assert stage.view["day"] == 2
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["influence"], pancho["bullets"]) == (2, 3)


@card("doomtown", "blood-curse")
@rule("doomtown", "spell.cast.failure-still-used", "act.limit.one-spell-ability-per-day")
def test_a_failed_blood_curse_is_used_up() -> None:
    me = {"gang": [caster("blood-curse")], "deck": ["roan", "bobo"]}  # 6 + 2 against 9
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    stage.pick("act:blood-curse.0", "choose:pancho-castillo.1")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["influence"], pancho["bullets"]) == (2, 3)
    stage.pick("pass")
    assert stage.refused("act:blood-curse.0") == ("used-today", "act.limit.one-spell-ability-per-day")


@card("doomtown", "blood-curse")
@rule("doomtown", "duration.shootout.end-of-shootout", "limit.stat.negative-counts-as-zero")
def test_blood_curse_takes_two_bullets_from_an_opposing_dude_in_a_shootout() -> None:
    for pulled, bullets in (("pinto", 1), ("roan", 3)):
        stage = cast_in_a_fight("blood-curse", [pulled, "bobo"], "pancho-castillo")
        stage.pick("act:blood-curse.0/1")  # only the opposing dude can be meant
        pancho = stage.dude("pancho-castillo.1")
        assert (pancho["bullets"], pancho["influence"]) == (bullets, 2)


# ---- Raising Hell


def raise_hell(pulled: str, **mine: Any) -> Stage:
    stage = cast_in_a_fight("raising-hell", [pulled, "bobo"], "pancho-castillo", **mine)
    stage.pick("act:raising-hell.0")
    return stage


@card("doomtown", "raising-hell")
@rule("doomtown", "shop.by-card.same-rules-and-cost", "zone.boot-hill.never-reshuffled", "boot.enter.unbooted")
def test_raising_hell_pays_for_an_abomination_from_boot_hill_to_join_the_posse() -> None:
    stage = raise_hell("bobo", hand=["mustang"], boot_hill=["tyxarglenak", "sloane"])  # 6 + 2 against 8
    risen = stage.dude("tyxarglenak.0")
    assert (risen["place"], risen["posse"], risen["booted"]) == ("square", 1, False)
    assert stage.player(0)["stash"] == 5 - 4
    assert sorted(stage.player(0)["boot_hill"]) == ["mustang", "raising-hell", "sloane"]
    assert stage.hand(0) == []


@card("doomtown", "raising-hell")
@rule("doomtown", "spell.cast.failure-still-used")
def test_a_failed_raising_hell_aces_nothing() -> None:
    stage = raise_hell("mustang", hand=["pinto"], boot_hill=["tyxarglenak"])  # 5 + 2 against 8
    assert stage.dude("tyxarglenak.0") == {}
    assert stage.hand(0) == ["pinto"]
    assert stage.player(0)["boot_hill"] == ["tyxarglenak"]
    assert stage.dude("steele-archer.0")["gear"][0]["booted"]


@card("doomtown", "raising-hell")
@rule("doomtown", "act.requirement.first-sentence")
def test_raising_hell_needs_a_card_in_hand_but_no_abomination() -> None:
    stage = cast_in_a_fight("raising-hell", ["bobo"], "pancho-castillo", boot_hill=["tyxarglenak"])
    assert stage.refused("act:raising-hell.0") == ("requirement", "act.requirement.first-sentence")
    for stash, boot_hill in ((5, ["sloane"]), (3, ["tyxarglenak"])):  # none, or one that is too dear
        stage = raise_hell("bobo", hand=["mustang"], boot_hill=boot_hill, stash=stash)
        assert len(stage.view["dudes"]) == 2
        assert sorted(stage.player(0)["boot_hill"]) == sorted(["mustang", "raising-hell", *boot_hill])
        assert stage.player(0)["stash"] == stash


@card("doomtown", "raising-hell")
@rule("doomtown", "unique.limit.in-play-or-boot-hill", "zone.boot-hill.aced-cards")
def test_raising_hell_may_ace_the_abomination_that_it_raises_but_not_one_of_two() -> None:
    stage = raise_hell("bobo", hand=["eve-henry"])
    assert stage.dude("eve-henry.0")["posse"] == 1
    stage = raise_hell("bobo", hand=["eve-henry"], boot_hill=["eve-henry"])
    assert stage.dude("eve-henry.0") == {}
