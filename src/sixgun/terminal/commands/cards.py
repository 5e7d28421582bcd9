"""`sixgun cards`: every card of a game with what it can do and the scenarios that prove it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import click

from sixgun.core.capabilities import BringsCards
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.citations import card_scenarios, tests_are_here
from sixgun.terminal.chosen import chosen_game
from sixgun.terminal.commands.maker import Maker
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    @make.command("cards")
    @make.game()
    @make.pack()
    @make.as_json()
    def cards(game: str, pack: str | None, as_json: bool) -> None:
        list_cards(game, pack, as_json, make.speaker)

    return cards


def list_cards(key: str, pack: str | None, as_json: bool, speaker: Speaker) -> None:
    game = chosen_game(key, pack)
    if not isinstance(game, BringsCards):
        raise Refused(Refusal("no-own-cards", {"game": key, "games": ["doomtown"]}), key)
    scenarios = Counter(card_scenarios(key))
    report: list[dict[str, Any]] = [{**row, "scenarios": scenarios[str(row["card"])]} for row in game.coverage()]
    if as_json:
        click.echo(json.dumps(report, indent=1, ensure_ascii=False))
        return
    voice = Speaker(speaker.lang, key, packages=("sixgun.terminal",))
    for row in report:
        click.secho(f"{row['title']}", bold=True, nl=False)
        click.echo(f"  {row['card']}, {voice.text('kind-' + row['kind'])}, {row['pack']}")
        for ability in row["abilities"]:
            waits = f" ({ability['on']})" if ability["on"] else ""
            click.echo(f"  {ability['play']}{waits}: {' '.join(ability['verbs'])}")
        if tests_are_here():
            click.echo("  " + voice.text("card-scenarios", count=row["scenarios"]))
    if tests_are_here():
        able = [row for row in report if row["abilities"]]
        proven = len([row for row in able if row["scenarios"]])
        click.echo(voice.text("cards-proven", proven=proven, able=len(able), total=len(report)))
