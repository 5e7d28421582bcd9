"""Libraries that are missing are named in one sentence, and nothing else of Sixgun needs them."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from sixgun import Refused
from sixgun.core.needs import missing, need
from sixgun.text import Speaker


def test_what_to_install_is_said_in_one_sentence() -> None:
    with pytest.raises(Refused) as refused:
        need("no_such_library", "PettingZoo", "research")
    pip = ".venv/bin/pip" if Path(sys.prefix) == Path(__file__).parents[2] / ".venv" else "pip"
    command = f'{pip} install -e ".[research]"'
    assert str(refused.value) == f"PettingZoo is not installed: in Sixgun's own folder, run {command}."
    assert command in Speaker("it").refusal(refused.value.refusal)


@pytest.mark.parametrize(
    ("prefix", "command"),
    [
        (".venv", '.venv/bin/pip install -e ".[lab]"'),  # as ./play and ./test install it
        ("../other", 'pip install -e ".[lab]"'),  # an environment of the user's own
    ],
)
def test_a_checkout_names_its_own_environment_or_the_users(tmp_path: Path, prefix: str, command: str) -> None:
    (tmp_path / "pyproject.toml").touch()
    told = missing("PyArrow", "lab", tmp_path / "src", str(tmp_path / prefix))
    assert Speaker("en").refusal(told) == f"PyArrow is not installed: in Sixgun's own folder, run {command}."


def test_a_wheel_names_no_folder(tmp_path: Path) -> None:
    told = missing("PyArrow", "lab", tmp_path / "lib" / "python3.13" / "site-packages", str(tmp_path))
    assert Speaker("en").refusal(told) == 'PyArrow is not installed: run pip install "sixgun[lab]".'
    assert Speaker("it").refusal(told) == 'PyArrow non è installato: esegui pip install "sixgun[lab]".'


def test_nothing_is_imported_before_it_is_used() -> None:
    code = "import sys, sixgun.research; print([name for name in ('numpy', 'pettingzoo') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_type_checkers_are_told_that_there_are_types() -> None:
    assert files("sixgun").joinpath("py.typed").is_file()
