"""Reviews that were begun: what was found is kept in the user's data directory, and the next try goes on there."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import IO

from sixgun.core.records import Record
from sixgun.lab.review import FORMAT, Effort, Found
from sixgun.terminal.kept.games import games_folder


class Halfway:
    """A file with a line for each job that is done. Where none can be written, the review is done without one."""

    def __init__(self, record: Record, effort: Effort, seat: int | None) -> None:
        about = json.dumps([FORMAT, record.plain(), effort, seat])
        name = f"{record.game}-{blake2b(about.encode(), digest_size=8).hexdigest()}.jsonl"
        self._path = games_folder().parent / "reviews" / name
        self._file: IO[str] | None = None
        self.found: list[Found] = []
        self.kept = False  # whether something new was written

    def __enter__(self) -> Halfway:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self.found = _whole_lines(self._path.read_text("utf-8")) if self._path.exists() else []
            self._file = self._path.open("w", encoding="utf-8")  # anew: the last line may have been cut off
        except OSError:
            return self
        for one in self.found:
            self._write(one)
        return self

    def keep(self, found: Found) -> None:
        self._write(found)
        self.kept = self._file is not None

    def _write(self, found: Found) -> None:
        if self._file is not None:
            self._file.write(json.dumps(found) + "\n")
            self._file.flush()

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def _whole_lines(text: str) -> list[Found]:
    """The results in a file, up to the first line that holds none.

    >>> _whole_lines('{"share": 0.5}\\n{"sha')
    [{'share': 0.5}]
    """
    found: list[Found] = []
    for line in text.splitlines():
        try:
            one = json.loads(line)
        except ValueError:
            break
        if not isinstance(one, dict):
            break
        found.append(one)
    return found
