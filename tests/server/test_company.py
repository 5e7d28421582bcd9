"""People at the tables of a running server: who gives no sign of life is away, and who stalls loses the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.company import ROOMY, Player, asked, code, company, done, hear_until, limits
from tests.server.serving import Guest, Served
from tests.server.wire import Wire


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for nobody."""
    short = limits(heartbeat_seconds=1, silence_seconds=1, away_seconds=1, stall_seconds=1)
    with Served(tmp_path_factory.mktemp("hasty"), *ROOMY, *short) as running:
        yield running


def test_a_socket_that_gives_no_sign_of_life_is_closed_and_its_guest_is_away(hasty: Served) -> None:
    ann, bo = Guest(hasty), Guest(hasty)
    table = ann.opens({"name": "Ann"}, {}, {"bot": "rules"})
    dead = Wire(bo, table)
    assert dead.do("sit", seat=1, name="Bo")["type"] == "done"
    watch = Player(ann, table)
    hear_until(watch, lambda now: now["seats"][1]["here"])
    hear_until(watch, lambda now: not now["seats"][1]["here"])  # Bo's end reads nothing, so it answers no ping
    dead.close()
    back = Player(bo, table)
    hear_until(watch, lambda now: now["seats"][1]["here"])
    for player in (watch, back):
        player.close()


def test_a_game_is_claimed_and_its_replay_says_so(hasty: Served) -> None:
    players = company(hasty, people=2, game="bang-duel")
    slow = asked(players)
    while len(slow.table["asked"]) > 1:
        done(slow.pick())
        slow = asked(players)
    waits = next(player for player in players if player is not slow)
    winner = waits.table["seat"]
    while (answer := waits.do("claim"))["type"] != "done":
        assert code(answer) == "claim-early"
    hear_until(slow, lambda now: now["over"])
    assert slow.table["claimed"] == winner
    assert slow.table["ask"] is None
    assert slow.story[-1]["kind"] == "claimed"
    assert done(waits.do("claim")) == slow.table["seq"]  # said twice
    kept = waits.guest.http.get(f"/api/replays/{waits.at}").json()
    assert kept["verified"] is True
    assert kept["result"]["reason"] == "claimed"
    assert kept["result"]["places"][winner] == 1
    (line,) = [line for line in waits.guest.http.get("/api/replays").json() if line["replay"] == waits.at]
    assert line["winners"] == [winner]
    assert waits.guest.http.get(f"/api/tables/{waits.at}").json()["over"] is True
    for player in players:
        player.close()


def test_a_game_of_three_goes_on_with_a_bot(hasty: Served) -> None:
    players = company(hasty)
    slow = asked(players)
    seat = slow.table["seat"]
    waits = next(player for player in players if player is not slow)
    assert code(waits.do("claim")) == "claim-two"
    while (answer := waits.do("bot", seat=seat, bot="rules"))["type"] != "done":
        assert code(answer) == "seat-taken"
    hear_until(slow, lambda now: now["seats"][seat]["bot"] == "rules")
    done(slow.do("sit", seat=seat, name="back"))
    for player in players:
        player.close()


def test_whom_the_host_removed_cannot_sit_down_again(hasty: Served) -> None:
    ann, bo = Guest(hasty), Guest(hasty)
    table = ann.opens({"name": "Ann"}, {}, {})
    host, guest = Player(ann, table), Player(bo, table)
    others = [Player(Guest(hasty), table) for _ in range(4)]  # who watch, and whom nobody sent away
    done(guest.do("sit", seat=2, name="Bo"))
    assert code(guest.do("remove", seat=0)) == "not-host"
    done(host.do("remove", seat=2))
    hear_until(guest, lambda now: now["removed"])
    assert guest.table["yours"] == []
    for other in others:
        hear_until(other, lambda now: now["seq"] == guest.table["seq"])
        assert other.table["removed"] is False
    assert code(guest.do("sit", seat=1, name="Bo again")) == "removed"
    for player in (host, guest, *others):
        player.close()
