"""`sixgun puzzle`: one position a day, one best pick."""

from __future__ import annotations

from pathlib import Path

import click

from sixgun.games import game as game_of
from sixgun.lab.candidates import candidates, draft
from sixgun.terminal.commands.maker import SEED, Maker
from sixgun.terminal.learn.course import puzzle as run
from sixgun.terminal.shown.progress import progress
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    @make.command("puzzle")
    @click.argument("puzzle", required=False, metavar=f"[{make.text('metavar-puzzle')}]")
    @click.option("--all", "every", is_flag=True, help=make.text("help-puzzle-all"))
    @click.option("--find", "games", type=click.IntRange(1), metavar="N", help=make.text("help-puzzle-find"))
    @click.option("--out", type=click.Path(path_type=Path), default=Path("puzzles"), help=make.text("help-puzzle-out"))
    @click.option("--seed", type=SEED, default=1, show_default=True, help=make.text("help-seed"))
    def puzzle(puzzle: str | None, every: bool, games: int | None, out: Path, seed: int) -> None:
        if games:
            find(game_of(puzzle or "").key, games, seed, out, make.speaker)
        else:
            run(puzzle, every, make.speaker.lang)

    return puzzle


def find(key: str, games: int, seed: int, out: Path, speaker: Speaker) -> None:
    """Look for positions with one best pick in games between bots, and write a draft of each."""
    out.mkdir(parents=True, exist_ok=True)
    count = 0
    with progress(speaker, key, games) as tell:
        for number, found in candidates(key, games, seed):
            if found is None:
                tell(number)
                continue
            count += 1
            (out / f"{key}-{found.seed}-{found.number}.toml").write_text(draft(found), encoding="utf-8")
    click.echo(speaker.text("puzzle-found", count=count, folder=str(out)))
