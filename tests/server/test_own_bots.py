"""Bots in Python on a server: objects, classes and `module:Class`, which the operator names and guests give a seat."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun import Refused, research
from sixgun.bots import Chair, objects
from sixgun.core import records
from sixgun.server import Saloon
from sixgun.server.settings import Limits
from sixgun.server.work import own_bots
from sixgun.server.work.named_bots import MOST, sort_bots
from sixgun.server.work.own_bots import OwnBots, pack
from sixgun.server.work.trust import STRIKES
from tests.server.company import ROOMY, Player, code, limits, play_out
from tests.server.serving import PATIENCE, Guest, Served
from tests.terminal.run import sixgun as run_sixgun

MODULE = """
import os

class Last:
    def choose(self, chair):
        with open("asked", "a") as file:
            print(os.getpid(), chair.game.key, file=file)
        return chair.choices - 1

class Sly:
    def choose(self, chair):
        return chair.choices
"""


class Last:
    """Takes the last option each time."""

    def choose(self, chair: Chair) -> int:
        return chair.choices - 1


class Failing:
    def choose(self, chair: Chair) -> int:
        raise ValueError("the network is not there")


class Sleepy:
    def choose(self, chair: Chair) -> int:
        while True:
            try:
                time.sleep(600)
            except Exception:
                continue


class Fatal:
    def choose(self, chair: Chair) -> int:
        os._exit(3)


class Stillborn:
    def __init__(self) -> None:
        raise ValueError("the network is not there")

    def choose(self, chair: Chair) -> int:
        return 0


class Unsendable(Last):
    def __reduce__(self) -> Any:
        raise TypeError("it holds a socket")


@pytest.mark.slow
def test_guests_play_against_a_class_that_the_operator_named(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(MODULE, encoding="utf-8")
    with Served(
        tmp_path, *ROOMY, "--bot", "mine=mybots:Last", "--bot", "sly=mybots:Sly", *limits(programs=1)
    ) as served:
        ann = Guest(served)
        assert [game["bots"] for game in ann.http.get("/api/games").json()] == [
            ["normal", "easy", "hard", "random", "mine", "sly"]
        ] * 4
        chairs = [{"name": "Ann"}, {"bot": "mybots:Last"}, {"bot": "rules"}]
        answer = ann.http.post("/api/tables", json={"game": "gunfighters", "chairs": chairs})
        assert answer.json()["refusals"][0]["code"] == "no-such-bot"  # a guest names bots, and loads nothing
        table = ann.opens({"name": "Ann"}, {"bot": "mine"}, {"bot": "sly"})
        player = Player(ann, table)
        assert code(player.do("bot", seat=1, bot="mybots:Sly")) == "no-such-bot"
        player.do("begin")
        play_out(player, seed=1)
        record = player.record()
        assert served.stop() == 0
    asked = (tmp_path / "asked").read_text().splitlines()
    mine = [pick for seat, pick in records.read(record).picks if seat == 1]
    assert len(asked) >= len(mine) > 3
    assert len({line.split()[0] for line in asked}) == 1  # one process, and not the server's
    assert asked[0].split()[0] != str(served.process.pid)
    told = [line for line in served.log.read_text().splitlines() if " bot " in line]
    assert any("bot sly: The bot Sly chose " in line for line in told)
    assert any("bot sly: 3 faults in a row" in line for line in told)
    assert not any("bot mine" in line for line in told)


@pytest.mark.slow
def test_a_saloon_in_python_seats_a_policy(tmp_path: Path) -> None:
    bot = research.PolicyBot(lambda observation, options, mask: int(mask.sum()) - 1, name="last")
    database = f"sqlite:///{tmp_path / 'saloon.db'}"
    roomy = Limits(frames_per_second=1_000_000, frames_at_once=1_000_000, bot_milliseconds=1)
    with Saloon(bots={"mine": bot, "other": Last}, port=0, database=database, limits=roomy) as saloon:
        guest = Guest(saloon)  # type: ignore[arg-type]  it has a url and a port, too
        assert guest.http.get("/api/games").json()[0]["bots"][-2:] == ["mine", "other"]
        player = Player(guest, guest.opens({"name": "Ann"}, {"bot": "mine"}, {"bot": "other"}, begin=True))
        play_out(player, seed=1)
        record = records.read(player.record())
    assert sixgun.verify(record)
    match = sixgun.match("gunfighters", 3, record.seed or 0, record.options)
    for seat, pick in record.picks:  # both took the last of what they were offered each time
        asks = [ask for ask in match.asks() if ask.seat == seat]
        assert seat == 0 or asks[0].options[-1].pick == pick
        match.play(seat, pick)
    with pytest.raises(Exception, match=r"refused|reset|connect"):
        guest.http.get("/api/games")


# A saloon is a process of multiprocessing, and its bots think in processes of that one: these take long to be born.
SLOW_BIRTHS = """
import os, sys, time
if "spawn_main" in " ".join(sys.orig_argv):
    if os.environ.get("IN_A_SALOON"):
        time.sleep(3)
    os.environ["IN_A_SALOON"] = "1"
"""
BRIEF = """
from sixgun.server import Saloon
if __name__ == "__main__":
    saloon = Saloon(port=0, database="sqlite://")
    saloon.close()
    print(saloon._process.exitcode)
