"""Tradin'."""

from __future__ import annotations

from typing import Any

from tests.cite import rule
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with


@rule(
    "doomtown",
    "trade.play.same-controlled-location",
    "trade.receiver.unbooted-and-able",
    "trade.limit.received-goods-stay-today",
    "trade.spell.forbidden",
)
def test_goods_change_hands_at_a_controlled_place() -> None:
    gang = [
        {"card": "steele-archer", "gear": ["mustang", "shadow-walk"], "booted": True},
        "clint-ramsey",
        "olivia-jenks",
        ("sloane", "square"),
    ]
    stage = Stage({"gang": gang})
    assert stage.offers("trade") == ["trade:mustang.0>clint-ramsey.0", "trade:mustang.0>olivia-jenks.0"]
    assert stage.refused("trade:shadow-walk.0>clint-ramsey.0") == ("spell-traded", "trade.spell.forbidden")
    stage.pick("trade:mustang.0>clint-ramsey.0")
    assert stage.asked == (1, "noon")
    stage.pick("pass")
    assert stage.refused("trade:mustang.0>olivia-jenks.0") == ("traded-today", "trade.limit.received-goods-stay-today")


@rule("doomtown", "trade.play.same-controlled-location")
def test_one_play_is_as_many_trades_at_the_place_as_there_can_be() -> None:
    stage = Stage({"gang": [{"card": "clint-ramsey", "gear": ["mustang", "bluetick"]}, "olivia-jenks"]})
    stage.pick("trade:mustang.0>olivia-jenks.0")
    assert (stage.asked, stage.options()) == ((0, "trade"), ["done", "trade:bluetick.0>olivia-jenks.0"])
    stage.pick("trade:bluetick.0>olivia-jenks.0")
    assert stage.asked == (1, "noon")


@rule("doomtown", "trade.play.same-controlled-location")
def test_nothing_is_traded_from_one_place_to_another() -> None:
    for giver, taker in (("home", "square"), ("square", "home")):
        gang: list[Any] = [{"card": "clint-ramsey", "gear": ["mustang"]}, {"card": "olivia-jenks"}]
        for dude, place in zip(gang, (giver, taker), strict=True):
            if place == "square":
                dude["at"] = place
        stage = Stage({"gang": gang})
        assert stage.refused("trade:mustang.0>olivia-jenks.0") == (
            "not-together",
            "trade.play.same-controlled-location",
        )


@rule("doomtown", "trade.play.same-controlled-location")
def test_nobody_trades_what_another_player_has() -> None:
    stage = Stage({"gang": ["olivia-jenks"]}, {"gang": [{"card": "clint-ramsey", "gear": ["mustang"]}]})
    assert stage.refused("trade:mustang.1>olivia-jenks.0") == ("not-your-goods", "trade.play.same-controlled-location")
    assert stage.offers("trade") == []


@rule("doomtown", "trade.limit.extra-horse-or-weapon")
def test_a_second_horse_is_discarded_after_the_trade() -> None:
    gang = [{"card": "clint-ramsey", "gear": ["mustang"]}, {"card": "olivia-jenks", "gear": ["roan"]}]
    stage = Stage({"gang": gang})
    stage.pick("trade:mustang.0>olivia-jenks.0", "done")
    assert stage.asked == (0, "surplus")
    ask = stage.game.asks(stage.state)[0]
    assert (ask.default, len(ask.options)) == (0, 2)
    stage.pick("discard:roan.0")
    assert [gear["card"] for gear in stage.dude("olivia-jenks.0")["gear"]] == ["mustang"]


@rule("doomtown", "trade.receiver.unbooted-and-able", "trade.limit.received-goods-stay-today", "trade.spell.forbidden")
def test_a_booted_dude_gives_but_does_not_take_and_goods_rest_for_a_day() -> None:
    gang: list[Any] = [
        {"card": "clint-ramsey", "booted": True, "gear": ["mustang"]},
        {"card": "olivia-jenks", "gear": ["bluetick"]},
        "philip-swinford",
        {"card": "steele-archer", "gear": ["soul-blast"]},
        {"card": "ivor-hawley"},
    ]
    stage = Stage({"gang": gang})
    assert stage.refused("trade:bluetick.0>clint-ramsey.0") == ("carrier-booted", "trade.receiver.unbooted-and-able")
    assert stage.refused("trade:soul-blast.0>ivor-hawley.0") == ("spell-traded", "trade.spell.forbidden")
    stage.pick("trade:mustang.0>olivia-jenks.0")
    assert stage.refused("trade:mustang.0>philip-swinford.0") == (
        "traded-today",
        "trade.limit.received-goods-stay-today",
    )
    assert stage.refused("trade:bluetick.0>philip-swinford.0") is None  # her other goods may go
    stage.pick("done", "pass")
    assert stage.refused("trade:mustang.0>philip-swinford.0") == (
        "traded-today",
        "trade.limit.received-goods-stay-today",
    )


