"""The start page: what a stranger sees at first."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import sixgun
from tests.web.conftest import Visit
from tests.web.visitor import PHONE, Lang

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang", ["en", "it"])
def test_on_a_low_screen_every_game_can_be_begun_without_scrolling(visit: Visit, lang: Lang) -> None:
    visitor = visit((1366, 657), lang)
    visitor.goes("/")
    for width, height in ((1366, 657), (1280, 640)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for game in sixgun.games():
            expect(visitor.way("play-now", game.key)).to_be_in_viewport(ratio=1)


# Of a dialog: fields that lie on each other, and those that are not wholly in it once they are scrolled to.
FIELDS = """(dialog) => {
  const fields = [...dialog.querySelectorAll("input, select, legend, .actions button")];
  const boxes = fields.map((at) => at.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const sticky = (at) => at.closest(".actions") !== null;
  const wrong = fields.flatMap((at, i) => fields.slice(i + 1).filter((other, j) =>
    sticky(at) === sticky(other) && meet(boxes[i], boxes[i + 1 + j])).map((other) => [at.outerHTML, other.outerHTML]));
  for (const at of fields) {
    at.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = at.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < 0 || right > innerWidth || !(at.contains(over) || over?.contains(at))) wrong.push([at.outerHTML]);
  }
  return wrong;
}"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_on_a_phone_every_page_and_a_table_for_seven_are_reached_without_scrolling_sideways(
    visit: Visit, lang: Lang
) -> None:
    visitor = visit(PHONE, lang)
    visitor.goes("/")
    for way in ("learn", "games", "watch", "replays", "about", "workshop"):
        expect(visitor.link(f"nav-{way}")).to_be_in_viewport(ratio=1)
    visitor.way("options-more").tap()
    visitor.field("set-up-seats").select_option("7")
    for width, height in (PHONE, (360, 640), (1366, 657), (1920, 1080)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 1
        assert visitor.page.get_by_role("dialog").evaluate(FIELDS) == []
