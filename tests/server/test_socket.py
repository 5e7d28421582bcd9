"""Playing over the socket: what is answered, what everybody is told, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.server.company import (
    NAMES,
    Player,
    asked,
    catch_up,
    closed_with,
    code,
    company,
    default,
    done,
    hear_until,
    play_out,
)
from tests.server.serving import Guest, Served, Socket


def public(story: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A story without what only one seat was told: which card it drew."""
    told = []
    for line in story:
        events = [{k: v for k, v in e.items() if (e["event"], k) != ("drew", "card")} for e in line.get("events", [])]
        told.append({**line, "events": events})
    return told


@pytest.mark.slow
def test_guests_and_bots_play_a_whole_game_and_all_hear_the_same_story(served: Served) -> None:
    players = company(served, people=2, bots=2)
    spectator = Socket(served, players[0].at)
    play_out(*players, spectator)
    for socket in (*players, spectator):
        assert [line["seq"] for line in socket.story] == list(range(2, socket.table["seq"] + 1))
        assert public(socket.story) == public(players[0].story)
        assert {message["commitment"] for message in socket.heard if message["type"] == "table"} == {
            players[0].table["commitment"]
        }
    assert [line["kind"] for line in players[0].story[:5]] == ["sat", "bot", "bot", "sat", "began"]
    record = players[0].record()
    assert sixgun.verify(record)
    assert len(record["picks"]) == sum(line["kind"] == "picked" for line in spectator.story)
    assert record["result"] == spectator.table["view"]["result"]
    assert record["names"][:2] == list(NAMES[:2])
    assert spectator.table["ask"] is None
    assert code(players[0].do("pick", pick="done", seq=players[0].table["seq"])) == "game-over"


def test_messages_and_answers_count_on_and_done_comes_after_what_was_done(served: Served) -> None:
    players = company(served)
    for _ in range(10):
        player = asked(players)
        before, heard = player.table["seq"], len(player.heard)
        assert done(player.pick()) == before + 1
        kinds = [(message["type"], message["seq"]) for message in player.heard[heard:]]
        assert kinds == [("table", before + 1), ("done", before + 1)]


def test_whoever_comes_back_hears_exactly_what_was_missed(served: Served) -> None:
    players = company(served)
    for n in range(4):
        asked(players).pick()
        done(players[n % 3].do("say", text=f"line {n}"))
    catch_up(players)
    whole, last = players[0].story, players[0].table["seq"]
    for since in (0, 1, 2, 5, last - 1, last):
        again = Player(players[0].guest, players[0].at, since)
        again.hear()
        assert again.story == [line for line in whole if line["seq"] > since], since
        assert {**again.table, "now": 0, "story": []} == {**players[0].table, "now": 0, "story": []}
    for odd in ("999", "-3", "x", "", "9" * 30):
        unsure = Player(players[0].guest, players[0].at, odd)  # type: ignore[arg-type]
        assert unsure.hear()["story"] == ([] if odd == "999" else whole)


def test_the_same_pick_sent_twice_counts_once_and_another_one_is_stale(served: Served) -> None:
    players = company(served)
    player = asked(players)
    seq, pick = player.table["seq"], default(player)
    other = next(option["pick"] for option in player.table["ask"]["options"] if option["pick"] != pick)
    first = done(player.do("pick", pick=pick, seq=seq))
    assert first == seq + 1
    assert done(player.do("pick", pick=pick, seq=seq)) == first
    assert code(player.do("pick", pick=other, seq=seq)) == "stale-pick"
    assert len(player.record()["picks"]) == 1


def test_who_is_not_asked_and_what_is_not_offered_is_refused_and_changes_nothing(served: Served) -> None:
    players = company(served)
    player = asked(players)
    other = next(p for p in players if p is not player)
    seq = player.table["seq"]
    assert code(other.do("pick", pick=default(player), seq=seq)) == "not-asked"
    refused = player.do("pick", pick="story", seq=seq)
    assert (code(refused), refused["refusals"][0]["rule"]) == ("no-coin", "story.draw.only-by-paying")
    assert code(player.do("pick", pick="fly", seq=seq)) == "no-such-pick"
    assert done(player.do("ping")) == seq
    assert player.record()["picks"] == []


def test_why_gives_the_rule_or_nothing_for_what_is_possible(served: Served) -> None:
    players = company(served)
    player = asked(players)
    number = player._id + 1
    reason = player.do("why", pick="story")
    assert (reason["type"], reason["id"]) == ("why", number)
    assert (reason["refusal"]["code"], reason["refusal"]["rule"]) == ("no-coin", "story.draw.only-by-paying")
    assert player.do("why", pick=default(player))["refusal"] is None
    other = next(p for p in players if p is not player)
    assert other.do("why", pick=default(player))["refusal"]["code"] == "not-asked"
    assert Socket(served, player.at).do("why", pick="story")["refusal"]["code"] == "not-seated"
    assert asked(players) is player


def test_chat_reaches_everybody_and_only_players_chat(served: Served) -> None:
    players = company(served)
    spectator = Player(Guest(served), players[0].at)
    done(players[1].do("say", text="Howdy, partners"))
    for socket in (*players, spectator):
        line = hear_until(socket, lambda table: bool(table["story"]) and table["story"][-1]["kind"] == "said")["story"][
            -1
        ]
        assert (line["seat"], line["text"]) == (1, "Howdy, partners")
    assert code(spectator.do("say", text="I only watch")) == "not-seated"
    assert code(Socket(served, players[0].at).do("say", text="Who am I?")) == "no-guest"
    assert code(players[0].do("say", text=" \n ")) == "chat-empty"


