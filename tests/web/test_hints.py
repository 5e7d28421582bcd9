"""Levels for each chair, and hints: asked for by key and by mouse, marked in the bar and on the table, and taken."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.company import company
from tests.server.serving import Guest, Served
from tests.web.conftest import Visit
from tests.web.visitor import DESK, PHONE, Size, Visitor

pytestmark = pytest.mark.slow
SENTENCE = re.compile("“.+”.+(games in 100|nothing else)")


def hint_of(visitor: Visitor) -> dict[str, Any]:
    """The last hint that came over the socket."""
    found = [message for way, message in visitor.heard if way == "received" and message["type"] == "hint"]
    return found[-1]


def takes(visitor: Visitor) -> None:
    """Follow the mark through the steps of the bar until it is chosen."""
    marked = visitor.prompt.locator("[data-hint]")
    seq = visitor.tables[-1]["seq"]
    for _ in range(8):
        expect(marked).to_have_count(1)
        last = marked.get_attribute("data-option") is not None
        marked.click()
        if last:
            break
    expect(marked).to_have_count(0)
    picks = [message["do"] for way, message in visitor.heard if way == "sent" and message["do"]["type"] == "pick"]
    assert picks[-1]["pick"] == hint_of(visitor)["pick"]
    assert picks[-1]["seq"] == seq


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_is_marked_in_the_bar_and_said_and_it_can_be_taken(ann: Guest, visit: Visit, size: Size) -> None:
    table = ann.opens({"name": "Ann"}, {"bot": "normal"}, {"bot": "easy"}, begin=True)
    visitor = visit(size=size, guest=ann)
    visitor.goes(f"/t/{table}")
    visitor.options.first.wait_for()
    expect(visitor.button("hint")).to_be_visible()
    visitor.button("hint").click()
    expect(visitor.note).to_have_text(SENTENCE)
    takes(visitor)
    expect(visitor.page.locator("[data-hinted]")).to_have_count(0)

    visitor.options.first.wait_for()
    visitor.page.keyboard.press("i")
    expect(visitor.note).to_have_text(SENTENCE)
    visitor.page.keyboard.press("Escape")
    expect(visitor.note).to_have_count(0)
    expect(visitor.prompt.locator("[data-hint]")).to_have_count(1)
    visitor.page.keyboard.press("i")  # said once more, without thinking anew
    expect(visitor.note).to_have_text(SENTENCE)
    assert len([1 for way, message in visitor.heard if way == "received" and message["type"] == "hint"]) == 2
    takes(visitor)


def test_what_a_hint_is_about_is_marked_on_every_kind_of_table(
    ann: Guest, boards: dict[str, str], live: str, visit: Visit
) -> None:
    visitor = visit(guest=ann)
    marked = 0
    for table in (live, *boards.values()):
        visitor.goes(f"/t/{table}")
        visitor.options.first.wait_for()
        visitor.page.keyboard.press("i")
        expect(visitor.prompt.locator("[data-hint]")).to_have_count(1)
        marked += visitor.page.locator("[data-hinted]").count() > 0
    assert marked >= 2  # a pass is about nothing on the table


def test_among_people_there_is_no_hint_unless_all_were_told_in_the_lobby(served: Served, visit: Visit) -> None:
    players = company(served, people=2, bots=0, begin=False, game="bang-duel")
    visitor = visit(guest=players[0].guest)
    visitor.goes(f"/t/{players[0].at}")
    expect(visitor.page.get_by_text(visitor.say("lobby-hints-off"))).to_be_visible()
    visitor.button("deal").click()
    visitor.prompt.wait_for()
    visitor.page.keyboard.press("i")
    expect(visitor.button("hint")).to_have_count(0)
    assert "hint" not in [message["do"]["type"] for way, message in visitor.heard if way == "sent"]

    players = company(served, people=2, bots=0, begin=False, game="bang-duel", hints=True)
    visitor = visit(guest=players[1].guest)
    visitor.goes(f"/t/{players[1].at}")
    expect(visitor.page.get_by_text(visitor.say("lobby-hints-on"))).to_be_visible()


def test_every_chair_has_a_bot_of_its_own_level(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/")
    visitor.way("options-more").click()
    levels = visitor.field("chair-level", number=2)
    names = [visitor.say(f"level-{level}") for level in ("easy", "normal", "hard", "random")]
    expect(levels.locator("option")).to_have_text(names)  # the dialog is fetched when it is first needed
    expect(levels).to_have_value("normal")
    levels.select_option("hard")
    visitor.field("chair-level", number=3).select_option("easy")
    dialog = visitor.page.get_by_role("dialog")
    for level in ("easy", "normal", "hard"):
        expect(dialog.get_by_text(visitor.say(f"level-does-{level}"))).to_be_visible()
    visitor.field("chair-label", number=4).select_option("friend")
    dialog.get_by_role("button", name=visitor.say("open-table")).click()
    visitor.table_id()
    hard = visitor.field("seat-level", name="Doc")
    expect(hard).to_have_value("hard")
    expect(visitor.field("seat-level", name="Belle")).to_have_value("easy")
    hard.select_option("normal")
    visitor.button("seat-bot-here").click()
    expect(visitor.field("seat-level", name="Kid")).to_have_value("normal")
    expect(visitor.page.get_by_text(visitor.say("lobby-hints-on"))).to_be_visible()
    visitor.button("deal").click()
    visitor.options.first.wait_for()
    assert [seat["bot"] for seat in visitor.tables[-1]["seats"]] == [None, "normal", "easy", "normal"]
