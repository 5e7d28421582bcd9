"""Dudes of the Law Dogs who see to it that nobody cheats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal, showdown
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, PAIR, Stage

# 5H 5H 3S AD 10S: a pair.
CHEATIN_FIVES = ["mustang", "pearl-handled-revolver", "tommy-harden", "pony-express", "clyde-owens"]


# ---- Lucinda "Lucy" Clover


@rule("doomtown", "shootout.reveal.effects-first", "wanted.bounty.makes-wanted")
@card("doomtown", "lucinda-lucy-clover")
def test_lucy_clover_puts_a_bounty_on_everybody_in_the_posse_of_a_cheater() -> None:
    theirs = ["pancho-castillo", {"card": "olivia-jenks", "bounty": 2}, ("bobo", "the-sloane-gang.1")]
    stage = showdown(["lucinda-lucy-clover", "clint-ramsey"], theirs, HIGH_CARD, CHEATIN)
    assert [stage.dude(name)["bounty"] for name in ("pancho-castillo.1", "olivia-jenks.1", "bobo.1")] == [1, 3, 0]
    assert [stage.dude(name)["bounty"] for name in ("lucinda-lucy-clover.0", "clint-ramsey.0")] == [0, 0]


@card("doomtown", "lucinda-lucy-clover")
@pytest.mark.parametrize(("at", "mine", "theirs"), [("law-dogs.0", PAIR, CHEATIN), ("square", CHEATIN, PAIR)])
def test_lucy_clover_minds_only_opponents_in_her_own_shootout(at: str, mine: list[str], theirs: list[str]) -> None:
    stage = showdown(["clint-ramsey", ("lucinda-lucy-clover", at)], ["pancho-castillo"], mine, theirs)
    assert [dude["bounty"] for dude in stage.view["dudes"]] == [0, 0, 0]


@rule("doomtown", "shootout.reveal.only-once", "shootout.reveal.effects-first")
@card("doomtown", "lucinda-lucy-clover")
def test_lucy_clover_has_seen_the_hand_that_was_revealed_whatever_becomes_of_it() -> None:
    """A Huckster of the cheater's mends the hand with a card of the play hand, after it was revealed."""
    huckster = {"card": "steele-archer", "gear": ["ace-in-the-hole"]}
    their = {"hand": ["undertaker"], "deck": [*CHEATIN, "bobo", "bobo", "bobo"]}
    stage = duel(["lucinda-lucy-clover"], ["clint-ramsey", huckster], {"deck": [*PAIR, *REST]}, their)
    reveal(stage, PAIR, CHEATIN)
    assert stage.asked == (1, "react")
    stage.pick("act:ace-in-the-hole.1", "choose:mongwau-the-mighty")
    assert stage.player(1)["draw_hand"]["cheatin"] is False
    assert stage.dude("clint-ramsey.1")["bounty"] == 1


# ---- Philip Swinford


def office(mine: list[str], theirs: list[str], hand: list[str]) -> Stage:
    """Philip Swinford is at home; Clint Ramsey shoots it out in the square."""
    gang = ["clint-ramsey", ("philip-swinford", "law-dogs.0")]
    deck = [*mine, "bobo", "bobo", "mustang", "bobo"]
    return showdown(gang, ["pancho-castillo"], mine, theirs, my={"hand": hand, "deck": deck})


@rule("doomtown", "text.trait.always-on", "cheat.hand.definition")
@card("doomtown", "philip-swinford")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["mustang", "sloane"]), ("no", ["reserves", "sloane"])])
def test_philip_swinford_may_trade_a_card_when_somebody_else_cheats(answer: str, hand: list[str]) -> None:
    stage = office(PAIR, CHEATIN, ["sloane", "reserves"])
    assert stage.asked == (0, "may")
    stage.pick(answer)
    if answer == "yes":
        stage.pick("choose:reserves")
    assert stage.hand(0) == hand


@card("doomtown", "philip-swinford")
@pytest.mark.parametrize(
    ("mine", "theirs", "hand"),
    [(PAIR, HIGH_CARD, ["sloane"]), (CHEATIN_FIVES, CHEATIN, ["sloane"]), (PAIR, CHEATIN, [])],
)
def test_philip_swinford_needs_a_cheater_a_legal_hand_and_a_card(
    mine: list[str], theirs: list[str], hand: list[str]
) -> None:
    stage = office(mine, theirs, hand)
    assert stage.asked == (0, "resolution")
    assert stage.hand(0) == hand


@rule("doomtown", "gamblin.cheatin.window")
@card("doomtown", "philip-swinford")
def test_philip_swinford_watches_the_gamblin_too() -> None:
    me = {"gang": ["philip-swinford"], "hand": ["sloane"], "deck": [*HIGH_CARD, "mustang"]}
    stage = Stage(me, {"deck": CHEATIN}, phase="gamblin", winner=0)
    assert stage.asked == (0, "may")
    stage.pick("yes")
    assert stage.hand(0) == ["mustang"]


