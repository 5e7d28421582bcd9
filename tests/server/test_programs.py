"""Bots that are programs, named at the start of a server: real processes, well-behaved and not."""

from __future__ import annotations

import asyncio
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun import Refused
from sixgun.bots import Chair
from sixgun.bots.processes import end_everyone
from sixgun.bots.program import question_of
from sixgun.server.work.named_bots import read_pairs, sort_bots
from sixgun.server.work.programs import Programs
from sixgun.server.work.trust import STRIKES
from tests.server.company import ROOMY, Player, code, done, hear_until, limits, play_out
from tests.server.serving import Guest, Served
from tests.terminal.run import sixgun as run_sixgun

MYBOT = f"exec:{shlex.join([sys.executable, str(Path(__file__).parents[2] / 'examples' / 'mybot.py')])}"
HELLO = (
    "import json, os, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n    hello = m['type'] == 'hello'\n"
)
LIAR = HELLO + "    print(json.dumps({'sixgun': 1} if hello else {'pick': 'win:at-once'}), flush=True)\n"
SLEEPER = HELLO + "    hello or time.sleep(60)\n    print('{\"sixgun\": 1}', flush=True)\n"
LAST = HELLO + "    print(json.dumps({'sixgun': 1} if hello else {'index': len(m['picks']) - 1}), flush=True)\n"


def program(folder: Path, name: str, source: str, seconds: float = 10) -> str:
    path = folder / f"{name}.py"
    path.write_text(source, encoding="utf-8")
    return f"exec@{seconds}:{shlex.join([sys.executable, str(path)])}"


@pytest.mark.slow
def test_guests_play_against_programs_and_one_that_cheats_is_replaced(tmp_path: Path) -> None:
    words = ("--bot", f"mine={MYBOT}", "--bot", f"sly={program(tmp_path, 'liar', LIAR)}")
    with Served(tmp_path, *ROOMY, *words) as served:
        ann = Guest(served)
        assert [game["bots"] for game in ann.http.get("/api/games").json()] == [
            ["normal", "easy", "hard", "random", "mine", "sly"]
        ] * 4
        table = ann.opens({"name": "Ann"}, {"bot": "mine"}, {"bot": "sly"}, begin=True)
        player = Player(ann, table)
        play_out(player, seed=1)
        assert [seat["bot"] for seat in player.table["seats"]] == [None, "mine", "sly"]
        assert len(player.record()["picks"]) > 10
        assert served.stop() == 0
    told = [line for line in served.log.read_text().splitlines() if " bot " in line]
    assert any("bot sly: " in line and "“win:at-once”, which it was not offered" in line for line in told)
    assert any("bot sly: 3 faults in a row" in line for line in told)
    assert not any("bot mine" in line for line in told)


@pytest.mark.slow
def test_no_guest_starts_a_program_and_an_old_name_stays_a_player(tmp_path: Path) -> None:
    with Served(tmp_path, *ROOMY, "--bot", f"mine={MYBOT}") as served:
        ann = Guest(served)
        chairs = [{"name": "Ann"}, {"bot": MYBOT}, {"bot": "rules"}]
        answer = ann.http.post("/api/tables", json={"game": "gunfighters", "chairs": chairs})
        assert answer.status_code == 400
        assert answer.json()["refusals"][0]["code"] == "no-such-bot"
        table = ann.opens({"name": "Ann"}, {}, {"bot": "mine"})
        player = Player(ann, table)
        assert code(player.do("bot", seat=1, bot=MYBOT)) == "no-such-bot"
        done(player.do("bot", seat=1, bot="mine"))
        done(player.do("begin"))
        hear_until(player, lambda told: told["ask"] is not None)
        player.close()
        assert served.stop() == 0
        served.words = tuple(ROOMY)  # whoever starts it again has forgotten the program
        served.start()
        player = Player(ann, table)
        play_out(player, seed=2)
    assert "bot mine: not known here any more" in served.log.read_text()


@pytest.mark.slow
def test_the_processes_of_a_program_are_bounded(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    source = f"import os\nwith open({str(pids)!r}, 'a') as file:\n    print(os.getpid(), file=file)\n{LAST}"
    words = ("--bot", f"last={program(tmp_path, 'last', source)}", *limits(programs=1))
    with Served(tmp_path, *ROOMY, *words) as served:
        ann = Guest(served)
        tables = [ann.opens({"name": "Ann"}, {"bot": "last"}, {"bot": "last"}, begin=True) for _ in range(4)]
        play_out(*[Player(ann, table) for table in tables])
    assert len(pids.read_text().splitlines()) == 1


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("rules=exec:./mybot", "“rules” names no bot"),
        ("Mine!=exec:./mybot", "“Mine!” names no bot"),
        ("mine=./mybot", "“./mybot” starts no bot"),
        ("good=exec:./mybot", "“good” names no bot"),
        ("mybots:Cautious", "“mybots:Cautious” names no bot"),
    ],
)
def test_what_is_no_program_is_told_in_one_sentence(word: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        sort_bots(read_pairs(("good=exec:./other", word)))
    assert said in str(refused.value)


def test_a_program_that_cannot_be_started_is_told_at_the_start(tmp_path: Path) -> None:
    ended = run_sixgun(tmp_path, "serve", "--port", "0", "--bot", "mine=exec:./no-such-file")
    assert ended.returncode == 2
    assert "The bot ./no-such-file cannot be started" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr


def a_question() -> dict[str, Any]:
    game = sixgun.game("gunfighters")
    s = game.new(seats=3, seed=1)
    seat = game.asked(s)[0]
    return question_of(Chair(game, s, seat, game.codes(s, seat)))


def test_a_program_that_is_late_rests_after_a_few_times(tmp_path: Path) -> None:
    async def runs() -> list[int | None]:
        programs = Programs({"late": program(tmp_path, "late", SLEEPER, 0.2)}, 2)
        answers = [await programs.pick("late", a_question()) for _ in range(STRIKES)]
        spec = program(tmp_path, "late", LAST)  # it would answer now, but it is not asked
        answers.append(await programs.pick("late", a_question()))
        programs.close()
        good = Programs({"good": spec}, 2)
        answers.append(await good.pick("good", a_question()))
        good.close()
        return answers

    try:
        assert asyncio.run(runs()) == [None] * (STRIKES + 1) + [len(a_question()["picks"]) - 1]
    finally:
        end_everyone()
