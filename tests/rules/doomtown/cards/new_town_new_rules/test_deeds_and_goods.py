"""Deeds and goods of New Town, New Rules."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage

REFUSED = ("requirement", "act.requirement.first-sentence")


# ---- Town Council


def council(mine: list[str], theirs: list[str], **more: Any) -> Stage:
    """The lowball hands are these decks."""
    me = {"gang": ["clint-ramsey", "olivia-jenks"], "street": ["home", "town-council"], "deck": [*mine, *["bobo"] * 9]}
    return Stage({**me, "stash": 9, **more}, {"deck": [*theirs, *["bobo"] * 9], "stash": 9}, phase="gamblin", winner=0)


@card("doomtown", "town-council")
@rule("doomtown", "gamblin.winner.title-and-pot", "duration.react.shootout-or-phase")
def test_the_town_council_lends_influence_until_the_first_noon_play_is_over() -> None:
    stage = council(HIGH_CARD, PAIR)
    assert stage.asked == (0, "react")
    stage.pick("act:town-council.0", "choose:clint-ramsey.0")
    assert stage.place("town-council.0")["booted"]
    assert stage.dude("clint-ramsey.0")["influence"] == 1 + 3
    stage.until("noon")
    assert stage.dude("clint-ramsey.0")["influence"] == 4  # through Upkeep
    stage.pick("pass")  # a play, too
    assert stage.dude("clint-ramsey.0")["influence"] == 1


@card("doomtown", "town-council")
@rule("doomtown", "act.deed.controller-only", "play.end.consecutive-passes")
def test_the_first_noon_play_is_over_when_all_that_it_does_is_done() -> None:
    stage = council(HIGH_CARD, PAIR, hand=["war-paint"])
    stage.pick("act:town-council.0", "choose:clint-ramsey.0")
    stage.until("noon")
    stage.pick("play:war-paint")
    assert stage.dude("clint-ramsey.0")["influence"] == 4  # the play is not over: whom is War Paint for?
    stage.pick("choose:olivia-jenks.0")
    assert stage.dude("clint-ramsey.0")["influence"] == 1
    lost = council(PAIR, HIGH_CARD)
    assert lost.view["winner"] == 1
    assert lost.asked != (0, "react")


# ---- The R&D Ranch


def ranch(pulled: str) -> Stage:
    here = "the-r-d-ranch.0"
    gang = [{"card": "clint-ramsey", "at": here, "gear": ["mustang"]}, "olivia-jenks"]
    me = {"gang": gang, "outskirts": ["the-r-d-ranch"], "deck": [pulled, "bobo"], "stash": 1}
    return Stage(me, {"gang": [("silas-aims", here)]}, cards={"silas-aims.1": {"bounty": 2}})


@card("doomtown", "the-r-d-ranch")
@rule("doomtown", "pull.procedure.top-card-value", "act.deed.controller-only")
def test_the_r_and_d_ranch_gives_two_ghost_rock() -> None:
    stage = ranch("mustang")
    stage.pick("act:the-r-d-ranch.0")
    assert stage.player(0)["stash"] == 1 + 2
    assert stage.place("the-r-d-ranch.0")["booted"]
    assert stage.dude("clint-ramsey.0")["place"] == "the-r-d-ranch.0"


@card("doomtown", "the-r-d-ranch")
@rule("doomtown", "zone.leave-play.attachments-discarded", "wanted.reward.card-ability")
def test_a_club_blows_the_r_and_d_ranch_up_with_everything_there() -> None:
    stage = ranch("auction")
    stage.pick("act:the-r-d-ranch.0")
    assert stage.dude("clint-ramsey.0") == {}
    assert stage.dude("silas-aims.1") == {}
    assert stage.player(0)["outskirts"] == []
    assert set(stage.player(0)["discards"]) == {"clint-ramsey", "mustang", "the-r-d-ranch", "auction"}
    assert stage.player(1)["discards"] == ["silas-aims"]
    assert stage.player(0)["stash"] == 1 + 2 + 2  # with the bounty of a dude whom this ability discarded
    assert stage.dude("olivia-jenks.0")["place"] == "law-dogs.0"


# ---- Telepathy Helmet


@card("doomtown", "telepathy-helmet")
@rule("doomtown", "act.limit.once-per-day", "act.cost.boot-or-ghost-rock")
def test_a_telepathy_helmet_shows_a_hand_again_and_again_for_a_ghost_rock_each_time() -> None:
    helmet = {"card": "clint-ramsey", "gear": ["telepathy-helmet"], "booted": True}
    stage = Stage({"gang": [helmet], "stash": 2}, {"hand": ["sloane", "bobo"]})
    stage.pick("act:telepathy-helmet.0/1")
    assert stage.game.view(stage.state, 0)["players"][1]["hand"] == ["bobo", "sloane"]
    assert stage.game.view(stage.state, None)["players"][1]["hand"] == []
    stage.pick("pass", "act:telepathy-helmet.0/1", "pass")
    assert stage.player(0)["stash"] == 0
    assert stage.refused("act:telepathy-helmet.0/1") == REFUSED


@card("doomtown", "telepathy-helmet", "sun-in-yer-eyes")
@rule("doomtown", "golden.cannot.beats-can", "gamblin.winner.title-and-pot")
def test_a_telepathy_helmet_protects_the_winners_dude_from_shootout_abilities() -> None:
    for winner, safe in ((1, True), (0, False)):
        helmet = {"card": "pancho-castillo", "gear": ["telepathy-helmet"]}
        my = {"hand": ["sun-in-yer-eyes"]}
        stage = duel(["clint-ramsey"], [helmet], my, winner=winner)
        if winner:
            stage.pick("pass")  # the Winner is asked first
        stage.pick("play:sun-in-yer-eyes")
        if not safe:
            assert sorted(stage.options()) == ["choose:clint-ramsey.0", "choose:pancho-castillo.1"]
            continue
        pancho, clint = stage.dude("pancho-castillo.1"), stage.dude("clint-ramsey.0")
        assert (pancho["bullets"], pancho["stud"]) == (3, True)
        assert (clint["bullets"], clint["stud"]) == (0, False)  # all that is left to choose


# ---- Faithful Hound


@card("doomtown", "faithful-hound")
@rule("doomtown", "shootout.plays.targets-in-posse", "act.requirement.first-sentence")
def test_a_faithful_hound_discards_goods_whose_value_is_above_the_pull() -> None:
    dog, horse = {"card": "clint-ramsey", "gear": ["faithful-hound"]}, {"card": "sloane", "gear": ["mustang"]}
    for pulled, stays in (("whiskey-flask", False), ("mustang", True)):  # 4, or 5 against 5
        stage = duel([dog], [horse], {"deck": [pulled, *["bobo"] * 9]})
        stage.pick("act:faithful-hound.0")
        assert [gear["card"] for gear in stage.dude("sloane.1")["gear"]] == (["mustang"] if stays else [])
        assert stage.dude("clint-ramsey.0")["gear"][0]["booted"]
    stage = duel([dog], ["sloane"])
    assert stage.refused("act:faithful-hound.0") == REFUSED


@card("doomtown", "faithful-hound")
@rule("doomtown", "shootout.lumps.sidekick")
def test_a_faithful_hound_is_a_sidekick() -> None:
    dog: Any = {"card": "clint-ramsey", "gear": ["faithful-hound"]}
    hand = ["tommy-harden", "sun-in-yer-eyes", "pony-express", "mustang", "clyde-owens"]
    low = ["bobo", "sloane", "pony-express", "mustang", "sun-in-yer-eyes"]
    stage = duel([dog], ["steele-archer"], {"deck": [*low, "bobo", "bobo"]}, {"deck": [*hand, "bobo"]})
    stage.until("casualties", "pass done drop:bobo drop:mustang")
    assert "discard:faithful-hound.0" in stage.options()


# ---- Plasma Drill


def drill(stash: int, deed: str = "general-store", **dude: Any) -> Stage:
    miner = {"card": "clint-ramsey", "at": "square", "gear": ["plasma-drill"], **dude}
    them = {"gang": [("sloane", f"{deed}.1")], "street": ["home", deed], "stash": stash}
    return Stage({"gang": [miner], "stash": 2}, them)


@card("doomtown", "plasma-drill", "general-store")
@rule("doomtown", "act.cost.do-x-to-y", "location.deed-leaves.dudes-home-booted")
def test_a_plasma_drill_makes_the_owner_pay_the_production_or_lose_the_deed() -> None:
    stage = drill(5)
    production = stage.place("general-store.1")["production"]
    assert production > 0
    stage.pick("act:plasma-drill.0")
    assert stage.asked == (1, "may")
    clint = stage.dude("clint-ramsey.0")
    assert (clint["booted"], clint["gear"][0]["booted"], stage.player(0)["stash"]) == (True, True, 1)
    stage.pick("yes")
    assert stage.player(1)["stash"] == 5 - production
    assert stage.player(0)["stash"] == 1  # the bank has it
    for stage, answer in ((drill(5), "no"), (drill(0), "")):
        stage.pick("act:plasma-drill.0")
        if answer:
            stage.pick(answer)
        assert "general-store" in stage.player(1)["discards"]
        sloane = stage.dude("sloane.1")
        assert (sloane["place"], sloane["booted"]) == ("the-sloane-gang.1", True)


@card("doomtown", "plasma-drill")
@rule("doomtown", "boot.cost.needs-unbooted", "location.adjacent.neighbours")
def test_a_plasma_drill_needs_an_unbooted_dude_next_door_and_a_ghost_rock() -> None:
    assert drill(5, booted=True).refused("act:plasma-drill.0") == REFUSED
    there = drill(5, at="general-store.1")  # the deed where the dude is isn't adjacent, and the home isn't a deed
    assert there.refused("act:plasma-drill.0") == REFUSED
    poor = Stage(
        {"gang": [{"card": "clint-ramsey", "at": "square", "gear": ["plasma-drill"]}], "stash": 0},
        {"street": ["home", "general-store"]},
    )
    assert poor.refused("act:plasma-drill.0") == REFUSED
