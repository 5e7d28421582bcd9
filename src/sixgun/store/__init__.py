"""The append-only log of every table: SQLite by default, PostgreSQL by URL.

An entry is written before anybody hears of it. Entries of many tables go into one transaction (group commit), and a
table's fencing number makes sure that only its present owner writes.
"""

from sixgun.store.chain import Damaged
from sixgun.store.claims import KeptCheckpoint, Stored
from sixgun.store.store import Fenced, Store
from sixgun.store.writes import Opened, Write

__all__ = ["Damaged", "Fenced", "KeptCheckpoint", "Opened", "Store", "Stored", "Write"]
