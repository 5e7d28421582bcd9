"""A table: seats, clocks, take-back, spectators and the log, as a machine without input or output.

Whatever changes a table is an entry of its log. `Table.decide` turns a command into entries or refuses it, and changes
nothing; the program around it writes the entries down for good, and only then has `Table.evolve` take them in and
sends `Table.message` to everybody. A table that is folded from its log is the table that was lost.
"""

from sixgun.play.commands import COMMANDS, Command
from sixgun.play.entries import Entry
from sixgun.play.table import Table

__all__ = ["COMMANDS", "Command", "Entry", "Table"]
