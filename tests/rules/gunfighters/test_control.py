"""Rule B: three cards of a location take control of it, three locations win."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunfighters.stage import (
    GAME,
    act,
    asked,
    climax,
    coins,
    hand,
    kinds,
    offered,
    player,
    scene,
    why,
    winners,
)

OTHERS = ("stable hill", "saloon hill")


def end_of_turn(gang, *others, **fields):
    """Rule B is in use, and seat 0 has just missed with a shot at seat 1."""
    s = scene(gang, *(others or OTHERS), options={"control": True}, **fields)
    act(s, 0, f"shoot:1>{gang.split()[0]}")
    return s


def controls(s, viewer=None):
    """Who controls what, as a viewer sees the map."""
    return {place: player["seat"] for player in GAME.view(s, viewer)["players"] for place in player["controls"]}


# ---- the claim


@rule("gunfighters", "control.claim.three-alike")
def test_a_player_with_three_alike_may_claim_the_location_at_the_end_of_his_turn():
    s = end_of_turn("ranch ranch ranch$ plaza plaza")
    assert asked(s) == ([0], "claim")
    assert offered(s, 0) == {"done", "claim:ranch,ranch,ranch$", "claim:ranch,ranch$,ranch"}
    events = act(s, 0, "claim:ranch,ranch,ranch$")
    assert events[0] == {
        "event": "claimed",
        "seat": 0,
        "place": "ranch",
        "cards": ["ranch", "ranch", "ranch$"],
        "nths": [1, 2, 3],
        "count": 3,
    }
    assert GAME.view(s, None)["discards"] == ["ranch$", "ranch", "ranch"]
    assert hand(s, 0)[:2] == ["plaza", "plaza"]


@rule("gunfighters", "control.claim.three-alike")
def test_the_claim_is_optional():
    s = end_of_turn("ranch ranch ranch plaza")
    act(s, 0, "done")
    assert (controls(s), hand(s, 0)) == ({}, ["ranch", "ranch", "ranch", "plaza"])
    assert asked(s) == ([1], "action")


@rule("gunfighters", "control.claim.three-alike")
@pytest.mark.parametrize("gang", ["ranch ranch ranch ranch plaza", "ranch ranch ranch ranch ranch$"])
def test_of_four_or_five_alike_exactly_three_are_discarded(gang):
    s = end_of_turn(gang, deck=["station", "station$", "station$$"])
    act(s, 0, "claim:ranch,ranch,ranch")
    assert GAME.view(s, None)["discards"] == ["ranch"] * 3
    assert sorted(hand(s, 0)) == sorted([*gang.split()[3:], "station", "station$", "station$$"])


@rule("gunfighters", "control.claim.three-alike")
def test_with_more_than_three_alike_the_player_chooses_which_three():
    s = end_of_turn("ranch ranch ranch$ ranch$$ ranch$")
    sets = {tuple(sorted(pick[6:].split(","))) for pick in offered(s, 0) if pick != "done"}
    assert sets == {
        ("ranch", "ranch", "ranch$"),
        ("ranch", "ranch", "ranch$$"),
        ("ranch", "ranch$", "ranch$"),
        ("ranch", "ranch$", "ranch$$"),
        ("ranch$", "ranch$", "ranch$$"),
    }
    act(s, 0, "claim:ranch$,ranch$,ranch$$")
    assert hand(s, 0)[:2] == ["ranch", "ranch"]


@rule("gunfighters", "control.claim.three-alike")
@pytest.mark.parametrize(
    "pick",
    [
        "claim:plaza,plaza,plaza",  # two are not enough
        "claim:ranch,ranch,ranch",  # the third one is ranch$
        "claim:hill,hill,hill",
        "claim:ranch,ranch,plaza",
        "move:ranch",
        "shoot:1>ranch",
    ],
)
def test_nothing_but_three_cards_of_one_location_makes_a_claim(pick):
    s = end_of_turn("ranch ranch ranch$ plaza plaza")
    assert why(s, 0, pick) == "control.claim.three-alike"


@rule("gunfighters", "control.claim.three-alike")
def test_a_claim_cannot_be_made_before_the_action():
    s = scene("ranch ranch ranch plaza", *OTHERS, options={"control": True})
    assert why(s, 0, "claim:ranch,ranch,ranch") == "control.claim.three-alike"


@rule("gunfighters", "control.claim.three-alike")
def test_a_claim_cannot_be_made_in_another_players_turn():
    s = end_of_turn("ranch ranch plaza", "hill hill hill plaza", "saloon")
    assert asked(s) == ([0], "claim")
    assert why(s, 1, "claim:hill,hill,hill") == "control.claim.three-alike"


@rule("gunfighters", "control.claim.three-alike")
def test_the_end_of_the_turn_is_after_the_shot_of_a_story_card():
    s = scene("ranch ranch ranch plaza", *OTHERS, options={"control": True}, coins=[1, 0, 0], story=["high-noon"])
    act(s, 0, "story")
    assert why(s, 0, "claim:ranch,ranch,ranch") == "story.symbol.extra-shot"
    act(s, 0, "shoot:1>@hill")
    assert why(s, 0, "claim:ranch,ranch,ranch") is None


@rule("gunfighters", "control.claim.three-alike")
def test_there_is_at_most_one_claim_in_a_turn():
    s = end_of_turn("ranch ranch ranch plaza plaza plaza", deck=["ranch", "ranch$", "ranch$$"])
    act(s, 0, "claim:ranch,ranch,ranch")
    assert (controls(s), asked(s)) == ({"ranch": 0}, ([1], "action"))


@rule("gunfighters", "control.claim.three-alike")
def test_the_card_just_drawn_counts_for_the_claim():
    s = scene("ranch ranch plaza hill", *OTHERS, options={"control": True}, deck=["ranch$"])
    act(s, 0, "move:hill")
    act(s, 0, "claim:ranch,ranch,ranch$")
    assert controls(s) == {"ranch": 0}


@rule("gunfighters", "control.claim.three-alike")
def test_without_rule_b_nobody_is_asked_for_a_claim():
    s = scene("ranch ranch ranch plaza", *OTHERS)
    act(s, 0, "move:plaza")
    assert asked(s) == ([1], "action")


@rule("gunfighters", "control.claim.three-alike")
def test_being_asked_tells_nothing_as_everybody_with_three_cards_is():
    s = end_of_turn("ranch plaza saloon")
    assert (asked(s), offered(s, 0)) == (([0], "claim"), {"done"})


# ---- three cards for three


@rule("gunfighters", "control.claim.draw-three")
def test_three_cards_are_drawn_at_once_for_the_three():
    s = end_of_turn("ranch ranch ranch plaza plaza", deck=["hill", "hill$", "saloon"])
    events = GAME.apply(s, 0, "claim:ranch,ranch,ranch")
    assert [event.kind for event in events] == ["claimed", "drew", "drew", "drew", "turn"]
    assert hand(s, 0) == ["plaza", "plaza", "hill", "hill$", "saloon"]
    assert all("card" not in event.to(1) for event in events[1:4])
    assert [card["card"] for card in player(s, 0, 1)["cards"][2:]] == [None] * 3


@rule("gunfighters", "control.claim.draw-three", "climax.trigger.any-time")
def test_a_claim_with_four_cards_draws_no_climax_card_on_the_way():
    s = end_of_turn("ranch ranch ranch plaza")
    assert "climax" not in kinds(act(s, 0, "claim:ranch,ranch,ranch"))
    assert (climax(s), len(hand(s, 0)), len(GAME.view(s, None)["climax_pile"])) == ([None] * 3, 4, 6)


@rule("gunfighters", "control.claim.draw-three")
def test_the_three_are_drawn_from_the_reshuffled_discards_if_the_deck_ends():
    s = end_of_turn("ranch ranch ranch plaza", deck=["hill$"], rest="discards")
    assert "reshuffled" in kinds(act(s, 0, "claim:ranch,ranch,ranch"))
    assert (len(hand(s, 0)), hand(s, 0)[1]) == (4, "hill$")


# ---- the map


@rule("gunfighters", "control.map.shows-owner")
def test_everybody_sees_who_controls_a_location():
    s = end_of_turn("ranch ranch ranch plaza", control={"hill": 1})
    act(s, 0, "claim:ranch,ranch,ranch")
    for viewer in (0, 1, 2, None):
        assert controls(s, viewer) == {"ranch": 0, "hill": 1}


@rule("gunfighters", "control.map.shows-owner")
def test_the_locations_of_an_eliminated_player_become_free():
    s = scene(
        "ranch hill",
        "ranch",
        "saloon hill",
        control={"hill": 1, "plaza": 1, "stable": 2},
        options={"control": True},
    )
    act(s, 0, "shoot:1>ranch")
    assert controls(s) == {"stable": 2}


@rule("gunfighters", "control.takeover.later-claim")
def test_a_later_claim_takes_a_location_over():
    s = end_of_turn("ranch ranch ranch plaza", control={"ranch": 1, "hill": 1})
    act(s, 0, "claim:ranch,ranch,ranch")
    assert controls(s) == {"ranch": 0, "hill": 1}


@rule("gunfighters", "control.takeover.later-claim", "control.victory.three-locations")
def test_a_location_taken_over_counts_for_its_new_owner_only():
    s = end_of_turn("ranch ranch ranch plaza", control={"ranch": 1, "hill": 1, "plaza": 0, "stable": 0})
    act(s, 0, "claim:ranch,ranch,ranch")
    assert winners(s) == (0,)


# ---- winning and losing by it


@rule("gunfighters", "control.victory.three-locations")
def test_the_third_location_wins_immediately():
    s = end_of_turn("ranch ranch ranch plaza", control={"hill": 0, "plaza": 0}, coins=[0, 9, 0])
    assert kinds(act(s, 0, "claim:ranch,ranch,ranch"))[-1] == "ended"
    # before the coins are counted at the end of the turn
    assert (winners(s), GAME.result(s).reason, GAME.asks(s)) == ((0,), "three-locations", ())


@rule("gunfighters", "control.victory.three-locations")
def test_two_locations_or_the_same_one_again_do_not_win():
    s = end_of_turn("ranch ranch ranch plaza", control={"hill": 0, "ranch": 0})
    act(s, 0, "claim:ranch,ranch,ranch")
    assert (winners(s), controls(s)) == ((), {"hill": 0, "ranch": 0})


@rule("gunfighters", "control.claim.whole-hand", "elimination.coins.to-shooter", "control.map.shows-owner")
def test_a_claim_with_the_whole_hand_is_legal_but_puts_the_player_out():
    s = end_of_turn("ranch ranch ranch", control={"hill": 0}, coins=[3, 1, 0])
    assert why(s, 0, "claim:ranch,ranch,ranch") is None
    assert "drew" not in kinds(act(s, 0, "claim:ranch,ranch,ranch"))
    assert (player(s, 0)["out"], controls(s), coins(s)) == (True, {}, [0, 1, 0, 15])
    assert asked(s) == ([1], "action")


@rule("gunfighters", "control.claim.whole-hand", "control.victory.three-locations")
def test_the_whole_hand_for_a_third_location_loses_and_does_not_win():
    s = end_of_turn("ranch ranch ranch", control={"hill": 0, "plaza": 0})
    act(s, 0, "claim:ranch,ranch,ranch")
    assert (player(s, 0)["out"], winners(s), controls(s)) == (True, (), {})


@rule("gunfighters", "control.claim.whole-hand", "victory.last.standing")
def test_the_whole_hand_can_make_the_other_the_last_one_standing():
    s = end_of_turn("ranch ranch ranch", "stable hill", "", control={"hill": 0, "plaza": 0})
    act(s, 0, "claim:ranch,ranch,ranch")
    assert (winners(s), GAME.result(s).reason) == ((1,), "last-standing")
