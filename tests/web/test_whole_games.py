"""A stranger sits down and plays to the end: with the mouse, with keys alone, on a phone, in both languages."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import by_keys, by_mouse, by_touch, check_the_end, plays, tab_to
from tests.web.visitor import PHONE

pytestmark = pytest.mark.slow

TEN_SECONDS = 10.0
CHARACTERS = "#option-characters"  # on each side of a duel: with two it takes half as long as with the usual four


def test_a_game_by_mouse_begins_within_ten_seconds_and_is_played_to_its_end(visit: Visit) -> None:
    visitor = visit()
    began = time.monotonic()
    visitor.goes("/")
    visitor.way("play-now").click()
    visitor.options.first.wait_for()
    assert time.monotonic() - began < TEN_SECONDS
    expect(visitor.hand.first).to_be_visible()
    assert plays(visitor, by_mouse) > 0
    check_the_end(visitor)


def test_a_game_is_found_and_played_to_its_end_with_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/")
    tab_to(visitor, visitor.way("play-now"))
    visitor.page.keyboard.press("Enter")
    assert plays(visitor, by_keys, seed=2) > 0
    check_the_end(visitor)
    tab_to(visitor, visitor.button("rematch"))
    visitor.page.keyboard.press("Space")
    expect(visitor.result).to_have_count(0)
    visitor.options.first.wait_for()


def test_a_game_is_played_to_its_end_with_a_finger_on_a_phone_in_italian(visit: Visit) -> None:
    visitor = visit(size=PHONE, lang="it")
    visitor.goes("/")
    visitor.way("play-now").tap()
    assert plays(visitor, by_touch, seed=3) > 0
    check_the_end(visitor)
    assert visitor.page.evaluate("document.documentElement.lang") == "it"


def test_a_duel_is_played_to_its_end_by_mouse(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/")
    visitor.way("play-now", "bang-duel").click()
    assert plays(visitor, by_mouse, seed=4) > 0
    check_the_end(visitor)


def test_a_duel_is_played_to_its_end_with_keys_alone_in_italian(visit: Visit) -> None:
    visitor = visit(lang="it")
    visitor.goes("/")
    tab_to(visitor, visitor.way("options-more", "bang-duel"))
    visitor.page.keyboard.press("Enter")
    tab_to(visitor, visitor.page.locator(CHARACTERS))
    visitor.page.keyboard.press("ArrowDown")
    expect(visitor.page.locator(CHARACTERS)).to_have_value("2")
    tab_to(visitor, visitor.button("deal"))
    visitor.page.keyboard.press("Enter")
    assert plays(visitor, by_keys, seed=5) > 0
    check_the_end(visitor)


def test_a_duel_is_played_to_its_end_with_a_finger_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.goes("/")
    visitor.way("options-more", "bang-duel").tap()
    visitor.page.locator(CHARACTERS).select_option("2")
    visitor.button("deal").tap()
    assert plays(visitor, by_touch, seed=6) > 0
    check_the_end(visitor)
