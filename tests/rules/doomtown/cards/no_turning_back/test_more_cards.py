"""More goods, spells, deeds and actions of No Turning Back."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.stage import Stage, shootout

REQUIREMENT = ("requirement", "act.requirement.first-sentence")


def offered(stage: Stage, word: str) -> str:
    """The option that names a card."""
    return next(pick for pick in stage.options() if word in pick)


# ---- Secured Stockyard


@card("doomtown", "secured-stockyard")
@rule("doomtown", "gadget.invent.card-types", "gadget.invent.success", "act.deed.controller-only")
def test_a_mad_scientist_invents_the_stockyard_which_then_is_a_deed_that_pays() -> None:
    me = {"outfit": "morgan-cattle-co", "gang": ["elander-boldman"], "hand": ["secured-stockyard"], "stash": 3}
    stage = Stage({**me, "deck": ["andreas-andregg"]})  # a five and Mad Scientist 2: the difficulty is 7
    stage.pick(offered(stage, "secured-stockyard"))
    stage.until("noon", "left right done pass")
    assert stage.place("secured-stockyard.0")["production"] == 1
    assert stage.player(0)["stash"] == 3 - 1
    assert stage.dude("elander-boldman.0")["booted"]
    away: Any = {**me, "outskirts": ["blake-ranch"], "gang": [("elander-boldman", "blake-ranch.0")]}
    assert not [pick for pick in Stage(away).options() if "secured-stockyard" in pick]  # not in town
    owner = Stage({"street": ["home", "secured-stockyard"], "stash": 0})
    owner.pick("act:secured-stockyard.0")
    assert owner.player(0)["stash"] == 1


# ---- Vitality Tonic


@card("doomtown", "vitality-tonic")
@rule("doomtown", "text.keyword.references", "pull.procedure.top-card-value", "act.limit.once-per-day")
def test_the_tonic_wakes_its_dude_unless_a_club_is_pulled() -> None:
    for deck, alive in ((["sloane", "sloane"], True), (["war-paint", "sloane"], False)):
        dude = {"card": "olivia-jenks", "booted": True, "gear": ["vitality-tonic"]}
        stage = Stage({"gang": [dude], "deck": deck, "stash": 4})
        stage.pick(offered(stage, "act:vitality-tonic"))
        assert stage.player(0)["stash"] == 4 - 2
        assert bool(stage.dude("olivia-jenks.0")) == alive
        if alive:
            assert not stage.dude("olivia-jenks.0")["booted"]
            stage.pick("pass")
            assert offered(stage, "act:vitality-tonic")  # a Repeat


@card("doomtown", "vitality-tonic")
@rule("doomtown", "react.timing.pauses-play", "text.keyword.references", "wanted.reward.card-ability")
def test_with_the_tonic_a_dude_is_an_abomination_and_is_discarded_instead_of_aced_in_a_shootout() -> None:
    dude = {"card": "allie-hensman", "at": "square", "gear": ["vitality-tonic"], "bounty": 3}
    hunter = {"card": "clint-ramsey", "at": "square", "gear": ["shotgun"]}
    stage = shootout({"gang": [hunter], "stash": 0}, {"gang": [dude]}, "clint-ramsey.0", "allie-hensman.1")
    stage.pick("act:shotgun.0")
    assert (stage.asked, stage.options()) == ((1, "react"), ["pass", "act:vitality-tonic.1/1"])
    stage.pick("act:vitality-tonic.1/1")
    assert "allie-hensman" in stage.player(1)["discards"]
    assert stage.player(1)["boot_hill"] == []
    assert stage.player(0)["stash"] == 3  # for the bounty of a dude whom his ability has discarded


# ---- Cookin' Up Trouble


@card("doomtown", "cookin-up-trouble")
@rule("doomtown", "cheat.hand.definition")
def test_cookin_up_trouble_shows_a_hand_and_takes_a_card_from_a_cheater() -> None:
    me = {"hand": ["cookin-up-trouble"], "stash": 1}
    them: Any = {"hand": ["coachwhip", "roan", "sloane", "war-paint"]}
    stage = Stage(me, them)
    stage.pick("play:cookin-up-trouble")
    assert stage.asked == (1, "noon")
    assert sorted(stage.game.view(stage.state, 0)["players"][1]["hand"]) == sorted(them["hand"])
    assert len(stage.hand(1)) == 4  # no cheatin' hand today
    assert stage.player(0)["stash"] == 0
    caught = Stage(me, them)
    caught.state.caught[1] = caught.state.day  # a cheatin' hand this morning
    caught.pick("play:cookin-up-trouble")
    assert caught.asked == (0, "may")
    caught.pick("yes")
    assert sorted(caught.options()) == ["choose:roan", "choose:war-paint"]  # no Cheatin' ability, no dude
    caught.pick("choose:roan")
    assert sorted(caught.hand(1)) == ["coachwhip", "sloane", "war-paint"]
    assert "roan" in caught.player(1)["discards"]
