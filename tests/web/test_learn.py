"""Lessons on the page: by mouse, by keys alone, on a phone, in both languages; left, resumed, repeated, skipped."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from sixgun.play.learn import LessonPlayer, lessons_of, puzzles_of
from sixgun.play.learn.lesson import words_of
from sixgun.text import Speaker
from tests.conformance.budget import BUDGET
from tests.web.conftest import Visit
from tests.web.playing import tab_to
from tests.web.visitor import DESK, PHONE, Lang, Size, Visitor

pytestmark = pytest.mark.slow

KEYS = ("gunfighters", "bang-duel", "gunslinger", "doomtown")
COVERED = """() => {
  const card = document.querySelector(".coach section").getBoundingClientRect();
  return [...document.querySelectorAll("[data-coached]")].map((at) => at.getBoundingClientRect()).filter((box) =>
    box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top
    && box.height < innerHeight / 2).length;
}"""


def said(lang: Lang, game: str, key: str) -> str:
    return Speaker(lang, game, packages=(words_of(game),)).text(key)


def coach(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("coach"), exact=True)


def kept(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(visitor.page.evaluate("localStorage.getItem('sixgun.learn') ?? '{}'"))
    return found


def by_mouse(visitor: Visitor, marked: Locator) -> None:
    marked.click()


def by_touch(visitor: Visitor, marked: Locator) -> None:
    marked.tap()


def by_keys(visitor: Visitor, marked: Locator) -> None:
    """The number of the option."""
    visitor.page.keyboard.type(marked.locator("kbd").first.inner_text())


def shows(visitor: Visitor, way: Callable[[Visitor, Locator], None]) -> None:
    """Ask the coach for the pick."""
    if way is by_keys:
        visitor.page.keyboard.press("i")
    elif way is by_touch:
        visitor.button("coach-show-me").tap()
    else:
        visitor.button("coach-show-me").click()
    visitor.prompt.locator("[data-hint]").first.wait_for()


def finds(visitor: Visitor, way: Callable[[Visitor, Locator], None]) -> None:
    """Follow the coach's mark through the bar until it is picked."""
    shows(visitor, way)
    marked = visitor.prompt.locator("[data-hint]")
    for _ in range(8):
        expect(marked).to_have_count(1)
        last = marked.get_attribute("data-option") is not None
        way(visitor, marked)
        if last:
            return
    raise AssertionError("the mark leads nowhere")


def studies(visitor: Visitor, game: str, way: Callable[[Visitor, Locator], None]) -> None:
    """Play the first lesson of a game to its end; the coach says what the lesson has for each step."""
    lesson = lessons_of(game)[0]
    visitor.goes(f"/learn/{game}")
    visitor.page.wait_for_url(f"**/learn/{game}/{lesson.slug}")
    for at in range(len(lesson.steps)):
        expect(coach(visitor)).to_contain_text(said(visitor.lang, game, lesson.step_key(at)))
        if way is not by_touch:  # a phone has not everything on the table at once
            expect(visitor.page.locator("[data-coached]").first).to_be_visible()
        visitor.page.wait_for_function(f"() => ({COVERED})() === 0")  # once what is pointed at has come into sight
        finds(visitor, way)
    expect(visitor.heading("lesson-done")).to_be_visible()
    for number in (1, 2, 3):
        line = said(visitor.lang, game, f"{lesson.key}-learned-{number}")
        expect(visitor.page.get_by_role("listitem").filter(has_text=line)).to_be_visible()
    assert kept(visitor)[f"{game}/{lesson.slug}"]["done"] is True


# Every course in every way, and every way and every course in both languages.
WAYS: list[tuple[str, Callable[[Visitor, Locator], None], Size, Lang]] = [
    (game, way, size, ("en", "it")[(row + column) % 2])
    for row, game in enumerate(KEYS)
    for column, (way, size) in enumerate([(by_mouse, DESK), (by_keys, DESK), (by_touch, PHONE)])
]


