"""`sixgun games` and `sixgun rules`."""

from __future__ import annotations

import json
from typing import Any

import click

from sixgun.core.checks import shown
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games import games
from sixgun.terminal.program import program
from sixgun.text import Speaker


def games_command(speaker: Speaker, as_json: bool) -> None:
    if as_json:
        listed = [
            {
                "key": game.key,
                "seats": [*game.seats],
                "options": {spec.name: [*spec.values] for spec in game.options},
                "house_data": game.house_data(),
            }
            for game in games()
        ]
        click.echo(json.dumps(listed, indent=1))
        return
    for game in games():
        voice = Speaker(speaker.lang, game.key, packages=("sixgun.terminal",))
        click.secho(f"{game.key}", bold=True, nl=False)
        click.echo("  " + voice.text("game-line", title=voice.text("title"), low=game.seats[0], high=game.seats[-1]))
        click.echo(f"  {voice.text('tagline')}")
        for spec in game.options:
            values = "|".join([shown(value) for value in spec.values])
            click.echo(f"    -o {spec.name}={values}  {voice.text('option-' + spec.name)} ({spec.rule})")
        click.echo("  " + voice.text("house-data", parts=[*game.house_data()]))


def rules_command(key: str, wanted: str | None, as_json: bool, speaker: Speaker) -> None:
    from sixgun.lab.citations import rule_index

    game = game_of(key)
    index: list[dict[str, Any]] = rule_index(game)
    if wanted is not None:
        matching = [rule for rule in index if rule["id"] == wanted or rule["id"].startswith(wanted + ".")]
        if not matching:
            raise Refused(Refusal("no-such-rule", {"got": wanted[:60], "game": key, "program": program()}), key)
        index = matching
    if as_json:
        click.echo(json.dumps(index, indent=1, ensure_ascii=False))
        return
    italian = speaker.lang == "it"
    for rule in index:
        click.secho(rule["id"], bold=True, nl=False)
        click.echo(f"  ({rule['source']})")
        click.echo("  " + (rule["it"] if italian else rule["text"]))
        open_point = rule.get("unclear_it" if italian else "unclear")
        if open_point:
            click.secho("  " + speaker.text("rule-open", text=open_point), dim=True)
        click.echo("  " + speaker.text("rule-code", list=rule["code"]))
        click.echo("  " + speaker.text("rule-tests", count=len(rule["tests"])))
        if wanted is not None:
            for test in rule["tests"]:
                click.echo("    " + test)
    if wanted is None:
        tested = sum(1 for rule in index if rule["tests"])
        click.echo(speaker.text("rules-tested", tested=tested, total=len(index)))
        voice = Speaker(speaker.lang, key, packages=("sixgun.terminal",))
        click.echo(voice.text("house-data", parts=[*game.house_data()]))
