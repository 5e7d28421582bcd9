"""The rules on the page: short chapters with drawings, and behind them every rule of the inventory."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import sixgun
from sixgun.text import Speaker
from tests.web.conftest import Visit
from tests.web.visitor import PHONE

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_game_has_its_rules_as_chapters_which_lead_to_the_exact_rules_and_to_a_lesson(
    visit: Visit, lang: str
) -> None:
    visitor = visit(size=PHONE, lang=lang)
    visitor.goes("/rules")
    for game in sixgun.games():
        voice = Speaker(lang, game.key, packages=(f"{game.home}:chapters",))
        visitor.page.get_by_role("link", name=voice.text("title"), exact=True).click()
        for chapter in game.chapters():
            told = visitor.page.locator(f"#chapter-{chapter['slug']}")
            expect(told).to_contain_text(voice.text(f"chapter-{chapter['slug']}"))
            expect(told.locator("figcaption")).to_have_text(voice.text(f"chapter-{chapter['slug']}-figure"))
    doomtown = Speaker(lang, "doomtown").text("title")
    visitor.page.get_by_role("link", name=doomtown, exact=True).click()
    told = visitor.page.locator("#chapter-call-out")
    expect(told.get_by_role("link")).to_have_attribute("href", "/learn/doomtown/call-out")
    told.get_by_role("button").click()
    drawer = visitor.page.get_by_role("dialog")
    expect(drawer.locator("li.meant")).to_be_visible()
    drawer.get_by_role("button", name=visitor.say("rules-chapters"), exact=True).click()
    drawer.locator("#chapter-shootout").get_by_role("button").click()
    shootout = next(chapter for chapter in sixgun.game("doomtown").chapters() if chapter["slug"] == "shootout")
    expect(drawer.get_by_role("listitem")).to_have_count(len(shootout["rules"]))
