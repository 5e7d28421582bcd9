"""What reacts and traits of later packs wait for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import rule
from tests.rules.doomtown.cards.duels import duel, reveal
from tests.rules.doomtown.stage import CHEATIN, HIGH_CARD, PAIR, Stage
from tests.rules.doomtown.versions import game_with

REST = ["bobo"] * 12


def waiting(on: str, *needs: str, play: str = "trait", **more: Any) -> Any:
    """The game where Olivia Jenks gains 3 ghost rock for her player when something happens."""
    ability: Any = {"play": play, "on": on, "if": ["this mine", *needs], "do": ["gain you 3"]}
    return game_with(olivia_jenks={"ability": [ability]}, **more)


@rule("doomtown", "shootout.shooter.any-dude", "react.timing.pauses-play")
def test_somebody_waits_for_a_shooter() -> None:
    game = waiting("shooter-picked", "it mine")
    gang = ["clint-ramsey", ("olivia-jenks", "home")]
    stage = duel(gang, ["pancho-castillo"], {"deck": REST}, {"deck": REST}, game=game)
    stage.until("keep", "pass done")
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "shootout.plays.sent-home-leaves", "callout.refuse.unbooted-only")
@pytest.mark.parametrize(("whom", "stash"), [("theirs", 8), ("mine", 5)])
def test_somebody_waits_for_a_dude_who_goes_home_booted(whom: str, stash: int) -> None:
    game = waiting("went-home", f"it {whom}")
    gang: Any = [("clint-ramsey", "square"), "olivia-jenks"]
    stage = Stage({"gang": gang}, {"gang": [("pancho-castillo", "square")]}, game=game)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "refuse")
    assert stage.player(0)["stash"] == stash


@rule("doomtown", "shootout.flee.home-booted")
def test_somebody_waits_for_a_dude_who_flees() -> None:
    game = waiting("fled", "it theirs")
    gang = ["clint-ramsey", ("olivia-jenks", "home")]
    stage = duel(
        gang, ["pancho-castillo", "barton-everest"], {"deck": [*PAIR, *REST]}, {"deck": [*HIGH_CARD, *REST]}, game=game
    )
    reveal(stage, PAIR, HIGH_CARD)
    stage.until("run-or-gun", "pass discard:barton-everest.1")
    stage.pick("flee:pancho-castillo.1")
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "boot.state.turned", "cost.payment.no-react-stops-it")
@pytest.mark.parametrize(("part", "stash"), [("do", 8), ("cost", 5)])
def test_somebody_waits_for_a_card_that_an_effect_boots_not_for_a_cost(part: str, stash: int) -> None:
    ability: Any = {"play": "noon", "target": ["choose x dude mine"], "do": ["draw you 1"], part: ["boot x"]}
    game = waiting("booted", "it is:this", auction={"cost": 0, "ability": [ability]})
    stage = Stage({"gang": ["olivia-jenks"], "hand": ["auction", "bobo"]}, game=game)
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == stash


@rule("doomtown", "react.timing.pauses-play")
@pytest.mark.parametrize(("needs", "stash"), [("it theirs", 8), ("it mine", 5)])
def test_somebody_waits_for_cards_that_another_player_draws_by_an_effect(needs: str, stash: int) -> None:
    drawing: Any = {"cost": 0, "ability": [{"play": "noon", "do": ["draw you 1"]}]}
    game = waiting("drew", needs, play="react", auction=drawing)
    stage = Stage({"gang": ["olivia-jenks"]}, {"hand": ["auction", "bobo"], "deck": REST}, turn=1, game=game)
    stage.pick("play:auction")
    if stash == 8:
        stage.pick("act:olivia-jenks.0")
    assert stage.player(0)["stash"] == stash


@rule("doomtown", "sundown.hand.to-five", "upkeep.income.collect", "day.phases.order")
@pytest.mark.parametrize("on", ["refilled", "collected", "noon-start"])
def test_somebody_waits_for_the_steps_of_a_day(on: str) -> None:
    """The trait is what makes the difference, once a day."""
    needs = [] if on == "noon-start" else ["it mine"]
    found = []
    for game in (waiting(on, *needs), waiting("game-start")):
        mine: Any = {"gang": ["olivia-jenks", "clint-ramsey"], "deck": ["mustang"] * 16}
        stage = Stage(mine, {"gang": ["pancho-castillo"], "deck": ["roan"] * 16}, game=game)
        stage.until("wages", "pass done")
        if on == "noon-start":
            stage.until("noon", "done pass")
        found.append(stage.player(0)["stash"])
    assert found[0] - found[1] == 3


@rule("doomtown", "act.sequence.declare-pay-resolve")
def test_somebody_waits_until_an_ability_was_used() -> None:
    drawing: Any = {"ability": [{"play": "noon", "cost": ["boot this"], "do": ["draw you 1"]}]}
    game = waiting("used", "it titled:clint-ramsey", clint_ramsey=drawing, tommy_harden=drawing)
    stage = Stage({"gang": ["olivia-jenks", "clint-ramsey", "tommy-harden"], "deck": REST}, game=game)
    stage.pick("act:tommy-harden.0", "pass")
    assert stage.player(0)["stash"] == 5
    stage.pick("act:clint-ramsey.0")
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "shootout.lumps.sidekick")
def test_somebody_waits_for_a_sidekick_that_was_lost() -> None:
    game = waiting("sidekick-lost", "it mine", mustang={"keywords": ["horse", "sidekick"]})
    stage = duel(
        [{"card": "clint-ramsey", "gear": ["mustang"]}, ("olivia-jenks", "home")],
        ["pancho-castillo"],
        {"deck": [*HIGH_CARD, *REST]},
        {"deck": [*PAIR, *REST]},
        game=game,
    )
    reveal(stage, HIGH_CARD, PAIR)
    stage.until("casualties")
    stage.pick("discard:mustang.0")
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "sundown.victory.checked-first", "golden.card.beats-rulebook")
def test_somebody_waits_for_sundown_before_the_check_for_victory() -> None:
    """A control point is too few; the other player's influence is 1, and the two points that come first are enough."""
    ability: Any = [{"play": "trait", "on": "sundown-start", "do": ["control this +2"]}]
    game = game_with(olivia_jenks={"ability": ability})
    stage = Stage({"gang": ["olivia-jenks"], "deck": REST}, {"gang": ["tommy-harden"], "deck": REST}, game=game)
    stage.until("gamblin", "pass")
    assert stage.view["result"] is not None


