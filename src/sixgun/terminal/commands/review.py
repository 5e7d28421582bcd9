"""`sixgun review`: a finished game thought over, decision by decision."""

from __future__ import annotations

import json
import sys
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from sixgun.core.game import Game
from sixgun.core.messages import Msg
from sixgun.core.records import Record
from sixgun.core.refusals import Refusal, Refused
from sixgun.lab.provenance import provenance
from sixgun.lab.review import GRADES, Effort, Found
from sixgun.lab.review import review as think_over
from sixgun.terminal.commands.maker import SEED, Maker
from sixgun.terminal.kept.records import load
from sixgun.terminal.kept.reviews import Halfway
from sixgun.terminal.program import Told, command_line
from sixgun.terminal.shown.figures import share, whole_share
from sixgun.terminal.shown.lines import open_console
from sixgun.terminal.shown.progress import bar
from sixgun.terminal.shown.sentences import complain, end_line
from sixgun.text import Speaker

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of a line at most


def command(make: Maker) -> click.Command:
    t = make.text

    @make.command("review")
    @click.argument("file", type=click.Path())
    @click.option("--seat", type=int, metavar="N", help=t("help-review-seat"))
    @click.option("--iterations", type=click.IntRange(1, 10**7), metavar="N", help=t("help-review-iterations"))
    @click.option("--seconds", type=click.FloatRange(0.01, 600), metavar="N", help=t("help-review-seconds"))
    @click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help=t("help-review-seed"))
    @make.jobs()
    @click.option("--cluster", default="", metavar=t("metavar-address"), help=t("help-review-cluster"))
    @make.as_json()
    def review(file: str, **given: Any) -> None:
        review_file(file, make.speaker, **given)

    return review


def review_file(
    file: str,
    speaker: Speaker,
    seat: int | None,
    iterations: int | None,
    seconds: float | None,
    seed: int,
    jobs: int,
    cluster: str,
    as_json: bool,
) -> None:
    """Review a record, and say what came of it as a summary or as JSON."""
    record, game = load(file)
    if seat is not None and not 0 <= seat < record.seats:
        allowed = [str(number) for number in range(record.seats)]
        raise Refused(Refusal("field-choice", {"field": "--seat", "got": str(seat), "allowed": [*allowed]}))
    voice = Speaker(speaker.lang, game.key, record.names, packages=("sixgun.terminal",))
    found = _with_progress(record, game, Effort(iterations, seconds, seed), seat, jobs, cluster, voice)
    if as_json:
        made = provenance(game.key, seed, command_line())
        click.echo(json.dumps({**found, "made": made}, indent=1))
    else:
        _print(found, voice)


def _with_progress(
    record: Record, game: Game[Any], effort: Effort, seat: int | None, jobs: int, cluster: str, speaker: Speaker
) -> dict[str, Any]:
    halfway = Halfway(record, effort, seat)
    title = speaker.text("reviewing", game=speaker.text("title"))
    reached: tuple[int, int] = (0, 0)
    try:
        with halfway, bar(title, sys.stderr.isatty()) as advance:

            def heard(done: int, of: int, found: Found) -> None:
                nonlocal reached
                halfway.keep(found)
                advance(done, of)
                reached = (done, of)

            return think_over(record, game, effort, seat, jobs, cluster, halfway.found, heard)
    except KeyboardInterrupt:
        if not halfway.kept:
            raise
        end_line()
        complain(speaker.text("review-kept", done=reached[0], total=reached[1]))
        raise Told from None


def spark(line: list[list[float]], last: int, width: int = WIDTH) -> str:
    """A line of the graph in one row of text: how high it is at each of so many moments.

    >>> spark([[0, 0.0], [2, 0.5], [4, 1.0]], last=4, width=5)
    '▁▁▅▅█'
    """
    text = ""
    at = 0
    for column in range(width):
        step = column * last / max(1, width - 1)
        while at + 1 < len(line) and line[at + 1][0] <= step:
            at += 1
        text += BLOCKS[min(7, int(line[at][1] * 8))] if line else " "
    return text


def _print(found: dict[str, Any], speaker: Speaker) -> None:
    console = open_console()
    title = speaker.text("title")
    count = len(found["decisions"])
    console.print(speaker.text("review-head", title=title, picks=found["picks"], decisions=count))
    console.print(_lines(found, speaker, console.width))
    console.print(_grades(found, speaker))
    console.print(speaker.text("review-about"), style="dim")
    console.print()
    console.print(speaker.text("review-turns" if found["turns"] else "review-no-turns"))
    decisions = {(one["step"], one["seat"]): one for one in found["decisions"]}
    moments = Table.grid("", "", padding=(0, 2))
    for turn in found["turns"]:
        moments.add_row(f"{turn['step'] + 1:4}", Text(_turn(turn, decisions, speaker)))
    console.print(moments)


def _lines(found: dict[str, Any], speaker: Speaker, width: int) -> Table:
    names = [speaker.text("seat-name", seat=one["seat"]) for one in found["summary"]]
    heads = [speaker.text(f"column-{name}") for name in ("player", "line", "ends")]
    widest = [max([len(word) for word in words]) for words in ([*names, heads[0]], ["100% → 100%", heads[2]])]
    room = width - sum(widest) - 10  # what the table itself takes
    table = Table(*heads)
    for name, one in zip(names, found["summary"], strict=True):
        line = found["lines"][str(one["seat"])]
        ends = " → ".join([whole_share(speaker, at[1]) for at in (line[0], line[-1])]) if line else ""
        table.add_row(name, spark(line, found["picks"], max(8, min(WIDTH, room))), ends)
    return table


def _grades(found: dict[str, Any], speaker: Speaker) -> Table:
    table = Table(*[speaker.text(name) for name in ("column-player", "column-loss", *[f"grade-{g}" for g in GRADES])])
    for one in found["summary"]:
        name = speaker.text("seat-name", seat=one["seat"])
        table.add_row(name, share(speaker, one["loss"]), *[str(one[grade]) for grade in GRADES])
    return table


def _turn(turn: dict[str, Any], decisions: dict[tuple[int, int], dict[str, Any]], speaker: Speaker) -> str:
    """A moment in words."""
    before, after = whole_share(speaker, turn["before"]), whole_share(speaker, turn["after"])
    label = _say(turn["label"], speaker)
    seat, by = turn["seat"], turn["by"]
    if turn["kind"] == "mistake":
        best = _say(decisions[turn["step"], seat]["best"]["label"], speaker)
        return speaker.text("review-mistake", seat=seat, played=label, best=best, before=before, after=after)
    key = "review-swing-own" if seat == by else "review-swing"
    return speaker.text(key, seat=seat, by=by, played=label, before=before, after=after)


def _say(label: dict[str, Any], speaker: Speaker) -> str:
    return speaker.say(Msg(label["key"], label["args"]))
