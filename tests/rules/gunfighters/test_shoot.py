"""Shooting (2) Sparare), and the banknotes that it earns."""

from __future__ import annotations

import pytest

from tests.cite import rule
from tests.rules.gunfighters.stage import GAME, at, coins, hand, others, picks, play, refused, seen, settle

HANDS = [
    ["ranch", "saloon$"],
    ["ranch", "hill", "ranch$", "ranch$$", "hill$"],
    ["ranch", "station", "plaza"],
    ["stable", "plaza$"],
]


def table(**fields):
    return at(**{"hands": HANDS} | fields)


# ---- a card is shown


@rule("gunfighters", "shoot.reveal.own-card", "shoot.target.one-opponent")
def test_any_card_may_be_shown_to_any_opponent():
    shots = {pick for pick in picks(table()) if pick.startswith("shoot:")}
    assert shots == {f"shoot:{target}>{card}" for target in (1, 2, 3) for card in ("ranch", "saloon$")}


@pytest.mark.parametrize("card", ["hill", "saloon", "ranch$", "stable"])
@rule("gunfighters", "shoot.reveal.own-card")
def test_a_card_that_is_not_held_cannot_be_shown(card):
    assert refused(table(), f"shoot:1>{card}").rule == "shoot.reveal.own-card"


@rule("gunfighters", "shoot.reveal.own-card")
def test_the_place_of_the_shoot_out_is_the_cards_own():
    assert refused(table(), "shoot:1>ranch@hill").rule == "shoot.reveal.own-card"


@rule("gunfighters", "shoot.reveal.own-card")
def test_a_shot_without_a_card_is_refused():
    refused(table(), "shoot:1>@ranch")
    refused(table(), "shoot:1>")


@rule("gunfighters", "shoot.reveal.own-card")
def test_everybody_is_told_who_shot_whom_and_with_which_card():
    (shot,) = [event for event in play(table(), "shoot:2>saloon$") if event.kind == "shot"]
    for viewer in (0, 1, 2, 3, None):
        told = shot.to(viewer)
        assert (told["seat"], told["target"], told["place"], told["card"]) == (0, 2, "saloon", "saloon$")


# ---- at one opponent


@pytest.mark.parametrize("target", [0, 4, 6])
@rule("gunfighters", "shoot.target.one-opponent")
def test_neither_oneself_nor_an_empty_chair_can_be_shot(target):
    assert refused(table(), f"shoot:{target}>ranch").rule == "shoot.target.one-opponent"


@rule("gunfighters", "shoot.target.one-opponent")
def test_an_eliminated_player_cannot_be_shot():
    s = table(hands=[*HANDS[:3], []])
    assert refused(s, "shoot:3>ranch").rule == "elimination.hand.empty"
    assert not any(pick.startswith("shoot:3") for pick in picks(s))


@pytest.mark.parametrize(
    "pick", ["shoot:1,2>ranch", "shoot:1>ranch,saloon$", "shoot:>ranch", "shoot:-1>ranch", "shoot"]
)
@rule("gunfighters", "shoot.target.one-opponent")
def test_a_shot_needs_one_target_and_one_card(pick):
    refused(table(), pick)


@rule("gunfighters", "shoot.target.one-opponent")
def test_only_the_target_is_hit():
    s = table()
    play(s, "shoot:1>ranch", "top:ranch")
    assert [hand(s, seat) for seat in (0, 2, 3)] == [HANDS[0], HANDS[2], HANDS[3]]


# ---- hit


@rule("gunfighters", "shoot.effect.discard-all")
def test_all_cards_of_the_place_fall_whatever_their_banknotes():
    s = table(discards=["hill"])
    play(s, "shoot:1>ranch", "top:ranch$")
    assert hand(s, 1) == ["hill", "hill$"]
    discards = GAME.view(s, None)["discards"]
    assert sorted(discards[:3]) == ["ranch", "ranch$", "ranch$$"]
    assert discards[3:] == ["hill"]


