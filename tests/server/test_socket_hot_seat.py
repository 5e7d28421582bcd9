"""Several people at one screen: only the eyes that look are shown anything, and a curtain hides it between turns."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import sixgun
from tests.server.company import Player, code, done, hear_until
from tests.server.serving import Guest, Served, Socket


def screen(served: Served, *chairs: dict[str, str]) -> Player:
    """One screen for all the named chairs of a game that has just begun."""
    host = Guest(served)
    player = Player(host, host.opens(*(chairs or ({"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"})), begin=True))
    player.hear()
    return player


def look(player: Player, seat: int | None) -> list[bytes]:
    """Look through a seat's eyes; the messages that came of it, as bytes."""
    before = len(player.raw)
    done(player.do("look", seat=seat))
    return player.raw[before:]


def check_eyes(raw: bytes, seat: int | None) -> None:
    """A message for these eyes tells of no other seat what those eyes cannot know."""
    message: dict[str, Any] = json.loads(raw)
    if message["type"] != "table":
        return
    assert message["seat"] == seat
    assert message["view"]["seat"] == seat
    assert message["ask"] is None or seat in message["asked"]
    for player in message["view"]["players"]:
        for card in player["cards"]:
            own = player["seat"] == seat
            assert bool(card["card"]) == (own or card.get("shown", False))
    for line in message["story"]:
        for event in line.get("events", []):
            assert event["event"] != "drew" or ("card" in event) == (event["seat"] == seat)


def test_the_curtain_is_drawn_at_first_and_shows_what_a_spectator_sees(served: Served) -> None:
    player = screen(served)
    spectator = Socket(served, player.at)
    spectator.hear()
    assert (player.table["hot_seat"], player.table["yours"], player.table["seat"]) == (True, [0, 1, 2], None)
    for message in (player.table, json.loads(look(player, 1)[0]), json.loads(look(player, None)[0])):
        if message["seat"] is None:
            assert message["view"] == spectator.table["view"]
            assert message["story"] == spectator.table["story"]
            assert message["ask"] is None
            assert message["take_back"] is None
        else:
            assert message["view"] != spectator.table["view"]


def test_eyes_are_looked_through_only_at_the_own_seats(served: Served) -> None:
    player = screen(served, {"name": "Ann"}, {"name": "Bo"}, {"bot": "rules"})
    assert player.table["yours"] == [0, 1]
    for seat in (2, 3, -1, 10**9):
        assert code(player.do("look", seat=seat)) == "not-your-seat"
    stranger = Player(Guest(served), player.at)
    assert code(stranger.do("look", seat=0)) == "not-your-seat"
    assert stranger.table["seat"] is None


def test_picks_are_made_by_the_eyes_that_look(served: Served) -> None:
    player = screen(served)
    (seat,) = player.table["asked"]
    other = (seat + 1) % 3
    look(player, seat)
    pick = player.table["ask"]["options"][0]["pick"]
    look(player, None)
    assert code(player.do("pick", pick=pick, seq=player.table["seq"])) == "not-seated"
    assert code(player.do("say", text="Who speaks?")) == "not-seated"
    look(player, other)
    assert player.table["ask"] is None
    assert code(player.do("pick", pick=pick, seq=player.table["seq"])) == "not-asked"
    assert player.record()["picks"] == []
    look(player, seat)
    done(player.do("pick", pick=pick, seq=player.table["seq"]))
    assert player.record()["picks"] == [f"{seat} {pick}"]


def test_whoever_reconnects_finds_the_curtain_drawn_and_the_story_as_a_spectator_heard_it(served: Served) -> None:
    player = screen(served)
    (seat,) = player.table["asked"]
    look(player, seat)
    done(player.pick())
    again = Player(player.guest, player.at, since=player.table["seq"])
    again.hear()
    check_eyes(again.raw[0], None)
    assert [line["seq"] for line in again.story] == list(range(2, again.table["seq"] + 1))


@pytest.mark.slow
def test_a_whole_game_at_one_screen_never_shows_a_hand_to_other_eyes(served: Served) -> None:
    player = screen(served)
    chance = Random(11)
    looked = 0
    while not player.table["over"]:
        seat = player.table["asked"][0]
        for raw in look(player, seat):
            check_eyes(raw, seat)
        before = len(player.raw)
        done(player.pick(chance.choice(player.table["ask"]["options"])["pick"]))
        for raw in player.raw[before:]:
            check_eyes(raw, seat)
        for raw in look(player, None):
            check_eyes(raw, None)
        looked += 1
    assert looked == len(player.record()["picks"])
    assert sixgun.verify(player.record())


def test_a_friend_joins_a_table_where_others_share_a_screen(served: Served) -> None:
    host = Guest(served)
    shared = Player(host, host.opens({"name": "Ann"}, {"name": "Bo"}, {}))
    friend = Player(Guest(served), shared.at)
    done(friend.do("sit", seat=2, name="Cy"))
    done(shared.do("begin"))
    hear_until(friend, lambda table: table["begun"])
    assert (friend.table["seat"], friend.table["yours"]) == (2, [2])
    assert code(friend.do("look", seat=0)) == "not-your-seat"
    check_eyes(friend.raw[-1], 2)
    for seat in (0, 1):
        for raw in look(shared, seat):
            check_eyes(raw, seat)
