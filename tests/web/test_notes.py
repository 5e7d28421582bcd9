"""What a card says is shown where it is pointed at or named, as long as it is looked at, and never over the options."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from sixgun.text import Speaker
from tests.web.conftest import Visit
from tests.web.crowds import CROWDED
from tests.web.positions import shows
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow

DUEL = CROWDED["duel, full lines"]
TOWN = CROWDED["doomtown, a full home"]


def said(game: str, key: str) -> str:
    return Speaker("en", game).text(key)


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    return {name: float(found[name]) for name in ("x", "y", "width", "height")}


def lies_on(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return wide > 1 and high > 1


def check_beside(visitor: Visitor) -> None:
    """The note is in the window, and on none of the options."""
    visitor.note.wait_for()
    size = visitor.page.viewport_size
    assert size is not None
    at = box(visitor.note)
    assert at["x"] >= 0
    assert at["y"] >= 0
    assert at["x"] + at["width"] <= size["width"]
    assert at["y"] + at["height"] <= size["height"]
    for option in visitor.options.all():
        assert not lies_on(visitor.note, option)


def card(visitor: Visitor, name: str) -> Locator:
    return visitor.zone("hand").locator(f'[data-card="{name}"]')


def test_the_note_of_a_card_stays_while_it_is_looked_at(visit: Visit) -> None:
    visitor = visit(size=(1366, 657))
    shows(visitor, DUEL)
    for name in ("bank.lb", "duel.ld", "water.ls"):
        card(visitor, name).hover()
        visitor.note.filter(has_text=said("bang-duel", "card-" + name.split(".")[0])).wait_for()
        check_beside(visitor)
    at = box(visitor.note)
    visitor.page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, steps=5)
    visitor.page.wait_for_timeout(600)  # longer than it takes to go away
    expect(visitor.note).to_be_visible()
    visitor.page.mouse.move(3, 3)
    expect(visitor.note).to_have_count(0)
    # By keys; and it goes with its card.
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("ArrowDown")
    check_beside(visitor)
    visitor.page.evaluate("document.activeElement.closest('li').remove()")
    expect(visitor.note).to_have_count(0)


def test_a_card_that_is_named_in_an_option_or_in_the_story_is_shown_whole(visit: Visit) -> None:
    visitor = visit(size=(1366, 657))
    shows(visitor, TOWN._replace(picks=((0, "move:tommy-harden.0>square"), (1, "pass"))))
    name = visitor.story.locator('[data-thing^="card:tommy-harden"]').first
    name.hover()
    expect(visitor.note).to_contain_text(said("doomtown", "card-tommy-harden"))
    check_beside(visitor)
    visitor.page.mouse.move(3, 3)
    expect(visitor.note).to_have_count(0)
    visitor.options.filter(has_text=said("doomtown", "menu-shop")).click()
    visitor.options.filter(has_text=said("doomtown", "card-bunkhouse")).first.hover()
    expect(visitor.note).to_contain_text(said("doomtown", "card-bunkhouse"))
    check_beside(visitor)


def test_on_a_phone_the_first_tap_shows_a_card_and_the_second_plays_it(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    done = shows(visitor, DUEL)
    shot = card(visitor, "bank.lb")
    shot.tap()
    expect(visitor.note).to_contain_text(said("bang-duel", "card-bank"))
    check_beside(visitor)
    asked = visitor.prompt.inner_text()
    assert [deed for deed in done if deed["type"] == "pick"] == []
    shot.tap()
    expect(visitor.note).to_have_count(0)
    expect(visitor.prompt).not_to_have_text(asked)  # or it is played already
    visitor.goes("about:blank")
    shows(visitor, DUEL)
    card(visitor, "bank.lb").tap()
    visitor.note.locator("button.inked").tap()
    expect(visitor.note).to_have_count(0)
