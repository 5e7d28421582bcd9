"""A judge's questions about casualties, running and bounties."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.test_judge_hands import brawl

HIGH = "KS QD JH 9C 8D"
PAIR, THREES, FOURS = "3S 3D 5H 6C 10S", "3S 3D 3H 6C 10S", "3S 3D 3H 3C 10S"


def beaten(hand: str, *gang: Any, **more: Any) -> Stage:
    """Seat 1 has lost to a hand with a high card; its gang stands with Clementine in the square, all in the posse."""
    names = [dude["card"] if isinstance(dude, dict) else dude for dude in gang]
    row: list[Any] = [("clementine-lepp", "square")]
    row += [{**(dude if isinstance(dude, dict) else {"card": dude}), "at": "square"} for dude in gang]
    stage = brawl(
        hand, HIGH + " 2S 4D 7H", their={"gang": row}, join=" ".join(f"join:{name}.1" for name in names), **more
    )
    stage.until("casualties", "pass done shooter:clementine-lepp.1")
    return stage


@rule("doomtown", "shootout.lumps.exact-casualties", "shootout.lumps.discard-one-ace-two")
def test_more_casualties_than_the_posse_can_cover_take_everybody() -> None:
    stage = beaten(FOURS, "dr-dawn-edwards")  # seven casualties; both aced are four
    before = stage.data
    assert stage.options() == ["ace:clementine-lepp.1", "ace:dr-dawn-edwards.1"]
    assert stage.refused("discard:clementine-lepp.1") == ("casualties-under", "shootout.lumps.exact-casualties")
    assert stage.refused("done") == ("casualties-under", "shootout.lumps.exact-casualties")
    assert stage.data == before
    stage.pick("ace:clementine-lepp.1", "ace:dr-dawn-edwards.1")
    assert sorted(stage.player(1)["boot_hill"]) == ["clementine-lepp", "dr-dawn-edwards"]


@rule("doomtown", "shootout.lumps.exact-casualties")
def test_one_casualty_kills_nobody() -> None:
    stage = beaten(PAIR, "avie-cline")
    before = stage.data
    assert set(stage.options()) == {"discard:clementine-lepp.1", "home:avie-cline.1"}
    assert stage.refused("ace:clementine-lepp.1") == ("casualties-over", "shootout.lumps.exact-casualties")
    assert stage.refused("discard:avie-cline.1") == ("casualties-over", "shootout.lumps.exact-casualties")
    assert stage.refused("home:clementine-lepp.1") == ("not-that-way", "harrowed.casualty.home-booted-one")
    assert stage.data == before


@rule("doomtown", "harrowed.casualty.discard-two-ace-three", "shootout.lumps.sidekick")
def test_a_harrowed_dude_with_a_sidekick_covers_four() -> None:
    avie = {"card": "avie-cline", "gear": ["bluetick"]}
    stage = beaten(FOURS, avie)  # seven: 2 + 3 + 1 = 6 at most, the Sidekick before its dude
    assert set(stage.options()) == {"ace:clementine-lepp.1", "discard:bluetick.1"}
    assert stage.refused("ace:avie-cline.1") == ("casualties-under", "shootout.lumps.exact-casualties")
    stage.pick("discard:bluetick.1", "ace:avie-cline.1", "ace:clementine-lepp.1")
    assert sorted(stage.player(1)["boot_hill"]) == ["avie-cline", "clementine-lepp"]
    assert "bluetick" in stage.player(1)["discards"]


@rule("doomtown", "harrowed.casualty.home-booted-one", "wanted.reward.shootout-casualty")
def test_a_wanted_harrowed_dude_who_goes_home_keeps_the_bounty() -> None:
    stage = beaten(PAIR, {"card": "avie-cline", "bounty": 4})
    stage.pick("home:avie-cline.1")
    assert stage.dude("avie-cline.1")["bounty"] == 4
    assert stage.dude("avie-cline.1")["booted"]
    assert stage.player(0)["stash"] == 5


@rule("doomtown", "wanted.reward.shootout-casualty", "shootout.lumps.tied-ranks-one-each")
def test_both_earn_bounties_when_both_lose_somebody() -> None:
    mine: Any = {"card": "steele-archer", "at": "square", "bounty": 1}
    theirs: Any = {"card": "clementine-lepp", "at": "square", "bounty": 3}
    stage = brawl(HIGH, "AS 2D 3H 4C 6D", my={"gang": [mine]}, their={"gang": [theirs]})
    stage.until("casualties")
    stage.pick("discard:clementine-lepp.1", "discard:steele-archer.0")
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5 + 3, 5 + 1]
    assert GAME.faults(stage.state) == []


@rule("doomtown", "wanted.reward.shootout-casualty", "wanted.status.cleared")
def test_bad_company_pays_more_only_while_there_is_a_bounty_to_earn() -> None:
    theirs: Any = {"card": "clementine-lepp", "at": "square", "bounty": 1}
    stage = Stage(
        {"gang": [("steele-archer", "square")], "hand": ["bad-company"], "deck": []},
        {"gang": [theirs], "deck": []},
    )
    stage.pick("play:bad-company")
    stage.pick("pass")
    stage.pick("call-out:steele-archer.0>clementine-lepp.1", "accept")
    stage.until("casualties")
    stage.pick("discard:steele-archer.0") if stage.asked == (0, "casualties") else None
    stage.pick("discard:clementine-lepp.1")
    assert stage.player(0)["stash"] == 5 + 1 + 4
    assert GAME.faults(stage.state) == []


@rule("doomtown", "shootout.flee.loser-first", "shootout.flee.home-booted", "shootout.end.last-posse-wins")
def test_everybody_may_run_and_then_nobody_has_won() -> None:
    stage = beaten(PAIR, "avie-cline")
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


@rule("doomtown", "shootout.lumps.extra-casualties", "shootout.lumps.exact-casualties")
def test_the_sheriffs_dudes_are_no_casualties_against_a_cheater() -> None:
    gang: list[Any] = [("steele-archer", "square"), ("sheriff-dave-montreal", "square")]
    stage = brawl(
        "KS QD JH 9C 8D 2S",
        FOURS.replace("3D", "tommy-harden"),
        my={"gang": gang},
        join="join:sheriff-dave-montreal.0",
    )
    stage.until("run-or-gun", "pass done shooter:steele-archer.0 drop:micah-ryse")
    assert stage.asked == (0, "run-or-gun")  # lost, and nobody fell
    assert stage.dude("steele-archer.0") != {}
    assert stage.dude("sheriff-dave-montreal.0") != {}


@rule("doomtown", "zone.boot-hill.attachments-discarded", "wanted.reward.never-for-own", "zone.leave-play.owners-pile")
def test_a_dude_aced_by_the_own_card_leaves_the_bounty_to_the_bank() -> None:
    dude: Any = {"card": "avie-cline", "at": "square", "bounty": 3, "gear": ["soul-blast"]}
    friend: Any = {"card": "clementine-lepp", "at": "square", "bounty": 2, "gear": ["mustang"]}
    stage = Stage(
        {"gang": [dude, friend], "deck": ["sloane", "bobo"]},
        {"gang": [("olivia-jenks", "square")]},
    )
    stage.pick("call-out:avie-cline.0>olivia-jenks.1", "accept", "join:clementine-lepp.0")
    stage.pick("act:soul-blast.0", "choose:clementine-lepp.0")  # thirteen against a grit of two
    assert stage.player(0)["boot_hill"] == ["clementine-lepp"]
    assert "mustang" in stage.player(0)["discards"]
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5, 5]
    assert GAME.faults(stage.state) == []
