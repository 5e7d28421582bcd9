"""People and the line between them: a dead line is mended, nobody waits forever, the host chooses the company."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.server.company import ROOMY, Player, asked, company, done, limits
from tests.server.serving import Guest, Served
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

LOST = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET")
TEN_SECONDS = 10_000


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory, page_is_built: None) -> Iterator[Served]:
    """A server that lets nobody wait for long."""
    short = limits(away_seconds=600, stall_seconds=2)
    with Served(tmp_path_factory.mktemp("hasty"), *ROOMY, *short) as running:
        yield running


def banner(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text(visitor.say("reconnecting"))


def test_the_page_says_within_ten_seconds_that_the_line_is_dead_and_comes_back_by_itself(
    tmp_path: Path, visit: Visit, page_is_built: None
) -> None:
    with Served(tmp_path, *ROOMY) as served:
        ann = Guest(served)
        visitor = visit(guest=ann, url=served.url)
        visitor.expected = (*LOST, "Unable to preload")
        visitor.page.clock.install()
        visitor.goes(f"/t/{ann.opens({'name': 'Ann'}, {'bot': 'rules'}, {'bot': 'rules'}, begin=True)}")
        visitor.options.first.wait_for()
        visitor.hand.first.wait_for()
        visitor.page.wait_for_load_state("networkidle")  # every part of the page is there before the line goes
        visitor.page.clock.run_for(TEN_SECONDS)
        expect(banner(visitor)).to_have_count(0)  # silence alone is not a dead line: the server answers when asked

        served.process.send_signal(signal.SIGSTOP)  # the line is up, and nobody answers
        visitor.page.clock.run_for(TEN_SECONDS)
        expect(banner(visitor)).to_be_visible(timeout=1_000)
        served.process.send_signal(signal.SIGCONT)
        expect(banner(visitor)).to_have_count(0)

        served.kill()
        expect(banner(visitor)).to_be_visible()
        visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") / 1000 + 0.1)  # it must not try by itself
        served.start()
        visitor.button("reconnect-now").click()
        visitor.page.clock.resume()
        expect(banner(visitor)).to_have_count(0)
        expect(visitor.options.first).to_be_visible()


def one_to_move(served: Served) -> tuple[Player, Player]:
    """A game of two in which one alone is to choose: that one, and the one who waits."""
    players = company(served, people=2, game="bang-duel")
    slow = asked(players)
    while len(slow.table["asked"]) > 1:
        done(slow.pick())
        slow = asked(players)
    return slow, next(player for player in players if player is not slow)


def test_after_the_stated_time_the_game_is_claimed(hasty: Served, visit: Visit) -> None:
    slow, waits = one_to_move(hasty)
    names = ("Ann", "Bo")
    loser, winner = (visit(guest=player.guest, url=hasty.url) for player in (slow, waits))
    for visitor in (loser, winner):
        visitor.goes(f"/t/{slow.at}")
    loser.options.first.wait_for()
    slower = names[slow.table["seat"]]
    expect(winner.prompt).to_contain_text(winner.say("late-stalls", seat=slower, time="2 seconds"))
    expect(loser.button("claim")).to_have_count(0)
    winner.button("go-on-waiting").click()
    expect(winner.button("claim")).to_have_count(0)
    winner.page.reload()
    winner.button("claim").click()
    expect(winner.heading("you-win")).to_be_visible()
    expect(
        loser.page.get_by_role("heading", name=loser.say("wins", winners=names[waits.table["seat"]], count=1))
    ).to_be_visible()
    said = loser.say("line-claimed", seat=names[waits.table["seat"]])
    expect(loser.story.get_by_text(said)).to_be_visible()
    for player in (slow, waits):
        player.close()


def test_the_time_that_is_left_stands_beside_the_seat(served: Served, visit: Visit) -> None:
    slow, waits = one_to_move(served)
    for player, own in ((slow, True), (waits, False)):
        visitor = visit(guest=player.guest)
        visitor.page.clock.install()
        visitor.goes(f"/t/{slow.at}")
        expect(visitor.zone("board")).to_be_visible()
        visitor.settles()
        expect(visitor.page.get_by_role("timer")).to_have_count(0)  # who thinks is left in peace for a while
        visitor.page.clock.fast_forward(200_000)
        timer = visitor.page.get_by_role("timer")
        expect(timer).to_have_text(re.compile(r"1:\d\d"))
        key = "time-left-own" if own else "time-left-claim"
        seat = ("Ann", "Bo")[slow.table["seat"]]
        shown = visitor.say(key, time=timer.inner_text().strip(), seat=seat).partition(" ")[2]
        expect(timer).to_have_attribute("aria-label", re.compile(re.escape(shown)))
        visitor.page.clock.fast_forward(100_000)
        expect(timer).to_have_count(0)
        expect(visitor.button("claim")).to_have_count(0 if own else 1)
    for player in (slow, waits):
        player.close()


def test_the_host_sends_a_guest_away_who_cannot_come_back(hasty: Served, visit: Visit) -> None:
    host, guest = Guest(hasty), Guest(hasty)
    table = host.opens({"name": "Ann"}, {}, {"bot": "rules"})
    ann, bo = (visit(guest=who, url=hasty.url) for who in (host, guest))
    for visitor in (ann, bo):
        visitor.goes(f"/t/{table}")
    bo.field("your-name").fill("Bo")
    bo.button("sit-down").click()
    expect(bo.button("send-away-whom", name="Ann")).to_have_count(0)  # only the host may
    ann.button("send-away-whom", name="Bo").click()
    expect(bo.page.get_by_text(bo.say("lobby-removed"))).to_be_visible()
    expect(bo.button("sit-down")).to_have_count(0)
    expect(ann.page.get_by_text(ann.say("seat-free"))).to_be_visible()


def test_who_is_muted_is_not_heard_here_nor_after_the_page_is_loaded_anew(hasty: Served, visit: Visit) -> None:
    players = company(hasty)
    ann = visit(guest=players[0].guest, url=hasty.url)
    ann.goes(f"/t/{players[0].at}")
    talk = ann.page.get_by_role("log", name=ann.say("chat"), exact=True)
    for player, words in zip(players[1:], ("howdy", "evening"), strict=True):
        done(player.do("say", text=words))
    expect(talk.get_by_text("howdy")).to_be_visible()
    ann.button("mute", count=0).click()
    ann.page.get_by_label("Bo", exact=True).check()
    expect(talk.get_by_text("howdy")).to_have_count(0)
    expect(talk.get_by_text("evening")).to_be_visible()
    ann.page.reload()
    expect(talk.get_by_text("evening")).to_be_visible()
    expect(talk.get_by_text("howdy")).to_have_count(0)
    ann.button("mute", count=1).click()
    ann.page.get_by_label("Bo", exact=True).uncheck()
    expect(talk.get_by_text("howdy")).to_be_visible()
    for player in players:
        player.close()
