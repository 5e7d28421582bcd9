"""What newcomers stumbled over, and no longer do: invitations, sides, raw keys, and clicks that cannot be undone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sixgun.text import Speaker
from tests.cite import rule
from tests.server.company import Player, play_out
from tests.server.serving import Guest, Served
from tests.web.conftest import Visit
from tests.web.crowds import home, rival
from tests.web.positions import Scene, shows

pytestmark = pytest.mark.slow

RAW = re.compile(
    r"\b(option|page|edit|card|pick|ask|character|menu)-[a-z]+-?[a-z-]*\b"
)  # a key that stands for its words


def test_friends_are_invited_talk_before_the_game_choose_sides_and_change_them_on_a_rematch(
    served: Served, visit: Visit
) -> None:
    ann, bo = visit(), visit(guest=Guest(served))
    for visitor in (ann, bo):
        visitor.goes("/")
        visitor.page.evaluate("localStorage.setItem('sixgun.speed', 'instant')")
    ann.page.reload()
    ann.way("invite", "bang-duel").click()
    link = ann.field("invite-link")
    expect(link).to_have_value(re.compile("/t/"))
    expect(ann.page.get_by_text(ann.say("invite-loopback"))).to_be_visible()  # this server is for this machine alone
    ann.page.evaluate("navigator.clipboard.writeText = async () => {}; delete Navigator.prototype.share")
    ann.button("copy").click()
    expect(ann.page.get_by_text("✓ " + ann.say("link-copied-short"))).to_be_visible()
    table = ann.table_id()
    law, outlaws = (Speaker("en", "bang-duel").text(f"chair-side-{seat}") for seat in range(2))
    chairs = ann.page.locator(".lobby ol > li")
    expect(chairs.nth(0)).to_contain_text(law)
    ann.button("sit-here-where", number=2).click()
    expect(chairs.nth(1)).to_contain_text(ann.say("seat-you"))
    expect(chairs.nth(1)).to_contain_text(outlaws)
    bo.goes(f"/t/{table}")
    bo.field("your-name").fill("Bo")
    bo.button("sit-down").click()
    bo.field("chat-label").fill("Draw!")
    bo.button("chat-say").click()
    expect(ann.page.locator(".lobby").get_by_text("Draw!")).to_be_visible()
    ann.button("deal").click()
    for visitor in (ann, bo):
        visitor.zone("board").wait_for()
    # Both give up, and bots play the game to its end: then the sides are changed.
    for visitor in (ann, bo):
        visitor.button("menu").click()
        visitor.button("resign").click()
        visitor.button("resign-yes").click()
    ann.result.wait_for(timeout=120_000)
    ann.button("rematch").click()
    expect(chairs.nth(0)).to_contain_text(ann.say("seat-you"))
    assert ann.table_id() != table


@rule("doomtown", "upkeep.wages.pay-or-discard")
def test_touching_what_costs_something_for_good_asks_once_and_pressing_its_button_does_not(visit: Visit) -> None:
    visitor = visit()
    players = [home(stash=20), rival()]
    sent = shows(visitor, Scene("doomtown", {"players": players, "phase": "upkeep", "day": 2}))

    def picks() -> list[str]:
        return [command["pick"] for command in sent if command["type"] == "pick"]

    dude = visitor.page.locator('[data-thing="card:prescott-utter.0"], [data-thing="prescott-utter.0"]').first
    dude.click()
    expect(visitor.prompt).to_contain_text(visitor.say("ask-once"))
    expect(visitor.options).to_have_count(1)
    assert picks() == []
    visitor.button("step-back").click()
    expect(visitor.prompt).not_to_contain_text(visitor.say("ask-once"))
    dude.click()
    dude.click()
    expect(visitor.options.first).to_be_visible()
    assert picks() == ["release:prescott-utter.0"]


def test_a_showdown_opened_at_once_says_everything_two_are_offered_two_decks_and_games_are_continued(
    served: Served, visit: Visit
) -> None:
    visitor = visit()
    visitor.goes("/showdown")
    visitor.button("edit-play").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert not RAW.findall(dialog.inner_text())
    guest = Guest(served)
    visitor = visit(guest=guest)
    visitor.goes("/")
    visitor.way("options-more", "doomtown").click()
    dialog = visitor.page.get_by_role("dialog")
    decks = [Speaker("en", "doomtown").text(f"option-deck{number}").rstrip(".") for number in range(1, 5)]
    expect(dialog.get_by_text(decks[1])).to_be_visible()
    for deck in decks[2:]:
        expect(dialog.get_by_text(deck)).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    # A game that waits is on the start page, until it is cleared away; one that is over is in the record.
    over = guest.opens({"name": "Ann"}, {"bot": "easy"}, {"bot": "easy"}, begin=True)
    player = Player(guest, over)
    play_out(player, seed=1)
    player.close()
    waiting = guest.opens({"name": "Ann"}, {"bot": "easy"}, game="bang-duel", begin=True)
    visitor.goes(f"/t/{waiting}")
    visitor.options.first.wait_for()
    visitor.goes("/")
    strip = visitor.page.get_by_role("navigation", name=visitor.say("continue"))
    expect(strip.get_by_role("link")).to_have_count(1)
    expect(strip).to_contain_text(visitor.say("table-your-turn"))
    visitor.goes("/games")
    visitor.page.get_by_role("button", name=re.compile(visitor.say("clear-away-what", table=""))).first.click()
    visitor.button("clear-yes").click()
    visitor.goes("/")
    expect(strip).to_have_count(0)
