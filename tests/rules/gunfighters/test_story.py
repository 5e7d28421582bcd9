"""Advancing the story: its price, the deck, who follows the card, and the shot of the shoot symbol."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunfighters.stage import (
    GAME,
    PLACES,
    act,
    asked,
    coins,
    hand,
    kinds,
    offered,
    player,
    scene,
    why,
    winners,
)

# The house table of Story cards: copies.
STORIES = {
    "one-buddy": 3,
    "two-buddy": 2,
    "bunch-buddy": 1,
    "town-crier": 2,
    "telltale-tracks": 1,
    "barn-fire": 1,
    "saloon-brawl": 1,
    "train-wreck": 1,
    "powder-keg": 1,
    "traitor": 1,
    "sheriffs-reward": 1,
    "high-noon": 1,
}
SIXTEEN = [name for name, copies in STORIES.items() for _ in range(copies)]
GANGS = ("ranch hill", "stable stable hill", "saloon hill")


# ---- the price


@rule("gunfighters", "story.cost.one-coin")
@pytest.mark.parametrize("purse", [1, 2, 7])
def test_the_story_costs_exactly_one_coin_which_goes_to_the_bank(purse):
    s = scene(*GANGS, coins=[purse, 1, 0], story=["high-noon"])
    act(s, 0, "story")
    assert coins(s) == [purse - 1, 1, 0, 16 - purse]


@rule("gunfighters", "story.cost.one-coin", "story.draw.only-by-paying")
def test_a_player_without_a_coin_cannot_advance_the_story():
    s = scene(*GANGS, coins=[0, 5, 5])
    before = GAME.hash(s)
    assert why(s, 0, "story") == "story.draw.only-by-paying"
    assert GAME.hash(s) == before


@rule("gunfighters", "story.draw.only-by-paying")
def test_moving_and_shooting_turn_up_no_story_card():
    s = scene(*GANGS, coins=[3, 3, 3])
    for seat, pick in ((0, "move:ranch"), (1, "shoot:2>stable"), (2, "shoot:1>hill")):
        assert "story" not in kinds(act(s, seat, pick))
    view = GAME.view(s, None)
    assert (view["story_deck"], view["story_used"]) == (16, [])


@rule("gunfighters", "story.draw.only-by-paying")
def test_one_coin_turns_up_one_card_and_the_turn_is_over():
    s = scene(*GANGS, coins=[5, 0, 0], story=["sheriffs-reward", "high-noon"])
    assert kinds(act(s, 0, "story")).count("story") == 1
    assert asked(s) == ([1], "action")
    assert why(s, 1, "story") == "story.draw.only-by-paying"


# ---- the deck


@rule("gunfighters", "story.draw.face-up")
def test_the_top_story_card_is_turned_up_for_all_to_see():
    s = scene(*GANGS, coins=[1, 0, 0], story=["high-noon", "traitor"])
    events = GAME.apply(s, 0, "story")
    for viewer in (0, 1, 2, None):
        assert {"event": "story", "seat": 0, "story": "high-noon"} in [event.to(viewer) for event in events]
        view = GAME.view(s, viewer)
        assert (view["story_deck"], view["story_used"]) == (15, ["high-noon"])


@rule("gunfighters", "story.draw.face-up")
def test_used_story_cards_form_a_pile_with_the_latest_on_top():
    s = scene(*GANGS, coins=[1, 1, 0], story=["sheriffs-reward", "two-buddy"])
    act(s, 0, "story")
    act(s, 1, "story")
    view = GAME.view(s, None)
    assert (view["story_deck"], view["story_used"]) == (14, ["two-buddy", "sheriffs-reward"])


@rule("gunfighters", "story.draw.face-up")
def test_the_used_story_cards_are_reshuffled_when_the_deck_is_empty():
    first = set()
    for seed in range(60):
        s = scene(*GANGS, coins=[1, 0, 0], story_used=SIXTEEN, seed=seed)
        assert GAME.view(s, None)["story_deck"] == 0
        act(s, 0, "story")
        view = GAME.view(s, None)
        assert view["story_deck"] == 15
        assert len(view["story_used"]) == 1
        first.add(view["story_used"][0])
    assert len(first) > 5


@rule("gunfighters", "story.draw.face-up")
def test_the_last_story_card_leaves_the_deck_empty_until_one_is_needed():
    used = [name for name in SIXTEEN if name != "sheriffs-reward"]
    s = scene(*GANGS, coins=[1, 0, 0], story_used=used)
    act(s, 0, "story")
    view = GAME.view(s, None)
    assert (view["story_deck"], len(view["story_used"]), view["story_used"][0]) == (0, 16, "sheriffs-reward")


# ---- who follows the card


@rule("gunfighters", "story.effect.immediate")
def test_the_instructions_are_followed_before_the_turn_passes():
    s = scene(*GANGS, coins=[1, 0, 0], story=["two-buddy"], deck=["plaza", "plaza$"])
    events = act(s, 0, "story")
    assert kinds(events) == ["story", "drew", "drew", "turn"]
    assert hand(s, 0) == ["ranch", "hill", "plaza", "plaza$"]


@rule("gunfighters", "story.effect.immediate")
@pytest.mark.parametrize("pick", ["done", "move:ranch", "shoot:1>ranch", "shoot:1>@ranch", "story", "point:1"])
def test_whoever_turned_the_card_up_cannot_get_out_of_its_instructions(pick):
    s = scene(*GANGS, coins=[3, 0, 0], story=["town-crier"])
    act(s, 0, "story")
    assert asked(s) == ([0], "name")
    assert why(s, 0, pick) == "story.effect.immediate"


@rule("gunfighters", "story.effect.named-person")
def test_a_person_named_by_the_card_follows_it_instead_of_the_drawer():
    s = scene(*GANGS, coins=[1, 0, 0], story=["traitor"])
    act(s, 0, "story")
    assert asked(s) == ([1], "lose")
    assert why(s, 0, "lose:ranch") == "story.effect.named-person"
    for pick in ("done", "lose:ranch", "move:hill", "shoot:0>stable"):
        assert why(s, 1, pick) == "story.effect.named-person"
    act(s, 1, "lose:hill")
    assert (hand(s, 0), hand(s, 1)) == (["ranch", "hill"], ["stable", "stable"])


# ---- the shot


@rule("gunfighters", "story.symbol.extra-shot", "story.symbol.free")
def test_the_shot_may_be_at_any_opponent_in_any_location_the_hill_included():
    s = scene("ranch hill", "stable hill", "", "saloon hill", coins=[1, 0, 0, 0], story=["high-noon"])
    act(s, 0, "story")
    assert asked(s) == ([0], "story-shot")
    anywhere = {f"shoot:{target}>@{place}" for target in (1, 3) for place in PLACES}
    assert offered(s, 0) == anywhere | {"done"}


@rule("gunfighters", "story.symbol.extra-shot")
def test_the_shot_follows_the_instructions():
    s = scene(*GANGS, coins=[1, 0, 0], story=["telltale-tracks"])
    act(s, 0, "story")
    assert asked(s) == ([0], "point")
    assert kinds(act(s, 0, "point:1")) == ["showed-hand"]
    assert asked(s) == ([0], "story-shot")


@rule("gunfighters", "story.symbol.extra-shot")
def test_the_shot_may_be_left_out():
    s = scene(*GANGS, coins=[1, 0, 0], story=["high-noon"])
    act(s, 0, "story")
    assert kinds(act(s, 0, "done")) == ["turn"]
    assert asked(s) == ([1], "action")
    assert [len(hand(s, seat)) for seat in range(3)] == [2, 3, 2]


@rule("gunfighters", "story.symbol.extra-shot")
def test_there_is_one_additional_shot_and_no_more():
    s = scene(*GANGS, coins=[1, 0, 0], story=["high-noon"])
    act(s, 0, "story")
    assert kinds(act(s, 0, "shoot:1>@saloon")) == ["shot", "missed", "turn"]
    assert asked(s) == ([1], "action")


@rule("gunfighters", "story.symbol.extra-shot")
def test_after_the_card_nothing_but_a_shot_may_be_added():
    s = scene(*GANGS, coins=[2, 0, 0], story=["high-noon"])
    act(s, 0, "story")
    for pick in ("move:ranch", "story"):
        assert why(s, 0, pick) == "story.symbol.extra-shot"
    assert why(s, 0, "shoot:0>@hill") == "shoot.target.one-opponent"


@rule("gunfighters", "story.symbol.extra-shot", "story.symbol.free")
def test_the_shot_takes_effect_like_any_other_and_shows_nothing():
    s = scene("ranch ranch", "stable$ stable$ hill", "saloon hill", coins=[1, 0, 0], story=["high-noon"])
    act(s, 0, "story")
    events = act(s, 0, "shoot:1>@stable")
    assert events[0]["card"] is None
    assert [card["card"] for card in player(s, 0)["cards"]] == [None, None]
    assert (hand(s, 0), hand(s, 1)) == (["ranch", "ranch"], ["hill"])
    assert coins(s) == [2, 0, 0, 14]  # one paid, one for each of the two notes


@rule("gunfighters", "story.symbol.free")
def test_no_card_may_be_shown_for_the_free_shot():
    s = scene(*GANGS, coins=[1, 0, 0], story=["high-noon"])
    act(s, 0, "story")
    assert why(s, 0, "shoot:1>ranch") == "story.symbol.free"
    assert why(s, 0, "shoot:1>stable") == "story.symbol.free"


@rule("gunfighters", "story.symbol.extra-shot", "victory.last.standing")
def test_the_shot_can_win_the_game():
    s = scene("ranch hill", "stable", "", coins=[1, 3, 0], story=["high-noon"])
    act(s, 0, "story")
    act(s, 0, "shoot:1>@stable")
    assert winners(s) == (0,)
    assert coins(s) == [3, 0, 0, 13]


@rule("gunfighters", "story.symbol.only-if-alive")
@pytest.mark.parametrize(("story", "answers"), [("powder-keg", []), ("traitor", ["lose:ranch"])])
def test_the_shot_is_lost_if_the_card_has_put_its_player_out(story, answers):
    s = scene("ranch", "stable", "saloon", coins=[1, 1, 0], climax=["rifle", None, None], story=[story])
    act(s, 0, "story")
    for pick in answers:  # all have one card: the tie names the drawer
        act(s, 0, pick)
    assert player(s, 0)["out"]
    assert asked(s) == ([1], "action")


@rule("gunfighters", "story.symbol.only-if-alive", "climax.trigger.any-time")
def test_a_player_who_survives_the_card_still_has_the_shot():
    s = scene("ranch hill", "stable", "saloon", coins=[1, 0, 0], climax_pile=["horse"], story=["powder-keg"])
    assert "climax" in kinds(act(s, 0, "story"))
    assert len(hand(s, 0)) == 1
    assert asked(s) == ([0], "story-shot")
