"""Lines that fit: on a terminal wrapped between words, below where their text begins; elsewhere left as they are."""

from __future__ import annotations

import re
import sys
from typing import IO, Any, cast

from rich.console import Console
from rich.text import Text

WHOLE = 10_000  # columns where nothing is to be wrapped: in files and pipes
READABLE = 110  # columns of longer texts at most
KEY_COLUMN = re.compile(r" *\S+(?: \S+){0,2}  +(?=\S)")
WIDEST_KEY = 20


class Paper:
    """A file or pipe without the blanks that tables put at the end of lines."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(re.sub(r" +$", "", text, flags=re.MULTILINE))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def open_console() -> Console:
    """Standard output: as wide as the terminal, or for a file without wrapping."""
    if sys.stdout.isatty():
        return Console(highlight=False)
    return Console(highlight=False, width=WHOLE, file=cast("IO[str]", Paper(sys.stdout)))


def indent_of(line: str) -> int:
    """Where the text of a line begins: after blanks, or after a number or key with two blanks behind it.

    >>> indent_of("plain"), indent_of("  event"), indent_of("   1  Shoot at Bo   shoot:1>hill")
    (0, 2, 6)
    """
    key = KEY_COLUMN.match(line)
    if key is not None and len(key[0]) <= WIDEST_KEY and key[0].startswith(" "):
        return len(key[0])
    return len(line) - len(line.lstrip(" "))


def hung(text: Text, console: Console, width: int = WHOLE) -> Text:
    """A text whose lines go on below where they begin."""
    room = min(width, console.width) if console.width < WHOLE else WHOLE
    found: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        indent = min(indent_of(line.plain), room // 2)
        head, rest = line.divide([indent])[:2] if 0 < indent < len(line) else (Text(), line)
        below = Text("\n" + " " * indent)
        wrapped = rest.wrap(console, room - indent)
        for part in wrapped:
            part.rstrip()
        found.append(head + below.join(wrapped))
    return Text("\n").join(found)


def reflowed(text: str) -> str:
    """A text with each paragraph and each entry of its lists on one line, however its author broke the lines.

    >>> reflowed("One is\\nbroken.\\n  Move   put it\\n         down\\nLast.")
    'One is broken.\\n  Move   put it down\\nLast.'
    """
    lines: list[str] = []
    for line in text.split("\n"):
        before = lines[-1] if lines else ""
        blanks = len(line) - len(line.lstrip(" "))
        of_entry = indent_of(before) > 2 and blanks == indent_of(before)
        of_sentence = not blanks and before.rstrip()[-1:] not in ("", ".", ":", "!", "?") and not before.startswith(" ")
        if line.strip() and (of_entry or of_sentence):
            lines[-1] = f"{before} {line.strip()}"
        else:
            lines.append(line)
    return "\n".join(lines)
