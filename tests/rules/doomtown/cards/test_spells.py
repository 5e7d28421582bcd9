"""Spells: what each one does when it succeeds, what happens otherwise, and when it cannot be cast."""

from __future__ import annotations

from typing import Any

from tests.cite import card, rule
from tests.rules.doomtown.cards.casting import cast_in_a_fight, caster
from tests.rules.doomtown.fights import draw
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage, shootout

# ---- Soul Blast


@card("doomtown", "soul-blast")
@rule("doomtown", "card.dude.grit", "spell.cast.success", "shootout.plays.sent-home-leaves")
def test_soul_blast_sends_a_dude_home_booted_if_it_reaches_the_grit() -> None:
    gang = [caster("soul-blast"), "bobo"]  # one of them at home
    stage = cast_in_a_fight("soul-blast", ["silas-aims"], "pancho-castillo", gang=gang)  # 8 + 2 against 5 + 3 + 2
    stage.pick("act:soul-blast.0")
    assert stage.options() == ["choose:steele-archer.0", "choose:pancho-castillo.1"]
    stage.pick("choose:pancho-castillo.1")
    pancho = stage.dude("pancho-castillo.1")
    assert (pancho["place"], pancho["booted"]) == ("the-sloane-gang.1", True)
    assert stage.view["shootout"] is None
    assert stage.dude("steele-archer.0")["gear"][0]["booted"]
    assert stage.dude("steele-archer.0")["place"] == "square"


@card("doomtown", "soul-blast")
@rule("doomtown", "skill.test.pull-plus-rating", "zone.boot-hill.aced-cards")
def test_soul_blast_aces_a_dude_if_it_beats_the_grit_by_six() -> None:
    for pulled, aced in (("bobo", False), ("pinto", True)):  # 6 + 2 or 7 + 2 against 1 + 2 + 0
        stage = cast_in_a_fight("soul-blast", [pulled, "bobo"], "allie-hensman")
        stage.pick("act:soul-blast.0", "choose:allie-hensman.1")
        assert (stage.dude("allie-hensman.1") == {}) == aced
        assert stage.player(1)["boot_hill"] == (["allie-hensman"] if aced else [])


@card("doomtown", "soul-blast")
@rule("doomtown", "spell.cast.failure-still-used", "shootout.plays.one-posse-left")
def test_a_failed_soul_blast_sends_the_huckster_home_booted() -> None:
    stage = cast_in_a_fight("soul-blast", ["pinto", "bobo"], "pancho-castillo")  # 7 + 2 against 10
    stage.pick("act:soul-blast.0", "choose:pancho-castillo.1")
    steele = stage.dude("steele-archer.0")
    assert (steele["place"], steele["booted"]) == ("law-dogs.0", True)
    assert stage.dude("pancho-castillo.1")["place"] == "square"
    assert stage.view["shootout"] is None


@card("doomtown", "soul-blast")
@rule("doomtown", "boot.cost.needs-unbooted", "shootout.plays.sources")
def test_soul_blast_needs_the_spell_unbooted_and_in_the_posse() -> None:
    for at, booted, code in (("square", 1, "booted"), ("home", 0, "outside-posse")):
        me = {"gang": [("clint-ramsey", "square"), caster("soul-blast", at=at)]}
        stage = Stage(me, {"gang": [("sloane", "square")]}, cards={"soul-blast.0": {"booted": booted}})
        stage.pick("call-out:clint-ramsey.0>sloane.1", "accept", "join:steele-archer.0" if booted else "done")
        refused = stage.refused("act:soul-blast.0")
        assert refused is not None
        assert refused[0] == code


# ---- Ace in the Hole


def ace_in_the_hole(pulled: str, hand: list[str], **more: Any) -> Stage:
    """Steele Archer fights with a hand of high cards, and may react when it is revealed."""
    me = {"gang": [caster("ace-in-the-hole", **more)], "deck": [*HIGH_CARD, pulled, "bobo"], "hand": hand}
    them = {"gang": [("pancho-castillo", "square")], "deck": [*PAIR, "bobo", "bobo", "bobo"]}
    stage = shootout(me, them, "steele-archer.0", "pancho-castillo.1")
    draw(stage, HIGH_CARD, PAIR)
    return stage


