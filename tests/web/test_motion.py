"""With motion on, cards fly and the page waits for them; it ends by itself or by a click, and then one can choose."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.browser import LONG
from tests.web.conftest import Visit
from tests.web.playing import by_bar, plays
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

COUNT = """window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how); };"""
STILL = """() => document.getAnimations().every((motion) => motion.playState !== "running")"""

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
