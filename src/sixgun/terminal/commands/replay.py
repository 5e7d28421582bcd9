"""`sixgun replay`: a recorded game, told pick by pick."""

from __future__ import annotations

from typing import Any

import click

import sixgun
from sixgun.core import records
from sixgun.core.checks import shown
from sixgun.core.events import Event
from sixgun.core.game import Game
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.kept.records import load
from sixgun.terminal.program import program
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    @make.command("replay")
    @click.argument("file", type=click.Path())
    @click.option("--seat", metavar="N|all|none", default="all", show_default=True, help=make.text("help-replay-seat"))
    @click.option("--step", is_flag=True, help=make.text("help-step"))
    def replay(file: str, seat: str, step: bool) -> None:
        tell_record(file, seat, step, make.speaker.lang)

    return replay


def tell_record(file: str, seat: str, step: bool, lang: str) -> None:
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
    """Through whose ears an event is told: with "all", those of the seat that was told most."""
    if isinstance(whose, int):
        return whose
    if whose == "none" or not event.secret:
        return None
    return (event.seen_by & -event.seen_by).bit_length() - 1
