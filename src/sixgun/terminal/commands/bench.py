"""`sixgun bench`: how fast a game is here."""

from __future__ import annotations

import json

import click

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.provenance import provenance
from sixgun.lab.speed.bench import bench as measured
from sixgun.terminal.chosen import chosen_game
from sixgun.terminal.commands.bench_peers import measure_peers
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.program import command_line
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    t = make.text
    seconds_option = click.option(
        "--seconds",
        type=click.FloatRange(0.1, 600),
        default=2.0,
        show_default=True,
        metavar="N",
        help=t("help-seconds"),
    )

    @make.command("bench")
    @make.game(required=False)
    @click.option("--peers", is_flag=True, help=t("help-peers"))
    @seconds_option
    @make.as_json()
    def bench(game: str | None, peers: bool, seconds: float, as_json: bool) -> None:
        if peers:
            measure_peers(seconds, as_json, make.speaker)
        elif game is None:
            raise Refused(Refusal("bench-what", {}))
        else:
            measure_game(game, seconds, as_json, make.speaker)

    return bench


def measure_game(game: str, seconds: float, as_json: bool, speaker: Speaker) -> None:
    found = chosen_game(game, None)
    if not as_json:
        click.echo(speaker.text("benching", seconds=seconds), err=True)
    report = measured(found, seconds)
    if as_json:
        click.echo(json.dumps({**report, "made": provenance(game, command=command_line())}, indent=1))
        return
    labels = [speaker.text(f"bench-{name}") for name in report]
    widest = max([len(label) for label in labels])
    for label, value in zip(labels, report.values(), strict=True):
        click.echo(f"{label:{widest}}  {_figure(value, speaker)}")


def _figure(value: Plain, speaker: Speaker) -> str:
    if isinstance(value, bool):
        return speaker.text("yes" if value else "no")
    if isinstance(value, float) and value < 1000:
        return speaker.text("decimal", value=value)
    return speaker.text("count", value=value) if isinstance(value, int | float) else str(value)
