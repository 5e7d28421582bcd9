"""Where the terminal keeps its games: written after every pick, so that nothing is lost."""

from __future__ import annotations

import os
import time
from pathlib import Path

from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused


def games_folder() -> Path:
    """The user's data directory for games."""
    base = os.environ.get("XDG_DATA_HOME")
    home = Path(base) if base else Path.home() / ".local" / "share"
    return home / "sixgun" / "games"


def new_path(game: str) -> Path:
    """A name that no other game has."""
    folder = games_folder()
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def save(record: Record, path: Path) -> None:
    """Write a record whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(record.json(), encoding="utf-8")
        part.replace(path)
    except OSError as error:
        args = {"file": str(path), "problem": error.strerror or type(error).__name__}
        raise Refused(Refusal("file-unwritable", {**args})) from error
