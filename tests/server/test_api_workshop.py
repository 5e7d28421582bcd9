"""The deck workshop over HTTP: lists are looked at, written in other forms, saved with versions, and forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sixgun.games.doomtown.outside.decks import ready_decks
from sixgun.games.doomtown.table.components import all_cards
from sixgun.server import workshop_types as described
from tests.server.company import ROOMY, limits
from tests.server.decks import listed
from tests.server.serving import Guest, Served
from tests.server.test_answer_types import fits


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    words = limits(errands_per_minute=1_000, decks_per_guest=2, versions_per_deck=2)
    with Served(tmp_path_factory.mktemp("workshop"), *ROOMY, *words) as running:
        yield running


def examined(guest: Guest, text: str, lang: str = "en", **more: str) -> dict[str, Any]:
    answer = guest.http.post(f"/api/games/doomtown/deck?lang={lang}", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    fits(answer.json(), described.ExaminedList)
    found: dict[str, Any] = answer.json()
    return found


def refused(guest: Guest, text: str, **more: str) -> list[str]:
    answer = guest.http.post("/api/games/doomtown/deck", json={"text": text, **more})
    assert answer.status_code in (400, 413), answer.text
    return [refusal["code"] for refusal in answer.json()["refusals"]]


def test_ready_decks_are_there_to_begin_with(house: Served) -> None:
    guest = Guest(house)
    ready = guest.http.get("/api/games/doomtown/decks").json()
    assert [row["deck"] for row in ready] == [deck.key for deck in ready_decks()]
    for row, deck in zip(ready[:3], ready_decks(), strict=False):
        fits(row, described.ReadyList)
        whole = examined(guest, row["link"])
        assert (whole["problems"], len(whole["deck"]["gang"])) == ([], len(deck.gang))
    assert guest.http.get("/api/games/gunfighters/decks").json()["refusals"][0]["code"] == "no-decks"
    assert "mancano 52" in examined(guest, "", lang="it")["problems"][1]["sentence"]


def test_a_list_is_looked_at_at_every_step(house: Served) -> None:
    guest = Guest(house)
    begun = examined(guest, "Law Dogs\n5x Bobo\nNobody at All", lang="it")
    assert [problem["code"] for problem in begun["problems"]] == [
        "deck-unknown",
        "deck-size",
        "deck-suit-value",
        "deck-title",
    ]
    assert "52 carte" in begun["problems"][1]["sentence"]
    assert (begun["deck"]["outfit"], begun["deck"]["cards"]) == ("law-dogs", {"bobo": 5})
    assert (begun["facts"]["faces"], begun["facts"]["cards"]) == ({"6S": 5}, 5)
    whole = examined(guest, listed(2))
    assert (whole["problems"], whole["facts"]["cards"]) == ([], 52)
    book, deck = all_cards(), ready_decks()[2]
    assert {book.keys[card] for card in deck.gang} <= {*whole["facts"]["starters"]}
    again = examined(guest, whole["link"])
    assert again == whole
    foreign = examined(guest, listed(10), format="base-set")
    assert "deck-format" in {problem["code"] for problem in foreign["problems"]}


def test_a_list_is_written_in_every_form_and_read_again(house: Served) -> None:
    guest = Guest(house)
    whole = examined(guest, listed(3))
    for form, ending in (("text", "txt"), ("json", "json"), ("octgn", "o8d"), ("link", "txt")):
        asked = {"name": "My Deck.txt", "text": listed(3), "form": form}
        file = guest.http.post("/api/games/doomtown/deck/file", json=asked).json()
        fits(file, described.WrittenList)
        assert file["name"] == f"my-deck.{ending}"
        assert examined(guest, file["text"], name=file["name"]) == whole


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * 10_000_000, "file-size"),
        ("1x A\n" * 10_000, "deck-lines"),
        ("1x Bobo\x00\x1b[31m", "deck-control"),
        ('<!DOCTYPE deck [<!ENTITY a "b">]><deck/>', "deck-entities"),
        ("{" * 2000, "file-depth"),
    ],
)
def test_hostile_lists_get_one_clear_answer(house: Served, text: str, code: str) -> None:
    assert refused(Guest(house), text) == [code]


def test_every_unknown_card_is_named_with_the_nearest_titles(house: Served) -> None:
    names = [f"Allie Hensmon {number}" for number in range(120)]
    found = examined(Guest(house), "\n".join(names))["problems"]
    unknown = [problem for problem in found if problem["code"] == "deck-unknown"]
    assert [problem["args"]["card"] for problem in unknown] == names
    assert all("Allie Hensman" in problem["sentence"] for problem in unknown)


def test_decks_are_saved_with_versions_by_their_guest_alone(house: Served) -> None:
    ann, bo = Guest(house), Guest(house)
    save = {"game": "doomtown", "name": "Mine\x00", "text": listed(2)}
    first = ann.http.post("/api/decks", json=save)
    assert first.status_code == 201
    deck = first.json()["deck"]
    assert ann.http.post("/api/decks", json={**save, "deck": deck, "name": "Ours"}).json()["version"] == 1
    for number in (3, 4):  # other cards: a new version
        told = ann.http.post("/api/decks", json={**save, "deck": deck, "name": "Ours", "text": listed(number)}).json()
        assert told == {"deck": deck, "version": number - 1}
    kept = ann.http.get("/api/decks").json()
    assert [(one["name"], one["version"]) for one in kept] == [("Ours", 3)]
    fits(kept, list[described.KeptDeck])
    versions = ann.http.get(f"/api/decks/{deck}").json()
    assert [one["version"] for one in versions] == [3, 2]  # two are kept
    fits(versions, list[described.KeptVersion])
    assert versions[0]["list"]["outfit"] == kept[0]["list"]["outfit"] == "the-fourth-ring"
    # nobody else sees it, changes it or deletes it
    assert bo.http.get("/api/decks").json() == []
    answers = (bo.http.get(f"/api/decks/{deck}"), bo.http.delete(f"/api/decks/{deck}"))
    assert [answer.status_code for answer in (*answers, bo.http.post("/api/decks", json={**save, "deck": deck}))] == [
        404,
        404,
        404,
    ]
    # there is an end to it
    assert ann.http.post("/api/decks", json=save).status_code == 201
    full = ann.http.post("/api/decks", json=save)
    assert (full.status_code, full.json()["refusals"][0]["code"]) == (409, "too-many-decks")
    unknown = ann.http.post("/api/decks", json={**save, "text": "3x Nobody at All"})
    assert (unknown.status_code, unknown.json()["refusals"][0]["code"]) == (400, "deck-unknown")
    # they are in what a guest downloads, and gone with the guest
    assert ann.http.get("/api/me").json()["decks"] == 2
    named = [saved["name"] for saved in ann.http.get("/api/me/data").json()["decks"]]
    assert sorted(named) == ["Mine", "Ours"]
    assert ann.http.delete(f"/api/decks/{deck}").status_code == 204
    assert [one["name"] for one in ann.http.get("/api/decks").json()] == ["Mine"]
    assert ann.http.delete("/api/me").status_code == 204
