"""Sentences outside of a game: prompts and complaints, without words broken at the edge of the terminal."""

from __future__ import annotations

import os
import sys
import textwrap
from difflib import get_close_matches
from typing import IO, Any

from sixgun.core.refusals import Refusal

CHOICES = ("games", "bots", "options", "allowed")  # what refusals call the words that would have done


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


def meant(refusal: Refusal) -> str:
    """The word that was probably meant, where one was refused that does not exist; "" if none comes near.

    >>> meant(Refusal("no-such-game", {"got": "dule", "games": ["bang-duel", "gunfighters"]}))
    'bang-duel'
    """
    args = refusal.args
    words = [word for name in CHOICES for word in _words(args.get(name))]
    got = args.get("got") or str(args.get("field", "")).rpartition(".")[2].rpartition(" ")[2]
    parts = {part: word for word in words for part in (*word.split("-"), word)}
    near = get_close_matches(str(got).lower(), parts, 1)
    return parts[near[0]] if near and parts[near[0]] != got else ""


def _words(found: object) -> list[str]:
    return [word for word in found if isinstance(word, str)] if isinstance(found, list) else []


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
