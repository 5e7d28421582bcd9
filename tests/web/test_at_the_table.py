"""What else is done at a table: take back, talk, give up, read the rules, ask why."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.company import catch_up, done, hear_until
from tests.server.serving import Served
from tests.web.companions import Companions
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow


@pytest.fixture
def companions(served: Served, visit: Visit) -> Iterator[Companions]:
    company = Companions(served, visit)
    yield company
    company.close()


def test_a_choice_is_taken_back_when_the_others_agree_and_ann_agrees_to_anothers_wish(companions: Companions) -> None:
    visitor = companions.visitor
    companions.until_ann_is_asked()
    question = visitor.prompt.locator("p").first.inner_text()
    companions.ann_chooses_what_is_usual()
    visitor.button("take-back-consent").click()
    companions.hear("wished")
    for player in companions.others:
        done(player.do("consent", agree=True))
    visitor.options.first.wait_for()
    assert visitor.prompt.locator("p").first.inner_text() == question
    expect(companions.told("line-took-back")).to_have_count(1)

    companions.ann_chooses_what_is_usual()
    companions.catch_up()
    other = next(player for player in companions.others if player.table["ask"])
    third = next(player for player in companions.others if player is not other)
    done(other.pick())
    done(other.do("take-back"))
    catch_up(companions.others)
    done(third.do("consent", agree=True))
    visitor.button("wish-yes").click()
    hear_until(other, lambda table: table["ask"] is not None)
    expect(companions.told("line-took-back", companions.name_of(other))).to_have_count(1)


def test_what_is_said_is_heard_as_it_was_written_and_who_gives_up_leaves_the_seat_to_a_bot(
    companions: Companions,
) -> None:
    visitor = companions.visitor
    companions.until_ann_is_asked()
    visitor.page.keyboard.press("c")
    visitor.page.keyboard.type("Draw, <b>stranger</b>! ♠")
    visitor.page.keyboard.press("Enter")
    talk = visitor.page.get_by_role("log", name=visitor.say("chat"), exact=True)
    expect(talk.get_by_text("Draw, <b>stranger</b>! ♠")).to_be_visible()
    companions.hear("said")
    assert companions.others[0].story[-1]["text"] == "Draw, <b>stranger</b>! ♠"
    done(companions.others[0].do("say", text="After you."))
    expect(talk.get_by_text("After you.")).to_be_visible()

    visitor.button("menu").click()
    visitor.button("resign").click()
    visitor.button("resign-no").click()
    assert not companions.others[0].table["seats"][0]["resigned"]
    visitor.button("menu").click()
    visitor.button("resign").click()
    visitor.button("resign-yes").click()
    companions.hear("resigned")
    assert companions.others[0].table["seats"][0]["bot"]
    expect(companions.told("line-resigned")).to_be_visible()
    expect(visitor.options).to_have_count(0)


def test_what_cannot_be_done_says_why_with_its_rule_and_the_rules_are_searched(companions: Companions) -> None:
    visitor = companions.visitor
    companions.until_ann_is_asked()
    visitor.page.locator('[data-thing="story"]').hover()
    expect(visitor.note).to_contain_text(visitor.say("refusal-no-coin"))
    visitor.note.get_by_role("button", name=re.compile(r"^Rule \S+$")).click()
    drawer = visitor.page.get_by_role("dialog")
    expect(drawer.get_by_role("listitem").first).to_be_visible()
    every = drawer.get_by_role("listitem").count()
    assert every == 70 + 7  # of the rulebook, and about the house's Story cards
    visitor.field("rules-search").fill("story coin")
    expect(drawer.get_by_role("listitem")).not_to_have_count(every)
    for rule in drawer.get_by_role("listitem").all_inner_texts():
        assert "story" in rule.lower()
        assert "coin" in rule.lower()
    visitor.field("rules-search").fill("zzz")
    expect(drawer.get_by_role("status")).to_have_text(visitor.say("rules-count", count=0))
    drawer.get_by_role("button", name=visitor.say("close"), exact=True).click()
    expect(drawer).to_have_count(0)

    # By key: why this is asked at all; by hovering: what a thing is.
    visitor.page.keyboard.press("?")
    expect(visitor.note.get_by_role("button", name=re.compile(r"^Rule \S+$"))).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.note).to_have_count(0)
    visitor.page.locator('[data-thing="deck"]').hover()
    expect(visitor.note).to_contain_text(visitor.say("page-deck-text"))
