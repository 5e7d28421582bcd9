"""Who can harm the player who makes a pick, as a table at the keyboard."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from sixgun.core.capabilities import Threats
from sixgun.terminal.shown.figures import whole_share
from sixgun.text import Speaker

NOT_YET = "–"


def threats_table(threats: Threats, speaker: Speaker) -> Table:
    """A row for each who threatens, a column for each moment; the worst of all stands out."""
    table = Table.grid(padding=(0, 2))
    for column in range(len(threats.columns) + 1):
        table.add_column(justify="left" if column == 0 else "right", no_wrap=True)
    table.add_row("", *[Text(speaker.say(column), "dim") for column in threats.columns])
    worst = max([chance for _, chances in threats.rows for chance in chances if chance is not None])
    for label, chances in threats.rows:
        cells = [
            Text(NOT_YET, "dim")
            if chance is None
            else Text(whole_share(speaker, float(chance)), "bold" if chance == worst else "")
            for chance in chances
        ]
        table.add_row("  " + speaker.say(label), *cells)
    return table
