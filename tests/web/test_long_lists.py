"""A list that is longer than a page of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Guest, Served
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow


def test_my_games_are_shown_page_by_page(visit: Visit, served: Served) -> None:
    guest = Guest(served)
    for _ in range(53):
        guest.opens({"name": "Ann"}, {}, {})
    visitor = visit(guest=guest)
    visitor.goes("/games")
    lines = visitor.page.locator("ul.lines > li")
    expect(lines).to_have_count(50)
    visitor.button("list-more").click()
    expect(lines).to_have_count(53)
    expect(visitor.button("list-more")).to_be_hidden()
