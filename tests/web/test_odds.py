"""Odds: one toggle shows them with each question, and they come over the seat's own socket."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Guest
from tests.web.conftest import Visit
from tests.web.visitor import DESK, PHONE, Size, Visitor

pytestmark = pytest.mark.slow
QUESTIONS = 30  # until the day is over, at the latest


def goes_on_until_odds(visitor: Visitor) -> None:
    """Do what is usual until a question has odds: Sundown has those of the next hand of lowball."""
    counted = visitor.page.locator("[data-counted]")
    for _ in range(QUESTIONS):
        expect(counted).to_have_count(1)
        if visitor.page.locator("[data-odds]").count():
            return
        question = counted.get_attribute("data-counted")
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator(f'[data-counted="{question}"]')).to_have_count(0)
    raise AssertionError("no question had odds")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_odds_are_shown_by_one_toggle_and_remembered(ann: Guest, visit: Visit, size: Size) -> None:
    table = ann.opens({"name": "Ann"}, {"bot": "normal"}, game="doomtown", options={"gang": "ready"}, begin=True)
    visitor = visit(size=size, guest=ann)
    visitor.goes(f"/t/{table}")
    visitor.options.first.wait_for()
    panel = visitor.page.locator("[data-odds]")
    expect(panel).to_have_count(0)
    visitor.button("odds-toggle").click()
    visitor.page.evaluate("document.activeElement.blur()")  # Enter would press it again
    goes_on_until_odds(visitor)
    visitor.button("odds-toggle").click()
    expect(panel).to_have_count(0)
