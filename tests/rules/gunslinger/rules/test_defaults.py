"""Defaults: what Enter takes, or a clock that has run out, is what a sensible player would do in a hurry."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.gunslinger.rules import chances
from sixgun.games.gunslinger.rules.fire_cards import printed_hit
from sixgun.games.gunslinger.table.components import AMMO_HANDLOADED, HIT_MISS, SHOT_FIRES
from sixgun.games.gunslinger.table.figures import Figures, own_data
from tests.rules.gunslinger.stage import GAME, Stage, man

KID = man("the-kid", "F9", "n")


def default(stage: Stage, seat: int = 0) -> str:
    ask = GAME.ask(stage.state, seat)
    pick: str = ask.options[ask.default].pick
    return pick


# ---- cards


@pytest.mark.parametrize(
    ("fields", "stack"),
    [
        ({"holstered": ["C45"]}, "9f+5f"),
        ({"holstered": ["C45"], "delay": 1}, "9f+7f"),
        ({"holstered": ["C45"], "delay": 2}, "9f"),
        ({"holstered": ["C45"], "delay": 3}, "none"),
        ({"gun_hand": "C45!"}, "5f+6f+7f"),
        ({"gun_hand": "C45/1!"}, "5f+6f+7f"),
        ({"gun_hand": "C45!", "delay": 1}, "5f+6f"),
        ({"gun_hand": "C45!", "delay": 2}, "5f+7f"),
        ({"gun_hand": "C45!", "delay": 4}, "7f"),
        ({"gun_hand": "C45", "delay": 3}, "5f"),
        ({"gun_hand": "C45", "delay": 4}, "none"),
        ({"gun_hand": "C45!", "delay": 5}, "none"),
        ({"both_hands": "W44/0"}, "8f"),
        ({"both_hands": "W44/3~"}, "8f"),
        ({"both_hands": "W44/0", "holstered": ["C45"]}, "9f+5f"),
        ({"gun_hand": "C45/0"}, "9f"),
        ({}, "none"),
    ],
)
def test_draw_aim_shoot_and_load_as_time_allows(fields: dict[str, Any], stack: str) -> None:
    assert default(Stage(man("marshal", "F3", "s", **fields), KID)) == f"plan:{stack}"


@pytest.mark.parametrize(("hex_", "stack"), [("F3", "9f+5f"), ("F4", "none"), ("A1", "none"), ("K12", "none")])
def test_a_gun_that_lies_in_the_hex_is_picked_up(hex_: str, stack: str) -> None:
    stage = Stage(man("marshal", "F3", "s"), KID, weapons=[{"weapon": "C45", "hex": hex_}])
    assert default(stage) == f"plan:{stack}"


@pytest.mark.parametrize(("facing", "stack"), [("se", "5f+6f+7f"), ("ne", "3b+5f+6f"), ("n", "2b+5f+7f")])
def test_turn_to_an_enemy_first(facing: str, stack: str) -> None:
    assert default(Stage(man("marshal", "F3", facing, gun_hand="C45!"), KID)) == f"plan:{stack}"


def test_nobody_to_fight_no_cards() -> None:
    people = man("marshal", "F3", "s", gun_hand="C45!"), man("the-kid", "F9", out=["ko"]), man("guard", "A1", side=0)
    stage = Stage(*people)
    assert default(stage) == "play-out"
    stage.picks("play-on", "play-on")
    assert default(stage) == "plan:none"


# ---- declarations


@pytest.mark.parametrize(
    ("fields", "stack", "pick"),
    [
        ({"gun_hand": "C45"}, "5f", "cock"),
        ({"gun_hand": "C45!", "hex": "F7"}, "5f", "aim>the-kid"),  # every second shot would miss
        ({"gun_hand": "C45!", "hex": "F8", "aim": {"points": 6, "target": "the-kid"}}, "5f", "shoot>the-kid"),
        ({"gun_hand": "C45!"}, "5f", "aim>the-kid"),  # from six hexes a shot without aim is wasted
        ({"gun_hand": "C45!"}, "5f+7f", "aim>the-kid"),
        ({"gun_hand": "C45!", "aim": {"points": 8, "target": "the-kid"}}, "5f+7f", "shoot>the-kid"),
        ({"gun_hand": "C45!", "facing": "n"}, "5f", "nothing"),
        ({"gun_hand": "C45!", "hex": "F7"}, "7f", "nothing"),
        ({"gun_hand": "C45!", "hex": "F8", "aim": {"points": 6, "target": "the-kid"}}, "7f", "shoot>the-kid"),
        ({"gun_hand": "C45!"}, "7f", "nothing"),
        ({"gun_hand": "C45!", "aim": {"points": 6, "target": "the-kid"}}, "7f", "nothing"),  # more aim is to be had
        ({"gun_hand": "C45!", "aim": {"points": 8, "target": "the-kid"}}, "7f", "shoot>the-kid"),
        ({"gun_hand": "C45!", "facing": "n"}, "7f", "nothing"),
        ({"gun_hand": "C45"}, "7f", "nothing"),
        ({"holstered": ["C45"]}, "5f", "nothing"),
        ({"holstered": ["C45"]}, "9f", "draw:c45.1>gun-hand+cock"),
        ({"gun_hand": "C45"}, "9f", "hammer:gun-hand+cock"),
        ({"both_hands": "W44", "holstered": ["C45"]}, "9f", "hammer:both-hands+cock"),
        ({"gun_hand": "C45/0"}, "9f", "draw:c45.1>both-hands+uncock"),
        ({}, "1f", "move:straight-ahead"),
        ({"hex": "A12"}, "1f", "move:ahead-left"),  # straight ahead would leave the map
        ({"hex": "A1"}, "1b", "move:back-left"),
        ({"gun_hand": "C45", "facing": "se"}, "3b", "turn:ahead-right"),
        ({"facing": "n"}, "2b", "turn:straight-back"),
        ({"gun_hand": "C45!", "hex": "F7"}, "5f+7f", "aim>the-kid"),  # the card behind it shoots
        ({"gun_hand": "C45!", "hex": "F8", "aim": {"points": 6, "target": "the-kid"}}, "5f+1f", "shoot>the-kid"),
        ({"holstered": ["MB"]}, "9f", "draw:mb.1>gun-hand"),
        ({"gun_hand": "C45"}, "5b", "flip"),
    ],
)
def test_nothing_is_thrown_away(fields: dict[str, Any], stack: str, pick: str) -> None:
    stage = Stage(man("marshal", "F3", "s") | man("marshal", **{"hex": "F3", "facing": "s", **fields}), KID)
    stage.plan(marshal=stack)
    assert default(stage) == pick


def test_a_spin_ends_with_the_enemy_straight_ahead() -> None:
    stage = Stage(man("marshal", "F6", "s"), man("the-kid", "C5"))  # to the north-west
    stage.plan(marshal="2b")
    assert default(stage) == "turn:back-right"


@pytest.mark.parametrize(
    ("hex_", "points", "pick"), [("F3", 8, "nothing"), ("F6", 8, "shoot>the-kid"), ("F7", 4, "nothing")]
)
def test_against_a_gun_in_hand_fire_is_held_until_it_can_hardly_miss(hex_: str, points: int, pick: str) -> None:
    """Of 105 cards, 50 hit with aim time 9 from six hexes, 94 from three, and 64 with aim time 5 from two."""
    marshal = man("marshal", hex_, "s", gun_hand="C45!", aim={"points": points, "target": "the-kid"})
    stage = Stage(marshal, man("the-kid", "F9", "n", gun_hand="C45"))
    stage.plan(marshal="7f")
    assert default(stage) == pick


def test_a_shot_is_as_good_as_the_share_of_cards_that_hit() -> None:
    figures = Figures(own_data())
    chances.chances_of(figures)  # other figures than those that were looked at last
    table = chances.chances_of(figures)
    fires = [card for card in range(1, 109) if figures.shot[AMMO_HANDLOADED][card] == SHOT_FIRES]
    for aim, range_ in ((1, 0), (3, 2), (8, 6), (10, 1)):
        hits = [printed_hit(figures, card, aim, range_) for card in fires]
        assert table[aim][range_] == pytest.approx(len([hit for hit in hits if hit != HIT_MISS]) / 105)
    assert table[10][1] > table[3][2] > table[1][5] >= 0


def test_the_one_who_is_aimed_at_is_shot_at_even_if_another_is_nearer() -> None:
    marshal = man("marshal", "F3", "s", side=0, gun_hand="C45!", aim={"points": 8, "target": "the-kid"})
    stage = Stage(marshal, man("ike", "F5", side=1), KID | {"side": 1})
    stage.plan(marshal="7f")
    assert default(stage) == "shoot>the-kid"


@pytest.mark.parametrize(("hex_", "pick"), [("F3", "aim>@f4"), ("F12", "aim>@f12")])
def test_aim_at_a_hex_goes_straight_ahead_or_at_the_edge_to_the_own_hex(hex_: str, pick: str) -> None:
    stage = Stage(man("marshal", hex_, "s", gun_hand="C45!"), man("the-kid", "A1"))
    stage.plan(marshal="5f")
    stage.pick("aim-at-hex")
    assert default(stage) == pick


def test_whoever_keeps_pressing_enter_never_loses_to_whoever_does_nothing_and_often_wins() -> None:
    won = 0
    for seed in range(20):
        s = GAME.new(2, seed, {"showdown": 1})
        while GAME.asked(s):
            ask = GAME.asks(s)[0]
            idle = ask.seat == 1 and ask.question == "plan"
            GAME.apply(s, ask.seat, "plan:none" if idle else ask.options[ask.default].pick)
        result = GAME.result(s)
        assert result is not None
        assert 0 in result.winners
        won += result.winners == (0,)
    assert won >= 5  # and the rest are draws
