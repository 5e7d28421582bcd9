"""`sixgun play`: a game at the keyboard."""

from __future__ import annotations

from typing import Any

import click

from sixgun.terminal.commands.completions import BOTS, complete_words
from sixgun.terminal.commands.maker import SEED, Maker
from sixgun.terminal.table.lobby import lobby
from sixgun.terminal.table.start import start_game


def command(make: Maker) -> click.Command:
    t, lang = make.text, make.speaker.lang
    sitters = complete_words("you", "bot", *BOTS)

    @make.command("play")
    @make.game(required=False)
    @click.option("--seats", metavar="you,bot,...", help=t("help-seats"), shell_complete=sitters)
    @click.option("--names", metavar=t("metavar-seats-names"), help=t("help-names"))
    @click.option("--seed", type=SEED, metavar="N", help=t("help-seed-play"))
    @click.option("--position", type=click.Path(), metavar="FILE", help=t("help-position"))
    @click.option("--resume", type=click.Path(), metavar="FILE", help=t("help-resume"))
    @click.option("--save", type=click.Path(), metavar="FILE", help=t("help-save"))
    @click.option("--odds/--no-odds", default=None, help=t("help-odds-table"))
    @make.table_options
    def play(game: str | None, **given: Any) -> None:
        if game is None:
            lobby(lang, given)
        else:
            start_game(game, lang, **given)

    return play
