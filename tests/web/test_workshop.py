"""The deck workshop: a legal deck from nothing by keyboard, mouse and touch, brought, saved, shared and played."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from sixgun.games.doomtown.table.components import ACTION, BASE_SET, DEED, DUDE, GOODS, all_cards
from tests.server.decks import listed
from tests.web.conftest import Visit
from tests.web.test_accessibility import violations
from tests.web.test_speed_and_size import sticks_out
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow
OUTFIT = "Law Dogs"
COPIES = 4  # of a suit and value, and of a title


def thirteen() -> list[str]:
    """Titles of the Base Set, each with a suit and value of its own: four of each are a deck."""
    book = all_cards()
    found: dict[int, str] = {}
    for card, kind in enumerate(book.kind):
        if kind in (DUDE, DEED, GOODS, ACTION) and book.packs[card] == BASE_SET and card < len(book.keys):
            found.setdefault(book.poker[card], book.titles[card])
    return [*found.values()][:13]


def searches(visitor: Visitor, title: str) -> None:
    visitor.field("workshop-search").fill(title)
    expect(visitor.page.locator(".found .title").first).to_have_text(title)


def by_keyboard(visitor: Visitor, title: str, copies: int) -> None:
    searches(visitor, title)
    for _ in range(copies):
        visitor.page.keyboard.press("Enter")


def by_hand(visitor: Visitor, title: str, copies: int) -> None:
    searches(visitor, title)
    add = visitor.page.locator(".found").get_by_role("button", name=visitor.say("workshop-add", card=title), exact=True)
    for _ in range(copies):
        add.click()


def good(visitor: Visitor) -> None:
    """Until the server has said that the deck is legal."""
    expect(visitor.page.get_by_text(visitor.say("workshop-good"), exact=True)).to_be_visible()


def test_a_deck_from_nothing_by_keyboard_and_mouse_is_saved_shared_and_played_on_a_phone(visit: Visit) -> None:
    desk = visit(size=(1366, 657))
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.goes("/workshop")
    desk.field("workshop-search").wait_for()
    expect(desk.page.get_by_text(desk.say("workshop-problems", count=2), exact=True)).to_be_visible()
    desk.page.keyboard.press("/")
    by_keyboard(desk, OUTFIT, 1)
    for number, title in enumerate(thirteen()):
        (by_hand if number % 2 else by_keyboard)(desk, title, COPIES)
    good(desk)
    desk.page.locator(".group .star").first.click()
    expect(desk.page.locator(".member")).to_have_count(1)
    good(desk)
    assert violations(desk) == []

    desk.field("workshop-name").fill("Mine")
    desk.button("workshop-save").click()
    expect(desk.page.locator(".decks .name")).to_have_text("Mine")
    desk.button("workshop-export").click()
    desk.button("workshop-share").click()
    expect(desk.page.get_by_text(desk.say("link-copied-short")).first).to_be_visible()
    link = str(desk.page.evaluate("navigator.clipboard.readText()"))

    phone = visit(size=PHONE, lang="it")
    phone.goes(link)
    expect(phone.page.locator(".member")).to_have_count(1)
    expect(phone.page.locator(".tally b")).to_have_text("52")
    assert urlsplit(phone.page.url).query == ""
    phone.button("workshop-pane-more").click()
    phone.page.get_by_role("tab", name=phone.say("workshop-tab-odds"), exact=True).click()
    expect(phone.page.locator("[aria-pressed=true]").filter(has_text="·")).to_have_count(0)  # counted
    assert violations(phone) == []
    assert sticks_out(phone) == []
    phone.page.get_by_role("tab", name=phone.say("workshop-tab-try"), exact=True).click()
    phone.button("workshop-sample").click()
    expect(phone.page.locator(".hand button")).to_have_count(5)
    phone.button("workshop-play").click()
    phone.options.first.wait_for()
    players = phone.tables[-1]["view"]["players"]
    assert players[0]["outfit"].partition(".")[0] == "law-dogs"


def test_a_deck_from_nothing_by_touch_and_one_that_is_brought(visit: Visit) -> None:
    phone = visit(size=PHONE, lang="it")
    phone.goes("/workshop")
    phone.field("workshop-search").wait_for()
    by_hand(phone, OUTFIT, 1)
    for title in thirteen():
        by_hand(phone, title, COPIES)
    assert violations(phone) == []
    phone.page.get_by_role("button", name=phone.say("workshop-pane-more")).click()
    good(phone)

    # a list that was brought replaces it, what it does not know is named, and one step back brings the deck back
    phone.expected = ("400 (Bad Request)",)
    phone.button("workshop-import").click()
    phone.field("workshop-paste").fill("1x Bobo\x01")
    phone.button("workshop-import-do").click()
    expect(phone.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    phone.field("workshop-paste").fill(f"{listed(2)}\n2x Allie Hensmon")
    phone.button("workshop-import-do").click()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    expect(phone.alert).to_contain_text("Allie Hensman")
    expect(phone.page.locator(".tally")).to_be_visible()  # the deck that was brought is what is shown
    more = phone.page.get_by_role("button", name=phone.say("workshop-pane-more"))
    more.click()
    good(phone)
    phone.button("workshop-undo").click()
    phone.page.get_by_role("button", name=phone.say("workshop-pane-deck")).click()
    expect(phone.page.locator(".group .step + b").first).to_have_text(str(COPIES))
    assert sticks_out(phone) == []

    # an empty bench offers ready decks to begin with
    phone.button("workshop-new").click()
    phone.button("workshop-ready-take").click()
    expect(phone.page.locator(".tally b")).to_have_text("52")
    expect(phone.page.locator(".member").first).to_be_visible()
    more.click()
    good(phone)
