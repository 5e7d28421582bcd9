"""How far somebody has come in lessons and puzzles: kept after every pick, like games."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sixgun.core.checks import FILE_CAP
from sixgun.core.refusals import Refusal, Refused
from sixgun.play.learn import Lesson
from sixgun.terminal.kept.games import UNSAVED, games_folder


class Progress(msgspec.Struct):
    """One lesson: what was found so far, and whether it was ever finished, or skipped."""

    picks: list[str] = []
    done: bool = False
    skipped: bool = False


class Learning:
    """The file `learn.json` in the user's data directory; one that cannot be read counts as none."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or games_folder().parent / "learn.json"
        self.lessons: dict[str, Progress] = {}
        try:
            if self.path.stat().st_size <= FILE_CAP:
                self.lessons = msgspec.json.decode(self.path.read_bytes(), type=dict[str, Progress])
        except (OSError, msgspec.DecodeError):
            pass

    def of(self, lesson: Lesson) -> Progress:
        return self.lessons.setdefault(f"{lesson.game}/{lesson.slug}", Progress())

    def save(self) -> None:
        """Write everything whole or not at all."""
        part = self.path.with_name(self.path.name + ".part")
        kept = {key: one for key, one in self.lessons.items() if one != Progress()}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
            part.replace(self.path)
        except OSError as error:
            args = {"file": str(self.path), "problem": error.strerror or type(error).__name__}
            raise Refused(Refusal(UNSAVED, {**args})) from error
