"""Series of games: what is asked for, the run, and what came of it."""
