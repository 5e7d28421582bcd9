"""The Climax phase: when it begins and ends, the four cards, and the end of the pile."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, PLACES, act, asked, climax, hand, kinds, offered, player, scene, why

SIX = ["quick-draw", "quick-draw", "horse", "horse", "rifle", "hard-liquor"]


def pile(s):
    """The Climax pile from the top, all cards named."""
    return GAME.data(s)["climax_pile"]


# ---- how it begins


@rule("gunfighters", "climax.trigger.one-card", "climax.trigger.any-time", "climax.draw.forced")
def test_a_player_shot_down_to_one_card_draws_a_climax_card_in_another_players_turn():
    s = scene("stable ranch", "stable hill", "saloon hill", climax_pile=["horse"])
    events = act(s, 0, "shoot:1>stable")
    assert kinds(events) == ["shot", "fell", "climax", "turn"]
    assert events[2] == {"event": "climax", "seat": 1, "climax": "horse"}
    for viewer in (0, 1, 2, None):  # it lies face up
        assert player(s, 1, viewer)["climax"] == "horse"
    assert len(pile(s)) == 5


@rule("gunfighters", "climax.trigger.one-card")
def test_two_cards_are_not_yet_a_climax():
    s = scene("stable ranch", "stable hill hill", "saloon hill")
    assert "climax" not in kinds(act(s, 0, "shoot:1>stable"))
    assert climax(s) == [None, None, None]


@rule("gunfighters", "climax.trigger.one-card")
def test_a_hand_that_goes_from_two_cards_to_none_draws_no_climax_card():
    s = scene("stable ranch", "stable stable", "saloon hill")
    assert "climax" not in kinds(act(s, 0, "shoot:1>stable"))
    assert len(pile(s)) == 6


@rule("gunfighters", "climax.trigger.any-time", "climax.draw.forced")
def test_the_card_is_drawn_at_once_and_not_after_the_others_have_lost_theirs():
    s = scene("stable hill", "stable hill", "hill hill", coins=[1, 0, 0], story=["barn-fire"],
              climax_pile=["rifle", "horse"])  # fmt: skip
    act(s, 0, "story")
    act(s, 0, "lose:stable")
    assert (asked(s), climax(s)) == (([1], "lose"), ["rifle", None, None])
    act(s, 1, "lose:stable")
    assert climax(s) == ["rifle", "horse", None]


@rule("gunfighters", "climax.trigger.any-time")
def test_a_move_with_two_cards_passes_through_no_climax():
    s = scene("stable hill", "stable hill", "saloon hill", discards=["plaza"])
    assert "climax" not in kinds(act(s, 0, "move:stable"))
    assert "climax" not in kinds(act(s, 1, "move:stable>discards"))
    assert len(pile(s)) == 6


@rule("gunfighters", "climax.trigger.any-time", "climax.card.benefit")
@pytest.mark.parametrize("pick", ["move:stable", "move:stable>discards"])
def test_a_move_with_the_last_card_keeps_the_climax_card(pick):
    s = scene("stable", "saloon hill", "saloon hill", discards=["plaza"], climax=["rifle", None, None])
    assert not {"climax", "climax-back", "out"} & set(kinds(act(s, 0, pick)))
    assert (climax(s)[0], len(hand(s, 0)), len(pile(s))) == ("rifle", 1, 5)


# ---- Quick Draw


@rule("gunfighters", "climax.quick-draw.shoot-after-move", "climax.card.benefit")
def test_quick_draw_lets_its_owner_shoot_after_a_move_with_the_new_card():
    s = scene("stable", "ranch hill", "saloon hill", deck=["ranch"], climax=["quick-draw", None, None])
    act(s, 0, "move:stable")
    assert asked(s) == ([0], "add-shot")
    assert offered(s, 0) == {"done", "shoot:1>ranch", "shoot:2>ranch"}
    act(s, 0, "shoot:1>ranch")
    assert (hand(s, 1), asked(s)) == (["hill"], ([1], "action"))


@rule("gunfighters", "climax.quick-draw.shoot-after-move")
def test_the_shot_of_quick_draw_may_be_left_out():
    s = scene("stable", "ranch hill", "saloon hill", climax=["quick-draw", None, None])
    act(s, 0, "move:stable")
    act(s, 0, "done")
    assert asked(s) == ([1], "action")


@rule("gunfighters", "climax.quick-draw.shoot-after-move")
def test_quick_draw_adds_a_shot_and_nothing_else():
    s = scene(
        "stable",
        "ranch hill",
        "saloon hill",
        deck=["ranch"],
        climax=["quick-draw", None, None],
        coins=[1, 0, 0],
    )
    act(s, 0, "move:stable")
    for pick in ("move:ranch", "story"):
        assert why(s, 0, pick) == "climax.quick-draw.shoot-after-move"
    assert why(s, 0, "shoot:1>@hill") == "climax.rifle.shoot-anywhere"
    assert why(s, 0, "shoot:1>hill") == "shoot.reveal.own-card"


@rule("gunfighters", "climax.quick-draw.shoot-after-move")
def test_quick_draw_adds_nothing_to_a_shot():
    s = scene("stable", "ranch hill", "saloon hill", climax=["quick-draw", None, None])
    act(s, 0, "shoot:1>stable")
    assert asked(s) == ([1], "action")


# ---- Horse


@rule("gunfighters", "climax.horse.move-after-shoot", "climax.card.benefit")
@pytest.mark.parametrize("target", ["ranch hill", "stable hill hill"])
def test_the_horse_lets_its_owner_move_after_a_shot_hit_or_miss(target):
    s = scene("stable", target, "saloon hill", deck=["plaza"], discards=["saloon$"], climax=["horse", None, None])
    act(s, 0, "shoot:1>stable")
    assert asked(s) == ([0], "add-move")
    assert offered(s, 0) == {"done", "move:stable", "move:stable>discards"}
    act(s, 0, "move:stable")
    assert (hand(s, 0), asked(s)) == (["plaza"], ([1], "action"))


@rule("gunfighters", "climax.horse.move-after-shoot")
def test_the_horse_may_stay_in_the_stable():
    s = scene("stable", "ranch hill", "saloon hill", climax=["horse", None, None])
    act(s, 0, "shoot:1>stable")
    assert why(s, 0, "shoot:1>stable") == "climax.horse.move-after-shoot"
    act(s, 0, "done")
    assert (hand(s, 0), asked(s)) == (["stable"], ([1], "action"))


@rule("gunfighters", "climax.horse.move-after-shoot")
def test_the_horse_adds_nothing_to_a_move():
    s = scene("stable", "ranch hill", "saloon hill", climax=["horse", None, None])
    act(s, 0, "move:stable")
    assert asked(s) == ([1], "action")


@rule("gunfighters", "climax.horse.move-after-shoot", "climax.quick-draw.shoot-after-move")
@pytest.mark.parametrize("card", ["horse", "quick-draw"])
@pytest.mark.parametrize("shot", ["shoot:1>@ranch", "shoot:1>@saloon", "done"])
def test_the_shot_of_a_story_card_sets_off_neither_horse_nor_quick_draw(card, shot):
    s = scene("stable", "ranch hill", "saloon hill", coins=[1, 0, 0], story=["high-noon"], climax=[card, None, None])
    act(s, 0, "story")
    act(s, 0, shot)
    assert asked(s) == ([1], "action")


# ---- Hard Liquor, Rifle


@rule("gunfighters", "climax.hard-liquor.nothing")
@pytest.mark.parametrize("pick", ["move:stable", "shoot:1>stable"])
def test_hard_liquor_changes_nothing(pick):
    plain = scene("stable", "ranch hill", "saloon hill")
    s = scene("stable", "ranch hill", "saloon hill", climax=["hard-liquor", None, None])
    assert offered(s, 0) == offered(plain, 0)
    act(s, 0, pick)
    assert asked(s) == ([1], "action")


@rule("gunfighters", "climax.rifle.shoot-anywhere", "climax.card.benefit")
def test_a_rifle_reaches_any_location_without_a_card_and_may_still_show_one():
    s = scene("stable", "ranch hill", "saloon hill", climax=["rifle", None, None])
    shots = {pick for pick in offered(s, 0) if pick.startswith("shoot")}
    anywhere = {f"shoot:{target}>@{place}" for target in (1, 2) for place in PLACES}
    assert shots == anywhere | {"shoot:1>stable", "shoot:2>stable"}


@rule("gunfighters", "climax.rifle.shoot-anywhere")
def test_a_rifle_shot_at_the_hill_shows_and_costs_no_card():
    s = scene("stable", "hill ranch hill", "saloon hill", climax=["rifle", None, None])
    events = act(s, 0, "shoot:1>@hill")
    assert events[0]["card"] is None
    assert (hand(s, 0), hand(s, 1)) == (["stable"], ["ranch"])
    assert player(s, 0)["cards"][0]["card"] is None
    assert asked(s) == ([1], "action")  # and the Rifle adds no action


@rule("gunfighters", "climax.rifle.shoot-anywhere")
@pytest.mark.parametrize("card", [None, "horse", "quick-draw", "hard-liquor"])
def test_without_a_rifle_a_card_must_be_shown(card):
    s = scene("stable", "ranch hill", "saloon", climax=[card, None, "rifle"])
    assert why(s, 0, "shoot:1>@stable") == "climax.rifle.shoot-anywhere"


# ---- how it ends


@rule("gunfighters", "climax.end.gains-cards", "climax.end.card-to-bottom", "story.cards.buddies")
@pytest.mark.parametrize("story", ["one-buddy", "two-buddy", "bunch-buddy"])
def test_buddies_end_the_climax_and_its_card_goes_to_the_bottom_of_the_pile(story):
    s = scene("stable", "ranch hill", "saloon hill", coins=[1, 0, 0], story=[story], climax=["rifle", None, None])
    before = pile(s)
    assert "climax-back" in kinds(act(s, 0, "story"))
    assert climax(s) == [None, None, None]
    assert pile(s) == before + ["rifle"]
    assert why(s, 1, "shoot:0>@hill") == "climax.rifle.shoot-anywhere"


@rule("gunfighters", "climax.end.card-to-bottom", "elimination.hand.empty")
def test_the_climax_card_of_an_eliminated_player_goes_to_the_bottom_too():
    s = scene("stable hill", "stable", "saloon hill", climax=[None, "horse", None])
    before = pile(s)
    act(s, 0, "shoot:1>stable")
    assert (climax(s), pile(s)) == ([None, None, None], before + ["horse"])


@rule("gunfighters", "climax.end.gains-cards", "climax.missed.never-later")
def test_whoever_falls_back_to_one_card_draws_anew_from_the_top():
    s = scene("stable", "ranch hill", "saloon hill", coins=[1, 0, 0], story=["one-buddy"], deck=["ranch"],
              climax=["hard-liquor", None, None], climax_pile=["horse"])  # fmt: skip
    act(s, 0, "story")
    assert climax(s)[0] is None
    act(s, 1, "shoot:0>ranch")
    assert (climax(s)[0], pile(s)[-1]) == ("horse", "hard-liquor")


# ---- the end of the pile


@rule("gunfighters", "climax.shortage.goes-without")
def test_six_cards_serve_six_players():
    s = scene("stable ranch", "stable", "hill", "hill", "hill", "hill", turn=1, climax=[None, *SIX[1:]])
    act(s, 1, "shoot:0>stable")
    assert (climax(s), pile(s)) == (SIX, [])


@rule("gunfighters", "climax.shortage.goes-without", "climax.trigger.one-card")
def test_the_seventh_player_down_to_one_card_finds_the_pile_empty():
    s = scene("stable", "hill", "hill", "hill", "hill", "ranch", "stable ranch", climax=[*SIX, None], turn=0)
    assert "no-climax" in kinds(act(s, 0, "shoot:6>stable"))
    assert (climax(s), hand(s, 6)) == ([*SIX, None], ["ranch"])


def seventh_without_a_card():
    """Seat 6 missed out; then seat 5 shoots seat 0, whose Quick Draw goes back to the pile."""
    s = scene("stable", "ranch", "hill", "hill", "hill", "stable", "hill", climax=[*SIX, None], turn=5,
              coins=[0, 0, 0, 0, 0, 0, 1], story=["one-buddy"], deck=["ranch"])  # fmt: skip
    act(s, 5, "shoot:0>stable")
    assert pile(s) == ["quick-draw"]
    return s


@rule("gunfighters", "climax.missed.never-later")
def test_a_card_that_is_returned_later_is_not_for_a_player_who_missed_it():
    s = seventh_without_a_card()
    assert climax(s)[6] is None
    act(s, 6, "move:hill")
    assert asked(s) == ([1], "action")
    assert (climax(s)[6], pile(s)) == (None, ["quick-draw"])


@rule("gunfighters", "climax.missed.never-later", "climax.trigger.any-time")
def test_falling_back_to_one_card_is_a_new_moment_with_a_new_draw():
    s = seventh_without_a_card()
    act(s, 6, "story")
    assert (hand(s, 6), climax(s)[6]) == (["hill", "ranch"], None)
    act(s, 1, "shoot:6>ranch")
    assert (climax(s)[6], pile(s)) == ("quick-draw", [])


@rule("gunfighters", "climax.draw.forced", "climax.end.card-to-bottom", "story.cards.buddies")
def test_a_climax_card_is_seen_when_drawn_and_known_when_it_goes_back():
    s = GAME.position(
        {
            "hands": [["hill", "ranch"], ["hill", "plaza"], ["saloon", "stable"]],
            "coins": [0, 1, 0],
            "climax_pile": ["horse"],
            "story": ["one-buddy"],
        }
    )
    GAME.apply(s, 0, "shoot:1>hill")
    for viewer in (0, 1, 2, None):
        view = GAME.view(s, viewer)
        assert view["players"][1]["climax"] == "horse"
        assert view["climax_pile"] == [None] * 5
    GAME.apply(s, 1, "story")
    for viewer in (0, 1, 2, None):
        view = GAME.view(GAME.clone(s), viewer)
        assert view["players"][1]["climax"] is None
        assert view["climax_pile"] == [None] * 5 + ["horse"]
