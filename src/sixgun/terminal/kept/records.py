"""Records of games, from files and from matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.core import records
from sixgun.core.events import Event
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.records import Record
from sixgun.games import game as game_of
from sixgun.terminal.chosen import with_texts
from sixgun.text.files import read_capped


def load(file: str) -> tuple[Record, Game[Any]]:
    """The record in a file, and its game with the figures that it was played with."""
    path = Path(file)
    record = records.parse(read_capped(path), path.name)
    game = game_of(record.game)
    return record, with_texts(game.repacked(record.pack)) if record.pack else game


def replayed_events(match: Match) -> list[Event]:
    """The events of a match from its start."""
    events: list[Event] = []
    records.fold(match.record(), match.game, heard=lambda seat, pick, told: events.extend(told))
    return events
