"""Replays over HTTP: listed, looked at step by step, verified, downloaded and brought."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sixgun
from tests.server.company import Player, done, hear_until, play_out
from tests.server.serving import Guest, Served


@pytest.fixture(scope="module")
def ann(served: Served) -> Player:
    """Has just played a public game against two bots to its end, in which somebody drew a card."""
    guest = Guest(served)
    chairs = ({"name": "Ann"}, {"bot": "rules"}, {"bot": "random"})
    while True:
        player = Player(guest, guest.opens(*chairs, public=True, title="High noon", begin=True))
        play_out(player)
        if any([event["event"] == "drew" for line in player.story for event in line.get("events", [])]):
            return player


def steps(player: Player, viewer: str, first: int = 0, count: int = 200) -> list[dict[str, Any]]:
    """Steps of the replay of a player's game."""
    wanted: dict[str, str | int] = {"viewer": viewer, "from": first, "count": count}
    answer = player.guest.http.get(f"/api/replays/{player.at}/steps", params=wanted)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["steps"]
    return found


def all_steps(player: Player, viewer: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while more := steps(player, viewer, len(found)):
        found += more
    return found


def test_a_finished_game_leaves_the_public_list_and_becomes_a_replay(served: Served, ann: Player) -> None:
    summary = ann.guest.http.get(f"/api/tables/{ann.at}").json()
    assert (summary["over"], summary["your_turn"]) == (True, False)
    stranger = Guest(served)
    assert ann.at not in [table["table"] for table in stranger.http.get("/api/tables").json()]
    (line,) = [line for line in stranger.http.get("/api/replays").json() if line["replay"] == ann.at]
    places = ann.table["view"]["result"]["places"]
    assert line["game"] == "gunfighters"
    assert line["title"] == "High noon"
    assert line["names"] == [seat["name"] for seat in ann.table["seats"]]
    assert line["winners"] == [seat for seat, place in enumerate(places) if place == 1]
    written = line["at"] - ann.story[-1]["at"]  # the calendar's time when it was written down, after it happened
    assert -1_000 < written < 60_000


def test_a_private_game_is_listed_only_for_those_who_played(served: Served) -> None:
    guest = Guest(served)
    player = Player(guest, guest.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True))
    done(player.do("resign"))
    hear_until(player, lambda table: table["over"])
    assert guest.http.get("/api/replays").json()[0]["replay"] == player.at
    assert player.at not in [line["replay"] for line in Guest(served).http.get("/api/replays").json()]


def test_the_shuffle_is_verified_against_the_commitment_shown_at_the_start(ann: Player) -> None:
    replay = ann.guest.http.get(f"/api/replays/{ann.at}").json()
    assert replay["commitment"] == ann.heard[0]["commitment"]
    assert (replay["verified"], replay["problem"]) == (True, None)
    assert (replay["game"], replay["seats"], replay["options"]) == ("gunfighters", 3, ann.table["options"])
    assert replay["names"] == [seat["name"] for seat in ann.table["seats"]]
    assert replay["picks"] == sum(line["kind"] == "picked" for line in ann.story)
    assert replay["result"] == ann.table["view"]["result"]
    assert len(bytes.fromhex(replay["seed"])) == 32


