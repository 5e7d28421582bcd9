"""`sixgun verify`: whether a record is what happened."""

from __future__ import annotations

import click

import sixgun
from sixgun.core.refusals import Refusal
from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.kept.records import load
from sixgun.text import Speaker


def command(make: Maker) -> click.Command:
    @make.command("verify")
    @click.argument("file", type=click.Path())
    @click.option("--promise", metavar="HEX", help=make.text("help-promise"))
    def verify(file: str, promise: str | None) -> int:
        return verify_file(file, promise, make.speaker.lang)

    return verify


def verify_file(file: str, promise: str | None, lang: str) -> int:
    """Check a record, and the promise noted down at its start; 0 if it holds, 2 with every problem if it does not."""
    record, game = load(file)
    speaker = Speaker(lang, game.key, record.names, packages=("sixgun.terminal",))
    verdict = sixgun.verify(record)
    problems = list(verdict.problems)
    if promise is not None and (len(promise) < 8 or not record.commitment.startswith(promise.lower().rstrip("…."))):
        problems.append(Refusal("record-other-promise", {"promise": record.commitment[:16]}))
    if not problems:
        key = "verify-ok" if verdict.finished else "verify-ok-unfinished"
        if record.position is not None:
            key = "verify-ok-position"
        click.echo(speaker.text(key, picks=verdict.picks, promise=record.commitment[:16]))
        if record.takebacks:
            click.echo(speaker.text("verify-takebacks", count=record.takebacks))
        return 0
    for problem in problems:
        click.echo(speaker.refusal(problem), err=True)
    return 2
