"""A wheel is all that a user needs: in an empty environment, it plays, tells its rules and says its version."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import sixgun
from tests.conformance.budget import BUDGET

ROOT = Path(__file__).parents[2]
COMPILING = runpy.run_path(str(ROOT / "tools" / "compile.py"), run_name="tool")
PYTHONS = ("3.11", "3.12", "3.13")


def said(*words: str | Path, cwd: Path | None = None, **more: str) -> str:
    """What a program prints; it has to end well."""
    environment = {**os.environ, **more}
    run = subprocess.run([str(word) for word in words], capture_output=True, text=True, cwd=cwd, env=environment)
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    return run.stdout


def refused(*words: str | Path, cwd: Path, **more: str) -> str:
    """What a program says that cannot do what it is asked."""
    run = subprocess.run([str(word) for word in words], capture_output=True, text=True, cwd=cwd, env=os.environ | more)
    assert run.returncode != 0, run.stdout[-2000:]
    return run.stdout + run.stderr


def python(version: str) -> Path | None:
    """A Python of this version, if there is one."""
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        return Path(sys.executable)
    beside = sorted(Path(sys.base_prefix).parent.glob(f"{version}*/bin/python{version}"))  # as pyenv has them
    for found in [*beside, shutil.which(f"python{version}")]:
        if found and subprocess.run([found, "-c", "import ensurepip"], capture_output=True).returncode == 0:
            return Path(found)
    return None


def built(folder: Path, pure: str) -> Path:
    said(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT, SIXGUN_PURE=pure)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of Python alone, which fits every machine."""
    return built(tmp_path_factory.mktemp("dist"), pure="1")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with compiled rules for this machine."""
    return built(tmp_path_factory.mktemp("dist"), pure="")


@pytest.mark.slow
def test_the_wheel_has_the_page_and_the_data_and_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "sixgun/server/page/index.html" in names
    assert "sixgun/games/doomtown/data/packs/faith-and-fear.toml" in names
    assert "sixgun/games/gunslinger/text/it.ftl" in names
    assert not [name for name in names if name.startswith(("tests/", "tools/")) or name.endswith(".so")]


@pytest.mark.slow
@pytest.mark.parametrize("version", PYTHONS)
def test_a_wheel_plays_in_an_empty_environment(wheel: Path, tmp_path: Path, version: str) -> None:
    found = python(version)
    if found is None:
        pytest.skip(f"there is no Python {version} here")
    home = tmp_path / "env"
    said(found, "-m", "venv", home)
    program = home / "bin" / "python"
    said(program, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
    alone = {"PYTHONPATH": "", "SIXGUN_PURE": ""}
    assert sixgun.__version__ in said(home / "bin" / "sixgun", "--version", cwd=tmp_path, **alone)
    words = ("simulate", "doomtown", "--games", "2", "--bots", "random", "--json")
    report = json.loads(said(home / "bin" / "sixgun", *words, cwd=tmp_path, **alone))
    assert report["games"] == 2
    assert report["made"]["python"].startswith(f"CPython {version}.")
    assert "commit" not in report["made"]
    assert said(home / "bin" / "sixgun", "rules", "bang-duel", cwd=tmp_path, **alone)
    environments = "import sixgun.research; sixgun.research.gym_env('bang-duel')"
    for extra, words in (
        ("server", (home / "bin" / "sixgun", "serve")),
        ("server", (home / "bin" / "sixgun", "store", "check")),
        ("lab", (home / "bin" / "sixgun", "simulate", "bang-duel", "--games", "1", "--out", "rows.parquet")),
        ("research", (program, "-c", environments)),
    ):
        told = refused(*words, cwd=tmp_path, **alone)
        assert f'run pip install "sixgun[{extra}]"' in told
        assert ".venv" not in told
    offline = ("--no-index", "--dry-run", "--disable-pip-version-check")  # what the hint says needs no index for Sixgun
    extras = refused(program, "-m", "pip", "install", *offline, "sixgun[lab]", cwd=tmp_path, **alone)
    assert "Requirement already satisfied: sixgun[lab]" in extras


@pytest.mark.slow
@pytest.mark.skipif(BUDGET != "long", reason="compiling for a wheel takes minutes: ./test long does it")
@pytest.mark.skipif(not COMPILING["has_compiler"](), reason="there is no C compiler here")
def test_a_compiled_wheel_plays_in_an_empty_environment(compiled: Path, tmp_path: Path) -> None:
    """Its rules are the compiled ones, and it fits this machine alone."""
    here = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{here}-{here}-" in compiled.name
    libraries = [name for name in zipfile.ZipFile(compiled).namelist() if name.endswith((".so", ".pyd"))]
    assert [name for name in libraries if name.startswith("sixgun/games/doomtown/rules/")]
    home = tmp_path / "env"
    said(sys.executable, "-m", "venv", home)
    said(home / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", compiled)
    alone = {"PYTHONPATH": "", "SIXGUN_PURE": ""}
    words = ("bench", "gunfighters", "--seconds", "0.2", "--json")
    report = json.loads(said(home / "bin" / "sixgun", *words, cwd=tmp_path, **alone))
    assert report["compiled"] is True
    words = ("simulate", "doomtown", "--games", "2", "--bots", "random", "--json")
    assert json.loads(said(home / "bin" / "sixgun", *words, cwd=tmp_path, **alone))["games"] == 2
