"""Reading files from outside: bounded before anything parses them, every trouble one sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path

from sixgun.core.checks import FILE_CAP, guard_size
from sixgun.core.refusals import Refusal, Refused


def read_capped(path: Path) -> bytes:
    """A file's bytes; a missing, unreadable or too large one is refused."""
    try:
        with path.open("rb") as file:
            data = file.read(FILE_CAP + 1)
    except FileNotFoundError as error:
        raise Refused(Refusal("file-missing", {"file": str(path)})) from error
    except OSError as error:
        args = {"file": str(path), "problem": error.strerror or type(error).__name__}
        raise Refused(Refusal("file-unreadable", {**args})) from error
    if len(data) > FILE_CAP:
        raise Refused(Refusal("file-size", {"file": path.name, "cap": FILE_CAP}))
    return data


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file, such as a data pack."""
    return parse_toml(read_capped(path), path.name)


def parse_toml(data: bytes, name: str) -> dict[str, object]:
    """The tables in a file's bytes."""
    guard_size(data, name)
    try:
        return tomllib.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Refused(Refusal("file-not-toml", {"file": name, "problem": str(error)})) from error