@card("doomtown", "ace-in-the-hole")
@rule("doomtown", "shootout.reveal.effects-first", "golden.card.beats-rulebook")
def test_ace_in_the_hole_swaps_a_card_of_the_revealed_hand() -> None:
    stage = ace_in_the_hole("whiskey-flask", ["1st-baptist-church"])  # 4 + 2 against 6
    assert stage.asked == (0, "react")
    stage.pick("act:ace-in-the-hole.0", "choose:clyde-owens")
    assert stage.player(0)["draw_hand"]["rank"] == 2  # two threes
    assert stage.player(0)["boot_hill"] == ["clyde-owens"]
    assert stage.hand(0) == []
    steele = stage.dude("steele-archer.0")
    assert steele["booted"]
    assert steele["gear"][0]["booted"]


@card("doomtown", "ace-in-the-hole")
@rule("doomtown", "spell.cast.failure-still-used", "act.sequence.declare-pay-resolve")
def test_a_failed_ace_in_the_hole_changes_nothing_but_its_card_was_booted() -> None:
    stage = ace_in_the_hole("shotgun", ["1st-baptist-church"])  # 3 + 2 against 6
    stage.pick("act:ace-in-the-hole.0")
    assert stage.asked == (0, "resolution")
    assert stage.player(0)["draw_hand"]["rank"] == 1
    assert stage.player(0)["boot_hill"] == []
    assert stage.hand(0) == ["1st-baptist-church"]
    archer = stage.dude("steele-archer.0")
    assert [gear["booted"] for gear in archer["gear"]] == [True]  # the cost stands before the colon
    assert not archer["booted"]  # the Huckster boots as an effect


@card("doomtown", "ace-in-the-hole")
@rule("doomtown", "boot.cost.needs-unbooted")
def test_ace_in_the_hole_needs_an_unbooted_huckster_in_the_shootout() -> None:
    for more in ({"booted": True}, {"at": "home"}):
        gang = [("clint-ramsey", "square"), caster("ace-in-the-hole", **more)]
        deck = [*HIGH_CARD, "bobo", "bobo", "bobo"]
        stage = Stage(
            {"gang": gang, "deck": deck, "hand": ["1st-baptist-church"]},
            {"gang": [("pancho-castillo", "square")], "deck": [*PAIR, "bobo", "bobo", "bobo"]},
        )
        stage.pick("call-out:clint-ramsey.0>pancho-castillo.1", "accept")
        stage.pick("join:steele-archer.0" if "booted" in more else "done", "pass", "pass")
        if stage.asked == (0, "shooter"):
            stage.pick("shooter:clint-ramsey.0")
        draw(stage, HIGH_CARD, PAIR)
        assert stage.asked == (0, "resolution")


@card("doomtown", "ace-in-the-hole")
@rule("doomtown", "shootout.reveal.effects-first")
def test_ace_in_the_hole_outside_the_posse_does_not_react_with_another_in_it() -> None:
    away = {"card": "micah-ryse", "gear": ["ace-in-the-hole"]}
    me = {
        "gang": [caster("ace-in-the-hole"), away],
        "deck": [*HIGH_CARD, "bobo", "bobo"],
        "hand": ["1st-baptist-church"],
    }
    them = {"gang": [("pancho-castillo", "square")], "deck": [*PAIR, "bobo", "bobo", "bobo"]}
    stage = shootout(me, them, "steele-archer.0", "pancho-castillo.1")
    draw(stage, HIGH_CARD, PAIR)
    assert stage.asked == (0, "react")
    (inside, outside) = [stage.dude(name)["gear"][0]["id"] for name in ("steele-archer.0", "micah-ryse.0")]
    assert stage.refused(f"act:{inside}") is None
    refusal = stage.refused(f"act:{outside}")
    assert refusal is not None
    assert refusal[0] == "not-offered"
    assert stage.offers("act") == [f"act:{inside}"]


