"""The command line: what it prints, what it refuses, and its exit codes."""

from __future__ import annotations

import csv
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.terminal.run import PROGRAM, environment, interrupted, refused, sixgun
from tests.terminal.screen import Terminal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game, played by typing Enter all the time."""
    file = tmp_path / "game.json"
    done = sixgun(tmp_path, "play", "gunfighters", "--seed", "3", "--save", str(file), typed="\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert "The dust settles" in done.stdout
    return file


@pytest.mark.slow
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_series_at_a_terminal_shows_how_far_it_is(tmp_path: Path, command: str) -> None:
    terminal = Terminal(tmp_path, command, "gunfighters", "--bots", "normal,random", "--games", "60")
    terminal.sees("/60")
    terminal.sees("games/s")
    assert terminal.ends() == 0


@pytest.mark.parametrize(
    "command", ["", "play", "simulate", "replay", "review", "verify", "games", "rules", "bench", "completion"]
)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_command_has_help_in_both_languages(tmp_path: Path, command: str, lang: str) -> None:
    done = sixgun(tmp_path, *command.split(), "--help", "--lang", lang)
    assert done.returncode == 0
    assert done.stdout.startswith("Usage:" if lang == "en" else "Uso:")
    assert "help-" not in done.stdout


@pytest.mark.slow
def test_help_has_a_short_form_and_a_slip_is_answered_with_what_was_meant(tmp_path: Path) -> None:
    assert sixgun(tmp_path, "games", "-h").stdout == sixgun(tmp_path, "games", "--help").stdout
    refused(sixgun(tmp_path, "simulat"), "did you mean “simulate”?")
    refused(sixgun(tmp_path, "simulate", "doomtown", "--gamse", "3"), "did you mean --games?")
    refused(sixgun(tmp_path, "zzz"), "There is no command “zzz”: see")


def test_the_language_comes_from_the_locale(tmp_path: Path) -> None:
    assert sixgun(tmp_path, "--help", lang="it_IT.UTF-8").stdout.startswith("Uso:")
    assert sixgun(tmp_path, "--help", lang="C").stdout.startswith("Usage:")


def test_simulate_prints_json_that_scripts_can_read(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "simulate", "gunfighters", "--games", "40", "--seed", "1", "--json")
    report = json.loads(done.stdout)
    assert {"game", "games", "decisions", "seconds", "decisions_per_second", "seats", "wins"} <= report.keys()
    assert (report["game"], report["games"], report["seats"], len(report["wins"])) == ("gunfighters", 40, 4, 4)
    again = json.loads(sixgun(tmp_path, "simulate", "gunfighters", "--games", "40", "--json", "--jobs", "2").stdout)
    assert (again["wins"], again["decisions"]) == (report["wins"], report["decisions"])


def test_simulate_writes_a_line_for_each_game(tmp_path: Path) -> None:
    words = ("simulate", "gunfighters", "--games", "30", "--bots", "rules,random", "--seats", "3", "--out", "out.csv")
    done = sixgun(tmp_path, *words)
    assert done.returncode == 0
    assert "rules" in done.stdout
    rows = list(csv.DictReader((tmp_path / "out.csv").open()))
    assert len(rows) == 30
    assert rows[0]["bots"] == "rules random rules"
    refused(sixgun(tmp_path, *words), "out.csv is there already")


def test_options_and_packs_are_taken(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[climax]\nrifle = 2\nhard-liquor = 0\n")
    words = ("simulate", "gunfighters", "--games", "10", "--json", "-o", "plaza=true", "-o", "coins_checked=round")
    report = json.loads(sixgun(tmp_path, *words, "--pack", "box.toml").stdout)
    assert (report["options"]["plaza"], report["options"]["coins_checked"]) == (True, "round")


@pytest.mark.slow
def test_rules_lists_every_rule_with_code_and_tests(tmp_path: Path) -> None:
    rules = json.loads(sixgun(tmp_path, "rules", "gunfighters", "--json").stdout)
    assert len([rule for rule in rules if rule["source"] != "house"]) == 70
    assert all({"id", "text", "code", "tests"} <= rule.keys() for rule in rules)
    assert all(rule["code"] and rule["tests"] for rule in rules)
    one = sixgun(tmp_path, "rules", "gunfighters", "turn.order.left").stdout
    assert "turn:pass_turn" in one
    assert "alla tua sinistra" in sixgun(tmp_path, "rules", "gunfighters", "turn.order", "--lang", "it").stdout
    assert "House data" in sixgun(tmp_path, "rules", "gunfighters").stdout
    refused(sixgun(tmp_path, "rules", "gunfighters", "turn.nonsense"), "turn.nonsense")


@pytest.mark.slow
def test_games_lists_the_games_with_their_options(tmp_path: Path) -> None:
    told = sixgun(tmp_path, "games").stdout
    assert "-o plaza=false|true" in told
    assert "BANG! The Duel, 2 players" in told
    assert "Make You Gunfighters, 3 to 7 players" in told
    listed = json.loads(sixgun(tmp_path, "games", "--json").stdout)
    assert [game["key"] for game in listed] == ["bang-duel", "doomtown", "gunfighters", "gunslinger"]


@pytest.mark.slow
def test_bench_prints_json(tmp_path: Path) -> None:
    report = json.loads(sixgun(tmp_path, "bench", "gunfighters", "--seconds", "0.2", "--json").stdout)
    assert report["decisions_per_second"] > 0
    assert report["clone_us"] > 0


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(tmp_path: Path, shell: str) -> None:
    assert "_SIXGUN_COMPLETE" in sixgun(tmp_path, "completion", shell).stdout


# ---- records


@pytest.mark.slow
def test_a_game_is_recorded_verified_and_replayed(tmp_path: Path, record: Path) -> None:
    assert "The record holds" in sixgun(tmp_path, "verify", str(record)).stdout
    told = sixgun(tmp_path, "replay", str(record)).stdout
    assert "BANG!" in told
    assert re.search(r"Stranger draws [A-Z]\w+( \$+)?\.", told)
    assert re.search(r"Doc  [A-Z]\w+", told)  # the hands as they were dealt
    assert "BANG!" in sixgun(tmp_path, "replay", str(record), "--seat", "none", "--lang", "it").stdout
    assert not re.search(
        r"draws [A-Z]\w+( \$+)?\.\n",
        sixgun(tmp_path, "replay", str(record), "--seat", "none").stdout.replace("draws a card", ""),
    )
    refused(sixgun(tmp_path, "replay", str(record), "--seat", "9"), "--seat")


@pytest.mark.slow
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_bad_records_are_refused_in_sentences(tmp_path: Path, record: Path, command: str) -> None:
    document = json.loads(record.read_text())
    bad = tmp_path / "bad.json"
    refused(sixgun(tmp_path, command, "nowhere.json"), "There is no file nowhere.json")
    refused(sixgun(tmp_path, command, str(tmp_path)), "cannot be read")
    bad.write_text(record.read_text()[:200])
    refused(sixgun(tmp_path, command, "bad.json"), "cut off")
    bad.write_text(json.dumps({**document, "sixgun": 99}))
    refused(sixgun(tmp_path, command, "bad.json"), "format 99", "newer Sixgun")
    bad.write_text(json.dumps({**document, "seats": "x", "colour": 1}))
    refused(sixgun(tmp_path, command, "bad.json"), "seats must be", "colour is unknown")
    bad.write_text("[" * 50)
    refused(sixgun(tmp_path, command, "bad.json"), "nested deeper than 20")
    bad.write_text(" " * 5_000_001)
    refused(sixgun(tmp_path, command, "bad.json"), "larger than 5,000,000")
    bad.write_text(json.dumps({**document, "picks": ["0 story", *document["picks"]]}))
    refused(sixgun(tmp_path, command, "bad.json"), "Pick 1 of the record")


def test_an_edited_record_does_not_verify(tmp_path: Path, record: Path) -> None:
    document = json.loads(record.read_text())
    (tmp_path / "bad.json").write_text(json.dumps({**document, "picks": document["picks"][:-1]}))
    refused(sixgun(tmp_path, "verify", "bad.json"), "changed or cut")
    (tmp_path / "bad.json").write_text(json.dumps({**document, "commitment": "0" * 64}))
    refused(sixgun(tmp_path, "verify", "bad.json"), "not the one that was promised")


# ---- bad words


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "poker"), "the games are: bang-duel, doomtown, gunfighters and gunslinger"),
        (("simulate", "poker"), "the games are: bang-duel, doomtown, gunfighters and gunslinger"),
        (("simulate", "gunfighters", "--seats", "8"), "from 3 to 7"),
        (("simulate", "gunfighters", "--seats", "x"), "--seats"),
        (("simulate", "gunfighters", "--games", "0"), "--games"),
        (
            ("simulate", "gunfighters", "--bots", "hal"),
            "random, rules, easy, normal, hard, enter, search:ITERATIONS and exec:COMMAND",
        ),
        (("simulate", "gunfighters", "--bots", "rules,rules,rules,rules,rules"), "do not fit 4 seats"),
        (("simulate", "gunfighters", "--out", "no/such/folder.csv"), "cannot be written"),
        (("simulate", "gunfighters", "-o", "plaza"), "NAME=VALUE"),
        (("simulate", "gunfighters", "-o", "plaza=maybe"), "false or true"),
        (("simulate", "gunfighters", "-o", "colour=red"), "options.colour is unknown"),
        (("simulate", "gunfighters", "--pack", "nowhere.toml"), "nowhere.toml"),
        (("play", "gunfighters", "--seats", "you,bot"), "from 3 to 7"),
        (("play", "gunfighters", "--seats", "you,hal,bot"), "hal"),
        (("play", "gunfighters", "--resume", "nowhere.json"), "nowhere.json"),
        (("dance",), "dance"),
        (("games", "now"), "“now” is too much"),
        (("simulate", "gunfighters", "--games"), "--games needs a value"),
        (("simulate", "gunfighters", "--seed", "9" * 5000), "--seed must be a whole number"),
        (("simulate", "gunfighters", "--jobs", "1000"), "from 1 to 256"),
        (("play", "gunfighters", "--seats", ",,"), "cannot sit down"),
        (("play", "gunfighters", "--names", "A,A"), "Two players are called A"),
        (("play", "gunfighters", "--names", "A,B,C,D,E,F"), "6 names do not fit 4 seats"),
        (("play", "gunfighters", "--position", "nowhere.json"), "nowhere.json"),
        (("simulate",), "GAME"),
        (("simulate", "gunfighters", "--fast"), "--fast"),
        (("--lang", "de", "games"), "--lang"),
    ],
)
def test_bad_words_are_refused_in_a_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    refused(sixgun(tmp_path, *words), said)
    assert not list(tmp_path.rglob("*.json"))


def test_a_bad_pack_lists_all_its_problems(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('[climax]\nrifle = "two"\n[moon]\n[notes]\nhill = [1]\n')
    done = sixgun(tmp_path, "simulate", "gunfighters", "--pack", "box.toml")
    refused(
        done, "climax.rifle must be a whole number", "moon is unknown", "notes.hill must have exactly 7 entries, not 1"
    )
    assert len(done.stderr.splitlines()) == 3


# ---- awkward surroundings


def test_a_promise_noted_down_is_compared(tmp_path: Path, record: Path) -> None:
    promise = json.loads(record.read_text())["commitment"]
    assert sixgun(tmp_path, "verify", str(record), "--promise", promise[:16]).returncode == 0
    refused(sixgun(tmp_path, "verify", str(record), "--promise", "00000000"), "not the one that you gave")


def test_replay_warns_of_a_record_that_does_not_hold(tmp_path: Path, record: Path) -> None:
    document = json.loads(record.read_text())
    (tmp_path / "bad.json").write_text(json.dumps({**document, "hash": "0" * 32}))
    done = sixgun(tmp_path, "replay", "bad.json")
    assert "BANG!" in done.stdout
    assert "does not hold" in done.stderr


@pytest.mark.slow
def test_a_terminal_without_unicode_gets_plain_letters(tmp_path: Path) -> None:
    variables = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    words = ("play", "gunfighters", "--seed", "5", "--lang", "it", "--names", "José")
    done = sixgun(tmp_path, *words, typed="h\nq\n", variables=variables)
    assert done.returncode == 0, done.stderr
    assert "Jose" in done.stdout
    assert "mistake" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("redirection", ["<&-", ">&-", "2>&-", "</dev/null"])
def test_closed_streams_are_no_fault_of_the_program(tmp_path: Path, redirection: str) -> None:
    command = " ".join([*PROGRAM, "play gunfighters --seed 5 --save one.json", redirection])
    done = subprocess.run(
        ["sh", "-c", command], env=environment(tmp_path), cwd=tmp_path, timeout=60, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    assert b"mistake" not in done.stderr


def test_a_game_that_cannot_be_kept_says_where_else_to_put_it(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    refused_words = sixgun(tmp_path, "play", "gunfighters", variables={"XDG_DATA_HOME": str(blocked)})
    assert refused_words.returncode == 2
    assert "choose a place with --save FILE" in refused_words.stderr


def interrupted_simulation(home: Path, ready: Callable[[], bool], program: Sequence[str] = PROGRAM) -> tuple[int, str]:
    """Start a long simulation on two processes, interrupt it when it is ready, and see how it ends."""
    words = ["simulate", "gunfighters", "--games", "1000000", "--jobs", "2", "--bots", "rules", "--out", "out.csv"]
    return interrupted(home, words, ready, program)


@pytest.mark.slow
def test_an_interrupted_simulation_stops_at_once_and_keeps_its_rows(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    code, said = interrupted_simulation(tmp_path, lambda: out.exists() and len(out.read_text().splitlines()) > 1)
    assert code == 130
    assert "Stopped." in said
    assert "Traceback" not in said
    assert "" not in said.splitlines()  # a blank line is for terminals, where ^C stands on the last one
    assert len(out.read_text().splitlines()) > 1


# Python alone may take its time on a busy machine, and what it does when it is interrupted is not ours to test.
AWAKE = [sys.executable, "-c", "open('awake', 'w').close(); from sixgun.terminal.main import main; main()"]


@pytest.mark.slow
@pytest.mark.parametrize("delay", [0.0, 0.1, 0.2, 0.4, 0.6])
def test_a_simulation_interrupted_while_it_starts_stops_too(tmp_path: Path, delay: float) -> None:
    awake = tmp_path / "awake"
    code, said = interrupted_simulation(
        tmp_path, lambda: awake.exists() and time.time() - awake.stat().st_mtime > delay, AWAKE
    )
    assert code in (130, -signal.SIGINT), said  # the latter before the program was imported


@pytest.mark.slow
def test_a_game_starts_from_a_position(tmp_path: Path) -> None:
    position = {"hands": [["hill", "ranch"], ["hill"], ["plaza"]], "coins": [0, 1, 0]}
    (tmp_path / "puzzle.json").write_text(json.dumps(position))
    words = ("play", "gunfighters", "--position", "puzzle.json", "--save", "one.json")
    done = sixgun(tmp_path, *words, typed="shoot:1>hill\n" + "\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert "has wiped out" in done.stdout
    assert "from the position that it states" in sixgun(tmp_path, "verify", "one.json").stdout
    refused(sixgun(tmp_path, *words[:4], "--seats", "you,bot,bot,bot"), "The position has 3 seats")


@pytest.mark.slow
def test_the_shell_is_told_what_can_follow(tmp_path: Path) -> None:
    def offered(line: str) -> list[str]:
        words = line.split(" ")
        variables = {"_SIXGUN_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
        return [row.partition(",")[2] for row in sixgun(tmp_path, variables=variables).stdout.splitlines()]

    assert offered("sixgun simu") == ["simulate"]
    assert offered("sixgun play gun") == ["gunfighters", "gunslinger"]
    assert offered("sixgun rules gunfighters turn.or") == ["turn.order.left"]
    assert offered("sixgun play gunfighters -o plaza") == ["plaza=false", "plaza=true"]
    assert offered("sixgun play gunfighters --seats you,ra") == ["you,random"]


def test_the_bots_that_are_completed_are_the_bots_that_there_are() -> None:
    from sixgun.bots import NAMES
    from sixgun.terminal.commands.completions import BOTS

    assert BOTS == NAMES
