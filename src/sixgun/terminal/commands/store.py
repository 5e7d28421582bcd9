"""`sixgun store check`, `backup` and `restore`: looking after a server's database."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import click

from sixgun.core.needs import missing
from sixgun.core.refusals import Refused
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.shown.progress import bar
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    store = make.group("store")
    database = click.option("--database", metavar="URL", default="", help=make.text("help-database"))

    @make.command("check", "store-check")
    @database
    @make.as_json()
    def check(database: str, as_json: bool) -> int:
        return check_store(database, as_json, make.speaker)

    @make.command("backup", "store-backup")
    @click.argument("file", type=click.Path())
    @database
    def backup(file: str, database: str) -> None:
        found = asyncio.run(_modules().backup.backup(_url(database), Path(file)))
        click.echo(make.text("store-saved", file=file, tables=found.tables, entries=found.entries))

    @make.command("restore", "store-restore")
    @click.argument("file", type=click.Path())
    @database
    def restore(file: str, database: str) -> None:
        found, old = asyncio.run(_modules().backup.restore(_url(database), Path(file)))
        click.echo(make.text("store-restored", file=file, tables=found.tables, entries=found.entries))
        if old is not None:
            click.echo(make.text("store-aside", file=str(old)))

    for each in (check, backup, restore):
        store.add_command(each)
    return store


def check_store(database: str, as_json: bool, speaker: Speaker) -> int:
    """Say that a database is good, or everything that is wrong with it."""
    with bar(speaker.text("store-progress"), shown=sys.stderr.isatty()) as progress:
        found = asyncio.run(_modules().check.check(_url(database), progress))
    if as_json:
        listed = [{**problem.plain(), "sentence": speaker.refusal(problem)} for problem in found.problems]
        good = {"good": not listed, "tables": found.tables, "entries": found.entries, "problems": listed}
        click.echo(json.dumps(good, indent=1, ensure_ascii=False))
        return 2 if listed else 0
    if found.problems:
        raise Refused(found.problems)
    click.echo(speaker.text("store-good", tables=found.tables, entries=found.entries))
    return 0


def _url(database: str) -> str:
    url: str = database or _modules().engine.default_url()
    return url


def _modules() -> Any:
    """The store's modules, which need libraries that research and the terminal do without."""
    try:
        import sixgun.store.backup
        import sixgun.store.check
        import sixgun.store.engine
    except ImportError as error:
        raise Refused(missing(error.name or str(error), "server")) from error
    return sixgun.store
