"""Reviews over HTTP: asked for, waited for, kept, and never more than the house can take."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.core.match import Match
from sixgun.lab.review import Effort, review
from sixgun.lab.simulate import Series, record_game
from sixgun.server.work.reviews import CEILING, MOST
from tests.server.company import Player, default, done, limits
from tests.server.serving import PATIENCE, Guest, Served

GAME = sixgun.game("gunfighters")
# Seat 1 wins as soon as its turn begins: seat 0 can shoot it now, or lose.
NOW_OR_NEVER: dict[str, Any] = {
    "hands": [["hill", "ranch"], ["hill$"], []],
    "shown": [[False, False], [True], []],
    "coins": [0, 9, 0],
}


def short() -> Match:
    match = Match(GAME, names=["Ann", "Bo", "Cy"], position=NOW_OR_NEVER)
    match.play(0, "move:ranch")
    return match


def long(number: int) -> Match:
    """A duel between bots: hundreds of decisions."""
    game = sixgun.game("bang-duel")
    return record_game(Series("bang-duel", 2, game.option_values(game.new()), ("rules",), seed=3), number)


def bring(guest: Guest, match: Match) -> str:
    answer = guest.http.post("/api/replays", content=match.record().json())
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["replay"]
    return found


def state(guest: Guest, replay: str) -> dict[str, Any]:
    answer = guest.http.get(f"/api/replays/{replay}/review")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wait_for(guest: Guest, replay: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = state(guest, replay)
        if found["state"] == "done":
            return found
        time.sleep(0.05)
    pytest.fail("the review was never finished")


@pytest.mark.slow
def test_a_review_is_what_the_laboratory_makes_of_the_record_and_is_kept(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        guest = Guest(served)
        replay = bring(guest, short())
        assert state(guest, replay) == {"state": "none", "done": 0, "of": 0, "review": None, "judged": []}
        answer = guest.http.post(f"/api/replays/{replay}/review")
        assert answer.status_code == 202
        assert answer.json()["state"] in ("working", "done")
        found = wait_for(guest, replay)
        match = short()
        assert found["review"] == review(match.record(), match.game, Effort(MOST, CEILING))
        assert found["done"] == found["of"] == 3  # a decision, and a look for each of the others
        assert found["review"]["decisions"][0]["grade"] == "mistake"
        assert served.stop() == 0
        served.start()
        stranger = Guest(served)
        assert state(stranger, replay) == found
        assert stranger.http.post(f"/api/replays/{replay}/review").json() == found


@pytest.mark.slow
def test_the_house_makes_one_review_at_a_time_and_refuses_too_many(tmp_path: Path) -> None:
    with Served(tmp_path, *limits(reviews_waiting=2)) as served:
        guest = Guest(served)
        replays = [bring(guest, long(number)) for number in range(3)]
        answers = [guest.http.post(f"/api/replays/{replay}/review") for replay in replays]
        assert [answer.status_code for answer in answers] == [202, 202, 409]
        assert answers[2].json()["refusals"][0]["code"] == "too-many-reviews"
        assert [state(guest, replay)["state"] for replay in replays] == ["working", "waiting", "none"]
        assert guest.http.post(f"/api/replays/{replays[0]}/review").json()["state"] == "working"  # twice is once
        player = Player(guest, guest.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True))
        player.until_asked()
        done(player.pick(default(player)))  # tables go on meanwhile
        served.kill()
        served.start()
        again = Guest(served)
        assert [state(again, replay)["state"] for replay in replays] == ["none"] * 3  # and can be asked for again
        assert again.http.post(f"/api/replays/{replays[2]}/review").status_code == 202
        assert served.stop() == 0
        assert "Traceback" not in served.log.read_text()  # a house that closes sets its reviews aside


def test_a_review_needs_a_guest_and_a_replay(served: Served) -> None:
    guest = Guest(served)
    assert guest.http.get("/api/replays/nothing/review").status_code == 404
    assert guest.http.post("/api/replays/nothing/review").status_code == 404
    replay = bring(guest, short())
    nobody = guest.http.post(f"/api/replays/{replay}/review", headers={"Authorization": ""})
    assert (nobody.status_code, nobody.json()["refusals"][0]["code"]) == (403, "no-guest")
