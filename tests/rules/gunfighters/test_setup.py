"""The players and setting up (Giocatori, Preparazione della partita)."""

from __future__ import annotations

import pytest

import sixgun
from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, PLACES, at, hand, not_built, others, picks, play, seen, settle, step

ALL_COUNTS = pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])


def not_dealt(**fields):
    with pytest.raises(sixgun.Refused) as caught:
        GAME.new(**fields)
    return caught.value.refusals


# ---- players


@ALL_COUNTS
@rule("gunfighters", "players.count.three-to-seven")
def test_three_to_seven_can_play(seats):
    assert len(GAME.view(GAME.new(seats), None)["players"]) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 8, 100, "4", 4.0, True, [4]])
@rule("gunfighters", "players.count.three-to-seven")
def test_no_other_number_can_play(seats):
    (refusal,) = not_dealt(seats=seats)
    assert refusal.rule == "players.count.three-to-seven"
    assert refusal.args["field"] == "seats"


@pytest.mark.parametrize("seats", [2, 8])
@rule("gunfighters", "players.count.three-to-seven")
def test_no_position_has_two_or_eight_players(seats):
    (refusal,) = not_built(hands=[["stable"]] + [["hill"]] * (seats - 1))
    assert refusal.rule == "players.count.three-to-seven"


@rule("gunfighters", "players.role.gang-leader")
def test_everybody_is_everybody_elses_enemy():
    s = GAME.new(7, seed=3)
    (seat,) = GAME.asked(s)
    targets = {pick[6] for pick in picks(s) if pick.startswith("shoot:")}
    assert targets == {str(other) for other in range(7) if other != seat}


@rule("gunfighters", "players.role.gang-leader")
def test_the_last_leader_wins_alone():
    s = at(hands=[["hill", "ranch"], ["hill"], []])
    play(s, "shoot:1>hill")
    assert GAME.result(s).scores == (1.0, 0.0, 0.0)
    assert GAME.result(s).winners == (0,)


@ALL_COUNTS
@rule("gunfighters", "players.seating.circle")
def test_the_circle_closes_after_the_last_seat(seats):
    s = GAME.new(seats, seed=1)
    order = [step(s) for _ in range(seats + 1)]
    assert order == [(order[0] + step) % seats for step in range(seats + 1)]


# ---- setting up


@rule("gunfighters", "setup.gunfire.shuffled")
def test_the_dealer_is_anybody_and_the_player_on_his_left_starts():
    deals = [GAME.view(GAME.new(5, seed=seed), None) for seed in range(100)]
    assert {view["dealer"] for view in deals} == {0, 1, 2, 3, 4}
    assert all(view["turn"] == view["first"] == (view["dealer"] + 1) % 5 for view in deals)
    assert all(view["asked"] == [view["first"]] for view in deals)


@rule("gunfighters", "setup.gunfire.shuffled", "setup.piles.story-and-climax")
def test_every_pile_is_shuffled_and_a_seed_shuffles_it_the_same_way():
    deals = [GAME.data(GAME.new(3, seed=seed)) for seed in range(60)]
    for pile, distinct in (("deck", 60), ("story", 60), ("climax_pile", 40)):
        assert len({tuple(data[pile]) for data in deals}) >= distinct
    assert {data["climax_pile"][0] for data in deals} == {"quick-draw", "horse", "rifle", "hard-liquor"}
    assert GAME.hash(GAME.new(3, seed=7)) == GAME.hash(GAME.new(3, seed=7))


def in_order_of_dealing(s):
    """The shuffled deck as it was, if it was dealt one at a time from the dealer's left."""
    data = GAME.data(s)
    hands = data["hands"]
    left = [hands[(data["dealer"] + 1 + i) % len(hands)] for i in range(len(hands))]
    return [cards[number] for number in range(5) for cards in left] + data["deck"]


