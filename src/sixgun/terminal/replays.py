"""`sixgun replay` and `sixgun verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import sixgun
from sixgun.core import records
from sixgun.core.events import Event
from sixgun.core.game import Game
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.text import Speaker
from sixgun.text.files import read_capped


def load(file: str) -> tuple[Record, Game[Any]]:
    path = Path(file)
    record = records.parse(read_capped(path), path.name)
    game = game_of(record.game)
    return record, game.repacked(record.pack) if record.pack else game


def replay_command(file: str, seat: str, step: bool, lang: str) -> None:
    """Tell a recorded game, pick by pick, as one seat saw it or with everything shown."""
    record, game = load(file)
    speaker = Speaker(lang, game.key, record.names, packages=("sixgun.terminal",))
    whose = _viewpoint(seat, record.seats)
    records.fold(record, game)  # refuse a bad record before telling half of it
    click.echo(speaker.text("replay-head", title=speaker.text("title"), seats=record.seats, picks=len(record.picks)))
    number = 0

    def heard(who: int, pick: str, events: list[Event]) -> None:
        nonlocal number
        number += 1
        click.secho(f"{number:4} {speaker.text('seat-name', seat=who)}: {pick}", dim=True)
        for event in events:
            line = speaker.event(event, _ear(event, whose))
            if line:
                click.echo("     " + line)
        if step:
            click.prompt("", default="", show_default=False, prompt_suffix="")

    s: Any = records.fold(record, game, heard=heard)
    if game.result(s) is None:
        click.echo(speaker.text("replay-unfinished"))


def _viewpoint(seat: str, seats: int) -> int | str:
    if seat in ("all", "none"):
        return seat
    if seat.isdigit() and int(seat) < seats:
        return int(seat)
    allowed = [str(number) for number in range(seats)] + ["all", "none"]
    raise Refused(Refusal("field-choice", {"field": "--seat", "got": seat[:20], "allowed": [*allowed]}))


def _ear(event: Event, whose: int | str) -> int | None:
    """Through whose ears an event is told: with "all", whoever was told most."""
    if isinstance(whose, int):
        return whose
    if whose == "none" or not event.secret:
        return None
    return (event.seen_by & -event.seen_by).bit_length() - 1


def verify_command(file: str, lang: str) -> int:
    """Check a record; 0 if it holds, 2 with every problem if it does not."""
    record, game = load(file)
    speaker = Speaker(lang, game.key, record.names, packages=("sixgun.terminal",))
    verdict = sixgun.verify(record)
    if verdict.ok:
        key = "verify-ok" if verdict.finished else "verify-ok-unfinished"
        if record.position is not None:
            key = "verify-ok-position"
        click.echo(speaker.text(key, picks=verdict.picks, promise=record.commitment[:16]))
        return 0
    for problem in verdict.problems:
        click.echo(speaker.refusal(problem), err=True)
    return 2