@card("doomtown", "ace-in-the-hole")
@rule("doomtown", "react.order.winner-first", "react.timing.pauses-play")
def test_who_passes_after_a_react_is_not_asked_again() -> None:
    church = ["1st-baptist-church"]
    me = {"gang": [caster("ace-in-the-hole")], "deck": [*HIGH_CARD, "shotgun", "bobo"], "hand": church}
    other = {"card": "micah-ryse", "at": "square", "gear": ["ace-in-the-hole"]}
    them = {"gang": [other], "deck": [*PAIR, "bobo", "bobo", "bobo"], "hand": church}
    stage = shootout(me, them, "steele-archer.0", "micah-ryse.1")
    stage.until("react", "pass done drop:bobo")
    assert stage.asked == (0, "react")
    stage.pick("act:ace-in-the-hole.0")
    stage.until("react", "choose:clyde-owens choose:1st-baptist-church")
    assert stage.asked == (1, "react")
    stage.pick("pass")
    assert stage.asked == (0, "resolution")


@card("doomtown", "ace-in-the-hole", "joker-red")
@rule("doomtown", "joker.choice.at-reveal", "joker.removal.after-use")
def test_a_joker_that_ace_in_the_hole_brings_is_named_at_once() -> None:
    stage = ace_in_the_hole("whiskey-flask", ["joker-red"])
    stage.pick("act:ace-in-the-hole.0", "choose:clyde-owens")
    assert stage.asked == (0, "joker")
    stage.pick("name:KD")
    assert stage.player(0)["draw_hand"]["rank"] == 2
    assert stage.player(0)["draw_hand"]["cheatin"] is False
    stage.until("noon")
    assert stage.player(0)["boot_hill"] == ["joker-red", "clyde-owens"]


# ---- Shadow Walk


@card("doomtown", "shadow-walk")
@rule("doomtown", "move.by-card.booted-allowed-no-boot", "move.by-card.new-location")
def test_shadow_walk_reaches_every_other_location() -> None:
    me = {"gang": [caster("shadow-walk")], "deck": ["mustang", "bobo"], "outskirts": ["blake-ranch"]}
    stage = Stage(me, {"street": ["home", "pony-express"]})
    stage.pick("act:shadow-walk.0")
    places = {"law-dogs.0", "blake-ranch.0", "the-sloane-gang.1", "pony-express.1"}
    assert set(stage.options()) == {f"choose:{place}" for place in places}
    stage.pick("choose:blake-ranch.0")  # 5 + 2 against 7
    steele = stage.dude("steele-archer.0")
    assert (steele["place"], steele["booted"]) == ("blake-ranch.0", False)
    assert steele["gear"][0]["booted"]
    stage = Stage({**me, "deck": ["whiskey-flask", "bobo"]})
    stage.pick("act:shadow-walk.0", "choose:blake-ranch.0")  # 4 + 2 against 7
    assert stage.dude("steele-archer.0")["place"] == "square"
    assert stage.dude("steele-archer.0")["gear"][0]["booted"]


@card("doomtown", "shadow-walk")
@rule("doomtown", "shootout.plays.outside-posse", "spell.cast.failure-still-used", "shootout.trespass.late-joiners")
def test_shadow_walk_brings_the_huckster_into_a_posse_if_it_succeeds() -> None:
    for pulled, posse, bounty in (("mustang", 1, 1), ("whiskey-flask", 0, 0)):
        gang = [("clint-ramsey", "the-sloane-gang.1"), caster("shadow-walk", at="blake-ranch.0", booted=True)]
        me = {
            "gang": [*gang, ("clyde-owens", "the-sloane-gang.1")],
            "outskirts": ["blake-ranch"],
            "deck": [pulled, "bobo"],
        }
        stage = Stage(me, {"gang": ["pancho-castillo"]})
        stage.pick("act:clyde-owens.0", "accept", "join:clint-ramsey.0", "act:shadow-walk.0/1")
        steele = stage.dude("steele-archer.0")
        assert (steele["posse"], steele["bounty"]) == (posse, bounty)
        assert stage.asked == ((0, "may") if posse else (1, "shootout"))
        if posse:
            stage.pick("yes")
            assert stage.asked == (0, "shootout")


@card("doomtown", "shadow-walk")
@rule("doomtown", "act.limit.one-spell-ability-per-day", "act.requirement.first-sentence")
def test_shadow_walk_brings_nobody_who_is_in_the_posse_already() -> None:
    stage = cast_in_a_fight("shadow-walk", ["sloane", "bobo"], "pancho-castillo")
    assert stage.refused("act:shadow-walk.0/1") == ("requirement", "act.requirement.first-sentence")
