"""`sixgun games`: the games and their options."""

from __future__ import annotations

import json

import click

from sixgun.core.checks import shown
from sixgun.games import games as all_games
from sixgun.terminal.commands.maker import Maker
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    @make.command("games")
    @make.as_json()
    def games(as_json: bool) -> None:
        list_games(make.speaker, as_json)

    return games


def list_games(speaker: Speaker, as_json: bool) -> None:
    if as_json:
        listed = [
            {
                "key": game.key,
                "seats": [*game.seats],
                "options": {spec.name: [*spec.values] for spec in game.options},
                "house_data": game.house_data(),
            }
            for game in all_games()
        ]
        click.echo(json.dumps(listed, indent=1))
        return
    for game in all_games():
        voice = Speaker(speaker.lang, game.key, packages=("sixgun.terminal",))
        click.secho(f"{game.key}", bold=True, nl=False)
        low, high = game.seats[0], game.seats[-1]
        click.echo("  " + voice.text("game-line", title=voice.text("title"), low=low, high=high, same=int(low == high)))
        click.echo(f"  {voice.text('tagline')}")
        for spec in game.options:
            values = "|".join([shown(value) for value in spec.values])
            click.echo(f"    -o {spec.name}={values}  {voice.text('option-' + spec.name)} ({spec.rule})")
        click.echo("  " + voice.text("house-data", parts=[*game.house_data()]))
