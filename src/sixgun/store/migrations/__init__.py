"""The database's history: one file for each change of its form, run in order when the server starts."""
