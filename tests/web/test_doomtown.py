"""Doomtown in the browser: whole games with the mouse, with keys alone and with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, expect

from tests.server.decks import listed
from tests.web.conftest import Visit
from tests.web.playing import by_keys, by_mouse, by_touch, check_the_end, plays, tab_to
from tests.web.visitor import PHONE

pytestmark = pytest.mark.slow
# Which options lie on one another while they are scrolled, from the first to the last.
# The usual option stays on top of the others while they scroll: it may cover one, which must then come out from below.
COVERED = """(options) => options.filter((shown) => !shown.matches(".usual")).flatMap((shown) => {
  shown.scrollIntoView({ block: "end" });
  const at = shown.getBoundingClientRect();
  return options.filter((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return other !== shown && left < at.right && right > at.left && top < at.bottom && bottom > at.top;
  }).map((other) => [other.textContent, shown.textContent]);
})"""


def test_own_decks_are_checked_and_played(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/")
    visitor.way("options-more", "doomtown").click()
    good = FilePayload(name="ring.txt", mimeType="text/plain", buffer=listed(4).encode())
    bad = FilePayload(name="bad.txt", mimeType="text/plain", buffer=b"5x Sloane")
    visitor.field("own-decks-open").set_input_files([good, bad])
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text(visitor.say("own-deck-bad", file="bad.txt"))
    expect(dialog).to_contain_text("deck.outfit.exactly-one")
    visitor.field("own-decks-open").set_input_files([good])
    expect(dialog).to_contain_text(visitor.say("own-deck-good", file="ring.txt", number=1))
    visitor.button("deal").click()
    visitor.options.first.wait_for()
    assert visitor.tables[-1]["view"]["players"][0]["outfit"].startswith("the-fourth-ring")


def test_a_town_is_fought_over_by_mouse_until_somebody_has_it(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/")
    visitor.way("play-now", "doomtown").click()
    assert plays(visitor, by_mouse, seed=11) > 0
    check_the_end(visitor)


def test_a_town_is_fought_over_with_keys_alone_in_italian(visit: Visit) -> None:
    visitor = visit(lang="it")
    visitor.goes("/")
    tab_to(visitor, visitor.way("play-now", "doomtown"))
    visitor.page.keyboard.press("Enter")
    assert plays(visitor, by_keys, seed=12) > 0
    check_the_end(visitor)


def test_a_town_is_fought_over_with_a_finger_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.goes("/")
    visitor.way("play-now", "doomtown").tap()
    visitor.options.first.wait_for()  # the dudes of a deck, mostly more than a phone shows at once
    assert visitor.options.evaluate_all(COVERED) == []
    assert plays(visitor, by_touch, seed=13) > 0
    check_the_end(visitor)
