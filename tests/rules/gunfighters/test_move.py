"""Moving to another location (1) Muoversi in un'altra locazione)."""

from __future__ import annotations

import pytest

from sixgun.games.gunfighters.rules.move import _by_kinds
from sixgun.games.gunfighters.table.codes import TAKE, with_kind
from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, at, box, coins, hand, others, picks, play, refused, seen

HANDS = [["stable", "hill$"], ["saloon", "ranch"], ["plaza", "station"]]


def table(**fields):
    """Seat 0 to act; ranch$ is on top of the deck, saloon$ on top of the discards."""
    return at(**{"hands": HANDS, "deck": ["ranch$"], "discards": ["saloon$", "hill"]} | fields)


def crowded(taken, **fields):
    """All other cards are in hands: at Stable and Saloon of seat 0, at Station and Plaza of seat 1."""
    cards = box()
    for card in taken:
        cards.remove(card)
    return at(hands=[cards[:14], cards[14:28], cards[28:]], **fields)


@rule("gunfighters", "move.play.one-card")
def test_the_table_of_moves_has_a_row_for_every_eight_kinds():
    rows = _by_kinds(TAKE)
    assert len(rows) == 3 * 256  # 24 kinds
    for first in (0, 8, 16):
        assert rows[first * 32 : first * 32 + 256] == [
            tuple([with_kind(TAKE, first + i) for i in range(8) if kinds & 1 << i]) for kinds in range(256)
        ]


# ---- out of one place, into another


@rule("gunfighters", "move.play.one-card", "move.draw.replacement", "move.discard.face-up-top")
def test_a_card_goes_to_the_top_of_the_discards_and_the_top_of_the_deck_replaces_it():
    s = table()
    play(s, "move:stable")
    assert hand(s, 0) == ["hill$", "ranch$"]
    for viewer in (0, 1, 2, None):
        assert GAME.view(s, viewer)["discards"] == ["stable", "saloon$", "hill"]
        assert GAME.view(s, viewer)["deck"] == 42 - 6 - 2 - 1


@rule("gunfighters", "move.play.one-card")
def test_any_card_of_the_hand_may_be_left_and_no_other():
    s = table()
    moves = {pick for pick in picks(s) if pick.startswith("move:")}
    assert moves == {"move:stable", "move:hill$", "move:stable>discards", "move:hill$>discards"}
    for card in ("hill", "saloon", "stable$", "ranch$"):
        assert refused(s, f"move:{card}").rule == "move.play.one-card"
        assert refused(s, f"move:{card}>discards").rule == "move.play.one-card"


@pytest.mark.parametrize("pick", ["move:stable,hill$", "move:stable>deck", "move:stable@hill", "move:1>stable", "move"])
@rule("gunfighters", "move.play.one-card")
def test_a_move_is_one_card_and_the_new_place_is_not_chosen(pick):
    refused(table(), pick)


@pytest.mark.parametrize("size", [1, 2, 5, 9])
@pytest.mark.parametrize("source", ["", ">discards"])
@rule("gunfighters", "move.draw.replacement")
def test_the_hand_keeps_its_size(size, source):
    s = table(hands=[["station$", *box()[:8]][:size], ["ranch", "hill"], ["plaza", "hill"]])
    play(s, "move:station$" + source)
    assert len(hand(s, 0)) == size
    assert not GAME.view(s, None)["players"][0]["out"]


@rule("gunfighters", "move.play.one-card")
def test_leaving_banknotes_pays_nobody():
    s = table(hands=[["stable$$", "hill$"], *HANDS[1:]])
    play(s, "move:stable$$")
    assert coins(s) == [0, 0, 0, 16]


# ---- what the others see


@rule("gunfighters", "move.draw.secret")
def test_the_card_from_the_deck_is_told_only_to_the_mover():
    s = table()
    events = play(s, "move:stable")
    assert seen(s, 0, 0) == ["hill$", "ranch$"]
    for viewer in others(s, 0):
        assert seen(s, viewer, 0) == [None, None]
        assert all(event.to(viewer).get("card") != "ranch$" for event in events)
    assert any(event.to(0).get("card") == "ranch$" for event in events)


@rule("gunfighters", "move.draw.secret")
def test_nobody_else_can_tell_which_of_two_cards_was_drawn():
    one, two = table(deck=["ranch$", "plaza"]), table(deck=["plaza", "ranch$"])
    play(one, "move:stable")
    play(two, "move:stable")
    assert GAME.view(one, 0) != GAME.view(two, 0)
    for viewer in (1, 2, None):
        assert GAME.view(one, viewer) == GAME.view(two, viewer)


@rule("gunfighters", "move.discard.face-up-top")
@pytest.mark.parametrize("pick", ["move:stable", "move:stable>discards"])
def test_everybody_is_told_which_card_was_left(pick):
    (left,) = [event for event in play(table(), pick) if event.kind == "left"]
    for viewer in (0, 1, 2, None):
        assert left.to(viewer) == {"event": "left", "seat": 0, "card": "stable", "nth": 1}


