"""Mutated frames: each is answered, none breaks the server, and what is refused changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

from tests.conformance.budget import BUDGET
from tests.server.company import ROOMY, done, limits
from tests.server.mutations import Mutator
from tests.server.serving import Guest, Served
from tests.server.wire import Closed, Wire

FRAMES = {"quick": 500, "all": 8_000, "long": 1_000_000}[BUDGET]
AT_A_TABLE = 500  # frames, before the next table is opened
AT_ONCE = 20
TOO_MANY = 4009  # the code with which a socket is closed after too many that were no frames
ROOM = 30_000_000  # bytes that the server may have more at the end than after its first tables


class Storm:
    """Three players and a stranger at one table who send bent frames, one of them at a time."""

    def __init__(self, guests: list[Guest], chance: Random) -> None:
        self.table = guests[0].opens({"name": "Ann"}, {}, {})
        self.wires = [Wire(guest, self.table) for guest in guests]
        for seat in (1, 2):
            done(self.wires[seat].do("sit", seat=seat, name="BC"[seat - 1]))
        self.chance, self.mutate = chance, Mutator(chance)
        self.seq = done(self.wires[0].do("begin" if chance.random() < 0.7 else "ping"))
        self.sent = self.refused = self.done = 0
        self.by_itself = False  # a bot plays along: the table changes without us

    def frame(self, wire: Wire) -> dict[str, Any]:
        """Something that a client could send."""
        ask = wire.table["ask"]
        pick = self.chance.choice(ask["options"])["pick"] if ask else "story"
        seat = self.chance.randrange(3)
        deed: dict[str, Any] = self.chance.choice(
            [
                {"type": "sit", "seat": seat, "name": "Bo"},
                {"type": "stand"},
                {"type": "bot", "seat": seat, "bot": self.chance.choice(("rules", "random"))},
                {"type": "begin"},
                {"type": "pick", "pick": pick, "seq": self.seq},
                {"type": "pick", "pick": pick, "seq": self.chance.randint(0, self.seq + 2)},
                {"type": "say", "text": "Howdy"},
                {"type": "take-back"},
                {"type": "consent", "agree": self.chance.random() < 0.5},
                {"type": "resign"},
                {"type": "claim"},
                {"type": "remove", "seat": seat},
                {"type": "look", "seat": self.chance.choice((None, seat))},
                {"type": "why", "pick": pick},
                {"type": "ping"},
            ]
        )
        return {"id": self.chance.randint(1, 1000), "do": deed}

    def some(self) -> None:
        """Send some frames through one socket and hear the answers; a socket that was closed is opened anew."""
        place = self.chance.randrange(len(self.wires))
        wire = self.wires[place]
        wire.send([self.mutate(self.frame(wire)) for _ in range(AT_ONCE)])
        self.sent += AT_ONCE
        try:
            for _ in range(AT_ONCE):
                self.answer(wire)
            self.unchanged(wire)
        except Closed as closed:
            if closed.code != TOO_MANY:
                raise
            self.wires[place] = Wire(wire.guest, wire.at, self.seq)
            wire.close()

    def answer(self, wire: Wire) -> None:
        """The next answer. Whatever has changed until then must have been done by the frame that it answers."""
        changed = False
        while (message := wire.hear())["type"] == "table":
            if message["seq"] > self.seq and not self.by_itself:
                assert not changed
                assert message["seq"] <= self.seq + 2  # an agreement comes with the taking back
                self.seq, changed = message["seq"], True
            self.by_itself |= message["begun"] and any(seat["bot"] for seat in message["seats"])
        assert message["type"] in ("done", "refused", "why"), message
        if self.by_itself:
            return
        self.refused += message["type"] == "refused"
        self.done += message["type"] == "done"
        assert message["type"] == "done" or not changed, message
        if message["type"] == "done":
            assert message["seq"] == self.seq
        if message["type"] == "refused":
            assert message["refusals"]
            assert all(refusal.keys() == {"code", "args", "rule"} for refusal in message["refusals"])

    def unchanged(self, wire: Wire) -> None:
        """The table is as the last change has left it."""
        before, after = wire.table, self.whole(wire)
        if before["seq"] == after["seq"]:
            same = before.keys() - {"now", "story", "seats"}
            assert {name: after[name] for name in same} == {name: before[name] for name in same}
        assert self.by_itself or after["seq"] == self.seq
        assert [line["seq"] for line in after["story"]] == list(range(2, after["seq"] + 1))

    def whole(self, wire: Wire) -> dict[str, Any]:
        """The table with its whole story, as another socket of the same guest is sent it."""
        other = Wire(wire.guest, self.table)
        other.close()
        return other.table

    def close(self) -> None:
        """The record has the picks that hold by the story, and no more."""
        wire = self.wires[0]
        if not self.by_itself:
            story = self.whole(wire)["story"]
            undone = {seq for line in story for seq in line.get("undone", [])}
            held = [line for line in story if line["kind"] == "picked" and line["seq"] not in undone]
            record = wire.guest.http.get(f"/api/tables/{self.table}/record").json()
            assert [pick.split()[0] for pick in record["picks"]] == [str(line["seat"]) for line in held]
        for wire in self.wires:
            wire.close()


@pytest.mark.slow
def test_mutated_frames_are_answered_and_refused_ones_change_nothing(tmp_path: Path) -> None:
    chance = Random(6)
    with Served(tmp_path, *ROOMY, *limits(tables_per_guest=1_000_000)) as served:
        guests = [Guest(served) for _ in range(4)]
        host = guests[0]
        calm = host.opens({"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}, begin=True)
        untouched = host.http.get(f"/api/tables/{calm}/record").content
        process = psutil.Process(served.process.pid)
        sent = refused = finished = warm = 0
        while sent < FRAMES:
            storm = Storm(guests, chance)
            while storm.sent < AT_A_TABLE and sent + storm.sent < FRAMES and not storm.by_itself:
                storm.some()
            storm.close()
            sent, refused, finished = sent + storm.sent, refused + storm.refused, finished + storm.done
            if not warm and sent >= FRAMES / 4:
                warm = process.memory_info().rss
        assert process.memory_info().rss < warm + ROOM
        assert host.http.get(f"/api/tables/{calm}/record").content == untouched
        assert host.http.get("/healthz").json()["ok"] is True
        faults = [
            line for line in host.http.get("/metrics").text.splitlines() if line.startswith("sixgun_faults_total")
        ]
        assert faults == ["sixgun_faults_total 0.0"]
        assert served.stop() == 0
    assert refused > sent / 2
    assert finished > sent / 50
    log = served.log.read_text()
    assert "Traceback" not in log
    assert "ERROR" not in log


def test_the_same_seed_bends_frames_the_same_way() -> None:
    frame = {"id": 1, "do": {"type": "pick", "pick": "story", "seq": 3}}
    bent = [[Mutator(Random(seed))(frame) for _ in range(5)] for seed in (1, 1, 2)]
    assert bent[0] == bent[1] != bent[2]
    assert frame == json.loads(Mutator(Random(3)).as_it_is(frame))
