"""axe-core finds nothing to complain about: on every page, in both languages, both themes and both sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.conformance.budget import BUDGET
from tests.server.decks import listed
from tests.server.serving import Guest
from tests.web.browser import LONG
from tests.web.conftest import Visit
from tests.web.visitor import DESK, PHONE, Lang, Size, Theme, Visitor
from tests.web.words import ROOT

pytestmark = pytest.mark.slow

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES: dict[Theme, Theme] = {"light": "dark", "dark": "light"}  # each with the other one
# Only colours differ from one theme to the other.
OF_COLOURS = [] if BUDGET == "long" else ["color-contrast", "link-in-text-block"]
RUN = """async (rules) => {
  const turning = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
  await Promise.allSettled(turning.map((motion) => motion.finished));
  const runOnly = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...runOnly });
  if (found.passes.length === 0) return ["nothing was looked at"];
  return found.violations.map(({ id, nodes }) => id + ": " + nodes.map((node) => node.target.join(" ")).join(", "));
}"""


def every_page(visitor: Visitor, live: str, boards: dict[str, str], lobby: str, finished: str) -> Iterator[str]:
    """Go from page to page, by links; the name of each, once it is there."""
    page = visitor.page
    visitor.goes("/")
    visitor.way("play-now").wait_for()
    yield "start"
    visitor.way("options-more").click()
    visitor.field("set-up-seats").wait_for()
    yield "set-up dialog"
    visitor.follows(f"/t/{lobby}")
    visitor.field("invite-link").wait_for()
    yield "lobby"
    visitor.follows(f"/t/{live}")
    visitor.options.first.wait_for()
    visitor.hand.first.wait_for()
    yield "table"
    page.keyboard.press("i")
    visitor.note.wait_for()
    yield "table with a hint"
    page.keyboard.press("r")
    page.get_by_role("dialog").get_by_role("figure").first.wait_for()
    yield "rules drawer"
    visitor.button("close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    for name, table in boards.items():
        visitor.follows(f"/t/{table}")
        visitor.options.first.wait_for()
        visitor.hand.first.wait_for()
        yield f"table of a {name}"
    visitor.follows("/showdown")
    visitor.heading("edit-good").wait_for()
    visitor.button("edit-add-lying").click()
    visitor.button("edit-add-extra").click()
    visitor.button("edit-add-person").click()
    visitor.heading("edit-problems", count=2).wait_for()
    yield "showdown editor"
    visitor.follows("/workshop")
    visitor.field("workshop-search").wait_for()
    yield "workshop"
    visitor.button("workshop-import").click()
    visitor.field("workshop-paste").fill(listed(2))
    visitor.button("workshop-import-do").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    more = page.get_by_role("button", name=visitor.say("workshop-pane-more"))
    if more.is_visible():  # on a phone
        more.click()
    page.get_by_role("tab", name=visitor.say("workshop-tab-odds"), exact=True).click()
    visitor.field("workshop-skill").wait_for(timeout=LONG * 1000)
    yield "workshop with odds"
    visitor.follows(f"/t/{finished}")
    visitor.result.wait_for()
    yield "end of a game"
    visitor.follows(f"/r/{finished}")
    expect(page.get_by_role("group", name=visitor.say("page-town"))).to_be_visible()
    visitor.button("replay-last").click()
    visitor.story.locator("p").first.wait_for()
    yield "replay"
    visitor.button("review").click()
    page.locator("figure svg[role=img]").wait_for(timeout=LONG * 1000)
    page.get_by_text(visitor.say("review-figures"), exact=True).click()
    page.locator("tbody tr").first.wait_for()
    yield "review"
    for name, shown in (("replays", finished), ("games", live), ("watch", lobby)):
        visitor.link(f"nav-{name}").click()
        page.locator(f'a[href$="/{shown}"]').wait_for()
        yield name
    visitor.goes("/")
    visitor.link("nav-me").press("Enter")  # not by mouse: games to go on with come above it when they are there
    visitor.button("me-code").click()
    page.locator("output").wait_for()
    yield "my data"
    visitor.link("nav-about").click()
    visitor.heading("about-credits").wait_for()
    yield "about"
    visitor.link("nav-learn").click()
    visitor.heading("learn-title").wait_for()
    yield "learn"
    visitor.link("learn-rules").first.click()
    page.get_by_role("figure").first.wait_for()
    yield "rules"
    visitor.follows("/learn")
    visitor.link("learn-puzzles").click()
    visitor.heading("puzzle-today").wait_for()
    yield "puzzles"
    visitor.follows("/learn/gunfighters/three-shots")
    page.locator("[data-coached]").first.wait_for()
    yield "lesson"
    while visitor.button("coach-skip-step").is_visible():
        coach = page.get_by_role("region", name=visitor.say("coach"), exact=True)
        before = coach.inner_text()
        visitor.button("coach-skip-step").click()
        expect(coach).not_to_have_text(before)
    visitor.heading("lesson-done").wait_for()
    yield "end of a lesson"


def violations(visitor: Visitor, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds on the page as it is; by all of its rules, or by some."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = visitor.page.evaluate(RUN, list(rules))
    return found


def in_both_themes(visitor: Visitor) -> dict[Theme, list[str]]:
    """What axe finds on the page as it is, and once more after dusk or dawn on this device."""
    found = {theme_of(visitor): violations(visitor)}
    other = THEMES[theme_of(visitor)]
    visitor.page.emulate_media(color_scheme=other)
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", other)
    found[other] = violations(visitor, OF_COLOURS)  # and the next page is come upon in this theme
    return found


def theme_of(visitor: Visitor) -> Theme:
    theme: Theme = visitor.page.evaluate("document.documentElement.dataset.theme")
    return theme


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_axe_finds_no_violation_on_any_page_in_either_theme(
    visit: Visit,
    ann: Guest,
    live: str,
    boards: dict[str, str],
    lobby: str,
    finished: str,
    lang: Lang,
    size: Size,
) -> None:
    visitor = visit(size=size, lang=lang, guest=ann)
    found = {name: in_both_themes(visitor) for name in every_page(visitor, live, boards, lobby, finished)}
    assert len(found) == 25
    assert all(set(themes) == set(THEMES) for themes in found.values())
    wrong = {(name, theme): bad for name, themes in found.items() for theme, bad in themes.items() if bad}
    assert wrong == {}


def test_axe_would_find_a_violation(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/about")
    visitor.heading("about-credits").wait_for()
    visitor.page.evaluate("document.querySelector('main').append(document.createElement('input'))")
    assert [found.partition(":")[0] for found in violations(visitor)] == ["label"]
