"""What bots make of abilities that they know only by their lines."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.bots import Chair, make_bot
from sixgun.games.doomtown.bots import sense
from sixgun.games.doomtown.bots.weigh import rate
from tests.rules.doomtown.cards.duels import showdown
from tests.rules.doomtown.stage import CHEATIN, GAME, PAIR, Stage


def best(stage: Stage) -> str:
    """The pick that looks best without thinking."""
    seat = GAME.asked(stage.state)[0]
    codes = GAME.codes(stage.state, seat)
    scores = rate(stage.state, seat, codes)
    return str(GAME._text(codes[scores.index(max(scores))]))


@pytest.mark.parametrize(
    ("key", "number", "register", "good"),
    [
        ("the-pharmacy", 0, 2, 2),  # unboots x
        ("xiong-wendy-cheng", 0, 2, -2),  # sends x home
        ("hunter-protections", 0, 2, -1 - 1 + 3),  # boots it, a bounty, a control point
        ("the-mayors-office", 0, 2, 0),  # up or down
        ("incubation", 0, 2, -2),  # a Condition
        ("ridden-down", 0, 3, -2),
    ],
)
def test_lines_say_whether_it_is_good_to_be_chosen(key: str, number: int, register: int, good: int) -> None:
    book = GAME.book
    a = book.abilities[book.of_card[book.cards.index[key]][number]]
    assert sum([sense.worth_of(book, a, line, register) for line in a.do]) == good


STREET: dict[str, Any] = {"street": ["home", "the-mayors-office"], "gang": ["bobo"]}


@pytest.mark.parametrize(("target", "way"), [("bobo.0", "either:1"), ("sloane.1", "either:2")])
def test_what_goes_up_or_down_goes_up_for_ones_own_and_down_for_others(target: str, way: str) -> None:
    stage = Stage(STREET, {"gang": [("sloane", "square")]})
    stage.pick("act:the-mayors-office.0", f"choose:{target}")
    assert best(stage) == way


@pytest.mark.parametrize(
    ("pick", "chosen"),
    [
        ("act:yan-lis-tailoring.0", "clint-ramsey.0"),  # influence +1
        ("act:the-pharmacy.0", "clint-ramsey.0"),  # unboots
        ("play:rumors", "sloane.1"),  # influence -1
    ],
)
def test_bots_give_what_helps_to_their_own_dudes_and_harm_to_the_others(pick: str, chosen: str) -> None:
    """What an ability is for, the question says, not the view. `easy` does the same if it notices that dude."""
    mine = {"card": "clint-ramsey", "at": "square", "booted": True}
    theirs = {"card": "sloane", "at": "square", "booted": True}
    street = ["home", "yan-lis-tailoring", "the-pharmacy"]
    stage = Stage({"street": street, "hand": ["rumors"], "gang": [mine]}, {"gang": [theirs]})
    stage.pick(pick)
    chair = Chair(GAME, stage.state, 0, GAME.codes(stage.state, 0))
    picks = chair.picks()
    assert sorted(picks) == ["choose:clint-ramsey.0", "choose:sloane.1"]
    assert picks[make_bot("normal", 1).choose(chair)] == f"choose:{chosen}"
    right = picks.index(f"choose:{chosen}")
    assert chair.mislead(0.5, [right, 1 - right]) == 0


def test_harm_goes_to_the_others_and_help_to_ones_own() -> None:
    rider = {"card": "clint-ramsey", "at": "square", "gear": ["mustang"]}
    stage = Stage({"hand": ["ridden-down"], "gang": [rider, ("bobo", "square")]}, {"gang": [("sloane", "square")]})
    stage.pick("play:ridden-down")
    assert best(stage) == "choose:sloane.1"
    sleeper = {"card": "bobo", "booted": True}
    me = {"street": ["home", "the-pharmacy"], "gang": [sleeper]}
    stage = Stage(me, {"gang": [{"card": "sloane", "booted": True}]})
    stage.pick("act:the-pharmacy.0")
    assert best(stage) == "choose:bobo.0"


def test_what_would_only_harm_ones_own_is_declined() -> None:
    """Flight of the Lepus with one's own dude on the run: booting it as well helps nobody."""
    stage = showdown(["clint-ramsey", "bobo"], ["pancho-castillo"], PAIR, CHEATIN, my={"hand": ["flight-of-the-lepus"]})
    stage.pick("play:flight-of-the-lepus", "choose:bobo.0", "done")
    assert best(stage) == "no"
