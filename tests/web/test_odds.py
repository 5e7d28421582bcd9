"""Odds: one toggle shows them with each question, and they come over the seat's own socket."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Guest
from tests.web.conftest import Visit
from tests.web.showdowns import BOT, open_showdown, quick
from tests.web.test_accessibility import violations
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


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_can_hit_me_follows_the_plan_that_is_laid(ann: Guest, visit: Visit, size: Size) -> None:
    visitor = visit(size=size, guest=ann)
    visitor.goes(f"/t/{open_showdown(ann, {'name': 'Ann'}, BOT, pack=quick())}")
    visitor.options.first.wait_for()
    visitor.button("odds-toggle").click()
    panel = visitor.page.locator("[data-odds]")
    chances = panel.locator("tbody td")
    expect(chances).to_have_count(5)  # one enemy with a cocked gun in hand, in five segments
    standing = chances.all_inner_texts()
    assert all(text.endswith("%") for text in standing)
    visitor.page.keyboard.press("j")  # LEAP/DROP: down from the second segment on
    expect(chances.last).not_to_have_text(standing[-1])
    assert int(chances.last.inner_text().split()[0]) < int(standing[-1].split()[0])
    assert panel.locator(".line .block-of").count() == 1  # the card, where it is played
    assert violations(visitor) == []


def test_nobody_is_told_of_threats_where_odds_are_not_allowed(ann: Guest, visit: Visit) -> None:
    visitor = visit(guest=ann)
    table = ann.opens({"name": "Ann"}, BOT, game="gunslinger", pack=quick(), odds=False, begin=True)
    visitor.goes(f"/t/{table}")
    visitor.options.first.wait_for()
    expect(visitor.button("odds-toggle")).to_have_count(0)
    expect(visitor.page.locator("[data-odds]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("allowed", [True, False], ids=["allowed", "not allowed"])
def test_the_odds_of_ones_own_shot_follow_the_tables_switch(
    ann: Guest, visit: Visit, size: Size, allowed: bool
) -> None:
    visitor = visit(size=size, guest=ann)
    table = ann.opens({"name": "Ann"}, BOT, game="gunslinger", pack=quick(), odds=allowed, begin=True)
    visitor.goes(f"/t/{table}")
    visitor.options.first.wait_for()
    own = visitor.page.locator(".floor .odds" if size is DESK else ".panels .tab:has-text('%')")
    expect(own).to_have_count(int(allowed))


@pytest.mark.parametrize("allowed", [True, False], ids=["allowed", "not allowed"])
def test_the_chance_beside_a_target_follows_the_tables_switch(ann: Guest, visit: Visit, allowed: bool) -> None:
    visitor = visit(guest=ann)
    table = ann.opens({"name": "Ann"}, BOT, game="gunslinger", pack=quick(), odds=allowed, begin=True)
    visitor.goes(f"/t/{table}")
    visitor.options.first.wait_for()
    visitor.page.locator('[data-card="7f"]').wait_for()  # the cards, which say their keys, come after the question
    visitor.page.keyboard.press("e")  # SHOOT
    expect(visitor.page.locator('[data-card="7f"].laid')).to_have_count(1)
    visitor.page.keyboard.press("v")
    expect(visitor.options.filter(has_text="Shoot at")).to_have_count(1)
    expect(visitor.page.locator(".showdown .chance")).to_have_count(int(allowed))
