"""Files: games and reviews that are kept, records that are read."""