@pytest.mark.parametrize("top", ["ranch", "ranch$", "ranch$$"])
@rule("gunfighters", "shoot.effect.discard-all")
def test_the_target_chooses_which_of_the_fallen_lies_on_top(top):
    s = table()
    play(s, "shoot:1>ranch")
    (ask,) = GAME.asks(s)
    assert (ask.seat, set(ask.options.picks())) == (1, {"top:ranch", "top:ranch$", "top:ranch$$"})
    refused(s, "top:hill")
    refused(s, "done")
    play(s, f"top:{top}")
    assert GAME.view(s, None)["discards"][0] == top


@rule("gunfighters", "shoot.effect.discard-all")
def test_of_two_alike_among_the_fallen_one_is_put_on_top():
    s = table(hands=[HANDS[0], ["ranch", "ranch", "ranch$", "hill"], *HANDS[2:]])
    play(s, "shoot:1>ranch")
    assert [event.kind for event in play(s, "top:ranch")].count("on-top") == 1
    assert GAME.view(s, None)["discards"][:3] == ["ranch", "ranch$", "ranch"]


@rule("gunfighters", "shoot.effect.discard-all")
def test_in_which_order_the_fallen_stood_in_the_row_is_not_told():
    s = table(hands=[HANDS[0], ["ranch$$", "hill", "ranch$", "ranch"], *HANDS[2:]])
    (fell,) = [event for event in play(s, "shoot:1>ranch") if event.kind == "fell"]
    for viewer in (0, 1, 2, 3, None):
        told = fell.to(viewer)
        assert (told["cards"], told["nths"]) == (["ranch", "ranch$", "ranch$$"], [1, 3, 4])
    assert GAME.view(s, None)["discards"] == ["ranch$$", "ranch$", "ranch"]


@rule("gunfighters", "shoot.effect.discard-all")
def test_by_default_the_card_with_the_fewest_banknotes_lies_on_top():
    s = table()
    play(s, "shoot:1>ranch")
    (ask,) = GAME.asks(s)
    assert ask.options[ask.default].pick == "top:ranch"


@rule("gunfighters", "shoot.effect.discard-all")
def test_cards_that_are_alike_fall_without_a_question():
    s = table(hands=[HANDS[0], ["ranch", "ranch", "ranch", "hill", "plaza"], ["hill"], ["hill"]])
    play(s, "shoot:1>ranch")
    assert hand(s, 1) == ["hill", "plaza"]
    assert GAME.view(s, None)["discards"] == ["ranch"] * 3
    assert GAME.asked(s) == [1]


@rule("gunfighters", "shoot.effect.discard-all")
def test_everybody_knows_that_nobody_of_the_gang_is_left_there():
    s = table()
    play(s, "shoot:1>ranch", "top:ranch")
    for viewer in others(s, 1):
        cards = GAME.view(s, viewer)["players"][1]["cards"]
        assert [card["not"] for card in cards] == [["ranch"], ["ranch"]]


# ---- miss


@rule("gunfighters", "shoot.effect.miss")
def test_a_miss_costs_the_target_nothing_and_is_a_whole_action():
    s = table()
    play(s, "shoot:2>saloon$")
    assert [hand(s, seat) for seat in range(4)] == HANDS
    assert GAME.view(s, None)["discards"] == []
    assert coins(s) == [0, 0, 0, 0, 16]
    assert GAME.asked(s) == [1]


@rule("gunfighters", "shoot.effect.miss")
def test_everybody_knows_after_a_miss_where_the_target_is_not():
    s = table()
    play(s, "shoot:2>saloon$")
    for viewer in others(s, 2):
        cards = GAME.view(s, viewer)["players"][2]["cards"]
        assert cards == [{"nth": nth, "card": None, "not": ["saloon"], "shuffle": 0} for nth in (1, 2, 3)]


# ---- the card shown


