"""Odds and trials of decks over HTTP: parts of the odds, sample hands, gauntlets and swaps, bounded per guest."""

from __future__ import annotations

import asyncio
import time
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from sixgun.core.capabilities import ReadsShowdowns
from sixgun.games.able import able
from sixgun.lab.decks import gauntlet
from sixgun.server import workshop_types as described
from sixgun.server.settings import Limits
from sixgun.server.work.trials import CHUNK, WEIGHED, Kind, Trial, Trials
from tests.server.company import ROOMY, limits
from tests.server.decks import listed
from tests.server.serving import PATIENCE, Guest, Served
from tests.server.test_answer_types import fits
from tests.server.test_lanes import Here, a_lane, let

LIST = listed(2)
GAME = able(ReadsShowdowns, "no-showdowns", "gunslinger")
WANTED: list[tuple[Kind, str]] = [("gauntlet", "ann"), ("tune", "bo"), ("gauntlet", "cy")]
LONG = 10 * PATIENCE  # games stand back for everything else that the machine does


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("trials"), *ROOMY, *limits(trials_per_guest=1, trials_waiting=2)) as running:
        yield running


def asked(guest: Guest, what: str, **more: Any) -> dict[str, Any]:
    answer = guest.http.post(f"/api/games/doomtown/deck/{what}", json={"text": LIST, **more}, timeout=LONG)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wanted(guest: Guest, kind: str, text: str = LIST) -> Any:
    return guest.http.post("/api/trials", json={"kind": kind, "game": "doomtown", "text": text}, timeout=LONG)


