"""Words of players: names, titles and chat are plain text of bounded length, without control characters."""

from __future__ import annotations

import unicodedata

from sixgun.play.commands import CHAT_CAP, NAME_CAP

BOT_NAMES = ("Calamity", "Doc", "Belle", "Kid", "Butch", "Etta", "Wyatt")  # by seat, for those who brought no name


def _clean(text: str, longest: int) -> str:
    """One line, no control or invisible formatting characters (which can reorder what others read)."""
    kept = [" " if char in "\t\n\r" else char for char in text[: longest * 4]]
    visible = [char for char in kept if unicodedata.category(char)[0] != "C"]
    return " ".join("".join(visible).split())[:longest].strip()


def player_name(text: str) -> str:
    """
    >>> player_name("  Calamity\\n\\x07Jane ")
    'Calamity Jane'
    """
    return _clean(unicodedata.normalize("NFKC", text[: NAME_CAP * 4]), NAME_CAP)


def chat_line(text: str) -> str:
    return _clean(text, CHAT_CAP)
