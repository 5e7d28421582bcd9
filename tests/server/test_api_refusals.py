"""What the HTTP interface refuses: with a status, a code that has its sentence, and nothing done."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.text.speaker import message_files
from tests.server.serving import Guest, Served

CHAIRS: list[dict[str, Any]] = [{"name": "Ann"}, {"bot": "rules"}, {}]
GOOD: dict[str, Any] = {"game": "gunfighters", "chairs": CHAIRS}


def worded(code: str) -> bool:
    """Whether a refusal has its sentence in both languages."""
    packages = ("sixgun.text", "sixgun.games.gunfighters")
    texts = {
        lang: [path.read_text("utf-8") for name in packages for path in message_files(name, lang)]
        for lang in ("en", "it")
    }
    return all(any(f"\nrefusal-{code} =" in text for text in found) for found in texts.values())


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": None}, 400, "request-field"),
        ({"game": 5}, 400, "request-field"),
        ({"game": "g" * 41}, 400, "request-field"),
        ({"game": "poker"}, 404, "no-such-game"),
        ({"chairs": None}, 400, "request-field"),
        ({"chairs": []}, 400, "request-field"),
        ({"chairs": [{"name": "Ann"}] * 33}, 400, "request-field"),
        ({"chairs": {"name": "Ann"}}, 400, "request-field"),
        ({"chairs": [{"name": 1}, {}, {}]}, 400, "request-field"),
        ({"chairs": [{"name": "Ann", "seat": "0"}, {}, {}]}, 400, "field-unknown"),
        ({"chairs": [{"name": "Ann"}, {"bot": "hal"}, {}]}, 400, "no-such-bot"),
        ({"chairs": [{"name": "Ann"}, {"bot": "search:9999999"}, {}]}, 400, "no-such-bot"),
        ({"chairs": [{"name": "Ann"}, {"bot": "enter"}, {"bot": "enter"}]}, 400, "no-such-bot"),
        ({"chairs": [{"name": "Ann"}, {}]}, 400, "field-range"),
        ({"chairs": [{"name": "Ann"}, *[{}] * 7]}, 400, "field-range"),
        ({"chairs": [{}, {}, {"bot": "rules"}]}, 400, "no-chair-for-you"),
        ({"chairs": [{"name": " \n\u202e"}, {}, {}]}, 400, "name-empty"),
        ({"options": []}, 400, "request-field"),
        ({"options": {"moon": True}}, 400, "field-unknown"),
        ({"options": {"plaza": 1}}, 400, "field-choice"),
        ({"options": {"coins_checked": ["turn"]}}, 400, "field-choice"),
        ({"pack": []}, 400, "request-field"),
        ({"pack": {"moon": {}}}, 400, "field-unknown"),
        ({"clock": "chess"}, 400, "request-field"),
        ({"clock": {"kind": "sundial"}}, 400, "field-choice"),
        ({"clock": {"kind": "move", "seconds": 0}}, 400, "field-range"),
        ({"clock": {"kind": "move", "seconds": "9"}}, 400, "field-type"),
        ({"clock": {"kind": "chess", "increment": -1}}, 400, "field-range"),
        ({"clock": {"kind": "chess", "hours": 1}}, 400, "field-unknown"),
        ({"title": 5}, 400, "request-field"),
        ({"title": "t" * 501}, 400, "request-field"),
        ({"public": "perhaps"}, 400, "request-field"),
        ({"begin": []}, 400, "request-field"),
        ({"begin": True}, 400, "seats-free"),
        ({"owner": "me"}, 400, "request-field"),
    ],
)
def test_bad_input_is_refused_with_a_code_and_opens_nothing(
    served: Served, changes: dict[str, Any], status: int, code: str
) -> None:
    guest = Guest(served)
    wanted = {name: value for name, value in {**GOOD, **changes}.items() if value is not None}
    answer = guest.http.post("/api/tables", json=wanted)
    refusals = answer.json()["refusals"]
    assert (answer.status_code, refusals[0]["code"]) == (status, code)
    assert all(refusal.keys() == {"code", "args", "rule"} for refusal in refusals)
    assert worded(code)
    assert guest.http.get("/api/mine").json() == []


def test_what_is_not_there_is_not_found(served: Served) -> None:
    guest = Guest(served)
    for address, code in (
        ("/api/games/poker/rules", "no-such-game"),
        ("/api/tables/nosuchtable", "no-such-table"),
        ("/api/tables/nosuchtable/record", "no-such-table"),
        ("/api/tables/" + "a" * 40 + "/record", "no-such-table"),
        ("/api/replays/nosuchreplay", "no-such-replay"),
        ("/api/replays/nosuchreplay/steps", "no-such-replay"),
        ("/api/replays/nosuchreplay/record", "no-such-replay"),
        ("/api/nothing", "no-such-page"),
    ):
        answer = guest.http.get(address)
        assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (404, code), address
        assert worded(code)


def test_whoever_is_no_guest_opens_nothing(served: Served) -> None:
    stranger = Guest(served)
    for header in (
        {"Authorization": ""},
        {"Authorization": "Bearer guessed"},
        {"Authorization": "Basic " + stranger.token},
    ):
        answer = stranger.http.post("/api/tables", json=GOOD, headers=header)
        assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (403, "no-guest")
        answer = stranger.http.post("/api/replays", json={}, headers=header)
        assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (403, "no-guest")