"""


@pytest.mark.slow
def test_a_saloon_that_closes_while_processes_are_being_born_ends_in_good_order(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW_BIRTHS, encoding="utf-8")
    (tmp_path / "brief.py").write_text(BRIEF, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    program = [sys.executable, "brief.py"]
    ended = subprocess.run(program, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=3 * PATIENCE)
    assert "Traceback" not in ended.stderr
    assert (ended.stdout, ended.returncode) == ("0\n", 0)


STILLBORN = """
class Stillborn:
    def __init__(self):
        1 / 0

    def choose(self, chair):
        return 0

class Mute:
    pass
"""


def test_what_cannot_be_made_stops_the_start_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(STILLBORN, encoding="utf-8")
    ended = run_sixgun(tmp_path, "serve", "--port", "0", "--bot", "mine=mybots:Stillborn")
    assert ended.returncode == 2
    assert "The bot mine cannot be made" in ended.stderr
    assert "ZeroDivisionError" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    ended = run_sixgun(tmp_path, "serve", "--port", "0", "--bot", "mine=mybots:Mute")
    assert (ended.returncode, ended.stderr.startswith("Mute is not a bot")) == (2, True), ended.stderr
    ended = run_sixgun(tmp_path, "serve", "--port", "0", "--bot", "mine=nobots:Last")
    assert ended.returncode == 2
    assert "There is no bot nobots:Last" in ended.stderr


def test_what_cannot_be_sent_is_refused_in_one_sentence() -> None:
    with pytest.raises(Refused, match=r"The bot mine cannot be sent to the processes .* it holds a socket"):
        sort_bots({"mine": Unsendable()})
    wrong: Any = 7
    with pytest.raises(Refused, match="7 is not a bot"):
        sort_bots({"mine": wrong})
    with pytest.raises(Refused, match="“hard” names no bot"):
        sort_bots({"hard": Last})
    with pytest.raises(Refused, match=f"at most {MOST} bots"):
        sort_bots({f"bot-{number}": Last for number in range(MOST + 1)})


def test_without_cloudpickle_what_a_module_has_is_still_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_bots, "_pickler", lambda: pickle.dumps)
    assert isinstance(pickle.loads(pack("mine", Last())), Last)
    with pytest.raises(Refused, match="give a class, or an object that can be pickled"):
        pack("mine", research.PolicyBot(lambda observation, options, mask: 0))


def asked(bots: OwnBots, name: str) -> Any:
    game = sixgun.game("gunfighters")
    s = game.new(seats=3, seed=1)
    return bots.pick(name, "gunfighters", {}, game.pack(s), game.asked(s)[0])


@pytest.mark.slow
def test_bots_that_fail_are_told_of_and_rest(caplog: pytest.LogCaptureFixture) -> None:
    faulty = {"failing": Failing, "sleepy": Sleepy, "fatal": Fatal, "last": Last}

    async def runs() -> dict[str, list[str | None]]:
        bots = OwnBots({name: pack(name, bot) for name, bot in faulty.items()}, 1, seconds=1.0)
        await bots.open()
        bots._seconds = 30.0  # births of processes on a busy machine are not the bots' fault
        found = {name: [await asked(bots, name)] for name in ("failing", "fatal", "last")}
        bots._seconds = 0.2
        late = await bots.processes.run(own_bots._choose, "sleepy", *_seat(), 0.2)
        found["sleepy"] = [*late]
        for _ in range(STRIKES):
            bots._trusts["failing"].strike("again")
        found["resting"] = [await asked(bots, "failing")]
        bots.close()
        return found

    game = sixgun.game("gunfighters")
    s = game.new(seats=3, seed=1)
    last = Chair(game, s, game.asked(s)[0], game.codes(s, game.asked(s)[0])).picks()[-1]
    assert asyncio.run(runs()) == {
        "failing": [None],
        "fatal": [None],
        "last": [last],  # in a new process
        "sleepy": ["", "it did not answer within 0.2 seconds"],
        "resting": [None],
    }
    told = caplog.text
    assert "bot failing: ValueError: the network is not there" in told
    assert "bot fatal: it ended the process in which it thought" in told


def _seat() -> tuple[Any, ...]:
    game = sixgun.game("gunfighters")
    s = game.new(seats=3, seed=1)
    return "gunfighters", {}, game.pack(s), game.asked(s)[0]


def test_a_file_from_somebody_else_loads_no_module(tmp_path: Path) -> None:
    """A saved game names the chairs; only the player at the keyboard may seat a class."""
    (tmp_path / "mybots.py").write_text(MODULE + "\nopen('loaded', 'w')\n", encoding="utf-8")
    assert objects.is_class_name("mybots:Last")
    first = run_sixgun(tmp_path, "play", "bang-duel", "--seats", "you,mybots:Last", "--save", "g.json", typed="q\n")
    assert first.returncode == 0, first.stderr
    assert "mybots:Last" in first.stdout
    (tmp_path / "loaded").unlink()
    again = run_sixgun(tmp_path, "play", "bang-duel", "--resume", "g.json", typed="q\n")
    assert again.returncode == 2
    assert "“mybots:Last” cannot sit down" in again.stderr
    assert not (tmp_path / "loaded").exists()
