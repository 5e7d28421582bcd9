"""`sixgun bench --peers`: beside other libraries."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table

from sixgun.core.plain import Plain
from sixgun.core.refusals import Refused
from sixgun.lab.provenance import provenance
from sixgun.lab.speed.peers import bench_peers, ratio
from sixgun.terminal.program import command_line
from sixgun.terminal.shown.figures import rounded
from sixgun.terminal.shown.lines import open_console
from sixgun.text import Speaker

FIGURES = ("decisions_per_second", "seen_per_second", "clone_us")


def measure_peers(seconds: float, as_json: bool, speaker: Speaker) -> None:
    def told(what: str, whom: str) -> None:
        click.echo(speaker.text(f"peers-{what}", what=whom), err=True)

    report: Any = bench_peers(seconds, told, _seen)
    if as_json:
        made = provenance(command=command_line())
        click.echo(json.dumps({**report, "ratios": ratios(report), "made": made}, indent=1))
        return
    console = open_console()
    click.echo(speaker.text("peers-compiled", compiled=int(report["compiled"])))
    for figure, title in zip(FIGURES, ("peers-playouts", "peers-seen", "peers-clones"), strict=True):
        click.echo("\n" + speaker.text(title))
        console.print(_games_table(report, figure, speaker))
    click.echo("\n" + speaker.text("peers-hands"))
    console.print(_hands_table(report, speaker))
    for row in [*report["ours"], *report["theirs"]]:
        if "why_not" in row:
            peer = f"{row.get('peer', '')} {row['game']}".strip()
            click.echo(speaker.text("peers-why-not", peer=peer, why=row["why_not"]))


def _seen(game: Any, seconds: float) -> dict[str, Plain]:
    """Our environments' figures; none where their libraries are missing, and the table says so."""
    try:
        from sixgun.research.speed import seen_rates

        return seen_rates(game, seconds)
    except Refused as refused:
        return {"why_not": str(refused)}


def ratios(report: Any) -> dict[str, dict[str, dict[str, float | None]]]:
    """By figure, peer and game of ours: how many times as fast ours is."""
    found: dict[str, dict[str, dict[str, float | None]]] = {}
    for figure in FIGURES:
        rows = [row for row in report["theirs"] if figure in row]
        for row in rows:
            times = {own["game"]: ratio(own, row, figure) for own in report["ours"]}
            found.setdefault(figure, {})[f"{row['peer']} {row['game']}"] = times
    for figure in report["hands"]:
        rows = [row for row in report["theirs"] if figure in row]
        found[figure] = {row["peer"]: {"hands": ratio(report["hands"], row, figure)} for row in rows}
    return found


def _games_table(report: Any, figure: str, speaker: Speaker) -> Table:
    table = Table()
    table.add_column(speaker.text("column-peer"))
    table.add_column(speaker.text("column-theirs"), justify="right")
    for own in report["ours"]:
        table.add_column(own["game"], justify="right")
    table.add_row(speaker.text("column-ours"), "", *[_number(own.get(figure), speaker) for own in report["ours"]])
    if figure == "seen_per_second":
        shown = [_number(own.get("aec_per_second"), speaker) for own in report["ours"]]
        table.add_row(speaker.text("column-ours-aec"), "", *shown)
    for row in report["theirs"]:
        if figure in row:
            times = [_times(ratio(own, row, figure), speaker) for own in report["ours"]]
            table.add_row(f"{row['peer']} {row['game']}", _number(row[figure], speaker), *times)
    return table


def _hands_table(report: Any, speaker: Speaker) -> Table:
    table = Table(speaker.text("column-peer"), speaker.text("column-five"), "", speaker.text("column-seven"), "")
    five, seven = "hands_of_5_per_second", "hands_of_7_per_second"
    ours = report["hands"]
    table.add_row(speaker.text("column-ours"), _number(ours[five], speaker), "", _number(ours[seven], speaker), "")
    for row in report["theirs"]:
        if five in row:
            shown = [
                (_number(row[figure], speaker), _times(ratio(ours, row, figure), speaker)) for figure in (five, seven)
            ]
            table.add_row(row["peer"], *shown[0], *shown[1])
    return table


def _number(value: float | None, speaker: Speaker) -> str:
    if value is None:
        return ""
    return speaker.text("count" if value >= 100 else "rating", value=value)


def _times(value: float | None, speaker: Speaker) -> str:
    return "" if value is None else speaker.text("factor", value=rounded(value))
