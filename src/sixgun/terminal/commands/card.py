"""`sixgun card check` and `sixgun card show`: the cards of packs that anybody can write."""

from __future__ import annotations

import json
from pathlib import Path

import click

from sixgun.core.capabilities import BringsCards, DescribesCards
from sixgun.core.refusals import Refusal, Refused
from sixgun.games import game as game_of
from sixgun.games.able import able
from sixgun.terminal.chosen import chosen_game, with_texts
from sixgun.terminal.commands.maker import Maker
from sixgun.text import Speaker
from sixgun.text.files import read_toml


def command(make: Maker) -> click.Command:
    card = make.group("card")

    @make.command("check", "card-check")
    @click.argument("file", type=click.Path())
    @make.game_option("help-card-game")
    @make.as_json()
    def check(file: str, game: str | None, as_json: bool) -> int:
        return check_pack(file, game, as_json, make.speaker)

    @make.command("show", "card-show")
    @click.argument("name", nargs=-1, required=True)
    @make.game_option("help-card-game")
    @make.pack()
    def show(name: tuple[str, ...], game: str | None, pack: str | None) -> None:
        show_card(" ".join(name), game, pack, make.speaker)

    card.add_command(check)
    card.add_command(show)
    return card


def check_pack(file: str, key: str | None, as_json: bool, speaker: Speaker) -> int:
    """Say what a pack holds, or everything that is wrong with it."""
    found = able(BringsCards, "no-own-cards", key)
    problems: list[Refusal] = []
    title, cards = "", 0
    try:
        game = with_texts(game_of(found.key).repacked(read_toml(Path(file))))
        assert isinstance(game, BringsCards)
        title, cards = game.pack_title(), len(game.figures())
    except Refused as refused:
        problems = list(refused.refusals)
    voice = Speaker(speaker.lang, found.key, packages=("sixgun.terminal",))
    if as_json:
        listed = [{**problem.plain(), "sentence": voice.refusal(problem)} for problem in problems]
        answer = {"file": file, "good": not problems, "problems": listed, "pack": title, "cards": cards}
        click.echo(json.dumps(answer, indent=1, ensure_ascii=False))
    elif problems:
        raise Refused(problems, found.key)
    else:
        click.echo(voice.text("card-pack-good", file=file, pack=title, cards=cards))
    return 2 if problems else 0


def show_card(name: str, key: str | None, pack: str | None, speaker: Speaker) -> None:
    """What is printed on a card, in our words."""
    game = chosen_game(able(DescribesCards, "no-own-cards", key).key, pack)
    assert isinstance(game, DescribesCards)
    voice = Speaker(speaker.lang, game.key, packages=("sixgun.terminal",))
    wanted = "-".join("".join([c if c.isalnum() else " " for c in name.lower().replace("'", "")]).split())
    lines = game.describe(wanted)
    if not lines:
        raise Refused(Refusal("card-unknown", {"got": name[:60]}), game.key)
    for line in lines:
        click.echo(voice.say(line))
