"""`sixgun completion`: a script with which a shell completes command lines."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from sixgun.terminal.commands.maker import Maker
from sixgun.terminal.program import COMPLETE, program

SHELLS = ("bash", "zsh", "fish")


def command(make: Maker) -> click.Command:
    @make.command("completion")
    @click.argument("shell", type=click.Choice(SHELLS))
    @click.pass_context
    def completion(ctx: click.Context, shell: str) -> None:
        maker = get_completion_class(shell)
        assert maker is not None
        click.echo(maker(ctx.find_root().command, {}, program(), COMPLETE).source())

    return completion