@rule("doomtown", "trade.play.same-controlled-location", "control.town-square.nobody")
def test_no_trade_in_the_square_nor_where_another_rules() -> None:
    for place, code in (("square", "place-not-controlled"), ("the-sloane-gang.1", "place-not-controlled")):
        gang: list[Any] = [{"card": "clint-ramsey", "at": place, "gear": ["mustang"]}, ("olivia-jenks", place)]
        stage = Stage({"gang": gang})
        assert stage.refused("trade:mustang.0>olivia-jenks.0") == (code, "trade.play.same-controlled-location")
    place = "pony-express.1"
    gang = [{"card": "clint-ramsey", "at": place, "gear": ["mustang"]}, ("olivia-jenks", place)]
    stage = Stage({"gang": gang}, {"street": ["home", "pony-express"]})
    stage.pick("trade:mustang.0>olivia-jenks.0")  # controlled, though not owned
    assert [gear["card"] for gear in stage.dude("olivia-jenks.0")["gear"]] == ["mustang"]


@rule("doomtown", "trade.limit.extra-horse-or-weapon", "trade.play.same-controlled-location")
def test_two_dudes_may_swap_their_horses_without_losing_one() -> None:
    gang: list[Any] = [{"card": "clint-ramsey", "gear": ["mustang"]}, {"card": "olivia-jenks", "gear": ["roan"]}]
    stage = Stage({"gang": gang})
    stage.pick("trade:mustang.0>olivia-jenks.0", "trade:roan.0>clint-ramsey.0")
    if stage.asked == (0, "trade"):
        stage.pick("done")
    assert stage.asked == (1, "noon")
    assert stage.player(0)["discards"] == []


# An action that hands goods over, which no card of the Base Set does.
HAND_OVER: Any = {
    "play": "noon",
    "target": ["choose x goods|spell mine", "choose y dude mine"],
    "do": ["hand-over x y"],
}


@rule("doomtown", "trade.by-card.booted-or-uncontrolled", "shop.goods.one-horse-one-weapon")
def test_an_effect_hands_goods_to_a_booted_dude_anywhere() -> None:
    game = game_with(auction={"ability": [HAND_OVER]})
    gang: list[Any] = [
        {"card": "steele-archer", "gear": ["mustang", "shadow-walk"], "at": "square"},
        {"card": "clint-ramsey", "gear": ["roan"], "booted": True, "at": "square"},
    ]
    stage = Stage({"gang": gang, "hand": ["auction", "auction", "bobo"]}, game=game)
    assert stage.offers("trade") == []  # nobody controls the square
    stage.pick("play:auction", "choose:mustang.0", "choose:clint-ramsey.0")
    assert [gear["card"] for gear in stage.dude("clint-ramsey.0")["gear"]] == ["mustang"]
    assert stage.player(0)["discards"] == ["auction", "roan"]  # one Horse is enough
    assert not stage.dude("clint-ramsey.0")["gear"][0]["traded"]  # it was no trade
    stage.pick("pass", "play:auction", "choose:shadow-walk.0", "choose:clint-ramsey.0")
    assert [gear["card"] for gear in stage.dude("steele-archer.0")["gear"]] == ["shadow-walk"]  # spells stay


@rule("doomtown", "trade.by-card.booted-or-uncontrolled")
def test_an_effect_hands_nothing_to_who_cannot_carry_it() -> None:
    game = game_with(auction={"ability": [HAND_OVER]}, mustang={"host": "deed ranch"})
    mine = {"street": ["home", "circle-m-ranch"], "gang": ["clint-ramsey"], "hand": ["auction", "mustang", "bobo"]}
    stage = Stage(mine, game=game)
    stage.pick("shop:mustang>circle-m-ranch.0", "pass", "play:auction")
    while stage.asked == (0, "choose"):
        stage.pick("choose:clint-ramsey.0" if "choose:clint-ramsey.0" in stage.options() else stage.options()[0])
    assert stage.dude("clint-ramsey.0")["gear"] == []
    assert [gear["card"] for gear in stage.place("circle-m-ranch.0")["gear"]] == ["mustang"]
