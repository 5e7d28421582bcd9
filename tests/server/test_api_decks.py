"""Deck files over HTTP: every problem of each, and tables that play them."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.doomtown.outside.packs import own_name
from tests.rules.doomtown.outside.test_own_packs import PACK
from tests.server.company import Player
from tests.server.decks import listed
from tests.server.serving import Guest, Served


@pytest.fixture
def guest(served: Served) -> Guest:
    return Guest(served)


def examined(guest: Guest, *files: tuple[str, str], lang: str = "en") -> dict[str, Any]:
    body = {"files": [{"name": name, "text": text} for name, text in files]}
    answer = guest.http.post(f"/api/games/doomtown/decks?lang={lang}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_good_decks_are_a_pack_that_a_table_plays(guest: Guest) -> None:
    found = examined(guest, ("law.txt", listed(2)), ("ring.txt", listed(4)))
    assert [file["problems"] for file in found["files"]] == [[], []]
    defaults = {option["name"]: option["values"][0] for option in found["game"]["options"]}
    assert (defaults["deck1"], defaults["deck2"]) == ("own1", "own2")
    seats = {option["name"]: option["seat"] for option in found["game"]["options"]}
    assert [seats[f"deck{number}"] for number in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert seats["gang"] is None
    chairs: list[dict[str, str]] = [{"name": "Ann"}, {"bot": "rules"}]
    table = guest.opens(*chairs, game="doomtown", pack=found["pack"], begin=True)
    player = Player(guest, table)
    player.until_asked()
    outfits = [seat["outfit"] for seat in player.table["view"]["players"]]
    assert [outfit.partition(".")[0] for outfit in outfits] == ["law-dogs", "the-fourth-ring"]
    player.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "The outfit is missing: a deck has exactly one."), ("it", "esattamente")]
)
def test_every_problem_of_each_file_is_told_and_nothing_can_be_played(guest: Guest, lang: str, said: str) -> None:
    found = examined(guest, ("good.txt", listed(2)), ("bad.txt", "5x Sloane"), ("worse.o8d", "<deck"), lang=lang)
    assert [[problem["code"] for problem in file["problems"]] for file in found["files"]] == [
        [],
        ["deck-outfit", "deck-size", "deck-suit-value", "deck-title"],
        ["deck-unreadable"],
    ]
    assert any(said in problem["sentence"] for problem in found["files"][1]["problems"])
    assert (found["pack"], found["game"]) == (None, None)


@pytest.mark.parametrize(
    ("key", "files", "status", "code"),
    [
        ("doomtown", [], 400, "request-field"),
        ("doomtown", [{"name": "a", "text": ""}] * 5, 400, "request-field"),
        ("doomtown", [{"name": "a", "text": 5}], 400, "request-field"),
        ("doomtown", [{"name": "a", "text": "x" * 330_000}], 413, "file-size"),
        ("gunfighters", [{"name": "a", "text": ""}], 400, "no-decks"),
        ("poker", [{"name": "a", "text": ""}], 404, "no-such-game"),
    ],
)
def test_what_are_no_decks_is_refused(guest: Guest, key: str, files: object, status: int, code: str) -> None:
    answer = guest.http.post(f"/api/games/{key}/decks", json={"files": files})
    assert (answer.status_code, answer.json()["refusals"][0]["code"]) == (status, code)


def test_a_pack_of_cards_is_checked_and_all_see_its_name_and_digest(guest: Guest) -> None:
    found = examined(guest, ("mine.txt", "4x Dugout"), ("tall.toml", PACK))
    codes = [problem["code"] for problem in found["files"][0]["problems"]]
    assert "deck-unknown" not in codes  # the pack is read first, so its cards are known
    assert found["files"][1]["problems"] == []
    twice = examined(guest, ("tall.toml", PACK), ("two.toml", PACK), ("bad.toml", PACK.replace("gain you", "gian you")))
    assert [[problem["code"] for problem in file["problems"]] for file in twice["files"]] == [
        [],
        ["one-pack"],
        ["one-pack"],
    ]
    pack = examined(guest, ("tall.toml", PACK))["pack"]
    table = guest.opens({"name": "Ann"}, {"bot": "rules"}, game="doomtown", pack=pack, begin=True)
    player = Player(guest, table)
    player.until_asked()
    assert player.table["pack"] == own_name(pack)
    player.close()
    assert guest.http.get(f"/api/tables/{table}/record").json()["pack"] == pack
