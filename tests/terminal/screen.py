"""The program in a pseudo-terminal, with keys typed into it."""

from __future__ import annotations

from pathlib import Path

import pexpect

from tests.terminal.run import PROGRAM, environment


class Terminal:
    """A running program and what it has printed."""

    def __init__(self, home: Path, *words: str, lang: str = "en_US.UTF-8", columns: int = 0, rows: int = 50) -> None:
        # The window says how high it is: a runner of tests may have set another height for its own.
        variables = {**environment(home, lang), "TERM": "xterm", "LINES": str(rows)}
        if columns:
            variables["COLUMNS"] = str(columns)
        self.child = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *words],
            env=variables,
            cwd=str(home),
            encoding="utf-8",
            timeout=90,
            dimensions=(rows, columns or 110),
        )

    def sees(self, text: str) -> str:
        """Wait for a text; everything printed before it and the text itself."""
        self.child.expect_exact(text)
        return str(self.child.before) + text

    def types(self, line: str) -> None:
        self.child.sendline(line)

    def ends(self) -> int:
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus or 0)
