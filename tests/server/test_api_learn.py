"""Lessons over HTTP: the server keeps nothing, the picks so far say where one is."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from sixgun.play.learn import LessonPlayer, find_lesson, lessons_of, puzzles_of
from sixgun.server import answer_types as described
from tests.server.serving import Guest, Served
from tests.server.test_answer_types import fits

KEYS = [game.key for game in sixgun.games()]


@pytest.fixture
def guest(served: Served) -> Guest:
    return Guest(served)


def post(guest: Guest, where: str, **body: Any) -> Any:
    answer = guest.http.post(f"/api/learn/{where}", json=body)
    assert answer.status_code == 200, answer.text
    fits(answer.json(), described.LessonState)
    return answer.json()


def test_the_list_has_every_course_and_todays_puzzle(guest: Guest) -> None:
    found = guest.http.get("/api/learn").json()
    fits(found, described.LearnIndex)
    assert [len(course["lessons"]) for course in found["courses"]] == [len(lessons_of(key)) for key in KEYS]
    assert len(found["puzzles"]) == 24
    assert 0 <= found["today"] < 24


@pytest.mark.parametrize("key", KEYS)
def test_a_course_is_played_pick_by_pick(guest: Guest, key: str) -> None:
    """The first lesson and the last puzzle: what is sent is what the player of lessons says."""
    for lesson in (lessons_of(key)[0], puzzles_of(key)[-1]):
        player = LessonPlayer(lesson)
        where, picks = f"{key}/{lesson.slug}", list[str]()
        while not player.over:
            state = post(guest, where, picks=picks)
            assert (state["at"], state["say"], state["show"]) == (player.at, player.say, player.wanted()[0])
            [table] = state["tables"]
            assert [option["pick"] for option in table["ask"]["options"]] == player.offered()
            assert table["view"] == player.match.game.view(player.match.state, lesson.seat)
            told = [event for line in table["story"] for event in line.get("events", [])]
            assert told == player.told
            player.take(state["show"])
            state = post(guest, where, picks=picks, pick=state["show"])
            picks = list(player.picks)
            assert state["answer"] == ""
            told = [event for table in state["tables"] for line in table["story"] for event in line.get("events", [])]
            assert told == player.fresh
            assert [table["ask"] is None for table in state["tables"][:-1]] == [True] * (len(state["tables"]) - 1)
        assert state["over"]
        assert state["tables"][-1]["ask"] is None


def test_a_wrong_pick_is_answered_with_what_would_come_of_it_and_changes_nothing(guest: Guest) -> None:
    state = post(guest, "gunfighters/run", pick="move:hill")
    assert (state["at"], state["answer"]) == (0, "lesson-run-1-wrong-3")
    assert len(state["tables"]) == 2  # the pick, and what came of it
    assert "changes" in state["tables"][0]["story"][0]
    assert post(guest, "gunfighters/run")["at"] == 0


def test_why_another_pick_is_not_possible(guest: Guest) -> None:
    later = post(guest, "gunfighters/run", picks=["move:saloon"], why="move:station")
    assert later["refusal"]["code"] == "lesson-later"
    illegal = post(guest, "gunfighters/run", picks=["move:saloon"], why="shoot:1>saloon")
    assert illegal["refusal"]["rule"]
    assert post(guest, "gunfighters/run", why="move:saloon")["refusal"] is None


def test_the_learner_sees_no_more_than_the_seat_may(guest: Guest) -> None:
    """The same table for a redeal of what the seat cannot know: nothing of it is in the message."""
    state = post(guest, "gunfighters/three-shots")
    player = LessonPlayer(find_lesson("gunfighters", "three-shots"))
    other = player.match.game.redeal(player.match.state, 0, 5)
    assert state["tables"][0]["view"] == player.match.game.view(other, 0)
    assert "seed" not in str(state)


@pytest.mark.parametrize(
    ("where", "body", "code"),
    [
        ("gunfighters/no-such", {}, "no-such-lesson"),
        ("chess/run", {}, "no-such-game"),
        ("gunfighters/run", {"picks": ["move:plaza"]}, "lesson-changed"),
        ("gunfighters/run", {"pick": "nonsense"}, "no-such-pick"),
        ("gunfighters/run", {"picks": ["x"] * 31}, "field-length"),
        ("gunfighters/run", {"colour": "red"}, "field-unknown"),
    ],
)
def test_what_makes_no_sense_is_refused(guest: Guest, where: str, body: dict[str, Any], code: str) -> None:
    answer = guest.http.post(f"/api/learn/{where}", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["refusals"][0]["code"]
    if not code.startswith("field-"):
        assert answer.json()["refusals"][0]["code"] == code
