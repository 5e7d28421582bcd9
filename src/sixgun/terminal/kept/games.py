"""Where the terminal keeps its games: written after every pick, so that nothing is lost."""

from __future__ import annotations

import json
import os
import secrets
import time
from pathlib import Path

from sixgun.core.checks import FILE_CAP
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused

UNSAVED = "save-unwritable"


def games_folder() -> Path:
    """The user's data directory for games."""
    base = os.environ.get("XDG_DATA_HOME")
    home = Path(base) if base else Path.home() / ".local" / "share"
    return home / "sixgun" / "games"


def new_path(game: str) -> Path:
    """A name that no other game has, not even one that starts at the same moment."""
    return games_folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"


def last_unfinished() -> Path | None:
    """The newest game in the data directory, if it is not over."""
    try:
        newest = max(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, default=None)
        if newest is None or newest.stat().st_size > FILE_CAP:
            return None
        document = json.loads(newest.read_bytes())
        return newest if isinstance(document, dict) and not document.get("result") else None
    except (OSError, ValueError):
        return None


def save(record: Record, path: Path) -> None:
    """Write a record whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(record.json(), encoding="utf-8")
        part.replace(path)
    except OSError as error:
        args = {"file": str(path), "problem": error.strerror or type(error).__name__}
        raise Refused(Refusal(UNSAVED, {**args})) from error
