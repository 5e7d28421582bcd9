"""The four outfits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cite import card, rule
from tests.rules.doomtown.cards.duels import REST, duel, reveal
from tests.rules.doomtown.stage import HIGH_CARD, PAIR, Stage

# ---- The Fourth Ring


def caster(at: str, *spells: str) -> dict[str, Any]:
    return {"card": "steele-archer", "at": at, "gear": list(spells)}


def ring(at: str, pulled: str, hand: list[str]) -> Stage:
    """Steele Archer of the Fourth Ring, Huckster 2, casts Shadow Walk (7) and goes to the opponent's home."""
    deck = [pulled, "pony-express", "sloane", "sloane"]
    me = {"outfit": "the-fourth-ring", "gang": [caster(at, "shadow-walk", "shadow-walk")], "hand": hand, "deck": deck}
    stage = Stage(me)
    stage.pick("act:shadow-walk.0", "choose:the-sloane-gang.1")
    return stage


@rule("doomtown", "card.home.power", "react.timing.pauses-play", "act.cost.do-x-to-y")
@card("doomtown", "the-fourth-ring")
def test_the_fourth_ring_trades_a_card_and_earns_1_after_a_spell_away_from_home() -> None:
    stage = ring("square", "sloane", ["bobo", "mustang"])
    assert stage.asked == (0, "react")
    stage.pick("act:the-fourth-ring.0", "choose:bobo")
    assert stage.hand(0) == ["mustang", "pony-express"]
    assert stage.player(0)["stash"] == 6
    assert "bobo" in stage.player(0)["discards"]
    assert stage.place("the-fourth-ring.0")["booted"]
    assert stage.dude("steele-archer.0")["place"] == "the-sloane-gang.1"  # the spell has its effect all the same
    stage.pick("pass", "act:shadow-walk.0.1", "choose:square")
    assert stage.asked == (1, "noon")  # booted, it cannot react once more


@rule("doomtown", "text.ability.optional", "boot.cost.needs-unbooted")
@card("doomtown", "the-fourth-ring")
@pytest.mark.parametrize(
    ("at", "pulled", "hand"),
    [
        ("the-fourth-ring.0", "sloane", ["bobo"]),  # cast at home, though it leads away from there
        ("square", "whiskey-flask", ["bobo"]),  # 4 + 2 fails
        ("square", "sloane", []),  # nothing to discard
    ],
)
def test_the_fourth_ring_needs_a_success_away_from_home_and_a_card_to_discard(
    at: str, pulled: str, hand: list[str]
) -> None:
    stage = ring(at, pulled, hand)
    assert stage.asked == (1, "noon")
    assert stage.player(0)["stash"] == 5
    assert not stage.place("the-fourth-ring.0")["booted"]


@card("doomtown", "the-fourth-ring")
def test_the_fourth_ring_does_not_react_to_other_players_spells() -> None:
    me = {"outfit": "the-fourth-ring", "hand": ["bobo"], "deck": ["mustang"]}
    stage = Stage(me, {"gang": [caster("square", "shadow-walk")], "deck": ["sloane", "sloane"]}, turn=1)
    stage.pick("act:shadow-walk.1", "choose:the-fourth-ring.0")
    assert stage.dude("steele-archer.1")["place"] == "the-fourth-ring.0"
    assert stage.asked == (0, "noon")


@rule("doomtown", "react.timing.pauses-play")
@card("doomtown", "the-fourth-ring")
def test_the_fourth_ring_reacts_to_a_spell_that_was_a_react_itself() -> None:
    """Ace in the Hole (6) replaces a card of the draw hand: 13 and 2 are enough."""
    deck = [*HIGH_CARD, "bobo", "bobo", "sloane", "mustang"]  # five, two for Clint's bullets, the pull, a new card
    my = {"outfit": "the-fourth-ring", "hand": ["bobo", "undertaker"], "deck": deck}
    stage = duel(
        ["clint-ramsey", caster("square", "ace-in-the-hole")], ["pancho-castillo"], my, {"deck": [*PAIR, *REST]}
    )
    reveal(stage, HIGH_CARD, PAIR)
    stage.pick("act:ace-in-the-hole.0")
    assert stage.asked == (0, "react")
    stage.pick("act:the-fourth-ring.0", "choose:bobo")
    assert (stage.player(0)["stash"], stage.hand(0)) == (6, ["mustang", "undertaker"])
    stage.pick("choose:clyde-owens", "choose:undertaker")
    assert stage.player(0)["boot_hill"] == ["clyde-owens"]


# ---- Law Dogs


@rule("doomtown", "act.cost.do-x-to-y", "wanted.bounty.makes-wanted")
@card("doomtown", "law-dogs")
def test_the_law_dogs_boot_dudes_with_more_influence_than_the_one_who_is_wanted_then() -> None:
    stage = Stage({"gang": ["clyde-owens", ("abram-grothe", "square"), "bobo"]}, {"gang": ["pancho-castillo"]})
    stage.pick("act:law-dogs.0", "choose:pancho-castillo.1", "choose:clyde-owens.0")
    assert stage.asked == (0, "choose-some")  # 2 is not more than 2
    stage.pick("choose:abram-grothe.0")
    assert stage.dude("pancho-castillo.1")["bounty"] == 1
    assert [stage.dude(name)["booted"] for name in ("clyde-owens.0", "abram-grothe.0", "bobo.0")] == [True, True, False]
    assert stage.place("law-dogs.0")["booted"]
    assert not stage.dude("pancho-castillo.1")["booted"]


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "law-dogs")
def test_the_law_dogs_need_enough_unbooted_influence() -> None:
    booted = {"card": "abram-grothe", "booted": True}
    stage = Stage({"gang": ["olivia-jenks", booted]}, {"gang": ["pancho-castillo"]})
    assert "act:law-dogs.0" in stage.options()  # Olivia's 2 against Abram's 1
    stage.pick("act:law-dogs.0", "choose:olivia-jenks.0")
    assert stage.dude("abram-grothe.0")["bounty"] == 1
    stage = Stage({"gang": ["olivia-jenks"]}, {"gang": ["pancho-castillo", ("clyde-owens", "square")]})
    assert stage.refused("act:law-dogs.0") == ("requirement", "act.requirement.first-sentence")


