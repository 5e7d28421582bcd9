"""More goods, spells, deeds and actions of No Turning Back."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.brawls import FOURS_HAND, HIGH_HAND, brawl, cards
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
@rule("doomtown", "react.timing.pauses-play", "text.keyword.references")
def test_with_the_tonic_a_dude_is_an_abomination_and_is_discarded_instead_of_aced_in_a_shootout() -> None:
    dude = {"card": "allie-hensman", "at": "square", "gear": ["vitality-tonic"]}
    hunter = {"card": "clint-ramsey", "at": "square", "gear": ["shotgun"]}
    stage = shootout({"gang": [hunter]}, {"gang": [dude]}, "clint-ramsey.0", "allie-hensman.1")
    stage.pick("act:shotgun.0")
    assert stage.asked is not None
    assert stage.asked[0] == 1
    stage.pick(offered(stage, "vitality-tonic"))
    assert "allie-hensman" in stage.player(1)["discards"]
    assert stage.player(1)["boot_hill"] == []


# ---- Consecration, Cookin' Up Trouble


@card("doomtown", "consecration")
@rule("doomtown", "shootout.lumps.casualties-by-difference", "spell.cast.success", "duration.noon.end-of-day")
def test_consecration_strengthens_a_dude_and_spares_three_casualties() -> None:
    saint = {"card": "sister-mary-gideon", "at": "square", "gear": ["consecration"]}
    my: Any = {
        "gang": [("steele-archer", "square"), saint],
        "deck": [*cards(HIGH_HAND), "bobo", "bobo"],
    }  # 6 and Blessed 1
    stage = brawl(
        "", "3S 3S 3D 3H 10S", my=my, join="join:sister-mary-gideon.0"
    )  # rank 1 against a cheatin' four of a kind, rank 8
    for _ in range(20):
        options = stage.options()
        cast = [pick for pick in options if "consecration" in pick]
        if cast:
            stage.pick(cast[0])
            break
        stage.pick(next(pick for pick in ("done", "pass", options[0]) if pick in options))
    if stage.asked is not None and stage.asked[1] == "choose":
        stage.pick("choose:steele-archer.0")
    archer = stage.dude("steele-archer.0")
    assert (archer["bullets"], archer["influence"], archer["stud"]) == (0 + 2, 2 + 2, True)


@card("doomtown", "cookin-up-trouble")
@rule("doomtown", "cheat.hand.definition")
def test_cookin_up_trouble_shows_a_hand_and_takes_a_card_from_a_cheater() -> None:
    me = {"hand": ["cookin-up-trouble"], "stash": 1}
    them: Any = {"hand": ["coachwhip", "roan", "sloane", "war-paint"]}
    stage = Stage(me, them)
    stage.pick("play:cookin-up-trouble")
    stage.until("noon", "no done pass")
    assert len(stage.hand(1)) == 4  # no cheatin' hand today
    assert stage.player(0)["stash"] == 0
    caught = Stage(me, them)
    caught.state.caught[1] = caught.state.day  # a cheatin' hand this morning
    caught.pick("play:cookin-up-trouble")
    while caught.asked is not None and caught.asked[1] != "noon":
        options = caught.options()
        if any(pick.startswith("choose:") for pick in options):
            assert not [pick for pick in options if "coachwhip" in pick or "sloane" in pick]  # Cheatin'; a dude
            caught.pick(offered(caught, "roan"))
        else:
            caught.pick("yes" if "yes" in options else options[0])
    assert sorted(caught.hand(1)) == ["coachwhip", "sloane", "war-paint"]
    assert "roan" in caught.player(1)["discards"]


# ---- No Turning Back


@card("doomtown", "no-turning-back")
@rule("doomtown", "zone.boot-hill.aced-cards", "act.sequence.declare-pay-resolve")
def test_no_turning_back_sells_a_dude_for_its_cost() -> None:
    stage = Stage({"gang": ["clyde-owens", "tommy-harden"], "hand": ["no-turning-back"], "stash": 0})
    stage.pick(offered(stage, "no-turning-back"))
    stage.pick("choose:clyde-owens.0")
    assert stage.player(0)["boot_hill"] == ["clyde-owens"]
    assert stage.player(0)["stash"] == 7


@card("doomtown", "no-turning-back")
@rule("doomtown", "shootout.lumps.casualties-by-difference", "shootout.resolution.sources")
def test_no_turning_back_spares_all_casualties_of_the_round() -> None:
    my: Any = {"gang": [("steele-archer", "square"), "tommy-harden"], "hand": ["no-turning-back"]}
    stage = brawl(HIGH_HAND, FOURS_HAND, my=my)  # rank 1 against 8: seven casualties
    for _ in range(20):
        options = stage.options()
        played = [pick for pick in options if "no-turning-back" in pick]
        if played:
            stage.pick(played[0])
            break
        stage.pick(next(pick for pick in ("done", "pass", options[0]) if pick in options))
    stage.pick(offered(stage, "tommy-harden"))
    while stage.asked is not None and stage.asked[1] == "choose":
        stage.pick(offered(stage, "steele-archer.0"))
    archer = stage.dude("steele-archer.0")
    assert (archer["bullets"], archer["stud"]) == (2, True)
    assert stage.player(0)["boot_hill"] == ["tommy-harden"]
    stage.until("shootout", "done pass gun no")
    assert stage.dude("steele-archer.0")  # nobody fell