@pytest.mark.parametrize(("game", "way", "size", "lang"), WAYS, ids=[f"{w[0]}-{w[1].__name__}-{w[3]}" for w in WAYS])
def test_the_first_lesson_of_a_course_is_played_to_its_end(
    visit: Visit, game: str, way: Callable[[Visitor, Locator], None], size: Size, lang: Lang
) -> None:
    studies(visit(size=size, lang=lang), game, way)


def test_a_wrong_pick_is_answered_with_what_would_come_of_it_and_nothing_is_lost(visit: Visit) -> None:
    visitor = visit(motion=True)
    visitor.goes("/learn/gunfighters/run")
    expect(coach(visitor)).to_contain_text("Run: put it down.")
    live = coach(visitor).locator("[aria-live=polite]")
    visitor.hand.filter(has_text="Hill").or_(visitor.page.locator('[data-thing="card:hill"]')).first.click()
    visitor.prompt.locator('[data-option="move:hill"]').click()
    expect(live).to_contain_text("That man is safe where he is")
    expect(live).to_contain_text(visitor.say("coach-what-if"))
    visitor.prompt.locator("button[data-option], .options button").first.wait_for()  # back again, and asked anew
    expect(live).to_contain_text("Run: put it down.")
    expect(visitor.page.locator('[data-zone="hand"] [data-thing="card:saloon"]')).to_have_count(1)
    assert kept(visitor)["gunfighters/run"]["picks"] == []


def test_a_lesson_is_left_resumed_taken_back_started_again_and_skipped(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/learn/gunfighters/three-shots")
    finds(visitor, by_mouse)
    expect(coach(visitor)).to_contain_text("Belle answered at once")
    visitor.link("coach-leave").click()
    course = visitor.page.get_by_role("region", name="Make You Gunfighters")
    expect(course.get_by_text(visitor.say("status-begun"))).to_be_visible()
    course.get_by_role("link", name="Three shots").click()
    expect(coach(visitor)).to_contain_text("Belle answered at once")
    visitor.page.reload()
    expect(coach(visitor)).to_contain_text("Belle answered at once")
    visitor.page.keyboard.press("u")
    expect(coach(visitor)).to_contain_text("Dusty was seen on the Hill")
    finds(visitor, by_mouse)
    visitor.button("coach-restart").click()
    expect(coach(visitor)).to_contain_text("Dusty was seen on the Hill")
    visitor.button("coach-skip").click()
    expect(coach(visitor)).to_contain_text("Run!")
    assert kept(visitor)["gunfighters/three-shots"] == {"picks": [], "done": False, "skipped": True}
    visitor.goes("/learn/gunfighters")
    visitor.page.wait_for_url("**/learn/gunfighters/run")


def test_a_puzzle_is_solved_and_the_next_one_is_offered(visit: Visit) -> None:
    visitor = visit(lang="it")
    visitor.goes("/puzzles")
    expect(visitor.heading("puzzle-today")).to_be_visible()
    assert visitor.page.locator("ol.lines li").count() == 24
    puzzle = puzzles_of("gunfighters")[0]
    visitor.page.get_by_role("link", name=said("it", "gunfighters", puzzle.key), exact=True).click()
    expect(coach(visitor)).to_contain_text(said("it", "gunfighters", f"{puzzle.key}-1"))
    player = LessonPlayer(puzzle)
    wrong = next(pick for pick in player.offered() if player.answer(pick))
    visitor.page.get_by_role("button", name=visitor.say("coach-solution"), exact=True).wait_for()
    choose(visitor, wrong)
    answer = player.answer(wrong)
    assert answer is not None
    expect(coach(visitor)).to_contain_text(said("it", "gunfighters", answer.key))
    choose(visitor, player.wanted()[0])
    expect(visitor.heading("puzzle-done")).to_be_visible()
    explained = said("it", "gunfighters", f"{puzzle.key}-1-done")
    expect(visitor.zone("board").get_by_text(explained)).to_be_visible()
    expect(visitor.link("next-puzzle")).to_be_visible()
    visitor.link("all-puzzles").click()
    expect(visitor.page.get_by_text(visitor.say("puzzle-solved"), exact=True)).to_have_count(1)


def choose(visitor: Visitor, pick: str) -> None:
    """Pick an option, wherever in the steps of the bar it is."""
    visitor.options.first.wait_for()
    assert _found(visitor, visitor.prompt.locator(f'[data-option="{pick}"]')), pick


def _found(visitor: Visitor, target: Locator) -> bool:
    if target.count():
        target.click()
        return True
    for number in range(visitor.options.count()):
        if visitor.options.nth(number).get_attribute("data-option") is None:
            visitor.options.nth(number).click()
            if _found(visitor, target):
                return True
            visitor.page.keyboard.press("Escape")
    return False


def test_the_first_time_play_now_offers_the_lesson_once(visit: Visit) -> None:
    visitor = visit(newcomer=True)
    visitor.goes("/")
    tab_to(visitor, visitor.way("play-now"))
    visitor.page.keyboard.press("Enter")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=visitor.say("offer-title"))).to_be_visible()
    expect(dialog.get_by_role("link", name=visitor.say("learn-now"))).to_be_focused()
    dialog.get_by_role("button", name=visitor.say("offer-play")).click()
    visitor.options.first.wait_for()
    visitor.goes("/")
    visitor.way("play-now").click()
    visitor.options.first.wait_for()  # once is enough
    visitor.goes("/")
    visitor.way("play-now", "bang-duel").click()  # but each game has its own
    dialog.get_by_role("link", name=visitor.say("learn-now")).click()
    visitor.page.wait_for_url("**/learn/bang-duel/bang")
    expect(coach(visitor)).to_be_visible()


