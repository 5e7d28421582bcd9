"""The start page: what a stranger sees at first."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import sixgun
from tests.web.conftest import Visit
from tests.web.visitor import Lang

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang", ["en", "it"])
def test_on_a_low_screen_every_game_can_be_begun_without_scrolling(visit: Visit, lang: Lang) -> None:
    visitor = visit((1366, 657), lang)
    visitor.goes("/")
    for width, height in ((1366, 657), (1280, 640)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for game in sixgun.games():
            expect(visitor.way("play-now", game.key)).to_be_in_viewport(ratio=1)
