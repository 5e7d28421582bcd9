"""Slingin' Lead: plays, reveals, Resolution plays, rounds."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import CHEATIN, FOURS, HIGH_CARD, PAIR, THREES, Stage, shootout
from tests.rules.doomtown.test_shootout import draw, duel


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
    stage.pick("play:sun-in-yer-eyes", "choose:pancho-castillo.1")
    assert (stage.dude("pancho-castillo.1")["bullets"], stage.dude("pancho-castillo.1")["stud"]) == (1, False)
    assert stage.player(0)["discards"] == ["sun-in-yer-eyes"]
    stage.until("run-or-gun", "pass done")
    while stage.view["shootout"] is not None:
        flee = stage.offers("flee")
        stage.pick(flee[0] if flee else stage.options()[0])
    if stage.dude("pancho-castillo.1"):
        assert stage.dude("pancho-castillo.1")["bullets"] == 3


@rule("doomtown", "shootout.trespass.late-joiners", "shootout.plays.outside-posse", "shootout.plays.targets-in-posse")
def test_late_joiners_come_unbooted_and_are_wanted_too() -> None:
    deed = "b-b-attorneys.1"
    me = {"gang": [("clint-ramsey", deed), "olivia-jenks"], "hand": ["the-stakes-just-rose"]}
    them = {"street": ["home", "b-b-attorneys"], "gang": [("pancho-castillo", deed)]}
    stage = shootout(me, them, "clint-ramsey.0", "pancho-castillo.1")
    assert stage.dude("clint-ramsey.0")["bounty"] == 1
    stage.pick("play:the-stakes-just-rose")
    olivia = stage.dude("olivia-jenks.0")
    assert (olivia["place"], olivia["booted"], olivia["stud"], olivia["bounty"]) == (deed, False, True, 1)


@rule("doomtown", "shootout.reveal.effects-first", "text.trait.always-on", "shootout.lumps.rank-raised")
def test_traits_for_a_cheatin_hand_work_at_the_reveal() -> None:
    me = {"gang": [("tommy-harden", "square")], "deck": [*THREES, "bobo"]}
    them = {"gang": [("pancho-castillo", "square")], "deck": [*CHEATIN, *["bobo"] * 3]}
    stage = shootout(me, them, "tommy-harden.0", "pancho-castillo.1")
    draw(stage, THREES, CHEATIN)
    assert stage.asked == (0, "resolution")
    assert stage.player(0)["draw_hand"]["rank"] == 4 + 2


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


@rule("doomtown", "shootout.draw.redraw-all-at-once")
def test_the_draw_bonus_replaces_cards_all_at_once() -> None:
    me: Any = {"gang": [("olivia-jenks", "square")], "deck": [*HIGH_CARD, "bobo", "bobo", "bobo"]}
    them: Any = {"gang": [("fred-aims", "square")], "deck": [*PAIR, "bobo", "bobo"]}
    stage = shootout(me, them, "olivia-jenks.0", "fred-aims.1")
    stage.pick("pass", "pass")
    assert stage.asked == (0, "redraw")
    stage.by(0, "redraw:clyde-owens")
    assert stage.player(0)["discards"] == []  # nothing is drawn before all cards are named
    stage.by(0, "redraw:sloane")
    stage.by(1, "done")
    assert sorted(stage.player(0)["discards"][:2]) == ["clyde-owens", "sloane"]


@rule("doomtown", "shootout.lumps.better-hand-in-rank-wins", "shootout.lumps.tied-ranks-one-each")
def test_the_better_hand_of_a_rank_wins_and_still_costs_one() -> None:
    kings = ["sloane", "railroad-station", "pony-express", "mustang", "sun-in-yer-eyes"]  # two kings
    stage = duel(kings, PAIR)
    draw(stage, kings, PAIR)
    stage.until("casualties")
    assert stage.asked == (1, "casualties")
    stage.pick("discard:pancho-castillo.1")
    if stage.asked == (1, "react"):
        stage.pick("pass")
    assert stage.asked == (0, "casualties")


@rule("doomtown", "shootout.resolution.cheatin-one-per-victim")
def test_a_hand_is_punished_once() -> None:
    gang = [("pancho-castillo", "square"), ("sloane", "square")]
    me: Any = {
        "gang": [("clint-ramsey", "square")],
        "deck": [*FOURS, "bobo", "bobo"],
        "hand": ["one-good-turn", "coachwhip"],
    }
    stage = Stage(me, {"gang": gang, "deck": [*CHEATIN, *["bobo"] * 8]})
    stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept", "done", "pass", "pass")
    draw(stage, FOURS, CHEATIN)
    assert stage.asked == (0, "resolution")
    stage.pick("play:one-good-turn/1")
    assert stage.player(0)["stash"] == 8
    stage.pick("pass")
    assert stage.refused("play:coachwhip") == ("cheatin-once", "shootout.resolution.cheatin-one-per-victim")
