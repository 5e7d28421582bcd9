"""A game that is over, reviewed on its replay page: the graph, the moments that turned it, and every figure as text."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import sixgun
from sixgun.core import records
from sixgun.lab.review import Effort, review
from sixgun.lab.simulate import Series, record_game
from tests.server.company import Player, default, done
from tests.server.serving import Guest
from tests.web.browser import LONG
from tests.web.conftest import BOTS, Visit
from tests.web.visitor import DESK, PHONE, Size, Visitor

pytestmark = pytest.mark.slow
SHARPLY = 0.3  # twice what a turning point has at least: another review will not miss it


@pytest.fixture(scope="module")
def replay(ann: Guest) -> str:
    """A game of Gunfighters in which everybody but one is shot: it cannot have gone without a turn."""
    game = sixgun.game("gunfighters")
    match = record_game(Series(game.key, 4, game.option_values(game.new()), ("rules",), seed=3), number=2)
    match.names = ["Ann", "Bo", "Cy", "Di"]
    answer = ann.http.post("/api/replays", content=match.record().json())
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["replay"]
    return found


@pytest.fixture(scope="module")
def ended(ann: Guest) -> str:
    """A table at which Ann took what was offered first until the game was over: the first whose game turned sharply."""
    for _ in range(20):
        table = ann.opens({"name": "Ann"}, *BOTS, begin=True, public=True)
        player = Player(ann, table)
        while player.until_asked():
            done(player.pick(default(player)))
        record = records.read(player.record())
        player.close()
        turns: Any = review(record, sixgun.game("gunfighters"), Effort(iterations=40))["turns"]
        if any([abs(turn["after"] - turn["before"]) > SHARPLY for turn in turns]):
            return table
    pytest.fail("twenty games without a sharp turn")


def opened(visitor: Visitor, replay: str) -> dict[str, Any]:
    """The review, asked for and waited for on the page, as the server has it."""
    visitor.goes(f"/r/{replay}")
    visitor.button("review").click()
    graph(visitor).wait_for(timeout=LONG * 1000)
    found: dict[str, Any] = visitor.page.request.get(f"/api/replays/{replay}/review").json()["review"]
    assert found["turns"]
    return found


def graph(visitor: Visitor) -> Locator:
    return visitor.page.locator("figure svg[role=img]")


def panel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("review"), exact=True)


def percent(share: float) -> str:
    return f"{int(share * 100 + 0.5)}%"


def stands_at(visitor: Visitor, step: int, review: dict[str, Any]) -> None:
    expect(visitor.page.get_by_text(f"{step} / {review['picks']}", exact=True)).to_be_visible()
    decision = next(one for one in review["decisions"] if one["step"] == step)
    here = panel(visitor).get_by_role("region", name=visitor.say("review-here"), exact=True)
    expect(here.get_by_text(visitor.say(f"review-grade-{decision['grade']}"), exact=False).first).to_be_visible()
    expect(here.get_by_text(percent(decision["played"]["share"]), exact=True).first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_turning_point_is_clicked_and_the_board_shows_the_decision(visit: Visit, replay: str, size: Size) -> None:
    visitor = visit(size=size)
    review = opened(visitor, replay)
    dots = visitor.page.locator("[data-turn]")
    assert [int(str(dot.get_attribute("data-turn"))) for dot in dots.all()] == [
        turn["step"] for turn in review["turns"]
    ]
    first = review["turns"][0]["step"]
    dots.first.click()
    stands_at(visitor, first, review)
    listed = panel(visitor).get_by_role("listitem").get_by_role("button")
    assert listed.count() == len(review["turns"])
    listed.last.click()
    last = review["turns"][-1]["step"]
    stands_at(visitor, last, review)
    expect(listed.last).to_have_attribute("aria-current", "step")


def test_the_review_is_read_with_keys_and_as_a_table(visit: Visit, replay: str) -> None:
    visitor = visit()
    review = opened(visitor, replay)
    steps = sorted({turn["step"] for turn in review["turns"]} - {0})  # at the deal the page stands already
    visitor.page.evaluate("document.activeElement.blur()")
    for step in steps:
        visitor.page.keyboard.press("n")
        stands_at(visitor, step, review)
    visitor.page.keyboard.press("p")
    stands_at(visitor, steps[-2], review)
    panel(visitor).get_by_text(visitor.say("review-figures"), exact=True).click()
    rows = panel(visitor).locator("tbody tr")
    known = sorted({step for line in review["lines"].values() for step, _ in line})
    expect(rows).to_have_count(len(known))
    shares = dict(review["lines"]["0"])
    shown = rows.nth(3).locator("td").first
    expect(shown).to_have_text(percent(shares[known[3]]) if known[3] in shares else "–")
    graph(visitor).click(position={"x": 44, "y": 60})  # the left edge: the deal
    expect(visitor.page.get_by_text(f"0 / {review['picks']}", exact=True)).to_be_visible()
    visitor.button("review").click()
    expect(visitor.story).to_be_visible()
    expect(graph(visitor)).to_have_count(0)


def test_a_review_in_italian_needs_no_word_of_english_and_comes_with_its_link(visit: Visit, replay: str) -> None:
    opened(visit(), replay)
    visitor = visit(lang="it")
    visitor.goes(f"/r/{replay}?step=3&review")
    graph(visitor).wait_for()
    expect(panel(visitor).get_by_role("heading", name="Che cosa ha deciso la partita")).to_be_visible()
    expect(panel(visitor)).not_to_contain_text("review-")
    expect(visitor.page.get_by_text("3 / ", exact=False).first).to_be_visible()


def test_the_end_of_a_game_lists_what_turned_it_once_there_is_a_review(visit: Visit, ann: Guest, ended: str) -> None:
    """Somebody asks at the table's end; those who come later are shown the same, without asking."""
    visitor = visit(guest=ann)
    visitor.goes(f"/t/{ended}")
    expect(visitor.heading("turning-points")).to_be_visible()
    assert visitor.page.request.get(f"/api/replays/{ended}/review").json()["state"] != "done"
    expect(visitor.page.locator('a[href$="&review"]')).to_have_count(0)
    visitor.button("turning-look").click()
    shown = visitor.page.get_by_role("listitem").filter(has=visitor.page.locator('a[href$="&review"]'))
    shown.first.wait_for(timeout=LONG * 1000)
    lists_the_turns(visitor, ended, shown)
    later = visit(lang="it")
    later.goes(f"/t/{ended}")
    shown = later.page.get_by_role("listitem").filter(has=later.page.locator('a[href$="&review"]'))
    lists_the_turns(later, ended, shown)
    expect(later.button("turning-look")).to_have_count(0)
    link = shown.first.get_by_role("link")
    step = int(str(link.get_attribute("href")).partition("step=")[2].partition("&")[0])
    link.click()
    graph(later).wait_for()
    stands_at(later, step, later.page.request.get(f"/api/replays/{ended}/review").json()["review"])


def lists_the_turns(visitor: Visitor, table: str, shown: Locator) -> None:
    """The first three, in order, each with its moment and what it was worth before and after."""
    turns = visitor.page.request.get(f"/api/replays/{table}/review").json()["review"]["turns"]
    assert turns
    expect(shown).to_have_count(min(3, len(turns)))
    for item, turn in zip(shown.all(), turns, strict=False):
        link = item.get_by_role("link", name=visitor.say("turning-step", step=turn["step"]), exact=True)
        expect(link).to_have_attribute("href", f"/r/{table}?step={turn['step']}&review")
        for share in (turn["before"], turn["after"]):
            expect(item).to_contain_text(percent(share))
