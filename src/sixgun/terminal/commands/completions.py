"""What a shell can complete: games, rules, options, and words with commas between them."""

from __future__ import annotations

from typing import Any

import click
from click.shell_completion import CompletionItem

# A test compares these with bots.NAMES, whose import would slow --help down.
BOTS = ("random", "rules", "easy", "normal", "hard", "enter")


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from sixgun.games import keys

    return [CompletionItem(key) for key in keys() if key.startswith(incomplete)]


def complete_rule(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from sixgun.games import game, keys

    key = ctx.params.get("game")
    rules = game(key).rule_texts() if key in keys() else []
    return [CompletionItem(rule["id"]) for rule in rules if rule["id"].startswith(incomplete)]


def complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from sixgun.core.checks import shown
    from sixgun.games import games

    specs = [spec for game in games() for spec in game.options]
    pairs = dict.fromkeys([f"{spec.name}={shown(value)}" for spec in specs for value in spec.values])
    return [CompletionItem(pair) for pair in pairs if pair.startswith(incomplete)]


def complete_words(*words: str) -> Any:
    """Completion of a list of words with commas between them."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(before + comma + word) for word in words if word.startswith(last)]

    return complete
