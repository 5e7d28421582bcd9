"""The rule inventory is the contract of completeness."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.lab.citations import citations_in_tests, rule_index
from sixgun.play.learn import lessons_of
from sixgun.text import LANGUAGES, Speaker


@pytest.mark.parametrize("game", sixgun.games(), ids=lambda game: game.key)
def test_every_rule_has_code_and_a_test_in_both_languages(game: sixgun.Game) -> None:
    index = rule_index(game)
    assert index
    assert [rule["id"] for rule in index if not rule["code"]] == []
    assert [rule["id"] for rule in index if not rule["tests"]] == []
    assert [rule["id"] for rule in index if not rule["text"] or not rule["it"]] == []
    assert [rule["id"] for rule in index if ("unclear" in rule) != ("unclear_it" in rule)] == []
    assert len({rule["id"] for rule in index}) == len(index)


@pytest.mark.parametrize("game", sixgun.games(), ids=lambda game: game.key)
def test_no_test_cites_a_rule_that_is_not_there(game: sixgun.Game) -> None:
    known = {rule["id"] for rule in game.rule_texts()}
    assert [cited for cited in citations_in_tests(game) if cited[0] not in known] == []


def test_gunfighters_has_all_seventy_rules_and_seven_about_the_house_s_story_cards() -> None:
    sources = [rule["source"] for rule in sixgun.game("gunfighters").rule_texts()]
    assert len(sources) - sources.count("house") == 70
    assert sources.count("house") == 7


@pytest.mark.parametrize("game", sixgun.games(), ids=lambda game: game.key)
def test_every_rule_belongs_to_one_chapter_and_every_chapter_is_told_in_both_languages(game: sixgun.Game) -> None:
    told = [id for chapter in game.chapters() for id in chapter["rules"]]
    assert sorted(told) == sorted(rule["id"] for rule in game.rule_texts())
    lessons = {lesson.slug for lesson in lessons_of(game.key)}
    assert {chapter["lesson"] for chapter in game.chapters()} <= lessons | {""}
    for lang in LANGUAGES:
        voice = Speaker(lang, packages=(f"{game.home}:chapters",))
        for chapter in game.chapters():
            name = f"chapter-{chapter['slug']}"
            assert all(voice.has(name + part) for part in ("", "-text", "-figure")), (lang, name)
            assert len(voice.text(name + "-text").split()) <= 120, "a chapter is short"
