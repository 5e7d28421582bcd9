"""The HTTP interface: games, rules and tables, as docs/server.md has them."""

from __future__ import annotations

import time
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from tests.server.company import NAMES, asked, company, default
from tests.server.serving import Guest, Served

CHAIRS: list[dict[str, Any]] = [{"name": "Ann"}, {"bot": "rules"}, {}]


def test_games_say_how_they_are_played(served: Served) -> None:
    guest = Guest(served)
    (game,) = [game for game in guest.http.get("/api/games").json() if game["key"] == "gunfighters"]
    assert game["seats"] == [3, 4, 5, 6, 7]
    assert game["usual_seats"] in game["seats"]
    assert {option["name"]: option["values"] for option in game["options"]} == {
        "plaza": [False, True],
        "control": [False, True],
        "ten_seconds": [False, True],
        "coins_checked": ["turn", "round"],
    }
    assert game["bots"][0] == "normal"
    assert set(game["bots"]) == {"easy", "normal", "hard", "random"}
    assert all(isinstance(name, str) for name in game["house"])
    rules = {rule["id"] for rule in guest.http.get("/api/games/gunfighters/rules").json()}
    assert {option["rule"] for option in game["options"]} <= rules


def test_rules_come_in_both_languages_with_what_the_rulebook_leaves_open(served: Served) -> None:
    rules = {rule["id"]: rule for rule in Guest(served).http.get("/api/games/gunfighters/rules").json()}
    dealt = rules["setup.hand.five-cards"]
    assert dealt["text"].startswith("The dealer deals five Gunfire cards")
    assert dealt["it"].startswith("Il mazziere dà a ciascuno cinque carte Gunfire")
    assert "unclear" not in dealt
    shuffled = rules["setup.gunfire.shuffled"]
    assert shuffled["unclear"]
    assert shuffled["unclear_it"]
    assert all(rule.keys() <= {"id", "text", "it", "unclear", "unclear_it"} for rule in rules.values())


def test_a_table_has_chairs_of_all_kinds_and_a_summary(served: Served) -> None:
    guest, before = Guest(served), time.time() * 1000
    table = guest.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "random"}, {}, title="Friday", public=True)
    summary = guest.http.get(f"/api/tables/{table}").json()
    at, seats = summary.pop("at"), summary.pop("seats")
    assert before - 1000 < at < time.time() * 1000 + 1000
    assert summary == {
        "table": table,
        "game": "gunfighters",
        "title": "Friday",
        "public": True,
        "begun": False,
        "over": False,
        "paused": False,
        "yours": [0],
        "your_turn": False,
        "hot_seat": False,
        "winners": [],
        "left": False,
    }
    assert seats[0] == {"name": "Ann", "bot": None, "person": True}
    assert [seat["bot"] for seat in seats] == [None, "rules", "random", None]
    assert [seat["person"] for seat in seats] == [True, False, False, False]
    assert seats[3]["name"] == ""
    assert all(seat["name"] for seat in seats[:3])
    stranger = Guest(served).http.get(f"/api/tables/{table}").json()
    assert (stranger["yours"], stranger["your_turn"]) == ([], False)


def test_a_guest_who_leaves_a_table_has_no_part_in_it_any_more(served: Served) -> None:
    guest = Guest(served)
    waiting = guest.opens({"name": "Ann"}, {}, {})
    begun = guest.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True)
    for table in (waiting, begun):
        assert guest.http.post(f"/api/tables/{table}/leave").status_code == 204
        assert guest.http.get(f"/api/tables/{table}").json()["left"]
    assert not guest.http.get(f"/api/tables/{waiting}").json()["seats"][0]["person"]
    assert guest.http.get(f"/api/tables/{begun}").json()["seats"][0]["bot"]  # which plays on
    assert guest.http.post("/api/tables/nosuchtable/leave").status_code == 404


def test_only_somebody_at_this_machine_is_told_its_addresses(served: Served) -> None:
    """This server listens at this machine alone: there is no address for others."""
    assert Guest(served).http.get("/api/addresses").json() == []


def test_a_chair_takes_a_bot_of_each_level(served: Served) -> None:
    guest = Guest(served)
    table = guest.opens({"name": "Ann"}, {"bot": "easy"}, {"bot": "normal"}, {"bot": "hard"})
    seats = guest.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["bot"] for seat in seats] == [None, "easy", "normal", "hard"]


