"""Casualties: Harrowed, Sidekicks, first casualties, bounties."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import FOURS, HIGH_CARD, PAIR, THREES, Stage
from tests.rules.doomtown.test_shootout import draw, duel

THREE_BOBOS = ["bobo", "bobo", "bobo"]


def beaten(hand: list[str], *gang: Any) -> Stage:
    """Seat 1 has lost a round to a hand and names casualties; with a high card it has rank 1."""
    them = {"gang": [("pancho-castillo", "square"), *gang], "deck": [*HIGH_CARD, *["bobo"] * 6]}
    stage = duel(hand, HIGH_CARD, their=them)
    while stage.asked is not None and stage.asked[1] != "casualties":
        if stage.asked[1] == "keep":
            draw(stage, hand, HIGH_CARD)
        else:
            options = stage.options()
            stage.pick(next((pick for pick in ("pass", "done") if pick in options), options[0]))
    return stage


def join_all(hand: list[str], *gang: Any) -> Stage:
    """As above, with the whole gang in the posse."""
    them = {"gang": [("pancho-castillo", "square"), *gang], "deck": [*HIGH_CARD, *["bobo"] * 8]}
    me = {"gang": [("clint-ramsey", "square")], "deck": [*hand, "bobo", "bobo"]}
    stage = Stage(me, them)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
    while stage.asked is not None and stage.asked[1] != "casualties":
        if stage.asked[1] == "keep":
            draw(stage, hand, HIGH_CARD)
            continue
        options = stage.options()
        joins = [pick for pick in options if pick.startswith("join:")]
        stage.pick(joins[0] if joins else next((pick for pick in ("pass", "done") if pick in options), options[0]))
    return stage


@rule("doomtown", "harrowed.casualty.home-booted-one", "harrowed.casualty.discard-two-ace-three")
def test_a_harrowed_dude_covers_more() -> None:
    stage = join_all(THREES, ("avie-cline", "square"))  # three casualties
    assert set(stage.options()) == {
        "discard:pancho-castillo.1",
        "ace:pancho-castillo.1",
        "home:avie-cline.1",
        "discard:avie-cline.1",
        "ace:avie-cline.1",
    }
    stage.pick("home:avie-cline.1", "ace:pancho-castillo.1")
    assert stage.dude("avie-cline.1")["booted"]
    assert stage.dude("avie-cline.1")["place"] == "the-sloane-gang.1"
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]


@rule("doomtown", "shootout.lumps.sidekick", "zone.boot-hill.attachments-discarded", "zone.boot-hill.aced-cards")
def test_a_sidekick_covers_one_before_its_dude_falls() -> None:
    them: Any = {"card": "pancho-castillo", "at": "square", "gear": ["bluetick"]}
    stage = duel(THREES, HIGH_CARD, their={"gang": [them]})
    draw(stage, THREES, HIGH_CARD)
    stage.until("casualties")
    assert stage.options() == ["discard:bluetick.1"]
    assert stage.refused("ace:bluetick.1") == ("not-that-way", "shootout.lumps.sidekick")
    stage.pick("discard:bluetick.1", "ace:pancho-castillo.1")
    assert stage.player(1)["boot_hill"] == ["pancho-castillo"]
    assert "bluetick" in stage.player(1)["discards"]


@rule("doomtown", "wanted.reward.shootout-casualty", "counter.ghost-rock.stash-and-bounty")
def test_the_winner_earns_the_bounty_of_a_casualty() -> None:
    wanted: Any = {"card": "pancho-castillo", "at": "square", "bounty": 3}
    stage = duel(PAIR, HIGH_CARD, their={"gang": [wanted]})
    draw(stage, PAIR, HIGH_CARD)
    stage.until("casualties")
    stage.pick("discard:pancho-castillo.1")
    assert stage.player(0)["stash"] == 8


@rule("doomtown", "shootout.lumps.announce-then-resolve")
def test_a_pinned_dude_is_the_first_casualty() -> None:
    them = {"gang": [("pancho-castillo", "square"), ("sloane", "square")], "deck": [*HIGH_CARD, *["bobo"] * 9]}
    me = {"gang": [("clint-ramsey", "square")], "deck": [*THREES, "bobo", "bobo"], "hand": ["pinned-down"]}
    stage = Stage(me, them)
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "join:sloane.1")
    stage.pick("play:pinned-down", "choose:sloane.1", "pass", "pass")
    stage.pick("shooter:pancho-castillo.1")
    draw(stage, THREES, HIGH_CARD)
    stage.until("casualties")
    assert stage.options() == ["discard:sloane.1", "ace:sloane.1"]
    assert stage.refused("ace:pancho-castillo.1") == ("first-casualty", "shootout.lumps.announce-then-resolve")


@rule("doomtown", "shootout.lumps.winner-still-takes-all", "shootout.lumps.extra-casualties")
def test_takin_ya_with_me_costs_the_winner_a_casualty() -> None:
    stage = duel(FOURS, HIGH_CARD, their={"hand": ["takin-ya-with-me"]})
    draw(stage, FOURS, HIGH_CARD)
    stage.until("casualties")
    stage.pick("ace:pancho-castillo.1")
    assert stage.asked == (1, "react")
    stage.pick("play:takin-ya-with-me")
    assert stage.asked == (0, "casualties")
    stage.pick("discard:clint-ramsey.0")
    assert "takin-ya-with-me" in stage.player(1)["discards"]
    assert stage.view["shootout"] is None


@rule("doomtown", "harrowed.ace.effect-only-discards", "shootout.resolution.posse-emptied")
def test_a_harrowed_dude_aced_by_an_effect_is_discarded() -> None:
    them: Any = {"gang": [("avie-cline", "square")], "outfit": "the-fourth-ring"}
    me: Any = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["legendary-holster"]}], "deck": ["bobo"] * 3}
    stage = Stage({**me, "deck": ["bluetick", "bobo"]}, them)
    stage.pick("call-out:clint-ramsey.0>avie-cline.1", "accept", "act:legendary-holster.0")  # a two, below four bullets
    assert "avie-cline" in stage.player(1)["discards"]
    assert stage.player(1)["boot_hill"] == []
    assert stage.view["shootout"] is None


@rule("doomtown", "wanted.reward.card-ability", "shootout.plays.one-posse-left")
def test_an_ability_that_aces_a_wanted_dude_earns_the_bounty() -> None:
    wanted: Any = {"card": "lawrence-blackwood", "at": "square", "bounty": 2}
    me: Any = {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["shotgun"]}]}
    stage = Stage(me, {"gang": [wanted]})
    stage.pick("call-out:clint-ramsey.0>lawrence-blackwood.1", "accept", "act:shotgun.0")
    assert stage.player(0)["stash"] == 7
    assert stage.player(1)["boot_hill"] == ["lawrence-blackwood"]
    assert stage.asked == (1, "noon")
