"""A game that is over, looked at again: from every side, step by step, proven, taken away and brought back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import sixgun
from tests.server.serving import Guest
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

GAME = sixgun.game("gunfighters")


@pytest.fixture
def record(ann: Guest, finished: str) -> dict[str, Any]:
    """The record of the finished game, as the server gives it to everybody."""
    found: dict[str, Any] = ann.http.get(f"/api/replays/{finished}/record").json()
    return found


def stood(record: dict[str, Any], step: int) -> Any:
    """How the game stood after that many picks, by the kernel alone."""
    until = {**record, "picks": record["picks"][:step]}
    return sixgun.replay({key: value for key, value in until.items() if key not in ("result", "hash", "takebacks")})


def scrub(visitor: Visitor, step: int, last: int) -> None:
    visitor.field("replay-step").fill(str(step))
    expect(visitor.page.get_by_text(f"{step} / {last}", exact=True)).to_be_visible()


def check_board(visitor: Visitor, state: Any, viewer: str) -> None:
    """The piles, the hand and the cards that are face down, as that viewer may see them."""
    seat = int(viewer) if viewer.isdigit() else None
    view: Any = GAME.view(state, seat)
    pile = visitor.page.get_by_role("button", name=visitor.say("page-deck", count=view["deck"]), exact=True)
    expect(pile).to_be_visible()
    hidden = [card for player in view["players"] for card in player["cards"] if card["card"] is None]
    down = visitor.page.get_by_role("img", name="A card face down")
    expect(down).to_have_count(0 if viewer == "all" else len(hidden))
    hand = [] if seat is None else [card["card"] for card in view["players"][seat]["cards"]]
    expect(visitor.hand).to_have_count(len(hand))
    assert [card.get_attribute("data-card") for card in visitor.hand.all()] == hand


def check_verified(visitor: Visitor, record: dict[str, Any]) -> None:
    """The badge says that the shuffle is the promised one, and shows promise and seed."""
    assert sixgun.verify(record)
    badge = visitor.page.locator("details").filter(has_text=visitor.say("verified"))
    badge.locator("summary").click()
    expect(badge.get_by_text(record["commitment"], exact=True)).to_be_visible()
    expect(badge.get_by_text(record["seed"], exact=True)).to_be_visible()
    badge.locator("summary").click()


def test_a_replay_shows_beginning_middle_and_end_to_every_viewer_as_the_rules_have_them(
    visit: Visit, finished: str, record: dict[str, Any]
) -> None:
    visitor = visit()
    visitor.goes("/replays")
    visitor.page.get_by_role("link", name="Friday night", exact=True).click()
    visitor.page.wait_for_url(f"**/r/{finished}")
    check_verified(visitor, record)
    last = len(record["picks"])
    seen_by = visitor.page.get_by_role("combobox", name=visitor.say("replay-viewer"), exact=True)
    for step in (0, last // 2, last):
        state = stood(record, step)
        scrub(visitor, step, last)
        for viewer in ("none", "0", "1", "2", "all"):
            seen_by.select_option(viewer)
            check_board(visitor, state, viewer)
    assert len(visitor.told()) > last // 2
    visitor.button("replay-first").click()
    expect(visitor.page.get_by_text(f"0 / {last}", exact=True)).to_be_visible()
    visitor.button("replay-play").click()
    expect(visitor.page.get_by_text(f"2 / {last}", exact=True)).to_be_visible()
    visitor.button("replay-pause").click()


def test_a_record_is_downloaded_and_brought_back_as_a_replay(
    visit: Visit, finished: str, record: dict[str, Any], tmp_path: Path
) -> None:
    visitor = visit()
    visitor.goes(f"/r/{finished}")
    with visitor.page.expect_download() as download:
        visitor.link("download").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_text()) == record
    visitor.link("upload").click()
    visitor.page.get_by_label(visitor.say("replays-choose")).set_input_files(file)
    visitor.page.wait_for_url(re.compile(rf"/r/(?!{finished})"))
    check_verified(visitor, record)
    scrub(visitor, len(record["picks"]), len(record["picks"]))


def test_a_record_with_a_forged_pick_is_refused_with_the_reason(
    visit: Visit, record: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "forged.json"
    file.write_text(json.dumps({**record, "picks": [f"{seat} story" for seat in range(3)]}))
    visitor = visit()
    visitor.expected = ("400",)
    visitor.goes("/replays")
    visitor.page.get_by_label(visitor.say("replays-choose")).set_input_files(file)
    expect(visitor.alert).to_be_visible()
    assert visitor.page.url.endswith("/replays")