def until(guest: Guest, trial: str, games: int) -> dict[str, Any]:
    """How a trial stands as soon as so many games are over."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        state: dict[str, Any] = guest.http.get(f"/api/trials/{trial}").json()
        assert state["state"] in ("waiting", "working", "done"), state
        if state["done"] >= games or state["state"] == "done":
            return state
        time.sleep(0.1)
    raise AssertionError(state)


def test_the_odds_of_a_deck_come_part_by_part(house: Served) -> None:
    guest = Guest(house)
    hands = asked(guest, "odds", part="hands", draws=0)
    fits(hands, described.HandsPart)
    assert (hands["pile"], [row["cards"] for row in hands["hands"]]) == (52, [5, 6, 7, 8, 9, 10, 11])
    assert all(abs(sum(row["best"]) - 1) < 1e-9 for row in hands["hands"])
    rest = asked(guest, "odds", part="rest")
    fits(rest, described.RestPart)
    assert (rest["pulls"][0], len(rest["days"]["income"])) == (1.0, 6)
    assert asked(guest, "sample", seed=7) == asked(guest, "sample", seed=7)
    fits(asked(guest, "sample", seed=7), described.SampleHand)
    other = guest.http.post("/api/games/gunfighters/deck/odds", json={"text": LIST, "part": "rest"})
    assert other.json()["refusals"][0]["code"] == "no-decks"


def test_a_gauntlet_runs_beside_is_bounded_watched_and_cancelled(house: Served) -> None:
    ann, bo, cy = Guest(house), Guest(house), Guest(house)
    bad = wanted(ann, "gauntlet", "Law Dogs\n5x Bobo")
    assert bad.status_code == 400
    assert {refusal["code"] for refusal in bad.json()["refusals"]} >= {"deck-size", "deck-title"}
    begun = wanted(ann, "gauntlet")
    assert begun.status_code == 202, begun.text
    trial = begun.json()["trial"]
    fits(begun.json(), described.TrialState)
    again = wanted(ann, "gauntlet")
    assert (again.status_code, again.json()["refusals"][0]["code"]) == (409, "too-many-trials")
    # others have theirs, up to what the house bears, and see nothing of this one
    other = wanted(bo, "gauntlet").json()["trial"]
    assert wanted(cy, "gauntlet").status_code == 409
    for answer in (bo.http.get(f"/api/trials/{trial}"), bo.http.delete(f"/api/trials/{trial}")):
        assert answer.status_code == 404
    assert bo.http.delete(f"/api/trials/{other}").status_code == 204
    assert bo.http.get(f"/api/trials/{other}").status_code == 404
    state = until(ann, trial, 4)
    assert 0 <= state["low"] <= state["rate"] <= state["high"] <= 1
    assert state["of"] == gauntlet.GAMES
    replay = ann.http.post(f"/api/trials/{trial}/replay", json={"number": 3}, timeout=LONG)
    assert replay.status_code == 201, replay.text
    told = ann.http.get(f"/api/replays/{replay.json()['replay']}").json()
    assert (told["problem"], told["game"]) == (None, "doomtown")
    assert ann.http.post(f"/api/trials/{trial}/replay", json={"number": 9_999}).status_code == 404
    assert ann.http.delete(f"/api/trials/{trial}").status_code == 204
    assert wanted(cy, "tune").status_code == 202  # there is room again
    assert cy.http.delete("/api/me").status_code == 204  # and it goes with its guest
    assert wanted(bo, "gauntlet").status_code == 202


def test_a_showdown_is_tried_for_balance_and_a_bad_file_lists_every_problem(house: Served) -> None:
    ann = Guest(house)

    def begun(text: str, game: str = "gunslinger") -> Any:
        wanted = {"kind": "balance", "game": game, "text": text}
        return ann.http.post("/api/trials", json=wanted, timeout=LONG)

    file = files("sixgun.games.gunslinger").joinpath("data/showdowns/1.toml").read_text("utf-8")
    wrong = file.replace("game_length = 12", "game_length = 61").replace('"F9"', '"F3"')
    bad = begun(wrong)
    found = GAME.showdown_problems(tomllib.loads(wrong))
    assert len(found) == 2
    assert (bad.status_code, bad.json()["refusals"]) == (400, [problem.plain() for problem in found])
    assert begun("map = [").status_code == 400
    assert begun(file, "bang-duel").json()["refusals"][0]["code"] == "no-showdowns"
    answer = begun(file)
    assert answer.status_code == 202, answer.text
    fits(answer.json(), described.TrialState)
    trial = answer.json()["trial"]
    state = until(ann, trial, 8)
    assert (state["of"], len(state["sides"])) == (200, 2)
    assert sum(side["rate"] for side in state["sides"]) == pytest.approx(1)
    assert all(0 <= side["low"] <= side["rate"] <= side["high"] <= 1 for side in state["sides"])
    fits(state, described.TrialState)
    replay = ann.http.post(f"/api/trials/{trial}/replay", json={"number": 5}, timeout=LONG)
    told = ann.http.get(f"/api/replays/{replay.json()['replay']}").json()
    assert (told["problem"], told["game"]) == (None, "gunslinger")
    assert ann.http.delete(f"/api/trials/{trial}").status_code == 204
    assert ann.http.get(f"/api/trials/{trial}").status_code == 404


def test_a_search_tells_how_far_it_is_and_ends_between_two_pieces() -> None:
    async def runs() -> None:
        search = Here(at_once=False)
        trials = Trials(a_lane(search), a_lane(Here()), Limits())
        ann = Trial("tune", "doomtown", "ann", "ann", LIST, "")
        await asyncio.wait_for(trials.begin(ann), PATIENCE)
        for end in range(3):  # what is to be weighed, then two pieces of it
            await let()
            search.ends[end].set_result(None)
        await let()
        told = ann.told()
        assert (told["weighed"], told["done"], told["state"]) == (2 * WEIGHED, 0, "working")
        assert told["to_weigh"] > 2 * WEIGHED
        trials.cancel(ann.id, "ann")
        await let()
        search.ends[3].set_result(None)
        await let()
        assert len(search.begun) == 4  # nothing more of it was begun
        await trials.close()

    asyncio.run(runs())


def test_who_wants_a_trial_or_a_replay_never_waits_for_the_games_and_searches_of_others() -> None:
    async def runs() -> None:
        games = Here(at_once=False)  # each piece ends when it is told to
        trials = Trials(a_lane(games), a_lane(Here()), Limits())
        ann, bo, cy = [Trial(kind, "doomtown", name, name, LIST, "") for kind, name in WANTED]
        await asyncio.wait_for(trials.begin(ann), PATIENCE)
        await let()
        games.ends[0].set_result(None)
        await let()
        assert (ann.done, len(games.begun)) == (CHUNK, 2)  # its next games have begun, and do not end
        await asyncio.wait_for(trials.begin(bo), PATIENCE)
        await asyncio.wait_for(trials.begin(cy), PATIENCE)
        record = await asyncio.wait_for(trials.replay(ann, CHUNK - 1), PATIENCE)
        assert record.game == "doomtown"
        trials.cancel(ann.id, "ann")
        await let()
        games.ends[1].set_result(None)  # a piece goes on to its end; then it is bo's turn to search
        await let()
        assert [args[0] for args in games.begun[2:]] == [LIST]
        trials.cancel(bo.id, "bo")
        await asyncio.wait_for(trials.begin(Trial("gauntlet", "doomtown", "bo", "bo", LIST, "")), PATIENCE)
        assert len(games.begun) == 3  # nothing but answers was waited for
        await trials.close()

    asyncio.run(runs())
