"""`sixgun rules`: the rules of a game, with the code and the tests of each."""

from __future__ import annotations

import json
from textwrap import fill
from typing import Any

import click

from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.lab.citations import rule_index, tests_are_here
from sixgun.terminal.commands.completions import complete_rule
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.program import program
from sixgun.text import Speaker

WIDTH = 80  # characters of a line


def command(make: Maker) -> click.Command:
    @make.command("rules")
    @make.game()
    @click.argument("id", required=False, shell_complete=complete_rule)
    @click.option("--chapters", is_flag=True, help=make.text("help-chapters"))
    @make.as_json()
    def rules(game: str, id: str | None, chapters: bool, as_json: bool) -> None:
        if chapters:
            tell_chapters(game, make.speaker)
        else:
            list_rules(game, id, as_json, make.speaker)

    return rules


def list_rules(key: str, wanted: str | None, as_json: bool, speaker: Speaker) -> None:
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
        if tests_are_here():
            click.echo("  " + speaker.text("rule-tests", count=len(rule["tests"])))
        if wanted is not None:
            for test in rule["tests"]:
                click.echo("    " + test)
    if wanted is None:
        if tests_are_here():
            tested = sum(1 for rule in index if rule["tests"])
            click.echo(speaker.text("rules-tested", tested=tested, total=len(index)))
        voice = Speaker(speaker.lang, key, packages=("sixgun.terminal",))
        click.echo(voice.text("house-data", parts=[*game.house_data()]))


def tell_chapters(key: str, speaker: Speaker) -> None:
    """The rules in short, for people who want to play."""
    voice = Speaker(speaker.lang, key, packages=(f"sixgun.games.{key.replace('-', '_')}:chapters",))
    for number, chapter in enumerate(game_of(key).chapters(), 1):
        name = f"chapter-{chapter['slug']}"
        click.secho(f"{number}. {voice.text(name)}", bold=True)
        click.echo(
            fill(" ".join(voice.text(f"{name}-text").split()), WIDTH, initial_indent="   ", subsequent_indent="   ")
        )
        if chapter["lesson"]:
            click.secho(f"   {program()} learn {key} {chapter['lesson']}", dim=True)
