"""A page that is turned away because the house is full says so, and gets in as soon as there is room."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.company import ROOMY, limits
from tests.server.serving import Guest, Served
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow


@pytest.mark.usefixtures("page_is_built")
def test_a_full_house_lets_the_page_in_when_there_is_room(visit: Visit, tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY, *limits(tables_in_memory=1)) as served:
        ann, bo = Guest(served), Guest(served)
        table = ann.opens({"name": "Ann"}, {}, {})
        taken = bo.looks_at(bo.opens({"name": "Bo"}, {}, {}))
        taken.hear()
        visitor = visit(guest=ann, url=served.url)
        visitor.goes(f"/t/{table}")
        expect(visitor.page.get_by_text(visitor.say("house-full-wait"))).to_be_visible()
        taken.close()
        expect(visitor.field("invite-link")).to_be_visible()
        expect(visitor.page.get_by_text(visitor.say("house-full-wait"))).to_be_hidden()
        visitor.goes("about:blank")  # before the server is gone
