"""The program as a user starts it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = [sys.executable, "-m", "sixgun"]


def environment(home: Path, lang: str = "en_US.UTF-8") -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "LANG": lang, "LC_ALL": lang, "COLUMNS": "100", "NO_COLOR": "1"}


def sixgun(
    home: Path,
    *words: str,
    typed: str = "",
    lang: str = "en_US.UTF-8",
    variables: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**environment(home, lang), **(variables or {})},
        cwd=home,
        encoding="utf-8",
    )