def test_every_poster_leads_to_its_lesson_and_says_players_length_and_difficulty(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/")
    for game, players in zip(KEYS, ("3-7", "2", "2-7", "2-4"), strict=True):
        poster = visitor.page.get_by_role("listitem", name=visitor.say(f"poster-{game}-title"), exact=True)
        expect(poster.get_by_role("link", name=visitor.say("learn-now"))).to_have_attribute("href", f"/learn/{game}")
        expect(poster.locator(".facts")).to_contain_text(f"{players} players")
        expect(poster.locator(".facts")).to_contain_text("min")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_says_what_it_is_played_for_at_the_first_question_and_on_a_key(visit: Visit, size: Size) -> None:
    visitor = visit(size=size)
    visitor.goes("/")
    visitor.way("play-now").click()
    aim = "Be the last gang standing, or hold nine coins."
    expect((visitor.page.locator("header") if size == PHONE else visitor.prompt).get_by_text(aim)).to_be_visible()
    visitor.options.first.wait_for()
    visitor.page.keyboard.press("a")
    expect(visitor.note).to_have_text(aim)


@pytest.mark.skipif(BUDGET != "long", reason="every step of every lesson: with SIXGUN_BUDGET=long")
@pytest.mark.parametrize("game", KEYS)
def test_whatever_a_coach_points_at_is_there(visit: Visit, game: str) -> None:
    visitor = visit()
    missing = []
    for lesson in lessons_of(game):
        visitor.goes(f"/learn/{game}/{lesson.slug}")
        for at, step in enumerate(lesson.steps):
            expect(coach(visitor)).to_contain_text(visitor.say("coach-step", step=at + 1, steps=len(lesson.steps)))
            expect(coach(visitor)).to_contain_text(said("en", game, lesson.step_key(at)))
            if step.spot:
                try:
                    visitor.page.locator("[data-coached]").first.wait_for(timeout=3000)
                except TimeoutError:
                    missing.append((lesson.slug, at + 1, step.spot))
            visitor.button("coach-skip-step").click()
        expect(visitor.heading("lesson-done")).to_be_visible()
    assert missing == []