@pytest.mark.parametrize("pick", ["shoot:1>ranch", "shoot:3>ranch", "shoot:2>saloon$"])
@rule("gunfighters", "shoot.card.kept")
def test_the_shooter_keeps_the_card_hit_or_miss(pick):
    s = table()
    play(s, pick)
    settle(s)
    assert sorted(hand(s, 0)) == ["ranch", "saloon$"]


@pytest.mark.parametrize(
    ("pick", "known"), [("shoot:1>ranch", ["ranch", None]), ("shoot:2>saloon$", [None, "saloon$"])]
)
@rule("gunfighters", "shoot.info.public")
def test_everybody_knows_the_shown_card_afterwards(pick, known):
    s = table()
    play(s, pick)
    settle(s)
    for viewer in others(s, 0):
        assert seen(s, viewer, 0) == known
    assert [card["shown"] for card in GAME.view(s, 0)["players"][0]["cards"]] == [card is not None for card in known]


@rule("gunfighters", "shoot.info.public")
def test_the_others_may_shoot_back_at_the_place_that_was_seen():
    s = table()
    play(s, "shoot:3>ranch", "shoot:0>ranch$")
    assert hand(s, 0) == ["saloon$"]


def two_at_the_ranch():
    """Seat 0 has two gunfighters at the Ranch, of whom everybody has seen the second."""
    shown = [[False, True, False], [False, False], [False, False]]
    return at(hands=[["ranch", "ranch", "hill"], ["plaza", "hill"], ["station", "plaza"]], shown=shown)


@rule("gunfighters", "shoot.info.public")
def test_a_shot_from_a_place_that_is_known_shows_nobody_new():
    s = two_at_the_ranch()
    play(s, "shoot:1>ranch", "move:plaza", "move:plaza", "shoot:2>ranch")
    settle(s)
    for viewer in others(s, 0):
        assert sorted(seen(s, viewer, 0), key=str) == [None, None, "ranch"]


@rule("gunfighters", "shoot.info.public")
def test_what_was_seen_is_worth_nothing_once_the_gunfighter_has_left():
    s = two_at_the_ranch()
    play(s, "shoot:1>ranch", "move:plaza", "move:plaza", "move:ranch")
    for viewer in others(s, 0):
        assert seen(s, viewer, 0) == [None, None, None]


# ---- banknotes


@pytest.mark.parametrize(
    ("fallen", "bank", "earned"),
    [
        (["hill"], 16, 0),
        (["hill$"], 16, 1),
        (["hill$$"], 16, 2),
        (["hill", "hill$", "hill$", "hill$$"], 16, 4),
        (["hill", "hill$", "hill$", "hill$$"], 3, 3),
        (["hill$$"], 1, 1),
        (["hill$$"], 0, 0),
    ],
)
@rule("gunfighters", "components.coins.sixteen")
def test_the_bank_pays_a_coin_for_each_note_as_far_as_it_reaches(fallen, bank, earned):
    rich, rest = min(8, 16 - bank), max(0, 8 - bank)
    hands = [["hill", "ranch"], [*fallen, "stable", "plaza"], ["saloon", "station"]]
    s = at(hands=hands, coins=[0, rich, rest])
    events = play(s, "shoot:1>hill")
    if len(set(fallen)) > 1:
        events += play(s, "top:hill")
    told = [event.to(None) for event in events if event.kind == "earned"]
    assert [(event["seat"], event["coins"]) for event in told] == ([(0, earned)] if earned else [])
    assert hand(s, 1) == ["stable", "plaza"]
    assert coins(s) == [earned, rich, rest, bank - earned]


@rule("gunfighters", "components.coins.sixteen")
def test_the_notes_on_the_shown_card_and_on_missed_cards_pay_nothing():
    hands = [["hill$$", "ranch$"], ["hill", "plaza$$", "stable"], ["saloon", "station"]]
    s = at(hands=hands)
    play(s, "shoot:1>hill$$")
    assert coins(s) == [0, 0, 0, 16]
