"""Run or Gun."""

from __future__ import annotations

from typing import Any

from sixgun.games.doomtown.table.records import FALLEN_VALUE
from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, brawl, cards
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage
from tests.rules.doomtown.versions import game_with

KING_HIGH = "KS QD JH 9C 8D"


@rule("doomtown", "shootout.flee.home-booted", "shootout.flee.loser-first", "shootout.end.last-posse-wins")
def test_the_loser_may_run_first() -> None:
    stage = duel(PAIR, HIGH_CARD, their={"gang": [("pancho-castillo", "square"), ("sloane", "square")]})
    draw(stage, PAIR, HIGH_CARD)
    stage.until("run-or-gun")
    if stage.asked != (1, "run-or-gun"):
        stage.pick("done")


def outdrawn(hand: str, *gang: Any, **more: Any) -> Stage:
    """Seat 1 has lost to a hand with a high card; its gang stands with Clementine in the square, all in the posse."""
    names = [dude["card"] if isinstance(dude, dict) else dude for dude in gang]
    row: list[Any] = [("clementine-lepp", "square")]
    row += [{**(dude if isinstance(dude, dict) else {"card": dude}), "at": "square"} for dude in gang]
    stage = brawl(
        hand, KING_HIGH + " 2S 4D 7H", their={"gang": row}, join=" ".join(f"join:{name}.1" for name in names), **more
    )
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    return stage


@rule("doomtown", "shootout.flee.loser-first", "shootout.flee.home-booted", "shootout.end.last-posse-wins")
def test_everybody_may_run_and_then_nobody_has_won() -> None:
    stage = outdrawn(PAIR_HAND, "avie-cline")
    stage.pick("home:avie-cline.1")
    assert stage.asked == (1, "run-or-gun")
    stage.pick("flee:clementine-lepp.1")
    assert stage.asked == (0, "run-or-gun")
    kinds = stage.pick("flee:steele-archer.0")
    assert "shootout-over" in kinds
    assert "shootout-won" not in kinds
    assert all(stage.dude(name)["booted"] for name in ("steele-archer.0", "clementine-lepp.1", "avie-cline.1"))


@rule("doomtown", "shootout.flee.home-booted")
def test_the_owner_of_a_home_may_run_upstairs() -> None:
    stage = Stage(
        {"gang": [("clyde-owens", "the-sloane-gang.1")], "deck": []},
        {"gang": ["clementine-lepp", {"card": "avie-cline", "booted": True}], "deck": []},
    )
    stage.pick("act:clyde-owens.0")
    if stage.asked == (0, "choose"):
        stage.pick("choose:clementine-lepp.1")
    stage.pick("accept", "join:avie-cline.1")
    assert stage.dude("clyde-owens.0")["bounty"] == 1  # trespassing
    assert stage.dude("clementine-lepp.1")["bounty"] == 0
    stage.until("run-or-gun", "pass done shooter:clementine-lepp.1 discard:clyde-owens.0 home:avie-cline.1")
    assert stage.asked == (1, "run-or-gun")  # without cards both lost one, Clyde Owens first, as the leader
    stage.pick("flee:clementine-lepp.1")
    assert (stage.dude("clementine-lepp.1")["place"], stage.dude("clementine-lepp.1")["booted"]) == (
        "the-sloane-gang.1",
        True,
    )


def feud(mine: str, theirs: str, third: Any, fourth: Any = None, **more: Any) -> Stage:
    """Seat 0 calls seat 1 out in the square; seats 2 and 3 have a dude there each."""
    players: list[dict[str, Any]] = [
        {"gang": [("steele-archer", "square")], "deck": cards(mine)},
        {"gang": [("clementine-lepp", "square")], "deck": cards(theirs)},
        {"gang": [third]},
    ]
    if fourth is not None:
        players.append({"gang": [fourth]})
    stage = Stage(*players, **more)
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    return stage


@rule("doomtown", "multi.flee.allies-first", "shootout.flee.whole-player-at-once")
def test_allies_of_both_sides_decide_before_the_heads_even_if_one_runs() -> None:
    stage = feud(PAIR_HAND + " KD", HIGH_HAND + " KC", ("avie-cline", "square"), ("dr-dawn-edwards", "square"))
    stage.pick("invite:seat-3", "join:dr-dawn-edwards.3", "done", "done")
    stage.pick("invite:seat-2", "join:avie-cline.2", "done")
    stage.until("casualties", "pass done shooter:steele-archer.0 shooter:clementine-lepp.1")
    assert stage.asked == (1, "casualties")
    stage.pick("discard:clementine-lepp.1")
    assert stage.asked == (2, "run-or-gun")  # the loser's ally
    stage.pick("flee:avie-cline.2")
    assert stage.asked == (3, "run-or-gun")  # then the winner's, although the other one is gone
    stage.pick("done")
    assert stage.asked == (0, "run-or-gun")
    stage.pick("done")
    assert stage.view["shootout"] is None


@rule("doomtown", "shootout.flee.home-booted", "golden.cannot.beats-can")
def test_who_cannot_go_home_cannot_flee() -> None:
    game = game_with(avie_cline={"ability": [{"play": "trait", "do": ["give this no-move"]}]})
    stage = outdrawn(PAIR_HAND, "avie-cline", "olivia-jenks", game=game)
    stage.pick("discard:olivia-jenks.1")
    assert stage.asked == (1, "run-or-gun")
    assert stage.options() == ["done", "flee:clementine-lepp.1"]
    assert stage.refused("flee:avie-cline.1") == ("kept-there", "golden.cannot.beats-can")


@rule("doomtown", "shootout.flee.home-booted")
def test_only_dudes_of_your_own_posse_run() -> None:
    stage = outdrawn(PAIR_HAND, "avie-cline")
    stage.pick("home:avie-cline.1")
    assert stage.asked == (1, "run-or-gun")
    not_there = ("not-in-posse", "shootout.flee.home-booted")
    assert stage.refused("flee:clementine-lepp.1") is None
    assert stage.refused("flee:avie-cline.1") == not_there  # at home by now
    assert stage.refused("flee:steele-archer.0") == not_there
    refusal = stage.refused("release:clementine-lepp.1")
    assert refusal is not None
    assert refusal[0] == "not-offered"


def test_only_a_casualty_that_is_gone_has_a_value() -> None:
    stage = outdrawn(PAIR_HAND, "avie-cline")
    stage.pick("home:avie-cline.1")
    s = stage.state
    assert s.fallen[FALLEN_VALUE] == 0
