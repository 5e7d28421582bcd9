"""Several people at one screen: the curtain hides the hand, and behind it the hand is gone from the page's memory."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.memory import eyes_remembered, forgets
from tests.web.playing import MOST, by_bar
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

NAMES = ("Ann", "Bo")


def sit_down(visitor: Visitor) -> None:
    """Ann, Bo and two bots at one screen."""
    visitor.goes("/")
    visitor.way("hot-seat").click()
    visitor.field("your-name").fill("Ann")
    visitor.field("chair-name", number=2).fill("Bo")
    visitor.button("deal").click()


def who_is_called(visitor: Visitor) -> int:
    """Whom the curtain calls to the screen."""
    title = visitor.page.get_by_role("heading", level=1).inner_text()
    return next(seat for seat, name in enumerate(NAMES) if visitor.say("curtain-title", name=name) == title)


def check_nothing_is_in_sight(visitor: Visitor) -> None:
    """No card at all is on the page while the curtain is drawn, and no hand in its memory."""
    assert visitor.page.locator("[data-card], [data-flip], [data-thing]").count() == 0
    assert visitor.options.count() == 0
    assert forgets(visitor, {0, 1})


def check_hand(visitor: Visitor, seat: int) -> None:
    """The hand on the page is the one of the eyes that look, and of the others there is only what all have seen."""
    table = visitor.tables[-1]
    players = table["view"]["players"]
    assert table["seat"] == seat
    expect(visitor.hand).to_have_count(len(players[seat]["cards"]))
    hand = [card.get_attribute("data-card") for card in visitor.hand.all()]
    assert hand == [card["card"] for card in players[seat]["cards"]]
    for player in players:
        assert player["seat"] == seat or all([card["shown"] for card in player["cards"] if card["card"]])
    assert seat in eyes_remembered(visitor)
    assert forgets(visitor, {0, 1} - {seat})


def check_curtain_frames(visitor: Visitor) -> int:
    """From the answer to drawing the curtain until the next look nothing came that is not for all; how much came."""
    drawn, drawing, count = True, True, 0
    for way, message in visitor.heard:
        if way == "sent" and message["do"]["type"] == "look":
            drawn = False  # until the answer is there, something for the former eyes may still be under way
            drawing = message["do"]["seat"] is None
        elif way == "received" and message["type"] == "table":
            drawn = drawn or (drawing and message["seat"] is None)
            if drawn and message["begun"]:
                check_for_everybody(message)
                count += 1
    return count


def check_for_everybody(message: dict[str, Any]) -> None:
    """A message that a spectator could have had."""
    assert (message["seat"], message["ask"]) == (None, None)
    cards = [card for player in message["view"]["players"] for card in player["cards"]]
    over = message["over"]
    assert all([card["card"] is None or card["shown"] or over for card in cards])
    events = [event for line in message["story"] for event in line.get("events", [])]
    assert not any([event["event"] == "drew" and "card" in event for event in events])


def test_a_game_for_two_at_one_screen_never_shows_one_hand_to_the_other(visit: Visit) -> None:
    visitor = visit()
    chance = Random(5)
    sit_down(visitor)
    look = visitor.button("look")
    passes = visitor.button("pass-screen", name="Ann").or_(visitor.button("pass-screen", name="Bo"))
    looked: set[int] = set()
    for _ in range(MOST):
        look.or_(passes).or_(visitor.options).or_(visitor.result).first.wait_for()
        if visitor.result.is_visible():
            break
        if look.is_visible():
            seat = who_is_called(visitor)
            if seat not in looked:
                check_nothing_is_in_sight(visitor)
            look.click()
            visitor.options.first.wait_for()
            if seat not in looked:
                check_hand(visitor, seat)
            looked.add(seat)
        elif passes.is_visible():
            passes.click()
        else:
            by_bar(visitor, chance)
    assert visitor.tables[-1]["over"]
    assert looked == {0, 1}
    assert check_curtain_frames(visitor) > 2
