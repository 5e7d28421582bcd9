"""Skill checks by dudes and goods, what changes them, and who invents with which skill."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with

UNBOOTS_SLOANE = {"play": "noon", "cost": ["boot this"], "do": ["gain you margin+1"]}


def checker(check: str, pulled: list[str], *more: dict[str, Any], **given: Any) -> Stage:
    """Steele Archer, Huckster 2, makes a skill check and gains its margin and one on top."""
    game = game_with(steele_archer={"ability": [{**UNBOOTS_SLOANE, "check": check}, *more]})
    return Stage({"gang": ["steele-archer"], "deck": [*pulled, "bobo"], "stash": 0, **given}, game=game)


@rule("doomtown", "skill.test.pull-plus-rating", "spell.cast.success")
def test_a_dude_makes_a_skill_check_with_the_rating_against_a_figure() -> None:
    for pulled, gained in (("roan", 3), ("whiskey-flask", 1), ("shotgun", 0)):  # 6, 4 or 3 and 2 against 6
        stage = checker("huckster 6", [pulled])
        stage.pick("act:steele-archer.0")
        assert stage.player(0)["stash"] == gained
        assert stage.dude("steele-archer.0")["booted"]


@rule("doomtown", "skill.keyword.rating")
def test_a_skill_check_needs_the_skill_or_with_any_the_best_one() -> None:
    assert checker("blessed 3", ["roan"]).refused("act:steele-archer.0") == ("no-skill", "spell.cast.definition")
    stage = checker("any 8", ["roan"])
    stage.pick("act:steele-archer.0")
    assert stage.player(0)["stash"] == 1


@rule("doomtown", "react.timing.pauses-play")
def test_a_react_before_the_pull_changes_the_difficulty_and_looks_at_the_outcome() -> None:
    harder = {
        "play": "react",
        "on": "checking",
        "if": ["it mine"],
        "do": [
            "difficulty +2",
            "later checked",
            ["if margin >= 0", ["gain you 9", "if it booted-for-check", ["unboot it"]]],
        ],
    }
    for pulled, gained, booted in (("roan", 10, False), ("mustang", 0, True)):  # 6 or 5 and 2 against 6 and 2
        stage = checker("huckster 6", [pulled], harder)
        stage.pick("act:steele-archer.0")
        assert stage.asked == (0, "react")
        stage.pick("act:steele-archer.0/1")
        assert stage.player(0)["stash"] == gained
        assert stage.dude("steele-archer.0")["booted"] == booted


@rule("doomtown", "pull.end.card-discarded")
def test_a_failed_check_can_be_mended_by_another_pull_and_the_card_goes_when_all_is_done() -> None:
    again = {
        "play": "react",
        "on": "check-failed",
        "if": ["it is:this", "tested is:this"],
        "do": ["pull-again", "later check-over", ["discard this"]],
    }
    stage = checker("huckster 6", ["shotgun", "roan"], again)
    stage.pick("act:steele-archer.0")
    assert stage.asked == (0, "react")
    stage.pick("act:steele-archer.0/1")
    assert stage.player(0)["stash"] == 3  # 6 and 2 against 6, and 1
    assert stage.dude("steele-archer.0") == {}
    assert stage.player(0)["discards"] == ["roan", "steele-archer", "shotgun"]


@rule("doomtown", "skill.test.pull-plus-rating")
def test_what_is_added_to_a_check_is_not_the_rating() -> None:
    club = {"play": "trait", "if": ["this tests:huckster", "pull club"], "do": ["check this +4"]}
    plain = {"play": "trait", "if": ["this tests:blessed"], "do": ["check this +9"]}
    late = {"play": "react", "on": "pulled", "if": ["it tests:huckster"], "do": ["add-to-check huckster.it"]}
    stage = checker("huckster 6", ["one-good-turn"], club, plain)  # 6 of clubs
    stage.pick("act:steele-archer.0")
    assert stage.player(0)["stash"] == 7
    stage = checker("huckster 6", ["roan"], club, late)
    stage.pick("act:steele-archer.0", "act:steele-archer.0/2")
    assert stage.player(0)["stash"] == 5


@rule("doomtown", "gadget.invent.mad-scientist-needed", "golden.card.beats-rulebook")
def test_a_dude_invents_with_another_skill_what_a_card_allows_and_only_that() -> None:
    game = game_with(
        steele_archer={"ability": [{"play": "trait", "invents": "card horse", "with": "huckster"}]},
        elander_boldman={"ability": [{"play": "trait", "invents_only": "card weapon"}]},
    )
    hand = ["mechanical-horse", "flame-thrower"]
    stage = Stage({"gang": ["steele-archer", "elander-boldman"], "hand": hand, "deck": ["shotgun"]}, game=game)
    assert stage.offers("invent") == [
        "invent:mechanical-horse>steele-archer.0",
        "invent:flame-thrower>elander-boldman.0",
    ] or sorted(stage.offers("invent")) == [
        "invent:flame-thrower>elander-boldman.0",
        "invent:mechanical-horse>steele-archer.0",
    ]
    assert stage.refused("invent:mechanical-horse>elander-boldman.0") == (
        "no-skill",
        "gadget.invent.mad-scientist-needed",
    )
    stage.pick("invent:mechanical-horse>steele-archer.0")  # 3 and 2 against 5
    assert [gear["card"] for gear in stage.dude("steele-archer.0")["gear"]] == ["mechanical-horse"]


@rule("doomtown", "gadget.invent.through-ability", "gadget.invent.cost")
def test_an_ability_lets_a_certain_dude_invent_without_booting() -> None:
    lines = ["choose x card hand inventable:this", "invent x this freely"]
    game = game_with(elander_boldman={"ability": [{"play": "noon", "do": lines}]})
    me = {"gang": ["elander-boldman"], "hand": ["force-field", "bobo"], "deck": ["mustang"], "stash": 2}
    stage = Stage(me, game=game)
    stage.pick("act:elander-boldman.0", "choose:force-field")
    elander = stage.dude("elander-boldman.0")
    assert (elander["booted"], [gear["card"] for gear in elander["gear"]]) == (False, ["force-field"])
    assert stage.player(0)["stash"] == 1


@rule("doomtown", "skill.keyword.rating")
def test_the_best_rating_of_a_dude_is_a_number() -> None:
    """Lillian Morgan is a Huckster 2, Andreas Andregg a Mad Scientist 0, Clint Ramsey neither."""
    pay = {"play": "noon", "target": ["choose x dude mine"], "do": ["gain you skill.x"]}
    game = game_with(auction={"ability": [pay]})
    for name, gained in (("lillian-morgan", 2), ("andreas-andregg", 0), ("clint-ramsey", 0)):
        stage = Stage({"gang": [name], "hand": ["auction"], "stash": 0}, game=game)
        stage.pick("play:auction")
        assert stage.player(0)["stash"] == gained
