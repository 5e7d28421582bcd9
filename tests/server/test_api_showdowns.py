"""Showdown files over HTTP: the problems that the command line finds, in its words, and tables that play them."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sixgun.terminal.commands.showdown import check_showdown
from sixgun.text import Speaker
from tests.server.company import Player, default, done
from tests.server.serving import Guest, Served

WALK_DOWN = files("sixgun.games.gunslinger").joinpath("data/showdowns/1.toml").read_text("utf-8")
WRONG = WALK_DOWN.replace('"F9"', '"F3"').replace('["C45"]', '["C46", "W44"]').replace("12", "61")


@pytest.fixture
def guest(served: Served) -> Guest:
    return Guest(served)


def examined(guest: Guest, text: str, lang: str = "en") -> dict[str, Any]:
    answer = guest.http.post(f"/api/games/gunslinger/showdown?lang={lang}", json={"toml": text})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_good_file_has_no_problems_and_says_how_it_is_played(guest: Guest) -> None:
    found = examined(guest, WALK_DOWN)
    assert found["problems"] == []
    assert found["data"] == tomllib.loads(WALK_DOWN)
    assert found["game"]["seats"] == [2]
    only = {"name": "showdown", "values": ["file"], "rule": "1.2", "seat": None, "several": 0}
    assert found["game"]["options"][0] == only


@pytest.mark.parametrize("lang", ["en", "it"])
def test_all_problems_are_those_of_the_command_line_word_for_word(
    guest: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(WRONG, "utf-8")
    assert check_showdown(str(file), None, True, Speaker(lang)) == 2
    found = examined(guest, WRONG, lang)
    assert len(found["problems"]) == 6
    assert found["problems"] == json.loads(capsys.readouterr().out)["problems"]
    assert found["game"] is None


def test_what_is_in_a_wrong_file_is_told_too(guest: Guest) -> None:
    found = examined(guest, f"name = 2001-02-03\nmap = [0x{'f' * 200}, nan, 1.5]\n[special_rules]\nsurrender = 1\n")
    assert found["data"]["name"] == "2001-02-03"
    assert [type(item) for item in found["data"]["map"]] == [str, str, float]
    assert found["data"]["special_rules"] == {"surrender": 1}
    assert found["problems"]


@pytest.mark.parametrize(
    ("key", "body", "status", "code"),
    [
        ("gunslinger", {"toml": "map = ["}, 400, "file-not-toml"),
        ("gunslinger", {"toml": "x = " + "[" * 30 + "]" * 30}, 400, "file-depth"),
        ("gunslinger", {"toml": "#" * 65_536}, 413, "file-size"),
        ("gunslinger", {"toml": 5}, 400, "request-field"),
        ("gunslinger", {}, 400, "request-field"),
        ("gunslinger", {"toml": "", "lang": "it"}, 400, "request-field"),
        ("gunslinger", [], 400, "request-field"),
        ("gunfighters", {"toml": WALK_DOWN}, 400, "no-showdowns"),
        ("poker", {"toml": WALK_DOWN}, 404, "no-such-game"),
    ],
)
def test_what_is_no_file_is_refused(guest: Guest, key: str, body: object, status: int, code: str) -> None:
    answer = guest.http.post(f"/api/games/{key}/showdown", json=body)
    assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (status, code)


def test_only_our_languages_are_spoken(guest: Guest) -> None:
    answer = guest.http.post("/api/games/gunslinger/showdown?lang=fr", json={"toml": WALK_DOWN})
    assert (answer.status_code, answer.json()["refusals"][0]["args"]) == (400, {"field": "lang"})


def test_a_table_plays_a_file(guest: Guest) -> None:
    text = WALK_DOWN.replace('"F9"', '"F6"').replace("12", "1")
    chairs: list[dict[str, str]] = [{"name": "Ann"}, {"bot": "rules"}]
    table = guest.opens(*chairs, game="gunslinger", pack=examined(guest, text)["data"], begin=True)
    player = Player(guest, table)
    player.until_asked()
    view = player.table["view"]
    assert view["length"] == 1
    assert [character["hex"] for character in view["characters"]] == ["F3", "F6"]
    while player.until_asked():
        done(player.pick(default(player)))
    record = guest.http.get(f"/api/tables/{table}/record").json()
    assert record["pack"]["name"] == "Walk Down"
    player.close()
