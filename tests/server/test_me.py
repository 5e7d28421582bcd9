"""Forget me: tokens end, a code moves a guest to another device, data is downloaded and deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.company import ROOMY, Player, asked, closed_with, company, done, hear_until, limits, play_out
from tests.server.serving import PATIENCE, Guest, Served

ENDED, MOVED = 4010, 4001


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    roomy = limits(codes_per_minute=1_000, errands_per_minute=1_000)
    with Served(tmp_path_factory.mktemp("me"), *ROOMY, *roomy) as running:
        yield running


def browser(served: Served) -> httpx.Client:
    """A browser with a cookie of its own."""
    client = httpx.Client(base_url=served.url, timeout=PATIENCE, headers={"Origin": served.url})
    assert client.post("/api/guest").status_code == 204
    return client


def mine(client: httpx.Client) -> list[str]:
    return [line["table"] for line in client.get("/api/mine").json()]


def refusal(answer: httpx.Response) -> str:
    code: str = answer.json()["refusals"][0]["code"]
    return code


# ---- codes


def test_a_code_makes_another_device_the_same_guest_once(house: Served) -> None:
    ann = Guest(house)
    table = ann.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True)
    made = ann.http.post("/api/me/code")
    assert made.status_code == 201
    code = made.json()["code"]
    assert len(code) == 9
    assert made.json()["seconds"] == 600
    other = browser(house)
    before = other.cookies["sixgun"]
    entered = other.post("/api/me/enter", json={"code": code.upper().replace("-", " ")})
    assert entered.status_code == 200
    assert entered.json() == {"token": None}  # no script of a page ever has it
    assert other.cookies["sixgun"] != before
    assert mine(other) == [table]
    assert ann.http.get("/api/mine").json()[0]["yours"] == other.get("/api/mine").json()[0]["yours"] == [0]
    again = browser(house)
    answer = again.post("/api/me/enter", json={"code": code})
    assert (answer.status_code, refusal(answer)) == (404, "no-such-code")
    assert mine(again) == []


def test_a_new_code_ends_the_one_before_and_a_program_is_given_its_token(house: Served) -> None:
    ann, robot = Guest(house), Guest(house)
    first, second = (ann.http.post("/api/me/code").json()["code"] for _ in range(2))
    assert refusal(robot.http.post("/api/me/enter", json={"code": first})) == "no-such-code"
    token = robot.http.post("/api/me/enter", json={"code": second}).json()["token"]
    table = ann.opens({"name": "Ann"}, {}, {})
    robot.http.headers["Authorization"] = f"Bearer {token}"
    assert mine(robot.http) == [table]


def test_codes_are_not_guessed_at_leisure(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Served(tmp_path_factory.mktemp("guess"), *ROOMY) as served:
        guest = Guest(served)
        tries = [guest.http.post("/api/me/enter", json={"code": f"aaaa-aaa{n}"}) for n in range(9)]
        assert [answer.status_code for answer in tries[:6]] == [404] * 6
        assert [refusal(answer) for answer in tries[-2:]] == ["too-many-codes"] * 2


@pytest.mark.parametrize(
    "body", ["", "[]", "{}", '{"code": 7}', '{"code": "a", "more": 1}', json.dumps({"code": "x" * 900})]
)
def test_what_is_no_code_is_refused_cleanly(house: Served, body: str) -> None:
    answer = Guest(house).http.post("/api/me/enter", content=body)
    assert answer.status_code in (400, 404)
    assert answer.json()["refusals"]


def test_a_stranger_has_no_errands(house: Served) -> None:
    for method, path in (("GET", ""), ("POST", "/code"), ("POST", "/revoke"), ("GET", "/data"), ("DELETE", "")):
        answer = httpx.request(method, f"{house.url}/api/me{path}")
        assert (answer.status_code, refusal(answer)) == (403, "no-guest")


# ---- ending sessions


def test_all_sessions_end_and_this_device_goes_on(house: Served) -> None:
    ann = Guest(house)
    table = ann.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True)
    lost = browser(house)
    lost.post("/api/me/enter", json={"code": ann.http.post("/api/me/code").json()["code"]})
    assert mine(lost) == [table]
    looking = Player(ann, table)
    hear_until(looking, lambda now: now["seat"] == 0)
    old = ann.token
    ann.token = ann.http.post("/api/me/revoke").json()["token"]
    assert closed_with(looking) == ENDED
    looking.close()
    assert mine(lost) == []
    assert refusal(ann.http.post("/api/me/code")) == "no-guest"  # with the old token
    ann.http.headers["Authorization"] = f"Bearer {ann.token}"
    assert mine(ann.http) == [table]
    back = Player(ann, table)
    back.until_asked()
    done(back.pick())
    back.close()
    cookie = lost.cookies["sixgun"]
    assert lost.post("/api/guest").status_code == 204  # a browser whose session was ended begins anew
    assert lost.cookies["sixgun"] != cookie
    stale = Guest(house)
    stale.token = old
    watcher = stale.looks_at(table)
    hear_until(watcher, lambda now: now["yours"] == [])
    watcher.close()


def test_an_ended_token_stays_ended_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Served(tmp_path_factory.mktemp("ended"), *ROOMY) as served:
        ann = Guest(served)
        table = ann.opens({"name": "Ann"}, {}, {})
        new = ann.http.post("/api/me/revoke").json()["token"]
        served.kill()
        served.start()
        assert mine(ann.http) == []
        ann.http.headers["Authorization"] = f"Bearer {new}"
        assert mine(ann.http) == [table]


# ---- data


def everything(served: Served, guest: Guest, *tables: str) -> str:
    """What anybody can read of these tables."""
    told = []
    for table in tables:
        watcher = guest.looks_at(table)
        told.append(json.dumps(watcher.hear()))
        watcher.close()
        for path in (f"tables/{table}", f"tables/{table}/record", f"replays/{table}", f"replays/{table}/record"):
            told.append(guest.http.get(f"/api/{path}").text)
    told += [guest.http.get(f"/api/{path}").text for path in ("tables", "mine", "replays")]
    return "\n".join(told)


def test_a_guest_is_forgotten_and_the_others_keep_their_games(house: Served) -> None:
    ann, bo = Guest(house), Guest(house)
    over = ann.opens({"name": "Annabel Secret"}, {}, {"bot": "rules"}, title="Secret night", public=True)
    on = bo.opens({"name": "Bo"}, {}, {"bot": "rules"})
    lobby = bo.opens({"name": "Bo"}, {}, {}, public=True)
    sockets = {(who, at): Player(guest, at) for who, guest in (("ann", ann), ("bo", bo)) for at in (over, on, lobby)}
    done(sockets["bo", over].do("sit", seat=1, name="Bo"))
    for table in (on, lobby):
        done(sockets["ann", table].do("sit", seat=1, name="Annabel Secret"))
    done(sockets["ann", over].do("say", text="a Secret of mine"))
    done(sockets["bo", over].do("say", text="nice evening"))
    done(sockets["ann", over].do("begin"))
    done(sockets["bo", on].do("begin"))
    play_out(sockets["ann", over], sockets["bo", over], seed=4)
    assert "Secret" in everything(house, bo, over, on, lobby)

    data = ann.http.get("/api/me/data")
    assert data.headers["content-disposition"].startswith("attachment")
    document: dict[str, Any] = data.json()
    assert sorted(table["table"] for table in document["tables"]) == sorted([over, on, lobby])
    entries = [entry for table in document["tables"] for entry in table["entries"]]
    assert [entry["text"] for entry in entries if entry["kind"] == "said"] == ["a Secret of mine"]
    assert {entry["text"] for entry in entries if entry["kind"] == "sat"} == {"Annabel Secret"}
    assert "nice evening" not in data.text
    assert ann.http.get("/api/me").json() == {"tables": 3, "replays": 0, "decks": 0}

    record = bo.http.get(f"/api/replays/{over}/record").json()
    assert ann.http.delete("/api/me").status_code == 204
    for who, at in sockets:
        assert closed_with(sockets[who, at]) in (MOVED, ENDED)
        sockets[who, at].close()
    assert "Secret" not in everything(house, bo, over, on, lobby)
    assert "nice evening" in everything(house, bo, over)
    kept = bo.http.get(f"/api/replays/{over}/record").json()
    assert kept == {**record, "names": ["", *record["names"][1:]]}
    assert bo.http.get(f"/api/replays/{over}").json()["verified"] is True
    assert over in mine(bo.http)
    game = Player(bo, on)
    hear_until(game, lambda now: now["seats"][1]["bot"] is not None)  # a bot plays on
    assert game.table["seats"][1]["name"] == ""
    play_out(game, seed=5)
    game.close()
    free = Player(bo, lobby)
    hear_until(free, lambda now: not now["seats"][1]["person"])
    free.close()
    assert refusal(ann.http.get("/api/me")) == "no-guest"
    assert ann.http.get("/api/mine").json() == []

    house.kill()
    house.start()
    assert "Secret" not in everything(house, bo, over, on, lobby)


def test_records_that_a_guest_brought_go_with_the_guest(house: Served) -> None:
    ann = Guest(house)
    table = ann.opens({"name": "Ann"}, {"bot": "rules"}, {"bot": "rules"}, begin=True)
    player = Player(ann, table)
    play_out(player, seed=6)
    record = {**player.record(), "names": ["Brought", "by", "somebody"]}
    player.close()
    bringer = Guest(house)
    replay = bringer.http.post("/api/replays", json=record).json()["replay"]
    assert bringer.http.get("/api/me/data").json()["replays"][0]["names"] == ["Brought", "by", "somebody"]
    assert bringer.http.delete("/api/me").status_code == 204
    assert ann.http.get(f"/api/replays/{replay}").status_code == 404


def test_a_table_where_people_sat_before_keeps_the_others_words(house: Served) -> None:
    ann, bo = Guest(house), Guest(house)
    table = ann.opens({"name": "Ann"}, {}, {})
    host, guest = Player(ann, table), Player(bo, table)
    done(guest.do("sit", seat=1, name="Bo"))
    done(guest.do("say", text="I was here"))
    done(guest.do("stand"))
    cy = Guest(house)
    later = Player(cy, table)
    done(later.do("sit", seat=1, name="Cy"))
    done(later.do("say", text="and so was I"))
    assert cy.http.delete("/api/me").status_code == 204
    said = [line for line in ann.looks_at(table).hear()["story"] if line["kind"] == "said"]
    assert [line.get("text", "") for line in said] == ["I was here", ""]
    for player in (host, guest, later):
        player.close()


def test_a_hot_seat_is_forgotten_in_every_chair(house: Served) -> None:
    ann, bo = Guest(house), Guest(house)
    table = ann.opens({"name": "Ann"}, {"name": "Anna"}, {})
    third = Player(bo, table)
    done(third.do("sit", seat=2, name="Bo"))
    done(third.do("begin"))
    assert ann.http.delete("/api/me").status_code == 204
    closed_with(third)
    third.close()
    again = Player(bo, table)
    hear_until(again, lambda now: all(now["seats"][seat]["bot"] for seat in (0, 1)))
    assert [seat["name"] for seat in again.table["seats"]] == ["", "", "Bo"]
    play_out(again, seed=7)
    again.close()


def test_company_goes_on_after_one_of_three_is_forgotten(house: Served) -> None:
    players = company(house)
    slow = asked(players)
    assert slow.guest.http.delete("/api/me").status_code == 204
    rest = [Player(player.guest, player.at) for player in players if player is not slow]
    play_out(*rest, seed=8)
    for player in (*players, *rest):
        player.close()
