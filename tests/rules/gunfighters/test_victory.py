"""Elimination, the two ways to win of the basic game, and the draw."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, act, asked, coins, hand, kinds, offered, player, scene, why, winners

# ---- elimination


@rule("gunfighters", "elimination.hand.empty")
@pytest.mark.parametrize("gang", ["stable", "stable stable stable"])
def test_a_player_whose_last_gunfighters_fall_is_out(gang):
    s = scene("stable hill", gang, "saloon hill")
    assert "out" in kinds(act(s, 0, "shoot:1>stable"))
    assert (player(s, 1)["out"], player(s, 1)["cards"]) == (True, [])
    assert asked(s) == ([2], "action")  # his turn is skipped
    assert why(s, 2, "shoot:1>saloon") == "elimination.hand.empty"


@rule("gunfighters", "elimination.hand.empty")
def test_a_player_with_a_gunfighter_elsewhere_stays_in():
    s = scene("stable hill", "stable stable ranch", "saloon hill")
    act(s, 0, "shoot:1>stable")
    assert (player(s, 1)["out"], asked(s)) == (False, ([1], "action"))


@rule("gunfighters", "elimination.coins.to-shooter")
def test_the_shooter_takes_the_coins_of_the_gang_besides_the_notes():
    s = scene("stable hill", "stable$$", "saloon hill", coins=[1, 4, 2])
    act(s, 0, "shoot:1>stable")
    assert coins(s) == [7, 0, 2, 7]  # 1 + 2 notes + 4


@rule("gunfighters", "elimination.coins.to-shooter")
def test_coins_are_safe_as_long_as_the_gang_has_a_gunfighter():
    s = scene("stable hill", "stable hill", "saloon hill", coins=[1, 4, 2])
    act(s, 0, "shoot:1>stable")
    assert coins(s) == [1, 4, 2, 9]


@rule("gunfighters", "elimination.coins.to-shooter", "story.symbol.extra-shot")
def test_the_free_shot_of_a_story_card_has_a_shooter_too():
    s = scene("ranch hill", "stable", "saloon hill", coins=[1, 4, 2], story=["high-noon"])
    act(s, 0, "story")
    act(s, 0, "shoot:1>@stable")
    assert coins(s) == [4, 0, 2, 10]


@rule("gunfighters", "elimination.coins.to-shooter")
def test_coins_of_a_player_killed_by_a_story_card_go_to_the_bank():
    s = scene("ranch hill", "stable$", "saloon hill", coins=[1, 4, 2], story=["barn-fire"])
    act(s, 0, "story")
    act(s, 1, "lose:stable$")
    assert coins(s) == [0, 0, 2, 14]


@rule("gunfighters", "elimination.coins.to-shooter")
def test_coins_of_a_drawer_killed_by_his_own_card_go_to_the_bank():
    s = scene("ranch$", "stable hill", "saloon hill", coins=[5, 4, 2], story=["powder-keg"])
    act(s, 0, "story")
    assert coins(s) == [0, 4, 2, 10]


@rule("gunfighters", "elimination.coins.to-shooter")
def test_coins_of_a_player_killed_by_the_clock_go_to_the_bank():
    s = scene("ranch$", "stable hill", "saloon hill", coins=[5, 4, 2], options={"ten_seconds": True})
    act(s, 0, "late")
    act(s, 0, "lose:ranch$")
    assert (coins(s), player(s, 0)["out"]) == ([0, 4, 2, 10], True)


# ---- nine coins


@rule("gunfighters", "victory.coins.nine")
@pytest.mark.parametrize(("before", "won"), [(6, False), (7, True), (8, True)])
def test_nine_or_more_coins_win_at_the_end_of_the_turn(before, won):
    s = scene("stable hill", "stable$$ hill hill", "saloon hill", coins=[before, 0, 0])
    act(s, 0, "shoot:1>stable")
    assert coins(s)[0] == before + 2
    assert winners(s) == ((0,) if won else ())
    if won:
        assert (GAME.result(s).reason, GAME.asks(s)) == ("nine-coins", ())
        assert GAME.refuse(s, 1, "move:hill").code == "game-over"


@rule("gunfighters", "victory.coins.nine")
def test_nine_coins_do_not_win_before_the_turn_is_over():
    s = scene("stable", "stable$ hill hill", "saloon hill", coins=[8, 0, 0], climax=["horse", None, None])
    act(s, 0, "shoot:1>stable")
    assert (coins(s)[0], asked(s)) == (9, ([0], "add-move"))
    act(s, 0, "done")
    assert winners(s) == (0,)


@rule("gunfighters", "victory.coins.nine")
def test_a_coin_paid_for_a_story_card_is_gone_before_the_count():
    s = scene("stable hill", "ranch hill", "saloon hill", coins=[9, 0, 0], story=["one-buddy"])
    act(s, 0, "story")
    assert (coins(s)[0], winners(s)) == (8, ())


@rule("gunfighters", "victory.coins.nine")
def test_the_sheriffs_reward_can_win():
    s = scene("stable hill", "ranch hill", "saloon hill", coins=[8, 0, 0], story=["sheriffs-reward"])
    act(s, 0, "story")
    assert winners(s) == (0,)


ROUND = {"coins_checked": "round"}


@rule("gunfighters", "victory.coins.nine")
def test_with_the_setting_for_rounds_nine_coins_wait_for_the_end_of_the_circle():
    s = scene("stable hill", "ranch hill", "saloon hill", coins=[0, 9, 0], turn=1, first=1, options=ROUND)
    act(s, 1, "move:ranch")
    act(s, 2, "move:saloon")
    assert winners(s) == ()
    act(s, 0, "move:stable")
    assert (winners(s), GAME.result(s).reason) == ((1,), "nine-coins")


@rule("gunfighters", "victory.coins.nine", "elimination.coins.to-shooter")
def test_with_the_setting_for_rounds_nine_coins_can_be_lost_before_the_circle_is_closed():
    s = scene(
        "stable hill",
        "ranch",
        "ranch hill",
        "saloon hill",
        coins=[0, 9, 0, 0],
        turn=2,
        first=1,
        options=ROUND,
    )
    act(s, 2, "shoot:1>ranch")
    assert (coins(s), winners(s)) == ([0, 0, 9, 0, 7], ())
    act(s, 3, "move:saloon")
    act(s, 0, "move:stable")  # the circle that began with seat 1, now out, is closed
    assert winners(s) == (2,)


@rule("gunfighters", "victory.coins.nine")
def test_a_circle_whose_last_player_is_out_closes_with_the_one_before():
    s = scene("", "ranch hill", "ranch hill", "saloon hill", coins=[0, 9, 0, 0], turn=3, first=1, options=ROUND)
    act(s, 3, "move:saloon")
    assert winners(s) == (1,)


# ---- the last one standing


@rule("gunfighters", "victory.last.standing")
def test_the_last_player_in_the_game_wins_at_once():
    s = scene("stable", "stable hill", "", turn=1, coins=[0, 0, 0], climax=["rifle", None, None])
    events = act(s, 1, "shoot:0>stable")
    assert kinds(events)[-1] == "ended"
    assert (winners(s), GAME.result(s).reason) == ((1,), "last-standing")
    assert GAME.asks(s) == ()


@rule("gunfighters", "victory.last.standing")
def test_with_two_players_left_the_game_goes_on():
    s = scene("stable hill", "stable", "saloon hill")
    act(s, 0, "shoot:1>stable")
    assert (GAME.result(s), asked(s)) == (None, ([2], "action"))


@rule("gunfighters", "victory.last.standing")
def test_a_drawer_who_blows_himself_up_leaves_the_town_to_the_other():
    s = scene("stable", "", "saloon", coins=[1, 0, 0], story=["powder-keg"])
    act(s, 0, "story")
    assert winners(s) == (2,)


# ---- the draw


def last_two(**fields):
    """Two players with one card each and no coin; seat 0 has just missed."""
    s = scene("stable", "", "hill", **fields)
    act(s, 0, "shoot:2>stable")
    return s


@rule("gunfighters", "tie.condition.two-in-climax")
def test_the_last_two_with_one_card_and_no_coin_are_both_asked_at_the_same_time():
    s = last_two(climax=["rifle", None, "hard-liquor"])
    assert asked(s) == ([0, 2], "tie")
    assert [(ask.seat, ask.rule) for ask in GAME.asks(s)] == [(seat, "tie.condition.two-in-climax") for seat in (0, 2)]
    for seat in (0, 2):
        assert offered(s, seat) == {"draw:yes", "draw:no"}
        assert why(s, seat, "done") == "tie.condition.two-in-climax"
    assert why(s, 1, "draw:yes") == "tie.condition.two-in-climax"


@rule("gunfighters", "tie.condition.two-in-climax")
@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_the_game_is_a_draw_between_them_if_both_agree(order):
    s = last_two()
    act(s, order[0], "draw:yes")
    assert (asked(s), GAME.result(s)) == (([order[1]], "tie"), None)
    assert why(s, order[0], "draw:no") == "tie.condition.two-in-climax"  # he has answered
    act(s, order[1], "draw:yes")
    result = GAME.result(s)
    assert (result.winners, result.reason, result.places[1]) == ((0, 2), "draw", 3)
    assert result.scores == (0.5, 0.0, 0.5)


@rule("gunfighters", "tie.condition.two-in-climax")
@pytest.mark.parametrize("two", [(0, 1), (0, 3), (1, 3), (2, 3)])
def test_a_draw_is_of_the_last_two_wherever_they_sit(two):
    one, other = two
    s = scene(*["stable" if seat == one else "hill" if seat == other else "" for seat in range(4)], turn=one)
    act(s, one, f"shoot:{other}>stable")
    act(s, one, "draw:yes")
    act(s, other, "draw:yes")
    result = GAME.result(s)
    assert (result.winners, result.scores) == (two, tuple([0.5 if seat in two else 0.0 for seat in range(4)]))


@rule("gunfighters", "tie.refusal.eight-coins")
@pytest.mark.parametrize("answers", [("yes", "no"), ("no", "yes"), ("no", "no")])
def test_if_either_refuses_both_take_eight_coins_and_fight_on(answers):
    s = last_two()
    act(s, 2, f"draw:{answers[1]}")
    act(s, 0, f"draw:{answers[0]}")
    assert (coins(s), GAME.result(s)) == ([8, 0, 8, 0], None)
    assert asked(s) == ([2], "action")
    act(s, 2, "shoot:0>hill")
    assert asked(s) == ([0], "action")  # with coins there is no draw to offer


@rule("gunfighters", "tie.condition.two-in-climax")
def test_a_player_with_one_card_but_no_climax_card_counts():
    s = last_two(climax=["rifle", None, None])
    assert asked(s) == ([0, 2], "tie")


NO_DRAW = {
    "a coin": {"hands": ("stable", "", "hill"), "coins": [0, 0, 1]},
    "two cards": {"hands": ("stable", "", "hill hill"), "coins": [0, 0, 0]},
    "two cards of the shooter": {"hands": ("stable ranch", "", "hill"), "coins": [0, 0, 0]},
    "three players": {"hands": ("stable", "plaza", "hill"), "coins": [0, 0, 0]},
}


@rule("gunfighters", "tie.condition.two-in-climax")
@pytest.mark.parametrize("case", NO_DRAW)
def test_there_is_no_draw_as_long_as_anything_is_missing(case):
    s = scene(*NO_DRAW[case]["hands"], coins=NO_DRAW[case]["coins"])
    act(s, 0, "shoot:2>stable")
    assert asked(s)[1] == "action"


@rule("gunfighters", "tie.condition.two-in-climax", "climax.horse.move-after-shoot")
def test_the_draw_is_offered_only_when_the_turn_is_over():
    s = scene("stable", "", "stable hill", climax=["horse", None, None])
    act(s, 0, "shoot:2>stable")
    assert (hand(s, 2), asked(s)) == (["hill"], ([0], "add-move"))
    act(s, 0, "done")
    assert asked(s) == ([0, 2], "tie")


@rule("gunfighters", "tie.condition.two-in-climax")
def test_the_elimination_of_the_third_can_make_a_draw_of_it():
    s = scene("stable", "stable", "hill")
    act(s, 0, "shoot:1>stable")
    assert asked(s) == ([0, 2], "tie")


@rule("gunfighters", "tie.condition.two-in-climax", "story.cost.one-coin")
def test_paying_the_last_coin_can_make_a_draw_of_it():
    s = scene("ranch", "", "hill", coins=[1, 0, 0], story=["barn-fire"])
    act(s, 0, "story")
    assert asked(s) == ([0, 2], "tie")


@rule("gunfighters", "victory.last.standing", "elimination.hand.empty")
def test_whoever_was_wiped_out_last_comes_second():
    s = GAME.position({"hands": [["hill"], ["hill"], [], []], "out": [3, 2]})
    GAME.apply(s, 0, "shoot:1>hill")
    result = GAME.result(s)
    assert result is not None
    assert result.places == (1, 2, 3, 4)  # 3 went first, then 2, then 1
    assert result.scores == (1.0, 0.0, 0.0, 0.0)


@rule("gunfighters", "tie.condition.two-in-climax", "tie.refusal.eight-coins")
def test_a_refused_draw_can_be_offered_again_with_fresh_answers():
    s = GAME.position({"hands": [["hill"], ["ranch"], []], "deck": ["plaza", "saloon", "stable", "station"]})
    GAME.apply(s, 0, "move:hill")
    assert [ask.options[ask.default].pick for ask in GAME.asks(s)] == ["draw:yes", "draw:yes"]
    GAME.apply(s, 0, "draw:yes")
    GAME.apply(s, 1, "draw:no")
    data = GAME.data(s)
    assert data["play"]["answers"] == [-1, -1, -1]
    assert data["coins"] == [8, 8, 0]
    again = GAME.position({**data, "coins": [0, 0, 0], "bank": 16})
    GAME.apply(again, 1, "move:ranch")
    assert [ask.question for ask in GAME.asks(again)] == ["tie", "tie"]
    GAME.apply(again, 1, "draw:yes")
    GAME.apply(again, 0, "draw:yes")
    result = GAME.result(again)
    assert result is not None
    assert (result.places, result.scores, result.reason) == ((1, 1, 3), (0.5, 0.5, 0.0), "draw")


@rule("gunfighters", "victory.coins.nine")
def test_where_a_pack_lets_fewer_coins_win_the_richest_wins_and_equals_share():
    game = GAME.repacked({"coins": {"win": 3}})
    start = {"hands": [["hill"], ["ranch"], ["plaza"]], "options": {"coins_checked": "round"}, "turn": 2, "first": 0}
    s = game.position({**start, "coins": [3, 0, 10]})
    game.apply(s, 2, "move:plaza")
    assert game.result(s).winners == (2,)
    s = game.position({**start, "coins": [4, 0, 4]})
    game.apply(s, 2, "move:plaza")
    assert game.result(s).winners == (0, 2)