# ---- Tommy Harden


@rule("doomtown", "shootout.lumps.rank-raised", "shootout.reveal.effects-first")
@card("doomtown", "tommy-harden")
@pytest.mark.parametrize(
    ("at", "mine", "theirs", "rank"),
    [
        ("square", HIGH_CARD, CHEATIN, 1 + 2),  # a legal hand
        ("square", CHEATIN, CHEATIN, 2 + 1),  # no better than theirs
        ("square", HIGH_CARD, PAIR, 1),
        ("square", CHEATIN, PAIR, 2),
        ("law-dogs.0", HIGH_CARD, CHEATIN, 1),
    ],
)
def test_tommy_harden_raises_the_rank_against_a_cheater(at: str, mine: list[str], theirs: list[str], rank: int) -> None:
    stage = showdown(["clint-ramsey", ("tommy-harden", at)], ["pancho-castillo"], mine, theirs)
    assert stage.player(0)["draw_hand"]["rank"] == rank
    assert stage.player(1)["draw_hand"]["rank"] == 2


# ---- Sheriff Dave Montreal


def sheriff(at: str, mine: list[str], theirs: list[str], **my: Any) -> Stage:
    stage = showdown(["clint-ramsey", ("sheriff-dave-montreal", at)], ["pancho-castillo"], mine, theirs, my=my)
    while stage.asked is not None and stage.asked[1] == "resolution":
        stage.pick("pass")
    return stage


@rule("doomtown", "golden.cannot.beats-can")
@card("doomtown", "sheriff-dave-montreal")
def test_dave_montreal_lets_no_dude_of_yours_fall_to_a_cheater() -> None:
    stage = sheriff("square", HIGH_CARD, CHEATIN)
    assert stage.asked == (0, "run-or-gun")  # the round was lost
    assert [stage.dude(name)["posse"] for name in ("clint-ramsey.0", "sheriff-dave-montreal.0")] == [1, 1]


@card("doomtown", "sheriff-dave-montreal")
@pytest.mark.parametrize(
    ("at", "mine", "theirs"),
    [("square", HIGH_CARD, PAIR), ("square", CHEATIN_FIVES, FOURS), ("law-dogs.0", HIGH_CARD, CHEATIN)],
)
def test_dave_montreal_has_to_be_there_with_the_only_legal_hand(at: str, mine: list[str], theirs: list[str]) -> None:
    assert sheriff(at, mine, theirs).asked == (0, "casualties")


@card("doomtown", "sheriff-dave-montreal")
def test_dave_montreal_does_not_help_when_both_cheat() -> None:
    cheatin_fours = ["tommy-harden", "mongwau-the-mighty", "ramiro-mendoza", "lawrence-blackwood", "mustang"]
    assert sheriff("square", CHEATIN_FIVES, cheatin_fours).asked == (0, "casualties")


@rule("doomtown", "shootout.end.next-round")
@card("doomtown", "sheriff-dave-montreal")
def test_dave_montreal_protects_for_one_round() -> None:
    first = [*HIGH_CARD, "bobo", "bobo", "bobo"]  # five, 2 for the shooter, 1 for the other stud
    my = {"deck": [*first, *HIGH_CARD, *REST[:4]]}
    their = {"deck": [*CHEATIN, "bobo", "bobo", "bobo", *PAIR, *REST[:4]]}
    stage = duel(["clint-ramsey", "sheriff-dave-montreal"], ["pancho-castillo"], my, their)
    reveal(stage, HIGH_CARD, CHEATIN)
    stage.until("run-or-gun", "pass")
    stage.pick("done", "done")
    assert stage.view["shootout"]["round"] == 2
    reveal(stage, HIGH_CARD, PAIR)
    stage.until("casualties", "pass")
    assert stage.asked == (0, "casualties")


# ---- Prescott Utter


@rule("doomtown", "text.trait.always-on", "limit.stat.printed-plus-modifiers")
@card("doomtown", "prescott-utter")
def test_prescott_utter_is_as_strong_as_there_are_law_dogs_with_him() -> None:
    def prescott(mine: list[Any], theirs: list[Any], *gear: str) -> tuple[object, object]:
        gang = [{"card": "prescott-utter", "at": "square", "gear": list(gear)}, *mine]
        dude = Stage({"gang": gang}, {"gang": theirs}).dude("prescott-utter.0")
        return dude["bullets"], dude["influence"]

    assert prescott(["clyde-owens"], []) == (1, 1)  # himself; nobody elsewhere
    assert prescott([("clyde-owens", "square"), ("clint-ramsey", "square")], []) == (2, 2)  # no drifters
    assert prescott([("clyde-owens", "square")], [("tommy-harden", "square"), ("bobo", "square")]) == (3, 3)
    assert prescott([], [], "peacemaker") == (2, 1)
