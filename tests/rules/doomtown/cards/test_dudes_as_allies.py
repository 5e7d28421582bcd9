"""Dudes among three players: in somebody else's posse, or watching."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, in_square, reveal
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, THREES, Stage

NO_REQUIREMENT = ("requirement", "act.requirement.first-sentence")


def allied(mine: list[Any], ally: list[Any], mine_drawn: list[str] = PAIR, theirs_drawn: list[str] = PAIR) -> Stage:
    """Clint Ramsey, with others of seat 0, calls Pancho Castillo of seat 1 out; all in the square help him."""
    stage = Stage(
        {"gang": [in_square(entry) for entry in ["clint-ramsey", *mine]], "deck": [*mine_drawn, *REST]},
        {"gang": [("pancho-castillo", "square")], "deck": [*theirs_drawn, *REST]},
        {"gang": [in_square(entry) for entry in ally], "deck": ["mustang"] * 8, "hand": ["sloane"], "stash": 5},
    )
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "invite:seat-2")
    while stage.asked is not None and stage.asked[1] in ("ally", "posse"):
        here = [pick for pick in stage.offers("join") if stage.dude(pick.partition(":")[2])["place"] == "square"]
        stage.pick(here[0] if here and stage.asked[0] != 1 else "done")
    return stage


@rule("doomtown", "multi.casualties.principal-decides", "multi.draw.principal-deck")
@card("doomtown", "sheriff-dave-montreal")
def test_dave_montreal_protects_his_own_players_dudes_in_anothers_posse() -> None:
    stage = allied([], ["sheriff-dave-montreal", "olivia-jenks"], HIGH_CARD, CHEATIN)
    reveal(stage, HIGH_CARD, CHEATIN)
    stage.until("casualties", "pass")
    assert stage.options() == ["discard:clint-ramsey.0"]


@card("doomtown", "sheriff-dave-montreal")
def test_dave_montreal_does_not_protect_the_allies_of_a_legal_hand_who_are_not_yours() -> None:
    stage = allied(["sheriff-dave-montreal"], ["olivia-jenks"], HIGH_CARD, CHEATIN)
    reveal(stage, HIGH_CARD, CHEATIN)
    stage.until("casualties", "pass")
    assert stage.options() == ["discard:olivia-jenks.2"]


@card("doomtown", "sheriff-dave-montreal")
def test_dave_montreal_protects_nobody_from_the_consequences_of_his_own_sides_cheatin() -> None:
    stage = allied([], ["sheriff-dave-montreal"], CHEATIN, THREES)
    reveal(stage, CHEATIN, THREES)
    stage.until("casualties", "pass")
    assert "ace:sheriff-dave-montreal.2" in stage.options()


@rule("doomtown", "multi.posse.invite-allies")
@card("doomtown", "lucinda-lucy-clover", "jonah-essex")
def test_lucy_clover_and_jonah_essex_work_in_anothers_posse() -> None:
    wanted = {"card": "olivia-jenks", "bounty": 1}
    stage = allied([wanted], ["lucinda-lucy-clover", "jonah-essex"], PAIR, CHEATIN)
    assert stage.dude("olivia-jenks.0")["bullets"] == 2 + 1
    reveal(stage, PAIR, CHEATIN)
    assert stage.dude("pancho-castillo.1")["bounty"] == 1
    assert stage.dude("clint-ramsey.0")["bounty"] == 0


@card("doomtown", "ramiro-mendoza", "irving-patterson")
def test_whoever_controls_ramiro_pays_and_whoever_controls_irving_earns() -> None:
    stage = allied([], ["irving-patterson", "ramiro-mendoza"])
    assert stage.asked == (2, "may")
    stage.pick("yes")
    assert [stage.player(seat)["stash"] for seat in range(3)] == [5, 5, 5 + 1 - 1]


@card("doomtown", "philip-swinford")
def test_philip_swinford_is_of_no_use_to_a_player_without_a_draw_hand() -> None:
    stage = allied([], ["philip-swinford"], PAIR, CHEATIN)
    reveal(stage, PAIR, CHEATIN)
    assert stage.asked is not None
    assert stage.asked[1] != "may"
    assert stage.hand(2) == ["sloane"]


@rule("doomtown", "gamblin.lowball.five-cards")
@card("doomtown", "philip-swinford")
@pytest.mark.parametrize(("hands", "times"), [([CHEATIN, CHEATIN], 2), ([CHEATIN, PAIR], 1), ([PAIR, HIGH_CARD], 0)])
def test_philip_swinford_trades_a_card_for_each_cheater(hands: list[list[str]], times: int) -> None:
    me = {"gang": ["philip-swinford"], "hand": ["sloane"], "deck": [*HIGH_CARD, *["mustang"] * 9]}
    others = [{"deck": [*hand, *REST]} for hand in hands]
    stage = Stage(me, *others, phase="gamblin", winner=0)
    for _ in range(times):
        assert stage.asked == (0, "may")
        stage.pick("yes")
    assert stage.asked is None or stage.asked[1] != "may"


@rule("doomtown", "control.controller.decides")
@card("doomtown", "elander-boldman", "jarrett-blake")
def test_elander_boldman_and_jarrett_blake_have_only_your_own_dudes_to_choose_from() -> None:
    rider = {"card": "jarrett-blake", "gear": ["mustang"], "at": "law-dogs.0"}
    armed = {"card": "olivia-jenks", "gear": ["flame-thrower"]}
    stage = allied(["elander-boldman", rider], [armed])
    assert stage.dude("olivia-jenks.2")["posse"] == 1
    assert stage.refused("act:elander-boldman.0") == NO_REQUIREMENT
    stage.pick("act:jarrett-blake.0")
    assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:elander-boldman.0"]


@rule("doomtown", "act.requirement.first-sentence", "multi.draw.principal-deck")
@card("doomtown", "the-ghostly-gun")
def test_the_ghostly_gun_needs_a_draw_hand_of_his_own_player() -> None:
    stage = allied([], ["the-ghostly-gun"])
    reveal(stage, PAIR, PAIR)
    while stage.asked != (2, "resolution"):
        stage.pick("pass")
    assert stage.refused("act:the-ghostly-gun.2") == NO_REQUIREMENT