# ---- from the discards


@rule("gunfighters", "move.draw.from-discards")
def test_the_card_taken_is_the_one_that_was_on_top_before_the_own():
    s = table()
    play(s, "move:stable>discards")
    assert hand(s, 0) == ["hill$", "saloon$"]
    assert GAME.view(s, None)["discards"] == ["stable", "hill"]
    assert GAME.view(s, None)["deck"] == 42 - 6 - 2


@rule("gunfighters", "move.draw.from-discards")
def test_everybody_knows_the_card_taken_from_the_discards():
    s = table()
    play(s, "move:stable>discards")
    for viewer in others(s, 0):
        assert seen(s, viewer, 0) == [None, "saloon$"]


@rule("gunfighters", "move.draw.from-discards")
def test_the_next_player_may_take_what_was_just_left():
    s = table()
    play(s, "move:stable", "move:ranch>discards")
    assert hand(s, 1) == ["saloon", "stable"]
    assert GAME.view(s, None)["discards"] == ["ranch", "saloon$", "hill"]


@rule("gunfighters", "move.draw.from-discards")
def test_without_discards_there_is_only_the_deck():
    s = table(discards=[])
    assert refused(s, "move:stable>discards").rule == "move.draw.from-discards"
    play(s, "move:stable")
    assert hand(s, 0) == ["hill$", "ranch$"]


# ---- the same place again


@pytest.mark.parametrize("card", ["stable", "stable$", "stable$$"])
@rule("gunfighters", "move.draw.same-location")
def test_drawing_the_place_just_left_has_no_consequence(card):
    s = table(deck=[card])
    play(s, "move:stable")
    assert hand(s, 0) == ["hill$", card]
    assert GAME.view(s, None)["discards"] == ["stable", "saloon$", "hill"]
    assert coins(s) == [0, 0, 0, 16]
    assert GAME.asked(s) == [1]


@rule("gunfighters", "move.draw.same-location", "move.draw.from-discards")
def test_the_place_just_left_may_be_taken_from_the_discards():
    s = table(discards=["stable", "hill"])
    play(s, "move:stable>discards")
    assert hand(s, 0) == ["hill$", "stable"]
    assert GAME.view(s, None)["discards"] == ["stable", "hill"]


# ---- an empty deck


@rule("gunfighters", "move.deck.reshuffle")
def test_all_discards_and_the_card_just_left_become_the_new_deck():
    drawn = set()
    for seed in range(20):
        s = crowded(["hill$$"], discards=["hill$$"], seed=seed)
        play(s, "move:stable$$")
        data = GAME.data(s)
        assert data["discards"] == []
        assert sorted([hand(s, 0)[-1], *data["deck"]]) == ["hill$$", "stable$$"]
        drawn.add(hand(s, 0)[-1])
    assert drawn == {"hill$$", "stable$$"}


@rule("gunfighters", "move.deck.reshuffle", "move.draw.secret")
def test_a_card_from_the_new_deck_is_hidden_although_it_lay_in_the_discards():
    s = table(deck=[], discards=["saloon$"], rest="discards")
    play(s, "move:stable")
    assert GAME.view(s, None)["deck"] == 42 - 6
    assert GAME.view(s, None)["discards"] == []
    for viewer in others(s, 0):
        assert seen(s, viewer, 0) == [None, None]
    unseen = GAME.view(s, None)["unseen"]
    assert sum(sum(group["cards"].values()) for group in unseen) == 42


@rule("gunfighters", "move.deck.reshuffle")
def test_the_discards_are_reshuffled_only_when_a_card_is_needed():
    s = crowded(["hill$$", "hill$"], deck=["hill$$"], discards=["hill$"])
    play(s, "move:stable$$")
    assert hand(s, 0)[-1] == "hill$$"
    assert GAME.view(s, None)["deck"] == 0
    assert GAME.view(s, None)["discards"] == ["stable$$", "hill$"]
    play(s, "move:plaza>discards")
    assert GAME.view(s, None)["deck"] == 0
    assert GAME.view(s, None)["discards"] == ["plaza", "hill$"]


@rule("gunfighters", "move.deck.reshuffle", "move.draw.same-location")
def test_with_no_other_card_the_own_card_comes_back():
    s = crowded([])
    play(s, "move:stable$$")
    assert sorted(hand(s, 0)) == sorted(box()[:14])
    assert (GAME.data(s)["deck"], GAME.data(s)["discards"]) == ([], [])
    assert GAME.asked(s) == [1]


@rule("gunfighters", "move.deck.reshuffle")
def test_with_no_card_at_all_nothing_is_drawn():
    s = crowded([], coins=[1, 0, 0], story=["bunch-buddy"])
    play(s, "story")
    assert hand(s, 0) == box()[:14]
    assert GAME.asked(s) == [1]
