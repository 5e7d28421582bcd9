"""What the server sends is as its description says, and nothing else."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import sixgun
from sixgun.core.match import Match
from sixgun.lab.review import Effort, review
from sixgun.server import answer_types as described
from tests.server.company import NAMES, Player, asked, company, done, hear_until
from tests.server.serving import Guest, Served

KEYS = [game.key for game in sixgun.games()]
BY_TYPE = {get_args(get_type_hints(message)["type"])[0]: message for message in described.MESSAGES}


def fits(answer: Any, type: Any) -> None:
    """What is not described would be left out, what is described wrongly refused."""
    made = msgspec.convert(answer, type, strict=True)
    assert msgspec.json.decode(msgspec.json.encode(made)) == answer


@pytest.fixture
def guest(served: Served) -> Guest:
    return Guest(served)


def short() -> Match:
    """One decision: seat 1 wins as soon as its turn begins."""
    position: dict[str, Any] = {"hands": [["hill", "ranch"], ["hill$"], []], "coins": [0, 9, 0]}
    match = Match(sixgun.game("gunfighters"), names=["Ann", "Bo", "Cy"], position=position)
    match.play(0, "move:ranch")
    return match


def heard(player: Player) -> None:
    for message in player.heard:
        fits(message, BY_TYPE[message["type"]])


@pytest.mark.parametrize("key", KEYS)
def test_messages_of_a_table(served: Served, key: str) -> None:
    seated = company(served, people=sixgun.game(key).seats[0], game=key, clock={"kind": "chess", "seconds": 300})
    players = [Player(player.guest, player.at, changes=True) for player in seated]
    for player in players:
        player.hear()
    for _ in range(8):
        player = asked(players)
        player.do("pick", pick="nonsense", seq=player.table["seq"])
        player.do("why", pick="nonsense")
        seq = done(player.pick())
        hear_until(player, lambda table, seq=seq: table["seq"] >= seq)
    players[0].do("say", text="well")
    players[1].do("take-back")
    for player in (*seated, *players):
        heard(player)
        player.close()
    kinds = {message["type"] for player in players for message in player.heard}
    assert kinds >= {"table", "done", "refused", "why"}
    lines = [line for player in players for line in player.story]
    assert any("changes" in line for line in lines)


def test_hints(served: Served, guest: Guest) -> None:
    player = Player(guest, guest.opens({"name": NAMES[0]}, {"bot": "rules"}, {"bot": "rules"}, begin=True))
    player.until_asked()
    assert player.do("hint")["type"] == "hint"
    heard(player)
    player.close()


def test_lists(guest: Guest) -> None:
    fits(guest.http.get("/api/games").json(), list[described.GameInfo])
    for key in KEYS:
        fits(guest.http.get(f"/api/games/{key}/rules").json(), list[described.RuleText])
        fits(guest.http.get(f"/api/games/{key}/chapters").json(), list[described.Chapter])
    table = guest.opens({"name": NAMES[0]}, {"bot": "rules"}, {}, public=True)
    fits(guest.http.get(f"/api/tables/{table}").json(), described.Summary)
    for where in ("tables", "mine"):
        found = guest.http.get(f"/api/{where}").json()
        assert table in [one["table"] for one in found]
        fits(found, list[described.Summary])


def test_files(guest: Guest) -> None:
    ready: Any = sixgun.game("doomtown")
    titles, deck = ready.book.cards.titles, ready.decks[2]
    good = "\n".join([f"1x {titles[card]}" for card in (deck.outfit, *deck.cards)])
    for text in (good, "5x Sloane"):
        answer = guest.http.post("/api/games/doomtown/decks", json={"files": [{"name": "mine.txt", "text": text}]})
        assert (answer.json()["game"] is None) == (text != good)
        fits(answer.json(), described.ExaminedDecks)
    answer = guest.http.post("/api/games/gunslinger/showdown", json={"toml": "map = 5"})
    fits(answer.json(), described.ExaminedShowdown)


def test_replays_and_reviews(guest: Guest) -> None:
    replay = guest.http.post("/api/replays", content=short().record().json()).json()["replay"]
    fits(guest.http.get(f"/api/replays/{replay}").json(), described.ReplayInfo)
    fits(guest.http.get("/api/replays").json(), list[described.ReplayLine])
    for viewer in ("0", "none", "all"):
        found = guest.http.get(f"/api/replays/{replay}/steps?viewer={viewer}&from=0&count=9").json()["steps"]
        assert len(found) == 2
        fits(found, list[described.Step])
    fits(guest.http.get(f"/api/replays/{replay}/review").json(), described.ReviewState)


def test_a_review_has_what_the_page_shows_of_it() -> None:
    """The page shows a part of it: what docs/review.md has on top of the description is left out."""
    made: Any = msgspec.json.decode(
        msgspec.json.encode(review(short().record(), sixgun.game("gunfighters"), Effort(40)))
    )
    kept = msgspec.convert(made, described.Review, strict=True)
    assert len(kept["decisions"]) == len(made["decisions"]) > 0
