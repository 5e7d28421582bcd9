"""How far a long run is: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from sixgun.terminal.shown.figures import rounded
from sixgun.text import Speaker

FIRST, EVERY = 10.0, 30.0  # seconds until a first line, and between lines


@contextmanager
def progress(speaker: Speaker, title: str, total: int, already: int = 0) -> Iterator[Callable[[int], None]]:
    """A function that is told how many are done."""
    if sys.stderr.isatty():
        began = time.monotonic()
        with bar(title) as advance:

            def tell(done: int) -> None:
                rate = _rate(done - already, time.monotonic() - began)
                advance(done, total, speaker.text("progress-rate", rate=rate))

            tell(already)
            yield tell
    else:
        yield _lines(speaker, title, total, already)


@contextmanager
def bar(title: str, shown: bool = True) -> Iterator[Callable[..., None]]:
    """A bar while something goes on; the function that it gives is told how many are done, of how many, how fast."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("ETA"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as drawn:
        task = drawn.add_task(title, total=None, rate="")

        def advance(done: int, of: int, rate: str = "") -> None:
            drawn.update(task, completed=done, total=of, rate=rate)

        yield advance


def _lines(speaker: Speaker, title: str, total: int, already: int) -> Callable[[int], None]:
    """For logs: short runs say nothing."""
    began = time.monotonic()
    due = [began + FIRST]

    def tell(done: int) -> None:
        now = time.monotonic()
        if now >= due[0] and done < total:
            due[0] = now + EVERY
            speed = (done - already) / (now - began)
            left = _clock((total - done) / speed) if speed else "?"
            said = speaker.text(
                "progress-line", title=title, done=done, total=total, rate=_rate(done - already, now - began), left=left
            )
            click.echo(said, err=True)

    return tell


def _rate(done: int, seconds: float) -> float:
    """
    >>> _rate(30, 60.0), _rate(3000, 60.0)
    (0.5, 50)
    """
    return rounded(done / seconds) if seconds else 0.0


def _clock(seconds: float) -> str:
    """
    >>> _clock(3725.4)
    '1:02:05'
    """
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
