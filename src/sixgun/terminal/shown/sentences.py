"""Sentences outside of a game: prompts and complaints, without words broken at the edge of the terminal."""

from __future__ import annotations

import os
import sys
import textwrap
from typing import IO, Any


def fitted(text: str, file: IO[str]) -> str:
    """A sentence as lines that a terminal can show without breaking words.

    >>> import io
    >>> fitted("short", io.StringIO())
    'short'
    """
    if not file.isatty():
        return text
    try:
        width = int(os.environ.get("COLUMNS") or os.get_terminal_size(file.fileno()).columns)
    except (OSError, ValueError):
        width = 80
    lines = text.split("\n")
    whole: Any = {"break_long_words": False, "break_on_hyphens": False}
    return "\n".join([textwrap.fill(line, max(20, width), **whole) for line in lines])


def end_line() -> None:
    """After an interrupt at a terminal the cursor stands behind its ^C."""
    if sys.stderr.isatty():
        print(file=sys.stderr)


def complain(sentence: str) -> None:
    """Say on standard error what is wrong."""
    print(fitted(sentence, sys.stderr), file=sys.stderr)


def ask(prompt: str) -> str:
    """A line from the keyboard; only the last line of a long prompt is one for the line editor."""
    *above, last = fitted(prompt, sys.stdout).split("\n")
    for line in above:
        print(line)
    return input(last + " ")


def printable(text: str) -> str:
    """A name without control characters; the bytes of a command line are UTF-8, whatever the locale says."""
    decoded = text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return "".join([char if char.isprintable() else "?" for char in decoded.strip()])
