"""What the user types to run this program."""

from __future__ import annotations

import os
import shlex

COMPLETE = "_SIXGUN_COMPLETE"  # the variable by which a shell asks for completions


def program() -> str:
    """The command that was typed: the checkout's ./play says its own name, an installed one is called sixgun."""
    return os.environ.get("SIXGUN_PROGRAM") or "sixgun"


_typed: list[str] = []


def remember(words: list[str]) -> None:
    """Keep the command line that was given, for files that say how they were made."""
    _typed[:] = words


def command_line() -> str:
    """The whole command as it was typed."""
    return shlex.join([program(), *_typed])


class Stopped(BaseException):
    """An interrupt on its way out; click would print an empty line for a KeyboardInterrupt, into files too."""


class Told(Stopped):
    """An interrupt after which the user has been told what is kept: only that it stopped is left to say."""