def test_seats_are_taken_left_and_filled_before_the_game(served: Served) -> None:
    host = Guest(served)
    ann = Player(host, host.opens({"name": "Ann"}, {}, {}))
    bo = Player(Guest(served), ann.at)
    assert code(bo.do("begin")) == "not-seated"
    assert code(bo.do("sit", seat=0, name="Bo")) == "seat-taken"
    assert code(bo.do("sit", seat=7, name="Bo")) == "no-such-seat"
    assert code(bo.do("sit", seat=1, name=" ")) == "name-empty"
    done(bo.do("sit", seat=1, name="Bo"))
    assert code(ann.do("begin")) == "seats-free"
    done(bo.do("sit", seat=2, name="Bo"))  # another chair
    assert [seat["person"] for seat in hear_until(bo, lambda table: table["seat"] == 2)["seats"]] == [True, False, True]
    assert code(bo.do("bot", seat=1, bot="hal")) == "no-such-bot"
    assert code(bo.do("bot", seat=0, bot="rules")) == "seat-taken"
    done(bo.do("bot", seat=1, bot="random"))
    done(ann.do("begin"))
    assert [line["kind"] for line in ann.story[:6]] == ["sat", "sat", "stood", "sat", "bot", "began"]
    assert [seat["name"] for seat in ann.table["seats"]][::2] == ["Ann", "Bo"]
    assert code(bo.do("stand")) == "already-begun"
    assert code(Player(Guest(served), ann.at).do("sit", seat=1, name="Cy")) == "already-begun"


def test_whoever_resigns_is_played_by_a_bot_to_the_end(served: Served) -> None:
    players = company(served, people=1, bots=2)
    done(players[0].do("resign"))
    assert players[0].table["seats"][0]["resigned"] is True
    assert players[0].table["seats"][0]["bot"] == "rules"
    assert players[0].table["ask"] is None
    assert code(players[0].do("pick", pick="done", seq=players[0].table["seq"])) in ("bot-plays", "game-over")
    table = hear_until(players[0], lambda table: table["over"])
    assert table["seats"][0]["person"] is True
    assert any(line["kind"] == "picked" and line["seat"] == 0 for line in players[0].story)


def test_a_bot_keeps_a_seat_warm_until_its_player_comes_back(served: Served) -> None:
    players = company(served)
    ann = asked(players)
    seat = ann.table["seat"]
    done(ann.do("bot", seat=seat, bot="rules"))
    assert (ann.table["seats"][seat]["bot"], ann.table["ask"]) == ("rules", None)
    hear_until(ann, lambda table: table["story"][-1:] != [] and table["story"][-1]["kind"] == "picked")
    assert ann.story[-1]["seat"] == seat
    assert code(ann.do("pick", pick="done", seq=ann.table["seq"])) == "bot-plays"
    done(ann.do("sit", seat=seat, name="Ann"))
    assert ann.story[-1]["kind"] == "returned"
    assert ann.table["seats"][seat]["bot"] is None
    while asked(players) is not ann:
        asked(players).pick()
    done(ann.pick())


def test_a_flag_that_falls_makes_the_default_pick(served: Served) -> None:
    players = company(served, clock={"kind": "move", "seconds": 1})
    for player in players:
        while not any([line["kind"] == "flagged" for line in player.story]):
            player.hear()
    began, line = (next(line for line in players[0].story if line["kind"] == kind) for kind in ("began", "flagged"))
    assert line["at"] >= began["at"] + 1000
    tables = [message for message in players[line["seat"]].heard if message["type"] == "table"]
    ask = next(table["ask"] for table in tables if table["seq"] == began["seq"])
    assert players[0].record()["picks"][0] == f"{line['seat']} {ask['options'][ask['default']]['pick']}"


def test_everybody_sees_who_is_here(served: Served) -> None:
    ann, bo, _ = company(served)
    assert [seat["here"] for seat in ann.table["seats"]] == [True, True, True]
    bo.close()
    gone = hear_until(ann, lambda table: not table["seats"][1]["here"])
    assert [(seat["here"], seat["gone"]) for seat in gone["seats"]] == [(True, False), (False, False), (True, False)]
    Player(bo.guest, bo.at).hear()
    hear_until(ann, lambda table: table["seats"][1]["here"])


def test_spectators_see_no_hand(served: Served) -> None:
    players = company(served)
    for guest in ("", Guest(served).token):
        message = Socket(served, players[0].at, guest).hear()
        assert (message["seat"], message["yours"], message["ask"], message["view"]["seat"]) == (None, [], None, None)
        cards = [card["card"] for player in message["view"]["players"] for card in player["cards"]]
        assert cards.count(None) == 12  # of each hand of five the fifth was dealt face up


def test_a_table_that_is_not_there_closes_the_socket(served: Served) -> None:
    assert closed_with(Socket(served, "nosuchtable")) == 4004
    assert closed_with(Socket(served, "a" * 200)) == 4004


@pytest.mark.slow
def test_a_server_that_stops_sends_everybody_away_in_good_order(tmp_path: Any) -> None:
    with Served(tmp_path) as served:
        players = company(served, people=2, bots=1)
        seq = done(players[0].do("say", text="Last orders"))
        assert served.stop() == 0
        assert [closed_with(player) for player in players] == [4000, 4000]
        served.start()
        again = Player(players[0].guest, players[0].at)
        assert again.hear()["seq"] >= seq
        assert "Last orders" in [line.get("text") for line in again.story]
