"""Libraries that are missing are named in one sentence, and nothing else of Sixgun needs them."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files

import pytest

from sixgun import Refused
from sixgun.core.needs import need
from sixgun.text import Speaker


def test_what_to_install_is_said_in_one_sentence() -> None:
    with pytest.raises(Refused) as refused:
        need("no_such_library", "PettingZoo", "research")
    told = str(refused.value)
    by_hand = '.venv/bin/pip install -e ".[research]"'
    assert told == f'PettingZoo is not installed: pip install "sixgun[research]", or in Sixgun\'s own folder {by_hand}.'
    assert "pip install" in Speaker("it").refusal(refused.value.refusal)


def test_nothing_is_imported_before_it_is_used() -> None:
    code = "import sys, sixgun.research; print([name for name in ('numpy', 'pettingzoo') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_type_checkers_are_told_that_there_are_types() -> None:
    assert files("sixgun").joinpath("py.typed").is_file()
