"""My data: a guest takes a code to another browser, ends sessions there, downloads everything, and is forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.server.company import Player, done, hear_until
from tests.server.serving import Guest, Served
from tests.web.conftest import BOTS, Visit

pytestmark = pytest.mark.slow


def test_a_code_takes_a_guest_to_another_browser_and_its_session_is_ended_from_the_first(visit: Visit) -> None:
    home, away = visit(), visit(size=(390, 844), lang="it")
    home.goes("/")
    home.field("call-me").fill("Ann")
    home.way("play-now").click()
    home.options.first.wait_for()
    table = urlsplit(home.page.url).path
    home.goes("/")
    home.link("nav-me").press("Enter")
    home.button("me-code").click()
    code = home.page.locator("output").inner_text()

    away.expected = ("404 (Not Found)",)  # for a code that is none
    away.goes("/me")
    away.field("me-enter-label").fill("abcd-efgh")
    away.button("me-enter").click()
    expect(away.alert).to_contain_text(away.say("refusal-no-such-code"))
    away.field("me-enter-label").fill(code.lower())
    away.button("me-enter").click()
    away.page.locator(f'a[href="{table}"]').click()
    away.options.first.wait_for()  # the same seat
    again = visit()
    again.expected = away.expected
    again.goes("/me")
    again.field("me-enter-label").fill(code)
    again.button("me-enter").click()
    expect(again.alert).to_contain_text(again.say("refusal-no-such-code"))

    home.button("me-sessions-end").click()
    expect(home.page.get_by_text(home.say("me-sessions-done"))).to_be_visible()
    expect(away.page.get_by_text(away.say("watching"), exact=True)).to_be_visible()  # somebody else now
    home.goes(table)
    home.options.first.wait_for()


def test_a_guest_downloads_everything_and_is_forgotten(served: Served, visit: Visit, tmp_path: Path) -> None:
    ann, bo = Guest(served), Guest(served)
    table = bo.opens({"name": "Bo"}, {}, *BOTS[:1])
    sits = Player(ann, table)
    done(sits.do("sit", seat=1, name="Annabel"))
    done(sits.do("say", text="my own words"))
    sits.close()
    watch = Player(bo, table)
    done(watch.do("begin"))
    watch.close()
    other = visit(guest=bo)
    other.goes(f"/t/{table}")
    expect(other.page.get_by_text("my own words")).to_be_visible()

    visitor = visit(guest=ann)
    visitor.goes("/me")
    expect(visitor.page.get_by_text(visitor.say("me-kept", tables=1, replays=0, decks=0))).to_be_visible()
    with visitor.page.expect_download() as loading:
        visitor.link("me-download").click()
    loading.value.save_as(tmp_path / "mine.json")
    data = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert [entry["text"] for entry in data["tables"][0]["entries"]][:2] == ["Annabel", "my own words"]
    visitor.button("me-forget-ask").click()
    visitor.button("cancel").click()
    visitor.button("me-forget-ask").click()
    visitor.button("me-forget-yes").click()
    expect(visitor.page.get_by_text(visitor.say("me-forget-done"))).to_be_visible()
    assert visitor.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('sixgun.name'))") == []

    expect(other.page.get_by_text("my own words")).to_have_count(0)
    expect(other.page.get_by_text("Annabel")).to_have_count(0)
    player = other.say("player", number=2)
    expect(other.story.get_by_text(other.say("line-forgot", seat=player))).to_be_visible()
    back = Player(bo, table)
    hear_until(back, lambda now: now["seats"][1]["bot"] is not None)
    back.close()
