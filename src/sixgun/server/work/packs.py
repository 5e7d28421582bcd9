"""Packs that players open tables with: looked through in another process, for one that is wrong in everything takes
long."""

from __future__ import annotations

from sixgun.core.plain import Plain
from sixgun.games import game as game_of


def check(key: str, pack: dict[str, Plain]) -> None:
    """Refused with everything that is wrong."""
    game_of(key).repacked(pack)
