"""Seats at a table, and who sits in them."""

from __future__ import annotations

from sixgun.core.plain import Plain


def at_screen(guest: str, seat: int) -> str:
    """The player that a guest is in one of several seats at the same screen."""
    return f"{guest}#{seat}"


def shares_screen(player: str) -> bool:
    """Whether a player is one of several that a guest is at the same screen."""
    return "#" in player


def guest_of(player: str) -> str:
    """The guest behind a player.

    >>> guest_of(at_screen("ada", 2)), guest_of("bo")
    ('ada', 'bo')
    """
    return player.partition("#")[0]


class Seat:
    """A place at the table: who owns it, and whether a bot plays it."""

    def __init__(self) -> None:
        self.player = ""  # as the session knows the owner; "" for a free seat or a bot's own
        self.name = ""
        self.mark = ""  # tells the name from others at the table that look like it
        self.bot = ""  # the bot that plays for it now
        self.resigned = False
        self.wishes: dict[int, int] = {}  # by pick of the match: how often taking it back was asked for
        self.pace: dict[str, str] = {}  # by window: how it is left to the table
        self.passing: dict[str, str] = {}  # by window: until when it is passed
        self.talked = 0  # milliseconds: until when what was said here fills the time that it is given

    @property
    def called(self) -> str:
        """The name as others read it."""
        return f"{self.name} {self.mark}" if self.mark else self.name

    @property
    def taken(self) -> bool:
        return bool(self.player or self.bot)

    def plain(self) -> dict[str, Plain]:
        return {"name": self.called, "bot": self.bot or None, "person": bool(self.player), "resigned": self.resigned}