def test_a_table_is_dealt_at_once_with_its_options_clock_and_title(served: Served) -> None:
    options = {"plaza": True, "control": True, "ten_seconds": False, "coins_checked": "round"}
    clock = {"kind": "chess", "seconds": 300, "increment": 5}
    guest = Guest(served)
    table = guest.opens(
        {"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}, options=options, clock=clock, title="All of it", begin=True
    )
    summary = guest.http.get(f"/api/tables/{table}").json()
    assert (summary["begun"], summary["hot_seat"], summary["yours"], summary["your_turn"]) == (
        True,
        True,
        [0, 1, 2],
        True,
    )
    shown = guest.looks_at(table).hear()
    assert (shown["options"], shown["title"], shown["public"]) == (options, "All of it", False)
    assert {name: shown["clock"][name] for name in clock} == clock
    assert shown["clock"]["left"] == [300_000] * 3
    assert list(shown["clock"]["since"]) == [str(shown["asked"][0])]


def test_my_tables_are_mine_and_public_ones_are_everybodys_newest_first(served: Served) -> None:
    guest, other = Guest(served), Guest(served)
    first = guest.opens(*CHAIRS, title="first")
    second = guest.opens(*CHAIRS, title="second", public=True)
    third = guest.opens(*CHAIRS, title="third", public=True)
    assert [table["table"] for table in guest.http.get("/api/mine").json()] == [third, second, first]
    assert other.http.get("/api/mine").json() == []
    listed = [table["table"] for table in other.http.get("/api/tables").json()]
    assert listed.index(third) < listed.index(second)
    assert first not in listed
    del other.http.headers["Authorization"]
    assert other.http.get("/api/mine").json() == []
    assert second in [table["table"] for table in other.http.get("/api/tables").json()]


def test_a_summary_says_whose_turn_it_is(served: Served) -> None:
    players = company(served)
    turns = [player.guest.http.get(f"/api/tables/{player.at}").json()["your_turn"] for player in players]
    assert turns == [player is asked(players) for player in players]


def test_the_record_of_a_running_game_shows_its_picks_but_no_seed(served: Served) -> None:
    players = company(served)
    player = asked(players)
    assert player.record()["picks"] == []
    made = default(player)
    player.pick()
    record = player.record()
    assert record["picks"] == [f"{player.table['seat']} {made}"]
    assert (record["seed"], record["hash"], record["result"]) == (None, "", None)
    assert record["commitment"] == player.table["commitment"]
    assert record["names"] == list(NAMES[:3])
    assert "position" not in record


def test_the_interface_describes_itself(served: Served) -> None:
    http = Guest(served).http
    described = http.get("/api/openapi.json").json()["paths"]
    for request in (
        "get /api/games",
        "get /api/games/{key}/chapters",
        "get /api/games/{key}/rules",
        "post /api/tables",
        "get /api/tables",
        "get /api/mine",
        "get /api/tables/{table}",
        "get /api/tables/{table}/record",
        "get /api/replays",
        "post /api/replays",
        "get /api/replays/{replay}",
        "get /api/replays/{replay}/steps",
        "get /api/replays/{replay}/record",
        "post /api/guest",
        "post /api/token",
        "get /healthz",
        "get /metrics",
    ):
        method, path = request.split()
        assert method in described[path], request
    page = http.get("/api/docs")
    assert page.status_code == 200
    assert "text/html" in page.headers["content-type"]


def test_the_server_says_how_it_is(served: Served) -> None:
    http = Guest(served).http
    health = http.get("/healthz")
    assert (health.status_code, health.json()["ok"]) == (200, True)
    counted = [requests(http.get("/metrics").text) for _ in range(2)]
    assert counted[1] > counted[0] > 0


def requests(text: str) -> float:
    """The number of requests answered with 200, from Prometheus' text."""
    families = {family.name: family for family in text_string_to_metric_families(text)}
    assert {"sixgun_tables", "sixgun_sockets", "sixgun_entries", "sixgun_frames", "sixgun_faults"} <= families.keys()
    assert families["sixgun_command_seconds"].type == "histogram"
    return sum(sample.value for sample in families["sixgun_requests"].samples if sample.labels.get("status") == "200")