@pytest.mark.parametrize("seed", range(8))
@rule("gunfighters", "setup.hand.five-cards", "players.seating.circle")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(seed):
    # A seed shuffles the same deck for any number of players: dealt in this order, they all agree on it.
    decks = [in_order_of_dealing(GAME.new(seats, seed=seed)) for seats in (3, 4, 5, 6, 7)]
    assert decks == [decks[0]] * 5


@ALL_COUNTS
@rule("gunfighters", "setup.hand.five-cards", "setup.hand.fifth-hidden-again", "setup.gunfire.draw-pile")
def test_five_cards_each_and_the_rest_is_the_deck(seats):
    s = GAME.new(seats, seed=2)
    view = GAME.view(s, None)
    assert [len(player["cards"]) for player in view["players"]] == [5] * seats
    assert view["deck"] == {3: 27, 4: 22, 5: 17, 6: 12, 7: 7}[seats]
    assert view["discards"] == []


@ALL_COUNTS
@rule("gunfighters", "setup.hand.fifth-face-up")
def test_the_fifth_card_is_seen_by_everybody_and_the_first_four_only_by_their_owner(seats):
    s = GAME.new(seats, seed=11)
    for seat in range(seats):
        assert seen(s, seat, seat) == hand(s, seat)
        for viewer in others(s, seat):
            assert seen(s, viewer, seat) == [None] * 4 + [hand(s, seat)[4]]
    shown = [card["shown"] for card in GAME.view(s, 0)["players"][0]["cards"]]
    assert shown == [False, False, False, False, True]


@rule("gunfighters", "setup.hand.fifth-hidden-again")
def test_the_fifth_card_is_a_gunfighter_like_the_others():
    s = GAME.new(4, seed=11)
    (seat,) = GAME.asked(s)
    fifth, target = hand(s, seat)[4], (seat + 1) % 4
    assert {f"move:{fifth}", f"shoot:{target}>{fifth}"} <= set(picks(s))
    play(s, f"move:{fifth}")
    for viewer in others(s, seat):
        assert seen(s, viewer, seat) == [None] * 5


@rule("gunfighters", "setup.gunfire.draw-pile", "setup.piles.story-and-climax")
def test_the_piles_lie_face_down():
    s = GAME.new(5, seed=4)
    for viewer in (0, 4, None):
        view = GAME.view(s, viewer)
        assert (view["deck"], view["story_deck"], view["climax_pile"]) == (17, 16, [None] * 6)
        assert view["story_used"] == []


@rule("gunfighters", "setup.hand.fifth-face-up", "setup.gunfire.draw-pile")
def test_hidden_cards_could_be_any_others_for_those_who_do_not_see_them():
    s = GAME.new(4, seed=9)
    dealt_anew = [GAME.redeal(s, 1, seed) for seed in range(20)]
    assert all(GAME.view(other, 1) == GAME.view(s, 1) for other in dealt_anew)
    assert all(hand(other, 1) == hand(s, 1) and hand(other, 2)[4] == hand(s, 2)[4] for other in dealt_anew)
    assert len({tuple(hand(other, 2)) for other in dealt_anew}) > 10


@pytest.mark.parametrize(
    ("shot", "left"),
    [
        ("stable", ["ranch", "hill", "saloon"]),
        ("ranch", ["stable", "stable", "hill", "saloon"]),
        ("hill", ["stable", "stable", "ranch", "saloon"]),
        ("saloon", ["stable", "stable", "ranch", "hill"]),
        ("station", ["stable", "stable", "ranch", "hill", "saloon"]),
        ("plaza", ["stable", "stable", "ranch", "hill", "saloon"]),
    ],
)
@rule("gunfighters", "gang.card.gunfighter")
def test_the_rulebooks_gang_hides_where_its_example_says(shot, left):
    s = at(hands=[list(PLACES), ["stable", "stable", "ranch", "hill", "saloon"], ["hill", "plaza"]])
    play(s, f"shoot:1>{shot}")
    settle(s)
    assert hand(s, 1) == left
