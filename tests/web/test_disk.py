"""A page at a table that cannot be written says why, and makes the choice by itself when there is room."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.company import ROOMY, Player, company, hear_until
from tests.server.serving import Served
from tests.server.test_disk import Quota
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow


@pytest.mark.usefixtures("page_is_built")
def test_the_page_says_what_is_wrong_and_makes_the_choice_when_there_is_room(visit: Visit, tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY) as served:
        players = company(served)
        asked: Player = next(player for player in players if player.table["ask"])
        watching = Player(asked.guest, asked.at)
        hear_until(watching, lambda table: bool(table["ask"]))
        seq = watching.table["seq"]
        visitor = visit(guest=asked.guest, url=served.url)
        visitor.goes(f"/t/{asked.at}")
        visitor.options.first.wait_for()
        quota = Quota(tmp_path)
        quota.fill(served)
        said = visitor.page.get_by_role("alert").filter(has_text=visitor.say("refusal-database-away"))
        while visitor.options.count():  # step by step, to the end of the menu
            visitor.page.keyboard.press("Enter")
        expect(said).to_be_visible()
        quota.free(served)
        expect(said).to_be_hidden()
        hear_until(watching, lambda table: table["seq"] > seq)
        assert [line["kind"] for line in watching.story if line["seq"] > seq] == ["picked"]
        visitor.goes("about:blank")  # before the server is gone
