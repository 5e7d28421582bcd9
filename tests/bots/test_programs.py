"""Bots that are programs: real children, well-behaved and not."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

import sixgun
from sixgun import Refused
from sixgun.bots import is_program, make_bot
from sixgun.bots.processes import end_all
from sixgun.core.refusals import Refusal
from sixgun.lab.simulate import Series, record_game, simulate
from sixgun.terminal.table.seats import read_seats
from sixgun.text import Speaker

ROOT = Path(__file__).parents[2]
MYBOT = f"exec:{sys.executable} {ROOT / 'examples' / 'mybot.py'}"

HELLO = "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n    hello = m['type'] == 'hello'\n"
LIAR = HELLO + "    print(json.dumps({'sixgun': 1} if hello else {'pick': 'win:at-once'}), flush=True)\n"
SLEEPER = HELLO + "    hello or time.sleep(60)\n    print('{\"sixgun\": 1}', flush=True)\n"
QUITTER = HELLO + "    hello or sys.exit(3)\n    print('{\"sixgun\": 1}', flush=True)\n"
BABBLER = HELLO + "    print('{\"sixgun\": 1}' if hello else 'hm, well', flush=True)\n"
MUTE = HELLO + "    print('{\"sixgun\": 1}' if hello else '{}', flush=True)\n"
PARROT = HELLO + "    print(line, end='', flush=True)\n"
STRANGER = HELLO + "    print('{\"sixgun\": 2}', flush=True)\n"
COUNTER = HELLO + "    print(json.dumps({'sixgun': 1} if hello else {'index': len(m['picks']) - 1}), flush=True)\n"


@pytest.fixture(autouse=True)
def _no_children_left() -> object:
    yield
    end_all()


def program(tmp_path: Path, source: str, seconds: float = 10) -> str:
    path = tmp_path / "bot.py"
    path.write_text(source, encoding="utf-8")
    return f"exec@{seconds}:{sys.executable} {path}"


def play(bot: str, game: str = "gunfighters", games: int = 1, jobs: int = 1) -> dict[str, object]:
    report = simulate(
        Series(game, 2 if game != "gunfighters" else 3, bots=(bot, "random"), seed=5), games, jobs
    ).report()
    return {name: report[name] for name in ("games", "decisions", "wins", "reasons")}


@pytest.mark.parametrize("game", ["gunfighters", "bang-duel", "gunslinger", "doomtown"])
def test_the_example_plays_every_game(game: str) -> None:
    assert play(MYBOT, game, 2)["games"] == 2


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    assert play(MYBOT, games=27) == play(MYBOT, games=27, jobs=2)


def test_a_program_may_answer_with_an_index(tmp_path: Path) -> None:
    make_bot(program(tmp_path, COUNTER), 1, programs=True)
    assert play(program(tmp_path, COUNTER), "bang-duel")["games"] == 1


def test_a_record_of_its_game_replays() -> None:
    match = record_game(Series("gunfighters", 3, bots=(MYBOT, "random"), seed=5), 0)
    assert match.record().result is not None


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (LIAR, "picked “win:at-once”, which it was not offered."),
        (SLEEPER, "gave no answer within 0.3 seconds."),
        (QUITTER, "ended instead of answering, with status 3."),
        (BABBLER, "answered “hm, well”, which is not a JSON object on one line."),
        (MUTE, 'answered “{}”, which has neither "pick" nor "index": see docs/bots.md.'),
        (PARROT, "only repeats what it is told: it must answer with lines of its own, see docs/bots.md."),
        (STRANGER, "speaks protocol 2, but protocol 1 is needed."),
    ],
    ids=["liar", "sleeper", "quitter", "babbler", "mute", "parrot", "stranger"],
)
def test_what_a_bad_program_did_is_said_in_one_sentence(tmp_path: Path, source: str, sentence: str) -> None:
    began = time.perf_counter()
    with pytest.raises(Refused) as refused:
        play(program(tmp_path, source, 0.3 if source is SLEEPER else 20))
    assert str(refused.value) == f"The bot {sys.executable} {sentence}"
    assert time.perf_counter() - began < 50  # nobody waits until the sleeper wakes


@pytest.mark.parametrize("spec", ["exec:", "exec@:x", "exec@soon:x", "exec@0:x", "exec@0.0:x", "exec:'", "exec: "])
def test_a_spec_that_names_no_program_is_refused(spec: str) -> None:
    assert is_program(spec)
    with pytest.raises(Refused, match="starts no bot"):
        make_bot(spec, 1, programs=True)


def test_a_second_is_one() -> None:
    said = [Speaker(lang).refusal(Refusal("bot-silent", {"bot": "x", "seconds": 1})) for lang in ("en", "it")]
    assert said == ["The bot x gave no answer within a second.", "Il bot x non ha risposto entro un secondo."]


def test_a_program_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be started: No such file or directory"):
        make_bot(f"exec:{tmp_path}/nobody", 1, programs=True)


def test_the_file_of_a_saved_game_starts_no_program() -> None:
    game = sixgun.game("gunfighters")
    assert read_seats(f"you,{MYBOT},bot", game) == ["you", MYBOT, "rules"]
    with pytest.raises(Refused) as refused:
        read_seats(f"you,{MYBOT},bot", game, own=False)
    assert refused.value.refusal.code == "no-such-chair"


def test_programs_start_only_where_they_are_asked_for() -> None:
    """A server makes bots from names that others sent: no name of theirs may start a program."""
    with pytest.raises(Refused, match="There is no bot"):
        make_bot(MYBOT, 1)