# ---- Morgan Cattle Co.


def cattle(stash: int, deed: str, booted: bool = False) -> Stage:
    """Harold Aimslee has 3 influence."""
    rancher = {"card": "harold-aimslee", "at": "square", "booted": booted}
    me = {"outfit": "morgan-cattle-co", "stash": stash, "gang": [rancher], "hand": [deed]}
    return Stage(me, {"gang": ["pancho-castillo"]})


@rule("doomtown", "shop.by-card.same-rules-and-cost", "move.by-card.booted-allowed-no-boot")
@card("doomtown", "morgan-cattle-co")
@pytest.mark.parametrize(("deed", "stash", "left"), [("pony-express", 1, 0), ("pats-perch", 2, 2)])
def test_morgan_cattle_brings_a_deed_in_for_less_and_its_dude_goes_there(deed: str, stash: int, left: int) -> None:
    stage = cattle(stash, deed)
    stage.pick("act:morgan-cattle-co.0")
    if stage.asked == (0, "deed-end"):
        stage.pick(stage.options()[0])
    assert stage.player(0)["stash"] == left
    assert stage.place(f"{deed}.0")["owner"] == 0
    harold = stage.dude("harold-aimslee.0")
    assert (harold["place"], harold["booted"]) == (f"{deed}.0", True)
    assert stage.place("morgan-cattle-co.0")["booted"]


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "morgan-cattle-co")
def test_morgan_cattle_needs_a_deed_it_can_pay_for_and_an_unbooted_dude() -> None:
    for stage in (cattle(0, "pony-express"), cattle(9, "mustang"), cattle(9, "pony-express", booted=True)):
        assert stage.refused("act:morgan-cattle-co.0") == ("requirement", "act.requirement.first-sentence")


# ---- The Sloane Gang


def bandits(**dude: Any) -> Stage:
    """Clint Ramsey of the Sloane Gang waits for Sundown; everybody has a card in hand, so the day stops there."""
    clint = {"card": "clint-ramsey", "at": "square", "gear": ["mustang"], **dude}
    them = {"outfit": "law-dogs", "gang": ["sloane"], "hand": ["bobo"]}
    stage = Stage({"outfit": "the-sloane-gang", "gang": [clint], "hand": ["bobo"]}, them)
    stage.pick("act:the-sloane-gang.0")
    assert stage.dude("clint-ramsey.0")["booted"]
    assert stage.place("the-sloane-gang.0")["booted"]
    stage.pick("pass")
    return stage


@rule("doomtown", "duration.counter.permanent", "sundown.victory.checked-first")
@card("doomtown", "the-sloane-gang")
@pytest.mark.parametrize(("either", "stash", "control"), [("either:1", 6, 0), ("either:2", 5, 1)])
def test_the_sloane_gang_takes_ghost_rock_or_a_control_point_at_sundown(either: str, stash: int, control: int) -> None:
    stage = bandits()
    stage.pick("pass")
    assert stage.asked == (0, "either")
    assert (stage.player(0)["stash"], stage.dude("clint-ramsey.0")["control"]) == (5, 0)
    stage.pick(either)
    assert (stage.player(0)["stash"], stage.dude("clint-ramsey.0")["control"]) == (stash, control)
    assert stage.player(0)["control"] == control


@card("doomtown", "the-sloane-gang")
def test_the_sloane_gang_gets_no_second_control_point_on_a_dude() -> None:
    stage = bandits(points=1)
    stage.pick("pass")
    assert stage.asked == (0, "sundown")
    assert (stage.player(0)["stash"], stage.dude("clint-ramsey.0")["control"]) == (6, 1)


@card("doomtown", "the-sloane-gang")
def test_the_sloane_gang_gets_nothing_for_a_dude_who_has_left_the_square() -> None:
    stage = bandits()
    stage.pick("act:mustang.0", "choose:law-dogs.1", "pass", "pass")
    assert stage.asked == (0, "sundown")
    assert (stage.player(0)["stash"], stage.dude("clint-ramsey.0")["control"]) == (5, 0)


@card("doomtown", "the-sloane-gang")
def test_the_sloane_gang_counts_all_other_players() -> None:
    me = {"outfit": "the-sloane-gang", "gang": [("clint-ramsey", "square")], "hand": ["bobo"]}
    others = [{"outfit": outfit, "gang": ["sloane"], "hand": ["bobo"]} for outfit in ("law-dogs", "the-fourth-ring")]
    stage = Stage(me, *others)
    stage.pick("act:the-sloane-gang.0", "pass", "pass", "pass", "either:1")
    assert stage.player(0)["stash"] == 7


@rule("doomtown", "act.requirement.first-sentence", "boot.cost.needs-unbooted")
@card("doomtown", "the-sloane-gang")
def test_the_sloane_gang_needs_an_unbooted_dude_in_the_square() -> None:
    booted = {"card": "clint-ramsey", "at": "square", "booted": True}
    stage = Stage({"outfit": "the-sloane-gang", "gang": [booted, "olivia-jenks"]}, {"gang": [("sloane", "square")]})
    assert stage.refused("act:the-sloane-gang.0") == ("requirement", "act.requirement.first-sentence")
