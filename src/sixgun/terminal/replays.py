"""`sixgun replay` and `sixgun verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

import sixgun
from sixgun.core import records
from sixgun.core.checks import shown
from sixgun.core.events import Event
from sixgun.core.game import Game
from sixgun.core.match import Match
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.terminal.program import program
from sixgun.text import Speaker
from sixgun.text.files import read_capped


def load(file: str) -> tuple[Record, Game[Any]]:
    path = Path(file)
    record = records.parse(read_capped(path), path.name)
    game = game_of(record.game)
    return record, game.repacked(record.pack) if record.pack else game


def replayed_events(match: Match) -> list[Event]:
    """The events of a match from its start."""
    events: list[Event] = []
    records.fold(match.record(), match.game, heard=lambda seat, pick, told: events.extend(told))
    return events


def replay_command(file: str, seat: str, step: bool, lang: str) -> None:
    """Tell a recorded game, pick by pick, as one seat saw it or with everything shown."""
    record, game = load(file)
    speaker = Speaker(lang, game.key, record.names, packages=("sixgun.terminal",))
    whose = _viewpoint(seat, record.seats)
    records.fold(record, game)  # refuse a bad record before telling half of it
    click.echo(speaker.text("replay-head", title=speaker.text("title"), seats=record.seats, picks=len(record.picks)))
    _show_deal(record, game, whose, speaker)
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
    if not sixgun.verify(record):
        click.echo(speaker.text("replay-unverified", program=program(), file=file), err=True)


def _show_deal(record: Record, game: Game[Any], whose: int | str, speaker: Speaker) -> None:
    """How the game began: its options, the promise, and the hands that the viewer may see."""
    chosen = [f"{name}={shown(value)}" for name, value in record.options.items()]
    click.echo(speaker.text("replay-deal", options=[*chosen], promise=record.commitment[:16]))
    s = records.start(record, game)
    for seat in range(record.seats):
        viewer = seat if whose == "all" else whose if isinstance(whose, int) else None
        rows = game.sketch(game.view(s, viewer))
        for row in rows:
            if len(row) > 1 and row[0].args.get("seat") == seat:
                click.echo("  " + "  ".join([cell for part in row if (cell := speaker.say(part).strip())]))


def _viewpoint(seat: str, seats: int) -> int | str:
    if seat in ("all", "none"):
        return seat
    if seat.isdecimal() and int(seat) < seats:
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


def verify_command(file: str, promise: str | None, lang: str) -> int:
    """Check a record, and the promise noted down at its start; 0 if it holds, 2 with every problem if it does not."""
    record, game = load(file)
    speaker = Speaker(lang, game.key, record.names, packages=("sixgun.terminal",))
    verdict = sixgun.verify(record)
    problems = list(verdict.problems)
    if promise is not None and (len(promise) < 8 or not record.commitment.startswith(promise.lower().rstrip("…."))):
        problems.append(Refusal("record-other-promise", {"promise": record.commitment[:16]}))
    if not problems:
        key = "verify-ok" if verdict.finished else "verify-ok-unfinished"
        if record.position is not None:
            key = "verify-ok-position"
        click.echo(speaker.text(key, picks=verdict.picks, promise=record.commitment[:16]))
        if record.takebacks:
            click.echo(speaker.text("verify-takebacks", count=record.takebacks))
        return 0
    for problem in problems:
        click.echo(speaker.refusal(problem), err=True)
    return 2
