"""`sixgun showdown check`: every problem of a file at once, or that it is good."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.terminal.run import refused, sixgun

OWN = files("sixgun.games.gunslinger").joinpath("data/showdowns")

BAD = """
showdown = 1
name = "Nowhere"
map = ["A"]
game_length = 0
sides = [["ike"], ["texas"]]

[[set_up]]
character = "ike"
hex = "Z9"
facing = "up"
weapons = { holstered = ["W44", "AK47"] }

[[set_up]]
character = "texas"
hex = "F3"
facing = "n"
"""


@pytest.mark.parametrize("number", ["1", "2"])
@pytest.mark.parametrize(("lang", "said"), [("en", "is a good showdown"), ("it", "è uno scenario corretto")])
def test_the_games_own_showdowns_are_good(tmp_path: Path, number: str, lang: str, said: str) -> None:
    file = tmp_path / f"{number}.toml"
    file.write_text(OWN.joinpath(f"{number}.toml").read_text(encoding="utf-8"), encoding="utf-8")
    done = sixgun(tmp_path, "showdown", "check", file.name, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


def test_every_problem_is_a_sentence_with_its_rule(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(BAD)
    done = sixgun(tmp_path, "showdown", "check", "bad.toml")
    refused(
        done,
        "game_length is 0, but must be from 1 to 60. (rule 4.7)",
        "set_up[0].hex is “Z9”, which is not a hex of the map (A)",
        "set_up[0].facing is “up”",
        "“AK47”, which isn't a weapon here",
        "W44 is two-handed and cannot be holstered",
    )
    assert len(done.stderr.splitlines()) == 5
    italian = sixgun(tmp_path, "showdown", "check", "bad.toml", "--lang", "it")
    assert "(regola 8.1a)" in italian.stderr
    assert "refusal-" not in italian.stderr


def test_programs_get_codes_rules_and_sentences(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(BAD)
    done = sixgun(tmp_path, "showdown", "check", "bad.toml", "--json")
    report = json.loads(done.stdout)
    assert (done.returncode, report["good"]) == (2, False)
    assert [(problem["code"], problem["rule"]) for problem in report["problems"]] == [
        ("field-range", "4.7"),
        ("off-map", "8.1a"),
        ("field-choice", "8.3a"),
        ("no-such-weapon", "10.1"),
        ("not-holstered", "10.2d"),
    ]
    assert all(problem["sentence"] for problem in report["problems"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("check",), "FILE is missing"),
        (("check", "nowhere.toml"), "There is no file nowhere.toml"),
        (("check", "broken.toml"), "broken.toml is not a TOML file"),
        (("check", "empty.toml"), "set_up is missing"),
        (("check", "empty.toml", "--game", "gunfighters"), "gunfighters reads no showdown files"),
        (("check", "empty.toml", "--game", "poker"), "There is no game “poker”"),
        (("dance",), "dance"),
    ],
)
def test_bad_words_and_files_are_refused_in_a_sentence(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    (tmp_path / "broken.toml").write_text("showdown = = 1")
    (tmp_path / "empty.toml").write_text("")
    refused(sixgun(tmp_path, "showdown", *words), said)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_help_in_both_languages(tmp_path: Path, lang: str) -> None:
    for words in (("showdown",), ("showdown", "--help"), ("showdown", "check", "--help")):
        done = sixgun(tmp_path, *words, "--lang", lang)
        assert done.returncode == 0
        assert done.stdout.startswith("Usage:" if lang == "en" else "Uso:")
        assert "help-" not in done.stdout.replace("--help", "")
