"""Slingin' Lead: plays, rounds, and how a shootout ends."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.brawls import HIGH_HAND, PAIR_HAND, cards
from tests.rules.doomtown.fights import draw, duel
from tests.rules.doomtown.stage import CHEATIN, FOURS, GAME, HIGH_CARD, PAIR, Stage, shootout


@rule("doomtown", "shootout.plays.sent-home-leaves", "shootout.plays.one-posse-left", "shootout.plays.kinds")
def test_whoever_is_sent_home_is_out_and_the_last_posse_wins() -> None:
    me = {"gang": [("xiong-wendy-cheng", "square")]}
    stage = shootout(me, {"gang": [("pancho-castillo", "square")]}, "xiong-wendy-cheng.0", "pancho-castillo.1")
    told = stage.pick("act:xiong-wendy-cheng.0")
    assert "shootout-won" in told
    assert stage.dude("pancho-castillo.1")["place"] == "the-sloane-gang.1"
    assert stage.dude("pancho-castillo.1")["booted"]
    assert stage.dude("xiong-wendy-cheng.0")["booted"]
    assert stage.asked == (1, "noon")


@rule("doomtown", "duration.shootout.end-of-shootout", "shootout.plays.action-discard-timing", "shootout.plays.sources")
def test_shootout_effects_end_with_the_shootout() -> None:
    stage = duel(PAIR, HIGH_CARD, my={"hand": ["sun-in-yer-eyes"]})
    stage.pick("play:sun-in-yer-eyes")
    assert (stage.player(0)["discards"], stage.view["aside"]) == ([], ["sun-in-yer-eyes"])  # not before it is done
    stage.pick("choose:pancho-castillo.1")
    assert (stage.dude("pancho-castillo.1")["bullets"], stage.dude("pancho-castillo.1")["stud"]) == (1, False)
    assert stage.player(0)["discards"] == ["sun-in-yer-eyes"]
    stage.until("run-or-gun", "pass done")
    while stage.view["shootout"] is not None:
        flee = stage.offers("flee")
        stage.pick(flee[0] if flee else stage.options()[0])
    if stage.dude("pancho-castillo.1"):
        assert stage.dude("pancho-castillo.1")["bullets"] == 3


@rule("doomtown", "shootout.resolution.order", "shootout.resolution.sources", "shootout.resolution.targets-in-posse")
def test_point_blank_reaches_only_the_opposing_posse() -> None:
    gang = [("pancho-castillo", "square"), ("allie-hensman", "square"), ("fred-aims", "square")]
    me: Any = {"gang": [("pancho-castillo", "square")], "deck": [*FOURS, *["bobo"] * 3], "hand": ["point-blank"]}
    stage = Stage(me, {"gang": gang, "deck": [*HIGH_CARD, *["bobo"] * 6]})
    stage.pick("call-out:pancho-castillo.0>pancho-castillo.1", "accept", "join:allie-hensman.1", "done", "pass", "pass")
    stage.pick("shooter:pancho-castillo.1")
    stage.until("resolution", "done drop:bobo")
    assert stage.asked == (0, "resolution")
    stage.pick("play:point-blank")  # only Allie Hensman has fewer bullets and is in the posse
    assert stage.player(1)["boot_hill"] == ["allie-hensman"]
    assert stage.dude("pancho-castillo.0")["booted"]
    assert stage.asked == (1, "resolution")


@rule("doomtown", "shootout.end.next-round", "shootout.round.repeated", "shootout.shooter.any-dude")
def test_rounds_go_on_until_a_posse_is_gone() -> None:
    gang = [("pancho-castillo", "square"), ("sloane", "square")]
    me: Any = {"gang": [("clint-ramsey", "square")], "deck": ["bobo"] * 16}
    stage = Stage(me, {"gang": gang, "deck": ["mustang"] * 16})
    stage.pick("call-out:clint-ramsey.0>sloane.1", "accept", "join:pancho-castillo.1", "pass", "pass")
    assert stage.asked == (1, "shooter")
    assert stage.options() == ["shooter:pancho-castillo.1", "shooter:sloane.1"]
    assert stage.refused("shooter:clint-ramsey.0") == ("not-in-posse", "shootout.shooter.any-dude")
    stage.pick("shooter:sloane.1")
    stage.until("run-or-gun", "pass")
    assert stage.view["shootout"]["round"] == 1


@rule("doomtown", "shootout.end.draw-hands-discarded", "card.action.played-from-hand", "zone.discard.face-up")
def test_hands_and_actions_are_discarded() -> None:
    stage = duel(FOURS, CHEATIN, my={"hand": ["coachwhip"]})
    draw(stage, FOURS, CHEATIN)
    stage.pick("play:coachwhip")
    assert "coachwhip" in stage.player(0)["discards"]
    assert set(FOURS) <= set(stage.player(0)["discards"])


@rule("doomtown", "shootout.posse.leader-declares-first", "shootout.plays.one-posse-left")
def test_a_leader_who_leaves_for_want_of_pay_loses_the_shootout_at_once() -> None:
    stage = Stage({"gang": [("ramiro-mendoza", "square")], "stash": 0}, {"gang": [("clementine-lepp", "square")]})
    kinds = stage.pick("call-out:ramiro-mendoza.0>clementine-lepp.1", "accept")
    assert "shootout-won" in kinds
    assert stage.dude("ramiro-mendoza.0") == {}
    assert stage.asked == (1, "noon")
    assert stage.view["shootout"] is None


@rule("doomtown", "shootout.location.fixed")
def test_the_place_stays_when_the_mark_leaves() -> None:
    gang: Any = [("pancho-castillo", "square"), ("sloane", "square")]
    me: Any = {"gang": [("xiong-wendy-cheng", "square")], "deck": ["bobo"] * 12}
    stage = Stage(me, {"gang": gang, "deck": ["mustang"] * 12})
    stage.pick("call-out:xiong-wendy-cheng.0>pancho-castillo.1", "accept", "join:sloane.1")
    stage.pick("act:xiong-wendy-cheng.0", "choose:pancho-castillo.1")
    assert stage.view["shootout"]["place"] == "square"
    assert stage.dude("sloane.1")["posse"] == 2


@rule("doomtown", "shootout.resolution.posse-emptied", "boot.state.only-in-play", "wanted.status.cleared")
def test_the_last_dude_who_turns_into_a_card_leaves_the_shootout() -> None:
    ghost: Any = {"card": "the-ghostly-gun", "at": "square", "bounty": 2, "gear": ["mustang"]}
    stage = Stage(
        {"gang": [ghost], "deck": cards(PAIR_HAND + " 7S 7D")},
        {"gang": [("clementine-lepp", "square")], "deck": cards(HIGH_HAND)},
    )
    stage.pick("call-out:the-ghostly-gun.0>clementine-lepp.1", "accept")
    stage.until("resolution", "pass drop:james-ghetty drop:cattle-market")
    stage.pick("act:the-ghostly-gun.0")
    stage.until("noon", "name:3H pass")
    assert stage.view["shootout"] is None
    assert stage.dude("clementine-lepp.1")["place"] == "square"  # the last posse has won
    assert {"the-ghostly-gun", "mustang"} < set(stage.player(0)["discards"])
    assert [stage.player(seat)["stash"] for seat in (0, 1)] == [5, 5]
    assert GAME.faults(stage.state) == []


@rule("doomtown", "token.removal.out-of-game", "token.unique.never", "shootout.end.last-posse-wins")
def test_a_hired_gun_who_is_shot_leaves_no_trace() -> None:
    dude: Any = {"card": "clementine-lepp", "bounty": 1}
    mine = {"hand": ["bounty-hunter"], "deck": cards(HIGH_HAND + " 7S 7D"), "boot_hill": []}
    stage = Stage(mine, {"gang": [dude], "deck": cards("3S 3D 3H 6C 10S")})
    stage.pick("play:bounty-hunter")
    stage.until("casualties", "pass done drop:james-ghetty drop:cattle-market")
    if stage.asked == (0, "casualties"):
        stage.pick(stage.options()[-1])
    stage.until("noon")
    assert stage.player(0)["boot_hill"] == []
    assert all("gunslinger" not in name for name in stage.player(0)["discards"])
    assert [dude for dude in stage.view["dudes"] if dude["card"] == "gunslinger"] == []
    assert GAME.faults(stage.state) == []
