"""What `sixgun simulate` and `sixgun arena` share: the options, the run, and the report."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import click

from sixgun.lab.series import Series
from sixgun.lab.simulate import Tally
from sixgun.terminal.commands.completions import BOTS, complete_words
from sixgun.terminal.commands.maker import SEED, Maker
from sixgun.terminal.series.report import Reporter
from sixgun.terminal.series.run import Asked, run_series, series_of
from sixgun.text import Speaker

MOST = click.IntRange(1, 10**7)


def series_command(
    make: Maker,
    name: str,
    bots: str,
    tally_of: Callable[[Series], Tally],
    show: Callable[[dict[str, Any], Speaker], None],
    any_number: bool = False,
) -> click.Command:
    """A command that plays a series. `any_number` of bots take turns where they are more than there are seats."""
    t = make.text

    @make.command(name)
    @make.game()
    @click.option("--games", type=MOST, default=1000, show_default=True, metavar="N", help=t("help-games-n"))
    @click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help=t("help-seed"))
    @click.option("--seats", type=int, metavar="N", help=t("help-seats-n"))
    @make.jobs()
    @click.option("--cluster", default="", metavar=t("metavar-address"), help=t("help-cluster"))
    @click.option("--vary", default="", metavar=t("metavar-names"), help=t("help-vary"))
    @make.as_json()
    @click.option("--out", type=click.Path(), metavar="FILE.csv", help=t("help-out"))
    @click.option("--records", type=click.Path(), metavar="FILE.jsonl.zst", help=t("help-records"))
    @click.option("--trajectories", type=click.Path(), metavar="FILE.parquet", help=t("help-trajectories"))
    @click.option("--report", type=click.Path(), metavar="FILE.html", help=t("help-report"))
    @click.option(
        "--bots",
        default=bots,
        show_default=True,
        metavar=t("metavar-names"),
        help=t("help-bots"),
        shell_complete=complete_words(*BOTS),
    )
    @make.table_options
    def command(game: str, **given: Any) -> None:
        asked = Asked(**given)
        lang = make.speaker.lang
        found, series = series_of(game, asked, any_number)
        tally = tally_of(series)
        reporter = Reporter(name, asked, found, series, lang)
        tally.command = reporter.command
        run_series(series, asked, make.speaker, tally, reporter.findings)
        reporter.write(tally)
        report = tally.report()
        if asked.as_json:
            click.echo(json.dumps(report, indent=1))
        else:
            show(report, Speaker(lang, found.key, packages=("sixgun.terminal", "sixgun.lab")))

    return command
