"""The language is chosen from the browser at first, and changed at any time: everything on the page is said anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import by_bar, plays
from tests.web.visitor import Lang, Visitor
from tests.web.words import vocabulary, words_of

pytestmark = pytest.mark.slow

ITALIAN, ENGLISH = "IT: italiano", "EN: English"


def foreign_words(visitor: Visitor, lang: Lang, other: Lang) -> set[str]:
    """Words on the page that only the other language has. Names of players belong to neither."""
    names = [seat["name"] for seat in visitor.tables[-1]["seats"]]
    only_other = vocabulary(other) - vocabulary(lang) - set(words_of(" ".join([*names, ITALIAN, ENGLISH])))
    return set(words_of(visitor.words_on_page())) & only_other


def speak(visitor: Visitor, lang: Lang, button: str) -> None:
    visitor.page.get_by_role("button", name=button, exact=True).click()
    visitor.lang = lang
    visitor.prompt.wait_for()
    assert visitor.page.evaluate("document.documentElement.lang") == lang


def choices(visitor: Visitor, count: int) -> None:
    """Make so many choices, or fewer if the game ends before."""
    for _ in range(count):
        visitor.options.or_(visitor.result).first.wait_for()
        if visitor.options.count():
            visitor.options.first.click()


def test_a_change_of_language_in_the_middle_of_a_game_leaves_no_word_of_the_other(visit: Visit) -> None:
    visitor = visit()
    visitor.goes("/")
    visitor.way("play-now").click()
    choices(visitor, 4)
    visitor.options.or_(visitor.result).first.wait_for()
    told = len(visitor.told())
    assert foreign_words(visitor, "en", "it") == set()
    speak(visitor, "it", ITALIAN)
    assert foreign_words(visitor, "it", "en") == set()
    assert len(visitor.told()) == told
    choices(visitor, 2)
    visitor.options.or_(visitor.result).first.wait_for()
    assert foreign_words(visitor, "it", "en") == set()
    visitor.page.reload()
    expect(visitor.story).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == "it"
    speak(visitor, "en", ENGLISH)
    assert foreign_words(visitor, "en", "it") == set()
    plays(visitor, by_bar, seed=7)
    assert foreign_words(visitor, "en", "it") == set()
    speak(visitor, "it", ITALIAN)
    assert foreign_words(visitor, "it", "en") == set()


def test_a_browser_in_italian_is_greeted_in_italian(visit: Visit) -> None:
    visitor = visit(lang="it")
    visitor.goes("/")
    expect(visitor.way("play-now")).to_be_visible()
    only_english = vocabulary("en") - vocabulary("it") - set(words_of(ENGLISH))
    assert set(words_of(visitor.words_on_page())) & only_english == set()
