"""Two friends, each with a browser of their own: a link, a name, and a game in which one loses the line."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.server.serving import Guest, Served
from tests.web.conftest import Visit
from tests.web.line import Line
from tests.web.playing import MOST, by_bar
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

# A part of the page may be on its way when the line goes: what it says then is what a lost line is.
CUT_SHORT = ("CONTENT_LENGTH_MISMATCH", "EMPTY_RESPONSE", "CONNECTION_RESET", "dynamically imported", "preload CSS")
LOST = ("WebSocket connection to", "ERR_INTERNET_DISCONNECTED", *CUT_SHORT)


class Pair:
    """Ann and Bo at a table with two bots."""

    def __init__(self, ann: Visitor, bo: Visitor) -> None:
        self.ann, self.bo = ann, bo
        self.last = ann  # the one who chose last knows how things stand
        self.chance = Random(4)

    def meet(self) -> None:
        """Ann opens a table; Bo follows the link, writes a name and sits down; Ann deals."""
        self.ann.goes("/")
        self.ann.field("call-me").fill("Ann")
        self.ann.way("options-more").click()
        self.ann.field("chair-label", number=2).select_option("friend")
        self.ann.button("open-table").click()
        address = self.ann.field("invite-link").input_value()
        assert urlsplit(address).path == f"/t/{self.ann.table_id()}"
        self.bo.goes(urlsplit(address).path)
        self.bo.field("your-name").fill("Bo")
        self.bo.button("sit-down").click()
        self.ann.button("deal").click()

    def next(self) -> Visitor | None:
        """Wait until one of them is asked; None if the game ends first."""
        last, other, name = (self.ann, self.bo, "Bo") if self.last is self.ann else (self.bo, self.ann, "Ann")
        waits = last.prompt.locator("p").filter(has_text=last.say("thinking", seats=name, count=1))
        last.options.or_(last.result).or_(waits).first.wait_for()
        if last.result.is_visible():
            return None
        asked = last if last.options.first.is_visible() else other
        asked.options.first.wait_for()
        return asked

    def choose(self, asked: Visitor) -> None:
        by_bar(asked, self.chance)
        self.last = asked


def public_story(visitor: Visitor) -> list[str]:
    """The story without what only one of them is told: which card was drawn."""
    return [re.sub(r" draws .*", " draws", line) for line in visitor.told()]


def check_same_story(one: Visitor, other: Visitor) -> None:
    """While nothing happens, both have been told the same."""
    expect(other.story.locator("p")).to_have_count(len(one.told()))
    assert public_story(other) == public_story(one)


def test_two_browsers_play_to_the_end_and_a_lost_line_loses_nothing_of_the_story(served: Served, visit: Visit) -> None:
    with Line(served.port) as line:
        ann, bo = visit(), visit(url=line.url)
        pair = Pair(ann, bo)
        pair.meet()
        while (asked := pair.next()) is bo:
            pair.choose(bo)
        assert asked is ann

        # Bo's line goes down, the game goes on, and Bo is back by himself when there is a line again.
        bo.hand.first.wait_for()
        bo.page.wait_for_load_state("networkidle")  # nothing is on its way but the game
        bo.expected = LOST
        bo.context.set_offline(True)
        line.cut()
        expect(bo.page.get_by_text(bo.say("reconnecting"))).to_be_visible()
        expect(ann.page.get_by_text(ann.say("seat-away"))).to_be_visible()
        before = len(ann.told())
        while len(ann.told()) == before:
            pair.choose(ann)
            ann.options.or_(ann.prompt.get_by_text("thinking")).first.wait_for()
        bo.context.set_offline(False)
        expect(bo.page.get_by_text(bo.say("reconnecting"))).to_have_count(0)
        expect(ann.page.get_by_text(ann.say("seat-away"))).to_have_count(0)
        turn = pair.next()
        check_same_story(ann, bo)

        # Ann loads the page anew, and finds everything as it was.
        told = ann.told()
        ann.page.reload()
        check_same_story(bo, ann)
        assert ann.told() == told

        for _ in range(MOST):
            if turn is None:
                break
            pair.choose(turn)
            turn = pair.next()
        ann.result.wait_for()
        bo.result.wait_for()
        check_same_story(ann, bo)
        assert ann.tables[-1]["view"]["result"] == bo.tables[-1]["view"]["result"]


def test_a_part_of_the_page_that_was_lost_on_the_way_is_fetched_again(visit: Visit, live: str, ann: Guest) -> None:
    visitor = visit(guest=ann)
    visitor.expected = ("ERR_CONNECTION_FAILED", "Failed to fetch dynamically imported module")

    def lose(route: Route) -> None:
        if route.request.resource_type == "document":
            route.continue_()
        else:
            route.abort("connectionfailed")

    for path in ("**/assets/Hand-*.js", f"**/t/{live}"):
        visitor.page.route(path, lose)
    visitor.goes(f"/t/{live}")
    visitor.options.first.wait_for()  # what is asked can be answered without the hand
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.unroute_all()
    expect(visitor.hand.first).to_be_visible()
    assert visitor.troubles == []
