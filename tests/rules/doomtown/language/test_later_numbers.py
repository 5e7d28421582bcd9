"""Numbers that are made of others, and what cards cost: words that cards of later packs need."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.language.phrases import Phrases
from tests.cite import rule
from tests.rules.doomtown.cards.duels import duel
from tests.rules.doomtown.stage import Stage
from tests.rules.doomtown.versions import game_with

GANG: Any = [{"card": "clint-ramsey", "bounty": 2}, {"card": "olivia-jenks", "bounty": 5}, "tommy-harden"]


def gained(amount: str, mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> int:
    """What a player with a stash of 5 gets by an action that gives so much."""
    game = game_with(auction={"ability": [{"play": "noon", "do": [f"gain you {amount}"]}], "cost": 0})
    stage = Stage({"gang": GANG, **(mine or {}), "hand": ["auction", "bobo"]}, theirs or {}, game=game)
    stage.pick("play:auction")
    return int(stage.player(0)["stash"]) - 5


@rule("doomtown", "act.sequence.declare-pay-resolve")
@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        ("least(4,total(bounty dude mine))", 4),
        ("most(1,count(dude theirs))", 1),
        ("times(2,count(dude mine))", 6),
        ("highest(bounty dude mine)", 5),
        ("lowest(bounty dude mine wanted)", 2),
        ("highest(bounty dude theirs)", 0),  # there is nobody
        ("total(bounty dude mine)+1", 8),
        ("count(dude mine bounty>=highest(bounty dude mine))", 1),
        ("count(dude mine bounty<=least(2,others))", 1),
    ],
)
def test_numbers_are_made_of_numbers(amount: str, expected: int) -> None:
    assert gained(amount) == expected


@rule("doomtown", "card.dude.stats", "limit.stat.printed-plus-modifiers")
def test_printed_numbers_and_the_stash_are_read() -> None:
    """Printed are: Clint Ramsey 2 bullets and 1 influence, the Bunkhouse a production of 1."""
    game = game_with(
        auction={
            "cost": 0,
            "ability": [
                {
                    "play": "noon",
                    "target": ["choose x dude mine", "choose y deed mine"],
                    "do": [
                        "bullets x +5",
                        "influence x +5",
                        "production y +5",
                        "gain you printed-bullets.x",
                        "if stash.you = 7",
                        ["gain you printed-influence.x"],
                        "if stash.you = 8",
                        ["gain you printed-production.y"],
                    ],
                }
            ],
        },
    )
    stage = Stage(
        {"gang": ["clint-ramsey"], "street": ["home", "bunkhouse"], "hand": ["auction", "bobo"]}, {}, game=game
    )
    stage.pick("play:auction")
    assert stage.player(0)["stash"] == 5 + 2 + 1 + 1


@pytest.mark.parametrize(
    ("text", "why", "works"),
    [
        ("least(4)", "missing", "least(4,bounty.x)"),
        ("highest(bounty)", "missing", "highest(bounty dude mine)"),
        ("hihgest(bounty dude)", "unknown", "highest"),
        ("draw.everyone", "unknown", ""),
    ],
)
def test_what_is_no_number_is_refused_with_what_would_do(text: str, why: str, works: str) -> None:
    with pytest.raises(ValueError, match=why) as caught:
        Phrases({}, [], []).amount(text)
    assert works in str(caught.value)


# ---- what cards cost


def priced(card: str, **ability: Any) -> Any:
    return game_with(**{card: {"ability": [{"play": "trait", **ability}]}})


@rule("doomtown", "card.cost.printed", "golden.card.beats-rulebook", "shop.play.pay-and-place")
def test_a_trait_of_a_card_changes_what_it_costs_itself() -> None:
    """Sloane costs 8; two wanted dudes take 2 off."""
    game = priced("sloane", do=["cost this -count(dude mine wanted)"])
    mine: Any = {"hand": ["sloane"], "gang": GANG, "stash": 6}
    stage = Stage(mine, turn=0, game=game)
    stage.pick("shop:sloane")
    assert stage.player(0)["stash"] == 0
    poor = Stage({**mine, "stash": 5}, game=game)
    assert poor.refused("shop:sloane") == ("too-dear", "shop.play.pay-and-place")


@rule("doomtown", "card.cost.printed", "golden.card.beats-rulebook")
def test_a_card_in_play_makes_the_first_horse_of_a_day_cheaper() -> None:
    """The Mustang costs 3."""
    game = priced(
        "bunkhouse", **{"for": "goods horse mine", "if": ["count(goods horse mine arrived) = 0"]}, do=["cost x -1"]
    )
    mine: Any = {"hand": ["mustang", "mustang"], "gang": ["clint-ramsey", "olivia-jenks"], "stash": 9}
    stage = Stage({**mine, "street": ["home", "bunkhouse"]}, game=game)
    stage.pick("shop:mustang>clint-ramsey.0", "pass", "shop:mustang>olivia-jenks.0")
    assert stage.player(0)["stash"] == 9 - 2 - 3


@rule("doomtown", "card.cost.printed", "act.sequence.declare-pay-resolve")
def test_an_action_may_say_that_it_costs_less() -> None:
    game = game_with(
        auction={
            "cost": 4,
            "ability": [
                {"play": "noon", "do": ["draw you 1"]},
                {"play": "trait", "if": ["count(dude mine wanted) >= 1"], "do": ["cost this -3"]},
            ],
        }
    )
    wanted, others = (
        Stage({"hand": ["auction"], "gang": GANG, "stash": 1}, game=game),
        Stage({"hand": ["auction"], "gang": ["tommy-harden"], "stash": 1}, game=game),
    )
    assert others.refused("play:auction") == ("too-dear", "act.sequence.declare-pay-resolve")
    wanted.pick("play:auction")
    assert wanted.player(0)["stash"] == 0


# ---- bonuses of a posse


@rule("doomtown", "shootout.draw.five-plus-stud-bonus", "shootout.draw.draw-bonus")
@pytest.mark.parametrize(("stat", "cards", "redraws"), [("studs", 7, 2), ("draws", 5, 3)])
def test_a_posse_has_a_bonus_by_a_dude_who_is_not_there(stat: str, cards: int, redraws: int) -> None:
    """Olivia Jenks is a draw with 2 bullets; so without the trait there are five cards and two redraws."""
    game = priced("steven_wiles", do=[f"{stat} you +2" if stat == "studs" else f"{stat} you +1"])
    stage = duel(["olivia-jenks", ("steven-wiles", "home")], ["pancho-castillo"], {"deck": ["bobo"] * 12}, game=game)
    stage.until("redraw")
    assert len(stage.data["players"][0]["drawn"]) == cards
    assert stage.game.asks(stage.state)[0].prompt.args["left"] == redraws
