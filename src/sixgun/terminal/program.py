"""What the user types to run this program."""

from __future__ import annotations

import os


def program() -> str:
    """The command that was typed: the checkout's ./play says its own name, an installed one is called sixgun."""
    return os.environ.get("SIXGUN_PROGRAM") or "sixgun"


class Told(KeyboardInterrupt):
    """An interrupt after which the user has been told what is kept: only that it stopped is left to say."""
