"""Beer and Strong Beer."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.bang_duel.stage import LAW, OUTLAW, Stage

# ---- Beer


@rule("bang-duel", "card.beer.recover")
def test_beer_gives_both_own_characters_a_life_point_from_the_pool() -> None:
    stage = Stage(turn=OUTLAW, hand=["beer.ob"], life=[[1, 1], [2, 1]])
    assert stage.view(None)["pool"] == 15
    stage.pick("play:beer.ob")
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (3, 2)
    assert (stage.life("jango"), stage.life("tex-killer")) == (1, 1)
    assert stage.view(None)["pool"] == 13


@rule("bang-duel", "card.beer.cap")
def test_beer_gives_nothing_to_a_character_at_its_printed_life() -> None:
    stage = Stage(turn=OUTLAW, hand=["beer.ob"], life=[[3, 4], [4, 2]])
    stage.pick("play:beer.ob")
    assert (stage.life("west-harding"), stage.life("dalton-bros")) == (4, 3)
    assert [event["character"] for event in stage.told("recovered")] == ["dalton-bros"]


@rule("bang-duel", "card.beer.lone")
def test_beer_gives_a_lone_character_one_point_and_not_two() -> None:
    stage = Stage(outlaw=("west-harding",), turn=OUTLAW, hand=["beer.ob"], life=[[3, 4], [1]])
    stage.pick("play:beer.ob")
    assert stage.life("west-harding") == 2


@rule("bang-duel", "card.beer.own-turn")
def test_beer_rescues_nobody_in_the_opponents_turn() -> None:
    stage = Stage(hand=["colt.ld"], other_hand=["beer.ob"], life=[[3, 4], [1, 1]])
    assert stage.refusal("play:beer.ob", seat=OUTLAW).code == "not-asked"
    stage.pick("play:colt.ld>front")
    assert stage.asked == (OUTLAW, "react")
    assert stage.options() == ["take"]
    assert stage.refusal("play:beer.ob").code == "only-react"
    assert stage.refusal("dodge:beer.ob").code == "not-a-dodge"
    stage.pick("take")
    assert stage.life("west-harding") == 0
    assert "beer" in stage.hand(OUTLAW)


# ---- Strong Beer


@rule("bang-duel", "card.strong-beer.target")
def test_strong_beer_is_for_anybody_but_the_opposing_rear_character() -> None:
    stage = Stage(hand=["strong-beer.lb"])
    targets = {pick.partition(">")[2] for pick in stage.options() if pick.startswith("play:")}
    assert targets == {"front", "my-front", "my-rear"}
    refusal = stage.refusal("play:strong-beer.lb>rear")
    assert (refusal.code, refusal.rule) == ("rear-out-of-reach", "play.action.target")


@pytest.mark.parametrize(
    ("target", "character"), [("front", "west-harding"), ("my-front", "jango"), ("my-rear", "tex-killer")]
)
@rule("bang-duel", "card.strong-beer.up", "card.strong-beer.target")
def test_strong_beer_lifts_its_target_alone_to_three(target: str, character: str) -> None:
    for before in (1, 2):
        stage = Stage(hand=["strong-beer.lb"], life=[[before, before], [before, before]])
        stage.pick(f"play:strong-beer.lb>{target}")
        everybody = ("jango", "tex-killer", "west-harding", "dalton-bros")
        assert {name: stage.life(name) for name in everybody} == {**dict.fromkeys(everybody, before), character: 3}
        assert stage.view(None)["pool"] == 20 - 3 * before - 3


@rule("bang-duel", "card.strong-beer.down")
def test_strong_beer_lowers_its_target_to_three_and_the_bullets_go_to_the_pool() -> None:
    stage = Stage(outlaw=("bull-anderson", "west-harding"), hand=["strong-beer.lb"], other_hand=["missed.os"])
    assert stage.view(None)["pool"] == 20 - (3 + 4 + 5 + 4)
    stage.pick("play:strong-beer.lb>front")
    assert stage.life("bull-anderson") == 3  # and a Missed! does not help
    assert stage.view(None)["pool"] == 6
    assert stage.asked == (LAW, "action")

    stage = Stage(hand=["strong-beer.lb"])
    stage.pick("play:strong-beer.lb>front")
    assert stage.life("west-harding") == 3  # from four


@rule("bang-duel", "card.strong-beer.unchanged")
def test_strong_beer_does_nothing_to_a_character_with_three_points() -> None:
    stage = Stage(outlaw=("slim-poet", "west-harding"), hand=["strong-beer.lb", "colt.ld"], life=[[3, 4], [3, 4]])
    assert stage.pick("play:strong-beer.lb>front") == ["played"]
    assert stage.life("slim-poet") == 3
    assert stage.asked == (LAW, "action")


@pytest.mark.parametrize(("before", "told"), [(2, ["recovered"]), (3, []), (4, ["lost-life"])])
@rule("bang-duel", "card.strong-beer.unchanged")
def test_whatever_the_target_had_it_ends_at_three_and_only_from_three_nothing_happens(
    before: int, told: list[str]
) -> None:
    stage = Stage(outlaw=("jack-ransome", "west-harding"), hand=["strong-beer.lb"], life=[[], [before]])
    assert stage.pick("play:strong-beer.lb>front") == ["played", *told]
    assert stage.life("jack-ransome") == 3


@rule("bang-duel", "card.strong-beer.down")
def test_each_point_lost_to_strong_beer_sets_off_dalon_ranger() -> None:
    stage = Stage(
        law=("dalon-ranger", "jango"),
        turn=OUTLAW,
        hand=["strong-beer.lb"],
        decks=[["missed.ls", "colt.ld", "bank.lb"], []],
    )
    stage.pick("play:strong-beer.lb>front")
    assert stage.asked == (LAW, "may")
    stage.pick("yes")
    assert stage.asked == (LAW, "may")
    stage.pick("yes")
    assert stage.life("dalon-ranger") == 3
    assert stage.hand(LAW) == ["colt", "missed"]
    assert stage.asked == (OUTLAW, "action")


@rule("bang-duel", "card.strong-beer.down")
def test_a_point_lost_to_the_own_strong_beer_is_not_the_opponents_doing() -> None:
    stage = Stage(law=("dalon-ranger", "jango"), hand=["strong-beer.lb"])
    stage.pick("play:strong-beer.lb>my-front")
    assert stage.life("dalon-ranger") == 3
    assert stage.asked == (LAW, "action")
    assert stage.hand(LAW) == []


@rule("bang-duel", "card.strong-beer.down")
def test_strong_beer_sets_off_slim_poet() -> None:
    stage = Stage(outlaw=("slim-poet", "west-harding"), hand=["strong-beer.lb", "colt.ld"])
    stage.pick("play:strong-beer.lb>front")
    assert stage.asked == (OUTLAW, "rob")
    stage.pick("rob>hand-law")
    assert stage.hand(LAW) == []


@rule("bang-duel", "card.strong-beer.down")
def test_strong_beer_sets_off_alan_pinkertoon_in_the_rear_too() -> None:
    for target, law in (("my-front", ("alan-pinkertoon", "jango")), ("my-rear", ("jango", "alan-pinkertoon"))):
        stage = Stage(law=law, hand=["strong-beer.lb"])
        stage.pick(f"play:strong-beer.lb>{target}")
        assert stage.life("alan-pinkertoon") == 3
        assert [event["character"] for event in stage.told("shot")] == ["west-harding"]
        assert stage.life("west-harding") == 3


@rule("bang-duel", "card.strong-beer.down")
def test_strong_beer_upwards_sets_off_nothing() -> None:
    stage = Stage(law=("alan-pinkertoon", "jango"), hand=["strong-beer.lb"], life=[[2, 3], [4, 3]])
    assert stage.pick("play:strong-beer.lb>my-front") == ["played", "recovered"]


@rule("bang-duel", "card.strong-beer.down")
def test_buffalo_bell_cannot_take_the_points_of_strong_beer() -> None:
    stage = Stage(law=("bill-tightman", "buffalo-bell"), turn=OUTLAW, hand=["strong-beer.lb", "knife.oh"])
    stage.pick("play:strong-beer.lb>front")
    assert (stage.life("bill-tightman"), stage.life("buffalo-bell")) == (3, 4)
    assert stage.asked == (OUTLAW, "action")
    stage.pick("play:knife.oh>front")
    assert stage.asked == (LAW, "instead")  # as ever for a hit