def test_the_record_of_a_finished_game_is_a_file_that_holds(ann: Player) -> None:
    answer = ann.guest.http.get(f"/api/replays/{ann.at}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="gunfighters-{ann.at}.json"'
    assert sixgun.verify(answer.json())
    assert answer.json()["seed"] is not None
    assert ann.record() == answer.json()


def test_steps_tell_a_seat_what_it_was_told_while_it_played(ann: Player) -> None:
    seen = all_steps(ann, "0")
    lines = [line for line in ann.story if line["kind"] == "picked"]
    assert (seen[0]["seat"], seen[0]["pick"], seen[0]["events"]) == (None, None, [])
    assert [step["seat"] for step in seen[1:]] == [line["seat"] for line in lines]
    assert [step["events"] for step in seen[1:]] == [line.get("events", []) for line in lines]
    assert [f"{step['seat']} {step['pick']}" for step in seen[1:]] == ann.record()["picks"]
    assert all(step["view"]["seat"] == 0 for step in seen)
    assert seen[-1]["view"] == ann.table["view"]
    assert all(card["card"] for card in seen[0]["view"]["players"][0]["cards"])
    assert [card["card"] for card in seen[0]["view"]["players"][1]["cards"]].count(None) == 4


def test_a_spectators_steps_show_no_hand_and_all_together_show_every_hand(ann: Player) -> None:
    nobody, everybody = steps(ann, "none", count=5), steps(ann, "all", count=5)
    assert all(step["view"]["seat"] is None for step in nobody)
    hidden = [card["card"] for player in nobody[0]["view"]["players"] for card in player["cards"]]
    assert hidden.count(None) == 12  # of each hand of five the fifth was dealt face up
    assert all([view["seat"] for view in step["views"]] == [0, 1, 2] for step in everybody)
    assert all("view" not in step for step in everybody)
    told = [event for step in all_steps(ann, "all") for event in step["events"] if event["event"] == "drew"]
    assert told
    assert all("card" in event for event in told)
    assert not any("card" in e for step in all_steps(ann, "none") for e in step["events"] if e["event"] == "drew")


def test_steps_come_in_portions(ann: Player) -> None:
    whole = all_steps(ann, "1")
    assert len(whole) == len(ann.record()["picks"]) + 1
    assert steps(ann, "1", 3, 4) == whole[3:7]
    assert steps(ann, "1", len(whole) - 1, 50) == whole[-1:]
    assert steps(ann, "1", len(whole)) == []


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("viewer=3", "no-such-seat"),
        ("viewer=me", "request-field"),
        ("viewer=-1", "request-field"),
        ("from=-1", "request-field"),
        ("from=x", "request-field"),
        ("count=0", "request-field"),
        ("count=201", "request-field"),
    ],
)
def test_steps_that_cannot_be_are_refused(ann: Player, query: str, code: str) -> None:
    answer = ann.guest.http.get(f"/api/replays/{ann.at}/steps?{query}")
    assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (400, code)


def test_a_record_that_was_brought_is_kept_once_for_whoever_brought_it(served: Served, ann: Player) -> None:
    guest = Guest(served)
    record = {**ann.record(), "names": ["Un", "Deux", "Trois"]}
    answers = [guest.http.post("/api/replays", json=record) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    id = answers[0].json()["replay"]
    assert answers[1].json()["replay"] == id
    mine = [line for line in guest.http.get("/api/replays").json() if line["names"] == ["Un", "Deux", "Trois"]]
    assert [line["replay"] for line in mine] == [id]
    assert id not in [line["replay"] for line in Guest(served).http.get("/api/replays").json()]
    assert guest.http.get(f"/api/replays/{id}").json()["verified"] is True
    assert guest.http.get(f"/api/replays/{id}/record").json() == record


def test_a_record_that_does_not_replay_is_refused_with_the_reason(served: Served, ann: Player) -> None:
    guest = Guest(served)
    good = ann.record()
    picks = good["picks"]
    for bad, code in (
        ({**good, "picks": [picks[0], picks[0], *picks[2:]]}, "record-pick-refused"),
        ({**good, "picks": ["first"]}, "record-pick-form"),
        ({**good, "commitment": "0" * len(good["commitment"])}, "record-promise-broken"),
        ({**good, "seed": None}, "record-no-seed"),
        ({**good, "rules": 999}, "record-rules"),
        ({**good, "sixgun": 2}, "record-future"),
        ({**good, "moon": 1}, "field-unknown"),
        ({**good, "seats": 9}, "field-range"),
        ({name: value for name, value in good.items() if name != "picks"}, "field-missing"),
        ({**good, "game": "poker"}, "no-such-game"),
        ([], "field-type"),
    ):
        answer = guest.http.post("/api/replays", json=bad)
        codes = [refusal["code"] for refusal in answer.json()["refusals"]]
        assert answer.status_code in (400, 404), codes
        assert code in codes
    for raw in (b"", b"{", b"[" * 1000, json.dumps(good).encode()[:-1], b"\xff\xfe"):
        answer = guest.http.post("/api/replays", content=raw)
        assert (answer.status_code, answer.json()["refusals"][0]["code"][:5]) == (400, "file-"), raw[:20]
    assert guest.http.post("/api/replays", content=b" " * 1_000_001).status_code == 413
    assert guest.http.get("/api/replays").json() == Guest(served).http.get("/api/replays").json()


def test_the_record_of_a_running_game_is_no_replay_yet(served: Served) -> None:
    guest = Guest(served)
    table = guest.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True)
    record = guest.http.get(f"/api/tables/{table}/record").json()
    answer = guest.http.post("/api/replays", json=record)
    assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (400, "record-no-seed")
    assert guest.http.get(f"/api/replays/{table}").status_code == 404
