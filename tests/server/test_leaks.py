"""Nothing leaves the socket from which a viewer could learn what it cannot know.

The leak test of the conformance suite on bytes: what a viewer cannot know is dealt anew, and whatever would be sent to
it stays the same to the last byte. And over a real socket: what was sent is held against the truth, known at the end.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import sixgun
from sixgun.core import records
from sixgun.games.gunfighters.game import Gunfighters
from sixgun.play import Table
from sixgun.play import commands as do
from sixgun.play.seats import at_screen
from sixgun.server.tables.room import Room
from sixgun.server.tables.viewers import Viewer
from tests.conformance.budget import BUDGET
from tests.conformance.leaks import differing
from tests.play.saloon import Saloon, seated
from tests.server.company import Player, asked, company, done, hear_until, play_out
from tests.server.serving import Guest, Served, Socket

GAMES = {"quick": 2, "all": 4, "long": 1_000}[BUDGET]
MOST_PICKS = 150
PEOPLE = ("ada", "bo", "cy")
SEATS = {"gunfighters": 3, "bang-duel": 2, "gunslinger": 2, "doomtown": 2}


def sent(table: Table, guest: str, look: int | None, since: int, changes: bool = False) -> bytes:
    """The bytes that a viewer who has heard everything up to `since` is sent."""
    viewer = Viewer(guest, since, 64, changes)
    viewer.look = look
    nobody: Any = None  # the hall is not asked when a message is made
    room = Room(nobody, "x", table)
    room.table.away, room.table.resumed = {}, 0
    return room.message(viewer, 1_000)


def viewers(table: Table) -> list[tuple[str, int | None]]:
    """Everybody at the table, at a shared screen through each pair of eyes and with the curtain drawn; a spectator."""
    seats = range(len(table.seats))
    if table.hot_seat:
        return [*[("ada", seat) for seat in seats], ("ada", None), ("", None)]
    return [*[(PEOPLE[seat], None) for seat in seats], ("stranger", None), ("", None)]


def eyes(table: Table, guest: str, look: int | None) -> int | None:
    return look if table.hot_seat else table.seat_of(guest)


def redealt(saloon: Saloon, seat: int | None, seed: int) -> Table:
    """The table with everything dealt anew that a seat cannot know."""
    other = saloon.folded()
    other.match.state = other.game.redeal(other.match.state, seat, seed)
    return other


def check(saloon: Saloon, chance: Random, found: dict[str, int]) -> None:
    table = saloon.table
    for guest, look in viewers(table):
        other = redealt(saloon, eyes(table, guest, look), chance.getrandbits(32))
        game = table.game
        found["secrets"] += differing(game.data(table.match.state), game.data(other.match.state))
        for since in (0, chance.randint(0, table.seq), table.seq):
            assert sent(table, guest, look, since) == sent(other, guest, look, since)
            found["compared"] += 1
        assert msgspec.json.encode(table.record().plain()) == msgspec.json.encode(other.record().plain())


def follow(saloon: Saloon, seat: int, pick: str, chance: Random, found: dict[str, int]) -> None:
    """The same pick on another deal: who sees no difference at the table is not told of one either."""
    before = saloon.table.seq
    others = [redealt(saloon, eyes(saloon.table, *viewer), chance.getrandbits(32)) for viewer in viewers(saloon.table)]
    (entry,) = saloon.do(saloon.table.seats[seat].player, do.Pick(pick, before))
    if saloon.table.over:
        return
    for (guest, look), other in zip(viewers(saloon.table), others, strict=True):
        if other.game.refuse(other.match.state, seat, pick) is not None:
            continue
        other.evolve(entry)
        seat_of_eyes = eyes(saloon.table, guest, look)
        same = saloon.table.game.view(saloon.table.match.state, seat_of_eyes) == other.game.view(
            other.match.state, seat_of_eyes
        )
        for since in (0, before):
            for changes in (False, True):
                mine, theirs = [sent(each, guest, look, since, changes) for each in (saloon.table, other)]
                assert (mine == theirs) == same
        found["followed"] += same


@pytest.mark.slow
@pytest.mark.parametrize("shared", [False, True], ids=["own screens", "one screen"])
@pytest.mark.parametrize("key", SEATS)
def test_the_bytes_for_a_viewer_do_not_depend_on_what_it_cannot_know(key: str, shared: bool) -> None:
    game = sixgun.game(key)
    people = [at_screen("ada", seat) if shared else PEOPLE[seat] for seat in range(SEATS[key])]
    found = {"compared": 0, "followed": 0, "secrets": 0}
    for seed in range(GAMES):
        chance = Random(f"{key} {shared} {seed}")
        options: dict[str, Any] = {spec.name: chance.choice(spec.values) for spec in game.options}
        saloon = seated(*people, game=key, seats=len(people), options=options)
        while not saloon.table.over and len(saloon.table.match.picks) < MOST_PICKS:
            seat = chance.choice(saloon.table.asked())
            pick = chance.choice(saloon.ask(people[seat])["options"])["pick"]
            if chance.random() < 0.05:
                check(saloon, chance, found)
                follow(saloon, seat, pick, chance, found)
            else:
                saloon.pick(people[seat], pick)
            if not saloon.table.over and chance.random() < 0.02:
                saloon.do(chance.choice(people), do.Say("Dang!"))
            saloon.now += 1000
    assert found["compared"] > 10 * GAMES, found
    assert found["followed"] > 2 * GAMES, found
    assert found["secrets"] > 5 * found["compared"], found


def test_an_answer_that_is_still_secret_is_in_nothing_that_is_sent() -> None:
    """While two choose together, a table where one has said yes and one where it was no look the same to the others."""

    def answered(answer: str) -> Table:
        saloon = seated(*PEOPLE)
        saloon.table.match.state = saloon.table.game.position({"hands": [["hill"], ["ranch"], []], "deck": ["plaza"]})
        saloon.pick("ada", "move:hill")
        saloon.pick("bo", answer)
        return saloon.table

    yes, no = answered("draw:yes"), answered("draw:no")
    for guest in ("ada", "cy", "stranger", ""):
        for since in (0, yes.seq - 1):
            assert sent(yes, guest, None, since) == sent(no, guest, None, since)
    assert yes.record().plain() == no.record().plain()
    assert yes.match.state.answers != no.match.state.answers


def test_a_leak_into_the_bytes_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Gunfighters, s: Any, seat: int | None, honest: Any = Gunfighters.view) -> dict[str, Any]:
        return {**honest(self, s, seat), "next": s.deck[-1:]}

    monkeypatch.setattr(Gunfighters, "view", telling)
    with pytest.raises(AssertionError):
        check(seated(*PEOPLE), Random(1), {"compared": 0, "secrets": 0})


# ---- over a real socket


def truths(record: dict[str, Any], story: list[dict[str, Any]]) -> dict[int, Any]:
    """By entry of the table: the true state after it."""
    read = records.read(record)
    game = sixgun.game(read.game)
    s = records.start(read, game)
    picks, states = iter(read.picks), {}
    for line in story:
        if line["kind"] == "picked":
            game.apply(s, *next(picks))
        states[line["seq"]] = game.clone(s)
    return states


def hold_against(truth: dict[int, Any], socket: Socket) -> int:
    """Every card in every message is the true one if the viewer knows it by the rules, and hidden if not."""
    hidden = 0
    for message in socket.heard:
        if message["type"] != "table" or not message["begun"]:
            continue
        s, seat = truth[message["seq"]], message["seat"]
        kinds: Any = sixgun.game("gunfighters").data(s)["hands"]
        bit = 1 << (7 if seat is None else seat)
        for player, hand, names in zip(message["view"]["players"], s.hands, kinds, strict=True):
            for card, number, kind in zip(player["cards"], hand, names, strict=True):
                knows = bool(s.seen[number] & bit)
                assert knows or player["seat"] != seat
                assert card["card"] == (kind if knows else None)
                hidden += not knows
        for line in message["story"]:
            for event in line.get("events", []):
                assert event["event"] != "drew" or ("card" in event) == (event["seat"] == seat)
        assert message["ask"] is None or seat in message["asked"]
    return hidden


@pytest.mark.slow
def test_no_message_of_a_whole_game_shows_anybody_a_card_that_they_do_not_know(served: Served) -> None:
    players = company(served, people=2, bots=1)
    spectators = [Socket(served, players[0].at), Player(Guest(served), players[0].at)]
    running = players[0].record()
    play_out(*players, *spectators)
    again: list[Socket] = [
        Player(player.guest, player.at) for player in players
    ]  # resync from the start, after the end
    for late in again:
        hear_until(late, lambda table: table["over"])
    record = players[0].record()
    truth = truths(record, players[0].story)
    assert all(hold_against(truth, socket) > 20 for socket in (*players, *spectators))
    for socket in (*players, *spectators, *again):
        hold_against(truth, socket)
        early = [raw for raw, told in zip(socket.raw, socket.heard, strict=True) if not told.get("over")]
        assert not any(record["seed"].encode() in raw for raw in early)
    assert running["seed"] is None
    assert record["seed"] not in json.dumps(running)


@pytest.mark.slow
def test_a_table_that_is_looked_at_anew_and_its_record_tell_no_more_while_the_game_goes_on(served: Served) -> None:
    players = company(served)
    chance = Random(9)
    fresh: list[Socket] = []
    for _ in range(12):
        player = asked(players)
        done(player.pick(chance.choice(player.table["ask"]["options"])["pick"]))
        fresh += [Socket(served, player.at), Player(chance.choice(players).guest, player.at)]
        for socket in fresh[-2:]:
            socket.hear()
        record = player.record()
        assert (record["seed"], record["hash"]) == (None, "")
    play_out(*players)
    truth = truths(players[0].record(), players[0].story)
    assert all(hold_against(truth, socket) for socket in fresh)
