"""With motion on, cards fly and the page waits for them; it ends by itself or by a click, and then one can choose."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.browser import LONG
from tests.web.conftest import Visit
from tests.web.playing import by_bar, plays
from tests.web.test_learn import by_keys, coach, finds, said
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

COUNT = """window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how); };"""
STILL = """() => document.getAnimations().every((motion) => motion.playState !== "running")"""
# Of everything that slides to its place: what it is, how large it begins against how large it lies there, and how large
# its part of the table is.
FLIGHTS = """window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...how) {
  const begins = /translate\\(.* scale\\(([^)]+)\\)/.exec(frames[0]?.transform ?? "");
  if (begins) flights.push([this.dataset.flip, Number(begins[1]), this.currentCSSZoom]);
  return animate.call(this, frames, ...how);
};"""

STEPS = 10  # after which something must have happened on the table


def by_bar_and_skip(visitor: Visitor, chance: Random) -> None:
    """Choose in the bar, then click beside the things on the table."""
    by_bar(visitor, chance)
    visitor.zone("board").click(position={"x": 3, "y": 3})


def test_motion_ends_by_itself_or_by_a_click_and_the_game_is_played_to_its_end(visit: Visit) -> None:
    visitor = visit(motion=True)
    visitor.context.add_init_script(COUNT)
    visitor.goes("/")
    visitor.way("options-more").click()
    visitor.field("set-up-seats").select_option("3")
    visitor.button("deal").click()
    visitor.options.first.wait_for()
    for _ in range(STEPS):
        by_bar(visitor, Random(8))
        visitor.options.or_(visitor.result).first.wait_for(timeout=LONG * 1000)
        visitor.page.wait_for_function(STILL)
        if visitor.page.evaluate("window.moved"):
            break
    assert visitor.page.evaluate("window.moved") > 0
    plays(visitor, by_bar_and_skip, seed=8)
    visitor.page.wait_for_function(STILL)


def test_equipment_flies_at_its_size_and_the_table_keeps_its_own(visit: Visit) -> None:
    """A Barrel, and then a Hat, from a hand of few cards: nothing on the table may grow or shrink by that."""
    visitor = visit(motion=True)
    visitor.context.add_init_script(FLIGHTS)
    visitor.goes("/learn/bang-duel/barrel-and-hat")
    for step in (1, 2):
        expect(coach(visitor)).to_contain_text(said("en", "bang-duel", f"lesson-barrel-and-hat-{step}"))
        visitor.options.first.wait_for()
        finds(visitor, by_keys)
    expect(coach(visitor)).to_contain_text(said("en", "bang-duel", "lesson-barrel-and-hat-3"))
    visitor.options.first.wait_for()
    visitor.page.wait_for_function(STILL)
    flights = {flip.split(":")[-1].partition(".")[0]: rest for flip, *rest in visitor.page.evaluate("flights")}
    assert flights["barrel"][0] == flights["hat"][0] == 1
    assert flights["hat"][1] == flights["barrel"][1]  # the table is as large as before
    board = visitor.zone("board").locator("[data-spot^='place:']").first
    assert board.evaluate("(at) => at.currentCSSZoom") == pytest.approx(flights["barrel"][1], abs=0.1)
