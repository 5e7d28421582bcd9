"""The rules bot looks at what is asked: it knows the symbol that matters."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import GAME, LAW, OUTLAW, Stage

BART = ("jango", "bart-masterson")


def advised(stage: Stage) -> str:
    """What the bot would pick for whoever is asked, whatever chance says."""
    assert stage.asked
    picks = stage.options()
    view = stage.view(stage.asked[0])
    (index,) = {GAME.advise(view, picks, roll) for roll in (0.0, 0.5, 0.99)}
    return picks[index]


@rule("bang-duel", "character.bart-masterson.owner-chooses")
@pytest.mark.parametrize(
    ("gear", "best"), [("rattlesnake.os", "choose:missed.os"), ("dynamite.ob", "choose:colt.od")], ids=["snake", "fuse"]
)
def test_bart_mastersons_bot_wants_the_opponent_hurt(gear: str, best: str) -> None:
    nothing: list[list[str]] = [[], []]
    stage = Stage(law=BART, gear=[nothing, [[gear], []]], decks=[[], ["colt.od", "missed.os"]])
    stage.pick("end")
    assert stage.asked == (LAW, "choose-result")
    assert advised(stage) == best


@rule("bang-duel", "character.bart-masterson.owner-chooses")
def test_bart_mastersons_bot_wants_its_own_people_unhurt_and_saved() -> None:
    bitten = Stage(
        law=BART, turn=OUTLAW, gear=[[["rattlesnake.os"], []], [[], []]], decks=[["missed.ls", "colt.ld"], []]
    )
    bitten.pick("end")
    assert (bitten.asked, advised(bitten)) == ((LAW, "choose-result"), "choose:colt.ld")
    shot = Stage(
        law=BART,
        turn=OUTLAW,
        hand=["colt.od"],
        gear=[[["barrel.ls"], []], [[], []]],
        decks=[["missed.ls", "bank.lb"], []],
    )
    shot.pick("play:colt.od>front")
    shot.pick("barrel")
    assert (shot.asked, advised(shot)) == ((LAW, "choose-result"), "choose:bank.lb")


@rule("bang-duel", "character.bart-masterson.owner-chooses")
def test_bart_mastersons_bot_does_not_help_sid_curry() -> None:
    stage = Stage(law=BART, outlaw=("sid-curry", "tom-thorn"), hand=["colt.ld"], decks=[["bank.lb", "missed.ls"], []])
    stage.pick("play:colt.ld>front")
    stage.pick("sid-curry")
    assert (stage.asked, advised(stage)) == ((LAW, "choose-result"), "choose:missed.ls")


@rule("bang-duel", "play.effect.none", "character.babe-leroy.draw")
@pytest.mark.parametrize(("used", "best"), [([], "play:water.ob"), (["babe-leroy"], "end")])
def test_the_bot_gets_rid_of_its_last_card_if_babe_leroy_can_draw_for_it(used: list[str], best: str) -> None:
    stage = Stage(outlaw=("babe-leroy", "west-harding"), turn=OUTLAW, hand=["water.ob"], used=used)
    assert advised(stage) == best


@rule("bang-duel", "play.effect.none", "character.pearl-hat.reloaded")
@pytest.mark.parametrize(("reloaded", "best"), [(True, "copy:reload"), (False, "copy")])
def test_the_bot_reloads_again_and_does_not_swap_for_the_worse(reloaded: bool, best: str) -> None:
    pearl = {"outlaw": ("pearl-hat", "west-harding"), "turn": OUTLAW, "hand": ["colt.od"], "life": [[], [3, 1]]}
    stage = Stage(law=("jango",), discards=["water.ob"], reloaded=reloaded, **pearl)
    stage.pick("pearl-hat:colt.od")
    assert advised(stage) == best