@rule("doomtown", "gamblin.cheatin.one-per-victim")
def test_somebody_waits_for_a_cheatin_ability_that_is_used_on_a_player() -> None:
    game = waiting("cheated", "it theirs", auction={"cost": 0, "ability": [{"play": "cheatin", "do": ["draw you 1"]}]})
    stage = duel(
        ["clint-ramsey", ("olivia-jenks", "home")],
        ["avie-cline"],
        {"deck": [*HIGH_CARD, *REST], "hand": ["auction", "bobo"]},
        {"deck": [*CHEATIN, *REST]},
        game=game,
    )
    reveal(stage, HIGH_CARD, CHEATIN)
    stage.until("resolution")
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "shootout.roles.leader-and-mark")
@pytest.mark.parametrize(("mark", "fine"), [("pancho-castillo", True), ("sloane", False)])
def test_a_dude_knows_that_he_is_the_mark(mark: str, fine: bool) -> None:
    ability: Any = [{"play": "shootout", "if": ["this is:mark"], "do": ["bullets this +1"]}]
    game = game_with(pancho_castillo={"ability": ability})
    theirs = [mark, *[name for name in ("pancho-castillo", "sloane") if name != mark]]
    stage = duel(["clint-ramsey"], theirs, game=game)
    stage.until("shootout")
    if stage.asked == (0, "shootout"):
        stage.pick("pass")
    assert (stage.refused("act:pancho-castillo.1", seat=1) is None) == fine
