"""Where figures come from: the program, its rules, the machine and the command, in every file of figures."""

from __future__ import annotations

import platform
import subprocess
from functools import cache
from pathlib import Path

import sixgun
from sixgun.core.plain import Plain
from sixgun.games import game as game_of
from sixgun.native import SOURCES, is_compiled


def provenance(game: str = "", seed: int | None = None, command: str = "") -> dict[str, Plain]:
    """What somebody needs to make the same figures again. What is not known is left out.

    >>> made = provenance("bang-duel", seed=1)
    >>> made["sixgun"] == sixgun.__version__, made["seed"], "command" in made
    (True, 1, False)
    """
    made: dict[str, Plain] = {
        "sixgun": sixgun.__version__,
        "compiled": is_compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": f"{platform.system()} {platform.machine()}",
    }
    if game:
        made["rules"] = {game: game_of(game).version}
    if seed is not None:
        made["seed"] = seed
    if command:
        made["command"] = command
    if commit := commit_of(SOURCES.parent):
        made["commit"] = commit
    return made


def told(game: str) -> dict[str, Plain]:
    """The same for a sentence in a report: the arguments of `report-made`."""
    made = provenance(game)
    return {
        "version": made["sixgun"],
        "rules": game_of(game).version,
        "python": made["python"],
        "system": made["platform"],
        "compiled": int(is_compiled()),
        "commit": str(made.get("commit", "none"))[:12],
    }


@cache
def commit_of(folder: Path) -> str:
    """The commit of a clone, with a "+" where its files have changed since; "" if this is not a clone."""
    if not (folder / ".git").exists():
        return ""
    head = _git(folder, "rev-parse", "HEAD")
    changed = _git(folder, "status", "--porcelain", "--untracked-files=no")
    return head + "+" if head and changed else head


def _git(folder: Path, *words: str) -> str:
    try:
        run = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return ""
    return run.stdout.strip()
