"""Whether abilities are worth their cost, read off their scripts."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.bots.advise import advise
from sixgun.games.doomtown.bots.appeal import RICH, SAFE, SPARE, appeals
from sixgun.games.doomtown.bots.weigh import rate
from tests.rules.doomtown.stage import GAME, Stage
from tests.rules.doomtown.versions import game_with


def of_card(key: str, number: int = 0, game: Any = GAME) -> bool:
    book = game.book
    return appeals(book, book.of_card[book.cards.index[key]][number])


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("gomorra-parish", 0),  # a card for one ghost rock
        ("whiskey-flask", 0),  # a card and a booted dude for a card
        ("law-dogs", 0),  # booted dudes for a bounty
        ("the-union-casino", 0),  # an auction
        ("telepathy-helmet", 1),  # money for a look
        ("ballot-counter", 1),  # money for influence until Upkeep, again and again
        ("felix-amador", 0),  # a spell for a look
    ],
)
def test_what_costs_more_than_it_brings_is_left_to_those_who_look_ahead(key: str, number: int) -> None:
    assert not of_card(key, number)


@pytest.mark.parametrize(
    ("key", "number"),
    [("pony-express", 0), ("the-pharmacy", 0), ("xiong-wendy-cheng", 0), ("shotgun", 0), ("meet-the-new-boss", 0)]
    + [("carters-bounties", 0), ("force-field", 0), ("general-store", 0), ("morgan-cattle-co", 0), ("kidnappin", 0)],
)
def test_what_is_worth_its_cost_is_used(key: str, number: int) -> None:
    assert of_card(key, number)


@pytest.mark.parametrize(
    ("ability", "good"),
    [
        ({"cost": ["boot this"], "do": ["gain you 2"]}, True),
        ({"cost": ["pay 3"], "do": ["gain you 1"]}, False),
        ({"target": ["choose x card hand"], "cost": ["ace x"], "do": ["look-at-deck you 1"]}, False),
        ({"target": ["choose x dude theirs"], "cost": ["boot this"], "do": ["send-home x"]}, True),
        ({"target": ["choose x dude mine"], "cost": ["boot this"], "do": ["send-home x"]}, False),
        ({"repeat": True, "cost": ["pay 1"], "do": ["bullets this +1"]}, False),
    ],
)
def test_a_card_that_no_bot_has_seen_is_judged_alike_by_both_kinds_of_bots(ability: Any, good: bool) -> None:
    game = game_with(clint_ramsey={"ability": [{"play": "noon", **ability}]})
    assert of_card("clint-ramsey", 0, game) == good
    me: Any = {"gang": [("clint-ramsey", "square")], "hand": ["roan"], "deck": ["bobo"]}
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]}, game=game)
    picks = ["pass", "act:clint-ramsey.0"]
    assert advise(game.book, game.view(stage.state, 0), picks, 0.5) == (1 if good else 0)
    codes = [code for code in game.codes(stage.state, 0) if game._text(code) in picks]
    assert [game._text(code) for code in codes] == picks
    scores = rate(stage.state, 0, codes)
    assert (scores[1] > scores[0]) == good


@pytest.mark.parametrize(
    ("key", "free"),
    [("telepathy-helmet", RICH), ("ballot-counter", RICH), ("gomorra-parish", SPARE), ("law-dogs", SAFE)],
)
def test_what_costs_nothing_just_now_is_worth_it(key: str, free: int) -> None:
    book = GAME.book
    number = book.of_card[book.cards.index[key]][-1]
    assert not appeals(book, number)
    assert appeals(book, number, free)


@pytest.mark.parametrize(("hand", "best"), [(["joker-red", "roan"], 1), (["roan"], 0)])
def test_a_card_of_no_use_goes_to_the_parish(hand: list[str], best: int) -> None:
    """A joker in the hand is of no use; a horse is."""
    me: Any = {"street": ["home", "gomorra-parish"], "hand": hand, "gang": ["bobo"]}
    stage = Stage(me, {"gang": [("pancho-castillo", "square")]})
    picks = ["pass", "act:gomorra-parish.0"]
    assert advise(GAME.book, GAME.view(stage.state, 0), picks, 0.5) == best
